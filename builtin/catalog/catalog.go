// Package catalog states what is known of each program: one file a program (or
// a family that shares a manual), its cases in testdata/NAME.txt.
//
// It holds facts only. This file owns the look-up by name, entries.go is the list
// (go generate ./builtin/catalog, from Name and Also of the entries), readers.go
// holds the one-liners that merely read.
package catalog

//go:generate go run ../../cmd/internal/entries

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// Entry is a name under which a program is found.
type Entry struct {
	Name    string
	Program *cli.Program
}

// Lookup returns the program of that name, nil where the catalogue has none.
// It takes log2(catalogue) comparisons.
func Lookup(name string) *cli.Program {
	lo, hi := 0, len(entries)
	for lo < hi {
		mid := (lo + hi) / 2
		switch c := strings.Compare(entries[mid].Name, name); {
		case c == 0:
			return entries[mid].Program
		case c < 0:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return nil
}

// Entries returns the whole catalogue, sorted by name. The caller must not
// change it.
func Entries() []Entry { return entries[:] }
