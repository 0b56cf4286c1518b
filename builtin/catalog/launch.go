package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns wrappers that pick a program by its name, or give a command a
// session, a display, a proxy or an environment.

// busybox is BusyBox 1.37 and toybox 0.8.12: the applets are known under their
// own names.
var busybox = cli.Program{
	Name:          "busybox",
	Also:          "toybox",
	StopAtOperand: true,
	Options:       `--help; --install; --list; --list-full; --long; -s`,
	Effect:        cli.Pure,
	Rules: []cli.Rule{
		{Option: "--install", Effect: cli.Changes, Does: "installs links for all applets"},
	},
	Inspect: inspectBusybox,
}

func inspectBusybox(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 && !inv.Has("--install") {
		r.Run(cli.Inner{Argv: inv.Operands, Via: inv.Called()})
	}
}

// rtk is rtk 0.28: a filter on the output of other programs, which it runs by
// their names.
var rtk = cli.Program{
	Name:          "rtk",
	StopAtOperand: true,
	Options:       `-u, --ultra-compact; -v, --verbose; --skip-env; -h, --help; -V, --version`,
	Inspect:       inspectRtk,
}

func inspectRtk(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) == 0 {
		r.Unknown("the command that rtk runs is not given")
		return
	}
	name := words[0].Text
	switch name {
	case "gain", "discover", "learn", "session", "cc-economics", "hook-audit", "verify", "help":
		r.Add(cli.Reads, "reports on rtk's own use")
	case "env":
		r.Add(cli.ReadsSecrets, "prints the environment, which may hold secrets")
	case "read", "smart", "json", "deps", "log":
		for _, w := range words[1:] {
			if w.Static && len(w.Text) > 1 && w.Text[0] == '-' {
				r.Unknown("rtk " + name + " " + w.Text + " is not known here")
				return
			}
			r.Path(cli.ReadsFrom, w, "")
		}
		if len(words) == 1 {
			r.Add(cli.Pure, "")
		}
	case "init", "config", "trust", "telemetry", "hook":
		r.Add(cli.Changes, "changes the settings or hooks of rtk and the harness")
	case "proxy", "err", "test", "summary", "run":
		if len(words) == 1 {
			r.Unknown("the command that rtk " + name + " runs is not given")
			return
		}
		r.Run(cli.Inner{Argv: words[1:], Via: "rtk " + name})
	default:
		r.Run(cli.Inner{Argv: words, Via: "rtk"})
	}
}

// proxychains is proxychains-ng 4.17; torsocks 2.4 shares the form.
var proxychains = cli.Program{
	Name:          "proxychains",
	Also:          "proxychains4",
	StopAtOperand: true,
	Options:       `-q, --quiet; -f FILE; --help`,
	Wraps:         &cli.Wrap{},
}

// torsocks is torsocks 2.4.
var torsocks = cli.Program{
	Name:          "torsocks",
	Also:          "torify",
	StopAtOperand: true,
	Options: `
		-a, --address ADDRESS; -d, --debug; -i, --isolate; -P, --port PORT; -p, --pass PASSWORD; -q, --quiet
		-u, --user USER; --shell; -h, --help; --version`,
	Wraps: &cli.Wrap{},
}

// systemdInhibit is systemd 257.
var systemdInhibit = cli.Program{
	Name:          "systemd-inhibit",
	StopAtOperand: true,
	Options: `
		--list; --mode MODE; --no-ask-password; --no-legend; --no-pager; --what LIST; --who TEXT; --why TEXT
		-h, --help; --version
	`,
	Effect: cli.Reads,
	Wraps:  &cli.Wrap{Optional: true},
}

// systemdRun is systemd 257; it starts a unit, whatever
// the command is.
var systemdRun = cli.Program{
	Name:          "systemd-run",
	StopAtOperand: true,
	Options: `
		-d, --same-dir; -E, --setenv NAME=VALUE; -G, --collect; -H, --host HOST; -M, --machine NAME
		-P, --pipe; -p, --property NAME=VALUE; -q, --quiet; -r, --remain-after-exit; -S, --shell; -t, --pty
		-u, --unit NAME; -v; --background COLOR; --description TEXT; --gid GID; --json MODE; --nice N
		--no-ask-password; --no-block; --no-pager; --on-active T; --on-boot T; --on-calendar T
		--on-startup T; --on-unit-active T; --on-unit-inactive T; --path-property P; --scope
		--service-type TYPE; --slice NAME; --slice-inherit; --socket-property P; --system
		--timer-property P; --uid UID; --user; --wait; --working-directory DIR; -h, --help; --version
	`,
	Effect: cli.Changes,
	Does:   "starts a unit of the service manager",
}

// dbusRunSession is D-Bus 1.16.
var dbusRunSession = cli.Program{
	Name:          "dbus-run-session",
	StopAtOperand: true,
	Options:       `--config-file FILE; --dbus-daemon PROGRAM; --help; --version`,
	Rules: []cli.Rule{
		{Option: "--dbus-daemon", Effect: cli.ExecutesProgram},
		{Option: "--config-file", Effect: cli.ReadsFrom},
	},
	Wraps: &cli.Wrap{},
}

// xvfbRun is Debian's xvfb 21.1.
var xvfbRun = cli.Program{
	Name:          "xvfb-run",
	StopAtOperand: true,
	Options: `
		-a, --auto-servernum; -e, --error-file FILE; -f, --auth-file FILE; -h, --help; -l, --listen-tcp
		-n, --server-num N; -p, --xauth-protocol NAME; -s, --server-args ARGS; -w, --wait SECONDS
	`,
	Rules: []cli.Rule{{Option: "--error-file --auth-file", Effect: cli.WritesTo}},
	Wraps: &cli.Wrap{},
}

// unbuffer is expect 5.45; chronic is moreutils 0.69.
var unbuffer = cli.Program{
	Name:          "unbuffer",
	StopAtOperand: true,
	Options:       `-p`,
	Wraps:         &cli.Wrap{},
}

// chronic is moreutils 0.69.
var chronic = cli.Program{
	Name:          "chronic",
	StopAtOperand: true,
	Options:       `-e; -v`,
	Wraps:         &cli.Wrap{},
}

// direnv is direnv 2.36.
var direnv = cli.Program{
	Name:    "direnv",
	Options: `--help; --version`,
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "allow permit grant", Effect: cli.Changes, Does: "lets an .envrc run code"},
		{Name: "block deny revoke disallow", Effect: cli.Changes, Does: "stops an .envrc from running"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
		{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{Skip: 1, Via: "direnv exec"}},
		{Name: "export", Effect: cli.Runs, Does: "runs the project's .envrc"},
		{Name: "dotenv", Effect: cli.ReadsSecrets, Does: "prints a file of variables"},
		{Name: "fetchurl", Effect: cli.Works, Does: "downloads into direnv's cache"},
		{Name: "reload", Effect: cli.Works, Does: "has the .envrc loaded again"},
		{Name: "prune", Effect: cli.Changes, Does: "removes old permissions"},
		{Name: "hook stdlib version help", Effect: cli.Pure},
		{Name: "status", Effect: cli.Reads, Options: `--json`},
		{Name: "show_dump", Effect: cli.Pure},
	},
}

// dotenv is python-dotenv 1.1 (run, list, get, set) and dotenv-cli 8 (a command).
var dotenv = cli.Program{
	Name:          "dotenv",
	StopAtOperand: true,
	Options: `
		-c NAME; -e FILE; -f, --file FILE; -o, --override; --no-override; --overload; -p NAME
		-q, --quote MODE; -v NAME=VALUE; --export BOOL; --debug; --help; --version
	`,
	Inspect: inspectDotenv,
}

func inspectDotenv(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("-p") {
		r.Add(cli.ReadsSecrets, "prints a variable of a file that may hold secrets")
		return
	}
	if len(words) == 0 {
		r.Unknown("the command that dotenv runs is not given")
		return
	}
	switch words[0].Text {
	case "list", "get":
		r.Add(cli.ReadsSecrets, "prints variables of a file that may hold secrets")
	case "set", "unset":
		file, ok := inv.Last("--file")
		if !ok {
			file = cli.Lit(".env")
		}
		r.Path(cli.WritesTo, file, "changes a file of variables")
	case "run":
		words = words[1:]
		for len(words) > 0 && words[0].Static &&
			(words[0].Text == "--override" || words[0].Text == "--no-override" || words[0].Text == "--") {
			words = words[1:]
		}
		if len(words) == 0 {
			r.Unknown("the command that dotenv runs is not given")
			return
		}
		r.Run(cli.Inner{Argv: words, Via: "dotenv run", Env: inv.All("-v")})
	default:
		r.Run(cli.Inner{Argv: words, Via: "dotenv", Env: inv.All("-v")})
	}
}

// run0 is systemd 257's: sudo by a unit of its own.
var run0 = cli.Program{
	Name:          "run0",
	StopAtOperand: true,
	Options: `
		-u, --user USER; -g, --group GROUP; -D, --chdir @DIR; --setenv PAIR; --nice N; --background COLOR
		--machine NAME; --property PAIR; --description TEXT; --slice NAME; --slice-inherit; --unit NAME
		--no-ask-password; --pty; --pipe; --shell-prompt-prefix TEXT; --lightweight BOOL; --via-shell
		-h, --help; -V, --version
	`,
	Effect: cli.Interactive,
	Does:   "opens a shell of another user",
	Wraps:  &cli.Wrap{Elevated: true, Optional: true},
}
