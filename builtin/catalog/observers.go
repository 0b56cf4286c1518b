package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns small programs that show the system, and those that write to
// its log or to other people's terminals.

// pidstat is sysstat 12.7; -e runs a program and watches it.
var pidstat = cli.Program{
	Name:          "pidstat",
	StopAtOperand: true,
	Options:       `-dHhIlRrstUuVvw; -C TEXT; -e; -G TEXT; -p LIST; -T WHAT; --dec[=N]; --human`,
	Inspect:       inspectPidstat,
}

func inspectPidstat(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-e") {
		if len(inv.Operands) == 0 {
			r.Unknown("the command that pidstat runs is not given")
			return
		}
		r.Run(cli.Inner{Argv: inv.Operands, Via: "pidstat"})
		return
	}
	r.Add(cli.Reads, "shows what processes use")
}

// lsns, lsipc, lslocks and lslogins are util-linux 2.40.
var lsns = cli.Program{
	Name: "lsns",
	Also: "lsipc lslocks lslogins",
	Options: `
		-a, --acc-expiration; -b, --bytes; -c, --creation; -e, --export; -f, --failed; -G, --global
		-g, --groups X; -i, --noinaccessible; -J, --json; -L, --last; -l, --list; -m, --shmems
		-n, --noheadings; --newline; -o, --output LIST; --output-all; -P, --persistent; -p, --task PID
		-q, --queues; -r, --raw; -s, --semaphores; -T, --tree[=X]; -t, --type TYPE; --time; -u, --notruncate
		-W, --nowrap; -w, --which; --shell; -z, --print0; -h, --help; -V, --version`,
	Effect: cli.Reads,
}

// vmStat is macOS 15's vm_stat.
var vmStat = cli.Program{
	Name:    "vm_stat",
	Options: `-c N`,
	Effect:  cli.Reads,
}

// aptConfig is apt 3.0.
var aptConfig = cli.Program{
	Name:    "apt-config",
	Options: `-c FILE; -o SETTING; --empty; --format TEXT; -h, --help; -v, --version`,
	Commands: []cli.Command{
		{Name: "dump shell", Effect: cli.Reads},
	},
}

// logger is util-linux 2.40; wall and write share its reach: others see it.
var logger = cli.Program{
	Name: "logger",
	Options: `
		-i; -d, --udp; -e, --skip-empty; -f, --file FILE; --id[=X]; --journald[=FILE]; --msgid X
		-n, --server NAME; --no-act; --octet-count; -P, --port N; -p, --priority X; --prio-prefix
		-S, --size N; -s, --stderr; --sd-id X; --sd-param X; --socket-errors[=X]; -T, --tcp; -t, --tag X
		-u, --socket X; --rfc3164; --rfc5424[=X]; -h, --help; -V, --version`,
	Effect: cli.Changes,
	Does:   "writes to the system's log",
	Rules:  []cli.Rule{{Option: "--no-act", Lowers: true, Effect: cli.Pure}},
	Probes: []string{"journalctl -n 20"},
}

var wall = cli.Program{
	Name:    "wall",
	Options: `-g, --group GROUP; -n, --nobanner; -t, --timeout N; -h, --help; -V, --version`,
	Effect:  cli.Changes,
	Does:    "writes to other people's terminals",
	Probes:  []string{"last"},
}

// sg is shadow 4.17: GROUP, then a command for a shell.
var sg = cli.Program{
	Name:          "sg",
	StopAtOperand: true,
	Inspect:       inspectSg,
}

func inspectSg(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) > 0 && words[0].Text == "-" {
		words = words[1:]
	}
	if len(words) > 1 && words[1].Text == "-c" {
		words = words[1:]
	}
	if len(words) < 2 {
		r.Run(cli.Inner{Stdin: true, Via: "sg"})
		return
	}
	r.Run(cli.Inner{Shell: &words[1], Via: "sg"})
}

// logrotate is logrotate 3.22; -d only tells.
var logrotate = cli.Program{
	Name: "logrotate",
	Options: `
		-d, --debug; -f, --force; -l, --log >FILE; -m, --mail $COMMAND; -s, --state >FILE; --skip-state-lock
		--wait-for-state-lock; -v, --verbose; -?, --help; --usage; --version`,
	Effect: cli.Changes,
	Does:   "rotates logs and runs their scripts",
	Rules:  []cli.Rule{{Option: "--debug", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"logrotate -d /etc/logrotate.conf"},
}

// fdesetup is macOS 15.
var fdesetup = cli.Program{
	Name:   "fdesetup",
	Probes: []string{"fdesetup status"},
	Commands: []cli.Command{
		{Name: "status list isactive haspersonalrecoverykey hasinstitutionalrecoverykey usingrecoverykey " +
			"supportsauthrestart version help", Options: "-extended, -verbose; -device, -offline", Effect: cli.Reads},
		{Name: "enable disable add remove sync changerecovery removerecovery authrestart validaterecovery " +
			"showdeferralinfo", Style: cli.NoOptions, Effect: cli.Changes, Does: "changes the encryption of the disk"},
	},
}

// mdutil is macOS 15; -s shows the state of the index.
var mdutil = cli.Program{
	Name:    "mdutil",
	Options: `-a; -d; -E; -i STATE; -L; -p; -P X; -s; -t; -v; -V DIR; -X; -r`,
	Effect:  cli.Changes,
	Does:    "changes the index of a volume",
	Inspect: inspectMdutil,
	Probes:  []string{"mdutil -s /"},
}

func inspectMdutil(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		switch o.Name {
		case "-s", "-a", "-v", "-L":
		default:
			return
		}
	}
	if inv.Has("-s") || inv.Has("-L") {
		r.Facts = r.Facts[:0]
		r.Add(cli.Reads, "shows the state of an index")
	}
}
