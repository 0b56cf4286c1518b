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

// mail is s-nail 14.9 and BSD's mailx: with an address it sends, without one it
// waits for commands.
var mail = cli.Program{
	Name: "mail",
	Also: "mailx",
	Options: `
		-a X; -b X; -c X; -s TEXT; -r X; -S X; -u X; -f[X]; -F; -t; -i; -n; -v; -e; -H; -I; -N; -E; -q X
		-A X; -B; -C X; -d; -L X; -M X; -m X; -R; -X X; -Y X; -:[X]; -T X; -#; -~; -V, --version; --help
	`,
	Effect:   cli.Interactive,
	Does:     "waits for commands",
	Probes:   []string{"mail -e"},
	Operands: cli.Operands{Each: cli.Changes, Does: "sends mail", Target: true},
	Rules: []cli.Rule{
		{Option: "-t -s -r -b -c", Effect: cli.Changes, Does: "sends mail"},
		{Option: "-X -Y", Effect: cli.Unstated, Does: "starts with commands"},
		{Option: "-e -H", Lowers: true, Effect: cli.Reads},
	},
}

// mutt is mutt 2.2 and neomutt. A draft (-H) is sent.
var mutt = cli.Program{
	Name: "mutt",
	Also: "neomutt",
	Options: `
		-A ALIAS; -a FILE; -B; -b X; -c X; -D; -d N; -E; -e COMMAND; -f FILE; -F ~FILE; -G; -g SERVER
		-H <FILE; -i <FILE; -l >FILE; -m TYPE; -n; -p; -Q NAME; -R; -s TEXT; -v; -x; -y; -Z; -z; -h; -C
	`,
	Effect:   cli.Interactive,
	Does:     "opens a mailbox",
	Probes:   []string{"mutt -D"},
	Operands: cli.Operands{Each: cli.Changes, Does: "sends mail", Target: true},
	Rules: []cli.Rule{
		{Option: "-H -s -b -c -i -a -p", Effect: cli.Changes, Does: "sends mail"},
		{Option: "-e", Effect: cli.Unstated, Does: "-e is a command of mutt"},
		{Option: "-v -h", Lowers: true, Effect: cli.Pure},
		{Option: "-D -Q -A", Lowers: true, Effect: cli.Reads},
	},
	Modes: "-v -h -D -Q -A -H -s -b -c -i -p",
}

// sendmail is also msmtp and ssmtp: what they are given is sent to others.
var sendmail = cli.Program{
	Name: "sendmail",
	Also: "msmtp ssmtp",
	Options: `
		-a X; -b X; -C X; -d[X]; -f X; -F X; -h X; -i; -n; -N X; -o[X]; -O X; -p[X]; -q[X]; -r X; -R X; -t; -v; -V X
		--version; --help
	`,
	Effect: cli.Changes,
	Does:   "sends mail",
	Probes: []string{"mail -e"},
}
