package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns git's plumbing that writes.

var gitHashObject = cli.Command{Name: "hash-object", Effect: cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
		-t TYPE; -w; --[no-]stdin; --[no-]stdin-paths; --no-filters; --filters; --[no-]literally
		--[no-]path FILE` + gitHelpOption,
	Rules: []cli.Rule{{Option: "-w", Effect: cli.Works, Does: "stores an object"}}}

var gitReadTree = cli.Command{Name: "read-tree", Effect: cli.Works, Does: "reads trees into the index",
	Options: `
	--[no-]index-output >FILE; --[no-]empty; -v, --[no-]verbose; -m; --[no-]trivial; --[no-]aggressive
	--[no-]reset; --prefix DIR; -u; -i; --exclude-per-directory FILE; -n, --[no-]dry-run
	--no-sparse-checkout; --[no-]debug-unpack; --[no-]recurse-submodules[=MODE]; -q, --[no-]quiet
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--reset", Effect: cli.Changes, Does: "--reset throws away changes that were never committed"},
	}}

var gitCheckoutIndex = cli.Command{Name: "checkout-index", Effect: cli.Works,
	Does: "writes files from the index",
	Options: `
	-a, --[no-]all; --[no-]ignore-skip-worktree-bits; -f, --[no-]force; -q, --[no-]quiet
	-n, --[no-]create; -u, --[no-]index; -z; --[no-]stdin; --[no-]temp; --[no-]prefix DIR; --stage STAGE
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--force", Effect: cli.Changes, Does: "-f overwrites files, whose changes were never committed"},
		{Option: "--prefix", Effect: cli.WritesTo},
	}}

var gitUpdateIndex = cli.Command{Name: "update-index", Effect: cli.Works, Does: "changes the index",
	Options: `
	-q; --[no-]ignore-submodules; --[no-]add; --[no-]replace; --[no-]remove; --[no-]unmerged; --refresh
	--really-refresh; --cacheinfo INFO; --chmod MODE; --assume-unchanged; --no-assume-unchanged
	--skip-worktree; --no-skip-worktree; --[no-]ignore-skip-worktree-entries; --[no-]info-only
	--[no-]force-remove; -z; --stdin; --index-info; --unresolve; -g, --again; --[no-]ignore-missing
	--[no-]verbose; --clear-resolve-undo; --[no-]index-version N; --show-index-version
	--[no-]split-index; --[no-]untracked-cache; --test-untracked-cache; --force-untracked-cache
	--force-write-index; --[no-]fsmonitor; --fsmonitor-valid; --no-fsmonitor-valid
` + gitHelpOption}

var gitWriteObjects = cli.Command{Name: "mktree mktag write-tree unpack-file unpack-objects",
	Effect: cli.Works, Does: "stores objects",
	Options: `
		-z; --[no-]missing; --[no-]batch; --[no-]strict; --[no-]missing-ok; --[no-]prefix DIR; -n; -q; -r
		--max-input-size N` + gitHelpOption,
	Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}}

var gitCommitTree = cli.Command{Name: "commit-tree", Effect: cli.Works, Does: "stores a commit",
	Options: "-p COMMIT; -m TEXT; -F FILE; -S, --[no-]gpg-sign[=KEY]" + gitHelpOption,
	Rules:   []cli.Rule{{Option: "-F", Effect: cli.ReadsFrom}}}

var gitIndexPack = cli.Command{Name: "index-pack", Style: cli.SingleDash, Effect: cli.Works,
	Does:     "writes the index of a pack",
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
	-v; -o FILE; -stdin; -fix-thin; -keep[=TEXT]; -index-version N; -strict[=LIST]; -progress-title TEXT
	-check-self-contained-and-connected; -fsck-objects[=LIST]; -threads N; -max-input-size N
	-object-format NAME; -promisor[=TEXT]; -rev-index; -no-rev-index; -verify; -h
`,
	Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}}

var gitPackObjects = cli.Command{Name: "pack-objects", Effect: cli.Works, Does: "writes a pack",
	Options: `
	-q, --[no-]quiet; --[no-]progress; --[no-]all-progress; --[no-]all-progress-implied
	--index-version N; --max-pack-size N; --[no-]local; --[no-]incremental; --window N; --window-memory N
	--depth N; --[no-]reuse-delta; --[no-]reuse-object; --[no-]delta-base-offset; --threads N
	--[no-]non-empty; --[no-]revs; --unpacked; --all; --reflog; --indexed-objects
	--[no-]stdin-packs[=MODE]; --[no-]stdout; --[no-]include-tag; --[no-]keep-unreachable
	--[no-]pack-loose-unreachable; --[no-]unpack-unreachable[=DATE]; --[no-]cruft
	--[no-]cruft-expiration[=DATE]; --[no-]sparse; --[no-]thin; --[no-]path-walk; --[no-]shallow
	--[no-]honor-pack-keep; --keep-pack NAME; --compression N; --[no-]keep-true-parents
	--[no-]use-bitmap-index; --[no-]write-bitmap-index; --[no-]filter SPEC; --missing ACTION
	--[no-]exclude-promisor-objects; --[no-]delta-islands; --uri-protocol NAME
	--[no-]name-hash-version N
` + gitHelpOption,
	Operands: cli.Operands{Each: cli.WritesTo},
	Rules:    []cli.Rule{{Option: "--stdout", Lowers: true, Effect: cli.Reads}}}

var gitMergeTree = cli.Command{Name: "merge-tree", Effect: cli.Reads,
	Options: `
	--write-tree; --trivial-merge; --[no-]messages; --quiet; -z; --name-only; --allow-unrelated-histories
	--stdin; --merge-base TREE; -X, --[no-]strategy-option OPTION
` + gitHelpOption}

var gitMergeFile = cli.Command{Name: "merge-file", Effect: cli.Pure, Inspect: inspectGitMergeFile,
	Options: `
	-p, --[no-]stdout; --[no-]object-id; --diff3; --zdiff3; --ours; --theirs; --union
	--diff-algorithm NAME; --[no-]marker-size N; -q, --[no-]quiet; -L NAME
` + gitHelpOption}

// inspectGitMergeFile: the first operand is the file that is overwritten.
func inspectGitMergeFile(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Operands {
		if i == 0 && !inv.Has("--stdout") && !inv.Has("--object-id") {
			r.Path(cli.WritesTo, w, "")
		} else {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// merge-index runs the program that its first operand names.
var gitMergeIndex = cli.Command{Name: "merge-index merge-one-file", Effect: cli.Runs,
	Does:    "runs a merge program",
	Options: "-o; -q; -a" + gitHelpOption}

var gitInterpretTrailers = cli.Command{Name: "interpret-trailers", Effect: cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Inspect:  inspectGitInterpretTrailers,
	Options: `
	--[no-]in-place; --[no-]trim-empty; --[no-]where PLACE; --[no-]if-exists ACTION
	--[no-]if-missing ACTION; --[no-]only-trailers; --[no-]only-input; --[no-]unfold; --[no-]parse
	--[no-]divider; --[no-]trailer TRAILER
` + gitHelpOption}

func inspectGitInterpretTrailers(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("--in-place") {
		return
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesTo, w, "")
	}
}

var gitMailsplit = cli.Command{Name: "mailsplit", Effect: cli.Works,
	Does: "writes parts of a mail to files",
	Options: `
	-o >DIR/; -b; -d N; -f N; --keep-cr; --mboxrd
` + gitHelpOption}

var gitMailinfo = cli.Command{Name: "mailinfo", Effect: cli.Pure,
	Options: `
	-k; -b; -m, --message-id; -u; -n; --encoding NAME; --[no-]scissors; --quoted-cr ACTION
` + gitHelpOption,
	Operands: cli.Operands{Usage: ">MSG >PATCH"}}

var gitFastExport = cli.Command{Name: "fast-export", Effect: cli.Reads,
	Options: gitLogOptions + `
	-M, --find-renames[=N]; -C, --find-copies[=N]; --[no-]progress N; --[no-]signed-tags MODE
	--[no-]signed-commits MODE; --[no-]tag-of-filtered-object MODE; --reencode MODE
	--[no-]export-marks FILE; --[no-]import-marks FILE; --[no-]import-marks-if-exists FILE
	--[no-]fake-missing-tagger; --[no-]full-tree; --[no-]use-done-feature; --[no-]data
	--[no-]refspec SPEC; --[no-]anonymize; --anonymize-map MAP; --[no-]reference-excluded-parents
	--[no-]show-original-ids; --[no-]mark-tags
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--export-marks", Effect: cli.WritesTo}}}

var gitFastImport = cli.Command{Name: "fast-import", Effect: cli.Works, Does: "imports commits",
	Options: `
	--force; --quiet; --stats; --allow-unsafe-features; --signed-commits MODE; --signed-tags MODE
	--cat-blob-fd FD; --date-format FORMAT; --done; --export-marks >FILE; --import-marks FILE
	--import-marks-if-exists FILE; --relative-marks; --no-relative-marks; --rewrite-submodules-from MAP
	--rewrite-submodules-to MAP; --active-branches N; --big-file-threshold N; --depth N
	--export-pack-edges >FILE; --max-pack-size N
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--force", Effect: cli.Changes, Does: "--force lets branches lose commits"},
		{Option: "--allow-unsafe-features", Effect: cli.Runs,
			Does: "--allow-unsafe-features lets the stream write files"},
	}}

var gitReplay = cli.Command{Name: "replay", Effect: cli.Works, Does: "stores rewritten commits",
	Options: "--advance BRANCH; --onto COMMIT; --contained; --ref-action MODE" + gitHelpOption}

var gitHook = cli.Command{Name: "hook", Effect: cli.Pure, Options: "-h, --help", Commands: []cli.Command{
	{Name: "run", Effect: cli.Runs, Does: "runs a hook", Options: "--[no-]ignore-missing; --to-stdin FILE"},
	{Name: "list", Effect: cli.Reads, Options: "-z"},
}}

var gitForEachRepo = cli.Command{Name: "for-each-repo", StopAtOperand: true, Inspect: inspectGitForEachRepo,
	Options: "--config NAME; --[no-]keep-going" + gitHelpOption}

// inspectGitForEachRepo: the operands are a git command.
func inspectGitForEachRepo(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the command that git for-each-repo runs is not given")
		return
	}
	r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("git")}, inv.Operands...), Via: "git for-each-repo"})
}

var gitBugreport = cli.Command{Name: "bugreport diagnose", Effect: cli.Works,
	Does: "writes a report to a file",
	Options: `
		--[no-]diagnose[=MODE]; -o, --[no-]output-directory DIR; -s, --[no-]suffix FORMAT; --mode MODE` +
		gitHelpOption,
	Rules: []cli.Rule{{Option: "--output-directory", Effect: cli.WritesTo}}}

var gitFsmonitor = cli.Command{Name: "fsmonitor--daemon", Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads},
		{Name: "start run", Effect: cli.Works, Does: "watches the repository",
			Options: "--[no-]detach; --ipc-threads N; --start-timeout N"},
		{Name: "stop", Effect: cli.Changes, Does: "stops a process"},
	}}

var gitBackfill = cli.Command{Name: "backfill", Effect: cli.Works, Does: "fetches missing objects",
	Options: "--min-batch-size N; --[no-]sparse" + gitHelpOption}
