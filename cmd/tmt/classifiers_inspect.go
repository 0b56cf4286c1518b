package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers inspect. It runs nothing of the module.

// inspected is what is told of a module.
type inspected struct {
	Module   string          `json:"module"`
	Size     int             `json:"size"`
	SHA256   string          `json:"sha256"`
	Runs     bool            `json:"would_run"` // nothing speaks against it
	Problems []string        `json:"problems"`
	Imports  []string        `json:"imports"`
	Exports  []string        `json:"exports"`
	Memory   uint64          `json:"memory"` // at its start, in bytes
	Start    bool            `json:"start_function"`
	Meta     json.RawMessage `json:"meta,omitempty"`
	Vectors  int             `json:"vectors"`
	Pinned   string          `json:"pinned,omitempty"` // of a classifier of the configuration
}

func classifiersInspect(c *cmdline) int {
	fs := flags(c, "classifiers inspect [--json] MODULE|NAME|DIR", "Shows a module's metadata, digest, imports and exports, and whether it would be\nrun. It runs nothing of it. Exit status 1: it would not be run.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	words, _, status, done := operands(c, fs)
	if done {
		return status
	}
	if len(words) != 1 {
		return c.misuse("classifiers inspect needs one module: tmt classifiers inspect acmectl.wasm")
	}
	path, granted, err := module(words[0])
	if err != nil {
		return c.fail("classifiers inspect", err)
	}
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return c.fail("classifiers inspect "+words[0], err)
	}
	x, meta := inspect(path, wasm, granted)
	status = ok
	if !x.Runs {
		status = failed
	}
	if *asJSON {
		if s := c.json(x); s != ok {
			return s
		}
		return status
	}
	x.print(c.stdout, meta)
	return status
}

func inspect(path string, wasm []byte, granted *config.Classifier) (*inspected, *abi.Meta) {
	x := &inspected{Module: path, Size: len(wasm), SHA256: sandbox.Digest(wasm), Problems: []string{}, Imports: []string{}, Exports: []string{}}
	if granted != nil {
		switch x.Pinned = granted.SHA256; {
		case granted.Untrusted:
			x.Problems = append(x.Problems, "the project that names it is not trusted; a person runs tmt trust")
		case granted.Denied != "":
			x.Problems = append(x.Problems, granted.Denied)
		case granted.SHA256 != x.SHA256:
			x.Problems = append(x.Problems, "its digest is not the pinned one; if you trust the file, run tmt classifiers pin "+granted.Name)
		}
	}
	info, err := sandbox.Inspect(wasm)
	if err != nil {
		x.Problems = append(x.Problems, err.Error())
		return x, nil
	}
	x.Imports, x.Exports = append(x.Imports, info.Imports...), append(x.Exports, info.Exports...)
	x.Memory, x.Start = uint64(info.Pages)<<16, info.Start
	var meta *abi.Meta
	if info.Meta != nil {
		m, err := abi.DecodeMeta(info.Meta)
		switch {
		case err != nil:
			x.Problems = append(x.Problems, err.Error())
		case m.ABI != abi.Version:
			x.Problems = append(x.Problems, fmt.Sprintf("its metadata is for version %d of the contract; this tmt speaks %d", m.ABI, abi.Version))
		default:
			meta, x.Meta = &m, info.Meta
		}
	}
	if vs, err := abi.DecodeVectors(info.Vectors); err != nil {
		x.Problems = append(x.Problems, err.Error())
	} else {
		x.Vectors = len(vs)
	}
	x.Runs = len(x.Problems) == 0
	return x, meta
}

func (x *inspected) print(w io.Writer, m *abi.Meta) {
	s := ui.StyleFor(w)
	row := func(name, text string) {
		if text != "" {
			fmt.Fprintf(w, "  %s %s\n", s.Faint(pad(name, 9)), ui.Printable(text))
		}
	}
	if x.Runs {
		fmt.Fprintf(w, "%s  %s\n", s.Class(abi.ReadOnly, "would run"), ui.Printable(x.Module))
	} else {
		fmt.Fprintf(w, "%s  %s\n", s.Class(abi.Mutating, "would not run"), ui.Printable(x.Module))
	}
	for _, p := range x.Problems {
		row("problem", p)
	}
	if m != nil {
		row("name", m.Name+" "+m.Version)
		row("programs", strings.Join(m.Programs, " "))
		row("tools", strings.Join(m.Tools, " "))
		if m.Dynamic {
			row("dynamic", "it is asked about words that are not known")
		}
		if m.SettingsSchema != nil {
			row("settings", string(m.SettingsSchema))
		}
		row("source", m.Source)
		row("license", m.License)
	} else if x.Runs {
		row("metadata", "none; tmt classifiers annotate writes it")
	}
	row("vectors", fmt.Sprint(x.Vectors))
	row("size", fmt.Sprintf("%d bytes, %d KiB of memory at its start", x.Size, x.Memory>>10))
	row("sha256", x.SHA256)
	if x.Pinned != "" && x.Pinned != x.SHA256 {
		row("pinned", x.Pinned)
	}
	row("imports", strings.Join(x.Imports, " "))
	row("exports", strings.Join(x.Exports, " "))
	if x.Start {
		row("start", "it has a start function")
	}
}
