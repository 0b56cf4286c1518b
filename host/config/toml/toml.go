// Package toml reads TOML 1.1 into a tree that keeps the position of every key
// and value, so that what is wrong can be said with line and column.
//
// It is made for configuration that is read in front of every tool call, some
// of it written by strangers: it takes no reflection, nothing at start-up, time
// linear in the text, and both nesting and the number of values are bounded.
// Dates, inf and nan are refused, since no key of ours takes one. Everything
// else agrees with a reference implementation, which the tests compare it to.
//
// This file owns the tree and the errors; parse.go reads lines, keys and tables,
// value.go the values, text.go the four kinds of strings.
package toml

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// The bounds of one document.
const (
	maxDepth  = 32      // tables and arrays in each other, parts of a dotted key
	maxValues = 100_000 // values and tables
	maxItems  = 2_000   // elements of one array
	maxKeys   = 1_000   // keys of one table
	maxTables = 6_000   // [[tables]] of one name in one table
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

	tables bool // an array of [[tables]], which may grow
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

// add appends an entry and returns its index.
func (t *Table) add(e Entry) int {
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
	return i
}

// Error is why a text is no TOML, and where.
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
