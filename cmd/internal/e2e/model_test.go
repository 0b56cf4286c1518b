package main

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// ask sends a conversation to a model and returns what it answers.
func ask(t *testing.T, m *model, body string) string {
	t.Helper()
	r, err := http.Post(m.url+"/v1/messages?beta=true", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func testModel(t *testing.T, s scripts) *model {
	t.Helper()
	m, err := serve(s, filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.close)
	return m
}

const tools = `"tools":[{"name":"Bash","input_schema":{}}]`

func TestTurns(t *testing.T) {
	m := testModel(t, scripts{"main": {bash("one", "two"), bash("three")}, "other": {bash("four")}})
	first := `{"messages":[{"role":"user","content":"go"}],` + tools + `}`
	second := `{"messages":[{"role":"user","content":"go"},
		{"role":"assistant","content":[{"type":"tool_use","id":"toolu_main_0_0","name":"Bash","input":{}},{"type":"tool_use","id":"toolu_main_0_1","name":"Bash","input":{}}]},
		{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_main_0_0","is_error":true,"content":"tmt: denied"},
			{"type":"tool_result","tool_use_id":"toolu_main_0_1","content":[{"type":"text","text":"two ran"}]}]}],` + tools + `}`
	for _, c := range []struct{ name, body, want string }{
		{"first", first, `"command":"one"`},
		{"repeated", first, `"command":"one"`},
		{"parallel", first, `"command":"two"`},
		{"second", second, `"command":"three"`},
		{"by marker", `{"messages":[{"role":"user","content":[{"type":"text","text":"conversation:other go"}]}],` + tools + `}`, `"command":"four"`},
		{"side question", `{"messages":[{"role":"user","content":"a title?"}]}`, "a side answer"},
	} {
		if got := ask(t, m, c.body); !strings.Contains(got, c.want) {
			t.Errorf("%s: no %s in %s", c.name, c.want, got)
		}
	}
	if r := m.results["toolu_main_0_0"]; !r.fault || r.text != "tmt: denied" {
		t.Errorf("the denied call: %+v", r)
	}
	if r := m.results["toolu_main_0_1"]; !r.seen || r.fault || r.text != "two ran" {
		t.Errorf("the call that ran: %+v", r)
	}
	if !strings.Contains(m.told.String(), "two ran") {
		t.Errorf("told: %q", m.told.String())
	}
}

// A stream is a sequence of events that puts the same answer together.
func TestStream(t *testing.T) {
	m := testModel(t, scripts{"main": {bash("one")}})
	got := ask(t, m, `{"stream":true,"messages":[{"role":"user","content":"go"}],`+tools+`}`)
	var kinds []string
	var input bytes.Buffer
	for event := range strings.SplitSeq(strings.TrimSpace(got), "\n\n") {
		kind, data, ok := strings.Cut(strings.TrimPrefix(event, "event: "), "\ndata: ")
		if !ok {
			t.Fatalf("no event: %q", event)
		}
		kinds = append(kinds, kind)
		var e struct {
			Type  string
			Delta struct {
				Partial string `json:"partial_json"`
			}
		}
		if err := json.Unmarshal([]byte(data), &e); err != nil || e.Type != kind {
			t.Errorf("event %s: %v, %s", kind, err, data)
		}
		input.WriteString(e.Delta.Partial)
	}
	if got, want := strings.Join(kinds, " "), "message_start content_block_start content_block_delta content_block_stop message_delta message_stop"; got != want {
		t.Errorf("events: %s, want %s", got, want)
	}
	var in map[string]string
	if err := json.Unmarshal(input.Bytes(), &in); err != nil || in["command"] != "one" {
		t.Errorf("input: %s (%v)", input.Bytes(), err)
	}
}

func TestScenesAreNamed(t *testing.T) {
	seen := map[string]bool{}
	for _, sc := range scenes() {
		if seen[sc.name] || len(sc.name) > nameWidth || sc.play == nil {
			t.Errorf("scene %q: twice, too long for its column, or empty", sc.name)
		}
		seen[sc.name] = true
	}
}
