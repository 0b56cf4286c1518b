package jsonc

// This file owns reading: one pass over the text, without recursion, that keeps
// where the members of the outermost object stand.

import (
	"bytes"
	"encoding/json"
	"fmt"
)

const maxDepth = 1000 // of nesting

// object is where the parts of an object stand in its text.
type object struct {
	open, close int // of the braces
	members     []member
	last        int  // behind the last thing before close: a value, a comma or a comment
	lineComment bool // that thing is a comment that ends with its line
	trailing    bool // a comma follows the last member
}

// member is where one member stands. comma is -1 where none follows.
type member struct {
	name                   string
	key, value, end, comma int
}

func (o *object) member(name string) (at int, ok bool, err error) {
	at = -1
	for i := range o.members {
		if o.members[i].name == name {
			if at >= 0 {
				return 0, false, fmt.Errorf("it has %q twice", name)
			}
			at = i
		}
	}
	return at, at >= 0, nil
}

type scanner struct {
	text []byte
	at   int
	last int // behind the last comment
	line bool
}

// parse reads an object that is the whole text.
func parse(text []byte) (*object, error) {
	s := &scanner{text: text, at: len(text) - len(trimBOM(text))}
	if err := s.space(); err != nil {
		return nil, err
	}
	o := &object{open: s.at}
	if !s.take('{') {
		return nil, s.unexpected("an object")
	}
	o.last = s.at
	for {
		if err := s.space(); err != nil {
			return nil, err
		}
		o.comment(s)
		if s.take('}') {
			o.close = s.at - 1
			break
		}
		if n := len(o.members); n > 0 && !o.trailing {
			return nil, s.unexpected("a comma or the object's end")
		}
		if err := o.next(s); err != nil {
			return nil, err
		}
	}
	if err := s.space(); err != nil {
		return nil, err
	}
	if s.at < len(text) {
		return nil, s.unexpected("nothing behind the object")
	}
	return o, nil
}

// comment notes a comment that was passed last.
func (o *object) comment(s *scanner) {
	if s.last > o.last {
		o.last, o.lineComment = s.last, s.line
	}
}

// next reads one member and the comma behind it.
func (o *object) next(s *scanner) error {
	m := member{key: s.at, comma: -1}
	name, err := s.str()
	if err != nil {
		return err
	}
	m.name = name
	if err := s.space(); err != nil {
		return err
	}
	if !s.take(':') {
		return s.unexpected("a colon")
	}
	if err := s.space(); err != nil {
		return err
	}
	m.value = s.at
	if err := s.value(); err != nil {
		return err
	}
	m.end = s.at
	o.last, o.lineComment, o.trailing = s.at, false, false
	if err := s.space(); err != nil {
		return err
	}
	o.comment(s)
	if s.take(',') {
		m.comma = s.at - 1
		o.last, o.lineComment, o.trailing = s.at, false, true
	}
	o.members = append(o.members, m)
	return nil
}

// value passes over a value. Objects and arrays are only balanced: what they
// hold is not ours to change.
func (s *scanner) value() error {
	var open []byte
	for {
		if err := s.space(); err != nil {
			return err
		}
		if s.at >= len(s.text) {
			return s.unexpected("a value")
		}
		switch c := s.text[s.at]; {
		case c == '{' || c == '[':
			if open = append(open, c+2); len(open) > maxDepth { // '{'+2 is '}', '['+2 is ']'
				return fmt.Errorf("it is nested more than %d deep", maxDepth)
			}
			s.at++
		case c == '}' || c == ']':
			if len(open) == 0 || open[len(open)-1] != c {
				return s.unexpected("a value")
			}
			open = open[:len(open)-1]
			s.at++
		case c == '"':
			if _, err := s.str(); err != nil {
				return err
			}
		case (c == ',' || c == ':') && len(open) > 0:
			s.at++
		default:
			n := 0
			for s.at+n < len(s.text) && bytes.IndexByte([]byte("{}[],:\"/"), s.text[s.at+n]) < 0 && !isSpace(s.text[s.at+n]) {
				n++
			}
			if !json.Valid(s.text[s.at : s.at+n]) {
				return s.unexpected("a value")
			}
			s.at += n
		}
		if len(open) == 0 {
			return nil
		}
	}
}

// str reads a string.
func (s *scanner) str() (string, error) {
	start := s.at
	if !s.take('"') {
		return "", s.unexpected("a string")
	}
	for s.at < len(s.text) && s.text[s.at] != '"' {
		if s.text[s.at] == '\\' {
			s.at++
		}
		s.at++
	}
	if s.at >= len(s.text) {
		s.at = start
		return "", s.unexpected("a string that ends")
	}
	s.at++
	var out string
	if err := json.Unmarshal(s.text[start:s.at], &out); err != nil {
		s.at = start
		return "", s.unexpected("a string")
	}
	return out, nil
}

// space passes over white space and comments.
func (s *scanner) space() error {
	for s.at < len(s.text) {
		rest := s.text[s.at:]
		switch {
		case isSpace(rest[0]):
			s.at++
			continue
		case bytes.HasPrefix(rest, []byte("//")):
			n := bytes.IndexByte(rest, '\n')
			if n < 0 {
				n = len(rest)
			}
			if n > 0 && rest[n-1] == '\r' {
				n--
			}
			s.at += n
			s.line = true
		case bytes.HasPrefix(rest, []byte("/*")):
			n := bytes.Index(rest[2:], []byte("*/"))
			if n < 0 {
				return s.unexpected("a comment that ends")
			}
			s.at += n + 4
			s.line = false
		default:
			return nil
		}
		s.last = s.at
	}
	return nil
}

func (s *scanner) take(c byte) bool {
	if s.at < len(s.text) && s.text[s.at] == c {
		s.at++
		return true
	}
	return false
}

func (s *scanner) unexpected(want string) error {
	line := 1 + bytes.Count(s.text[:s.at], []byte("\n"))
	column := s.at - bytes.LastIndexByte(s.text[:s.at], '\n')
	return fmt.Errorf("line %d, column %d: expected %s", line, column, want)
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

func trimBOM(b []byte) []byte { return bytes.TrimPrefix(b, []byte("\xef\xbb\xbf")) }

func quote(s string) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if enc.Encode(s) != nil {
		return nil // strings cannot fail
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

// Quote returns a text as a JSON string, with < and > as they are.
func Quote(s string) []byte { return quote(s) }
