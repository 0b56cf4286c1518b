package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the programs of GNU coreutils 9.5 and procps that tell about
// users, the machine and the terminal.

var id = cli.Program{
	Name: "id",
	Options: `
		-a; -Z, --context; -g, --group; -G, --groups; -n, --name; -r, --real; -u, --user; -z, --zero; -APpFc
		--help; --version`,
	Effect: cli.Reads,
}

// observer is what has no options of its own: logname, whoami, groups, hostid.
var observer = cli.Program{
	Name:    "whoami",
	Also:    "groups hostid logname",
	Options: `--help; --version`,
	Effect:  cli.Reads,
}

var who = cli.Program{
	Name: "who",
	Options: `
		-a, --all; -b, --boot; -d, --dead; -H, --heading; -l, --login; --lookup; -m; -p, --process
		-q, --count; -r, --runlevel; -s, --short; -t, --time; -T, -w, --mesg, --message, --writable
		-u, --users; --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var users = cli.Program{
	Name:     "users",
	Options:  `--help; --version`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var pinky = cli.Program{
	Name:    "pinky",
	Options: `-lbhpsfwiq; --lookup; --help; --version`,
	Effect:  cli.Reads,
}

var nproc = cli.Program{
	Name:    "nproc",
	Options: `--all; --ignore N; --help; --version`,
	Effect:  cli.Reads,
}

var uname = cli.Program{
	Name: "uname",
	Options: `
		-a, --all; -s, --kernel-name; -n, --nodename; -r, --kernel-release; -v, --kernel-version; -m, --machine
		-p, --processor; -i, --hardware-platform; -o, --operating-system; -bKU; --help; --version
	`,
	Effect: cli.Reads,
}

var uptime = cli.Program{
	Name:    "uptime",
	Options: `-p, --pretty; -s, --since; -r, --raw; -c, --container; --libxo[=ARGS]; -h, --help; -V, --version`,
	Effect:  cli.Reads,
}

var tty = cli.Program{
	Name:    "tty",
	Options: `-s, --silent, --quiet; --help; --version`,
	Effect:  cli.Reads,
}

// printenv shows what the environment holds, secrets as well.
var printenv = cli.Program{
	Name:    "printenv",
	Options: `-0, --null; --help; --version`,
	Effect:  cli.Pure,
	Inspect: inspectPrintenv,
}

func inspectPrintenv(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if !w.Static || secretName(w.Text) {
			r.Add(cli.ReadsSecrets, "shows a secret of the environment")
			return
		}
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.ReadsSecrets, "shows the environment")
		return
	}
	r.Add(cli.Reads, "shows variables of the environment")
}

// secretName reports whether a variable's name says that it holds a secret.
func secretName(name string) bool {
	name = strings.ToUpper(name)
	for _, part := range [...]string{"TOKEN", "SECRET", "PASS", "KEY", "CREDENTIAL", "AUTH", "PRIVATE"} {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}

// stty sets the terminal, which lasts no longer than it; -F names a device that
// may outlive it.
var stty = cli.Program{
	Name:    "stty",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectStty,
}

func inspectStty(inv *cli.Invocation, r *cli.Report) {
	device, settings := false, 0
	for i := 0; i < len(inv.Args); i++ {
		switch text := inv.Args[i].Text; {
		case text == "-a", text == "--all", text == "-g", text == "--save", text == "size", text == "speed":
			r.Add(cli.Reads, "shows the settings of a terminal")
		case text == "--help", text == "--version":
			return
		case text == "-F", text == "-f", text == "--file":
			device, i = true, i+1
		case strings.HasPrefix(text, "--file="), strings.HasPrefix(text, "-F"):
			device = true
		default:
			settings++
		}
	}
	if device && settings > 0 {
		r.Unknown("sets a device that is not this terminal")
	}
}

var dircolors = cli.Program{
	Name: "dircolors",
	Options: `
		-b, --sh, --bourne-shell; -c, --csh, --c-shell; -p, --print-database; --print-ls-colors; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}
