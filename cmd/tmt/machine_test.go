package main

// This file owns a machine of a test: a home, a project and a plugin's folder with
// the built programs.

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The events of the tests, of session s1.
const (
	destroys = `{"session_id": "s1", "cwd": "/", "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": "terraform destroy"}}`
	looks    = `{"session_id": "s1", "cwd": "/", "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": "git status"}}`
	guesses  = `{"session_id": "s1", "cwd": "/", "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": "frobnicate all"}}`
	starts   = `{"session_id": "s1", "cwd": "/", "hook_event_name": "SessionStart", "source": "startup"}`
)

type machine struct {
	t                          *testing.T
	dir, plugin, home, project string
	env                        []string
	wrap                       []string // runs the program that follows
	asNobody                   bool
}

var programs = []string{"tmt", "tmt-ground", "tmt-sandbox"}

// ownPrograms gives the machine copies of its programs, which it may change.
func (m *machine) ownPrograms() {
	m.t.Helper()
	for _, name := range programs {
		path := filepath.Join(m.plugin, "bin", name)
		m.copyFile(path, path+".copy", 0o755)
		m.must(os.Rename(path+".copy", path))
	}
}

// output is what a program did.
type output struct {
	stdout, stderr string
	status         int
}

// newMachine makes a machine with the programs of a folder.
func newMachine(t *testing.T, built string) *machine {
	t.Helper()
	dir, err := os.MkdirTemp("", "tmt-machine")
	if err != nil {
		t.Fatal(err)
	}
	m := &machine{t: t, dir: dir, plugin: filepath.Join(dir, "plugin"), home: filepath.Join(dir, "home"), project: filepath.Join(dir, "project")}
	t.Cleanup(func() {
		_ = filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			if err == nil && d.IsDir() {
				_ = os.Chmod(path, 0o700) // else nothing in it can be removed
			}
			return nil
		})
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	m.must(os.Chmod(dir, 0o755))
	for _, name := range []string{"hooks", ".claude-plugin"} {
		m.must(os.CopyFS(filepath.Join(m.plugin, name), os.DirFS(filepath.Join("../..", name))))
	}
	m.must(os.Mkdir(filepath.Join(m.plugin, "bin"), 0o755))
	for _, name := range programs {
		m.must(os.Link(filepath.Join(built, name), filepath.Join(m.plugin, "bin", name)))
	}
	m.must(os.MkdirAll(m.home, 0o755))
	m.must(os.MkdirAll(filepath.Join(m.project, ".git"), 0o755))
	m.env = []string{"HOME=" + m.home, "PATH=" + filepath.Join(m.plugin, "bin") + ":/usr/bin:/bin", "CLAUDE_PLUGIN_ROOT=" + m.plugin, "CLAUDE_PROJECT_DIR=" + m.project}
	return m
}

func (m *machine) must(err error) {
	m.t.Helper()
	if err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) copyFile(from, to string, mode os.FileMode) {
	m.t.Helper()
	b, err := os.ReadFile(from)
	m.must(err)
	m.must(os.MkdirAll(filepath.Dir(to), 0o755))
	m.must(os.WriteFile(to, b, mode))
}

// write writes a file that the machine's user owns.
func (m *machine) write(path, text string) {
	m.t.Helper()
	m.must(os.MkdirAll(filepath.Dir(path), 0o755))
	m.must(os.WriteFile(path, []byte(text), 0o600))
	if m.asNobody {
		m.own()
	}
}

// setenv sets a variable; "" takes it out.
func (m *machine) setenv(name, value string) {
	m.env = slices.DeleteFunc(m.env, func(v string) bool { return strings.HasPrefix(v, name+"=") })
	if value != "" {
		m.env = append(m.env, name+"="+value)
	}
}

// command is a program of the plugin, or one by its path, ready to run.
func (m *machine) command(stdin, program string, args ...string) *exec.Cmd {
	if !strings.Contains(program, "/") {
		program = filepath.Join(m.plugin, "bin", program)
	}
	words := append(append(slices.Clone(m.wrap), program), args...)
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Env, cmd.Dir, cmd.Stdin = m.env, m.project, strings.NewReader(stdin)
	if m.asNobody {
		become(cmd)
	}
	return cmd
}

func (m *machine) run(stdin, program string, args ...string) output {
	m.t.Helper()
	cmd := m.command(stdin, program, args...)
	var stdout, stderr strings.Builder
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); cmd.ProcessState == nil {
		m.t.Fatal(err)
	}
	return output{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

func (m *machine) hook(event string) output {
	m.t.Helper()
	return m.run(event, "tmt", "hook", "pre-tool-use")
}

// doctor returns what tmt doctor prints.
func (m *machine) doctor() string {
	m.t.Helper()
	return m.run("", "tmt", "doctor").stdout
}

// start begins a session as the harness does, and returns what the model is told.
func (m *machine) start() string {
	m.t.Helper()
	out := m.run(starts, "/bin/sh", filepath.Join(m.plugin, "hooks", "session-start.sh"))
	if out.stdout == "" {
		return ""
	}
	var reply struct {
		HookSpecificOutput struct{ AdditionalContext string }
	}
	if err := json.Unmarshal([]byte(out.stdout), &reply); err != nil {
		m.t.Fatalf("session start: %v: %+v", err, out)
	}
	return reply.HookSpecificOutput.AdditionalContext
}
