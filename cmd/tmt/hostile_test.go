//go:build linux

package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns hostile modules behind the real programs: what a person and a
// harness get to see, how long it takes, and how much memory all processes hold
// together. What each module does inside the sandbox is host/sandbox's to test.

// The bounds of one call, whatever the module does.
const (
	hostileTime   = 3 * time.Second
	hostileMemory = 300 << 20 // bytes, of the whole process tree
)

// TestHostileModules grants hostile modules a program, and asks about it. A few
// of our own are tried by default; TMT_HOSTILE=own tries all of them, and any
// other value is a folder of modules that are tried beside them (those in text
// form need wat2wasm). make hostile does the former.
func TestHostileModules(t *testing.T) {
	unlessRace(t)
	if testing.Short() {
		t.Skip("each takes up to three seconds")
	}
	bin := t.TempDir()
	buildPrograms(t, bin, "0.1.0")
	tmt := filepath.Join(bin, "tmt")
	dir := os.Getenv("TMT_HOSTILE")
	modules := ownHostile(t)
	if dir == "" {
		few := modules[:0]
		for i := 0; i < len(modules); i += 8 {
			few = append(few, modules[i])
		}
		modules = few
	} else if dir != "own" {
		modules = append(modules, hostileFolder(t, dir)...)
	}
	w := &worst{}
	for _, m := range modules {
		for _, processors := range []string{"1", "2"} {
			t.Run(strings.TrimSuffix(filepath.Base(m), ".wasm")+"/"+processors, func(t *testing.T) {
				(&hostile{tmt: tmt, module: m, processors: processors, worst: w}).try(t)
			})
		}
	}
	t.Logf("%d modules: the slowest call took %d ms (%s), the largest process tree held %d MB (%s)",
		len(modules), w.took.Milliseconds(), w.slow, w.memory>>20, w.large)
}

// ownHostile returns the files of the modules that host/sandbox tests with.
func ownHostile(t *testing.T) []string {
	t.Helper()
	dir := t.TempDir()
	write := exec.Command("go", "test", "-count=1", "-run", "^TestWriteHostile$", "../../host/sandbox")
	write.Env = append(os.Environ(), "TMT_WRITE_HOSTILE="+dir)
	if out, err := write.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.wasm"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no modules: %v", err)
	}
	return files
}

// hostileFolder returns the modules of a folder, those in text form assembled.
func hostileFolder(t *testing.T, dir string) (modules []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.wa[st]*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no modules in %s: %v", dir, err)
	}
	out := t.TempDir()
	for _, f := range files {
		if strings.HasSuffix(f, ".wat") {
			to := filepath.Join(out, strings.TrimSuffix(filepath.Base(f), ".wat")+".wasm")
			if text, err := exec.Command("wat2wasm", "--enable-all", "--no-check", f, "-o", to).CombinedOutput(); err != nil {
				t.Fatalf("assembling %s: %v\n%s", f, err, text)
			}
			f = to
		}
		modules = append(modules, f)
	}
	return modules
}

// worst is the worst of all calls.
type worst struct {
	took        time.Duration
	memory      int64
	slow, large string
}

// hostile is one module, granted acmectl in a home of its own.
type hostile struct {
	tmt, module, processors, home string
	worst                         *worst
}

func (h *hostile) try(t *testing.T) {
	h.home = t.TempDir()
	b, err := os.ReadFile(h.module)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(h.home, "acme.wasm")
	config := fmt.Sprintf("[[classifier]]\nname = \"acme\"\nmodule = %q\nsha256 = \"%x\"\nprograms = [\"acmectl\"]\n", path, sha256.Sum256(b))
	for name, text := range map[string]string{path: string(b), filepath.Join(h.home, ".config/tmt/tmt.toml"): config} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	h.classify(t)
	h.hook(t)
}

func (h *hostile) classify(t *testing.T) {
	out, errs, status := h.run(t, "", "classify", "--json", "--", "acmectl", "get", "pods")
	var v struct {
		Class    abi.Class
		Findings []struct{ Reason, Classifier string }
	}
	if err := json.Unmarshal([]byte(out), &v); err != nil || status != 0 || len(v.Findings) != 1 || errs != "" {
		t.Fatalf("status %d, %v: %s%s", status, err, out, errs)
	}
	reason := v.Findings[0].Reason
	t.Log(reason)
	h.clean(t, reason)
	if v.Class != abi.Mutating || v.Findings[0].Classifier != "acme" {
		t.Errorf("got %v of %q", v.Class, v.Findings[0].Classifier)
	}
	h.named(t, reason)
}

// named checks that a text names the classifier, a cause and what to do next.
func (h *hostile) named(t *testing.T, text string) {
	t.Helper()
	_, rest, found := strings.Cut(text, `classifier "acme": `)
	cause, next, more := strings.Cut(rest, "; ")
	if !found || !more || len(cause) < 8 || !strings.Contains(next, "tmt ") {
		t.Errorf("%q names no cause and no next step", text)
	}
}

func (h *hostile) hook(t *testing.T) {
	event := `{"session_id":"s","cwd":"` + h.home + `","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"acmectl get pods"}}`
	out, errs, status := h.run(t, event, "hook", "pre-tool-use")
	var reply struct {
		HookSpecificOutput struct{ PermissionDecision, PermissionDecisionReason string }
	}
	if err := json.Unmarshal([]byte(out), &reply); err != nil || status != 2 {
		t.Fatalf("the hook: status %d, %v: %s", status, err, out)
	}
	r := reply.HookSpecificOutput
	if r.PermissionDecision != "deny" {
		t.Errorf("the hook decided %q", r.PermissionDecision)
	}
	h.named(t, r.PermissionDecisionReason)
	h.named(t, errs)
	h.clean(t, r.PermissionDecisionReason)
	h.clean(t, strings.TrimSuffix(errs, "\n"))
}

// clean checks that a text has nothing that a terminal or a reader trips over.
func (h *hostile) clean(t *testing.T, text string) {
	t.Helper()
	if len(text) > 4096 {
		t.Errorf("%d bytes of text", len(text))
	}
	for _, r := range text {
		if r != ' ' && r != '\n' && !abi.Visible(r) {
			t.Errorf("%U in %q", r, text)
		}
	}
}

// run runs tmt and watches its time and the memory of all its processes.
func (h *hostile) run(t *testing.T, stdin string, args ...string) (out, errs string, status int) {
	t.Helper()
	cmd := exec.Command(h.tmt, args...)
	cmd.Env = []string{"HOME=" + h.home, "PATH=/usr/bin:/bin", "GOMAXPROCS=" + h.processors, "TMT_DATA=" + filepath.Join(h.home, "data")}
	cmd.Dir = h.home
	cmd.Stdin = strings.NewReader(stdin)
	var o, e bytes.Buffer
	cmd.Stdout, cmd.Stderr = &o, &e
	start := time.Now()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	done, peak := make(chan struct{}), make(chan int64)
	go watchTree(cmd.Process.Pid, done, peak)
	err := cmd.Wait()
	took := time.Since(start)
	close(done)
	memory := <-peak
	if exit, ok := err.(*exec.ExitError); ok {
		status = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	if took > hostileTime || memory > hostileMemory {
		t.Errorf("%v took %v and %d MB", args, took, memory>>20)
	}
	if took > h.worst.took {
		h.worst.took, h.worst.slow = took, t.Name()
	}
	if memory > h.worst.memory {
		h.worst.memory, h.worst.large = memory, t.Name()
	}
	return o.String(), e.String(), status
}

// watchTree sends the most memory that a process and those below it held at a
// time: the sum of each one's own peak so far, looked at every few milliseconds.
func watchTree(pid int, done <-chan struct{}, peak chan<- int64) {
	most := int64(0)
	for {
		most = max(most, treeMemory(pid))
		select {
		case <-done:
			peak <- most
			return
		case <-time.After(3 * time.Millisecond):
		}
	}
}

// treeMemory is the peak resident memory of a process and of those below it. A
// child is known by its parent's ID, the second field behind the name.
func treeMemory(pid int) (sum int64) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	tree := map[string]bool{strconv.Itoa(pid): true}
	for _, name := range stats { // a child's ID is larger, as long as they do not wrap
		stat, _ := os.ReadFile(name)
		_, rest, _ := bytes.Cut(stat, []byte(") "))
		if fields := strings.Fields(string(rest)); len(fields) > 1 && tree[fields[1]] {
			tree[filepath.Base(filepath.Dir(name))] = true
		}
	}
	for p := range tree {
		status, _ := os.ReadFile("/proc/" + p + "/status")
		if _, rest, ok := strings.Cut(string(status), "VmHWM:"); ok {
			kb, _ := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			sum += kb << 10
		}
	}
	return sum
}
