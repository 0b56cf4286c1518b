package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns tools of JavaScript projects that check, format, test or
// build. Their configuration is code of the project, as a test's is.

const editsFiles = "edits the project's files"

// tsc is TypeScript 5.9 (also vue-tsc 3). Compiler settings are many: those
// that say where to write have rules, the rest say how to compile.
var tsc = cli.Program{
	Name:  "tsc",
	Also:  "vue-tsc",
	Style: cli.SingleDash,
	Options: `
		-p, --project @@FILE; -b, --build; -w, --watch; --noEmit; --init; --showConfig; --listFilesOnly; --all
		--locale NAME; --pretty[=BOOL]; -d, --declaration; --emitDeclarationOnly; --declarationMap
		--declarationDir DIR; --outDir >DIR/; --outFile >FILE; --rootDir DIR; --tsBuildInfoFile FILE
		--incremental; -i; --composite; --sourceMap; --inlineSourceMap; --inlineSources; -t, --target NAME
		-m, --module NAME; --moduleResolution NAME; --lib LIST; --jsx MODE; --allowJs; --checkJs; --strict
		--noImplicitAny; --strictNullChecks; --skipLibCheck; --skipDefaultLibCheck; --esModuleInterop
		--resolveJsonModule; --isolatedModules; --types LIST; --typeRoots LIST; --baseUrl DIR; --paths MAP
		--noEmitOnError; --noUnusedLocals; --noUnusedParameters; --listFiles; --listEmittedFiles
		--traceResolution; --explainFiles; --diagnostics; --extendedDiagnostics; --generateTrace >DIR/
		--generateCpuProfile >FILE; --preserveWatchOutput; --force; -f; --dry; --clean; --verbose
		--removeComments; --importHelpers; --experimentalDecorators; --emitDecoratorMetadata
		--forceConsistentCasingInFileNames; --allowImportingTsExtensions; --verbatimModuleSyntax; --noCheck
		--ignoreConfig; --stopBuildOnErrors; --erasableSyntaxOnly; --noUncheckedSideEffectImports
		--noUncheckedIndexedAccess; --exactOptionalPropertyTypes; --useDefineForClassFields
		--downlevelIteration; --maxNodeModuleJsDepth N; --quiet; --assumeChangesOnlyAffectDirectDependencies
		-v, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   "compiles the project",
	Rules: []cli.Rule{
		{Option: "--noEmit --showConfig --listFilesOnly --dry", Lowers: true, Effect: cli.Reads,
			Does: "checks types without writing"},
		{Option: "--outDir --outFile --declarationDir --tsBuildInfoFile --generateTrace --generateCpuProfile",
			Effect: cli.WritesTo},
	},
	Inspect: inspectTsc,
}

// inspectTsc: a switch may be followed by its value (--noEmit false), which
// stands among the operands.
func inspectTsc(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if !w.Static || w.Text == "false" {
			r.Add(cli.Works, "compiles the project")
		}
	}
}

// eslint is ESLint 9.
var eslint = cli.Program{
	Name: "eslint",
	Options: `
		-c, --config ~FILE; --no-config-lookup; --no-eslintrc; --inspect-config; --ext LIST; --global LIST
		--parser NAME; --parser-options LIST; --plugin ~LIST; --rule RULE; --rulesdir ~DIR; --env LIST
		--resolve-plugins-relative-to ~DIR; --fix; --fix-dry-run; --fix-type LIST; --ignore; --no-ignore
		--ignore-pattern LIST; --ignore-path FILE; --stdin; --stdin-filename FILE; --quiet; --max-warnings N
		-o, --output-file >FILE; -f, --format NAME; --color; --no-color; --no-inline-config
		--report-unused-disable-directives; --report-unused-disable-directives-severity LEVEL
		--report-unused-inline-configs LEVEL; --cache; --cache-file FILE; --cache-location PATH
		--cache-strategy NAME; --init; --env-info; --no-error-on-unmatched-pattern; --exit-on-fatal-error
		--no-warn-ignored; --pass-on-no-patterns; --debug; --flag NAME; --print-config FILE; --stats; --mcp
		--concurrency N; --suppress-all; --suppress-rule RULE; --suppressions-location FILE
		--prune-suppressions; --pass-on-unpruned-suppressions; -v, --version; -h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--fix --suppress-all --suppress-rule --prune-suppressions", Effect: cli.Works, Does: editsFiles,
			Operands: &cli.Operands{Each: cli.WritesTo}},
		{Option: "--output-file --cache-file --cache-location --suppressions-location", Effect: cli.WritesTo},
		{Option: "--init", Effect: cli.Runs, Does: "--init downloads and runs a package"},
		{Option: "--mcp --inspect-config", Effect: cli.Runs, Does: "starts a server"},
	},
}

// prettier is Prettier 3.6.
var prettier = cli.Program{
	Name: "prettier",
	Options: `
		-c, --check; -l, --list-different; -w, --write; -u, --ignore-unknown; --no-ignore-unknown
		--config ~FILE; --no-config; --config-precedence MODE; --no-editorconfig; --find-config-path FILE
		--file-info FILE; --ignore-path FILE; --plugin ~NAME; --with-node-modules; --cache
		--cache-location PATH; --cache-strategy NAME; --no-cache; --color; --no-color
		--no-error-on-unmatched-pattern; --error-on-unmatched-pattern; --log-level LEVEL
		--stdin-filepath FILE; --support-info; --parser NAME; --print-width N; --tab-width N; --use-tabs
		--no-semi; --semi; --single-quote; --jsx-single-quote; --quote-props MODE; --trailing-comma MODE
		--no-bracket-spacing; --bracket-same-line; --arrow-parens MODE; --prose-wrap MODE
		--html-whitespace-sensitivity MODE; --vue-indent-script-and-style; --end-of-line MODE
		--embedded-language-formatting MODE; --single-attribute-per-line; --insert-pragma; --require-pragma
		--check-ignore-pragma; --range-start N; --range-end N; --object-wrap MODE; --experimental-ternaries
		--experimental-operator-position MODE; --experimental-cli; -v, --version; -h, --help[=OPTION]
	`,
	Effect: cli.Pure,
	Operands: cli.Operands{
		Each: cli.WritesTo, Requires: "--write", Does: "formats the project's files",
	},
	Rules: []cli.Rule{
		{Option: "--check --list-different --support-info --find-config-path --file-info", Effect: cli.Reads},
		{Option: "--cache-location", Effect: cli.WritesTo},
		{Option: "--config --ignore-path", Effect: cli.ReadsFrom},
	},
}

// stylelint is Stylelint 16, markdownlint its like for Markdown.
var stylelint = cli.Program{
	Name: "stylelint",
	Also: "markdownlint",
	Options: `
		-c, --config ~FILE; --config-basedir ~DIR; --print-config; -i, --ignore-path FILE
		--ip, --ignore-pattern PATTERN; --di, --disable-default-ignores; --fix[=MODE]; --custom-syntax ~NAME
		-s; --stdin; --stdin-filename FILE; -f, --formatter ~NAME; --custom-formatter ~PATH; -q, --quiet
		--color; --no-color; --cache; --cache-location PATH; --cache-strategy NAME; --allow-empty-input
		--aei; --max-warnings N; --mw N; -o, --output, --output-file >FILE; --globby-options JSON
		--no-globs; --enable LIST; --disable LIST; --ignore LIST; -p, --rules ~FILE; -j, --json; --dot
		-r ~FILE; --rd; --report-needless-disables; --report-invalid-scope-disables
		--report-descriptionless-disables; --report-unscoped-disables; --validate; --no-validate
		--compute-edit-info; -v, --version; -h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--fix", Effect: cli.Works, Does: editsFiles, Operands: &cli.Operands{Each: cli.WritesTo}},
		{Option: "--output --cache-location", Effect: cli.WritesTo},
	},
}

// biome is Biome 2.2.
var biome = cli.Program{
	Name:    "biome",
	Options: "-V, --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "check lint format", Effect: cli.Reads, Options: biomeOptions,
			Rules: []cli.Rule{{Option: "--write --fix --apply --apply-unsafe --unsafe --suppress", Effect: cli.Works,
				Does: editsFiles, Operands: &cli.Operands{Each: cli.WritesTo}}}},
		{Name: "ci", Effect: cli.Reads, Options: biomeOptions},
		{Name: "search explain rage", Effect: cli.Reads,
			Options: biomeOptions + "; -l, --language NAME; --daemon-logs; --formatter; --linter"},
		{Name: "version", Effect: cli.Pure},
		{Name: "init migrate", Effect: cli.Works, Does: "writes Biome's configuration",
			Options: biomeOptions + "; --include-inspired; --include-nursery",
			Commands: []cli.Command{{Name: "prettier eslint", Effect: cli.Works, Does: "writes Biome's configuration",
				Options: "--include-inspired; --include-nursery"}}},
		{Name: "start stop clean", Effect: cli.Changes, Does: "starts or stops Biome's server",
			Options: "--log-path >DIR/"},
		{Name: "lsp-proxy", Effect: cli.Interactive, Does: "serves an editor"},
	},
}

const biomeOptions = `
	--write; --fix; --apply; --apply-unsafe; --unsafe; --suppress; --reason TEXT; --staged; --changed
	--since REF; --only LIST; --skip LIST; --stdin-file-path FILE; --config-path PATH
	--max-diagnostics N; --colors WHEN; --diagnostic-level LEVEL; --error-on-warnings
	--no-errors-on-unmatched; --reporter ~NAME; --verbose; --use-server; --skip-errors
	--skip-parse-errors; --log-file >FILE; --log-level LEVEL; --log-kind KIND
	--files-ignore-unknown BOOL; --formatter-enabled BOOL; --linter-enabled BOOL; --assist-enabled BOOL
	--enforce-assist BOOL; --organize-imports-enabled BOOL; --indent-style STYLE; --indent-width N
	--line-width N; --line-ending KIND; --vcs-enabled BOOL; --vcs-client-kind KIND
	--vcs-use-ignore-file BOOL; --vcs-root DIR; --vcs-default-branch NAME; --files-max-size N
	--format-with-errors BOOL; --css-parse-css-modules BOOL; --json-parse-allow-comments BOOL
	--profile-rules`
