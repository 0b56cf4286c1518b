package shell

import "mvdan.cc/sh/v3/syntax"

// This file owns the end of a function's declaration. The parser takes for its
// body a whole list: of "f() { a; } && b | c" all but "f()" stands in the body.

// swallows reports whether a declaration holds more than its own body.
func swallows(st *syntax.Stmt) bool {
	d, ok := st.Cmd.(*syntax.FuncDecl)
	if !ok || d.Body == nil {
		return false
	}
	_, ok = d.Body.Cmd.(*syntax.BinaryCmd)
	return ok || swallows(d.Body)
}

// released returns a list as the shell reads it, with every declaration in it
// ended where its compound command ends.
func released(st *syntax.Stmt) *syntax.Stmt {
	held := swallows(st)
	for c, ok := st.Cmd.(*syntax.BinaryCmd); ok && !held; c, ok = c.X.Cmd.(*syntax.BinaryCmd) {
		held = swallows(c.Y) || swallows(c.X)
	}
	if !held {
		return st
	}
	var l links
	l.add(st)
	out := l.list()
	out.Background, out.Coprocess, out.Disown = st.Background, st.Coprocess, st.Disown
	return out
}

// links are the commands of a list in order, and the operators between them.
type links struct {
	stmts []*syntax.Stmt
	ops   []syntax.BinCmdOperator
	op    syntax.BinCmdOperator // in front of the next command
}

// add appends a command, or those of a list.
func (l *links) add(st *syntax.Stmt) {
	if c, ok := st.Cmd.(*syntax.BinaryCmd); ok {
		stmts, ops := chain(c, func(syntax.BinCmdOperator) bool { return true })
		for i, s := range stmts {
			if i > 0 {
				l.op = ops[i-1]
			}
			l.add(s)
		}
		return
	}
	if !swallows(st) {
		if len(l.stmts) > 0 {
			l.ops = append(l.ops, l.op)
		}
		l.stmts = append(l.stmts, st)
		return
	}
	d := *st.Cmd.(*syntax.FuncDecl)
	var inner links
	inner.add(d.Body)
	d.Body = inner.stmts[0]
	own := *st
	own.Cmd, own.Background, own.Coprocess, own.Disown = &d, false, false, false
	l.add(&own)
	for i, s := range inner.stmts[1:] {
		l.op = inner.ops[i]
		l.add(s)
	}
}

// list joins the commands again: pipes bind more closely than && and ||.
func (l *links) list() *syntax.Stmt {
	var list *syntax.Stmt
	var op syntax.BinCmdOperator
	at := l.stmts[0]
	end := func() {
		if list == nil {
			list = at
			return
		}
		list = joined(list, op, at)
	}
	for i, next := range l.ops {
		if next == syntax.Pipe || next == syntax.PipeAll {
			at = joined(at, next, l.stmts[i+1])
			continue
		}
		end()
		op, at = next, l.stmts[i+1]
	}
	end()
	return list
}

func joined(x *syntax.Stmt, op syntax.BinCmdOperator, y *syntax.Stmt) *syntax.Stmt {
	return &syntax.Stmt{Position: x.Position, Cmd: &syntax.BinaryCmd{OpPos: y.Position, Op: op, X: x, Y: y}}
}
