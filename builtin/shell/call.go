package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns a simple command: its words, its assignments, and which of
// alias, function, builtin and program its name stands for.

// simple is a simple command after expansion.
type simple struct {
	words     []cli.Word
	env       []assignment
	facts     []cli.Fact // of its redirections
	redirects []abi.Redirect
	span      abi.Span
	stdout    bool   // redirected
	direct    bool   // run by a wrapper: no function, alias or builtin is meant
	rest      string // source text behind the first word, for aliases
	cleared   bool   // a wrapper took the environment away
	unset     []string
}

type assignment struct {
	name  string
	value cli.Word
}

// call judges a simple command of the text.
func (w *walker) call(c *syntax.CallExpr, st *syntax.Stmt, sc *scope, src *source, f frame) stream {
	start, end := int(c.Pos().Offset()), int(c.End().Offset())
	s := &simple{span: src.at(start, end)}
	for _, word := range c.Args {
		s.words = append(s.words, w.fields(word, sc, src, f)...)
	}
	for _, a := range c.Assigns {
		s.env = append(s.env, w.assign(a, sc, src, f, len(c.Args) == 0)...)
	}
	re := w.redirects(st.Redirs, sc, src, f)
	w.clobbers(&re, st.Redirs, c.Args, s.words, sc, src, f)
	s.facts, s.redirects, s.stdout = re.facts, re.list, re.stdout
	if len(st.Redirs) > 0 {
		s.span.End = max(s.span.End, re.span.End)
	}
	if re.stdin != nil {
		f.stdin, f.piped = *re.stdin, false
	}
	if len(c.Args) > 1 {
		from := int(c.Args[1].Pos().Offset())
		s.rest = src.slice(from, min(end, len(src.text)))
	}
	var out stream
	if name := literal(c.Args); name != "" {
		if text, ok := w.aliasOf(name, sc, f); ok {
			inner := f
			inner.alias = append(f.alias[:len(f.alias):len(f.alias)], name)
			mark := sc.mark()
			rest := w.aliasedRest(text, s.rest, sc, &inner)
			out = w.text(text+" "+rest, sc, &source{text: text + " " + rest, base: -1, span: s.span}, inner.through("alias "+name))
			sc.merge(mark) // a shell that is not interactive may expand none
			if len(sc.functions(name).defs) == 0 && w.host.Lookup(name) == nil && !isBuiltin(name) {
				w.plainRedirects(s, sc, f)
				return out
			}
		}
	}
	w.asZsh(c, st, s, sc, src, f)
	o := w.run(s, sc, f)
	if s.stdout {
		return stream{}
	}
	if out.kind != streamNone {
		return stream{kind: streamOpaque, foreign: out.foreign || o.foreign}
	}
	return o
}

// literal returns the first word where it is written plainly: only such a word
// is looked up among the aliases.
func literal(args []*syntax.Word) string {
	if len(args) == 0 {
		return ""
	}
	if l := args[0].Lit(); strings.IndexByte(l, '\\') < 0 {
		return l
	}
	return ""
}

func (w *walker) aliasOf(name string, sc *scope, f frame) (string, bool) {
	for _, a := range f.alias {
		if a == name {
			return "", false
		}
	}
	if c, ok := sc.cells[key{kindAlias, name}]; ok {
		return c.val.text, c.val.known
	}
	if w.host.Aliases != nil {
		return w.host.Aliases(name)
	}
	return "", false
}

// aliasedRest expands the words behind an alias that ends in a blank.
func (w *walker) aliasedRest(text, rest string, sc *scope, f *frame) string {
	if text == "" || !isBlank(text[len(text)-1]) {
		return rest
	}
	word, behind, _ := strings.Cut(rest, " ")
	next, ok := w.aliasOf(word, sc, *f)
	if !ok || word == "" || w.spend(len(rest)/16+1) {
		return rest
	}
	f.alias = append(f.alias[:len(f.alias):len(f.alias)], word)
	return next + " " + w.aliasedRest(next, behind, sc, f)
}

// plainRedirects judges redirections that stand alone.
func (w *walker) plainRedirects(s *simple, sc *scope, f frame) {
	if len(s.facts) > 0 {
		w.report(&simple{redirects: s.redirects, span: s.span}, &cli.Report{Facts: s.facts}, sc, f)
	}
}

// run judges a simple command and returns what it writes to its output.
func (w *walker) run(s *simple, sc *scope, f frame) stream {
	if w.spend(len(s.words)+1) || w.tooDeep(f) {
		return stream{}
	}
	if len(s.words) == 0 {
		w.assignOnly(s, sc, f)
		return stream{}
	}
	name := s.words[0]
	if !name.Static || name.Glob {
		return w.dynamicName(s, sc, f)
	}
	if !s.direct {
		if fns := sc.functions(name.Text); len(fns.defs) > 0 {
			out := w.callFunction(fns, s, sc, f)
			if !fns.none && !specialBuiltin(name.Text) {
				return out
			}
		}
		if isBuiltin(name.Text) || name.Text == "printf" || name.Text == "test" || name.Text == "[" {
			if out, ok := w.builtin(s, sc, f); ok {
				return out
			}
		}
	}
	return w.program(s, sc, f)
}

// dynamicName judges a command whose program is not known: what would follow it
// as a command of its own may still be told.
func (w *walker) dynamicName(s *simple, sc *scope, f frame) stream {
	name := s.words[0]
	fact := cli.Fact{Effect: cli.Unstated, Does: "the program " + short(name.Text) + " is not known statically"}
	if name.Foreign {
		fact = cli.Fact{Effect: cli.Changes, Signal: true, Does: "runs remote or decoded content"}
	}
	w.report(s, &cli.Report{Facts: append([]cli.Fact{fact}, s.facts...)}, sc, f)
	if may := strings.Fields(name.May); len(may) > 0 {
		inner := *s
		inner.words, inner.facts = make([]cli.Word, 0, len(may)+len(s.words)-1), nil
		for _, field := range may {
			inner.words = append(inner.words, cli.Word{Text: field, Static: true, Span: name.Span, At: -1})
		}
		inner.words = append(inner.words, s.words[1:]...)
		w.run(&inner, sc, f.through(short(name.Text)))
	}
	if len(s.words) > 1 && s.words[1].Static && (w.host.Lookup(s.words[1].Text) != nil || w.asks(s.words[1].Text)) {
		inner := *s
		inner.words, inner.facts, inner.direct = s.words[1:], nil, true
		w.run(&inner, sc, f.through(short(name.Text)))
	}
	return stream{kind: streamOpaque}
}

// asks reports whether a classifier may be asked about a program.
func (w *walker) asks(name string) bool {
	return w.host.Asked != nil && w.host.Asked(&abi.Step{Argv: []string{name}})
}

// maxCalls bounds how often one function's body is judged.
const maxCalls = 1000

// callFunction judges the bodies that a function's name stands for.
func (w *walker) callFunction(fns functions, s *simple, sc *scope, f frame) stream {
	w.plainRedirects(s, sc, f)
	inner := f.through(s.words[0].Text + "()")
	inner.loop = true
	var out stream
	branches := make([]branch, 0, len(fns.defs))
	for i, fn := range fns.defs {
		mark := sc.mark()
		o := w.body(fn, s, sc, f, inner)
		if i == 0 {
			out = o
		}
		out.foreign = out.foreign || o.foreign
		if len(fns.defs) == 1 && !fns.none {
			break
		}
		branches = append(branches, sc.take(mark))
	}
	if len(branches) > 0 {
		sc.joins(fns.none, branches...)
	}
	if len(fns.defs) > maxSeveral {
		w.cannot(short(s.words[0].Text)+" is one of many functions", s.span, f)
	}
	if s.stdout || out.kind == streamText && len(fns.defs) > 1 || out.kind == streamNone {
		out.kind = streamOpaque
	}
	return out
}

// body judges one body of a function.
func (w *walker) body(fn function, s *simple, sc *scope, f, inner frame) stream {
	for _, b := range f.bodies {
		if b == fn.body {
			w.forget([]*syntax.Stmt{fn.body}, sc) // judged where it began
			return stream{kind: streamOpaque}
		}
	}
	inner.bodies = append(f.bodies[:len(f.bodies):len(f.bodies)], fn.body)
	if w.called == nil {
		w.called = make(map[*syntax.Stmt]int)
	}
	if w.called[fn.body]++; w.called[fn.body] > maxCalls && w.over == "" {
		w.over = "calls a function more often than is judged"
		return stream{}
	}
	end := w.during(s, sc)
	mark, left := sc.mark(), sc.left
	params, had := sc.params()
	sc.left = -1
	sc.calls++
	sc.setParams(s.words[1:])
	out := w.stmt(fn.body, sc, fn.src, inner)
	sc.calls--
	sc.called(mark, left)
	if had {
		sc.setParams(params)
	} else {
		sc.poisonParams()
	}
	end()
	return stream{kind: streamOpaque, foreign: out.foreign}
}

// ownByPath judges a file that has the name of one of our programs as that
// program too: wherever it lies, it may be ours, and forging an event or forcing a
// release is closed by any path. What it is beside that, scriptFile says.
func (w *walker) ownByPath(s *simple, sc *scope, f frame) {
	name := base(s.words[0].Text)
	if name != "tmt" && name != "tmt-ground" {
		return
	}
	prog := w.host.Lookup(name)
	if prog == nil {
		return
	}
	facts := &facts{w: w, sc: sc, in: f.stdin.input(f.piped), called: s.words[0].Text, remote: f.remote}
	w.report(s, prog.Parse(s.words[1:], facts).Report(), sc, f)
}

// program judges a command by the catalogue.
func (w *walker) program(s *simple, sc *scope, f frame) stream {
	name, script := w.resolve(s.words[0].Text, sc, f)
	prog := w.host.Lookup(name)
	in := f.stdin.input(f.piped)
	switch {
	case script:
		w.ownByPath(s, sc, f)
		return w.scriptFile(s, sc, f)
	case prog == nil:
		w.unknownProgram(name, s, sc, f)
		return stream{kind: streamOpaque, foreign: f.stdin.foreign}
	}
	facts := &facts{w: w, sc: sc, in: in, called: w.calledAs(s.words[0].Text, sc, f), remote: f.remote}
	args := s.words[1:]
	inv := prog.Parse(args, facts)
	r := inv.Report()
	for _, o := range f.stdin.others {
		// The input is one of several texts.
		other := *facts
		other.in.Text = *o
		more := prog.Parse(args, &other).Report()
		r.Facts, r.Inner = append(r.Facts, more.Facts...), append(r.Inner, more.Inner...)
	}
	w.raise(name, args, facts, r)
	w.programEnv(prog, s, r, sc, f)
	r.Facts = append(r.Facts, s.facts...)
	w.report(s, r, sc, f)
	out := w.output(inv, r, sc, f)
	for i := range r.Inner {
		o := w.inner(&r.Inner[i], s, sc, f)
		out.foreign = out.foreign || o.foreign
	}
	if s.stdout {
		return stream{foreign: false}
	}
	return out
}

func short(s string) string {
	if len(s) > 60 {
		s = strings.ToValidUTF8(s[:60], "") + "…"
	}
	return s
}
