package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns git's subcommands about branches, tags and other references,
// and those that tidy the object store.

// gitRefListOptions choose references and say how they are shown (branch, tag).
const gitRefListOptions = `
	--contains[=COMMIT]; --no-contains[=COMMIT]; --merged[=COMMIT]; --no-merged[=COMMIT]; --[no-]sort KEY
	--points-at OBJECT; --format FORMAT; --[no-]color[=WHEN]; -i, --[no-]ignore-case
	--[no-]column[=OPTIONS]; --omit-empty
`

var gitBranch = cli.Command{Name: "branch", Inspect: inspectGitBranch,
	Options: gitRefListOptions + `
	-v, --[no-]verbose; -q, --[no-]quiet; -t, --[no-]track[=MODE]; -u, --[no-]set-upstream-to NAME
	--set-upstream; --unset-upstream; -r, --remotes; -a, --all; --[no-]abbrev[=N]; -d, --[no-]delete; -D
	-m, --[no-]move; -M; -c, --[no-]copy; -C; -l, --[no-]list; --[no-]show-current; --[no-]create-reflog
	--[no-]edit-description; -f, --[no-]force; --[no-]recurse-submodules
` + gitHelpOption}

// inspectGitBranch: a form that deletes, one that lists, else a branch is made
// or moved.
func inspectGitBranch(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("-D"), inv.Has("--delete") && inv.Has("--force"):
		r.Add(cli.Changes, "deletes a branch whose commits may be nowhere else")
	case inv.Has("--delete"):
		r.Add(cli.Works, "deletes a merged branch")
	case len(inv.Operands) > 1 && (inv.Has("-M") || inv.Has("-C") || inv.Has("--force")) && renamesRef(inv):
		r.Add(cli.Changes, "replaces a branch, with its log")
	case renamesRef(inv):
		r.Add(cli.Works, "renames or copies a branch")
	case inv.Has("-u"), inv.Has("--set-upstream"), inv.Has("--unset-upstream"), inv.Has("--edit-description"):
		r.Add(cli.Works, "changes a branch's settings")
	case len(inv.Operands) == 0, inv.Has("--list"), inv.Has("--show-current"), listsRefs(inv), inv.Has("-a"),
		inv.Has("-r"):
		r.Add(cli.Reads, "lists branches")
	default:
		r.Add(cli.Works, "makes or moves a branch")
	}
}

// renamesRef: with one operand it is the branch that is checked out, mostly one
// that was just begun ("branch -M main").
func renamesRef(inv *cli.Invocation) bool {
	return inv.Has("-m") || inv.Has("-M") || inv.Has("-c") || inv.Has("-C")
}

func listsRefs(inv *cli.Invocation) bool {
	return inv.Has("--contains") || inv.Has("--no-contains") || inv.Has("--merged") || inv.Has("--no-merged") ||
		inv.Has("--points-at")
}

var gitTag = cli.Command{Name: "tag", Inspect: inspectGitTag,
	Options: gitRefListOptions + `
	-l, --list; -n[N]; -d, --delete; -v, --verify; -a, --[no-]annotate; -m, --message TEXT
	-F, --[no-]file FILE; --[no-]trailer TRAILER; -e, --[no-]edit; -s, --[no-]sign; --[no-]cleanup MODE
	-u, --[no-]local-user KEY; -f, --[no-]force; --[no-]create-reflog
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--file", Effect: cli.ReadsFrom}}}

// inspectGitTag: tags have no reflog, so that one deleted or replaced is lost.
func inspectGitTag(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--delete"):
		r.Add(cli.Changes, "deletes tags")
	case inv.Has("--verify"), inv.Has("--list"), inv.Has("-n"), listsRefs(inv), len(inv.Operands) == 0:
		r.Add(cli.Reads, "lists tags")
	case inv.Has("--force"):
		r.Add(cli.Changes, "-f replaces a tag")
	default:
		r.Add(cli.Works, "makes a tag")
	}
}

// reflog without a subcommand shows.
var gitReflog = cli.Command{Name: "reflog", Effect: cli.Reads, LocalOptions: true,
	Operands: cli.Operands{Each: cli.Reads},
	Options:  gitDiffOptions + gitLogOptions + gitHelpOption,
	Commands: []cli.Command{
		{Name: "show", Effect: cli.Reads, Options: gitDiffOptions + gitLogOptions + gitHelpOption},
		{Name: "list exists", Effect: cli.Reads, Options: "-h, --help"},
		{Name: "expire", Effect: cli.Changes, Does: "removes reflog entries, which bring work back",
			Options: `
			-n, --[no-]dry-run; --[no-]rewrite; --[no-]updateref; --verbose; --expire TIME
			--expire-unreachable TIME; --stale-fix; --all; --single-worktree` + gitHelpOption,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "delete drop", Effect: cli.Changes, Does: "removes reflog entries, which bring work back",
			Options: `
				-n, --[no-]dry-run; --[no-]rewrite; --[no-]updateref; --verbose; --all; --single-worktree` +
				gitHelpOption,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "write", Effect: cli.Works, Does: "writes a reflog entry", Options: "-h, --help"},
	}}

var gitNotes = cli.Command{Name: "notes", Effect: cli.Reads, Options: "--[no-]ref REF" + gitHelpOption,
	Commands: []cli.Command{
		{Name: "list show get-ref", Effect: cli.Reads},
		{Name: "add append copy edit merge", Effect: cli.Works, Does: "changes notes", Options: `
		-f, --[no-]force; -m, --message TEXT; -F, --file FILE; -C, --reuse-message OBJECT
		-c, --reedit-message OBJECT; --[no-]allow-empty; -e, --[no-]edit; --[no-]separator[=TEXT]
		--[no-]stripspace; --[no-]stdin; --for-rewrite COMMAND; -v, --verbose; -q, --quiet
		-s, --strategy NAME; --commit; --abort`,
			Rules: []cli.Rule{{Option: "--file", Effect: cli.ReadsFrom}}},
		{Name: "remove prune", Effect: cli.Works, Does: "removes notes",
			Options: "--[no-]ignore-missing; --[no-]stdin; -n, --dry-run; -v, --verbose",
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	}}

var gitReplace = cli.Command{Name: "replace", Inspect: inspectGitReplace, Options: `
	-l, --list; -d, --delete; -e, --edit; -g, --graft; --convert-graft-file; -f, --[no-]force; --[no-]raw
	--[no-]format FORMAT
` + gitHelpOption}

func inspectGitReplace(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--delete"):
		r.Add(cli.Changes, "deletes replacements")
	case inv.Has("--list"), len(inv.Operands) == 0 && !inv.Has("--convert-graft-file"):
		r.Add(cli.Reads, "lists replacements")
	default:
		r.Add(cli.Works, "replaces an object")
	}
}

var gitUpdateRef = cli.Command{Name: "update-ref", Effect: cli.Works, Does: "moves a reference",
	Inspect: inspectGitUpdateRef,
	Options: `
	-m REASON; -d; --[no-]deref; -z; --[no-]stdin; --[no-]create-reflog; --[no-]batch-updates
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "-d", Effect: cli.Changes, Does: "deletes a reference"},
		{Option: "--stdin", Effect: cli.Runs, Does: "--stdin reads what to change from the standard input"},
	}}

// inspectGitUpdateRef: the null object as new value deletes too.
func inspectGitUpdateRef(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 1 && strings.Trim(inv.Operands[1].Text, "0") == "" {
		r.Add(cli.Changes, "deletes a reference")
	}
}

var gitSymbolicRef = cli.Command{Name: "symbolic-ref", Effect: cli.Reads,
	Options: "-q, --[no-]quiet; -d, --[no-]delete; --[no-]short; --[no-]recurse; -m REASON" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--delete", Effect: cli.Changes, Does: "deletes a reference"},
		{MinOperands: 2, Effect: cli.Works, Does: "points a reference elsewhere"},
	}}

var gitRefs = cli.Command{Name: "refs", Effect: cli.Pure, Options: "-h, --help", Commands: []cli.Command{
	{Name: "list exists verify", Effect: cli.Reads, Options: `
		--verbose; --strict; -s, --shell; --count N; --format FORMAT; --color[=WHEN]; --exclude GLOB; --sort KEY
		--points-at OBJECT; --ignore-case; --omit-empty; --include-root-refs`},
	{Name: "migrate optimize", Effect: cli.Works, Does: "rewrites how references are stored",
		Options: `
			--ref-format NAME; --dry-run; --no-reflog; --all; --auto; --prune; --no-prune; --include GLOB
			--exclude GLOB`,
		Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
}}

var gitGc = cli.Command{Name: "gc", Effect: cli.Works, Does: "tidies the repository", Inspect: inspectGitGc,
	Options: `
	-q, --[no-]quiet; --[no-]prune[=DATE]; --[no-]cruft; --max-cruft-size N; --[no-]expire-to DIR
	--[no-]aggressive; --[no-]auto; --[no-]detach; --[no-]force; --[no-]keep-largest-pack
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--expire-to", Effect: cli.WritesTo}}}

// inspectGitGc: --prune with a date of its own deletes what the default keeps
// for two weeks.
func inspectGitGc(inv *cli.Invocation, r *cli.Report) {
	for _, date := range inv.All("--prune") {
		if date.Text != "2.weeks.ago" && date.Text != "never" {
			r.Add(cli.Changes, "--prune="+date.Text+" deletes commits that nothing reaches")
		}
	}
}

var gitPrune = cli.Command{Name: "prune", Effect: cli.Changes, Does: "deletes commits that nothing reaches",
	Options: `
		-n, --[no-]dry-run; -v, --[no-]verbose; --[no-]progress; --expire DATE
		--[no-]exclude-promisor-objects` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}}

var gitRepack = cli.Command{Name: "repack prune-packed pack-refs", Effect: cli.Works,
	Does: "repacks the repository", Inspect: inspectGitRepack,
	Options: `
	-a; -A; --[no-]cruft; --[no-]cruft-expiration DATE; --combine-cruft-below-size N; --max-cruft-size N
	-d; -f; -F; -n; -q, --[no-]quiet; -l, --[no-]local; -i, --[no-]delta-islands
	-b, --[no-]write-bitmap-index; --[no-]unpack-unreachable DATE; -k, --[no-]keep-unreachable
	--[no-]window N; --[no-]window-memory N; --[no-]depth N; --[no-]threads N; --max-pack-size N
	--[no-]filter SPEC; --[no-]pack-kept-objects; --[no-]keep-pack NAME; -g, --geometric N
	-m, --[no-]write-midx; --[no-]expire-to DIR; --[no-]filter-to DIR; --[no-]name-hash-version N
	--[no-]path-walk; --[no-]dry-run; --[no-]all; --[no-]prune; --[no-]auto; --[no-]include GLOB
	--[no-]exclude GLOB
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--expire-to --filter-to", Effect: cli.WritesTo}}}

// inspectGitRepack: -a with -d drops packed objects that nothing reaches.
func inspectGitRepack(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-a") && inv.Has("-d") && !inv.Has("-k") && !inv.Has("--cruft") && !inv.Has("-A") {
		r.Add(cli.Changes, "-a -d drops packed commits that nothing reaches")
	}
}

var gitMaintenance = cli.Command{Name: "maintenance", Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "run", Effect: cli.Works, Does: "tidies the repository", Options: `
		--[no-]auto; --[no-]detach; --[no-]schedule[=WHEN]; --[no-]quiet; --task NAME`},
		{Name: "is-needed", Effect: cli.Reads, Options: "--[no-]auto; --task NAME"},
		{Name: "start", Effect: cli.Changes, Does: "schedules maintenance on this system",
			Options: "--scheduler NAME"},
		{Name: "stop", Effect: cli.Changes, Does: "removes the schedule for maintenance"},
		{Name: "register unregister", Effect: cli.Changes, Does: "changes git's global configuration",
			Options: "--[no-]config-file FILE; -f, --[no-]force"},
	}}

var gitFilterBranch = cli.Command{Name: "filter-branch", Effect: cli.Changes,
	Does: "rewrites the history of branches",
	Options: `
	--setup COMMAND; --subdirectory-filter DIR; --env-filter COMMAND; --tree-filter COMMAND
	--index-filter COMMAND; --parent-filter COMMAND; --msg-filter COMMAND; --commit-filter COMMAND
	--tag-name-filter COMMAND; --prune-empty; --original NAMESPACE; -d DIR; -f, --force
	--state-branch NAME; --all
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--setup --env-filter --tree-filter --index-filter --parent-filter " +
		"--msg-filter --commit-filter --tag-name-filter", Effect: cli.Executes}}}

var gitFilterRepo = cli.Command{Name: "filter-repo", Effect: cli.Changes,
	Does: "rewrites the history of the repository",
	Options: `
	--analyze; --report-dir >DIR/; --invert-paths; --path-match PATH; --path PATH; --path-glob GLOB
	--path-regex REGEX; --use-base-name; --path-rename MAP; --path-rename-match MAP
	--paths-from-file FILE; --subdirectory-filter DIR; --to-subdirectory-filter DIR; --replace-text FILE
	--strip-blobs-bigger-than SIZE; --strip-blobs-with-ids FILE; --tag-rename MAP; --replace-message FILE
	--preserve-commit-hashes; --preserve-commit-encoding; --mailmap FILE; --use-mailmap
	--replace-refs MODE; --prune-empty MODE; --prune-degenerate MODE; --no-ff; --force, -f; --partial
	--no-gc; --refs REFS; --dry-run; --debug; --stdin; --quiet; --source DIR; --target DIR
	--sensitive-data-removal; --no-fetch; --proceed; --date-order; --state-branch NAME
	--filename-callback CODE; --file-info-callback CODE; --message-callback CODE; --name-callback CODE
	--email-callback CODE; --refname-callback CODE; --blob-callback CODE; --commit-callback CODE
	--tag-callback CODE; --reset-callback CODE; --version; -h, --help
`,
	Inspect: inspectGitFilterRepo,
	Rules: []cli.Rule{
		{Option: "--analyze --dry-run", Lowers: true, Effect: cli.Works, Does: "writes a report below .git"},
	}}

// inspectGitFilterRepo: callbacks are Python, in previews too.
func inspectGitFilterRepo(inv *cli.Invocation, r *cli.Report) {
	for i := range inv.Options {
		if strings.HasSuffix(inv.Options[i].Name, "-callback") {
			r.Add(cli.Runs, inv.Options[i].Name+" runs Python code")
		}
	}
}

var gitBundle = cli.Command{Name: "bundle", Effect: cli.Pure, Options: "-h, --help", Commands: []cli.Command{
	{Name: "create", Effect: cli.Reads, Inspect: inspectGitBundle, Options: gitLogOptions + `
		-v, --quiet; --progress; --all-progress; --all-progress-implied; --version N`},
	{Name: "verify list-heads", Effect: cli.Reads, Options: "-q, --[no-]quiet",
		Operands: cli.Operands{Each: cli.ReadsFrom}},
	{Name: "unbundle", Effect: cli.Works, Does: "stores the objects of a bundle", Options: "--[no-]progress"},
}}

// inspectGitBundle: the first operand is the file that is written.
func inspectGitBundle(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 && inv.Operands[0].Text != "-" {
		r.Path(cli.WritesTo, inv.Operands[0], "")
	}
}

var gitCommitGraph = cli.Command{Name: "commit-graph", Effect: cli.Pure,
	Options: "--object-dir DIR" + gitHelpOption, Commands: []cli.Command{
		{Name: "verify", Effect: cli.Reads, Options: "--[no-]shallow; --[no-]progress"},
		{Name: "write", Effect: cli.Works, Does: "writes the commit graph", Options: `
		--[no-]append; --[no-]split[=MODE]; --[no-]reachable; --[no-]stdin-packs; --[no-]stdin-commits
		--[no-]changed-paths; --[no-]progress; --max-commits N; --size-multiple N; --expire-time TIME
		--max-new-filters N`},
	}}

var gitMultiPackIndex = cli.Command{Name: "multi-pack-index", Effect: cli.Pure,
	Options: "--object-dir DIR" + gitHelpOption, Commands: []cli.Command{
		{Name: "verify", Effect: cli.Reads, Options: "--[no-]progress"},
		{Name: "write expire repack compact", Effect: cli.Works, Does: "repacks the repository", Options: `
		--[no-]progress; --preferred-pack NAME; --[no-]bitmap; --stdin-packs; --refs-snapshot FILE
		--batch-size N; --incremental`},
	}}
