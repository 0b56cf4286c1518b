package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// svn is Subversion 1.14.
var svn = cli.Program{
	Name: "svn",
	Env:  "SVN_* SVN_SSH",
	Options: `
		--username NAME; --password TEXT; --password-from-stdin; --no-auth-cache; --non-interactive
		--force-interactive; --trust-server-cert; --trust-server-cert-failures LIST; --config-dir DIR
		--config-option OPTION; -q, --quiet; -v, --verbose; --version; -h, --help; -r, --revision REV
		-c, --change REV; -N, --non-recursive; --depth DEPTH; --set-depth DEPTH; -R, --recursive
		--targets FILE; --force; --force-log; -m, --message TEXT; -F, --file FILE; --encoding NAME
		--with-revprop PROP; --editor-cmd COMMAND; --diff-cmd COMMAND; --diff3-cmd COMMAND
		-x, --extensions ARGS; --internal-diff; --ignore-externals; --no-ignore; --no-newline; --auto-props
		--no-auto-props; --parents; --changelist NAME; --cl NAME; --keep-changelists; --keep-local
		--no-unlock; --accept ACTION; --xml; --incremental; --limit N; -l N; --stop-on-copy; --old ARG
		--new ARG; --notice-ancestry; --ignore-ancestry; --no-diff-added; --no-diff-deleted
		--ignore-properties; --properties-only; --show-copies-as-adds; --git; --patch-compatible; --diff
		--summarize; --search TEXT; --search-and TEXT; -g, --use-merge-history; --show-item ITEM; --strict
		--revprop; --no-diff; --dry-run; --strip N; --reverse-diff; --ignore-whitespace; --relocate
		--native-eol EOL; --pin-externals; --record-only; --reintegrate; --remove-unversioned
		--remove-ignored; --remove-added; --vacuum-pristines; --include-externals; --show-updates; -u; --all
		--show-inherited-props; --with-all-revprops; --with-no-revprops; -t; --adds-as-modification
		--skip-unchanged
	`,
	Effect: cli.Pure,
	Probes: []string{"svn status", "svn diff", "svn log --limit 10"},
	Rules: []cli.Rule{
		{Option: "--diff-cmd --diff3-cmd --editor-cmd", Effect: cli.Executes},
		{Option: "--config-option --config-dir", Effect: cli.Runs, Does: "changes what svn runs"},
		{Option: "--file --targets", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "status stat st info log diff di list ls blame praise annotate ann cat propget pget pg proplist " +
			"plist pl mergeinfo help", Output: cli.Fetches, Effect: cli.Reads},
		{Name: "auth", Effect: cli.Reads, Options: "--remove; --show-passwords", Rules: []cli.Rule{
			{Option: "--remove", Effect: cli.Changes, Does: "deletes stored credentials"},
			{Option: "--show-passwords", Effect: cli.ReadsSecrets},
		}},
		{Name: "checkout co export", Effect: cli.Works, Does: "checks files out", Inspect: inspectSvnCheckout},
		{Name: "add update up switch sw changelist cl patch merge resolve resolved upgrade relocate",
			Effect: cli.Works, Does: "changes the working copy",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "cleanup", Effect: cli.Works, Does: "tidies the working copy", Rules: []cli.Rule{
			{Option: "--remove-unversioned --remove-ignored", Effect: cli.Changes,
				Does: "deletes files that are not versioned"}}},
		{Name: "delete del remove rm", Effect: cli.Works, Does: "schedules files for deletion",
			Inspect: inspectSvnAddress, Rules: []cli.Rule{
				{Option: "--force", Effect: cli.Changes,
					Does: "--force deletes files with changes that were never committed"}}},
		{Name: "copy cp move mv rename ren mkdir propset pset ps propdel pdel pd propedit pedit pe",
			Effect: cli.Works, Does: "changes the working copy", Inspect: inspectSvnAddress,
			Rules: []cli.Rule{{Option: "--revprop", Effect: cli.Changes,
				Does: "changes the properties of a revision"}}},
		{Name: "revert", Effect: cli.Changes, Does: "throws away changes that were never committed"},
		{Name: "commit ci import lock unlock", Effect: cli.Changes, Does: "changes the remote repository"},
	},
}

// inspectSvnCheckout names the directory that is written: the last operand that
// is no address, else one named after it.
func inspectSvnCheckout(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	last := inv.Operands[len(inv.Operands)-1]
	if strings.Contains(last.Text, "://") {
		last = downloadName(last)
	}
	r.Path(cli.WritesTo, last, "")
}

// inspectSvnAddress: on an address instead of a path it commits at once.
func inspectSvnAddress(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.Contains(w.Text, "://") || strings.HasPrefix(w.Text, "^/") {
			r.Add(cli.Changes, "commits to "+w.Text)
			return
		}
	}
}
