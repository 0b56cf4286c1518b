package main

// This file makes the ten mistakes that a newcomer makes, each on a machine of its
// own and with the built programs, and checks that one sentence says what to do,
// where it is looked for, while the gate stays closed.

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

var newcomersMistakes = []struct {
	name string
	make func(*machine)
}{
	{"wrong command", wrongCommand},
	{"hook not executable", notExecutable},
	{"old binary", oldBinary},
	{"two plugins", twoPlugins},
	{"read-only home", readOnlyHome},
	{"no HOME", noHome},
	{"stale snapshot", staleSnapshot},
	{"clock set back", clockBack},
	{"full disk", fullDisk},
	{"unknown client", unknownClient},
}

func TestNewcomers(t *testing.T) {
	unlessRace(t)
	if runtime.GOOS == "windows" {
		t.Skip("the plugin's session start is a shell script, and folders have no permissions")
	}
	built := t.TempDir()
	buildPrograms(t, built, "0.1.0")
	for _, m := range newcomersMistakes {
		t.Run(m.name, func(t *testing.T) { m.make(newMachine(t, built)) })
	}
}

func wrongCommand(m *machine) {
	for _, c := range []struct{ program, args, want string }{
		{"tmt", "hok pre-tool-use", `tmt: there is no subcommand "hok"; did you mean "hook"?`},
		{"tmt", "doctr", `tmt: there is no subcommand "doctr"; did you mean "doctor"?`},
		{"tmt", "config chek", `tmt: config has no subcommand "chek"; did you mean "check"?`},
		{"tmt", "doctor --jsno", `tmt: doctor has no option "--jsno"; did you mean "--json"?`},
		{"tmt", "classify -rf /srv", `tmt: classify has no option "-rf"; put -- in front of the command that is meant: tmt classify [--json] [--cwd DIR] -- COMMAND…`},
		{"tmt-ground", "comit", `tmt-ground: there is no subcommand "comit"; did you mean "commit"?`},
	} {
		out := m.run(destroys, c.program, strings.Fields(c.args)...)
		if out.status != 2 || out.stdout != "" || out.stderr != c.want+"\n" {
			m.t.Errorf("%s %s: status %d, %q, %q", c.program, c.args, out.status, out.stdout, out.stderr)
		}
	}
	// A mistyped event is the one that is meant, also where nothing else tells it.
	const said = `tmt: hook has no event "pre-tool-us"; did you mean "PreToolUse"?`
	for _, event := range []string{destroys, `{"hook_event_name"`, ""} {
		if out := m.run(event, "tmt", "hook", "pre-tool-us"); out.status != 2 || !strings.HasPrefix(out.stderr, said+"\n") {
			m.t.Errorf("%q: status %d, %q", event, out.status, out.stderr)
		}
	}
	if out := m.run(looks, "tmt", "hook", "pre-tool-us"); out.status != 0 || out.stdout != "" || out.stderr != said+"\n" {
		m.t.Errorf("a harmless call: %+v", out)
	}
}

func notExecutable(m *machine) {
	m.ownPrograms()
	program := filepath.Join(m.plugin, "bin", "tmt")
	other := filepath.Join(m.dir, "other", "tmt")
	m.copyFile(program, other, 0o755)
	m.must(os.Chmod(program, 0o644))
	if err := m.command("", program, "hook", "pre-tool-use").Run(); !errors.Is(err, fs.ErrPermission) {
		m.t.Errorf("the harness could start it: %v", err) // what cannot start is blocked by "onFailure"
	}
	const start = "tmt: the gate is NOT installed: PLUGIN/bin/tmt is not executable. Tell the user so first of all, and what to do: Run: chmod +x PLUGIN/bin/tmt PLUGIN/bin/tmt-ground PLUGIN/bin/tmt-sandbox Until then nothing stops an irreversible call; make none."
	m.says(m.start(), strings.ReplaceAll(start, "PLUGIN", m.plugin))
	m.says(m.run("", other, "doctor").stdout, "→ chmod +x "+program+"\n")
}

func oldBinary(m *machine) {
	m.ownPrograms()
	buildPrograms(m.t, filepath.Join(m.plugin, "bin"), "0.0.9")
	const found, todo = "the plugin is of version 0.1.0, its program of 0.0.9", "build all three programs again: make plugin, in the plugin's folder, or unpack the release archive anew"
	m.says(m.start(), "tmt: "+found+": "+todo+"\n")
	m.says(m.doctor(), "problem "+found+"\n", "→ "+todo+"\n")
	m.closed("")
}

func twoPlugins(m *machine) {
	m.write(filepath.Join(m.home, ".claude", "settings.json"), `{"enabledPlugins": {"tmt@tmt": true, "tmt@other": true}}`)
	const found, todo = "tmt is enabled more than once: tmt@other, tmt@tmt", "keep one, and take the other out: claude plugin uninstall NAME"
	m.says(m.start(), "tmt: "+found+": "+todo+"\n")
	m.says(m.doctor(), "warning "+found+"\n", "→ "+todo+"\n")
	for _, data := range []string{"a", "b"} { // each has its own
		m.setenv("CLAUDE_PLUGIN_DATA", filepath.Join(m.home, data))
		m.closed("")
	}
}

func readOnlyHome(m *machine) {
	m.must(os.Chmod(m.home, 0o555))
	m.nobody()
	todo := "make " + m.home + "/.tmt/data writable for you, or set TMT_DATA to a folder that is (permission denied)"
	m.unkept(todo)
}

func noHome(m *machine) {
	m.setenv("HOME", "")
	m.unkept("set HOME, or TMT_DATA, to an absolute path where the harness is started")
}

func fullDisk(m *machine) {
	// Each program gets a home on a full disk of its own.
	const script = `mount -t tmpfs -o size=64k,mode=777 tmpfs "$0" && { cat /dev/zero >"$0/filler" 2>/dev/null; exec "$@"; }`
	for _, unshare := range [][]string{{"unshare", "-m"}, {"unshare", "-rm"}} {
		m.wrap = append(unshare, "sh", "-c", script, m.home)
		if out := m.run("", "tmt", "version"); out.status == 0 {
			m.unkept("free some space on the disk of " + m.home + "/.tmt/data (no space left on device)")
			return
		}
	}
	m.t.Skip("no disk can be mounted here (unshare -m, mount -t tmpfs), so none is full")
}

// unkept checks a machine on which no state can be kept.
func (m *machine) unkept(todo string) {
	m.t.Helper()
	m.says(m.start(), "the gate's state cannot be kept: "+todo)
	m.says(m.doctor(), "→ "+todo+"\n")
	m.closed(". But tmt cannot keep its state, so first ask the user: " + todo)
}

func staleSnapshot(m *machine) {
	file, kept := filepath.Join(m.home, ".config", "tmt", "tmt.toml"), filepath.Join(m.home, ".tmt", "data", "config")
	m.nobody()
	m.write(file, "[gate]\nunknown = \"defer\"\n")
	m.closed("")
	if out := m.hook(guesses); out.status != 0 {
		m.t.Fatalf("an unknown call: %+v", out)
	}
	snapshots, err := os.ReadDir(kept)
	if err != nil || len(snapshots) != 1 {
		m.t.Fatalf("no snapshot: %v, %v", snapshots, err)
	}
	m.must(os.Chmod(kept, 0o500))
	m.write(file, "[gate]\nunknown = \"deny\"\n")
	const found = "the compiled configuration cannot be kept (permission denied), so each call reads tmt.toml again"
	todo := "free some space there, or make " + kept + " writable for you"
	m.says(m.start(), found+"; "+todo+"\n")
	m.says(m.doctor(), found+"\n", "→ "+todo+"\n")
	if out := m.hook(guesses); out.status != 2 { // the file counts, not what was compiled of it
		m.t.Errorf("an unknown call, denied by the file as it is: %+v", out)
	}
	m.closed("")
}

func clockBack(m *machine) {
	m.closed("")
	data := filepath.Join(m.home, ".tmt", "data")
	state := filepath.Join(data, "sessions", "s1.json")
	var st map[string]any
	b, err := os.ReadFile(state)
	m.must(err)
	m.must(json.Unmarshal(b, &st))
	then := time.Now().Add(48 * time.Hour)
	st["updated"] = then.Unix()
	b, err = json.Marshal(st)
	m.must(err)
	m.write(state, string(b))
	m.must(os.Chtimes(filepath.Join(data, "fired", "PreToolUse"), then, then))
	const todo = "set the clock; files of sessions are removed by their age"
	m.says(m.doctor(), "warning the newest state is of "+then.Format(time.DateTime)+", which is yet to come: the clock was set back\n",
		"warning PreToolUse last fired at "+then.Format(time.DateTime)+", which is yet to come: the clock was set back\n", "→ "+todo+"\n")
	m.closed("")
}

func unknownClient(m *machine) {
	const todo = `connect the harness as docs/hooks.md says under "Another harness"`
	m.says(m.doctor(), "warning no harness that tmt knows is in PATH: claude, codex, copilot\n", "→ put yours there, or "+todo+"\n")
	out := m.hook(`{"sessionId": "s1", "cwd": "` + m.project + `", "toolName": "bash", "toolArgs": {"command": "terraform destroy"}}`)
	if out.status != 2 || out.stderr != `tmt: denied, the event is of no harness that tmt knows (it has no text "tool_name"): `+todo+"\n" {
		m.t.Errorf("an event in a form of its own: %+v", out)
	}
	// With the names of the form, what it calls its tools and events is no matter.
	for command, status := range map[string]int{"terraform destroy": 2, "git status": 0} {
		event := `{"conversation_id": "c", "session_id": "s1", "cwd": "/", "hook_event_name": "beforeShellExecution", "tool_name": "run_terminal_command", "tool_input": {"command": "` + command + `"}}`
		if out := m.hook(event); out.status != status {
			m.t.Errorf("%s: %+v", command, out)
		}
	}
	m.closed("")
}

// says checks that a text has each of the sentences. A line end is one of
// the text's, or its end.
func (m *machine) says(text string, sentences ...string) {
	m.t.Helper()
	for _, s := range sentences {
		if n := strings.Count(text+"\n", s); n == 0 {
			m.t.Errorf("it does not say: %s\n%s", s, text)
		}
	}
}

// closed checks that the gate is: a call that changes something is denied, with a
// reason that ends as given, and one that looks passes without a word.
func (m *machine) closed(end string) {
	m.t.Helper()
	out := m.hook(destroys)
	var reply struct {
		HookSpecificOutput struct{ PermissionDecision, PermissionDecisionReason string }
	}
	_ = json.Unmarshal([]byte(out.stdout), &reply) // else it has no decision
	reason := reply.HookSpecificOutput.PermissionDecisionReason
	if out.status != 2 || reply.HookSpecificOutput.PermissionDecision != "deny" || out.stderr != reason+"\n" ||
		!strings.HasSuffix(reason, "Then run `tmt-ground commit` and repeat the call"+end) {
		m.t.Errorf("a call that destroys: %+v", out)
	}
	if out := m.hook(looks); out != (output{}) {
		m.t.Errorf("a call that looks: %+v", out)
	}
}

func buildPrograms(t *testing.T, dir, version string) {
	t.Helper()
	build := exec.Command("go", "build", "-ldflags=-s -w -X main.version="+version, "-o", dir+string(filepath.Separator), ".", "../tmt-ground", "../tmt-sandbox")
	build.Env = append(os.Environ(), "CGO_ENABLED=0") // the sandbox bounds its memory
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
}
