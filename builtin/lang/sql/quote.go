// This file owns quotes and comments: where they begin and end in each
// dialect.

package sql

import (
	"strings"
	"unicode/utf8"
)

// quoted reads the string or quoted identifier that begins at l.pos. With
// escapes, a backslash takes the next byte with it.
func (l *lexer) quoted(k kind, escapes bool) token {
	q := l.src[l.pos]
	if q == '[' {
		q = ']'
	}
	doubles := q != ']' || l.d == TSQL // SQLite has no ]]
	t := token{kind: k}
	start, doubled := l.pos+1, false
	for l.pos = start; l.pos < len(l.src); l.pos++ {
		switch c := l.src[l.pos]; {
		case c == '\\' && escapes:
			t.escaped = true
			l.pos++
		case c == q && doubles && l.at(1) == q:
			doubled = true
			l.pos++
		case c == q:
			t.text = l.src[start:l.pos]
			if doubled {
				t.text = strings.ReplaceAll(t.text, string([]byte{q, q}), string(q))
			}
			l.pos++
			return t
		}
	}
	l.pos = len(l.src)
	l.fail("a quote has no end")
	return t
}

// dollar reads $tag$ … $tag$.
func (l *lexer) dollar() (token, bool) {
	n := 1
	for isLetter(l.at(n)) || n > 1 && isDigit(l.at(n)) {
		n++
	}
	if l.at(n) != '$' {
		return token{}, false
	}
	tag := l.src[l.pos : l.pos+n+1]
	body := l.src[l.pos+len(tag):]
	stop := strings.Index(body, tag)
	if stop < 0 {
		l.pos = len(l.src)
		l.fail("a dollar quote has no end")
		return token{kind: str}, true
	}
	l.pos += 2*len(tag) + stop
	return token{kind: str, text: body[:stop]}, true
}

// space skips spaces and comments.
func (l *lexer) space() {
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		switch {
		case c == ' ' || c >= '\t' && c <= '\r':
			l.pos++
		case c == '-' && l.at(1) == '-' && (l.d != MariaDB || l.at(2) <= ' ' || l.at(2) == 0x7f):
			l.line()
		case c == '#' && (l.d == MariaDB || l.d == SQLite3 && l.fresh && l.client && l.lineStart()):
			l.line()
		case c == '*' && l.inside && l.at(1) == '/':
			l.inside = false
			l.pos += 2
		case c == '/' && l.at(1) == '*':
			l.comment()
		case c >= 0x80 && l.wide() > 0:
			l.pos += l.wide()
		default:
			return
		}
	}
}

// line skips to the end of the line. A lone carriage return ends the comment in
// PostgreSQL and DuckDB; of the others that is not known.
func (l *lexer) line() {
	rest := l.src[l.pos:]
	n := strings.IndexByte(rest, '\n')
	if n < 0 {
		n = len(rest)
	}
	if r := strings.IndexByte(rest[:n], '\r'); r >= 0 && r < n-1 {
		if l.d == PostgreSQL || l.d == Duck {
			n = r
		} else {
			l.fail("a comment has a lone carriage return")
		}
	}
	if l.inside {
		l.fail("a comment stands in an executable comment")
	}
	l.pos += n
}

// wide is the size of the space beyond ASCII at l.pos, 0 for none.
func (l *lexer) wide() int {
	if r, n := utf8.DecodeRuneInString(l.src[l.pos:]); n > 0 && wideSpace(r, l.d) {
		return n
	}
	return 0
}

// comment skips a block comment, or enters an executable one: /*! … */ of
// MySQL, whose text the server reads as SQL from the version that it names.
func (l *lexer) comment() {
	rest := l.src[l.pos:]
	if l.d == MariaDB && (strings.HasPrefix(rest, "/*!") || strings.HasPrefix(rest, "/*M!")) {
		l.executable()
		return
	}
	if l.inside {
		l.fail("a comment stands in an executable comment")
	}
	nests := l.d == PostgreSQL || l.d == TSQL || l.d == Duck || l.d == Unnamed
	depth := 0
	for i := 0; i+1 < len(rest); {
		switch {
		case rest[i] == '/' && rest[i+1] == '*' && (nests || depth == 0):
			depth++
			i += 2
		case rest[i] == '*' && rest[i+1] == '/':
			depth--
			i += 2
		default:
			i++
		}
		if depth == 0 {
			l.pos += i
			return
		}
	}
	l.pos = len(l.src)
	l.fail("a comment has no end")
}

// executable enters an executable comment, or skips it in the bare reading.
// Two of them, or one with quotes, can be read in more ways than the two that
// are judged.
func (l *lexer) executable() {
	rest := l.src[l.pos:]
	stop := strings.Index(rest, "*/")
	if l.seen++; l.seen > 1 || l.inside {
		l.fail("has more than one executable comment")
	}
	if stop < 0 {
		l.pos = len(l.src)
		l.fail("a comment has no end")
		return
	}
	if strings.ContainsAny(rest[3:max(3, stop)], "'\"`#\\") || strings.Contains(rest[3:max(3, stop)], "/*") {
		l.fail("an executable comment has quotes")
	}
	if l.bare {
		l.pos += stop + 2
		return
	}
	l.inside = true
	l.pos += strings.IndexByte(rest, '!') + 1
	for isDigit(l.at(0)) {
		l.pos++
	}
}
