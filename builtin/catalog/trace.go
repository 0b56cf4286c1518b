package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs that run another one under observation.

// strace is strace 6.12.
var strace = cli.Program{
	Name:          "strace",
	StopAtOperand: true,
	Options: `
		-A, --output-append-mode; -a, --columns N; -b, --detach-on CALL; -C, --summary; -c, --summary-only
		-D, --daemonize[=X]; -d, --debug; -E, --env NAME=VALUE; -e EXPRESSION; -f, --follow-forks
		-h, --help; -I, --interruptible WHEN; -i, --instruction-pointer; -k, --stack-trace[=X]
		--kill-on-exit; -N; -n, --syscall-number; -O, --summary-syscall-overhead N; -o, --output FILE
		--output-separately; -P, --trace-path PATH; -p, --attach PID; -q, --quiet[=X]; --silent[=X]
		-r, --relative-timestamps[=X]; -S, --summary-sort-by NAME; -s, --string-limit N; --seccomp-bpf
		-T, --syscall-times[=X]; -t, --absolute-timestamps[=X]; --timestamps[=X]; --tips[=X]; --trace SET
		--trace-fds SET; -U, --summary-columns LIST; -u, --user NAME; -V, --version; -v, --no-abbrev
		-w, --summary-wall-clock; -X, --const-print-style FORMAT; -x, --strings-in-hex[=X]
		-Y, --decode-pids[=X]; -y, --decode-fds[=X]; -Z, --failed-only; -z, --successful-only; --status SET
		--signal SET; --abbrev SET; --verbose SET; --raw SET; --read SET; --write SET; --inject SET
		--fault SET; --kvm vcpu; --argv0 NAME; --always-show-pid; --pidns-translation
	`,
	Rules: []cli.Rule{
		{Option: "--inject --fault", Effect: cli.Runs, Does: "tampers with the system calls of the command"},
	},
	Inspect: inspectTrace,
}

// ltrace is ltrace 0.8.
var ltrace = cli.Program{
	Name:          "ltrace",
	StopAtOperand: true,
	Options: `
		-A N; -a, --align N; -b, --no-signals; -C, --demangle; -c; -D, --debug MASK; -e EXPRESSION
		-F, --config FILE; -f; -h, --help; -i; -L; -l, --library PATTERN; -n, --indent N; -o, --output >FILE
		-p PID; -r; -S; -s N; -T; -t; -u USER; -V, --version; -w, --where N; -x PATTERN
	`,
	Inspect: inspectTrace,
}

func inspectTrace(inv *cli.Invocation, r *cli.Report) {
	for _, f := range inv.All("-o") {
		if text := f.Text; strings.HasPrefix(text, "|") || strings.HasPrefix(text, "!") {
			command := f.Cut(1)
			r.Run(cli.Inner{Shell: &command, Via: inv.Program.Name + " -o"})
		} else {
			r.Path(cli.WritesTo, f, "writes the trace to a file")
		}
	}
	for _, e := range inv.All("-e") {
		if !e.Static || strings.Contains(e.Text, "inject=") || strings.Contains(e.Text, "fault=") {
			r.Add(cli.Runs, "tampers with the system calls of the command")
		}
	}
	switch {
	case len(inv.Operands) > 0:
		env, in := []cli.Word(nil), cli.Inner{Argv: inv.Operands, Via: inv.Program.Name, Elevated: inv.Has("-u")}
		if inv.Program.Name == "strace" {
			for _, w := range inv.All("--env") {
				if isAssignment(w) {
					env = append(env, w)
				}
			}
		}
		in.Env = env
		r.Run(in)
	case inv.Has("-p"):
		r.Add(cli.Reads, "follows the calls of a running process")
	default:
		r.Unknown("the command that " + inv.Program.Name + " runs is not given")
	}
}

// gdb is gdb 16 and LLDB 20: they wait for commands, from whatever source.
var gdb = cli.Program{
	Name:          "gdb",
	Also:          "lldb",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-help; -h; -version; -v; -configuration; -batch; -quiet; -q; -silent; -nx; -nh; -n; -args; -tui
		-ex COMMAND; -eval-command COMMAND; -iex COMMAND; -init-eval-command COMMAND; -x FILE; -command FILE
		-p PID; -pid PID; -core FILE; -c FILE; -symbols FILE; -exec FILE; -se FILE; -d DIR; -directory DIR; -cd DIR
	`,
	Effect: cli.Interactive,
	Does:   "waits for commands, which may change the process and run others",
	Rules: []cli.Rule{
		{Option: "-configuration", Lowers: true, Effect: cli.Pure},
	},
}
