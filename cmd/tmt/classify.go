package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
)

// This file owns tmt classify; the stream of --jsonl is in stream.go.

func classifyCommand(c *cmdline) int {
	fs := flags(c, "classify [--json] [--cwd DIR] -- COMMAND…", "Says what a command can lastingly change.\n\nSeveral words are one argument vector each quoted as the shell would need it; one\nword is a whole command line. With --jsonl, standard input holds one tool call a\nline, {\"tool\":…,\"input\":{…}} or {\"command\":…}, each with an optional \"cwd\"; one\nverdict a line comes out, in the same order.")
	asJSON := fs.Bool("json", false, "print the verdict as one JSON object")
	jsonl := fs.Bool("jsonl", false, "judge the calls on standard input, one a line")
	cwd := fs.String("cwd", "", "the `directory` in which the command would run")
	if status, done := parse(c, fs); done {
		return status
	}
	dir, err := absolute(*cwd)
	if err != nil {
		return c.fail("classify", err)
	}
	h, warnings := setup.Host(os.Getenv, dir)
	c.warn(warnings)
	if *jsonl {
		if fs.NArg() > 0 {
			return c.misuse("classify --jsonl takes no command: it reads standard input")
		}
		if err := stream(c.stdin, c.stdout, dir, hosts(h, dir)); err != nil {
			return c.fail("classify --jsonl", err)
		}
		return ok
	}
	if fs.NArg() == 0 {
		return c.misuse("classify needs a command: tmt classify -- kubectl get pods")
	}
	text := commandLine(fs.Args())
	v := h.Classify(host.ShellCall(text, dir))
	x := c.exceptionOf(h, text, dir, &v)
	if *asJSON {
		return c.json(judgedWith(v, x))
	}
	printVerdict(c.stdout, v)
	c.printException(x)
	return ok
}

// printVerdict prints a line for the verdict and one for each step.
func printVerdict(w io.Writer, v abi.Verdict) {
	s := ui.StyleFor(w)
	reason := "does nothing"
	if f := v.Worst(); f != nil {
		reason = f.Reason
	}
	fmt.Fprintf(w, "%s  %s\n", s.Class(v.Class, pad(v.Class.String(), 11)), ui.Printable(reason))
	if len(v.Findings) < 2 {
		return
	}
	for i := range v.Findings {
		f := &v.Findings[i]
		fmt.Fprintf(w, "  %s  %s  %s\n", s.Class(f.Class, pad(f.Class.String(), 11)), pad(ui.Printable(f.Program), 12), ui.Printable(f.Reason))
	}
}

// commandLine joins the words of a command; one word is a whole line.
func commandLine(args []string) string {
	if len(args) == 1 {
		return args[0]
	}
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = quoteWord(a)
	}
	return strings.Join(quoted, " ")
}

// quoteWord quotes a word that the shell would read otherwise.
func quoteWord(s string) string {
	plain := s != ""
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !('a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-_./=:,@%+", c) >= 0) {
			plain = false
			break
		}
	}
	if plain {
		return s
	}
	return shellQuote(s)
}

// absolute makes a directory absolute, "" the process's own.
func absolute(dir string) (string, error) {
	if dir == "" {
		return os.Getwd()
	}
	return filepath.Abs(dir)
}

// flags makes the flag set of a subcommand, with its help.
func flags(c *cmdline, synopsis, text string) *flag.FlagSet {
	fs := flag.NewFlagSet(synopsis, flag.ContinueOnError)
	fs.SetOutput(c.stderr)
	fs.Usage = func() {
		w := fs.Output()
		fmt.Fprintf(w, "Usage: tmt %s\n\n%s\n", synopsis, text)
		first := true
		fs.VisitAll(func(f *flag.Flag) {
			if first {
				fmt.Fprint(w, "\nOptions:\n\n")
				first = false
			}
			arg, usage := flag.UnquoteUsage(f)
			if arg != "" {
				arg = " " + strings.ToUpper(arg)
			}
			fmt.Fprintf(w, "  --%-22s %s\n", f.Name+arg, usage)
		})
	}
	return fs
}

// parse reads the options; done is set where the subcommand has nothing left to
// do.
func parse(c *cmdline, fs *flag.FlagSet) (status int, done bool) {
	for _, a := range c.args {
		if a == "--" {
			break
		}
		if a == "--help" || a == "-h" || a == "-help" {
			fs.SetOutput(c.stdout)
			fs.Usage()
			return ok, true
		}
		if !strings.HasPrefix(a, "-") {
			break
		}
	}
	usage := fs.Usage
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	err := fs.Parse(c.args)
	fs.Usage = usage
	switch {
	case errors.Is(err, flag.ErrHelp):
		fs.SetOutput(c.stdout)
		fs.Usage()
		return ok, true
	case err != nil:
		return c.misuse(ui.OptionError(fs, "tmt", fs.Name(), err)), true
	}
	return ok, false
}

func (c *cmdline) json(v any) int {
	enc := ui.NewEncoder(c.stdout)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		return c.fail("print JSON", err)
	}
	return ok
}

func (c *cmdline) fail(doing string, err error) int {
	fmt.Fprintf(c.stderr, "tmt: %s: %s\n", doing, ui.Printable(err.Error()))
	return failed
}

func (c *cmdline) misuse(text string) int {
	fmt.Fprintf(c.stderr, "tmt: %s\n", text)
	return misused
}

func (c *cmdline) warn(warnings []string) {
	for _, w := range warnings {
		fmt.Fprintf(c.stderr, "tmt: %s\n", ui.Printable(w))
	}
}

func pad(s string, n int) string {
	if w := ui.Columns(s); w < n {
		return s + strings.Repeat(" ", n-w)
	}
	return s
}
