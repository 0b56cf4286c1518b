package config

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs in an image: how an entry is written and read, and how
// much it counts.

// standing says how much a [[program]] counts. The values are those of images.
type standing byte

const (
	full   standing = 'f' // the user's, or a trusted project's
	raises standing = 'r' // of a file with errors: what it calls worse than reading
	warns  standing = 'w' // an untrusted project's: only what it calls mutating
)

func (s standing) valid() bool { return s == full || s == raises || s == warns }

// writeProgram appends an entry; embeds[i] names the language of the i-th rule
// in the order of writing.
func (w *writer) program(p *program) {
	w.text(p.Name)
	w.text(p.Options)
	w.b = append(w.b, styleCode(p.Style), effectCode(p.Effect))
	w.text(p.Does)
	o := &p.Operands
	w.b = append(w.b, effectCode(o.Each), effectCode(o.Last))
	w.number(o.Skip)
	w.text(o.Does)
	w.texts(p.Probes)
	w.number(len(p.Rules))
	for i := range p.Rules {
		r := &p.Rules[i]
		w.text(r.Option)
		w.text(r.Value)
		w.number(r.MinOperands)
		w.b = append(w.b, effectCode(r.Effect))
		w.text(r.Does)
		w.flag(r.Lowers)
		w.text(p.embeds[i])
	}
	w.number(len(p.commands))
	for i := range p.commands {
		w.program(&p.commands[i])
	}
}

// program reads an entry into p.
func (r *reader) program(p *cli.Program, known *Known, depth int) {
	p.Name, p.Options = r.text(), r.text()
	p.Style, p.Effect = r.style(), r.effect()
	p.Does = r.text()
	p.Operands = cli.Operands{Each: r.effect(), Last: r.effect(), Skip: r.number(), Does: r.text()}
	p.Probes = r.texts()
	if n := r.count(); n > 0 {
		p.Rules = make([]cli.Rule, n)
	}
	for i := range p.Rules {
		rule := &p.Rules[i]
		*rule = cli.Rule{Option: r.text(), Value: r.text(), MinOperands: r.number(), Effect: r.effect(), Does: r.text(), Lowers: r.flag()}
		if name := r.text(); name != "" {
			if rule.Embeds = known.language(name); rule.Embeds == nil {
				r.bad = true
			}
		}
	}
	n := r.count()
	if n == 0 {
		return
	}
	if depth >= maxNesting {
		r.bad = true
		return
	}
	p.Commands = make([]cli.Command, n)
	for i := range p.Commands {
		r.program(&p.Commands[i], known, depth+1)
	}
}

// effectCodes are the effects as an image has them. A code is for ever: an image
// outlives the program that made it, and the numbers of cli.Effect do not. An
// effect that no tmt.toml can state has none.
var effectCodes = [...]struct {
	code   byte
	effect cli.Effect
}{
	{'-', cli.Unstated},
	{'r', cli.Reads},
	{'w', cli.Works},
	{'u', cli.Runs},
	{'c', cli.Changes},
	{'R', cli.ReadsFrom},
	{'W', cli.WritesTo},
	{'A', cli.AppendsTo},
	{'D', cli.MakesDir},
	{'X', cli.DeletesTree},
	{'M', cli.MovesAway},
	{'s', cli.Executes},
}

// effectCode returns the code of an effect; for one without, a byte that no reader
// takes.
func effectCode(e cli.Effect) byte {
	for i := range effectCodes {
		if effectCodes[i].effect == e {
			return effectCodes[i].code
		}
	}
	return 0
}

func (r *reader) effect() cli.Effect {
	code := r.octet()
	for i := range effectCodes {
		if effectCodes[i].code == code {
			return effectCodes[i].effect
		}
	}
	r.bad = true
	return cli.Unstated
}

// styleCodes are the styles as an image has them, as effectCodes.
var styleCodes = [...]struct {
	code  byte
	style cli.Style
}{{'g', cli.GNU}, {'1', cli.SingleDash}, {'p', cli.Pflag}}

func styleCode(s cli.Style) byte {
	for i := range styleCodes {
		if styleCodes[i].style == s {
			return styleCodes[i].code
		}
	}
	return 0
}

func (r *reader) style() cli.Style {
	code := r.octet()
	for i := range styleCodes {
		if styleCodes[i].code == code {
			return styleCodes[i].style
		}
	}
	r.bad = true
	return cli.GNU
}

// entries calls f for each entry of a name until it returns false, the stronger
// layer first.
func (c *Config) entries(name string, f func(standing, *cli.Program) bool) {
	if !c.programs.may(name) {
		return
	}
	r, ok := c.load().program.find(name)
	if !ok {
		return
	}
	for range r.count() {
		level := standing(r.octet())
		body := reader{b: r.block()}
		p := new(cli.Program)
		body.program(p, &c.known, 0)
		if r.bad || body.bad || !level.valid() {
			return // the checksum held, so this cannot happen; the program stays unknown
		}
		if !f(level, p) {
			return
		}
	}
}

// Program returns the facts that the configuration states of a program which the
// catalogue lacks, nil for none. For one that the catalogue knows see Raise.
func (c *Config) Program(name string) *cli.Program {
	if len(c.programs) == 0 || c.known.has(name) {
		return nil
	}
	var found *cli.Program
	c.entries(name, func(level standing, p *cli.Program) bool {
		if level == full {
			found = p
		}
		return found == nil
	})
	return found
}

// Raise adds to a program's report what entries call worse that do not stand for
// the program themselves: those for a program of the catalogue, those of a
// second layer, and an untrusted project's. It lowers nothing, and makes nothing
// a probe.
func (c *Config) Raise(name string, args []cli.Word, facts cli.Facts, r *cli.Report) {
	if len(c.programs) == 0 {
		return
	}
	stands := !c.known.has(name) // the first full entry is the program
	c.entries(name, func(level standing, p *cli.Program) bool {
		if level == full && stands {
			stands = false
			return true
		}
		said := p.Interpret(args, facts)
		for _, f := range said.Facts {
			if worse(&f, level) {
				r.Facts = append(r.Facts, f)
			}
		}
		if level != warns {
			r.Inner = append(r.Inner, said.Inner...)
		}
		return true
	})
}

// worse reports whether a fact counts beside what is known otherwise. What an
// entry merely does not know, or guesses from words, does not.
func worse(f *cli.Fact, level standing) bool {
	switch {
	case f.Signal:
		return false
	case f.Result != nil:
		return level != warns && f.Result.Class.Severity() > abi.ReadOnly.Severity()
	case f.Effect == cli.Changes:
		return true
	}
	return level != warns && f.Effect != cli.Unstated && f.Effect != cli.Pure && f.Effect != cli.Reads &&
		f.Effect != cli.ReadsSecrets && f.Effect != cli.ReadsFrom && f.Effect != cli.LeadsTo
}

// Probe is a read-only command line that an entry suggests.
type Probe struct{ Program, Probe string }

// Probes returns those of all entries that stand for their program, with the
// name of the entry.
func (c *Config) Probes() []Probe {
	var list []Probe
	if len(c.programs) == 0 {
		return nil
	}
	programs := c.load().program
	for i := range programs.len() {
		key, _ := programs.at(i)
		if p := c.Program(string(key)); p != nil && p.Name == string(key) {
			list = gatherProbes(list, p.Name, p)
		}
	}
	return list
}

func gatherProbes(list []Probe, name string, p *cli.Program) []Probe {
	for _, text := range p.Probes {
		list = append(list, Probe{name, text})
	}
	for i := range p.Commands {
		list = gatherProbes(list, name, &p.Commands[i])
	}
	return list
}
