package host

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns asking classifiers about one call or several at once. That a
// call among others is judged as it would be alone is this file's promise.

// group is one call's findings.
type group struct {
	findings []abi.Finding
	cwd      string
	asked    []*abi.Finding // those that a classifier was asked about
	failed   bool           // one of them, or of its suggestions, has no answer
}

// answered are the findings that are a classifier's.
func (g *group) answered() []*abi.Finding {
	return slices.DeleteFunc(slices.Clone(g.asked), func(f *abi.Finding) bool { return f.Classifier == "" })
}

// consult asks classifiers about the findings of all groups, in one process,
// raises them by their context and vets what is suggested.
func (h *Host) consult(groups []*group) {
	var all []*abi.Finding
	for _, g := range groups {
		for i := range g.findings {
			all = append(all, &g.findings[i])
		}
	}
	ctx, cancel := askContext()
	defer cancel()
	asked, failed := h.dispatch(ctx, all)
	for _, g := range groups {
		for i := range g.findings {
			f := &g.findings[i]
			f.Raise()
			if len(asked) > 0 && asked[0] == f { // they are in order
				g.asked, asked = append(g.asked, f), asked[1:]
			}
			if len(failed) > 0 && failed[0] == f {
				g.failed, failed = true, failed[1:]
			}
		}
	}
	h.vetGuests(ctx, groups)
}

// within reports whether one of the pointers points into the findings.
func within(findings []abi.Finding, list []*abi.Finding) bool {
	for i := range findings {
		if slices.Contains(list, &findings[i]) {
			return true
		}
	}
	return false
}

// each runs f for 0 to n-1, on all processors where that pays.
func each(n int, f func(int)) {
	workers := min(runtime.GOMAXPROCS(0), n/4)
	if workers < 2 {
		for i := range n {
			f(i)
		}
		return
	}
	var next atomic.Int64
	var done sync.WaitGroup
	for range workers {
		done.Go(func() {
			for i := next.Add(1); i <= int64(n); i = next.Add(1) {
				f(int(i) - 1)
			}
		})
	}
	done.Wait()
}

// ClassifyAll returns the verdicts of calls, in order: those of Classify. Where
// several need classifiers, one process answers for them; a call for which that
// goes wrong is judged again, alone, so that no call suffers from another.
func (h *Host) ClassifyAll(calls []abi.Call) []abi.Verdict {
	verdicts := make([]abi.Verdict, len(calls))
	if h.Grants == nil || len(calls) == 1 {
		each(len(calls), func(i int) { verdicts[i] = h.Classify(calls[i]) })
		return verdicts
	}
	quiet := *h
	quiet.Broke = nil // until it is clear whose failure it is
	groups := make([]*group, len(calls))
	each(len(calls), func(i int) {
		groups[i] = &group{findings: h.Builtin.Judge(calls[i]), cwd: calls[i].Cwd}
	})
	quiet.consult(groups)
	for i, g := range groups {
		if g.failed {
			verdicts[i] = h.Classify(calls[i])
		} else {
			verdicts[i] = abi.NewVerdict(g.findings)
		}
	}
	return verdicts
}
