//go:build unix

package sandbox_test

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// This file owns the hostile modules: one for each way that is known to hurt a
// host or to break the contract.

// hostile is a module and what its failure must say, alternatives separated
// by "|".
type hostile struct {
	name  string
	wasm  []byte
	cause string
}

const (
	outOfTime = "ran out of time"
	good      = `{"class":"readonly"}`
)

func hostileModules() []hostile {
	return slices.Concat(endless(), exhausting(), trapping(), misusing(), malformed(), oversized(), lying(), foreign())
}

// doubling adds n functions of which each calls the next twice, and returns
// the first one's index: 2^n calls without a loop.
func (m *module) doubling(n int) int {
	first := len(m.imports) + len(m.funcs)
	for i := range n - 1 {
		m.withFunc(3, join(call(first+i+1), call(first+i+1))...)
	}
	return m.withFunc(3) - n + 1
}

func endless() []hostile {
	started := classifier(i32(0)...)
	started.start = uleb(started.withFunc(3, loop()...))

	initialized := classifier(i32(0)...)
	initialized.exports = append(initialized.exports, exported("_initialize", 0, initialized.withFunc(3, loop()...)))

	doubled := classifier(join(call(fnClassify+1), i32(0))...)
	doubled.doubling(60)

	doubledStart := answering(good)
	doubledStart.start = uleb(doubledStart.doubling(60))

	after := classifier(join(respond(0, len(good)), loop(), i32(0))...)
	after.data = answering(good).data

	wasi := func(name string, typ byte, args ...byte) []byte {
		m := classifier()
		m.withImport("wasi_snapshot_preview1", name, typ)
		m.code[0] = function(nil, join(loop(join(args, call(2), hex("1a"))...), i32(0))...)
		return m.bytes()
	}
	fill := classifier(join(i32(256), hex("4000 1a"), loop(join(i32(0), i32(7), i32(16<<20-1), hex("fc0b00"))...), i32(0))...)
	fill.memory = [][]byte{{0, 0x80, 2}}
	return []hostile{
		{"loop", classifier(join(loop(), i32(0))...).bytes(), outOfTime},
		{"loop after the answer", after.bytes(), outOfTime},
		{"loop in the start function", started.bytes(), outOfTime},
		{"loop in _initialize", initialized.bytes(), outOfTime},
		{"loop of host calls", classifier(join(loop(join(i32(0), i32(0), call(fnRequest), hex("1a"))...), i32(0))...).bytes(), outOfTime + "|more than 20000000"},
		{"loop of memory.fill", fill.bytes(), outOfTime},
		{"loop of random_get", wasi("random_get", 0, join(i32(0), i32(65536))...), outOfTime},
		{"loop of sched_yield", wasi("sched_yield", 2), outOfTime + "|more than 20000000"},
		{"exponential calls", doubled.bytes(), outOfTime + "|more than 20000000"},
		{"exponential calls in the start function", doubledStart.bytes(), outOfTime + "|more than 20000000"},
	}
}

func exhausting() []hostile {
	recursive := classifier(join(call(fnClassify))...)
	large := classifier(call(fnClassify)...)
	large.code[0] = function([][]byte{join(uleb(5000), hex("7e"))}, call(fnClassify)...)
	grow := classifier(join(hex("0340"), i32(16), hex("4000"), i32(-1), hex("47 0d00 0b"), i32(5))...)
	table := classifier(join(loop(join(hex("d070"), i32(1000000), hex("fc0f00 1a"))...), i32(0))...)
	table.table = [][]byte{hex("70 00 01")}
	return []hostile{
		{"recursion", recursive.bytes(), "stack overflow"},
		{"recursion with large frames", large.bytes(), "stack overflow|out of memory|" + outOfTime},
		{"memory.grow to the limit", grow.bytes(), "tmt_classify returned 5"},
		{"table.grow", table.bytes(), "reference-types"},
	}
}

func trapping() []hostile {
	answer := func(then ...byte) []byte {
		m := classifier(join(respond(0, len(good)), then)...)
		m.data = answering(good).data
		return m.bytes()
	}
	exit := func(code int, first ...byte) []byte {
		m := classifier()
		m.data = answering(good).data
		m.withImport("wasi_snapshot_preview1", "proc_exit", 4)
		m.types = append(m.types, hex("60 01 7f 00"))
		m.code[0] = function(nil, join(first, i32(code), call(2), i32(0))...)
		return m.bytes()
	}
	null := classifier(join(i32(0), hex("11 02 00"))...)
	null.table = [][]byte{hex("70 00 01")}
	outside := classifier(i32(0)...)
	outside.data = [][]byte{join(hex("00"), i32(65535), hex("0b"), vec([]byte("ab")))}
	return []hostile{
		{"unreachable", classifier(0).bytes(), "trapped: unreachable"},
		{"division by zero", classifier(join(i32(1), i32(0), hex("6d"))...).bytes(), "trapped: integer divide by zero"},
		{"load outside the memory", classifier(join(i32(-1), hex("28 02 00"))...).bytes(), "trapped: out of bounds memory access"},
		{"call of an empty table element", null.bytes(), "trapped: invalid table access"},
		{"data outside the memory", outside.bytes(), "out of bounds memory access"},
		{"trap after the answer", answer(0), "trapped: unreachable"},
		{"gives up", classifier(i32(3)...).bytes(), "gave up: tmt_classify returned 3"},
		{"gives up after the answer", answer(i32(-1)...), "gave up: tmt_classify returned -1"},
		{"proc_exit", exit(7), "ended itself with proc_exit(7)"},
		{"proc_exit 0 after the answer", exit(0, respond(0, len(good))...), "ended itself with proc_exit(0)"},
	}
}

func misusing() []hostile {
	twice := classifier(join(respond(0, len(good)), respond(0, len(good)), i32(0))...)
	twice.data = answering(good).data
	early := answering(good)
	early.start = uleb(early.withFunc(3, respond(0, len(good))...))
	initialize := answering(good)
	initialize.exports = append(initialize.exports, exported("_initialize", 0, initialize.withFunc(3, respond(0, len(good))...)))
	open := classifier()
	open.withImport("wasi_snapshot_preview1", "path_open", 4)
	open.types = append(open.types, hex("60 09 7f7f7f7f7f7e7e7f7f 01 7f"))
	open.code[0] = function(nil, join(i32(3), i32(0), i32(64), i32(11), i32(0), hex("4200 4200"), i32(0), i32(128), call(2))...)
	open.data = [][]byte{join(hex("00"), i32(64), hex("0b"), vec([]byte("/etc/passwd")))}
	return []hostile{
		{"no answer", classifier(i32(0)...).bytes(), "returned without an answer"},
		{"two answers", twice.bytes(), "answered twice"},
		{"answer in the start function", early.bytes(), "answered before tmt_classify was called"},
		{"answer in _initialize", initialize.bytes(), "answered before tmt_classify was called"},
		{"answer outside the memory", classifier(join(respond(65530, 20), i32(0))...).bytes(), "outside its memory"},
		{"answer at the end of the address space", classifier(join(respond(-1, 16), i32(0))...).bytes(), "outside its memory"},
		{"answer of negative length", classifier(join(respond(0, -1), i32(0))...).bytes(), "4294967295 bytes, more than the 16384"},
		{"answer too long", classifier(join(respond(0, 16385), i32(0))...).bytes(), "16385 bytes, more than the 16384"},
		{"request outside the memory", classifier(join(i32(65530), i32(65536), call(fnRequest), hex("1a"), i32(0))...).bytes(), "outside its memory"},
		{"opens a file", open.bytes(), "gave up: tmt_classify returned 63"},
	}
}

func malformed() []hostile {
	var all []hostile
	for _, text := range []string{
		``, `null`, `{}`, `{"class":"safe"}`, `{"Class":"readonly"}`, `{"class":"readonly","x":1}`,
		`{"class":"mutating","class":"readonly"}`, good + good, good + "\x00", good + " x",
		"{\"class\":\"readonly\",\"reason\":\"\xff\"}", `{"class":"readonly","reason":"\ud800"}`,
		`{"class":"readonly","reason":"` + strings.Repeat("x", 501) + `"}`,
	} {
		all = append(all, hostile{fmt.Sprintf("answers %.40q", text), answering(text).bytes(), "malformed answer"})
	}
	long := `{"class":"readonly","reason":"` + strings.Repeat("x", 17_000) + `"}`
	return append(all, hostile{"a reason of 17 kB", answering(long).bytes(), "bytes, more than the 16384"})
}

func oversized() []hostile {
	locals := func(functions, each int) []byte {
		m := classifier(i32(1)...)
		m.code = append(m.code, items(functions, function([][]byte{join(uleb(each), hex("7e"))})...)...)
		m.funcs = append(m.funcs, items(functions, 3)...)
		return m.bytes()
	}
	body := func(instructions ...byte) []byte { return classifier(instructions...).bytes() }
	manyOps := classifier(i32(1)...)
	for range 7 {
		manyOps.withFunc(3, join(i32(0), repeat(1<<20-100, 0x45), hex("1a"))...)
	}
	manyFuncs := classifier(i32(1)...)
	manyFuncs.funcs = append(manyFuncs.funcs, items(49_999, 3)...)
	manyFuncs.code = append(manyFuncs.code, items(49_999, function(nil)...)...)
	manyTypes := classifier(i32(1)...)
	for i := range 8000 {
		manyTypes.types = append(manyTypes.types, join(hex("60"), vec(repeat(990-i%7, 0x7f)), hex("00")))
	}
	segments := classifier(i32(1)...)
	segments.data = items(100_000, 1, 0)
	exports := classifier(i32(1)...)
	for i := range 9_998 {
		exports.exports = append(exports.exports, exported(fmt.Sprint(i), 0, fnClassify))
	}
	memory := classifier(i32(1)...)
	memory.memory = [][]byte{join(hex("00"), uleb(257))}
	table := classifier(i32(1)...)
	table.table = [][]byte{join(hex("70 00"), uleb(100_001))}
	targets := join(hex("0240"), i32(0), hex("0e"), uleb(1_000_000), repeat(1_000_001, 0), hex("0b"), i32(1))
	return []hostile{
		{"50,000 locals", locals(1, 50_000), "50000 locals, more than the 5000"},
		{"5,000 locals in each of 2,000 functions", locals(2_000, 5_000), "more than 1000000 locals in all functions"},
		{"as many locals as allowed", locals(199, 5_000), "returned 1|" + outOfTime},
		{"as many functions as allowed", manyFuncs.bytes(), "returned 1"},
		{"8,000 types of 1,000 parameters", manyTypes.bytes(), "returned 1|" + outOfTime},
		{"as many data segments as allowed", segments.bytes(), "returned 1"},
		{"as many exports as allowed", exports.bytes(), "returned 1"},
		{"7 MB of instructions", manyOps.bytes(), "out of memory|SIGSEGV|returned 1|" + outOfTime},
		{"a function of 2 MB", body(join(repeat(2<<20, 1), i32(1))...), "more than the 1048576"},
		{"a branch table of 1 MB", body(targets...), "returned 1|" + outOfTime},
		{"200,000 nested blocks", body(join(repeat(200_000, 2, 0x40), repeat(200_000, 0x0b), i32(1))...), "returned 1|" + outOfTime},
		{"a memory of 257 pages", memory.bytes(), "257 pages at its start, more than the 256"},
		{"a table of 100,001 elements", table.bytes(), "100001 elements, more than the 100000"},
		{"a module of 9 MB", repeat(9<<20, 0), "bytes, more than the 8388608"},
	}
}

// lying is modules whose counts claim what is not there.
func lying() []hostile {
	var all []hostile
	huge := binary.AppendUvarint(nil, 1<<32-1)
	for id := byte(1); id <= 11; id++ {
		if id == 8 {
			continue
		}
		all = append(all, hostile{fmt.Sprintf("section %d claims 4 G items", id), join([]byte("\x00asm\x01\x00\x00\x00"), []byte{id}, vec(huge)), "claims 4294967295"})
	}
	params := &module{types: [][]byte{join(hex("60"), huge)}}
	named := func(content ...byte) []byte {
		m := answering(good)
		m.customs = [][]byte{[]byte("name"), content}
		return m.bytes()
	}
	locals := classifier(i32(0)...)
	locals.code[0] = function([][]byte{join(huge, hex("7f"))}, i32(0)...)
	targets := classifier(join(i32(0), hex("0e"), huge, i32(0))...)
	data := classifier(i32(0)...)
	data.data = [][]byte{join(hex("00 41 00 0b"), huge)}
	twice := answering(good)
	twice.customs = [][]byte{[]byte("tmt.meta"), []byte("{}"), []byte("tmt.meta"), []byte("{}")}
	whole := answering(good).bytes()
	return append(all, []hostile{
		{"a type claims 4 G parameters", params.bytes(), "claims 4294967295 value types"},
		{"4 G locals", locals.bytes(), "4294967295 locals"},
		{"a branch table claims 4 G targets", targets.bytes(), "function[0]|out of memory"},
		{"a data segment claims 4 GB", data.bytes(), "claims 4294967295 bytes"},
		{"4 G function names", named(join([]byte{1}, vec(huge))...), "claims 4294967295 names"},
		{"4 G names of locals", named(join([]byte{2}, vec(join(hex("01 00"), huge)))...), "claims 4294967295 names"},
		{"two sections tmt.meta", twice.bytes(), "tmt.meta stands twice"},
		{"empty file", nil, "not a WebAssembly module"},
		{"text", []byte("#!/bin/sh\n"), "not a WebAssembly module"},
		{"a component", hex("0061736d 0d000100"), "a component?"},
		{"header alone", whole[:8], "does not import tmt_v1.respond"},
		{"cut short", whole[:len(whole)-3], "claims"},
		{"sections out of order", join(whole[:8], hex("03 01 00 01 01 00")), "out of order"},
		{"an unknown section", join(whole, hex("0e 00")), "unknown"},
		{"a byte behind the end", join(whole, hex("00")), "cut short"},
	}...)
}

// foreign is modules that were built for something else.
func foreign() []hostile {
	with := func(change func(m *module)) []byte {
		m := answering(good)
		change(m)
		return m.bytes()
	}
	imports := func(from, name string, typ byte) []byte {
		return with(func(m *module) { m.withImport(from, name, typ) })
	}
	return []hostile{
		{"another version", with(func(m *module) { m.imports[0] = imported("tmt_v2", "request", 0) }), "built for tmt_v2, this tmt speaks tmt_v1"},
		{"another version with its own features", with(func(m *module) {
			m.types = append(m.types, hex("5f 00"))
			m.imports[1] = imported("tmt_v17", "respond", 1)
		}), "built for tmt_v17, this tmt speaks tmt_v1"},
		{"an import of the system", imports("env", "system", 0), "imports env.system"},
		{"an unknown function of the contract", imports("tmt_v1", "log", 1), "imports tmt_v1.log"},
		{"an unknown function of WASI", imports("wasi_snapshot_preview1", "sock_connect", 1), "sock_connect"},
		{"a WASI function of another signature", imports("wasi_snapshot_preview1", "proc_exit", 1), "signature mismatch"},
		{"escapes in the name of an import", imports("\x1b[2J\n", "x", 1), "imports .x; a classifier"},
		{"request of another signature", with(func(m *module) { m.imports[0] = imported("tmt_v1", "request", 1) }), "tmt_v1.request with another signature"},
		{"an imported memory", with(func(m *module) { m.imports[0] = join(vec([]byte("env")), vec([]byte("memory")), hex("02 00 01")) }), "no function"},
		{"shared memory", with(func(m *module) { m.memory = [][]byte{hex("03 01 01")} }), "shared"},
		{"no memory", with(func(m *module) { m.memory = nil; m.exports = m.exports[1:] }), "does not export its memory"},
		{"memory under another name", with(func(m *module) { m.exports[0] = exported("mem", 2, 0) }), "exports a memory as \"mem\""},
		{"memory under two names", with(func(m *module) { m.exports = append(m.exports, exported("mem", 2, 0)) }), "exports a memory as \"mem\""},
		{"no tmt_classify", with(func(m *module) { m.exports = m.exports[:1] }), "does not export tmt_classify"},
		{"tmt_classify of another signature", with(func(m *module) { m.exports[1] = exported("tmt_classify", 0, fnRequest) }), "tmt_classify with another signature"},
		{"_initialize of another signature", with(func(m *module) { m.exports = append(m.exports, exported("_initialize", 0, fnClassify)) }), "_initialize with another signature"},
		{"a function that is not there", with(func(m *module) { m.exports[1] = exported("tmt_classify", 0, 99) }), "no function of it"},
		{"SIMD", with(func(m *module) { m.types = append(m.types, hex("60 01 7b 00")) }), "reference types and SIMD are not allowed"},
	}
}
