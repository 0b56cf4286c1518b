package catalog_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Nothing of ours runs before main: every hook call would pay for it. The
// runtime names each package that has something to initialize.
func TestNoInitialization(t *testing.T) {
	cmd := exec.Command(os.Args[0], "-test.run=^$")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("run the test binary again: %v\n%s", err, out)
	}
	if !strings.Contains(string(out), "init runtime ") {
		t.Fatalf("the runtime traces no initialization:\n%s", out)
	}
	for line := range strings.Lines(string(out)) {
		if strings.HasPrefix(line, "init github.com/seed-a23d08e7/tmt/") && !strings.Contains(line, "shelltest ") {
			t.Errorf("a package of ours is initialized at start-up: %s", line)
		}
	}
}
