package sandbox

// This file owns the look at a module before anything runs it: one linear pass
// that refuses what would make a WebAssembly decoder allocate or work without
// bound, and what the contract (abi/ABI.md) does not allow. It does not
// validate instructions; the worker's engine does. The sections themselves are
// read in sections.go.

import (
	"bytes"
	"fmt"

	"github.com/seed-a23d08e7/tmt/abi"
)

// The largest module that is looked at, and what one may hold. Every limit is
// far above what the toolchains of ABI.md emit.
const (
	MaxModule = 8 << 20 // bytes

	MaxBody     = 1 << 20 // bytes of one function
	MaxLocals   = 5_000   // of one function
	MaxPages    = 256     // of 64 KiB: a guest's memory
	MaxTable    = 100_000 // elements of the table at its start
	MaxImports  = 64
	maxTypes    = 10_000
	maxValues   = 1_000 // parameters, and results, of one type
	maxFuncs    = 50_000
	maxGlobals  = 50_000
	maxExports  = 10_000
	maxSegments = 100_000
	maxElements = 100_000 // of all segments together
	maxAllLocal = 1_000_000
	maxNames    = 200_000 // in the name section
)

// Module is what a scan learns of a module.
type Module struct {
	Imports []string // "tmt_v1.respond", as the module lists them
	Exports []string // the first ones
	Meta    []byte   // the section tmt.meta, nil where there is none
	Vectors []byte   // the section tmt.vectors, nil where there is none
	WASI    bool     // imports from wasi_snapshot_preview1
	Start   bool     // has a start function
	Pages   uint32   // memory at its start, in pages of 64 KiB
}

// A VersionError is a module built for another version of the contract.
type VersionError struct {
	Module string // its import module: "tmt_v2"
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("the module was built for %s, this tmt speaks %s", abi.Sanitize(e.Module, 40), abi.Module)
}

// Scan reports why a module cannot be a classifier, nil if nothing speaks
// against running it in the worker.
func Scan(b []byte) error {
	_, err := Inspect(b)
	return err
}

// Inspect scans a module and returns what it learned. The module's byte slices
// are parts of b.
func Inspect(b []byte) (*Module, error) {
	if len(b) > MaxModule {
		return nil, fmt.Errorf("the module has %d bytes, more than the %d allowed", len(b), MaxModule)
	}
	if !bytes.HasPrefix(b, []byte("\x00asm")) {
		return nil, fmt.Errorf("not a WebAssembly module")
	}
	if !bytes.HasPrefix(b, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, fmt.Errorf("not a core WebAssembly module of version 1 (a component?)")
	}
	sections := b[8:]
	if v := foreignVersion(sections); v != "" {
		return nil, &VersionError{v}
	}
	s := scanner{}
	all := cursor{b: sections}
	for last := 0; all.left() > 0; {
		id := all.byte()
		body := cursor{b: all.take(all.u32())}
		if all.err != nil {
			return nil, fmt.Errorf("section %s: %w", sectionName(id), all.err)
		}
		if id != 0 {
			rank := sectionRank(id)
			if rank <= last {
				return nil, fmt.Errorf("section %s: unknown, repeated or out of order", sectionName(id))
			}
			last = rank
		}
		s.section(id, &body)
		if body.err == nil && body.left() > 0 {
			body.fail("%d bytes too many", body.left())
		}
		if body.err != nil {
			return nil, fmt.Errorf("section %s: %w", sectionName(id), body.err)
		}
	}
	if err := s.finish(); err != nil {
		return nil, err
	}
	return &s.Module, nil
}

// foreignVersion returns the import module of another version of the contract,
// "" if there is none. It runs before everything else, so that a module that
// uses what only its own version allows is told so.
func foreignVersion(sections []byte) string {
	all := cursor{b: sections}
	for all.left() > 0 {
		id := all.byte()
		body := cursor{b: all.take(all.u32())}
		if id != secImport {
			continue
		}
		for n := body.count("imports", 4, MaxImports); n > 0 && body.err == nil; n-- {
			module := body.name()
			body.name()
			if isVersion(module) && module != abi.Module {
				return module
			}
			if body.byte() != externFunc {
				return ""
			}
			body.u32()
		}
		return ""
	}
	return ""
}

// isVersion reports whether name is tmt_v and a number.
func isVersion(name string) bool {
	const prefix = "tmt_v"
	if len(name) <= len(prefix) || name[:len(prefix)] != prefix {
		return false
	}
	for _, c := range []byte(name[len(prefix):]) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// The sections of the binary format.
const (
	secCustom = iota
	secType
	secImport
	secFunction
	secTable
	secMemory
	secGlobal
	secExport
	secStart
	secElement
	secCode
	secData
	secDataCount
)

// sectionRank orders sections as they must stand, 0 for an unknown one. The
// data count stands between elements and code.
func sectionRank(id byte) int {
	switch {
	case id == secDataCount:
		return secElement*2 + 1
	case id > secDataCount:
		return 0
	}
	return int(id) * 2
}

func sectionName(id byte) string {
	names := [...]string{"custom", "type", "import", "function", "table", "memory", "global", "export", "start", "element", "code", "data", "data count"}
	if int(id) < len(names) {
		return names[id]
	}
	return fmt.Sprint(id)
}
