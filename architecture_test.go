package tmt_test

import (
	"go/build"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

const module = "github.com/seed-a23d08e7/tmt"

// layers says what each package may import of ours; "/..." stands for all below.
// docs/architecture.md shows it to people.
var layers = []struct {
	pkg   string
	allow []string
}{
	{"abi", nil},
	{"abi/guest/...", []string{"abi/guest/..."}},
	{"builtin/casefile", []string{"abi"}},
	{"builtin/lang", []string{"abi"}},
	{"builtin/lang/...", []string{"abi", "builtin/lang/...", "builtin/casefile"}},
	{"builtin/cli", []string{"abi", "builtin/lang"}},
	{"builtin/catalog", []string{"builtin/cli", "builtin/lang/...", "abi"}},
	{"builtin/paths", []string{"abi"}},
	{"builtin/shell", []string{"abi", "builtin/cli", "builtin/paths", "builtin/lang"}},
	{"builtin/shell/shelltest", []string{"abi", "builtin/casefile", "builtin/cli", "builtin/paths", "builtin/shell"}},
	{"builtin", []string{"abi", "builtin/..."}},
	{"host/config/...", []string{"abi", "builtin/cli", "builtin/lang/...", "host/config/...", "host/gate"}},
	{"host/gate", []string{"abi"}},
	{"host/session", []string{"abi", "host/gate"}},
	{"host/exceptions", []string{"abi", "host/gate", "host/session"}},
	{"host/sandbox", []string{"abi", "host/sandbox/internal/..."}},
	{"host/sandbox/...", []string{"abi", "host/sandbox", "host/sandbox/internal/..."}},
	{"host/hook", []string{"abi", "host/gate"}},
	{"host", []string{"abi", "builtin", "builtin/catalog", "builtin/paths", "host/config", "host/exceptions", "host/gate", "host/session", "host/sandbox", "host/hook"}},
	{"cmd/...", []string{"..."}},
	{"classifiers/...", []string{"abi/guest/..."}},
	{"skills", []string{"..."}},
}

// only wazero's user may link it: it costs every hook call.
const workerOnly = "github.com/tetratelabs/wazero"

func TestLayers(t *testing.T) {
	seen := 0
	err := filepath.WalkDir(".", func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); dir != "." && (strings.HasPrefix(name, ".") || name == "testdata" || name == "bin" || name == "dist" || name == "node_modules") {
			return filepath.SkipDir
		}
		p, err := build.ImportDir(dir, 0)
		if err != nil {
			return nil // no Go files for this platform
		}
		seen++
		check(t, filepath.ToSlash(dir), p.Imports)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 10 {
		t.Fatalf("found %d packages only", seen)
	}
}

func check(t *testing.T, pkg string, imports []string) {
	t.Helper()
	allow, known := allowed(pkg)
	if !known && pkg != "." {
		t.Errorf("%s is not in the table of layers", pkg)
	}
	for _, i := range imports {
		if strings.HasPrefix(i, workerOnly) && pkg != "host/sandbox/worker" && !strings.HasPrefix(pkg, "cmd/tmt-sandbox") {
			t.Errorf("%s imports %s, which costs every hook call", pkg, i)
		}
		rest, ours := strings.CutPrefix(i, module+"/")
		if !ours {
			continue
		}
		ok := false
		for _, a := range allow {
			ok = ok || covers(a, rest)
		}
		if !ok {
			t.Errorf("%s imports %s, which is not below it", pkg, rest)
		}
	}
}

// allowed returns what a package may import: its own row, else that of a folder
// above it.
func allowed(pkg string) ([]string, bool) {
	best := -1
	for i, l := range layers {
		if l.pkg == pkg {
			return l.allow, true
		}
		if covers(l.pkg, pkg) && (best < 0 || len(l.pkg) > len(layers[best].pkg)) {
			best = i
		}
	}
	if best < 0 {
		return nil, false
	}
	return layers[best].allow, true
}

func covers(pattern, pkg string) bool {
	if pattern == "..." {
		return true
	}
	if prefix, ok := strings.CutSuffix(pattern, "/..."); ok {
		return pkg == prefix || strings.HasPrefix(pkg, prefix+"/")
	}
	return pattern == pkg
}
