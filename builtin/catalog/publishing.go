package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns small checkers and publishers of projects: actionlint 1.7,
// twine 6.2, gitleaks 8.28, TFLint 0.59, checkov 3.2, phpstan 2.1, phpunit 12.

var actionlint = cli.Program{
	Name:  "actionlint",
	Style: cli.SingleDash,
	Options: `
		-color; -config-file FILE; -debug; -format TEXT; -ignore REGEX; -init-config; -no-color; -oneline
		-pyflakes PROGRAM; -shellcheck PROGRAM; -stdin-filename NAME; -verbose; -version; -h, -help
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-config-file", Effect: cli.ReadsFrom},
		{Option: "-init-config", Effect: cli.Works, Does: "writes a configuration into the project"},
		{Option: "-shellcheck -pyflakes", Effect: cli.ExecutesProgram},
	},
}

var twine = cli.Program{
	Name:    "twine",
	Options: `-h, --help; --version; --no-color`,
	Effect:  cli.Pure,
	Probes:  []string{"twine check 'dist/*'"},
	Commands: []cli.Command{
		{Name: "check", Effect: cli.Reads, Options: `--strict`, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{
			Name: "upload register", Effect: cli.Changes, Does: "publishes to a registry",
			Options: `
				-r, --repository NAME; --repository-url URL; --attestations; -s, --sign; --sign-with PROGRAM
				-i, --identity NAME; -u, --username NAME; -p, --password TEXT; --non-interactive
				-c, --comment TEXT; --config-file FILE; --skip-existing; --cert FILE; --client-cert FILE
				--verbose; --disable-progress-bar`,
		},
	},
}

var gitleaks = cli.Program{
	Name:  "gitleaks",
	Style: cli.Pflag,
	Options: `
		-b, --baseline-path FILE; -c, --config FILE; --diagnostics TEXT; --diagnostics-dir DIR; --enable-rule ID
		--exit-code N; -i, --gitleaks-ignore-path FILE; -h, --help; --ignore-gitleaks-allow; -l, --log-level LEVEL
		--max-archive-depth N; --max-decode-depth N; --max-target-megabytes N; --no-banner; --no-color
		--redact[=N]; -f, --report-format FORMAT; -r, --report-path FILE; --report-template FILE; --timeout N
		-v, --verbose; --version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--report-path", Value: "!-", Effect: cli.WritesTo, Does: "writes a report"},
		{Option: "--diagnostics-dir", Effect: cli.WritesInto, Does: "writes diagnostics"},
		{Option: "--config --baseline-path --report-template", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{
			Name: "git", Effect: cli.Reads, Operands: cli.Operands{Each: cli.ReadsFrom},
			Options: `--log-opts TEXT; --platform NAME; --pre-commit; --staged`,
		},
		{Name: "dir directory file", Effect: cli.Reads, Operands: cli.Operands{Each: cli.ReadsFrom},
			Options: `--follow-symlinks`},
		{Name: "stdin", Effect: cli.Reads},
		{
			Name: "detect protect", Effect: cli.Reads,
			Options: `
				-s, --source DIR; --log-opts TEXT; --no-git; --staged; -p, --pipe; --follow-symlinks
				--platform NAME`,
			Rules: []cli.Rule{{Option: "--source", Effect: cli.ReadsFrom}},
		},
		{Name: "version completion help", Effect: cli.Pure},
	},
}
