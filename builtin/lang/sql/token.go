// This file owns the lexer: text into words, quoted text, numbers and
// punctuation, per dialect. Quotes and comments are in quote.go, the client's
// commands in command.go.

package sql

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

type kind uint8

const (
	end       kind = iota
	word           // unquoted word; text is in lower case
	ident          // quoted identifier; text is what the quotes hold
	str            // string literal; text is what the quotes hold
	number         // without its sign
	variable       // @x, @@x, in lower case
	punct          // one byte
	semicolon      // whatever ends a statement
	command        // a command of the client; text is all of it
)

// token is one token of a text; its source is src[pos:to].
type token struct {
	kind    kind
	escaped bool // a string with escapes: text is not its value
	pos, to int32
	text    string
}

// is reports whether t is the unquoted word w.
func (t token) is(w string) bool { return t.kind == word && t.text == w }

// op reports whether t is the punctuation b.
func (t token) op(b string) bool { return t.kind == punct && t.text == b }

// name reports whether t can name a thing.
func (t token) name() bool { return t.kind == word || t.kind == ident }

// lexer cuts src into tokens. A fault is text that it cannot read; tokens
// after it may be wrong, so the text is at least unknown.
type lexer struct {
	src     string
	pos     int
	d       Dialect
	client  bool   // read the client's commands
	bare    bool   // leave executable comments out
	fresh   bool   // no token of the present statement yet
	inside  bool   // in an executable comment
	seen    int    // executable comments so far
	delim   string // the mysql client's delimiter, "" for ;
	lastNum bool   // the last token was a number that ends at pos
	fault   string
}

// fail notes the first fault.
func (l *lexer) fail(reason string) {
	if l.fault == "" {
		l.fault = reason
	}
}

// next returns the next token; after the last one, end.
func (l *lexer) next() token {
	glued := l.lastNum
	at := l.pos
	l.space()
	glued = glued && l.pos == at
	l.lastNum = false
	if l.pos >= len(l.src) || l.pos > 1<<31-2 {
		if l.inside {
			l.fail("a comment has no end")
		}
		return token{kind: end}
	}
	start := l.pos
	t := l.scan()
	t.pos, t.to = int32(start), int32(l.pos)
	if t.kind == word && glued && l.d == TSQL {
		l.fail("a number runs into a word")
	}
	l.fresh = t.kind == semicolon || t.kind == command && endsStatement(l.d, t.text)
	return t
}

// scan reads one token at a byte that is neither space nor comment.
func (l *lexer) scan() token {
	if l.client {
		if t, ok := l.clientCommand(); ok {
			return t
		}
	}
	c := l.src[l.pos]
	switch {
	case c == ';':
		return l.take(semicolon, 1)
	case l.delim != "" && strings.HasPrefix(l.src[l.pos:], l.delim):
		return l.take(semicolon, len(l.delim))
	case c == '\'':
		return l.quoted(str, l.d == MariaDB)
	case c == '"':
		if l.d == MariaDB {
			return l.quoted(str, true)
		}
		return l.quoted(ident, false)
	case c == '`' && l.d != PostgreSQL && l.d != TSQL:
		return l.quoted(ident, false)
	case c == '[' && (l.d == SQLite3 || l.d == TSQL):
		return l.quoted(ident, false)
	case c == '$' && (l.d == PostgreSQL || l.d == Duck || l.d == Unnamed):
		if t, ok := l.dollar(); ok {
			return t
		}
	case c == '@' && (l.d == MariaDB || l.d == TSQL || l.d == SQLite3):
		n := 1
		if l.at(n) == '@' {
			n++
		}
		if w := wordLen(l.src[l.pos+n:], l.d); w > 0 {
			return l.take(variable, n+w)
		}
	case c >= '0' && c <= '9', c == '.' && isDigit(l.at(1)):
		l.lastNum = true
		return l.take(number, numberLen(l.src[l.pos:]))
	case c == '\\' && l.d == MariaDB && l.at(1) == 'N':
		return l.take(word, 2) // NULL
	case c == '/' && l.at(1) == '/' && l.d == Unnamed:
		l.fail("has a // that some databases take for a comment")
	case c < ' ' || c == '\\' || c == 0x7f:
		l.fail("has a character that SQL does not have")
	}
	if n := wordLen(l.src[l.pos:], l.d); n > 0 {
		return l.word(n)
	}
	return l.take(punct, 1)
}

// word reads an unquoted word of n bytes, or the string that it is the prefix
// of: E'…', U&"…", N'…'.
func (l *lexer) word(n int) token {
	prefix := l.src[l.pos : l.pos+n]
	quote := l.at(n)
	switch {
	case n == 1 && quote == '\'' && strings.ContainsRune("eE", rune(prefix[0])) && (l.d == PostgreSQL || l.d == Duck || l.d == Unnamed):
		l.pos++
		return l.quoted(str, true)
	case n == 1 && quote == '\'' && strings.ContainsRune("nNbBxX", rune(prefix[0])):
		l.pos++
		return l.quoted(str, l.d == MariaDB)
	case n == 1 && quote == '&' && (prefix == "u" || prefix == "U") && (l.at(2) == '\'' || l.at(2) == '"'):
		k := str
		if l.at(2) == '"' {
			k = ident
		}
		l.pos += 2
		t := l.quoted(k, false)
		if t.escaped = strings.Contains(t.text, `\`); t.escaped && k == ident {
			l.fail("a name is written with escapes")
		}
		return t
	}
	if l.separates(n) {
		return token{kind: semicolon}
	}
	if l.d == Unnamed && quote == '\'' && (strings.EqualFold(prefix, "q") || strings.EqualFold(prefix, "nq")) {
		l.fail("has a quote that some databases read otherwise")
	}
	return l.take(word, n)
}

// take returns the next n bytes as a token.
func (l *lexer) take(k kind, n int) token {
	t := token{kind: k, text: l.src[l.pos : l.pos+n]}
	if k == word || k == variable {
		t.text = strings.ToLower(t.text)
	}
	l.pos += n
	return t
}

// at returns the byte n after the present one, 0 past the end.
func (l *lexer) at(n int) byte {
	if l.pos+n < len(l.src) {
		return l.src[l.pos+n]
	}
	return 0
}

// wordLen is the length of the unquoted word at the start of s, 0 for none.
func wordLen(s string, d Dialect) int {
	n := 0
	for n < len(s) {
		c := s[n]
		switch {
		case c >= utf8.RuneSelf:
			r, size := utf8.DecodeRuneInString(s[n:])
			if wideSpace(r, d) {
				return n
			}
			n += size
			continue
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '_':
		case n > 0 && (isDigit(c) || c == '$'):
		case (c == '#' || n > 0 && c == '@') && d == TSQL:
		default:
			return n
		}
		n++
	}
	return n
}

// wideSpace reports whether r is a space beyond ASCII that d skips. PostgreSQL,
// MySQL and SQLite take such runes for letters.
func wideSpace(r rune, d Dialect) bool {
	return (d == TSQL || d == Duck || d == Unnamed) && r >= utf8.RuneSelf && (unicode.IsSpace(r) || r >= 0x200b && r <= 0x200d || r == 0xfeff)
}

// numberLen is the length of the number at the start of s.
func numberLen(s string) int {
	n := 0
	digits := func(hex bool) {
		for n < len(s) && (isDigit(s[n]) || s[n] == '_' || hex && strings.IndexByte("abcdefABCDEF", s[n]) >= 0) {
			n++
		}
	}
	if len(s) > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		n = 2
		digits(true)
		return n
	}
	digits(false)
	if n < len(s) && s[n] == '.' {
		n++
		digits(false)
	}
	if n < len(s) && (s[n] == 'e' || s[n] == 'E') {
		m := n + 1
		if m < len(s) && (s[m] == '+' || s[m] == '-') {
			m++
		}
		if m < len(s) && isDigit(s[m]) {
			n = m
			digits(false)
		}
	}
	return n
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isLetter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c >= utf8.RuneSelf
}
