// Package host decides about tool calls: the built-in classifier's findings, the
// answers of classifiers, the raises of context, the join, then the gate.
//
// This file owns the order of that work. It decodes no event and prints nothing
// (host/hook, cmd/tmt).
package host

import (
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/abi/object"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// Host judges calls and keeps the gate. The zero Host has no store: every
// session is fresh, so that mutating calls are denied.
type Host struct {
	Builtin  builtin.Classifier
	Settings gate.Settings
	Store    *session.Store   // nil: nothing is kept
	Now      func() time.Time // nil: time.Now

	// Exceptions is the file of what a person let pass; "": there is none.
	Exceptions string

	Grants Grants                 // nil: no classifier is granted anything
	Asker  Asker                  // nil: the sandbox beside this program
	Broke  func(*sandbox.Failure) // told of classifiers that failed; nil: nobody is
}

// Classify returns the verdict of a call.
func (h *Host) Classify(call abi.Call) abi.Verdict {
	fs := h.Builtin.Judge(call)
	if h.Grants == nil {
		for i := range fs {
			fs[i].Raise()
		}
		return abi.NewVerdict(fs)
	}
	g := group{findings: fs, cwd: call.Cwd}
	h.consult([]*group{&g})
	return abi.NewVerdict(fs)
}

// Decide judges a call before it runs. The decision stands even where an error
// is returned: it says that the state could not be kept.
func (h *Host) Decide(id string, call abi.Call) (gate.Decision, abi.Verdict, error) {
	if !h.Settings.Active() {
		return gate.Decision{}, abi.Verdict{}, nil
	}
	v := h.Classify(call)
	h.vetProbes(&v, call.Cwd)
	e := gate.Call{At: h.now().Unix(), Tool: call.Tool, Text: CallText(call), Dir: call.Cwd, Verdict: v}
	if e.Settled(h.Settings) {
		return gate.Decision{}, v, nil
	}
	// A grounded session's call changes no state: look before locking. Where it
	// cannot be loaded, the state is that of a session that is not grounded.
	state, err := h.load(id)
	_, d := gate.Next(h.Settings, state, e)
	if d.Kind.Opens() {
		x, _ := h.Excepted(call, &v) // unreadable: none holds
		e.Excepted = x != nil
	}
	if err == nil && !d.Deny && !d.Observed && !e.Excepted {
		return d, v, nil
	}
	d, err = h.next(id, e)
	return d, v, err
}

// Succeeded notes a call that ran: probes, and the transitions of tmt-ground.
func (h *Host) Succeeded(id string, call abi.Call, output string, partial bool) error {
	if !h.Settings.Active() || partial {
		return nil
	}
	v := h.Classify(call)
	e := gate.Succeeded{At: h.now().Unix(), Text: CallText(call), Verdict: v}
	if !v.Observes() && !grounds(v) {
		return nil
	}
	if grounds(v) {
		e.Plan = gate.FindPlan(output)
	}
	_, err := h.next(id, e)
	return err
}

// Failed returns the note for the model after a failed call, "" for none.
func (h *Host) Failed(interrupted bool) string {
	_, d := gate.Next(h.Settings, gate.State{}, gate.Failed{Interrupted: interrupted})
	return d.Note
}

// Start begins a session in a directory and prunes others' files. "" leaves the
// directory that is on record.
func (h *Host) Start(id, cwd string) error {
	_, err := h.next(id, gate.SessionStart{At: h.now().Unix(), Cwd: cwd})
	if h.Store != nil {
		if _, e := h.Store.Prune(h.now(), id); err == nil {
			err = e
		}
	}
	return err
}

// next applies an event to the stored state. The decision is that of the state
// as read, also where it cannot be written.
func (h *Host) next(id string, e gate.Event) (gate.Decision, error) {
	if h.Store == nil || id == "" {
		_, d := gate.Next(h.Settings, gate.State{SessionID: id}, e)
		return d, nil
	}
	var d gate.Decision
	decided := false
	_, err := h.Store.Update(id, func(s gate.State) (gate.State, error) {
		s.SessionID = id
		s, d = gate.Next(h.Settings, s, e)
		decided = true
		return s, nil
	})
	if !decided {
		// The state could not even be read: an ungrounded session.
		_, d = gate.Next(h.Settings, gate.State{SessionID: id}, e)
	}
	return d, err
}

func (h *Host) load(id string) (gate.State, error) {
	if h.Store == nil || id == "" {
		return gate.State{SessionID: id}, nil
	}
	return h.Store.Load(id)
}

func (h *Host) now() time.Time {
	if h.Now == nil {
		return time.Now()
	}
	return h.Now()
}

func grounds(v abi.Verdict) bool {
	for i := range v.Findings {
		if v.Findings[i].Ground != "" {
			return true
		}
	}
	return false
}

// CallText is a call as people read it: a shell's command, else the tool's name
// and input.
func CallText(call abi.Call) string {
	if in, err := object.Parse(call.Input); err == nil {
		if s, _ := object.Text(in["command"]); s != "" {
			return s
		}
		for _, key := range [...]string{"file_path", "path", "pattern", "url", "query"} {
			if s, _ := object.Text(in[key]); s != "" {
				return call.Tool + " " + s
			}
		}
	}
	if len(call.Input) == 0 {
		return call.Tool
	}
	return call.Tool + " " + string(call.Input)
}
