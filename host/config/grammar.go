package config

import (
	"errors"
	"fmt"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the check of a program's grammar, and where in the file it is
// wrong.

// checkGrammar reports whether the options of an entry parse and its rules name
// them. The work is bounded before it is done.
func (d *decoder) checkGrammar(p *program) bool {
	if !d.affordable(p, 0) {
		return false
	}
	whole := p.built(d.known)
	err := whole.CheckGrammar()
	if err == nil {
		return true
	}
	at, why := d.locate(p, nil)
	if why == nil {
		at, why = p.at, err
	}
	d.fail(at, "%v", why)
	return false
}

// affordable counts the options that hold for each subcommand: those of the
// programs around it too.
func (d *decoder) affordable(p *program, outer int) bool {
	chain := outer + len(p.Options)
	if chain > maxOptions {
		d.fail(p.at, "the options of %s and of what it belongs to have %d bytes; at most %d are read", quote(p.Name), chain, maxOptions)
		return false
	}
	names := 1
	for i := range p.Rules {
		names += 1 + strings.Count(p.Rules[i].Option, " ")
	}
	if d.grammar += chain * names; d.grammar > maxGrammar {
		d.fail(p.at, "the options and rules of all programs together are more than can be read; leave some out")
		return false
	}
	for i := range p.commands {
		if !d.affordable(&p.commands[i], chain) {
			return false
		}
	}
	return true
}

// built is the entry as the catalogue would have it.
func (p *program) built(known *Known) cli.Program {
	c := p.Program
	for i := range p.embeds {
		if p.embeds[i] != "" {
			c.Rules[i].Embeds = known.language(p.embeds[i])
		}
	}
	for i := range p.commands {
		c.Commands = append(c.Commands, p.commands[i].built(known))
	}
	return c
}

// locate finds the first part of an entry whose grammar is wrong, by checking
// the parts on their own. outer are the programs around it.
func (d *decoder) locate(p *program, outer []*program) (int, error) {
	if err := alone(p, nil, outer); err != nil {
		if b := bundle(p); b != "" {
			err = fmt.Errorf("%w; in the style gnu %s is a bundle of short options, see style", err, b)
		}
		return p.optionsAt, err
	}
	for i := range p.Rules {
		if err := alone(p, p.Rules[i:i+1], outer); err != nil {
			return p.rulesAt[i], err
		}
	}
	names := make(map[string]bool)
	for i := range p.commands {
		c := &p.commands[i]
		for n := range strings.FieldsSeq(c.Name) {
			if names[n] {
				return c.at, errors.New(p.Name + " has the subcommand " + quote(n) + " twice; make them one")
			}
			names[n] = true
		}
		if at, err := d.locate(c, append(outer[:len(outer):len(outer)], p)); err != nil {
			return at, err
		}
	}
	return 0, nil
}

// bundle returns an option of several letters behind one dash, which the styles
// gnu and pflag read as several options.
func bundle(p *program) string {
	if p.Style == cli.SingleDash {
		return ""
	}
	for o := range strings.FieldsFuncSeq(p.Options, func(r rune) bool { return strings.ContainsRune(" ,;\n", r) }) {
		if len(o) > 2 && o[0] == '-' && o[1] != '-' {
			return o
		}
	}
	return ""
}

// alone checks the options of p with some of its rules, inside the options of
// the programs around it.
func alone(p *program, rules []cli.Rule, outer []*program) error {
	c := cli.Program{Name: p.Name, Options: p.Options, Style: p.Style, Rules: rules}
	for i := len(outer) - 1; i >= 0; i-- {
		o := outer[i]
		c = cli.Program{Name: o.Name, Options: o.Options, Style: o.Style, Commands: []cli.Command{c}}
	}
	return c.CheckGrammar()
}
