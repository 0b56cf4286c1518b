package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns zsh's glob qualifiers, as far as they run code (zshexpn(1),
// "Glob Qualifiers"). A bash parser takes "*(e:'cmd':)" for a pattern list, a zsh
// parser "f(e:'cmd':)" for text.

// qualified judges the qualifiers of a pattern list.
func (x *expander) qualified(p *syntax.ExtGlob) {
	x.qualifiers(p.Pattern.Value, p.Op == syntax.GlobZeroOrMore || p.Op == syntax.GlobZeroOrOne)
}

// qualifiedLit judges the qualifiers in literal text of a word.
func (x *expander) qualifiedLit(s string) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '(':
			if end := strings.LastIndexByte(s, ')'); end > i {
				x.qualifiers(s[i+1:end], true)
			}
			return
		}
	}
}

// qualifiers judges the code of "(e:code:)", "(oe:code:)" and "(+name)". Any
// character may stand around the code; loose is set where a letter is taken for one.
func (x *expander) qualifiers(text string, loose bool) {
	for i := 0; i < len(text) && !x.w.spend(1); {
		c := text[i]
		i++
		next := byte(0)
		if i < len(text) {
			next = text[i]
		}
		switch {
		case strings.IndexByte("/F.@=p*%rwxAIERWXsStbcdMTNDn^-,", c) >= 0:
		case c == '+' && (next == '_' || 'a' <= next|0x20 && next|0x20 <= 'z'):
			x.w.cannot("the glob qualifier "+short(text[i-1:])+" runs a function or command", x.cur.Span, x.f)
			name, _, _ := strings.Cut(text[i:], ",")
			if len(x.sc.functions(name).defs) > 0 || x.w.host.Lookup(name) != nil {
				x.qualifierCode(name)
			}
			return
		case c == 'e' && next != 0 && (loose || !alphanumeric(next)):
			code, n := delimited(text[i:])
			if n < 0 {
				return
			}
			x.w.cannot("the glob qualifier "+short(text[i-1:])+" runs code", x.cur.Span, x.f)
			x.qualifierCode(code)
			return
		case c == 'o' || c == 'O':
			if next != 0 && next != 'e' && next != '+' {
				i++
			}
		case c == 'f' || c == 'u' || c == 'g' || c == 'P':
			if next != 0 && !alphanumeric(next) && strings.IndexByte("+-=", next) < 0 {
				_, n := delimited(text[i:])
				if n < 0 {
					return
				}
				i += n
			}
		case c == 'l' || c == 'U' || c == 'G' || c == 'a' || c == 'm' || c == 'L' || c == 'k' || c == 'h' || c == 'Y',
			'0' <= c && c <= '9', c == '?':
		case c == '[' || c == ':':
			return
		default:
			return // no list of qualifiers
		}
	}
}

func (x *expander) qualifierCode(code string) {
	f := x.f.through("glob qualifier")
	f.loop = true
	code = strings.NewReplacer(`'`, "", `"`, "").Replace(code)
	mark := x.sc.mark()
	x.w.text(code, x.sc, &source{text: code, base: -1, span: x.cur.Span}, f)
	x.sc.rollback(mark)
}

// delimited returns what stands between the first character and its partner, outside
// quotes where that is possible, and how long all is; -1: there is no partner.
func delimited(s string) (code string, n int) {
	end := closing(s[0])
	quote := byte(0)
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == end:
			return s[1:i], i + 1
		case c == '\'' || c == '"':
			quote = c
		}
	}
	if i := strings.IndexByte(s[1:], end); i >= 0 {
		return s[1 : i+1], i + 2
	}
	return "", -1
}

func alphanumeric(c byte) bool { return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' }

func closing(open byte) byte {
	switch open {
	case '{':
		return '}'
	case '[':
		return ']'
	case '<':
		return '>'
	case '(':
		return ')'
	}
	return open
}
