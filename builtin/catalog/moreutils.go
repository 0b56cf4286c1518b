package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns moreutils 0.70 except chronic and parallel, which stand with
// their kind.

// sponge soaks up its input before it writes.
var sponge = cli.Program{Name: "sponge", Effect: cli.Pure, Options: "-a; -h",
	Operands: cli.Operands{Each: cli.WritesTo, Does: "overwrites a file with its input"}}

var ts = cli.Program{Name: "ts", Effect: cli.Pure, Options: "-i; -m; -r; -s",
	Operands: cli.Operands{Each: cli.Pure}}

// pee pipes its input to each operand, a shell command.
var pee = cli.Program{Name: "pee", Effect: cli.Pure, Options: `
	--no-ignore-sigpipe; --ignore-sigpipe; --no-ignore-write-errors; --ignore-write-errors`,
	Operands: cli.Operands{Each: cli.Executes}}

// mispipe runs both operands by a shell.
var mispipe = cli.Program{Name: "mispipe", Operands: cli.Operands{Each: cli.Executes, Min: 2}, Options: "-h"}

var ifne = cli.Program{Name: "ifne", StopAtOperand: true, Options: "-n", Wraps: &cli.Wrap{}}

// zrun uncompresses operands for the command; lckdo locks a file around it.
var zrun = cli.Program{Name: "zrun", StopAtOperand: true, Wraps: &cli.Wrap{}}

var lckdo = cli.Program{
	Name: "lckdo", StopAtOperand: true, Options: "-w; -W N; -e; -E N; -q; -s; -x; -t; -h",
	Wraps:   &cli.Wrap{Skip: 1},
	Inspect: inspectLckdo,
}

func inspectLckdo(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Path(cli.AppendsTo, inv.Operands[0], "makes a lock file")
	}
}

var isutf8 = cli.Program{Name: "isutf8", Effect: cli.Pure,
	Options:  "-h, --help; -q, --quiet; -l, --list; -i, --invert; -v, --verbose",
	Operands: cli.Operands{Each: cli.ReadsFrom}}

var errnoNames = cli.Program{Name: "errno", Effect: cli.Pure,
	Options:  "-l, --list; -s, --search; -S, --search-all-locales; --help",
	Operands: cli.Operands{Each: cli.Pure}}

var ifdata = cli.Program{Name: "ifdata", Style: cli.SingleDash, Effect: cli.Reads, Options: `
	-h; -e; -p; -pe; -pa; -pn; -pN; -pb; -pm; -pf; -ph; -si; -sip; -sib; -sie; -sid; -sif; -sic; -sim
	-so; -sop; -sob; -soe; -sod; -sof; -sox; -soc; -som; -bips; -bops`}

// combine reads "FILE and FILE2", "-" for its input.
var combine = cli.Program{Name: "combine", Style: cli.NoOptions, Effect: cli.Pure, Inspect: inspectCombine}

func inspectCombine(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Operands {
		switch {
		case strings.HasPrefix(w.Text, "-") && w.Text != "-":
			r.Unknown("combine has no option " + w.Text + " that is known here")
		case i != 1 && w.Text != "-":
			r.Path(cli.ReadsFrom, w, "")
		}
	}
	if len(inv.Operands) != 3 || !inv.Operands[1].Static ||
		!oneOf("and not or xor", strings.ToLower(inv.Operands[1].Text)) {
		r.Unknown("combine takes two files and what to do with them")
	}
}

// vidir deletes and renames what the edited list says; vipe opens an editor too.
var vidir = cli.Program{Name: "vidir", Effect: cli.Interactive,
	Does: "opens an editor that renames and deletes files", Options: "-v, --verbose; --help"}

var vipe = cli.Program{Name: "vipe", Effect: cli.Interactive, Does: "opens an editor",
	Options: "--suffix TEXT; --help"}
