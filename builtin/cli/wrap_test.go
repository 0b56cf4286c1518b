package cli_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// A wrapper that appends words says so in the words of its command, so that a
// command without operands of its own is not taken for one that touches nothing.
func TestWrapAppends(t *testing.T) {
	p := cli.Program{Name: "x", StopAtOperand: true, Wraps: &cli.Wrap{Appends: true}}
	r := p.Interpret([]cli.Word{cli.Lit("rm"), cli.Lit("-f")}, nil)
	if len(r.Inner) != 1 || len(r.Inner[0].Argv) != 3 || !r.Inner[0].Appends {
		t.Fatalf("got %+v, want rm -f and a word that is not known", r.Inner)
	}
	if last := r.Inner[0].Argv[2]; last.Static {
		t.Errorf("the last word is %+v, want a dynamic one", last)
	}
}
