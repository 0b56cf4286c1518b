package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns commands whose words or directory have several possible values:
// they are judged for each, and what they leave behind is joined.

// maxWorlds bounds how often one command is judged.
const maxWorlds = 16

// choice is one thing that has several possible values.
type choice struct {
	key     key
	options []value
}

// worlds judges a command once for each combination of the values that its words
// may have. ok is false where there is only one.
func (w *walker) worlds(st *syntax.Stmt, sc *scope, src *source, f frame) (out stream, ok bool) {
	if sc.sets == 0 && !src.twofold() {
		return stream{}, false
	}
	choices := w.choices(st, sc, src)
	if len(choices) == 0 {
		return stream{}, false
	}
	n := 1
	for i, c := range choices {
		if n*len(c.options) > maxWorlds {
			choices = choices[:i] // the others are not known
			break
		}
		n *= len(c.options)
	}
	if n == 1 {
		return stream{}, false
	}
	f.loop = true
	branches := make([]branch, 0, n)
	for i := range n {
		mark := sc.mark()
		at := i
		for _, c := range choices {
			sc.put(c.key, cell{val: c.options[at%len(c.options)], on: true})
			at /= len(c.options)
		}
		o := w.one(st, sc, src, f)
		if i == 0 {
			out = o
		} else {
			out = eitherStream(out, o)
		}
		sc.settled()
		branches = append(branches, sc.take(mark))
		if w.over != "" {
			break
		}
	}
	sc.joins(false, branches...)
	return out, true
}

// eitherStream is what one of two commands writes.
func eitherStream(a, b stream) stream {
	if a.kind == b.kind && (a.kind == streamNone || a.kind == streamTemp) {
		return a
	}
	out := stream{kind: streamOpaque, foreign: a.foreign || b.foreign}
	if a.kind == streamText && b.kind == streamText {
		out = a
		out.foreign = a.foreign || b.foreign
		out.others = append(a.others[:len(a.others):len(a.others)], b.text)
		out.others = append(out.others, b.others...)
		if len(out.others) > maxSeveral {
			return stream{kind: streamOpaque, foreign: out.foreign}
		}
	}
	return out
}

// choices finds what has several values among what a command's own words name.
func (w *walker) choices(st *syntax.Stmt, sc *scope, src *source) []choice {
	c := chooser{w: w, sc: sc}
	c.dialects(st, src)
	if sc.sets == 0 {
		return c.found
	}
	if p := sc.place(); len(p.several) > 0 {
		switch st.Cmd.(type) {
		case *syntax.CallExpr, *syntax.DeclClause, *syntax.TestClause:
			c.add(key{kind: kindDirectory}, p)
		default:
			if len(st.Redirs) > 0 {
				c.add(key{kind: kindDirectory}, p)
			}
		}
	}
	for _, r := range st.Redirs {
		c.walk(r)
	}
	switch cmd := st.Cmd.(type) {
	case *syntax.CallExpr, *syntax.DeclClause, *syntax.TestClause, *syntax.ArithmCmd, *syntax.LetClause:
		c.walk(cmd)
	case *syntax.CaseClause:
		c.walk(cmd.Word)
	case *syntax.ForClause:
		c.walk(cmd.Loop)
	}
	return c.found
}

// chooser gathers choices in the order of their names' first use.
type chooser struct {
	w     *walker
	sc    *scope
	found []choice
	n     int
}

func (c *chooser) add(k key, v value) {
	for _, f := range c.found {
		if f.key == k {
			return
		}
	}
	c.found = append(c.found, choice{key: k, options: v.options()})
}

func (c *chooser) name(name string) {
	if v, _ := c.sc.lookup(name); len(v.several) > 0 {
		c.add(key{kindVariable, name}, v)
	}
}

func (c *chooser) walk(n syntax.Node) {
	syntax.Walk(n, func(n syntax.Node) bool {
		if c.n++; c.n%8 == 0 && c.w.spend(1) {
			return false
		}
		switch n := n.(type) {
		case *syntax.ParamExp:
			if n.Param != nil {
				c.name(n.Param.Value)
			}
		case *syntax.Lit:
			switch n.Value {
			case "~-":
				c.name("OLDPWD")
			case "~", "cd":
				c.name("HOME")
			}
			if len(n.Value) > 1 && n.Value[:2] == "~/" {
				c.name("HOME")
			}
		case *syntax.ArithmExp:
			c.arithm(n.X)
		case *syntax.ArithmCmd:
			c.arithm(n.X)
		}
		return true
	})
}

func (c *chooser) arithm(x syntax.ArithmExpr) {
	if word, ok := x.(*syntax.Word); ok {
		c.name(word.Lit())
	}
}

// valueOf is what a variable has after a word is assigned to it.
func valueOf(v cli.Word) value {
	switch {
	case v.Temp && v.Tail == "":
		return value{temp: true}
	case v.Static && v.Glob:
		return value{pattern: v.Text, foreign: v.Foreign}
	}
	return value{text: known(v), known: v.Static, foreign: v.Foreign, may: v.May}
}

func known(v cli.Word) string {
	if v.Static {
		return v.Text
	}
	return ""
}
