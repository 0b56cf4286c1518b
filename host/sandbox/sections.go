package sandbox

// This file owns what is checked in each section of a module. The pass over
// the sections and the limits are in scan.go, element and data segments in
// segments.go.

import (
	"bytes"
	"fmt"

	"github.com/seed-a23d08e7/tmt/abi"
)

// The kinds of imports and exports.
const (
	externFunc   = 0
	externMemory = 2
)

// The only value types there are without reference types and SIMD.
const (
	typeI32 = 0x7f
	typeF64 = 0x7c
)

const wasiModule = "wasi_snapshot_preview1"

// signature is a function type, its value types as they stand in the module.
type signature struct{ params, results []byte }

func (s signature) is(params, results string) bool {
	return string(s.params) == params && string(s.results) == results
}

// scanner gathers what later sections need of earlier ones.
type scanner struct {
	Module
	types     []signature
	funcs     []uint32 // type indices: imported functions first
	imported  int      // how many of funcs are imported
	bodies    uint32
	memories  uint32
	allLocals uint32
	elements  uint32
	names     uint32

	respond, memory, classify, named bool
}

func (s *scanner) section(id byte, c *cursor) {
	switch id {
	case secCustom:
		s.custom(c)
	case secType:
		s.typeSection(c)
	case secImport:
		s.imports(c)
	case secFunction:
		for n := c.count("functions", 1, maxFuncs); n > 0 && c.err == nil; n-- {
			s.function(c, c.u32())
		}
	case secTable:
		s.table(c)
	case secMemory:
		s.memorySection(c)
	case secGlobal:
		for n := c.count("globals", 5, maxGlobals); n > 0 && c.err == nil; n-- {
			valueType(c)
			c.byte() // mutability
			constant(c)
		}
	case secExport:
		s.exports(c)
	case secStart:
		s.Start = true
		c.u32()
	case secElement:
		s.elementSegments(c)
	case secCode:
		s.code(c)
	case secData:
		dataSegments(c)
	case secDataCount:
		c.u32()
	}
}

// finish checks what only the whole module shows.
func (s *scanner) finish() error {
	switch {
	case !s.respond:
		return fmt.Errorf("the module does not import %s.respond: it is no classifier", abi.Module)
	case s.memories != 1 || !s.memory:
		return fmt.Errorf("the module does not export its memory as \"memory\"")
	case !s.classify:
		return fmt.Errorf("the module does not export tmt_classify")
	case int(s.bodies) != len(s.funcs)-s.imported:
		return fmt.Errorf("the module declares %d functions and has the code of %d", len(s.funcs)-s.imported, s.bodies)
	}
	return nil
}

func (s *scanner) typeSection(c *cursor) {
	n := c.count("types", 3, maxTypes)
	s.types = make([]signature, 0, n)
	for ; n > 0 && c.err == nil; n-- {
		if form := c.byte(); form != 0x60 {
			c.fail("type of form %#x, only functions are allowed", form)
		}
		s.types = append(s.types, signature{valueTypes(c), valueTypes(c)})
	}
}

func valueTypes(c *cursor) []byte {
	b := c.take(c.count("value types", 1, maxValues))
	for _, t := range b {
		checkValueType(c, t)
	}
	return b
}

func valueType(c *cursor) { checkValueType(c, c.byte()) }

func checkValueType(c *cursor, t byte) {
	if t < typeF64 || t > typeI32 {
		c.fail("value type %#x: reference types and SIMD are not allowed", t)
	}
}

func (s *scanner) imports(c *cursor) {
	for n := c.count("imports", 4, MaxImports); n > 0 && c.err == nil; n-- {
		module, name := c.name(), c.name()
		full := abi.Sanitize(module, 60) + "." + abi.Sanitize(name, 60)
		if kind := c.byte(); kind != externFunc {
			c.fail("imports %s, which is no function", full)
		}
		t := s.function(c, c.u32())
		s.imported++
		fits := true
		switch {
		case module == wasiModule:
			s.WASI = true
		case module == abi.Module && name == "request":
			fits = t.is("\x7f\x7f", "\x7f")
		case module == abi.Module && name == "respond":
			fits = t.is("\x7f\x7f", "")
			s.respond = true
		default:
			c.fail("imports %s; a classifier may import %s.request, %s.respond and %s only", full, abi.Module, abi.Module, wasiModule)
		}
		if !fits {
			c.fail("imports %s with another signature than the contract's", full)
		}
		s.Imports = append(s.Imports, full)
	}
}

// function adds a function of the type with index t.
func (s *scanner) function(c *cursor, t uint32) signature {
	s.funcs = append(s.funcs, t)
	return s.signature(c, t)
}

func (s *scanner) signature(c *cursor, t uint32) signature {
	if uint64(t) >= uint64(len(s.types)) {
		c.fail("function of type %d, of which there are %d", t, len(s.types))
		return signature{}
	}
	return s.types[t]
}

func (s *scanner) table(c *cursor) {
	for n := c.count("tables", 3, 1); n > 0; n-- {
		if c.byte() != 0x70 {
			c.fail("table of something else than functions")
		}
		if least, _, _ := limits(c); least > MaxTable {
			c.fail("a table of %d elements, more than the %d allowed", least, MaxTable)
		}
	}
}

func (s *scanner) memorySection(c *cursor) {
	s.memories = c.count("memories", 2, 1)
	if s.memories == 0 {
		return
	}
	least, most, bounded := limits(c)
	if least > MaxPages {
		c.fail("a memory of %d pages at its start, more than the %d allowed", least, MaxPages)
	}
	if bounded && (most < least || most > 1<<16) {
		c.fail("a memory of at least %d and at most %d pages", least, most)
	}
	s.Pages = least
}

// limits reads a minimum and, where the module gives one, a maximum.
func limits(c *cursor) (least, most uint32, bounded bool) {
	switch kind := c.byte(); kind {
	case 0:
		return c.u32(), 0, false
	case 1:
		return c.u32(), c.u32(), true
	default:
		c.fail("shared or 64-bit memory (limits of kind %#x)", kind)
		return 0, 0, false
	}
}

// shownExports bounds the exports that a Module tells.
const shownExports = 32

func (s *scanner) exports(c *cursor) {
	for n := c.count("exports", 3, maxExports); n > 0 && c.err == nil; n-- {
		name, kind, index := c.name(), c.byte(), c.u32()
		if len(s.Exports) < shownExports {
			s.Exports = append(s.Exports, name)
		}
		switch {
		case kind == externMemory:
			if name != "memory" || index != 0 || s.memory {
				c.fail("exports a memory as %q, want exactly one, as \"memory\"", abi.Sanitize(name, 60))
			}
			s.memory = true
		case name == "tmt_classify":
			s.classify = true
			s.export(c, name, kind, index, "\x7f")
		case name == "_initialize":
			s.export(c, name, kind, index, "")
		}
	}
}

// export checks that the contract's function name takes nothing and returns
// results.
func (s *scanner) export(c *cursor, name string, kind byte, index uint32, results string) {
	if kind != externFunc || uint64(index) >= uint64(len(s.funcs)) {
		c.fail("exports %s, which is no function of it", name)
		return
	}
	if !s.signature(c, s.funcs[index]).is("", results) {
		c.fail("exports %s with another signature than the contract's", name)
	}
}

func (s *scanner) code(c *cursor) {
	s.bodies = c.count("function bodies", 3, maxFuncs)
	for i := uint32(0); i < s.bodies && c.err == nil; i++ {
		size := c.u32()
		if size > MaxBody {
			c.fail("function %d has %d bytes, more than the %d allowed", i, size, MaxBody)
		}
		body := cursor{b: c.take(size)}
		var locals uint64
		for n := body.count("groups of locals", 2, MaxLocals); n > 0 && body.err == nil; n-- {
			locals += uint64(body.u32())
			valueType(&body)
		}
		if locals > MaxLocals {
			body.fail("%d locals, more than the %d allowed", locals, MaxLocals)
		}
		if s.allLocals += uint32(min(locals, MaxLocals)); s.allLocals > maxAllLocal {
			body.fail("more than %d locals in all functions", maxAllLocal)
		}
		if body.err == nil && !bytes.HasSuffix(body.b, []byte{0x0b}) {
			body.fail("no end")
		}
		if body.err != nil && c.err == nil {
			c.fail("function %d: %w", i, body.err)
		}
	}
}

func (s *scanner) custom(c *cursor) {
	switch name := c.name(); name {
	case abi.MetaSection:
		s.Meta = s.only(c, name, s.Meta, abi.MaxMeta)
	case abi.VectorsSection:
		s.Vectors = s.only(c, name, s.Vectors, abi.MaxVectors)
	case "name":
		s.nameSection(c)
	default:
		c.b = nil
	}
}

// only takes the rest of the section name, of which one may stand.
func (s *scanner) only(c *cursor, name string, before []byte, limit int) []byte {
	if before != nil {
		c.fail("%s stands twice", name)
	}
	if c.left() > limit {
		c.fail("%s has %d bytes, more than the %d allowed", name, c.left(), limit)
	}
	b := c.b
	if b == nil {
		b = []byte{}
	}
	c.b = nil
	return b
}
