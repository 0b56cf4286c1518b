// Command entries writes the catalogue's list of names, builtin/catalog/entries.go,
// from the entries themselves: go generate ./builtin/catalog runs it there.
package main

import (
	"fmt"
	"os"

	"github.com/seed-a23d08e7/tmt/builtin/catalog/entrylist"
)

func main() {
	if err := entrylist.Write("."); err != nil {
		fmt.Fprintln(os.Stderr, "entries:", err)
		os.Exit(1)
	}
}
