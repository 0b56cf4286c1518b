package config

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/host/config/document"
)

// This file owns [[program]]: the catalogue's grammar as TOML. grammar.go checks
// what was read.

// program is an entry or one of its subcommands, with what its bytes in an image
// and errors about it need beside the facts.
type program struct {
	cli.Program           // without Commands, and without Embeds in its Rules
	aliases     []string  // other names of a program
	embeds      []string  // the language of each rule, "" for none
	commands    []program // its subcommands
	at          int       // of the entry
	optionsAt   int
	rulesAt     []int
}

func (d *decoder) programList(e *document.Entry) {
	seen := make(map[string]bool)
	for _, t := range d.tables(e, "program", maxPrograms) {
		p, ok := d.program(t, "program", 0)
		if !ok {
			continue
		}
		for _, name := range append([]string{p.Name}, p.aliases...) {
			if seen[name] {
				d.fail(t.At, "there are two entries for the program %s; make them one", quote(name))
				ok = false
			}
			seen[name] = true
		}
		if len(seen) > maxPrograms {
			d.fail(t.At, "there are more than %d programs and aliases of programs", maxPrograms)
			return
		}
		if ok && d.checkGrammar(&p) {
			d.programs = append(d.programs, p)
		}
	}
}

// program reads an entry, or a subcommand of one.
func (d *decoder) program(t *document.Table, path string, depth int) (program, bool) {
	p := program{at: t.At}
	before := len(d.problems)
	classed := false
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "name":
			if s, ok := d.text(e, maxName); ok {
				if p.Name = s; !word(s) {
					d.fail(e.Value.At, "%s is no plain name; a name is one word, aliases stand in aliases", quote(s))
				}
			}
		case "aliases":
			for _, s := range d.texts(e, maxName) {
				if !word(s) {
					d.fail(e.Value.At, "%s is no plain name", quote(s))
					continue
				}
				p.aliases = append(p.aliases, s)
			}
		case "options":
			p.Options, p.optionsAt = d.options(e), e.Value.At
		case "style":
			p.Style = d.style(e)
		case "class":
			p.Effect, classed = d.class(e)
		case "does":
			p.Does, _ = d.text(e, maxLine)
		case "probes":
			p.Probes = d.texts(e, maxLine)
		case "operands":
			d.operands(e, &p.Operands)
		case "rule":
			d.rules(e, path, &p)
		case "command":
			if depth >= maxNesting {
				d.fail(e.At, "subcommands stand more than %d deep in each other", maxNesting)
				continue
			}
			p.commands = d.commands(e, path, depth)
		default:
			d.unknownKey(e, "[["+path+"]]", "name", "aliases", "options", "style", "class", "does", "probes", "operands", "rule", "command")
		}
	}
	if len(d.problems) > before {
		return p, false
	}
	switch {
	case p.Name == "":
		d.fail(t.At, "[[%s]] lacks its name", path)
	case p.Does == "" && (p.Effect == cli.Works || p.Effect == cli.Changes):
		d.fail(t.At, "%s changes something, so it needs does: what it does, as users read it (\"deletes widgets\")", quote(p.Name))
	case p.Operands != (cli.Operands{}) && !classed:
		d.fail(t.At, "%s has operands, so it needs a class of its own too", quote(p.Name))
	default:
		if depth > 0 && len(p.aliases) > 0 {
			p.Name += " " + strings.Join(p.aliases, " ")
		}
		return p, true
	}
	return p, false
}

func (d *decoder) commands(e *document.Entry, path string, depth int) []program {
	path += ".command"
	var list []program
	for _, t := range d.tables(e, path, maxItems) {
		if p, ok := d.program(t, path, depth+1); ok {
			list = append(list, p)
		}
	}
	return list
}

// options reads a grammar: text of several lines.
func (d *decoder) options(e *document.Entry) string {
	v := &e.Value
	if v.Kind != document.String {
		d.fail(v.At, "options is %s; it takes the options as usage text, one a line in \"\"\"", v.Kind)
		return ""
	}
	if len(v.Text) > maxOptions {
		d.fail(v.At, "options has %d bytes; at most %d are read", len(v.Text), maxOptions)
		return ""
	}
	text := strings.NewReplacer("\r\n", "\n", "\t", " ").Replace(v.Text)
	for line := range strings.Lines(text) {
		if !shown(strings.TrimSuffix(line, "\n")) {
			d.fail(v.At, "options has characters that cannot be shown")
			return ""
		}
		for o := range strings.FieldsFuncSeq(line, func(r rune) bool { return r == ',' || r == ';' || r == '\n' }) {
			if o = strings.TrimSpace(o); o != "" && o[0] != '-' && o[0] != '+' {
				d.fail(v.At, "options: %s is no option; an option begins with \"-\"", quote(o))
				return ""
			}
		}
	}
	return text
}

func (d *decoder) style(e *document.Entry) cli.Style {
	switch s, ok := d.text(e, maxName); s {
	case "gnu":
	case "single-dash":
		return cli.SingleDash
	case "pflag":
		return cli.Pflag
	default:
		if ok {
			d.fail(e.Value.At, "style is %s; it takes gnu, pflag or single-dash", quote(s))
		}
	}
	return cli.GNU
}

// class reads a class as the effect that has it.
func (d *decoder) class(e *document.Entry) (cli.Effect, bool) {
	s, ok := d.text(e, maxName)
	switch s {
	case "readonly":
		return cli.Reads, true
	case "write-local":
		return cli.Works, true
	case "unknown":
		return cli.Runs, true // stated, unlike a class that is left out
	case "mutating":
		return cli.Changes, true
	}
	if ok {
		d.fail(e.Value.At, "class is %s; it takes readonly, write-local, unknown or mutating", quote(s))
	}
	return cli.Unstated, false
}

// pathEffect reads what is done to a file or folder that is named.
func (d *decoder) pathEffect(e *document.Entry) cli.Effect {
	s, ok := d.text(e, maxName)
	switch s {
	case "reads":
		return cli.ReadsFrom
	case "writes":
		return cli.WritesTo
	case "appends":
		return cli.AppendsTo
	case "makes-folder":
		return cli.MakesDir
	case "deletes":
		return cli.DeletesTree
	case "moves":
		return cli.MovesAway
	}
	if ok {
		d.fail(e.Value.At, "%s is %s; it takes reads, writes, appends, makes-folder, deletes or moves", e.Key, quote(s))
	}
	return cli.Unstated
}

func (d *decoder) operands(e *document.Entry, o *cli.Operands) {
	t := d.table(e)
	if t == nil {
		return
	}
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "each":
			o.Each = d.pathEffect(e)
		case "last":
			o.Last = d.pathEffect(e)
		case "skip":
			o.Skip = d.number(e)
		case "does":
			o.Does, _ = d.text(e, maxLine)
		default:
			d.unknownKey(e, "operands", "each", "last", "skip", "does")
		}
	}
	if o.Each == cli.Unstated {
		d.fail(e.At, "operands lacks each: what is done to each file that is named")
	}
}

func (d *decoder) number(e *document.Entry) int {
	const most = 100
	if e.Value.Kind != document.Integer || e.Value.Int < 0 || e.Value.Int > most {
		d.fail(e.Value.At, "%s takes a whole number from 0 to %d", e.Key, most)
		return 0
	}
	return int(e.Value.Int)
}
