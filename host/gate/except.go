package gate

import "github.com/seed-a23d08e7/tmt/abi"

// This file owns what a person's exception opens and what it never does. Which
// calls are excepted is package exceptions'.

// Opens reports whether an exception may lift a decision of this kind: one that
// grounding, a plan or the policy for unknown calls made. What protects the
// session stays closed.
func (k Kind) Opens() bool { return k == Ungrounded || k == NotInPlan || k == UnknownCall }

// Closed returns the first step of a verdict that no exception opens: one that is
// denied in every state, or a step of tmt-ground. nil for none.
func Closed(v *abi.Verdict) *abi.Finding {
	for i := range v.Findings {
		if f := &v.Findings[i]; forbids(f) != None || f.Ground != "" {
			return f
		}
	}
	return nil
}

// excepted reports whether a person's exception decides about the call. Under a
// configuration that cannot be read it does not: what it was made for is not known.
func (c Call) excepted(g Settings) bool {
	return c.Excepted && g.UnknownWhy == "" && Closed(&c.Verdict) == nil
}
