package cli_test

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// helper has subcommands, a preview, an option with a wrong arity.
var helper = cli.Program{
	Name: "helper", Options: "-h, --help; -V, --version; -q; -C DIR",
	Commands: []cli.Command{
		{Name: "wipe", Effect: cli.Changes, Does: "wipes", Operands: cli.Operands{Each: cli.Pure},
			Options: "-n, --dry-run[=MODE]; --simulate; -v N; --name NAME; --purge; --quote -TEXT",
			Rules: []cli.Rule{
				{Option: "--dry-run", Value: "client", Lowers: true, Effect: cli.Reads, Does: "shows"},
				{Option: "--simulate", Lowers: true, Effect: cli.Reads, Does: "shows"},
			}},
		{Name: "show", Effect: cli.Reads, Options: "-N, --name NAME; -p, --purge; --quote -TEXT", Rules: []cli.Rule{
			{Option: "--purge", Effect: cli.Changes, Does: "purges"},
		}},
		{Name: "nothing", Operands: cli.Operands{Each: cli.ReadsFrom}},
	},
}

// alone has no subcommands.
var alone = cli.Program{Name: "alone", Style: cli.SingleDash, Options: "-h, --help; -version; -o FILE", GoesOn: "-version", Effect: cli.Changes,
	Does: "changes", Operands: cli.Operands{Each: cli.Pure}}

func worst(p *cli.Program, line string) string {
	var words []cli.Word
	for _, f := range strings.Fields(line) {
		w := cli.Lit(f)
		if f[0] == '$' {
			w = cli.Word{Text: f, At: -1}
		}
		words = append(words, w)
	}
	got := "reads"
	for _, f := range p.Interpret(words, nil).Facts {
		switch f.Effect {
		case cli.Changes:
			return "changes"
		case cli.Unstated:
			got = "unknown"
		}
	}
	return got
}

func TestHelpLowersWhereItActs(t *testing.T) {
	everywhere, front := helper, helper
	everywhere.HelpEverywhere, front.HelpInFront = true, true
	for _, c := range []struct {
		p    *cli.Program
		line string
		want string
	}{
		{&helper, "--help", "reads"}, {&helper, "-h", "reads"}, {&helper, "--version", "reads"}, {&helper, "-V", "reads"},
		{&helper, "wipe --help", "reads"}, {&helper, "wipe x --help", "reads"}, {&helper, "wipe --help x", "reads"},
		{&helper, "wipe -h", "changes"}, {&everywhere, "wipe -h", "reads"}, {&everywhere, "wipe x -h", "reads"},
		{&front, "wipe --help", "reads"}, {&front, "wipe x --help", "changes"},
		// A version is the program's, in front of everything, without a value.
		{&helper, "wipe --version", "changes"}, {&helper, "wipe --version 1", "changes"}, {&helper, "wipe --version=1", "changes"},
		{&helper, "wipe -V x", "changes"}, {&helper, "wipe -v 1", "changes"}, {&everywhere, "wipe -V", "changes"},
		{&helper, "--version wipe x", "changes"}, {&helper, "--help wipe x", "changes"}, {&helper, "-V wipe", "changes"},
		{&helper, "-q --version", "reads"}, {&helper, "--version=1", "unknown"},
		// Switched off again.
		{&helper, "wipe --help=false", "changes"}, {&helper, "wipe --help false", "changes"}, {&helper, "wipe --help=true", "reads"},
		// The command goes on.
		{&alone, "-version", "reads"}, {&alone, "-version x", "changes"}, {&alone, "-o f -version", "changes"},
		{&alone, "--help", "reads"}, {&alone, "x --help", "changes"}, {&alone, "--help x", "reads"},
	} {
		if got := worst(c.p, c.line); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.p.Name, c.line, got, c.want)
		}
	}
}

func TestPreviewTakenBack(t *testing.T) {
	pflag := helper
	pflag.Style = cli.Pflag
	for _, c := range []struct {
		p    *cli.Program
		line string
		want string
	}{
		{&helper, "wipe --dry-run=client x", "reads"}, {&helper, "wipe --dry-run=none x", "changes"},
		{&helper, "wipe --dry-run=client --dry-run=none x", "changes"}, {&helper, "wipe --dry-run=client $X", "changes"},
		{&helper, "wipe --simulate x", "reads"}, {&helper, "wipe --simulate $X", "reads"}, {&pflag, "wipe --simulate $X", "changes"},
		{&helper, "wipe --simulate --simulate=no x", "changes"}, {&helper, "wipe --simulate=yes x", "reads"},
		{&pflag, "wipe --help $X", "changes"},
	} {
		if got := worst(c.p, c.line); got != c.want {
			t.Errorf("%s: %s, want %s", c.line, got, c.want)
		}
	}
}

// An option that takes another option for its argument is read both ways.
func TestSwallowedOption(t *testing.T) {
	for line, want := range map[string]string{
		"show -Nx": "reads", "show -Np": "changes", "show -Npp": "changes", "show -Nppp": "reads",
		"show --name x": "reads", "show --name --purge": "changes", "show --name --purge=1": "changes",
		"show --name -x": "reads", "show --name -1": "reads", "show --quote --purge": "reads", "show -- --purge": "reads",
		"nothing": "unknown",
	} {
		if got := worst(&helper, line); got != want {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
}
