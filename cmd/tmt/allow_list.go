package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns tmt allow list and revoke, and what other commands say of
// exceptions.

// excepted is an exception as JSON output shows it.
type excepted struct {
	ID      string `json:"id"`
	Command string `json:"command"`
	Dir     string `json:"dir,omitempty"` // none: everywhere
	Reason  string `json:"reason,omitempty"`
	Created string `json:"created"`
	Expires string `json:"expires"`
	Live    bool   `json:"live"`
	Changed bool   `json:"changed,omitempty"` // it is judged otherwise now, and so does not hold
}

func shown(x *exceptions.Exception) *excepted {
	utc := func(at int64) string { return time.Unix(at, 0).UTC().Format(time.RFC3339) }
	return &excepted{x.ID(), x.Command, x.Dir, x.Reason, utc(x.Created), utc(x.Expires), x.Live(time.Now()), changed(x)}
}

// changed reports whether a live exception's command is judged otherwise now than
// when it was made. One for everywhere is judged here.
func changed(x *exceptions.Exception) bool {
	dir, err := absolute(x.Dir)
	if err != nil || !x.Live(time.Now()) {
		return false
	}
	h, _ := setup.Host(os.Getenv, dir)
	call := host.ShellCall(x.Command, dir)
	v := h.Classify(call)
	holds, err := h.Excepted(call, &v)
	return err == nil && holds == nil
}

func allowList(c *cmdline) int {
	c.args = c.args[1:]
	fs := flags(c, "allow list [--json]", "Shows the commands that a person let pass the gate, and until when.")
	asJSON := fs.Bool("json", false, "print a JSON array")
	if status, done := parse(c, fs); done {
		return status
	}
	if fs.NArg() > 0 {
		return c.misuse("allow list takes no operand")
	}
	list, err := exceptions.Read(setup.Places(os.Getenv, "").Excepted)
	if err != nil {
		return c.fail("allow list", err)
	}
	list = slices.DeleteFunc(list, func(x exceptions.Exception) bool { return time.Now().Unix() >= x.Expires })
	if *asJSON {
		out := make([]*excepted, len(list))
		for i := range list {
			out[i] = shown(&list[i])
		}
		return c.json(out)
	}
	if len(list) == 0 {
		fmt.Fprintln(c.stdout, "no command is let pass")
	}
	s := ui.StyleFor(c.stdout)
	for i := range list {
		x := &list[i]
		where := "everywhere"
		if !x.Anywhere {
			where = "in " + x.Dir
		}
		until := "until " + clock(x.Expires)
		switch {
		case !x.Live(time.Now()):
			until = "not now: the clock stands before it was made"
		case changed(x):
			until = "no longer: it is judged otherwise now than when it was made"
		}
		fmt.Fprintf(c.stdout, "%s  %s\n          %s, %s\n", x.ID(), s.Bold(ui.Printable(x.Line())), ui.Printable(where), until)
		if x.Reason != "" {
			fmt.Fprintf(c.stdout, "          %s\n", s.Faint(ui.Printable(x.Reason)))
		}
	}
	return ok
}

func allowRevoke(c *cmdline) int {
	c.args = c.args[1:]
	fs := flags(c, "allow revoke ID|all", "Takes an exception back, by its ID in tmt allow list, or all of them.")
	if status, done := parse(c, fs); done {
		return status
	}
	if fs.NArg() != 1 || fs.Arg(0) == "" {
		return c.misuse("allow revoke needs an ID of tmt allow list, or all")
	}
	if !c.person("allow revoke") {
		return failed
	}
	id := fs.Arg(0)
	n, err := exceptions.Revoke(setup.Places(os.Getenv, "").Excepted, func(x *exceptions.Exception) bool {
		return id == "all" || x.ID() == id
	}, time.Now())
	switch {
	case err != nil:
		return c.fail("allow revoke", err)
	case n == 0 && id != "all":
		fmt.Fprintf(c.stderr, "tmt: allow revoke: there is no exception %s; \"tmt allow list\" shows them\n", ui.Printable(id))
		return failed
	}
	fmt.Fprintf(c.stdout, "%d taken back\n", n)
	return ok
}

// exceptionOf returns the exception that holds for a command, nil for none, and
// says where exceptions cannot be read.
func (c *cmdline) exceptionOf(h *host.Host, text, dir string, v *abi.Verdict) *exceptions.Exception {
	x, err := h.Excepted(host.ShellCall(text, dir), v)
	if err != nil {
		c.warn([]string{err.Error()})
	}
	return x
}

// printException says below a verdict that the gate lets the call pass.
func (c *cmdline) printException(x *exceptions.Exception) {
	if x == nil {
		return
	}
	where := "here"
	if x.Anywhere {
		where = "everywhere"
	}
	fmt.Fprintf(c.stdout, "\nexcepted by a person: it passes the gate %s until %s (tmt allow list, %s)\n", where, clock(x.Expires), x.ID())
}

// judged is a verdict as JSON output shows it, with the exception that holds.
type judged struct {
	abi.Verdict
	Exception *excepted `json:"exception,omitempty"`
}

func judgedWith(v abi.Verdict, x *exceptions.Exception) judged {
	if x == nil {
		return judged{v, nil}
	}
	return judged{v, shown(x)}
}

// liveExceptions counts those that hold now.
func liveExceptions(list []exceptions.Exception) int {
	n := 0
	for i := range list {
		if list[i].Live(time.Now()) {
			n++
		}
	}
	return n
}

// remedy tells a person how a denied call may pass, or that it does now. A model
// that reads along is told nothing: it is to look first.
func (c *cmdline) remedy(d *gate.Denial) {
	if !ui.Person(c.stdin) || d.Dir == "" || len(d.Text) >= gate.MaxTextBytes {
		return
	}
	h, _ := setup.Host(os.Getenv, d.Dir)
	call := host.ShellCall(d.Text, d.Dir)
	call.Tool = d.Tool
	if _, _, plain := h.Builtin.PlainCommand(call); !plain {
		return
	}
	v := h.Classify(call)
	if x, _ := h.Excepted(call, &v); x != nil {
		fmt.Fprintf(c.stdout, "  excepted now, until %s (tmt allow list, %s)\n", clock(x.Expires), x.ID())
		return
	}
	if x, err := (&allowance{}).except(h, d.Text, d.Dir, &v); err != nil || x == nil {
		return
	}
	command := "tmt allow --cwd " + quoteWord(d.Dir) + " -- " + shellQuote(strings.TrimSpace(d.Text))
	fmt.Fprintf(c.stdout, "  to let it pass all the same: %s\n", ui.Printable(command))
}
