package gate

// This file owns the events that change a session's state: its start, the
// outcome of a call, and the two transitions of tmt-ground.

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// SessionStart begins a session, or takes it up again after its context was
// lost (resume, compaction). What was learnt is gone with the context, so the
// session is fresh; only the record of denials stays.
type SessionStart struct {
	At int64 // Unix seconds
	// Cwd is the directory in which it begins. "" leaves the one on record: the
	// session goes on (compaction), or the harness names the project itself.
	Cwd string
}

func (e SessionStart) next(g Settings, s State) (State, Decision) {
	n := State{SessionID: s.SessionID, Denied: s.Denied, Observed: s.Observed, Excepted: s.Excepted, Updated: s.Updated, Cwd: s.Cwd}
	if dir := cwd(e.Cwd); dir != "" {
		n.Cwd = dir
	}
	switch {
	case !g.Active():
		n.Mode = Off.String()
	case g.Mode == Observe:
		n.Mode = Observe.String()
	}
	if n.Mode != s.Mode || n.Cwd != s.Cwd || s.Required || s.Grounded || s.Forced || s.Pinned() || len(s.Probes) > 0 {
		n.Updated = e.At
	}
	return n, Decision{}
}

// Succeeded is a tool call that ran and did not fail (PostToolUse).
type Succeeded struct {
	At      int64  // Unix seconds
	Text    string // the command, or the tool's name and input: the probe
	Verdict abi.Verdict
	Partial bool  // started in the background, interrupted, outcome unknown: no evidence
	Plan    *Plan // the plan that the call's output shows as pinned; see FindPlan
}

func (e Succeeded) next(g Settings, s State) (State, Decision) {
	if !g.Active() || e.Partial {
		return s, Decision{}
	}
	if e.Verdict.Observes() && s.addProbe(e.Text) {
		s.Updated = e.At
	}
	for i := range e.Verdict.Findings {
		f := &e.Verdict.Findings[i]
		switch {
		case forbids(f) != None || elsewhere(f, s.SessionID):
		case f.Ground == abi.GroundReset:
			s = s.reset(e.At)
		case f.Ground != abi.GroundCommit || len(s.Probes) == 0:
		case f.Step == nil || len(f.Step.Dynamic) > 0:
			// For which session is not known: the command alone applies it.
		case e.Plan == nil && namesPlan(f.Step):
			// The command was told to pin a plan and showed none: it failed
			// behind something that hides its status.
		default:
			s = s.commit(e.At, e.Plan, false)
		}
	}
	return s, Decision{}
}

// Failed is a tool call that failed (PostToolUseFailure).
type Failed struct {
	Interrupted bool // by the user: nothing was falsified
}

func (e Failed) next(g Settings, s State) (State, Decision) {
	if !g.Active() || e.Interrupted {
		return s, Decision{}
	}
	return s, Decision{Note: noteFailed}
}

// Commit is `tmt-ground commit`, applied by the command itself. A refusal is a
// Decision with Deny, in every mode.
type Commit struct {
	At           int64 // Unix seconds
	Force        bool
	FromTerminal bool  // a person's terminal, outside any tool call
	Plan         *Plan // nil pins none, and unpins an earlier one
}

func (e Commit) next(g Settings, s State) (State, Decision) {
	switch {
	case e.Force && !e.FromTerminal:
		return s, Decision{Deny: true, Kind: Forbidden, Reason: reasonForce}
	case !e.Force && len(s.Probes) == 0:
		return s, Decision{Deny: true, Kind: CommitRefused, Reason: reasonNoProbes(g)}
	}
	return s.commit(e.At, e.Plan, e.Force), Decision{}
}

// Reset is `tmt-ground reset`, applied by the command itself.
type Reset struct {
	At int64 // Unix seconds
}

func (e Reset) next(_ Settings, s State) (State, Decision) { return s.reset(e.At), Decision{} }

// commit grounds the session. Applied twice it changes nothing the second
// time, so the command and the hook may both do it.
func (s State) commit(at int64, p *Plan, force bool) State {
	n := s
	n.Grounded, n.PlanHash, n.Approved = true, "", nil
	if p != nil {
		n.PlanHash, n.Approved = p.Hash(), slices.Clone(p.Steps)
	}
	n.Forced = force
	if n.Grounded != s.Grounded || n.Forced != s.Forced || n.PlanHash != s.PlanHash || !slices.Equal(n.Approved, s.Approved) {
		n.Updated = at
	}
	return n
}

// reset disarms without grounding. The probes stay: they were seen.
func (s State) reset(at int64) State {
	if s.Required || s.Grounded || s.Forced || s.Pinned() {
		s.Required, s.Grounded, s.Forced, s.PlanHash, s.Approved = false, false, false, "", nil
		s.Updated = at
	}
	return s
}

// elsewhere reports whether a tmt-ground step names a session other than id.
// A name that is not known before the call runs counts as ours: the command
// itself sees whose it is.
func elsewhere(f *abi.Finding, id string) bool {
	if f.Ground == "" || f.Step == nil {
		return false
	}
	for i, w := range f.Step.Argv {
		name, value, glued := strings.Cut(w, "=")
		at := i
		if !glued {
			at++
		}
		if name != "--session" || slices.Contains(f.Step.Dynamic, at) || at >= len(f.Step.Argv) {
			continue
		}
		if !glued {
			value = f.Step.Argv[at]
		}
		if value != id {
			return true
		}
	}
	return false
}

// namesPlan reports whether a commit step may pin a plan.
func namesPlan(s *abi.Step) bool {
	return slices.ContainsFunc(s.Argv, func(w string) bool { return strings.HasPrefix(w, "--p") })
}
