package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs that open raw connections.

// nc is OpenBSD's netcat 1.226, the traditional one 1.10 and Ncat 7.98: the
// union of their options. What -c and -e mean differs, so that both count as a
// program that is run.
var nc = cli.Program{
	Name:   "nc",
	Output: cli.Fetches,
	Also:   "ncat netcat",
	Options: `
		-46abCDdFhklNnrStuUvyZz; -c, --sh-exec COMMAND; -e, --exec COMMAND; -G N; -g, --gateway HOPS
		-H FILE; -I N; -i, --idle-timeout N; -K FILE; -M N; -m, --max-conns N; -O N; -o, --output >FILE
		-P USER; -p, --source-port PORT; -q N; -R FILE; -s, --source ADDRESS; -T TOS; -V RTABLE
		-w, --wait N; -W N; -X, --proxy-type NAME; -x, --hex-dump >FILE; --lua-exec FILE; --listen
		--keep-open; --proxy ADDRESS; --proxy-auth USER; --proxy-dns TYPE; --allow LIST; --deny LIST
		--allowfile FILE; --denyfile FILE; --broker; --chat; --delay N; --nodns; --telnet; --udp; --sctp
		--vsock; --unixsock; --append-output; --recv-only; --send-only; --no-shutdown; --crlf; --ssl
		--ssl-cert FILE; --ssl-key FILE; --ssl-verify; --ssl-trustfile FILE; --ssl-ciphers LIST
		--ssl-servername NAME; --ssl-alpn LIST; --zero-io; --verbose; --help; --version
	`,
	Effect: cli.Connects, Does: "opens a raw connection",
	Rules: []cli.Rule{
		{Option: "-z --zero-io", Lowers: true, Effect: cli.Reads},
		{Option: "--sh-exec --exec", Effect: cli.Executes},
		{Option: "--lua-exec", Effect: cli.Runs, Does: "--lua-exec runs a script"},
		{Option: "--ssl-key", Effect: cli.ReadsFrom},
	},
}

// telnet is inetutils' 2.6 and BSD's.
var telnet = cli.Program{
	Name: "telnet",
	Options: `
		-468EFKLNacdfruxy; -X TYPE; -b ADDRESS; -e CHAR; -k REALM; -l USER; -n FILE; -S TOS; -s ADDRESS
		-P POLICY; --help; --version`,
	Effect: cli.Connects, Does: "opens a raw connection",
	Rules: []cli.Rule{{Option: "-n", Effect: cli.WritesTo}},
}

// socat is socat 1.8.
var socat = cli.Program{
	Name:  "socat",
	Style: cli.SingleDash,
	Options: `
		-V; -h; -hh; -hhh; -d; -dd; -ddd; -dddd; -D; -ly; -lf FILE; -ls; -lp NAME; -lu; -lm; -lh; -v; -x
		-r FILE; -R FILE; -b N; -s; -S MASK; -t N; -T N; -u; -U; -g; -L FILE; -W FILE; -4; -6; -0
		--statistics; --experimental
	`,
	Inspect: inspectSocat,
	Rules:   []cli.Rule{{Option: "-lf -r -R -L -W", Effect: cli.WritesTo}},
}

// inspectSocat reads two addresses, "KEYWORD:parameters,options"; "!!" joins two
// into one.
func inspectSocat(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-V") || inv.Has("-h") || inv.Has("-hh") || inv.Has("-hhh") {
		r.Add(cli.Pure, "")
		return
	}
	r.Add(cli.Connects, "joins two raw connections")
	for _, w := range inv.Operands {
		for _, address := range strings.Split(w.Text, "!!") {
			keyword, rest, _ := strings.Cut(address, ":")
			value, _, _ := strings.Cut(rest, ",")
			text := cli.Word{Text: strings.Trim(value, `"'`), Static: w.Static, Span: w.Span, At: -1}
			switch strings.ToUpper(keyword) {
			case "EXEC", "SYSTEM", "SHELL":
				r.Run(cli.Inner{Shell: &text, Via: "socat " + keyword})
			case "OPEN", "FILE", "CREATE", "CREAT", "GOPEN", "PIPE", "UNIX-LISTEN", "UNIX-L", "PTY":
				if text.Text != "" {
					r.Path(cli.WritesTo, text, "")
				}
			}
		}
	}
}

// ftp is tnftp 20230507 and inetutils' 2.6.
var ftp = cli.Program{
	Name:   "ftp",
	Output: cli.Fetches,
	Options: `
		-46AadefginpRtVv; -N FILE; -o FILE; -P PORT; -q N; -r N; -s ADDRESS; -T SPEC; -u URL; -x N; --help
		--version`,
	Effect: cli.Interactive, Does: "waits for commands",
	Rules: []cli.Rule{
		{Option: "-u", Effect: cli.Changes, Does: "uploads files"},
		{Option: "-o", Effect: cli.WritesTo},
	},
}

// lftp is lftp 4.9.
var lftp = cli.Program{
	Name: "lftp",
	Options: `
		-c COMMANDS; -e COMMANDS; -f FILE; -d; -p PORT; -u USER; --norc; --user NAME; --password TEXT
		--env-password; --rcfile FILE; --help; --version`,
	Effect: cli.Interactive, Does: "waits for commands",
	Inspect: inspectLftp,
}

// inspectLftp looks in the commands for those that change the server or run a
// program.
func inspectLftp(inv *cli.Invocation, r *cli.Report) {
	for _, text := range append(inv.All("-c"), inv.All("-e")...) {
		for _, command := range strings.FieldsFunc(text.Text,
			func(c rune) bool { return c == ';' || c == '\n' || c == '&' }) {
			words := strings.Fields(command)
			if len(words) == 0 {
				continue
			}
			switch verb := words[0]; {
			case verb[0] == '!':
				line := cli.Lit(strings.TrimSpace(command)[1:])
				r.Run(cli.Inner{Shell: &line, Via: "lftp"})
			case verb == "mirror" && strings.Contains(command, " -R"),
				verb == "mirror" && strings.Contains(command, "--reverse"),
				verb == "mirror" && strings.Contains(command, "--delete"):
				r.Add(cli.Changes, "mirror changes the server or deletes files")
			case verb == "rm", verb == "mrm", verb == "rmdir", verb == "put", verb == "mput", verb == "mv",
				verb == "mmv", verb == "chmod", verb == "mkdir", verb == "put1", verb == "reput", verb == "site",
				verb == "quote":
				r.Add(cli.Changes, verb+" changes the server")
			}
		}
	}
}
