package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// sh is a POSIX shell and its relatives: bash 5.2, dash 0.5.12, ksh 93u, zsh
// 5.9 as far as they agree on -c, -s and a script.
var sh = cli.Program{
	Name: "sh",
	Also: "ash bash dash ksh mksh oksh rbash yash zsh",
	Options: `
		-abcefhimnpuvxBCEHPTDlrs
		-o OPTION; +o OPTION; -O OPTION; +O OPTION
		+abefhimnpuvxBCEHPT
		--login; --noprofile; --norc; --posix; --restricted; --verbose; --rcfile, --init-file FILE
		--debugger; --dump-strings; --dump-po-strings; --noediting; --pretty-print
		--help; --version
	`,
	StopAtOperand: true,
	Effect:        cli.Unstated,
	Inspect:       inspectShell,
}

// inspectShell finds the commands that a shell reads: the operand of -c, a
// script, or standard input.
func inspectShell(inv *cli.Invocation, r *cli.Report) {
	for _, f := range inv.All("--rcfile") {
		r.Run(cli.Inner{Script: &f, Via: inv.Called()})
	}
	if inv.Has("-n") && !inv.Has("-i") && !inv.Has("+n") && !inv.Has("+o") {
		r.Add(cli.Reads, "checks the syntax without running anything")
		return
	}
	via := inv.Called()
	words := inv.Operands
	switch {
	case inv.Has("-c") && len(words) == 0:
		r.Unknown("the command of " + via + " -c is not given")
	case inv.Has("-c"):
		r.Run(cli.Inner{Shell: &words[0], Argv: words[1:], Via: via, Dialect: via})
	case len(words) > 0 && !inv.Has("-s") && words[0].Text != "-":
		r.Run(cli.Inner{Script: &words[0], Argv: words, Via: via})
	default:
		r.Run(cli.Inner{Stdin: true, Via: via})
	}
}

// otherShell is a shell whose language is not POSIX's: fish 4, csh 6, Nushell
// 0.105, elvish, xonsh. What they are told is judged as far as it reads alike.
var otherShell = cli.Program{
	Name: "fish",
	Also: "csh elvish nu tcsh xonsh",
	Options: `
		-bdefmNPqstvVxX; -c, --command, --commands COMMAND; -C, --init-command COMMAND; -l, --login
		-i, --interactive; -n, --no-execute; --no-config; --private; --no-config-file; --no-std-lib; --stdin
		-h, --help; --version
	`,
	StopAtOperand: true,
	Effect:        cli.Unstated,
	Inspect:       inspectOtherShell,
}

func inspectOtherShell(inv *cli.Invocation, r *cli.Report) {
	texts := append(inv.All("-C"), inv.All("-c")...)
	for _, text := range texts {
		text.Static, text.Prefix = false, ""
		r.Run(cli.Inner{Shell: &text, Via: inv.Called()})
	}
	if len(texts) == 0 {
		r.Unknown("runs what a script or the standard input of " + inv.Called() + " says")
	}
}
