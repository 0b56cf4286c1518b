package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that measure another one: valgrind 3.25, hyperfine
// 1.19 and Linux's perf 6.16. trace.go owns strace and its kind.

// valgrind takes most option-arguments glued; those of its tools are as many.
var valgrind = cli.Program{
	Name: "valgrind", StopAtOperand: true, Wraps: &cli.Wrap{},
	Options: `
		-h, --help, --help-debug, --help-dyn-options; --version; -q, --quiet; -v, --verbose; -d; -s; -l
		--tool NAME; --trace-children MODE; --trace-children-skip LIST; --trace-children-skip-by-arg LIST
		--child-silent-after-fork MODE; --vgdb MODE; --vgdb-error N; --vgdb-stop-at LIST
		--vgdb-prefix PREFIX; --track-fds MODE; --time-stamp MODE; --log-fd N; --log-file >FILE
		--log-socket ADDR; --xml MODE; --xml-fd N; --xml-file FILE; --xml-socket ADDR
		--xml-user-comment TEXT; --demangle MODE; --num-callers N; --error-limit MODE
		--exit-on-first-error MODE; --error-exitcode N; --error-markers LIST; --show-error-list MODE
		--keep-debuginfo MODE; --show-below-main MODE; --default-suppressions MODE; --suppressions FILE
		--gen-suppressions MODE; --input-fd N; --max-stackframe N; --main-stacksize N; --max-threads N
		--alignment N; --redzone-size N; --fair-sched MODE; --sim-hints LIST; --kernel-variant LIST
		--smc-check MODE; --read-inline-info MODE; --read-var-info MODE; --soname-synonyms LIST
		--sigill-diagnostics MODE; --extra-debuginfo-path DIR; --allow-mismatched-debuginfo MODE
		--run-libc-freeres MODE; --run-cxx-freeres MODE; --px-default MODE; --px-file-backed MODE
		--valgrind-stacksize N; --unw-stack-scan-thresh N; --show-emwarns MODE
		--realloc-zero-bytes-frees MODE; --debuginfo-server ADDR; --leak-check MODE; --leak-resolution MODE
		--show-leak-kinds SET; --errors-for-leak-kinds SET; --leak-check-heuristics SET
		--show-reachable MODE; --show-possibly-lost MODE; --xtree-leak MODE; --xtree-leak-file FILE
		--xtree-memory MODE; --xtree-memory-file FILE; --xtree-compress-strings MODE
		--undef-value-errors MODE; --track-origins MODE; --partial-loads-ok MODE
		--expensive-definedness-checks MODE; --keep-stacktraces MODE; --freelist-vol N
		--freelist-big-blocks N; --workaround-gcc296-bugs MODE; --ignore-range-below-sp RANGE
		--ignore-ranges RANGE; --malloc-fill N; --free-fill N; --show-mismatched-frees MODE
		--show-realloc-size-zero MODE; --cache-sim MODE; --branch-sim MODE; --cachegrind-out-file >FILE
		--callgrind-out-file >FILE; --dump-line MODE; --dump-instr MODE; --compress-strings MODE
		--compress-pos MODE; --combine-dumps MODE; --dump-every-bb N; --dump-before NAME; --zero-before NAME
		--dump-after NAME; --instr-atstart MODE; --instr-at-start MODE; --collect-atstart MODE
		--toggle-collect NAME; --collect-jumps MODE; --collect-systime MODE; --collect-bus MODE
		--separate-threads MODE; --separate-callers N; --simulate-wb MODE; --simulate-hwpref MODE
		--cacheuse MODE; --I1 LIST; --D1 LIST; --LL LIST; --heap MODE; --stacks MODE; --pages-as-heap MODE
		--depth N; --threshold N; --peak-inaccuracy N; --time-unit UNIT; --detailed-freq N
		--max-snapshots N; --massif-out-file >FILE; --alloc-fn NAME; --ignore-fn NAME; --heap-admin N
		--dhat-out-file >FILE; --mode NAME; --track-lockorders MODE; --history-level LEVEL
		--conflict-cache-size N; --free-is-write MODE; --check-stack-refs MODE
		--ignore-thread-creation MODE; --delta-stacktrace MODE; --cmp-race-err-addrs MODE`,
	Rules: []cli.Rule{
		{Option: "--log-file --xml-file --xtree-leak-file --xtree-memory-file --cachegrind-out-file " +
			"--callgrind-out-file --massif-out-file --dhat-out-file --vgdb-prefix", Effect: cli.WritesTo,
			Does: "writes a report"},
		{Option: "--tool", Value: "cachegrind callgrind massif dhat exp-bbv", Effect: cli.Works,
			Does: "writes a profile into the working directory"},
		{Option: "--tool", Value: "!memcheck helgrind drd none lackey cachegrind callgrind massif dhat exp-bbv",
			Effect: cli.Runs, Does: "--tool runs a program that is not known here"},
		{Option: "--log-socket --xml-socket --debuginfo-server", Effect: cli.Connects,
			Does: "sends its report to an address"}},
}

// hyperfine runs each operand by a shell, any number of times.
var hyperfine = cli.Program{
	Name: "hyperfine", Operands: cli.Operands{Each: cli.Executes, Min: 1},
	Options: `
		-w, --warmup N; -m, --min-runs N; -M, --max-runs N; -r, --runs N; -s, --setup COMMAND
		--reference COMMAND; --reference-name NAME; -p, --prepare COMMAND; -C, --conclude COMMAND
		-c, --cleanup COMMAND; -P, --parameter-scan NAME; -D, --parameter-step-size N
		-L, --parameter-list NAME; -S, --shell PROGRAM; -N; -i, --ignore-failure[=MODE]; --style TYPE
		--sort METHOD; -u, --time-unit UNIT; --export-asciidoc >FILE; --export-csv >FILE
		--export-json >FILE; --export-markdown >FILE; --export-orgmode >FILE; --show-output; --output WHERE
		--input WHERE; -n, --command-name NAME; -h, --help; -V, --version`,
	Rules: []cli.Rule{
		{Option: "--setup --reference --prepare --conclude --cleanup", Effect: cli.Executes},
		{Option: "--output", Value: "!null pipe inherit", Effect: cli.WritesTo,
			Does: "writes the commands' output to a file"},
		{Option: "--shell", Value: "!sh bash zsh dash default none", Effect: cli.Runs,
			Does: "runs the commands by another program"},
		{Option: "--parameter-scan --parameter-list", Effect: cli.Runs, Does: "puts values into the commands"}},
}

// perf's readers look at a file that perf record wrote, perf.data by default.
var perf = cli.Program{
	Name: "perf", StopAtOperand: true, Effect: cli.Pure, Review: reviewPerf,
	Options: `
		--help; --version; -v; --exec-path[=DIR]; --html-path; -p, --paginate; --no-pager; --debugfs-dir DIR
		--buildid-dir DIR; --list-cmds; --list-opts; --debug NAME`,
	Commands: []cli.Command{
		{Name: "stat", StopAtOperand: true, Wraps: &cli.Wrap{Optional: true}, Effect: cli.Reads, Options: `
			-a, --all-cpus; -A, --no-aggr; -B, --big-num; --no-big-num; -b, --bpf-prog ID; --bpf-counters
			--bpf-attr-map FILE; -C, --cpu LIST; -D, --delay N; -d, --detailed; -e, --event LIST
			-G, --cgroup NAME; -g, --group; -I, --interval-print N; -i, --no-inherit; -j, --json-output
			-M, --metrics LIST; -n, --null; -o, --output >FILE; -p, --pid LIST; -r, --repeat N; -S, --sync
			-t, --tid LIST; -T, --transaction; -v, --verbose; -x, --field-separator TEXT; --all-kernel
			--all-user; --append; --control FD; --cputype NAME; --filter TEXT; --for-each-cgroup NAME
			--hybrid-merge; --interval-clear; --interval-count N; --iostat[=NAME]; --log-fd N
			--metric-no-group; --metric-no-merge; --metric-no-threshold; --metric-only; --no-csv-summary
			--no-merge; --per-core; --per-die; --per-cache; --per-cluster; --per-node; --per-socket
			--per-thread; --percore-show-thread; --post COMMAND; --pre COMMAND; --quiet; --scale; --no-scale
			--smi-cost; --summary; --table; --td-level N; --timeout N; --topdown`, Rules: []cli.Rule{
			{Option: "--pre --post", Effect: cli.Executes}}},
		{Name: "record", StopAtOperand: true, Wraps: &cli.Wrap{Optional: true}, Effect: cli.Works,
			Does: "writes a profile", Options: `
			-a, --all-cpus; -b, --branch-any; -B, --no-buildid; -c, --count N; -C, --cpu LIST; -d, --data
			-D, --delay N; -e, --event LIST; -F, --freq N; -g; -G, --cgroup NAME; -I, --intr-regs[=LIST]
			-i, --no-inherit; -j, --branch-filter LIST; -k, --clockid ID; -m, --mmap-pages N
			-N, --no-buildid-cache; -n, --no-samples; -o, --output >FILE; -P, --period; -p, --pid LIST
			-q, --quiet; -R, --raw-samples; -r, --realtime N; -S, --snapshot[=TEXT]; -s, --stat; -t, --tid LIST
			-T, --timestamp; -u, --uid USER; -v, --verbose; -W, --weight; -z, --compression-level[=N]
			--affinity MODE; --aio[=N]; --all-cgroups; --all-kernel; --all-user; --aux-sample[=TEXT]
			--buildid-all; --buildid-mmap; --call-graph MODE; --code-page-size; --data-page-size
			--exclude-perf; --filter TEXT; --group; --kcore; --kernel-callchains; --max-size SIZE
			--mmap-flush N; --namespaces; --no-bpf-event; --no-buffering; --off-cpu; --overwrite; --per-thread
			--phys-data; --running-time; --sample-cpu; --strict-freq; --switch-events; --switch-max-files N
			--switch-output[=TEXT]; --synth MODE; --tail-synthesize; --threads[=TEXT]; --timestamp-boundary
			--timestamp-filename; --transaction; --user-callchains; --user-regs[=LIST]; --vmlinux FILE`,
			Rules: []cli.Rule{
				{MinOperands: 1, Effect: cli.Works, Does: "writes a profile"}}},
		{Name: "trace", StopAtOperand: true, Wraps: &cli.Wrap{Optional: true}, Effect: cli.Reads, Options: `
			-a, --all-cpus; -C, --cpu LIST; -D, --delay N; -e, --event LIST; -f, --force; -F, --pf MODE
			-G, --cgroup NAME; -i, --input FILE; -m, --mmap-pages N; -o, --output >FILE; -p, --pid LIST
			-s, --summary; -S, --with-summary; -t, --tid LIST; -T, --time; -u, --uid USER; -v, --verbose
			--call-graph MODE; --comm; --duration N; --errno-summary; --failure; --filter TEXT
			--filter-pids LIST; --max-events N; --max-stack N; --no-inherit; --sched; --sort-events; --syscalls`},
		{Name: "report annotate diff", Effect: cli.Reads, Options: `
			-b, --branch-stack, --baseline-only; -c, --comms, --compute LIST; -C, --cpu LIST; -d, --dsos LIST
			-D, --dump-raw-trace; -F, --fields[=LIST]; -f, --force; -g, --call-graph[=TEXT]; -G, --inverted
			-i, --input FILE; -I, --show-info; -k, --vmlinux FILE; -M, --disassembler-style NAME; -m, --modules
			-n, --show-nr-samples; -o, --order N; -p, --parent TEXT; -P, --full-paths; -q, --quiet
			-s, --sort, --symbol LIST; -S, --symbols LIST; -t, --field-separator TEXT; -T, --threads
			-U, --hide-unresolved; -v, --verbose; -w, --column-widths LIST; -x, --exclude-other
			-l, --print-line; --asm-raw; --children; --no-children; --demangle; --no-demangle
			--full-source-path; --group; --header; --header-only; --hierarchy; --ignore-callees TEXT; --inline
			--no-inline; --itrace[=TEXT]; --kallsyms FILE; --max-stack N; --mem-mode; --mmaps; --ns
			--percent-limit N; --percent-type NAME; --percentage MODE; --pid LIST; --prefix TEXT
			--prefix-strip N; --pretty KEY; --raw-trace; --samples N; --show-cpu-utilization
			--show-total-period; --skip-empty; --skip-missing; --source; --stats; --stdio; --stdio2
			--stdio-color MODE; --symbol-filter TEXT; --symfs DIR; --tasks; --tid LIST; --time TEXT
			--total-cycles; --tui; --gtk; --objdump FILE; --addr2line FILE; --stream; --cycles-hist`,
			Rules: []cli.Rule{
				{Option: "--input", Effect: cli.ReadsFrom},
				{Option: "--objdump --addr2line", Effect: cli.Runs, Does: "runs a program of the caller's choosing"}}},
		{Name: "script", StopAtOperand: true, Effect: cli.Reads,
			Operands: cli.Operands{Each: cli.Runs, Does: "runs a script or a command"}, Options: `
			-a, --all-cpus; -c, --comms LIST; -C, --cpu LIST; -D, --dump-raw-trace; -F, --fields LIST
			-f, --force; -G, --hide-call-graph; -g, --gen-script LANG; -i, --input FILE; -I, --show-info
			-k, --vmlinux FILE; -l, --list; -S, --symbols LIST; -s, --script NAME; -v, --verbose; --deltatime
			--reltime; --demangle; --no-demangle; --dlfilter FILE; --header; --header-only; --inline
			--no-inline; --itrace[=TEXT]; --kallsyms FILE; --list-dlfilters; --max-stack N; --ns
			--per-event-dump; --pid LIST; --show-kernel-path; --show-mmap-events; --show-task-events
			--symfs DIR; --tid LIST; --time TEXT`, Rules: []cli.Rule{
				{Option: "--input", Effect: cli.ReadsFrom},
				{Option: "--script --dlfilter", Effect: cli.Runs, Does: "runs a script"},
				{Option: "--gen-script --per-event-dump", Effect: cli.Works,
					Does: "writes files into the working directory"}}},
		{Name: "list", Effect: cli.Reads, Options: `
			-d, --desc; -v, --long-desc; -j, --json; -o, --output >FILE; --cputype NAME; --unit NAME; --debug
			--deprecated; --details; --no-desc; --raw-dump`, Rules: dockerOutput},
		{Name: "top evlist buildid-list kallsyms version", Effect: cli.Reads, Options: `
			-i, --input FILE; -F, --freq; -v, --verbose; -f, --force; -g, --group; -H, --with-hits
			-k, --kernel; -m, --kernel-maps; -p; -a; -e LIST; -K; -U; -z; -s LIST; --stdio; --tui
			--build-options; --trace-fields`},
		{Name: "archive inject timechart data bench mem c2c sched lock kmem kvm kwork ftrace test",
			Effect: cli.Unstated, Does: "what it does depends on its subcommand"},
		{Name: "probe buildid-cache daemon config", Effect: cli.Changes,
			Does: "changes probes of the kernel or perf's own settings"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// reviewPerf: --exec-path DIR says where perf finds programs for what it lacks.
func reviewPerf(inv *cli.Invocation, r *cli.Report) {
	if _, ok := inv.Last("--exec-path"); ok {
		r.Add(cli.Runs, "--exec-path names where subcommands are found")
	}
}
