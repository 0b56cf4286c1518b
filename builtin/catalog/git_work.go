package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns git's subcommands that change files, the index and commits.
// What the reflog brings back is ordinary work; what loses changes that were
// never committed is not.

var gitInit = cli.Command{Name: "init init-db", Effect: cli.Works, Does: "makes a repository",
	Operands: cli.Operands{Each: cli.WritesTo},
	Options: `
	--template DIR; --[no-]bare; --shared[=MODE]; -q, --[no-]quiet; --separate-git-dir DIR
	-b, --[no-]initial-branch NAME; --object-format NAME; --ref-format NAME
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--template", Effect: cli.Unstated, Does: "--template brings hooks that git runs"},
		{Option: "--separate-git-dir", Effect: cli.WritesTo},
	}}

var gitClone = cli.Command{Name: "clone", Effect: cli.Works, Does: "clones a repository",
	Inspect: inspectGitClone,
	Options: `
	-v, --[no-]verbose; -q, --[no-]quiet; --[no-]progress; --[no-]reject-shallow; -n, --[no-]checkout
	--[no-]bare; --[no-]mirror; -l, --[no-]local; --[no-]hardlinks; -s, --[no-]shared
	--[no-]recurse-submodules[=SPEC]; --[no-]recursive[=SPEC]; -j, --[no-]jobs N; --[no-]template DIR
	--[no-]reference REPO; --[no-]reference-if-able REPO; --[no-]dissociate; -o, --[no-]origin NAME
	-b, --[no-]branch NAME; --[no-]revision REV; -u, --[no-]upload-pack PROGRAM; --[no-]depth N
	--[no-]shallow-since DATE; --[no-]shallow-exclude REF; --[no-]single-branch; --[no-]tags
	--[no-]shallow-submodules; --[no-]separate-git-dir DIR; --[no-]ref-format NAME
	-c, --[no-]config SETTING; --[no-]server-option TEXT; -4, --ipv4; -6, --ipv6; --[no-]filter SPEC
	--[no-]also-filter-submodules; --[no-]remote-submodules; --[no-]sparse; --[no-]bundle-uri URI
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--config", Embeds: judgeGitSetting},
		{Option: "--upload-pack", Effect: cli.Executes},
		{Option: "--template", Effect: cli.Unstated, Does: "--template brings hooks that git runs"},
		{Option: "--separate-git-dir", Effect: cli.WritesTo},
	}}

// inspectGitClone names the directory that a clone makes.
func inspectGitClone(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	url := inv.Operands[0]
	gitTransport(r, url)
	if len(inv.Operands) > 1 {
		r.Path(cli.WritesTo, inv.Operands[1], "")
		return
	}
	name := strings.TrimSuffix(strings.TrimRight(url.Text, "/"), ".git")
	name = name[strings.LastIndexAny(name, "/:")+1:]
	if name == "" || !url.Static {
		name = "repository" // its name is not known, its parent is
	}
	r.Path(cli.WritesTo, cli.Lit(name), "")
}

var gitAdd = cli.Command{Name: "add stage", Effect: cli.Works, Does: "stages changes",
	Options: gitPathspecOptions + `
	-n, --[no-]dry-run; -v, --[no-]verbose; -i, --[no-]interactive; -p, --[no-]patch; --[no-]auto-advance
	-U, --unified N; --inter-hunk-context N; -e, --[no-]edit; -f, --[no-]force; -u, --[no-]update
	--[no-]renormalize; -N, --[no-]intent-to-add; -A, --[no-]all; --[no-]ignore-removal; --[no-]refresh
	--[no-]ignore-errors; --[no-]ignore-missing; --[no-]sparse; --chmod MODE; --[no-]warn-embedded-repo
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}}

var gitCommit = cli.Command{Name: "commit", Effect: cli.Works, Does: "makes a commit",
	Options: gitPathspecOptions + `
	-q, --[no-]quiet; -v, --[no-]verbose; -F, --[no-]file FILE; --[no-]author AUTHOR; --[no-]date DATE
	-m, --[no-]message TEXT; -c, --[no-]reedit-message COMMIT; -C, --[no-]reuse-message COMMIT
	--[no-]fixup COMMIT; --[no-]squash COMMIT; --[no-]reset-author; --[no-]trailer TRAILER
	-s, --[no-]signoff; -t, --[no-]template FILE; -e, --[no-]edit; --[no-]cleanup MODE; --[no-]status
	-S, --[no-]gpg-sign[=KEY]; -a, --[no-]all; -i, --[no-]include; --[no-]interactive; -p, --[no-]patch
	-U, --unified N; --inter-hunk-context N; -o, --[no-]only; -n, --no-verify; --verify; --[no-]dry-run
	--[no-]short; --[no-]branch; --[no-]ahead-behind; --[no-]porcelain; --[no-]long; -z, --[no-]null
	--[no-]amend; --no-post-rewrite; --post-rewrite; -u, --[no-]untracked-files[=MODE]; --allow-empty
	--allow-empty-message
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run --short --porcelain --long", Lowers: true, Effect: cli.Reads},
		{Option: "--file --template --pathspec-from-file", Effect: cli.ReadsFrom},
	}}

var gitRm = cli.Command{Name: "rm", Effect: cli.Works, Does: "removes tracked files", Inspect: inspectGitRm,
	Options: gitPathspecOptions + `
	-n, --[no-]dry-run; -q, --[no-]quiet; --[no-]cached; -f, --[no-]force; -r; --[no-]ignore-unmatch
	--[no-]sparse
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}}

// inspectGitRm: -f removes files whose changes are not committed; with --cached
// the files stay.
func inspectGitRm(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--force") && (!inv.Has("--cached") || inv.Has("--no-cached")) &&
		(!inv.Has("--dry-run") || inv.Has("--no-dry-run")) {
		r.Add(cli.Changes, "-f removes files with changes that were never committed")
	}
}

var gitMv = cli.Command{Name: "mv", Effect: cli.Works, Does: "moves tracked files",
	Options: `
	-v, --[no-]verbose; -n, --[no-]dry-run; -f, --[no-]force; -k; --[no-]sparse
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}}

// gitSwitchOptions are those of checkout and switch.
const gitSwitchOptions = `
	--[no-]guess; -q, --[no-]quiet; --[no-]recurse-submodules[=MODE]; --[no-]progress; -m, --[no-]merge
	--[no-]conflict STYLE; -d, --[no-]detach; -t, --[no-]track[=MODE]; -f, --[no-]force
	--[no-]orphan NAME; --[no-]overwrite-ignore; --[no-]ignore-other-worktrees
`

var gitCheckout = cli.Command{Name: "checkout", Inspect: inspectGitCheckout,
	Options: gitSwitchOptions + gitPathspecOptions + `
	-b NAME; -B NAME; -l; --[no-]overlay; -2, --ours; -3, --theirs; -p, --[no-]patch; -U, --unified N
	--inter-hunk-context N; --[no-]ignore-skip-worktree-bits
` + gitHelpOption}

// inspectGitCheckout tells a branch from paths: paths lose what was never
// committed.
func inspectGitCheckout(inv *cli.Invocation, r *cli.Report) {
	paths, dashes := behindDashes(inv)
	branch := inv.Has("-b") || inv.Has("-B") || inv.Has("--orphan") || inv.Has("--detach") || inv.Has("--track")
	words := inv.Operands
	switch {
	case inv.Has("--force"):
		r.Add(cli.Changes, "-f throws away changes that were never committed")
	case inv.Has("--patch"), inv.Has("--pathspec-from-file"), inv.Has("--ours"), inv.Has("--theirs"),
		len(paths) > 0:
		r.Add(cli.Changes, "overwrites files, whose changes were never committed")
	case branch, dashes:
		r.Add(cli.Works, "switches to another branch or commit")
	case len(words) == 0:
		r.Add(cli.Reads, "shows what differs")
	case len(words) > 1:
		r.Add(cli.Changes, "overwrites files, whose changes were never committed")
	case !words[0].Static || words[0].Glob:
		r.Unknown("checkout of " + words[0].Text + ", which may be a branch or a path")
	case gitPathspec(words[0].Text) || gitExists(inv, words[0]):
		r.Add(cli.Changes, "overwrites "+words[0].Text+", whose changes were never committed")
	default:
		r.Add(cli.Works, "switches to another branch or commit")
	}
}

// gitPathspec reports whether a word can be no revision: the directory itself,
// a relative path, a pathspec with magic or a pattern.
func gitPathspec(s string) bool {
	switch {
	case s == "" || s == "." || s == "..":
		return true
	case strings.HasPrefix(s, "./"), strings.HasPrefix(s, "../"), strings.HasPrefix(s, "/"),
		strings.HasPrefix(s, ":"), strings.HasSuffix(s, "/"):
		return true
	}
	return strings.ContainsAny(s, "*?[")
}

var gitSwitch = cli.Command{Name: "switch", Effect: cli.Works, Does: "switches to another branch or commit",
	Options: gitSwitchOptions + `
	-c, --[no-]create NAME; -C, --[no-]force-create NAME; --[no-]discard-changes
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--force --discard-changes", Effect: cli.Changes,
			Does: "throws away changes that were never committed"},
	}}

var gitRestore = cli.Command{Name: "restore", Inspect: inspectGitRestore,
	Options: gitPathspecOptions + `
	-s, --[no-]source TREE; -S, --[no-]staged; -W, --[no-]worktree; --[no-]ignore-unmerged
	--[no-]overlay; -q, --[no-]quiet; --[no-]recurse-submodules[=MODE]; --[no-]progress; -m, --[no-]merge
	--[no-]conflict STYLE; -2, --ours; -3, --theirs; -p, --[no-]patch; -U, --unified N
	--inter-hunk-context N; --[no-]ignore-skip-worktree-bits
` + gitHelpOption}

func inspectGitRestore(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--staged") && !inv.Has("--no-staged") && !inv.Has("--worktree") {
		r.Add(cli.Works, "takes changes out of the index")
		return
	}
	r.Add(cli.Changes, "overwrites files, whose changes were never committed")
}

var gitReset = cli.Command{Name: "reset", Effect: cli.Works, Does: "moves the branch or the index",
	Options: gitPathspecOptions + `
	-q, --[no-]quiet; --[no-]refresh; --mixed; --soft; --hard; --merge; --keep; --[no-]recurse-submodules[=MODE]
	-p, --[no-]patch; -U, --unified N; --inter-hunk-context N; -N, --[no-]intent-to-add; -z; --[no-]stdin
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--hard", Effect: cli.Changes, Does: "--hard throws away changes that were never committed"},
		{Option: "--merge", Effect: cli.Changes, Does: "--merge throws away staged changes"},
	}}

var gitClean = cli.Command{Name: "clean", Effect: cli.Changes, Does: "deletes files that are not tracked",
	Options: `
	-q, --[no-]quiet; -n, --[no-]dry-run; -f, --[no-]force; -i, --[no-]interactive; -d
	-e, --exclude GLOB; -x; -X
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}}

const gitStashPush = `
	-p, --[no-]patch; -S, --[no-]staged; -k, --[no-]keep-index; -q, --[no-]quiet; -u, --[no-]include-untracked
	-a, --[no-]all; -m, --message TEXT; -U, --unified N; --inter-hunk-context N
` + gitPathspecOptions + gitHelpOption

var gitStash = cli.Command{Name: "stash", Effect: cli.Works, Does: "stashes changes", LocalOptions: true,
	Options: gitStashPush,
	Commands: []cli.Command{
		{Name: "push", Effect: cli.Works, Does: "stashes changes", Options: gitStashPush},
		{Name: "save", Effect: cli.Works, Does: "stashes changes", Options: gitStashPush},
		{Name: "list", Effect: cli.Reads, Options: gitDiffOptions + gitLogOptions + gitHelpOption},
		{Name: "show", Effect: cli.Reads,
			Options: gitDiffOptions + "--[no-]include-untracked; --only-untracked" + gitHelpOption},
		{Name: "pop apply", Effect: cli.Works, Does: "applies a stash",
			Options: "--[no-]index; -q, --[no-]quiet" + gitHelpOption},
		{Name: "branch", Effect: cli.Works, Does: "makes a branch of a stash", Options: "-h, --help"},
		{Name: "create", Effect: cli.Works, Does: "makes a stash entry", Options: "-h, --help"},
		{Name: "store", Effect: cli.Works, Does: "stores a stash entry",
			Options: "-m, --message TEXT; -q, --quiet" + gitHelpOption},
		{Name: "drop", Effect: cli.Changes, Does: "drops stashed changes",
			Options: "-q, --[no-]quiet" + gitHelpOption},
		{Name: "clear", Effect: cli.Changes, Does: "drops all stashed changes", Options: "-h, --help"},
		{Name: "export", Effect: cli.Works, Does: "exports stashes",
			Options: "--print; --to-ref REF" + gitHelpOption},
		{Name: "import", Effect: cli.Works, Does: "imports stashes", Options: "-h, --help"},
	}}

// gitMerge: a strategy that is not git's own is the program git-merge-NAME.
var gitMerge = cli.Command{Name: "merge", Effect: cli.Works, Does: "merges",
	Options: gitMergeOptions + `
	-m, --[no-]message TEXT; -F, --file FILE; --into-name NAME; -v, --[no-]verbose; -q, --[no-]quiet
	--abort; --quit; --continue; --[no-]progress; --[no-]overwrite-ignore; --summary
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--abort", Effect: cli.Changes, Does: "--abort throws away the merge with its resolved conflicts"},
		{Option: "--file", Effect: cli.ReadsFrom},
		{Option: "--strategy", Value: "!ort recursive resolve octopus ours subtree", Effect: cli.Runs,
			Does: "runs another merge program"},
	}}

var gitRebase = cli.Command{Name: "rebase", Effect: cli.Works, Does: "rewrites local commits",
	Options: `
	--[no-]onto REV; --[no-]keep-base; --[no-]verify; -q, --[no-]quiet; -v, --[no-]verbose; -n, --no-stat
	--stat; --[no-]signoff; --[no-]trailer TRAILER; --committer-date-is-author-date; --ignore-date
	--reset-author-date; -C N; --[no-]ignore-whitespace; --whitespace ACTION; -f, --[no-]force-rebase
	--no-ff; --ff; --continue; --skip; --abort; --quit; --edit-todo; --show-current-patch; --apply
	-m, --merge; -i, --interactive; --[no-]rerere-autoupdate; --empty ACTION; -k, --keep-empty
	--no-keep-empty; --[no-]autosquash; --[no-]update-refs; -S, --[no-]gpg-sign[=KEY]; --[no-]autostash
	-x, --[no-]exec COMMAND; -r, --[no-]rebase-merges[=MODE]; --[no-]fork-point; -s, --[no-]strategy NAME
	-X, --[no-]strategy-option OPTION; --[no-]root; --[no-]reschedule-failed-exec
	--[no-]reapply-cherry-picks; --allow-empty-message
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--exec", Effect: cli.Executes},
		{Option: "--abort", Effect: cli.Changes,
			Does: "--abort throws away the rebase with its resolved conflicts"},
		{Option: "--show-current-patch", Lowers: true, Effect: cli.Reads},
	}}

var gitPick = cli.Command{Name: "cherry-pick revert", Effect: cli.Works, Does: "applies commits",
	Options: `
	--quit; --continue; --abort; --skip; --[no-]cleanup MODE; -n, --no-commit; --commit; -e, --[no-]edit
	-s, --[no-]signoff; -m, --[no-]mainline N; --[no-]rerere-autoupdate; --[no-]strategy NAME
	-X, --[no-]strategy-option OPTION; -S, --[no-]gpg-sign[=KEY]; -x; --[no-]ff; --[no-]allow-empty
	--[no-]allow-empty-message; --[no-]keep-redundant-commits; --empty ACTION; --[no-]reference
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--abort", Effect: cli.Changes, Does: "--abort throws away the resolved conflicts"},
	}}

var gitBisect = cli.Command{Name: "bisect", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true,
	Unlisted: gitBisectTerm,
	Commands: []cli.Command{
		{Name: "start", Effect: cli.Works, Does: "starts a bisection",
			Options: `
				--term-new NAME; --term-bad NAME; --term-old NAME; --term-good NAME; --no-checkout; --first-parent
				-h, --help`},
		{Name: "bad new good old skip next reset", Effect: cli.Works, Does: "checks out a commit of the bisection",
			Options: "-h, --help"},
		{Name: "replay", Effect: cli.Works, Does: "checks out a commit of the bisection",
			Operands: cli.Operands{Each: cli.ReadsFrom}, Options: "-h, --help"},
		{Name: "terms", Effect: cli.Reads, Options: "--term-good; --term-old; --term-bad; --term-new; -h, --help"},
		{Name: "log", Effect: cli.Reads, Options: "-h, --help"},
		{Name: "help", Effect: cli.Pure},
		{Name: "visualize view", Effect: cli.Interactive, Does: "opens a viewer",
			Options: gitDiffOptions + gitLogOptions + gitHelpOption},
		{Name: "run", StopAtOperand: true, Wraps: &cli.Wrap{Via: "git bisect run"}},
	}}

// gitBisectTerm is a term of the user's own (bisect start --term-new=broken).
func gitBisectTerm(_ []string, name string) *cli.Command {
	if cli.ChangeVerb(name) != "" {
		return nil
	}
	return &cli.Command{Name: name, Effect: cli.Works, Does: "checks out a commit of the bisection",
		Options: "-h, --help"}
}

var gitWorktree = cli.Command{Name: "worktree", Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: "--[no-]porcelain; -v, --[no-]verbose; --expire DATE; -z"},
		{Name: "add", Effect: cli.Works, Does: "adds a work tree", Inspect: inspectGitWorktreeAdd, Options: `
		-f, --[no-]force; -b NAME; -B NAME; --[no-]orphan; -d, --[no-]detach; --[no-]checkout; --[no-]lock
		--[no-]reason TEXT; -q, --[no-]quiet; --[no-]track; --[no-]guess-remote; --[no-]relative-paths`},
		{Name: "move", Effect: cli.Works, Does: "moves a work tree",
			Operands: cli.Operands{Each: cli.MovesAway, Last: cli.WritesTo},
			Options:  "-f, --[no-]force; --[no-]relative-paths"},
		{Name: "lock", Effect: cli.Works, Does: "locks a work tree", Options: "--[no-]reason TEXT"},
		{Name: "unlock repair", Effect: cli.Works, Does: "unlocks or repairs a work tree",
			Options: "--[no-]relative-paths"},
		{Name: "prune", Effect: cli.Works, Does: "forgets work trees that are gone",
			Options: "-n, --[no-]dry-run; -v, --[no-]verbose; --expire DATE",
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "remove", Effect: cli.Works, Does: "removes a clean work tree", Options: "-f, --[no-]force",
			Rules: []cli.Rule{{Option: "--force", Effect: cli.Changes,
				Does: "--force removes a work tree with changes that were never committed"}}},
	}}

// inspectGitWorktreeAdd: the first operand is a path, the second a commit.
func inspectGitWorktreeAdd(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Path(cli.WritesTo, inv.Operands[0], "")
	}
}

var gitSparseCheckout = cli.Command{Name: "sparse-checkout", Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads},
		{Name: "check-rules", Effect: cli.Reads, Options: "-z; --[no-]cone; --[no-]rules-file FILE"},
		{Name: "init set add reapply disable", Effect: cli.Works, Does: "changes which files are checked out",
			Options: "--[no-]cone; --[no-]sparse-index; --[no-]stdin; --[no-]skip-checks; --end-of-options"},
		{Name: "clean", Effect: cli.Changes, Does: "deletes directories outside of the sparse checkout",
			Options: "-n, --[no-]dry-run; -f, --[no-]force; -v, --[no-]verbose",
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	}}

var gitRerere = cli.Command{Name: "rerere", Effect: cli.Works, Does: "records resolved conflicts",
	Options: "--[no-]rerere-autoupdate" + gitHelpOption,
	Commands: []cli.Command{
		{Name: "status remaining diff", Effect: cli.Reads},
		{Name: "gc", Effect: cli.Works, Does: "prunes old recorded resolutions"},
		{Name: "clear forget", Effect: cli.Changes, Does: "forgets recorded resolutions"},
	}}

var gitDifftool = cli.Command{Name: "difftool", Inspect: inspectGitDifftool,
	Options: gitDiffOptions + `
	-g, --[no-]gui; -d, --[no-]dir-diff; -y, --no-prompt; --prompt; --[no-]symlinks; -t, --[no-]tool NAME
	--[no-]tool-help; --[no-]trust-exit-code; -x, --[no-]extcmd COMMAND; --cached; --staged; --no-index
	--merge-base
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--extcmd", Effect: cli.Executes},
	}}

func inspectGitDifftool(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--tool-help"):
		r.Add(cli.Reads, "lists the diff programs")
	case inv.Has("--extcmd"):
		r.Add(cli.Reads, "")
	default:
		r.Add(cli.Runs, "runs the configured diff program")
	}
}

var gitMergetool = cli.Command{Name: "mergetool", Effect: cli.Runs, Does: "runs the configured merge program",
	Options: `
	-g, --gui; --no-gui; -t, --tool NAME; --tool-help; -y, --no-prompt; --prompt; -O FILE
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--tool-help", Lowers: true, Effect: cli.Reads}}}

var gitInteractive = cli.Command{Name: "gui citool", Effect: cli.Interactive, Does: "opens a window",
	Options: "--amend; --nocommit" + gitHelpOption}
