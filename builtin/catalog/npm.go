package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns npm; npx.go runs packages, pnpm.go and yarn.go its relatives.

const (
	projectPackages = "installs packages into the project"
	globalPackages  = "changes globally installed packages"
	publishes       = "publishes to a registry"
	changesRegistry = "changes the registry"
	shellOption     = "--script-shell runs the scripts with a program of its own"
)

// npmOptions are the settings of npm 11 that its commands share. Each may be
// given as --no-NAME where it is a switch.
const npmOptions = `
	-g, --global; --location WHERE; -L WHERE; -C, --prefix @DIR; -w, --workspace NAME; --workspaces, --ws
	--no-workspaces; --include-workspace-root, --iwr; --json; -l, --long; --parseable
	-s, --silent, --quiet, -q; -d, --verbose; --loglevel LEVEL; --registry URL; --reg URL; --tag TAG
	--access LEVEL; --otp CODE; --provenance; --dry-run; --no-dry-run; -f, --force; --legacy-peer-deps
	--no-legacy-peer-deps; --strict-peer-deps; --omit TYPE; --include TYPE; -S, --save; --no-save
	-D, --save-dev; -O, --save-optional; -P, --save-prod; -E, --save-exact; -B, --save-bundle
	--save-peer; --ignore-scripts; --no-ignore-scripts; --audit; --no-audit; --fund; --no-fund
	--prefer-offline; --prefer-online; --offline; --cache DIR; --userconfig FILE; --globalconfig FILE
	--node-options TEXT; --script-shell PROGRAM; -y, --yes; -n, --no; --if-present; --production
	--only TYPE; --also TYPE; --depth N; -a, --all; --package-lock-only; --no-package-lock
	--package-lock; --audit-level LEVEL; --engine-strict; --foreground-scripts; --install-links
	--install-strategy NAME; --progress; --no-progress; --color[=WHEN]; --no-color; --timing
	--no-bin-links; --no-update-notifier; --update-notifier; --before DATE; --cpu NAME; --os NAME
	--libc NAME; --prefer-dedupe; --no-optional; --link; --unicode; --no-unicode; --fetch-retries N
	--fetch-timeout MS; --maxsockets N; --no-package-lock-only; --expect-results; --expect-result-count N
	--replace-registry-host WHEN; --logs-dir DIR; --dangerously-allow-all-scripts; -h, --help, -H
	-v, --version`

// npm is npm 11.
var npm = cli.Program{
	Name: "npm",
	Env: "!NPM_CONFIG_* !npm_config_* NODE_* -NODE_ENV -NPM_CONFIG_LOGLEVEL -npm_config_loglevel " +
		"-npm_config_yes -NPM_CONFIG_YES -NPM_CONFIG_FUND -NPM_CONFIG_AUDIT -npm_config_fund " +
		"-npm_config_audit -NPM_CONFIG_REGISTRY -npm_config_registry -NODE_NO_WARNINGS",
	Options: npmOptions + "; -p",
	Effect:  cli.Pure,
	Probes:  []string{"npm outdated", "npm ls", "npm audit"},
	Rules: []cli.Rule{
		{Option: "--script-shell", Effect: cli.Runs, Does: shellOption},
		{Option: "--cache --logs-dir", Effect: cli.WritesTo},
		{Option: "--userconfig --globalconfig", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "ls list la ll", Effect: cli.Reads},
		{Name: "view info show v", Effect: cli.Reads},
		{Name: "search find s se", Effect: cli.Reads, Options: `
			--searchlimit N; --searchopts TEXT; --searchexclude TEXT; --description; --no-description`},
		{Name: "outdated", Effect: cli.Reads}, {Name: "explain why", Effect: cli.Reads},
		{Name: "query", Effect: cli.Reads},
		{Name: "fund", Effect: cli.Reads, Options: "--which N; --browser NAME; --no-browser"},
		{Name: "ping", Effect: cli.Reads}, {Name: "whoami", Effect: cli.Reads},
		{Name: "root prefix bin", Effect: cli.Reads}, {Name: "doctor", Effect: cli.Reads},
		{Name: "find-dupes", Effect: cli.Reads},
		{Name: "sbom", Effect: cli.Reads, Options: "--sbom-format FORMAT; --sbom-type TYPE"},
		{Name: "diff", Effect: cli.Runs, Does: "runs the package's prepare script", Options: `
			--diff SPEC; --diff-name-only; --diff-unified N; --diff-ignore-all-space; --diff-no-prefix
			--diff-src-prefix TEXT; --diff-dst-prefix TEXT; --diff-text`},
		{Name: "docs home bugs issues repo", Effect: cli.Reads, Options: "--browser PROGRAM; --no-browser",
			Rules: []cli.Rule{{Option: "--browser", Effect: cli.ExecutesProgram}}},
		{Name: "help help-search completion", Effect: cli.Pure},
		{Name: "audit", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "fix", Effect: cli.Works, Does: "updates vulnerable packages of the project", Rules: npmGlobal},
			{Name: "signatures", Effect: cli.Reads},
		}},
		{Name: "install i add in ins isntall", Effect: cli.Works, Does: projectPackages, Rules: npmGlobal},
		{Name: "ci clean-install ic install-clean", Effect: cli.Works, Does: projectPackages, Rules: npmGlobal},
		{Name: "update up upgrade udpate", Effect: cli.Works, Does: "updates the project's packages",
			Rules: npmGlobal},
		{Name: "uninstall remove rm r un unlink", Effect: cli.Works, Does: "removes packages from the project",
			Rules: npmGlobal},
		{Name: "install-test it install-ci-test cit", Effect: cli.Works, Does: projectPackages, Rules: npmGlobal},
		{Name: "dedupe ddp prune rebuild rb", Effect: cli.Works, Does: "reorders the project's packages",
			Rules: npmGlobal},
		{Name: "shrinkwrap", Effect: cli.Works, Does: "writes a lock file"},
		{Name: "link ln", Effect: cli.Changes, Does: globalPackages},
		{Name: "pack", Effect: cli.Works, Does: "writes a package archive", Options: "--pack-destination >DIR/",
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Runs, Does: "runs the package's own scripts"}}},
		{Name: "version", Effect: cli.Reads, Options: `
			-m, --message TEXT; --preid NAME; --no-git-tag-version; --git-tag-version; --allow-same-version
			--sign-git-tag; --no-commit-hooks; --commit-hooks`,
			Rules: []cli.Rule{{MinOperands: 1, Effect: cli.Works, Does: "changes the version, commits and tags"}}},
		{Name: "pkg", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "get", Effect: cli.Reads},
			{Name: "set delete fix", Effect: cli.Works, Does: "edits package.json"}}},
		{Name: "init create innit", Effect: cli.Works, Does: "writes package.json", Options: `
			--init-author-name NAME; --init-license NAME; --init-version VERSION; --init-type TYPE
			--scope NAME`,
			Rules: []cli.Rule{{MinOperands: 1, Effect: cli.Runs, Does: "runs a package that creates a project"}}},
		{Name: "test t tst", Effect: cli.Works, Does: "runs the project's tests"},
		{Name: "run run-script rum urn", StopAtOperand: true, Inspect: inspectNpmRun},
		{Name: "start stop restart", Inspect: inspectNpmLifecycle},
		{Name: "exec x", StopAtOperand: true, Options: "--package SPEC; -c, --call COMMAND", Inspect: inspectNpx},
		{Name: "explore", StopAtOperand: true, Options: "--shell $PROGRAM", Effect: cli.Interactive,
			Does: "opens a shell", Wraps: &cli.Wrap{Skip: 1, Optional: true}},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: "--provenance-file FILE",
			Rules: packsFirst},
		{Name: "unpublish", Effect: cli.Changes, Does: "takes back published packages", Rules: npmDry},
		{Name: "deprecate undeprecate", Effect: cli.Changes, Does: changesRegistry, Rules: npmDry},
		{Name: "dist-tag dist-tags", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "ls", Effect: cli.Reads}, {Name: "add rm", Effect: cli.Changes, Does: changesRegistry}}},
		{Name: "owner author", Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads}, {Name: "add rm", Effect: cli.Changes, Does: changesRegistry}}},
		{Name: "access", Commands: []cli.Command{
			{Name: "list get", Effect: cli.Reads},
			{Name: "set grant revoke", Effect: cli.Changes, Does: changesRegistry}}},
		{Name: "team org", Commands: []cli.Command{
			{Name: "ls", Effect: cli.Reads},
			{Name: "create destroy add set rm", Effect: cli.Changes, Does: changesRegistry}}},
		{Name: "token", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads},
			{Name: "create revoke", Effect: cli.Changes, Does: "changes access tokens",
				Options: "--read-only; --cidr LIST; --name NAME; --expires DAYS"}}},
		{Name: "hook", Commands: []cli.Command{
			{Name: "ls", Effect: cli.Reads}, {Name: "add update rm", Effect: cli.Changes, Does: changesRegistry}}},
		{Name: "profile", Commands: []cli.Command{
			{Name: "get", Effect: cli.Reads},
			{Name: "set enable-2fa disable-2fa", Effect: cli.Changes, Does: "changes the account"}}},
		{Name: "trust", Effect: cli.Changes, Does: changesRegistry},
		{Name: "star unstar", Effect: cli.Changes, Does: changesRegistry}, {Name: "stars", Effect: cli.Reads},
		{Name: "login adduser add-user logout", Effect: cli.Changes, Does: "changes the registry login",
			Options: "--scope NAME; --auth-type TYPE"},
		{Name: "cache", Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads}, {Name: "add verify", Effect: cli.Works, Does: "changes npm's cache"},
			{Name: "clean clear rm", Effect: cli.Changes, Does: "empties npm's cache"},
			{Name: "npx",
				Commands: []cli.Command{
					{Name: "ls info", Effect: cli.Reads},
					{Name: "rm", Effect: cli.Changes, Does: "empties npx's cache"},
				}}}},
		{Name: "config c", Commands: []cli.Command{
			{Name: "get list ls", Effect: cli.Reads},
			{Name: "set delete rm fix", Inspect: inspectNpmConfig},
			{Name: "edit", Effect: cli.Interactive, Does: "opens an editor", Options: "--editor PROGRAM"}}},
		{Name: "get", Effect: cli.Reads},
		{Name: "set", Inspect: inspectNpmConfig},
	},
}

// npmGlobal: a global install changes the system; a dry run is documented as
// changing nothing.
var npmGlobal = []cli.Rule{
	{Option: "--dry-run", Lowers: true, Effect: cli.Reads, Does: "reports what it would do"},
	{Option: "--global", Effect: cli.Changes, Does: globalPackages},
	{Option: "--location -L", Value: "global", Effect: cli.Changes, Does: globalPackages},
}

var npmDry = []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads,
	Does: "reports what it would publish"}}

// packsFirst: a dry run of publish runs the package's prepare scripts, as pack
// does.
var packsFirst = []cli.Rule{
	{Option: "--dry-run", Lowers: true, Effect: cli.Runs,
		Does: "runs the package's own scripts and publishes nothing"},
}

func inspectNpmRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Reads, "lists the project's scripts")
		return
	}
	runsTask(r, inv.Path[0]+" run", inv.Operands[0])
}

// inspectNpmLifecycle judges start, stop and restart: scripts of the project
// whose names are npm's.
func inspectNpmLifecycle(inv *cli.Invocation, r *cli.Report) {
	r.Add(cli.Runs, "runs the project's script "+inv.Args[0].Text)
}

// inspectNpmConfig judges changed settings: the project's own are ordinary work,
// except those that name programs.
func inspectNpmConfig(inv *cli.Invocation, r *cli.Report) {
	where, ok := inv.Last("--location")
	if !ok {
		where, ok = inv.Last("-L")
	}
	if !ok || !where.Static || where.Text != "project" || inv.Has("--global") {
		r.Add(cli.Changes, "changes npm's settings outside the project")
		return
	}
	for _, w := range inv.Operands {
		if !w.Static || npmRunsKey(w.Text) {
			r.Add(cli.Changes, "changes the setting "+w.Text+", which may run a program")
			return
		}
	}
	r.Add(cli.Works, "changes the project's npm settings")
}

// npmRunsKey reports whether a setting, or KEY=VALUE, names a program or code.
func npmRunsKey(s string) bool {
	for _, key := range [...]string{"script-shell", "shell", "git", "editor", "viewer", "browser",
		"node-options", "node-gyp", "python", "init-module"} {
		if len(s) >= len(key) && s[:len(key)] == key && (len(s) == len(key) || s[len(key)] == '=') {
			return true
		}
	}
	return false
}
