package guest

// This file owns running the unit tests that the other SDKs have in their own
// languages, natively.

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// run runs a command and skips where it is not installed.
func run(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skipf("%s is not installed", name)
	}
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, out)
	}
}

func TestC(t *testing.T) {
	program := filepath.Join(t.TempDir(), "tmt_test")
	run(t, "c", "cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-g", "-o", program, "tmt_test.c")
	run(t, "c", program)
}

func TestRust(t *testing.T) {
	program := filepath.Join(t.TempDir(), "tmt_test")
	run(t, "rust", "rustc", "--edition", "2021", "--test", "-D", "warnings", "-o", program, "tmt_test.rs")
	run(t, "rust", program)
}

// AssemblyScript has no native form: its tests are a module that Node.js runs.
func TestAssemblyScript(t *testing.T) {
	module := filepath.Join(t.TempDir(), "tmt_test.wasm")
	cmd := exec.Command("sh", "build.sh", module, "tmt_test.ts")
	cmd.Dir = "assemblyscript"
	if out, err := cmd.CombinedOutput(); err != nil {
		if cmd.ProcessState != nil && cmd.ProcessState.ExitCode() == 3 {
			t.Skipf("%s", out)
		}
		t.Fatalf("%v: %v\n%s", cmd, err, out)
	}
	run(t, "assemblyscript", "node", "tmt_test.mjs", module)
}
