package main

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// What tmt is stands in three places: its commands with their options, the
// completion, and what the catalogue knows of tmt itself. They agree.

// TestCatalogKnowsTmt: each command whose options the catalogue lists has exactly
// these; and it lists no command that there is not.
func TestCatalogKnowsTmt(t *testing.T) {
	own := catalog.Lookup("tmt")
	known := map[string]bool{"help": true}
	for _, cmd := range commands() {
		known[cmd.name] = true
		entry := subcommand(own, cmd.name)
		if entry == nil {
			continue // it needs a person
		}
		subs := cmd.subcommands()
		if cmd.name == "ground" {
			subs = nil // one help for all of them
			for sub := range entry.Subcommands {
				for _, o := range optionNames(sub) {
					if !slices.Contains(optionsOf(cmd.run), o) {
						t.Errorf("the catalogue knows tmt ground %s with %s, its help does not", sub.Name, o)
					}
				}
			}
			continue
		}
		if len(subs) == 0 {
			agree(t, cmd.name, entry, optionsOf(cmd.run))
		}
		for _, name := range subs {
			if sub := subcommand(entry, name); sub != nil {
				agree(t, cmd.name+" "+name, sub, optionsOf(cmd.run, name))
			}
		}
		for sub := range entry.Subcommands {
			if !slices.Contains(subs, sub.Name) {
				t.Errorf("the catalogue knows tmt %s %s, which there is not", cmd.name, sub.Name)
			}
		}
	}
	for sub := range own.Subcommands {
		if !known[sub.Name] {
			t.Errorf("the catalogue knows tmt %s, which there is not", sub.Name)
		}
	}
}

func agree(t *testing.T, name string, entry *cli.Program, options []string) {
	t.Helper()
	listed := optionNames(entry)
	for _, o := range options {
		if !slices.Contains(listed, o) && o != "--help" {
			t.Errorf("tmt %s has %s, the catalogue does not know it", name, o)
		}
	}
	for _, o := range listed {
		if !slices.Contains(options, o) {
			t.Errorf("the catalogue knows tmt %s with %s, its help does not", name, o)
		}
	}
}

// optionNames are the options of an entry, as help writes them.
func optionNames(p *cli.Program) []string {
	var list []string
	for _, o := range options(p) {
		for _, name := range strings.Split(o, ",") {
			name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
			if name = strings.TrimLeft(name, "-"); name != "h" {
				list = append(list, "--"+name)
			}
		}
	}
	return list
}

// TestCompletion: each command, its words and its options are offered in each shell.
func TestCompletion(t *testing.T) {
	for _, shell := range shellWords() {
		var out bytes.Buffer
		c := &cmdline{args: []string{shell}, stdout: &out, stderr: &out}
		if completionCommand(c) != ok {
			t.Fatalf("%s: %s", shell, out.String())
		}
		for _, cmd := range commands() {
			words := append([]string{cmd.name}, optionsOf(cmd.run)...)
			if cmd.words != nil && cmd.name != "catalog" {
				words = append(words, cmd.words()...)
			}
			for _, w := range words {
				if !strings.Contains(out.String(), strings.TrimPrefix(w, "--")) {
					t.Errorf("%s: %s of tmt %s is not offered", shell, w, cmd.name)
				}
			}
		}
	}
}
