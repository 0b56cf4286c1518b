package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns words that shells read differently: they are judged as bash reads
// them, but their text is held for no fact.

// differs reports whether bash and zsh decode the text of $'…' differently.
func differs(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		i++
		if strings.IndexByte("abefnrtv\\'\"1234567xuUE?", s[i]) < 0 {
			return true
		}
	}
	return false
}

// zshReads reports whether the literal parts of a word mean something else in zsh:
// $=x, $~x, $^x, $x:h, =cmd, <1-2>, (N); or a=~ in bash.
func zshReads(parts []syntax.WordPart) bool {
	for i, p := range parts {
		l, ok := p.(*syntax.Lit)
		if !ok {
			continue
		}
		s := l.Value
		if i > 0 && len(s) > 1 && s[0] == ':' {
			if _, after := parts[i-1].(*syntax.ParamExp); after {
				return true
			}
		}
		if i == 0 && len(s) > 1 && s[0] == '=' || strings.Contains(s, "=~") || strings.ContainsAny(s, "()<>") {
			return true
		}
		for j := 0; j < len(s); j++ {
			if s[j] == '\\' {
				j++
			} else if s[j] == '$' && (j+1 < len(s) || i+1 < len(parts)) {
				return true
			}
		}
	}
	return false
}

// braced judges "{cmd word}", which zsh reads as a group and bash as a program.
func (w *walker) braced(c *syntax.CallExpr, sc *scope, src *source, s *simple, f frame) {
	name := literal(c.Args)
	if len(name) < 2 || name[0] != '{' || len(c.Assigns) > 0 {
		return
	}
	text := src.slice(int(c.Pos().Offset()), int(c.End().Offset()))
	if len(text) < 2 || text[0] != '{' {
		return
	}
	text = strings.TrimSuffix(text[1:], "}")
	if _, err := parse(text, "zsh"); err != nil {
		return
	}
	mark := sc.mark()
	g := f.through("{")
	g.loop = true
	w.text(text, sc, &source{text: text, base: -1, span: s.span}, g)
	sc.merge(mark)
}

// nothing reports whether "$@" stands for no word: where there are no parameters.
func (x *expander) nothing(q *syntax.DblQuoted) bool {
	if len(q.Parts) != 1 {
		return false
	}
	p, ok := q.Parts[0].(*syntax.ParamExp)
	if !ok || !plainParam(p) || p.Exp != nil || p.Param.Value != "@" {
		return false
	}
	params, known := x.sc.params()
	return known && len(params) == 0
}
