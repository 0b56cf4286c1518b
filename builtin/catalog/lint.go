package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns checkers of text and code that belong to no one language's
// tools: shellcheck 0.10, shfmt 3.10, hadolint 2.12, yamllint 1.35, jsonlint 1.6,
// cloc 2.02, tokei 12, scc 3.4.

var shellcheck = cli.Program{
	Name: "shellcheck",
	Options: `
		-a, --check-sourced; -C[WHEN]; --color[=WHEN]; -i, --include CODES; -e, --exclude CODES
		--extended-analysis BOOL; -f, --format FORMAT; --list-optional; --norc; --rcfile ~FILE
		-o, --enable CHECKS; -P, --source-path DIRS; -s, --shell SHELL; -S, --severity LEVEL; -V, --version
		-W, --wiki-link-count N; -x, --external-sources; --help
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--rcfile", Effect: cli.ReadsFrom},
	},
}

var shfmt = cli.Program{
	Name: "shfmt",
	Options: `
		-l, --list; -w, --write; -d, --diff; --apply-ignore; --filename NAME; -ln, --language-dialect NAME
		-p, --posix; -s, --simplify; -mn, --minify; -i, --indent N; -bn, --binary-next-line
		-ci, --case-indent; -sr, --space-redirects; -kp, --keep-padding; -fn, --func-next-line; -f, --find
		--to-json; --from-json; -h, --help; --version
	`,
	Style:   cli.SingleDash,
	Effect:  cli.Pure,
	Inspect: inspectShfmt,
}

func inspectShfmt(inv *cli.Invocation, r *cli.Report) {
	e := cli.ReadsFrom
	if inv.Has("-w") {
		e = cli.WritesTo
	}
	for _, w := range inv.Operands {
		if w.Text != "-" {
			r.Path(e, w, "")
		}
	}
}

var hadolint = cli.Program{
	Name: "hadolint",
	Options: `
		--no-fail; --no-color; -c, --config ~FILE; -V, --verbose; -f, --format FORMAT; --error RULE
		--warning RULE; --info RULE; --style RULE; --ignore RULE; --trusted-registry NAME
		--require-label LABEL; --strict-labels; --disable-ignore-pragma; -t, --failure-threshold LEVEL
		--file-path-in-report NAME; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--config", Effect: cli.ReadsFrom}},
}

var yamllint = cli.Program{
	Name: "yamllint",
	Options: `
		-c, --config-file ~FILE; -d, --config-data TEXT; --list-files; -f, --format FORMAT; -s, --strict
		--no-warnings; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--config-file", Effect: cli.ReadsFrom}},
}

var jsonlint = cli.Program{
	Name: "jsonlint",
	Options: `
		-s, --sort-keys; -E, --extensions LIST; -i, --in-place; -t, --indent CHAR; -c, --compact
		-M, --mode MODE; -B, --bom; -C, --comments; -S, --single-quoted-strings; -T, --trailing-commas
		--no-duplicate-keys; -D; --allow-duplicate-keys; -V, --validate FILE; -e, --environment NAME
		-x, --context; -l, --log-files; -p, --pretty-print; -P, --pretty-print-invalid
		-r, --trailing-newline; -R; --no-trailing-newline; -q, --quiet; -f, --config ~FILE; -F, --no-config
		-d, --diff; -k, --check; -n, --continue; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Inspect:  inspectJsonlint,
}

func inspectJsonlint(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if inv.Has("--in-place") {
			r.Path(cli.WritesTo, w, "")
		}
	}
}

var cloc = cli.Program{
	Name:  "cloc",
	Style: cli.SingleDash,
	Options: `
		-3; -autoconf; -by-file; -by-file-by-lang; -by-percent X; -categorized FILE; -config FILE
		-counted FILE; -count-and-diff; -csv; -csv-delimiter C; -csv-eol; -diff; -diff-alignment FILE
		-diff-list-file FILE; -diff-timeout N; -docstring-as-code; -exclude-content REGEX; -exclude-dir LIST
		-exclude-ext LIST; -exclude-lang LIST; -exclude-list-file FILE; -explain LANG; -ext LIST
		-extract-with COMMAND; -files; -fmt N; -follow-links; -force-git; -force-lang LANG
		-force-lang-def FILE; -fullpath; -git; -git-diff-rel; -git-diff-all; -hide-rate; -html
		-ignored FILE; -ignore-case-ext; -ignore-regex REGEX; -ignore-whitespace; -include-content REGEX
		-include-ext LIST; -include-lang LIST; -include-submodules; -json; -list-file FILE
		-lang-no-ext LANG; -match-d REGEX; -match-f REGEX; -max-file-size MB; -max-temp-size MB; -md
		-no-autogen; -no-recurse; -no3; -not-match-d REGEX; -not-match-f REGEX; -original-dir; -out >FILE
		-percent; -processes N; -progress-rate N; -quiet; -read-binary-files; -read-lang-def FILE
		-report-file >FILE; -sdir DIR; -show-ext[=EXT]; -show-lang[=LANG]; -show-os; -skip-archive REGEX
		-skip-uniqueness; -skip-win-hidden; -sql FILE; -sql-append; -sql-project NAME; -sql-style STYLE
		-stat; -stdin-name NAME; -strip-code EXT; -strip-comments EXT; -strip-str-comments; -sum-one
		-sum-reports; -timeout N; -unicode; -unique FILE; -unix; -use-sloccount; -vcs NAME; -v[=N]
		-verbose[=N]; -windows; -write-lang-def >FILE; -write-lang-def-incl-dup >FILE; -xml; -xsl FILE
		-yaml; -help; -version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-out -report-file -sql -counted -ignored -unique -categorized -diff-alignment -write-lang-def " +
			"-write-lang-def-incl-dup",
			Effect: cli.WritesTo, Does: "writes a report"},
		{Option: "-strip-code -strip-comments", Effect: cli.Works, Does: "writes stripped copies of files"},
		{Option: "-extract-with", Effect: cli.Executes, Does: "runs a command on archives"},
		{Option: "-config", Effect: cli.Unstated, Does: "reads options from a file"},
		{Option: "-vcs", Value: "!git svn auto", Effect: cli.Executes, Does: "runs a command to list files"},
	},
}

var tokei = cli.Program{
	Name: "tokei",
	Options: `
		-c, --columns N; -e, --exclude PATTERN; -f, --files; -i, --input FILE; --hidden; -l, --languages
		--no-ignore; --no-ignore-dot; --no-ignore-parent; --no-ignore-vcs; -n, --num-format STYLE
		-o, --output FORMAT; --streaming FORMAT; -s, --sort COLUMN; -r, --rsort COLUMN
		-t, --type, --types TYPES; -C, --compact; -v, --verbose; -h, --help; -V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--input", Effect: cli.ReadsFrom}},
}

var scc = cli.Program{
	Name:  "scc",
	Style: cli.Pflag,
	Options: `
		--avg-wage N; --binary; --by-file; --character; --ci; --cocomo-project-type TYPE; --count-as LIST
		--count-ignore; --currency-symbol TEXT; --debug; --directory-walker-job-workers N; -a, --dryness
		--eaf N; --exclude-dir LIST; -x, --exclude-ext LIST; -n, --exclude-file LIST; --file-gc-count N
		--file-list-queue-size N; --file-process-job-workers N; --file-summary-job-queue-size N
		-f, --format FORMAT; --format-multi LIST; --gen; --generated-markers LIST; -i, --include-ext LIST
		--include-symlinks; -l, --languages; --large-byte-count N; --large-line-count N; --locomo; --min
		-z, --min-gen; --min-gen-line-length N; --no-cocomo; -c; --no-complexity; -d, --no-duplicates
		--no-gen; --no-gitignore; --no-gitmodule; --no-hborder; --no-ignore; --no-large; --no-min
		--no-min-gen; --no-scc-ignore; --no-size; -M, --not-match LIST; -o, --output >FILE; --overhead N
		-p, --percent; --remap-all LIST; --remap-unknown LIST; --size-unit UNIT; --sloccount-format
		-s, --sort COLUMN; --sql-project NAME; -t, --trace; -u, --uloc; -v, --verbose; -w, --wide; --mcp
		-h, --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--format-multi", Effect: cli.Unstated, Does: "writes reports to files of its own"},
	},
}
