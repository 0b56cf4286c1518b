// Package object takes a JSON object apart by its exact keys. encoding/json would
// take "Command" for "command" in a struct; and its maps are made by reflection, of
// which a process that answers one event feels the start.
//
// What it returns is what encoding/json returns for a map of raw messages.
package object

import (
	"encoding/json"
	"unicode/utf8"
)

// Parse returns the values of an object by key; of a key that stands twice, the last
// one. null is an object without keys. The values share data's bytes.
func Parse(data []byte) (map[string]json.RawMessage, error) {
	if !json.Valid(data) {
		var v any
		return nil, json.Unmarshal(data, &v) // says where
	}
	s := scanner{data, 0}
	s.space()
	if s.b[s.at] != '{' {
		var m map[string]json.RawMessage
		err := json.Unmarshal(data, &m) // null, or a value of another type
		return m, err
	}
	s.at++
	m := make(map[string]json.RawMessage)
	for {
		s.space()
		if s.b[s.at] == '}' {
			return m, nil
		}
		key, _ := Text(s.value())
		s.space()
		s.at++ // the colon
		s.space()
		m[key] = s.value()
		s.space()
		if s.b[s.at] == ',' {
			s.at++
		}
	}
}

// Text returns a value that is text.
func Text(raw json.RawMessage) (string, bool) {
	if len(raw) < 2 || raw[0] != '"' {
		return "", false
	}
	inner := raw[1 : len(raw)-1]
	plain := utf8.Valid(inner)
	for _, c := range inner {
		if c == '\\' || c == '"' || c < ' ' {
			plain = false
			break
		}
	}
	if plain {
		return string(inner), true
	}
	var s string
	if json.Unmarshal(raw, &s) != nil {
		return "", false
	}
	return s, true
}

// scanner walks over JSON that is valid.
type scanner struct {
	b  []byte
	at int
}

func (s *scanner) space() {
	for s.at < len(s.b) && (s.b[s.at] == ' ' || s.b[s.at] == '\t' || s.b[s.at] == '\n' || s.b[s.at] == '\r') {
		s.at++
	}
}

// value returns the bytes of the value that begins here, and goes behind it.
func (s *scanner) value() json.RawMessage {
	from, depth := s.at, 0
	for ; s.at < len(s.b); s.at++ {
		switch s.b[s.at] {
		case '"':
			s.text()
			if depth == 0 {
				s.at++
				return s.b[from:s.at:s.at]
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 { // behind a number or a word
				return s.b[from:s.at:s.at]
			}
			if depth--; depth == 0 {
				s.at++
				return s.b[from:s.at:s.at]
			}
		case ',', ' ', '\t', '\n', '\r':
			if depth == 0 {
				return s.b[from:s.at:s.at]
			}
		}
	}
	return s.b[from:s.at:s.at]
}

// text goes to the quote that closes a text.
func (s *scanner) text() {
	for s.at++; s.b[s.at] != '"'; s.at++ {
		if s.b[s.at] == '\\' {
			s.at++
		}
	}
}
