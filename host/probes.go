package host

import (
	"context"
	"path"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the probes that are not ours: those of tmt.toml and of
// classifiers are shown only if they are read-only looks themselves.

// vetProbes drops the other ones of tmt.toml from the findings that a denial may
// name. The catalogue's are held to it by its tests.
func (h *Host) vetProbes(v *abi.Verdict, cwd string) {
	if h.Builtin.Lookup == nil {
		return
	}
	for i := range v.Findings {
		f := &v.Findings[i]
		if len(f.Probes) == 0 || f.Classifier != "" || f.Class.Severity() < abi.Mutating.Severity() || h.Builtin.Lookup(path.Base(f.Program)) == nil {
			continue
		}
		var kept []string
		for _, p := range f.Probes {
			if looks(h.judge(p, cwd)) {
				kept = append(kept, p)
			}
		}
		f.Probes = kept
	}
}

// judge returns the built-in findings of a command line.
func (h *Host) judge(text, cwd string) []abi.Finding { return h.Builtin.Shell(cwd).Judge(text) }

// looks reports whether a command line only looks, and at no secrets.
func looks(fs []abi.Finding) bool {
	for i := range fs {
		if fs[i].Raise(); fs[i].Sensitive {
			return false
		}
	}
	v := abi.NewVerdict(fs)
	return v.Class == abi.ReadOnly && v.Observes()
}

// maxVetted bounds the suggestions of classifiers that are looked at for one call.
const maxVetted = 16

// vetGuests drops the suggestions of classifiers that the whole host, its
// classifiers included, does not find to be looks: all of a call's are judged
// together. Suggestions beside a step that will not be denied are of no use.
func (h *Host) vetGuests(ctx context.Context, asked []*abi.Finding, cwd string) {
	type suggestion struct {
		text     string
		findings []abi.Finding
	}
	var list []suggestion
	var all []*abi.Finding
	for _, f := range asked {
		if f.Classifier == "" {
			continue
		}
		if f.Class.Severity() < abi.Mutating.Severity() {
			f.Probes = nil
		}
	next:
		for _, p := range f.Probes {
			for i := range list {
				if list[i].text == p {
					continue next
				}
			}
			if len(list) == maxVetted {
				break
			}
			fs := h.judge(p, cwd)
			for i := range fs {
				all = append(all, &fs[i])
			}
			list = append(list, suggestion{p, fs})
		}
	}
	if len(list) == 0 {
		return
	}
	h.dispatch(ctx, all)
	good := make(map[string]bool, len(list))
	for _, s := range list {
		good[s.text] = looks(s.findings)
	}
	for _, f := range asked {
		if f.Classifier == "" {
			continue
		}
		var kept []string
		for _, p := range f.Probes {
			if good[p] {
				kept = append(kept, p)
			}
		}
		f.Probes = kept
	}
}
