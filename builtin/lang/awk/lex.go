package awk

// This file owns the lexical grammar of awk. It knows no meaning.

import (
	"errors"
	"fmt"
	"strings"
)

type kind uint8

const (
	punct kind = iota // an operator; text is the operator
	name              // an identifier or keyword, with gawk's namespace
	number
	str     // text is the value
	escaped // a string with an escape whose value versions disagree on
	regex
	newline
	end
)

type token struct {
	kind kind
	text string
}

func (t token) is(text string) bool { return t.kind == punct && t.text == text }

// scanner splits a program into tokens; brackets must balance.
type scanner struct {
	text string
	pos  int
	toks []token
	open []bracket
	last bool // the last closing parenthesis ended the head of if, while or for
}

type bracket struct {
	closer byte
	head   bool // of if, while, for or switch
}

func scan(text string) ([]token, error) {
	s := &scanner{text: text}
	for s.pos < len(text) {
		if err := s.token(); err != nil {
			return nil, err
		}
	}
	if len(s.open) > 0 {
		return nil, fmt.Errorf("no closing %q", s.open[len(s.open)-1].closer)
	}
	s.add(end, "")
	return s.toks, nil
}

func (s *scanner) add(k kind, text string) { s.toks = append(s.toks, token{k, text}) }

func (s *scanner) token() error {
	c, rest := s.text[s.pos], s.text[s.pos:]
	switch {
	case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v':
		s.pos++
	case c == '\n':
		s.newline()
		s.pos++
	case c == '#':
		n := strings.IndexByte(rest, '\n')
		if n < 0 {
			n = len(rest)
		}
		s.pos += n
	case c == '\\':
		n := len("\\\n")
		if strings.HasPrefix(rest, "\\\r\n") {
			n++
		} else if !strings.HasPrefix(rest, "\\\n") {
			return errors.New("a backslash that ends no line")
		}
		s.pos += n
	case c == '"':
		return s.str()
	case c == '/':
		return s.slash()
	case isLetter(c):
		n := 1
		for n < len(rest) && (isLetter(rest[n]) || isDigit(rest[n]) || rest[n] == ':' && isNamespace(rest[n:])) {
			if rest[n] == ':' {
				n++
			}
			n++
		}
		s.add(name, strings.TrimPrefix(rest[:n], "awk::"))
		s.pos += n
	case isDigit(c) || c == '.' && len(rest) > 1 && isDigit(rest[1]):
		n := numberLen(rest)
		if n == 1 && len(rest) > 1 && rest[0] == '0' && rest[1]|0x20 == 'x' {
			return errors.New("a hexadecimal number, or a name behind 0")
		}
		s.add(number, rest[:n])
		s.pos += n
	default:
		return s.punct(rest)
	}
	return nil
}

// numberLen is the length of the decimal number that a text begins with: what
// follows it may be a name, "1system(x)" is two operands.
func numberLen(s string) int {
	n := 0
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	if n < len(s) && s[n] == '.' {
		for n++; n < len(s) && isDigit(s[n]); n++ {
		}
	}
	if n < len(s) && s[n]|0x20 == 'e' {
		e := n + 1
		if e < len(s) && (s[e] == '+' || s[e] == '-') {
			e++
		}
		for ; e < len(s) && isDigit(s[e]); e++ {
			n = e + 1
		}
	}
	return n
}

func isNamespace(s string) bool { return len(s) > 2 && s[1] == ':' && isLetter(s[2]) }

// newline adds the end of a statement, except where a line continues.
func (s *scanner) newline() {
	if len(s.toks) == 0 {
		return
	}
	switch t := s.toks[len(s.toks)-1]; {
	case t.is(",") || t.is("{") || t.is("&&") || t.is("||") || t.kind == newline:
	case t.kind == name && (t.text == "do" || t.text == "else"):
	default:
		s.add(newline, "")
	}
}

func (s *scanner) punct(rest string) error {
	ops := [...]string{"**=", "|&", ">>", "&&", "||", "++", "--", "+=", "-=", "*=", "%=", "^=", "==", "<=", ">=", "!=", "!~", "**"}
	for _, op := range ops {
		if strings.HasPrefix(rest, op) {
			s.add(punct, op)
			s.pos += len(op)
			return nil
		}
	}
	c := rest[0]
	switch c {
	case '(':
		s.open = append(s.open, bracket{')', s.afterHead()})
	case '[':
		s.open = append(s.open, bracket{']', false})
	case '{':
		s.open = append(s.open, bracket{'}', false})
	case ')', ']', '}':
		n := len(s.open) - 1
		if n < 0 || s.open[n].closer != c {
			return fmt.Errorf("unexpected %q", c)
		}
		s.last = s.open[n].head
		s.open = s.open[:n]
	case ';', ',', '<', '>', '|', '+', '-', '*', '%', '^', '!', '=', '?', ':', '~', '$', '@':
	default:
		return fmt.Errorf("unexpected %q", c)
	}
	s.add(punct, rest[:1])
	s.pos++
	return nil
}

func (s *scanner) afterHead() bool {
	if len(s.toks) == 0 {
		return false
	}
	t := s.toks[len(s.toks)-1]
	return t.kind == name && (t.text == "if" || t.text == "while" || t.text == "for" || t.text == "switch")
}

// slash tells a division from a regular expression by what stands before it.
// Where versions of awk disagree, the program cannot be parsed.
func (s *scanner) slash() error {
	t := token{kind: newline}
	if len(s.toks) > 0 {
		t = s.toks[len(s.toks)-1]
	}
	division := false
	switch t.kind {
	case number, str, escaped:
		division = true
	case name:
		switch t.text {
		case "print", "printf", "return", "in", "else", "do", "case", "exit":
		case "length", "getline":
			return fmt.Errorf("%s before a slash", t.text)
		default:
			division = true
		}
	case punct:
		division = t.text == ")" || t.text == "]" || t.text == "++" || t.text == "--"
		if t.text == ")" && s.last {
			return errors.New("a slash behind a condition")
		}
	}
	if !division {
		return s.regex()
	}
	op := "/"
	if strings.HasPrefix(s.text[s.pos:], "/=") {
		op = "/="
	}
	s.add(punct, op)
	s.pos += len(op)
	return nil
}

func (s *scanner) regex() error {
	class := false
	for i := s.pos + 1; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case c == '\\':
			i++
		case c == '\n':
			return errors.New("a newline in a regular expression")
		case c == '[' && !class:
			class = true
			if i+1 < len(s.text) && s.text[i+1] == '^' {
				i++
			}
			if i+1 < len(s.text) && s.text[i+1] == ']' {
				i++
			}
		case c == ']':
			class = false
		case c == '/' && !class:
			s.add(regex, "")
			s.pos = i + 1
			return nil
		}
	}
	return errors.New("no closing slash")
}

func (s *scanner) str() error {
	var b strings.Builder
	k := str
	for i := s.pos + 1; i < len(s.text); i++ {
		c := s.text[i]
		switch {
		case c == '"':
			s.add(k, b.String())
			s.pos = i + 1
			return nil
		case c == '\n':
			return errors.New("a newline in a string")
		case c == '\\' && i+1 < len(s.text):
			i++
			switch e := s.text[i]; e {
			case '"', '\\', '/':
				b.WriteByte(e)
			case 'n':
				b.WriteByte('\n')
			case 't':
				b.WriteByte('\t')
			case '\n':
			default:
				k = escaped
			}
		default:
			b.WriteByte(c)
		}
	}
	return errors.New("no closing quote")
}

func isLetter(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
