package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns uv and uvx.

const uvOptions = `
	-q, --quiet; -v, --verbose; --color WHEN; --native-tls; --system-certs; --no-native-tls; --offline
	--no-offline; --allow-insecure-host HOST; --no-progress; --directory @DIR; --project @@DIR
	--config-file FILE; --no-config; -n, --no-cache, --no-cache-dir; --cache-dir DIR; --managed-python
	--no-managed-python; --no-python-downloads; --python-preference NAME; --allow-python-downloads
	--python-fetch NAME; --preview; --no-preview; --preview-features LIST; -h, --help; -V, --version`

const uvResolve = `
	--index NAME; --default-index URL; -i, --index-url URL; --extra-index-url URL; -f, --find-links URL
	--no-index; --index-strategy NAME; --keyring-provider NAME; -U, --upgrade; -P, --upgrade-package NAME
	--upgrade-group NAME; --no-upgrade; --resolution NAME; --prerelease NAME; --fork-strategy NAME
	--exclude-newer DATE; --exclude-newer-package SPEC; --no-sources; --no-sources-package NAME
	--reinstall; --no-reinstall; --reinstall-package NAME; --link-mode MODE; --compile-bytecode
	--no-compile-bytecode; -C, --config-setting, --config-settings SETTING; --no-build-isolation
	--no-build-isolation-package NAME; --build-isolation; --no-build; --no-build-package NAME
	--no-binary; --no-binary-package NAME; --refresh; --refresh-package NAME; -p, --python PYTHON; --pre
	--torch-backend NAME; --no-verify-hashes`

const uvProject = uvResolve + `
	--extra NAME; --all-extras; --no-extra NAME; --no-all-extras; --dev; --no-dev; --only-dev
	--group NAME; --no-group NAME; --no-default-groups; --only-group NAME; --all-groups; --no-editable
	--editable; --inexact; --exact; --active; --no-active; --no-install-project; --no-install-workspace
	--no-install-local; --no-install-package NAME; --locked; --frozen; --no-frozen; --dry-run
	--all-packages; --package NAME; --check; --no-sync; --output-format FORMAT; --isolated
	--only-install-package NAME; --no-locked`

const uvScript = uvProject + "; --script FILE"

const uvPip = uvResolve + `
	-r, --requirements, --requirement FILE; -e, --editable PATH; -c, --constraints, --constraint FILE
	--overrides, --override FILE; --excludes FILE; -b, --build-constraints, --build-constraint FILE
	--extra NAME; --all-extras; --group NAME; --no-deps; --deps; --require-hashes; --system; --no-system
	--break-system-packages; --no-break-system-packages; --target, -t DIR; --prefix DIR
	--only-binary NAME; --python-version VERSION; --python-platform NAME; --inexact; --exact; --strict
	--no-strict; --dry-run; --user; --verify-hashes; --allow-empty-requirements; --preview; -y, --yes`

// uv is uv 0.9.
var uv = cli.Program{
	Name:    "uv",
	Env:     "UV_* PIP_* PYTHON* -UV_SYSTEM_PYTHON -UV_HTTP_TIMEOUT -UV_LINK_MODE -PYTHONUNBUFFERED",
	Options: uvOptions,
	Effect:  cli.Pure,
	Probes:  []string{"uv tree", "uv pip list", "uv lock --check"},
	Rules: []cli.Rule{
		{Option: "--cache-dir", Effect: cli.WritesTo},
		{Option: "--config-file", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "sync", Effect: cli.Works, Does: projectPackages, Options: uvScript, Rules: uvChecks},
		{Name: "lock", Effect: cli.Works, Does: "writes the lock file", Options: uvScript, Rules: uvChecks},
		{Name: "add", Effect: cli.Works, Does: projectPackages, Options: uvScript + `
			-r, --requirements FILE; -c, --constraints FILE; --optional NAME; --rev REF; --tag NAME
			--branch NAME; --lfs; --raw; --raw-sources; --bounds KIND; --workspace; --no-workspace
			-m, --marker TEXT`},
		{Name: "remove", Effect: cli.Works, Does: "removes packages from the project",
			Options: uvScript + "; --optional NAME"},
		{Name: "init", Effect: cli.Works, Does: "writes a project", Options: `
			--name NAME; --bare; --virtual; --package; --no-package; --app; --lib; --script; --description TEXT
			--no-description; --vcs NAME; --build-backend NAME; --no-readme; --author-from NAME
			--no-pin-python; --no-workspace; -p, --python PYTHON`, Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "version", Effect: cli.Reads, Options: uvProject + "; --bump KIND; --short", Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{MinOperands: 1, Effect: cli.Works, Does: "changes the project's version"},
			{Option: "--bump", Effect: cli.Works, Does: "changes the project's version"}}},
		{Name: "export", Effect: cli.Reads, Options: uvScript + `
			-o, --output-file >FILE; --format FORMAT; --no-header; --no-annotate; --no-hashes; --prune NAME
			--no-emit-project; --no-emit-workspace; --no-emit-package NAME; --no-emit-local; --header`},
		{Name: "tree", Effect: cli.Reads, Options: uvScript + `
			--universal; -d, --depth N; --prune NAME; --no-dedupe; --invert; --outdated; --show-sizes
			--python-version VERSION; --python-platform NAME`},
		{Name: "run", StopAtOperand: true, Options: uvProject + `
			-m, --module; -s, --script; --gui-script; --with SPEC; --with-editable PATH
			--with-requirements FILE; --env-file FILE; --no-env-file; --no-project; --python-platform NAME
			-w SPEC`, Inspect: inspectUvRun},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: uvResolve + `
			--package NAME; --all-packages; -o, --out-dir >DIR/; --sdist; --wheel; --list; --build-logs
			--no-build-logs; --force-pep517; --clear; -b, --build-constraints FILE; --require-hashes
			--no-create-gitignore`},
		{Name: "format", Effect: cli.Works, Does: editsFiles,
			Options: "--check; --diff; --version VERSION; --no-project; --exclude-newer DATE",
			Rules:   []cli.Rule{{Option: "--check --diff", Lowers: true, Effect: cli.Reads}}},
		{Name: "venv", Effect: cli.Works, Does: "creates a virtual environment", Options: uvResolve + `
			--no-project; --seed; -c, --clear; --no-clear; --allow-existing; --prompt TEXT
			--system-site-packages; --relocatable`, Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: `
			--index NAME; -u, --username NAME; -p, --password TEXT; -t, --token TOKEN
			--trusted-publishing MODE; --keyring-provider NAME; --publish-url URL; --check-url URL; --dry-run
			--no-attestations; --skip-existing`, Rules: npmDry},
		{Name: "pip", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list freeze", Effect: cli.Reads, Options: uvPip + `
				-o, --outdated; --no-outdated; --format FORMAT; --exclude NAME; --exclude-editable; -l, --path DIR
				--disable-pip-version-check`},
			{Name: "show check tree", Effect: cli.Reads, Options: uvPip + `
				--files; --depth N; -d N; --prune NAME; --no-dedupe; --invert; --outdated
				--show-version-specifiers; --show-sizes`},
			{Name: "compile", Effect: cli.Reads, Options: uvPip + `
				-o, --output-file >FILE; --format FORMAT; --no-strip-extras; --no-strip-markers; --no-annotate
				--no-header; --annotation-style NAME; --custom-compile-command TEXT; --generate-hashes
				--no-emit-package NAME; --emit-index-url; --emit-find-links; --emit-build-options
				--emit-marker-expression; --emit-index-annotation; --universal; --no-universal; --strip-extras
				--annotate; --header; --quiet`},
			{Name: "install sync uninstall", Effect: cli.Works,
				Does: "changes packages of the project's virtual environment", Options: uvPip, Rules: []cli.Rule{
					{Option: "--dry-run", Lowers: true, Effect: cli.Reads, Does: "reports what it would do"},
					{Option: "--system --break-system-packages --user", Effect: cli.Changes,
						Does: "changes packages of the user or the system"},
					{Option: "--target --prefix", Effect: cli.WritesTo}}}}},
		{Name: "tool", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list dir", Effect: cli.Reads, Options: `
				--show-paths; --show-version-specifiers; --show-with; --show-extras; --show-python; --outdated
				--bin`},
			{Name: "run", StopAtOperand: true, Options: uvxOptions, Inspect: inspectUvx},
			{Name: "install upgrade uninstall update-shell", Effect: cli.Changes,
				Does: "changes programs installed for the user", Options: uvResolve + `
				--all; --force; -e, --editable; --with SPEC; --with-requirements FILE
				--with-executables-from NAME; --constraints FILE; --overrides FILE`}}},
		{Name: "python", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list find dir", Effect: cli.Reads, Options: `
				--all-versions; --all-platforms; --all-arches; --only-installed; --only-downloads; --show-urls
				--output-format FORMAT; --no-project; --system; --script FILE; --show-version; --bin`},
			{Name: "pin", Effect: cli.Works, Does: "writes the project's Python version",
				Options: "--resolved; --no-project; --global; --rm",
				Rules: []cli.Rule{{Option: "--global", Effect: cli.Changes,
					Does: "--global changes the user's Python version"}}},
			{Name: "install upgrade uninstall update-shell", Effect: cli.Changes,
				Does: "changes installed Python versions"}}},
		{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "dir size", Effect: cli.Reads, Options: "-H, --human"},
			{Name: "clean prune", Effect: cli.Changes, Does: "deletes uv's cache", Options: "--ci; --force"}}},
		{Name: "self", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "version", Effect: cli.Pure, Options: "--short; --output-format FORMAT"},
			{Name: "update", Effect: cli.Changes, Does: "replaces uv itself", Options: "--token TOKEN; --dry-run",
				Rules: npmDry}}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "token", Effect: cli.ReadsSecrets, Options: "-u, --username NAME"},
			{Name: "dir", Effect: cli.Reads},
			{Name: "login logout", Effect: cli.Changes, Does: "changes credentials"}}},
		{Name: "help generate-shell-completion", Effect: cli.Pure, Options: "--no-pager"},
	},
}

// uvChecks: forms that are documented as writing nothing.
var uvChecks = []cli.Rule{{Option: "--dry-run --check", Lowers: true, Effect: cli.Reads,
	Does: "reports what it would do"}}

const uvxOptions = uvResolve + `
	--from SPEC; -w, --with SPEC; --with-editable PATH; --with-requirements FILE; -c, --constraints FILE
	--overrides FILE; -b, --build-constraints FILE; --isolated; --env-file FILE; --no-env-file
	--python-platform NAME; --lfs`

// uvx is uv tool run.
var uvx = cli.Program{Name: "uvx", StopAtOperand: true, Options: uvOptions + ";" + uvxOptions,
	Inspect: inspectUvx}

func inspectUvx(inv *cli.Invocation, r *cli.Report) { runsPythonTool(r, "uvx", inv.Operands, inv) }

// inspectUvRun: uv run CMD, a script, or a module.
func inspectUvRun(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	for _, f := range inv.All("--env-file") {
		r.Path(cli.ReadsFrom, f, "")
	}
	switch {
	case len(words) == 0 && (inv.Has("--module") || inv.Has("--script")):
		r.Unknown("what uv run runs is not given")
	case len(words) == 0:
		r.Add(cli.Reads, "lists the project's commands")
	case inv.Has("--module"):
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("python"), cli.Lit("-m")}, words...), Via: "uv run"})
	case words[0].Text == "-" || inv.Has("--script") || inv.Has("--gui-script") || hasPySuffix(words[0]):
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("python")}, words...), Via: "uv run"})
	case words[0].Static && (words[0].Text == "pip" || words[0].Text == "pip3"):
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit(".venv/bin/pip")}, words[1:]...), Via: "uv run"})
	default:
		r.Run(cli.Inner{Argv: words, Via: "uv run"})
	}
}

func hasPySuffix(w cli.Word) bool {
	n := len(w.Text)
	return n > 3 && w.Text[n-3:] == ".py" || n > 7 && w.Text[:8] == "https://" ||
		n > 6 && w.Text[:7] == "http://"
}
