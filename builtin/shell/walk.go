package shell

import (
	"errors"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the nodes of statements. Every kind of node is named here; one
// that is not is unknown.

// inside returns the frame of a command that stands in another's words.
func (f frame) inside(via string) frame {
	f.via = append(f.via[:len(f.via):len(f.via)], via)
	f.loop = true
	return f
}

func (w *walker) tooDeep(f frame) bool {
	if (f.nesting > maxNesting || f.depth > maxInner) && w.over == "" {
		w.over = "nested more deeply than is judged"
	}
	return w.over != ""
}

// text judges the text of a whole script in a scope.
func (w *walker) text(text string, sc *scope, src *source, f frame) stream {
	if w.bytes += len(text); f.depth > 0 {
		w.bytes += len(text) // its words were words already
	}
	if w.bytes > maxBytes && w.over == "" {
		w.over = "more text than is judged"
	}
	if w.tooDeep(f) {
		return stream{kind: streamOpaque}
	}
	all := readings(text)
	if all == nil {
		return w.read(nil, sc, src, f)
	}
	if w.spend(len(text) / 32 * len(all)) {
		return stream{kind: streamOpaque}
	}
	var out stream
	first := len(w.findings)
	for i := range all {
		r := &all[i]
		r.alone = len(all) == 1
		one := *src
		one.text, one.shifts, one.cr = r.text, r.shifts, r.cr
		mark, begin := sc.mark(), len(w.findings)
		out = w.read(&all[i], sc, &one, f)
		if i < len(all)-1 {
			sc.rollback(mark)
		}
		w.settle(first, begin)
	}
	return out
}

// settle drops what a further reading of a text found again.
func (w *walker) settle(first, begin int) {
	if begin == first {
		return
	}
	known := make(map[sameStep]bool, begin-first)
	for i := first; i < begin; i++ {
		known[sameAs(&w.findings[i])] = true
	}
	kept := w.findings[:begin]
	for _, x := range w.findings[begin:] {
		if known[sameAs(&x)] {
			continue
		}
		kept = append(kept, x)
	}
	w.findings = kept
}

func sameAs(x *abi.Finding) sameStep {
	key := sameStep{span: x.Span, program: x.Program, reason: x.Reason, words: x.Class.String()}
	if x.Step != nil {
		key.words += told(x.Step)
	}
	return key
}

// read judges one reading of a text; nil is the only one.
func (w *walker) read(r *reading, sc *scope, src *source, f frame) stream {
	text := src.text
	if len(text) > longText {
		if v, ok := parses(text); ok {
			return w.pieces(text, v, sc, src, f)
		}
	}
	file, err := parse(text, "")
	if err != nil {
		if !cutOff(err) || r != nil && !r.alone && !errors.Is(err, errTooDeep) {
			return w.refused(r, err, sc, src, f)
		}
		w.add(abi.Finding{Class: abi.Mutating, Basis: abi.Known, Reason: doesNotParse(err), Span: src.at(0, len(text))}, f)
		return stream{kind: streamOpaque}
	}
	return w.stmts(file.Stmts, sc, src, f)
}

// stmts judges a list and returns what it writes to its output.
func (w *walker) stmts(list []*syntax.Stmt, sc *scope, src *source, f frame) stream {
	var out stream
	for i, st := range list {
		s := w.stmt(st, sc, src, f)
		if w.over != "" {
			break
		}
		if i == 0 {
			out = s
		} else if s.kind != streamNone || out.kind != streamNone {
			out = stream{kind: streamOpaque, foreign: out.foreign || s.foreign}
		}
	}
	return out
}

// stmt judges one statement.
func (w *walker) stmt(st *syntax.Stmt, sc *scope, src *source, f frame) stream {
	f.nesting++
	if w.spend(1) || w.tooDeep(f) {
		return stream{}
	}
	sc.settled()
	st = released(st)
	if st.Background || st.Coprocess || st.Disown {
		f.loop = true
		return w.subshell(sc, func() stream { return w.choose(st, sc, src, f) })
	}
	return w.choose(st, sc, src, f)
}

// choose judges a statement for each of the values that its words may have.
func (w *walker) choose(st *syntax.Stmt, sc *scope, src *source, f frame) stream {
	if out, ok := w.worlds(st, sc, src, f); ok {
		return out
	}
	return w.one(st, sc, src, f)
}

// one judges one statement as the scope now is.
func (w *walker) one(st *syntax.Stmt, sc *scope, src *source, f frame) stream {
	if c, ok := st.Cmd.(*syntax.CallExpr); ok {
		return w.call(c, st, sc, src, f)
	}
	re := w.redirects(st.Redirs, sc, src, f)
	w.clobbers(&re, st.Redirs, nil, nil, sc, src, f)
	if st.Cmd == nil {
		w.asZsh(&syntax.CallExpr{}, st, &simple{span: re.span}, sc, src, f)
	}
	if re.stdin != nil {
		f.stdin, f.piped = *re.stdin, false
	}
	if len(re.facts) > 0 {
		r := &cli.Report{Facts: re.facts}
		w.report(&simple{redirects: re.list, span: re.span}, r, sc, f)
	}
	out := w.command(st.Cmd, sc, src, f)
	if re.stdout {
		return stream{}
	}
	return out
}

// command judges the compound commands.
func (w *walker) command(cmd syntax.Command, sc *scope, src *source, f frame) stream {
	switch c := cmd.(type) {
	case nil:
		return stream{}
	case *syntax.BinaryCmd:
		if c.Op == syntax.Pipe || c.Op == syntax.PipeAll {
			return w.pipeline(c, sc, src, f)
		}
		return w.list(c, sc, src, f)
	case *syntax.Subshell:
		return w.subshell(sc, func() stream { return w.stmts(c.Stmts, sc, src, f) })
	case *syntax.Block:
		return w.stmts(c.Stmts, sc, src, f)
	case *syntax.IfClause:
		return w.ifClause(c, sc, src, f)
	case *syntax.WhileClause:
		return w.loop(append(c.Cond[:len(c.Cond):len(c.Cond)], c.Do...), sc, src, f)
	case *syntax.ForClause:
		return w.forClause(c, sc, src, f)
	case *syntax.CaseClause:
		w.caseClause(c, sc, src, f)
	case *syntax.FuncDecl:
		w.function(c, sc, src, f)
		return stream{}
	case *syntax.ArithmCmd:
		w.arithm(c.X, sc, src, f)
		return stream{}
	case *syntax.LetClause:
		for _, x := range c.Exprs {
			w.arithm(x, sc, src, f)
		}
		return stream{}
	case *syntax.TestClause:
		observes := w.test(c.X, sc, src, f)
		w.add(abi.Finding{Class: abi.ReadOnly, Basis: abi.Known, Reason: "tests a condition", Program: "[[",
			Span: src.at(int(c.Left.Offset()), int(c.Right.Offset())+2), Observes: observes}, f)
		return stream{}
	case *syntax.DeclClause:
		w.declare(c, sc, src, f)
		return stream{}
	case *syntax.TimeClause:
		w.timed(c, sc, src, f)
		if c.Stmt != nil {
			return w.stmt(c.Stmt, sc, src, f)
		}
		return stream{}
	case *syntax.CoprocClause:
		f.loop = true
		f.stdin, f.piped = stream{kind: streamOpaque}, true
		w.subshell(sc, func() stream { return w.stmt(c.Stmt, sc, src, f) })
		if c.Name != nil {
			w.binds(w.value(c.Name, sc, src, f), value{}, sc, f)
		}
		return stream{}
	case *syntax.TestDecl:
		w.value(c.Description, sc, src, f)
		w.stmt(c.Body, sc, src, f.inside("@test"))
	case *syntax.CallExpr: // judged by stmt, with its redirections
	default:
		w.cannot("a kind of command that is not known here", src.span, f)
	}
	return stream{kind: streamOpaque}
}

// timed states that a shell without the keyword runs the program time.
func (w *walker) timed(c *syntax.TimeClause, sc *scope, src *source, f frame) {
	words := []cli.Word{cli.Lit("time")}
	if c.Stmt != nil {
		if call, ok := c.Stmt.Cmd.(*syntax.CallExpr); ok {
			for range call.Args {
				words = append(words, cli.Word{Text: "…", At: -1})
			}
		}
	}
	s := &simple{words: words, span: src.at(int(c.Pos().Offset()), int(c.End().Offset()))}
	w.report(s, &cli.Report{Facts: []cli.Fact{{Effect: cli.Pure, Does: "measures a command"}}}, sc, f)
}

// function notes a definition; its body is judged where it is called. A
// function without a name (zsh) runs at once.
func (w *walker) function(c *syntax.FuncDecl, sc *scope, src *source, f frame) {
	names := c.Names
	if c.Name != nil {
		names = append(names[:len(names):len(names)], c.Name)
	}
	if len(names) == 0 {
		w.stmt(c.Body, sc, src, f.inside("function"))
		return
	}
	if len(names) > 1 {
		// zsh's many names; for bash "function f [[ a ]]" ends here, and what the
		// parser takes for the body is the next command.
		w.stmt(c.Body, sc, src, f.inside("function"))
	}
	for _, n := range names {
		fn := function{body: c.Body, src: src}
		sc.define(n.Value, fn)
		w.hook(n.Value, fn, sc, f)
	}
}
