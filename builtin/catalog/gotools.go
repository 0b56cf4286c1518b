package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns tools of Go projects besides the go command.

// gofmt is gofmt of Go 1.26; goimports, gofumpt and gci differ in a few options.
var gofmt = cli.Program{
	Name:  "gofmt",
	Also:  "gofumpt goimports",
	Style: cli.SingleDash,
	Options: `
		-l; -w; -d; -s; -e; -r RULE; -cpuprofile >FILE; -srcdir DIR; -local LIST; -format-only; -v
		-lang VERSION; -modpath PATH; -extra; -help
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Inspect:  inspectGofmt,
}

func inspectGofmt(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("-w") {
		return
	}
	r.Add(cli.Works, editsFiles)
	for _, w := range inv.Operands {
		r.Path(cli.WritesTo, w, "")
	}
}

// golangciLint is golangci-lint 2.5.
var golangciLint = cli.Program{
	Name: "golangci-lint",
	Options: `
		--color WHEN; -v, --verbose; --cpu-profile-path >FILE; --mem-profile-path >FILE; --trace-path FILE
		--version; -h, --help`,
	Effect: cli.Pure,
	Rules:  []cli.Rule{{Option: "--cpu-profile-path --mem-profile-path --trace-path", Effect: cli.WritesTo}},
	Commands: []cli.Command{
		{Name: "run", Effect: cli.Reads, Options: `
			-c, --config FILE; --no-config; --default NAME; -D, --disable LIST; -E, --enable LIST
			--enable-only LIST; --enable-all; --disable-all; -p, --presets LIST; --fast; --fast-only
			-j, --concurrency N; --modules-download-mode MODE; --issues-exit-code N; --build-tags LIST
			--timeout T; --tests[=BOOL]; --allow-parallel-runners; --allow-serial-runners; --path-prefix TEXT
			--path-mode MODE; --output.text.path FILE; --output.json.path FILE; --output.sarif.path FILE
			--output.junit-xml.path FILE; --output.checkstyle.path FILE; --output.code-climate.path FILE
			--output.html.path FILE; --output.tab.path FILE; --output.text.colors[=BOOL]
			--output.text.print-linter-name[=BOOL]; --out-format KIND:>FILE,...; --show-stats[=BOOL]
			--max-issues-per-linter N; --max-same-issues N; --uniq-by-line[=BOOL]; -n, --new
			--new-from-rev REF; --new-from-patch FILE; --new-from-merge-base REF; --whole-files; --fix
			--go VERSION; --skip-dirs LIST; --skip-files LIST; --exclude-dirs LIST; --exclude-files LIST
			--exclude REGEX; --print-issued-lines; --sort-results`,
			Rules: []cli.Rule{
				{Option: "--fix", Effect: cli.Works, Does: editsFiles},
				{Option: "--output.text.path --output.json.path --output.sarif.path --output.junit-xml.path " +
					"--output.checkstyle.path --output.code-climate.path --output.html.path --output.tab.path",
					Value: "!stdout stderr", Effect: cli.WritesTo}}},
		{Name: "fmt", Effect: cli.Works, Does: editsFiles, Options: `
			-c, --config FILE; --no-config; -d, --diff; --diff-colored; -E, --enable LIST; --stdin`,
			Rules: []cli.Rule{{Option: "--diff --diff-colored", Lowers: true, Effect: cli.Reads}}},
		{Name: "linters formatters help completion version", Effect: cli.Reads,
			Options: "-c, --config FILE; --no-config; --json; --short; -E LIST; -D LIST"},
		{Name: "config", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "path verify", Effect: cli.Reads,
				Options: "-c, --config FILE; --json; --schema URL"}}},
		{Name: "cache", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "status", Effect: cli.Reads},
				{Name: "clean", Effect: cli.Works, Does: "empties its cache"},
			}},
		{Name: "migrate", Effect: cli.Works, Does: "rewrites its configuration",
			Options: "-c, --config FILE; --format NAME; --skip-validation"},
		{Name: "custom", Effect: cli.Runs, Does: "builds a linter of its own"},
	},
}

// staticcheck is staticcheck 2025.1 (also govulncheck, errcheck, ineffassign,
// which only report).
var staticcheck = cli.Program{
	Name:  "staticcheck",
	Also:  "errcheck govulncheck",
	Style: cli.SingleDash,
	Options: `
		-checks LIST; -explain NAME; -f FORMAT; -fail LIST; -go VERSION; -list-checks; -matrix; -merge
		-show-ignored; -tags LIST; -tests[=BOOL]; -debug.cpuprofile FILE; -debug.memprofile FILE
		-debug.version; -test; -show TEXT; -mode NAME; -scan LEVEL; -json; -C DIR; -db URL; -format NAME
		-blank; -asserts; -ignoretests; -exclude FILE; -abspath; -version; -h, -help`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "-debug.cpuprofile -debug.memprofile", Effect: cli.WritesTo}},
}

// dlv is Delve 1.25: a debugger, which runs and steers programs.
var dlv = cli.Program{
	Name: "dlv",
	Options: `
		--accept-multiclient; --allow-non-terminal-interactive; --api-version N; --backend NAME
		--build-flags TEXT; --check-go-version; --disable-aslr; --headless; --init FILE; -l, --listen ADDR
		--log; --log-dest >FILE; --log-output LIST; --only-same-user; -r, --redirect RULE; --wd DIR
		-h, --help`,
	Effect: cli.Interactive,
	Does:   "opens a debugger",
	Commands: []cli.Command{
		{Name: "version help completion", Effect: cli.Pure, Options: "-v"},
		{Name: "debug test exec attach connect core dap replay trace run", Effect: cli.Interactive,
			Does: "opens a debugger", StopAtOperand: true, Options: `
			--output >FILE; --tty NAME; --continue; -e PROGRAM; -p N; -t; -s N; --ebpf; --exec PROGRAM; --pid N`},
	},
}

// gopls is gopls 0.20.
var gopls = cli.Program{
	Name:  "gopls",
	Style: cli.SingleDash,
	Options: `
		-v, -verbose; -vv, -veryverbose; -profile.cpu FILE; -profile.mem FILE; -remote ADDR; -ocagent ADDR
		-h, -help`,
	Effect: cli.Interactive,
	Does:   "serves an editor",
	Commands: []cli.Command{
		{Name: "check definition call_hierarchy folding_ranges highlight implementation links prepare_rename " +
			"references semtok signature stats symbols workspace_symbol version bug api-json licenses help codelens",
			Effect: cli.Reads, Options: `
			-d, -declaration; -json; -markdown; -matcher NAME; -severity LEVEL; -anon; -exec`,
			Rules: []cli.Rule{{Option: "-exec", Effect: cli.Runs, Does: "runs a command of the editor"}}},
		{Name: "format imports rename fix codeaction", Effect: cli.Reads, Options: `
			-w, -write; -d, -diff; -l, -list; -preserve; -a, -all; -exec; -kind LIST; -title REGEX`,
			Rules: []cli.Rule{
				{Option: "-w", Effect: cli.Works, Does: editsFiles, Operands: &cli.Operands{Each: cli.WritesTo}},
				{Option: "-exec", Effect: cli.Works, Does: editsFiles},
			}},
		{Name: "serve mcp", Effect: cli.Interactive, Does: "serves an editor"},
		{Name: "execute remote", Effect: cli.Runs, Does: "runs a command of the editor"},
	},
}
