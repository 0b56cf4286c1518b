package catalog

// This file owns the options that many of git's subcommands share (git 2.51,
// "diff-options", "rev-list-options" and "pretty-options" of its manual).

// gitHelpOption is what nearly all subcommands answer with their usage.
const gitHelpOption = "; -h, --help\n"

// gitDiffOptions are those of the diff machinery.
const gitDiffOptions = `
	-p, -u, --patch; -s, --no-patch; -U, --unified[=N]; --output >FILE; --output-indicator-new CHAR
	--output-indicator-old CHAR; --output-indicator-context CHAR; --raw; --patch-with-raw; --patch-with-stat
	--[no-]indent-heuristic; --minimal; --patience; --histogram; --anchored TEXT; --diff-algorithm NAME
	--[no-]stat[=WIDTH]; --stat-width N; --stat-name-width N; --stat-graph-width N; --stat-count N
	--[no-]compact-summary; --numstat; --shortstat; -X, --dirstat[=PARAMS]; --cumulative
	--dirstat-by-file[=PARAMS]; --summary; -z; --name-only; --name-status; --submodule[=FORMAT]
	--[no-]color[=WHEN]; --[no-]color-moved[=MODE]; --[no-]color-moved-ws MODE; --word-diff[=MODE]
	--word-diff-regex REGEX; --color-words[=REGEX]; --[no-]renames; --[no-]rename-empty; --check
	--ws-error-highlight KIND; --full-index; --binary; --[no-]abbrev[=N]; -B, --break-rewrites[=N]
	-M, --find-renames[=N]; -C, --find-copies[=N]; --find-copies-harder; -D, --irreversible-delete
	-l NUM; --diff-filter LETTERS; -S STRING; -G REGEX; --find-object ID; --pickaxe-all; --pickaxe-regex
	-O FILE; --skip-to FILE; --rotate-to FILE; -R; --[no-]relative[=PATH]; -a, --text; --ignore-cr-at-eol
	--ignore-space-at-eol; -b, --ignore-space-change; -w, --ignore-all-space; --ignore-blank-lines
	-I, --ignore-matching-lines REGEX; --inter-hunk-context N; -W, --[no-]function-context; --exit-code
	--quiet; --[no-]ext-diff; --[no-]textconv; --ignore-submodules[=WHEN]; --src-prefix TEXT
	--dst-prefix TEXT; --no-prefix; --default-prefix; --line-prefix TEXT; --ita-invisible-in-index
	--ita-visible-in-index; --[no-]follow; --max-depth N
`

// gitLogOptions choose commits and say how they are shown.
const gitLogOptions = `
	-c; --cc; -m; --dd; --remerge-diff; -t; -r; --diff-merges FORMAT; --no-diff-merges; --combined-all-paths
	-q; -n, --max-count N; -0123456789; --skip N; --since DATE; --after DATE; --until DATE; --before DATE
	--since-as-filter DATE; --max-age TIME; --min-age TIME; --author REGEX; --committer REGEX; --grep REGEX
	--grep-reflog REGEX; --all-match; --invert-grep; -i, --regexp-ignore-case; --basic-regexp
	-E, --extended-regexp; -F, --fixed-strings; -P, --perl-regexp; --remove-empty; --merges; --no-merges
	--min-parents N; --max-parents N; --no-min-parents; --no-max-parents; --first-parent
	--exclude-first-parent-only; --not; --all; --branches[=GLOB]; --tags[=GLOB]; --remotes[=GLOB]
	--glob GLOB; --exclude GLOB; --exclude-hidden KIND; --reflog; --alternate-refs; --single-worktree
	--ignore-missing; --bisect; --stdin; --cherry-mark; --cherry-pick; --left-only; --right-only; --cherry
	-g, --walk-reflogs; --merge; --boundary; --simplify-by-decoration; --show-pulls; --full-history
	--dense; --sparse; --simplify-merges; --ancestry-path[=COMMIT]; --date-order; --author-date-order
	--topo-order; --reverse; --no-walk[=ORDER]; --do-walk; --in-commit-order; --pretty[=FORMAT]
	--format FORMAT; --[no-]abbrev-commit; --oneline; --encoding NAME; --[no-]expand-tabs[=N]
	--[no-]notes[=REF]; --[no-]show-notes[=REF]; --show-notes-by-default; --[no-]standard-notes
	--[no-]show-signature; --relative-date; --date FORMAT; --parents; --children; --left-right
	--[no-]graph; --show-linear-break[=TEXT]; --[no-]decorate[=FORMAT]; --decorate-refs GLOB
	--decorate-refs-exclude GLOB; --[no-]clear-decorations; --source; --[no-]mailmap; --[no-]use-mailmap
	--full-diff; --log-size; -L RANGE; --objects; --filter SPEC; --count; --root
`

// gitMergeOptions are those of merge that pull has too.
const gitMergeOptions = `
	--[no-]stat; -n; --[no-]compact-summary; --[no-]log[=N]; --[no-]signoff; --[no-]squash; --[no-]commit
	-e, --[no-]edit; --[no-]cleanup MODE; --[no-]ff; --ff-only; --[no-]verify-signatures
	-s, --[no-]strategy NAME; -X, --[no-]strategy-option OPTION; -S, --[no-]gpg-sign[=KEY]; --[no-]verify
	--[no-]autostash; --allow-unrelated-histories; --[no-]rerere-autoupdate
`

// gitFetchOptions are those of fetch that pull has too.
const gitFetchOptions = `
	-v, --[no-]verbose; -q, --[no-]quiet; --[no-]progress; --[no-]all; -a, --[no-]append; --upload-pack PROGRAM
	-f, --[no-]force; -t, --[no-]tags; -p, --[no-]prune; -j, --[no-]jobs N; --[no-]dry-run; -k, --[no-]keep
	--depth N; --shallow-since DATE; --shallow-exclude REF; --deepen N; --unshallow; --[no-]update-shallow
	--[no-]refmap SPEC; -o, --[no-]server-option TEXT; -4, --ipv4; -6, --ipv6; --[no-]negotiation-tip REF
	--[no-]show-forced-updates; --[no-]set-upstream; --[no-]recurse-submodules[=MODE]
`

// gitPathspecOptions read paths from a file.
const gitPathspecOptions = `
	--[no-]pathspec-from-file FILE; --[no-]pathspec-file-nul
`
