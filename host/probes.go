package host

import (
	"path"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the probes that are not ours: those of tmt.toml are shown in a
// denial only if they are read-only looks themselves.

// vetProbes drops the other ones from the findings that a denial may name. The
// catalogue's are held to it by its tests.
func (h *Host) vetProbes(v *abi.Verdict, cwd string) {
	if h.Builtin.Lookup == nil {
		return
	}
	for i := range v.Findings {
		f := &v.Findings[i]
		if len(f.Probes) == 0 || f.Class.Severity() < abi.Mutating.Severity() || h.Builtin.Lookup(path.Base(f.Program)) == nil {
			continue
		}
		var kept []string
		for _, p := range f.Probes {
			if h.looks(p, cwd) {
				kept = append(kept, p)
			}
		}
		f.Probes = kept
	}
}

// looks reports whether a command line only looks.
func (h *Host) looks(text, cwd string) bool {
	fs := h.Builtin.Shell(cwd).Judge(text)
	for i := range fs {
		fs[i].Raise()
	}
	v := abi.NewVerdict(fs)
	return v.Class == abi.ReadOnly && v.Observes()
}
