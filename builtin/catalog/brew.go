package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// brew is Homebrew 4.5.
var brew = cli.Program{
	Name:           "brew",
	HelpEverywhere: true,
	Env:            "HOMEBREW_* -HOMEBREW_NO_*",
	Options: `
		-d, --debug; -q, --quiet; -v, --verbose; -h, --help; --version; --formula, --formulae; --cask, --casks
		--HEAD; --all; --installed; --json[=VERSION]; --eval-all; -f, --force; -1
	`,
	Effect:  cli.Pure,
	Prepare: brewPaths,
	Probes:  []string{"brew list", "brew outdated", "brew info --installed"},
	Commands: []cli.Command{
		{Name: "cache cellar caskroom prefix repository repo env taps variables",
			Effect: cli.Reads, Options: `
				-s, --build-from-source; --force-bottle; --bottle-tag TAG; --os NAME; --arch NAME; --unbrewed
				--shell NAME; --plain`},
		{Name: "list ls", Effect: cli.Reads, Options: `
			--full-name; --versions; --multiple; --pinned; --installed-on-request; --no-installed-on-request
			--installed-as-dependency; --poured-from-bottle; --built-from-source; -l; -r; -t`},
		{Name: "info abv", Effect: cli.Reads, Options: `
			--analytics; --days N; --category NAME; --github; --fetch-manifest; --variations; --sizes`},
		{Name: "search -S", Effect: cli.Reads, Options: `
			--desc; --pull-request; --open; --closed; --archlinux; --debian; --fedora; --fink; --macports
			--opensuse; --repology; --ubuntu; --alpine`},
		{Name: "deps", Effect: cli.Reads, Options: `
			-n, --topological; --direct, --1, --declared; --union; --full-name; --include-implicit
			--include-build; --include-optional; --include-test; --include-requirements; --skip-recommended
			--missing; --tree; --graph; --dot; --annotate; --for-each; --os NAME; --arch NAME; --prune`},
		{Name: "uses", Effect: cli.Reads, Options: `
			--recursive; --missing; --include-implicit; --include-build; --include-test; --include-optional
			--skip-recommended`},
		{Name: "desc", Effect: cli.Reads, Options: "-s, --search; -n, --name; --description"},
		{Name: "leaves", Effect: cli.Reads, Options: "-r, --installed-on-request; -p, --installed-as-dependency"},
		{Name: "outdated", Effect: cli.Reads, Options: `
			--fetch-HEAD; -g, --greedy; --greedy-latest; --greedy-auto-updates; --minimum-version V`},
		{Name: "missing", Effect: cli.Reads, Options: "--hide LIST"},
		{Name: "doctor dr", Effect: cli.Reads, Options: "--list-checks; -D, --audit-debug"},
		{Name: "log", Effect: cli.Reads, Options: "-p, -u, --patch; --stat; --oneline; -n, --max-count N"},
		{Name: "commands", Effect: cli.Reads, Options: "--include-aliases"},
		{Name: "options", Effect: cli.Reads, Options: "--compact; --command NAME"},
		{Name: "tap-info config cat formulae casks formula which-formula command-not-found-init readall " +
			"livecheck help docs man which", Effect: cli.Reads, Options: `
			--full-name; --newer-only; --autobump; --tap NAME; --aliases; --syntax; --no-simulate; --os NAME
			--arch NAME; --explain; --skip-update; --resources; --extract-plist; --no-resources; -r`},
		{Name: "nodenv-sync which-update", Effect: cli.Changes,
			Does: "links or records versions outside of the project"},
		{Name: "shellenv command", Effect: cli.Pure},
		{Name: "home homepage", Effect: cli.Reads},
		{Name: "analytics", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "state", Effect: cli.Reads},
			{Name: "on off regenerate-uuid", Effect: cli.Changes, Does: "changes Homebrew's settings"}}},
		{Name: "developer", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "state", Effect: cli.Reads},
			{Name: "on off", Effect: cli.Changes, Does: "changes Homebrew's settings"}}},
		{Name: "fetch", Effect: cli.Works, Does: "downloads into Homebrew's cache", Options: `
			--os NAME; --arch NAME; --bottle-tag TAG; --retry; --deps; -s, --build-from-source; --build-bottle
			--force-bottle; --concurrency N; --quarantine; --no-quarantine`},
		{Name: "install reinstall upgrade", Effect: cli.Changes, Does: "installs packages", Options: `
			--display-times; -n, --dry-run; --ask; -i, --interactive; -g, --git, --greedy; --cc COMPILER
			-s, --build-from-source; --force-bottle; --include-test; --fetch-HEAD; --keep-tmp; --debug-symbols
			--build-bottle; --skip-post-install; --skip-link; --as-dependency; --bottle-arch ARCH
			--only-dependencies; --ignore-dependencies; --overwrite; --binaries; --no-binaries; --require-sha
			--quarantine; --no-quarantine; --adopt; --skip-cask-deps; --zap; --greedy-latest
			--greedy-auto-updates; --minimum-version V; --appdir DIR; --fontdir DIR; --no-cask; --language LIST`,
			Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "uninstall rm remove autoremove cleanup link ln unlink migrate", Effect: cli.Changes,
			Does: "removes or links packages", Options: `
			-n, --dry-run; --zap; --ignore-dependencies; --prune DAYS; -s, --scrub; --prune-prefix; --overwrite`,
			Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "tap", Effect: cli.Reads, Options: "--custom-remote; --repair", Rules: []cli.Rule{
			{MinOperands: 1, Effect: cli.Changes, Does: "adds a package source"},
			{Option: "--custom-remote --repair", Effect: cli.Changes, Does: "changes the package sources"}}},
		{Name: "untap update up update-if-needed update-reset pin unpin postinstall post_install vendor-install " +
			"vendor-gems install-bundler-gems gist-logs alias unalias setup-ruby update-python-resources " +
			"update-test update-license-data update-maintainers update-sponsors update-perl-resources bump " +
			"bump-cask-pr bump-formula-pr bump-revision bump-unversioned-casks pr-automerge pr-publish pr-pull " +
			"pr-upload create extract generate-cask-api generate-formula-api generate-man-completions tap-new " +
			"unpack bottle linkage-cache dispatch-build-bottle release rubydoc contributions completions mcp-server " +
			"nodenv pyenv-sync rbenv-sync as-console-user determine-test-runners typecheck tests update-report",
			Effect: cli.Changes, Does: "changes Homebrew"},
		{Name: "linkage", Effect: cli.Reads, Options: "--test; --strict; --reverse; --cached"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor", Options: "--print-path"},
		{Name: "sh irb prof ruby exec x test debugger audit style", Effect: cli.Runs,
			Does: "runs code that the call does not show"},
		{Name: "services", Effect: cli.Reads,
			Options: "--file FILE; --sudo-service-user USER; --max-wait N; --no-wait; --keep", Commands: []cli.Command{
				{Name: "list ls info i", Effect: cli.Reads},
				{Name: "run start launch load s l up stop unload terminate term t u kill k restart relaunch reload r " +
					"cleanup clean cl rm", Effect: cli.Changes, Does: "starts or stops services"}}},
		{Name: "bundle", Effect: cli.Changes, Does: "installs packages", Options: `
			--file FILE; --global; --install; --no-upgrade; --upgrade; --upgrade-formulae LIST; --cleanup
			--tap, --taps; --mas; --vscode; --whalebrew; --no-restart; --describe; --no-vscode; --zap
			--services; --check`,
			Commands: []cli.Command{
				{Name: "check", Effect: cli.Reads, Does: "checks what is installed"},
				{Name: "list", Effect: cli.Reads},
				{Name: "dump", Effect: cli.Works, Does: "writes a Brewfile"},
				{Name: "install upgrade cleanup add remove", Effect: cli.Changes, Does: "installs or removes packages"},
				{Name: "env", Effect: cli.Runs, Does: "runs the code of the Brewfile"},
				{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
				{Name: "exec", StopAtOperand: true, Effect: cli.Runs, Does: "runs the code of the Brewfile",
					Inspect: inspectBundleExec},
				{Name: "sh", Effect: cli.Runs, Does: "runs the code of the Brewfile"}}},
	},
}

// brewPaths turns the commands that are written as options (brew --prefix) into
// subcommands.
func brewPaths(args []cli.Word) []cli.Word {
	if len(args) == 0 || !args[0].Static {
		return args
	}
	switch args[0].Text {
	case "--cache", "--cellar", "--caskroom", "--prefix", "--repository", "--repo", "--env", "--taps",
		"--config":
		return append([]cli.Word{args[0].Cut(2)}, args[1:]...)
	}
	return args
}

// inspectBundleExec judges the command too, which runs in the Brewfile's
// environment.
func inspectBundleExec(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "brew bundle exec"})
	}
}
