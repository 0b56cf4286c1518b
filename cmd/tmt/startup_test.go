package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// inits are the packages beside the standard library's that may do something when
// tmt starts: each costs every hook call. docs/rationale.md says what.
var inits = []string{
	"github.com/BurntSushi/toml",
	"github.com/BurntSushi/toml/internal",
	"github.com/seed-a23d08e7/tmt/cmd/internal/stack",
	"golang.org/x/sys/unix",
	"mvdan.cc/sh/v3/fileutil",
}

// TestStartup looks at what the program itself initialises, in the run-time
// system's own words.
func TestStartup(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the list is that of Linux")
	}
	if testing.Short() {
		t.Skip("builds the program")
	}
	bin := filepath.Join(t.TempDir(), "tmt")
	build := exec.Command("go", "build", "-o", bin, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin, "version")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	found := regexp.MustCompile(`(?m)^init (\S+) @`).FindAllStringSubmatch(string(out), -1)
	if len(found) < 10 {
		t.Fatalf("no trace:\n%s", out)
	}
	seen := make(map[string]bool)
	for _, f := range found {
		seen[f[1]] = true
		first, _, _ := strings.Cut(f[1], "/")
		if (strings.Contains(first, ".") || first == "main") && !slices.Contains(inits, f[1]) {
			t.Errorf("%s is initialised at every hook call", f[1])
		}
	}
	for _, name := range inits {
		if !seen[name] {
			t.Errorf("%s is not initialised any more: take it out of the list", name)
		}
	}
}
