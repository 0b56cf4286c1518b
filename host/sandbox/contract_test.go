//go:build unix

package sandbox_test

import (
	"os"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// The module that the contract draws byte by byte is one, and answers.
func TestDrawnModule(t *testing.T) {
	b, err := os.ReadFile("../../abi/ABI.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, found := strings.Cut(string(b), "```bytes\n")
	if !found {
		t.Fatal("ABI.md draws no module")
	}
	text, _, _ = strings.Cut(text, "```")
	wasm := drawn(text)
	got, err := sandbox.Inspect(wasm)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := abi.DecodeMeta(got.Meta); err != nil || m.Name != "acme" {
		t.Errorf("its metadata: %+v, %v", m, err)
	}
	if vs, err := abi.DecodeVectors(got.Vectors); err != nil || len(vs) != 1 {
		t.Errorf("its vectors: %+v, %v", vs, err)
	}
	if a := ask(t, write(t, wasm), step("get")); a.Failure != nil || a.Response.Class != abi.Unknown {
		t.Errorf("it answers %+v, %v", a.Response, a.Failure)
	}
}

// drawn returns the bytes of a drawing: up to two spaces each line holds bytes,
// and texts between quotation marks.
func drawn(text string) []byte {
	var out []byte
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		line, _, _ = strings.Cut(line, "  ")
		for i, part := range strings.Split(line, "'") {
			if i%2 == 1 {
				out = append(out, part...)
			} else {
				out = append(out, hex(strings.TrimSpace(part))...)
			}
		}
	}
	return out
}
