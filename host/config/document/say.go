package document

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the texts about what is wrong: where, what, and what to do. The
// library's own stand where they are not among the common ones.

func (s *scanner) error(at int, format string, args ...any) error {
	line, column := Position(s.text, at)
	return &Error{Line: line, Column: column, Text: fmt.Sprintf(format, args...)}
}

// word quotes what stands at the position, for errors.
func (s *scanner) word() string {
	rest := s.text[s.at:]
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

// short cuts a word of the file for an error.
func short(word string) string {
	if len(word) > 60 {
		return word[:60] + "…"
	}
	return word
}

// explain puts an error of the library in our words where it is a common one.
func (s *scanner) explain(err error) error {
	var e toml.ParseError
	if !errors.As(err, &e) {
		return s.error(0, "it is no TOML: %s", abi.Sanitize(err.Error(), 200))
	}
	at := e.Position.Start + len(s.text) - len(strings.TrimPrefix(s.text, bom))
	at = min(at, len(s.text))
	switch {
	case strings.HasPrefix(e.Message, "Key '"):
		return s.defined(at)
	case strings.HasPrefix(e.Message, "invalid escape"):
		at += max(0, strings.LastIndexByte(s.text[at:min(at+e.Position.Len, len(s.text))], '\\'))
		return s.error(at, "there is no escape %s; write a backslash as \\\\, or the text in '…'", s.escape(at))
	case strings.Contains(e.Message, "hexadecimal digits"), strings.HasPrefix(e.Message, "Escaped character"):
		return s.digits(at, e)
	case at < len(s.text) && strings.IndexByte("+-.0123456789", s.text[at]) >= 0:
		end := at
		for end < len(s.text) && scalar(s.text[end]) {
			end++
		}
		return s.error(at, "%s is no number that can be read; text stands in quotes", abi.Sanitize(s.text[at:end], 60))
	}
	return s.error(at, "%s", abi.Sanitize(e.Message, 200))
}

// defined reports the key or header at an offset, whose name has a meaning already.
func (s *scanner) defined(at int) error {
	i, section := 0, []string(nil)
	for ; i+1 < len(s.statements) && s.statements[i+1].at <= at; i++ {
		if s.statements[i].header {
			section = s.statements[i].names(s.text)
		}
	}
	st := &s.statements[i]
	names := st.names(s.text)
	if st.header {
		section = nil
	}
	t, err := Parse(s.text[:st.at])
	for n, name := range append(section, names...) {
		if err != nil || t == nil || t.find(name) < 0 {
			break
		}
		e := &t.Entries[t.find(name)]
		line, _ := Position(s.text, e.At)
		last := n == len(section)+len(names)-1
		if n >= len(section) && !st.header {
			at = st.parts[n-len(section)]
		} else {
			at = st.at
		}
		switch v := &e.Value; {
		case v.grows && last:
			return s.error(at, "[%s] stands for one table, but line %d begins a list of them; write [[%s]]", name, line, name)
		case v.grows:
			t = v.List[len(v.List)-1].Table
		case v.Table != nil && !last:
			t = v.Table
		case st.header && !last:
			return s.error(at, "%q on line %d is no table that can be added to", name, line)
		default:
			return s.again(at, name, e.At)
		}
	}
	return s.error(at, "%q is set twice; keep one of the two", (&key{parts: []int{at}}).names(s.text)[0])
}

// names are the parts of a key as they are written, without quotes.
func (k *key) names(text string) []string {
	var names []string
	for _, at := range k.parts {
		name := text[at:]
		if q := name[0]; q == '"' || q == '\'' {
			name, _, _ = strings.Cut(name[1:], string(q))
		} else {
			name = name[:len(name)-len(strings.TrimLeft(name, bareBytes))]
		}
		names = append(names, name)
	}
	return names
}

const bareBytes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// again reports a key or table that is there already.
func (s *scanner) again(at int, name string, first int) error {
	line, _ := Position(s.text, first)
	return s.error(at, "%q is set twice, first on line %d; keep one of the two", abi.Sanitize(name, 60), line)
}

// digits reports an escape by number that names no character.
func (s *scanner) digits(at int, e toml.ParseError) error {
	text := s.text[at:min(at+e.Position.Len, len(s.text))]
	i := strings.LastIndexByte(text, '\\')
	if _, code, ok := strings.Cut(e.Message, `\u`); ok { // it names the digits
		code, _, _ = strings.Cut(code, "'")
		if i = strings.Index(text, `\u`+code); i < 0 {
			i = strings.Index(text, `\U`+code)
		}
	}
	if i < 0 || i+1 >= len(text) {
		return s.error(at, "%s", abi.Sanitize(e.Message, 200))
	}
	count := map[byte]int{'x': 2, 'u': 4, 'U': 8}[text[i+1]]
	return s.error(at+i, "\\%c takes %d hexadecimal digits that name a character", text[i+1], count)
}

// escape shows the escape that stands at an offset.
func (s *scanner) escape(at int) string {
	r, _ := utf8.DecodeRuneInString(s.text[min(at+1, len(s.text)):])
	return "\\" + strings.Trim(strconv.QuoteRune(r), "'")
}
