package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns managers of several versions of one language or program:
// pyenv 2.6, rbenv 1.3, asdf 0.18, mise 2025.9. nvm is a shell function, which
// only the user's own start-up files define.

// pyenv is also rbenv, nodenv, goenv and jenv as far as their manuals agree.
var pyenv = cli.Program{
	Name: "pyenv", Also: "goenv nodenv rbenv", Effect: cli.Pure, StopAtOperand: true,
	Options: "-h, --help; -v, --version",
	Probes:  []string{"pyenv versions"},
	Commands: []cli.Command{
		{Name: "versions version version-name version-file version-origin version-file-read which whence prefix " +
			"root shims commands completions latest virtualenvs virtualenv-prefix", Effect: cli.Reads, Options: `
			--bare; --skip-aliases; --skip-envs; --force; -f; --path; -p; --no-rehash; --sh; --no-sh
			-k, --known; -q, --quiet; -b; --executables; --nosystem; --skip-system`},
		{Name: "init virtualenv-init", Effect: cli.Reads,
			Options: "--path; --no-push-path; --detect-shell; --no-rehash; --install", Rules: []cli.Rule{
				{Option: "--install", Effect: cli.Changes, Does: "--install edits the shell's start-up files"}}},
		{Name: "local", Effect: cli.Reads, Options: "--unset; -f, --force",
			Operands: cli.Operands{Each: cli.Works, Does: "writes the project's version file"}, Rules: []cli.Rule{
				{Option: "--unset", Effect: cli.Works, Does: "removes the project's version file"}}},
		{Name: "version-file-write", Effect: cli.Pure, Options: "-f, --force",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "writes a version file"}},
		{Name: "global", Effect: cli.Reads, Options: "--unset",
			Operands: cli.Operands{Each: cli.Changes, Does: "changes the user's version"}, Rules: []cli.Rule{
				{Option: "--unset", Effect: cli.Changes, Does: "changes the user's version"}}},
		{Name: "shell", Effect: cli.Pure, Options: "--unset; -u"},
		{Name: "install", Effect: cli.Changes, Does: "installs a version for the user", Options: `
			-l, --list; -L, --list-all; -f, --force; -s, --skip-existing; -k, --keep; -p, --patch
			-v, --verbose; --version; -g, --debug`, Rules: []cli.Rule{
			{Option: "--list --list-all", Lowers: true, Effect: cli.Reads}}},
		{Name: "activate deactivate", Effect: cli.Reads,
			Options: "-f, --force; -q, --quiet; -v, --verbose; --unset"},
		{Name: "uninstall virtualenv virtualenv-delete update rehash migrate",
			Effect: cli.Changes, Does: "changes the user's versions",
			Options: "-f, --force; -p, --python NAME; -v, --verbose; -u, --upgrade"},
		{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}, Options: "--usage"},
		{Name: "hooks", Effect: cli.Reads, Operands: cli.Operands{Each: cli.Pure}},
	},
}

var asdf = cli.Program{
	Name: "asdf", Effect: cli.Pure, StopAtOperand: true, Options: "-h, --help; -v, --version",
	Probes: []string{"asdf current"},
	Commands: []cli.Command{
		{Name: "current where which info shimversions", Effect: cli.Reads, Options: "--no-header"},
		{Name: "list", Effect: cli.Reads, Operands: cli.Operands{Each: cli.Pure},
			Commands: []cli.Command{{Name: "all", Effect: cli.Runs, Does: "runs a plug-in that asks for versions"}}},
		{Name: "latest", Effect: cli.Runs, Does: "runs a plug-in that asks for versions", Options: "--all"},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "--urls; --refs",
				Commands: []cli.Command{{Name: "all", Effect: cli.Reads}}},
			{Name: "add remove update push", Effect: cli.Changes, Does: "changes the user's plug-ins",
				OpenOptions: true}}},
		{Name: "plugin-list plugin-list-all", Effect: cli.Reads},
		{Name: "set local", Effect: cli.Works, Does: "writes the project's version file",
			Options: "-u, --home; -p, --parent", Rules: []cli.Rule{
				{Option: "--home", Effect: cli.Changes, Does: "changes the user's version"},
				{Option: "--parent", Effect: cli.Unstated, Does: "writes a version file in a directory above"}}},
		{Name: "global", Effect: cli.Changes, Does: "changes the user's version"},
		{Name: "install uninstall reshim update plugin-add plugin-remove plugin-update", Effect: cli.Changes,
			Does: "changes the user's versions"},
		{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{}},
		{Name: "env", StopAtOperand: true, Wraps: &cli.Wrap{Skip: 1, Optional: true}, Effect: cli.ReadsSecrets},
		{Name: "cmd", Effect: cli.Runs, Does: "runs a plug-in's command"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Runs, Does: "runs a plug-in's help"}},
		{Name: "version completion", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// mise installs into the user's data directory; its tasks are the project's.
var mise = cli.Program{
	Name: "mise", StopAtOperand: true,
	Options: `
		-C, --cd DIR; -E, --env NAME; -j, --jobs N; --raw; --no-config; --no-env; --no-hooks; -y, --yes
		-q, --quiet; --silent; -v, --verbose; -V, --version; -h, --help; --output MODE; --locked
		--log-level LEVEL; --trace; --debug`,
	Probes: []string{"mise ls", "mise doctor"},
	Commands: []cli.Command{
		{Name: "ls list current ls-remote list-remote outdated where which bin-paths registry search latest " +
			"doctor version shell-alias tool", Effect: cli.Reads, Options: `
			-c, --current; -g, --global; -i, --installed; -J, --json; -l; --local; --bump; -m, --missing; -o
			--offline; --no-header; --outdated; --prefix TEXT; --prunable; --all; -b, --backend NAME
			--hide-aliased; --active; --description; --config-source; --tool-options; --requested; --plugin
			-t, --tool NAME; --complete; --interactive; --match-type TYPE; --before DATE; --all-sources`,
			Commands: []cli.Command{{Name: "path", Effect: cli.Reads}}},
		{Name: "config cfg", Effect: cli.Reads, Options: "-J, --json; --no-header; --tracked-configs",
			Commands: []cli.Command{
				{Name: "ls list", Effect: cli.Reads, Options: "-J; --json; --no-header; --tracked-configs"},
				{Name: "get", Effect: cli.Reads, Options: "-f, --file FILE"},
				{Name: "set", Effect: cli.Works, Does: "edits a configuration file",
					Options: "-f, --file FILE; -t, --type TYPE",
					Rules:   []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "edits a configuration file"}}},
				{Name: "generate", Effect: cli.Reads, Options: "-t, --tool-versions FILE; -o, --output >FILE",
					Rules: dockerOutput}}},
		{Name: "settings", Effect: cli.Reads,
			Options:  "-a, --all; -J, --json; -T, --toml; --json-extended; --names; -l, --local",
			Operands: cli.Operands{Each: cli.Changes, Does: "changes the user's settings"}, Commands: []cli.Command{
				{Name: "ls list get", Effect: cli.Reads, Options: "-a; --all; -J; --json; -l; --local; -T; --toml"},
				{Name: "set add unset create", Effect: cli.Changes, Does: "changes the user's settings"}}},
		{Name: "env e", Effect: cli.ReadsSecrets, Options: `
			-J, --json; --json-extended; -D, --dotenv; -s, --shell NAME; --redacted; --values`},
		{Name: "tasks t", Effect: cli.Reads, Options: `
			-J, --json; -g, --global; -l, --local; -x, --extended; --hidden; --no-header; --sort NAME
			--sort-order NAME; --all; --usage`, Commands: []cli.Command{
			{Name: "ls list info deps validate", Effect: cli.Reads, Options: `
				-J; --json; --hidden; --dot; -x; --extended; --no-header; -g; --global; -l; --local; --all
				--errors-only`},
			{Name: "run r", StopAtOperand: true, Options: miseRun, Inspect: inspectMiseRun},
			{Name: "add", Effect: cli.Works, Does: "writes a task", OpenOptions: true},
			{Name: "edit", Effect: cli.Interactive, Does: "opens an editor", Options: "-p, --path"}},
			Unlisted: miseTask},
		{Name: "run r", StopAtOperand: true, Options: miseRun, Inspect: inspectMiseRun},
		{Name: "exec x", StopAtOperand: true,
			Options: "-c, --command TEXT; -j, --jobs N; --raw; --no-prepare; --fresh-env", Inspect: inspectMiseExec},
		{Name: "use u", Effect: cli.Changes, Does: "installs programs for the user"},
		{Name: "activate deactivate", Effect: cli.Pure,
			Options: "--shims; --status; --no-hook-env; -q, --quiet; -s, --shell NAME"},
		{Name: "install i uninstall upgrade up prune reshim self-update link sync cache unuse rm remove implode " +
			"trust untrust install-into", Effect: cli.Changes,
			Does:    "changes the user's programs or what mise trusts",
			Options: "-n, --dry-run; --show; -a, --all; --untrust; --ignore; --missing", Rules: []cli.Rule{
				{Option: "--show", Lowers: true, Effect: cli.Reads},
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "set", Effect: cli.ReadsSecrets,
			Options:  "--file FILE; -g, --global; --complete; --age-encrypt; --prompt; --stdin",
			Operands: cli.Operands{Each: cli.Works, Does: "edits the project's configuration"}, Rules: []cli.Rule{
				{Option: "--file", Effect: cli.WritesTo, Does: "edits a configuration file"},
				{Option: "--global", Effect: cli.Changes, Does: "changes the user's configuration"}}},
		{Name: "unset", Effect: cli.Works, Does: "edits the project's configuration",
			Options: "-f, --file FILE; -g, --global", Rules: []cli.Rule{
				{Option: "--file", Effect: cli.WritesTo, Does: "edits a configuration file"},
				{Option: "--global", Effect: cli.Changes, Does: "changes the user's configuration"}}},
		{Name: "fmt lock generate gen", Effect: cli.Works, Does: "writes files of the project", OpenOptions: true,
			Options: `
			-c, --check; -o, --output, --path FILE; -w, --write; -s, --stdin; --dry-run; -n`, Rules: []cli.Rule{
				{Option: "--write", Effect: cli.Changes, Does: "--write installs a git hook"},
				{Option: "--output", Effect: cli.WritesTo, Does: "writes files of the project"}}},
		{Name: "plugins p", Effect: cli.Reads, Options: "-c, --core; -u, --urls; --user; --all",
			Commands: []cli.Command{
				{Name: "ls list ls-remote list-remote", Effect: cli.Reads,
					Options: "-u; --urls; -c; --core; --user; --only-names"},
				{Name: "install i uninstall update link rm remove", Effect: cli.Changes,
					Does: "changes the user's plug-ins"}}},
		{Name: "shell sh", Effect: cli.Unstated, Does: "installs versions that are missing",
			Options: "-u, --unset; -j, --jobs N; --raw"},
		{Name: "watch w", Effect: cli.Runs, Does: "runs tasks of the project"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
		{Name: "completion help usage", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
	Unlisted: miseTask,
}

const miseRun = `
	-C, --cd DIR; -c, --continue-on-error; -f, --force; -j, --jobs N; -n, --dry-run; -o, --output MODE
	-q, --quiet; -r, --raw; -s, --shell TEXT; -S, --silent; -t, --tool NAME; --no-cache; --no-timings
	--no-deps; --skip-deps; --timeout DURATION; --fresh-env; --no-prepare`

// miseTask: any other word names a task.
func miseTask([]string, string) *cli.Command { return &miseTaskRun }

var miseTaskRun = cli.Command{Style: cli.NoOptions, Inspect: inspectMiseTask}

func inspectMiseTask(inv *cli.Invocation, r *cli.Report) {
	runsTask(r, "mise", cli.Lit(inv.Path[len(inv.Path)-1]))
}

func inspectMiseRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Runs, "runs the project's default task")
		return
	}
	runsTask(r, "mise run", inv.Operands[0])
	for i, w := range inv.Operands {
		if w.Text == ":::" && i+1 < len(inv.Operands) {
			runsTask(r, "mise run", inv.Operands[i+1])
		}
	}
}

// inspectMiseExec: tools in front of "--", the command behind it.
func inspectMiseExec(inv *cli.Invocation, r *cli.Report) {
	for _, c := range inv.All("--command") {
		r.Run(cli.Inner{Shell: &c, Via: "mise exec"})
	}
	words := inv.Operands
	for i, w := range inv.Operands {
		if w.Text == "--" {
			words = inv.Operands[i+1:]
			break
		}
	}
	switch {
	case len(words) > 0:
		r.Run(cli.Inner{Argv: words, Via: "mise exec"})
	case !inv.Has("--command"):
		r.Unknown("the command that mise exec runs is not given")
	}
}
