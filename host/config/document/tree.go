package document

import (
	"github.com/BurntSushi/toml"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the tree: the library's values at the places that were noted. The
// library lists the paths of all keys in the order of the text, and so does the
// look before it.

type builder struct {
	*scanner
	keys []toml.Key
	next int
}

// path returns the library's name of the next key.
func (b *builder) path(parts int) []string {
	if b.next >= len(b.keys) || len(b.keys[b.next]) < parts {
		panic("document: the library has other keys")
	}
	b.next++
	return b.keys[b.next-1]
}

// document builds the tree.
func (b *builder) document(values map[string]any) (*Table, error) {
	root := &Table{}
	table, from := root, values
	var err error
	for i := range b.statements {
		st := &b.statements[i]
		path := b.path(len(st.parts))
		switch {
		case st.header:
			table, from, err = b.header(root, values, st, path)
		default:
			err = b.pair(table, from, &st.key, path)
		}
		if err != nil {
			return nil, err
		}
	}
	return root, nil
}

// header makes the table of a [header] or [[header]].
func (b *builder) header(t *Table, from map[string]any, st *statement, path []string) (*Table, map[string]any, error) {
	var err error
	last := len(path) - 1
	for i, name := range path[:last] {
		if t, from, err = b.enter(t, from, name, st.parts[i], st.at, implied); err != nil {
			return nil, nil, err
		}
	}
	name := path[last]
	v := t.Get(name)
	if !st.array {
		if v != nil && (v.Kind != Object || v.Table.made != implied) {
			return nil, nil, b.again(st.at, name, t.Entries[t.find(name)].At)
		}
		t, from, err = b.enter(t, from, name, st.parts[last], st.at, implied)
		if err == nil {
			t.At, t.made = st.at, headed
		}
		return t, from, err
	}
	list, ok := from[name].([]map[string]any)
	if v == nil && ok {
		if v, err = b.add(t, name, st.parts[last], Value{Kind: Array, At: st.at, grows: true}); err != nil {
			return nil, nil, err
		}
	}
	n := 0
	if v != nil {
		n = len(v.List)
	}
	switch {
	case v == nil || !v.grows || n >= len(list):
		return nil, nil, b.error(st.at, "[[%s]] cannot stand here: the name has another meaning in front of it", abi.Sanitize(name, 60))
	case n >= maxTables:
		return nil, nil, b.error(st.at, "there are more than %d of [[%s]]; leave some out", maxTables, abi.Sanitize(name, 60))
	}
	made := &Table{At: st.at, made: headed}
	v.List = append(v.List, Value{Kind: Object, At: st.at, Table: made})
	return made, list[n], nil
}

// enter returns the table of a name, the last one of a list of them, for a header or
// a dotted key. TOML closes some tables that the library lets grow.
func (b *builder) enter(t *Table, from map[string]any, name string, at, start int, by origin) (*Table, map[string]any, error) {
	v := t.Get(name)
	switch in := from[name].(type) {
	case map[string]any:
		if v == nil {
			var err error
			if v, err = b.add(t, name, at, Value{Kind: Object, At: start, Table: &Table{At: start, made: by}}); err != nil {
				return nil, nil, err
			}
		}
		switch {
		case by == dotted && (v.Table == nil || v.Table.made != dotted):
			return nil, nil, b.again(at, name, t.Entries[t.find(name)].At)
		case v.Table != nil && v.Table.made != inline:
			return v.Table, in, nil
		}
	case []map[string]any:
		if v != nil && v.grows && by == implied && len(v.List) <= len(in) {
			return v.List[len(v.List)-1].Table, in[len(v.List)-1], nil
		}
	}
	if i := t.find(name); i >= 0 {
		line, _ := Position(b.text, t.Entries[i].At)
		return nil, nil, b.error(start, "%q on line %d is no table that can be added to", abi.Sanitize(name, 60), line)
	}
	return nil, nil, b.error(start, "%q is no table that can be added to", abi.Sanitize(name, 60))
}

// add adds a key to a table. A file of nothing but keys costs many times its bytes.
func (b *builder) add(t *Table, name string, at int, v Value) (*Value, error) {
	if len(t.Entries) >= maxKeys {
		return nil, b.error(at, "a table has more keys than are read, which is at most %d; leave some out", maxKeys)
	}
	return t.add(Entry{Key: name, At: at, Value: v}), nil
}

// pair adds key = value.
func (b *builder) pair(t *Table, from map[string]any, k *key, path []string) (err error) {
	last := len(k.parts) - 1
	path = path[len(path)-len(k.parts):]
	for i, name := range path[:last] {
		if t, from, err = b.enter(t, from, name, k.parts[i], k.parts[i], dotted); err != nil {
			return err
		}
	}
	name := path[last]
	if i := t.find(name); i >= 0 {
		return b.again(k.parts[last], name, t.Entries[i].At)
	}
	v, err := b.value(&k.value, from[name])
	if err != nil {
		return err
	}
	_, err = b.add(t, name, k.parts[last], v)
	return err
}

// value puts a value of the library at its place.
func (b *builder) value(n *node, from any) (v Value, err error) {
	v.At = n.at
	switch x := from.(type) {
	case string:
		v.Kind, v.Text = String, x
	case int64:
		v.Kind, v.Int = Integer, x
	case float64:
		v.Kind, v.Float = Float, x
	case bool:
		v.Kind, v.Bool = Boolean, x
	case map[string]any:
		v.Kind, v.Table = Object, &Table{At: n.at, made: inline}
		for i := range n.keys {
			if err := b.pair(v.Table, x, &n.keys[i], b.path(len(n.keys[i].parts))); err != nil {
				return v, err
			}
		}
	case []any:
		v.Kind = Array
		if len(x) != len(n.items) {
			panic("document: the library has another number of elements")
		}
		v.List = make([]Value, len(x))
		for i := range x {
			if v.List[i], err = b.value(&n.items[i], x[i]); err != nil {
				return v, err
			}
		}
	default:
		return v, b.error(n.at, "this value is of a kind that no key takes")
	}
	return v, nil
}
