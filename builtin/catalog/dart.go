package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Dart 3.9's command line, pub included; flutter.go owns what
// Flutter adds to it.

var dart = cli.Program{
	Name: "dart", StopAtOperand: true, Effect: cli.Pure,
	Options: `
		-h, --help; -v, --verbose; --version; --enable-analytics; --disable-analytics; --suppress-analytics`,
	Rules: []cli.Rule{{Option: "--enable-analytics --disable-analytics", Effect: cli.Changes,
		Does: "changes the user's settings"}},
	Probes: []string{"dart pub outdated", "dart info"},
	Commands: []cli.Command{
		{Name: "analyze", Effect: cli.Reads, Options: `
			--[no-]fatal-infos; --[no-]fatal-warnings; --format FORMAT; --[no-]preamble; --cache DIR
			--packages FILE; --sdk-path DIR; --enable-experiment LIST`, Rules: []cli.Rule{
			{Option: "--cache", Effect: cli.WritesInto, Does: "writes a cache"}}},
		{Name: "info", Effect: cli.Reads, Options: "--[no-]remove-file-paths"},
		{Name: "format", Effect: cli.Works, Does: "formats the project's files", Options: `
			-v; -o, --output MODE; --show MODE; --set-exit-if-changed; -l, --line-length, --page-width N
			--summary MODE; --indent N; --fix; --language-version VERSION; --trailing-commas MODE
			--stdin-name NAME; --selection TEXT; --enable-experiment LIST; --follow-links`,
			Operands: cli.Operands{Each: cli.WritesTo},
			Rules: []cli.Rule{{Option: "--output", Value: "none show json", Lowers: true, Effect: cli.Reads,
				Does: "shows how the files would be formatted"}}},
		{Name: "fix", Effect: cli.Pure,
			Options: "-n, --dry-run; --apply; --code LIST; --compare-to-golden; --sdk-path DIR", Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--apply --compare-to-golden", Effect: cli.Works, Does: "edits the project's files"}}},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: dartTest + "; --coverage DIR",
			Rules: []cli.Rule{{Option: "--coverage --coverage-path", Effect: cli.WritesInto,
				Does: "writes what the tests cover"}}, Inspect: inspectDartTest},
		{Name: "compile", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "exe aot-snapshot kernel js wasm js-dev", Effect: cli.Works, Does: "compiles a program",
				Options: dartCompile, Rules: dartCompileRules},
			{Name: "jit-snapshot", Effect: cli.Runs, Does: "runs the program once to train", Options: dartCompile,
				Rules: dartCompileRules},
		}},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			-o, --output >DIR/; -t, --target FILE; -f, --format FORMAT; --verbosity LEVEL`, Commands: []cli.Command{
			{Name: "cli bundle", Effect: cli.Works, Does: "builds the project", Rules: dartCompileRules}}},
		{Name: "create", Effect: cli.Works, Does: "writes a project",
			Options:  "-t, --template NAME; --[no-]pub; --force; --list-templates",
			Operands: cli.Operands{Each: cli.WritesInto}},
		{Name: "doc", Effect: cli.Works, Does: "writes documentation",
			Options: "-o, --output >DIR/; --validate-links; --sdk-docs; --dry-run", Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			}},
		{Name: "run", Style: cli.NoOptions, Inspect: inspectDartRun},
		{Name: "pub", Effect: cli.Pure, Options: `
			-C, --directory @DIR; --[no-]trace; --verbosity LEVEL; --color; --no-color`, Commands: pubCommands},
		{Name: "install uninstall", Effect: cli.Changes, Does: "changes the user's programs"},
		{Name: "installed", Effect: cli.Reads},
		{Name: "devtools language-server tooling-daemon dds development-service mcp-server", Effect: cli.Runs,
			Does: "starts a server"},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
	Unlisted: dartFile,
}

const (
	dartTest = `
	-n, --name PATTERN; -N, --plain-name TEXT; -t, --tags TEXT; -x, --exclude-tags TEXT
	--[no-]run-skipped; -p, --platform LIST; -c, --compiler LIST; -P, --preset LIST; -j, --concurrency N
	--total-shards N; --shard-index N; --timeout DURATION; --suite-load-timeout DURATION
	--ignore-timeouts; --pause-after-load; --debug; --coverage-path FILE; --coverage-package PATTERN
	--branch-coverage; --[no-]chain-stack-traces; --no-retry; --test-randomize-ordering-seed SEED
	--fail-fast; -r, --reporter NAME; --file-reporter PAIR; --verbose-trace; --js-trace; --[no-]color
	--configuration FILE; --enable-experiment LIST`
	dartCompile = `
	-o, --output >FILE; --verbosity LEVEL; -D, --define PAIR; --[no-]enable-asserts; -p, --packages FILE
	-S, --save-debugging-info >FILE; --target-os NAME; --target-arch NAME; -O LEVEL; --[no-]source-maps
	--[no-]strip-wasm; --extra-compiler-option TEXT; --[no-]link-platform; --embed-sources
	--depfile FILE; -m, --minified; --server-mode; --[no-]sound-null-safety; --enable-experiment LIST`
)

var dartCompileRules = []cli.Rule{{Option: "--output", Effect: cli.WritesTo, Does: "compiles a program"}}

// inspectDartTest finds the file of --file-reporter NAME:FILE.
func inspectDartTest(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--file-reporter") {
		if i := strings.IndexByte(w.Text, ':'); i >= 0 && w.Static {
			r.Path(cli.WritesTo, w.Cut(i+1), "writes a report")
		} else {
			r.Unknown("the file of --file-reporter is not known statically")
		}
	}
}

// dartFile: any other word is a program's file.
func dartFile([]string, string) *cli.Command { return &dartProgram }

var dartProgram = cli.Command{Style: cli.NoOptions, Inspect: inspectDartProgram}

func inspectDartProgram(inv *cli.Invocation, r *cli.Report) {
	runsScript(r, "dart", append([]cli.Word{cli.Lit(inv.Path[len(inv.Path)-1])}, inv.Operands...))
}

func inspectDartRun(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	for len(words) > 0 && strings.HasPrefix(words[0].Text, "-") {
		if words[0].Text == "--help" || words[0].Text == "-h" {
			r.Add(cli.Pure, "prints help")
			return
		}
		words = words[1:]
	}
	if len(words) == 0 {
		r.Add(cli.Runs, "runs the project")
		return
	}
	runsScript(r, "dart run", words)
}

// pubCommands are those of pub, under dart and under flutter.
var pubCommands = []cli.Command{
	{Name: "get add remove upgrade downgrade unpack bump", Effect: cli.Works, Does: projectPackages, Options: `
		--offline; -n, --dry-run; --[no-]precompile; --enforce-lockfile; --[no-]example; --major-versions
		--tighten; --unlock-transitive; -d, --dev; --git-url URL; --git-ref NAME; --git-path PATH
		--hosted-url URL; --path DIR; --sdk NAME; -f, --force; -o, --output >DIR/; --[no-]resolve`,
		Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		}},
	{Name: "outdated", Effect: cli.Reads, Options: `
		--[no-]dependency-overrides; --[no-]dev-dependencies; --json; --mode NAME; --[no-]prereleases
		--[no-]show-all; --[no-]transitive; --up-to-date`},
	{Name: "deps", Effect: cli.Reads, Options: "-s, --style NAME; --[no-]dev; --executables; --json"},
	{Name: "publish", Effect: cli.Changes, Does: "publishes a package", Options: `
		-n, --dry-run; -f, --force; --skip-validation; --ignore-warnings; --to-archive FILE
		--from-archive FILE`, Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--to-archive", Effect: cli.WritesTo, Does: "writes a package"}}},
	{Name: "global", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads},
		{Name: "activate deactivate", Effect: cli.Changes, Does: "changes the user's programs"},
		{Name: "run", Style: cli.NoOptions, Inspect: inspectDartRun}}},
	{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: "--format NAME"},
		{Name: "preload", Effect: cli.Works, Does: "fills pub's cache"},
		{Name: "clean gc add repair", Effect: cli.Changes, Does: "changes the user's package cache"}}},
	{Name: "token", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads}, {Name: "add remove", Effect: cli.Changes, Does: "changes credentials"}}},
	{Name: "workspace", Effect: cli.Pure,
		Commands: []cli.Command{{Name: "list", Effect: cli.Reads, Options: "--json"}}},
	{Name: "run", Style: cli.NoOptions, Inspect: inspectDartRun},
	{Name: "login logout", Effect: cli.Changes, Does: "changes credentials"},
	{Name: "help", Effect: cli.Pure, AnyOperands: true},
}
