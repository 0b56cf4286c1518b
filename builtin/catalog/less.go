package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns pagers: less 668, more (util-linux 2.40), most 5.2. They read
// files; their first commands may run anything.

var less = cli.Program{
	Name: "less",
	Also: "zless xzless",
	Options: `
		-?, --help; -a, --search-skip-screen; -A, --SEARCH-SKIP-SCREEN; -b, --buffers N; -B, --auto-buffers
		-c, --clear-screen; -d, --dumb; -D, --color SPEC; -e, --quit-at-eof; -E, --QUIT-AT-EOF; -f, --force
		-F, --quit-if-one-screen; -g, --hilite-search; -G, --HILITE-SEARCH; -h, --max-back-scroll N
		-i, --ignore-case; -I, --IGNORE-CASE; -j, --jump-target N; -J, --status-column
		-k, --lesskey-file FILE; -K, --quit-on-intr; -L, --no-lessopen; -m, --long-prompt; -M, --LONG-PROMPT
		-n, --line-numbers; -N, --LINE-NUMBERS; -o, --log-file >FILE; -O, --LOG-FILE >FILE
		-p, --pattern PATTERN; -P, --prompt PROMPT; -q, --quiet, --silent; -Q, --QUIET, --SILENT
		-r, --raw-control-chars; -R, --RAW-CONTROL-CHARS; -s, --squeeze-blank-lines; -S, --chop-long-lines
		-t, --tag TAG; -T, --tag-file FILE; -u, --underline-special; -U, --UNDERLINE-SPECIAL; -V, --version
		-w, --hilite-unread; -W, --HILITE-UNREAD; -x, --tabs N; -X, --no-init; -y, --max-forw-scroll N
		-z, --window N; --quotes CHARS; -~, --tilde; -#, --shift N; --exit-follow-on-close; --file-size
		--follow-name; --form-feed; --header N; --incsearch; --intr CHAR; --lesskey-content TEXT
		--lesskey-context TEXT; --lesskey-src FILE; --line-num-width N; --match-shift N; --modelines N
		--mouse; --MOUSE; --no-edit-warn; --no-histdups; --no-keypad; --no-number-headers; --no-paste
		--no-search-header-lines; --no-search-header-columns; --no-search-headers; --no-vbell
		--proc-backspace; --PROC-BACKSPACE; --proc-return; --PROC-RETURN; --proc-tab; --PROC-TAB
		--redraw-on-quit; --rscroll CHAR; --save-marks; --search-options CHARS; --show-preproc-errors
		--status-col-width N; --status-line; --use-backslash; --use-color; --wheel-lines N; --wordwrap
		--cmd TEXT; -0123456789
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--lesskey-file --lesskey-src --lesskey-content", Effect: cli.Unstated,
			Does: "reads key bindings, which may run commands"},
		{Option: "--cmd", Effect: cli.Unstated, Does: "starts with a command of less"},
	},
	Prepare: preparePager,
	Inspect: inspectPager,
}

// preparePager takes first commands out of the operands.
func preparePager(args []cli.Word) []cli.Word {
	kept := make([]cli.Word, 0, len(args))
	for i, w := range args {
		if w.Text == "--" {
			return append(kept, args[i:]...)
		}
		if !strings.HasPrefix(w.Text, "+") {
			kept = append(kept, w)
		}
	}
	return kept
}

// inspectPager looks at first commands (+G, +/pattern, +!command).
func inspectPager(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Args {
		text := w.Text
		if text == "--" {
			return
		}
		if !strings.HasPrefix(text, "+") || len(text) == 1 {
			continue
		}
		if !w.Static {
			r.Unknown("the first command of " + inv.Program.Name + " is not known statically")
			continue
		}
		cmd := strings.TrimPrefix(text[1:], "+")
		switch {
		case strings.HasPrefix(cmd, "!"):
			line := w.Cut(len(text) - len(cmd) + 1)
			r.Run(cli.Inner{Shell: &line, Via: inv.Program.Name})
		case strings.Trim(cmd, "0123456789GFgdfpnN%") == "":
		case cmd[0] == '/' || cmd[0] == '?':
			if strings.ContainsAny(cmd, "\n\r") {
				r.Unknown("the first commands of " + inv.Program.Name + " are not known here")
			}
		default:
			r.Unknown("the first command of " + inv.Program.Name + ", " + cmd + ", is not known here")
		}
	}
}

var more = cli.Program{
	Name: "more",
	Also: "zmore",
	Options: `
		-d, --silent; -f, --logical; -l, --no-pause; -c, --print-over; -p, --clean-print; -e, --exit-on-eof
		-s, --squeeze; -u, --plain; -n, --lines N; -0123456789; -h, --help; -V, --version; -EFRSXi
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Prepare:  preparePager,
	Inspect:  inspectPager,
}

var most = cli.Program{
	Name:     "most",
	Options:  `-1; -4; -a; -b; -C; -c; -d; -k; -M; -r; -s; -t[N]; -u; -v; -w; -z; -h, --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Prepare:  preparePager,
	Inspect:  inspectPager,
}

// bat is bat 0.24 (batcat on Debian). The options of its one subcommand, "cache", stand with
// the others: a file may have that name.
var bat = cli.Program{
	Name: "bat",
	Also: "batcat",
	Options: `
		-A, --show-all; --nonprintable-notation NOTATION; --binary MODE; -p, --plain
		-l, --language LANGUAGE; -H, --highlight-line RANGE; --file-name NAME; -d, --diff; --diff-context N
		--tabs N; --wrap MODE; -S, --chop-long-lines; --terminal-width N; -n, --number; --color WHEN
		--italic-text WHEN; --decorations WHEN; -f, --force-colorization; --paging WHEN; -P, --no-paging
		--pager COMMAND; -m, --map-syntax SPEC; --ignored-suffix SUFFIX; --theme NAME; --theme-light NAME
		--theme-dark NAME; --list-themes; -s, --squeeze-blank; --squeeze-limit N; --strip-ansi WHEN
		--style LIST; -r, --line-range RANGE; -L, --list-languages; -u, --unbuffered; --completion SHELL
		--diagnostic; --diagnostics; --acknowledgements; --set-terminal-title; --lessopen; --no-lessopen
		--no-config; --no-custom-assets; --config-file; --generate-config-file; --config-dir; --cache-dir
		-h, --help; -V, --version; -b, --build; -c, --clear; --source DIR; --target DIR; --blank
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--pager", Effect: cli.Executes, Does: "runs a pager"},
		{Option: "--generate-config-file", Effect: cli.Works, Does: "writes bat's configuration"},
		{Option: "--build", Effect: cli.Works, Does: "builds bat's cache"},
		{Option: "--clear", Effect: cli.Changes, Does: "deletes bat's cache"},
		{Option: "--target", Effect: cli.WritesInto, Does: "writes the cache"},
		{Option: "--lessopen", Effect: cli.Unstated, Does: "runs what LESSOPEN says"},
	},
}
