package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Bun and Deno, which run, test, build and install.

// bun is Bun 1.3. A word that is no command is a file or script of the project.
var bun = cli.Program{
	Name:          "bun",
	AnyOperands:   true,
	StopAtOperand: true,
	Options: `
		--watch; --hot; --no-clear-screen; --smol; -r, --preload ~MODULE; --require MODULE; --import MODULE
		--inspect[=ADDR]; --inspect-wait[=ADDR]; --inspect-brk[=ADDR]; --if-present; --no-install
		--install MODE; -i; -e, --eval CODE; -p, --print CODE; --prefer-offline; --prefer-latest; --port N
		--conditions NAME; --fetch-preconnect URL; --silent; -b, --bun; --env-file FILE; --cwd @DIR
		-c, --config[=FILE]; -F, --filter PATTERN; --elide-lines N; --shell NAME; --dns-result-order ORDER
		--expose-gc; --no-deprecation; --throw-deprecation; --title TEXT; --zero-fill-buffers
		-d, --define K:V; -l, --loader X; --tsconfig-override FILE; --jsx-runtime NAME; --revision
		-v, --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--preload --require --import", Effect: cli.Runs, Does: loadsModule},
		{Option: "--env-file", Effect: cli.ReadsFrom},
	},
	Inspect:  inspectBun,
	Unlisted: bunScript,
	Commands: []cli.Command{
		{Name: "run", StopAtOperand: true, Inspect: inspectBunRun},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: `
			--timeout MS; -u, --update-snapshots; --rerun-each N; --only; --todo; --coverage
			--coverage-reporter NAME; --coverage-dir DIR; --bail[=N]; -t, --test-name-pattern PATTERN
			--reporter NAME; --reporter-outfile >FILE; --concurrent; --randomize; --seed N; --max-concurrency N
			--only-failures; --pass-with-no-tests; --dots`,
			Rules: []cli.Rule{{Option: "--coverage-dir --reporter-outfile", Effect: cli.WritesTo}}},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			--outdir >DIR/; --outfile >FILE; --minify; --minify-syntax; --minify-whitespace
			--minify-identifiers; --sourcemap[=KIND]; --target NAME; --format NAME; --splitting
			--external NAME; -e NAME; --packages MODE; --entry-naming TEXT; --chunk-naming TEXT
			--asset-naming TEXT; --root DIR; --public-path TEXT; --compile; --bytecode; --watch
			--no-clear-screen; --production; --env MODE; --banner TEXT; --footer TEXT; --drop NAME; --no-bundle
			--emit-dce-annotations; --css-chunking; --windows-hide-console; --react-fast-refresh
			--server-components`},
		{Name: "install i ci", Effect: cli.Works, Does: projectPackages, Options: bunInstall, Rules: bunGlobal},
		{Name: "add a", Effect: cli.Works, Does: projectPackages, Options: bunInstall, Rules: bunGlobal},
		{Name: "remove rm", Effect: cli.Works, Does: "removes packages from the project", Options: bunInstall,
			Rules: bunGlobal},
		{Name: "update", Effect: cli.Works, Does: "updates the project's packages",
			Options: bunInstall + "; --latest; -i, --interactive; -r, --recursive", Rules: bunGlobal},
		{Name: "link unlink", Effect: cli.Changes, Does: globalPackages, Options: bunInstall,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "patch patch-commit", Effect: cli.Works, Does: "changes the project's packages",
			Options: "--commit; --patches-dir DIR",
			Rules:   []cli.Rule{{Option: "--patches-dir", Effect: cli.WritesTo}}},
		{Name: "outdated audit why list info", Effect: cli.Reads, Options: `
			--json; --all; -r, --recursive; --audit-level LEVEL; --prod; --ignore ID; --top; --depth N`},
		{Name: "pm", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list bin hash hash-string hash-print whoami untrusted default-trusted why view",
				Effect: cli.Reads, Options: "--all; -g; --json"},
			{Name: "cache", Effect: cli.Reads,
				Commands: []cli.Command{{Name: "rm", Effect: cli.Changes, Does: "empties Bun's cache"}}},
			{Name: "pack", Effect: cli.Works, Does: "writes a package archive", Options: `
				--dry-run; --destination >DIR/; --filename FILE; --ignore-scripts; --gzip-level N; --quiet`,
				Rules: []cli.Rule{{Option: "--destination --filename", Effect: cli.WritesTo}}},
			{Name: "pkg", Effect: cli.Works, Does: "changes the project's package settings", AnyOperands: true,
				Commands: []cli.Command{{Name: "get", Effect: cli.Reads}}},
			{Name: "version trust migrate", Effect: cli.Works, Does: "changes the project's package settings",
				Options: "--all; --no-git-tag-version; --force; -f; --message TEXT; --preid NAME"}}},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: bunInstall + `
			--access LEVEL; --tag TAG; --otp CODE; --auth-type TYPE; --gzip-level N`, Rules: packsFirst},
		{Name: "upgrade", Effect: cli.Changes, Does: "replaces Bun itself", Options: "--canary; --stable"},
		{Name: "init", Effect: cli.Works, Does: "writes a project",
			Options: "-y, --yes; -m, --minimal; --react[=KIND]"},
		{Name: "create c", Effect: cli.Runs, Does: "runs a package that creates a project"},
		{Name: "x", StopAtOperand: true, Options: "-p, --package SPEC; --no-install; --verbose",
			Inspect: inspectPackage},
		{Name: "exec", StopAtOperand: true, Inspect: inspectBunExec},
		{Name: "repl", Effect: cli.Interactive, Does: "waits for JavaScript code"},
		{Name: "help", Effect: cli.Pure}, {Name: "completions", Effect: cli.Pure},
	},
}

const bunInstall = `
	-g, --global; -p, --production; -P; -D, -d, --dev, --development; --optional; --peer; -E, --exact
	--no-save; --save; --ca CERT; --cafile FILE; --dry-run; --frozen-lockfile; -f, --force
	--cache-dir DIR; --no-cache; --silent; --verbose; --quiet; --no-progress; --no-summary; --no-verify
	--ignore-scripts; --trust; --backend NAME; --registry URL; --concurrent-scripts N
	--network-concurrency N; --save-text-lockfile; --omit TYPE; --lockfile-only; --linker NAME
	-y, --yarn; --analyze; -a; --only-missing; --minimum-release-age N; --cpu NAME; --os NAME`

var bunGlobal = []cli.Rule{
	{Option: "--dry-run", Lowers: true, Effect: cli.Reads, Does: "reports what it would do"},
	{Option: "--global", Effect: cli.Changes, Does: globalPackages},
	{Option: "--cwd", Effect: cli.WritesTo, Does: "installs packages into another directory"},
}

func inspectBun(inv *cli.Invocation, r *cli.Report) {
	codes := append(inv.All("--eval"), inv.All("--print")...)
	for _, text := range codes {
		runsCode(r, text, javaScriptCode, "JavaScript")
	}
	switch {
	case len(codes) > 0:
	case inv.Has("--revision") || len(inv.Operands) == 0 && inv.Input().Text.Text == "":
		r.Add(cli.Pure, "prints help or its version")
	case len(inv.Operands) == 0 || inv.Operands[0].Text == "-":
		runsInput(inv, r, javaScriptCode, "JavaScript")
	default:
		r.Unknown("what bun runs is not known statically")
	}
}

func inspectBunRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Reads, "lists the project's scripts")
		return
	}
	if w := inv.Operands[0]; w.Static && nodeTool(w.Text) {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "bun run"})
		return
	}
	runsFile(inv, r, inv.Operands, javaScriptCode, "JavaScript")
}

func inspectBunExec(inv *cli.Invocation, r *cli.Report) {
	line := cli.JoinWords(inv.Operands)
	r.Run(cli.Inner{Shell: &line, Via: "bun exec"})
}

var bunFile = cli.Command{StopAtOperand: true, LocalOptions: true, Style: cli.NoOptions,
	Inspect: inspectBunFile}

func bunScript(_ []string, name string) *cli.Command {
	if name == "-" {
		return nil
	}
	return &bunFile
}

func inspectBunFile(inv *cli.Invocation, r *cli.Report) {
	name := cli.Lit(inv.Path[len(inv.Path)-1])
	if nodeTool(name.Text) {
		r.Run(cli.Inner{Argv: append([]cli.Word{name}, inv.Operands...), Via: "bun"})
		return
	}
	runsFile(inv, r, append([]cli.Word{name}, inv.Operands...), javaScriptCode, "JavaScript")
}

// deno is Deno 2.5.
var deno = cli.Program{
	Name:    "deno",
	Options: "-q, --quiet; -L, --log-level LEVEL; --unstable; -V, --version; -h, --help[=TOPIC]",
	Effect:  cli.Interactive,
	Does:    "waits for JavaScript code",
	Probes:  []string{"deno check .", "deno outdated"},
	Commands: []cli.Command{
		{Name: "run", StopAtOperand: true, Options: denoRun, Inspect: inspectDenoRun},
		{Name: "serve", StopAtOperand: true, Options: denoRun + "; --port N; --host ADDR; --parallel",
			Inspect: inspectDenoRun},
		{Name: "eval", StopAtOperand: true, Options: denoRun + "; -p, --print; --ext EXT",
			Inspect: inspectDenoEval},
		{Name: "repl", Effect: cli.Interactive, Does: "waits for JavaScript code",
			Options: denoRun + "; --eval CODE; --eval-file FILE"},
		{Name: "task", StopAtOperand: true, Options: `
			-c, --config FILE; --cwd @DIR; --eval; -r, --recursive; -f, --filter NAME; --node-modules-dir[=MODE]`,
			Inspect: inspectDenoTask},
		{Name: "test bench", Effect: cli.Works, Does: "runs the project's tests", Options: denoRun + `
			--filter TEXT; --fail-fast[=N]; --parallel; --coverage[=DIR]; --doc; --no-run; --ignore LIST
			--shuffle[=N]; --reporter NAME; --junit-path >FILE; --permit-no-files; --trace-leaks
			--hide-stacktraces; --clean; --json; --coverage-raw-data-only`,
			Rules: []cli.Rule{{Option: "--junit-path --coverage", Effect: cli.WritesTo}}},
		{Name: "check", Effect: cli.Reads, Options: denoRun + "; --all; --doc; --doc-only"},
		{Name: "lint", Effect: cli.Reads, Options: `
			--fix; --rules; --rules-tags LIST; --rules-include LIST; --rules-exclude LIST; -c, --config FILE
			--no-config; --ignore LIST; --json; --compact; --watch; --ext EXT; --permit-no-files`,
			Rules: []cli.Rule{{Option: "--fix", Effect: cli.Works, Does: "edits the project's files"}}},
		{Name: "fmt", Effect: cli.Works, Does: "formats the project's files", Options: `
			--check; -c, --config FILE; --no-config; --ext EXT; --ignore LIST; --indent-width N; --line-width N
			--no-semicolons[=BOOL]; --prose-wrap MODE; --single-quote[=BOOL]; --use-tabs[=BOOL]; --watch
			--permit-no-files; --unstable-component; --unstable-sql`,
			Operands: cli.Operands{Each: cli.WritesTo},
			Rules:    []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Reads}}},
		{Name: "info doc outdated types why", Effect: cli.Reads, Options: denoRun + `
			--json; --html; --name NAME; --output >DIR/; --filter NAME; --lint; --private; -u, --update
			--latest; --compatible; --recursive`,
			Rules: []cli.Rule{
				{Option: "--update", Effect: cli.Works, Does: "updates the project's packages"},
			}},
		{Name: "install i add cache", Effect: cli.Works, Does: projectPackages, Options: denoRun + `
			-g, --global; -f, --force; -n, --name NAME; --root DIR; -D, --dev; -e, --entrypoint; --npm; --jsr`,
			Rules: []cli.Rule{{Option: "--global --root", Effect: cli.Changes, Does: globalPackages}}},
		{Name: "uninstall remove rm", Effect: cli.Works, Does: "removes packages from the project",
			Options: "-g, --global; --root DIR; --lock[=FILE]; --frozen[=BOOL]",
			Rules:   []cli.Rule{{Option: "--global --root", Effect: cli.Changes, Does: globalPackages}}},
		{Name: "update approve-scripts vendor", Effect: cli.Works, Does: "updates the project's packages",
			Options: `
			--latest; -i, --interactive; -r, --recursive; --lockfile-only; --frozen[=BOOL]`},
		{Name: "init", Effect: cli.Works, Does: "writes a project", Options: "--lib; --serve; --npm NAME; --empty",
			Operands: cli.Operands{Each: cli.WritesTo},
			Rules:    []cli.Rule{{Option: "--npm", Effect: cli.Runs, Does: "runs a package that creates a project"}}},
		{Name: "compile bundle", Effect: cli.Works, Does: "builds the project", Options: denoRun + `
			-o, --output >FILE; --outdir >DIR/; --target NAME; --icon FILE; --include FILE; --exclude FILE
			--no-terminal; --minify; --platform NAME; --sourcemap[=KIND]; --format NAME; --packages MODE
			--external NAME`},
		{Name: "coverage", Effect: cli.Reads, Options: `
			--lcov; --html; --detailed; --output >FILE; --include REGEX; --exclude REGEX; --ignore LIST`,
			Rules: []cli.Rule{
				{Option: "--html", Effect: cli.Works, Does: "writes a report"},
			}},
		{Name: "clean", Effect: cli.Changes, Does: "deletes Deno's cache"},
		{Name: "publish deploy", Effect: cli.Changes, Does: publishes, Options: `
			--dry-run; --allow-dirty; --allow-slow-types; --token TOKEN; --no-check; --no-provenance
			--set-version VERSION; -c, --config FILE; --prod; --project NAME`, Rules: npmDry},
		{Name: "upgrade", Effect: cli.Changes, Does: "replaces Deno itself",
			Options: "--dry-run; -f, --force; --version VERSION; --output >FILE; --canary", Rules: npmDry},
		{Name: "jupyter", Effect: cli.Changes, Does: "installs a kernel",
			Options: "--install; --kernel; --conn FILE"},
		{Name: "lsp", Effect: cli.Interactive, Does: "serves an editor"},
		{Name: "completions", Effect: cli.Pure}, {Name: "help", Effect: cli.Pure},
	},
	Unlisted: denoScript,
}

const denoRun = `
	-A, --allow-all; -R, --allow-read[=PATHS]; -W, --allow-write[=PATHS]; -N, --allow-net[=HOSTS]
	-E, --allow-env[=NAMES]; -S, --allow-sys[=NAMES]; --allow-run[=PROGRAMS]; --allow-ffi[=PATHS]
	--allow-import[=HOSTS]; -I; --allow-hrtime; --deny-read[=PATHS]; --deny-write[=PATHS]
	--deny-net[=HOSTS]; --deny-env[=NAMES]; --deny-run[=PROGRAMS]; --deny-sys[=NAMES]; --no-prompt
	-P, --permission-set[=NAME]; --check[=KIND]; --no-check[=KIND]; -c, --config FILE; --no-config
	--import-map FILE; --lock[=FILE]; --no-lock; --frozen[=BOOL]; --no-remote; --no-npm
	--node-modules-dir[=MODE]; --vendor[=BOOL]; -r, --reload[=LIST]; --cached-only; --cert FILE
	--location URL; --seed N; --env-file[=FILE]; --preload ~FILE; --watch[=FILES]
	--watch-exclude[=FILES]; --no-clear-screen; --inspect[=ADDR]; --inspect-brk[=ADDR]
	--inspect-wait[=ADDR]; --v8-flags[=LIST]; --no-code-cache; --unstable-kv; --unstable-sloppy-imports
	--unstable-worker-options; --unstable-temporal; --allow-scripts[=NAMES]; --minimum-dependency-age AGE`

func inspectDenoRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		runsInput(inv, r, javaScriptCode, "JavaScript")
		return
	}
	runsFile(inv, r, inv.Operands, javaScriptCode, "JavaScript")
}

func inspectDenoEval(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the code that deno eval runs is not given")
		return
	}
	runsCode(r, inv.Operands[0], javaScriptCode, "JavaScript")
}

func inspectDenoTask(inv *cli.Invocation, r *cli.Report) {
	switch {
	case len(inv.Operands) == 0:
		r.Add(cli.Reads, "lists the project's tasks")
	case inv.Has("--eval"):
		line := cli.JoinWords(inv.Operands)
		r.Run(cli.Inner{Shell: &line, Via: "deno task --eval"})
	default:
		runsTask(r, "deno task", inv.Operands[0])
	}
}

var denoFile = cli.Command{StopAtOperand: true, LocalOptions: true, Style: cli.NoOptions,
	Inspect: inspectBunFile}

// denoScript: deno FILE is deno run FILE.
func denoScript([]string, string) *cli.Command { return &denoFile }
