package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
)

// This file owns PHP and Composer, and the scripting of macOS and PowerShell.

func phpCode(text string) lang.Result         { return code.PHP(text) }
func appleScriptCode(text string) lang.Result { return code.AppleScript(text) }
func powerShellCode(text string) lang.Result  { return code.PowerShell(text) }

// php is PHP 8.4, its command line.
var php = cli.Program{
	Name:          "php",
	Env:           "PHPRC PHP_* PHP*",
	StopAtOperand: true,
	Options: `
		-a, --interactive; -b ADDR; -B, --process-begin CODE; -c, --php-ini ~PATH; -C; -d, --define !PAIR; -e
		-E, --process-end CODE; -f, --file FILE; -F, --process-file FILE; -h, --help; -H; -i, --info
		-l, --syntax-check; -m, --modules; -n; -q; -r, --run CODE; -R, --process-code CODE; -s
		-S, --server ADDR; -t, --docroot DIR; -v, --version; -w, --strip; -z, --zend-extension !FILE
		--ini[=diff]; --rf, --rfunction NAME; --rc, --rclass NAME; --re, --rextension NAME
		--rz, --rzendextension NAME; --ri, --rextinfo NAME`,
	Inspect: inspectPHP,
}

func inspectPHP(inv *cli.Invocation, r *cli.Report) {
	code := false
	for _, o := range []string{"--run", "--process-code", "--process-begin", "--process-end"} {
		for _, text := range inv.All(o) {
			code = true
			runsCode(r, text, phpCode, "PHP")
		}
	}
	words := append(append(inv.All("--file"), inv.All("--process-file")...), inv.Operands...)
	switch {
	case inv.Has("--info") || inv.Has("--modules") || inv.Has("--ini") || inv.Has("--rf") || inv.Has("--rc") ||
		inv.Has("--re") || inv.Has("--rz") || inv.Has("--ri"):
		r.Add(cli.Reads, "prints facts about PHP")
	case code:
	case inv.Has("--server"):
		r.Add(cli.Runs, "starts a server")
	case inv.Has("--interactive"):
		r.Add(cli.Interactive, "waits for PHP code")
	case (inv.Has("--syntax-check") || inv.Has("--strip") || inv.Has("-s")) && len(words) > 0:
		for _, w := range words {
			r.Path(cli.ReadsFrom, w, "")
		}
	case len(words) > 0 && (words[0].Text == "artisan" || words[0].Text == "./artisan"):
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("artisan")}, words[1:]...), Via: "php"})
	case len(words) > 0:
		runsFile(inv, r, words, phpCode, "PHP")
	default:
		runsInput(inv, r, phpCode, "PHP")
	}
}

// composer is Composer 2.8.
var composer = cli.Program{
	Name: "composer",
	Options: `
		-h, --help; -q, --quiet; -V, --version; --ansi; --no-ansi; -n, --no-interaction; --profile
		--no-plugins; --no-scripts; -d, --working-dir @DIR; --no-cache; -v[LEVEL]; --verbose
		-f, --format FORMAT`,
	Effect:   cli.Pure,
	Probes:   []string{"composer show", "composer outdated", "composer validate"},
	Unlisted: pnpmScript,
	Commands: []cli.Command{
		{Name: "install i update u upgrade require r remove rm uninstall reinstall bump dump-autoload dumpautoload",
			Effect: cli.Works, Does: projectPackages, Options: composerOptions, Rules: npmDry2},
		{Name: "init", Effect: cli.Works, Does: "writes composer.json", Options: `
			--name NAME; --description TEXT; --author NAME; --type NAME; --homepage URL; --require SPEC
			--require-dev SPEC; -s, --stability NAME; -l, --license NAME; --repository URL; -a, --autoload DIR`},
		{Name: "create-project", Effect: cli.Runs, Does: "runs another project's scripts"},
		{Name: "show info outdated licenses why depends why-not prohibits search browse home about diagnose " +
			"validate check-platform-reqs suggests fund audit status list", Effect: cli.Reads, Options: `
			--all; --locked; -i, --installed; -p, --platform; -a, --available; -s, --self; -N, --name-only
			-P, --path; -t, --tree; -l, --latest; -o, --outdated; --ignore LIST; -M, --major-only
			-m, --minor-only; --patch-only; -A, --sort-by-age; -D, --direct; --strict; --no-dev
			-r, --recursive; --no-check-all; --no-check-lock; --check-lock; --no-check-publish
			--no-check-version; -H; --by-package; --type NAME; --only-vendor; --abandoned MODE
			--ignore-severity LEVEL; --only-name; --lock; --show`},
		{Name: "archive", Effect: cli.Works, Does: "writes an archive",
			Options: "--dir DIR; --file NAME; --ignore-filters",
			Rules:   []cli.Rule{{Option: "--dir", Effect: cli.WritesTo}}},
		{Name: "config", Effect: cli.Reads, Options: `
			-g, --global; -e, --editor; -a, --auth; --unset; -l, --list; --file FILE; --absolute; -j, --json
			-m, --merge; --append; --source`, Rules: []cli.Rule{
			{Option: "--editor", Effect: cli.Interactive, Does: "opens an editor"},
			{Option: "--auth", Effect: cli.Changes, Does: "changes credentials"},
			{Option: "--unset", Effect: cli.Works, Does: "edits composer.json"},
			{MinOperands: 2, Effect: cli.Works, Does: "edits composer.json"}}, Inspect: inspectComposerConfig},
		{Name: "global", Effect: cli.Changes, Does: "changes packages of the user", StopAtOperand: true},
		{Name: "clear-cache clearcache cc", Effect: cli.Changes, Does: "deletes Composer's cache"},
		{Name: "self-update selfupdate", Effect: cli.Changes, Does: "replaces Composer itself"},
		{Name: "run-script run", StopAtOperand: true, Options: "-l, --list; --timeout N; --dev; --no-dev",
			Inspect: inspectNpmRun},
		{Name: "exec", StopAtOperand: true, Options: "-l, --list", Inspect: inspectPackage},
		{Name: "help completion", Effect: cli.Pure},
	},
}

const composerOptions = `
	--dry-run; --dev; --no-dev; --no-autoloader; --no-progress; --no-install; --no-update; --no-audit
	--audit-format FORMAT; --lock; --with SPEC; -w, --with-dependencies
	-W, --with-all-dependencies, --update-with-all-dependencies; --update-with-dependencies
	-o, --optimize-autoloader, --optimize; -a, --classmap-authoritative; --apcu-autoloader
	--ignore-platform-reqs; --ignore-platform-req NAME; --prefer-source; --prefer-dist
	--prefer-install MODE; --prefer-stable; --prefer-lowest; -m, --minimal-changes; -i, --interactive
	--root-reqs; --fixed; --no-suggest; --sort-packages; --unused; --update-no-dev
	--no-security-blocking; --patch-only; --apcu; --strict-psr; --download-only
	--bump-after-update[=MODE]; -D, --dev-only; -R, --no-dev-only`

func inspectComposerConfig(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--global") && (len(inv.Operands) > 1 || inv.Has("--unset")) {
		r.Add(cli.Changes, "--global changes the user's settings")
	}
}

// osascript is that of macOS 26.
var osascript = cli.Program{
	Name:          "osascript",
	StopAtOperand: true,
	Options:       "-e CODE; -i; -l LANGUAGE; -s FLAGS",
	Inspect:       inspectOSAScript,
}

func inspectOSAScript(inv *cli.Invocation, r *cli.Report) {
	judge, of := lang.Language(appleScriptCode), "AppleScript"
	if l, ok := inv.Last("-l"); ok && l.Text == "JavaScript" {
		judge, of = javaScriptCode, "JavaScript"
	}
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, judge, of)
	}
	switch {
	case inv.Has("-i"):
		r.Add(cli.Interactive, "waits for "+of)
	case len(codes) > 0:
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, judge, of)
	default:
		runsInput(inv, r, judge, of)
	}
}

// pwsh is PowerShell 7.5. Its options may be shortened and spelled in any case.
var pwsh = cli.Program{
	Name:    "pwsh",
	Also:    "powershell",
	Style:   cli.NoOptions,
	Inspect: inspectPwsh,
}

func inspectPwsh(inv *cli.Invocation, r *cli.Report) {
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		if !w.Static {
			runsCode(r, cli.JoinWords(inv.Args[i:]), powerShellCode, "PowerShell")
			return
		}
		name := lowerASCII(w.Text)
		switch {
		case name == "-version" || name == "--version" || name == "-v" || name == "-help" || name == "-h" ||
			name == "-?" || name == "--help":
			if len(inv.Args) == 1 {
				r.Add(cli.Pure, "prints help or its version")
				return
			}
			i++ // -Version N of Windows PowerShell
		case name == "-c" || len(name) > 3 && strings.HasPrefix("-command", name):
			if i+1 < len(inv.Args) && inv.Args[i+1].Text != "-" {
				runsCode(r, cli.JoinWords(inv.Args[i+1:]), powerShellCode, "PowerShell")
				return
			}
			runsInput(inv, r, powerShellCode, "PowerShell")
			return
		case name == "-e" || name == "-ec" || strings.HasPrefix("-encodedcommand", name) && len(name) > 2:
			r.Signal("runs remote or decoded content")
			return
		case name == "-f" || len(name) > 2 && strings.HasPrefix("-file", name):
			if i+1 < len(inv.Args) {
				runsFile(inv, r, inv.Args[i+1:], powerShellCode, "PowerShell")
				return
			}
		case name == "-executionpolicy" || name == "-ex" || name == "-ep" || name == "-exec" ||
			name == "-workingdirectory" || name == "-wd" || name == "-inputformat" || name == "-outputformat" ||
			name == "-o" || name == "-windowstyle" || name == "-w" || name == "-settingsfile" ||
			name == "-configurationname" || name == "-custompipename":
			i++
		case name == "-noprofile" || name == "-nop" || name == "-noninteractive" || name == "-noni" ||
			name == "-nologo" || name == "-nol" || name == "-login" || name == "-l" || name == "-sta" ||
			name == "-mta" || name == "-noexit" || name == "-noe" || name == "-interactive" || name == "-i":
		case len(name) > 0 && name[0] == '-':
			r.Unknown("pwsh has no option " + w.Text + " that is known here")
		default:
			// A file for pwsh, a command for Windows PowerShell.
			runsCode(r, cli.JoinWords(inv.Args[i:]), powerShellCode, "PowerShell")
			runsScript(r, "pwsh", inv.Args[i:])
			return
		}
	}
	runsInput(inv, r, powerShellCode, "PowerShell")
}

func lowerASCII(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}
