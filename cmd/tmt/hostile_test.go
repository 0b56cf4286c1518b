package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
)

// TestHostileModules grants hostile modules a program, and asks about it through
// the real programs. The modules are not part of the repository: TMT_HOSTILE
// names their folder; those in text form need wat2wasm.
func TestHostileModules(t *testing.T) {
	dir := os.Getenv("TMT_HOSTILE")
	if dir == "" {
		t.Skip("TMT_HOSTILE names no folder")
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.wa[st]*"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("no modules in %s", dir)
	}
	if testing.Short() {
		t.Skip("each takes up to three seconds")
	}
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", bin+string(filepath.Separator), ".", "../tmt-sandbox")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, f := range files {
		module := f
		if strings.HasSuffix(f, ".wat") {
			module = filepath.Join(t.TempDir(), "m.wasm")
			if out, err := exec.Command("wat2wasm", "--enable-all", f, "-o", module).CombinedOutput(); err != nil {
				t.Logf("%s cannot be assembled: %v\n%s", filepath.Base(f), err, out)
				continue
			}
		}
		for _, processors := range []string{"1", "2"} {
			t.Run(filepath.Base(f)+"/"+processors, func(t *testing.T) { hostile(t, filepath.Join(bin, "tmt"), module, processors) })
		}
	}
}

func hostile(t *testing.T, tmt, module, processors string) {
	home := t.TempDir()
	b, err := os.ReadFile(module)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(home, "tmt.wasm")
	config := fmt.Sprintf("[[classifier]]\nname = \"acme\"\nmodule = %q\nsha256 = \"%x\"\nprograms = [\"acmectl\"]\n", path, sha256.Sum256(b))
	for name, text := range map[string]string{path: string(b), filepath.Join(home, ".config/tmt/tmt.toml"): config} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run := func(stdin string, args ...string) (string, int) {
		cmd := exec.Command(tmt, args...)
		cmd.Env = []string{"HOME=" + home, "PATH=/usr/bin:/bin", "GOMAXPROCS=" + processors, "TMT_DATA=" + filepath.Join(home, "data")}
		cmd.Dir = home
		cmd.Stdin = strings.NewReader(stdin)
		start := time.Now()
		out, err := cmd.Output()
		if took := time.Since(start); took > 3*time.Second {
			t.Errorf("%v took %v", args, took)
		}
		status := 0
		if exit, ok := err.(*exec.ExitError); ok {
			status = exit.ExitCode()
		} else if err != nil {
			t.Fatal(err)
		}
		return string(out), status
	}
	out, status := run("", "classify", "--json", "--", "acmectl", "get", "pods")
	var v struct {
		Class    abi.Class
		Findings []struct{ Reason, Classifier string }
	}
	if err := json.Unmarshal([]byte(out), &v); err != nil || status != 0 || len(v.Findings) != 1 {
		t.Fatalf("status %d, %v: %s", status, err, out)
	}
	reason := v.Findings[0].Reason
	t.Log(reason)
	if v.Class != abi.Mutating || v.Findings[0].Classifier != "acme" || !strings.HasPrefix(reason, `classifier "acme": `) || !strings.Contains(reason, "tmt ") {
		t.Errorf("got %v, %q", v.Class, reason)
	}
	out, status = run(`{"session_id":"s","cwd":"`+home+`","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"acmectl get pods"}}`, "hook", "pre-tool-use")
	if status != 2 || !strings.Contains(out, `"permissionDecision":"deny"`) || !strings.Contains(out, `classifier \"acme\": `) {
		t.Errorf("the hook: status %d, %s", status, out)
	}
	if strings.ContainsAny(out, "\x1b\u202e") {
		t.Errorf("the hook lets escapes through: %q", out)
	}
}
