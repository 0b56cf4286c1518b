package doctor

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	eventhook "github.com/seed-a23d08e7/tmt/host/hook"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// system is a machine of its own, with variables of the environment.
func system(t *testing.T, env map[string]string) System {
	t.Helper()
	dir := t.TempDir()
	return System{
		Program: filepath.Join(dir, "bin", "tmt"), Version: "1.2.3", Cwd: dir, Now: time.Now(), Deadline: 4 * time.Second,
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

// Hooks of settings that run tmt are told from others.
func TestOurs(t *testing.T) {
	for _, c := range [...]struct {
		command string
		args    []string
		want    bool
	}{
		{"/opt/tmt/bin/tmt hook pre-tool-use", nil, true},
		{`"/opt/my tools/bin/tmt" hook`, nil, true},
		{"/opt/my tools/bin/tmt.exe", []string{"hook", "pre-tool-use"}, true},
		{"env A=b /opt/tmt/bin/tmt hook pre-tool-use", nil, true},
		{"/opt/tmt/bin/tmt statusline", nil, false},
		{"/opt/other/hook tmt", nil, false},
		{"", nil, false},
		{`"`, nil, false},
	} {
		b, err := json.Marshal(map[string]any{"PreToolUse": []any{map[string]any{"hooks": []any{map[string]any{"command": c.command, "args": c.args}}}}})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(ours("settings.json", b)) == 1; got != c.want {
			t.Errorf("%s %q: %v", c.command, c.args, got)
		}
	}
}

// A hook through which calls pass unseen is found, each for its own reason.
func TestCheckEntry(t *testing.T) {
	for _, c := range [...]struct {
		name, event, hook string
		state             State // of the one result; "" for none
		text              string
	}{
		{"as shipped", "PreToolUse", `{"timeout": 10, "onFailure": "block"}`, "", ""},
		{"just long enough", "PreToolUse", `{"timeout": 5, "onFailure": "block"}`, "", ""},
		{"no time-out", "PreToolUse", `{"onFailure": "block"}`, Warning, "sets no time-out for PreToolUse"},
		{"its own deadline", "PreToolUse", `{"timeout": 4, "onFailure": "block"}`, Problem, "waits 4 s for PreToolUse, and the hook answers within 4s"},
		{"half a second", "PreSkillShellCommand", `{"timeout": 0.5, "onFailure": "block"}`, Problem, "waits 0.5 s"},
		{"a short one behind a call", "PostToolUse", `{"timeout": 1}`, Warning, "what it would keep is lost"},
		{"text", "PostToolUse", `{"timeout": "10"}`, Problem, "no number above 0"},
		{"zero", "PreToolUse", `{"timeout": 0, "onFailure": "block"}`, Problem, "no number above 0"},
		{"milliseconds", "PreToolUse", `{"timeout": 10000, "onFailure": "block"}`, "", ""},
		{"passes on failure", "PreToolUse", `{"timeout": 10, "onFailure": "continue"}`, Problem, "lets calls through"},
		{"some calls", "PreToolUse", `{"timeout": 10, "onFailure": "block", "if": "Bash(rm *)"}`, Problem, "some calls only"},
		{"not waited for", "PreToolUse", `{"timeout": 10, "onFailure": "block", "async": true}`, Problem, "does not wait"},
		{"one tool", "PreToolUse", `{"timeout": 10, "onFailure": "block", "matcher": "Bash"}`, Problem, "some tools only (Bash)"},
	} {
		var group struct{ Matcher string }
		e := entry{path: "hooks.json", event: c.event}
		if err := json.Unmarshal([]byte(c.hook), &e.hook); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(c.hook), &group); err != nil {
			t.Fatal(err)
		}
		e.matcher = group.Matcher
		r := &report{}
		e.check(r, 5*time.Second, "restore it")
		switch {
		case c.state == "" && len(r.list) == 0:
		case len(r.list) != 1 || r.list[0].State != c.state || !strings.Contains(r.list[0].Text, c.text) || r.list[0].Remedy == "":
			t.Errorf("%s: %+v, want %s with %q", c.name, r.list, c.state, c.text)
		}
	}
}

// Calls that end without having been asked about are a hook that does not run.
func TestUnasked(t *testing.T) {
	for _, c := range [...]struct {
		pre, post time.Duration // before now
		want      bool
	}{
		{time.Hour, 0, false}, {2 * longest, 0, true}, {0, 2 * longest, false},
	} {
		s := system(t, map[string]string{"TMT_DATA": t.TempDir()})
		store := session.Store{Dir: s.Getenv("TMT_DATA")}
		for name, before := range map[string]time.Duration{"PreToolUse": c.pre, "PostToolUse": c.post} {
			store.Fired(name, s.Now)
			at := s.Now.Add(-before)
			if err := os.Chtimes(filepath.Join(store.Dir, "fired", name), at, at); err != nil {
				t.Fatal(err)
			}
		}
		r := &report{}
		s.fired(r)
		if got := Failed(r.list); got != c.want {
			t.Errorf("asked %v ago, ended %v ago: %+v", c.pre, c.post, r.list)
		}
	}
}

// The hooks files name exactly the events that doctor lists.
func TestShippedHooks(t *testing.T) {
	s := system(t, nil)
	r := &report{}
	shipped := s.shipped(r, filepath.Join("..", "..", ".."))
	var got []string
	for _, list := range shipped {
		for _, e := range list {
			got = append(got, e.event)
		}
	}
	var want []string
	for _, n := range eventhook.Names() {
		want = append(want, string(n))
	}
	slices.Sort(got)
	slices.Sort(want)
	if len(r.list) > 0 || !slices.Equal(got, want) {
		t.Errorf("%v, %+v; want %v", got, r.list, want)
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
