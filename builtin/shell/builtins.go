package shell

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the shell's own commands (bash 5.2, "Shell Builtin Commands"):
// those that change what later words mean, and those that run text.

func isBuiltin(name string) bool {
	switch name {
	case ":", "cd", "pushd", "popd", "dirs", "eval", "source", ".", "trap", "exec", "command", "builtin", "alias", "unalias",
		"set", "shift", "read", "mapfile", "readarray", "getopts", "unset", "hash", "enable", "shopt", "setopt", "unsetopt",
		"export", "declare", "local", "readonly", "typeset", "let", "break", "continue", "return", "exit", "logout",
		"jobs", "fg", "bg", "disown", "wait", "times", "umask", "ulimit", "type", "history", "fc", "bind", "complete",
		"compgen", "compopt", "caller", "suspend", "noglob", "nocorrect", "whence", "where", "print", "autoload", "emulate",
		"zmodload", "rehash", "functions", "coproc", "help":
		return true
	}
	return false
}

// builtin judges a builtin that the walker must know; ok is false for any other
// command (echo, printf, test, kill … stand in the catalogue).
func (w *walker) builtin(s *simple, sc *scope, f frame) (out stream, ok bool) {
	name, args := s.words[0].Text, s.words[1:]
	switch name {
	case "printf":
		w.printsInto(args, sc, f) // the rest stands in the catalogue
	case "test", "[":
		w.testsVariable(args, sc, f)
	}
	if !isBuiltin(name) {
		return stream{}, false
	}
	switch name {
	case "eval", "source", ".", "cd", "export", "declare", "typeset", "local", "readonly":
		defer w.during(s, sc)()
	}
	r := &cli.Report{}
	switch name {
	case "cd", "pushd", "popd":
		w.plainRedirects(s, sc, f) // as they stand where it begins
		s.facts = nil
		w.cd(name, args, s, sc, f)
		r.Add(cli.Pure, "changes the directory of the shell")
	case "eval":
		return w.eval(s, args, sc, f), true
	case "source", ".":
		return w.sourced(s, args, sc, f), true
	case "trap":
		return w.trap(s, args, sc, f), true
	case "exec", "command", "builtin", "noglob", "nocorrect":
		mark := sc.mark()
		out := w.prefix(s, args, sc, f)
		if name == "builtin" && len(args) > 0 && args[0].Text == "unset" {
			sc.merge(mark) // dash has no builtin of that name
		}
		return out, true
	case "alias":
		for _, a := range args {
			if strings.HasPrefix(a.Text, "-") && strings.ContainsAny(a.Text, "gs") {
				r.Unknown("alias " + short(a.Text) + " changes what words of later commands run")
			}
			if n, text, found := strings.Cut(a.Text, "="); found && a.Static {
				sc.alias(n, text)
			} else if found {
				r.Unknown("an alias that is not known statically")
			}
		}
		r.Add(cli.Pure, "names aliases")
	case "unalias":
		for _, a := range args {
			if a.Static && a.Text != "-a" {
				sc.put(key{kindAlias, a.Text}, cell{on: true})
			}
		}
		r.Add(cli.Pure, "removes aliases of the shell")
	case "set":
		w.set(args, sc, f)
		r.Add(cli.Pure, "sets options of the shell")
	case "shift":
		sc.poisonParams()
		r.Add(cli.Pure, "shifts the positional parameters")
	case "mapfile", "readarray":
		w.callback(args, s, sc, f)
		w.names(args, value{may: inputText(f)}, sc, f)
		r.Add(cli.Pure, "assigns variables of the shell")
	case "read":
		w.names(args, value{may: inputText(f), foreign: f.stdin.foreign}, sc, f)
		r.Add(cli.Pure, "assigns variables of the shell")
	case "getopts", "wait":
		w.names(args, value{}, sc, f)
		r.Add(cli.Pure, "assigns variables of the shell")
	case "unset":
		w.unset(args, sc, f)
		r.Add(cli.Pure, "assigns variables of the shell")
	case "export", "declare", "local", "readonly", "typeset":
		// Only reached where the name was quoted or aliased.
		d := declarationOf(name)
		for _, a := range args {
			switch {
			case a.Static && d.option(a):
			case d.functions:
				d.function(a.Text, sc)
			default:
				if n, _, _ := strings.Cut(a.Text, "="); local(name) && !d.global && isName(n) {
					sc.localize(n)
				}
				w.declared(name, w.assignsWord(a, sc, f), &d, sc)
			}
		}
		r.Add(cli.Pure, "assigns variables of the shell")
	case "let":
		for _, a := range args {
			w.evaluates(a.Text, sc, &source{text: a.Text, base: -1, span: a.Span}, f)
			if n, _, found := strings.Cut(a.Text, "="); found {
				n = strings.TrimRight(n, "+-*/%&|^<>")
				w.binds(cli.Word{Text: n, Static: a.Static, Span: a.Span, At: -1}, value{}, sc, f)
			} else if n := strings.Trim(a.Text, "+-"); n != a.Text {
				w.binds(cli.Word{Text: n, Static: a.Static, Span: a.Span, At: -1}, value{}, sc, f)
			}
		}
		r.Add(cli.Pure, "computes")
	case "hash":
		remembers(args, sc)
		w.quietUnless(r, args, name+" may change what a name runs")
	case "enable", "autoload", "zmodload", "emulate", "functions":
		w.quietUnless(r, args, name+" may change what a name runs")
	case "fc", "fg", "bg", "suspend", "bind", "coproc":
		r.Unknown(name + " runs or resumes something that the call does not show")
	case "complete", "history":
		if len(args) > 0 && strings.HasPrefix(args[0].Text, "-") && name == "history" && strings.ContainsAny(args[0].Text, "cdwan") {
			r.Add(cli.Changes, "changes the history of the shell")
		} else {
			r.Add(cli.Pure, "lists or sets completions and history")
		}
	case "compgen":
		if len(args) > 0 {
			w.callback(args, s, sc, f)
			for _, a := range args {
				if strings.HasPrefix(a.Text, "-C") || strings.HasPrefix(a.Text, "-F") || !a.Static {
					r.Unknown("compgen may run a command")
				}
				w.evaluated(a.Text, sc, &source{text: a.Text, base: -1, span: a.Span}, f)
			}
		}
		r.Add(cli.Pure, "lists completions")
	case "print":
		w.printsInto(args, sc, f)
		for _, a := range args {
			if strings.HasPrefix(a.Text, "-") && strings.IndexByte(a.Text, 'P') > 0 {
				for _, text := range args {
					w.evaluated(text.Text, sc, &source{text: text.Text, base: -1, span: text.Span}, f)
				}
				break
			}
		}
		r.Add(cli.Pure, "acts on this shell alone")
	case "shopt", "setopt":
		setsOptions(args, sc)
		r.Add(cli.Pure, "sets options of the shell")
	case "return", "break", "continue":
		sc.leaves()
		r.Add(cli.Pure, "acts on this shell alone")
	case ":", "help", "type", "whence", "where", "jobs", "times", "ulimit", "umask", "caller", "dirs", "unsetopt",
		"rehash", "compopt", "exit", "logout", "disown":
		r.Add(cli.Pure, "acts on this shell alone")
	}
	r.Facts = append(r.Facts, s.facts...)
	w.report(s, r, sc, f)
	out = stream{kind: streamOpaque}
	if name == "type" || name == "whence" || name == "where" {
		out.names = looksUp(args)
	}
	return out, true
}

// looksUp returns the one program whose path a builtin prints.
func looksUp(args []cli.Word) string {
	for len(args) > 1 && strings.HasPrefix(args[0].Text, "-") {
		args = args[1:]
	}
	if len(args) != 1 || !args[0].Static {
		return ""
	}
	return args[0].Text
}

// remembers notes what hash -p PATH NAME makes names run. They are read as
// aliases: both what the name says and what the path names count.
func remembers(args []cli.Word, sc *scope) {
	for _, a := range args {
		if name, path, found := strings.Cut(a.Text, "="); found && a.Static && a.Text[0] != '-' && name != "" {
			sc.alias(name, path) // zsh
		}
	}
	if len(args) < 3 || args[0].Text != "-p" || !args[1].Static || strings.ContainsAny(args[1].Text, " \t\n\\'\"$`;&|<>()*?[{#~") {
		return
	}
	for _, a := range args[2:] {
		if a.Static {
			sc.alias(a.Text, args[1].Text)
		}
	}
}

// callback judges the command of mapfile -C and compgen -C, which runs in this
// shell.
func (w *walker) callback(args []cli.Word, s *simple, sc *scope, f frame) {
	for i, a := range args {
		if !strings.HasPrefix(a.Text, "-C") {
			continue
		}
		text := a.Cut(2)
		if a.Text == "-C" && i+1 < len(args) {
			text = args[i+1]
		}
		g := f.through(s.words[0].Text + " -C")
		g.loop, g.appends = true, true
		if !text.Static {
			w.dynamicCode(text, s, g)
			continue
		}
		mark := sc.mark()
		code := text.Text + ` "$_" "$_"` // what is appended is not known
		w.text(code, sc, &source{text: code, base: -1, span: text.Span}, g)
		sc.merge(mark)
	}
}

// quietUnless states Pure for a builtin without arguments or with a listing
// option only.
func (w *walker) quietUnless(r *cli.Report, args []cli.Word, reason string) {
	for _, a := range args {
		if a.Text != "-r" && a.Text != "-l" && a.Text != "-t" {
			r.Unknown(reason)
			return
		}
	}
	r.Add(cli.Pure, "acts on this shell alone")
}

// eval judges the text that eval's words make.
func (w *walker) eval(s *simple, args []cli.Word, sc *scope, f frame) stream {
	w.plainRedirects(s, sc, f)
	line := cli.JoinWords(args)
	if len(args) == 0 {
		return stream{}
	}
	g := f.through("eval")
	g.loop = true
	if !line.Static {
		for _, a := range args {
			line.Foreign = line.Foreign || a.Foreign
		}
		sc.poisonAll()
		w.dynamicCode(line, s, g)
		return stream{kind: streamOpaque}
	}
	return w.text(line.Text, sc, &source{text: line.Text, base: line.At, span: s.span}, g)
}

// sourced judges "source FILE": the file's commands run in this shell.
func (w *walker) sourced(s *simple, args []cli.Word, sc *scope, f frame) stream {
	w.plainRedirects(s, sc, f)
	if len(args) == 0 {
		return stream{}
	}
	if len(args) == 1 && w.activates(s, args[0], sc, f) {
		return stream{}
	}
	mark := len(w.findings)
	in := &cli.Inner{Script: &args[0], Argv: args}
	out := w.script(in, s, sc, f.through("source"))
	for _, x := range w.findings[mark:] {
		if x.Class.Severity() >= abi.Unknown.Severity() {
			sc.poisonAll() // what was not read may have assigned anything
			break
		}
	}
	return out
}

// prefix judges exec, command and builtin: the rest is a command of its own.
func (w *walker) prefix(s *simple, args []cli.Word, sc *scope, f frame) stream {
	name := s.words[0].Text
	for len(args) > 0 && args[0].Static && len(args[0].Text) > 1 && args[0].Text[0] == '-' {
		opt := args[0].Text
		args = args[1:]
		switch {
		case opt == "--":
		case name == "command" && strings.ContainsAny(opt, "vV"):
			r := &cli.Report{Facts: append([]cli.Fact{{Effect: cli.Reads, Does: "looks a command up"}}, s.facts...)}
			w.report(s, r, sc, f)
			return stream{kind: streamOpaque, names: looksUp(args)}
		case name == "exec" && strings.HasPrefix(opt, "-") && strings.HasSuffix(opt, "a") && len(args) > 0:
			args = args[1:]
		case strings.Trim(opt, "-plc") != "":
			w.cannot(name+" has no option "+short(opt)+" that is known here", s.span, f)
		}
	}
	if len(args) == 0 {
		w.plainRedirects(s, sc, f)
		return stream{}
	}
	inner := *s
	inner.words = args
	inner.direct = name == "exec"
	g := f.through(name)
	if w.tooDeep(g) {
		return stream{kind: streamOpaque}
	}
	if name == "exec" {
		return w.run(&inner, sc, g)
	}
	// command and builtin skip functions and aliases only.
	if out, ok := w.builtin(&inner, sc, g); ok && args[0].Static {
		return out
	}
	inner.direct = true
	return w.run(&inner, sc, g)
}

// specialBuiltin reports whether POSIX shells take a name for their own before they
// look for a function.
func specialBuiltin(name string) bool {
	switch name {
	case ":", "break", ".", "continue", "eval", "exec", "exit", "export", "readonly", "return", "set", "shift", "times", "trap", "unset":
		return true
	}
	return false
}
