package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Erlang/OTP 28's programs and its build tool rebar3 3.25.

// erl hands most of its words to the emulator or to applications: whatever they
// are, it runs code or waits for it.
var erl = cli.Program{Name: "erl", Style: cli.NoOptions, Inspect: inspectErl}

func inspectErl(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) == 1 && (words[0].Text == "+V" || words[0].Text == "-version") {
		r.Add(cli.Pure, "prints its version")
		return
	}
	r.Add(cli.Interactive, "waits for Erlang code or runs an application")
	for i, w := range words {
		if i+1 < len(words) && (w.Text == "-eval" || w.Text == "--eval") {
			runsCode(r, words[i+1], erlangCode, "Erlang")
		}
	}
	if inv.Input().Foreign {
		r.Signal("runs remote or decoded content")
	}
}

var escript = cli.Program{
	Name: "escript", StopAtOperand: true, Options: "-c; -d; -i; -n; -s; -v", Inspect: inspectEscript,
}

func inspectEscript(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the script that escript runs is not given")
		return
	}
	runsFile(inv, r, inv.Operands, erlangCode, "Erlang")
}

var erlc = cli.Program{
	Name: "erlc", Style: cli.SingleDash, Effect: cli.Works, Does: "compiles Erlang code",
	Options: `
		-I DIR; -o DIR; -W; -Werror; -Wall; -v; -b TYPE; -no-server; -server; -P; -E; -S; -M; -MF FILE
		-MT TARGET; -MQ TARGET; -MP; -MG; -MD; -MMD; -pa DIR; -pz DIR; -help; -enable-feature NAME
		-disable-feature NAME; -list-features; -describe-feature NAME`,
	Rules: []cli.Rule{{Option: "-o -MF", Effect: cli.WritesInto, Does: "compiles Erlang code"}},
}

var rebar3 = cli.Program{
	Name: "rebar3", Effect: cli.Pure, Options: "-h, --help; -v, --version",
	Probes: []string{"rebar3 plugins list", "rebar3 hex audit"},
	Commands: []cli.Command{
		{Name: "deps tree path report state plugins", Effect: cli.Works,
			Does: "gets the project's packages and shows them", OpenOptions: true, Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads}, {Name: "upgrade", Effect: cli.Works, Does: projectPackages}}},
		{Name: "compile get-deps lock unlock upgrade update new ct eunit proper dialyzer xref cover edoc " +
			"escriptize clean fmt lint hank vendor", Effect: cli.Works, Does: "builds, tests or checks the project",
			OpenOptions: true, Options: "-o, --outdir, --logdir, --output >DIR/"},
		{Name: "release tar relup appup", Effect: cli.Changes, Does: "assembles a release"},
		{Name: "hex", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "search info audit", Effect: cli.Reads},
			{Name: "build", Effect: cli.Works, Does: "builds a package", OpenOptions: true},
			{Name: "publish cut retire user owner organization repo key", Effect: cli.Changes,
				Does: "changes published packages or credentials"}}},
		{Name: "local", Effect: cli.Changes, Does: "replaces rebar3 itself"},
		{Name: "shell", Effect: cli.Interactive, Does: "waits for Erlang code", OpenOptions: true},
		{Name: "as", Style: cli.NoOptions, Inspect: inspectRebarAs},
		{Name: "do", Style: cli.NoOptions, Inspect: inspectRebarDo},
		{Name: "version help", Effect: cli.Pure, AnyOperands: true},
	},
}

func inspectRebarDo(inv *cli.Invocation, r *cli.Report) { runsEach(r, "rebar3", inv.Operands) }

// inspectRebarAs: as PROFILES TASK….
func inspectRebarAs(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) < 2 {
		r.Unknown("the task of rebar3 as is not given")
		return
	}
	r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("rebar3")}, inv.Operands[1:]...), Via: "rebar3 as"})
}
