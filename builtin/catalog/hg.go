package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// hg is Mercurial 7.1. Its options may stand on either side of the subcommand.
var hg = cli.Program{
	Name: "hg",
	Env:  "HGMERGE HGEDITOR HGENCODINGAMBIGUOUS HG*",
	Options: `
		-R, --repository @@REPO; --cwd DIR; -y, --noninteractive; -q, --quiet; -v, --verbose; --color TYPE
		--config SETTING; --debug; --debugger; --encoding NAME; --encodingmode MODE; --traceback; --time
		--profile; --version; -h, --help; --hidden; --pager WHEN; -I, --include GLOB; -X, --exclude GLOB
		-n, --dry-run; -T, --template TEMPLATE; -S, --subrepos
	`,
	Effect: cli.Pure,
	Probes: []string{"hg status", "hg log -l 10", "hg outgoing"},
	Review: reviewHg,
	Commands: []cli.Command{
		{Name: "status st log history diff annotate blame cat files grep heads identify id incoming in manifest " +
			"outgoing out parents paths root showconfig summary sum tip branches bookmark-list tags verify version " +
			"help locate phase",
			Effect: cli.Reads, Inspect: inspectHgOutput, Options: `
			-A, --all; -m, --modified; -a, --text; -r, --rev REV; -d, --date DATE; -u, --user NAME
			-k, --keyword TEXT; -p, --patch; -g, --git; -l, --limit N; -M, --no-merges; -b, --branch NAME
			-G, --graph; --stat; -c, --change REV; -U, --unified N; -w, --ignore-all-space
			-B, --ignore-blank-lines; -f, --follow; --copies; -o, --output FORMAT; --decode; -0, --print0
			-i, --ignored; -e; -t; -s; --removed; --added; --deleted; --clean; --unknown; --no-status
			--from REV; --to REV; --root DIR; --noprefix; --bundle FILE; --active; --closed; --remote; --number
			--line-number; --ssh COMMAND; --remotecmd COMMAND`,
			Rules: []cli.Rule{{Option: "--ssh --remotecmd", Effect: cli.Executes}}},
		{Name: "clone", Effect: cli.Works, Does: "clones a repository", Inspect: inspectHgClone, Options: `
			-U, --noupdate; -u, --updaterev REV; -r, --rev REV; -b, --branch NAME; --pull; --uncompressed
			--stream; -e, --ssh COMMAND; --remotecmd COMMAND; --insecure`,
			Rules: []cli.Rule{{Option: "--ssh --remotecmd", Effect: cli.Executes}}},
		{Name: "init", Effect: cli.Works, Does: "makes a repository", Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "add addremove commit ci amend copy cp move mv rename forget graft import patch merge resolve " +
			"bookmark bookmarks rebase histedit shelve unshelve bisect backout unbundle recover evolve topic " +
			"uncommit absorb",
			Effect: cli.Works, Does: "changes the working copy or local commits", Options: `
			-m, --message TEXT; -l, --logfile FILE; -A, --addremove; -d, --date DATE; -u, --user NAME; --amend
			--close-branch; -s, --source REV; -i, --interactive; -e, --edit; -r, --rev REV; -a, --all; --list
			--mark; --unmark; -f, --force; -t, --tool NAME; -b, --base REV; --dest REV; --continue; --abort
			--stop; --keep; --collapse; -c, --command COMMAND; -g, --good; -B; --bad; --skip; --reset
			-p, --strip N; --no-commit; --bypass; --similarity N; --preview; --name NAME; -D, --delete; --after
			--current-date; --log`,
			Rules: []cli.Rule{
				{Option: "--dry-run --preview", Lowers: true, Effect: cli.Reads},
				{Option: "--abort", Effect: cli.Changes, Does: "--abort throws away resolved conflicts"},
				{Option: "--delete", Effect: cli.Changes, Does: "deletes a bookmark or a shelved change"},
				{Option: "--command", Effect: cli.Executes},
				{Option: "--logfile", Effect: cli.ReadsFrom},
			}},
		{Name: "pull", Effect: cli.Works, Does: "fetches", Options: `
			-u, --update; -f, --force; -r, --rev REV; -B, --bookmark NAME; -b, --branch NAME; -e, --ssh COMMAND
			--remotecmd COMMAND; --insecure; --rebase`,
			Rules: []cli.Rule{{Option: "--ssh --remotecmd", Effect: cli.Executes}}},
		{Name: "update up checkout co", Effect: cli.Works, Does: "updates the working copy", Options: `
			-C, --clean; -c, --check; -m, --merge; -d, --date DATE; -r, --rev REV; -t, --tool NAME`,
			Rules: []cli.Rule{{Option: "--clean", Effect: cli.Changes,
				Does: "--clean throws away changes that were never committed"}}},
		{Name: "remove rm", Effect: cli.Works, Does: "removes tracked files", Options: "-A, --after; -f, --force",
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--force", Effect: cli.Changes,
					Does: "--force removes files with changes that were never committed"},
			}},
		{Name: "tag", Effect: cli.Works, Does: "makes a tag", Options: `
			-f, --force; -l, --local; -r, --rev REV; --remove; -e, --edit; -m, --message TEXT; -d, --date DATE
			-u, --user NAME`},
		{Name: "revert purge clean strip rollback prune", Effect: cli.Changes,
			Does: "throws away changes or commits", Options: `
			-a, --all; -d, --date DATE; -r, --rev REV; -C, --no-backup; -i, --interactive; --abort-on-err
			--ignored; --dirs; --files; -p, --print; -0, --print0; --confirm; -f, --force; -k, --keep
			-B, --bookmark NAME`,
			Rules: []cli.Rule{{Option: "--dry-run --print", Lowers: true, Effect: cli.Reads}}},
		{Name: "push email patchbomb", Effect: cli.Changes, Does: "sends commits to others", Options: `
			-f, --force; -r, --rev REV; -B, --bookmark NAME; -b, --branch NAME; --new-branch; --publish
			-e, --ssh COMMAND; --remotecmd COMMAND; --insecure`},
		{Name: "serve", Effect: cli.Runs, Does: "serves the repository to the network", Options: `
			-p, --port N; -a, --address ADDRESS; -d, --daemon; --stdio; --pid-file FILE; --web-conf FILE`},
		{Name: "branch", Effect: cli.Reads, Does: "sets the branch of the next commit", AnyOperands: true,
			Options: "-f, --force; -C, --clean; -r, --rev REV", Rules: []cli.Rule{
				{MinOperands: 1, Effect: cli.Works, Does: "sets the branch of the next commit"},
				{Option: "--clean", Effect: cli.Works, Does: "sets the branch of the next commit"}}},
		{Name: "archive export bundle", Effect: cli.Works, Does: "writes an archive or bundle",
			Inspect: inspectHgArchive, Options: `
			-o, --output >FILE; -r, --rev REV; -t, --type TYPE; -p, --prefix TEXT; --no-decode
			-B, --bookmark NAME; --switch-parent; -a, --text; -g, --git; -f, --force; --base REV; --all
			-b, --branch NAME`},
		{Name: "config", Effect: cli.Reads, Options: `
			-u, --untrusted; -e, --edit; -l, --local; --source; --shared; --non-shared; -g, --global`,
			Rules: []cli.Rule{{Option: "--edit --local --global", Effect: cli.Interactive,
				Does: "opens the configuration in an editor"}}},
		{Name: "extdiff debugshell", Effect: cli.Runs, Does: "runs a program", Options: `
			-p, --program COMMAND; -o, --option OPTION; -r, --rev REV; -c, --command CODE`},
	},
}

// reviewHg applies --config, which may name programs, and --cwd.
func reviewHg(inv *cli.Invocation, r *cli.Report) {
	for _, setting := range inv.All("--config") {
		section, rest, _ := strings.Cut(setting.Text, ".")
		name, value, _ := strings.Cut(rest, "=")
		switch section {
		case "alias", "hooks", "extensions", "ui", "merge-tools", "extdiff", "web", "auth", "paths", "experimental",
			"pager", "diff-tools", "":
			if value != "" &&
				!(section == "ui" &&
					(name == "username" || name == "interactive" || name == "verbose" || name == "quiet")) {
				r.Unknown("--config " + setting.Text + " may say what hg runs")
			}
		}
		if !setting.Static {
			r.Unknown("the setting of --config is not known statically")
		}
	}
	if dir, ok := inv.Last("--cwd"); ok {
		moveGit(r, dir)
	}
}

// inspectHgOutput: cat -o writes a file.
func inspectHgOutput(inv *cli.Invocation, r *cli.Report) {
	if w, ok := inv.Last("--output"); ok {
		r.Path(cli.WritesTo, w, "")
	}
}

func inspectHgClone(inv *cli.Invocation, r *cli.Report) {
	switch words := inv.Operands; len(words) {
	case 0:
	case 1:
		r.Path(cli.WritesTo, downloadName(words[0]), "")
	default:
		if strings.HasPrefix(words[1].Text, "ssh://") {
			r.Add(cli.Changes, "makes a repository on another machine")
			return
		}
		r.Path(cli.WritesTo, words[1], "")
	}
}

// inspectHgArchive: the operand of archive and bundle is written, export's are
// revisions.
func inspectHgArchive(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.Contains(w.Text, "/") || strings.Contains(w.Text, ".") {
			r.Path(cli.WritesTo, w, "")
		}
	}
}
