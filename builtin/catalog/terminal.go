package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the terminal, the clipboard and messages: tput, clear, reset
// (ncurses 6.5), getopt (util-linux 2.40), xclip 0.13, xsel 1.2, wl-clipboard
// 2.2, pbcopy and pbpaste (macOS 15), mail, sendmail.

var tput = cli.Program{
	Name:    "tput",
	Options: `-S; -T TERM; -V, --version; -x; -v; --help`,
	Effect:  cli.Pure,
}

// clear is also reset and tset.
var clearScreen = cli.Program{
	Name: "clear",
	Also: "reset tset",
	Options: `
		-T TERM; -V, --version; -x; -c; -e CHAR; -i CHAR; -I; -k CHAR; -m MAPPING; -q; -Q; -r; -s; -w
		--help`,
	Effect: cli.Pure,
}

var getopt = cli.Program{
	Name: "getopt",
	Options: `
		-a, --alternative; -h, --help; -l, --longoptions LIST; -n, --name NAME; -o, --options TEXT
		-q, --quiet; -Q, --quiet-output; -s, --shell SHELL; -T, --test; -u, --unquoted; -V, --version
	`,
	StopAtOperand: true,
	Effect:        cli.Pure,
}

// xclip fills the clipboard unless -o prints it.
var xclip = cli.Program{
	Name:  "xclip",
	Style: cli.SingleDash,
	Options: `
		-i, -in; -o, -out; -l, -loops N; -d, -display NAME; -h, -help; -selection NAME; -sel NAME; -se NAME
		-s NAME; -noutf8; -target TYPE; -t TYPE; -rmlastnl; -r; -f, -filter; -silent; -quiet; -verbose
		-version; -sensitive; -wait N
	`,
	Effect:   cli.Works,
	Does:     "fills the clipboard",
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "-o", Lowers: true, Effect: cli.Reads}},
}

var xsel = cli.Program{
	Name: "xsel",
	Options: `
		-a, --append; -f, --follow; -z, --zeroflush; -i, --input; -o, --output; -c, --clear; -d, --delete
		-p, --primary; -s, --secondary; -b, --clipboard; -k, --keep; -x, --exchange; --display NAME
		-m, --name NAME; -t, --selectionTimeout MS; -l, --logfile >FILE; -n, --nodetach; -h, --help
		-v, --verbose; --version; --trim
	`,
	Effect: cli.Works,
	Does:   "fills the clipboard",
	Rules: []cli.Rule{
		{Option: "--output", Lowers: true, Effect: cli.Reads},
	},
}

// pbcopy is also wl-copy.
var pbcopy = cli.Program{
	Name:  "pbcopy",
	Also:  "wl-copy",
	Style: cli.SingleDash,
	Options: `
		-pboard NAME; -help; -Prefer TYPE; -o, --paste-once; -f, --foreground; -c, --clear; -p, --primary
		-n, --trim-newline; -t, --type TYPE; -s, --seat NAME; -v, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   "fills the clipboard",
}

var pbpaste = cli.Program{
	Name:  "pbpaste",
	Also:  "wl-paste",
	Style: cli.SingleDash,
	Options: `
		-pboard NAME; -Prefer TYPE; -n, --no-newline; -l, --list-types; -p, --primary; -w, --watch
		-t, --type TYPE; -s, --seat NAME; -v, --version; -h, --help
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--watch", Effect: cli.Runs, Does: "runs a command when the clipboard changes"}},
}

// mail is also mailx, mutt, sendmail, msmtp and ssmtp: what they are given is
// sent to others; without an address they are interactive.
var mail = cli.Program{
	Name: "mail",
	Also: "mailx msmtp mutt sendmail ssmtp",
	Options: `
		-a X; -b X; -c X; -s TEXT; -r X; -S X; -u X; -f[X]; -F[X]; -t; -i; -n; -v; -e; -H; -I; -N; -E; -q X
		-A X; -B[X]; -C X; -d[X]; -o[X]; -O X; -p[X]; -x; -h[X]; -V, --version; --help
	`,
	Effect: cli.Changes,
	Does:   "sends mail",
	Probes: []string{"mail -e"},
	Rules:  []cli.Rule{{Option: "-e -H", Lowers: true, Effect: cli.Reads}},
}
