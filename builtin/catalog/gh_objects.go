package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns gh's subcommands about what GitHub keeps: repositories, issues,
// pull requests, releases, workflows.

const ghListOptions = ghFormat + `
	-s, --state STATE; -l, --label LABEL; -a, --assignee NAME; -A, --author NAME; -S, --search QUERY
	-m, --milestone TITLE; -B, --base NAME; -H, --head NAME; -d, --draft; --app NAME; --mention NAME
`

// ghTextOptions say what is written on GitHub.
const ghTextOptions = `
	-t, --title TEXT; -b, --body TEXT; -F, --body-file FILE; -e, --editor; -w, --web; -a, --assignee NAME
	-l, --label LABEL; -m, --milestone TITLE; -p, --project TITLE; -T, --template FILE; --recover FILE
	-r, --reviewer NAME; -B, --base NAME; -H, --head NAME; -d, --draft; --dry-run; -f, --fill
	--fill-first; --fill-verbose; --no-maintainer-edit; --add-assignee NAME; --add-label NAME
	--add-project TITLE; --add-reviewer NAME; --remove-assignee NAME; --remove-label NAME
	--remove-milestone; --remove-project TITLE; --remove-reviewer NAME; --edit-last; --delete-last
	--create-if-none; --yes
`

var ghPr = cli.Command{Name: "pr", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghListOptions},
	{Name: "view", Effect: cli.Reads, Options: ghFormat + "-c, --comments"},
	{Name: "status", Effect: cli.Reads, Options: ghFormat + "-c, --conflict-status"},
	{Name: "diff", Effect: cli.Reads,
		Options: "--color WHEN; --name-only; --patch; -w, --web; -e, --exclude GLOB"},
	{Name: "checks", Effect: cli.Reads,
		Options: ghFormat + "--fail-fast; -i, --interval N; --required; --watch"},
	{Name: "checkout co", Effect: cli.Works, Does: "checks a pull request out", Options: `
		-b, --branch NAME; --detach; -f, --force; --recurse-submodules; --no-tags`,
		Rules: []cli.Rule{{Option: "--force", Effect: cli.Changes,
			Does: "--force throws away changes that were never committed"}}},
	{Name: "create new", Effect: cli.Changes, Does: "opens a pull request", Options: ghTextOptions,
		Rules: []cli.Rule{{Option: "--body-file --template", Effect: cli.ReadsFrom}}},
	{Name: "edit comment", Effect: cli.Changes, Does: "writes on a pull request", Options: ghTextOptions,
		Rules: []cli.Rule{{Option: "--body-file", Effect: cli.ReadsFrom}}},
	{Name: "review", Effect: cli.Changes, Does: "reviews a pull request", Options: `
		-a, --approve; -b, --body TEXT; -F, --body-file FILE; -c, --comment; -r, --request-changes`},
	{Name: "merge", Effect: cli.Changes, Does: "merges a pull request", Options: `
		--admin; -A, --author-email MAIL; --auto; -b, --body TEXT; -F, --body-file FILE; -d, --delete-branch
		--disable-auto; --match-head-commit SHA; -m, --merge; -r, --rebase; -s, --squash; -t, --subject TEXT`},
	{Name: "close reopen ready lock unlock update-branch revert", Effect: cli.Changes,
		Does: "changes a pull request", Options: `
		-c, --comment TEXT; -d, --delete-branch; --undo; -r, --reason TEXT; --rebase; -b, --body TEXT
		-F, --body-file FILE; --draft; -t, --title TEXT`},
}}

var ghIssue = cli.Command{Name: "issue", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghListOptions},
	{Name: "view", Effect: cli.Reads, Options: ghFormat + "-c, --comments"},
	{Name: "status", Effect: cli.Reads, Options: ghFormat},
	{Name: "develop", Effect: cli.Changes, Does: "makes a branch for an issue", Options: `
		-b, --base NAME; --branch-repo REPO; -c, --checkout; -l, --list; -n, --name NAME`,
		Rules: []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}}},
	{Name: "create new edit comment", Effect: cli.Changes, Does: "writes an issue", Options: ghTextOptions,
		Rules: []cli.Rule{{Option: "--body-file", Effect: cli.ReadsFrom}}},
	{Name: "delete", Effect: cli.Changes, Does: "deletes an issue", Options: "--yes"},
	{Name: "close reopen lock unlock pin unpin transfer", Effect: cli.Changes, Does: "changes an issue",
		Options: "-c, --comment TEXT; -r, --reason TEXT; --duplicate-of ISSUE"},
}}

var ghRepo = cli.Command{Name: "repo", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghFormat + `
		--archived; --fork; -l, --language NAME; --no-archived; --source; --topic NAME; --visibility KIND`},
	{Name: "view", Effect: cli.Reads, Options: ghFormat + "-b, --branch NAME"},
	{Name: "clone", Effect: cli.Works, Does: "clones a repository", Inspect: inspectGhClone,
		Options: "-u, --upstream-remote-name NAME; --no-upstream"},
	{Name: "set-default", Effect: cli.Works, Does: "changes the repository's settings",
		Options: "-u, --unset; -v, --view",
		Rules:   []cli.Rule{{Option: "--view", Lowers: true, Effect: cli.Reads}}},
	{Name: "sync", Effect: cli.Works, Does: "brings the local branch up to date",
		Options: "-b, --branch NAME; --force; -s, --source REPO",
		Rules: []cli.Rule{
			{Option: "--force", Effect: cli.Changes, Does: "--force throws away commits of the branch"},
			{MinOperands: 1, Effect: cli.Changes, Does: "changes a branch of the remote repository"},
		}},
	{Name: "create new", Effect: cli.Changes, Does: "makes a repository on GitHub", Options: `
		--add-readme; -c, --clone; -d, --description TEXT; --disable-issues; --disable-wiki
		-g, --gitignore NAME; -h, --homepage URL; --include-all-branches; --internal; -l, --license NAME
		--private; --public; --push; -r, --remote NAME; -s, --source DIR; -t, --team NAME
		-p, --template REPO; --help`},
	{Name: "fork", Effect: cli.Changes, Does: "forks a repository", Options: `
		--clone; --default-branch-only; --fork-name NAME; --org NAME; --remote; --remote-name NAME`},
	{Name: "delete", Effect: cli.Changes, Does: "deletes a repository", Options: "--yes"},
	{Name: "archive unarchive rename", Effect: cli.Changes, Does: "changes a repository on GitHub",
		Options: "-y, --yes"},
	{Name: "edit", Effect: cli.Changes, Does: "changes a repository on GitHub", Options: `
		--accept-visibility-change-consequences; --add-topic NAMES; --allow-forking; --allow-update-branch
		--default-branch NAME; --delete-branch-on-merge; -d, --description TEXT; --enable-advanced-security
		--enable-auto-merge; --enable-discussions; --enable-issues; --enable-merge-commit; --enable-projects
		--enable-rebase-merge; --enable-secret-scanning; --enable-secret-scanning-push-protection
		--enable-squash-merge; --enable-wiki; -h, --homepage URL; --remove-topic NAMES; --template
		--visibility KIND; --squash-merge-commit-message MODE; --help`},
	{Name: "autolink deploy-key", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list ls view", Effect: cli.Reads, Options: ghFormat},
		{Name: "create new add", Effect: cli.Changes, Does: "changes a repository on GitHub",
			Options: "-n, --numeric; -w, --allow-write; -t, --title TEXT"},
		{Name: "delete", Effect: cli.Changes, Does: "changes a repository on GitHub", Options: "--yes"},
	}},
	{Name: "gitignore license", Effect: cli.Pure,
		Commands: []cli.Command{{Name: "list ls view", Effect: cli.Reads, Options: "-w, --web"}}},
}}

// inspectGhClone: behind "--" stand options of git clone.
func inspectGhClone(inv *cli.Invocation, r *cli.Report) {
	options, _ := behindDashes(inv)
	argv := append([]cli.Word{cli.Lit("git"), cli.Lit("clone")}, options...)
	argv = append(argv, inv.Operands[:len(inv.Operands)-len(options)]...)
	r.Run(cli.Inner{Argv: argv, Via: strings.Join(inv.Path, " ")})
}

var ghRun = cli.Command{Name: "run", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: `
		-a, --all; -b, --branch NAME; -c, --commit SHA; --created DATE; -e, --event NAME; -s, --status NAME
		-u, --user NAME; -w, --workflow NAME; --json FIELDS; -q, --jq EXPRESSION; -t, --template TEMPLATE
		-L, --limit N`},
	{Name: "view", Effect: cli.Reads, Options: ghFormat + `
		-a, --attempt N; --exit-status; -j, --job ID; --log; --log-failed; -v, --verbose`},
	{Name: "watch", Effect: cli.Reads, Options: "--compact; --exit-status; -i, --interval N"},
	{Name: "download", Effect: cli.Works, Does: "downloads artifacts",
		Options: "-D, --dir DIR; -n, --name NAME; -p, --pattern GLOB",
		Rules:   []cli.Rule{{Option: "--dir", Effect: cli.WritesTo}}},
	{Name: "rerun cancel", Effect: cli.Changes, Does: "starts or stops a workflow run",
		Options: "-d, --debug; --failed; -j, --job ID; --force"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes a workflow run"},
}}

var ghWorkflow = cli.Command{Name: "workflow", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghFormat + "-a, --all"},
	{Name: "view", Effect: cli.Reads, Options: "-r, --ref NAME; -w, --web; -y, --yaml"},
	{Name: "run", Effect: cli.Changes, Does: "starts a workflow",
		Options: "-F, --field FIELD; --json; -f, --raw-field FIELD; -r, --ref NAME"},
	{Name: "enable disable", Effect: cli.Changes, Does: "switches a workflow on or off"},
}}

var ghCache = cli.Command{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads,
		Options: ghFormat + "-k, --key TEXT; -O, --order WAY; -r, --ref REF; -S, --sort BY"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes caches",
		Options: "-a, --all; --succeed-on-no-caches; -r, --ref REF"},
}}

var ghRelease = cli.Command{Name: "release", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads,
		Options: ghFormat + "--exclude-drafts; --exclude-pre-releases; -O, --order WAY"},
	{Name: "view verify verify-asset", Effect: cli.Reads, Options: ghFormat + "--format FORMAT"},
	{Name: "download", Effect: cli.Works, Does: "downloads files of a release", Options: `
		-A, --archive KIND; --clobber; -D, --dir DIR; -O, --output >FILE; -p, --pattern GLOB
		--skip-existing`,
		Rules: []cli.Rule{{Option: "--dir --output", Effect: cli.WritesTo}}},
	{Name: "create new edit upload", Effect: cli.Changes, Does: "publishes a release", Options: `
		--discussion-category NAME; -d, --draft; --fail-on-no-commits; --generate-notes; --latest
		-n, --notes TEXT; -F, --notes-file FILE; --notes-from-tag; --notes-start-tag TAG; -p, --prerelease
		--target NAME; -t, --title TEXT; --verify-tag; --tag TAG; --clobber`},
	{Name: "delete delete-asset", Effect: cli.Changes, Does: "deletes a release",
		Options: "--cleanup-tag; -y, --yes"},
}}

var ghGist = cli.Command{Name: "gist", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads,
		Options: "--filter REGEX; --include-content; -L, --limit N; --public; --secret"},
	{Name: "view", Effect: cli.Reads, Options: "-f, --filename NAME; --files; -r, --raw; -w, --web"},
	{Name: "clone", Effect: cli.Works, Does: "clones a gist", Inspect: inspectGhClone},
	{Name: "create new", Effect: cli.Changes, Does: "publishes a gist",
		Options: "-d, --desc TEXT; -f, --filename NAME; -p, --public; -w, --web"},
	{Name: "edit rename", Effect: cli.Changes, Does: "changes a gist",
		Options: "-a, --add FILE; -d, --desc TEXT; -f, --filename NAME; -r, --remove NAME"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes a gist", Options: "--yes"},
}}

var ghLabel = cli.Command{Name: "label", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghFormat + "--order WAY; -S, --search QUERY; --sort BY"},
	{Name: "create new edit clone", Effect: cli.Changes, Does: "changes labels",
		Options: "-c, --color HEX; -d, --description TEXT; -f, --force; -n, --name NAME"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes a label", Options: "--yes"},
}}

const ghSecretWhere = "-a, --app NAME; -e, --env NAME; -o, --org NAME; -u, --user\n"

var ghSecret = cli.Command{Name: "secret", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghSecretWhere + ghFormat},
	{Name: "set", Effect: cli.Changes, Does: "stores a secret on GitHub",
		Options: ghSecretWhere + `
			-b, --body TEXT; -f, --env-file FILE; --no-repos-selected; --no-store; -r, --repos NAMES
			-v, --visibility KIND`},
	{Name: "delete remove", Effect: cli.Changes, Does: "deletes a secret", Options: ghSecretWhere},
}}

var ghVariable = cli.Command{Name: "variable", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls get", Effect: cli.Reads, Options: ghSecretWhere + ghFormat},
	{Name: "set", Effect: cli.Changes, Does: "stores a variable on GitHub", Options: ghSecretWhere + `
		-b, --body TEXT; -f, --env-file FILE; -r, --repos NAMES; -v, --visibility KIND`},
	{Name: "delete remove", Effect: cli.Changes, Does: "deletes a variable", Options: ghSecretWhere},
}}

var ghRuleset = cli.Command{Name: "ruleset rs", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls view check", Effect: cli.Reads,
		Options: "-L, --limit N; -o, --org NAME; -p, --parents; -w, --web; --default"},
}}

const ghProjectOptions = `
	--format FORMAT; -q, --jq EXPRESSION; -t, --template TEMPLATE; --owner NAME; -L, --limit N; -w, --web
	--closed; --undo; --id ID; --title TEXT; --body TEXT; --url URL; --drafts; --source-owner NAME
	--target-owner NAME; --description TEXT; -d; --readme TEXT; --visibility KIND; --name NAME
	--data-type KIND; --single-select-options LIST; --field-id ID; --project-id ID; --item-id ID
	--text TEXT; --number N; --date DATE; --single-select-option-id ID; --iteration-id ID; --clear
	-T, --team NAME; --query TEXT
`

var ghProject = cli.Command{Name: "project", Effect: cli.Pure, Options: ghProjectOptions,
	Commands: []cli.Command{
		{Name: "list ls view field-list item-list", Effect: cli.Reads},
		{Name: "delete field-delete item-delete item-archive", Effect: cli.Changes, Does: "deletes from a project"},
		{Name: "create edit copy close link unlink mark-template field-create item-add item-create item-edit",
			Effect: cli.Changes, Does: "changes a project"},
	}}

var ghCodespace = cli.Command{Name: "codespace codespaces cs", Effect: cli.Pure,
	Options: "-c, --codespace NAME; --repo-owner NAME", Commands: []cli.Command{
		{Name: "list ls view", Effect: cli.Reads, Options: ghFormat + "-o, --org NAME; -u, --user NAME"},
		{Name: "logs", Effect: cli.Reads, Options: "-f, --follow"},
		{Name: "ports", Effect: cli.Reads, Options: ghFormat, Commands: []cli.Command{
			{Name: "forward", Effect: cli.Connects, Does: "forwards ports"},
			{Name: "visibility", Effect: cli.Changes, Does: "changes who may reach a port"},
		}},
		{Name: "ssh", Effect: cli.Interactive, Does: "opens a shell in a codespace", StopAtOperand: true,
			Options: "--config; -d, --debug; --debug-file FILE; --profile NAME; --server-port N",
			Wraps:   &cli.Wrap{Remote: true, Shell: true, Optional: true},
			Rules: []cli.Rule{
				{Option: "--config", Lowers: true, Effect: cli.Reads},
				{Option: "--codespace", Unless: "--config", Effect: cli.Unstated, Does: "starts the codespace"},
				{Option: "--debug-file", Effect: cli.WritesTo},
			}},
		{Name: "cp", Inspect: inspectCodespaceCopy, Options: "-e, --expand; -p, --profile NAME; -r, --recursive"},
		{Name: "code jupyter", Effect: cli.Interactive, Does: "opens a codespace",
			Options: "--insiders; -w, --web"},
		{Name: "create", Effect: cli.Changes, Does: "creates a codespace", Options: `
		-b, --branch NAME; --default-permissions; --devcontainer-path FILE; -d, --display-name TEXT
		--idle-timeout TIME; -l, --location NAME; -m, --machine NAME; --retention-period TIME; -s, --status
		-w, --web`},
		{Name: "delete", Effect: cli.Changes, Does: "deletes a codespace",
			Options: "--all; --days N; -f, --force; -o, --org NAME; -u, --user NAME"},
		{Name: "edit rebuild stop", Effect: cli.Changes, Does: "changes a codespace", Options: `
		-d, --display-name TEXT; -m, --machine NAME; --full; -o, --org NAME; -u, --user NAME`},
	}}

// inspectCodespaceCopy: a path that begins with "remote:" is in the codespace.
func inspectCodespaceCopy(inv *cli.Invocation, r *cli.Report) {
	copyBetween(inv.Operands, r,
		func(w cli.Word) bool { return strings.HasPrefix(w.Text, "remote:") || inv.Has("--expand") && !w.Static })
}

// copyBetween states a copy of all but the last path to the last; remote tells
// which paths are on another machine.
func copyBetween(words []cli.Word, r *cli.Report, remote func(cli.Word) bool) {
	if len(words) < 2 {
		r.Unknown("the paths to copy are not given")
		return
	}
	last := words[len(words)-1]
	for _, w := range words[:len(words)-1] {
		if remote(w) {
			r.Add(cli.Reads, "")
		} else {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
	if remote(last) {
		r.Add(cli.Changes, "copies to another machine")
		return
	}
	r.Path(cli.WritesTo, last, "")
}
