// Package hook speaks the hook protocols of harnesses: event in, reply out.
//
// It owns the forms alone and decides nothing. This file holds what all harnesses
// share, claude.go and codex.go what is theirs; Copilot CLI sends and honours
// Claude Code's form when its events are written in Pascal case.
package hook

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/abi/object"
)

// MaxBytes bounds an event. A larger one is malformed.
const MaxBytes = 8 << 20

// Name is a hook event's name.
type Name string

// The events that are acted on. All others are let pass in silence.
const (
	PreToolUse           Name = "PreToolUse"
	PreSkillShellCommand Name = "PreSkillShellCommand"
	PostToolUse          Name = "PostToolUse"
	PostToolUseFailure   Name = "PostToolUseFailure"
	SessionStart         Name = "SessionStart"
)

// Gates reports whether the event asks whether a call may run: there, what
// cannot be read is denied.
func (n Name) Gates() bool { return n == PreToolUse || n == PreSkillShellCommand }

// Names lists the events that are acted on.
func Names() [5]Name {
	return [...]Name{PreToolUse, PreSkillShellCommand, PostToolUse, PostToolUseFailure, SessionStart}
}

// Known reports whether the event is one of Names.
func (n Name) Known() bool {
	names := Names()
	return slices.Contains(names[:], n)
}

// ParseName reads the event as the command line names it: "PreToolUse" or
// "pre-tool-use". Any other name comes back as it is.
func ParseName(s string) Name {
	for _, n := range Names() {
		if strings.EqualFold(strings.ReplaceAll(s, "-", ""), string(n)) {
			return n
		}
	}
	return Name(s)
}

// Harness is the program that sent an event.
type Harness uint8

// The harnesses that are told apart.
const (
	Claude Harness = iota // Claude Code, and Copilot CLI in its form
	Codex
)

// Event is a hook event, decoded.
type Event struct {
	Name      Name
	Harness   Harness
	SessionID string
	Call      abi.Call
	Source    string // SessionStart: startup, resume, clear, compact, fork

	// Of a call that ran.
	Output      string // what it printed, where the harness says
	Background  bool   // still running: its outcome is not known
	Interrupted bool   // by the user
}

// fields are a JSON object's, whose keys are matched exactly: a mis-cased key must
// not replace what the harness means.
type fields map[string]json.RawMessage

func (o fields) text(key string) string {
	s, _ := object.Text(o[key])
	return s
}

func (o fields) truth(key string) bool { return string(o[key]) == "true" }

// Decode reads an event. The event that is returned with an error names what is
// known, so that the caller can tell whether to deny. given is the name on the
// command line, "" for none.
func Decode(data []byte, given Name) (Event, error) {
	e := Event{Name: given}
	if len(data) > MaxBytes {
		return e, fmt.Errorf("the event is larger than %d bytes", MaxBytes)
	}
	data = trimBOM(data)
	if len(strings.TrimSpace(string(data[:min(len(data), 64)]))) == 0 {
		return e, errors.New("the event is empty")
	}
	o, err := parse(data)
	if err != nil {
		return e, fmt.Errorf("the event is not a JSON object: %w", err)
	}
	name := Name(o.text("hook_event_name"))
	switch {
	case given == "":
		e.Name = name
	case name.Gates():
		e.Name = name // never milder than what the harness says
	}
	if e.Name == "" {
		if _, asks := o["tool_name"]; asks {
			return e, form("hook_event_name")
		}
		e.Name = "none" // asks about no call: a status line's input, say
		return e, nil
	}
	e.SessionID = o.text("session_id")
	e.Source = o.text("source")
	e.Call = abi.Call{Tool: o.text("tool_name"), Input: o["tool_input"], Cwd: o.text("cwd")}
	if _, ok := o["turn_id"]; ok {
		e.Harness = Codex
		codexResult(&e, o)
	} else {
		claudeResult(&e, o)
	}
	if e.Name.Gates() && e.Call.Tool == "" {
		return e, form("tool_name")
	}
	return e, nil
}

// ErrForm is the error of an event that is not in a form of a known harness.
var ErrForm = errors.New("connect the harness as docs/hooks.md says under \"Another harness\"")

func form(key string) error {
	return fmt.Errorf("the event is of no harness that tmt knows (it has no text %q): %w", key, ErrForm)
}

func parse(data []byte) (fields, error) {
	o, err := object.Parse(data)
	return o, err
}

func trimBOM(b []byte) []byte {
	if len(b) >= 3 && b[0] == 0xef && b[1] == 0xbb && b[2] == 0xbf {
		return b[3:]
	}
	return b
}

// Reply is what the hook's process answers: bytes for its outputs, and its exit
// status. The zero Reply is no decision.
type Reply struct {
	Stdout string
	Stderr string
	Status int
}

// specific is the one JSON object of a reply. Codex takes an unknown key for a
// failure of the hook and lets the call run, so there is none.
type specific struct {
	Output struct {
		Event    Name   `json:"hookEventName"`
		Decision string `json:"permissionDecision,omitempty"`
		Reason   string `json:"permissionDecisionReason,omitempty"`
		Context  string `json:"additionalContext,omitempty"`
	} `json:"hookSpecificOutput"`
}

func (s *specific) String() string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if enc.Encode(s) != nil {
		return ""
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// Deny stops the call: the object on standard output, the same reason on
// standard error and status 2, which between them every client honours.
func (e *Event) Deny(reason string) Reply {
	if reason == "" {
		reason = "tmt: denied"
	}
	name := e.Name
	if !name.Gates() {
		name = PreToolUse
	}
	var s specific
	s.Output.Event, s.Output.Decision, s.Output.Reason = name, "deny", reason
	return Reply{Stdout: s.String(), Stderr: reason, Status: 2}
}

// Ask leaves the call to the user. Codex has no such answer and would let the
// call run: there it is denied.
func (e *Event) Ask(reason string) Reply {
	if e.Harness == Codex || e.Name != PreToolUse {
		return e.Deny(reason)
	}
	var s specific
	s.Output.Event, s.Output.Decision, s.Output.Reason = e.Name, "ask", reason
	return Reply{Stdout: s.String()}
}

// Context tells the model something beside the call's result. Empty text is no
// reply.
func (e *Event) Context(text string) Reply {
	if text == "" {
		return Reply{}
	}
	var s specific
	s.Output.Event, s.Output.Context = e.Name, text
	return Reply{Stdout: s.String()}
}
