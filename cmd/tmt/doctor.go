package main

import (
	"fmt"
	"os"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/doctor"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt doctor: its options and how the results are shown. What is
// checked is in package doctor.

const doctorText = `Checks the installation: the programs and the plugin's hooks, the state, the
configuration, the gate's mode, the harness and its settings, and the hook itself
with a call that must be denied and one that must pass. What is not in order comes
with its remedy.

Exit status: 1 where there is a problem, else 0; warnings are none.`

func doctorCommand(c *cmdline) int {
	fs := flags(c, "doctor [--json]", doctorText)
	asJSON := fs.Bool("json", false, "print a JSON array of {check, state, text, remedy}")
	if status, done := parse(c, fs); done {
		return status
	}
	if fs.NArg() > 0 {
		return c.misuse("doctor takes no operand")
	}
	exe, err := os.Executable()
	if err != nil {
		return c.fail("find this program's own path, run it by its full path", err)
	}
	cwd, err := os.Getwd()
	if err != nil {
		return c.fail("find the current folder, go to one that exists", err)
	}
	list := doctor.Run(doctor.System{Program: exe, Version: version, Getenv: os.Getenv, Cwd: cwd, Now: time.Now(), Person: ui.Person(c.stdin), Deadline: deadline})
	if *asJSON {
		if status := c.json(list); status != ok {
			return status
		}
	} else {
		showResults(c, list)
	}
	if doctor.Failed(list) {
		return failed
	}
	return ok
}

func showResults(c *cmdline, list []doctor.Result) {
	s := ui.StyleFor(c.stdout)
	last := ""
	for _, r := range list {
		class := abi.ReadOnly
		switch r.State {
		case doctor.Warning:
			class = abi.Unknown
		case doctor.Problem:
			class = abi.Mutating
		}
		check := ""
		if r.Check != last {
			check, last = r.Check, r.Check
		}
		fmt.Fprintf(c.stdout, "%s %s %s\n", s.Bold(pad(check, 13)), s.Class(class, pad(string(r.State), 7)), ui.Printable(r.Text))
		if r.Remedy != "" {
			fmt.Fprintf(c.stdout, "%s %s\n", pad("", 21), s.Faint("→ "+ui.Printable(r.Remedy)))
		}
	}
}
