package selftest

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the table: how many vectors there are of each subcommand and
// class.

// Row is one subcommand of a program, or one tool.
type Row struct {
	Name   string // "acmectl get", "mcp__acme__rotate_keys"
	Counts [4]int // vectors by class, readonly first
	Failed int
}

// count adds a vector to the table.
func (r *run) count(s *abi.Step, c abi.Class, passed bool) {
	name := subcommand(s)
	i, found := slices.BinarySearchFunc(r.rows, name, func(row Row, name string) int { return strings.Compare(row.Name, name) })
	if !found {
		r.rows = slices.Insert(r.rows, i, Row{Name: name})
	}
	if c.Valid() {
		r.rows[i].Counts[c-1]++
	}
	if !passed {
		r.rows[i].Failed++
	}
}

// subcommand names what a step is about: the program and the first word that is
// no option.
func subcommand(s *abi.Step) string {
	if len(s.Argv) == 0 {
		return s.Tool
	}
	for _, w := range s.Argv[1:] {
		if w != "" && !strings.HasPrefix(w, "-") {
			return s.Argv[0] + " " + abi.Sanitize(w, 30)
		}
	}
	return s.Argv[0]
}
