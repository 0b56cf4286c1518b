package doctor

// This file owns the canary: events through the hook, as a harness sends them.
// The commands in them are only judged, never run.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// slow is a hook that people notice.
const slow = 500 * time.Millisecond

func (s *System) canaries(r *report) {
	s.canary(r, "terraform destroy", "a call that destroys is denied", true)
	s.canary(r, "git status", "a call that reads passes", false)
}

// canary sends one event through the hook, with a state of its own and the gate
// in its default mode.
func (s *System) canary(r *report, command, name string, deny bool) {
	dir, err := os.MkdirTemp("", "tmt-doctor-")
	if err != nil {
		r.problem("no canary could be sent: "+err.Error(), "make the folder for temporary files writable for you, or set TMPDIR to one that is")
		return
	}
	defer os.RemoveAll(dir)
	event, _ := json.Marshal(map[string]any{ // strings cannot fail
		"session_id": "doctor", "cwd": dir, "hook_event_name": "PreToolUse",
		"tool_name": "Bash", "tool_input": map[string]string{"command": command},
	})
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, s.Program, "hook", "pre-tool-use")
	cmd.Dir = dir
	cmd.Env = []string{"HOME=" + dir, "USERPROFILE=" + dir, "TMT_DATA=" + dir}
	for _, v := range [...]string{"PATH", "SystemRoot", "TMPDIR"} {
		cmd.Env = append(cmd.Env, v+"="+s.Getenv(v))
	}
	cmd.Stdin = bytes.NewReader(event)
	start := time.Now()
	out, err := cmd.Output()
	took := time.Since(start)
	want := 0
	if deny {
		want = 2
	}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		r.problem("the hook does not answer: the harness would let calls run", rebuild)
	case err != nil && !errors.As(err, &exit):
		r.problem("the hook does not start: "+err.Error(), rebuild)
	case cmd.ProcessState.ExitCode() != want || denies(out) != deny:
		r.problem(fmt.Sprintf("not so: %s (the hook ended with %d instead of %d)", name, cmd.ProcessState.ExitCode(), want), rebuild)
	case took > slow:
		r.warn(fmt.Sprintf("%s, in %d ms", name, took.Milliseconds()), "see whether the machine is busy, or a scanner looks at each start of "+quote(s.Program))
	default:
		r.ok(fmt.Sprintf("%s, in %.1f ms", name, float64(took.Microseconds())/1000))
	}
}

// denies reports whether a hook's answer is a deny.
func denies(out []byte) bool {
	var answer struct {
		HookSpecificOutput struct{ HookEventName, PermissionDecision string }
	}
	return json.Unmarshal(out, &answer) == nil && answer.HookSpecificOutput.HookEventName == "PreToolUse" &&
		answer.HookSpecificOutput.PermissionDecision == "deny"
}
