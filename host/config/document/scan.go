package document

import (
	"strings"
	"unicode/utf8"
)

// This file owns the look at a text before it is parsed: where its keys and values
// stand, and the bounds that keep the library's time and memory small. It takes
// time linear in the text. It reads no text, number or date and leaves to the
// library what is wrong in them, and which keys may stand together.

// The bounds of one document. The library spells out the whole path of each key
// several times, so that maxPaths, the bytes of all paths, bounds its work.
const (
	maxDepth  = 32      // tables and arrays in each other, parts of a dotted key
	maxValues = 100_000 // values and tables
	maxItems  = 2_000   // elements of one array
	maxKeys   = 1_000   // keys of one table
	maxTables = 6_000   // [[tables]] of one name in one table
	maxPaths  = 8 << 20
)

// node is where a value stands.
type node struct {
	at    int
	items []node // of an array
	keys  []key  // of an inline table
}

// key is where a key stands, with its value.
type key struct {
	parts []int // offset of each part of a dotted key
	value node
}

// statement is a header or a key with its value.
type statement struct {
	header, array bool // [table], [[table]]
	at            int
	key
}

type scanner struct {
	text       string
	at         int
	sound      int // up to here there is nothing wrong that this look sees
	statements []statement

	values, keys, paths int
	section             int // bytes of the header's path
}

// document looks at the whole text.
func (s *scanner) document() error {
	if at := invalid(s.text); at >= 0 {
		return s.error(at, "this is not UTF-8; save the file as UTF-8")
	}
	s.at = len(s.text) - len(strings.TrimPrefix(s.text, bom))
	for {
		if err := s.blank(); err != nil {
			return err
		}
		s.sound = s.at
		if s.at >= len(s.text) {
			return nil
		}
		if err := s.statement(); err != nil {
			return err
		}
		if err := s.endOfLine(); err != nil {
			return err
		}
	}
}

// invalid returns the offset of the first byte that is not UTF-8, -1 for none.
func invalid(text string) int {
	for i, r := range text {
		if r == utf8.RuneError && !strings.HasPrefix(text[i:], "\ufffd") {
			return i
		}
	}
	return -1
}

// peek returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

func (s *scanner) space() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
}

// blank skips white space, line breaks and comments.
func (s *scanner) blank() error {
	for {
		s.space()
		switch {
		case s.peek() == '#':
			if err := s.comment(); err != nil {
				return err
			}
		case !s.newline():
			return nil
		}
	}
}

// newline skips one line break.
func (s *scanner) newline() bool {
	switch rest := s.text[s.at:]; {
	case strings.HasPrefix(rest, "\n"):
		s.at++
	case strings.HasPrefix(rest, "\r\n"):
		s.at += 2
	default:
		return false
	}
	return true
}

func (s *scanner) comment() error {
	for s.at < len(s.text) && s.text[s.at] != '\n' {
		if c := s.text[s.at]; c < ' ' && c != '\t' || c == 0x7f {
			if strings.HasPrefix(s.text[s.at:], "\r\n") {
				return nil
			}
			return s.error(s.at, "a control character stands in a comment; remove it")
		}
		s.at++
	}
	return nil
}

func (s *scanner) endOfLine() error {
	s.space()
	if s.peek() == '#' {
		if err := s.comment(); err != nil {
			return err
		}
	}
	if s.at < len(s.text) && !s.newline() {
		return s.error(s.at, "%s stands where the line should end; write one key a line", s.word())
	}
	return nil
}

// count bounds the number of values and the work of the library: a key of so many
// parts, below a path of so many bytes.
func (s *scanner) count(at, parts, path int) error {
	if s.values++; s.values > maxValues {
		return s.error(at, "there are more than %d values; split the file or leave some out", maxValues)
	}
	if s.paths += parts * path; s.paths > maxPaths {
		return s.error(at, "the keys and the names of tables are too long together; shorten them or split the file")
	}
	return nil
}

func (s *scanner) statement() error {
	if s.peek() == '[' {
		s.keys = 0
		return s.header()
	}
	if s.keys++; s.keys > maxKeys {
		return s.error(s.at, "a table has more keys than are read, which is at most %d; leave some out", maxKeys)
	}
	at := s.at
	k, err := s.pair(s.section, 1)
	s.statements = append(s.statements, statement{at: at, key: k})
	return err
}

// dotted looks at a key and returns where its parts stand.
func (s *scanner) dotted() (parts []int, err error) {
	for {
		s.space()
		at := s.at
		switch c := s.peek(); {
		case c == '"' || c == '\'':
			if strings.HasPrefix(s.text[at:], `"""`) || strings.HasPrefix(s.text[at:], "'''") {
				return nil, s.error(at, "a key cannot be text of several lines")
			}
			if err := s.quoted(); err != nil {
				return nil, err
			}
		default:
			for s.at < len(s.text) && bare(s.text[s.at]) {
				s.at++
			}
			if s.at == at {
				return nil, s.error(at, "%s stands where a key is expected; keys are letters, digits, - and _, or stand in quotes", s.word())
			}
		}
		if parts = append(parts, at); len(parts) > maxDepth {
			return nil, s.error(at, "a key has more than %d parts", maxDepth)
		}
		s.space()
		if s.peek() != '.' {
			return parts, nil
		}
		s.at++
	}
}

func bare(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '-' || c == '_'
}

// scalar reports whether a byte may stand in a value without quotes.
func scalar(c byte) bool { return bare(c) || c == '+' || c == '.' || c == ':' }

// header looks at [a.b] or [[a.b]].
func (s *scanner) header() error {
	start := s.at
	s.at++
	array := s.peek() == '['
	closing := "]"
	if array {
		s.at++
		closing = "]]"
	}
	parts, err := s.dotted()
	if err != nil {
		return err
	}
	if !strings.HasPrefix(s.text[s.at:], closing) {
		return s.error(s.at, "the header of a table lacks its %q", closing)
	}
	s.section = s.at - start
	s.at += len(closing)
	s.statements = append(s.statements, statement{header: true, array: array, at: start, key: key{parts: parts}})
	return s.count(start, len(parts), s.section)
}

// pair looks at key = value. path is how many bytes the path of its table has.
func (s *scanner) pair(path, depth int) (k key, err error) {
	start := s.at
	if k.parts, err = s.dotted(); err != nil {
		return k, err
	}
	last := k.parts[len(k.parts)-1]
	name := strings.TrimRight(s.text[last:s.at], " \t")
	path += s.at - start
	if s.peek() != '=' {
		return k, s.error(s.at, "the key %q lacks its value; write %s = …", strings.Trim(name, `"'`), name)
	}
	s.at++
	s.space()
	if err := s.count(start, len(k.parts), path); err != nil {
		return k, err
	}
	k.value, err = s.value(path, depth+len(k.parts)-1)
	return k, err
}

func (s *scanner) value(path, depth int) (node, error) {
	n := node{at: s.at}
	if err := s.count(s.at, 1, 16); err != nil {
		return n, err
	}
	if depth > maxDepth {
		return n, s.error(s.at, "tables and arrays stand more than %d deep in each other", maxDepth)
	}
	switch s.peek() {
	case '"', '\'':
		return n, s.string()
	case '[':
		s.at++
		return n, s.list(&n, ']', "array", func() error {
			e, err := s.value(path, depth+1)
			if n.items = append(n.items, e); err == nil && len(n.items) > maxItems {
				err = s.error(e.at, "the array has more than %d elements", maxItems)
			}
			return err
		})
	case '{':
		s.at++
		return n, s.list(&n, '}', "table", func() error {
			at := s.at
			k, err := s.pair(path, depth+1)
			if n.keys = append(n.keys, k); err == nil && len(n.keys) > maxKeys {
				err = s.error(at, "a table has more keys than are read, which is at most %d; leave some out", maxKeys)
			}
			return err
		})
	}
	return n, s.plain()
}

// list looks at elements up to the closing bracket, with commas between them.
func (s *scanner) list(n *node, closing byte, what string, element func() error) error {
	for {
		if err := s.blank(); err != nil {
			return err
		}
		if s.peek() == closing {
			s.at++
			return nil
		}
		if err := element(); err != nil {
			return err
		}
		if err := s.blank(); err != nil {
			return err
		}
		switch s.peek() {
		case ',':
			s.at++
		case closing:
			s.at++
			return nil
		default:
			line, _ := Position(s.text, n.at)
			return s.error(s.at, "%s stands in the %s of line %d where \",\" or %q is expected", s.word(), what, line, string(closing))
		}
	}
}

// plain looks at a value without quotes or brackets.
func (s *scanner) plain() error {
	at := s.at
	for s.at < len(s.text) && scalar(s.text[s.at]) {
		s.at++
	}
	word := s.text[at:s.at]
	switch {
	case word == "" && (s.at >= len(s.text) || strings.IndexByte("#\r\n", s.text[s.at]) >= 0):
		return s.error(at, "the value is missing; leave the key out or give it one")
	case word == "":
		return s.error(at, "%q is no value", s.text[at:at+1])
	case word == "true" || word == "false":
	case !strings.ContainsAny(word[:1], "+-0123456789."):
		return s.error(at, "%s is no value; text stands in quotes: key = %q", short(word), short(word))
	case strings.IndexByte(word, ':') >= 0 || len(word) >= 10 && word[4] == '-' && word[7] == '-':
		return s.error(at, "%s is a date or a time, and no key takes one", short(word))
	case strings.HasSuffix(word, "inf") || strings.HasSuffix(word, "nan"):
		return s.error(at, "%s is no number that can be read; text stands in quotes", short(word))
	}
	return nil
}

// string looks at a string of any kind.
func (s *scanner) string() error {
	for _, quote := range [...]string{`"""`, "'''"} {
		if strings.HasPrefix(s.text[s.at:], quote) {
			return s.lines(quote)
		}
	}
	return s.quoted()
}

// quoted looks at a string of one line.
func (s *scanner) quoted() error {
	start, quote := s.at, s.text[s.at]
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case c == quote:
			s.at++
			return nil
		case c == '\n' || c == '\r':
			return s.error(start, "the text lacks its closing %c; text of several lines stands in %s", quote, strings.Repeat(string(quote), 3))
		case c < ' ' && c != '\t' || c == 0x7f:
			return s.error(s.at, "a control character stands in text; write it as an escape such as \\u001b")
		case c == '\\' && quote == '"' && s.at+1 < len(s.text) && s.text[s.at+1] >= ' ':
			s.at++
		}
	}
	return s.error(start, "the text lacks its closing %c", quote)
}

// lines looks at a string of several lines.
func (s *scanner) lines(quote string) error {
	start := s.at
	for s.at += len(quote); s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case strings.HasPrefix(s.text[s.at:], quote):
			// Up to two quotes may stand in front of the closing ones.
			for n := 0; n < 2 && strings.HasPrefix(s.text[s.at+1:], quote); n++ {
				s.at++
			}
			s.at += len(quote)
			return nil
		case c == '\\' && quote[0] == '"':
			if s.at+1 < len(s.text) && s.text[s.at+1] > ' ' {
				s.at++
			}
		case c == '\r' && !strings.HasPrefix(s.text[s.at:], "\r\n"), c < ' ' && c != '\n' && c != '\r' && c != '\t', c == 0x7f:
			return s.error(s.at, "a control character stands in text; remove it")
		}
	}
	return s.error(start, "the text lacks its closing %s", quote)
}
