package ui

import (
	"flag"
	"io"
	"strings"
	"testing"
)

func TestNearest(t *testing.T) {
	words := []string{"commit", "status", "reset", "w"}
	for typed, want := range map[string]string{
		"comit": "commit", "comitt": "commit", "statsu": "status", "rest": "reset",
		"": "", "x": "", "push": "", strings.Repeat("commit", 50): "",
	} {
		if got := Nearest(typed, words); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}

func TestOptionError(t *testing.T) {
	for _, c := range []struct{ synopsis, args, want string }{
		{"doctor [--json]", "--jsn", `doctor has no option "--jsn"; did you mean "--json"?`},
		{"doctor [--json]", "-jsn", `doctor has no option "--jsn"; did you mean "--json"?`},
		{"doctor [--json]", "--verbose", `doctor has no option "--verbose"; see: tmt doctor --help`},
		{"classify [--json] -- COMMAND…", "-rf x", `classify has no option "-rf"; put -- in front of the command that is meant: tmt classify [--json] -- COMMAND…`},
		{"explain COMMAND…", "-x", `explain has no option "-x"; put -- in front of the command that is meant: tmt explain -- COMMAND…`},
		{"a run [--json] MODULE|DIR -- COMMAND…", "--jsno", `a run has no option "--jsno"; did you mean "--json"?`},
		{"why [-n N]", "--n", `why: --n lacks its argument; see: tmt why --help`},
		{"why [-n N]", "--n=x", `why: invalid value "x" for option -n: parse error; see: tmt why --help`},
	} {
		fs := flag.NewFlagSet(c.synopsis, flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		fs.Bool("json", false, "")
		fs.Int("n", 0, "")
		err := fs.Parse(strings.Fields(c.args))
		if err == nil {
			t.Fatalf("%s: no error", c.args)
		}
		if got := OptionError(fs, "tmt", c.synopsis, err); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.args, got, c.want)
		}
	}
}
