package catalog

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/dc"
)

// This file owns calculators and calendars: bc 1.07 and dc 1.07 (GNU), units
// 2.23, cal (util-linux 2.40), ncal.

var bcProgram = cli.Program{
	Name: "bc",
	Options: `
		-h, --help; -i, --interactive; -l, --mathlib; -q, --quiet; -s, --standard; -w, --warn; -v, --version
		-e, --expression TEXT; -f, --file FILE; -S, --scale N; -I, --ibase N; -O, --obase N; -P, --no-prompt
		-R, --no-read-prompt; -g, --global-stacks
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--file", Effect: cli.ReadsFrom},
		{Option: "--interactive", Effect: cli.Interactive, Does: "waits for commands"},
	},
	Inspect: inspectBc,
}

// inspectBc: without files, an expression and input, bc is interactive.
func inspectBc(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 && !inv.Has("--expression") && !inv.Has("--file") &&
		inv.Input().Kind == abi.StdinNone {
		r.Add(cli.Interactive, "waits for commands")
	}
}

// dcProgram runs a shell for "!" (GNU 1.07): its programs are a language of
// their own (builtin/lang/dc).
var dcProgram = cli.Program{
	Name: "dc",
	Options: `
		-e, --expression TEXT; -f, --file FILE; -h, --help; -V, --version; -x, --extended-register
		-i, --interactive`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--expression", Embeds: dc.Judge},
		{Option: "--file", Effect: cli.ReadsFrom},
		{Option: "--file", Effect: cli.Unstated, Does: "runs a program from a file"},
	},
	Inspect: inspectDc,
}

func inspectDc(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		r.Path(cli.ReadsFrom, w, "")
		r.Unknown("the program that dc reads from " + w.Text + " is not known")
	}
	if len(inv.Operands) > 0 || inv.Has("--expression") || inv.Has("--file") {
		return
	}
	if in := inv.Input(); in.Text.Static {
		r.Embed(in.Text, dc.Judge, "the program of dc")
		return
	}
	r.Unknown("dc runs what it reads from standard input")
}

var units = cli.Program{
	Name: "units",
	Options: `
		-h, --help; -c, --check; --check-verbose, --verbose-check; -d, --digits N; -e, --exponential
		-f, --file FILE; -H, --history FILE; -L, --log >FILE; -l, --locale LOCALE; -m, --minus; --oldstar
		--newstar; -n, --nolists; -S, --show-factor; --conformable; -o, --output-format FORMAT
		-p, --product; -q, --quiet, --silent; -r, --round; -s, --strict; -t, --terse; -1, --one-line
		--compact; -u, --units SYSTEM; -U, --unitsfile; -V, --version; -I, --info; -v, --verbose
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--log --history", Effect: cli.WritesTo, Does: "writes a log"},
		{Option: "--file", Effect: cli.ReadsFrom},
	},
}

// cal is also ncal.
var cal = cli.Program{
	Name: "cal",
	Also: "ncal",
	Options: `
		-1, --one; -3, --three; -n, --months N; -S, --span; -s, --sunday; -m; --monday; -j, --julian
		--reform VALUE; --iso; -y, --year; -Y, --twelve; -w; --week[=N]; --vertical; -c, --columns N
		--color[=WHEN]; -h; --help; -V, --version; -A N; -B N; -d MONTH; -H DATE; -JCNMbeop
	`,
	Effect: cli.Pure,
}
