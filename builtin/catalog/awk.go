package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	awklang "github.com/seed-a23d08e7/tmt/builtin/lang/awk"
)

// awk is POSIX awk, gawk 5.3, mawk 1.3.4 and the one true awk. The program is a
// language of its own (builtin/lang/awk).
var awk = cli.Program{
	Name:   "awk",
	Output: cli.Rewrites,
	Also:   "gawk mawk nawk",
	GoesOn: "--help", // BWK awk takes it for its program
	Options: `
		-F, --field-separator SEP; -v, --assign NAME=VALUE; -f, --file FILE; -e, --source TEXT
		-i, --include NAME; -l, --load NAME; -E, --exec FILE; -b, --characters-as-bytes; -c, --traditional
		-C, --copyright; -d[FILE]; --dump-variables[=FILE]; -D[FILE]; --debug[=FILE]; -g, --gen-pot
		-h, --help; -I, --trace; -k, --csv; -L[KIND]; --lint[=KIND]; -M, --bignum; -N, --use-lc-numeric
		-n, --non-decimal-data; -o[FILE]; --pretty-print[=FILE]; -O, --optimize; -p[FILE]; --profile[=FILE]
		-P, --posix; -r, --re-interval; -s, --no-optimize; -S, --sandbox; -t, --lint-old; -V, --version
		-W OPTION
	`,
	StopAtOperand: true,
	Effect:        cli.Pure,
	Rules: []cli.Rule{
		{Option: "-d --dump-variables -o --pretty-print -p --profile", Effect: cli.WritesTo,
			Does: "writes a file about the program"},
		{Option: "--load", Effect: cli.Unstated, Does: "loads an extension"},
		{Option: "-D --debug", Effect: cli.Interactive, Does: "starts a debugger"},
		{Option: "-W", Value: "!version posix interactive dump usage", Effect: cli.Unstated,
			Does: "sets an option of mawk's own"},
	},
	Inspect: inspectAwk,
}

func inspectAwk(inv *cli.Invocation, r *cli.Report) {
	files := inv.Operands
	programs := inv.All("--source")
	unread := append(inv.All("--file"), inv.All("--exec")...)
	for _, f := range unread {
		r.Path(cli.ReadsFrom, f, "")
		if in := inv.Input(); in.Text.Static && (f.Text == "-" || f.Text == "/dev/stdin") {
			programs = append(programs, in.Text)
			continue
		}
		r.Unknown("the program that awk reads from " + f.Text + " is not known")
	}
	inplace := false
	for _, f := range inv.All("--include") {
		if f.Text == "inplace" || f.Text == "inplace.awk" {
			inplace = true
			continue
		}
		r.Unknown("the library " + f.Text + " that awk includes is not known")
	}
	if len(programs) == 0 && len(unread) == 0 {
		if len(files) == 0 {
			return
		}
		programs, files = files[:1], files[1:]
	}
	embedLines(r, programs, awklang.Judge, "the program of awk")
	for _, name := range [...]string{"-d", "--dump-variables", "-p", "--profile", "-o", "--pretty-print"} {
		if _, ok := inv.Last(name); inv.Has(name) && !ok {
			r.Path(cli.WritesTo, cli.Lit("awkprof.out"), "writes a file about the program")
		}
	}
	for _, f := range files {
		switch {
		case assigns(f):
		case inplace:
			r.Path(cli.WritesTo, f, "edits files in place")
		default:
			r.Path(cli.ReadsFrom, f, "")
		}
	}
}

// assigns reports whether an operand of awk sets a variable instead of naming a
// file.
func assigns(w cli.Word) bool {
	name, _, ok := strings.Cut(w.Text, "=")
	if !ok || name == "" || '0' <= name[0] && name[0] <= '9' {
		return false
	}
	for i := 0; i < len(name); i++ {
		if c := name[i]; c != '_' && (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}
