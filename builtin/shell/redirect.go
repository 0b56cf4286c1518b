package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns redirections: every operator, and what it does to its target.

// redirections is what the redirections of one statement do.
type redirections struct {
	facts  []cli.Fact
	list   []abi.Redirect
	stdin  *stream // what standard input is redirected to
	stdout bool    // standard output goes elsewhere
	span   abi.Span
}

// redirects judges the targets of redirections, in order.
func (w *walker) redirects(list []*syntax.Redirect, sc *scope, src *source, f frame) redirections {
	var re redirections
	for _, r := range list {
		if w.spend(1) {
			break
		}
		span := src.at(int(r.Pos().Offset()), int(r.End().Offset()))
		if re.span == (abi.Span{}) {
			re.span = span
		}
		re.span.End = max(re.span.End, span.End)
		w.redirect(&re, r, sc, src, f)
	}
	return re
}

func (w *walker) redirect(re *redirections, r *syntax.Redirect, sc *scope, src *source, f frame) {
	fd := ""
	if r.N != nil {
		fd = r.N.Value
	}
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		text := w.value(r.Hdoc, sc, src, f)
		if quotedDelimiter(r.Word) && r.Hdoc != nil {
			text = raw(r.Hdoc, text, src)
		}
		re.feed(fd, stream{kind: streamText, text: &text, data: true, foreign: text.Foreign})
		return
	case syntax.WordHdoc:
		text := w.value(r.Word, sc, src, f)
		re.feed(fd, stream{kind: streamText, text: &text, data: true, foreign: text.Foreign})
		return
	}
	if hasBrace(r.Word) {
		// zsh writes to each of several targets; bash takes one alone.
		for _, target := range w.fields(r.Word, sc, src, f) {
			re.target(fd, r.Op, target)
		}
		return
	}
	target := w.value(r.Word, sc, src, f)
	for _, p := range r.Word.Parts {
		if l, ok := p.(*syntax.Lit); ok && hasGlob(l.Value) {
			target.Glob = true
		}
	}
	re.target(fd, r.Op, target)
}

// target judges what an operator does to its target.
func (re *redirections) target(fd string, op syntax.RedirOperator, target cli.Word) {
	if strings.HasPrefix(target.Text, "~") && !target.Static {
		target.Prefix = ""
	}
	if socket(target) {
		re.facts = append(re.facts, cli.Fact{Effect: cli.Connects, Beside: true, Does: "opens a raw connection to " + target.Text})
		re.feed(fd, stream{kind: streamOpaque, foreign: true})
		return
	}
	switch op {
	case syntax.DplOut, syntax.DplIn:
		if descriptor(target) {
			re.stdout = re.stdout || op == syntax.DplOut && fd == "" && target.Text != "1"
			return
		}
		if op == syntax.DplIn {
			re.unknown(target)
			return
		}
		re.write(target)
		re.stdout = true
	case syntax.RdrIn:
		re.read(fd, target)
	case syntax.RdrInOut:
		re.write(target)
		re.feed(fd, stream{kind: streamFile, file: &target})
	case syntax.RdrOut, syntax.AppOut, syntax.RdrClob, syntax.AppClob,
		syntax.RdrAll, syntax.AppAll, syntax.RdrAllClob, syntax.AppAllClob:
		if op == syntax.AppOut || op == syntax.AppAll || op == syntax.AppClob || op == syntax.AppAllClob {
			re.facts = append(re.facts, cli.Fact{Effect: cli.AppendsTo, Path: &target})
		} else {
			re.write(target)
		}
		re.stdout = re.stdout || fd == "" || fd == "1"
	default:
		re.unknown(target)
	}
	re.list = append(re.list, abi.Redirect{Op: fd + op.String(), Path: target.Text})
}

// clobbers judges ">! FILE", which zsh reads as one operator and bash as the
// file "!" and an operand.
func (w *walker) clobbers(re *redirections, list []*syntax.Redirect, args []*syntax.Word, words []cli.Word, sc *scope, src *source, f frame) {
	for _, r := range list {
		l := r.Word.Lit()
		if r.Hdoc != nil || r.Op == syntax.WordHdoc || !strings.HasPrefix(l, "!") || w.spend(len(args)) {
			continue
		}
		if l != "!" {
			target := cli.Lit(l[1:])
			target.Static = l[1] != '~'
			re.write(target)
			continue
		}
		for _, a := range args {
			if a.Pos().Offset() > r.End().Offset() {
				target := w.value(a, sc, src, f)
				for i := range words { // which zsh does not pass on
					words[i].StandIn = words[i].StandIn || words[i].Span == target.Span
				}
				re.write(target)
				break
			}
		}
	}
}

func (re *redirections) write(target cli.Word) {
	re.facts = append(re.facts, cli.Fact{Effect: cli.WritesTo, Path: &target})
}

func (re *redirections) unknown(target cli.Word) {
	re.facts = append(re.facts, cli.Fact{Effect: cli.Unstated, Beside: true, Does: "redirects to " + target.Text + ", which cannot be told"})
}

func (re *redirections) read(fd string, target cli.Word) {
	if target.Content != nil {
		in := *target.Content
		re.feed(fd, stream{kind: streamOpaque, foreign: in.Foreign})
		if in.Text.Static {
			re.feed(fd, stream{kind: streamText, text: &in.Text, foreign: in.Foreign})
		}
		return
	}
	re.facts = append(re.facts, cli.Fact{Effect: cli.ReadsFrom, Path: &target})
	re.feed(fd, stream{kind: streamFile, file: &target})
}

func (re *redirections) feed(fd string, s stream) {
	if fd == "" || fd == "0" {
		re.stdin = &s
	}
}

// descriptor reports whether the target of >& names a descriptor: a number, a
// number that is moved, or "-".
func descriptor(target cli.Word) bool {
	t := strings.TrimSuffix(target.Text, "-")
	for i := 0; i < len(t); i++ {
		if t[i] < '0' || t[i] > '9' {
			return target.Static && t == "p"
		}
	}
	return target.Static
}

// socket reports whether bash opens a connection for this target.
func socket(target cli.Word) bool {
	p := target.Text
	if !target.Static {
		p = target.Prefix
	}
	return strings.HasPrefix(p, "/dev/tcp/") || strings.HasPrefix(p, "/dev/udp/")
}

// quotedDelimiter reports whether a here-document's delimiter is quoted, which
// makes its body literal.
func quotedDelimiter(word *syntax.Word) bool {
	for _, p := range word.Parts {
		switch p := p.(type) {
		case *syntax.SglQuoted, *syntax.DblQuoted:
			return true
		case *syntax.Lit:
			if strings.IndexByte(p.Value, '\\') >= 0 {
				return true
			}
		}
	}
	return false
}

// raw is the literal body of a here-document.
func raw(body *syntax.Word, text cli.Word, src *source) cli.Word {
	out := cli.Word{Static: true, Span: text.Span, At: -1}
	var b strings.Builder
	for i, p := range body.Parts {
		l, ok := p.(*syntax.Lit)
		if !ok {
			return text
		}
		b.WriteString(l.Value)
		if off := int(l.Pos().Offset()); i == 0 && len(body.Parts) == 1 && int(l.End().Offset())-off == len(l.Value) {
			out.At = src.verbatim(off, len(l.Value))
		}
	}
	out.Text = src.plain(b.String())
	return out
}
