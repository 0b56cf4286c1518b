package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Python project managers besides uv: Poetry, PDM, Hatch, and
// conda with its relatives.

// poetry is Poetry 2.2.
var poetry = cli.Program{
	Name: "poetry",
	Env:  "POETRY_* PIP_* PYTHON* -POETRY_HTTP_BASIC_* -POETRY_PYPI_TOKEN_*",
	Options: `
		-q, --quiet; -n, --no-interaction; -v[VERBOSITY]; --verbose; --ansi; --no-ansi; --no-plugins
		--no-cache; -P, --project @@DIR; -C, --directory @DIR; -V, --version; -h, --help`,
	Effect: cli.Pure,
	Probes: []string{"poetry show", "poetry check", "poetry env info"},
	Commands: []cli.Command{
		{Name: "install sync", Effect: cli.Works, Does: projectPackages, Options: poetryGroups + `
			--sync; --no-root; --no-directory; --dry-run; -E, --extras LIST; --all-extras; --all-groups
			--only-root; --compile`, Rules: npmDry2},
		{Name: "add", Effect: cli.Works, Does: projectPackages, Options: `
			-G, --group NAME; -D, --dev; -e, --editable; -E, --extras LIST; --optional NAME; --python VERSION
			--platform NAME; --markers TEXT; --source NAME; --allow-prereleases; --dry-run; --lock`, Rules: npmDry2},
		{Name: "remove", Effect: cli.Works, Does: "removes packages from the project",
			Options: "-G, --group NAME; -D, --dev; --dry-run; --lock", Rules: npmDry2},
		{Name: "update", Effect: cli.Works, Does: "updates the project's packages",
			Options: poetryGroups + "; --sync; --dry-run; --lock", Rules: npmDry2},
		{Name: "lock", Effect: cli.Works, Does: "writes the lock file",
			Options: "--regenerate; --no-update; --check"},
		{Name: "init new", Effect: cli.Works, Does: "writes a project", Options: `
			--name NAME; --description TEXT; --author NAME; --python VERSION; --dependency NAME
			--dev-dependency NAME; -l, --license NAME; --src; --flat; --readme NAME; -i, --interactive`,
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "version", Effect: cli.Reads, Options: "-s, --short; --dry-run; --next-phase",
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{MinOperands: 1, Effect: cli.Works, Does: "changes the project's version"},
			}},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			-f, --format NAME; -o, --output >DIR/; --clean; -l, --local-version TEXT
			-c, --config-settings TEXT`},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: `
			-r, --repository NAME; -u, --username NAME; -p, --password TEXT; --cert FILE; --client-cert FILE
			--dist-dir DIR; --build; --dry-run; --skip-existing`, Rules: npmDry},
		{Name: "show", Effect: cli.Reads, Options: poetryGroups + `
			-t, --tree; --why; -l, --latest; -o, --outdated; -a, --all; -T, --top-level; --no-truncate
			-f, --format NAME`},
		{Name: "check search about list", Effect: cli.Reads, Options: "--lock; --strict; --raw; --format NAME"},
		{Name: "export", Effect: cli.Reads, Options: poetryGroups + `
			-f, --format NAME; -o, --output >FILE; --without-hashes; --without-urls; --dev; -E, --extras LIST
			--all-extras; --all-groups; --with-credentials`,
			Rules: []cli.Rule{
				{Option: "--with-credentials", Effect: cli.ReadsSecrets},
			}},
		{Name: "help", Effect: cli.Pure}, {Name: "shell", Effect: cli.Interactive, Does: "opens a shell"},
		{Name: "run", StopAtOperand: true, Inspect: inspectToolRun},
		{Name: "config", Effect: cli.Reads, Options: "--list; --unset; --local; --migrate",
			Rules: []cli.Rule{
				{Option: "--unset --migrate", Effect: cli.Changes, Does: "changes Poetry's settings"},
				{MinOperands: 2, Effect: cli.Changes, Does: "changes Poetry's settings"},
			}},
		{Name: "env", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "info list activate", Effect: cli.Reads, Options: "-p, --path; -e, --executable; --full-path"},
			{Name: "use", Effect: cli.Works, Does: "creates a virtual environment"},
			{Name: "remove", Effect: cli.Changes, Does: "deletes virtual environments", Options: "--all"}}},
		{Name: "cache", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "clear", Effect: cli.Changes, Does: "deletes Poetry's cache", Options: "--all"},
			}},
		{Name: "source", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "show", Effect: cli.Reads},
				{Name: "add remove", Effect: cli.Works, Does: "changes the project's package sources",
					Options: "--priority NAME; -p NAME"},
			}},
		{Name: "self", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "show", Effect: cli.Reads, Options: "-t, --tree; -l, --latest; -o, --outdated"},
				{Name: "add remove update install lock sync", Effect: cli.Changes, Does: "changes Poetry itself"},
			}},
		{Name: "python", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "-a, --all; -m, --managed"},
				{Name: "install remove", Effect: cli.Changes, Does: "changes installed Python versions"},
			}},
		{Name: "debug", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "info resolve tags", Effect: cli.Reads,
				Options: "-E, --extras LIST; --python VERSION; --tree; --install"}}},
	},
}

const poetryGroups = "--without LIST; --with LIST; --only LIST; --no-dev"

var npmDry2 = []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads,
	Does: "reports what it would do"}}

// inspectToolRun: the command runs in the project's virtual environment, whose
// pip is the project's.
func inspectToolRun(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) == 0 {
		r.Unknown("the command that " + inv.Path[0] + " run runs is not given")
		return
	}
	if words[0].Static && (words[0].Text == "pip" || words[0].Text == "pip3") {
		words = append([]cli.Word{cli.Lit(".venv/bin/pip")}, words[1:]...)
	}
	r.Run(cli.Inner{Argv: words, Via: inv.Path[0] + " run"})
}

// pdm is PDM 2.26.
var pdm = cli.Program{
	Name: "pdm",
	Options: `
		-v, --verbose; -q, --quiet; -c, --config FILE; -I, --ignore-python; --no-cache
		-n, --non-interactive; --pep582[=SHELL]; -p, --project @@DIR; -g, --global; -V, --version; -h, --help`,
	Effect:   cli.Pure,
	Unlisted: pnpmScript,
	Rules: []cli.Rule{{Option: "--global", Effect: cli.Changes,
		Does: "--global works on the user's project"}},
	Commands: []cli.Command{
		{Name: "install sync update lock add remove", Effect: cli.Works, Does: projectPackages, Options: `
			-G, --group NAME; --with NAME; --without NAME; -d, --dev; --prod, --production; --no-default
			-L, --lockfile FILE; --dry-run; --no-self; --no-editable; --no-isolation; --frozen-lockfile
			--no-lock; --no-sync; --check; --refresh; --clean; --only-keep; --fail-fast; -x
			-u, --unconstrained; --outdated; -e, --editable SPEC; --save-compatible; --save-exact
			--save-wildcard; --save-minimum; --update-reuse; --update-eager; --update-all; --prerelease, --pre
			--stable; -r, --reinstall; --venv NAME; -k, --skip NAME; -S, --strategy NAME; --python VERSION
			--platform NAME; --override FILE; -t, --top`,
			Rules: []cli.Rule{{Option: "--dry-run --check", Lowers: true, Effect: cli.Reads}}},
		{Name: "init new", Effect: cli.Works, Does: "writes a project", Options: `
			--copier; --cookiecutter; --overwrite; -r; --backend NAME; --dist, --lib; --python VERSION
			--no-git`, Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "list info show search outdated", Effect: cli.Reads, Options: `
			--tree; --reverse, -r; --json; --csv; --markdown; --freeze; --fields LIST; --sort FIELD; --resolve
			--include NAME; --exclude NAME; --python; --where; --packages; --env; --name; --version; --summary
			--license; --platform; --keywords`},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			--no-sdist; --no-wheel; -d, --dest >DIR/; --no-clean; --quiet; --no-isolation
			-C, --config-setting TEXT`},
		{Name: "publish", Effect: cli.Changes, Does: publishes}, {Name: "export", Effect: cli.Reads, Options: `
			-f, --format NAME; -o, --output >FILE; --without-hashes; --no-hashes; --prod; -d, --dev
			-G, --group NAME; --no-default; --pyproject; --expandvars; --self; -L, --lockfile FILE
			--no-markers`},
		{Name: "run", StopAtOperand: true,
			Options: "-s, --site-packages; -l, --list; -j, --json; --recreate; --venv NAME",
			Rules:   []cli.Rule{{Option: "--list --json", Lowers: true, Effect: cli.Reads}}, Inspect: inspectPdmRun},
		{Name: "config", Effect: cli.Reads, Options: "-l, --local; -e, --edit; -d, --delete",
			Rules: []cli.Rule{
				{Option: "--edit --delete", Effect: cli.Changes, Does: "changes PDM's settings"},
				{MinOperands: 2, Effect: cli.Changes, Does: "changes PDM's settings"},
			}},
		{Name: "use fix import venv", Effect: cli.Works, Does: "changes the project's settings",
			Options: "-f, --first; --venv NAME; --skip; --dry-run"},
		{Name: "cache self plugin python py", Effect: cli.Changes, Does: "changes PDM or its cache"},
		{Name: "completion", Effect: cli.Pure},
	},
}

func inspectPdmRun(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--list") || inv.Has("--json") || len(inv.Operands) == 0 {
		return
	}
	// A script of the project hides a program of that name.
	if w := inv.Operands[0]; w.Static && !pythonTool(w.Text) && w.Text != "python" {
		runsTask(r, "pdm run", w)
		return
	}
	inspectToolRun(inv, r)
}

// hatch is Hatch 1.14.
var hatch = cli.Program{
	Name: "hatch",
	Options: `
		-e, --env NAME; -p, --project NAME; -v, --verbose; -q, --quiet; --color; --no-color; --interactive
		--no-interactive; --data-dir DIR; --cache-dir DIR; --config FILE; --version; -h, --help`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			-t, --target NAME; --hooks-only; --no-hooks; --ext; -c, --clean; --clean-hooks-after; --clean-only`,
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "test", Effect: cli.Works, Does: runsTests, Options: `
			-r, --randomize; --parallel; -p; --retries N; --retry-delay N; -c, --cover; --cover-quiet
			-a, --all; -py, --python VERSION; -i, --include NAME; -x, --exclude NAME; -s, --show`},
		{Name: "fmt", Effect: cli.Works, Does: editsFiles, Options: `
			--check; -l, --linter; -f, --formatter; --unsafe-fixes; --preview; --sync`,
			Rules: []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Reads}}},
		{Name: "version", Effect: cli.Reads, Options: "-f, --force",
			Rules: []cli.Rule{{MinOperands: 1, Effect: cli.Works, Does: "changes the project's version"}}},
		{Name: "status", Effect: cli.Reads},
		{Name: "dep",
			Commands: []cli.Command{
				{Name: "hash", Effect: cli.Reads},
				{Name: "show",
					Commands: []cli.Command{{Name: "table requirements", Effect: cli.Reads,
						Options: "-p; -e; --all; -f NAME; --lines"}}},
			}},
		{Name: "new", Effect: cli.Works, Does: "writes a project", Options: "-i; --cli; --init"},
		{Name: "shell", Effect: cli.Interactive, Does: "opens a shell"},
		{Name: "run", StopAtOperand: true, Inspect: inspectPdmRun, Options: "-l, --list; -j, --json"},
		{Name: "env",
			Commands: []cli.Command{
				{Name: "show find", Effect: cli.Reads, Options: "--ascii; --json; -i"},
				{Name: "create", Effect: cli.Works, Does: "creates an environment"},
				{Name: "remove prune", Effect: cli.Changes, Does: "deletes environments"},
				{Name: "run", Effect: cli.Runs, Does: "runs commands in environments"},
			}},
		{Name: "clean", Effect: cli.Works, Does: "removes build output",
			Options: "-t, --target NAME; --hooks-only; --no-hooks; --ext"},
		{Name: "publish", Effect: cli.Changes, Does: publishes},
		{Name: "config",
			Commands: []cli.Command{
				{Name: "show find explore", Effect: cli.Reads, Options: "-a, --all"},
				{Name: "set restore update", Effect: cli.Changes, Does: "changes Hatch's settings"},
			}},
		{Name: "python self", Effect: cli.Changes, Does: "changes what is installed for the user",
			Commands: []cli.Command{{Name: "show find report", Effect: cli.Reads}}},
	},
}

// conda is conda 25 (also mamba 2, micromamba). Its environments belong to the
// user: installing into one changes it for all that use it.
var conda = cli.Program{
	Name: "conda",
	Also: "mamba micromamba",
	Options: `
		--no-plugins; -V, --version; -v, --verbose; -q, --quiet; --json; -y, --yes; -n, --name NAME
		-p, --prefix DIR; -h, --help`,
	Effect: cli.Pure,
	Probes: []string{"conda list", "conda env list", "conda info"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: `
			-c, --canonical; -f, --full-name; --explicit; --md5; --sha256; -e, --export; -r, --revisions
			--no-pip; --show-channel-urls; --reverse`},
		{Name: "info", Effect: cli.Reads, Options: `
			-a, --all; --base; -e, --envs; -s, --system; --unsafe-channels; --license`},
		{Name: "search", Effect: cli.Reads, Options: `
			-c, --channel NAME; --override-channels; --platform NAME, --subdir NAME; -i, --info; --envs
			--use-local; -O, --outdated; --offline`},
		{Name: "compare doctor notices export", Effect: cli.Reads, Options: `
			--from-history; --no-builds; --ignore-channels; -f, --file FILE; -c NAME; --format NAME`,
			Rules: []cli.Rule{{Option: "--file", Effect: cli.WritesTo}}},
		{Name: "env", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "--size"}, {Name: "export", Effect: cli.Reads, Options: `
				-c, --channel NAME; --override-channels; -f, --file FILE; --no-builds; --from-history
				--ignore-channels; --format NAME`, Rules: []cli.Rule{{Option: "--file", Effect: cli.WritesTo}}},
			{Name: "create update remove", Effect: cli.Changes, Does: "changes environments",
				Options: "-f, --file FILE; --prune; --solver NAME; -d, --dry-run", Rules: npmDry2},
			{Name: "config",
				Commands: []cli.Command{{Name: "vars",
					Commands: []cli.Command{
						{Name: "list", Effect: cli.Reads},
						{Name: "set unset", Effect: cli.Changes, Does: "changes an environment's variables"},
					}}}}}},
		{Name: "create install update upgrade remove uninstall rename", Effect: cli.Changes,
			Does: "changes environments", Options: `
			-c, --channel NAME; --override-channels; --use-local; --file FILE; --clone NAME; --all
			-d, --dry-run; --force; --force-reinstall; --freeze-installed; --no-deps; --only-deps; --offline
			--solver NAME; --strict-channel-priority; --no-channel-priority; --repodata-fn NAME; --copy
			-m, --mkdir; --download-only; --no-pin; --update-deps; --revision N; --dev; --no-default-packages
			--subdir NAME; --platform NAME; -S; -k; --satisfied-skip-solve`,
			Rules: npmDry2},
		{Name: "run", StopAtOperand: true, Options: `
			--dev; --debug-wrapper-scripts; --cwd DIR; --no-capture-output, --live-stream; -s; --attach`,
			Wraps: &cli.Wrap{}},
		{Name: "config", Effect: cli.Reads, Options: `
			--system; --env; --file FILE; --show[=KEYS]; --show-sources; --validate; --describe[=KEYS]
			--write-default; --get[=KEYS]; --append KEY; --prepend, --add KEY; --set KEY; --remove KEY
			--remove-key KEY; --stdin`,
			Rules: []cli.Rule{{Option: "--write-default --append --prepend --set --remove --remove-key --stdin",
				Effect: cli.Changes, Does: "changes conda's settings"}}},
		{Name: "clean", Effect: cli.Changes, Does: "deletes conda's caches", Options: `
			-a, --all; -i, --index-cache; -p, --packages; -t, --tarballs; -f, --force-pkgs-dirs
			-c, --tempfiles DIR; -l, --logfiles; -d, --dry-run`, Rules: npmDry2},
		{Name: "init", Effect: cli.Changes, Does: "edits the shells' start-up files", Options: `
			--all; --user; --no-user; --system; --reverse; -d, --dry-run; --install; --anaconda-prompt
			--condabin`, Rules: npmDry2},
		{Name: "activate deactivate", Effect: cli.Pure, Options: "--stack; --no-stack"},
		{Name: "package repoquery content-trust token", Effect: cli.Unstated}, {Name: "help", Effect: cli.Pure},
		{Name: "build convert develop index inspect metapackage skeleton render debug", Effect: cli.Runs,
			Does: "runs a recipe"},
	},
}

// virtualenv is virtualenv 20.
var virtualenv = cli.Program{
	Name: "virtualenv",
	Options: `
		--with-traceback; --read-only-app-data; --app-data DIR; --reset-app-data; --upgrade-embed-wheels
		-v, --verbose; -q, --quiet; --discovery NAME; -p, --python PYTHON; --try-first-with PYTHON
		--creator NAME; --seeder NAME; --no-seed; --without-pip; --activators LIST; --clear; --no-vcs-ignore
		--system-site-packages; --symlinks; --copies, --always-copy; --no-download; --never-download
		--download; --extra-search-dir DIR; --pip VERSION; --setuptools VERSION; --wheel VERSION; --no-pip
		--no-setuptools; --no-wheel; --no-periodic-update; --symlink-app-data; --prompt TEXT; --version
		-h, --help
	`,
	Effect:   cli.Works,
	Does:     "creates a virtual environment",
	Operands: cli.Operands{Each: cli.WritesTo},
	Rules: []cli.Rule{
		{Option: "--clear", Effect: cli.Changes, Does: "--clear deletes what the directory holds"},
		{Option: "--app-data", Effect: cli.WritesTo},
	},
}
