package tmt_test

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// This file holds the layers to what docs/architecture.md shows: who imports whom,
// what the programs link, and which packages reach no system at all. It asks the go
// command, for each platform, so that no file and no test is overlooked.

const module = "github.com/seed-a23d08e7/tmt"

// tools is the row of what no program links; it alone may allow more than is needed.
const tools = "cmd/internal/..."

// layers says what each package may import of ours; "/..." stands for all below.
// tests says what its tests may import beside that. A row or a name that nothing
// needs fails: the table says how it is.
var layers = []struct {
	pkg          string
	allow, tests []string
}{
	{"abi", nil, nil},
	{"abi/guest", nil, nil},
	{"abi/object", nil, nil},
	{"builtin/casefile", []string{"abi"}, nil},
	{"builtin/lang", []string{"abi"}, nil},
	{"builtin/lang/langtest", []string{"abi", "builtin/casefile", "builtin/lang"}, nil},
	{"builtin/lang/named", []string{"builtin/lang/..."}, nil},
	{"builtin/lang/...", []string{"abi", "builtin/lang"}, []string{"builtin/casefile", "builtin/lang/langtest"}},
	{"builtin/cli", []string{"abi", "builtin/lang"}, nil},
	{"builtin/catalog/entrylist", nil, nil},
	{"builtin/catalog", []string{"abi", "builtin/cli", "builtin/lang/..."}, []string{"builtin/catalog/entrylist", "builtin/shell", "builtin/shell/shelltest"}},
	{"builtin/paths", []string{"abi"}, nil},
	{"builtin/shell", []string{"abi", "builtin/cli", "builtin/lang", "builtin/paths"}, []string{"builtin/catalog", "builtin/shell/shelltest"}},
	{"builtin/shell/shelltest", []string{"abi", "builtin/casefile", "builtin/cli", "builtin/paths", "builtin/shell"}, nil},
	{"builtin", []string{"abi", "abi/object", "builtin/catalog", "builtin/cli", "builtin/lang/...", "builtin/paths", "builtin/shell"}, nil},
	{"host/gate", []string{"abi"}, nil},
	{"host/hook", []string{"abi", "abi/object"}, nil},
	{"host/session", []string{"host/gate"}, []string{"abi"}},
	{"host/exceptions", []string{"abi", "host/gate", "host/session"}, nil},
	{"host/config/document", []string{"abi"}, nil},
	{"host/config", []string{"abi", "builtin/cli", "builtin/lang", "host/config/document", "host/gate"}, []string{"builtin/lang/sql"}},
	{"host/sandbox", []string{"abi", "host/sandbox/internal/frame"}, nil},
	{"host/sandbox/internal/frame", nil, nil},
	{"host/sandbox/worker", []string{"abi", "host/sandbox", "host/sandbox/internal/frame"}, nil},
	{"host", []string{"abi", "abi/object", "builtin", "builtin/catalog", "host/config", "host/exceptions", "host/gate", "host/sandbox", "host/session"}, []string{"builtin/paths"}},

	// What the commands are made of, from the bottom.
	{"cmd/internal/stack", nil, nil},
	{"cmd/internal/ui", []string{"abi"}, nil},
	{"cmd/internal/jsonc", nil, nil},
	{"cmd/internal/settings", []string{"cmd/internal/jsonc"}, nil},
	{"cmd/internal/badge", []string{"cmd/internal/jsonc", "cmd/internal/settings", "host/gate"}, nil},
	{"cmd/internal/claude", []string{"cmd/internal/badge", "cmd/internal/jsonc", "cmd/internal/settings"}, nil},
	{"cmd/internal/scaffold", []string{".", "abi"}, nil},
	{"cmd/internal/setup", []string{"abi", "builtin", "builtin/catalog", "builtin/lang/named", "builtin/paths", "host", "host/config", "host/gate", "host/sandbox", "host/session"}, nil},
	{"cmd/internal/selftest", []string{"abi", "builtin", "builtin/paths", "cmd/internal/ui", "host", "host/config", "host/sandbox"}, nil},
	{"cmd/internal/doctor", []string{"cmd/internal/jsonc", "cmd/internal/settings", "cmd/internal/setup", "host/config", "host/exceptions", "host/gate", "host/hook", "host/session"}, nil},
	{"cmd/internal/ground", []string{"cmd/internal/setup", "cmd/internal/ui", "host", "host/gate", "host/session"}, nil},
	{"cmd/tmt", []string{".", "abi", "abi/object", "builtin/catalog", "builtin/cli", "cmd/internal/...", "host/..."}, []string{"host/sandbox/worker"}},
	{"cmd/tmt-ground", []string{"cmd/internal/ground"}, nil},
	{"cmd/tmt-sandbox", []string{"host/sandbox/worker"}, nil},

	// Tools of this repository.
	{tools, []string{"abi", "builtin/...", "cmd/internal/...", "host/sandbox"}, nil},
	{"classifiers", nil, []string{"abi", "host/sandbox"}},
	{"skills", nil, []string{"abi", "builtin", "builtin/paths"}},
}

// pure are packages that, with all they import of ours, reach no file, clock or
// network: their answers follow from their arguments.
var pure = []string{"abi", "abi/object", "builtin/catalog", "builtin/cli", "builtin/lang/...", "host/gate", "host/hook"}

// reaching are the standard library's packages that a pure one does not import.
var reaching = []string{"os", "os/...", "time", "net", "net/...", "syscall", "io/ioutil", "math/rand/..."}

// unlinked says what no process of a program may hold: it would cost every hook
// call, or belongs to tests.
var unlinked = []struct {
	programs []string
	pkg      string
	why      string
}{
	{[]string{"cmd/tmt", "cmd/tmt-ground"}, "github.com/tetratelabs/wazero/...", "the engine costs every hook call 0.4 ms, and is to run in a process of its own"},
	{[]string{"cmd/tmt", "cmd/tmt-ground"}, module + "/host/sandbox/worker/...", "it links the engine"},
	{[]string{"cmd/tmt", "cmd/tmt-ground", "cmd/tmt-sandbox"}, "testing/...", "a helper of tests is linked"},
	{[]string{"cmd/tmt", "cmd/tmt-ground"}, "net/http/...", "tmt asks no network"},
}

// pkg is a package as go list tells it.
type pkg struct {
	ImportPath                         string
	Imports, TestImports, XTestImports []string
	Standard                           bool
	Error                              *struct{ Err string }
	DepsErrors                         []*struct{ Err string }
}

// list asks for all packages of ours and all that they need, for one platform.
func list(t *testing.T, goos string) map[string]*pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Imports,TestImports,XTestImports,Standard,Error,DepsErrors", "./...")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH=amd64", "CGO_ENABLED=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, stderr.String())
	}
	all := make(map[string]*pkg)
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(pkg)
		if err := dec.Decode(p); err == io.EOF {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		if p.Error != nil || len(p.DepsErrors) > 0 {
			t.Errorf("%s, %s: cannot be read: %+v %+v", goos, p.ImportPath, p.Error, p.DepsErrors)
		}
		all[p.ImportPath] = p
	}
}

// own returns the path of a package of ours below the module, "." for its root.
func own(path string) (string, bool) {
	if path == module {
		return ".", true
	}
	return strings.CutPrefix(path, module+"/")
}

func TestLayers(t *testing.T) {
	used := make(map[[2]string]bool) // row and what it allows
	for _, goos := range []string{"linux", "darwin", "windows"} {
		all := list(t, goos)
		ours := 0
		for path, p := range all {
			name, is := own(path)
			if !is {
				continue
			}
			ours++
			checkLayer(t, name, p.Imports, false, used)
			checkLayer(t, name, slices.Concat(p.TestImports, p.XTestImports), true, used)
			if matches(pure, name) {
				checkPure(t, all, path, name)
			}
		}
		if ours < 50 {
			t.Fatalf("found %d packages only", ours)
		}
		for _, u := range unlinked {
			for _, program := range u.programs {
				if way := reach(all, module+"/"+program, u.pkg); way != nil {
					t.Errorf("%s: %s links %s: %s", goos, program, strings.Join(way, " → "), u.why)
				}
			}
		}
	}
	for _, l := range layers {
		if !used[[2]string{l.pkg, ""}] {
			t.Errorf("the row %s is of no package", l.pkg)
		}
		for _, a := range slices.Concat(l.allow, l.tests) {
			if !used[[2]string{l.pkg, a}] && l.pkg != tools {
				t.Errorf("the row %s allows %s, which nothing needs", l.pkg, a)
			}
		}
	}
}

// TestMap: docs/architecture.md names each package of the commands.
func TestMap(t *testing.T) {
	text, err := os.ReadFile("docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	dirs, err := os.ReadDir("cmd/internal")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		if !bytes.Contains(text, []byte("`"+d.Name()+"`")) {
			t.Errorf("docs/architecture.md does not say what cmd/internal/%s is", d.Name())
		}
	}
}

// checkLayer holds a package's imports to its row.
func checkLayer(t *testing.T, name string, imports []string, test bool, used map[[2]string]bool) {
	t.Helper()
	row := -1
	for i, l := range layers {
		if l.pkg == name || row < 0 && covers(l.pkg, name) {
			row = i
		}
	}
	if row < 0 {
		if name != "." {
			t.Errorf("%s is not in the table of layers", name)
		}
		return
	}
	l := layers[row]
	used[[2]string{l.pkg, ""}] = true
	allow := l.allow
	if test {
		allow = slices.Concat(l.allow, l.tests, []string{name})
	}
	for _, path := range imports {
		i, is := own(path)
		if !is {
			continue
		}
		ok := false
		for _, a := range allow {
			if covers(a, i) {
				ok, used[[2]string{l.pkg, a}] = true, true
			}
		}
		if !ok {
			t.Errorf("%s imports %s, which is not below it (test %v)", name, i, test)
		}
	}
}

// checkPure follows a package's imports among ours and looks at what each takes of
// the standard library: fmt reaches os too, but shows it to nobody.
func checkPure(t *testing.T, all map[string]*pkg, path, name string) {
	t.Helper()
	if strings.HasSuffix(name, "test") {
		return // helpers of tests
	}
	seen := map[string]bool{}
	var visit func(path string)
	visit = func(path string) {
		if seen[path] {
			return
		}
		seen[path] = true
		for _, i := range all[path].Imports {
			if _, is := own(i); is {
				visit(i)
			} else if matches(reaching, i) {
				t.Errorf("%s is to reach nothing, but %s imports %s", name, path, i)
			}
		}
	}
	visit(path)
}

// reach returns a way of imports from a package to what a pattern covers.
func reach(all map[string]*pkg, from, pattern string) []string {
	seen := map[string]bool{}
	var visit func(path string) []string
	visit = func(path string) []string {
		if covers(pattern, path) {
			return []string{path}
		}
		if seen[path] || all[path] == nil {
			return nil
		}
		seen[path] = true
		for _, i := range all[path].Imports {
			if way := visit(i); way != nil {
				return append([]string{path}, way...)
			}
		}
		return nil
	}
	return visit(from)
}

func matches(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return covers(p, name) })
}

func covers(pattern, pkg string) bool {
	if prefix, ok := strings.CutSuffix(pattern, "/..."); ok {
		return pkg == prefix || strings.HasPrefix(pkg, prefix+"/")
	}
	return pattern == pkg
}
