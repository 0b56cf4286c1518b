package cli_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// How Go's pflag differs from getopt: -x=value, optional arguments only behind
// "=", no prefixes of long names.
func TestPflagStyle(t *testing.T) {
	p := cli.Program{Name: "p", Style: cli.Pflag, Options: "-o, --output FILE; -q, --quiet; -d, --dry-run[=HOW]; -h, --help"}
	for _, c := range []struct {
		word, name, arg string
		has             bool
	}{
		{"-o=/etc/x", "-o", "/etc/x", true},
		{"-o/etc/x", "-o", "/etc/x", true},
		{"-qo=x", "-o", "x", true},
		{"-q=false", "-q", "false", false},
		{"-q=0", "-q", "0", false},
		{"--quiet=F", "-q", "F", false},
		{"-d=client", "-d", "client", true},
		{"-dq", "-q", "", true},
		{"--out=x", "-o", "", false},
	} {
		inv := p.Parse([]cli.Word{cli.Lit(c.word)}, nil)
		arg, _ := inv.Last(c.name)
		if inv.Has(c.name) != c.has || arg.Text != c.arg {
			t.Errorf("%s: Has(%s) = %v with %q, want %v with %q", c.word, c.name, inv.Has(c.name), arg.Text, c.has, c.arg)
		}
	}
}

// An option for help that is switched off, or may be, does not lower.
func TestHelpSwitchedOff(t *testing.T) {
	p := cli.Program{Name: "p", Style: cli.Pflag, Options: "-h, --help", Effect: cli.Changes, Does: "changes"}
	for _, w := range []cli.Word{cli.Lit("--help=false"), cli.Lit("--help=0"), cli.Lit("-h=F"), {Text: "--help=$X", Prefix: "--help=", At: -1}} {
		if p.Interpret([]cli.Word{w}, nil).Help {
			t.Errorf("%s lowers", w.Text)
		}
	}
	if !p.Interpret([]cli.Word{cli.Lit("-h")}, nil).Help {
		t.Error("-h does not lower")
	}
}

// Where options are open, "--help" behind one that the grammar lacks may be its
// argument.
func TestOpenOptionsTakeHelp(t *testing.T) {
	p := cli.Program{Name: "p", OpenOptions: true, Options: "--help", Effect: cli.Changes, Does: "changes"}
	if p.Interpret([]cli.Word{cli.Lit("--name"), cli.Lit("--help")}, nil).Help {
		t.Error("--name --help lowers")
	}
	for _, args := range [][]cli.Word{{cli.Lit("--help")}, {cli.Lit("--name=x"), cli.Lit("--help")}, {cli.Lit("--name"), cli.Lit("x"), cli.Lit("--help")}} {
		if !p.Interpret(args, nil).Help {
			t.Errorf("%v does not lower", args)
		}
	}
}
