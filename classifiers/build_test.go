// Package classifiers_test holds the shipped classifiers to their vectors, and
// the four that judge acmectl to each other.
//
// This file owns building them, by the scripts that they are shipped with, and
// asking them in the sandbox.
package classifiers_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// shipped are the classifiers, with the most bytes that their modules may have
// before they are annotated.
var shipped = []struct {
	folder, vectors string
	size            int
	batch           int // how many steps are asked at once, within the sandbox's time
	engine          sandbox.Engine
}{
	{"acmectl/c", "acmectl/acmectl.vectors.jsonl", 5200, 200, sandbox.Interpreter},
	{"acmectl/assemblyscript", "acmectl/acmectl.vectors.jsonl", 12 << 10, 100, sandbox.Interpreter},
	{"acmectl/rust", "acmectl/acmectl.vectors.jsonl", 40 << 10, 100, sandbox.Interpreter},
	{"acmectl/go", "acmectl/acmectl.vectors.jsonl", 2 << 20, 50, sandbox.Compiler},
	{"acme-tools", "acme-tools/acme-tools.vectors.jsonl", 4 << 10, 100, sandbox.Interpreter},
}

// runner asks the real tmt-sandbox, built for the tests.
var runner sandbox.Runner

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

func testMain(m *testing.M) int {
	dir, err := os.MkdirTemp("", "tmt-classifiers-test")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	runner = sandbox.Runner{Program: filepath.Join(dir, "tmt-sandbox"), Deadline: 20 * time.Second, CacheDir: filepath.Join(dir, "cache")}
	build := exec.Command("go", "build", "-o", runner.Program, "github.com/seed-a23d08e7/tmt/cmd/tmt-sandbox")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "building the worker: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// built returns the module that a folder's script builds, and skips where the
// script says that a tool is missing.
func built(t *testing.T, folder string) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "classifier.wasm")
	cmd := exec.Command("sh", "build.sh", out)
	cmd.Dir = folder
	msg, err := cmd.CombinedOutput()
	if exit := new(exec.ExitError); errors.As(err, &exit) && exit.ExitCode() == 3 {
		t.Skip(string(bytes.TrimSpace(msg)))
	}
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, msg)
	}
	return read(t, out)
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// install writes a module where a classifier can be asked.
func install(t *testing.T, wasm []byte, engine sandbox.Engine, settings json.RawMessage) *sandbox.Classifier {
	t.Helper()
	path := filepath.Join(t.TempDir(), "classifier.wasm")
	if err := os.WriteFile(path, wasm, 0o600); err != nil {
		t.Fatal(err)
	}
	if engine == sandbox.Compiler {
		if err := runner.FillCache(context.Background(), wasm); err != nil {
			t.Fatal(err)
		}
	}
	return &sandbox.Classifier{Name: "example", Path: path, SHA256: sandbox.Digest(wasm), Settings: settings, Engine: engine}
}

// answers puts steps to a classifier, batch at a time.
func answers(t *testing.T, c *sandbox.Classifier, steps []*abi.Step, batch int) []abi.Response {
	t.Helper()
	var out []abi.Response
	for from := 0; from < len(steps); from += batch {
		var jobs []sandbox.Job
		for _, s := range steps[from:min(from+batch, len(steps))] {
			jobs = append(jobs, sandbox.Job{Classifier: c, Step: s})
		}
		for i, a := range runner.Ask(context.Background(), jobs) {
			if a.Failure != nil {
				t.Fatalf("%q: %v", jobs[i].Step.Argv, a.Failure)
			}
			out = append(out, a.Response)
		}
	}
	return out
}
