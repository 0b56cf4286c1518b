package toml

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// This file owns lines, keys and tables.

// Parse reads a document. The error is an *Error.
func Parse(text string) (*Table, error) {
	p := &parser{text: text, root: &Table{made: headed}}
	p.table = p.root
	if !utf8.ValidString(text) {
		p.at = invalid(text)
		return nil, p.error(p.at, "this is not UTF-8; save the file as UTF-8")
	}
	p.at = len(text) - len(strings.TrimPrefix(text, bom))
	for {
		if err := p.blank(); err != nil {
			return nil, err
		}
		if p.at >= len(text) {
			return p.root, nil
		}
		if err := p.statement(); err != nil {
			return nil, err
		}
		if err := p.endOfLine(); err != nil {
			return nil, err
		}
	}
}

func invalid(text string) int {
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(text)
}

type parser struct {
	text   string
	at     int
	root   *Table
	table  *Table // that the next key belongs to
	values int
}

func (p *parser) error(at int, format string, args ...any) error {
	line, column := Position(p.text, at)
	return &Error{Line: line, Column: column, Text: fmt.Sprintf(format, args...)}
}

// peek returns the next byte, 0 at the end.
func (p *parser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *parser) space() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t') {
		p.at++
	}
}

// blank skips white space, line breaks and comments.
func (p *parser) blank() error {
	for {
		p.space()
		switch {
		case p.peek() == '#':
			if err := p.comment(); err != nil {
				return err
			}
		case !p.newline():
			return nil
		}
	}
}

// newline skips one line break.
func (p *parser) newline() bool {
	switch rest := p.text[p.at:]; {
	case strings.HasPrefix(rest, "\n"):
		p.at++
	case strings.HasPrefix(rest, "\r\n"):
		p.at += 2
	default:
		return false
	}
	return true
}

func (p *parser) comment() error {
	for p.at < len(p.text) && p.text[p.at] != '\n' {
		if c := p.text[p.at]; c < ' ' && c != '\t' || c == 0x7f {
			if strings.HasPrefix(p.text[p.at:], "\r\n") {
				return nil
			}
			return p.error(p.at, "a control character stands in a comment; remove it")
		}
		p.at++
	}
	return nil
}

func (p *parser) endOfLine() error {
	p.space()
	if p.peek() == '#' {
		if err := p.comment(); err != nil {
			return err
		}
	}
	if p.at < len(p.text) && !p.newline() {
		return p.error(p.at, "%s stands where the line should end; write one key a line", p.word())
	}
	return nil
}

// word quotes what stands at the position, for errors.
func (p *parser) word() string {
	rest := p.text[p.at:]
	if rest == "" {
		return "the end of the file"
	}
	end := 0
	for i, r := range rest {
		if i > 0 && (strings.ContainsRune(" \t\r\n=,[]{}#\"'", r) || i > 40) {
			break
		}
		end = i + utf8.RuneLen(r)
	}
	if rest[0] == '\n' || rest[0] == '\r' {
		return "the end of the line"
	}
	return strconv.Quote(rest[:end])
}

// count bounds the number of values.
func (p *parser) count(at int) error {
	if p.values++; p.values > maxValues {
		return p.error(at, "there are more than %d values; split the file or leave some out", maxValues)
	}
	return nil
}

// room bounds the number of keys of a table that is about to have another one: a
// file of nothing but keys costs many times its bytes.
func (p *parser) room(t *Table, at int) error {
	if len(t.Entries) >= maxKeys {
		return p.error(at, "a table has more keys than are read, which is at most %d; leave some out", maxKeys)
	}
	return nil
}

func (p *parser) statement() error {
	if p.peek() == '[' {
		return p.header()
	}
	return p.pair(p.table, 1)
}

// part is one name of a dotted key.
type part struct {
	name string
	at   int
}

// key reads a key, dotted or not.
func (p *parser) key(parts []part) ([]part, error) {
	for {
		p.space()
		at := p.at
		var name string
		switch c := p.peek(); {
		case c == '"' || c == '\'':
			if strings.HasPrefix(p.text[p.at:], `"""`) || strings.HasPrefix(p.text[p.at:], "'''") {
				return nil, p.error(at, "a key cannot be text of several lines")
			}
			var err error
			if name, err = p.quoted(); err != nil {
				return nil, err
			}
		default:
			for p.at < len(p.text) && bare(p.text[p.at]) {
				p.at++
			}
			if name = p.text[at:p.at]; name == "" {
				return nil, p.error(at, "%s stands where a key is expected; keys are letters, digits, - and _, or stand in quotes", p.word())
			}
		}
		parts = append(parts, part{name, at})
		if len(parts) > maxDepth {
			return nil, p.error(at, "a key has more than %d parts", maxDepth)
		}
		p.space()
		if p.peek() != '.' {
			return parts, nil
		}
		p.at++
	}
}

func bare(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '-' || c == '_'
}

// header reads [a.b] or [[a.b]] and makes it the table of the keys that follow.
func (p *parser) header() error {
	start := p.at
	p.at++
	array := p.peek() == '['
	if array {
		p.at++
	}
	var buf [4]part
	parts, err := p.key(buf[:0])
	if err != nil {
		return err
	}
	closing := "]"
	if array {
		closing = "]]"
	}
	if !strings.HasPrefix(p.text[p.at:], closing) {
		return p.error(p.at, "the header of a table lacks its %q", closing)
	}
	p.at += len(closing)
	t := p.root
	for _, part := range parts[:len(parts)-1] {
		if t, err = p.parent(t, part, start); err != nil {
			return err
		}
	}
	last := parts[len(parts)-1]
	if err := p.count(start); err != nil {
		return err
	}
	made := &Table{At: start, made: headed}
	i := t.find(last.name)
	if i < 0 {
		if err := p.room(t, last.at); err != nil {
			return err
		}
	}
	switch {
	case array && i < 0:
		i = t.add(Entry{Key: last.name, At: last.at, Value: Value{Kind: Array, At: start, tables: true}})
		fallthrough
	case array && t.Entries[i].Value.tables:
		v := &t.Entries[i].Value
		if len(v.List) >= maxTables {
			return p.error(start, "there are more than %d of [[%s]]; leave some out", maxTables, last.name)
		}
		v.List = append(v.List, Value{Kind: Object, At: start, Table: made})
	case !array && i < 0:
		t.add(Entry{Key: last.name, At: last.at, Value: Value{Kind: Object, At: start, Table: made}})
	case !array && t.Entries[i].Value.Kind == Object && t.Entries[i].Value.Table.made == implied:
		made = t.Entries[i].Value.Table
		made.made, made.At = headed, start
	default:
		return p.twice(t, i, start, last.name)
	}
	p.table = made
	return nil
}

// twice reports a key or table that is there already.
func (p *parser) twice(t *Table, i, at int, name string) error {
	line, _ := Position(p.text, t.Entries[i].At)
	if p.text[at] == '[' && t.Entries[i].Value.tables {
		return p.error(at, "[%s] stands for one table, but line %d begins a list of them; write [[%s]]", name, line, name)
	}
	return p.error(at, "%q is set twice, first on line %d; keep one of the two", name, line)
}

// parent enters a table that a header names in front of its last part.
func (p *parser) parent(t *Table, part part, at int) (*Table, error) {
	i := t.find(part.name)
	if i < 0 {
		if err := p.count(at); err != nil {
			return nil, err
		}
		if err := p.room(t, part.at); err != nil {
			return nil, err
		}
		sub := &Table{At: at}
		t.add(Entry{Key: part.name, At: part.at, Value: Value{Kind: Object, At: at, Table: sub}})
		return sub, nil
	}
	v := &t.Entries[i].Value
	if v.tables {
		return v.List[len(v.List)-1].Table, nil
	}
	if v.Kind != Object || v.Table.made == inline {
		line, _ := Position(p.text, t.Entries[i].At)
		return nil, p.error(at, "%q on line %d is no table that can be added to", part.name, line)
	}
	return v.Table, nil
}

// pair reads key = value into a table.
func (p *parser) pair(t *Table, depth int) error {
	var buf [4]part
	parts, err := p.key(buf[:0])
	if err != nil {
		return err
	}
	for _, part := range parts[:len(parts)-1] {
		i := t.find(part.name)
		if i < 0 {
			if err := p.count(part.at); err != nil {
				return err
			}
			if err := p.room(t, part.at); err != nil {
				return err
			}
			sub := &Table{At: part.at, made: dotted}
			t.add(Entry{Key: part.name, At: part.at, Value: Value{Kind: Object, At: part.at, Table: sub}})
			t = sub
			continue
		}
		v := &t.Entries[i].Value
		if v.Kind != Object || v.Table.made != dotted {
			return p.twice(t, i, part.at, part.name)
		}
		t = v.Table
	}
	last := parts[len(parts)-1]
	if i := t.find(last.name); i >= 0 {
		return p.twice(t, i, last.at, last.name)
	}
	if err := p.room(t, last.at); err != nil {
		return err
	}
	if p.peek() != '=' {
		return p.error(p.at, "the key %q lacks its value; write %s = …", last.name, last.name)
	}
	p.at++
	p.space()
	v, err := p.value(depth + len(parts) - 1)
	if err != nil {
		return err
	}
	t.add(Entry{Key: last.name, At: last.at, Value: v})
	return nil
}
