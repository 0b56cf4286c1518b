package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// pnpm is pnpm 10.
var pnpm = cli.Program{
	Name: "pnpm",
	Env:  "NPM_CONFIG_* npm_config_* PNPM_* NODE_* -NODE_ENV",
	Options: `
		-C, --dir @DIR; -w, --workspace-root; -r, --recursive; --filter, -F PATTERN; --filter-prod PATTERN
		--fail-if-no-match; --parallel; --stream; --aggregate-output; --color; --no-color; --loglevel LEVEL
		-s, --silent; --reporter NAME; --use-stderr; -y, --yes; --ignore-workspace; --test-pattern GLOB
		--changed-files-ignore-pattern GLOB; --registry URL; --store-dir DIR; --virtual-store-dir DIR
		--offline; --prefer-offline; --no-bail; --bail; --sort; --no-sort; --if-present
		--workspace-concurrency N; --reverse; --include-workspace-root; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Probes:   []string{"pnpm outdated", "pnpm ls", "pnpm audit"},
	Unlisted: pnpmScript,
	Commands: []cli.Command{
		{Name: "install i", Effect: cli.Works, Does: projectPackages, Rules: pnpmGlobal, Options: pnpmInstall},
		{Name: "add", Effect: cli.Works, Does: projectPackages, Rules: pnpmGlobal,
			Options: pnpmInstall + "; --workspace; --allow-build LIST; --config"},
		{Name: "install-test it ci", Effect: cli.Works, Does: projectPackages, Rules: pnpmGlobal,
			Options: pnpmInstall},
		{Name: "update up upgrade", Effect: cli.Works, Does: "updates the project's packages", Rules: pnpmGlobal,
			Options: pnpmInstall + "; -L, --latest; -i, --interactive; --depth N; --workspace"},
		{Name: "remove rm uninstall un", Effect: cli.Works, Does: "removes packages from the project",
			Rules: pnpmGlobal, Options: pnpmInstall},
		{Name: "link ln unlink", Effect: cli.Changes, Does: globalPackages, Options: "-g, --global"},
		{Name: "import dedupe prune rebuild rb fetch patch patch-commit patch-remove approve-builds",
			Effect: cli.Works, Does: "reorders the project's packages",
			Options: `
				--check; --prod; -D, --dev; --no-optional; --ignore-scripts; --edit-dir DIR; --patches-dir DIR
				--ignore-existing; --pending; -g, --global; --all`,
			Rules: []cli.Rule{
				{Option: "--global", Effect: cli.Changes, Does: globalPackages},
				{Option: "--edit-dir --patches-dir", Effect: cli.WritesTo},
			}},
		{Name: "list ls la ll", Effect: cli.Reads, Options: pnpmList},
		{Name: "why", Effect: cli.Reads, Options: pnpmList},
		{Name: "outdated", Effect: cli.Reads, Options: `
			--compatible; --format NAME; --long; -P, --prod; -D, --dev; --no-optional; -g, --global; --no-table
			--sort-by FIELD`},
		{Name: "audit", Effect: cli.Reads, Options: `
			--audit-level LEVEL; --fix; --json; -D, --dev; -P, --prod; --no-optional; --ignore-registry-errors
			--ignore LIST; --ignore-unfixable`,
			Commands: []cli.Command{{Name: "fix", Effect: cli.Works, Does: "changes the project's packages"}},
			Rules: []cli.Rule{{Option: "--fix --ignore --ignore-unfixable", Effect: cli.Works,
				Does: "changes the project's package settings"}}},
		{Name: "licenses", Effect: cli.Reads, Options: "--json; --long; -P, --prod; -D, --dev; --no-optional"},
		{Name: "view info show v search whoami ping docs bugs", Effect: cli.Reads, Options: "--json"},
		{Name: "root bin", Effect: cli.Reads, Options: "-g, --global"},
		{Name: "doctor ignored-builds cat-file cat-index find-hash", Effect: cli.Reads},
		{Name: "help completion", Effect: cli.Pure},
		{Name: "test t tst", Effect: cli.Works, Does: "runs the project's tests"},
		{Name: "run run-script", StopAtOperand: true, Options: `
			--resume-from NAME; --report-summary; --no-reporter-hide-prefix; --sequential`, Inspect: inspectNpmRun},
		{Name: "start restart", Inspect: inspectNpmLifecycle},
		{Name: "exec", StopAtOperand: true, Options: "-c, --shell-mode; --resume-from NAME; --report-summary",
			Inspect: inspectPnpmExec},
		{Name: "dlx", StopAtOperand: true, Options: "--package NAME; -c, --shell-mode; --allow-build LIST",
			Inspect: inspectPnpmExec},
		{Name: "create", Effect: cli.Runs, Does: "runs a package that creates a project", StopAtOperand: true,
			Options: "--allow-build LIST"},
		{Name: "init", Effect: cli.Works, Does: "writes package.json",
			Options: "--init-package-manager; --init-type TYPE"},
		{Name: "pack", Effect: cli.Works, Does: "writes a package archive", Options: `
			--out >FILE; --pack-destination >DIR/; --json; --dry-run; --pack-gzip-level N`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Runs, Does: "runs the package's own scripts"},
			}},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: `
			--access LEVEL; --tag TAG; --dry-run; --force; --no-git-checks; --otp CODE; --publish-branch NAME
			--report-summary; --json; --provenance; --ignore-scripts`,
			Rules: packsFirst},
		{Name: "deploy", Effect: cli.Works, Does: "copies a package and what it needs into a directory",
			Options: "--legacy; --prod; -D, --dev; --no-optional", Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "store", Commands: []cli.Command{
			{Name: "status path", Effect: cli.Reads}, {Name: "add", Effect: cli.Works, Does: "adds to pnpm's store"},
			{Name: "prune", Effect: cli.Changes, Does: "deletes packages from pnpm's store", Options: "--force"}}},
		{Name: "cache", Commands: []cli.Command{
			{Name: "list list-registries view", Effect: cli.Reads},
			{Name: "delete", Effect: cli.Changes, Does: "deletes cached metadata"}}},
		{Name: "config c", Options: "-g, --global; --location WHERE; --json", Commands: []cli.Command{
			{Name: "get list", Effect: cli.Reads}, {Name: "set delete", Inspect: inspectNpmConfig}}},
		{Name: "get", Effect: cli.Reads},
		{Name: "set", Options: "-g, --global; --location WHERE", Inspect: inspectNpmConfig},
		{Name: "env setup self-update server", Effect: cli.Changes, Does: "changes what is installed for the user",
			Options: "-g, --global; --remote", Commands: []cli.Command{
				{Name: "list ls", Effect: cli.Reads}}},
		{Name: "login logout adduser owner access dist-tag deprecate unpublish token team profile star unstar",
			Effect: cli.Changes, Does: changesRegistry},
	},
}

var pnpmGlobal = []cli.Rule{
	{Option: "--global", Effect: cli.Changes, Does: globalPackages},
	{Option: "--dir --global-dir --global-bin-dir --modules-dir --lockfile-dir", Effect: cli.WritesTo,
		Does: "installs packages into another directory"},
}

const pnpmInstall = `
	-g, --global; --global-dir DIR; --global-bin-dir DIR; -D, --save-dev; -P, --save-prod, --prod
	-O, --save-optional; --save-peer; -E, --save-exact; --no-save; -d, --dev; --no-optional
	--lockfile-only; --fix-lockfile; --frozen-lockfile; --no-frozen-lockfile; --lockfile-dir DIR
	--no-lockfile; --merge-git-branch-lockfiles; --modules-dir DIR; --ignore-scripts; --ignore-pnpmfile
	-f, --force; --shamefully-hoist; --strict-peer-dependencies; --no-strict-peer-dependencies; --hoist
	--no-hoist; --side-effects-cache; --verify-store-integrity; --package-import-method NAME
	--resolution-only; --child-concurrency N; --network-concurrency N; --save-catalog
	--save-catalog-name NAME; --trust-policy NAME; --cpu NAME; --os NAME; --libc NAME`

const pnpmList = `
	--depth N; --json; --long; --parseable; -P, --prod; -D, --dev; --no-optional; -g, --global
	--only-projects; --lockfile-only; --find-by NAME; --exclude-peers`

func inspectPnpmExec(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--shell-mode") {
		line := cli.JoinWords(words)
		r.Unknown("runs a line of shell with packages of the project")
		r.Run(cli.Inner{Shell: &line, Via: inv.Path[0]})
		return
	}
	runsPackage(r, inv.Path[0], words)
}

// pnpmScript: a word that is no command is a script or program of the project.
func pnpmScript([]string, string) *cli.Command { return &projectScript }

var projectScript = cli.Command{StopAtOperand: true, Inspect: inspectProjectScript, LocalOptions: true,
	Style: cli.NoOptions}

func inspectProjectScript(inv *cli.Invocation, r *cli.Report) {
	name := cli.Lit(inv.Path[len(inv.Path)-1])
	if nodeTool(name.Text) {
		r.Run(cli.Inner{Argv: append([]cli.Word{name}, inv.Operands...), Via: inv.Path[0]})
		return
	}
	runsTask(r, inv.Path[0], name)
}
