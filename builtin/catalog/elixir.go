package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Elixir 1.18's programs and its build tool mix, with the tasks
// of Hex, Phoenix and Ecto; erlang.go owns Erlang's.

var mix = cli.Program{
	// A task of the project's own need not know --help.
	Name: "mix", Effect: cli.Runs, Does: "runs the project's default task", LocalOptions: true,
	Options: "-h, --help; -v, --version",
	Probes:  []string{"mix deps", "mix hex.outdated"},
	Commands: []cli.Command{
		{Name: "help", Effect: cli.Pure, AnyOperands: true,
			Options: "--search TEXT; --names; --aliases"},
		{Name: "deps", Effect: cli.Reads, Options: "--all"},
		{Name: "deps.tree app.tree", Effect: cli.Reads, Options: `
			--format FORMAT; --exclude NAME; --only ENV; --target NAME; --include-system-apps
			-o, --output >FILE`, Rules: []cli.Rule{
			{Option: "--format", Value: "!pretty plain", Effect: cli.Works, Does: "writes a graph into the project"},
		}},
		{Name: "hex.info hex.search hex.outdated hex.audit hex.sponsor", Effect: cli.Reads, Options: `
			--organization NAME; --all; --pre; --within-requirement; --sort NAME; --depth N`},
		{Name: "archive escript local", Effect: cli.Reads},
		{Name: "deps.get deps.update deps.unlock deps.loadpaths", Effect: cli.Works, Does: projectPackages,
			Options: `
			--all; --only ENV; --target NAME; --unused; --filter NAME; --check-locked; --check-unused
			--no-archives-check; --force; --no-compile; --no-deps-check; --no-elixir-version-check
			--no-path-loading; --no-validate-compile-env`},
		{Name: "compile deps.compile compile.all compile.elixir compile.erlang compile.app compile.protocols " +
			"compile.leex compile.yecc", Effect: cli.Works, Does: "builds the project", OpenOptions: true,
			Options: "-e CODE; --app; --force; -f"},
		{Name: "format", Effect: cli.Works, Does: "formats the project's files",
			Operands: cli.Operands{Each: cli.WritesTo}, Options: `
			--check-formatted; --dry-run; --dot-formatter FILE; --force; --no-compile; --no-exit; --migrate
			--stdin-filename NAME; -r, --root @@DIR`, Rules: []cli.Rule{
				{Option: "--check-formatted --dry-run", Lowers: true, Effect: cli.Reads,
					Does: "shows which files are not formatted"},
				{Option: "--dot-formatter", Effect: cli.Runs, Does: "--dot-formatter runs a file"}}},
		{Name: "test test.coverage", Effect: cli.Works, Does: "runs the project's tests", Options: `
			--all-warnings; --breakpoints; -b; --color; --cover; --dry-run; --exclude TAG; --exit-status N
			--export-coverage NAME; --failed; --force; --formatter NAME; --include TAG; --listen-on-stdin
			--max-cases N; --max-failures N; --max-requires N; --name-pattern TEXT; --no-all-warnings
			--no-archives-check; --no-color; --no-compile; --no-deps-check; --no-elixir-version-check
			--no-start; --only TAG; --partitions N; --preload-modules; --profile-require NAME; --raise
			--repeat-until-failure N; --seed N; --slowest N; --slowest-modules N; --stale; --timeout N; --trace
			--warnings-as-errors`},
		{Name: "credo", Effect: cli.Works, Does: "checks the project after building it", OpenOptions: true},
		{Name: "dialyzer xref docs gettext.extract gettext.merge sobelow coveralls coveralls.html coveralls.json " +
			"coveralls.detail coveralls.lcov coveralls.xml", Effect: cli.Works,
			Does: "builds the project and writes reports into it", Options: `
			-o, --output, --out >FILE; --format NAME; --label NAME; --sink FILE; --source FILE; --fail-above N
			--only-nodes; --only-direct; --quiet; -q; --halt-exit-status; --list-unused-filters; --plt
			--ignore-exit-status; --formatter, -f NAME; --open; --proglang NAME; --language, -l NAME
			--canonical, -n URL; --exit; --verbose, -v; --skip; --private; --config; --umbrella, -u; --merge
			--locale NAME; --no-fuzzy; --check-up-to-date; --filter TEXT; --group LIST; --min-cycle-size N
			--include-siblings; --no-compile; --force-check`, Rules: []cli.Rule{
				{Option: "--output", Effect: cli.WritesInto, Does: "writes a report"}}},
		{Name: "new phx.new phx.new.web phx.new.ecto", Effect: cli.Works, Does: "writes a project",
			OpenOptions: true, Operands: cli.Operands{Each: cli.WritesInto}, Options: `
			--sup; --umbrella; --live; --no-ecto; --no-html; --no-assets; --no-mailer; --no-dashboard
			--no-live; --no-gettext; --no-tailwind; --no-esbuild; --binary-id; --install; --no-install
			--verbose; --no-agents-md`},
		{Name: "archive.build escript.build hex.build phx.digest phx.gen phx.gen.auth phx.gen.channel " +
			"phx.gen.context phx.gen.html phx.gen.json phx.gen.live phx.gen.schema phx.gen.notifier " +
			"phx.gen.presence phx.gen.socket phx.gen.embedded phx.gen.release phx.gen.cert ecto.gen.migration " +
			"ecto.gen.repo assets.setup assets.build release.init clean", Effect: cli.Works,
			Does: "writes files of the project", OpenOptions: true, Options: `
			-o, --output >FILE; --unpack; --deps; --only ENV; -i, --input FILE; --force`, Rules: []cli.Rule{
				{Option: "--output", Effect: cli.WritesInto, Does: "writes files of the project"}}},
		// Compile the project to tell.
		{Name: "phx.routes ecto.migrations ecto loadconfig", Effect: cli.Works,
			Does: "builds the project and shows what it defines", Options: `
			-r, --repo NAME; --info URL; --method NAME; --no-compile; --no-deps-check; --migrations-path DIR
			--prefix NAME`},
		{Name: "ecto.create ecto.drop ecto.migrate ecto.rollback ecto.load ecto.reset ecto.setup",
			Effect: cli.Changes, Does: "changes a database"},
		{Name: "ecto.dump", Effect: cli.Works, Does: "writes the database's structure to a file", Options: `
			-d, --dump-path >FILE; -q, --quiet; -r, --repo NAME; --no-compile; --no-deps-check; --prefix NAME`},
		{Name: "release", Effect: cli.Changes, Does: "assembles a release"},
		{Name: "deps.clean phx.digest.clean", Effect: cli.Changes, Does: "deletes packages or assets"},
		{Name: "hex.publish hex.retire hex.owner hex.organization hex.package.publish", Effect: cli.Changes,
			Does: "changes published packages"},
		{Name: "hex.user hex.repo hex.config hex.registry", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list show whoami", Effect: cli.Reads},
			{Name: "auth deauth key register add remove set reset_password confirm build", Effect: cli.Changes,
				Does: "changes credentials or settings of Hex"}}},
		{Name: "local.hex local.rebar local.phx archive.install archive.uninstall escript.install " +
			"escript.uninstall archive.check local.public_keys", Effect: cli.Changes,
			Does: "changes the user's programs"},
		{Name: "run", StopAtOperand: true, Options: `
			-e, --eval CODE; -r, --require FILE; -p, --parallel; --config FILE; --no-halt; --no-compile
			--no-deps-check; --no-start; --no-archives-check; --no-elixir-version-check; --no-mix-exs
			--preload-modules`, Inspect: inspectMixRun},
		{Name: "eval", StopAtOperand: true,
			Options: "--no-compile; --no-start; --no-deps-check; --no-archives-check", Inspect: inspectMixRun},
		{Name: "cmd", StopAtOperand: true, Options: "--app NAME; --cd DIR; --shell", Wraps: &cli.Wrap{}},
		{Name: "do", Style: cli.NoOptions, Inspect: inspectMixDo},
		{Name: "phx.server profile.cprof profile.eprof profile.fprof profile.tprof", Effect: cli.Runs,
			Does: "runs the project"},
	},
	Unlisted: mixTask,
}

// mixTask takes every other word as a task of the project's choosing.
func mixTask([]string, string) *cli.Command { return &mixOther }

var mixOther = cli.Command{OpenOptions: true, Inspect: inspectMixTask}

func inspectMixTask(inv *cli.Invocation, r *cli.Report) {
	runsTask(r, "mix", cli.Lit(inv.Path[len(inv.Path)-1]))
}

func inspectMixRun(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("-e")
	if inv.Path[len(inv.Path)-1] == "eval" {
		codes = inv.Operands[:min(1, len(inv.Operands))]
	} else if len(inv.Operands) > 0 {
		runsScript(r, "mix run", inv.Operands)
	}
	for _, text := range codes {
		runsCode(r, text, elixirCode, "Elixir")
	}
	if len(codes) == 0 && len(inv.Operands) == 0 || inv.Has("-r") {
		r.Add(cli.Runs, "runs the project")
	}
}

// inspectMixDo cuts "do a, b" and "do a + b" into tasks.
func inspectMixDo(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) > 1 && words[0].Text == "--app" {
		words = words[2:]
	}
	runsEach(r, "mix", words)
}

// runsEach runs a program once for each piece of its operands; "+" and a comma
// at a word's end divide them.
func runsEach(r *cli.Report, program string, words []cli.Word) {
	argv := []cli.Word{cli.Lit(program)}
	runs := 0
	flush := func() {
		if len(argv) > 1 {
			r.Run(cli.Inner{Argv: argv, Via: program + " do"})
			runs++
		}
		argv = []cli.Word{cli.Lit(program)}
	}
	for _, w := range words {
		switch {
		case w.Static && w.Text == "+" || w.Text == ",":
			flush()
		case w.Static && strings.HasSuffix(w.Text, ","):
			w.Text = strings.TrimSuffix(w.Text, ",")
			argv = append(argv, w)
			flush()
		case w.Static && strings.Contains(w.Text, ","):
			for _, name := range strings.Split(w.Text, ",") {
				argv = append(argv, cli.Lit(name))
				flush()
			}
		default:
			argv = append(argv, w)
		}
	}
	flush()
	if runs == 0 {
		r.Unknown("the tasks of " + program + " do are not given")
	}
}

const elixirOptions = `
	-e, --eval CODE; -r FILE; -S NAME; -pr PATTERN; -pa DIR; -pz DIR; --app NAME; --erl TEXT
	--rpc-eval NODE; --cookie TEXT; --sname NAME; --name NAME; --hidden; --detached; --no-halt
	--boot FILE; --boot-var NAME; --erl-config FILE; --vm-args FILE; --pipe-to DIR
	--logger-otp-reports BOOL; --logger-sasl-reports BOOL; --werl; --dbg NAME; --dot-iex FILE
	--remsh NAME; --no-pry; --color; --no-color; -h, --help; -v, --version; --short-version; -i; -x`

// elixir and iex run the same options; iex waits afterwards.
var elixir = cli.Program{
	Name: "elixir", Style: cli.SingleDash, StopAtOperand: true, Options: elixirOptions,
	Rules:   []cli.Rule{{Option: "--short-version", Lowers: true, Effect: cli.Pure}},
	Inspect: inspectElixir,
}

var iex = cli.Program{
	Name: "iex", Style: cli.SingleDash, StopAtOperand: true, Options: elixirOptions,
	Effect: cli.Interactive, Does: "waits for Elixir code",
	Rules:   []cli.Rule{{Option: "--short-version", Lowers: true, Effect: cli.Pure}},
	Inspect: inspectElixir,
}

func inspectElixir(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--short-version") {
		return
	}
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, elixirCode, "Elixir")
	}
	if inv.Has("-r") || inv.Has("-pr") || inv.Has("--rpc-eval") || inv.Has("--erl") || inv.Has("--pipe-to") ||
		inv.Has("--boot") || inv.Has("--vm-args") || inv.Has("--erl-config") {
		r.Add(cli.Runs, "loads other code")
	}
	script, ok := inv.Last("-S")
	switch {
	case ok:
		// A script found on PATH: mix, mostly.
		r.Run(cli.Inner{Argv: append([]cli.Word{script}, inv.Operands...), Via: inv.Program.Name + " -S"})
	case len(codes) > 0:
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, elixirCode, "Elixir")
	default:
		runsInput(inv, r, elixirCode, "Elixir")
	}
}

var elixirc = cli.Program{
	Name: "elixirc", Effect: cli.Works, Does: "compiles Elixir code, which runs macros of the project",
	Options: `
		-h, --help; -o DIR; --no-docs; --no-debug-info; --verbose; --warnings-as-errors
		--ignore-module-conflict; -v, --version; --profile NAME`,
	Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesInto, Does: "compiles Elixir code"}},
}
