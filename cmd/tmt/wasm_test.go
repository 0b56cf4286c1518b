package main

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/seed-a23d08e7/tmt/cmd/internal/handmade"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns what scripts lay out: modules, and our programs to be damaged.

// wasmCommand is the script command
//
//	wasm FILE ANSWER           a module that always gives the answer
//	wasm FILE ANSWER random    the "?" in its answer becomes a random letter
//	wasm FILE ANSWER endless   it never ends
func wasmCommand(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: wasm FILE ANSWER [random | endless]")
	}
	kind := strings.Join(args[2:], " ")
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), handmade.Module(args[1], kind), 0o644))
}

// binCommand is the script command "bin DIR": it puts copies of our programs
// into a folder, to be damaged there.
func binCommand(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: bin DIR")
	}
	dir := ts.MkAbs(args[0])
	ts.Check(os.MkdirAll(dir, 0o755))
	self, err := os.Executable()
	ts.Check(err)
	b, err := os.ReadFile(self)
	ts.Check(err)
	for _, program := range [...]string{"tmt", "tmt-sandbox"} {
		ts.Check(os.WriteFile(filepath.Join(dir, program), b, 0o755))
	}
}

// digestCommand is the script command "digest FILE MODULE": it puts the module's
// digest in the place of DIGEST.
func digestCommand(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: digest FILE MODULE")
	}
	wasm, err := os.ReadFile(ts.MkAbs(args[1]))
	ts.Check(err)
	text := strings.ReplaceAll(ts.ReadFile(args[0]), "DIGEST", sandbox.Digest(wasm))
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o600))
}
