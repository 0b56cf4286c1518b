package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns test runners and builders of JavaScript projects.

const runsTests = "runs the project's tests"

// jest is Jest 30.
var jest = cli.Program{
	Name: "jest",
	Options: `
		--all; --automock; -b, --bail[=N]; --cache; --no-cache; --cacheDirectory DIR
		--changedFilesWithAncestor; --changedSince REF; --ci; --clearCache; --clearMocks
		--collectCoverageFrom GLOB; --colors; -c, --config ~FILE; --coverage[=BOOL]; --collectCoverage
		--coverageDirectory DIR; --coverageProvider NAME; --coverageReporters NAME; --coverageThreshold JSON
		--debug; --detectOpenHandles; --env NAME; --errorOnDeprecated; --expand, -e; --filter FILE
		--findRelatedTests; --forceExit; --globals JSON; --globalSetup FILE; --globalTeardown FILE; --init
		--injectGlobals; --json; -f, --onlyFailures; -i, --runInBand; --lastCommit; --listTests
		--logHeapUsage; -w, --maxWorkers N; --maxConcurrency N; --noStackTrace; --notify; -o, --onlyChanged
		--openHandlesTimeout MS; --outputFile >FILE; --passWithNoTests; --projects LIST; --randomize
		--reporters NAME; --resetMocks; --resetModules; --restoreMocks; --rootDir DIR; --roots LIST
		--runTestsByPath; --seed N; --selectProjects LIST; --ignoreProjects LIST; --setupFilesAfterEnv LIST
		--shard SHARD; --showConfig; --showSeed; --silent; --testLocationInResults; --testMatch GLOB
		-t, --testNamePattern PATTERN; --testPathPattern, --testPathPatterns REGEX
		--testPathIgnorePatterns REGEX; --testRunner PATH; --testSequencer PATH; --testTimeout MS
		--updateSnapshot, -u; --useStderr; --verbose[=BOOL]; --watch; --watchAll[=BOOL]; --watchman
		--no-watchman; --no-coverage; --workerThreads; --waitForUnhandledRejections; --testEnvironment NAME
		--transform JSON; --preset NAME; -v, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   runsTests,
	Rules: []cli.Rule{
		{Option: "--coverageDirectory --outputFile --cacheDirectory", Effect: cli.WritesTo},
		{Option: "--listTests --showConfig", Lowers: true, Effect: cli.Reads},
	},
}

// vitest is Vitest 3.
var vitest = cli.Program{
	Name: "vitest",
	Options: `
		-r, --root DIR; -c, --config ~FILE; -u, --update; -w, --watch; --no-watch
		-t, --testNamePattern PATTERN; --dir DIR; --ui; --open; --api[=ADDR]; --silent[=MODE]
		--hideSkippedTests; --reporter NAME; --outputFile >FILE; --outputFile.json FILE
		--outputFile.junit FILE; --coverage; --coverage.enabled; --coverage.provider NAME
		--coverage.reporter NAME; --coverage.reportsDirectory DIR; --coverage.include GLOB
		--coverage.exclude GLOB; --coverage.all; --no-coverage; --mode NAME; --isolate; --no-isolate
		--globals; --dom; --browser[=NAME]; --browser.headless; --browser.name NAME; --pool NAME
		--poolOptions.threads.singleThread; --poolOptions.forks.singleFork; --fileParallelism
		--no-file-parallelism; --maxWorkers N; --minWorkers N; --environment NAME; --passWithNoTests
		--logHeapUsage; --allowOnly; --dangerouslyIgnoreUnhandledErrors; --shard SHARD; --changed[=REF]
		--sequence.shuffle; --sequence.seed N; --inspect[=ADDR]; --inspect-brk[=ADDR]; --inspectBrk
		--testTimeout MS; --hookTimeout MS; --bail N; --retry N; --diff FILE; --exclude GLOB
		--expandSnapshotDiff; --disableConsoleIntercept; --typecheck; --typecheck.only; --project NAME
		--slowTestThreshold MS; --teardownTimeout MS; --maxConcurrency N; --expect.requireAssertions; --run
		--no-color; --clearScreen; --standalone; --mergeReports[=DIR]; --printConsoleTrace
		--update-snapshots; --filesOnly; --json[=FILE]; -v, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   runsTests,
	Rules: []cli.Rule{
		{Option: "--outputFile --outputFile.json --outputFile.junit --coverage.reportsDirectory --json",
			Effect: cli.WritesTo},
	},
}

// mocha is Mocha 11.
var mocha = cli.Program{
	Name: "mocha",
	Options: `
		--allow-uncaught; -A, --async-only; -b, --bail; --check-leaks; --delay; --dry-run; --exit
		--pass-on-failing-test-suite; --fail-zero; --forbid-only; --forbid-pending; --global, --globals LIST
		-j, --jobs N; -p, --parallel; --retries N; -s, --slow MS; -t, --timeout MS; -u, --ui NAME
		-c, --color; --no-color; --diff; --full-trace; --inline-diffs; -R, --reporter ~NAME
		-O, --reporter-option, --reporter-options KEY=>FILE,...; -S, --sort; --config ~FILE; --no-config
		--package FILE; --no-package; --extension LIST; --file FILE; --ignore, --exclude GLOB; --recursive
		-r, --require ~MODULE; --spec GLOB; -w, --watch; --watch-files LIST; --watch-ignore LIST
		-f, --fgrep TEXT; -g, --grep PATTERN; -i, --invert; --import ~MODULE; --loader ~MODULE
		-n, --node-option TEXT; --inspect[=ADDR]; --inspect-brk[=ADDR]; -V, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   runsTests,
}

// playwright is Playwright Test 1.56, cypress Cypress 15.
var playwright = cli.Program{
	Name:    "playwright",
	Options: "-V, --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "test", Effect: cli.Works, Does: runsTests, Options: `
			--browser NAME; -c, --config ~FILE; --debug; --fail-on-flaky-tests; --forbid-only; --fully-parallel
			--global-timeout MS; -g, --grep REGEX; --grep-invert REGEX; --headed; --ignore-snapshots
			-j, --workers N; --last-failed; --list; --max-failures N; --no-deps; --output >DIR/
			--only-changed[=REF]; --pass-with-no-tests; --project NAME; --quiet; --repeat-each N
			--reporter NAME; --retries N; --shard SHARD; --test-list FILE; --timeout MS; --trace MODE
			--tsconfig FILE; --ui; --ui-host HOST; --ui-port N; -u, --update-snapshots[=MODE]
			--update-source-method METHOD; -x`,
			Rules: []cli.Rule{
				{Option: "--list", Lowers: true, Effect: cli.Runs, Does: "loads the project's tests"},
			}},
		{Name: "show-report show-trace", Effect: cli.Runs, Does: "serves a report",
			Options: "--host HOST; --port N; -b, --browser NAME"},
		{Name: "merge-reports", Effect: cli.Works, Does: "writes a report",
			Options: "-c, --config ~FILE; --reporter NAME"},
		{Name: "install install-deps", Effect: cli.Changes, Does: "installs browsers or system packages",
			Options: "--with-deps; --dry-run; --list; --force; --only-shell; --no-shell",
			Rules:   []cli.Rule{{Option: "--dry-run --list", Lowers: true, Effect: cli.Reads}}},
		{Name: "uninstall", Effect: cli.Changes, Does: "deletes installed browsers", Options: "--all"},
		{Name: "codegen open cr ff wk", Effect: cli.Interactive, Does: "opens a browser"},
		{Name: "screenshot pdf", Effect: cli.Works, Does: "writes an image of a page",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo}, Options: `
			--wait-for-selector TEXT; --wait-for-timeout MS; --full-page; -b, --browser NAME; --device NAME
			--viewport-size SIZE; --timeout MS; --color-scheme NAME`},
	},
}

var cypress = cli.Program{
	Name:    "cypress",
	Options: "-v, --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "run", Effect: cli.Works, Does: runsTests, Options: `
			-b, --browser NAME; --ci-build-id ID; --component; --e2e; -c, --config TEXT
			-C, --config-file ~FILE; -e, --env LIST; --group NAME; --headed; --headless; -k, --key KEY
			--no-exit; --parallel; -p, --port N; -P, --project @@DIR; -q, --quiet; --record[=BOOL]
			-r, --reporter ~NAME; -o, --reporter-options KEY=>FILE,...; -s, --spec LIST; -t, --tag LIST; --runner-ui
			--no-runner-ui; --auto-cancel-after-failures N; --pass-with-no-tests; --posix-exit-codes`,
			Rules: []cli.Rule{{Option: "--record --key", Effect: cli.Changes, Does: "uploads the results"}}},
		{Name: "open", Effect: cli.Interactive, Does: "opens a browser"},
		{Name: "info verify version", Effect: cli.Reads, Options: "--component NAME; --force"},
		{Name: "install", Effect: cli.Changes, Does: "installs Cypress for the user", Options: "-f, --force"},
		{Name: "cache",
			Commands: []cli.Command{
				{Name: "list path", Effect: cli.Reads, Options: "--size"},
				{Name: "clear prune", Effect: cli.Changes, Does: "deletes installed versions"},
			}},
		{Name: "help", Effect: cli.Pure},
	},
}

// webpack is webpack 5, rollup Rollup 4, esbuild esbuild 0.25: they build what
// their configuration says.
var webpack = cli.Program{
	Name: "webpack",
	Options: `
		-c, --config ~FILE; --config-name NAME; -m, --mode MODE; --env NAME; --node-env NAME
		-d, --devtool NAME; -o, --output-path >DIR/; -t, --target NAME; -w, --watch; --no-watch
		--stats[=MODE]; --progress[=MODE]; --analyze; -j, --json[=FILE]; --fail-on-warnings; --merge
		--disable-interpret; --entry FILE; --output-filename NAME; --output-public-path TEXT; --color
		--no-color; --name NAME; --cache; --no-cache; -h, --help[=MODE]; -v, --version
	`,
	Effect: cli.Works,
	Does:   "builds the project",
	Rules:  []cli.Rule{{Option: "--output-path --json", Effect: cli.WritesTo}},
	Commands: []cli.Command{
		{Name: "build bundle b watch w", Effect: cli.Works, Does: "builds the project"},
		{Name: "serve server s", Effect: cli.Runs, Does: "starts a server", Options: `
			--port N; --host ADDR; --open[=URL]; --hot; --no-hot; --https; --static DIR`},
		{Name: "info i version v configtest t", Effect: cli.Reads}, {Name: "help", Effect: cli.Pure},
	},
}

var rollup = cli.Program{
	Name: "rollup",
	Options: `
		-c, --config[=FILE]; -d, --dir DIR; -e, --external LIST; -f, --format NAME; -g, --globals LIST
		-i, --input FILE; -m, --sourcemap[=KIND]; -n, --name NAME; -o, --file FILE; -p, --plugin ~NAME
		-w, --watch; --silent; --environment LIST; --configPlugin NAME; --bundleConfigAsCjs
		--failAfterWarnings; --no-treeshake; --minifyInternalExports; --preserveModules; --exports MODE
		--waitForBundleInput; --stdin EXT; --banner TEXT; --footer TEXT; --perf; --generatedCode NAME
		--entryFileNames TEXT; -h, --help; -v, --version
	`,
	Effect: cli.Works,
	Does:   "builds the project",
	Rules:  []cli.Rule{{Option: "--dir --file", Effect: cli.WritesTo}},
}

var esbuild = cli.Program{
	Name: "esbuild",
	Options: `
		--bundle; --define NAME; --external NAME; --format NAME; --loader MAP; --minify; --outdir >DIR/
		--outfile >FILE; --packages MODE; --platform NAME; --serve[=ADDR]; --sourcemap[=KIND]; --splitting
		--target LIST; --watch[=MODE]; --tsconfig FILE; --analyze[=MODE]; --metafile FILE; --log-level LEVEL
		--jsx MODE; --keep-names; --legal-comments MODE; --outbase DIR; --tree-shaking BOOL
		--global-name NAME; --charset NAME; --color BOOL; --drop NAME; --entry-names TEXT
		--asset-names TEXT; --chunk-names TEXT; --allow-overwrite; --conditions LIST; --main-fields LIST
		--minify-whitespace; --minify-identifiers; --minify-syntax; --public-path TEXT
		--resolve-extensions LIST; --servedir DIR; --log-limit N; --log-override LIST; --ignore-annotations
		--jsx-import-source NAME; --sources-content BOOL; --mangle-props REGEX; --out-extension MAP
		--version; --help
	`,
	Effect: cli.Works,
	Does:   "builds the project",
	Rules: []cli.Rule{
		{Option: "--outdir --outfile --metafile", Effect: cli.WritesTo},
		{Option: "--serve --servedir", Effect: cli.Runs, Does: "starts a server"},
	},
	Prepare: colonOptions,
}

// colonOptions reads --define:NAME=VALUE as --define=NAME=VALUE, and
// -only-testing:NAME (xcodebuild) likewise.
func colonOptions(args []cli.Word) []cli.Word {
	out := make([]cli.Word, len(args))
	for i, w := range args {
		colon := strings.IndexByte(w.Text, ':')
		if eq := strings.IndexByte(w.Text, '='); w.Static && strings.HasPrefix(w.Text, "-") && colon > 0 &&
			(eq < 0 || colon < eq) {
			span := w.Span
			w = cli.Lit(w.Text[:colon] + "=" + w.Text[colon+1:])
			w.Span = span
		}
		out[i] = w
	}
	return out
}
