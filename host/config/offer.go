package config

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what a project's file would be granted if a person trusted it.

// maxModule bounds a classifier's file, in bytes.
const maxModule = 8 << 20

// Offer is a project's file as tmt trust shows it.
type Offer struct {
	Root                       string
	Path                       string // of its tmt.toml
	SHA256                     string
	Classifiers                []Classifier
	Programs                   []ProgramOffer
	Aliases                    [][2]string // name and text
	ScratchNames, ScratchRoots []string
	Problems                   []Problem
}

// ProgramOffer is a [[program]] of an Offer: the names of what it states, by
// class. A name is that of the program and its subcommands.
type ProgramOffer struct {
	Name       string
	ReadOnly   []string
	WriteLocal []string
	Unknown    []string
	Mutating   []string
	Lowering   []string // options that make a change a preview
}

// ReadOffer reads a project's file.
func ReadOffer(at Places, known Known) (*Offer, error) {
	if at.Project == "" {
		return nil, errors.New("this directory belongs to no project; go to the one that you mean")
	}
	c, err := readFile(at.Project, maxFile)
	if err == nil && c.stamp == (stamp{}) {
		err = errors.New("there is no such file, so there is nothing to trust")
	}
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", at.Project, err)
	}
	f := newFile(Project, at.Project, c, nil, &known, "")
	o := &Offer{Root: at.Root, Path: at.Project, SHA256: f.sum, Classifiers: f.classifiers,
		ScratchNames: f.scratch.names, ScratchRoots: f.scratch.roots, Problems: f.problems}
	for _, a := range f.aliases {
		o.Aliases = append(o.Aliases, [2]string{a.name, a.text})
	}
	for i := range f.programs {
		p := ProgramOffer{Name: f.programs[i].Name}
		p.gather(&f.programs[i], f.programs[i].Name)
		o.Programs = append(o.Programs, p)
	}
	if f.failed() {
		return o, fmt.Errorf("%s has errors, so it cannot be trusted; correct them first", at.Project)
	}
	return o, nil
}

// gather sorts what an entry states by class.
func (o *ProgramOffer) gather(p *program, path string) {
	o.add(p.Effect, path)
	for _, r := range p.Rules {
		if r.Lowers {
			o.Lowering = append(o.Lowering, path+" "+r.Option)
			continue
		}
		if r.Option != "" && !r.Effect.OfPath() {
			o.add(r.Effect, path+" "+r.Option)
		}
	}
	for i := range p.commands {
		c := &p.commands[i]
		name, _, _ := strings.Cut(c.Name, " ")
		o.gather(c, path+" "+name)
	}
}

func (o *ProgramOffer) add(e cli.Effect, path string) {
	switch e {
	case cli.Reads:
		o.ReadOnly = append(o.ReadOnly, path)
	case cli.Works:
		o.WriteLocal = append(o.WriteLocal, path)
	case cli.Runs:
		o.Unknown = append(o.Unknown, path)
	case cli.Changes:
		o.Mutating = append(o.Mutating, path)
	}
}

// Empty reports whether trusting the file would grant nothing.
func (o *Offer) Empty() bool {
	return len(o.Classifiers)+len(o.Programs)+len(o.Aliases)+len(o.ScratchNames)+len(o.ScratchRoots) == 0
}

// Pin reads the modules that the file names and returns the record that trusts
// exactly these bytes.
func (o *Offer) Pin() (Trusted, error) {
	t := NewTrusted(o.Root, o.SHA256)
	for i := range o.Classifiers {
		c := &o.Classifiers[i]
		m, err := readFile(c.Module, maxModule)
		if err == nil && m.stamp == (stamp{}) {
			err = errors.New("there is no such file; build it first")
		}
		if err != nil {
			return t, fmt.Errorf("read the module of the classifier %s, %s: %w", c.Name, c.Module, err)
		}
		sum := hex.EncodeToString(m.sum[:])
		if c.SHA256 != "" && c.SHA256 != sum {
			return t, fmt.Errorf("the module of the classifier %s, %s, is not the one whose sha256 stands in %s; if the file is the right one, run tmt classifiers pin %s, then tmt trust", c.Name, c.Module, o.Path, c.Name)
		}
		t.Modules = append(t.Modules, Module{Name: c.Name, Path: c.Module, SHA256: sum})
		t.Programs = append(t.Programs, c.Programs...)
		t.Tools = append(t.Tools, c.Tools...)
	}
	slices.Sort(t.Programs)
	slices.Sort(t.Tools)
	t.Programs, t.Tools = slices.Compact(t.Programs), slices.Compact(t.Tools)
	return t, nil
}

// Stale returns the modules of a trusted project whose files are not, or no
// longer, the trusted ones.
func (p *Trusted) Stale() []Module {
	var list []Module
	for _, m := range p.Modules {
		c, err := readFile(m.Path, maxModule)
		if err != nil || hex.EncodeToString(c.sum[:]) != m.SHA256 {
			list = append(list, m)
		}
	}
	return list
}
