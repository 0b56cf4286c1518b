package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns tmt allow: a person lets one command pass the gate for a time.
// Listing and revoking are in allow_list.go.

const allowText = `Lets one command pass the gate without grounding, for a time: exactly this command,
whole, in one directory. Spacing, comments and the way a word is quoted make no
difference, everything else does. It shows what the command does, asks, and needs a
person at a terminal. Words as for tmt classify: one is a whole command line.

What protects the gate, the harness or the session is never let pass, and no
command with words that are not written out (variables, patterns, $(…)).

	tmt allow list [--json]     what is let pass, and until when
	tmt allow revoke ID|all     take it back`

const allowUsage = "allow [--for DURATION] [--cwd DIR | --anywhere] [--reason TEXT] -- COMMAND…"

// allowance is what tmt allow was told.
type allowance struct {
	term     term
	cwd      string
	anywhere bool
	reason   string
}

func allowWords() []string { return []string{"list", "revoke"} }

func allowCommand(c *cmdline) int {
	if len(c.args) > 0 {
		switch c.args[0] {
		case "list":
			return allowList(c)
		case "revoke":
			return allowRevoke(c)
		}
	}
	fs := flags(c, allowUsage, allowText)
	a := allowance{term: term(exceptions.DefaultTerm)}
	fs.Var(&a.term, "for", "how long: a `duration` such as 30m, 8h or 7d (at most 30d)")
	fs.StringVar(&a.cwd, "cwd", "", "the `directory` in which it may run, instead of this one")
	fs.BoolVar(&a.anywhere, "anywhere", false, "in every directory")
	fs.StringVar(&a.reason, "reason", "", "why, for the list: a `text`")
	if status, done := parse(c, fs); done {
		return status
	}
	switch {
	case fs.NArg() == 0:
		return c.misuse("allow needs a command: tmt allow -- terraform destroy")
	case !dashed(c.args, fs) && (fs.Arg(0) == "list" || fs.Arg(0) == "revoke"):
		return c.misuse("allow: options do not go with " + fs.Arg(0) + "; to let a program of this name pass: tmt allow -- " + fs.Arg(0))
	case a.anywhere && a.cwd != "":
		return c.misuse("allow: --anywhere and --cwd exclude each other")
	case len(a.reason) > exceptions.MaxReason:
		return c.misuse(fmt.Sprintf("allow: the reason has %d bytes, more than %d", len(a.reason), exceptions.MaxReason))
	}
	if !c.person("allow") {
		return failed
	}
	return a.make(c, commandLine(fs.Args()))
}

// dashed reports whether "--" stands in front of the operands.
func dashed(args []string, fs *flag.FlagSet) bool {
	i := len(args) - fs.NArg()
	return i > 0 && args[i-1] == "--"
}

// make shows what the exception means, asks, and keeps it.
func (a *allowance) make(c *cmdline, text string) int {
	dir, err := absolute(a.cwd)
	if err != nil {
		return c.fail("allow", err)
	}
	h, warnings := setup.Host(os.Getenv, dir)
	c.warn(warnings)
	v := h.Classify(host.ShellCall(text, dir))
	x, err := a.except(h, text, dir, &v)
	switch {
	case err != nil:
		return c.fail("allow", fmt.Errorf("this cannot be excepted: %w", err))
	case x == nil:
		printVerdict(c.stdout, v)
		fmt.Fprintln(c.stdout, "\nno exception is needed: "+free(h, &v))
		return ok
	}
	a.show(c, x, v)
	yes, err := c.confirm("Let it pass?")
	if err != nil {
		return c.fail("allow", err)
	}
	if !yes {
		return failed
	}
	now := time.Now()
	x.Created, x.Expires = now.Unix(), now.Add(time.Duration(a.term)).Unix()
	if err := exceptions.Add(h.Exceptions, *x, now); err != nil {
		return c.fail("allow", err)
	}
	fmt.Fprintf(c.stdout, "it passes until %s; to take it back: tmt allow revoke %s\n", clock(x.Expires), x.ID())
	return ok
}

// except makes the exception, nil where none is needed.
func (a *allowance) except(h *host.Host, text, dir string, v *abi.Verdict) (*exceptions.Exception, error) {
	switch {
	case h.Exceptions == "":
		return nil, fmt.Errorf("HOME is not set, so there is no place for it; set it to an absolute path")
	case h.Settings.UnknownWhy != "":
		return nil, fmt.Errorf("the configuration cannot be read, so what it would be made for is not known; see tmt config check")
	}
	if f := host.StartsAgent(v); f != nil {
		return nil, fmt.Errorf("%s starts or sets up a coding agent, whose calls are not seen here; run it yourself", ui.Printable(f.Program))
	}
	if err := exceptions.Closed(v); err != nil {
		return nil, err
	}
	if free(h, v) != "" {
		return nil, nil
	}
	form, err := exceptions.Form(text)
	if err != nil {
		return nil, err
	}
	judged, err := exceptions.Judged(v, a.anywhere)
	if err != nil {
		return nil, err
	}
	x := &exceptions.Exception{Command: form, Anywhere: a.anywhere, Judged: judged, Reason: a.reason}
	if !a.anywhere {
		if x.Dir = host.RealDir(dir); x.Dir == "" {
			return nil, fmt.Errorf("there is no directory %s", dir)
		}
	}
	return x, nil
}

// free says why a verdict needs no exception, "" where it does.
func free(h *host.Host, v *abi.Verdict) string {
	switch {
	case v.Class.Severity() < abi.Unknown.Severity():
		return "a " + v.Class.String() + " call is never denied"
	case v.Class == abi.Unknown && h.Settings.Unknown == gate.Defer:
		return `what cannot be judged is left to the harness's own prompt ([gate] unknown = "defer")`
	}
	return ""
}

// show says what the person is about to let pass.
func (a *allowance) show(c *cmdline, x *exceptions.Exception, v abi.Verdict) {
	s := ui.StyleFor(c.stdout)
	printVerdict(c.stdout, v)
	fmt.Fprintln(c.stdout)
	for _, line := range strings.Split(x.Command, "\n") {
		fmt.Fprintf(c.stdout, "    %s\n", s.Bold(ui.Printable(line)))
	}
	fmt.Fprintf(c.stdout, "\npasses the gate without grounding for %s, in every session of yours\n", a.term.String())
	if x.Anywhere {
		fmt.Fprintln(c.stdout, "  in every directory: relative paths, and what the program finds there, differ")
	} else {
		fmt.Fprintf(c.stdout, "  in %s\n", ui.Printable(x.Dir))
	}
	fmt.Fprintln(c.stdout, "  to the letter and nothing else; what files hold that it reads by then is not compared")
}

// clock is a time for people: with the day where it is not today.
func clock(at int64) string {
	t := time.Unix(at, 0)
	if now := time.Now(); t.YearDay() == now.YearDay() && t.Year() == now.Year() {
		return t.Format("15:04")
	}
	return t.Format("2006-01-02 15:04")
}

// term is a duration that may be given in days.
type term time.Duration

func (t *term) String() string {
	d := time.Duration(*t)
	if days := d / (24 * time.Hour); days > 0 && d%(24*time.Hour) == 0 {
		return strconv.Itoa(int(days)) + "d"
	}
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

func (t *term) Set(s string) error {
	d, err := time.ParseDuration(s)
	if days, found := strings.CutSuffix(s, "d"); found {
		var n int
		if n, err = strconv.Atoi(days); err == nil && n >= 0 && n <= 1000 {
			d = time.Duration(n) * 24 * time.Hour
		}
	}
	switch {
	case err != nil:
		return fmt.Errorf("want a duration such as 30m, 8h or 7d")
	case d < time.Second:
		return fmt.Errorf("an exception ends: want at least 1s, at most 30d")
	case d > exceptions.MaxTerm:
		return fmt.Errorf("that is longer than 30d; make it again when it ends")
	}
	*t = term(d)
	return nil
}
