// Catfmt breaks the long lines of catalogue entries, and of any Go file it is
// given: gofmt leaves a line as long as it is, and an entry with thirty options
// is one line then. It changes no value: a list of names is cut at its blanks
// into constants, a grammar between its options, a literal between its elements.
//
//	go run ./cmd/internal/catfmt            rewrites builtin/catalog
//	go run ./cmd/internal/catfmt -l FILE…   lists the lines that stay too long
//
// This file owns the command; layout.go, what is cut where.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	list := flag.Bool("l", false, "list what is too long, rewrite nothing")
	flag.Parse()
	files := flag.Args()
	if len(files) == 0 {
		files, _ = filepath.Glob("builtin/catalog/*.go")
	}
	failed := false
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, "catfmt:", err)
			os.Exit(1)
		}
		out := src
		if !*list {
			if out, err = Format(src); err != nil {
				fmt.Fprintf(os.Stderr, "catfmt: %s: %v\n", name, err)
				os.Exit(1)
			}
		}
		if !bytes.Equal(out, src) {
			if err := os.WriteFile(name, out, 0o644); err != nil {
				fmt.Fprintln(os.Stderr, "catfmt:", err)
				os.Exit(1)
			}
		}
		for _, n := range longLines(out) {
			failed = true
			fmt.Printf("%s:%d: over %d columns: %s\n", name, n, Columns, start(out, n))
		}
	}
	if failed {
		os.Exit(1)
	}
}

// start is the beginning of the source's n-th line.
func start(src []byte, n int) string {
	l := strings.TrimSpace(strings.Split(string(src), "\n")[n-1])
	if len(l) > 50 {
		l = strings.ToValidUTF8(l[:50], "") + "…"
	}
	return l
}
