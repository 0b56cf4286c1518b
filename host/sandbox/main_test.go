//go:build unix

package sandbox_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// worker is the real tmt-sandbox, built for the tests.
var worker string

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

func testMain(m *testing.M) int {
	if os.Getenv(askVariable) != "" {
		return askAll(os.Stdin, os.Stdout)
	}
	dir, err := os.MkdirTemp("", "tmt-sandbox-test")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	worker = filepath.Join(dir, "tmt-sandbox")
	build := exec.Command("go", "build", "-o", worker, "github.com/seed-a23d08e7/tmt/cmd/tmt-sandbox")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "building the worker: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// write puts wasm into a file of its own and returns a classifier that pins it.
func write(t testing.TB, wasm []byte) *sandbox.Classifier {
	t.Helper()
	path := filepath.Join(t.TempDir(), "acmectl.wasm")
	if err := os.WriteFile(path, wasm, 0o600); err != nil {
		t.Fatal(err)
	}
	return &sandbox.Classifier{Name: "acmectl", Path: path, SHA256: sandbox.Digest(wasm)}
}

// step is a step of acmectl.
func step(words ...string) *abi.Step {
	return &abi.Step{Argv: append([]string{"acmectl"}, words...), Cwd: "/w"}
}

// ask puts one step to a classifier through the real worker.
func ask(t testing.TB, c *sandbox.Classifier, s *abi.Step) sandbox.Answer {
	t.Helper()
	r := sandbox.Runner{Program: worker}
	return r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: s}})[0]
}

// wantFailure checks that an answer is a failure that names the classifier,
// its cause and what to do next.
func wantFailure(t testing.TB, a sandbox.Answer, cause string) {
	t.Helper()
	switch {
	case a.Failure == nil:
		t.Errorf("answered %v, want a failure: %s", a.Response, cause)
	case a.Failure.Classifier != "acmectl" || !strings.Contains(a.Failure.Cause, cause) || a.Failure.Next == "":
		t.Errorf("failed with %q, want %q", a.Failure, cause)
	case a.Response.Class.Valid():
		t.Errorf("failed with the class %v", a.Response.Class)
	}
}
