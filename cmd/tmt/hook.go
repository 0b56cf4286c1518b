package main

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/hook"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns tmt hook: one process per tool call. Whatever goes wrong here,
// an event that asks whether a call may run is denied.

// deadline is when the hook answers at the latest: before the shortest time-out
// that a harness is known to have by default (5 s), after which it would let the
// call run.
const deadline = 4 * time.Second

func hookCommand(c *cmdline) int {
	if len(c.args) > 0 && (c.args[0] == "--help" || c.args[0] == "-h") {
		fmt.Fprint(c.stdout, hookHelp)
		return ok
	}
	given := hook.Name("")
	if len(c.args) > 0 {
		given = hook.ParseName(c.args[0])
	}
	// The judgement runs on the main thread, and no timer is set before the call
	// turns out to be long: a second thread costs a tenth of the whole process.
	w := &watch{late: func() { os.Exit(tooLate(c, given)) }}
	r := answer(c.stdin, given, w)
	status := ok
	w.once.Do(func() { status = emit(c, r) })
	return status
}

// watch answers in the hook's place where the judgement takes too long.
type watch struct {
	once  sync.Once // whoever answers first
	armed bool
	late  func()
}

// arm sets the timer.
func (w *watch) arm() {
	if !w.armed {
		w.armed = true
		time.AfterFunc(deadline, func() { w.once.Do(w.late) })
	}
}

// tooLate answers for a call that could not be judged before the deadline.
func tooLate(c *cmdline, given hook.Name) int {
	if given != "" && !given.Gates() {
		return ok
	}
	e := hook.Event{Name: given}
	return emit(c, e.Deny("tmt: denied, the call could not be judged in time"))
}

// emit writes a reply. What cannot be written on standard output still blocks by
// its status and standard error.
func emit(c *cmdline, r hook.Reply) int {
	if r.Stdout != "" {
		io.WriteString(c.stdout, r.Stdout)
	}
	if r.Stderr != "" {
		io.WriteString(c.stderr, r.Stderr+"\n")
	}
	return r.Status
}

// answer judges one event.
func answer(stdin io.Reader, given hook.Name, w *watch) (r hook.Reply) {
	e := hook.Event{Name: given}
	defer func() {
		if p := recover(); p != nil {
			r = broken(&e, fmt.Sprintf("an error of tmt's own: %v", p))
		}
	}()
	data, err := readEvent(stdin, w)
	if err != nil {
		return broken(&e, "the event cannot be read: "+err.Error())
	}
	if len(data) > 64<<10 {
		w.arm()
		debug.SetGCPercent(400) // short-lived: collecting would cost more than it frees
	}
	e, err = hook.Decode(data, given)
	if err != nil {
		return broken(&e, err.Error())
	}
	switch e.Name {
	case hook.PreToolUse, hook.PreSkillShellCommand:
		return before(&e, w)
	case hook.PostToolUse:
		return after(&e)
	case hook.PostToolUseFailure:
		h, _ := setup.Host(os.Getenv, e.Call.Cwd)
		return e.Context(h.Failed(e.Interrupted))
	case hook.SessionStart:
		return started(&e)
	}
	return hook.Reply{}
}

// broken answers an event that cannot be judged: a deny where a call would run
// otherwise, silence elsewhere. A gate that is off stays off.
func broken(e *hook.Event, why string) hook.Reply {
	if e.Name != "" && !e.Name.Gates() {
		return hook.Reply{}
	}
	if s, _ := setup.Settings(os.Getenv, e.Call.Cwd); !s.Active() || s.Mode == gate.Observe {
		return hook.Reply{}
	}
	return e.Deny("tmt: denied, " + strings.ToValidUTF8(why, "?") + ". Look at it with: tmt classify -- COMMAND")
}

func before(e *hook.Event, w *watch) hook.Reply {
	h, _ := setup.Host(os.Getenv, e.Call.Cwd)
	h.Builtin.Slow = w.arm
	d, _, _ := h.Decide(e.SessionID, e.Call) // a state that cannot be kept changes no decision
	switch {
	case d.Deny:
		return e.Deny(d.Reason)
	case d.Ask:
		return e.Ask(d.Reason)
	}
	return hook.Reply{}
}

func after(e *hook.Event) hook.Reply {
	h, _ := setup.Host(os.Getenv, e.Call.Cwd)
	partial := e.Background || e.Interrupted
	if e.Harness == hook.Codex && strings.Contains(string(e.Call.Input), "tmt-ground") && !strings.Contains(e.Output, gate.Done) {
		partial = true // Codex does not tell failure: our own line does
	}
	h.Succeeded(e.SessionID, e.Call, e.Output, partial) // nothing to answer if it cannot be kept
	return hook.Reply{}
}

// started begins a session, tells the agent's shell which session and data
// directory are its own, and says what weakens the gate.
func started(e *hook.Event) hook.Reply {
	h, warnings := setup.Host(os.Getenv, e.Call.Cwd)
	if e.SessionID != "" {
		if err := h.Start(e.SessionID); err != nil {
			warnings = append(warnings, "the gate's state cannot be kept: "+err.Error())
		}
	}
	if h.Store != nil {
		if err := session.Leave(os.Getenv, h.Store.Dir); err != nil {
			warnings = append(warnings, "a terminal will not find this session: "+err.Error())
		}
		export(os.Getenv("CLAUDE_ENV_FILE"), e.SessionID, h.Store.Dir)
	}
	warnings = append(warnings, setup.Notes(os.Getenv, e.Call.Cwd)...)
	setup.Sweep(os.Getenv, e.Call.Cwd)
	if !h.Settings.Active() {
		warnings = append(warnings, "the gate is off here (mode "+h.Settings.Mode.String()+"): nothing is denied")
	} else if h.Settings.Mode == gate.Observe {
		warnings = append(warnings, "the gate only observes: nothing is denied, tmt status says what would have been")
	}
	if len(warnings) == 0 {
		return hook.Reply{}
	}
	return e.Context("tmt: " + strings.Join(warnings, "; "))
}

// export appends the session to the file that the harness reads into later
// shells. A harness without one has none.
func export(file, id, dir string) {
	if file == "" {
		return
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	fmt.Fprintf(f, "export TMT_SESSION_ID=%s\nexport TMT_DATA=%s\n", shellQuote(id), shellQuote(dir))
}

func shellQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

const hookHelp = `Usage: tmt hook [EVENT]

Reads one hook event (JSON) from standard input and answers it as the harness
expects. EVENT is PreToolUse, PostToolUse, PostToolUseFailure, SessionStart or
PreSkillShellCommand, also as pre-tool-use; without it the event's own name counts.

A call that is denied: one JSON object on standard output, the reason on
standard error, exit status 2. No decision: no output, exit status 0.
`
