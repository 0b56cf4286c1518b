package shell

import (
	"io/fs"
	"os"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what is known of a program's output: the text of echo, the
// file of cat, remote or decoded content, which the rest of the line may run.

// facts answers what the catalogue asks about the machine and the command.
type facts struct {
	w      *walker
	sc     *scope
	in     cli.Input
	called string
	remote bool
}

func (x *facts) Input() cli.Input { return x.in }
func (x *facts) Called() string   { return x.called }

// Exists asks the file system about a path of this machine.
func (x *facts) Exists(word cli.Word) bool { return x.stat(word) != nil }

// IsDir asks whether a path of this machine is a directory, not a symlink to one.
func (x *facts) IsDir(word cli.Word) bool {
	info := x.stat(word)
	return info != nil && info.IsDir()
}

func (x *facts) stat(word cli.Word) fs.FileInfo {
	p := ""
	if word.Static && !x.remote {
		p = x.sc.join(word.Text)
	}
	if p == "" {
		return nil
	}
	lstat := os.Lstat
	if fsys := x.w.host.Env.FS; fsys != nil {
		lstat = fsys.Lstat
	}
	info, err := lstat(p)
	if err != nil {
		return nil
	}
	return info
}

// output says what a program writes to its output.
func (w *walker) output(inv *cli.Invocation, r *cli.Report, sc *scope, f frame) stream {
	in := f.stdin
	out := stream{kind: streamOpaque, foreign: in.foreign}
	switch inv.Program.Name {
	case "echo":
		return echoed(inv.Args)
	case "printf":
		return printed(inv.Args)
	case "pwd":
		if len(inv.Args) == 0 && sc.dir() != "" && !f.remote {
			return stream{kind: streamText, text: literalWord(sc.dir())}
		}
	case "which":
		if len(inv.Operands) == 1 && inv.Operands[0].Static {
			out.names = inv.Operands[0].Text
		}
	case "mktemp":
		if plainTemp(inv) && !f.remote {
			return stream{kind: streamTemp}
		}
	case "mkdir":
		if !f.remote {
			w.makes(inv, sc)
		}
	}
	switch inv.Output() {
	case cli.Copies:
		return w.copied(inv, in, out)
	case cli.Fetches, cli.Decodes:
		out.foreign = true
	case cli.Rewrites:
		if in.kind == streamText {
			out.foreign = true // text that is rewritten on its way is decoded
		}
	}
	return out
}

func literalWord(text string) *cli.Word {
	word := cli.Lit(text)
	return &word
}

func anyForeign(args []cli.Word) bool {
	for _, a := range args {
		if a.Foreign {
			return true
		}
	}
	return false
}

// copied is what a program that copies writes (cat, tee): its input, or the one
// file that it reads.
func (w *walker) copied(inv *cli.Invocation, in, out stream) stream {
	reads := inv.Command.Operands.Each == cli.ReadsFrom
	switch {
	case len(inv.Options) > 0 && reads:
		return out
	case len(inv.Operands) == 0 || !reads || len(inv.Operands) == 1 && inv.Operands[0].Text == "-":
		if in.kind != streamNone {
			in.data = false
			return in
		}
	case len(inv.Operands) == 1:
		word := inv.Operands[0]
		if c := word.Content; c != nil {
			out.foreign = c.Foreign
			if c.Text.Static {
				return stream{kind: streamText, text: &c.Text, foreign: c.Foreign}
			}
			return out
		}
		return stream{kind: streamFile, file: &word}
	}
	return out
}

// plainTemp reports whether mktemp is called so that it prints a fresh path in a
// temp root.
func plainTemp(inv *cli.Invocation) bool {
	for _, o := range inv.Options {
		switch o.Name {
		case "--directory", "--quiet", "-d", "-q", "-t":
		case "--suffix":
			if !o.Arg.Static || strings.IndexByte(o.Arg.Text, '/') >= 0 {
				return false
			}
		default:
			return false
		}
	}
	for _, word := range inv.Operands {
		if !word.Static || strings.Contains(word.Text, "..") ||
			strings.IndexByte(word.Text, '/') >= 0 && !strings.HasPrefix(word.Text, "/tmp/") && !strings.HasPrefix(word.Text, "/var/tmp/") {
			return false
		}
	}
	return true
}

// makes notes what a plain mkdir makes, for the same line to delete.
func (w *walker) makes(inv *cli.Invocation, sc *scope) {
	if len(inv.Options) > 0 {
		return
	}
	for _, word := range inv.Operands {
		// Where it exists already, mkdir fails, and ";" goes on all the same.
		if word.Static && !word.Glob && !strings.Contains(word.Text, "..") && sc.dir() != "" && !inv.Exists(word) {
			sc.make(w.host.Env.Resolve(sc.dir(), word.Text))
		}
	}
}
