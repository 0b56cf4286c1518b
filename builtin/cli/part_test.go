package cli

import "testing"

func paths(p *Program, args ...string) (got []string) {
	words := make([]Word, len(args))
	for i, a := range args {
		words[i] = Lit(a)
	}
	for _, f := range p.Interpret(words, nil).Facts {
		if f.Path != nil {
			got = append(got, f.Path.Text)
		}
	}
	return got
}

// A mark behind "=" or ":" is that of a part of the argument.
func TestPartOfArgument(t *testing.T) {
	p := &Program{Name: "x", Effect: Pure, Options: `--emit KIND=>FILE,...; --report KIND:>FILE; -v`}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--emit", "link=a,asm,obj=b"}, "a b"},
		{[]string{"--emit=link"}, ""},
		{[]string{"--report=html:out:1"}, "out:1"},
		{[]string{"--report", "term"}, ""},
	} {
		got := ""
		for _, g := range paths(p, c.args...) {
			if got != "" {
				got += " "
			}
			got += g
		}
		if got != c.want {
			t.Errorf("%q: paths %q, want %q", c.args, got, c.want)
		}
	}
}

// "a=*" in a rule's Value stands for all that begin with it.
func TestValueBeginning(t *testing.T) {
	p := &Program{Name: "x", Effect: Pure, Options: `-C OPTION`, Rules: []Rule{{Option: "-C", Value: "linker=*", Effect: Runs}}}
	for arg, want := range map[string]bool{"linker=cc": true, "opt-level=3": false} {
		runs := false
		for _, f := range p.Interpret([]Word{Lit("-C"), Lit(arg)}, nil).Facts {
			runs = runs || f.Effect == Runs
		}
		if runs != want {
			t.Errorf("-C %s: runs %v, want %v", arg, runs, want)
		}
	}
}

// A wrapper's implied program stands in front; "--" does not.
func TestWrapBefore(t *testing.T) {
	p := &Program{Name: "x", StopAtOperand: true, Wraps: &Wrap{Skip: 1, Before: "yarn"}}
	r := p.Interpret([]Word{Lit("pkg"), Lit("--"), Lit("add")}, nil)
	if len(r.Inner) != 1 || len(r.Inner[0].Argv) != 2 || r.Inner[0].Argv[0].Text != "yarn" || r.Inner[0].Argv[1].Text != "add" {
		t.Errorf("got %+v", r.Inner)
	}
}
