// Annotate writes a classifier's metadata and vectors into its module:
//
//	annotate -meta tmt.meta.json [-vectors FILE] MODULE
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

func main() {
	meta := flag.String("meta", "", "the `file` with the metadata")
	vectors := flag.String("vectors", "", "the `file` with the vectors")
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := annotate(flag.Arg(0), *meta, *vectors); err != nil {
		fmt.Fprintf(os.Stderr, "annotating %s: %v\n", flag.Arg(0), err)
		os.Exit(1)
	}
}

func annotate(path, metaPath, vectorsPath string) error {
	module, err := sandbox.ReadModule(path)
	if err != nil {
		return err
	}
	meta, err := contents(metaPath)
	if err != nil {
		return err
	}
	vectors, err := contents(vectorsPath)
	if err != nil {
		return err
	}
	out, err := sandbox.Annotate(module, meta, vectors)
	if err != nil {
		return err
	}
	return os.WriteFile(path, out, 0o644)
}

// contents reads a file, nil where none is named.
func contents(path string) ([]byte, error) {
	if path == "" {
		return nil, nil
	}
	return os.ReadFile(path)
}
