// Package handmade makes small WebAssembly modules for tests and scenes, byte by
// byte, so that no compiler is needed.
//
// This file owns all of it: one module, in three kinds.
package handmade

import (
	"encoding/binary"
	"strings"
)

// Module is a module that answers text, whatever it is asked. kind is "" for that,
// "random" for one in which the "?" of text becomes a random letter, "endless" for
// one that never comes to its answer.
func Module(text, kind string) []byte {
	const at = 1024 // where the text lies
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
