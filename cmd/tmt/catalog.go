package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt catalog: what is known of which program.

func catalogWords() []string {
	var list []string
	for _, e := range catalog.Entries() {
		list = append(list, e.Name)
	}
	return list
}

func catalogCommand(c *cmdline) int {
	fs := flags(c, "catalog [--json] [PROGRAM [SUBCOMMAND]…]", "Lists the programs that are known, or what is known of one: its subcommands and\nwhat each does, its options, and probes worth running first.")
	asJSON := fs.Bool("json", false, "print JSON")
	if status, done := parse(c, fs); done {
		return status
	}
	if fs.NArg() == 0 {
		return listPrograms(c, *asJSON)
	}
	p := catalog.Lookup(fs.Arg(0))
	if p == nil {
		fmt.Fprintf(c.stderr, "tmt: catalog: %s is not a program that is known; \"tmt catalog\" lists them\n", ui.Printable(fs.Arg(0)))
		return failed
	}
	path := []string{p.Name}
	var above []inherited
	for _, name := range fs.Args()[1:] {
		sub := subcommand(p, name)
		if sub == nil && p.Unlisted != nil { // facts that another program shares, or that follow from the name
			sub = p.Unlisted(path, name)
		}
		if sub == nil {
			fmt.Fprintf(c.stderr, "tmt: catalog: %s has no subcommand %s that is known\n", strings.Join(path, " "), ui.Printable(name))
			return failed
		}
		above = inherit(above, p, path)
		p, path = sub, append(path, name)
	}
	if *asJSON {
		e := describe(p)
		e.Inherited = above
		return c.json(e)
	}
	printProgram(c.stdout, p, path, above)
	return ok
}

// inherited is what a subcommand takes from a command above it.
type inherited struct {
	From    string   `json:"from"`
	Options []string `json:"options"`
}

// inherit adds the options of a command to those that hold below it.
func inherit(above []inherited, p *cli.Program, path []string) []inherited {
	if p.LocalOptions {
		return nil // they count in front of the subcommand only
	}
	if opts := options(p); len(opts) > 0 {
		above = append(above, inherited{strings.Join(path, " "), opts})
	}
	return above
}

func subcommand(p *cli.Program, name string) *cli.Program {
	for c := range p.Subcommands {
		for _, n := range strings.Fields(c.Name) {
			if n == name {
				return c
			}
		}
	}
	return nil
}

func listPrograms(c *cmdline, asJSON bool) int {
	all := catalog.Entries()
	if asJSON {
		names := make([]string, len(all))
		for i, e := range all {
			names[i] = e.Name
		}
		return c.json(names)
	}
	const width = 76
	line := ""
	for _, e := range all {
		if len(line)+len(e.Name)+1 > width {
			fmt.Fprintln(c.stdout, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += e.Name
	}
	fmt.Fprintf(c.stdout, "%s\n\n%d names. \"tmt catalog NAME\" says what is known of one.\n", line, len(all))
	return ok
}

// entry is a program as JSON output shows it.
type entry struct {
	Name     string   `json:"name"`
	Does     string   `json:"does,omitempty"`
	Effect   string   `json:"effect"`
	Options  []string `json:"options,omitempty"`
	Probes   []string `json:"probes,omitempty"`
	Commands []entry  `json:"commands,omitempty"`

	Inherited []inherited `json:"inherited,omitempty"`
}

func describe(p *cli.Program) entry {
	e := entry{Name: p.Name, Does: p.Does, Effect: effect(p), Options: options(p), Probes: p.Probes}
	for c := range p.Subcommands {
		e.Commands = append(e.Commands, describe(c))
	}
	return e
}

// effect is the class of a program's or subcommand's own effect, without its
// operands and options.
func effect(p *cli.Program) string {
	if p.Effect == cli.Unstated && (p.Wraps != nil || p.Inspect != nil || p.Operands != (cli.Operands{})) {
		return "by its words"
	}
	class, _, _ := p.Effect.Class()
	return class.String()
}

func options(p *cli.Program) []string {
	var out []string
	for _, o := range strings.FieldsFunc(p.Options, func(r rune) bool { return r == '\n' || r == ';' }) {
		if o = strings.TrimSpace(o); o != "" {
			out = append(out, o)
		}
	}
	return out
}

func count(p *cli.Program) int { return len(p.Commands) + len(p.More) }

func printProgram(w io.Writer, p *cli.Program, path []string, above []inherited) {
	s := ui.StyleFor(w)
	fmt.Fprintf(w, "%s  %s", s.Bold(strings.Join(path, " ")), effect(p))
	if p.Does != "" {
		fmt.Fprintf(w, ": %s", p.Does)
	}
	fmt.Fprintln(w)
	if count(p) > 0 {
		fmt.Fprintln(w, "\nSubcommands:")
		width := 0
		for sub := range p.Subcommands {
			width = max(width, min(len(sub.Name), 28))
		}
		for sub := range p.Subcommands {
			more := ""
			if n := count(sub); n > 0 {
				more = fmt.Sprintf(" (%d subcommands)", n)
			}
			fmt.Fprintf(w, "  %s  %s  %s%s\n", pad(sub.Name, width), pad(effect(sub), 12), sub.Does, s.Faint(more))
		}
	}
	if opts := options(p); len(opts) > 0 {
		fmt.Fprintln(w, "\nOptions:")
		for _, o := range opts {
			fmt.Fprintf(w, "  %s\n", o)
		}
	}
	for i := range above {
		in := &above[len(above)-1-i] // the nearest first
		fmt.Fprintf(w, "\nOptions of %s, which hold here too:\n", in.From)
		for _, o := range in.Options {
			fmt.Fprintf(w, "  %s\n", o)
		}
	}
	for i, r := range p.Probes {
		if i == 0 {
			fmt.Fprintln(w, "\nLook first:")
		}
		fmt.Fprintf(w, "  %s\n", r)
	}
}
