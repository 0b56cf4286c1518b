package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the filters of GNU coreutils 9.5 that may write where they are
// told: sort, shuf, uniq, split, csplit, tee.

var sortLines = cli.Program{
	Name:   "sort",
	Output: cli.Rewrites,
	Options: `
		-b, --ignore-leading-blanks; -d, --dictionary-order; -f, --ignore-case; -g, --general-numeric-sort
		-i, --ignore-nonprinting; -M, --month-sort; -h, --human-numeric-sort; -n, --numeric-sort; -R, --random-sort
		--random-source FILE; -r, --reverse; --sort WORD; -V, --version-sort; --batch-size N; -c; -C
		--check[=HOW]; --compress-program PROGRAM; --debug; --files0-from FILE; -k, --key KEY; -m, --merge
		-o, --output >FILE; -s, --stable; -S, --buffer-size SIZE; -t, --field-separator CHAR
		-T, --temporary-directory DIR; --parallel N; -u, --unique; -z, --zero-terminated; -0123456789
		+0123456789; -y[N]; -H; --mmap; --radixsort; --qsort; --heapsort; --mergesort; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--compress-program", Effect: cli.ExecutesProgram, Does: "runs a program on temporary files"},
		{Option: "--files0-from --random-source", Effect: cli.ReadsFrom},
	},
}

var shuf = cli.Program{
	Name:   "shuf",
	Output: cli.Rewrites,
	Options: `
		-e, --echo; -i, --input-range RANGE; -n, --head-count N; -o, --output >FILE; --random-source FILE
		-r, --repeat; -z, --zero-terminated; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--random-source", Effect: cli.ReadsFrom},
	},
}

// uniq writes its second operand.
var uniq = cli.Program{
	Name: "uniq",
	Options: `
		-c, --count; -d, --repeated; -D; --all-repeated[=METHOD]; -f, --skip-fields N; --group[=METHOD]
		-i, --ignore-case; -s, --skip-chars N; -u, --unique; -z, --zero-terminated; -w, --check-chars N
		-0123456789; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo},
}

var tee = cli.Program{
	Name:     "tee",
	Output:   cli.Copies,
	Options:  `-a, --append; -i, --ignore-interrupts; -p; --output-error[=MODE]; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.WritesTo, Does: "writes its input to files"},
}

var split = cli.Program{
	Name: "split",
	Options: `
		-a, --suffix-length N; --additional-suffix SUFFIX; -b, --bytes SIZE; -C, --line-bytes SIZE
		-d; -x; --numeric-suffixes[=FROM]; --hex-suffixes[=FROM]; -e, --elide-empty-files; --filter COMMAND
		-l, --lines N; -n, --number CHUNKS; -t, --separator CHAR; -u, --unbuffered; --verbose; -p PATTERN
		-0123456789; --help; --version
	`,
	Effect:  cli.Pure,
	Rules:   []cli.Rule{{Option: "--filter", Effect: cli.Executes, Does: "runs a command on every piece"}},
	Inspect: inspectSplit,
}

// inspectSplit finds the prefix of the pieces: the second operand, else "x".
func inspectSplit(inv *cli.Invocation, r *cli.Report) {
	prefix := cli.Lit("x")
	if len(inv.Operands) > 0 {
		r.Path(cli.ReadsFrom, inv.Operands[0], "")
	}
	if len(inv.Operands) > 1 {
		prefix = inv.Operands[1]
	}
	if !inv.Has("--filter") {
		r.Path(cli.WritesTo, extended(prefix, "aa"), "writes pieces of a file")
	}
}

// extended is the word with something after it.
func extended(w cli.Word, more string) cli.Word {
	w.Text += more
	w.At = -1
	return w
}

// csplit cuts its first operand; the others are patterns.
var csplit = cli.Program{
	Name: "csplit",
	Options: `
		-b, --suffix-format FORMAT; -f, --prefix PREFIX; -k, --keep-files; --suppress-matched
		-n, --digits N; -s, --quiet, --silent; -q; -z, --elide-empty-files; --help; --version
	`,
	Effect:  cli.Pure,
	Inspect: inspectCsplit,
}

func inspectCsplit(inv *cli.Invocation, r *cli.Report) {
	prefix := cli.Lit("xx")
	if p, ok := inv.Last("--prefix"); ok {
		prefix = p
	}
	r.Path(cli.WritesTo, extended(prefix, "00"), "writes pieces of a file")
	if len(inv.Operands) > 0 {
		r.Path(cli.ReadsFrom, inv.Operands[0], "")
	}
}
