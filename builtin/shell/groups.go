package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns commands that zsh sees where bash sees words: "{cmd word}",
// "repeat N cmd", and the "{name}" of a redirection that stands alone. Both
// readings are judged.

// asZsh judges what zsh runs of a simple command beside what bash runs.
func (w *walker) asZsh(c *syntax.CallExpr, st *syntax.Stmt, s *simple, sc *scope, src *source, f frame) {
	switch name := literal(c.Args); {
	case w.tooDeep(f):
	case len(c.Args) == 0:
		for _, r := range st.Redirs {
			if r.N != nil && len(r.N.Value) > 2 && r.N.Value[0] == '{' {
				inner := &simple{words: []cli.Word{cli.Lit(strings.Trim(r.N.Value, "{}"))}, span: s.span}
				w.maybeRuns(sc, func() { w.run(inner, sc, f.through("{")) })
			}
		}
	case name == "repeat" && len(s.words) > 2:
		inner := *s
		inner.words = s.words[2:]
		g := f.through(name)
		g.loop = true
		w.maybeRuns(sc, func() { w.run(&inner, sc, g) })
	case len(name) > 1 && name[0] == '{' && len(c.Assigns) == 0:
		text := src.slice(int(c.Pos().Offset()), int(c.End().Offset()))
		if text == "" || text[0] != '{' {
			return
		}
		text = strings.TrimSuffix(text[1:], "}")
		if _, err := parse(text, "zsh"); err != nil {
			return
		}
		g := f.through("{")
		g.loop = true
		w.maybeRuns(sc, func() { w.text(text, sc, &source{text: text, base: -1, span: s.span}, g) })
	}
}

// maybeRuns judges what may run or not.
func (w *walker) maybeRuns(sc *scope, run func()) {
	mark := sc.mark()
	run()
	sc.merge(mark)
}

// quotesDiffer reports whether shells read a quote inside "${x-…}" differently, so
// that they also differ on where the expansion ends.
func quotesDiffer(p *syntax.ParamExp) bool {
	if p.Exp == nil || p.Exp.Word == nil {
		return false
	}
	for _, part := range p.Exp.Word.Parts {
		if q, ok := part.(*syntax.SglQuoted); ok && !q.Dollar && strings.ContainsAny(q.Value, "}\"$`") {
			return true
		}
	}
	return false
}
