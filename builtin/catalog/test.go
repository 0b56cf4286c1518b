package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// test is test and [ of POSIX, GNU coreutils 9.5 and bash 5.2. It looks at the
// files it is asked about; -v of bash evaluates a subscript.
var test = cli.Program{
	Name:    "test",
	Also:    "[",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectTest,
}

func inspectTest(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Args {
		op := w.Text
		if !w.Static || len(op) < 2 || op[0] != '-' {
			continue
		}
		if len(op) == 2 && i+1 < len(inv.Args) {
			switch next := inv.Args[i+1]; {
			case strings.IndexByte("abcdefghkprsuwxGLNOS", op[1]) >= 0 && next.Text != "]":
				r.Path(cli.ReadsFrom, next, "")
			case op == "-v" && (!next.Static || strings.IndexByte(next.Text, '[') >= 0):
				r.Unknown("the variable that test -v looks at may evaluate code")
			}
		}
		if (op == "-nt" || op == "-ot" || op == "-ef") && i > 0 && i+1 < len(inv.Args) {
			r.Path(cli.ReadsFrom, inv.Args[i-1], "")
			r.Path(cli.ReadsFrom, inv.Args[i+1], "")
		}
	}
}
