package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
)

// This file owns the runtimes of JavaScript: node, tsx, ts-node, Deno and Bun.

func javaScriptCode(text string) lang.Result { return code.JavaScript(text) }

const loadsModule = "loads a module before it runs"

// node is Node.js 24 (also nodejs). Options of V8 are not listed.
var node = cli.Program{
	Name: "node",
	Also: "nodejs",
	Env: "NODE_* -NODE_ENV -NODE_NO_WARNINGS -NODE_DISABLE_COLORS >NODE_V8_COVERAGE/ >NODE_COMPILE_CACHE/ " +
		">NODE_REDIRECT_WARNINGS NODE_EXTRA_CA_CERTS",
	StopAtOperand: true,
	Options: `
		-e, --eval CODE; -p, --print CODE; -c, --check; -i, --interactive; -r, --require MODULE
		--import MODULE; --loader, --experimental-loader MODULE; -C, --conditions NAME; --input-type TYPE
		--env-file FILE; --env-file-if-exists FILE; --run NAME; --test; --test-only
		--test-name-pattern PATTERN; --test-skip-pattern PATTERN; --test-reporter NAME
		--test-reporter-destination >FILE; --test-concurrency N; --test-timeout MS; --test-shard SHARD
		--test-coverage-include GLOB; --test-coverage-exclude GLOB; --test-update-snapshots
		--test-force-exit; --test-global-setup FILE; --test-isolation MODE; --experimental-test-coverage
		--experimental-test-module-mocks; --watch; --watch-path DIR; --watch-preserve-output
		--inspect[=ADDR]; --inspect-brk[=ADDR]; --inspect-wait[=ADDR]; --inspect-port ADDR
		--enable-source-maps; --experimental-strip-types; --no-experimental-strip-types
		--experimental-transform-types; --experimental-vm-modules; --experimental-sqlite
		--experimental-specifier-resolution MODE; --no-warnings; --no-deprecation; --trace-warnings
		--trace-deprecation; --trace-uncaught; --throw-deprecation; --pending-deprecation
		--unhandled-rejections MODE; --disable-warning CODE; --preserve-symlinks; --preserve-symlinks-main
		--max-old-space-size N; --max_old_space_size N; --max-semi-space-size N; --stack-size N; --expose-gc
		--expose_gc; --dns-result-order ORDER; --use-openssl-ca; --use-system-ca; --use-bundled-ca
		--tls-min-v1.2; --title TEXT; --icu-data-dir DIR; --permission; --allow-fs-read PATH
		--allow-fs-write PATH; --allow-child-process; --allow-worker; --allow-addons; --allow-wasi
		--abort-on-uncaught-exception; --harmony; --v8-options; --cpu-prof; --cpu-prof-dir DIR; --heap-prof
		--heap-prof-dir DIR; --prof; --report-on-signal; --report-uncaught-exception; --diagnostic-dir DIR
		--redirect-warnings FILE; --trace-event-categories LIST; --experimental-wasm-modules; --no-addons
		--jitless; -v, --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--require --import --loader", Effect: cli.Runs, Does: loadsModule},
		{Option: "--env-file --env-file-if-exists", Effect: cli.ReadsFrom},
		{Option: "--redirect-warnings --test-reporter-destination --cpu-prof-dir --heap-prof-dir --diagnostic-dir",
			Effect: cli.WritesTo},
		{Option: "--test-global-setup", Effect: cli.Runs, Does: loadsModule},
	},
	Prepare: printsCode,
	Inspect: inspectNode,
}

// printsCode reads -pe, which is -p.
func printsCode(args []cli.Word) []cli.Word {
	for i, w := range args {
		if w.Static && w.Text == "-pe" {
			out := append([]cli.Word(nil), args...)
			out[i] = cli.Lit("-p")
			return out
		}
		if !w.Static || w.Text == "" || w.Text[0] != '-' {
			break
		}
	}
	return args
}

func inspectNode(inv *cli.Invocation, r *cli.Report) {
	codes := append(inv.All("--eval"), inv.All("--print")...)
	for _, text := range codes {
		runsCode(r, text, javaScriptCode, "JavaScript")
	}
	if name, ok := inv.Last("--run"); ok {
		runsTask(r, "node --run", name)
		return
	}
	if inv.Has("--interactive") {
		r.Add(cli.Interactive, "waits for JavaScript")
	}
	switch {
	case len(codes) > 0:
	case inv.Has("--v8-options"):
		r.Add(cli.Pure, "")
	case inv.Has("--test"):
		r.Add(cli.Works, "runs the project's tests")
	case inv.Has("--check") && len(inv.Operands) > 0:
		r.Path(cli.ReadsFrom, inv.Operands[0], "checks the syntax without running anything")
	case len(inv.Operands) > 0 && inv.Operands[0].Text == "inspect":
		r.Add(cli.Interactive, "opens a debugger")
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, javaScriptCode, "JavaScript")
	default:
		runsInput(inv, r, javaScriptCode, "JavaScript")
	}
}

// tsNode is tsx 4.20 and ts-node 10.9.
var tsNode = cli.Program{
	Name:          "tsx",
	Also:          "ts-node",
	StopAtOperand: true,
	Options: `
		-e, --eval CODE; -p, --print CODE; -r, --require MODULE; --import MODULE; -i, --interactive
		--tsconfig FILE; -P, --project FILE; --no-cache; --test; --clear-screen[=BOOL]; --include GLOB
		--ignore GLOB; --exclude GLOB; -T, --transpile-only, --transpileOnly; --typeCheck
		-H, --compiler-host; -I, --ignoreDiagnostics CODE; -C, --compiler NAME; -O, --compilerOptions JSON
		--swc; --esm; --files; --cwd @DIR; --cwd-mode; --script-mode; --skip-project; --skip-ignore; --pretty
		--log-error; --prefer-ts-exts; --scope; --show-config, --showConfig; --env-file FILE
		--inspect[=ADDR]; --inspect-brk[=ADDR]; --no-warnings; --conditions NAME; -v, --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--require --import --compiler", Effect: cli.Runs, Does: loadsModule},
		{Option: "--env-file", Effect: cli.ReadsFrom},
	},
	Inspect: inspectTSNode,
}

func inspectTSNode(inv *cli.Invocation, r *cli.Report) {
	codes := append(inv.All("--eval"), inv.All("--print")...)
	for _, text := range codes {
		runsCode(r, text, javaScriptCode, "TypeScript")
	}
	words := inv.Operands
	if len(words) > 1 && words[0].Text == "watch" {
		words = words[1:]
	}
	switch {
	case len(codes) > 0:
	case inv.Has("--show-config"):
		r.Add(cli.Reads, "shows the configuration")
	case inv.Has("--test"):
		r.Add(cli.Works, "runs the project's tests")
	case len(words) > 0:
		runsFile(inv, r, words, javaScriptCode, "TypeScript")
	default:
		runsInput(inv, r, javaScriptCode, "TypeScript")
	}
}
