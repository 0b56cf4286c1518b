//go:build unix

package main

// This file owns the test of tmt classifiers test --watch, which no script can
// interrupt.

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/handmade"
)

func TestWatch(t *testing.T) {
	unlessRace(t)
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("acmectl.wasm", string(handmade.Module(`{"class":"unknown"}`, "")))
	write("tmt.meta.json", `{"meta":1,"name":"acmectl","version":"1.0","abi":1,"programs":["acmectl"]}`)
	write("acmectl.vectors.jsonl", `{"name":"get","argv":["acmectl","get"],"class":"unknown"}`)
	if out, err := exec.Command("tmt", "classifiers", "annotate", filepath.Join(dir, "acmectl.wasm")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}

	cmd := exec.Command("tmt", "classifiers", "test", "--watch")
	cmd.Dir = dir
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	limit := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer limit.Stop()
	lines := bufio.NewScanner(out)
	ended := func(want string) { // reads to the last line of a report
		t.Helper()
		for lines.Scan() {
			if strings.Contains(lines.Text(), " mutants: ") {
				if !strings.Contains(lines.Text(), want) {
					t.Errorf("got %q, want %q", lines.Text(), want)
				}
				return
			}
		}
		t.Fatal("it ended")
	}
	ended("1 vector, 9 probes and 2 mutants: 0 failed")
	time.Sleep(time.Second) // it notes the files when a test has ended
	write("acmectl.vectors.jsonl", `{"name":"list","argv":["acmectl","list"],"class":"mutating"}`)
	ended(": 2 failed") // the vector, and that no vector expects what it answers
	time.Sleep(time.Second)
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() { // Wait wants the pipe read
	}
	if _, ok := cmd.Wait().(*exec.ExitError); !ok || cmd.ProcessState.ExitCode() != 1 {
		t.Errorf("got %v, want exit status 1, of the last test", cmd.ProcessState)
	}
}
