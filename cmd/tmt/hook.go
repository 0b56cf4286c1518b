package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
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

// hookWords are the events as people write them: pre-tool-use.
func hookWords() []string {
	var list []string
	for _, n := range hook.Names() {
		var b strings.Builder
		for i, r := range string(n) {
			if 'A' <= r && r <= 'Z' && i > 0 {
				b.WriteByte('-')
			}
			b.WriteRune(r)
		}
		list = append(list, strings.ToLower(b.String()))
	}
	return list
}

func hookCommand(c *cmdline) int {
	if len(c.args) > 0 && (c.args[0] == "--help" || c.args[0] == "-h") {
		fmt.Fprint(c.stdout, hookHelp)
		return ok
	}
	given := hook.Name("")
	if len(c.args) > 0 {
		given = eventName(c)
	}
	// The judgement runs on the main thread, and no timer is set before the call
	// turns out to be long: a second thread costs a tenth of the whole process.
	w := &watch{late: func() { os.Exit(tooLate(c, given)) }}
	e := hook.Event{Name: given}
	r := answer(c.stdin, &e, w)
	status := ok
	w.once.Do(func() { status = emit(c, r) })
	fired(e.Name)
	return status
}

// eventName reads the event of the command line. A mistyped one is the one that is
// meant: else an event that cannot be read would pass in silence.
func eventName(c *cmdline) hook.Name {
	given := hook.ParseName(c.args[0])
	if given.Known() {
		return given
	}
	events := hook.Names()
	folded := make([]string, len(events))
	for i, n := range events {
		folded[i] = strings.ToLower(string(n))
	}
	typed := strings.ToLower(strings.ReplaceAll(c.args[0], "-", ""))
	near := ui.Nearest(typed, folded)
	if near == "" {
		return given
	}
	given = hook.ParseName(near)
	fmt.Fprintf(c.stderr, "tmt: hook has no event %q; did you mean %q?\n", ui.Printable(c.args[0]), given)
	return given
}

// fired leaves a mark for doctor. The answer is given already.
func fired(name hook.Name) {
	if !name.Known() {
		return
	}
	if dir, err := session.DataDir(os.Getenv); err == nil {
		session.Store{Dir: dir}.Fired(string(name), time.Now())
	}
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

// answer judges one event. e has the name on the command line, and becomes the
// event.
func answer(stdin io.Reader, e *hook.Event, w *watch) (r hook.Reply) {
	defer func() {
		if p := recover(); p != nil {
			r = broken(e, fmt.Sprintf("an error of tmt's own: %v. Look at it with: tmt classify -- COMMAND", p))
		}
	}()
	data, err := readEvent(stdin, w)
	if err != nil {
		return broken(e, "the event cannot be read: "+err.Error()+"; see: tmt doctor")
	}
	if len(data) > 64<<10 {
		w.arm()
		debug.SetGCPercent(400) // short-lived: collecting would cost more than it frees
	}
	*e, err = hook.Decode(data, e.Name)
	switch {
	case errors.Is(err, hook.ErrForm):
		return broken(e, err.Error())
	case err != nil:
		return broken(e, err.Error()+"; see: tmt doctor")
	}
	switch e.Name {
	case hook.PreToolUse, hook.PreSkillShellCommand:
		return before(e, w)
	case hook.PostToolUse:
		return after(e)
	case hook.PostToolUseFailure:
		h, _ := setup.Host(os.Getenv, began(e))
		return e.Context(h.Failed(e.Interrupted))
	case hook.SessionStart:
		return started(e)
	}
	return hook.Reply{}
}

// began returns the directory that tells the session's root where the harness
// does not name the project (Codex, Copilot CLI): the one in which the session
// began. An event's own directory is what a cd made it.
func began(e *hook.Event) string {
	starts := e.Name == hook.SessionStart && e.Source != "compact"
	if starts || e.SessionID == "" || filepath.IsAbs(os.Getenv("CLAUDE_PROJECT_DIR")) {
		return e.Call.Cwd
	}
	dir, err := session.DataDir(os.Getenv)
	if err != nil {
		return e.Call.Cwd
	}
	if st, err := (session.Store{Dir: dir}).Load(e.SessionID); err == nil && st.Cwd != "" {
		return st.Cwd
	}
	return e.Call.Cwd // it began before tmt was there
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
	return e.Deny("tmt: denied, " + strings.ToValidUTF8(why, "?"))
}

func before(e *hook.Event, w *watch) hook.Reply {
	h, _ := setup.Host(os.Getenv, began(e))
	h.Builtin.Slow = w.arm
	d, _, err := h.Decide(e.SessionID, e.Call) // a state that cannot be kept changes no decision
	switch {
	case d.Deny:
		return e.Deny(d.Reason + unkept(h, d.Kind, err))
	case d.Ask:
		return e.Ask(d.Reason)
	}
	return hook.Reply{}
}

// unkept says behind a reason that asks for grounding why that will not be kept.
func unkept(h *host.Host, kind gate.Kind, err error) string {
	dir := ""
	if h.Store == nil {
		_, err = session.DataDir(os.Getenv)
	} else {
		dir = h.Store.Dir
	}
	if err == nil || errors.Is(err, session.ErrSetAside) || kind != gate.Ungrounded && kind != gate.CommitRefused {
		return ""
	}
	return ". But tmt cannot keep its state, so first ask the user: " + abi.Sanitize(session.Remedy(dir, err), 400)
}

func after(e *hook.Event) hook.Reply {
	h, _ := setup.Host(os.Getenv, began(e))
	partial := e.Background || e.Interrupted
	if e.Harness == hook.Codex && strings.Contains(string(e.Call.Input), "tmt-ground") && !strings.Contains(e.Output, gate.Done) {
		partial = true // Codex does not tell failure: our own line does
	}
	h.Succeeded(e.SessionID, e.Call, e.Output, partial) // nothing to answer if it cannot be kept
	return hook.Reply{}
}

const hookHelp = `Usage: tmt hook [EVENT]

Reads one hook event (JSON) from standard input and answers it as the harness
expects. EVENT is PreToolUse, PostToolUse, PostToolUseFailure, SessionStart or
PreSkillShellCommand, also as pre-tool-use; without it the event's own name counts.

A call that is denied: one JSON object on standard output, the reason on
standard error, exit status 2. No decision: no output, exit status 0.
`
