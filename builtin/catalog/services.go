package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the service managers other than systemd.

// service is init-system-helpers 1.68: NAME COMMAND.
var service = cli.Program{
	Name:          "service",
	StopAtOperand: true,
	Options:       `-s, --status-all; -e; -l; -R; -d, --debug; -f, --full-restart; -v; -h, --help; --version`,
	Inspect:       inspectService,
	Probes:        []string{"service --status-all"},
}

// rcService is OpenRC 0.60.
var rcService = cli.Program{
	Name:          "rc-service",
	StopAtOperand: true,
	Options: `
		-c, --ifcrashed; -D, --nodeps; -d, --debug; -e, --exists; -i, --ifexists; -I, --ifinactive
		-l, --list; -N, --ifnotstarted; -q, --quiet; -r, --resolve; -S, --ifstopped; -s, --ifstarted
		-U, --user; -v, --verbose; -Z, --dry-run; -C, --nocolor; -h, --help; -V, --version`,
	Inspect: inspectService,
}

func inspectService(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	switch {
	case inv.Program.Name == "rc-service" && inv.Has("--dry-run"):
		r.Add(cli.Reads, "shows what it would do")
	case inv.Has("-s") && inv.Program.Name == "service", inv.Has("-l"), inv.Has("-e"):
		r.Add(cli.Reads, "lists services")
	case inv.Has("-R") || inv.Has("--full-restart") && inv.Program.Name == "service":
		r.Add(cli.Changes, "restarts services")
	case len(words) < 2:
		r.Unknown("what " + inv.Program.Name + " does with the service is not given")
	case words[1].Static && (words[1].Text == "status" || words[1].Text == "describe"):
		r.Add(cli.Reads, "shows a service")
	default:
		r.Add(cli.Changes, "starts or stops a service")
	}
}

// initctl is Upstart 1.13.
var initctl = cli.Program{
	Name:    "initctl",
	Options: `--session; --system; --dest NAME; --user; -q, --quiet; -v, --verbose; --help; --version`,
	Commands: []cli.Command{
		{Name: "list status version show-config check-config list-env get-env list-sessions usage help",
			Effect: cli.Reads},
		{Name: "start stop restart reload emit reload-configuration log-priority notify-disk-writeable set-env " +
			"unset-env reset-env notify-cgroup-manager-address notify-dbus-address", Effect: cli.Changes,
			Does: "starts or stops a service"},
	},
}

// rcUpdate is OpenRC 0.60.
var rcUpdate = cli.Program{
	Name: "rc-update",
	Options: `
		-a, --all; -s, --stack; -u, --update; -C, --nocolor; -q, --quiet; -v, --verbose; -h, --help
		-V, --version`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--update", Effect: cli.Changes, Does: "rebuilds the services' dependencies"}},
	Commands: []cli.Command{
		{Name: "show", Effect: cli.Reads},
		{Name: "add delete del update", Effect: cli.Changes, Does: "changes which services are started"},
	},
}

// launchctl is macOS 15.
var launchctl = cli.Program{
	Name:   "launchctl",
	Probes: []string{"launchctl list", "launchctl print system"},
	Commands: []cli.Command{
		{Name: "list print print-cache print-disabled print-token plist procinfo hostinfo resolveport examine " +
			"blame dumpstate dumpjpcategory managerpid manageruid managername error variant version help",
			Effect: cli.Reads, Options: "-x"},
		{Name: "getenv", Effect: cli.Reads},
		{Name: "export", Effect: cli.ReadsSecrets, Does: "prints the environment of services"},
		{Name: "load unload", Options: "-w; -F; -S TYPE; -D DOMAIN", Effect: cli.Changes,
			Does: "loads or unloads services"},
		{Name: "start stop remove bootstrap bootout enable disable kickstart kill uncache attach debug submit",
			Options: "-k; -p; -s; -l LABEL; -o FILE; -e FILE; -x",
			Effect:  cli.Changes, Does: "starts, stops or changes services"},
		{Name: "config limit reboot setenv unsetenv userswitch umask bslist bstree bsexec asuser singleuser log",
			Effect: cli.Changes, Does: "changes the service manager", StopAtOperand: true},
	},
}

// supervisorctl is Supervisor 4.2.
var supervisorctl = cli.Program{
	Name: "supervisorctl",
	Options: `
		-c, --configuration FILE; -h, --help; -i, --interactive; -p, --password WORD
		-r, --history-file FILE; -s, --serverurl URL; -u, --username NAME`,
	Effect: cli.Interactive,
	Does:   "waits for commands",
	Probes: []string{"supervisorctl status"},
	Commands: []cli.Command{
		{Name: "status avail pid version help maintail", Options: "-f", Effect: cli.Reads},
		{Name: "tail", Options: "-f; -0123456789", Effect: cli.Reads},
		{Name: "start stop restart signal add remove update reread reload shutdown clear fg open",
			Effect: cli.Changes, Does: "starts, stops or changes programs"},
	},
}

// pm2 is PM2 6.
var pm2 = cli.Program{
	Name: "pm2",
	Options: `
		-v, --version; -s, --silent; --ext LIST; -n, --name NAME; -m, --mini-list; --interpreter NAME
		--interpreter-args ARGS; --node-args ARGS; -o, --output >FILE; -e, --error FILE; -l, --log >FILE
		--log-date-format F; -f, --force; -i, --instances N; -p, --pid FILE; -k, --kill-timeout N
		--env NAME; -a, --update-env; --no-color; --no-daemon; --watch[=X]; --cron SPEC; --lines N
		--nostream; --raw; --json; --err; --out; --timestamp[=F]; --format; --highlight[=X]; -h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"pm2 list"},
	Commands: []cli.Command{
		{Name: "list ls l ps status jlist prettylist describe desc info show id pid logs log report conf get " +
			"unstartup-list ping slist sysinfos", Effect: cli.Reads},
		{Name: "env", Effect: cli.ReadsSecrets, Does: "prints a process's environment"},
		{Name: "monit monitor dash", Effect: cli.Interactive, Does: "shows a screen"},
		{Name: "start stop restart reload delete del kill trigger deploy startOrRestart startOrReload " +
			"startOrGracefulReload scale reset resurrect save dump startup unstartup update updatePM2 flush " +
			"reloadLogs sendSignal serve set unset multiset install uninstall module:update publish link unlink " +
			"link:cli cleardump profile:cpu profile:mem heapdump autoinstall plus examples ecosystem init send " +
			"attach sendline gracefulReload", Effect: cli.Changes, Does: "starts, stops or changes processes"},
	},
}

// crontab is cronie 1.7, with vixie's and BSD's options.
var crontab = cli.Program{
	Name:    "crontab",
	Options: `-u USER; -l; -e; -r; -i; -n HOST; -c; -s; -T; -V; -h`,
	Inspect: inspectCrontab,
	Probes:  []string{"crontab -l"},
}

func inspectCrontab(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("-V") || inv.Has("-h"):
		r.Add(cli.Pure, "prints help or its version")
	case inv.Has("-r"):
		r.Add(cli.Changes, "removes the table of jobs")
	case inv.Has("-n"):
		r.Add(cli.Changes, "sets the host that runs the jobs")
	case inv.Has("-T"):
		r.Add(cli.Reads, "checks a table of jobs")
		for _, w := range inv.Operands {
			r.Path(cli.ReadsFrom, w, "")
		}
	case inv.Has("-l") || inv.Has("-c"):
		r.Add(cli.Reads, "lists the jobs")
	case inv.Has("-e"):
		r.Add(cli.Interactive, "opens the table of jobs in an editor")
	case len(inv.Operands) > 0 || inv.Input().Kind != 0:
		r.Add(cli.Changes, "installs a table of jobs")
	default:
		r.Add(cli.Changes, "installs a table of jobs from standard input")
	}
}

// at is at 3.2; batch shares its options.
var at = cli.Program{
	Name:    "at",
	Also:    "batch",
	Options: `-b; -c; -d; -f FILE; -l; -m; -M; -o FORMAT; -q QUEUE; -r; -t TIME; -u USER; -v; -V`,
	Effect:  cli.Changes,
	Does:    "schedules a job",
	Rules: []cli.Rule{
		{Option: "-l -c", Lowers: true, Effect: cli.Reads},
		{Option: "-V", Lowers: true, Effect: cli.Pure},
	},
	Inspect: inspectAt,
	Probes:  []string{"atq"},
}

// inspectAt: removing wins over listing.
func inspectAt(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-d") || inv.Has("-r") {
		r.Add(cli.Changes, "removes scheduled jobs")
	}
}

var atq = cli.Program{
	Name:    "atq",
	Options: `-q QUEUE; -o FORMAT; -v; -V`,
	Effect:  cli.Reads,
}

var atrm = cli.Program{
	Name:    "atrm",
	Options: `-V`,
	Effect:  cli.Changes,
	Does:    "removes scheduled jobs",
	Probes:  []string{"atq"},
}

// sysctl is procps-ng 4.0.5 and BSD's.
var sysctl = cli.Program{
	Name: "sysctl",
	Options: `
		-a, -A, -X, --all; -b, --binary; -d; -e, --ignore; -f; -h; -i; -l; -N, --names; -n, --values; -o; -P
		-p, --load[=FILE]; -q, --quiet; -r, --pattern REGEX; -t; -T; -W; -w, --write; -x; --deprecated
		--dry-run; --system; --help; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--write", Effect: cli.Changes, Does: "sets kernel parameters"},
		{Option: "--load --system -f", Effect: cli.Changes, Does: "sets kernel parameters from a file"},
	},
	Inspect: inspectSysctl,
	Probes:  []string{"sysctl -a"},
}

func inspectSysctl(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") {
		return
	}
	for _, w := range inv.Operands {
		if strings.IndexByte(w.Text, '=') > 0 {
			r.Add(cli.Changes, "sets kernel parameters")
		} else if !w.Static && w.Prefix == "" {
			r.Unknown("whether sysctl sets a parameter is not known statically")
		}
	}
}

// hostname is net-tools' hostname 3.25 and BSD's.
var hostname = cli.Program{
	Name: "hostname",
	Options: `
		-A, --all-fqdns; -a, --alias; -b, --boot; -d, --domain; -F, --file FILE; -f, --fqdn, --long
		-I, --all-ip-addresses; -i, --ip-address; -s, --short; -y, --yp, --nis; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{MinOperands: 1, Effect: cli.Changes, Does: "sets the host's name"},
		{Option: "--file --boot", Effect: cli.Changes, Does: "sets the host's name"},
	},
	Probes: []string{"hostname"},
}

// date is GNU coreutils 9.7 and BSD's: -f FORMAT -j of BSD agrees in its arity.
var date = cli.Program{
	Name: "date",
	Also: "gdate",
	Options: `
		-d, --date TEXT; --debug; -f, --file FILE; -I, --iso-8601[=FORMAT]; -j; -n
		-R, --rfc-email, --rfc-2822, --rfc-822; -r, --reference FILE; --resolution; --rfc-3339 FORMAT
		-s, --set TEXT; -u, --utc, --universal; -v CHANGE; -z ZONE; --help; --version
	`,
	Rules:   []cli.Rule{{Option: "--set", Effect: cli.Changes, Does: "sets the clock"}},
	Inspect: inspectDate,
	Probes:  []string{"date"},
}

// inspectDate: an operand that is no +FORMAT sets the clock, unless -j is given
// (BSD), which only converts.
func inspectDate(inv *cli.Invocation, r *cli.Report) {
	r.Add(cli.Pure, "prints the time")
	if f, ok := inv.Last("--file"); ok && !inv.Has("-j") {
		r.Path(cli.ReadsFrom, f, "")
	}
	if f, ok := inv.Last("--reference"); ok && !isNumber(f) {
		r.Path(cli.ReadsFrom, f, "")
	}
	if inv.Has("-j") {
		return
	}
	for _, w := range inv.Operands {
		switch {
		case strings.HasPrefix(w.Text, "+"):
		case !w.Static && strings.HasPrefix(w.Prefix, "+"):
		case !w.Static:
			r.Unknown("whether date sets the clock is not known statically")
		case w.Text != "":
			r.Add(cli.Changes, "sets the clock")
		}
	}
}
