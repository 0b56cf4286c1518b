package classifiers_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// A classifier's folder carries its SDK and build script; they are those of
// abi/guest, byte for byte.
func TestCarriedSDKs(t *testing.T) {
	const guest = "../abi/guest/"
	for _, c := range []struct{ carried, original string }{
		{"acmectl/go/guest/guest.go", "guest.go"},
		{"acmectl/go/build.sh", "build.sh"},
		{"acmectl/c/tmt.h", "c/tmt.h"},
		{"acmectl/c/build.sh", "c/build.sh"},
		{"acmectl/rust/tmt.rs", "rust/tmt.rs"},
		{"acmectl/rust/build.sh", "rust/build.sh"},
		{"acmectl/assemblyscript/tmt.ts", "assemblyscript/tmt.ts"},
		{"acmectl/assemblyscript/build.sh", "assemblyscript/build.sh"},
		{"acme-tools/tmt.h", "c/tmt.h"},
		{"acme-tools/build.sh", "c/build.sh"},
	} {
		if !bytes.Equal(read(t, c.carried), read(t, guest+c.original)) {
			t.Errorf("%s differs: cp abi/guest/%s classifiers/%[1]s", c.carried, c.original)
		}
	}
}

func TestShipped(t *testing.T) {
	for _, s := range shipped {
		t.Run(s.folder, func(t *testing.T) {
			bare := built(t, s.folder)
			if len(bare) > s.size {
				t.Errorf("the module has %d bytes, more than %d", len(bare), s.size)
			}
			text := read(t, s.vectors)
			wasm, err := sandbox.Annotate(bare, read(t, filepath.Join(s.folder, "tmt.meta.json")), text)
			if err != nil {
				t.Fatal(err)
			}
			vectors, err := abi.DecodeVectors(text)
			if err != nil {
				t.Fatal(err)
			}
			asked := 0
			var same []*abi.Step // steps without settings, asked in batches
			var want []abi.Vector
			for _, v := range vectors {
				switch {
				case v.Command != "": // through the host: tmt classifiers test
				case v.Settings == nil:
					same, want = append(same, &v.Step), append(want, v)
				default:
					got := answers(t, install(t, wasm, s.engine, v.Settings), []*abi.Step{&v.Step}, 1)[0]
					checkVector(t, v, got)
					asked++
				}
			}
			for i, got := range answers(t, install(t, wasm, s.engine, nil), same, s.batch) {
				checkVector(t, want[i], got)
				asked++
			}
			if asked < 10 {
				t.Errorf("%d vectors only", asked)
			}
		})
	}
}

func checkVector(t *testing.T, v abi.Vector, got abi.Response) {
	t.Helper()
	if got.Class != v.Class || got.Reason == "" {
		t.Errorf("%s: got %v (%s), want %v", v.Name, got.Class, got.Reason, v.Class)
	}
	if got.Class == abi.Mutating && len(got.Probes) == 0 {
		t.Errorf("%s: a change without a probe", v.Name)
	}
}

// The classifier in Go is a module of its own, so that go test ./... does not
// reach its tests.
func TestGoFolder(t *testing.T) {
	cmd := exec.Command("go", "test", "./...")
	cmd.Dir = "acmectl/go"
	cmd.Env = append(os.Environ(), "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %v\n%s", cmd, err, out)
	}
}
