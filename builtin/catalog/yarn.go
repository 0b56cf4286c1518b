package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// yarn is Yarn 1.22 and Yarn 4, whose commands agree where both have them.
var yarn = cli.Program{
	Name: "yarn",
	Also: "yarnpkg",
	Env:  "YARN_* NPM_CONFIG_* npm_config_* NODE_* -NODE_ENV",
	Options: `
		--cwd @DIR; -s, --silent; --verbose; --json; --offline; --prefer-offline; --non-interactive
		--no-progress; --emoji; --no-default-rc; --use-yarnrc FILE; --network-timeout MS
		--network-concurrency N; --registry URL; --cache-folder DIR; --modules-folder DIR; --mutex TYPE
		--ignore-engines; --ignore-platform; --ignore-optional; --ignore-scripts; --frozen-lockfile
		--pure-lockfile; --no-lockfile; --check-files; --force; --flat; --production[=BOOL]; --prod
		--link-duplicates; --focus; --har; --skip-integrity-check; --update-checksums; --no-bin-links
		--strict-semver; --immutable; --immutable-cache; --no-immutable; --check-cache; --check-resolutions
		--inline-builds; --mode MODE; --refresh-lockfile; -W, --ignore-workspace-root-check
		--script-shell PROGRAM; -v, --version; -h, --help
	`,
	Effect:   cli.Works,
	Does:     projectPackages,
	Probes:   []string{"yarn outdated", "yarn list --depth=0", "yarn npm audit"},
	Unlisted: pnpmScript,
	Rules: []cli.Rule{
		{Option: "--script-shell", Effect: cli.Runs, Does: shellOption},
		{Option: "--cache-folder --modules-folder", Effect: cli.WritesTo},
		{Option: "--use-yarnrc", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "install", Effect: cli.Works, Does: projectPackages, Options: "-A; --audit"},
		{Name: "add", Effect: cli.Works, Does: projectPackages, Options: yarnAdd},
		{Name: "upgrade up upgrade-interactive dedupe import rebuild check-in patch patch-commit autoclean " +
			"unplug link unlink set-version", Effect: cli.Works, Does: "changes the project's packages",
			Options: yarnAdd + `
				-R, --recursive; --latest; -L; -S, --scope NAME; -p, --pattern; -c, --check; -I, --init; --all
				-r, --relative; --private; -u, --update`},
		{Name: "remove", Effect: cli.Works, Does: "removes packages from the project", Options: "-A, --all; -W"},
		{Name: "init", Effect: cli.Works, Does: "writes package.json",
			Options: "-y, --yes; -p, --private; -w, --workspace; -i; -2; -n, --name NAME"},
		{Name: "pack", Effect: cli.Works, Does: "writes a package archive",
			Options: "-f, --filename FILE; -o, --out >FILE; -n, --dry-run; --install-if-needed",
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Runs, Does: "runs the package's own scripts"},
				{Option: "--filename --out", Effect: cli.WritesTo},
			}},
		{Name: "version", Effect: cli.Works, Does: "changes the version", Options: `
			--new-version VERSION; --major; --minor; --patch; --premajor; --preminor; --prepatch; --prerelease
			--preid NAME; --no-git-tag-version; --no-commit-hooks; -d, --deferred; -i, --immediate
			--message TEXT`},
		{Name: "list ls why outdated info explain versions check audit licenses bin workspaces-info doctor " +
			"constraints", Effect: cli.Reads,
			Options: `
				--depth N; --pattern PATTERN; -A, --all; -R, --recursive; -X, --extra FIELD; --cache; --dependents
				--manifest; --name-only; --virtuals; --peers; -v, --verbose; --integrity; --verify-tree
				--groups LIST; --level LEVEL; --fix; -f, --fields LIST; --severity LEVEL; --environment NAME`,
			Rules: []cli.Rule{{Option: "--fix", Effect: cli.Works, Does: "edits the project's manifests"}}},
		{Name: "help", Effect: cli.Pure},
		{Name: "owner tag team login logout publish unpublish access", Effect: cli.Changes, Does: changesRegistry,
			Options: "--tag TAG; --access LEVEL; --new-version VERSION; --no-git-tag-version; --otp CODE"},
		{Name: "global", Commands: []cli.Command{
			{Name: "list ls bin dir", Effect: cli.Reads, Options: "--depth N"},
			{Name: "add remove upgrade upgrade-interactive", Effect: cli.Changes, Does: globalPackages,
				Options: yarnAdd}}},
		{Name: "cache", Commands: []cli.Command{
			{Name: "list ls dir", Effect: cli.Reads, Options: "--pattern PATTERN"},
			{Name: "clean clear", Effect: cli.Changes, Does: "empties Yarn's cache", Options: "--all; --mirror"}}},
		{Name: "config", Effect: cli.Reads, Options: "-g, --global; -H, --home; --why; --no-redacted",
			Commands: []cli.Command{
				{Name: "get list", Effect: cli.Reads, Options: "--no-redacted"},
				{Name: "set delete unset", Effect: cli.Changes, Does: "changes Yarn's settings"}}},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests"},
		{Name: "run", StopAtOperand: true, Options: `
			--inspect[=ADDR]; --inspect-brk[=ADDR]; -T, --top-level; -B, --binaries-only; --require MODULE`,
			Inspect: inspectYarnRun},
		{Name: "node", StopAtOperand: true, Style: cli.NoOptions, Wraps: &cli.Wrap{Before: "node"}},
		{Name: "exec", StopAtOperand: true, Style: cli.NoOptions, Inspect: inspectYarnExec},
		{Name: "dlx", StopAtOperand: true, Options: "-p, --package NAME; -q, --quiet", Inspect: inspectPackage},
		{Name: "create", StopAtOperand: true, Effect: cli.Runs, Does: "runs a package that creates a project"},
		{Name: "workspace", StopAtOperand: true, Style: cli.NoOptions, Wraps: &cli.Wrap{Skip: 1, Before: "yarn"}},
		{Name: "workspaces", Commands: []cli.Command{
			{Name: "info list", Effect: cli.Reads,
				Options: "-v, --verbose; --since[=REF]; -R, --recursive; --no-private"},
			{Name: "focus", Effect: cli.Works, Does: projectPackages, Options: "-A, --all"},
			{Name: "run", StopAtOperand: true, Inspect: inspectNpmRun},
			{Name: "foreach", StopAtOperand: true, Options: `
				-A, --all; -R, --recursive; --from GLOB; -W, --worktree; -p, --parallel; -i, --interlaced
				-j, --jobs N; -t, --topological; --topological-dev; --include GLOB; --exclude GLOB; --no-private
				--since[=REF]; -n, --dry-run; -v`,
				Wraps: &cli.Wrap{Before: "yarn"}}}},
		{Name: "npm", Commands: []cli.Command{
			{Name: "info audit whoami", Effect: cli.Reads, Options: `
				-f, --fields LIST; -A, --all; -R, --recursive; --severity LEVEL; --environment NAME
				--no-deprecations; --exclude NAME; --ignore ID; -s, --scope NAME; --publish`},
			{Name: "publish login logout", Effect: cli.Changes, Does: changesRegistry, Options: `
				--access LEVEL; --tag TAG; --tolerate-republish; --otp CODE; --provenance; -n, --dry-run
				-s, --scope NAME; --publish; -A, --all`},
			{Name: "tag",
				Commands: []cli.Command{
					{Name: "list", Effect: cli.Reads},
					{Name: "add remove", Effect: cli.Changes, Does: changesRegistry},
				}}}},
		{Name: "set", Commands: []cli.Command{
			{Name: "version resolution", Effect: cli.Works, Does: "changes which Yarn the project uses",
				Options: "--only-if-needed; --yarn-path; -s, --save"}}},
		{Name: "plugin", Commands: []cli.Command{
			{Name: "list runtime check", Effect: cli.Reads},
			{Name: "remove", Effect: cli.Works, Does: "removes a plug-in from the project"},
			{Name: "import", Effect: cli.Works, Does: "adds a plug-in to the project",
				Options: "--checksum HASH; --no-checks"}}},
	},
}

const yarnAdd = `
	-D, --dev; -P, --peer; -O, --optional; -E, --exact; -T, --tilde; -C, --caret; -i, --interactive
	--cached; -F, --fixed; --audit; --prefix DIR; -A; -W`

func inspectYarnRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Reads, "lists the project's scripts")
		return
	}
	if w := inv.Operands[0]; w.Static && nodeTool(w.Text) {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "yarn run"})
		return
	}
	runsTask(r, "yarn run", inv.Operands[0])
}

func inspectPackage(inv *cli.Invocation, r *cli.Report) { runsPackage(r, inv.Path[0], inv.Operands) }

// inspectYarnExec: Yarn 4 hands the words to a shell, whose programs the
// project's own may hide.
func inspectYarnExec(inv *cli.Invocation, r *cli.Report) {
	line := cli.JoinWords(inv.Operands)
	if len(inv.Operands) > 0 && (!inv.Operands[0].Static || !nodeTool(inv.Operands[0].Text)) {
		r.Unknown("runs a program of the project")
	}
	r.Run(cli.Inner{Shell: &line, Via: "yarn exec"})
}
