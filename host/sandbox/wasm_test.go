//go:build unix

package sandbox_test

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// This file owns a small encoder of WebAssembly modules, for modules that no
// toolchain would emit.

// module is a module by its sections. A nil section is left out.
type module struct {
	types, imports, funcs, table, memory, globals, exports [][]byte
	start                                                  []byte
	elements, code, data                                   [][]byte
	customs                                                [][]byte // name and content
}

// The functions that every module made by classifier has.
const (
	fnRequest  = 0
	fnRespond  = 1
	fnClassify = 2
)

// classifier is a module whose tmt_classify has the body, without its end. Its
// types are 0 (i32 i32) -> i32, 1 (i32 i32) -> (), 2 () -> i32, 3 () -> ().
func classifier(body ...byte) *module {
	return &module{
		types:   [][]byte{hex("60 02 7f7f 01 7f"), hex("60 02 7f7f 00"), hex("60 00 01 7f"), hex("60 00 00")},
		imports: [][]byte{imported("tmt_v1", "request", 0), imported("tmt_v1", "respond", 1)},
		funcs:   [][]byte{{2}},
		memory:  [][]byte{{0, 1}},
		exports: [][]byte{exported("memory", 2, 0), exported("tmt_classify", 0, fnClassify)},
		code:    [][]byte{function(nil, body...)},
	}
}

// answering is a module that answers with text.
func answering(text string) *module {
	m := classifier(join(respond(0, len(text)), i32(0))...)
	m.data = [][]byte{join(hex("00 41 00 0b"), vec([]byte(text)))}
	return m
}

// withFunc adds a function of a type and returns its index.
func (m *module) withFunc(typ byte, body ...byte) int {
	m.funcs = append(m.funcs, []byte{typ})
	m.code = append(m.code, function(nil, body...))
	return len(m.imports) + len(m.funcs) - 1
}

// withImport adds an imported function in front of the defined ones.
func (m *module) withImport(module, name string, typ byte) *module {
	m.imports = append(m.imports, imported(module, name, typ))
	m.exports[1] = exported("tmt_classify", 0, len(m.imports))
	return m
}

func (m *module) bytes() []byte {
	out := []byte("\x00asm\x01\x00\x00\x00")
	section := func(id byte, items [][]byte) {
		if items != nil {
			out = append(out, id)
			out = append(out, vec(join(uleb(len(items)), join(items...)))...)
		}
	}
	for i, s := range [][][]byte{m.types, m.imports, m.funcs, m.table, m.memory, m.globals, m.exports} {
		section(byte(i+1), s)
	}
	if m.start != nil {
		out = append(out, 8)
		out = append(out, vec(m.start)...)
	}
	section(9, m.elements)
	section(10, m.code)
	section(11, m.data)
	for i := 0; i+1 < len(m.customs); i += 2 {
		out = append(out, 0)
		out = append(out, vec(join(vec(m.customs[i]), m.customs[i+1]))...)
	}
	return out
}

func imported(module, name string, typ byte) []byte {
	return join(vec([]byte(module)), vec([]byte(name)), []byte{0, typ})
}

func exported(name string, kind byte, index int) []byte {
	return join(vec([]byte(name)), []byte{kind}, uleb(index))
}

// function is the code of a function: groups of locals, instructions, end.
func function(locals [][]byte, body ...byte) []byte {
	return vec(join(uleb(len(locals)), join(locals...), body, []byte{0x0b}))
}

// Instructions.

func i32(v int) []byte {
	out := []byte{0x41}
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

func call(f int) []byte { return append([]byte{0x10}, uleb(f)...) }

func respond(ptr, n int) []byte { return join(i32(ptr), i32(n), call(fnRespond)) }

// loop repeats the body for ever.
func loop(body ...byte) []byte {
	return join([]byte{0x03, 0x40}, body, []byte{0x0c, 0x00, 0x0b})
}

// Primitives.

func uleb(v int) []byte { return binary.AppendUvarint(nil, uint64(v)) }

func vec(b []byte) []byte { return join(uleb(len(b)), b) }

func join(parts ...[]byte) []byte { return slices.Concat(parts...) }

func repeat(n int, b ...byte) []byte { return bytes.Repeat(b, n) }

func items(n int, b ...byte) [][]byte {
	out := make([][]byte, n)
	for i := range out {
		out[i] = b
	}
	return out
}

// hex reads hexadecimal digits, blanks ignored.
func hex(s string) []byte {
	var out []byte
	half, n := byte(0), 0
	for _, c := range []byte(s) {
		switch {
		case c == ' ':
			continue
		case c >= 'a':
			c -= 'a' - 10
		default:
			c -= '0'
		}
		half = half<<4 | c
		if n++; n%2 == 0 {
			out = append(out, half)
		}
	}
	return out
}
