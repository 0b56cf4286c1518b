package cli

import (
	"strings"
	"testing"
)

// fuzzed is a program with every kind of option.
var fuzzed = Program{
	Name: "p",
	Options: `
		-n, --name NAME; -v, --verbose; -abc; --color[=WHEN]; -j[N]; --dry-run[=HOW]; -o, --output FILE
		--[no-]sync; -h, --help; --version; +x
	`,
	Commands: []Command{
		{Name: "get list", Effect: Reads, Options: "-w, --watch", Rules: []Rule{{Option: "--output", Effect: WritesTo, Does: "writes a file"}}},
		{Name: "delete", Effect: Changes, Does: "deletes", Rules: []Rule{{Option: "--dry-run", Value: "!none", Lowers: true, Effect: Reads}}},
		{Name: "run", StopAtOperand: true, Wraps: &Wrap{Skip: 1}},
	},
}

// severity is the worst class of a report's facts; a command it runs counts as
// severe as anything.
func severity(r *Report) int {
	worst := 1
	for _, f := range r.Facts {
		switch {
		case f.Result != nil:
			worst = max(worst, f.Result.Class.Severity())
		case f.Effect.OfPath():
			worst = max(worst, 2)
		default:
			c, _, _ := f.Effect.Class()
			worst = max(worst, c.Severity())
		}
	}
	if len(r.Inner) > 0 {
		worst = 4
	}
	return worst
}

func words(line string) []Word {
	var out []Word
	for _, f := range strings.Split(line, " ") {
		w := Lit(f)
		if strings.HasPrefix(f, "$") {
			w.Static = false
		}
		out = append(out, w)
	}
	return out
}

// FuzzParse: no argv panics, all of it is accounted for, and an option that the
// grammar lacks is never silent.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"get x", "-n get delete x", "--name=get delete x", "delete x --dry-run", "delete --dry-run=none x", "--nam a get",
		"-abv get", "-vnget delete", "-j4 get", "--no-sync get", "run host -n rm x", "-- delete x", "get -o f", "get -of", "get --output=f",
		"$X delete", "delete --help", "+x get", "get --frobnicate", "-z delete", "--color always get", "get list delete",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		args := words(line)
		inv := fuzzed.Parse(args, nil)
		r := inv.Report()
		if len(inv.Options) > 3*len(line)+len(args) || len(inv.Operands) > len(args) {
			t.Errorf("%q: %d options and %d operands of %d words", line, len(inv.Options), len(inv.Operands), len(args))
		}
		if len(r.Facts) == 0 && len(r.Inner) == 0 {
			t.Errorf("%q says nothing", line)
		}
		before := severity(r)
		lacks := fuzzed.Interpret(append(words("--zz-unknown"), args...), nil)
		if s := severity(lacks); s < 3 && !lacks.Help {
			t.Errorf("%q with an unknown option is %d", line, s)
		} else if s < before && !lacks.Help {
			t.Errorf("%q: an unknown option in front lowers %d to %d", line, before, s)
		}
	})
}
