package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns checkers and formatters of Python projects; pytests.go owns
// what runs tests.

// ruff is Ruff 0.14.
var ruff = cli.Program{
	Name: "ruff",
	Env:  "RUFF_* >RUFF_OUTPUT_FILE",
	Options: `
		-v, --verbose; -q, --quiet; -s, --silent; --config TEXT; --isolated; --color WHEN; -V, --version
		-h, --help`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "check", Effect: cli.Reads, Options: `
			--fix; --no-fix; --unsafe-fixes; --no-unsafe-fixes; --show-fixes; --no-show-fixes; --diff
			-w, --watch; --fix-only; --no-fix-only; --ignore-noqa; --output-format FORMAT
			-o, --output-file >FILE; --target-version VERSION; --preview; --no-preview; --extension MAP
			--statistics; --add-noqa[=REASON]; --show-files; --show-settings; --select LIST; --ignore LIST
			--extend-select LIST; --extend-ignore LIST; --per-file-ignores LIST; --extend-per-file-ignores LIST
			--fixable LIST; --unfixable LIST; --extend-fixable LIST; --extend-unfixable LIST; --exclude LIST
			--extend-exclude LIST; --respect-gitignore; --no-respect-gitignore; --force-exclude
			--no-force-exclude; -n, --no-cache; --cache-dir DIR; --stdin-filename FILE; -e, --exit-zero
			--exit-non-zero-on-fix; --exit-non-zero-on-format; --line-length N; --dummy-variable-rgx REGEX
			--show-source; --no-show-source`,
			Rules: []cli.Rule{
				{Option: "--diff", Lowers: true, Effect: cli.Reads},
				{Option: "--fix --fix-only --add-noqa", Effect: cli.Works, Does: editsFiles,
					Operands: &cli.Operands{Each: cli.WritesTo}},
				{Option: "--output-file --cache-dir", Effect: cli.WritesTo}}},
		{Name: "format", Effect: cli.Works, Does: "formats the project's files", Options: `
			--check; --diff; -n, --no-cache; --cache-dir DIR; --extension MAP; --target-version VERSION
			--preview; --no-preview; --output-format FORMAT; --respect-gitignore; --no-respect-gitignore
			--exclude LIST; --extend-exclude LIST; --force-exclude; --no-force-exclude; --line-length N
			--stdin-filename FILE; --range RANGE; --exit-non-zero-on-format`,
			Operands: cli.Operands{Each: cli.WritesTo},
			Rules: []cli.Rule{
				{Option: "--check --diff", Lowers: true, Effect: cli.Reads, Does: "checks the form only"},
				{Option: "--cache-dir", Effect: cli.WritesTo}}},
		{Name: "rule linter config", Effect: cli.Pure, Options: "--all; --output-format FORMAT"},
		{Name: "version help generate-shell-completion", Effect: cli.Pure, Options: "--output-format FORMAT"},
		{Name: "analyze", Effect: cli.Pure, Commands: []cli.Command{{Name: "graph", Effect: cli.Reads, Options: `
			--direction NAME; --detect-string-imports; --preview; --target-version VERSION; --min-dots N
			--python PATH; --no-preview`}}},
		{Name: "clean", Effect: cli.Works, Does: "empties Ruff's caches"},
		{Name: "server", Effect: cli.Interactive, Does: "serves an editor", Options: "--preview"},
	},
}

// black is Black 25, isort isort 6.
var black = cli.Program{
	Name: "black",
	Options: `
		-c, --code TEXT; -l, --line-length N; -t, --target-version VERSION; --pyi; --ipynb
		--python-cell-magics NAME; -x, --skip-source-first-line; -S, --skip-string-normalization
		-C, --skip-magic-trailing-comma; --preview; --unstable; --enable-unstable-feature NAME; --check
		--diff; --color; --no-color; --line-ranges RANGE; --fast; --safe; --required-version VERSION
		--exclude REGEX; --extend-exclude REGEX; --force-exclude REGEX; --include REGEX
		--stdin-filename FILE; -W, --workers N; -q, --quiet; -v, --verbose; --config ~FILE
		--experimental-string-processing; --no-cache; --version; -h, --help
	`,
	Effect:   cli.Works,
	Does:     "formats the project's files",
	Operands: cli.Operands{Each: cli.WritesTo},
	Rules: []cli.Rule{
		{Option: "--check --diff", Lowers: true, Effect: cli.Reads, Does: "checks the form only"},
		{Option: "--code", Lowers: true, Effect: cli.Pure},
		{Option: "--config", Effect: cli.ReadsFrom},
	},
}

var isort = cli.Program{
	Name: "isort",
	Options: `
		-V, --version; --vn, --version-number; -v, --verbose; --only-modified, --om; --dedup-headers
		-q, --quiet; -d, --stdout; --overwrite-in-place; --show-config; --show-files; --df, --diff
		-c, --check-only, --check; --ws, --ignore-whitespace
		--sp, --settings-path, --settings-file, --settings FILE; --cr, --config-root DIR
		--resolve-all-configs; --profile NAME; --old-finders, --magic-placement; -j, --jobs[=N]
		--ac, --atomic; --interactive; --format-error TEXT; --format-success TEXT; --srx, --sort-reexports
		--filter-files; -s, --skip FILE; --extend-skip FILE; --sg, --skip-glob GLOB; --extend-skip-glob GLOB
		--gitignore, --skip-gitignore; --ext, --extension EXT; --blocked-extension EXT; --dont-follow-links
		--filename FILE; --allow-root; -a, --add-import LINE; --append, --append-only; --af, --force-adds
		--rm, --remove-import LINE; --float-to-top; --dont-float-to-top; --ca, --combine-as
		--cs, --combine-star; -e, --balanced; --ff, --from-first; --fgw, --force-grid-wrap[=N]
		-i, --indent TEXT; --lbi N; --lai, --lines-after-imports N; --lbt N; --le TEXT; --ls, --length-sort
		-m, --multi-line MODE; -n, --ensure-newline-before-comments; --nis, --no-inline-sort
		--ot, --order-by-type; --dt, --dont-order-by-type; --rr, --reverse-relative; --reverse-sort
		--sort-order NAME; --sl, --force-single-line-imports; --tc, --trailing-comma
		--up, --use-parentheses; -l, -w, --line-length N; --wl N; --case-sensitive
		--remove-redundant-aliases; --honor-noqa; --fas; --fss; --hcss; --ds; --sd NAME
		--src, --src-path DIR; -b MODULE; -f MODULE; -o, --thirdparty MODULE; -p, --project MODULE
		--known-local-folder MODULE; --virtual-env DIR; --conda-env DIR; --py, --python-version VERSION
		--color; --star-first; -h, --help
	`,
	Effect:   cli.Works,
	Does:     "sorts imports in the project's files",
	Operands: cli.Operands{Each: cli.WritesTo},
	Rules: []cli.Rule{
		{Option: "--check-only --df --show-config --show-files --stdout", Lowers: true, Effect: cli.Reads,
			Does: "checks the order only"},
		{Option: "--vn", Lowers: true, Effect: cli.Pure},
	},
}

// pyChecker is flake8 7, Pylint 3, Bandit 1.8, pycodestyle, pydocstyle and
// codespell as far as their options agree in arity.
var flake8 = cli.Program{
	Name: "flake8",
	Options: `
		-v, --verbose; -q, --quiet; --output-file >FILE; --append-config FILE; --config ~FILE; --isolated
		--enable-extensions LIST; --require-plugins LIST; --color WHEN; --count; --exclude LIST
		--extend-exclude LIST; --filename LIST; --stdin-display-name NAME; --format FORMAT; --hang-closing
		--ignore LIST; --extend-ignore LIST; --per-file-ignores LIST; --max-line-length N
		--max-doc-length N; --indent-size N; --select LIST; --extend-select LIST; --disable-noqa
		--show-source; --no-show-source; --statistics; --exit-zero; -j, --jobs N; --tee; --benchmark
		--bug-report; --max-complexity N; --builtins LIST; --doctests; --diff; --radius N; --version
		-h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--config --append-config", Effect: cli.ReadsFrom},
	},
}

var pylint = cli.Program{
	Name: "pylint",
	Env:  "PYLINTRC PYLINT* PYTHON* -PYTHONUNBUFFERED",
	Options: `
		--rcfile ~FILE; --output >FILE; --init-hook CODE; --help-msg ID; --list-msgs; --list-msgs-enabled
		--list-groups; --list-conf-levels; --list-extensions; --full-documentation; --generate-rcfile
		--generate-toml-config; --long-help; -E, --errors-only; --verbose, -v; --enable-all-extensions
		--ignore LIST; --ignore-patterns LIST; --ignore-paths LIST; --load-plugins LIST; --fail-under N
		--fail-on LIST; --from-stdin; -j, --jobs N; --py-version VERSION; --recursive BOOL
		--source-roots LIST; --persistent BOOL; --suggestion-mode BOOL; --exit-zero
		--extension-pkg-allow-list LIST; --extension-pkg-whitelist LIST; --unsafe-load-any-extension BOOL
		--clear-cache-post-run BOOL; -f, --output-format FORMAT; -r, --reports BOOL; --score, -s BOOL
		--evaluation TEXT; --msg-template TEXT; --confidence LIST; -d, --disable LIST; -e, --enable LIST
		--max-line-length N; --good-names LIST; --max-args N; --disable-all; --prefer-stubs BOOL
		--limit-inference-results N; --version; -h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--init-hook", Embeds: pythonCode},
		{Option: "--load-plugins", Effect: cli.Runs, Does: "--load-plugins runs a module"},
	},
}

// mypy is mypy 1.18.
var mypy = cli.Program{
	Name: "mypy",
	Env:  "MYPY* PYTHON* ~MYPYPATH -PYTHONUNBUFFERED",
	Options: `
		-v, --verbose; -V, --version; -O, --output FORMAT; --config-file ~FILE; --warn-unused-configs
		--no-namespace-packages; --ignore-missing-imports; --follow-untyped-imports; --follow-imports MODE
		--python-executable PYTHON; --no-site-packages; --no-silence-site-packages; --python-version VERSION
		--platform NAME; --always-true NAME; --always-false NAME; --disallow-any-expr
		--disallow-any-decorated; --disallow-any-explicit; --disallow-any-generics
		--disallow-any-unimported; --disallow-subclassing-any; --disallow-untyped-calls
		--untyped-calls-exclude NAME; --disallow-untyped-defs; --disallow-incomplete-defs
		--check-untyped-defs; --disallow-untyped-decorators; --implicit-optional; --no-strict-optional
		--warn-redundant-casts; --warn-unused-ignores; --no-warn-no-return; --warn-return-any
		--warn-unreachable; --allow-untyped-globals; --allow-redefinition; --no-implicit-reexport
		--strict-equality; --strict-bytes; --extra-checks; --strict; --disable-error-code NAME
		--enable-error-code NAME; --show-error-context; --show-column-numbers; --show-error-end
		--hide-error-codes; --show-error-code-links; --show-error-codes; --pretty; --no-color-output
		--no-error-summary; --show-absolute-path; --error-summary; --color-output; --no-incremental
		--cache-dir DIR; --sqlite-cache; --cache-fine-grained; --skip-version-check
		--skip-cache-mtime-checks; --pdb; --show-traceback, --tb; --raise-exceptions
		--custom-typing-module NAME; --any-exprs-report >DIR/; --cobertura-xml-report >DIR/
		--html-report >DIR/; --linecount-report >DIR/; --linecoverage-report >DIR/
		--lineprecision-report >DIR/; --txt-report >DIR/; --xml-report >DIR/; --xslt-html-report >DIR/
		--junit-xml >FILE; --find-occurrences NAME; --scripts-are-modules; --install-types
		--non-interactive; --explicit-package-bases; --exclude REGEX; --exclude-gitignore; -m, --module NAME
		-p, --package NAME; -c, --command TEXT; --local-partial-types; --fast-module-lookup
		--shadow-file FILE; --timing-stats >FILE; --line-checking-stats >FILE; --num-workers N; -h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--install-types", Effect: cli.Changes, Does: "--install-types installs packages"},
		{Option: "--junit-xml --html-report --txt-report --xml-report --linecount-report --any-exprs-report " +
			"--cobertura-xml-report --linecoverage-report --lineprecision-report --xslt-html-report --cache-dir " +
			"--timing-stats --line-checking-stats", Effect: cli.WritesTo},
		{Option: "--pdb", Effect: cli.Interactive, Does: "opens a debugger"},
		{Option: "--python-executable", Effect: cli.Runs, Does: "--python-executable runs another interpreter"},
	},
}

// pyright is Pyright 1.1.400 (also basedpyright).
var pyright = cli.Program{
	Name: "pyright",
	Also: "basedpyright",
	Options: `
		--createstub NAME; --dependencies; --ignoreexternal; --level LEVEL; --outputjson; -p, --project FILE
		--pythonplatform NAME; --pythonpath FILE; --pythonversion VERSION; --skipunannotated; --stats
		--threads[=N]; -t, --typeshed-path, --typeshedpath DIR; -v, --venvpath, --venv-path DIR; --verbose
		--verifytypes NAME; --warnings; -w, --watch; --writebaseline; --baselinefile FILE; --version
		-h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--createstub --writebaseline", Effect: cli.Works, Does: "writes files of the project"},
		{Option: "--pythonpath", Effect: cli.Runs, Does: "--pythonpath runs another interpreter"},
	},
}

// bandit is Bandit 1.8.
var bandit = cli.Program{
	Name: "bandit",
	Options: `
		-r, --recursive; -a, --aggregate NAME; -n, --number N; -c, --configfile ~FILE; -p, --profile NAME
		-t, --tests LIST; -s, --skip LIST; -l, --level; --severity-level LEVEL; -i, --confidence
		--confidence-level LEVEL; -f, --format FORMAT; --msg-template TEXT; -o, --output >FILE
		-v, --verbose; -d, --debug; -q, --quiet, --silent; --ignore-nosec; -x, --exclude LIST
		-b, --baseline FILE; --ini FILE; --exit-zero; --version; -h, --help
	`,
	Effect: cli.Reads,
}

// sqlfluff is SQLFluff 3.4.
var sqlfluff = cli.Program{
	Name:    "sqlfluff",
	Options: "--version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "lint parse render", Effect: cli.Reads, Options: sqlfluffOptions + `
			-f FORMAT; --write-output >FILE; --annotation-level LEVEL; --nofail; --disregard-sqlfluffignores
			-c, --code-only; -m, --include-meta; --recurse N`,
			Rules: []cli.Rule{
				{Option: "--library-path", Effect: cli.Runs, Does: "--library-path loads Python code"},
			}},
		{Name: "fix format", Effect: cli.Works, Does: editsFiles, Options: sqlfluffOptions + `
			-f, --force; --check; -q, --quiet; -x, --fixed-suffix TEXT; --FIX-EVEN-UNPARSABLE
			--show-lint-violations; --disable-progress-bar`,
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "dialects rules version", Effect: cli.Pure, Options: "-v, --verbose"},
	},
}

const sqlfluffOptions = `
	-d, --dialect NAME; -t, --templater NAME; -r, --rules LIST; -e, --exclude-rules LIST; --config ~FILE
	--ignore-local-config; --encoding NAME; -i, --ignore LIST; --bench; --logger NAME; --disable-noqa
	--disable-noqa-except LIST; --warn-unused-ignores; --library-path ~DIR; --stdin-filename NAME
	-p, --processes N; --persist-timing >FILE; -v, --verbose; -n, --nocolor; --format FORMAT
	--disable_progress_bar`
