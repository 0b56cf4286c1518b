package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// parallel is GNU parallel 20250422. --rpl, --sqlmaster and their kind, which run
// Perl or SQL, are left out of the grammar.
var parallel = cli.Program{
	Name:          "parallel",
	Env:           "PARALLEL PARALLEL_*",
	StopAtOperand: true,
	Options: `
		-0, --null; -a, --arg-file FILE; --arg-file-sep TEXT; --arg-sep TEXT; --bar; --basefile, --bf FILE
		--bg; --fg; --bibtex; --citation; --block, --block-size SIZE; --cat; --cleanup; -C, --colsep REGEX
		--compress; --ctag; --ctagstring TEXT; --csv; --delay DURATION; -d, --delimiter CHAR
		--dry-run, --dryrun; -E EOF; --eof[=EOF]; --env NAME; --eta; --fifo; --files; --files0; --group
		--halt, --halt-on-error WHEN; --header REGEX; -I REPLACE; -i, --replace[=REPLACE]
		-j, --jobs, --max-procs, -P N; --joblog FILE; -k, --keep-order; -L, --max-lines N
		--lb, --line-buffer, --linebuffer; --link, --xapply; --load LOAD; -m; -X; --memfree SIZE
		--memsuspend SIZE; --nice N; --noswap; -n, -N, --max-args, --max-replace-args N; --no-notice
		--will-cite; --number-of-cpus; --number-of-cores; -o, --output-as-files; --pipe, --spreadstdin
		--pipepart, --pipe-part; --plain; --progress; -p, --interactive; -q, --quote; --recend TEXT
		--recstart TEXT; --regexp; --results, --res DIR; --resume; --resume-failed; --retries N
		--return FILE; -r, --no-run-if-empty; --round-robin, --roundrobin, --round; --shuf; --semaphore
		--skip-first-line; -S, --sshlogin LIST; --slf, --sshloginfile FILE; -s, --max-chars N; --tag
		--tagstring TEXT; --tempdir, --tmpdir DIR; --termseq TEXT; --timeout DURATION; --transfer
		--trc FILE; --transferfile, --tf FILE; --trim WHEN; -t, --verbose; -u, --ungroup; -v
		--wd, --workdir DIR; -x, --exit; --silent; --total-jobs, --total N; --max-line-length-allowed
		-h, --help; -V, --version; --minversion VERSION
	`,
	Rules: []cli.Rule{
		{Option: "--joblog --results", Effect: cli.WritesTo, Does: "writes what the jobs print to files"},
		{Option: "--arg-file", Effect: cli.ReadsFrom},
	},
	Inspect: inspectParallel,
}

// maxArguments bounds how many arguments a command is judged with one by one.
const maxArguments = 16

// inspectParallel finds the command and the lists of arguments behind ":::".
func inspectParallel(inv *cli.Invocation, r *cli.Report) {
	command, lists := inv.Operands, []cli.Word(nil)
	sources, fromFile := 0, inv.Has("--arg-file")
	for i, w := range inv.Operands {
		switch w.Text {
		case ":::", ":::+", "::::", "::::+":
			if sources == 0 {
				command = inv.Operands[:i]
			}
			sources++
			fromFile = fromFile || strings.HasPrefix(w.Text, "::::")
		default:
			if sources > 0 {
				lists = append(lists, w)
			}
		}
	}
	known := sources == 1 && !fromFile && len(lists) <= maxArguments && !inv.Has("--colsep") &&
		!inv.Has("-I") && !inv.Has("--replace") && !inv.Has("-n") && !inv.Has("-L")
	for _, w := range lists {
		known = known && w.Static && !w.Glob
	}
	remote := inv.Has("--sshlogin") || inv.Has("--sshloginfile")
	switch {
	case inv.Has("--dry-run"):
		r.Add(cli.Pure, "prints the commands without running them")
	case inv.Has("--citation") || inv.Has("--number-of-cores") || inv.Has("--number-of-cpus"):
		r.Add(cli.Reads, "")
	case len(command) == 0 && !known:
		r.Unknown("the commands that parallel runs are its input")
	case len(command) == 0:
		for i := range lists {
			r.Run(cli.Inner{Shell: &lists[i], Via: "parallel", Remote: remote})
		}
	default:
		if !known {
			lists = nil
		}
		parallelJobs(inv, r, command, lists, remote)
	}
}

// parallelJobs states one command for each known argument, else one in which
// the arguments are not known.
func parallelJobs(inv *cli.Invocation, r *cli.Report, command, args []cli.Word, remote bool) {
	part := "{"
	if w, ok := inv.Last("-I"); ok {
		part = w.Text
	}
	line := cli.JoinWords(command)
	piped := inv.Has("--pipe") || inv.Has("--pipepart")
	if !strings.Contains(line.Text, part) && !piped {
		if line.At = -1; part == "{" {
			line.Text += " {}"
		} else {
			line.Text += " " + part
		}
		line.Span.End = max(line.Span.End, command[len(command)-1].Span.End)
	}
	via := cli.Inner{Via: "parallel", Remote: remote, Appends: true}
	switch {
	case !line.Static:
		via.Shell = &line
		r.Run(via)
	case len(args) > 0 && strings.Count(line.Text, "{") == strings.Count(line.Text, "{}"):
		for _, a := range args {
			text := cli.Word{Static: true, At: -1, Span: line.Span}
			text.Text = strings.ReplaceAll(line.Text, "{}", "'"+strings.ReplaceAll(a.Text, "'", `'\''`)+"'")
			job := via
			job.Shell = &text
			r.Run(job)
		}
	case strings.ContainsAny(line.Text, "|&;<>()$`\\\"'*?[#~=\n"):
		line.Static = piped && !strings.Contains(line.Text, part)
		via.Shell = &line
		r.Run(via)
	default:
		for _, f := range strings.Fields(line.Text) {
			via.Argv = append(via.Argv, cli.Word{Text: f, Static: true, At: -1, Span: line.Span})
		}
		via.Argv, _ = replacing(via.Argv, part)
		r.Run(via)
	}
}
