// Package gate is the state machine between a verdict and a decision:
//
//	Next(settings, state, event) (state, decision)
//
// It is pure. It reads no file, no clock and no environment; package session
// keeps its State on disk, package hook turns a Decision into a reply.
//
// This file owns Next, the settings and the decision. The events are in
// call.go and after.go, the state in state.go, the plan in plan.go, and every
// text that a person or a model reads in reason.go.
package gate

import "fmt"

// Mode says how far the gate acts. The zero Mode is Full.
type Mode uint8

// The modes, as `[gate] mode` names them.
const (
	Full    Mode = iota // denies
	Gate                // denies; the original's name for the gate without the brief
	Observe             // as Full, but records what it would have denied
	Brief               // inactive
	Stale               // inactive; the original's name for an evaluation arm
	Off                 // inactive
)

var modeNames = [...]string{"full", "gate", "observe", "brief", "stale", "off"}

// String returns the mode's name; a value that is no mode reads as full.
func (m Mode) String() string {
	if int(m) >= len(modeNames) {
		return modeNames[Full]
	}
	return modeNames[m]
}

// ParseMode is the inverse of String. Any other text is an error, and the mode
// returned with it is Full.
func ParseMode(s string) (Mode, error) {
	for i, n := range modeNames {
		if n == s {
			return Mode(i), nil
		}
	}
	return Full, fmt.Errorf("gate mode %q is none of full, gate, observe, brief, stale, off; the gate stays full", clean(s, 40))
}

// Policy says what happens to a call of class unknown. The zero Policy defers
// to the harness's own permission flow.
type Policy uint8

// The policies, as `[gate] unknown` names them.
const (
	Defer Policy = iota
	AskUser
	DenyUnknown
)

var policyNames = [...]string{"defer", "ask", "deny"}

// String returns the policy's name; a value that is no policy reads as deny.
func (p Policy) String() string { return policyNames[min(p, DenyUnknown)] }

// ParsePolicy is the inverse of String. Any other text is an error, and the
// policy returned with it is DenyUnknown.
func ParsePolicy(s string) (Policy, error) {
	for i, n := range policyNames {
		if n == s {
			return Policy(i), nil
		}
	}
	return DenyUnknown, fmt.Errorf("gate policy %q for unknown calls is none of defer, ask, deny; they are denied", clean(s, 40))
}

// Settings are what the configuration says about the gate. The zero Settings
// are the defaults, and the strictest of modes.
type Settings struct {
	Mode    Mode
	Soft    bool   // hard_gate = false: inactive
	Unknown Policy // tightens what happens to unknown calls, in every state

	// UnknownWhy replaces the text about the policy in a denial of an unknown
	// call, where the policy was not the user's choice: a configuration that
	// cannot be read. It denies whatever Unknown says.
	UnknownWhy string
}

// Active reports whether the gate acts at all. Where it does not, it never
// denies, logs no probe and says nothing about failures.
func (g Settings) Active() bool {
	switch g.Mode {
	case Brief, Stale, Off:
		return false
	}
	return !g.Soft
}

func (g Settings) policy() Policy {
	if g.UnknownWhy != "" {
		return DenyUnknown
	}
	return min(g.Unknown, DenyUnknown)
}

// Kind says why a decision was made. The zero Kind stands for no decision.
type Kind uint8

// The kinds, the first that applies wins.
const (
	None          Kind = iota
	Protected          // writes to our own or the harness's protection
	Forbidden          // a command of ours that only a person may run
	NotPlain           // a tmt-ground step whose outcome the hooks cannot follow
	CommitRefused      // a commit without probes, or for another session
	Ungrounded         // mutating, and the session is not grounded
	NotInPlan          // mutating, and a plan is pinned that lacks the step
	UnknownCall        // unknown, and the policy says ask or deny
)

var kindNames = [...]string{"", "protected", "forbidden", "not-plain", "commit-refused", "ungrounded", "not-in-plan", "unknown"}

// String returns the kind as state files and JSON output write it.
func (k Kind) String() string { return kindNames[min(k, UnknownCall)] }

// Decision is what the gate says about an event. The zero Decision is no
// decision: the harness's own permission flow stays.
type Decision struct {
	Deny     bool
	Ask      bool   // the harness asks its user; never together with Deny
	Observed bool   // mode observe: a Deny or Ask that was only recorded
	Kind     Kind   // why, for Deny, Ask and Observed
	Reason   string // one line for the model and the user, for the same
	Note     string // one line of context for the model after a failed call
}

// Event is something that happened to a session: SessionStart, Call,
// Succeeded, Failed, Commit or Reset.
type Event interface {
	next(Settings, State) (State, Decision)
}

// Next returns the state after an event, and what to answer. It is
// deterministic and leaves the slices of s untouched. A nil event is denied.
func Next(g Settings, s State, e Event) (State, Decision) {
	if e == nil {
		return s, Decision{Deny: true, Kind: Forbidden, Reason: reasonNoEvent}
	}
	return e.next(g, s)
}
