package catalog

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// xargs is GNU findutils 4.10; -J, -R and -S are BSD's.
var xargs = cli.Program{
	Name:          "xargs",
	StopAtOperand: true,
	Options: `
		-0, --null; -a, --arg-file FILE; -d, --delimiter CHAR; -E EOF; -e, --eof[=EOF]
		-I REPLACE; -i, --replace[=REPLACE]; -J REPLACE; -L LINES; -l, --max-lines[=LINES]
		-n, --max-args N; -o, --open-tty; -P, --max-procs N; -p, --interactive
		--process-slot-var NAME; -R N; -r, --no-run-if-empty; -S N; -s, --max-chars N
		-t, --verbose; -x, --exit; --show-limits; --help; --version
	`,
	Rules: []cli.Rule{
		{Option: "--arg-file", Effect: cli.ReadsFrom},
	},
	Inspect: inspectXargs,
}

// inspectXargs finds the command and where its input goes: into the words that
// hold the replacement string, else behind the last one.
func inspectXargs(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--interactive") || inv.Has("--open-tty") {
		r.Add(cli.Interactive, "asks at the terminal")
	}
	if in := inv.Input(); len(words) == 0 && in.Kind == abi.StdinNone && !inv.Has("--arg-file") {
		r.Add(cli.Interactive, "waits for words at the terminal")
		return
	}
	if len(words) == 0 {
		r.Add(cli.Pure, "prints its input")
		return
	}
	in := cli.Inner{Argv: words, Via: "xargs", Appends: true}
	part := ""
	for _, name := range [3]string{"-I", "--replace", "-J"} {
		if inv.Has(name) {
			part = "{}"
			if arg, ok := inv.Last(name); ok {
				part = arg.Text
				if !arg.Static {
					r.Unknown("the replacement string of xargs is not known statically")
				}
			}
		}
	}
	foreign := inv.Facts != nil && inv.Facts.Input().Foreign
	if part == "" {
		more := cli.More()
		more.Foreign = foreign
		in.Argv = append(words[:len(words):len(words)], more)
	} else {
		in.Argv, _ = replacing(words, part)
		for i := range in.Argv {
			if !in.Argv[i].Static && words[i].Static {
				in.Argv[i].Foreign = in.Argv[i].Foreign || foreign
			}
		}
	}
	r.Run(in)
}
