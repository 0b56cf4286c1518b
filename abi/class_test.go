package abi

import "testing"

// The join is a lattice's: associative, commutative, idempotent, monotone, also
// for values that are no class.
func TestJoin(t *testing.T) {
	all := []Class{0, ReadOnly, WriteLocal, Unknown, Mutating, 5, 255}
	for _, a := range all {
		if j := Join(a, a); j.Severity() != a.Severity() {
			t.Errorf("Join(%d, %d) is %v", a, a, j)
		}
		for _, b := range all {
			j := Join(a, b)
			if !j.Valid() {
				t.Errorf("Join(%d, %d) is no class", a, b)
			}
			if j != Join(b, a) {
				t.Errorf("Join(%d, %d) depends on the order", a, b)
			}
			if j.Severity() < a.Severity() || j.Severity() < b.Severity() {
				t.Errorf("Join(%d, %d) is milder than a part", a, b)
			}
			for _, c := range all {
				if Join(j, c) != Join(a, Join(b, c)) {
					t.Errorf("Join is not associative at %d, %d, %d", a, b, c)
				}
				if a.Severity() <= b.Severity() && Join(a, c).Severity() > Join(b, c).Severity() {
					t.Errorf("Join is not monotone at %d, %d, %d", a, b, c)
				}
			}
		}
	}
}

func TestZeroClassIsMutating(t *testing.T) {
	var c Class
	if c.Severity() != Mutating.Severity() || c.String() != "mutating" || c.Valid() {
		t.Errorf("the zero Class: severity %d, %q", c.Severity(), c)
	}
	v := NewVerdict([]Finding{{}, {Class: ReadOnly}})
	if v.Class != Mutating {
		t.Errorf("a finding without class joins as %v", v.Class)
	}
	if v := NewVerdict(nil); v.Class != ReadOnly || v.Worst() != nil || v.Observes() {
		t.Errorf("no findings: %+v", v)
	}
}

func TestClassText(t *testing.T) {
	for c := ReadOnly; c <= Mutating; c++ {
		text, _ := c.MarshalText()
		var back Class
		if err := back.UnmarshalText(text); err != nil || back != c {
			t.Errorf("%v reads back as %v, %v", c, back, err)
		}
	}
	for _, s := range []string{"", "Readonly", "READONLY", "mutating ", "safe", "write_local"} {
		if c, err := ParseClass(s); err == nil || c.Valid() {
			t.Errorf("ParseClass(%q) is %v", s, c)
		}
	}
}

// A raise never lowers, and applied twice it changes nothing.
func TestRaise(t *testing.T) {
	for c := Class(0); c <= Mutating; c++ {
		for i := range 4 {
			f := Finding{Class: c, Step: &Step{Elevated: i&1 != 0, Remote: i&2 != 0}}
			before := f.Class.Severity()
			f.Raise()
			once := f
			f.Raise()
			if f.Class.Severity() < before || f.Class != once.Class || f.Reason != once.Reason {
				t.Errorf("%v elevated=%v remote=%v: %v, then %v", c, i&1 != 0, i&2 != 0, once.Class, f.Class)
			}
			if f.Step.Elevated && (c == WriteLocal || c == Unknown) && f.Class != Mutating {
				t.Errorf("%v behind sudo is %v", c, f.Class)
			}
			if f.Step.Remote && c == WriteLocal && f.Class != Mutating {
				t.Errorf("%v on another machine is %v", c, f.Class)
			}
		}
	}
}
