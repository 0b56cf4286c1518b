package hook

import (
	"encoding/json"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi/object"
)

// This file owns Claude Code's account of a call that ran (2.1.x): a shell's
// tool_response is {stdout, stderr, interrupted, backgroundTaskId?}; a failure is
// an event of its own. Copilot CLI sends the same events, but tells a shell's
// failure only in the last line of its text.

func claudeResult(e *Event, o fields) {
	e.Interrupted = o.truth("is_interrupt")
	raw := o["tool_response"]
	if len(raw) == 0 {
		raw = o["tool_result"]
	}
	if len(raw) == 0 {
		return // the call has not run
	}
	r, err := parse(raw)
	if err != nil {
		e.Output = plain(raw)
		e.Interrupted = e.Interrupted || copilotFailure(e.Output)
		return
	}
	e.Output = r.text("stdout")
	if e.Output == "" {
		e.Output = r.text("textResultForLlm")
	}
	e.Background = r.text("backgroundTaskId") != "" || r.truth("backgrounded")
	e.Interrupted = e.Interrupted || r.truth("interrupted") || copilotFailure(e.Output) || r.text("resultType") == "failure"
}

// plain returns a response that is one text.
func plain(raw json.RawMessage) string {
	s, _ := object.Text(raw)
	return s
}

// copilotFailure reports whether a shell's text ends as Copilot CLI writes a
// status other than 0: "<shellId: 3 completed with exit code 3>".
func copilotFailure(text string) bool {
	text = strings.TrimSpace(text)
	i := strings.LastIndex(text, "<shellId: ")
	if i < 0 || !strings.HasSuffix(text, ">") {
		return false
	}
	return strings.Contains(text[i:], " with exit code ") && !strings.HasSuffix(text, " with exit code 0>")
}
