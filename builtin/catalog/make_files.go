package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the programs of GNU coreutils 9.5 that make files and
// directories or fill them: mkdir, mkfifo, mknod, mktemp, touch, truncate, dd,
// sync.

var mkdir = cli.Program{
	Name:     "mkdir",
	Options:  `-m, --mode MODE; -p, --parents; -v, --verbose; -Z; --context[=CTX]; --help; --version`,
	Effect:   cli.Works,
	Does:     "makes directories",
	Operands: cli.Operands{Min: 1, Each: cli.MakesDir},
}

var mkfifo = cli.Program{
	Name:     "mkfifo",
	Options:  `-m, --mode MODE; -Z; --context[=CTX]; --help; --version`,
	Effect:   cli.Works,
	Does:     "makes named pipes",
	Operands: cli.Operands{Min: 1, Each: cli.WritesTo},
}

var mknod = cli.Program{
	Name:    "mknod",
	Options: `-m, --mode MODE; -Z; --context[=CTX]; --help; --version`,
	Effect:  cli.Works,
	Does:    "makes a device or pipe",
	Inspect: inspectMknod,
}

func inspectMknod(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	r.Path(cli.WritesTo, inv.Operands[0], "makes a device or pipe")
	if len(inv.Operands) < 2 || inv.Operands[1].Text != "p" {
		r.Add(cli.Changes, "makes a device")
	}
}

// mktemp makes what it names in a temp root, unless a template says otherwise.
var mktemp = cli.Program{
	Name: "mktemp",
	Env:  ">TMPDIR/",
	Options: `
		-d, --directory; -u, --dry-run; -q, --quiet; --suffix SUFFIX; -p DIR; --tmpdir[=DIR]; -t
		--help; -V, --version
	`,
	Effect:   cli.Works,
	Does:     "makes a temporary file or directory",
	Operands: cli.Operands{Each: cli.WritesTo},
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Pure},
		{Option: "-p --tmpdir", Effect: cli.WritesInto, Does: "makes it in another directory"},
	},
}

var touch = cli.Program{
	Name: "touch",
	Options: `
		-a; -c, --no-create; -d, --date STRING; -f; -h, --no-dereference; -m; -r, --reference FILE; -t STAMP
		--time WORD; -A OFFSET; --help; --version
	`,
	Effect:   cli.Works,
	Does:     "makes files or sets their times",
	Operands: cli.Operands{Min: 1, Each: cli.WritesTo},
}

var truncate = cli.Program{
	Name:     "truncate",
	Options:  `-c, --no-create; -o, --io-blocks; -r, --reference FILE; -s, --size SIZE; --help; --version`,
	Effect:   cli.Works,
	Does:     "sets the size of files",
	Operands: cli.Operands{Min: 1, Each: cli.WritesTo},
}

var syncDisks = cli.Program{
	Name:    "sync",
	Options: `-d, --data; -f, --file-system; --help; --version`,
	Effect:  cli.Pure,
}

// dd takes NAME=VALUE operands only.
var dd = cli.Program{
	Name:    "dd",
	Options: `--help; --version`,
	Effect:  cli.Pure,
	Probes:  []string{"lsblk"},
	Inspect: inspectDD,
}

func inspectDD(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		name, _, eq := strings.Cut(w.Text, "=")
		switch {
		case !w.Static && (!eq || w.Prefix == ""):
			r.Unknown("an operand of dd is not known statically")
		case name == "of":
			r.Path(cli.WritesTo, w.Cut(len("of=")), "writes blocks to a file or device")
		case name == "if":
			r.Path(cli.ReadsFrom, w.Cut(len("if=")), "")
		case !isDDOperand(name):
			r.Unknown("dd has no operand '" + name + "' that is known here")
		}
	}
}

func isDDOperand(name string) bool {
	switch name {
	case "bs", "cbs", "ibs", "obs", "conv", "count", "iflag", "oflag", "seek", "oseek", "skip", "iseek",
		"status",
		"files", "fillchar", "msgfmt", "speed":
		return true
	}
	return false
}
