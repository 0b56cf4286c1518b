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
	name := r.subcommand(s)
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

// subcommand names what a step is about: the program and the word that is the
// likeliest to be its subcommand. It counts for a word that some vector has it
// right behind the program, then that it follows no option, whose argument it
// may be.
func (r *run) subcommand(s *abi.Step) string {
	if len(s.Argv) == 0 {
		return s.Tool
	}
	best, most := "", -1
	for i, w := range s.Argv[1:] {
		if w == "" || strings.HasPrefix(w, "-") {
			continue
		}
		points := 0
		if r.first[w] {
			points += 2
		}
		if !isOption(s.Argv[i]) || strings.Contains(s.Argv[i], "=") {
			points++
		}
		if points > most {
			best, most = w, points
		}
	}
	if best == "" {
		return s.Argv[0]
	}
	return s.Argv[0] + " " + abi.Sanitize(best, 30)
}

// firstWords are the words that vectors have right behind the program.
func firstWords(vectors []Vector) map[string]bool {
	words := map[string]bool{}
	for i := range vectors {
		if argv := vectors[i].Step.Argv; len(argv) > 1 && !strings.HasPrefix(argv[1], "-") {
			words[argv[1]] = true
		}
	}
	return words
}
