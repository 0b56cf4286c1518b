package abi

// Effect is one thing that a step does to a path, resolved as far as it is
// known when the call is judged.
type Effect struct {
	Kind string `json:"kind"` // reads, writes, deletes, moves, modes
	Path string `json:"path"` // absolute where it is known, else as written
}

// Finding is the judgement of one step of a call.
type Finding struct {
	Class      Class    `json:"class"`
	Basis      Basis    `json:"basis"`
	Reason     string   `json:"reason"` // lower case, no full stop: "deletes cluster objects"
	Span       Span     `json:"span"`
	Program    string   `json:"program,omitempty"`
	Via        []string `json:"via,omitempty"` // wrappers and substitutions around the step, outermost first
	Step       *Step    `json:"step,omitempty"`
	Effects    []Effect `json:"effects,omitempty"`
	Probes     []string `json:"probes,omitempty"`     // read-only commands worth running first
	Observes   bool     `json:"observes,omitempty"`   // looks at something outside itself: evidence
	Sensitive  bool     `json:"sensitive,omitempty"`  // reads secrets
	Protected  bool     `json:"protected,omitempty"`  // touches our own or the harness's protection
	Ground     string   `json:"ground,omitempty"`     // "commit" or "reset": a plain tmt-ground step
	Classifier string   `json:"classifier,omitempty"` // the guest that answered, where one did
	Failed     bool     `json:"failed,omitempty"`     // it gave no answer: the reason says why
	Note       string   `json:"note,omitempty"`       // what a person should know of how it was judged
	Floor      *Floor   `json:"-"`                    // nil: nothing
}

// Floor is what the rules know of a step whose program is guessed: what its
// redirections and its environment do. A classifier's answer is joined with it.
type Floor struct {
	Class  Class
	Reason string
}

// Verdict is the judgement of a call. Its class is the join of its findings.
type Verdict struct {
	Class    Class     `json:"class"`
	Findings []Finding `json:"findings"`
}

// NewVerdict joins findings. No findings at all is a call that does nothing:
// readonly.
func NewVerdict(fs []Finding) Verdict {
	if fs == nil {
		fs = []Finding{} // in JSON a list, never null
	}
	c := ReadOnly
	for i := range fs {
		c = Join(c, fs[i].Class)
	}
	return Verdict{Class: c, Findings: fs}
}

// Worst returns the first finding of the verdict's class, nil where there is
// none.
func (v *Verdict) Worst() *Finding {
	for i := range v.Findings {
		if v.Findings[i].Class.Severity() == v.Class.Severity() {
			return &v.Findings[i]
		}
	}
	return nil
}

// Observes reports whether the call counts as a probe: it is readonly and some
// step looks at something outside itself.
func (v *Verdict) Observes() bool {
	if v.Class != ReadOnly {
		return false
	}
	for i := range v.Findings {
		if v.Findings[i].Observes {
			return true
		}
	}
	return false
}

// Raise applies what the context adds to a finding: behind sudo, ordinary local
// writes and what cannot be told are mutating; on another machine or in a
// container, local writes are. It is applied after classifiers have answered,
// and applying it twice changes nothing.
func (f *Finding) Raise() {
	if f.Step == nil {
		return
	}
	switch {
	case f.Step.Elevated && (f.Class == WriteLocal || f.Class == Unknown):
		f.Class = Mutating
		f.Reason = "with raised privileges: " + f.Reason
	case f.Step.Remote && f.Class == WriteLocal:
		f.Class = Mutating
		f.Reason = "on another machine or in a container: " + f.Reason
	}
}
