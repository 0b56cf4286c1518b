package shell

import (
	"bytes"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns script files: a shell script of this machine is read, within
// bounds, and judged by its content.

// scriptFile judges a command named by a path that is no system program.
func (w *walker) scriptFile(s *simple, sc *scope, f frame) stream {
	w.plainRedirects(s, sc, f)
	in := &cli.Inner{Script: &s.words[0], Argv: s.words}
	return w.script(in, s, sc, f.through(short(s.words[0].Text)))
}

// script judges a script file. One that cannot be read as shell is unknown, or
// mutating where its name says so.
func (w *walker) script(in *cli.Inner, outer *simple, sc *scope, f frame) stream {
	file := *in.Script
	if c := file.Content; c != nil {
		st := stream{kind: streamOpaque, foreign: c.Foreign}
		if c.Text.Static {
			st.kind, st.text = streamText, &c.Text
		}
		return w.fromStream(st, outer, sc, f)
	}
	if standardInput(file) {
		return w.fromStream(f.stdin, outer, sc, f)
	}
	text, why := w.readScript(file, sc, f)
	if file.Static && !f.remote && w.fetched(sc.join(file.Text)) {
		w.add(abi.Finding{Class: abi.Mutating, Basis: abi.Signal, Reason: "runs remote or decoded content: " + short(file.Text), Span: outer.span,
			Program: outer.words[0].Text, Step: w.step(outer, sc, f)}, f)
		return stream{kind: streamOpaque}
	}
	if why != "" {
		x := abi.Finding{Class: abi.Unknown, Basis: abi.Guess, Reason: why, Span: outer.span,
			Program: outer.words[0].Text, Step: w.step(outer, sc, f)}
		if f.remote || !file.Static || text == "" {
			if does := changeSignal(append([]cli.Word{file}, in.Argv[min(1, len(in.Argv)):]...)); does != "" {
				x.Class, x.Basis, x.Reason = abi.Mutating, abi.Signal, does
			}
		}
		w.add(x, f)
		return stream{kind: streamOpaque}
	}
	name := sc.join(file.Text)
	for _, r := range w.reading {
		if r == name {
			return stream{kind: streamOpaque} // it runs itself: judged where it began
		}
	}
	w.reading = append(w.reading, name)
	defer func() { w.reading = w.reading[:len(w.reading)-1] }()
	if len(in.Argv) > 0 {
		sc.setParams(in.Argv[1:])
	} else {
		sc.poisonParams()
	}
	f.loop = true
	n := len(w.findings)
	out := w.text(text, sc, &source{text: text, base: -1, span: outer.span}, f)
	if len(w.findings) == n {
		w.add(abi.Finding{Class: abi.ReadOnly, Basis: abi.Known, Reason: "runs a script that does nothing", Span: outer.span,
			Program: outer.words[0].Text}, f)
	}
	return out
}

// standardInput reports whether a script's name stands for the shell's own input.
func standardInput(file cli.Word) bool {
	switch file.Text {
	case "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0":
		return file.Static
	}
	return false
}

// readScript returns a script's text, or why it cannot be judged.
func (w *walker) readScript(file cli.Word, sc *scope, f frame) (text, why string) {
	name := short(file.Text)
	switch {
	case !file.Static || file.Glob:
		return "", "runs the script " + name + ", whose name is not known statically"
	case f.remote:
		return "", "runs " + name + " on another machine or in a container"
	case w.host.ReadFile == nil:
		return "", "runs the script " + name + ", which is not read here"
	}
	p := sc.join(file.Text)
	if p == "" || w.written(p) {
		return "", "runs " + name + ", whose content is not known when the call is judged"
	}
	b, err := w.host.ReadFile(p, maxScript+1)
	switch {
	case err != nil:
		return "", "runs " + name + ", which cannot be read here"
	case len(b) > maxScript:
		return "", "runs " + name + ", a script that is too long to be judged"
	case bytes.IndexByte(b, 0) >= 0 || !utf8.Valid(b):
		return "", "runs " + name + ", which is no script"
	case !shellScript(b, p):
		return string(b[:0]), "runs " + name + ", a program that is not known here"
	}
	return string(b), ""
}

// shellScript reports whether a file is for a shell: by its first line, or by
// its name where it has no "#!" line.
func shellScript(b []byte, p string) bool {
	line, _, _ := bytes.Cut(b, []byte("\n"))
	if rest, ok := bytes.CutPrefix(line, []byte("#!")); ok {
		fields := strings.Fields(string(rest))
		for i, w := range fields {
			base := path.Base(w)
			if i == 0 && base == "env" || strings.HasPrefix(w, "-") {
				continue
			}
			switch base {
			case "sh", "bash", "dash", "zsh", "ksh", "ash", "mksh":
				return true
			}
			return false
		}
		return false
	}
	return true
}

// written reports whether an earlier step of this call writes the file: its
// content when it is read here is not what will run.
func (w *walker) written(p string) bool {
	for i := range w.findings {
		x := &w.findings[i]
		if x.Class == abi.WriteLocal && x.Step != nil && checksOut(x.Step.Argv) {
			return true
		}
		for _, e := range x.Effects {
			if e.Path == p && e.Kind != "reads" {
				return true
			}
			if e.Kind == "writes" && strings.HasPrefix(p, e.Path+"/") {
				return true // files of unknown names below a directory
			}
		}
	}
	return false
}

// checksOut reports whether a command brings other versions of source files.
func checksOut(argv []string) bool {
	if len(argv) == 0 {
		return false
	}
	switch base(argv[0]) {
	case "patch":
		return true
	case "git", "hg", "svn", "jj":
	default:
		return false
	}
	for _, a := range argv[1:] {
		switch a {
		case "checkout", "switch", "pull", "merge", "rebase", "reset", "stash", "apply", "am", "cherry-pick", "revert", "submodule", "update":
			return true
		}
	}
	return false
}

// fetched reports whether an earlier step of this call downloads the file.
func (w *walker) fetched(p string) bool {
	if p == "" {
		return false
	}
	for i := range w.findings {
		x := &w.findings[i]
		if prog := w.host.Lookup(base(x.Program)); prog == nil || prog.Output != cli.Fetches {
			continue
		}
		for _, e := range x.Effects {
			if e.Path == p && e.Kind != "reads" {
				return true
			}
		}
		if x.Class == abi.ReadOnly || x.Step == nil {
			continue
		}
		for _, arg := range x.Step.Argv {
			if strings.Contains(arg, "://") && path.Base(arg) == path.Base(p) {
				return true
			}
		}
	}
	return false
}
