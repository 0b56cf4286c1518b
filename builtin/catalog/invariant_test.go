package catalog_test

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// What must hold for every entry, whatever it says.

// commands calls f for every command of the catalogue once, with the words that
// lead to it.
func commands(f func(e *cli.Program, words []string, c *cli.Command)) {
	seen := make(map[*cli.Command]bool)
	var walk func(e *cli.Program, words []string, c *cli.Command)
	walk = func(e *cli.Program, words []string, c *cli.Command) {
		if seen[c] {
			return
		}
		seen[c] = true
		f(e, words, c)
		for sub := range c.Subcommands {
			name, _, _ := strings.Cut(sub.Name, " ")
			walk(e, append(words[:len(words):len(words)], name), sub)
		}
	}
	for _, e := range catalog.Entries() {
		walk(e.Program, []string{e.Name}, e.Program)
	}
}

// plainWords reports whether a command line is words alone, so that a test can
// put another between them.
func plainWords(command string) bool {
	return !strings.ContainsAny(command, "\n\r|&;()`<>$'\"\\{}#!*?[]~=")
}

// An option that no grammar has is at least unknown, in every position of every
// case that would pass. The programs that have an open position are listed.
func TestUnknownOptionIsUnknown(t *testing.T) {
	open := listed(t, "testdata/open.list")
	h := shelltest.Host(catalog.Lookup)
	for _, c := range shelltest.Read(t, "testdata/*.txt") {
		if c.Cwd != "" || !plainWords(c.Command) {
			continue
		}
		words := strings.Fields(c.Command)
		plain := shelltest.Judge(h, c.Command)
		if plain.Class.Severity() >= abi.Unknown.Severity() || catalog.Lookup(words[0]) == nil {
			continue
		}
		for i := 1; i <= len(words); i++ {
			if takesWord(words, i) {
				continue
			}
			with := strings.Join(words[:i], " ") + " --zz-unknown " + strings.Join(words[i:], " ")
			got := shelltest.Judge(h, with)
			if got.Class.Severity() < abi.Unknown.Severity() && !open.has(words[0]) {
				t.Errorf("%s:%d: %v: %s", c.File, c.Line, got.Class, with)
			}
		}
	}
	open.rest(t)
}

// takesWord reports whether a word in front of this position may take it as its
// argument, or ends the options.
func takesWord(words []string, i int) bool {
	for _, w := range words[1:i] {
		if w == "--" {
			return true
		}
	}
	return strings.HasPrefix(words[i-1], "-")
}

// A value behind a version or help option, or a short option that only other
// levels list, never lowers a command that changes something.
func TestValueNeverLowers(t *testing.T) {
	allowed := listed(t, "testdata/helpvalues.list")
	commands(func(_ *cli.Program, words []string, c *cli.Command) {
		if !changes(words) {
			return
		}
		for _, text := range []string{"--version=1", "--version 1", "-v x", "-V x", "-h x", "--help=no"} {
			form := strings.Fields(text)
			if with := append(words[:len(words):len(words)], form...); reads(with) {
				e := catalog.Lookup(words[0])
				if form[0] == "-h" && (e.HelpEverywhere || e.Style == cli.Pflag) {
					continue // help at every level, by its parser
				}
				option, _, _ := strings.Cut(form[0], "=")
				if !allowed.has(words[0] + " " + option) {
					t.Errorf("%s lowers", strings.Join(with, " "))
				}
			}
		}
	})
	allowed.rest(t)
}

// changes reports whether a command line changes something by its entry, reads
// whether it only reads.
func changes(words []string) bool { return worst(words) == abi.Mutating }
func reads(words []string) bool   { return worst(words) == abi.ReadOnly }

// worst is the class of a command line by its entry, paths left out but for
// whether they are written.
func worst(words []string) abi.Class {
	var args []cli.Word
	for _, w := range words[1:] {
		args = append(args, cli.Lit(w))
	}
	r := catalog.Lookup(words[0]).Interpret(args, nil)
	class := abi.ReadOnly
	for _, f := range r.Facts {
		c, _, ok := f.Effect.Class()
		switch {
		case f.Result != nil:
			c = f.Result.Class
		case !ok && f.Effect != cli.ReadsFrom:
			c = abi.WriteLocal
		case !ok:
			c = abi.ReadOnly
		}
		if c.Severity() > class.Severity() {
			class = c
		}
	}
	if len(r.Inner) > 0 && class.Severity() < abi.Unknown.Severity() {
		class = abi.Unknown
	}
	return class
}
