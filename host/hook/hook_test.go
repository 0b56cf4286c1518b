package hook

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestParseName(t *testing.T) {
	for in, want := range map[string]Name{
		"PreToolUse": PreToolUse, "pre-tool-use": PreToolUse, "pretooluse": PreToolUse,
		"post-tool-use-failure": PostToolUseFailure, "session-start": SessionStart,
		"pre-skill-shell-command": PreSkillShellCommand, "Stop": "Stop", "": "",
	} {
		if got := ParseName(in); got != want {
			t.Errorf("ParseName(%q) is %q, want %q", in, got, want)
		}
	}
}

// What cannot be read is an error, and the event still says whether to deny.
func TestDecodeRefuses(t *testing.T) {
	for _, c := range []struct {
		data  string
		given Name
		gates bool
	}{
		{"", PreToolUse, true},
		{"  \n", PreToolUse, true},
		{"null", PreToolUse, true},
		{"[]", PreToolUse, true},
		{"{", PreToolUse, true},
		{`{"hook_event_name":"PreToolUse"}`, "", true},
		{`{"hook_event_name":"PreToolUse","tool_name":7}`, "", true},
		{`{"Hook_Event_Name":"Stop","hook_event_name":"PreToolUse"}`, "", true},
		{`{"hook_event_name":"PreToolUse","tool_name":"Bash"} trailing`, PostToolUse, false},
		{`{"hook_event_name":"PreToolUse"}`, PostToolUse, true},
		{strings.Repeat(" ", MaxBytes+1), PreToolUse, true},
	} {
		e, err := Decode([]byte(c.data), c.given)
		if err == nil {
			t.Errorf("%.60q: no error", c.data)
		}
		if e.Name.Gates() != c.gates {
			t.Errorf("%.60q: the event is %q", c.data, e.Name)
		}
	}
}

// A mis-cased key never replaces what the harness means.
func TestDecodeExactKeys(t *testing.T) {
	e, err := Decode([]byte(`{"hook_event_name":"PreToolUse","tool_name":"Bash","Tool_Name":"Read","tool_input":{"command":"x"},"TOOL_INPUT":{"command":"y"},"session_id":"a","SESSION_ID":"b"}`), "")
	if err != nil {
		t.Fatal(err)
	}
	if e.Call.Tool != "Bash" || string(e.Call.Input) != `{"command":"x"}` || e.SessionID != "a" {
		t.Errorf("got %+v", e)
	}
}

func TestResults(t *testing.T) {
	for _, c := range []struct {
		name, event             string
		background, interrupted bool
		output                  string
	}{
		{"claude", `{"hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":{"stdout":"a","stderr":"","interrupted":false}}`, false, false, "a"},
		{"background", `{"hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":{"stdout":"","backgroundTaskId":"b1"}}`, true, false, ""},
		{"interrupted", `{"hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":{"stdout":"a","interrupted":true}}`, false, true, "a"},
		{"mcp", `{"hook_event_name":"PostToolUse","tool_name":"mcp__a__b","tool_response":"text"}`, false, false, "text"},
		{"copilot failure", `{"hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":"oops\n<shellId: 3 completed with exit code 3>"}`, false, true, "oops\n<shellId: 3 completed with exit code 3>"},
		{"copilot success", `{"hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":"ok\n<shellId: 3 completed with exit code 0>"}`, false, false, "ok\n<shellId: 3 completed with exit code 0>"},
		{"codex", `{"turn_id":"t","hook_event_name":"PostToolUse","tool_name":"Bash","tool_response":"out"}`, false, false, "out"},
	} {
		e, err := Decode([]byte(c.event), "")
		if err != nil {
			t.Fatal(err)
		}
		if e.Background != c.background || e.Interrupted != c.interrupted || e.Output != c.output {
			t.Errorf("%s: background %v, interrupted %v, output %q", c.name, e.Background, e.Interrupted, e.Output)
		}
	}
}

// A reply is one JSON object with the keys that Codex knows, and nothing else.
func TestReplies(t *testing.T) {
	for _, h := range []Harness{Claude, Codex} {
		for _, n := range []Name{PreToolUse, PreSkillShellCommand, "", "Stop"} {
			e := Event{Name: n, Harness: h}
			for _, reason := range []string{"", "a \"b\"\n<c> \x1b[31m é", strings.Repeat("x", 30000)} {
				r := e.Deny(reason)
				checkObject(t, r.Stdout)
				if r.Status != 2 || r.Stderr == "" {
					t.Errorf("Deny(%.10q): status %d, stderr %.10q", reason, r.Status, r.Stderr)
				}
			}
			ask := e.Ask("why")
			if denies := h == Codex || n != PreToolUse; denies != (ask.Status == 2) {
				t.Errorf("harness %d, %q: Ask ends with %d", h, n, ask.Status)
			}
		}
	}
	e := Event{Name: PostToolUseFailure}
	if r := e.Context(""); r != (Reply{}) {
		t.Errorf("no context: %+v", r)
	}
	if r := e.Context("note"); r.Status != 0 || !strings.Contains(r.Stdout, `"additionalContext":"note"`) {
		t.Errorf("context: %+v", r)
	}
}

func checkObject(t *testing.T, text string) {
	t.Helper()
	var o map[string]map[string]string
	if err := json.Unmarshal([]byte(text), &o); err != nil || len(o) != 1 {
		t.Fatalf("no single object: %v: %.80q", err, text)
	}
	out := o["hookSpecificOutput"]
	if len(out) != 3 || out["permissionDecision"] != "deny" || out["permissionDecisionReason"] == "" || out["hookEventName"] == "" {
		t.Errorf("got the keys %v", out)
	}
	if strings.Contains(text, "\n") {
		t.Error("more than one line")
	}
}

// FuzzDecode: no input panics, and one that gates is never lost to a milder name.
func FuzzDecode(f *testing.F) {
	files, err := filepath.Glob("../../cmd/tmt/testdata/payloads/*.json")
	if err != nil || len(files) == 0 {
		f.Fatalf("no payloads to start from: %v", err)
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b, "pre-tool-use")
		f.Add(b, "")
	}
	f.Fuzz(func(t *testing.T, data []byte, given string) {
		name := ParseName(given)
		e, err := Decode(data, name)
		if name.Gates() && !e.Name.Gates() {
			t.Errorf("%q became %q", name, e.Name)
		}
		if err == nil && e.Name.Gates() && e.Call.Tool == "" {
			t.Error("an event without a tool was accepted")
		}
		if r := e.Deny("x"); r.Status != 2 {
			t.Errorf("Deny ends with %d", r.Status)
		}
	})
}
