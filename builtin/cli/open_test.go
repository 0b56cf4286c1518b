package cli_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// Open options, long and short, take the words up to the next option; a bundle
// that the grammar lacks stays unknown.
func TestOpenOptions(t *testing.T) {
	p := cli.Program{Name: "p", OpenOptions: true, Effect: cli.Reads, Options: "--known ARG; -q"}
	for _, c := range []struct {
		args     []string
		operands int
		unknown  bool
	}{
		{[]string{"--ids", "a", "b", "--x"}, 0, false},
		{[]string{"--ids=a", "b"}, 1, false},
		{[]string{"-g", "rg", "-n", "vm", "-o", "table"}, 0, false},
		{[]string{"-g", "-1", "-n", "vm"}, 0, false},
		{[]string{"--ids", "a", "-q", "b"}, 1, false},
		{[]string{"--ids", "a", "--known", "b", "c"}, 1, false},
		{[]string{"-gn", "rg"}, 1, true},
	} {
		words := make([]cli.Word, len(c.args))
		for i, a := range c.args {
			words[i] = cli.Lit(a)
		}
		inv := p.Parse(words, nil)
		unknown := false
		for _, f := range inv.Report().Facts {
			unknown = unknown || f.Effect == cli.Unstated
		}
		if len(inv.Operands) != c.operands || unknown != c.unknown {
			t.Errorf("%q: %d operands, unknown %v; want %d, %v", c.args, len(inv.Operands), unknown, c.operands, c.unknown)
		}
	}
}
