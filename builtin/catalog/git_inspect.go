package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns git's subcommands that observe. Three of their options reach
// further: --output writes a file, --ext-diff and grep -O run a program.

var gitStatus = cli.Command{Name: "status", Effect: cli.Reads, Options: `
	-v, --[no-]verbose; -s, --[no-]short; -b, --[no-]branch; --[no-]show-stash; --[no-]ahead-behind
	--porcelain[=VERSION]; --long; -z, --[no-]null; -u, --[no-]untracked-files[=MODE]; --ignored[=MODE]
	--ignore-submodules[=WHEN]; --[no-]column[=OPTIONS]; --[no-]renames; -M, --find-renames[=N]
` + gitHelpOption}

var gitLog = cli.Command{Name: "log whatchanged", Effect: cli.Reads,
	Options: gitDiffOptions + gitLogOptions + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitShow = cli.Command{Name: "show", Effect: cli.Reads,
	Options: gitDiffOptions + gitLogOptions + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitDiff = cli.Command{Name: "diff", Effect: cli.Reads, Inspect: inspectGitDiff,
	Options: gitDiffOptions + `
	--cached; --staged; --merge-base; --no-index; -1, --base; -2, --ours; -3, --theirs; -0; -c; --cc; -m; -r; -q
	--diff-merges FORMAT; --combined-all-paths
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
		{Option: "-O", Effect: cli.ReadsFrom},
	}}

// inspectGitDiff names the files that are compared, which may lie anywhere
// (--no-index, or two paths outside the repository).
func inspectGitDiff(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if inv.Has("--no-index") || gitExists(inv, w) || w.Text != "" && (w.Text[0] == '/' || w.Text[0] == '~') {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

var gitGrep = cli.Command{Name: "grep", Effect: cli.Reads, Inspect: inspectGitGrep,
	Options: `
	--cached; --[no-]index; --[no-]untracked; --[no-]exclude-standard; --[no-]recurse-submodules
	-v, --[no-]invert-match; -i, --[no-]ignore-case; -w, --[no-]word-regexp; -a, --[no-]text; -I
	--[no-]textconv; -r, --[no-]recursive; --max-depth N; -E, --[no-]extended-regexp
	-G, --[no-]basic-regexp; -F, --[no-]fixed-strings; -P, --[no-]perl-regexp; -n, --[no-]line-number
	--[no-]column; -h; -H; --[no-]full-name; -l, --[no-]files-with-matches; --[no-]name-only
	-L, --[no-]files-without-match; -z, --[no-]null; -o, --[no-]only-matching; -c, --[no-]count
	--[no-]color[=WHEN]; --[no-]break; --[no-]heading; -C, --context N; -B, --before-context N
	-A, --after-context N; --threads N; -0123456789; -p, --[no-]show-function
	-W, --[no-]function-context; -f FILE; -e PATTERN; --and; --or; --not; -q, --[no-]quiet
	--[no-]all-match; -O, --open-files-in-pager[=PAGER]; --[no-]ext-grep; -m, --max-count N; --help
	`,
	Rules: []cli.Rule{
		{Option: "-f", Effect: cli.ReadsFrom},
		{Option: "--open-files-in-pager", Effect: cli.Executes},
	}}

func inspectGitGrep(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--open-files-in-pager") && len(inv.All("--open-files-in-pager")) == 0 {
		r.Add(cli.Interactive, "-O opens the files in the configured pager")
	}
}

var gitBlame = cli.Command{Name: "blame annotate", Effect: cli.Reads, Options: `
	-b; --root; --[no-]show-stats; -L RANGE; -l; -t; -S FILE; --reverse; --first-parent; -p, --porcelain
	--line-porcelain; --incremental; --[no-]encoding NAME; --contents FILE; --date FORMAT; --[no-]progress
	-M[N]; -C[N]; --ignore-rev REV; --[no-]ignore-revs-file FILE; --[no-]color-lines; --[no-]color-by-age; -c
	--score-debug; -f, --[no-]show-name; -n, --[no-]show-number; -s; -e, --[no-]show-email; -w; --[no-]abbrev N
	--[no-]diff-algorithm NAME; --[no-]minimal; --since DATE; --before DATE; --until DATE; --after DATE
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--contents -S --ignore-revs-file", Effect: cli.ReadsFrom}}}

var gitDescribe = cli.Command{Name: "describe", Effect: cli.Reads, Options: `
	--[no-]dirty[=MARK]; --[no-]broken[=MARK]; --[no-]all; --[no-]tags; --[no-]contains
	--[no-]abbrev[=N]; --candidates N; --exact-match; --[no-]debug; --[no-]long; --[no-]match GLOB
	--[no-]exclude GLOB; --[no-]always; --[no-]first-parent
` + gitHelpOption}

var gitShortlog = cli.Command{Name: "shortlog", Effect: cli.Reads,
	Options: `
	-s, --[no-]summary; -e, --[no-]email; -w[LAYOUT]; --group FIELD; -c, --committer[=REGEX]; --numbered; -n
	--since DATE; --after DATE; --until DATE; --before DATE; --author REGEX; --grep REGEX; --merges; --no-merges
	--first-parent; --all; --branches[=GLOB]; --tags[=GLOB]; --remotes[=GLOB]; --max-count N; -0123456789; --not
	--format FORMAT; --date FORMAT; --exclude GLOB; --glob GLOB; --reverse; --skip N; -i; -E; -F; -P
` + gitHelpOption}

var gitRangeDiff = cli.Command{Name: "range-diff", Effect: cli.Reads,
	Options: gitDiffOptions + `
	--creation-factor N; --[no-]dual-color; --[no-]notes[=REF]; --diff-merges FORMAT; --remerge-diff; --left-only
	--right-only; -1; -2; -3; -0
` + gitHelpOption}

var gitLsFiles = cli.Command{Name: "ls-files", Effect: cli.Reads, Options: `
	-z; -t; -v; -f; -c, --[no-]cached; -d, --[no-]deleted; -m, --[no-]modified; -o, --[no-]others
	-i, --[no-]ignored; -s, --[no-]stage; -k, --[no-]killed; --[no-]directory; --[no-]eol
	--[no-]empty-directory; -u, --[no-]unmerged; --[no-]resolve-undo; -x, --exclude GLOB
	-X, --exclude-from FILE; --exclude-per-directory FILE; --exclude-standard; --full-name
	--[no-]recurse-submodules; --[no-]error-unmatch; --[no-]with-tree TREE; --[no-]abbrev[=N]
	--[no-]debug; --[no-]deduplicate; --[no-]sparse; --[no-]format FORMAT
` + gitHelpOption}

var gitLsTree = cli.Command{Name: "ls-tree", Effect: cli.Reads, Options: `
	-d; -r; -t; -z; -l, --long; --name-only; --name-status; --object-only; --[no-]full-name; --[no-]full-tree
	--format FORMAT; --[no-]abbrev[=N]
` + gitHelpOption}

// rev-parse prints words that it does not know, whatever they look like.
var gitRevParse = cli.Command{Name: "rev-parse", Style: cli.NoOptions, Effect: cli.Reads}

var gitRevList = cli.Command{Name: "rev-list", Effect: cli.Reads, Options: gitLogOptions + `
	-p, -u, --patch; -s, --no-patch; -z; --name-only; --name-status; --stat; --follow; --[no-]abbrev[=N]
	--quiet; --header; --timestamp; --use-bitmap-index; --test-bitmap; --progress TEXT; --objects-edge
	--objects-edge-aggressive; --indexed-objects; --unpacked; --object-names; --no-object-names
	--missing ACTION; --exclude-promisor-objects; --filter-print-omitted; --filter-provided-objects; --no-filter
	--disk-usage[=human]; --[no-]commit-header; --bisect-vars; --bisect-all; --maximal-only
` + gitHelpOption}

var gitCatFile = cli.Command{Name: "cat-file", Effect: cli.Reads, Options: `
	-e; -p; -t; -s; -z; -Z; --[no-]mailmap; --[no-]use-mailmap; --batch[=FORMAT]; --batch-check[=FORMAT]
	--batch-command[=FORMAT]; --batch-all-objects; --[no-]buffer; --follow-symlinks; --[no-]unordered; --textconv
	--filters; --[no-]path PATH; --[no-]filter SPEC; --allow-unknown-type
` + gitHelpOption}

var gitDiffTree = cli.Command{Name: "diff-tree", Effect: cli.Reads,
	Options: gitDiffOptions + gitLogOptions + "--no-commit-id; --always; --merge-base; -v" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitDiffIndex = cli.Command{Name: "diff-index", Effect: cli.Reads,
	Options: gitDiffOptions + "--cached; --merge-base; -m; -c; --cc; -r; -q" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitDiffFiles = cli.Command{Name: "diff-files", Effect: cli.Reads,
	Options: gitDiffOptions + "-0; -1, --base; -2, --ours; -3, --theirs; -c; --cc; -m; -r; -q" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitDiffPairs = cli.Command{Name: "diff-pairs", Effect: cli.Reads,
	Options: gitDiffOptions + "-r" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--ext-diff", Effect: cli.Runs, Does: "--ext-diff runs the configured diff program"},
	}}

var gitForEachRef = cli.Command{Name: "for-each-ref", Effect: cli.Reads, Options: `
	-s, --[no-]shell; -p, --[no-]perl; --[no-]python; --[no-]tcl; --omit-empty; --count N; --format FORMAT
	--[no-]color[=WHEN]; --[no-]exclude GLOB; --[no-]sort KEY; --points-at OBJECT; --merged[=COMMIT]
	--no-merged[=COMMIT]; --contains[=COMMIT]; --no-contains[=COMMIT]; --[no-]ignore-case; --[no-]stdin
	--[no-]include-root-refs; --start-after MARKER
` + gitHelpOption}

var gitShowRef = cli.Command{Name: "show-ref", Effect: cli.Reads, Options: `
	--[no-]tags; --[no-]branches; --[no-]heads; --[no-]exists; --[no-]verify; -h, --[no-]head
	-d, --[no-]dereference; -s, --[no-]hash[=N]; --[no-]abbrev[=N]; -q, --[no-]quiet
	--exclude-existing[=GLOB]; --help
`}

var gitShowBranch = cli.Command{Name: "show-branch", Effect: cli.Reads, Options: `
	-a, --[no-]all; -r, --[no-]remotes; --[no-]color[=WHEN]; --more[=N]; --list; --no-name; --[no-]current
	--[no-]sha1-name; --merge-base; --independent; --topo-order; --topics; --sparse; --date-order
	-g, --reflog[=SPEC]
` + gitHelpOption}

var gitMergeBase = cli.Command{Name: "merge-base", Effect: cli.Reads, Options: `
	-a, --[no-]all; --octopus; --independent; --is-ancestor; --fork-point
` + gitHelpOption}

var gitNameRev = cli.Command{Name: "name-rev", Effect: cli.Reads, Options: `
	--[no-]name-only; --[no-]tags; --[no-]refs GLOB; --[no-]exclude GLOB; --[no-]all; --[no-]stdin
	--[no-]annotate-stdin; --[no-]undefined; --[no-]always
` + gitHelpOption}

var gitVar = cli.Command{Name: "var", Effect: cli.Reads, Options: "-l" + gitHelpOption}

var gitVersion = cli.Command{Name: "version", Effect: cli.Pure, Options: "--build-options" + gitHelpOption}

var gitHelp = cli.Command{Name: "help", Effect: cli.Pure, Options: `
	-a, --[no-]all; --[no-]external-commands; --[no-]aliases; -m, --[no-]man; -w, --[no-]web; -i, --[no-]info
	-v, --[no-]verbose; -g, --[no-]guides; --[no-]user-interfaces; --[no-]developer-interfaces; -c, --[no-]config
` + gitHelpOption}

var gitCountObjects = cli.Command{Name: "count-objects", Effect: cli.Reads, Options: `
	-v, --[no-]verbose; -H, --[no-]human-readable
` + gitHelpOption}

var gitFsck = cli.Command{Name: "fsck fsck-objects", Effect: cli.Reads,
	Options: `
	-v, --[no-]verbose; --[no-]unreachable; --[no-]dangling; --[no-]tags; --[no-]root; --[no-]cache
	--[no-]reflogs; --[no-]full; --[no-]connectivity-only; --[no-]strict; --[no-]lost-found
	--[no-]progress; --[no-]name-objects; --[no-]references
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--lost-found", Effect: cli.Works,
		Does: "writes unreachable objects to .git/lost-found"}}}

var gitVerify = cli.Command{Name: "verify-commit verify-tag", Effect: cli.Reads, Options: `
	-v, --[no-]verbose; --[no-]raw; --[no-]format FORMAT
` + gitHelpOption}

var gitVerifyPack = cli.Command{Name: "verify-pack show-index", Effect: cli.Reads, Options: `
	-v, --[no-]verbose; -s, --[no-]stat-only; --[no-]object-format NAME
` + gitHelpOption}

var gitCheckIgnore = cli.Command{Name: "check-ignore", Effect: cli.Reads, Options: `
	-q, --[no-]quiet; -v, --[no-]verbose; --[no-]stdin; -z; -n, --[no-]non-matching; --[no-]index
` + gitHelpOption}

var gitCheckAttr = cli.Command{Name: "check-attr", Effect: cli.Reads, Options: `
	-a, --[no-]all; --[no-]cached; --[no-]stdin; -z; --[no-]source TREE
` + gitHelpOption}

var gitCheckMailmap = cli.Command{Name: "check-mailmap", Effect: cli.Reads, Options: `
	--[no-]stdin; --[no-]mailmap-file FILE; --[no-]mailmap-blob BLOB
` + gitHelpOption}

var gitCheckRefFormat = cli.Command{Name: "check-ref-format", Effect: cli.Reads, Options: `
	--branch; --normalize; --allow-onelevel; --no-allow-onelevel; --refspec-pattern; --print
` + gitHelpOption}

var gitCherry = cli.Command{Name: "cherry", Effect: cli.Reads, Options: `
	--[no-]abbrev[=N]; -v, --[no-]verbose
` + gitHelpOption}

// column lays out its input.
var gitColumn = cli.Command{Name: "column", Effect: cli.Pure, Options: `
	--[no-]command NAME; --[no-]mode[=STYLE]; --raw-mode N; --[no-]width N; --[no-]indent TEXT; --[no-]nl TEXT
	--padding N
` + gitHelpOption}

// Filters from standard input to standard output.
var gitFilter = cli.Command{Name: "patch-id stripspace fmt-merge-msg pack-redundant", Effect: cli.Reads,
	Options: `
	--[no-]stable; --[no-]unstable; --[no-]verbatim; -s, --strip-comments; -c, --comment-lines
	--[no-]log[=N]; -m, --[no-]message TEXT; --[no-]into-name NAME; -F, --[no-]file FILE; --all
	--alt-odb; --verbose; --i-still-use-this
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--file", Effect: cli.ReadsFrom}}}

var gitGetTarCommitID = cli.Command{Name: "get-tar-commit-id", Effect: cli.Pure, Options: gitHelpOption}

var gitRequestPull = cli.Command{Name: "request-pull", Effect: cli.Reads, Options: "-p" + gitHelpOption}

var gitLastModified = cli.Command{Name: "last-modified", Effect: cli.Reads, Options: `
	-r, --recursive; -t, --show-trees; --max-depth N; -z
` + gitLastModifiedRange + gitHelpOption}

const gitLastModifiedRange = `
	--since DATE; --until DATE; --after DATE; --before DATE; --first-parent; --all; -n, --max-count N`

var gitRepo = cli.Command{Name: "repo", Effect: cli.Unstated, Options: "-h, --help", Commands: []cli.Command{
	{Name: "info", Effect: cli.Reads, Options: "--format NAME; -z; --all; --keys"},
	{Name: "structure", Effect: cli.Reads, Options: "--format NAME; -z; --[no-]progress"},
}}
