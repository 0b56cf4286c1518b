package shell

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns our own commands in a line: the release, and what only a person
// may run.

// ground marks our own commands: tmt-ground's transitions, which the gate must
// see, and what only a person at a terminal may run.
func (w *walker) ground(x *abi.Finding, s *simple, f frame) {
	if len(s.words) == 0 {
		return
	}
	words, name := s.words, base(s.words[0].Text)
	switch {
	case name != "tmt" && name != "tmt-ground":
		return
	case name == "tmt" && len(words) > 1 && words[1].Text == "ground":
		words, name = words[1:], "tmt-ground"
	}
	x.Program = base(s.words[0].Text)
	if x.Class.Severity() == abi.Mutating.Severity() {
		x.Protected = true
	}
	if name != "tmt-ground" || len(words) < 2 || x.Class == abi.ReadOnly {
		return
	}
	switch words[1].Text {
	case abi.GroundCommit:
		x.Ground = abi.GroundCommit
		if buried(f) {
			x.Ground = abi.GroundCommitBuried
		}
	case abi.GroundReset:
		x.Ground = abi.GroundReset
		if buried(f) {
			x.Ground = abi.GroundResetBuried
		}
	}
}

// buried reports whether a step need not run exactly once, here.
func buried(f frame) bool {
	return f.loop || f.elevated || f.remote || f.appends || len(f.via) > 0
}

func base(p string) string { return p[strings.LastIndexByte(p, '/')+1:] }
