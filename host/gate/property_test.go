package gate

// What must hold whatever the findings are: generated calls, not cases.

import (
	"math/rand/v2"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

var classes = []abi.Class{0, abi.ReadOnly, abi.WriteLocal, abi.Unknown, abi.Mutating, 9}

// random returns a finding of a few words, now and then marked.
func random(r *rand.Rand) abi.Finding {
	f := shell(classes[r.IntN(len(classes))], []string{"terraform", "tmt", "kubectl"}[r.IntN(3)], []string{"apply", "destroy"}[r.IntN(2)])
	f.Observes = r.IntN(2) == 0
	f.Protected = r.IntN(12) == 0
	if r.IntN(8) == 0 {
		f.Ground = []string{abi.GroundCommit, abi.GroundReset, abi.GroundCommitBuried, abi.GroundResetBuried, "new"}[r.IntN(5)]
	}
	switch r.IntN(10) {
	case 0:
		f.Step = nil
	case 1:
		f.Step.Dynamic = []int{1}
	}
	return f
}

func generate(t *testing.T, check func(r *rand.Rand, sh State, fs []abi.Finding)) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		fs := make([]abi.Finding, r.IntN(4))
		for i := range fs {
			fs[i] = random(r)
		}
		for _, sh := range shapes {
			check(r, sh.state, fs)
		}
		if t.Failed() {
			return
		}
	}
}

func TestMutatingUngroundedIsDenied(t *testing.T) {
	generate(t, func(_ *rand.Rand, s State, fs []abi.Finding) {
		v := abi.NewVerdict(fs)
		_, d := Next(Settings{}, s, Call{Verdict: v})
		if v.Class == abi.Mutating && !s.Grounded && !d.Deny {
			t.Errorf("mutating call passes: %+v in %+v", fs, s)
		}
		// A verdict whose own class is milder than its findings' is not believed.
		if _, d2 := Next(Settings{}, s, Call{Verdict: abi.Verdict{Class: abi.ReadOnly, Findings: fs}}); d2.Deny != d.Deny {
			t.Errorf("a false class changes the decision: %+v", fs)
		}
	})
}

func TestDenyIsMonotone(t *testing.T) {
	for _, g := range []Settings{{}, {Unknown: AskUser}, {Unknown: DenyUnknown}} {
		generate(t, func(r *rand.Rand, s State, fs []abi.Finding) {
			if len(fs) == 0 || g.Unknown != Defer && s.Grounded {
				return // the policy closes unknown even where grounding opened mutating
			}
			_, before := Next(g, s, call(fs...))
			worse := append([]abi.Finding(nil), fs...)
			i := r.IntN(len(fs))
			worse[i].Class = abi.Join(worse[i].Class, classes[1+r.IntN(4)])
			if r.IntN(2) == 0 {
				worse = append(worse, random(r))
			}
			_, after := Next(g, s, call(worse...))
			if before.Deny && !after.Deny || before.Ask && !after.Ask && !after.Deny {
				t.Errorf("worse, yet let through: %+v to %+v in %+v", fs, worse, s)
			}
		})
	}
}

func TestMildCallsPass(t *testing.T) {
	generate(t, func(_ *rand.Rand, s State, fs []abi.Finding) {
		v := abi.NewVerdict(fs)
		for i := range fs {
			if fs[i].Ground != "" || fs[i].Protected {
				return
			}
		}
		if v.Class > abi.WriteLocal {
			return
		}
		for _, g := range []Settings{{}, {Unknown: DenyUnknown}, {UnknownWhy: "x"}} {
			if _, d := Next(g, s, Call{Verdict: v}); d != (Decision{}) {
				t.Errorf("%v call: %+v", v.Class, d)
			}
		}
	})
}

func TestInactiveNeverDenies(t *testing.T) {
	generate(t, func(_ *rand.Rand, s State, fs []abi.Finding) {
		for _, g := range []Settings{{Mode: Off}, {Mode: Brief}, {Mode: Stale}, {Soft: true}, {Mode: Observe}} {
			n, d := Next(g, s, call(fs...))
			if d.Deny || d.Ask || n.Grounded != s.Grounded {
				t.Errorf("%v: %+v", g, d)
			}
		}
	})
}

// A call never grounds before it ran, and a denial is always on record.
func TestCallsDoNotGround(t *testing.T) {
	generate(t, func(_ *rand.Rand, s State, fs []abi.Finding) {
		n, d := Next(Settings{}, s, call(fs...))
		if n.Grounded != s.Grounded || len(n.Probes) != len(s.Probes) {
			t.Errorf("a proposed call changed %+v to %+v", s, n)
		}
		if d.Deny != (len(n.Denied) == len(s.Denied)+1) {
			t.Errorf("denied %v, %d records", d.Deny, len(n.Denied))
		}
	})
}

// The command and the hook both apply a transition; the second changes nothing.
func TestTransitionsAreIdempotent(t *testing.T) {
	pairs := []struct {
		name string
		a, b Event
	}{
		{"commit", Commit{At: 1}, done(commits)},
		{"commit plan", Commit{At: 1, Plan: plan}, Succeeded{At: 2, Verdict: abi.NewVerdict([]abi.Finding{pins}), Plan: plan}},
		{"reset", Reset{At: 1}, done(resets)},
		{"probe", done(looks), done(looks)},
	}
	for _, p := range pairs {
		for _, sh := range shapes {
			once, d := Next(Settings{}, sh.state, p.a)
			twice, _ := Next(Settings{}, once, p.b)
			if !d.Deny && mustEncode(t, once) != mustEncode(t, twice) {
				t.Errorf("%s in %s: %s then %s", p.name, sh.name, mustEncode(t, once), mustEncode(t, twice))
			}
		}
	}
}
