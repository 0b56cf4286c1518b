// This file owns where a client's own commands stand in a text and how their
// arguments are cut. What the commands do is in psql.go, dot.go, mysql.go and
// sqlcmd.go.

package sql

import "strings"

// clientCommand reads a command of the client at l.pos, if one stands there.
func (l *lexer) clientCommand() (token, bool) {
	c := l.src[l.pos]
	switch l.d {
	case PostgreSQL:
		if c == '\\' {
			return l.backslash()
		}
	case MariaDB:
		return l.mysqlCommand()
	case SQLite3, Duck:
		if c == '.' && l.fresh && isLetter(l.at(1)) {
			return l.restOfLine(), true
		}
	case TSQL:
		if !l.lineStart() {
			break
		}
		if c == ':' && (isLetter(l.at(1)) || l.at(1) == '!') || c == '!' && l.at(1) == '!' || l.legacy() {
			return l.restOfLine(), true
		}
	}
	if c == '/' && l.d == SQLite3 && l.alone(1) {
		return l.take(semicolon, 1), true
	}
	return token{}, false
}

// restOfLine returns everything up to the line's end as one command.
func (l *lexer) restOfLine() token {
	n := strings.IndexByte(l.src[l.pos:], '\n')
	if n < 0 {
		n = len(l.src) - l.pos
	}
	return l.take(command, n)
}

// backslash reads a command of psql: its name, then arguments up to the line's
// end or an unquoted backslash.
func (l *lexer) backslash() (token, bool) {
	switch l.at(1) {
	case ';':
		return l.take(semicolon, 2), true
	case ':':
		return l.take(punct, 2), true
	case '\\':
		l.pos += 2
		return token{kind: command, text: `\\`}, true
	}
	line := l.src[l.pos:]
	if n := strings.IndexByte(line, '\n'); n >= 0 {
		line = line[:n]
	}
	n := 1
	for n < len(line) && line[n] > ' ' && line[n] != '\\' {
		n++
	}
	if psqlWhole(line[1:n]) {
		return l.take(command, len(line)), true
	}
	for n < len(line) && line[n] != '\\' {
		if q := line[n]; q == '\'' || q == '"' || q == '`' {
			n = skipQuoted(line, n)
			continue
		}
		n++
	}
	return l.take(command, n), true
}

// skipQuoted returns the index after the quoted part that begins at i.
func skipQuoted(s string, i int) int {
	q := s[i]
	for i++; i < len(s); i++ {
		switch {
		case s[i] == '\\' && q == '\'':
			i++
		case s[i] == q:
			return i + 1
		}
	}
	return len(s)
}

// mysqlCommand reads a command of the mysql client: \x anywhere, or a word at
// the beginning of a statement.
func (l *lexer) mysqlCommand() (token, bool) {
	if l.src[l.pos] == '\\' && l.at(1) != 'N' && l.at(1) != 0 {
		if strings.IndexByte("gGcpqhs?tnWwx#", l.at(1)) >= 0 {
			return l.take(command, 2), true
		}
		return l.mysqlLine(), true
	}
	if !l.fresh {
		return token{}, false
	}
	n := wordLen(l.src[l.pos:], MariaDB)
	if !mysqlWord(strings.ToLower(l.src[l.pos : l.pos+n])) {
		return token{}, false
	}
	return l.mysqlLine(), true
}

// mysqlLine returns the rest of the line as a command. What stands behind a
// delimiter in it is SQL as well: the client reads it a second time.
func (l *lexer) mysqlLine() token {
	start := l.pos
	t := l.restOfLine()
	if l.delimiter(t.text) {
		return t
	}
	n := strings.IndexByte(t.text, ';')
	if d := strings.Index(t.text, l.delim); l.delim != "" && d >= 0 && (n < 0 || d < n) {
		n = d + len(l.delim) - 1
	}
	if n >= 0 {
		l.pos = start + n + 1
	}
	return t
}

// delimiter follows the mysql client's DELIMITER and reports whether line is
// one. The semicolon still ends statements here: what stands in a routine's
// body is judged one by one.
func (l *lexer) delimiter(line string) bool {
	f := strings.Fields(line)
	if len(f) < 2 || !strings.EqualFold(f[0], "delimiter") && f[0] != `\d` {
		return false
	}
	if len(f) > 2 || strings.ContainsFunc(f[1], func(r rune) bool {
		return r > '~' || isLetter(byte(r)) || strings.ContainsRune("0123456789'\"`#-*\\", r)
	}) {
		l.fail("sets an unusual delimiter")
		return true
	}
	if l.delim = f[1]; l.delim == ";" {
		l.delim = ""
	}
	return true
}

// separates reports whether the word of n bytes at l.pos is a GO that stands
// alone on its line, and skips it.
func (l *lexer) separates(n int) bool {
	if n != 2 || !l.client || !strings.EqualFold(l.src[l.pos:l.pos+2], "go") {
		return false
	}
	switch l.d {
	case TSQL, SQLite3, Duck:
	default:
		return false
	}
	if !l.alone(2) {
		return false
	}
	l.pos += 2
	for l.at(0) == ' ' || l.at(0) == '\t' || isDigit(l.at(0)) {
		l.pos++
	}
	return true
}

// alone reports whether the n bytes at l.pos are the only ones of their line,
// but for spaces and, in sqlcmd, a count.
func (l *lexer) alone(n int) bool {
	if !l.lineStart() {
		return false
	}
	for i := l.pos + n; i < len(l.src); i++ {
		switch c := l.src[i]; {
		case c == '\n':
			return true
		case c != ' ' && c != '\t' && c != '\r' && !(l.d == TSQL && isDigit(c)):
			return false
		}
	}
	return true
}

// lineStart reports whether only spaces precede l.pos on its line.
func (l *lexer) lineStart() bool {
	for i := l.pos - 1; i >= 0; i-- {
		switch l.src[i] {
		case ' ', '\t', '\r':
		case '\n':
			return true
		default:
			return false
		}
	}
	return true
}

// legacy reports whether a command of sqlcmd stands at l.pos that needs no
// colon.
func (l *lexer) legacy() bool {
	n := wordLen(l.src[l.pos:], TSQL)
	if n < 2 || n > 5 || l.at(n) == '(' && n != 4 {
		return false
	}
	switch strings.ToLower(l.src[l.pos : l.pos+n]) {
	case "quit", "exit", "reset", "ed":
		return l.fresh
	}
	return false
}

// arguments cuts the arguments of a psql or dot command: spaces separate,
// quotes hold together. Text in backquotes is returned apart.
func arguments(s string, backquotes bool) (args, run []string) {
	for i := 0; i < len(s); {
		if s[i] <= ' ' {
			i++
			continue
		}
		var arg strings.Builder
		for i < len(s) && s[i] > ' ' {
			q := s[i]
			if q != '\'' && q != '"' && (q != '`' || !backquotes) {
				arg.WriteByte(q)
				i++
				continue
			}
			j := skipQuoted(s, i)
			in := s[i+1 : max(i+1, j-1)]
			if j-1 <= i || s[j-1] != q {
				in = s[i+1:]
			}
			i = j
			if q == '`' {
				run = append(run, in)
				continue
			}
			arg.WriteString(in)
		}
		args = append(args, arg.String())
	}
	return args, run
}
