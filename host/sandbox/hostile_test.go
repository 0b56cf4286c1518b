//go:build unix

package sandbox_test

// This file owns how hostile modules are asked: by a process of its own, which
// must live, and whose memory is measured with the worker's. The modules are in
// modules_test.go.

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// The bounds that every module is held to, whatever it does.
const (
	mostTime   = 3 * time.Second
	mostMemory = 300 << 20 // of the asking process and the worker together
)

// askVariable makes the test's executable an asking process: it reads asked
// lines, asks, and writes an outcome for each.
const askVariable = "TMT_SANDBOX_TEST_ASK"

type asked struct {
	Worker, Path string
	Deadline     time.Duration
	Argv         []string
}

type outcome struct {
	Class, Classifier, Cause, Next string
	Took                           time.Duration
	Memory                         int64 // peak of both processes so far, bytes
}

func askAll(in io.Reader, out io.Writer) int {
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		var q asked
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			return 1
		}
		wasm, err := os.ReadFile(q.Path)
		if err != nil {
			return 1
		}
		digest := sandbox.Digest(wasm)
		wasm = nil
		start := time.Now()
		r := sandbox.Runner{Program: q.Worker, Deadline: q.Deadline}
		a := r.Ask(context.Background(), []sandbox.Job{{
			Classifier: &sandbox.Classifier{Name: "acmectl", Path: q.Path, SHA256: digest},
			Step:       &abi.Step{Argv: q.Argv},
		}})[0]
		o := outcome{Took: time.Since(start), Memory: peakMemory(), Class: a.Response.Class.String()}
		if a.Failure != nil {
			o.Class, o.Classifier, o.Cause, o.Next = "", a.Failure.Classifier, a.Failure.Cause, a.Failure.Next
		}
		if json.NewEncoder(out).Encode(o) != nil {
			return 1
		}
	}
	return 0
}

func peakMemory() (sum int64) {
	for _, who := range [...]int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += int64(u.Maxrss) << 10
		}
	}
	return sum
}

// asker is a running asking process.
type asker struct {
	in  io.Writer
	out *bufio.Scanner
}

func startAsker(t *testing.T, command ...string) *asker {
	t.Helper()
	command = append(command, os.Args[0])
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = append(os.Environ(), askVariable+"=1")
	if len(command) == 1 {
		cmd.Env = append(cmd.Env, "GOMAXPROCS=2")
	}
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("the asking process did not live: %v", err)
		}
	})
	return &asker{in, bufio.NewScanner(out)}
}

// ask asks the module in a file and checks what holds for every hostile one.
func (a *asker) ask(t *testing.T, path string, deadline time.Duration) outcome {
	t.Helper()
	o := a.outcome(t, path, deadline, "acmectl", "get", "pods")
	t.Logf("%4d ms, %3d MB so far: %s%s", o.Took.Milliseconds(), o.Memory>>20, o.Class, o.Cause)
	if o.Cause == "" || o.Classifier != "acmectl" || o.Next == "" {
		t.Errorf("got %+v, want a failure of acmectl with its cause", o)
	}
	return o
}

// outcome asks the module in a file, which must not hurt, whatever it answers.
func (a *asker) outcome(t *testing.T, path string, deadline time.Duration, argv ...string) outcome {
	t.Helper()
	b, _ := json.Marshal(asked{worker, path, deadline, argv})
	if _, err := a.in.Write(append(b, '\n')); err != nil {
		t.Fatal(err)
	}
	var o outcome
	if !a.out.Scan() {
		t.Fatal("the asking process died")
	}
	if err := json.Unmarshal(a.out.Bytes(), &o); err != nil {
		t.Fatal(err)
	}
	if o.Took > mostTime || o.Memory > mostMemory {
		t.Errorf("took %v and %d MB", o.Took, o.Memory>>20)
	}
	return o
}

// eachAsker runs test with asking processes, and so workers, that run on two
// processors and on one.
func eachAsker(t *testing.T, test func(t *testing.T, a *asker)) {
	t.Run("two processors", func(t *testing.T) { test(t, startAsker(t)) })
	t.Run("one processor", func(t *testing.T) {
		if testing.Short() {
			t.Skip("takes as long again")
		}
		taskset, err := exec.LookPath("taskset")
		if err != nil {
			t.Skip("taskset is not installed: it keeps both processes on one processor")
		}
		test(t, startAsker(t, taskset, "-c", "0"))
	})
}

func TestHostile(t *testing.T) {
	unlessRace(t)
	dir := t.TempDir()
	eachAsker(t, func(t *testing.T, a *asker) {
		for _, m := range hostileModules() {
			t.Run(m.name, func(t *testing.T) {
				path := filepath.Join(dir, "acmectl.wasm")
				if err := os.WriteFile(path, m.wasm, 0o600); err != nil {
					t.Fatal(err)
				}
				// Those that wait for the deadline may have a shorter one; the
				// others have room for what a busy machine takes away.
				deadline := 2500 * time.Millisecond
				if contains(m.cause, "ran out of time") {
					deadline = 700 * time.Millisecond
				}
				o := a.ask(t, path, deadline)
				if !contains(o.Cause, m.cause) {
					t.Errorf("failed with %q, want %q", o.Cause, m.cause)
				}
			})
		}
	})
}

// Modules of a folder that TMT_HOSTILE names.
func TestHostileFolder(t *testing.T) {
	unlessRace(t)
	dir := os.Getenv("TMT_HOSTILE")
	if dir == "" {
		dir = "../../../shared/hostile"
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.wa*"))
	if len(files) == 0 {
		t.Skip("no folder of hostile modules: set TMT_HOSTILE")
	}
	wat2wasm, err := exec.LookPath("wat2wasm")
	if err != nil {
		t.Skip("wat2wasm (wabt) is not installed: the folder's text modules cannot be compiled")
	}
	compiled := t.TempDir()
	var paths []string
	for _, f := range files {
		if strings.HasSuffix(f, ".wat") {
			out := filepath.Join(compiled, strings.TrimSuffix(filepath.Base(f), ".wat")+".wasm")
			if msg, err := exec.Command(wat2wasm, "--enable-all", "--no-check", f, "-o", out).CombinedOutput(); err != nil {
				t.Errorf("compiling %s: %v\n%s", f, err, msg)
				continue
			}
			f = out
		}
		paths = append(paths, f)
	}
	eachAsker(t, func(t *testing.T, a *asker) {
		for _, p := range paths {
			t.Run(filepath.Base(p), func(t *testing.T) { a.ask(t, p, 0) })
		}
	})
}

// TestWriteHostile writes the modules of TestHostile into the folder that
// TMT_WRITE_HOSTILE names, for the tests of the programs.
func TestWriteHostile(t *testing.T) {
	dir := os.Getenv("TMT_WRITE_HOSTILE")
	if dir == "" {
		t.Skip("TMT_WRITE_HOSTILE names no folder")
	}
	for i, m := range hostileModules() {
		name := strings.Map(func(r rune) rune {
			if r == ' ' || r == '/' {
				return '-'
			}
			return r
		}, m.name)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%02d-%s.wasm", i, name)), m.wasm, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
