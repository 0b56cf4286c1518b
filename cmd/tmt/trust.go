package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
)

// This file owns tmt trust: a person says that a project's tmt.toml counts.

const trustText = `Shows what the tmt.toml of this project would be granted, asks, and pins its
bytes and those of every module it names. Until then, and after any change, it can
only make the gate stricter. It never loosens [gate]. It needs a person at a
terminal.`

func trustCommand(c *cmdline) int {
	fs := flags(c, "trust [--list [--json] | --revoke [DIRECTORY]]", trustText)
	list := fs.Bool("list", false, "list the trusted projects, and whether they still are what was trusted")
	asJSON := fs.Bool("json", false, "with --list: print a JSON array")
	revoke := fs.Bool("revoke", false, "take the trust in a project back")
	if status, done := parse(c, fs); done {
		return status
	}
	at := setup.Places(os.Getenv, "")
	switch {
	case at.Trust == "":
		return c.misuse("trust: HOME is not set, so there is no place for the record; set it to an absolute path")
	case *list && *revoke:
		return c.misuse("trust: --list and --revoke exclude each other")
	case fs.NArg() > 0 && !*revoke, fs.NArg() > 1:
		return c.misuse("trust takes no operand: go to the project that you mean")
	case *list:
		return trustList(c, at, *asJSON)
	}
	if !c.person("trust") {
		return failed
	}
	if *revoke {
		return trustRevoke(c, at, fs.Arg(0))
	}
	return trustHere(c, at)
}

func trustHere(c *cmdline, at config.Places) int {
	offer, err := config.ReadOffer(at, setup.Known())
	if err != nil {
		if offer != nil {
			for _, p := range offer.Problems {
				fmt.Fprintf(c.stderr, "tmt: %s\n", ui.Printable(p.String()))
			}
		}
		return c.fail("trust", err)
	}
	trust, err := config.ReadTrust(at.Trust)
	if err != nil {
		return c.fail("trust", err)
	}
	pinned, err := offer.Pin()
	if err != nil {
		return c.fail("trust", err)
	}
	if before := trust.Of(at.Root); before != nil && same(before, &pinned) {
		fmt.Fprintf(c.stdout, "%s is trusted as it is\n", ui.Printable(offer.Path))
		return ok
	}
	printOffer(c.stdout, offer, &pinned)
	for i := range offer.Classifiers {
		k := offer.Classifiers[i]
		k.SHA256 = pinned.Modules[i].SHA256
		if err := setup.Askable(&k); err != nil {
			c.warn([]string{"its calls will be denied: " + err.Error()})
		}
	}
	yes, err := c.confirm("Trust it?")
	if err != nil {
		return c.fail("trust", err)
	}
	if !yes {
		return failed
	}
	if trust, err = trust.With(pinned); err == nil {
		err = trust.Write(at.Trust)
	}
	if err != nil {
		return c.fail("trust", err)
	}
	config.Compile(at, setup.Known())
	fmt.Fprintf(c.stdout, "%s is trusted; any change of it or its modules asks again\n", ui.Printable(offer.Path))
	return ok
}

// same reports whether a record pins the same bytes.
func same(a, b *config.Trusted) bool {
	if a.SHA256 != b.SHA256 || len(a.Modules) != len(b.Modules) {
		return false
	}
	for i := range a.Modules {
		if a.Modules[i] != b.Modules[i] {
			return false
		}
	}
	return true
}

// printOffer lists what a file would be granted, the weightiest first.
func printOffer(w io.Writer, o *config.Offer, t *config.Trusted) {
	s := ui.StyleFor(w)
	fmt.Fprintf(w, "%s\n", s.Bold(ui.Printable(o.Path)))
	if o.Empty() {
		fmt.Fprintln(w, "  asks for nothing: it only makes the gate stricter, which needs no trust")
	}
	row := func(name, text string) { fmt.Fprintf(w, "    %s %s\n", pad(name, 12), ui.Printable(text)) }
	for i := range o.Classifiers {
		k := &o.Classifiers[i]
		fmt.Fprintf(w, "  classifier %s judges the calls of\n", s.Bold(ui.Printable(k.Name)))
		if len(k.Programs) > 0 {
			row("programs", strings.Join(k.Programs, " "))
		}
		if len(k.Tools) > 0 {
			row("tools", strings.Join(k.Tools, " "))
		}
		row("module", k.Module)
		row("sha256", t.Modules[i].SHA256)
		if k.Settings != nil {
			row("settings", string(k.Settings))
		}
	}
	for i := range o.Programs {
		p := &o.Programs[i]
		fmt.Fprintf(w, "  program %s is said to be\n", s.Bold(ui.Printable(p.Name)))
		for _, class := range [...]struct {
			name  string
			names []string
		}{
			{"readonly", p.ReadOnly}, {"previews", p.Lowering}, {"write-local", p.WriteLocal}, {"unknown", p.Unknown}, {"mutating", p.Mutating},
		} {
			if len(class.names) > 0 {
				row(class.name, strings.Join(class.names, ", "))
			}
		}
	}
	for _, a := range o.Aliases {
		fmt.Fprintf(w, "  alias %s stands for %s\n", s.Bold(ui.Printable(a[0])), ui.Printable(a[1]))
	}
	if len(o.ScratchNames) > 0 {
		fmt.Fprintf(w, "  may be deleted in the project: %s\n", ui.Printable(strings.Join(o.ScratchNames, " ")))
	}
	if len(o.ScratchRoots) > 0 {
		fmt.Fprintf(w, "  may be deleted with all that is in it: %s\n", ui.Printable(strings.Join(o.ScratchRoots, " ")))
	}
}

func trustRevoke(c *cmdline, at config.Places, dir string) int {
	root := at.Root
	if dir != "" {
		abs, err := filepath.Abs(dir)
		if err != nil {
			return c.fail("trust --revoke", err)
		}
		root = abs
	}
	trust, err := config.ReadTrust(at.Trust)
	if err != nil {
		return c.fail("trust --revoke", err)
	}
	if trust.Of(root) == nil {
		fmt.Fprintf(c.stderr, "tmt: trust --revoke: %s is not trusted; \"tmt trust --list\" shows what is\n", ui.Printable(root))
		return failed
	}
	if err := trust.Without(root).Write(at.Trust); err != nil {
		return c.fail("trust --revoke", err)
	}
	config.Compile(at, setup.Known())
	fmt.Fprintf(c.stdout, "%s is no longer trusted\n", ui.Printable(root))
	return ok
}

// listed is a trusted project as --list shows it.
type listed struct {
	Root  string `json:"root"`
	Since string `json:"since"`
	State string `json:"state"`
}

func trustList(c *cmdline, at config.Places, asJSON bool) int {
	trust, err := config.ReadTrust(at.Trust)
	if err != nil {
		return c.fail("trust --list", err)
	}
	list := make([]listed, len(trust.Projects))
	for i := range trust.Projects {
		p := &trust.Projects[i]
		list[i] = listed{p.Root, time.Unix(p.At, 0).UTC().Format(time.RFC3339), state(p)}
	}
	if asJSON {
		return c.json(list)
	}
	if len(list) == 0 {
		fmt.Fprintln(c.stdout, "no project is trusted")
	}
	for _, l := range list {
		fmt.Fprintf(c.stdout, "%s  %s  %s\n", l.Since, ui.Printable(l.Root), ui.Printable(l.State))
	}
	return ok
}

// state says whether a project still is what was trusted.
func state(p *config.Trusted) string {
	sum, err := config.Sum(filepath.Join(p.Root, config.FileName))
	switch {
	case err != nil:
		return "tmt.toml cannot be read: " + err.Error()
	case sum == "":
		return "tmt.toml is gone"
	case sum != p.SHA256:
		return "tmt.toml changed: not trusted until tmt trust is run again"
	}
	if stale := p.Stale(); len(stale) > 0 {
		return "the module of " + stale[0].Name + " changed: its calls are denied until tmt trust is run again"
	}
	return "as it was trusted"
}
