package shell

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns commands that commands run: wrappers, shells, scripts.

// inner judges a command that a command line runs.
func (w *walker) inner(in *cli.Inner, outer *simple, sc *scope, f frame) stream {
	via := in.Via
	if via == "" {
		via = outer.words[0].Text
	}
	g := f.through(via)
	g.elevated = f.elevated || in.Elevated
	g.remote = f.remote || in.Remote
	g.appends = f.appends || in.Appends
	if w.tooDeep(g) {
		return stream{kind: streamOpaque}
	}
	mark := sc.mark()
	defer sc.rollback(mark)
	if in.Moves != nil {
		dir := ""
		if in.Moves.Static && !g.remote {
			dir = sc.join(in.Moves.Text)
		}
		sc.chdir(dir)
	}
	if in.Remote {
		sc.chdir("")
	}
	if in.Argv == nil || in.Shell != nil || in.Script != nil {
		calls, left := sc.calls, sc.left
		defer func() { sc.calls, sc.left = calls, left }()
		w.inherit(sc, outer, shellName(outer.words), g.remote)
		defer w.exits(sc, len(w.actions))
	}
	switch {
	case in.Stdin:
		return w.fromStream(f.stdin, outer, sc, g)
	case in.Script != nil:
		return w.script(in, outer, sc, g)
	case in.Shell != nil:
		return w.shellText(in, outer, sc, g)
	}
	s := &simple{words: in.Argv, span: spanOf(in.Argv, outer.span), direct: true}
	if !in.Remote {
		s.redirects = outer.redirects
	}
	s.env = append(s.env, outer.env...)
	s.cleared = outer.cleared || in.Clears
	s.unset = append(outer.unset[:len(outer.unset):len(outer.unset)], in.Unsets...)
	if in.Clears {
		s.env = nil
	}
	for _, e := range in.Env {
		name, _, _ := strings.Cut(e.Text, "=")
		s.env = append(s.env, assignment{name: name, value: e.Cut(min(len(name)+1, len(e.Text)))})
	}
	if len(in.Argv) == 0 {
		return stream{kind: streamOpaque}
	}
	return w.run(s, sc, g)
}

// shellText judges text that a shell reads.
func (w *walker) shellText(in *cli.Inner, outer *simple, sc *scope, f frame) stream {
	text := *in.Shell
	if !text.Static {
		w.dynamicCode(text, outer, f)
		return stream{kind: streamOpaque}
	}
	if len(in.Argv) > 0 {
		sc.setParams(in.Argv[1:])
	} else {
		sc.poisonParams()
	}
	f.appends = false
	f.loop = true
	return w.text(text.Text, sc, &source{text: text.Text, base: text.At, span: text.Span}, f)
}

// dynamicCode judges code that is not known statically: mutating where it is
// fetched or decoded, or where its known words say so.
func (w *walker) dynamicCode(text cli.Word, outer *simple, f frame) {
	x := abi.Finding{Class: abi.Unknown, Basis: abi.Guess, Reason: "runs code that is not known statically", Span: outer.span}
	if len(outer.words) > 0 {
		x.Program = outer.words[0].Text
	}
	if text.Foreign {
		x.Class, x.Basis, x.Reason = abi.Mutating, abi.Signal, "runs remote or decoded content"
	} else if strings.TrimSpace(text.Text) != "" {
		// Judge the text as written: what is known of it may already be severe.
		known := text.Text
		if text.May != "" {
			known = text.May
		}
		probe := &walker{host: w.host, work: w.work, bytes: w.bytes, braces: w.braces}
		g := f
		g.depth++
		if !w.tooDeep(g) {
			probe.text(known, newScope(""), &source{text: known, base: -1, span: outer.span}, g)
			w.work, w.bytes, w.braces = probe.work, probe.bytes, probe.braces
			for _, y := range probe.findings {
				if y.Class.Severity() > x.Class.Severity() && y.Basis != abi.Guess && y.Program != "" {
					x.Class, x.Basis, x.Reason = y.Class, abi.Signal, y.Reason
				}
			}
		}
	}
	w.add(x, f)
}

// fromStream judges a shell that reads its commands from standard input.
func (w *walker) fromStream(in stream, outer *simple, sc *scope, f frame) stream {
	f.stdin, f.piped = stream{}, false
	f.loop = true
	switch {
	case in.foreign:
		w.add(abi.Finding{Class: abi.Mutating, Basis: abi.Signal, Reason: "runs remote or decoded content",
			Span: outer.span, Program: outer.words[0].Text, Step: w.step(outer, sc, f)}, f)
	case in.kind == streamText && in.text.Static:
		out := w.streamText(in.text, sc, f)
		for _, o := range in.others {
			if o.Static {
				mark := sc.mark()
				w.streamText(o, sc, f)
				sc.merge(mark)
				continue
			}
			w.dynamicCode(*o, outer, f)
		}
		return out
	case in.kind == streamText:
		w.dynamicCode(*in.text, outer, f)
	case in.kind == streamFile:
		return w.script(&cli.Inner{Script: in.file}, outer, sc, f)
	default:
		w.add(abi.Finding{Class: abi.Unknown, Basis: abi.Guess, Reason: "runs what it reads from standard input",
			Span: outer.span, Program: outer.words[0].Text, Step: w.step(outer, sc, f)}, f)
	}
	return stream{kind: streamOpaque}
}

func (w *walker) streamText(text *cli.Word, sc *scope, f frame) stream {
	return w.text(text.Text, sc, &source{text: text.Text, base: text.At, span: text.Span}, f)
}

// spanOf is the range of words, or the outer one where they stand nowhere.
func spanOf(words []cli.Word, outer abi.Span) abi.Span {
	var s abi.Span
	for _, word := range words {
		if word.Span == (abi.Span{}) {
			return outer
		}
		if s == (abi.Span{}) {
			s = word.Span
		}
		s.Start, s.End = min(s.Start, word.Span.Start), max(s.End, word.Span.End)
	}
	if s == (abi.Span{}) {
		return outer
	}
	return s
}
