package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the GitLab CLI and hub, the older client of GitHub.

// glabList are the options of glab's lists.
const glabList = `
	-a, --assignee NAME; --author NAME; -l, --label NAME; -m, --milestone NAME; -s, --search TEXT
	-A, --all; -c, --closed; -M, --merged; -d, --draft; -r, --reviewer NAME; --not-label NAME
	--not-author NAME; --not-assignee NAME; --sort FIELD; --order FIELD; -O, --output-format FORMAT
	-F, --output FORMAT; -p, --page N; -P, --per-page N; -g, --group NAME; -t, --target-branch NAME
	--source-branch NAME; -S, --status NAME; -b, --branch NAME; --ref NAME; --username NAME; --scope NAME
	-o, --orderby FIELD; -w, --web; --comments; --system-logs; --live; --compact; -C; -i; --mine
	--member; -u; --user NAME; --archived; --starred; --updated-after TIME; --updated-before TIME
	--created-after TIME; --yaml-errors; --source TEXT; --name NAME; --issue-type TYPE; --in FIELDS; -e
	--epic ID; --unresolved; --resolved; --job ID; --with-job-details; --pipeline-id ID; --color WHEN
	--raw
`

// glabText are the options of what glab writes on GitLab.
const glabText = `
	-t, --title TEXT; -d, --description TEXT; -a, --assignee NAME; -l, --label NAME; -m, --milestone NAME
	-y, --yes; -f, --fill; --fill-commit-body; --push; -b, --target-branch NAME; -s, --source-branch NAME
	--draft; --wip; --ready; --remove-source-branch; --squash-before-merge; --squash
	--squash-message TEXT; --reviewer NAME; --web; -w; -c, --confidential; -u, --unlabel NAME; --unassign
	--lock-discussion; --unlock-discussion; --message TEXT; --unique; --rebase; --auto-merge
	--when-pipeline-succeeds; --sha SHA; -i, --related-issue ID; -H, --head REPO; --no-editor; --recover
	--due-date DATE; --weight N; --linked-issues IDS; --linked-mr ID; --epic ID; --template NAME
	--allow-collaboration; --signoff; --skip-ci; --force; -n, --name NAME; -N, --notes TEXT
	-F, --notes-file FILE; -r, --ref NAME; -T, --tag-message TEXT; --assets-links JSON
	--use-package-registry; --group NAME; -g; --public; --private; --internal; --tag NAME; --readme
	--with-tag; --variables LIST; --variables-file FILE; --cron TEXT; --active; --value TEXT
	--scope NAME; --masked; --protected; -v; --raw; --type TYPE; --branch NAME; --input TEXT; --mr
	--color HEX; --filename NAME; --visibility KIND; --expires-at DATE
`

// glab is GitLab CLI 1.77.
var glab = cli.Program{
	Name:    "glab",
	Options: "-R, --repo REPO; -h, --help; --version",
	Effect:  cli.Pure,
	Probes:  []string{"glab mr list", "glab ci status", "glab issue list"},
	Commands: []cli.Command{
		{Name: "api", Inspect: inspectGhAPI, Options: `
			-F, --field FIELD; -f, --raw-field FIELD; -H, --header HEADER; --hostname HOST; -i, --include
			--input FILE; -X, --method METHOD; --paginate; --silent; --output FORMAT`},
		{Name: "mr merge-request", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls view show diff issues approvers", Effect: cli.Reads, Options: glabList},
			{Name: "checkout", Effect: cli.Works, Does: "checks a merge request out",
				Options: "-b, --branch NAME; -t, --track; -u, --set-upstream-to NAME"},
			{Name: "delete del", Effect: cli.Changes, Does: "deletes a merge request"},
			{Name: "create new update note comment merge accept approve revoke close reopen rebase subscribe " +
				"unsubscribe todo for new-for create-for", Effect: cli.Changes, Does: "changes a merge request",
				Options: glabText},
		}},
		{Name: "issue incident", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls view show", Effect: cli.Reads, Options: glabList},
			{Name: "board", Effect: cli.Interactive, Does: "opens a board"},
			{Name: "delete del", Effect: cli.Changes, Does: "deletes an issue"},
			{Name: "create new update note close reopen subscribe unsubscribe", Effect: cli.Changes,
				Does: "changes an issue", Options: glabText},
		}},
		{Name: "ci pipe pipeline", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list get status trace lint view", Effect: cli.Reads,
				Options: glabList + "--dry-run; --include-jobs"},
			{Name: "config", Effect: cli.Pure, Commands: []cli.Command{{Name: "compile", Effect: cli.Reads}}},
			{Name: "artifact", Effect: cli.Works, Does: "downloads artifacts", Options: "--path DIR; --list-paths",
				Rules: []cli.Rule{{Option: "--path", Effect: cli.WritesTo}}},
			{Name: "run run-trig retry cancel trigger", Effect: cli.Changes, Does: "starts or stops a pipeline",
				Options: glabText + "--job NAME; --pipeline-id ID"},
			{Name: "delete", Effect: cli.Changes, Does: "deletes pipelines", Options: `
				-s, --status NAME; --dry-run; --older-than TIME; --source TEXT; --paginate; --page N; --per-page N`,
				Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		}},
		{Name: "job", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "artifact", Effect: cli.Works, Does: "downloads artifacts", Options: "--path DIR; --list-paths",
				Rules: []cli.Rule{{Option: "--path", Effect: cli.WritesTo}}}}},
		{Name: "repo project", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls view search contributors", Effect: cli.Reads, Options: glabList},
			{Name: "clone", Effect: cli.Works, Does: "clones a repository", Inspect: inspectGlabClone, Options: `
				-g, --group NAME; -p, --preserve-namespace; -a, --archived; --paginate; -m, --mine
				-v, --visibility KIND; --active`},
			{Name: "archive", Effect: cli.Works, Does: "downloads an archive",
				Options: "-f, --format NAME; -s, --sha SHA"},
			{Name: "delete", Effect: cli.Changes, Does: "deletes a repository", Options: "-y, --yes"},
			{Name: "create new fork transfer mirror update publish members", Effect: cli.Changes,
				Does: "changes a repository on GitLab", Options: glabText},
		}},
		{Name: "release", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls view", Effect: cli.Reads, Options: glabList},
			{Name: "download", Effect: cli.Works, Does: "downloads files of a release",
				Options: "-D, --dir DIR; -n, --asset-name NAME",
				Rules:   []cli.Rule{{Option: "--dir", Effect: cli.WritesTo}}},
			{Name: "create upload", Effect: cli.Changes, Does: "publishes a release", Options: glabText},
			{Name: "delete", Effect: cli.Changes, Does: "deletes a release", Options: "-y, --yes; -t, --with-tag"},
		}},
		{Name: "variable var", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls get export", Effect: cli.ReadsSecrets, Options: glabList},
			{Name: "set create new update", Effect: cli.Changes, Does: "stores a variable on GitLab",
				Options: glabText},
			{Name: "delete remove", Effect: cli.Changes, Does: "deletes a variable",
				Options: "-s, --scope NAME; -g, --group NAME"},
		}},
		{Name: "label snippet schedule milestone iteration ssh-key gpg-key token deploy-key securefile opentofu " +
			"stack runner cluster changelog", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls get generate", Effect: cli.Reads, Options: glabList},
			{Name: "create new add edit update run", Effect: cli.Changes, Does: "changes what is on GitLab",
				Options: glabText},
			{Name: "delete revoke", Effect: cli.Changes, Does: "deletes what is on GitLab", Options: "-y, --yes"},
		}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads, Options: "-t, --show-token; --hostname HOST; --all; -a",
				Rules: []cli.Rule{{Option: "--show-token", Effect: cli.ReadsSecrets}}},
			{Name: "login logout configure-docker docker-helper", Effect: cli.Changes,
				Does: "changes stored credentials", Options: `
				--hostname HOST; --stdin; --token TOKEN; -t; --job-token TOKEN; --api-host HOST
				--api-protocol NAME; --git-protocol NAME`},
		}},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "get", Effect: cli.ReadsSecrets, Options: "-g, --global; -h, --host HOST"},
			{Name: "set edit", Effect: cli.Changes, Does: "changes glab's configuration",
				Options: "-g, --global; -h, --host HOST; -l, --local"},
		}},
		{Name: "alias", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "set delete", Effect: cli.Changes, Does: "changes what glab's subcommands run",
				Options: "-s, --shell"},
		}},
		{Name: "user", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "events", Effect: cli.Reads, Options: glabList}}},
		{Name: "check-update", Effect: cli.Reads},
		{Name: "completion version help", Effect: cli.Pure, Options: "-s, --shell NAME; --no-desc"},
		{Name: "duo", Effect: cli.Changes, Does: "starts another agent", Style: cli.NoOptions},
	},
}

// inspectGlabClone: behind "--" stand options of git clone.
func inspectGlabClone(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--group") {
		return
	}
	inspectGhClone(inv, r)
}

// hub is hub 2.14: its own subcommands, and git's.
var hub = cli.Program{Name: "hub", Style: cli.NoOptions, Inspect: inspectHub, Effect: cli.Pure}

func inspectHub(inv *cli.Invocation, r *cli.Report) {
	args := inv.Args
	for len(args) > 0 && strings.HasPrefix(args[0].Text, "-") {
		args = args[1:]
	}
	if len(args) == 0 {
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("git")}, inv.Args...), Via: "hub"})
		return
	}
	own := len(r.Facts)
	defer func() {
		if len(args) < len(inv.Args) && len(r.Facts) > own {
			r.Unknown("hub reads " + inv.Args[0].Text + " in front of its subcommand")
		}
	}()
	switch name := args[0].Text; name {
	case "browse", "ci-status", "compare":
		r.Add(cli.Reads, "")
	case "issue", "pr", "release", "gist":
		if len(args) == 1 || args[1].Text == "show" || args[1].Text == "list" ||
			name == "issue" && strings.HasPrefix(args[1].Text, "-") {
			r.Add(cli.Reads, "")
			return
		}
		if name == "pr" && args[1].Text == "checkout" {
			r.Add(cli.Works, "checks a pull request out")
			return
		}
		r.Add(cli.Changes, "changes what is on GitHub")
	case "sync":
		r.Add(cli.Works, "fetches and fast-forwards branches")
	case "create", "delete", "fork", "pull-request":
		r.Add(cli.Changes, "changes what is on GitHub")
	case "api":
		r.Unknown("what hub " + name + " sends is not known here")
	default:
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("git")}, inv.Args...), Via: "hub"})
	}
}
