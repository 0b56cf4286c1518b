package doctor

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// system is a machine of its own, with variables of the environment.
func system(t *testing.T, env map[string]string) System {
	t.Helper()
	dir := t.TempDir()
	return System{
		Program: filepath.Join(dir, "bin", "tmt"), Version: "1.2.3", Cwd: dir, Now: time.Now(),
		Getenv: func(name string) string {
			if v, ok := env[name]; ok {
				return v
			}
			if name == "HOME" || name == "USERPROFILE" {
				return dir
			}
			return ""
		},
	}
}

// Whatever is wrong, a result has a remedy exactly where it is not ok.
func TestRemedies(t *testing.T) {
	seen := map[State]int{}
	for _, env := range [...]map[string]string{
		{},
		{"HOME": "", "USERPROFILE": ""},
		{"HOME": "relative", "USERPROFILE": "relative"},
		{"TMT_GATE_MODE": "off", "CLAUDE_PLUGIN_ROOT": "/nonexistent"},
		{"TMT_HARD_GATE": "perhaps", "TMT_DATA": "relative"},
		{"TMT_DATA": "/dev/null/data", "XDG_CONFIG_HOME": "/dev/null"},
	} {
		for _, r := range Run(system(t, env)) {
			seen[r.State]++
			if r.Check == "" || r.Text == "" || (r.Remedy == "") != (r.State == OK) {
				t.Errorf("%v: %+v", env, r)
			}
		}
	}
	if seen[OK] == 0 || seen[Warning] == 0 || seen[Problem] == 0 {
		t.Errorf("not every state occurred: %v", seen)
	}
}

// The installation of nobody has problems, and the canary says that no hook starts.
func TestNoProgram(t *testing.T) {
	list := Run(system(t, nil))
	if !Failed(list) {
		t.Error("no problem where there is no program")
	}
	if last := list[len(list)-1]; last.Check != "canary" || last.State != Problem || !strings.Contains(last.Text, "does not start") {
		t.Errorf("the canary: %+v", last)
	}
}

// Claude Code itself is run only where a person asks.
func TestHarnessVersion(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the programs are shell scripts")
	}
	for _, c := range [...]struct {
		script string
		person bool
		state  State
		text   string
	}{
		{"echo '2.1.332 (Claude Code)'", true, OK, "2.1.332"},
		{"echo '2.1.294 (Claude Code)'", true, Warning, "before 2.1.295"},
		{"echo '1.0.9 (Claude Code)'", true, Warning, "so old"},
		{"echo new", true, Warning, "cannot be told"},
		{"exit 1", true, Warning, "cannot be told"},
		{"exec sleep 20", true, Warning, "within 3s"},
		{"echo '2.1.332 (Claude Code)'", false, Warning, "without running it"},
	} {
		bin := t.TempDir()
		ran := filepath.Join(bin, "ran")
		if err := os.WriteFile(filepath.Join(bin, "claude"), []byte("#!/bin/sh\n: >'"+ran+"'\n"+c.script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		s := system(t, map[string]string{"PATH": "relative" + string(filepath.ListSeparator) + bin})
		s.Person = c.person
		r := &report{}
		s.harness(r)
		if len(r.list) != 1 || r.list[0].State != c.state || !strings.Contains(r.list[0].Text, c.text) {
			t.Errorf("%s: %+v, want %s with %q", c.script, r.list, c.state, c.text)
		}
		if exists(ran) != c.person {
			t.Errorf("%s: run: %v, a person asks: %v", c.script, exists(ran), c.person)
		}
	}
}

func TestParseVersion(t *testing.T) {
	for _, c := range [...]struct {
		text string
		want [3]int
		ok   bool
	}{
		{"2.1.295", [3]int{2, 1, 295}, true},
		{"2.1.295-beta.1 (Claude Code)", [3]int{2, 1, 295}, true},
		{"2.1", [3]int{}, false},
		{"2.-1.3", [3]int{}, false},
		{"claude", [3]int{}, false},
		{"", [3]int{}, false},
	} {
		if got, ok := parseVersion(c.text); got != c.want || ok != c.ok {
			t.Errorf("%q: %v, %v", c.text, got, ok)
		}
	}
	if !less(oldest, blocking) || less(blocking, blocking) || less([3]int{3, 0, 0}, blocking) {
		t.Error("versions are not compared by their numbers from the left")
	}
}

func TestRunsHook(t *testing.T) {
	for _, c := range [...]struct {
		command string
		args    []string
		want    bool
	}{
		{"/opt/tmt/bin/tmt hook pre-tool-use", nil, true},
		{`"/opt/tmt/bin/tmt" hook`, nil, true},
		{"/opt/tmt/bin/tmt.exe", []string{"hook", "pre-tool-use"}, true},
		{"/opt/tmt/bin/tmt statusline", nil, false},
		{"/opt/other/hook tmt", nil, false},
	} {
		b, err := json.Marshal(map[string]any{"PreToolUse": []any{map[string]any{"hooks": []any{map[string]any{"command": c.command, "args": c.args}}}}})
		if err != nil {
			t.Fatal(err)
		}
		if got := runsHook(b); got != c.want {
			t.Errorf("%s %q: %v", c.command, c.args, got)
		}
	}
}

// Managed settings may forbid a plugin's hooks; members of a wrong type hide
// none of the others.
func TestSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(path, []byte(`{"disableAllHooks": "yes", "env": [], "allowManagedHooksOnly": true, "enabledPlugins": {"tmt@tmt": ["1.0"], "tmt@b": false}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := readSettings(path)
	if err != nil || c.off || !c.only || !c.enabled["tmt@tmt"] || c.enabled["tmt@b"] {
		t.Errorf("%+v, %v", c, err)
	}
}
