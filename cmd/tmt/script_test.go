package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ground"
	"github.com/seed-a23d08e7/tmt/host/sandbox/worker"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"tmt":         main,
		"tmt-sandbox": func() { os.Exit(worker.Main(os.Args, os.Stdin, os.Stdout, os.Stderr)) },
		"tmt-ground":  func() { os.Exit(ground.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			e.Setenv("HOME", filepath.Join(e.WorkDir, "home"))
			// Events name the script's own folder.
			files, err := filepath.Glob(filepath.Join(e.WorkDir, "*.json"))
			if err != nil {
				return err
			}
			for _, name := range files {
				b, err := os.ReadFile(name)
				if err != nil {
					return err
				}
				b = []byte(strings.ReplaceAll(string(b), "$WORK", e.WorkDir))
				if err := os.WriteFile(name, b, 0o600); err != nil {
					return err
				}
			}
			return os.Mkdir(filepath.Join(e.WorkDir, "home"), 0o700)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"plugin": plugin, "wasm": wasmCommand, "bin": binCommand, "digest": digestCommand},
		Condition: func(name string) (bool, error) {
			if name != "race" {
				return false, fmt.Errorf("there is no condition %q", name)
			}
			return raced, nil
		},
		UpdateScripts: os.Getenv("UPDATE") != "",
	})
}

// plugin DIR makes a plugin's folder with the real programs, as make plugin does.
func plugin(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: plugin DIR")
	}
	dir := ts.MkAbs(args[0])
	for _, name := range []string{"hooks", ".claude-plugin"} {
		ts.Check(os.CopyFS(filepath.Join(dir, name), os.DirFS(filepath.Join("../..", name))))
	}
	build := exec.Command("go", "build", "-ldflags=-s -w -X main.version=0.1.0", "-o", filepath.Join(dir, "bin")+string(filepath.Separator),
		".", "../tmt-ground", "../tmt-sandbox")
	if out, err := build.CombinedOutput(); err != nil {
		ts.Fatalf("%v: %s", err, out)
	}
}

// runHook runs the hook on an event with a state of its own.
func runHook(t *testing.T, event []byte, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command("tmt", append([]string{"hook"}, args...)...)
	cmd.Env = []string{"HOME=/home/user", "PATH=" + os.Getenv("PATH"), "TMT_DATA=" + dir}
	cmd.Stdin = strings.NewReader(string(event))
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		exit, ok := err.(*exec.ExitError)
		if !ok {
			t.Fatal(err)
		}
		status = exit.ExitCode()
	}
	return out.String(), errs.String(), status
}

// TestPayloads replays events of harnesses and checks the outcome of each.
func TestPayloads(t *testing.T) {
	want, captured := outcomes(t)
	for name, outcome := range want {
		b, err := os.ReadFile(filepath.Join("testdata/payloads", name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		replay(t, name, b, outcome)
	}
	dir := os.Getenv("TMT_PAYLOADS")
	if dir == "" {
		dir = "../../../shared/harness/payloads"
	}
	var files []string
	for _, pattern := range []string{"claude-*.json", "codex-*.json", "copilot-ccformat-*.json"} {
		m, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, m...)
	}
	if len(files) == 0 {
		t.Log("no captured payloads here (TMT_PAYLOADS names their folder): only those of our own were replayed")
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(f), ".json")
		outcome, ok := captured[name]
		if !ok {
			outcome = captured["*"]
		}
		replay(t, name, b, outcome)
	}
}

func replay(t *testing.T, name string, event []byte, want string) {
	t.Helper()
	stdout, stderr, status := runHook(t, event)
	got := "other"
	switch {
	case status == 2 && strings.Contains(stdout, `"permissionDecision":"deny"`) && strings.HasPrefix(stderr, "tmt: "):
		got = "deny"
	case status == 0 && stdout == "" && stderr == "":
		got = "silent"
	case status == 0 && strings.Contains(stdout, `"additionalContext":"tmt: `):
		got = "context"
	}
	if got != want {
		t.Errorf("%s: got %s (status %d, %q, %q), want %s", name, got, status, stdout, stderr, want)
	}
	if want == "deny" && strings.HasPrefix(name, "codex") {
		codexStrict(t, name, stdout)
	}
}

// codexStrict checks the reply's keys: Codex takes any other for a failure of
// the hook, and lets the call run.
func codexStrict(t *testing.T, name, reply string) {
	t.Helper()
	const form = `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"`
	if !strings.HasPrefix(reply, form) || !strings.HasSuffix(reply, `"}}`) {
		t.Errorf("%s: Codex would not take the reply %s", name, reply)
	}
}

func outcomes(t *testing.T) (own, captured map[string]string) {
	t.Helper()
	b, err := os.ReadFile("testdata/payloads.txt")
	if err != nil {
		t.Fatal(err)
	}
	own, captured = map[string]string{}, map[string]string{}
	for _, line := range strings.Split(string(b), "\n") {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || strings.HasPrefix(line, "#"):
		case words[0] == "captured" && len(words) == 3:
			captured[words[1]] = words[2]
		case len(words) == 2:
			own[words[0]] = words[1]
		default:
			t.Fatalf("testdata/payloads.txt: %q", line)
		}
	}
	return own, captured
}

// A large event is denied, and so is one that is too large.
func TestLargeEvents(t *testing.T) {
	for _, n := range []int{1 << 20, 10 << 20} {
		event := `{"session_id":"s","cwd":"/home/user/project","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"terraform destroy # ` + strings.Repeat("x", n) + `"}}`
		stdout, _, status := runHook(t, []byte(event), "pre-tool-use")
		if status != 2 || !strings.Contains(stdout, `"deny"`) {
			t.Errorf("%d bytes: status %d, %.200q", n, status, stdout)
		}
	}
	event := `{"session_id":"s","cwd":"/home/user/project","hook_event_name":"PreToolUse","tool_name":"Write","tool_input":{"file_path":"/home/user/project/a","content":"` + strings.Repeat("x", 1<<20) + `"}}`
	if stdout, _, status := runHook(t, []byte(event), "pre-tool-use"); status != 0 || stdout != "" {
		t.Errorf("writing 1 MB: status %d, %.200q", status, stdout)
	}
}
