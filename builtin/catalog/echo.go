package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the small programs that compute or print and touch nothing
// (GNU coreutils 9.5, most of them builtins of the shell as well): echo, printf,
// true, false, yes, basename, dirname, pathchk, pwd, seq, factor, numfmt, sleep,
// expr.

// echo prints its words; whatever looks like an option it lacks is printed too.
var echo = cli.Program{
	Name:   "echo",
	Style:  cli.NoOptions,
	Effect: cli.Pure,
}

// printf assigns a variable with -v (bash), whose subscript is evaluated.
var printf = cli.Program{
	Name:    "printf",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectPrintf,
}

func inspectPrintf(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Args[:min(2, len(inv.Args))] {
		if i == 0 && strings.HasPrefix(w.Text, "-v") && len(w.Text) > 2 || i == 1 && inv.Args[0].Text == "-v" {
			if !w.Static || strings.IndexByte(w.Text, '[') >= 0 {
				r.Unknown("the variable that printf -v assigns may evaluate code")
			}
		}
		if w.Text != "-v" {
			return
		}
	}
}

// quiet is true, false and yes: whatever follows changes nothing.
var quiet = cli.Program{
	Name:   "true",
	Also:   ": false yes",
	Style:  cli.NoOptions,
	Effect: cli.Pure,
}

var basename = cli.Program{
	Name:    "basename",
	Options: `-a, --multiple; -s, --suffix SUFFIX; -z, --zero; --help; --version`,
	Effect:  cli.Pure,
}

var dirname = cli.Program{
	Name:    "dirname",
	Options: `-z, --zero; --help; --version`,
	Effect:  cli.Pure,
}

var pathchk = cli.Program{
	Name:     "pathchk",
	Options:  `-p; -P; --portability; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var pwd = cli.Program{
	Name:    "pwd",
	Options: `-L, --logical; -P, --physical; -W; --help; --version`,
	Effect:  cli.Pure,
}

// seq takes negative numbers, which look like options.
var seq = cli.Program{
	Name: "seq",
	Options: `
		-f, --format FORMAT; -s, --separator STRING; -t, --terminator STRING; -w, --equal-width
		-0123456789.; --help; --version`,
	Effect: cli.Pure,
}

var factor = cli.Program{
	Name:    "factor",
	Options: `-h, --exponents; --help; --version`,
	Effect:  cli.Pure,
}

var sleep = cli.Program{
	Name:    "sleep",
	Options: `--help; --version`,
	Effect:  cli.Pure,
}

var numfmt = cli.Program{
	Name: "numfmt",
	Options: `
		--debug; -d, --delimiter CHAR; --field FIELDS; --format FORMAT; --from UNIT; --from-unit N; --grouping
		--header[=N]; --invalid MODE; --padding N; --round METHOD; --suffix SUFFIX; --to UNIT; --to-unit N
		--unit-separator STRING; -z, --zero-terminated; -0123456789; --help; --version
	`,
	Effect: cli.Pure,
}

// expr is a language of its own that computes.
var expr = cli.Program{
	Name:   "expr",
	Style:  cli.NoOptions,
	Effect: cli.Pure,
}
