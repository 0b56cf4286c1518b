package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns test runners of Python projects and pre-commit.

// pytest is pytest 8.4 with the options of pytest-cov, xdist and asyncio.
var pytest = cli.Program{
	Name: "pytest",
	Also: "py.test",
	Env: "PYTEST_* PYTHON* -PYTHONUNBUFFERED -PYTHONDONTWRITEBYTECODE -PYTHONHASHSEED -PYTEST_CURRENT_TEST " +
		"COVERAGE_*",
	Options: `
		-k EXPRESSION; -m MARKEXPR; --markers; -x, --exitfirst; --maxfail N; --strict-config
		--strict-markers; --strict; -c, --config-file ~FILE; --continue-on-collection-errors; --rootdir ~DIR
		--fixtures, --funcargs; --fixtures-per-test; --pdb; --pdbcls CLASS; --trace; --capture METHOD; -s
		--runxfail; --lf, --last-failed; --ff, --failed-first; --nf, --new-first; --cache-show[=GLOB]
		--cache-clear; --lfnf, --last-failed-no-failures MODE; --sw, --stepwise; --sw-skip, --stepwise-skip
		--sw-reset, --stepwise-reset; --durations N; --durations-min N; -v, --verbose; --no-header
		--no-summary; --no-fold-skipped; --force-short-summary; -q, --quiet; --verbosity N; -r CHARS
		--disable-warnings, --disable-pytest-warnings; -l, --showlocals; --no-showlocals; --tb STYLE
		--xfail-tb; --show-capture METHOD; --full-trace; --color WHEN; --code-highlight WHEN
		--pastebin MODE; --junitxml, --junit-xml >FILE; --junitprefix, --junit-prefix TEXT
		-W, --pythonwarnings WARNING; --collect-only, --co; --pyargs; --ignore PATH; --ignore-glob GLOB
		--deselect ID; --confcutdir DIR; --noconftest; --keepduplicates; --collect-in-virtualenv
		--import-mode MODE; --doctest-modules; --doctest-report KIND; --doctest-glob GLOB
		--doctest-ignore-import-errors; --doctest-continue-on-failure; --basetemp DIR; -V, --version
		-h, --help; -p NAME; --trace-config; --debug[=FILE]; -o, --override-ini OPTION; --assert MODE
		--setup-only; --setup-show; --setup-plan; --log-level LEVEL; --log-format TEXT
		--log-date-format TEXT; --log-cli-level LEVEL; --log-cli-format TEXT; --log-file >FILE
		--log-file-mode MODE; --log-file-level LEVEL; --log-auto-indent MODE; --log-disable NAME
		--cov[=PATH]; --cov-report TYPE:>FILE; --cov-config FILE; --no-cov-on-fail; --no-cov; --cov-fail-under N
		--cov-append; --cov-branch; --cov-reset; --cov-context NAME; -n, --numprocesses N; --dist MODE
		--maxprocesses N; --max-worker-restart N; --looponfail, -f; --tx SPEC; --timeout N
		--timeout-method NAME; --reruns N; --reruns-delay N; --asyncio-mode MODE; --snapshot-update
		--benchmark-only; --benchmark-skip; --benchmark-disable; --html FILE; --self-contained-html
		--json-report; --json-report-file >FILE; --randomly-seed SEED; --random-order; --forked
		--record-mode MODE; --block-network; --ds MODULE; --reuse-db; --create-db
		--nomigrations, --no-migrations; --headed; --browser NAME; --count N; --testmon; --picked; --mypy
		--ruff; --hypothesis-seed SEED; --hypothesis-profile NAME; --hypothesis-show-statistics
		--alluredir DIR
	`,
	Effect:   cli.Works,
	Does:     runsTests,
	Operands: cli.Operands{Each: cli.LoadsFrom},
	Rules: []cli.Rule{
		{Option: "--junitxml --log-file --html --json-report-file --debug --alluredir", Effect: cli.WritesTo},
		{
			Option: "-p", Value: "!no:* xdist pytest_asyncio pytest_cov pytest_mock pytester",
			Effect: cli.Runs, Does: "-p loads a plug-in",
		},
		{Option: "--basetemp", Effect: cli.DeletesTree, Does: "--basetemp empties the directory first"},
		{Option: "--pastebin", Effect: cli.Changes, Does: "--pastebin uploads the results"},
		{Option: "--pdb --trace", Effect: cli.Interactive, Does: "opens a debugger"},
		{Option: "--markers --fixtures --fixtures-per-test --cache-show", Lowers: true, Effect: cli.Runs,
			Does: "loads the project's test code"},
	},
}

// coverage is Coverage.py 7.
var coverage = cli.Program{
	Name:    "coverage",
	Options: "--version; -h, --help; --debug TEXT; --rcfile ~FILE",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "report debug help", Effect: cli.Reads, Options: coverageOptions + `
			-m, --show-missing; --sort COLUMN; --skip-covered; --no-skip-covered; --skip-empty; --format NAME
			--fail-under N; --precision N`},
		{Name: "html xml json lcov annotate", Effect: cli.Works, Does: "writes a report",
			Options: coverageOptions + `
			-d, --directory DIR; -o FILE; --skip-covered; --skip-empty; --show-contexts; --title TEXT
			--pretty-print; --fail-under N`, Rules: []cli.Rule{{Option: "--directory -o", Effect: cli.WritesTo}}},
		{Name: "combine", Effect: cli.Works, Does: "combines coverage data",
			Options: coverageOptions + "; -a, --append; --keep"},
		{Name: "erase", Effect: cli.Works, Does: "erases coverage data", Options: coverageOptions},
		{Name: "run", StopAtOperand: true, Options: coverageOptions + `
			-a, --append; --branch; --concurrency NAME; --context NAME; -L, --pylib; -m, --module
			-p, --parallel-mode; --source LIST; --timid; --save-signal NAME`, Inspect: inspectCoverageRun},
	},
}

const coverageOptions = `
	--data-file FILE; -i, --ignore-errors; --include LIST; --omit LIST; --contexts LIST; -q, --quiet`

func inspectCoverageRun(inv *cli.Invocation, r *cli.Report) {
	words := []cli.Word{cli.Lit("python")}
	if inv.Has("--module") {
		words = append(words, cli.Lit("-m"))
	}
	r.Run(cli.Inner{Argv: append(words, inv.Operands...), Via: "coverage run"})
}

// tox is tox 4, nox Nox 2025.
var tox = cli.Program{
	Name: "tox",
	Env:  "TOX_* PYTHON* PIP_*",
	Options: `
		-r, --recreate; -e LIST; -m LABELS; -f FACTORS; --skip-env REGEX; -v, --verbose; -q, --quiet
		-c, --conf FILE; --colored WHEN; --stderr-color NAME; --no-capture, -i; --workdir DIR; --root DIR
		--runner NAME; -p, --parallel[=N]; -o, --parallel-live; --parallel-no-spinner
		-s, --skip-missing-interpreters[=MODE]; -n, --notest; -b, --pkg-only, --sdistonly; --installpkg FILE
		--develop; --no-recreate-pkg; --skip-pkg-install; --result-json >FILE; --hash-seed SEED
		--discover PATH; --list-dependencies; --no-list-dependencies; --no-provision[=FILE]
		--no-recreate-provision; -x, --override TEXT; -l, --listenvs; -a, --listenvs-all; --showconfig
		-k KEYS; --devenv DIR; --exit-and-dump-after N; --fail-fast; --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   runsTests,
	Rules: []cli.Rule{
		{Option: "--listenvs --listenvs-all --showconfig", Lowers: true, Effect: cli.Works,
			Does: "makes its directory"},
		{Option: "--result-json --workdir --devenv", Effect: cli.WritesTo},
	},
	Inspect: inspectTox,
}

// inspectTox: an environment's name may say that it publishes.
func inspectTox(inv *cli.Invocation, r *cli.Report) {
	for _, list := range inv.All("-e") {
		if !list.Static {
			r.Unknown("the environments that tox runs are not known statically")
		} else if verb := taskVerb(list.Text); verb != "" {
			r.Signal("runs the tox environment " + list.Text + ", a name that says " + verb)
		}
	}
}

var nox = cli.Program{
	Name: "nox",
	Options: `
		-l, --list, --list-sessions; --json; -s, -e, --session, --sessions NAME
		-p, --python, --pythons VERSION; -k, --keywords TEXT; -t, --tags TAG; --default-venv-backend NAME
		--force-venv-backend NAME; --no-venv; -r, --reuse-existing-virtualenvs; -R; --reuse-venv MODE; -N
		--verbose, -v; -f, --noxfile FILE; --envdir DIR; --extra-pythons VERSION; --force-python, -P VERSION
		-x, --stop-on-first-error; --error-on-missing-interpreters; --error-on-external-run; --install-only
		--no-install; --report >FILE; --non-interactive; --forcecolor; --nocolor; --add-timestamp; --usage
		--download-python MODE; --version; -h, --help
	`,
	Inspect: inspectNox,
	Rules:   []cli.Rule{{Option: "--report --envdir", Effect: cli.WritesTo}},
}

// inspectNox: sessions are tasks that the project defines.
func inspectNox(inv *cli.Invocation, r *cli.Report) {
	sessions := inv.All("--session")
	for _, w := range sessions {
		runsTask(r, "nox", w)
	}
	if len(sessions) == 0 {
		r.Add(cli.Runs, "loads or runs the project's noxfile")
	}
}

// preCommit is pre-commit 4 (also prek).
var preCommit = cli.Program{
	Name:    "pre-commit",
	Also:    "prek",
	Options: "-c, --config ~FILE; --color WHEN; -V, --version; -h, --help",
	Effect:  cli.Works,
	Does:    "runs the project's hooks",
	Commands: []cli.Command{
		{Name: "run", Effect: cli.Works, Does: "runs the project's hooks", Options: `
			-v, --verbose; --all-files, -a; --files FILES; --show-diff-on-failure; --fail-fast
			--hook-stage STAGE; --from-ref, --source, -s REF; --to-ref, --origin, -o REF; --remote-branch NAME
			--local-branch NAME; --pre-rebase-upstream NAME; --pre-rebase-branch NAME
			--commit-msg-filename FILE; --prepare-commit-message-source NAME; --commit-object-name REF
			--remote-name NAME; --remote-url URL; --checkout-type N; --is-squash-merge N
			--rewrite-command NAME`},
		{Name: "autoupdate migrate-config", Effect: cli.Works, Does: "edits the hooks' configuration",
			Options: "--bleeding-edge; --freeze; --repo URL; -j, --jobs N"},
		{Name: "install init-templatedir uninstall", Effect: cli.Changes, Does: "changes a repository's hooks",
			Options: `
			-f, --overwrite; --install-hooks; -t, --hook-type NAME; --allow-missing-config
			--no-allow-missing-config`},
		{Name: "install-hooks", Effect: cli.Works, Does: "prepares the hooks' environments"},
		{Name: "validate-config validate-manifest", Effect: cli.Reads, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "sample-config help", Effect: cli.Pure},
		{Name: "clean gc", Effect: cli.Changes, Does: "deletes pre-commit's cache"},
		{Name: "try-repo", Effect: cli.Runs, Does: "runs hooks of another repository"},
	},
}
