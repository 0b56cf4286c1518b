//go:build unix

package sandbox_test

// This file owns damage at random: modules that are good but for a few bytes.

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
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

// A mutant may still answer; it may not hurt. TMT_MUTANTS sets how many are
// tried.
func TestMutants(t *testing.T) {
	unlessRace(t)
	n := 200
	if testing.Short() {
		n = 30
	}
	if v, err := strconv.Atoi(os.Getenv("TMT_MUTANTS")); err == nil {
		n = v
	}
	r := rand.New(rand.NewPCG(1, uint64(n)))
	good := specimens()
	path := filepath.Join(t.TempDir(), "acmectl.wasm")
	a := startAsker(t)
	answered, refused := 0, 0
	for i := range n {
		wasm := mutate(r, good[i%len(good)])
		for sandbox.Scan(wasm) != nil { // too easy
			refused++
			wasm = mutate(r, good[i%len(good)])
		}
		if err := os.WriteFile(path, wasm, 0o600); err != nil {
			t.Fatal(err)
		}
		o := a.outcome(t, path, 300*time.Millisecond)
		if o.Cause == "" {
			answered++
		}
		if t.Failed() {
			t.Fatalf("mutant %x: %+v", wasm, o)
		}
	}
	t.Logf("%d of %d mutants answered, the scan refused %d others", answered, n, refused)
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
