package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// xargs is GNU findutils 4.9.
var xargs = cli.Program{
	Name:          "xargs",
	StopAtOperand: true,
	Options: `
		-0, --null; -a, --arg-file FILE; -d, --delimiter CHAR; -E EOF; -e, --eof[=EOF]
		-I REPLACE; -i, --replace[=REPLACE]; -L LINES; -l, --max-lines[=LINES]
		-n, --max-args N; -o, --open-tty; -P, --max-procs N; -p, --interactive
		--process-slot-var NAME; -r, --no-run-if-empty; -s, --max-chars N
		-t, --verbose; -x, --exit; --show-limits; --help; --version
		-J REPLACE; -R N; -S N
	`,
	Effect: cli.Pure, // runs echo
	Wraps:  &cli.Wrap{Appends: true, Optional: true},
}
