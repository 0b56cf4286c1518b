package main

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns the modules that scripts test with: made by hand, so that no
// compiler is needed.

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
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), constant(args[1], kind), 0o644))
}

// constant is a module that answers text, which lies at address 1024.
func constant(text, kind string) []byte {
	const at = 1024
	respond := join(i32(at), i32(len(text)), []byte{0x10, 1}, i32(0))
	body := respond
	imports := [][]byte{imported("tmt_v1", "request", 0), imported("tmt_v1", "respond", 1)}
	switch kind {
	case "random":
		imports = append(imports, imported("wasi_snapshot_preview1", "random_get", 0))
		// random_get(0, 1); the "?" = 'a' + ([0] & 15)
		body = join(i32(0), i32(1), []byte{0x10, 2, 0x1a},
			i32(at+strings.IndexByte(text, '?')), i32('a'), i32(0), []byte{0x2d, 0, 0}, i32(15), []byte{0x71, 0x6a, 0x3a, 0, 0}, respond)
	case "endless":
		body = join([]byte{0x03, 0x40, 0x0c, 0, 0x0b}, respond)
	}
	code := join([]byte{0}, body, []byte{0x0b})
	return join([]byte("\x00asm\x01\x00\x00\x00"),
		section(1, []byte{0x60, 2, 0x7f, 0x7f, 1, 0x7f}, []byte{0x60, 2, 0x7f, 0x7f, 0}, []byte{0x60, 0, 1, 0x7f}),
		section(2, imports...),
		section(3, []byte{2}),
		section(5, []byte{0, 1}),
		section(7, join(name("memory"), []byte{2, 0}), join(name("tmt_classify"), []byte{0, byte(len(imports))})),
		section(10, join(uleb(len(code)), code)),
		section(11, join([]byte{0}, i32(at), []byte{0x0b}, name(text))),
	)
}

func join(parts ...[]byte) []byte {
	var b []byte
	for _, p := range parts {
		b = append(b, p...)
	}
	return b
}

func uleb(n int) []byte { return binary.AppendUvarint(nil, uint64(n)) }

// i32 pushes a constant that is not negative, in signed LEB128.
func i32(n int) []byte {
	b := []byte{0x41}
	for n > 63 {
		b = append(b, byte(n&0x7f|0x80))
		n >>= 7
	}
	return append(b, byte(n))
}

func name(s string) []byte { return join(uleb(len(s)), []byte(s)) }

func imported(module, function string, typ byte) []byte {
	return join(name(module), name(function), []byte{0, typ})
}

func section(id byte, items ...[]byte) []byte {
	content := join(append([][]byte{uleb(len(items))}, items...)...)
	return join([]byte{id}, uleb(len(content)), content)
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
