package code

// This file owns the scanner that all languages share. What a language writes
// in its own way (prefixed, bracketed and interpolated literals) is in
// literals.go.

import "strings"

type kind uint8

const (
	punct   kind = iota // an operator; every operator that reads a member comes as "."
	word                // an identifier or keyword
	number              // of any form
	str                 // text is what stands between the quotes
	shell               // a literal that runs a command, such as Perl's `…`
	pattern             // a regular expression
	newline
)

type token struct {
	kind  kind
	plain bool // of a str: no escapes, nothing interpolated; text is its value
	text  string
}

func (t token) is(text string) bool { return t.kind == punct && t.text == text }

// grammar is the lexical grammar of a language.
type grammar struct {
	comments []string    // what begins a comment that ends with its line
	blocks   [][2]string // what surrounds other comments
	quotes   string      // bytes that surround strings
	raw      string      // those of quotes without escapes
	shells   string      // those of quotes whose text is run by the shell
	escape   byte        // in strings; 0 stands for a backslash
	interp   string      // what begins code in a string: "${"; "" for none
	interpIn string      // the quotes whose strings may hold it
	letters  string      // further bytes of identifiers
	access   []string    // operators besides "." that read a member
	fold     bool        // names are the same in any case; they come in lower case
	newlines bool        // the end of a line may end a statement
	commands bool        // a function is called without parentheses, too
	sigils   string      // bytes that make the word behind them a variable
	literal  func(*scanner) bool
}

type scanner struct {
	*grammar
	text   string
	pos    int
	toks   []token
	nested int      // interpolations around the position
	misses int      // here-document tags that were not found
	here   []string // tags of here-documents that begin behind this line
	broken bool     // a literal without an end, or nested too deep
}

// maxNested bounds the nesting of code in strings.
const maxNested = 32

// scan splits text into tokens; broken says that some of them are not to be
// relied on.
func scan(g *grammar, text string) (toks []token, broken bool) {
	s := &scanner{grammar: g, text: text, toks: make([]token, 0, 16+len(text)/4)}
	s.run(0)
	return s.toks, s.broken
}

// run scans to the end of the text, or to the first unbalanced closer, which it
// leaves unread.
func (s *scanner) run(closer byte) {
	for depth := 0; s.pos < len(s.text); {
		c := s.text[s.pos]
		switch {
		case c == closer && closer != 0 && depth == 0:
			return
		case c == ' ' || c == '\t' || c == '\r':
			s.pos++
		case c == '\n':
			s.pos++
			if s.newlines && depth == 0 {
				s.add(newline, "")
			}
			s.hereDocuments()
		case s.comment() || s.literal != nil && s.literal(s):
		case closer != 0 && depth == 0 && s.formatSpec(c):
		case strings.IndexByte(s.quotes, c) >= 0:
			s.pos++
			k := str
			if strings.IndexByte(s.shells, c) >= 0 {
				k = shell
			}
			s.quoted(string(c), k)
		case s.isLetter(c):
			s.word()
		case c >= '0' && c <= '9':
			start := s.pos
			for s.pos < len(s.text) && (s.isLetter(s.text[s.pos]) || isDigit(s.text[s.pos]) || s.text[s.pos] == '.') {
				s.pos++
			}
			s.add(number, s.text[start:s.pos])
		default:
			switch c {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth = max(depth-1, 0)
			}
			s.punct()
		}
	}
}

func (s *scanner) add(k kind, text string) { s.toks = append(s.toks, token{kind: k, text: text}) }

// last returns the last token, a newline where there is none.
func (s *scanner) last() token {
	if len(s.toks) == 0 {
		return token{kind: newline}
	}
	return s.toks[len(s.toks)-1]
}

func (s *scanner) rest() string { return s.text[s.pos:] }

func (s *scanner) comment() bool {
	for _, c := range s.comments {
		if strings.HasPrefix(s.rest(), c) {
			s.pos += lineEnd(s.rest())
			return true
		}
	}
	for _, b := range s.blocks {
		if strings.HasPrefix(s.rest(), b[0]) {
			n := strings.Index(s.rest()[len(b[0]):], b[1])
			if n < 0 {
				s.pos, s.broken = len(s.text), true
				return true
			}
			s.pos += len(b[0]) + n + len(b[1])
			return true
		}
	}
	return false
}

func (s *scanner) word() {
	start := s.pos
	for s.pos < len(s.text) && (s.isLetter(s.text[s.pos]) || isDigit(s.text[s.pos])) {
		s.pos++
	}
	text := s.text[start:s.pos]
	if s.fold {
		text = strings.ToLower(text)
	}
	s.add(word, text)
}

func (s *scanner) punct() {
	rest := s.rest()
	for _, op := range s.access {
		if strings.HasPrefix(rest, op) {
			s.pos += len(op)
			s.add(punct, ".")
			return
		}
	}
	for _, op := range [...]string{"=>", ":=", "==", "!=", "<=", ">="} {
		if strings.HasPrefix(rest, op) {
			s.pos += len(op)
			s.add(punct, op)
			return
		}
	}
	s.pos++
	s.add(punct, rest[:1])
}

// quoted reads to the closing quote; the opening one was read. Code in the
// string is scanned in place.
func (s *scanner) quoted(closer string, k kind) {
	escapes := strings.IndexByte(s.raw, closer[0]) < 0
	interp := ""
	if strings.IndexByte(s.interpIn, closer[0]) >= 0 {
		interp = s.interp
	}
	s.delimited(closer, k, escapes, interp)
}

// delimited reads a literal to closer. Where it holds code, its pieces come as
// tokens of their own, the code in parentheses between them.
func (s *scanner) delimited(closer string, k kind, escapes bool, interp string) {
	start, plain := s.pos, true
	for s.pos < len(s.text) {
		rest := s.rest()
		switch {
		case strings.HasPrefix(rest, closer):
			s.toks = append(s.toks, token{k, plain, s.text[start:s.pos]})
			s.pos += len(closer)
			return
		case escapes && (rest[0] == s.escape || s.escape == 0 && rest[0] == '\\'):
			plain = false
			if s.pos++; interp != "{" || !strings.HasPrefix(s.rest(), "{") { // no escape of Python's
				s.pos = min(s.pos+1, len(s.text))
			}
		case interp == "{" && strings.HasPrefix(rest, "{{"):
			s.pos += 2
		case interp != "" && strings.HasPrefix(rest, interp):
			plain = false
			s.toks = append(s.toks, token{k, false, s.text[start:s.pos]})
			s.pos += len(interp)
			if s.nested++; s.nested > maxNested {
				s.pos, s.broken = len(s.text), true
				return
			}
			s.add(punct, "(")
			s.run(closing(interp))
			s.add(punct, ")")
			s.nested--
			s.pos = min(s.pos+1, len(s.text))
			start = s.pos
		default:
			s.pos++
		}
	}
	s.broken = true
	s.toks = append(s.toks, token{k, false, s.text[min(start, len(s.text)):]})
}

// closing is the bracket that ends code in a string.
func closing(interp string) byte {
	switch interp[len(interp)-1] {
	case '(':
		return ')'
	case '[':
		return ']'
	}
	return '}'
}

func (s *scanner) isLetter(c byte) bool {
	return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80 || s.letters != "" && strings.IndexByte(s.letters, c) >= 0
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func lineEnd(s string) int {
	if n := strings.IndexAny(s, "\r\n"); n >= 0 {
		return n
	}
	return len(s)
}
