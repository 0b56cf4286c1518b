// Package jsonc edits one member of a JSON text that people write, and leaves
// every other byte as it is: comments, order, indentation, line ends, byte order
// mark, trailing commas.
//
// This file owns the edits; scan.go owns reading the text.
package jsonc

import (
	"bytes"
	"fmt"
)

// Value returns the text of the value that stands at a path of keys, false where
// there is none. A path that leads through something other than an object is an
// error, as is a key that an object has twice.
func Value(text []byte, path ...string) ([]byte, bool, error) {
	start, end, ok, err := find(text, path)
	if err != nil || !ok {
		return nil, false, err
	}
	return text[start:end], true, nil
}

// Replace returns text with the value at a path replaced. It is an error if
// there is none.
func Replace(text, value []byte, path ...string) ([]byte, error) {
	start, end, ok, err := find(text, path)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, fmt.Errorf("it has no %q", path)
	}
	return splice(text, start, end, value), nil
}

// Add returns text with a member added at the end of the outermost object, in
// the style of its neighbours. An empty text becomes an object. It is an error
// if the key is there already.
func Add(text []byte, key string, value []byte) ([]byte, error) {
	member := append(quote(key), ": "...)
	member = append(member, value...)
	if len(bytes.TrimSpace(trimBOM(text))) == 0 {
		return splice(text, len(text)-len(trimBOM(text)), len(text), []byte("{\n  "+string(member)+"\n}\n")), nil
	}
	o, err := parse(text)
	if err != nil {
		return nil, err
	}
	if _, ok, err := o.member(key); ok || err != nil {
		return nil, fmt.Errorf("it has a %q already", key)
	}
	newline := "\n"
	if i := bytes.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' {
		newline = "\r\n"
	}
	if len(o.members) == 0 {
		in := newline + "  " + string(member) + newline
		if o.last == o.open+1 { // nothing inside, no comment either
			return splice(text, o.open+1, o.close, []byte(in)), nil
		}
		return splice(text, o.last, o.last, []byte(newline+"  "+string(member))), nil
	}
	first := o.members[0]
	between := " "
	if gap := text[o.open+1 : first.key]; bytes.IndexByte(gap, '\n') >= 0 {
		between = newline + string(gap[bytes.LastIndexByte(gap, '\n')+1:])
		if i := bytes.LastIndexAny([]byte(between), "/*"); i >= 0 { // a comment stands before the key
			between = newline + "  "
		}
	}
	if o.lineComment && between == " " {
		between = newline
	}
	in := between + string(member)
	if o.trailing {
		in += ","
	}
	out := splice(text, o.last, o.last, []byte(in))
	if !o.trailing {
		end := o.members[len(o.members)-1].end
		out = splice(out, end, end, []byte(","))
	}
	return out, nil
}

// Delete returns text without a member of the outermost object, with the comma
// and the white space that belonged to it. A text without the key is returned as
// it is.
func Delete(text []byte, key string) ([]byte, error) {
	o, err := parse(text)
	if err != nil {
		return nil, err
	}
	i, ok, err := o.member(key)
	if err != nil || !ok {
		return text, err
	}
	m := o.members[i]
	from := m.key
	for from > 0 && isSpace(text[from-1]) {
		from--
	}
	if m.comma >= 0 {
		return splice(text, from, m.comma+1, nil), nil
	}
	if i > 0 { // the last one: its predecessor's comma goes
		comma := o.members[i-1].comma
		out := splice(text, from, m.end, nil)
		return splice(out, comma, comma+1, nil), nil
	}
	return splice(text, from, m.end, nil), nil
}

func splice(text []byte, from, to int, in []byte) []byte {
	out := make([]byte, 0, len(text)-(to-from)+len(in))
	out = append(out, text[:from]...)
	out = append(out, in...)
	return append(out, text[to:]...)
}

// find returns the range of the value at a path.
func find(text []byte, path []string) (start, end int, ok bool, err error) {
	end = len(text)
	for depth, key := range path {
		if depth == 0 && len(bytes.TrimSpace(trimBOM(text))) == 0 {
			return 0, 0, false, nil
		}
		o, err := parse(text[start:end])
		if err != nil {
			return 0, 0, false, err
		}
		i, ok, err := o.member(key)
		if err != nil || !ok {
			return 0, 0, false, err
		}
		m := o.members[i]
		start, end = start+m.value, start+m.end
	}
	return start, end, true, nil
}
