package cli_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// tool has an option -C in front of its subcommand and another behind it.
var tool = cli.Program{
	Name:         "tool",
	LocalOptions: true,
	Options:      "-C DIR; --help",
	Review: func(inv *cli.Invocation, r *cli.Report) {
		for _, dir := range inv.Front().All("-C") {
			r.Path(cli.ReadsFrom, dir, "")
		}
	},
	Commands: []cli.Command{{Name: "diff", Effect: cli.Reads, Options: "-C[N]; -c, --[no-]color[=WHEN]; --[no-]output FILE; --help"}},
}

func parse(args ...string) *cli.Invocation {
	words := make([]cli.Word, len(args))
	for i, a := range args {
		words[i] = cli.Lit(a)
	}
	return tool.Parse(words, nil)
}

func TestFront(t *testing.T) {
	for _, args := range [][]string{{"-C", "dir", "diff", "-C5"}, {"-C", "dir", "diff", "-C5", "--help"}, {"-Cdir"}} {
		var got []string
		for _, f := range parse(args...).Report().Facts {
			if f.Path != nil {
				got = append(got, f.Path.Text)
			}
		}
		if len(got) != 1 || got[0] != "dir" {
			t.Errorf("%q: the directories reviewed are %q, want only dir", args, got)
		}
	}
}

func TestNegatedOptions(t *testing.T) {
	inv := parse("diff", "--no-color", "--no-output", "x")
	if !inv.Has("--no-color") || inv.Has("--color") || inv.Has("-c") {
		t.Error("--no-color is not an option apart from --color")
	}
	if !inv.Has("--no-output") || len(inv.Operands) != 1 {
		t.Errorf("--no-output takes an argument: operands %v", inv.Operands)
	}
	if w, ok := parse("diff", "--output", "x").Last("--output"); !ok || w.Text != "x" {
		t.Error("--[no-]output FILE does not take its argument")
	}
	if w, ok := parse("diff", "--color=always").Last("-c"); !ok || w.Text != "always" {
		t.Error("--[no-]color[=WHEN] does not take its argument")
	}
	if err := tool.CheckGrammar(); err != nil {
		t.Error(err)
	}
}
