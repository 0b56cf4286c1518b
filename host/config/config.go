// Package config knows tmt.toml: the layers and how they are merged, the strict
// decoding, the trust in a project's file, and the compiled snapshot that a hook
// reads instead.
//
// Layers, the later the stronger: the defaults (Go literals, the zero values),
// the user's file, the project's file, and the environment, which package setup
// of the commands applies. A project's file only ever tightens [gate]; the rest
// of it counts in full where a person has trusted exactly these bytes, and
// otherwise only for the programs that it calls mutating.
//
// Whatever is decoded is compiled to one block of bytes (image.go) in which
// programs, aliases and grants are found by binary search, without decoding the
// others. A snapshot is that block on disk (snapshot.go).
//
// This file owns Config, what it is asked, and the order of Load. It judges no
// call and runs no classifier.
package config

import (
	"sync"
	"time"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// Config is the merged configuration. The zero Config is that of no file: the
// defaults. It is read-only.
type Config struct {
	// Gate is what the files say of the gate, without the environment.
	Gate gate.Settings
	// ScratchNames and ScratchRoots add to what may be deleted.
	ScratchNames, ScratchRoots []string
	// Problems are for people: errors in files, and notes about what does not
	// count and why.
	Problems []Problem

	known       Known
	aliases     table
	classifiers int // how many

	// What the tables may have, see tables.go.
	programs, grants, tools filter

	once     sync.Once
	tables   *tables
	tail     tail
	tailSize int
	tailSum  uint64
	again    func() *merged // from the files
}

// Known is what the built-in classifier knows, handed in.
type Known struct {
	// Program is the catalogue: a program that it knows is never replaced.
	Program func(name string) *cli.Program
	// Language finds an embedded language by its name, nil for none.
	Language func(name string) lang.Language
	// Languages lists the names that Language takes, for messages.
	Languages func() []string
}

func (k *Known) has(name string) bool { return k.Program != nil && k.Program(name) != nil }

// Load reads the configuration: from the snapshot where it is that of the files
// as they are, else from the files, and then it leaves a new snapshot. It never
// fails: what cannot be read makes the gate stricter and is one of the Problems.
// Without a file it costs two calls of stat.
func Load(at Places, known Known) *Config {
	seen := at.look()
	if !seen.any() {
		return &Config{known: known}
	}
	if head, tail, ok := at.readSnapshot(&seen, time.Now()); ok {
		if c, ok := open(head, known); ok {
			c.tail, c.again = tail, func() *merged { return at.compile(known) }
			return c
		}
		tail.file.Close()
	}
	return at.compile(known).config(known)
}

// Compile reads the files and writes the snapshot anew, whatever is there.
func Compile(at Places, known Known) *Config {
	if seen := at.look(); !seen.any() {
		return &Config{known: known}
	}
	return at.compile(known).config(known)
}

func (m *merged) config(known Known) *Config {
	head, tables := m.image()
	c, ok := open(head, known)
	if !ok {
		// Cannot happen: the image was just made. Stay strict.
		c = &Config{known: known, Gate: gate.Settings{UnknownWhy: "the configuration could not be compiled, which is an error of tmt's own"}}
	}
	c.tail.b = tables
	c.Problems = append(c.Problems, m.passing...)
	return c
}

// Broken reports whether a file has errors, so that it does not count in full.
func (c *Config) Broken() bool {
	for i := range c.Problems {
		if !c.Problems[i].Note {
			return true
		}
	}
	return false
}

// Alias returns the text of an alias of the agent's shell.
func (c *Config) Alias(name string) (string, bool) {
	r, ok := c.aliases.find(name)
	if !ok {
		return "", false
	}
	text := r.text()
	return text, !r.bad
}

func (k *Known) languages() []string {
	if k.Languages == nil {
		return nil
	}
	return k.Languages()
}

func (k *Known) language(name string) lang.Language {
	if k.Language == nil {
		return nil
	}
	return k.Language(name)
}
