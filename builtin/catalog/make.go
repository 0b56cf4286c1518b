package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns make and the runners of named tasks: just, task, rake, mask.

// gnuMake is GNU make 4.4 (also gmake) with the options of BSD make that agree.
// -n still runs lines that begin with "+" and $(shell …): no preview.
var gnuMake = cli.Program{
	Name: "make",
	Also: "gmake",
	Env:  "MAKE* MAKEFILES GNUMAKEFLAGS CC CXX LD AR CFLAGS",
	Options: `
		-b; -m; -B, --always-make; -C, --directory DIR; -d; --debug[=FLAGS]; -e, --environment-overrides
		-E, --eval TEXT; -f, --file, --makefile FILE; -i, --ignore-errors; -I, --include-dir DIR
		-j, --jobs[=N]; --jobserver-style STYLE; -k, --keep-going; -l, --load-average, --max-load[=N]
		-L, --check-symlink-times; -n, --just-print, --dry-run, --recon; -o, --old-file, --assume-old FILE
		-O, --output-sync[=TYPE]; -p, --print-data-base; -q, --question; -r, --no-builtin-rules
		-R, --no-builtin-variables; -s, --silent, --quiet; --no-silent; --shuffle[=MODE]
		-S, --no-keep-going, --stop; -t, --touch; --trace; -v, --version; -w, --print-directory
		--no-print-directory; -W, --what-if, --new-file, --assume-new FILE; --warn-undefined-variables; -h, --help
	`,
	Inspect: inspectMake,
}

func inspectMake(inv *cli.Invocation, r *cli.Report) {
	for _, text := range inv.All("--eval") {
		r.Unknown("runs the makefile text " + text.Text)
	}
	for _, f := range inv.All("--file") {
		if f.Foreign || f.Content != nil && f.Content.Foreign {
			r.Signal("runs remote or decoded content")
		}
	}
	if last, ok := inv.Last("--file"); ok && last.Text == "-" && inv.Input().Foreign {
		r.Signal("runs remote or decoded content")
	}
	if inv.Has("--just-print") {
		// Lines with "+" and $(shell …) run all the same.
		r.Add(cli.Runs, "a dry run still runs a part of the makefile")
		return
	}
	targets := 0
	for _, w := range inv.Operands {
		if i := strings.IndexByte(w.Text, '='); i > 0 {
			// A variable. One that holds a command is the makefile's affair.
			continue
		}
		targets++
		runsInstall(r, inv.Path[0], w)
	}
	if targets == 0 {
		r.Add(cli.Runs, "runs the makefile's first target")
	}
}

// just is just 1.43.
var just = cli.Program{
	Name:          "just",
	StopAtOperand: true,
	Options: `
		--alias-style STYLE; --ceiling DIR; --check; --chooser COMMAND; --clear-shell-args; --color WHEN
		--command-color COLOR; --cygpath PATH; -E, --dotenv-path FILE; --dotenv-filename NAME
		--dump-format FORMAT; -n, --dry-run; --explain; --global-justfile, -g; --group NAME; --highlight
		--no-highlight; -f, --justfile FILE; --list-heading TEXT; --list-prefix TEXT; --list-submodules
		--no-aliases; --no-deps; --no-dotenv; --one; -q, --quiet; --allow-missing; --set NAME
		--shell COMMAND; --shell-arg ARG; --shell-command; --tempdir DIR; --timestamp
		--timestamp-format FORMAT; --unsorted, -u; --unstable; -v, --verbose; -d, --working-directory DIR
		--yes; --time; -c, --command COMMAND; --changelog; --choose; --completions SHELL; --dump; -e, --edit
		--evaluate; --fmt; --groups; --init; -l, --list[=PATH]; --man; --request JSON; -s, --show NAME
		--summary; --usage; --variables; -V, --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--list --show --summary --dump --groups --variables --usage", Lowers: true, Effect: cli.Reads,
			Does: "shows the recipes"},
		{Option: "--dry-run", Lowers: true, Effect: cli.Runs, Does: "a dry run still evaluates the justfile"},
		{Option: "--changelog --completions --man", Lowers: true, Effect: cli.Pure},
	},
	Inspect: inspectJust,
}

func inspectJust(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--list") || inv.Has("--show") || inv.Has("--summary") || inv.Has("--dump") ||
		inv.Has("--groups") ||
		inv.Has("--variables") || inv.Has("--usage") || inv.Has("--changelog") || inv.Has("--completions") ||
		inv.Has("--man"):
	case inv.Has("--dry-run") && !inv.Has("--command"):
	case inv.Has("--fmt") && inv.Has("--check"):
		r.Add(cli.Reads, "checks the justfile's form")
	case inv.Has("--fmt") || inv.Has("--init"):
		r.Add(cli.Works, "writes the justfile")
	case inv.Has("--command"):
		words := append(inv.All("--command"), inv.Operands...)
		r.Run(cli.Inner{Argv: words, Via: "just --command"})
	case len(inv.Operands) == 0:
		r.Add(cli.Runs, "runs the justfile's first recipe")
	default:
		runsNamed(inv, r)
	}
}

// runsNamed states that every operand is a task.
func runsNamed(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.IndexByte(w.Text, '=') < 0 {
			runsInstall(r, inv.Path[0], w)
		}
	}
}

// goTask is Task 3.45 (taskfile.dev).
var goTask = cli.Program{
	Name: "task",
	Also: "go-task",
	Options: `
		-C, --concurrency N; --color, -c; -d, --dir DIR; --disable-fuzzy; -n, --dry; -x, --exit-code
		--experiments; -F, --failfast; -f, --force; -g, --global; -i, --init; -I, --interval DURATION; -j, --json
		-l, --list; -a, --list-all; --sort ORDER; --nested; -o, --output STYLE; --output-group-begin TEMPLATE
		--output-group-end TEMPLATE; --output-group-error-only; -p, --parallel; -s, --silent; --status; --summary
		-t, --taskfile FILE; -v, --verbose; -w, --watch; -y, --yes; --insecure; --download; --offline
		--timeout DURATION; --clear-cache; --expiry DURATION; --completion SHELL; --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--list --list-all --summary", Lowers: true, Effect: cli.Reads, Does: "shows the tasks"},
		{Option: "--dry", Lowers: true, Effect: cli.Runs, Does: "a dry run still evaluates the Taskfile"},
		{Option: "--completion", Lowers: true, Effect: cli.Pure},
	},
	Inspect: inspectTask,
}

func inspectTask(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--list") || inv.Has("--list-all") || inv.Has("--summary") || inv.Has("--completion") ||
		inv.Has("--dry"):
	case inv.Has("--init"):
		r.Add(cli.Works, "writes a Taskfile")
	case len(inv.Operands) == 0:
		r.Add(cli.Runs, "runs the Taskfile's default task")
	default:
		runsNamed(inv, r)
	}
}

// rake is Rake 13.3.
var rake = cli.Program{
	Name: "rake",
	Env:  "RUBY* BUNDLE_*",
	Options: `
		--backtrace[=OUT]; -A, --all; -B, --build-all; --comments; -C, --directory DIR; -n, --dry-run
		-e, --execute CODE; -E, --execute-continue CODE; -f, --rakefile[=FILE]; -G, --no-system, --nosystem
		-g, --system; -I, --libdir DIR; -j, --jobs[=N]; -m, --multitask; -N, --no-search, --nosearch
		-p, --execute-print CODE; -P, --prereqs; -q, --quiet; -R, --rakelibdir, --rakelib DIR; -r, --require MODULE
		--rules; -s, --silent; --suppress-backtrace PATTERN; --job-stats[=LEVEL]; -t, --trace[=OUT]
		-T, --tasks[=PATTERN]; -D, --describe[=PATTERN]; -v, --verbose[=V]; -V, --version; -W, --where[=PATTERN]
		-X, --no-deprecation-warnings; -H, -h, --help
	`,
	Inspect: inspectRake,
}

func inspectRake(inv *cli.Invocation, r *cli.Report) {
	code := false
	for _, o := range []string{"--execute", "--execute-continue", "--execute-print"} {
		for _, text := range inv.All(o) {
			code = true
			runsCode(r, text, rubyCode, "Ruby")
		}
	}
	switch {
	case len(inv.Operands) > 0:
		runsNamed(inv, r)
	case code:
	default:
		// Listing tasks (-T) loads the Rakefile, which is code.
		r.Add(cli.Runs, "runs the Rakefile")
	}
}
