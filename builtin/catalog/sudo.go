package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns sudo, sudoedit and doas.

const sudoOptions = `
	-A, --askpass; -a, --auth-type TYPE; -B, --bell; -b, --background; -C, --close-from N
	-c, --login-class CLASS; -D, --chdir DIR; -E; --preserve-env[=LIST]; -e, --edit
	-g, --group GROUP; -H, --set-home; -h, --host HOST; --help; -i, --login
	-K, --remove-timestamp; -k, --reset-timestamp; -l, --list; -N, --no-update
	-n, --non-interactive; -P, --preserve-groups; -p, --prompt PROMPT; -R, --chroot DIR
	-r, --role ROLE; -S, --stdin; -s, --shell; -T, --command-timeout DURATION; -t, --type TYPE
	-U, --other-user USER; -u, --user USER; -V, --version; -v, --validate
`

// sudo is sudo 1.9.16.
var sudo = cli.Program{
	Name:          "sudo",
	StopAtOperand: true,
	Options:       sudoOptions,
	Prepare:       helpAlone,
	Inspect:       inspectSudo,
}

var sudoedit = cli.Program{
	Name:    "sudoedit",
	Options: sudoOptions,
	Effect:  cli.Changes,
	Does:    "edits files with raised privileges",
}

// helpAlone reads "sudo -h" as --help; elsewhere -h names a host.
func helpAlone(args []cli.Word) []cli.Word {
	if len(args) == 1 && args[0].Text == "-h" {
		return []cli.Word{cli.Lit("--help")}
	}
	return args
}

func inspectSudo(inv *cli.Invocation, r *cli.Report) {
	env, command := assignments(inv.Operands)
	in := cli.Inner{Argv: command, Via: "sudo", Elevated: true, Remote: inv.Has("-R") || inv.Has("-h"), Env: env}
	if dir, ok := inv.Last("--chdir"); ok {
		in.Moves = &dir
	}
	switch {
	case inv.Has("--list"):
		r.Add(cli.Reads, "lists what sudo allows")
	case inv.Has("--edit"):
		r.Add(cli.Changes, "edits files with raised privileges")
	case len(command) > 0:
		r.Run(in)
	case inv.Has("--shell") || inv.Has("--login"):
		in.Argv, in.Stdin = nil, true
		r.Run(in)
	case inv.Has("--validate") || inv.Has("--reset-timestamp") || inv.Has("--remove-timestamp"):
		r.Add(cli.Changes, "changes the credentials that sudo keeps")
	default:
		r.Unknown("the command that sudo runs is not given")
	}
}

// doas is OpenDoas 6.8 and OpenBSD's doas.
var doas = cli.Program{
	Name:          "doas",
	StopAtOperand: true,
	Options:       `-a STYLE; -C FILE; -L; -n; -s; -u USER`,
	Inspect:       inspectDoas,
}

func inspectDoas(inv *cli.Invocation, r *cli.Report) {
	env, command := assignments(inv.Operands)
	switch {
	case inv.Has("-C"):
		r.Add(cli.Reads, "checks the configuration of doas")
	case inv.Has("-L"):
		r.Add(cli.Changes, "drops the credentials that doas keeps")
	case len(command) > 0:
		r.Run(cli.Inner{Argv: command, Via: "doas", Elevated: true, Env: env})
	case inv.Has("-s"):
		r.Run(cli.Inner{Stdin: true, Via: "doas", Elevated: true})
	default:
		r.Unknown("the command that doas runs is not given")
	}
}
