package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the filters of GNU coreutils 9.5 and util-linux 2.40 that lay
// text out, cut and join it. None writes a file, except ptx -G IN OUT.

var fmtText = cli.Program{
	Name: "fmt",
	Options: `
		-c, --crown-margin; -p, --prefix STRING; -s, --split-only; -t, --tagged-paragraph; -u, --uniform-spacing
		-w, --width N; -g, --goal N; -mn; -l N; -d CHARS; -0123456789; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var pr = cli.Program{
	Name: "pr",
	Options: `
		--pages RANGE; --columns N; -0123456789; -a, --across; -c, --show-control-chars; -d, --double-space
		-D, --date-format FORMAT; -e[X]; --expand-tabs[=X]; -F, -f, --form-feed; -h, --header TEXT
		-i[X]; --output-tabs[=X]; -J, --join-lines; -l, --length N; -m, --merge; -n[X]; --number-lines[=X]
		-N, --first-line-number N; -o, --indent N; -r, --no-file-warnings; -s[X]; --separator[=X]
		-S[X]; --sep-string[=X]; -t, --omit-header; -T, --omit-pagination; -v, --show-nonprinting
		-w, --width N; -W, --page-width N; +0123456789; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var fold = cli.Program{
	Name:     "fold",
	Output:   cli.Rewrites,
	Options:  `-b, --bytes; -c, --characters; -s, --spaces; -w, --width N; -0123456789; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var comm = cli.Program{
	Name: "comm",
	Options: `
		-123i; --check-order; --nocheck-order; --output-delimiter STRING; --total; -z, --zero-terminated
		--help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var cut = cli.Program{
	Name:   "cut",
	Output: cli.Rewrites,
	Options: `
		-b, --bytes LIST; -c, --characters LIST; -d, --delimiter CHAR; -f, --fields LIST; -n; --complement
		-s, --only-delimited; --output-delimiter STRING; -w; -z, --zero-terminated; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var paste = cli.Program{
	Name:     "paste",
	Output:   cli.Rewrites,
	Options:  `-d, --delimiters LIST; -s, --serial; -z, --zero-terminated; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var join = cli.Program{
	Name: "join",
	Options: `
		-a N; -e STRING; -i, --ignore-case; -j FIELD; -o FORMAT; -t CHAR; -v N; -1 FIELD; -2 FIELD
		--check-order; --nocheck-order; --header; -z, --zero-terminated; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// tr reads standard input alone: its operands are sets of characters.
var tr = cli.Program{
	Name:   "tr",
	Output: cli.Rewrites,
	Options: `
		-c, -C, --complement; -d, --delete; -s, --squeeze-repeats; -t, --truncate-set1; -u; --help; --version
	`,
	Effect: cli.Pure,
}

var expand = cli.Program{
	Name:     "expand",
	Options:  `-i, --initial; -t, --tabs LIST; -0123456789; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var unexpand = cli.Program{
	Name:     "unexpand",
	Options:  `-a, --all; --first-only; -t, --tabs LIST; -0123456789; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var tsort = cli.Program{
	Name:     "tsort",
	Options:  `-w; -dlq; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var ptx = cli.Program{
	Name: "ptx",
	Options: `
		-A, --auto-reference; -G, --traditional; -F, --flag-truncation STRING; -M, --macro-name STRING
		-O; -T; --format FORMAT; -R, --right-side-refs; -S, --sentence-regexp REGEXP
		-W, --word-regexp REGEXP; -b, --break-file FILE; -f, --ignore-case; -g, --gap-size N; -i, --ignore-file FILE
		-o, --only-file FILE; -r, --references; -t, --typeset-mode; -w, --width N; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--break-file --ignore-file --only-file", Effect: cli.ReadsFrom},
		{Option: "--traditional", MinOperands: 2, Effect: cli.Unstated,
			Does: "writes the file that ptx -G names last"},
	},
}

// column is util-linux 2.40 and BSD.
var column = cli.Program{
	Name: "column",
	Options: `
		-c, --output-width N; -C, --table-column PROPERTIES; -d, --table-noheadings
		-E, --table-noextreme LIST; -e, --table-header-repeat; -h; --help; -H, --table-hide LIST
		-i, --tree-id COLUMN; -J, --json; -l, --table-columns-limit N; -L, --keep-empty-lines
		-m, --table-maxout; -N, --table-columns LIST; -n, --table-name NAME; -O, --table-order LIST
		-o, --output-separator STRING; -p, --tree-parent COLUMN; -R, --table-right LIST; -r, --tree COLUMN
		-S, --use-spaces N; -s, --separator STRING; -T, --table-truncate LIST; -t, --table; -V, --version
		-W, --table-wrap LIST; -x, --fillrows; --color[=WHEN]; --wrap-separator STRING
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var rev = cli.Program{
	Name:     "rev",
	Output:   cli.Rewrites,
	Options:  `-0, --zero; -h, --help; -V, --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// look searches /usr/share/dict/words where no file is given.
var look = cli.Program{
	Name: "look",
	Options: `
		-a, --alternative; -d, --alphanum; -f, --ignore-case; -t, --terminate CHAR; -h, --help
		-V, --version`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1},
}

var colrm = cli.Program{
	Name:    "colrm",
	Options: `-h, --help; -V, --version`,
	Effect:  cli.Pure,
}

var col = cli.Program{
	Name: "col",
	Options: `
		-b, --no-backspaces; -f, --fine; -p, --pass; -h, --tabs; -x, --spaces; -l, --lines N; -H, --help
		-V, --version`,
	Effect: cli.Pure,
}
