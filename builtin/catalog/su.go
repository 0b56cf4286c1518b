package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the programs that switch to another user: su, runuser, pkexec,
// gosu and their kind.

const suOptions = `
	-c, --command COMMAND; -C, --session-command COMMAND; -f, --fast; -g, --group GROUP
	-G, --supp-group GROUP; -l, --login; -m, -p, --preserve-environment; -P, --pty; -T, --no-pty
	-s, --shell SHELL; -w, --whitelist-environment LIST; -h, --help; -V, --version
`

// su is util-linux 2.40; its options agree with shadow's and BSD's as far as
// they share names.
var su = cli.Program{
	Name:    "su",
	Options: suOptions,
	Inspect: inspectSu,
}

// runuser is util-linux 2.40.
var runuser = cli.Program{
	Name:          "runuser",
	Options:       suOptions + "; -u, --user USER",
	StopAtOperand: true,
	Inspect:       inspectSu,
}

// inspectSu finds the command: -c COMMAND, the words behind the user's name,
// which the shell gets, or standard input.
func inspectSu(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Program.Name == "runuser" && !inv.Has("--user") {
		// Without -u the options may stand behind the user's name.
		mixed := (&cli.Program{Name: "runuser", Options: suOptions}).Parse(inv.Args, inv.Facts)
		if len(mixed.Options) > len(inv.Options) {
			inv, words = mixed, mixed.Operands
		}
	}
	if inv.Program.Name == "runuser" && inv.Has("--user") {
		if len(words) == 0 {
			r.Unknown("the command that runuser runs is not given")
			return
		}
		r.Run(cli.Inner{Argv: words, Via: "runuser", Elevated: true})
		return
	}
	if len(words) > 0 && words[0].Text == "-" {
		words = words[1:]
	}
	shell, ok := inv.Last("--shell")
	if !ok {
		shell = cli.Lit("sh")
	}
	in := cli.Inner{Via: inv.Program.Name, Elevated: true}
	command, ok := inv.Last("--command")
	if !ok {
		command, ok = inv.Last("--session-command")
	}
	switch {
	case ok:
		in.Argv = []cli.Word{shell, cli.Lit("-c"), command}
	case len(words) > 1: // words[0] is the user
		in.Argv = append([]cli.Word{shell}, words[1:]...)
	default:
		in.Stdin = true
	}
	r.Run(in)
}

// pkexec is polkit 125.
var pkexec = cli.Program{
	Name:          "pkexec",
	StopAtOperand: true,
	Options:       `--disable-internal-agent; --keep-cwd; -u, --user USER; --help; --version`,
	Wraps:         &cli.Wrap{Elevated: true},
}

// gosu is gosu 1.17, su-exec 0.2 and daemontools' setuidgid: USER COMMAND.
var gosu = cli.Program{
	Name:          "gosu",
	Also:          "setuidgid su-exec",
	StopAtOperand: true,
	Options:       `--help; --version`,
	Wraps:         &cli.Wrap{Skip: 1, Elevated: true},
}

// setpriv is util-linux 2.40.
var setpriv = cli.Program{
	Name:          "setpriv",
	StopAtOperand: true,
	Options: `
		-d, --dump; --nnp, --no-new-privs; --ambient-caps LIST; --inh-caps LIST; --bounding-set LIST
		--list-caps; --ruid UID; --euid UID; --reuid UID; --rgid GID; --egid GID; --regid GID
		--clear-groups; --keep-groups; --init-groups; --groups LIST; --securebits LIST; --pdeathsig SIGNAL
		--ptracer PID; --selinux-label LABEL; --apparmor-profile PROFILE; --reset-env
		--landlock-access LIST; --landlock-rule RULE; --seccomp-filter FILE; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Wraps:  &cli.Wrap{Elevated: true, Optional: true},
}

// chpst is runit 2.1.2.
var chpst = cli.Program{
	Name:          "chpst",
	StopAtOperand: true,
	Options: `
		-u USER; -U USER; -b NAME; -e DIR; -/ DIR; -C DIR; -n N; -l FILE; -L FILE
		-m BYTES; -d BYTES; -o N; -p N; -f BYTES; -c BYTES; -t SECONDS; -r BYTES; -v; -P; -012
	`,
	Inspect: inspectChpst,
}

func inspectChpst(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the command that chpst runs is not given")
		return
	}
	for _, name := range [2]string{"-l", "-L"} {
		if f, ok := inv.Last(name); ok {
			r.Path(cli.WritesTo, f, "")
		}
	}
	in := cli.Inner{Argv: inv.Operands, Via: "chpst", Elevated: inv.Has("-u"), Remote: inv.Has("-/")}
	if dir, ok := inv.Last("-C"); ok {
		in.Moves = &dir
	}
	r.Run(in)
}
