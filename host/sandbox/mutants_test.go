//go:build unix

package sandbox_test

// This file owns damage at random: modules that are good but for a few bytes.

import (
	"encoding/binary"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// specimens are good modules that use every section.
func specimens() [][]byte {
	full := answering(`{"class":"readonly","reason":"reads"}`).withImport("wasi_snapshot_preview1", "random_get", 0)
	full.table = [][]byte{hex("70 00 02")}
	full.globals = [][]byte{hex("7f 01 41 05 0b"), hex("7e 00 42 7f 0b")}
	full.elements = [][]byte{join(hex("00 41 00 0b 01"), uleb(3))}
	helper := full.withFunc(3, join(i32(0), hex("28 02 00 1a 23 00 24 00"))...)
	full.start = uleb(full.withFunc(3, call(helper)...))
	full.code[0] = function([][]byte{hex("02 7f"), hex("01 7e")}, join(
		hex("02 40 03 40"), i32(1), hex("0d 01 0c 00 0b 0b"), call(helper), respond(0, 37), i32(0))...)
	full.customs = [][]byte{[]byte("name"), hex("01 04 01 00 01 61 02 06 01 00 01 00 01 62"), []byte("tmt.meta"), []byte(`{"meta":1,"name":"acmectl","version":"1","abi":1,"programs":["acmectl"]}`)}
	return [][]byte{full.bytes(), echo(), answering(good).bytes()}
}

func TestSpecimens(t *testing.T) {
	for i, wasm := range specimens() {
		if a := ask(t, write(t, wasm), step()); i != 1 && a.Failure != nil {
			t.Errorf("specimen %d: %v", i, a.Failure)
		}
	}
}

// mutant damages one of the good modules: its bits and bytes, its length, the
// sections' order and content, the counts that a decoder believes.
func mutant(r *rand.Rand, good [][]byte, of int) (kind string, wasm []byte) {
	wasm = append([]byte{}, good[of]...)
	switch r.IntN(8) {
	case 0:
		return "truncation", wasm[:8+r.IntN(len(wasm)-8)]
	case 1:
		for range 1 + r.IntN(3) {
			wasm[8+r.IntN(len(wasm)-8)] ^= 1 << r.IntN(8)
		}
		return "bit flip", wasm
	case 2:
		return "splice of a section", splice(r, sectionsOf(wasm), sectionsOf(good[r.IntN(len(good))]))
	case 3:
		return "changed count", recount(r, sectionsOf(wasm))
	}
	return "bytes", mutate(r, wasm)
}

// sectionsOf cuts a good module at its sections; the header is the first part.
func sectionsOf(wasm []byte) (parts [][]byte) {
	parts = append(parts, wasm[:8])
	for at := 8; at < len(wasm); {
		size, n := binary.Uvarint(wasm[at+1:])
		end := at + 1 + n + int(size)
		parts = append(parts, wasm[at:end])
		at = end
	}
	return parts
}

// splice takes a section out, doubles, moves or replaces it by another module's.
func splice(r *rand.Rand, ours, theirs [][]byte) []byte {
	i, j := 1+r.IntN(len(ours)-1), 1+r.IntN(len(ours)-1)
	switch r.IntN(4) {
	case 0:
		ours = append(ours[:i:i], ours[i+1:]...)
	case 1:
		ours = append(ours[:i:i], ours[i-1:]...)
	case 2:
		ours[i], ours[j] = ours[j], ours[i]
	default:
		other := theirs[1+r.IntN(len(theirs)-1)]
		for _, s := range theirs[1:] {
			if s[0] == ours[i][0] {
				other = s
			}
		}
		ours[i] = other
	}
	return join(ours...)
}

// recount changes the number of elements with which a section begins.
func recount(r *rand.Rand, parts [][]byte) []byte {
	i := 1 + r.IntN(len(parts)-1)
	_, n := binary.Uvarint(parts[i][1:])
	content := parts[i][1+n:]
	count, n := binary.Uvarint(content)
	if n <= 0 {
		return join(parts...)
	}
	counts := [...]uint64{0, 1, count + 1, count - 1, count * 2, 127, 1000, 50_000, 1 << 20, 1<<31 - 1, 1<<32 - 1}
	changed := join(binary.AppendUvarint(nil, counts[r.IntN(len(counts))]), content[n:])
	parts[i] = join(parts[i][:1], vec(changed))
	return join(parts...)
}

// mutate changes one to three bytes of wasm, or cuts a piece out, or doubles
// one.
func mutate(r *rand.Rand, wasm []byte) []byte {
	out := append([]byte{}, wasm...)
	at, n := 8+r.IntN(len(out)-8), 1+r.IntN(8)
	end := min(at+n, len(out))
	switch r.IntN(10) {
	case 0:
		return append(out[:at], out[end:]...)
	case 1:
		return append(out[:end], wasm[at:]...)
	}
	for range 1 + r.IntN(3) {
		interesting := [...]byte{0, 1, 0x7f, 0x80, 0xff, 0x40, byte(r.IntN(256)), out[at] ^ 1<<r.IntN(8)}
		out[at] = interesting[r.IntN(len(interesting))]
		at = 8 + r.IntN(len(out)-8)
	}
	return out
}

// mutateFor is how long TestMutants tries: go test ./host/sandbox -run TestMutants
// -mutate 10m -timeout 0.
var mutateFor = flag.Duration("mutate", 4*time.Second, "how long mutants of good modules are tried")

// builtModules are those of the shipped classifiers, where make classifiers has
// built them.
func builtModules(t *testing.T) (list [][]byte) {
	files, _ := filepath.Glob("../../bin/classifiers/acmectl-*.wasm")
	for _, f := range files {
		wasm, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, wasm)
	}
	t.Logf("%d shipped modules", len(list))
	return list
}

// A mutant may still be a module, and answer; it may not hurt: the process that
// asks lives, in time and memory, and has either a class or a failure, which is
// never both.
func TestMutants(t *testing.T) {
	unlessRace(t)
	end := time.Now().Add(*mutateFor)
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(1, seed))
	good := append(specimens(), builtModules(t)...)
	path := filepath.Join(t.TempDir(), "acmectl.wasm")
	a := startAsker(t)
	counts := make(map[string]int)
	slowest, most := time.Duration(0), int64(0)
	for i := 0; time.Now().Before(end); i++ {
		kind, wasm := mutant(r, good, i%len(good))
		// What the scan refuses is decided without a worker: one in four will do.
		for try := 0; try < 100 && i%4 != 0 && sandbox.Scan(wasm) != nil; try++ {
			kind, wasm = mutant(r, good, i%len(good))
			counts["refused by the scan"]++
		}
		if err := os.WriteFile(path, wasm, 0o600); err != nil {
			t.Fatal(err)
		}
		o := a.outcome(t, path, 400*time.Millisecond, "acmectl", "delete", "pod", "x")
		switch {
		case t.Failed(), (o.Cause == "") == (o.Class == ""):
			kept := filepath.Join(os.TempDir(), "mutant.wasm")
			os.WriteFile(kept, wasm, 0o600)
			t.Fatalf("%s of module %d, seed %d, kept in %s: %+v", kind, i%len(good), seed, kept, o)
		case o.Cause == "":
			counts["answered "+o.Class]++
		default:
			counts["failed, so mutating"]++
		}
		counts["tried"]++
		slowest, most = max(slowest, o.Took), max(most, o.Memory)
	}
	t.Logf("%v; the slowest took %v, at most %d MB", counts, slowest, most>>20)
}

func FuzzInspect(f *testing.F) {
	for _, wasm := range specimens() {
		f.Add(wasm)
	}
	for _, h := range hostileModules() {
		if len(h.wasm) < 4096 {
			f.Add(h.wasm)
		}
	}
	f.Fuzz(func(t *testing.T, wasm []byte) {
		m, err := sandbox.Inspect(wasm)
		if (m == nil) == (err == nil) {
			t.Fatalf("Inspect: %v, %v", m, err)
		}
	})
}

func BenchmarkScan(b *testing.B) {
	wasm := specimens()[0]
	for b.Loop() {
		if err := sandbox.Scan(wasm); err != nil {
			b.Fatal(err)
		}
	}
}
