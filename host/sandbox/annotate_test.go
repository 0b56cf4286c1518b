//go:build unix

package sandbox_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

const (
	someMeta    = `{"meta":1,"name":"acmectl","version":"1","abi":1,"programs":["acmectl"]}`
	someVectors = `{"name":"get","argv":["acmectl","get"],"class":"readonly"}` + "\n"
)

func annotate(t *testing.T, module []byte, meta, vectors string) []byte {
	t.Helper()
	out, err := sandbox.Annotate(module, []byte(meta), []byte(vectors))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestAnnotate(t *testing.T) {
	plain := answering(good)
	plain.customs = [][]byte{[]byte("producers"), {0}}
	bare := plain.bytes()
	once := annotate(t, bare, someMeta, someVectors)
	if !bytes.HasPrefix(once, bare) {
		t.Error("what the module was did not stay in front")
	}
	got, err := sandbox.Inspect(once)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{someMeta, someVectors}, []string{string(got.Meta), string(got.Vectors)}); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if a := ask(t, write(t, once), step("get")); a.Failure != nil || a.Response.Class != abi.ReadOnly {
		t.Errorf("the annotated module answers %v, %v", a.Response, a.Failure)
	}

	if again := annotate(t, once, someMeta, someVectors); !bytes.Equal(once, again) {
		t.Error("annotating twice changed the module")
	}
	if kept, err := sandbox.Annotate(once, nil, nil); err != nil || !bytes.Equal(once, kept) {
		t.Errorf("nil did not keep the sections: %v", err)
	}
	other := strings.Replace(someMeta, `"1"`, `"2"`, 1)
	if replaced := annotate(t, once, other, ""); !bytes.Equal(replaced, annotate(t, bare, other, "")) {
		t.Error("replacing differs from annotating the bare module")
	}
	// Sections in front of others, as a linker may leave them, move behind.
	plain.customs = append([][]byte{[]byte("tmt.vectors"), []byte(someVectors), []byte("tmt.meta"), []byte(other)}, plain.customs...)
	if moved := annotate(t, plain.bytes(), someMeta, someVectors); !bytes.Equal(moved, once) {
		t.Error("sections of the module's own were not replaced")
	}
}

func TestAnnotateRefuses(t *testing.T) {
	bare := answering(good).bytes()
	for _, c := range []struct{ name, module, meta, vectors, want string }{
		{"no module", "text", someMeta, someVectors, "not a WebAssembly module"},
		{"no classifier", "\x00asm\x01\x00\x00\x00", someMeta, someVectors, "it is no classifier"},
		{"no metadata", string(bare), "", "", "section tmt.meta: byte 0: expected an object"},
		{"unknown key", string(bare), `{"meta":1,"nmae":"x"}`, "", `unknown key "nmae"`},
		{"another version", string(bare), strings.Replace(someMeta, `"abi":1`, `"abi":2`, 1), "", "version 2, this tmt speaks 1"},
		{"bad vector", string(bare), someMeta, someVectors + `{"name":"x"}`, "section tmt.vectors, line 2: class: missing"},
		{"large vectors", string(bare), someMeta, strings.Repeat("\n", abi.MaxVectors+1), "more than the 1048576 allowed"},
	} {
		if out, err := sandbox.Annotate([]byte(c.module), []byte(c.meta), []byte(c.vectors)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %d bytes, error %v, want %q", c.name, len(out), err, c.want)
		}
	}
	if _, err := sandbox.Annotate(bare, nil, []byte(someVectors)); err == nil || !strings.Contains(err.Error(), "none was given") {
		t.Errorf("without any metadata: %v", err)
	}
}
