package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns pip and pipx; uv.go owns uv, poetry.go its relatives.

const pipOptions = `
	--debug; --isolated; --require-virtualenv; --python PYTHON; -v, --verbose; -q, --quiet; --log >FILE
	--no-input; --keyring-provider NAME; --proxy URL; --retries N; --timeout N; --exists-action ACTION
	--trusted-host HOST; --cert FILE; --client-cert FILE; --cache-dir DIR; --no-cache-dir
	--disable-pip-version-check; --no-color; --no-python-version-warning; --use-feature NAME
	--use-deprecated NAME; --resume-retries N; -V, --version; -h, --help`

const pipIndex = `
	-i, --index-url, --pypi-url URL; --extra-index-url URL; --no-index; -f, --find-links URL; --pre
	--no-binary SPEC; --only-binary SPEC; --prefer-binary; --platform NAME; --python-version VERSION
	--implementation NAME; --abi NAME`

const pipInstall = pipIndex + `
	-r, --requirement, --requirements FILE; -c, --constraint FILE; --build-constraint FILE; --no-deps
	--dry-run; -e, --editable PATH; --user; --root DIR; --prefix DIR; -t, --target DIR; --src DIR
	-U, --upgrade; --upgrade-strategy NAME; --force-reinstall; -I, --ignore-installed
	--ignore-requires-python; --no-build-isolation; --use-pep517; --no-use-pep517
	--check-build-dependencies; --break-system-packages; -C, --config-settings, --config-setting SETTINGS
	--global-option OPTION; --compile; --no-compile; --no-warn-script-location; --no-warn-conflicts
	--require-hashes; --progress-bar MODE; --root-user-action ACTION; --report >FILE; --no-clean
	--group NAME; -b DIR; --yes, -y`

// pip is pip 25. It installs into the environment that it belongs to: a virtual
// environment's own is the project's, any other the user's or the system's.
var pip = cli.Program{
	Name: "pip",
	Also: "pip3",
	Env: "PIP_* PYTHON* >PIP_LOG >PIP_LOG_FILE -PIP_CACHE_DIR -PIP_DISABLE_PIP_VERSION_CHECK " +
		"-PIP_DEFAULT_TIMEOUT -PIP_INDEX_URL -PYTHONUNBUFFERED -PYTHONDONTWRITEBYTECODE",
	Options: pipOptions,
	Effect:  cli.Pure,
	Probes:  []string{"pip list", "pip check", "pip list --outdated"},
	Rules: []cli.Rule{
		{Option: "--log --cache-dir", Effect: cli.WritesTo},
		{Option: "--python", Effect: cli.Runs, Does: "--python runs another interpreter"},
	},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: pipIndex + `
			-o, --outdated; -u, --uptodate; -e, --editable; -l, --local; --user; --path DIR; --format NAME
			--not-required; --exclude-editable; --include-editable; --exclude NAME`},
		{Name: "show", Effect: cli.Reads, Options: "-f, --files"},
		{Name: "freeze", Effect: cli.Reads, Options: `
			-r, --requirement FILE; -l, --local; --user; --path DIR; --all; --exclude-editable; --exclude NAME`},
		{Name: "check inspect debug", Effect: cli.Reads, Options: "--local; --user; --path DIR; --platform NAME"},
		{Name: "hash", Effect: cli.Reads, Options: "-a, --algorithm NAME",
			Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "search", Effect: cli.Reads, Options: "-i, --index URL"},
		{Name: "index", Effect: cli.Reads, Options: pipIndex + "; --json; --ignore-requires-python"},
		{Name: "help completion", Effect: cli.Pure, Options: "-b, --bash; -z, --zsh; -f, --fish; -p, --powershell"},
		{Name: "config", Effect: cli.Pure, Options: "--editor PROGRAM; --global; --user; --site",
			Commands: []cli.Command{
				{Name: "list get debug", Effect: cli.Reads},
				{Name: "set unset", Effect: cli.Changes, Does: "changes pip's settings"},
				{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"}}},
		{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "dir info list", Effect: cli.Reads, Options: "--format NAME"},
			{Name: "remove purge", Effect: cli.Changes, Does: "deletes pip's cache"}}},
		{Name: "download", Effect: cli.Works, Does: "downloads packages",
			Options: pipInstall + "; -d, --dest >DIR/"},
		{Name: "wheel", Effect: cli.Works, Does: "builds wheels", Options: pipInstall + "; -w, --wheel-dir DIR",
			Rules: []cli.Rule{{Option: "--wheel-dir", Effect: cli.WritesTo}}},
		{Name: "lock", Effect: cli.Works, Does: "writes a lock file", Options: pipInstall + "; -o, --output >FILE"},
		{Name: "install", Options: pipInstall, Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Runs,
				Does: "runs build code of the packages to learn what it would install"},
			{Option: "--target --prefix --root --report --src", Effect: cli.WritesTo,
				Does: "installs packages into a directory"},
		}, Inspect: inspectPipInstall},
		{Name: "uninstall", Options: `
			-r, --requirement FILE; -y, --yes; --root-user-action ACTION; --break-system-packages`,
			Inspect: inspectPipInstall},
	},
}

func inspectPipInstall(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--dry-run") || inv.Has("--help"):
	case inv.Has("--user") || inv.Has("--break-system-packages"):
		r.Add(cli.Changes, "changes packages of the user or the system")
	case inVenv(inv.Called()) || inv.Has("--require-virtualenv"):
		r.Add(cli.Works, "changes packages of a virtual environment")
	case inv.Has("--target") && inv.Command.Name == "install":
	default:
		r.Add(cli.Changes,
			"changes installed packages; a project's own belong in its virtual environment (.venv/bin/pip)")
	}
}

// inVenv reports whether a program is called by its path in a virtual
// environment.
func inVenv(called string) bool {
	dir, ok := strings.CutSuffix(called[:strings.LastIndexByte(called, '/')+1], "/bin/")
	if !ok {
		return false
	}
	switch dir[strings.LastIndexByte(dir, '/')+1:] {
	case "venv", ".venv", "env", ".env", "virtualenv":
		return true
	}
	return false
}

// pipx is pipx 1.8.
var pipx = cli.Program{
	Name:    "pipx",
	Options: "-q, --quiet; -v, --verbose; --global; --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads,
			Options: "--include-injected; --json; --short; --pinned; --skip-maintenance"},
		{Name: "environment", Effect: cli.Reads, Options: "-V, --value NAME"},
		{Name: "interpreter", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "prune upgrade", Effect: cli.Changes, Does: "changes installed interpreters"}}},
		{Name: "completions help", Effect: cli.Pure},
		{Name: "run", StopAtOperand: true, Options: `
			--no-cache; --path; --pypackages; --spec SPEC; --with SPEC; --python PYTHON; --fetch-missing-python
			--system-site-packages; --index-url, -i URL; --editable, -e; --pip-args ARGS; --backend NAME`,
			Inspect: inspectPipxRun},
		{Name: "runpip", Effect: cli.Changes, Does: "changes installed packages", StopAtOperand: true},
		{Name: "install install-all inject uninject upgrade upgrade-all upgrade-shared uninstall uninstall-all " +
			"reinstall reinstall-all pin unpin ensurepath", Effect: cli.Changes,
			Does: "changes programs installed for the user"},
	},
}

func inspectPipxRun(inv *cli.Invocation, r *cli.Report) {
	runsPythonTool(r, "pipx run", inv.Operands, inv)
}

// runsPythonTool judges a program of a package from the index: one of the known
// tools by its arguments, any other is code from elsewhere.
func runsPythonTool(r *cli.Report, via string, words []cli.Word, inv *cli.Invocation) {
	if len(words) == 0 {
		r.Unknown("the package that " + via + " runs is not given")
		return
	}
	name := words[0]
	if name.Static {
		text := name.Text
		if i := strings.IndexAny(text, "@=<>~["); i > 0 {
			text = text[:i]
		}
		span := name.Span
		name = cli.Lit(text)
		name.Span = span
	}
	if !name.Static || !pythonTool(name.Text) || inv.Has("--spec") || inv.Has("--from") {
		r.Unknown("runs the package " + words[0].Text + ", which is not known here")
	}
	r.Run(cli.Inner{Argv: append([]cli.Word{name}, words[1:]...), Via: via})
}

// pythonTool reports whether the package of that name is the program that the
// catalogue knows by it.
func pythonTool(name string) bool {
	switch name {
	case "ruff", "black", "isort", "flake8", "pylint", "mypy", "pyright", "bandit", "pytest", "tox", "nox",
		"pre-commit", "poetry", "pdm", "hatch", "coverage", "virtualenv", "twine",
		"yapf", "autopep8", "pyupgrade", "pydocstyle", "pycodestyle", "sqlfluff", "yamllint", "codespell",
		"alembic", "jupyter", "ipython":
		return true
	}
	return false
}
