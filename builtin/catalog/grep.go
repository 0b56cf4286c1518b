package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the programs that search text: grep (GNU 3.11, BSD), ripgrep
// 14.1, ag 2.2, ack 3.7.

// grep is also egrep, fgrep, rgrep and zgrep, bzgrep, xzgrep, zstdgrep.
var grep = cli.Program{
	Name: "grep",
	Also: "bzgrep egrep fgrep rgrep xzgrep zgrep zstdgrep",
	Options: `
		-E, --extended-regexp; -F, --fixed-strings; -G, --basic-regexp; -P, --perl-regexp; -e, --regexp PATTERN
		-f, --file FILE; -i, -y, --ignore-case; --no-ignore-case; -v, --invert-match; -w, --word-regexp
		-x, --line-regexp; -c, --count; --color[=WHEN]; --colour[=WHEN]; -L, --files-without-match
		-l, --files-with-matches; -m, --max-count N; -o, --only-matching; -q, --quiet, --silent; -s, --no-messages
		-b, --byte-offset; -H, --with-filename; -h, --no-filename; --label LABEL; -n, --line-number
		-T, --initial-tab; -Z, -z, --null-data, --null; -A, --after-context N; -B, --before-context N
		-C, --context N; --group-separator SEP; --no-group-separator; -a, --text; --binary-files TYPE
		-D, --devices ACTION; -d, --directories ACTION; --exclude GLOB; --exclude-from FILE; --exclude-dir GLOB
		-I; --include GLOB; --include-dir GLOB; -r, --recursive; -R, --dereference-recursive; --line-buffered
		-U, --binary; -u, --unix-byte-offsets; -0123456789; -MOpSJX; --decompress; --mmap; --help; -V, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1, Unless: "--regexp --file"},
	Rules: []cli.Rule{
		{Option: "--file --exclude-from", Effect: cli.ReadsFrom},
		{Option: "--recursive --dereference-recursive", Effect: cli.Reads},
	},
}

// rg searches the directory it is called in where it reads no standard input.
var rg = cli.Program{
	Name: "rg",
	Also: "ripgrep",
	Options: `
		-e, --regexp PATTERN; -f, --file FILE; --pre COMMAND; --pre-glob GLOB; --no-pre; -z, --search-zip
		--no-search-zip; -s, --case-sensitive; --crlf; --no-crlf; --dfa-size-limit SIZE
		-E, --encoding ENCODING; --no-encoding; --engine ENGINE; -F, --fixed-strings; --no-fixed-strings
		-i, --ignore-case; -v, --invert-match; --no-invert-match; -x, --line-regexp; -m, --max-count N
		--mmap; --no-mmap; -U, --multiline; --no-multiline; --multiline-dotall; --no-multiline-dotall
		--no-unicode; --unicode; --null-data; -P, --pcre2; --no-pcre2; --regex-size-limit SIZE
		-S, --smart-case; --stop-on-nonmatch; -a, --text; --no-text; -j, --threads N; -w, --word-regexp
		--auto-hybrid-regex; --no-auto-hybrid-regex; --no-pcre2-unicode; --pcre2-unicode; --binary
		--no-binary; -L, --follow; --no-follow; -g, --glob GLOB; --glob-case-insensitive
		--no-glob-case-insensitive; -., --hidden; --no-hidden; --iglob GLOB; --ignore-file FILE
		--ignore-file-case-insensitive; --no-ignore-file-case-insensitive; -d, --max-depth, --maxdepth N
		--max-filesize SIZE; --no-ignore; --ignore; --no-ignore-dot; --ignore-dot; --no-ignore-exclude
		--ignore-exclude; --no-ignore-files; --ignore-files; --no-ignore-global; --ignore-global
		--no-ignore-parent; --ignore-parent; --no-ignore-vcs; --ignore-vcs; --no-require-git; --require-git
		--one-file-system; --no-one-file-system; -t, --type TYPE; -T, --type-not TYPE; --type-add SPEC
		--type-clear TYPE; -u, --unrestricted; -A, --after-context N; -B, --before-context N
		--block-buffered; --no-block-buffered; -b, --byte-offset; --no-byte-offset; --color WHEN
		--colors SPEC; --column; --no-column; -C, --context N; --context-separator SEP
		--no-context-separator; --field-context-separator SEP; --field-match-separator SEP; --heading
		--no-heading; -h, --help; --hostname-bin COMMAND; --hyperlink-format FORMAT; --include-zero
		--no-include-zero; --line-buffered; --no-line-buffered; -n, --line-number; -N, --no-line-number
		-M, --max-columns N; --max-columns-preview; --no-max-columns-preview; -0, --null
		-o, --only-matching; --path-separator SEP; --passthru, --passthrough; -p, --pretty; -q, --quiet
		-r, --replace TEXT; --sort KEY; --sortr KEY; --sort-files; --no-sort-files; --trim; --no-trim
		--vimgrep; -H, --with-filename; -I, --no-filename; -c, --count; --count-matches
		-l, --files-with-matches; --files-without-match; --json; --no-json; --debug; --trace
		--no-ignore-messages; --ignore-messages; --no-messages; --messages; --stats; --no-stats; --files
		--generate KIND; --no-config; --pcre2-version; --type-list; -V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1, Unless: "--regexp --file --files --type-list"},
	Rules: []cli.Rule{
		{Option: "--pre --hostname-bin", Effect: cli.ExecutesProgram, Does: "runs a program for every file"},
		{Option: "--file --ignore-file", Effect: cli.ReadsFrom},
		{Option: "--pcre2-version --generate", Lowers: true, Effect: cli.Pure},
	},
}

var ag = cli.Program{
	Name: "ag",
	Options: `
		--ackmate; -A, --after[=LINES]; -B, --before[=LINES]; --break; --nobreak; -c, --count; --color
		--nocolor; --color-line-number CODES; --color-match CODES; --color-path CODES; --column; --filename
		--nofilename; -H, --heading; --noheading; -C, --context[=LINES]; --group; --nogroup
		-g, --filename-pattern PATTERN; -l, --files-with-matches; -L, --files-without-matches
		--print-all-files; --numbers; --nonumbers; -o, --only-matching; --print-long-lines
		--passthrough, --passthru; --silent; --stats; --stats-only; --vimgrep; -0, --null; -a, --all-types
		-D, --debug; --depth N; -f, --follow; -F, -Q, --literal, --fixed-strings
		-G, --file-search-regex PATTERN; --hidden; -i, --ignore-case; --ignore PATTERN; --ignore-dir NAME
		-m, --max-count N; --one-device; -p, --path-to-ignore FILE; -s, --case-sensitive; -S, --smart-case
		--search-binary; -t, --all-text; -u, --unrestricted; -U, --skip-vcs-ignores; -v, --invert-match
		-w, --word-regexp; -W, --width N; -z, --search-zip; -n, --norecurse; -r, --recurse; --pager COMMAND
		--nopager; --list-file-types; --parallel; --multiline; --nomultiline; --affinity; --noaffinity
		--mmap; --nommap; --workers N; -h, --help; -V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1, Unless: "--filename-pattern"},
	Rules: []cli.Rule{
		{Option: "--pager", Effect: cli.Executes, Does: "runs a pager"},
		{Option: "--path-to-ignore", Effect: cli.ReadsFrom},
	},
}

// ack's --ackrc may hold any option, a pager as well; --man and --help run none
// of the user's.
var ack = cli.Program{
	Name: "ack",
	Also: "ack-grep",
	Options: `
		-i, --ignore-case; -I, --no-ignore-case; -S, --smart-case; --no-smart-case; -v, --invert-match
		-w, --word-regexp; -Q, --literal; --range-start PATTERN; --range-end PATTERN; --match PATTERN
		--output EXPR; -o; --passthru; -m, --max-count N; -1; -H, --with-filename; -h, --no-filename
		-c, --count; --column; --nocolumn; -A, --after-context N; -B, --before-context N; -C, --context[=N]
		--print0; -s; -f; -g PATTERN; --sort-files; --show-types; --files-from FILE; -x; --color; --nocolor
		--colour; --nocolour; --color-filename COLOR; --color-match COLOR; --color-colno COLOR
		--color-lineno COLOR; --flush; --break; --nobreak; --heading; --noheading; --group; --nogroup
		-l, --files-with-matches; -L, --files-without-matches; --pager[=COMMAND]; --nopager
		-n, --no-recurse; -r, -R, --recurse; --follow; --nofollow; --ignore-directory NAME
		--ignore-dir NAME; --noignore-directory NAME; --noignore-dir NAME; --ignore-file FILTER
		-k, --known-types; -t, --type TYPE; -T TYPE; --type-set SPEC; --type-add SPEC; --type-del TYPE
		--python; --perl; --ruby; --js; --ts; --go; --cc; --cpp; --java; --html; --css; --json; --yaml
		--xml; --sql; --shell; --rust; --php; --markdown; --make; --env; --noenv; --ackrc FILE
		--ignore-ack-defaults; --create-ackrc; --dump; --bar; --thpppt; --cathy; --filter; --nofilter
		--underline; --nounderline; --proximate[=N]; -p[N]; -P; --not PATTERN; --and PATTERN; --or PATTERN
		--help; --help-types; --help-colors; --help-rgb-colors; --man; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1, Unless: "--match -f -g"},
	Rules: []cli.Rule{
		{Option: "--pager", Effect: cli.Executes, Does: "runs a pager"},
		{Option: "--ackrc", Effect: cli.Unstated, Does: "reads options from a file"},
		{Option: "--output", Effect: cli.Unstated, Does: "evaluates an expression for every match"},
		{Option: "--files-from", Effect: cli.ReadsFrom},
	},
}
