package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns comparing and patching: diff, diff3, sdiff, cmp (GNU diffutils
// 3.10), colordiff, GNU patch 2.7.

// diffOptions are those that diff, colordiff and sdiff share.
const diffOptions = `
	-q, --brief; -s, --report-identical-files; -c; -C N; --context[=N]; -u; -U N; --unified[=N]; -e, --ed
	-n, --rcs; -y, --side-by-side; -W, --width N; --left-column; --suppress-common-lines
	-p, --show-c-function; -F, --show-function-line REGEXP; -L, --label LABEL; -t, --expand-tabs
	-T, --initial-tab; --tabsize N; --suppress-blank-empty; -l, --paginate; -r, --recursive
	--no-dereference; -N, --new-file; -P, --unidirectional-new-file; --ignore-file-name-case
	--no-ignore-file-name-case; -x, --exclude PATTERN; -X, --exclude-from FILE; -S, --starting-file FILE
	--from-file FILE; --to-file FILE; -i, --ignore-case; -E, --ignore-tab-expansion
	-Z, --ignore-trailing-space; -b, --ignore-space-change; -w, --ignore-all-space
	-B, --ignore-blank-lines; -I, --ignore-matching-lines REGEXP; -a, --text; --strip-trailing-cr
	-D, --ifdef NAME; --line-format FORMAT; --old-line-format FORMAT; --new-line-format FORMAT
	--unchanged-line-format FORMAT; --old-group-format FORMAT; --new-group-format FORMAT
	--changed-group-format FORMAT; --unchanged-group-format FORMAT; -d, --minimal; --horizon-lines N
	--speed-large-files; --color[=WHEN]; --palette PALETTE; --normal; -0123456789; -h; --help
	-v, --version
`

// diff is also colordiff, whose own options differ in --color alone.
var diff = cli.Program{
	Name:     "diff",
	Also:     "colordiff",
	Options:  diffOptions,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--from-file --to-file --exclude-from", Effect: cli.ReadsFrom},
	},
}

var cmp = cli.Program{
	Name: "cmp",
	Options: `
		-b, --print-bytes; -i, --ignore-initial SKIP; -l, --verbose; -n, --bytes N; -s, --quiet, --silent
		-h; -x; -z; --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var diff3 = cli.Program{
	Name: "diff3",
	Options: `
		-A, --show-all; -e, --ed; -E, --show-overlap; -3, --easy-only; -x, --overlap-only; -X; -i
		-m, --merge; -a, --text; --strip-trailing-cr; -T, --initial-tab; --diff-program PROGRAM
		-L, --label LABEL; --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--diff-program", Effect: cli.ExecutesProgram, Does: "runs a program to compare the files"},
	},
}

// sdiff asks what to keep where -o is given.
var sdiff = cli.Program{
	Name: "sdiff",
	Options: `
		-o, --output >FILE; -i, --ignore-case; -E, --ignore-tab-expansion; -Z, --ignore-trailing-space
		-b, --ignore-space-change; -W, --ignore-all-space; -B, --ignore-blank-lines
		-I, --ignore-matching-lines REGEXP; --strip-trailing-cr; -a, --text; -w, --width N
		-l, --left-column; -s, --suppress-common-lines; -t, --expand-tabs; --tabsize N; -d, --minimal
		-H, --speed-large-files; --diff-program PROGRAM; --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--output", Effect: cli.Interactive, Does: "asks what to keep"},
		{Option: "--diff-program", Effect: cli.ExecutesProgram, Does: "runs a program to compare the files"},
	},
}

// patch changes the files that its input names, below the directory it runs in.
var patch = cli.Program{
	Name: "patch",
	Options: `
		-p, --strip N; -F, --fuzz N; -l, --ignore-whitespace; -c, --context; -e, --ed; -n, --normal
		-u, --unified; -N, --forward; -R, --reverse; -i, --input FILE; -o, --output >FILE
		-r, --reject-file FILE; -D, --ifdef NAME; --merge[=STYLE]; -E, --remove-empty-files; -Z, --set-utc
		-T, --set-time; --quoting-style STYLE; -b, --backup; --backup-if-mismatch; --no-backup-if-mismatch
		-V, --version-control STYLE; -B, --prefix PREFIX; -Y, --basename-prefix PREFIX; -z, --suffix SUFFIX
		-g, --get N; -t, --batch; -f, --force; -s, --quiet, --silent; --verbose; --dry-run; -C, --check
		--posix; -d, --directory DIR; --reject-format FORMAT; --binary; --read-only BEHAVIOR
		--follow-symlinks; --help; -v, --version
	`,
	Effect: cli.Works,
	Does:   "changes the files that a patch names",
	Probes: []string{"git status --short", "git diff --stat"},
	Rules: []cli.Rule{
		{Option: "--dry-run --check", Lowers: true, Effect: cli.Reads},
		{Option: "--input", Effect: cli.ReadsFrom},
		{Option: "--reject-file", Effect: cli.WritesTo, Does: "writes what it could not apply"},
		{Option: "--directory", Effect: cli.WritesInto, Does: "changes files in a directory"},
		{Option: "--prefix --basename-prefix", Effect: cli.WritesTo, Does: "keeps copies"},
		{Option: "--ed", Effect: cli.Unstated, Does: "runs an editor's commands"},
		{Option: "--follow-symlinks", Effect: cli.Unstated, Does: "writes through symlinks"},
	},
	Inspect: inspectPatch,
}

// inspectPatch: the first operand is changed, the second is the patch.
func inspectPatch(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") || inv.Has("--check") {
		return
	}
	for i, w := range inv.Operands {
		if i == 0 && !inv.Has("--output") {
			r.Path(cli.WritesTo, w, "")
		} else {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}
