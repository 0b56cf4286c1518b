package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// sh is a POSIX shell and its relatives: bash 5.2, dash 0.5.12, ksh 93u, zsh
// 5.9 as far as they agree on -c, -s and a script.
var sh = cli.Program{
	Name: "sh",
	Options: `
		-abcefhimnpuvxBCEHPTDlrs
		-o OPTION; +o OPTION; -O OPTION; +O OPTION
		+abefhimnpuvxBCEHPT
		--login; --noprofile; --norc; --posix; --restricted; --verbose; --init-file FILE; --rcfile FILE
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
	if inv.Has("-n") && !inv.Has("-i") {
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
