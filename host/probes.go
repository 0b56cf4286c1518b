package host

import (
	"context"
	"encoding/json"
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

// Looks reports whether a command line only looks, so that it may be suggested.
func (h *Host) Looks(text, cwd string) bool {
	v := h.Classify(ShellCall(text, cwd))
	return looks(v.Findings)
}

// ShellCall makes the call of a shell command.
func ShellCall(command, cwd string) abi.Call {
	in, err := json.Marshal(map[string]string{"command": command})
	if err != nil {
		in = nil // strings cannot fail
	}
	return abi.Call{Tool: "Bash", Input: in, Cwd: cwd}
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

// suggestion is a command line that classifiers suggest to run first.
type suggestion struct {
	text, cwd string
	findings  []abi.Finding
	failed    bool // a classifier that was asked about it gave no answer
}

// suggestions are those of several calls, each once.
type suggestions []*suggestion

func (l suggestions) find(text, cwd string) *suggestion {
	for _, s := range l {
		if s.text == text && s.cwd == cwd {
			return s
		}
	}
	return nil
}

// vetGuests drops the suggestions of classifiers that the whole host, its
// classifiers included, does not find to be looks: those of all groups are judged
// together. Suggestions beside a step that will not be denied are of no use.
func (h *Host) vetGuests(ctx context.Context, groups []*group) {
	var list suggestions
	var all []*abi.Finding
	for _, g := range groups {
		n := 0
		for _, f := range g.answered() {
			if f.Class.Severity() < abi.Mutating.Severity() {
				f.Probes = nil
			}
			for _, p := range f.Probes {
				if n++; n > maxVetted || list.find(p, g.cwd) != nil {
					continue
				}
				s := &suggestion{text: p, cwd: g.cwd, findings: h.judge(p, g.cwd)}
				for i := range s.findings {
					all = append(all, &s.findings[i])
				}
				list = append(list, s)
			}
		}
	}
	if len(list) == 0 {
		return
	}
	_, failed := h.dispatch(ctx, all)
	for _, s := range list {
		s.failed = within(s.findings, failed)
	}
	good := make(map[*suggestion]bool, len(list))
	for _, s := range list {
		good[s] = looks(s.findings)
	}
	for _, g := range groups {
		for _, f := range g.answered() {
			var kept []string
			for _, p := range f.Probes {
				s := list.find(p, g.cwd)
				if good[s] {
					kept = append(kept, p)
				}
				g.failed = g.failed || s != nil && s.failed
			}
			f.Probes = kept
		}
	}
}
