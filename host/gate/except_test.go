package gate

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
)

// An exception lifts what grounding would have, or the policy for what is unknown,
// and nothing else; it grounds and arms nothing.
func TestExceptions(t *testing.T) {
	lifted := map[Kind]int{}
	generate(t, func(r *rand.Rand, s State, fs []abi.Finding) {
		g := Settings{Mode: Mode(r.IntN(len(modeNames))), Unknown: Policy(r.IntN(3))}
		if r.IntN(10) == 0 {
			g.UnknownWhy = "tmt.toml cannot be read"
		}
		c := call(fs...)
		before, plainly := Next(g, s, c)
		c.Excepted = true
		after, d := Next(g, s, c)
		closed := Closed(&c.Verdict) != nil || g.UnknownWhy != ""
		if !plainly.Kind.Opens() || closed {
			if diff := cmp.Diff(plainly, d) + cmp.Diff(before, after); diff != "" {
				t.Fatalf("%+v: %s", fs, diff)
			}
			return
		}
		lifted[plainly.Kind]++
		want := s
		want.Excepted++
		want.Updated = c.At
		if diff := cmp.Diff(Decision{}, d) + cmp.Diff(want, after); diff != "" {
			t.Fatalf("%+v: %s", fs, diff)
		}
	})
	for k := None; k <= UnknownCall; k++ {
		if k.Opens() != (lifted[k] > 0) {
			t.Errorf("%v: lifted %d times", k, lifted[k])
		}
	}
}

// What is closed: our own protection and the harness's, and every step of
// tmt-ground.
func TestClosed(t *testing.T) {
	for _, f := range []abi.Finding{guards, forges, forces, commits, pins, loops, resets, reburied} {
		v := abi.NewVerdict([]abi.Finding{looks, destroys, f})
		if Closed(&v) == nil {
			t.Errorf("%v is open", f.Step.Argv)
		}
	}
	v := abi.NewVerdict([]abi.Finding{looks, edits, guess, destroys, dynamic, reads})
	if f := Closed(&v); f != nil {
		t.Errorf("%v is closed", f.Step.Argv)
	}
}

func TestExceptedState(t *testing.T) {
	s := State{SessionID: "s", Excepted: 3}
	b, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := Decode(b); err != nil || got.Excepted != 3 {
		t.Errorf("%s reads back as %+v, %v", b, got, err)
	}
	started, _ := Next(Settings{}, s, SessionStart{At: 5})
	if started.Excepted != 3 {
		t.Errorf("a new start forgets the record: %+v", started)
	}
}
