package gate

// This file owns the decision about a call that a harness proposes. What
// happens after the call ran is in after.go.

import (
	"slices"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Call is a tool call before it runs (PreToolUse).
type Call struct {
	At      int64  // Unix seconds, for the record of a denial
	Tool    string // the harness's tool name
	Text    string // the command, or the tool's input: what `tmt why` shows
	Dir     string // absolute directory of the call, "" where that is not known
	Verdict abi.Verdict

	// Excepted: a person lets exactly this call pass; see Kind.Opens.
	Excepted bool
}

// Settled reports whether Next has no decision about the call and leaves the
// state alone, whatever the state is: the caller need not read it.
func (c Call) Settled(g Settings) bool {
	if !g.Active() {
		return true
	}
	fs := c.Verdict.Findings
	for i := range fs {
		if forbids(&fs[i]) != None || fs[i].Ground != "" {
			return false
		}
	}
	switch class(&c.Verdict) {
	case abi.ReadOnly, abi.WriteLocal:
		return true
	case abi.Unknown:
		return g.policy() == Defer
	}
	return false
}

func (c Call) next(g Settings, s State) (State, Decision) {
	if c.Settled(g) {
		return s, Decision{}
	}
	kind, f := c.judge(g, &s)
	if kind.Opens() && c.excepted(g) {
		s.Excepted++
		s.Updated = c.At
		return s, Decision{}
	}
	if kind == None {
		return s, Decision{}
	}
	if kind == Ungrounded {
		s.Required = true
	}
	d := Decision{Kind: kind, Reason: c.reason(g, &s, kind, f)}
	switch {
	case g.Mode == Observe:
		d.Observed = true
		s.Observed++
	case kind == UnknownCall && g.policy() == AskUser:
		d.Ask = true
		return s, d
	default:
		d.Deny = true
	}
	s.addDenial(Denial{
		At: c.At, Kind: kind.String(), Tool: clean(c.Tool, 200), Text: cut(c.Text, MaxTextBytes), Dir: cut(c.Dir, maxDirBytes),
		Reason: d.Reason, Findings: c.summary(), Observed: d.Observed,
	})
	s.Updated = c.At
	return s, d
}

// judge returns the first kind of decision that applies and the finding that
// it is about, nil where no finding stands behind the class.
func (c Call) judge(g Settings, s *State) (Kind, *abi.Finding) {
	fs := c.Verdict.Findings
	first := func(is func(*abi.Finding) bool) *abi.Finding {
		if i := slices.IndexFunc(fs, func(f abi.Finding) bool { return is(&f) }); i >= 0 {
			return &fs[i]
		}
		return nil
	}
	for _, k := range [...]Kind{Protected, Forbidden} {
		if f := first(func(f *abi.Finding) bool { return forbids(f) == k }); f != nil {
			return k, f
		}
	}
	if f := first(buried); f != nil {
		return NotPlain, f
	}
	if f := first(func(f *abi.Finding) bool { return f.Ground == abi.GroundCommit }); f != nil {
		if len(s.Probes) == 0 || elsewhere(f, s.SessionID) {
			return CommitRefused, f
		}
	}
	mutating := func(f *abi.Finding) bool { return f.Class.Severity() == abi.Mutating.Severity() }
	if class(&c.Verdict) == abi.Mutating {
		if !s.Grounded {
			return Ungrounded, first(mutating)
		}
		if s.Pinned() {
			f := first(func(f *abi.Finding) bool { return mutating(f) && !s.approves(f) })
			if f != nil || first(mutating) == nil {
				return NotInPlan, f
			}
		}
	}
	if g.policy() != Defer {
		unknown := func(f *abi.Finding) bool { return f.Class == abi.Unknown }
		if f := first(unknown); f != nil || c.Verdict.Class == abi.Unknown {
			return UnknownCall, f
		}
	}
	return None, nil
}

// forbids returns Protected or Forbidden for a step that is denied in every
// state. Reading what protects us is no harm.
func forbids(f *abi.Finding) Kind {
	switch {
	case f.Ground != "" && f.Class.Severity() == abi.Mutating.Severity(): // commit --force
		return Forbidden
	case !f.Protected || f.Class == abi.ReadOnly:
		return None
	case f.Program == "tmt" || f.Program == "tmt-ground":
		return Forbidden
	}
	return Protected
}

func buried(f *abi.Finding) bool {
	return f.Ground != "" && f.Ground != abi.GroundCommit && f.Ground != abi.GroundReset
}

// approves reports whether the pinned plan has the step.
func (s *State) approves(f *abi.Finding) bool {
	step, ok := Canonical(f)
	return ok && slices.Contains(s.Approved, step)
}

// class joins a verdict's class with its findings', so that a verdict that
// contradicts itself counts as the worse.
func class(v *abi.Verdict) abi.Class {
	c := abi.Join(v.Class, v.Class)
	for i := range v.Findings {
		c = abi.Join(c, v.Findings[i].Class)
	}
	return c
}
