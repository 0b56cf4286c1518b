package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ground"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns tmt status and tmt why.

func statusCommand(c *cmdline) int {
	fs := flags(c, "status [--json] [--session ID]", "Shows the gate's settings and the session: armed or grounded, its probes and plan.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	id := fs.String("session", "", "the session's `id`")
	if status, done := parse(c, fs); done {
		return status
	}
	g, warnings := setup.Settings(os.Getenv, "")
	c.warn(warnings)
	for _, n := range setup.Notes(os.Getenv, "") {
		c.warn([]string{n.String()})
	}
	list, listErr := exceptions.Read(setup.Places(os.Getenv, "").Excepted)
	if listErr != nil {
		c.warn([]string{listErr.Error()})
	}
	live := liveExceptions(list)
	at, err := ground.Latest(os.Getenv, *id)
	if *asJSON {
		out := struct {
			Mode       string        `json:"mode"`
			Active     bool          `json:"active"`
			Exceptions int           `json:"exceptions"`
			Session    *ground.State `json:"session,omitempty"`
			Problem    string        `json:"problem,omitempty"`
		}{g.Mode.String(), g.Active(), live, nil, ""}
		if err != nil {
			out.Problem = err.Error()
		} else {
			out.Session = ground.Show(at.State)
		}
		return c.json(out)
	}
	mode := g.Mode.String()
	switch {
	case g.Soft:
		mode += ", hard gate off: nothing is denied"
	case !g.Active():
		mode += ": nothing is denied"
	case g.Mode == gate.Observe:
		mode += ": nothing is denied, only recorded"
	}
	fmt.Fprintf(c.stdout, "gate      %s\n", mode)
	if live > 0 {
		fmt.Fprintf(c.stdout, "excepted  %d by a person, see tmt allow list\n", live)
	}
	if err != nil {
		fmt.Fprintf(c.stdout, "session   %s\n", ui.Printable(err.Error()))
		return ok
	}
	ground.Print(c.stdout, at.State)
	return ok
}

func whyCommand(c *cmdline) int {
	fs := flags(c, "why [--json] [--session ID] [-n N]", "Shows the last denials of a session: the call, its steps and the reason.")
	asJSON := fs.Bool("json", false, "print a JSON array")
	id := fs.String("session", "", "the session's `id`")
	n := fs.Int("n", 3, "how many denials")
	if status, done := parse(c, fs); done {
		return status
	}
	at, err := ground.Latest(os.Getenv, *id)
	if err != nil {
		return c.fail("why", err)
	}
	denied := at.State.Denied
	denied = denied[max(0, len(denied)-max(*n, 1)):]
	if *asJSON {
		if denied == nil {
			denied = []gate.Denial{}
		}
		return c.json(denied)
	}
	if len(denied) == 0 {
		fmt.Fprintf(c.stdout, "session %s: nothing was denied\n", ui.Printable(at.State.SessionID))
		return ok
	}
	s := ui.StyleFor(c.stdout)
	for i := range denied {
		d := &denied[i]
		if i > 0 {
			fmt.Fprintln(c.stdout)
		}
		verb := "denied"
		if d.Observed {
			verb = "would have been denied"
		}
		fmt.Fprintf(c.stdout, "%s  %s, %s\n", s.Faint(time.Unix(d.At, 0).Format("2006-01-02 15:04:05")), s.Bold(verb), ui.Printable(d.Kind))
		for _, line := range strings.Split(strings.TrimRight(d.Text, "\n"), "\n") {
			fmt.Fprintf(c.stdout, "  %s\n", ui.Printable(line))
		}
		fmt.Fprintf(c.stdout, "  %s\n", ui.Printable(strings.TrimPrefix(d.Reason, "tmt: ")))
		for _, f := range d.Findings {
			fmt.Fprintf(c.stdout, "  %s %s\n", s.Faint("·"), ui.Printable(f))
		}
		c.remedy(d)
	}
	return ok
}
