package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns zsh's glob qualifiers, as far as they run code (zshexpn(1),
// "Glob Qualifiers"). A bash parser takes "*(e:'cmd':)" for a pattern list.

// qualifiers judges the code of "(e:code:)", "(oe:code:)" and "(+name)".
func (x *expander) qualifiers(p *syntax.ExtGlob) {
	text := p.Pattern.Value
	if p.Op != syntax.GlobZeroOrMore || strings.IndexByte(text, '|') >= 0 {
		return
	}
	for i := 0; i+1 < len(text); i++ {
		switch c, next := text[i], text[i+1]; {
		case c == '+' && (next == '_' || 'a' <= next|0x20 && next|0x20 <= 'z'):
			x.w.cannot("the glob qualifier "+short(text[i:])+" runs a function or command", x.cur.Span, x.f)
			return
		case c == 'e' && delimits(next):
			code, _, found := strings.Cut(text[i+2:], string(closing(next)))
			if !found {
				return
			}
			x.w.cannot("the glob qualifier "+short(text[i:])+" runs code", x.cur.Span, x.f)
			f := x.f.through("glob qualifier")
			f.loop = true
			code = strings.Trim(code, `'"`)
			mark := x.sc.mark()
			x.w.text(code, x.sc, &source{text: code, base: -1, span: x.cur.Span}, f)
			x.sc.rollback(mark)
			return
		}
	}
}

// delimits reports whether c may stand around the code of an "e" qualifier.
func delimits(c byte) bool {
	return c < 0x80 && c != '.' && !('0' <= c && c <= '9') && !('a' <= c|0x20 && c|0x20 <= 'z')
}

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
