package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns loops: their bodies run any number of times, so what a body
// assigns is unknown from its start.

// maxTurns bounds how many known items a loop is judged for one by one.
const maxTurns = 16

// maxItems bounds how many items the loops of one call are judged for in all.
const maxItems = 2000

// maxTwice bounds how deep loops are judged twice: as the first turn finds
// things, and as later ones may.
const maxTwice = 3

// loop judges a body that runs any number of times.
func (w *walker) loop(body []*syntax.Stmt, sc *scope, src *source, f frame) stream {
	mark := sc.mark()
	f.loop = true
	f.loops++
	var out stream
	if f.loops <= maxTwice {
		out = w.stmts(body, sc, src, f)
	}
	w.forget(body, sc)
	again := w.stmts(body, sc, src, f)
	sc.mergeAll(mark) // break and continue leave it anywhere
	return stream{kind: streamOpaque, foreign: out.foreign || again.foreign}
}

func (w *walker) forClause(c *syntax.ForClause, sc *scope, src *source, f frame) stream {
	switch l := c.Loop.(type) {
	case *syntax.CStyleLoop:
		w.arithm(l.Init, sc, src, f)
		w.arithm(l.Cond, sc, src, f)
		w.arithm(l.Post, sc, src, f)
	case *syntax.WordIter:
		var items []cli.Word
		known := l.InPos.IsValid() && !c.Select
		for _, word := range l.Items {
			for _, item := range w.fields(word, sc, src, f) {
				known = known && turnValue(item).decided() && len(items) < maxTurns
				if item.Glob {
					items = append(items, item) // any number of turns
				}
				items = append(items, item)
			}
		}
		name := cli.Word{Text: l.Name.Value, Static: true, At: -1, Span: src.at(int(l.Name.Pos().Offset()), int(l.Name.End().Offset()))}
		if known && len(items) > 0 && w.turned(len(items), f) {
			return w.turns(c, name, items, sc, src, f)
		}
		w.binds(name, value{}, sc, f)
		for _, item := range items {
			w.subscript(item, sc, f)
		}
	default:
		w.cannot("a kind of loop that is not known here", src.span, f)
	}
	return w.loop(c.Do, sc, src, f)
}

// turned reports whether a loop may be judged item by item: loops in loops
// multiply.
func (w *walker) turned(n int, f frame) bool {
	if f.loops >= maxTwice || w.items+n > maxItems {
		return false
	}
	w.items += n
	return true
}

// turns judges a body once for each known item.
func (w *walker) turns(c *syntax.ForClause, name cli.Word, items []cli.Word, sc *scope, src *source, f frame) stream {
	f.loop = true
	f.loops++
	var out stream
	mark := sc.mark()
	for _, item := range items {
		w.binds(name, turnValue(item), sc, f)
		s := w.stmts(c.Do, sc, src, f)
		out.foreign = out.foreign || s.foreign
		w.forget(c.Do, sc)
		if w.over != "" {
			break
		}
	}
	sc.mergeAll(mark)
	out.kind = streamOpaque
	return out
}

// turnValue is what a loop's variable has for one item: of a pattern, what it
// matches, unless that is any name at all.
func turnValue(item cli.Word) value {
	if item.Glob && (strings.Trim(item.Text, "*?") == "" || item.Text[0] == '-') {
		return value{}
	}
	return valueOf(item)
}

// decided reports whether a value is known well enough for a turn of its own.
func (v value) decided() bool { return v.known || v.temp || v.pattern != "" }

// forget makes unknown what statements may assign.
func (w *walker) forget(body []*syntax.Stmt, sc *scope) {
	for _, st := range body {
		syntax.Walk(st, func(n syntax.Node) bool {
			if w.spend(1) {
				return false
			}
			switch n := n.(type) {
			case *syntax.Assign:
				if n.Name != nil {
					sc.poison(n.Name.Value)
				}
			case *syntax.WordIter:
				sc.poison(n.Name.Value)
			case *syntax.UnaryArithm:
				forgetOperand(n.X, sc)
			case *syntax.BinaryArithm:
				if assigns(n.Op) {
					forgetOperand(n.X, sc)
				}
			case *syntax.ParamExp:
				if n.Exp != nil && (n.Exp.Op == syntax.AssignUnset || n.Exp.Op == syntax.AssignUnsetOrNull) && n.Param != nil {
					sc.poison(n.Param.Value)
				}
			case *syntax.CallExpr:
				w.forgetCall(n, sc)
			}
			return true
		})
	}
}

// forgetCall makes unknown what a simple command may assign: read, printf -v,
// cd, eval, a function of the line.
func (w *walker) forgetCall(c *syntax.CallExpr, sc *scope) {
	if len(c.Args) == 0 {
		return
	}
	name := c.Args[0].Lit()
	switch name {
	case "command", "builtin", "noglob", "nocorrect":
		if len(c.Args) > 1 {
			inner := *c
			inner.Args = c.Args[1:]
			w.forgetCall(&inner, sc)
		}
	case "read", "mapfile", "readarray", "printf", "getopts", "unset", "wait", "print", "let",
		"export", "declare", "local", "readonly", "typeset", "set":
		for _, a := range c.Args[1:] {
			v := a.Lit()
			n, _, _ := strings.Cut(strings.TrimLeft(v, "-vaA"), "=")
			n, _, _ = strings.Cut(n, "?")
			n, _, _ = strings.Cut(n, "[")
			switch {
			case v == "" && len(a.Parts) > 0 && name != "printf" && name != "print" && name != "set":
				sc.poisonAll()
			case isName(n):
				sc.poison(n)
			}
			if name == "unset" && isName(v) {
				sc.undefine(v, false)
			}
		}
		if name == "set" {
			sc.poisonParams()
		}
	case "cd", "pushd", "popd":
		sc.chdir("")
	case "eval", "source", ".", "":
		sc.poisonAll()
		sc.poisonParams()
	case "shift":
		sc.poisonParams()
	default:
		if fns := sc.functions(name); len(fns.defs) > 0 {
			sc.poisonAll()
		}
	}
}

func forgetOperand(x syntax.ArithmExpr, sc *scope) {
	if word, ok := x.(*syntax.Word); ok {
		if name, _, _ := strings.Cut(word.Lit(), "["); isName(name) {
			sc.poison(name)
		}
	}
}

func isName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' || i > 0 && '0' <= c && c <= '9') {
			return false
		}
	}
	return s != ""
}
