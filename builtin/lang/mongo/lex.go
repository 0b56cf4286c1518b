package mongo

// This file owns the lexical grammar: as much of JavaScript's as tells strings,
// patterns and comments from code.

import (
	"errors"
	"strings"
)

type kind uint8

const (
	punct kind = iota // one byte, or "=>"
	word
	number
	str // text is what stands between the quotes
	pattern
)

type token struct {
	kind kind
	text string
}

func (t token) is(text string) bool { return t.kind == punct && t.text == text }

func scan(text string) (toks []token, err error) {
	var braces []int // open braces in the code of each template around the position
	for i := 0; i < len(text); {
		c, rest := text[i], text[i:]
		switch {
		case c <= ' ':
			i++
		case strings.HasPrefix(rest, "//"):
			n := strings.IndexAny(rest, "\r\n")
			if n < 0 {
				return toks, nil
			}
			i += n
		case strings.HasPrefix(rest, "/*"):
			n := strings.Index(rest, "*/")
			if n < 0 {
				return toks, errors.New("a comment without an end")
			}
			i += n + 2
		case c == '"' || c == '\'' || c == '`' || c == '}' && len(braces) > 0 && braces[len(braces)-1] == 0:
			if c == '}' { // back in the template
				toks = append(toks, token{punct, ")"})
				braces, c = braces[:len(braces)-1], '`'
			}
			end, code := literal(text, i+1, c)
			if end < 0 {
				return toks, errors.New("a string without an end")
			}
			toks = append(toks, token{str, text[i+1 : end-1]})
			if code {
				toks = append(toks, token{punct, "+"}, token{punct, "("})
				braces = append(braces, 0)
			}
			i = end
		case c == '/' && !endsOperand(toks):
			n := patternEnd(rest)
			if n < 0 {
				return toks, errors.New("a pattern without an end")
			}
			toks = append(toks, token{pattern, ""})
			for i += n; i < len(text) && isLetter(text[i]); i++ {
			}
		case isLetter(c):
			start := i
			for i < len(text) && (isLetter(text[i]) || text[i] >= '0' && text[i] <= '9') {
				i++
			}
			toks = append(toks, token{word, text[start:i]})
		case c >= '0' && c <= '9':
			start := i
			for i < len(text) && (isLetter(text[i]) || text[i] >= '0' && text[i] <= '9') {
				i++
			}
			toks = append(toks, token{number, text[start:i]})
		case c == '\\' || c == '#' || c == '@':
			return toks, errors.New("an unexpected character")
		default:
			if n := len(braces) - 1; n >= 0 && c == '{' {
				braces[n]++
			} else if n >= 0 && c == '}' {
				braces[n]--
			}
			n := 1
			if strings.HasPrefix(rest, "=>") || strings.HasPrefix(rest, "?.") {
				n = 2
			}
			op := rest[:n]
			if op == "?." {
				op = "."
			}
			toks = append(toks, token{punct, op})
			i += n
		}
	}
	return toks, nil
}

// literal finds the end of a string whose text begins at i: behind its quote,
// or behind the "${" that begins code (end then counts one byte more, as for a
// quote). It returns -1 where there is none.
func literal(text string, i int, quote byte) (end int, code bool) {
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\':
			i++
		case c == quote:
			return i + 1, false
		case c == '\n' && quote != '`':
			return -1, false
		case c == '{' && quote == '`' && text[i-1] == '$':
			return i + 1, true
		}
	}
	return -1, false
}

// endsOperand reports whether a slash behind the tokens divides.
func endsOperand(toks []token) bool {
	if len(toks) == 0 {
		return false
	}
	switch t := toks[len(toks)-1]; t.kind {
	case word:
		return t.text != "return" && t.text != "typeof" && t.text != "in" && t.text != "of"
	case punct:
		return t.text == ")" || t.text == "]" || t.text == "}"
	}
	return true
}

// maxPattern bounds the length of a pattern, in bytes.
const maxPattern = 1 << 10

func patternEnd(s string) int {
	class := false
	for i := 1; i < len(s) && i < maxPattern && s[i] != '\n'; i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == '[':
			class = true
		case s[i] == ']':
			class = false
		case s[i] == '/' && !class:
			return i + 1
		}
	}
	return -1
}

func isLetter(c byte) bool {
	return c == '_' || c == '$' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
}
