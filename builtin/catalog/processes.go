package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs that show processes and the machine's load.

// ps is procps-ng 4.0.5 with BSD's and macOS's options.
var ps = cli.Program{
	Name: "ps",
	Options: `
		-AadeFfHhjLlMmNSTVvwXxyZEcPr; -C LIST; -G, --Group LIST; -g, --group LIST; -n FILE; -O FORMAT
		-o, --format FORMAT; -p, --pid LIST; --ppid LIST; -q, --quick-pid LIST; -s, --sid LIST
		-t, --tty LIST; -U, --User LIST; -u, --user LIST; --cols, --columns, --width N; --context
		--cumulative; --deselect; --forest; --headers; --info; --no-headers, --noheader, --no-heading
		--rows, --lines N; --signames; --sort KEYS; --help[=SECTION]; --version; -J LIST
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{{Option: "-E", Effect: cli.ReadsSecrets,
		Does: "shows the environment of processes, which may hold secrets"}},
	Inspect: inspectPs,
}

// inspectPs finds BSD's "e" in options that are written without "-".
func inspectPs(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.IndexByte(w.Text, 'e') >= 0 && strings.Trim(w.Text, "AaCcefghHjklLmnNOopqrsStTuUvVwxXZ") == "" {
			r.Add(cli.ReadsSecrets, "shows the environment of processes, which may hold secrets")
		}
	}
}

// top is procps-ng 4.0.5 and macOS 15. Without -b or -l it waits for keys, of
// which some signal processes.
var top = cli.Program{
	Name: "top",
	Options: `
		-b, --batch-mode; -c, --cmdline-toggle; -d, --delay SECONDS; -E, --scale-summary-mem UNIT
		-e, --scale-task-mem UNIT; -H, --threads-show; -i, --idle-toggle; -l SAMPLES; -n, --iterations N
		-O, --list-fields; -o, --sort-override FIELD; -p, --pid LIST; -S, --accum-time-toggle
		-s, --secure-mode; -U, --filter-any-user USER; -u, --filter-only-euser USER; -w, --width[=N]
		-1, --single-cpu-toggle; -R; -r; -F; -f; -a; -pid, -PID N; -stats, -STATS LIST; -user, -USER NAME
		-h, --help; -V, --version
	`,
	Effect: cli.Interactive,
	Does:   "waits for keys, of which some change processes",
	Rules:  []cli.Rule{{Option: "-b -l -O", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"top -b -n 1"},
}

// htop is htop 3.4; btop, atop and glances are used in the same way.
var htop = cli.Program{
	Name:    "htop",
	Also:    "atop btop glances nvtop",
	Options: `-h, --help; -V, --version`,
	Effect:  cli.Interactive,
	Does:    "waits for keys, of which some change processes",
}

// lsof is lsof 4.99.
var lsof = cli.Program{
	Name: "lsof",
	Options: `
		-abChlMNnOPQRtUVvXEHw; -?; -A FILE; -c NAME; +c N; -D WHAT; +D DIR; -d LIST; +d DIR; -e DIR; +e DIR
		-F[FIELDS]; -f[cgGn]; +f[cgGn]; -g[LIST]; -i[ADDRESS]; -K[X]; -k FILE; -L[N]; +L[N]; +m[FILE]
		-m FILE; +M; -o[N]; -p LIST; -r[N]; +r[N]; -S[N]; -s[P]; -T[X]; -u LIST; +w; +E; -x[X]; -Z[X]; -z[X]
	`,
	Effect: cli.Reads,
	Probes: []string{"lsof -nP -i"},
}

// fuser is psmisc 23.7.
var fuser = cli.Program{
	Name: "fuser",
	Options: `
		-a, --all; -c; -f; -I, --inode; -i, --interactive; -k, --kill; -l, --list-signals
		-M, --ismountpoint; -m, --mount NAME; -n, --namespace SPACE; -s, --silent; -u, --user; -v, --verbose
		-w, --writeonly; -4, --ipv4; -6, --ipv6; -HUP, -1; -INT, -2; -KILL, -9; -TERM, -15; -STOP, -SIGSTOP
		-SIGKILL, -SIGTERM; -V, --version
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--kill", Effect: cli.Changes, Does: "kills the processes that use a file"}},
	Probes: []string{"fuser -v ."},
}

// pgrep is procps-ng 4.0.5; pidwait only waits.
var pgrep = cli.Program{
	Name: "pgrep",
	Also: "pidwait",
	Options: matchOptions + `
		-d, --delimiter TEXT; -l, --list-name; -a, --list-full; -v, --inverse; -w, --lightweight
		-Q, --quote`,
	Effect: cli.Reads,
}

// pkill is procps-ng 4.0.5.
var pkill = cli.Program{
	Name:    "pkill",
	Options: matchOptions + `; -e, --echo; --signal SIGNAL; -0; -q, --queue VALUE; -m, --mrelease; -v; -l; -I`,
	Effect:  cli.Changes,
	Does:    "signals processes",
	Rules:   []cli.Rule{{Option: "--signal", Value: "0", Lowers: true, Effect: cli.Reads}},
	Inspect: signalsNothing,
	Probes:  []string{"pgrep -a ."},
}

const matchOptions = `
	-A, --ignore-ancestors; -c, --count; -F, --pidfile FILE; -f, --full; -G, --group LIST
	-g, --pgroup LIST; -H, --require-handler; -i, --ignore-case; -L, --logpidfile; -n, --newest
	-O, --older SECONDS; -o, --oldest; -P, --parent LIST; -r, --runstates LIST; -s, --session LIST
	-t, --terminal LIST; -U, --uid LIST; -u, --euid LIST; -x, --exact; --cgroup LIST; --env TEXT
	--ns PID; --nslist LIST; -h, --help; -V, --version
`

// pidof is procps-ng 4.0.5.
var pidof = cli.Program{
	Name: "pidof",
	Options: `
		-c, --check-root; -n; -o, --omit-pid LIST; -q; -S, --separator TEXT; -s, --single-shot
		-t, --lightweight; -w, --with-workers; -x; -h, --help; -V, --version`,
	Effect: cli.Reads,
}

// pstree is psmisc 23.7; -f, -u, -s, -w and -l take other arguments on macOS.
var pstree = cli.Program{
	Name: "pstree",
	Options: `
		-A, --ascii; -a, --arguments; -C, --color KEY; -c, --compact-not; -G, --vt100; -g, --show-pgids
		-H, --highlight-pid PID; -h, --highlight-all; -l, --long; -N, --ns-sort TYPE; -n, --numeric-sort
		-p, --show-pids; -S, --ns-changes; -s, --show-parents; -T, --hide-threads; -t, --thread-names
		-U, --unicode; -u, --uid-changes; -Z, --security-context; --help; -V, --version
	`,
	Effect: cli.Reads,
}

// vmstat is procps-ng 4.0.5.
var vmstat = cli.Program{
	Name: "vmstat",
	Options: `
		-a, --active; -D, --disk-sum; -d, --disk; -f, --forks; -m, --slabs; -n, --one-header; -p, --partition DEVICE
		-S, --unit UNIT; -s, --stats; -t, --timestamp; -w, --wide; -y, --no-first; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
}

// iostat and mpstat are sysstat 12.7.
var iostat = cli.Program{
	Name: "iostat",
	Options: `
		-cCdhIKkmNoPstTUxyzw; -f DIR; +f DIR; -g GROUP; -H; -j NAME; -n N; -p[LIST]; --compact; --dec[=N]
		--human; --pretty; -V, --version`,
	Effect: cli.Reads,
}

var mpstat = cli.Program{
	Name:    "mpstat",
	Options: `-AnuTH; -I LIST; -N LIST; -P LIST; -o FORMAT; --dec[=N]; -V, --version`,
	Effect:  cli.Reads,
}

// sar is sysstat 12.7.
var sar = cli.Program{
	Name: "sar",
	Options: `
		-ABbCDdFHhpRrSvWwyxztV; -e[TIME]; -f[FILE]; -I LIST; -i SECONDS; -j NAME; -m LIST; -n LIST; -o >FILE
		-P LIST; -q[LIST]; -s[TIME]; -u[ALL]; --dec[=N]; --dev LIST; --fs LIST; --help; --human
		--iface LIST; --int LIST; --pretty; --sadc; --version
	`,
	Effect: cli.Reads,
}

// free is procps-ng 4.0.5.
var free = cli.Program{
	Name: "free",
	Options: `
		-b, --bytes; -c, --count N; -g, --gibi; -h, --human; -k, --kibi; -L, --line; -l, --lohi; -m, --mebi
		-s, --seconds N; --si; -t, --total; -v, --committed; -w, --wide; --kilo; --mega; --giga; --tera
		--peta; --tebi; --pebi; --help; -V, --version
	`,
	Effect: cli.Reads,
}

// dmesg is util-linux 2.40.
var dmesg = cli.Program{
	Name: "dmesg",
	Options: `
		-C, --clear; -c, --read-clear; -D, --console-off; -d, --show-delta; -E, --console-on; -e, --reltime
		-F, --file FILE; -f, --facility LIST; -H, --human; -J, --json; -K, --kmsg-file FILE; -k, --kernel
		-L, --color[=WHEN]; -l, --level LIST; -n, --console-level LEVEL; --noescape; -P, --nopager
		-p, --force-prefix; -r, --raw; -S, --syslog; -s, --buffer-size SIZE; --since TIME; -T, --ctime
		-t, --notime; --time-format NAME; --until TIME; -u, --userspace; -W, --follow-new; -w, --follow
		-x, --decode; -a; -M FILE; -N FILE; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--clear --read-clear", Effect: cli.Changes, Does: "clears the kernel's messages"},
		{Option: "--console-off --console-on --console-level", Effect: cli.Changes,
			Does: "changes what the kernel prints to the console"},
		{Option: "--file --kmsg-file", Effect: cli.ReadsFrom},
	},
	Probes: []string{"dmesg -l err"},
}
