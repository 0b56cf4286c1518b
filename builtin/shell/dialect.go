package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns expansions that zsh reads in another way than bash: $X:h and $X[1]
// without braces, $=X. A statement that holds one is judged as both read it.

// flagZsh holds where a statement is judged as zsh reads it.
const flagZsh = "zsh"

// twofold reports whether a text holds such an expansion; it is asked once a source.
func (s *source) twofold() bool {
	if s.zsh == 0 {
		s.zsh = 1
		if twofold(s.text) {
			s.zsh = 2
		}
	}
	return s.zsh == 2
}

func twofold(text string) bool {
	for {
		i := strings.IndexByte(text, '$')
		if i < 0 || i+2 >= len(text) {
			return false
		}
		text = text[i+1:]
		if c := text[0]; strings.IndexByte("=~^+", c) >= 0 && isName(text[1:2]) {
			return true
		}
		n := 0
		for n < len(text) && (isName(text[n:n+1]) || '0' <= text[n] && text[n] <= '9') {
			n++
		}
		if n > 0 && zshTail(text[n:]) {
			return true
		}
	}
}

// zshTail reports whether zsh takes text behind $X for a part of the expansion.
func zshTail(s string) bool {
	switch {
	case s == "":
		return false
	case s[0] == '[':
		return strings.IndexByte(s, ']') > 0
	}
	return len(s) > 1 && s[0] == ':' && strings.IndexByte("aAcehlpPqQrstuxgfFwW&", s[1]) >= 0
}

// elsewise appends a part of a word that is another in zsh, where that is how the
// statement is read.
func (x *expander) elsewise(parts []syntax.WordPart, i int) bool {
	if !x.src.twofold() || x.sc.cells[key{kindFlag, flagZsh}].val.text == "" {
		return false
	}
	switch p := parts[i].(type) {
	case *syntax.Lit:
		v := p.Value
		for j := 0; j+2 < len(v); j++ {
			if v[j] == '\\' {
				j++
			} else if v[j] == '$' && strings.IndexByte("=~^+", v[j+1]) >= 0 && isName(v[j+2:j+3]) {
				x.dynamic(v)
				return true
			}
		}
		if strings.HasSuffix(v, "$") && i+1 < len(parts) {
			if l, ok := parts[i+1].(*syntax.Lit); ok && len(l.Value) > 1 && strings.IndexByte("=~^+", l.Value[0]) >= 0 {
				x.dynamic(v)
				return true
			}
		}
	case *syntax.ParamExp:
		if p.Short && i+1 < len(parts) {
			if l, ok := parts[i+1].(*syntax.Lit); ok && zshTail(l.Value) {
				x.dynamic(x.source(p))
				return true
			}
		}
	}
	return false
}

// dialects adds the two ways in which a statement is read.
func (c *chooser) dialects(st *syntax.Stmt, src *source) {
	if !src.twofold() {
		return
	}
	switch st.Cmd.(type) {
	case *syntax.CallExpr, *syntax.DeclClause:
	default:
		if len(st.Redirs) == 0 {
			return
		}
	}
	if twofold(src.slice(int(st.Pos().Offset()), int(st.End().Offset()))) {
		c.found = append(c.found, choice{key: key{kindFlag, flagZsh}, options: []value{{}, {text: "zsh"}}})
	}
}
