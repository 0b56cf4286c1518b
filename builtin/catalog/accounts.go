package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns accounts, passwords, access lists and capabilities.

// useradd is shadow 4.17, whose other programs share its form: they change the
// accounts, whatever their options are. -D alone shows the defaults.
var useradd = cli.Program{
	Name: "useradd",
	Options: `
		-b, --base-dir DIR; -c, --comment TEXT; -D, --defaults; -d, --home-dir DIR; -e, --expiredate DATE
		-f, --inactive N; -g, --gid GROUP; -G, --groups LIST; -k, --skel DIR; -K, --key X; -m, --create-home
		-M, --no-create-home; -N; -o; -p, --password TEXT; -P, --prefix DIR; -r, --system; -R, --root DIR
		-s, --shell SHELL; -u, --uid UID; -U; -Z X; -h, --help`,
	Effect: cli.Changes,
	Does:   "changes the accounts of the system",
	Probes: []string{"getent passwd"},
}

// accounts holds the facts of the other programs that change accounts.
var accounts = cli.Program{
	Name: "usermod",
	Also: "addgroup adduser chfn chgpasswd chpasswd chsh delgroup deluser gpasswd groupadd groupdel " +
		"groupmod newusers pwconv pwunconv userdel",
	Options: `
		-a, --append; -c, --comment TEXT; -d, --home DIR; -e, --expiredate DATE; -f, --inactive N
		-g, --gid GROUP; -G, --groups LIST; -l, --login NAME; -L, --lock; -m, --move-home; -n NAME
		-p, --password TEXT; -r, --remove; -s, --shell SHELL; -u, --uid UID; -U, --unlock; --gecos TEXT
		--ingroup GROUP; --home-dir DIR; --list-shells; --help; --version`,
	Effect: cli.Changes,
	Does:   "changes the accounts of the system",
	Rules:  []cli.Rule{{Option: "--list-shells", Lowers: true, Effect: cli.Reads, Does: "lists the shells"}},
	Probes: []string{"getent passwd", "getent group"},
}

// passwd is shadow 4.17; -S shows.
var passwd = cli.Program{
	Name: "passwd",
	Options: `
		-a, --all; -d, --delete; -e, --expire; -h, --help; -i, --inactive N; -k, --keep-tokens; -l, --lock
		-m; -n, --mindays N; -P; -q, --quiet; -r, --repository NAME; -R, --root DIR; -S, --status
		-s, --stdin; -u, --unlock; -w, --warndays N; -x, --maxdays N; --version`,
	Effect: cli.Changes,
	Does:   "changes a password",
	Rules: []cli.Rule{
		{Option: "--status", Lowers: true, Effect: cli.Reads},
	},
	Inspect: inspectPasswd,
	Probes:  []string{"passwd -S"},
}

// inspectPasswd: -S beside an option that changes is no mere report.
func inspectPasswd(inv *cli.Invocation, r *cli.Report) {
	for _, name := range [...]string{"-d", "-e", "-i", "-l", "-n", "-s", "-u", "-w", "-x"} {
		if inv.Has(name) {
			r.Add(cli.Changes, "changes a password")
			return
		}
	}
}

// chage is shadow 4.17; -l lists.
var chage = cli.Program{
	Name: "chage",
	Options: `
		-d, --lastday DAY; -E, --expiredate DATE; -h, --help; -i, --iso8601; -I, --inactive N; -l, --list
		-m, --mindays N; -M, --maxdays N; -P, --prefix DIR; -R, --root DIR; -W, --warndays N`,
	Effect: cli.Changes,
	Does:   "changes when a password expires",
	Rules:  []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}},
}

// visudo is sudo 1.9.16; -c checks. vipw and vigr edit likewise.
var visudo = cli.Program{
	Name: "visudo",
	Options: `
		-c, --check; -f, --file FILE; -h, --help; -I; -O; -P; -q, --quiet; -s, --strict; -V, --version
		-x, --export >FILE`,
	Effect: cli.Changes,
	Does:   "edits who may raise privileges",
	Rules:  []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"visudo -c"},
}

var vipw = cli.Program{
	Name:    "vipw",
	Also:    "vigr",
	Options: `-g, --group; -h, --help; -V, --version; -p, --passwd; -q, --quiet; -R, --root DIR; -s, --shadow`,
	Effect:  cli.Changes,
	Does:    "edits the accounts of the system",
	Probes:  []string{"getent passwd"},
}

// setcap and getcap are libcap 2.75. A capability is a privilege for everyone
// who runs the file.
var setcap = cli.Program{
	Name:    "setcap",
	Options: `-q; -v; -n UID; -r; -h; --license`,
	Effect:  cli.Changes,
	Does:    "gives a program privileges",
	Rules:   []cli.Rule{{Option: "-v", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"getcap ."},
}

var getcap = cli.Program{
	Name:     "getcap",
	Options:  `-n; -r; -v; -h; --license`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// capsh is libcap 2.75: "--" and "==" hand the rest to a shell.
var capsh = cli.Program{
	Name:    "capsh",
	Style:   cli.NoOptions,
	Inspect: inspectCapsh,
}

func inspectCapsh(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Operands {
		name := w.Text
		if !w.Static {
			r.Unknown("an option of capsh is not known statically")
			return
		}
		switch {
		case name == "--":
			r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("bash")}, inv.Operands[i+1:]...), Via: "capsh",
				Elevated: true})
			return
		case name == "--print" || name == "--current" || name == "--mode" || name == "--modes" ||
			name == "--help" || name == "-h" || name == "--license" || name == "--quiet",
			prefixOf(name, "--decode=", "--explain=", "--suggest=", "--supports=", "--has-", "--is-uid=", "--is-gid=",
				"--inmode="):
		case prefixOf(name, "--drop=", "--caps=", "--inh=", "--user=", "--uid=", "--gid=", "--groups=", "--keep=",
			"--secbits=", "--addamb=", "--delamb=", "--noamb", "--no-new-privs", "--iab=", "--cap-uid="):
		default:
			r.Unknown("capsh has no option " + name + " that is known here")
			return
		}
	}
	r.Add(cli.Reads, "shows capabilities")
}

// prefixOf reports whether text begins with one of the prefixes.
func prefixOf(text string, prefixes ...string) bool {
	for _, p := range prefixes {
		if len(text) >= len(p) && text[:len(p)] == p {
			return true
		}
	}
	return false
}

// last is util-linux 2.40 (lastb too) and lastlog shadow 4.17.
var last = cli.Program{
	Name: "last",
	Also: "lastb",
	Options: `
		-0123456789; -a, --hostlast; -d, --dns; -F, --fulltimes; -f, --file FILE; -i, --ip; -j, --json
		-n, --limit N; -p, --present TIME; -R, --nohostname; -s, --since TIME; -T, --tab-separated
		-t, --until TIME; --time-format F; -w, --fullnames; -x, --system; -y; -h, --help; -V, --version`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--file", Effect: cli.ReadsFrom}},
}

var lastlog = cli.Program{
	Name: "lastlog",
	Options: `
		-a, --active; -b, --before DAYS; -C, --clear; -R, --root DIR; -S, --set; -s, --service
		-t, --time DAYS; -u, --user LOGIN; -h, --help`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--clear --set", Effect: cli.Changes, Does: "changes the record of logins"}},
}
