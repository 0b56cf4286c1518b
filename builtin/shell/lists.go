package shell

import (
	"mvdan.cc/sh/v3/syntax"
)

// This file owns what chains statements and branches: && and ||, pipelines, if and
// case.

// chain flattens the left-leaning tree of a list or pipeline: it is as deep as
// it is long.
func chain(c *syntax.BinaryCmd, same func(syntax.BinCmdOperator) bool) (stmts []*syntax.Stmt, ops []syntax.BinCmdOperator) {
	for {
		stmts = append(stmts, c.Y)
		ops = append(ops, c.Op)
		x, ok := c.X.Cmd.(*syntax.BinaryCmd)
		if !ok || !same(x.Op) || len(c.X.Redirs) > 0 || c.X.Background {
			stmts = append(stmts, c.X)
			break
		}
		c = x
	}
	for i, j := 0, len(stmts)-1; i < j; i, j = i+1, j-1 {
		stmts[i], stmts[j] = stmts[j], stmts[i]
	}
	for i, j := 0, len(ops)-1; i < j; i, j = i+1, j-1 {
		ops[i], ops[j] = ops[j], ops[i]
	}
	return stmts, ops
}

// list judges a && b || c. What a link of pure && assigns holds for the next
// links, and for nothing after the list.
func (w *walker) list(c *syntax.BinaryCmd, sc *scope, src *source, f frame) stream {
	stmts, ops := chain(c, func(op syntax.BinCmdOperator) bool { return op == syntax.AndStmt || op == syntax.OrStmt })
	begin := sc.mark()
	out := w.stmt(stmts[0], sc, src, f)
	mark, before := sc.mark(), begin // before: in front of the last link
	var fails []value                // directories, where a cd failed
	pure := true
	for i, op := range ops {
		negated := stmts[i].Negated // what follows "! cd d &&" runs where it failed
		if op == syntax.OrStmt || negated {
			pure = false
		}
		if negated && sc.failed != nil {
			sc.settled()
		}
		var done *branch
		if !pure {
			f.loop = true
			var other branch
			ok := false
			if !negated {
				other, ok = w.otherwise(stmts[i], op, sc, before)
			}
			if ok {
				done = &other
			} else {
				sc.merge(mark)
				sc.unmake(begin) // what runs after || runs because something failed
				begin, mark = sc.mark(), sc.mark()
			}
		}
		if done == nil {
			before = sc.mark()
		}
		if sc.failed != nil && op == syntax.AndStmt {
			fails, sc.failed = append(fails, *sc.failed), nil
		}
		if sc.chained != "" && op == syntax.AndStmt {
			sc.set(activated, value{text: ownBin, known: true})
		}
		sc.chained = ""
		s := w.stmt(stmts[i+1], sc, src, f)
		if done != nil {
			if taken := sc.take(before); ends(stmts[i+1]) {
				sc.joins(false, *done)
			} else {
				sc.joins(false, *done, taken)
			}
			mark = sc.mark()
		}
		if w.over != "" {
			break
		}
		if s.kind != streamNone || out.kind != streamNone {
			if out.kind == streamNone && pure {
				out = s
			} else {
				out = stream{kind: streamOpaque, foreign: out.foreign || s.foreign}
			}
		}
	}
	failed := sc.failed
	sc.merge(mark)
	if failed != nil {
		fails = append(fails, *failed)
	}
	for i := range fails {
		sc.failed = &fails[i]
		sc.settled()
	}
	return out
}

// ends reports whether nothing runs behind a statement: it is exit or return, or a
// block whose last one is.
func ends(st *syntax.Stmt) bool {
	switch c := st.Cmd.(type) {
	case *syntax.CallExpr:
		name := literal(c.Args)
		return !st.Background && (name == "exit" || name == "return")
	case *syntax.Block:
		return !st.Background && len(c.Stmts) > 0 && ends(c.Stmts[len(c.Stmts)-1])
	}
	return false
}

// otherwise takes back what a lone cd in front of || changed: where it failed, the
// directory is what it was.
func (w *walker) otherwise(st *syntax.Stmt, op syntax.BinCmdOperator, sc *scope, before int) (branch, bool) {
	c, ok := st.Cmd.(*syntax.CallExpr)
	if !ok || op != syntax.OrStmt || len(c.Args) == 0 || len(c.Assigns) > 0 {
		return branch{}, false
	}
	if name := c.Args[0].Lit(); name != "cd" && name != "pushd" || len(sc.functions(name).defs) > 0 {
		return branch{}, false
	}
	return sc.take(before), true
}

// pipeline judges a | b | c: each stage in a shell of its own.
func (w *walker) pipeline(c *syntax.BinaryCmd, sc *scope, src *source, f frame) stream {
	stmts, _ := chain(c, func(op syntax.BinCmdOperator) bool { return op == syntax.Pipe || op == syntax.PipeAll })
	var out stream
	for i, st := range stmts {
		if i < len(stmts)-1 {
			out = w.subshell(sc, func() stream { return w.stmt(st, sc, src, f) })
		} else {
			mark := sc.mark()
			out = w.stmt(st, sc, src, f)
			sc.merge(mark) // zsh and lastpipe run the last stage in this shell
		}
		if w.over != "" {
			break
		}
		if out.kind == streamNone {
			out.kind = streamOpaque
		}
		f.stdin, f.piped = out, true
	}
	return out
}

// maxElse bounds how many branches of one if are joined exactly.
const maxElse = 64

func (w *walker) ifClause(c *syntax.IfClause, sc *scope, src *source, f frame) stream {
	inner := f
	inner.loop = true
	foreign := false
	var held []branch // of the branches so far, and where each began
	var marks []int
	for ; c != nil && w.over == ""; c = c.Else {
		w.stmts(c.Cond, sc, src, f)
		mark := sc.mark()
		s := w.stmts(c.Then, sc, src, inner)
		foreign = foreign || s.foreign
		switch {
		case len(c.Cond) == 0: // else
		case c.Else != nil && len(held) < maxElse:
			held = append(held, sc.take(mark))
			marks = append(marks, mark)
		default:
			sc.merge(mark)
		}
	}
	for i := len(held) - 1; i >= 0; i-- {
		sc.joins(false, held[i], sc.take(marks[i]))
	}
	return stream{kind: streamOpaque, foreign: foreign}
}

func (w *walker) caseClause(c *syntax.CaseClause, sc *scope, src *source, f frame) {
	w.value(c.Word, sc, src, f)
	f.loop = true
	var branches []branch
	one, all := true, false // one runs, at most; one of them surely
	for _, item := range c.Items {
		one = one && item.Op == syntax.Break
		for _, p := range item.Patterns {
			all = all || p.Lit() == "*"
		}
	}
	for _, item := range c.Items {
		for _, p := range item.Patterns {
			w.value(p, sc, src, f)
		}
		mark := sc.mark()
		w.stmts(item.Stmts, sc, src, f)
		if one {
			branches = append(branches, sc.take(mark))
		} else {
			sc.merge(mark)
		}
	}
	if one && len(branches) > 0 {
		sc.joins(!all, branches...)
	}
}
