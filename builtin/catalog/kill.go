package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the programs that signal processes by number or name.

// kill is util-linux 2.40 and the shells' builtin: -SIGNAL is no option.
var kill = cli.Program{
	Name:    "kill",
	Style:   cli.NoOptions,
	Inspect: inspectKill,
	Probes:  []string{"ps -ef"},
}

// inspectKill tells listing and signal 0, which only asks whether a process is
// there, from the rest.
func inspectKill(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Pure, "prints how it is used")
		return
	}
	first := inv.Operands[0]
	second := cli.Word{}
	if len(inv.Operands) > 1 {
		second = inv.Operands[1]
	}
	name, value, _ := strings.Cut(first.Text, "=")
	switch {
	case !first.Static:
		r.Add(cli.Changes, "signals processes")
	case name == "-l", name == "-L", name == "--list", name == "--table", name == "--help", name == "--version",
		name == "-V", name == "-h":
		r.Add(cli.Pure, "lists the signals")
	case first.Text == "-0", name == "--signal" && value == "0", strings.HasPrefix(first.Text, "-s0"),
		(first.Text == "-s" || first.Text == "-n" || first.Text == "--signal") && second.Static &&
			second.Text == "0":
		r.Add(cli.Reads, "asks whether a process is there")
	case strings.HasPrefix(first.Text, "-d") || first.Text == "--show-process-state":
		r.Add(cli.Reads, "shows how a process handles signals")
	default:
		r.Add(cli.Changes, "signals processes")
	}
}

// killall is psmisc 23.7 and macOS 15.
var killall = cli.Program{
	Name: "killall",
	Options: `
		-e, --exact; -g, --process-group; -I, --ignore-case; -i, --interactive; -l, --list; -n, --ns PID
		-o, --older-than TIME; -q, --quiet; -r, --regexp; -s, --signal SIGNAL; -u, --user USER
		-v, --verbose; -V, --version; -w, --wait; -y, --younger-than TIME; -Z, --context REGEX; -0; -c NAME
		-d; -m; -t TTY; -z; --help
	`,
	Effect: cli.Changes,
	Does:   "signals processes",
	Rules: []cli.Rule{
		{Option: "--list", Lowers: true, Effect: cli.Pure, Does: "lists the signals"},
	},
	Inspect: signalsNothing,
	Probes:  []string{"ps -ef"},
}

// signalsNothing: -0, where no other signal is given, only asks whether
// processes are there.
func signalsNothing(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-0") {
		asks := !inv.Has("--signal")
		for i := range r.Facts {
			asks = asks && r.Facts[i].Effect == cli.Changes
		}
		switch {
		case asks:
			r.Facts = r.Facts[:0]
			r.Add(cli.Reads, "asks whether processes are there")
		default:
			r.Add(cli.Changes, "signals processes")
		}
	}
}

// xkill is xkill 1.0 and skill procps-ng's.
var xkill = cli.Program{
	Name:    "xkill",
	Options: `-all; -button N; -display NAME; -frame; -id N; -help; -version`,
	Style:   cli.SingleDash,
	Effect:  cli.Changes,
	Does:    "closes the connection of a client",
}

var skill = cli.Program{
	Name: "skill",
	Also: "snice",
	Options: `
		-c, --command NAME; -f, --fast; -i, --interactive; -l, --list; -L, --table; -n, --no-action
		-p, --pid N; -t, --tty TTY; -u, --user USER; -v, --verbose; -w, --warnings; -h, --help
		-V, --version`,
	Effect: cli.Changes,
	Does:   "signals processes",
	Rules:  []cli.Rule{{Option: "--list --table --no-action", Lowers: true, Effect: cli.Reads}},
}
