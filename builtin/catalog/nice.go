package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the wrappers that only set how a command is scheduled, timed,
// buffered or detached.

// nice is GNU coreutils 9.7.
var nice = cli.Program{
	Name:          "nice",
	StopAtOperand: true,
	Options:       `-n, --adjustment N; -0123456789; --help; --version`,
	Effect:        cli.Reads,
	Wraps:         &cli.Wrap{Optional: true},
}

// ionice is util-linux 2.40.
var ionice = cli.Program{
	Name:          "ionice",
	StopAtOperand: true,
	Options: `
		-c, --class CLASS; -n, --classdata N; -P, --pgid PID; -p, --pid PID; -t, --ignore; -u, --uid UID
		-h, --help; -V, --version
	`,
	Inspect: inspectIonice,
}

func inspectIonice(inv *cli.Invocation, r *cli.Report) {
	of := inv.Has("--pid") || inv.Has("--pgid") || inv.Has("--uid")
	switch {
	case of && (inv.Has("--class") || inv.Has("--classdata")):
		r.Add(cli.Changes, "changes how a running process is scheduled")
	case of || len(inv.Operands) == 0:
		r.Add(cli.Reads, "shows how a process is scheduled")
	default:
		r.Run(cli.Inner{Argv: inv.Operands, Via: "ionice"})
	}
}

// chrt is util-linux 2.40.
var chrt = cli.Program{
	Name:          "chrt",
	StopAtOperand: true,
	Options: `
		-a, --all-tasks; -b, --batch; -d, --deadline; -e, --ext; -f, --fifo; -i, --idle; -m, --max
		-o, --other; -p, --pid; -R, --reset-on-fork; -r, --rr; -v, --verbose
		-D, --sched-deadline NS; -P, --sched-period NS; -T, --sched-runtime NS; -h, --help; -V, --version
	`,
	Inspect: inspectChrt,
}

func inspectChrt(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	switch {
	case inv.Has("--max"), inv.Has("--pid") && len(words) < 2:
		r.Add(cli.Reads, "shows how a process is scheduled")
	case inv.Has("--pid"):
		r.Add(cli.Changes, "changes how a running process is scheduled")
	default:
		if len(words) > 0 && isNumber(words[0]) {
			words = words[1:]
		}
		if len(words) == 0 {
			r.Unknown("the command that chrt runs is not given")
			return
		}
		r.Run(cli.Inner{Argv: words, Via: "chrt"})
	}
}

// taskset is util-linux 2.40.
var taskset = cli.Program{
	Name:          "taskset",
	StopAtOperand: true,
	Options:       `-a, --all-tasks; -c, --cpu-list; -p, --pid; -h, --help; -V, --version`,
	Inspect:       inspectTaskset,
}

func inspectTaskset(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	switch {
	case inv.Has("--pid") && len(words) < 2:
		r.Add(cli.Reads, "shows where a process may run")
	case inv.Has("--pid"):
		r.Add(cli.Changes, "changes where a running process may run")
	case len(words) < 2:
		r.Unknown("the command that taskset runs is not given")
	default:
		r.Run(cli.Inner{Argv: words[1:], Via: "taskset"})
	}
}

// nohup is GNU coreutils 9.7.
var nohup = cli.Program{
	Name:          "nohup",
	StopAtOperand: true,
	Options:       `--help; --version`,
	Wraps:         &cli.Wrap{},
	Rules:         []cli.Rule{{MinOperands: 1, Effect: cli.Works, Does: "writes nohup.out"}},
}

// timeout is GNU coreutils 9.7.
var timeout = cli.Program{
	Name:          "timeout",
	Also:          "gtimeout",
	StopAtOperand: true,
	Options: `
		-f, --foreground; -k, --kill-after DURATION; -p, --preserve-status; -s, --signal SIGNAL
		-v, --verbose; --help; --version
	`,
	Wraps: &cli.Wrap{Skip: 1},
}

// timed is GNU time 1.9; -h and -l are BSD's. The shell's own keyword is not
// found here.
var timed = cli.Program{
	Name:          "time",
	Also:          "gtime",
	StopAtOperand: true,
	Options: `
		-a, --append; -f, --format FORMAT; -h; -l; -o, --output >FILE; -p, --portability
		-q, --quiet; -v, --verbose; --help; -V, --version
	`,
	Wraps: &cli.Wrap{},
}

// stdbuf is GNU coreutils 9.7.
var stdbuf = cli.Program{
	Name:          "stdbuf",
	Also:          "gstdbuf",
	StopAtOperand: true,
	Options:       `-e, --error MODE; -i, --input MODE; -o, --output MODE; --help; --version`,
	Wraps:         &cli.Wrap{},
}

// setsid is util-linux 2.40.
var setsid = cli.Program{
	Name:          "setsid",
	StopAtOperand: true,
	Options:       `-c, --ctty; -f, --fork; -w, --wait; -h, --help; -V, --version`,
	Wraps:         &cli.Wrap{},
}

// choom is util-linux 2.40.
var choom = cli.Program{
	Name:          "choom",
	StopAtOperand: true,
	Options:       `-n, --adjust N; -p, --pid PID; -h, --help; -V, --version`,
	Inspect:       inspectChoom,
}

func inspectChoom(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--pid") && inv.Has("--adjust"):
		r.Add(cli.Changes, "changes a running process's score")
	case inv.Has("--pid"):
		r.Add(cli.Reads, "shows a process's score")
	case len(inv.Operands) == 0:
		r.Unknown("the command that choom runs is not given")
	default:
		r.Run(cli.Inner{Argv: inv.Operands, Via: "choom"})
	}
}

// prlimit is util-linux 2.40.
var prlimit = cli.Program{
	Name:          "prlimit",
	StopAtOperand: true,
	Options: `
		-o, --output LIST; -p, --pid PID; --noheadings; --raw; --verbose; -h, --help; -V, --version
		-c, --core[=LIMITS]; -d, --data[=LIMITS]; -e, --nice[=LIMITS]; -f, --fsize[=LIMITS]
		-i, --sigpending[=LIMITS]; -l, --memlock[=LIMITS]; -m, --rss[=LIMITS]; -n, --nofile[=LIMITS]
		-q, --msgqueue[=LIMITS]; -r, --rtprio[=LIMITS]; -s, --stack[=LIMITS]; -t, --cpu[=LIMITS]
		-u, --nproc[=LIMITS]; -v, --as[=LIMITS]; -x, --locks[=LIMITS]; -y, --rttime[=LIMITS]
	`,
	Inspect: inspectPrlimit,
}

func inspectPrlimit(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "prlimit"})
		return
	}
	for _, o := range inv.Options {
		if o.HasArg && o.Name != "--pid" && o.Name != "--output" {
			r.Add(cli.Changes, "changes the limits of a process")
			return
		}
	}
	r.Add(cli.Reads, "shows the limits of a process")
}

// cpulimit is cpulimit 3.0.
var cpulimit = cli.Program{
	Name:          "cpulimit",
	StopAtOperand: true,
	Options: `
		-b, --background; -c, --cpu N; -e, --exe FILE; -f, --foreground; -h, --help; -i, --include-children
		-k, --kill; -l, --limit N; -m, --monitor-forks; -P, --path PATH; -p, --pid PID; -q, --quiet
		-r, --restore; -s, --signal SIGNAL; -v, --verbose; -z, --lazy
	`,
	Rules: []cli.Rule{
		{Option: "--pid --exe --path", Effect: cli.Changes, Does: "stops and continues a running process"},
	},
	Wraps: &cli.Wrap{},
}

// numactl is numactl 2.0.18.
var numactl = cli.Program{
	Name:          "numactl",
	StopAtOperand: true,
	Options: `
		-a, --all; -b, --balancing; -C, --physcpubind LIST; -c, --cpubind NODES; -H, --hardware
		-i, --interleave NODES; -k, --preferred-many NODES; -l, --localalloc; -m, --membind NODES
		-N, --cpunodebind NODES; -p; --preferred NODE; -s, --show; -w, --weighted-interleave NODES
		-h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Wraps:  &cli.Wrap{Optional: true},
}

// setarch is util-linux 2.40: the architecture, then options.
var setarch = cli.Program{
	Name:          "setarch",
	StopAtOperand: true,
	Options:       setarchOptions,
	Prepare:       dropArchitecture,
	Wraps:         &cli.Wrap{Optional: true},
	Effect:        cli.Interactive,
	Does:          "runs a shell",
	Rules:         []cli.Rule{{Option: "--list --show", Lowers: true, Effect: cli.Reads}},
}

// linux32 and linux64 name the architecture themselves.
var linux32 = cli.Program{
	Name:          "linux32",
	Also:          "linux64",
	StopAtOperand: true,
	Options:       setarchOptions,
	Wraps:         &cli.Wrap{},
}

const setarchOptions = `
	-B, --32bit; -F, --fdpic-funcptrs; -I, --short-inode; -L, --addr-compat-layout; -R, --addr-no-randomize
	-S, --whole-seconds; -T, --sticky-timeouts; -X, --read-implies-exec; -Z, --mmap-page-zero
	-3, --3gb; --4gb; --uname-2.6; -v, --verbose; --list; --show[=X]; -h, --help; -V, --version
`

func dropArchitecture(args []cli.Word) []cli.Word {
	if len(args) > 0 && args[0].Static && args[0].Text != "" && args[0].Text[0] != '-' {
		return args[1:]
	}
	return args
}

// caffeinate is macOS 15.
var caffeinate = cli.Program{
	Name:          "caffeinate",
	StopAtOperand: true,
	Options:       `-dimsu; -t SECONDS; -w PID`,
	Effect:        cli.Pure,
	Wraps:         &cli.Wrap{Optional: true},
}

// arch is macOS 15; alone it prints the architecture, on Linux too.
var arch = cli.Program{
	Name:          "arch",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-x86_64; -x86_64h; -arm64; -arm64e; -i386; -32; -64; -c; -h; -arch NAME; -d NAME; -e NAME=VALUE
		--help; --version
	`,
	Effect:  cli.Reads,
	Inspect: inspectArch,
}

func inspectArch(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "arch", Env: inv.All("-e")})
	}
}

// faketime is libfaketime 0.9.10.
var faketime = cli.Program{
	Name:          "faketime",
	StopAtOperand: true,
	Options: `
		-m; -f; -p PID; --exclude-monotonic; --disable-shm; --date-prog PROGRAM; -h, --help; -v, --version`,
	Rules: []cli.Rule{{Option: "--date-prog", Effect: cli.ExecutesProgram}},
	Wraps: &cli.Wrap{Skip: 1},
}
