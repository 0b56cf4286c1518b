// Package document reads a tmt.toml into a tree that keeps the position of every
// key and value, so that what is wrong can be said with line and column.
//
// The TOML is read by github.com/BurntSushi/toml. Before it, one linear look at
// the text (scan.go) refuses what the library would spend long on: the text may be
// a stranger's, and it is read in front of a tool call. The same look notes where
// things stand; tree.go puts the two together. Dates, inf and nan are refused,
// since no key of ours takes one.
//
// This file owns the tree's types and the order of the work; say.go the errors.
package document

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Kind is the type of a value.
type Kind uint8

// The kinds. The zero Kind is no value.
const (
	_ Kind = iota
	String
	Integer
	Float
	Boolean
	Array
	Object // a table, however it is written
)

var kindNames = [...]string{"nothing", "text", "a whole number", "a number", "true or false", "an array", "a table"}

// String names the kind for people, with its article.
func (k Kind) String() string { return kindNames[min(int(k), len(kindNames)-1)] }

// Value is one value.
type Value struct {
	Kind  Kind
	At    int // offset in the document
	Text  string
	Int   int64
	Float float64
	Bool  bool
	List  []Value
	Table *Table

	grows bool // an array of [[tables]]
}

// Entry is a key of a table with its value.
type Entry struct {
	Key   string
	At    int // offset of the key
	Value Value
}

// Table holds keys in the order of the document.
type Table struct {
	At      int // offset of its header, key or brace
	Entries []Entry

	made  origin
	index map[string]int // of Entries, for large tables
}

// origin is how a table came to be, which decides what may be added to it.
type origin uint8

const (
	implied origin = iota // a parent that a header names
	headed                // its own [header]
	dotted                // a dotted key
	inline                // braces: closed
)

// Get returns the value of a key, nil where the table has none.
func (t *Table) Get(key string) *Value {
	if i := t.find(key); i >= 0 {
		return &t.Entries[i].Value
	}
	return nil
}

func (t *Table) find(key string) int {
	if t.index != nil {
		if i, ok := t.index[key]; ok {
			return i
		}
		return -1
	}
	for i := range t.Entries {
		if t.Entries[i].Key == key {
			return i
		}
	}
	return -1
}

// add appends an entry and returns its value.
func (t *Table) add(e Entry) *Value {
	const small = 16
	t.Entries = append(t.Entries, e)
	i := len(t.Entries) - 1
	switch {
	case t.index != nil:
		t.index[e.Key] = i
	case i >= small:
		t.index = make(map[string]int, 4*small)
		for j := range t.Entries {
			t.index[t.Entries[j].Key] = j
		}
	}
	return &t.Entries[i].Value
}

// Error is why a text cannot be read, and where.
type Error struct {
	Line   int // from 1
	Column int // from 1, in characters
	Text   string
}

func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Text) }

// Position returns line and column of an offset, both from 1; columns count
// characters.
func Position(text string, offset int) (line, column int) {
	head := text[:max(0, min(offset, len(text)))]
	start := strings.LastIndexByte(head, '\n') + 1
	return 1 + strings.Count(head, "\n"), 1 + utf8.RuneCountInString(strings.TrimPrefix(head[start:], bom))
}

const bom = "\ufeff"

// Parse reads a document. The error is an *Error.
func Parse(text string) (root *Table, err error) {
	s := scanner{text: text}
	defer func() {
		if p := recover(); p != nil { // the library panics where it finds a mistake of its own
			root, err = nil, s.error(0, "it cannot be read, which is an error of tmt's own: %s", abi.Sanitize(fmt.Sprint(p), 200))
		}
	}()
	trouble := s.document()
	// What the library may find in front of the trouble is said instead of it.
	read := text
	if trouble != nil {
		read = text[:s.sound]
	}
	var values any
	meta, err := toml.Decode(read, &values)
	if err != nil {
		return nil, s.explain(err)
	}
	if trouble != nil {
		return nil, trouble
	}
	top, _ := values.(map[string]any)
	b := builder{scanner: &s, keys: meta.Keys()}
	return b.document(top)
}
