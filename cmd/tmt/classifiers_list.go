package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns tmt classifiers list.

// listedClassifier is one classifier as list shows it.
type listedClassifier struct {
	config.Classifier
	State     string           `json:"state"` // asked, denied or not asked
	Why       string           `json:"why,omitempty"`
	LastError *session.Failure `json:"last_error,omitempty"`
}

func classifiersList(c *cmdline) int {
	fs := flags(c, "classifiers list [--json]", "Shows the classifiers that the configuration grants here: what for, by which layer,\nwhether they are asked, and what last went wrong with each.")
	asJSON := fs.Bool("json", false, "print a JSON array")
	if _, _, status, done := operands(c, fs); done {
		return status
	}
	failures := setup.Failures(os.Getenv)
	list := []listedClassifier{}
	for _, k := range setup.Config(os.Getenv).Classifiers() {
		l := listedClassifier{Classifier: k}
		l.State, l.Why = stateOf(&k)
		for i := range failures {
			if failures[i].Classifier == k.Name {
				l.LastError = &failures[i]
			}
		}
		list = append(list, l)
	}
	if *asJSON {
		return c.json(list)
	}
	if len(list) == 0 {
		fmt.Fprintln(c.stdout, "no classifier is granted here; docs/classifiers.md shows how to write one")
		return ok
	}
	s := ui.StyleFor(c.stdout)
	for i := range list {
		l := &list[i]
		class := map[string]abi.Class{"asked": abi.ReadOnly, "denied": abi.Mutating}[l.State]
		if l.State == "not asked" {
			class = abi.Unknown
		}
		fmt.Fprintf(c.stdout, "%s  %s  %s\n", s.Bold(pad(ui.Printable(l.Name), 16)), s.Class(class, pad(l.State, 9)), l.Layer)
		row := func(name, text string) {
			if text != "" {
				fmt.Fprintf(c.stdout, "  %s %s\n", s.Faint(pad(name, 10)), ui.Printable(text))
			}
		}
		row("why", l.Why)
		row("programs", strings.Join(l.Programs, " "))
		row("tools", strings.Join(l.Tools, " "))
		row("module", l.Module)
		row("sha256", l.SHA256)
		if l.Tighten {
			row("tighten", "asked about known steps too, which it can only raise")
		}
		if l.Compiler {
			row("engine", "compiler")
		}
		if l.LastError != nil {
			row("last error", l.LastError.At+": "+l.LastError.Cause)
		}
	}
	return ok
}

// stateOf says whether a classifier is asked, and why not.
func stateOf(k *config.Classifier) (state, why string) {
	switch {
	case k.Untrusted:
		return "not asked", "the project is not trusted: its calls stay as they are judged without it; a person runs tmt trust"
	case k.Denied != "":
		return "denied", k.Denied
	}
	wasm, err := sandbox.ReadModule(k.Module)
	switch {
	case err != nil:
		return "denied", err.Error()
	case sandbox.Digest(wasm) != k.SHA256:
		why = "the module is not the pinned one; if you trust the file, run tmt classifiers pin " + k.Name
		if k.Layer == config.Project {
			why += ", then tmt trust"
		}
		return "denied", why
	}
	if err := sandbox.Scan(wasm); err != nil {
		return "denied", err.Error()
	}
	return "asked", ""
}
