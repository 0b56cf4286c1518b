package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns wrappers that repeat, lock or record: watch, flock, script,
// entr.

// watch is procps-ng 4.0.5.
var watch = cli.Program{
	Name:          "watch",
	StopAtOperand: true,
	Options: `
		-b, --beep; -C, --no-color; -c, --color; -d, --differences[=permanent]; -e, --errexit; -f, --follow
		-g, --chgexit; -n, --interval SECONDS; -p, --precise; -q, --equexit CYCLES; -r, --no-rerun
		-s, --shotsdir DIR; -t, --no-title; -w, --no-wrap; -x, --exec; -h, --help; -v, --version
	`,
	Rules:   []cli.Rule{{Option: "--shotsdir", Effect: cli.WritesTo, Does: "writes screenshots"}},
	Inspect: inspectWatch,
}

func inspectWatch(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the command that watch runs is not given")
		return
	}
	in := cli.Inner{Via: "watch"}
	if inv.Has("--exec") {
		in.Argv = inv.Operands
	} else {
		line := cli.JoinWords(inv.Operands)
		in.Shell = &line
	}
	r.Run(in)
}

// flock is util-linux 2.40.
var flock = cli.Program{
	Name:          "flock",
	StopAtOperand: true,
	Options: `
		-c, --command COMMAND; -E, --conflict-exit-code N; -e, -x, --exclusive; -F, --no-fork; --fcntl
		-n, --nb, --nonblock; -o, --close; -s, --shared; -u, --unlock; --verbose
		-w, --wait, --timeout SECONDS; -h, --help; -V, --version
	`,
	Inspect: inspectFlock,
}

// inspectFlock reads FILE COMMAND…, FILE -c TEXT, and the number of a
// descriptor.
func inspectFlock(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	switch {
	case len(words) == 0:
		r.Unknown("the file that flock locks is not given")
		return
	case len(words) == 1 && isNumber(words[0]):
		r.Add(cli.Pure, "locks a descriptor of this shell")
		return
	case inv.Exists(words[0]):
		r.Add(cli.Pure, "locks a file")
	default:
		r.Path(cli.WritesTo, words[0], "creates the lock file")
	}
	in := cli.Inner{Via: "flock"}
	switch {
	case len(words) > 2 && (words[1].Text == "-c" || words[1].Text == "--command"):
		in.Shell = &words[2]
	case len(words) > 1:
		in.Argv = words[1:]
	default:
		text, ok := inv.Last("--command")
		if !ok {
			r.Unknown("the command that flock runs is not given")
			return
		}
		in.Shell = &text
	}
	r.Run(in)
}

// script is util-linux 2.40; FILE COMMAND…, -d, -k, -p and -r are BSD's.
var script = cli.Program{
	Name:          "script",
	StopAtOperand: true,
	Options: `
		-a, --append; -B, --log-io >FILE; -c, --command COMMAND; -d; -E, --echo WHEN; -e, --return; -F; -f, --flush
		--force; -I, --log-in >FILE; -k; -m, --logging-format NAME; -O, --log-out >FILE; -o, --output-limit SIZE
		-p; -q, --quiet; -r; -T, --log-timing >FILE; -t, --timing[=FILE]; -h, --help; -V, --version
	`,
	Rules: []cli.Rule{
		{Option: "--log-io --log-in --log-out --log-timing --timing", Effect: cli.WritesTo,
			Does: "records the session in a file"},
	},
	Inspect: inspectScript,
}

func inspectScript(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	file := cli.Lit("typescript")
	if len(words) > 0 {
		file, words = words[0], words[1:]
	}
	if inv.Has("-p") {
		r.Path(cli.ReadsFrom, file, "")
		return
	}
	if len(inv.Operands) > 0 || !inv.Has("--log-io") && !inv.Has("--log-in") && !inv.Has("--log-out") {
		r.Path(cli.WritesTo, file, "records the session in a file")
	}
	if len(words) > 0 && words[0].Text == "--" {
		words = words[1:]
	}
	in := cli.Inner{Via: "script"}
	text, ok := inv.Last("--command")
	switch {
	case ok:
		in.Shell = &text
	case len(words) > 1 && words[0].Text == "-c":
		in.Shell = &words[1]
	case len(words) > 0 && strings.HasPrefix(words[0].Text, "-"):
		r.Unknown("the option " + words[0].Text + " behind the file of script is not known here")
		return
	case len(words) > 0:
		in.Argv = words
	default:
		in.Stdin = true
	}
	r.Run(in)
}

// entr is entr 5.6.
var entr = cli.Program{
	Name:          "entr",
	StopAtOperand: true,
	Options:       `-a; -c; -d; -n; -p; -r; -s; -x; -z`,
	Inspect:       inspectEntr,
}

func inspectEntr(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the command that entr runs is not given")
		return
	}
	in := cli.Inner{Via: "entr"}
	if inv.Has("-s") {
		in.Shell = &inv.Operands[0]
	} else {
		in.Argv, _ = replacing(inv.Operands, "/_")
	}
	r.Run(in)
}
