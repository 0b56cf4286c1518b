package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs that ask other machines.

// ping is iputils 20240905 and BSD's.
var ping = cli.Program{
	Name: "ping",
	Also: "ping4 ping6",
	Options: `
		-34; -6; -AaBbCDdfHhLnOoQqRrUvx; -c N; -e ID; -F LABEL; -G N; -g N; -I NAME; -i SECONDS; -K CLASS
		-k CLASS; -l N; -M HINT; -m N; -N OPTION; -P POLICY; -p PATTERN; -S ADDRESS; -s SIZE; -T OPTION
		-t TTL; -W SECONDS; -w SECONDS; -z TOS; --apple-connect; --apple-time; --help; -V, --version
	`,
	Effect: cli.Reads,
}

// traceroute is traceroute 2.1.6; tracepath is iputils.
var traceroute = cli.Program{
	Name: "traceroute",
	Also: "traceroute6",
	Options: `
		-4; -6; -A, --as-path-lookups; -a; -D, --dccp; -d, --debug; -E; -e, --extensions
		-F, --dont-fragment; -f, --first TTL; -g, --gateway LIST; -I, --icmp; -i, --interface NAME; -L
		-l, --flowlabel N; -M, --module NAME; -m, --max-hops N; -N, --sim-queries N; -n; -O, --options LIST
		-P, --protocol NAME; -p, --port N; -q, --queries N; -r; -S; -s, --source ADDRESS; -T, --tcp
		-t, --tos N; -U, --udp; -v; -w, --wait TIMES; -x; -z, --sendwait TIME; --back; --fwmark N; --mtu
		--sport N; --help; -V, --version
	`,
	Effect: cli.Reads,
}

var tracepath = cli.Program{
	Name:    "tracepath",
	Options: `-4; -6; -b; -l N; -m N; -n; -p PORT; -V`,
	Effect:  cli.Reads,
}

// mtr is mtr 0.95.
var mtr = cli.Program{
	Name: "mtr",
	Options: `
		-4; -6; -a, --address ADDRESS; -B, --bitpattern N; -b, --show-ips; -C, --csv; -c, --report-cycles N
		--displaymode MODE; -e, --mpls; -F, --filename FILE; -f, --first-ttl N; -G, --gracetime N; -g, --gtk
		-I, --interface NAME; -i, --interval N; -j, --json; -L, --localport N; -l, --raw; -M, --mark N
		-m, --max-ttl N; -n, --no-dns; -o, --order FIELDS; -P, --port N; -p, --split; -Q, --tos N
		-r, --report; -S, --sctp; -s, --psize N; -T, --tcp; -t, --curses; -U, --max-unknown N; -u, --udp
		-w, --report-wide; -x, --xml; -y, --ipinfo N; -Z, --timeout N; -z, --aslookup; -h, --help
		-v, --version
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--filename", Effect: cli.ReadsFrom}},
}

// dig is BIND 9.20: words that begin with "+" and "@" choose how it asks.
var dig = cli.Program{
	Name: "dig",
	Options: `
		-4; -6; -b ADDRESS; -c CLASS; -f FILE; -h; -i; -k FILE; -m; -p PORT; -q NAME; -r; -t TYPE; -u
		-x ADDRESS; -y KEY; -P PORT; -v, -version
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "-f -k", Effect: cli.ReadsFrom}},
}

// nslookup is BIND 9.20: its options are glued, and without operand it waits.
var nslookup = cli.Program{
	Name:    "nslookup",
	Style:   cli.SingleDash,
	Inspect: inspectNslookup,
	Options: `
		-all; -class VALUE; -debug; -nodebug; -d2; -nod2; -domain VALUE; -norecurse; -nosearch; -novc
		-port VALUE; -query VALUE; -querytype VALUE; -type VALUE; -q VALUE; -ty VALUE; -recurse
		-retry VALUE; -search; -timeout VALUE; -vc; -fail; -nofail; -version
	`,
}

func inspectNslookup(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 || inv.Operands[0].Text == "-" {
		r.Add(cli.Interactive, "waits for commands")
		return
	}
	r.Add(cli.Reads, "asks a name server")
}

// hostLookup is BIND 9.20.
var hostLookup = cli.Program{
	Name: "host",
	Options: `
		-4; -6; -A; -a; -C; -c CLASS; -d; -i; -l; -m WHAT; -N N; -n; -p PORT; -R N; -r; -s; -T; -t TYPE; -U
		-V; -v; -W SECONDS; -w`,
	Effect: cli.Reads,
}

// whois is whois 5.5.
var whois = cli.Program{
	Name: "whois",
	Options: `
		-a; -A; -B; -b; -c; -d; -F; -g SOURCE; -G; -H; -h, --host HOST; -I; -i LIST; -K; -L; -l; -M; -m
		-p, --port PORT; -P; -Q; -q KEY; -R; -r; -S; -s LIST; -t TYPE; -T LIST; -v TYPE; -x; --no-recursion
		--verbose; --help; --version
	`,
	Effect: cli.Reads,
}

// getent is glibc 2.41.
var getent = cli.Program{
	Name:    "getent",
	Options: `-A, --no-addrconfig; -i, --no-idn; -s, --service CONFIG; -?, --help; --usage; -V, --version`,
	Effect:  cli.Reads,
	Inspect: inspectGetent,
}

func inspectGetent(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 && (inv.Operands[0].Text == "shadow" || inv.Operands[0].Text == "gshadow") {
		r.Add(cli.ReadsSecrets, "prints hashes of passwords")
	}
}

// nmap is Nmap 7.95. Scripts may change what they reach.
var nmap = cli.Program{
	Name:  "nmap",
	Style: cli.SingleDash,
	Options: `
		-iL FILE; -iR N; -exclude LIST; -excludefile FILE; -sL; -sn; -sP; -Pn; -PN; -P0; -PS; -PA; -PU; -PY
		-PE; -PP; -PM; -PO; -n; -R; -dns-servers LIST; -system-dns; -traceroute; -sS; -sT; -sA; -sW; -sM
		-sU; -sN; -sF; -sX; -scanflags X; -sI HOST; -sY; -sZ; -sO; -sCV; -sVC; -sSV; -sSC; -sSU; -sTU; -sTV
		-sUV; -b HOST; -p RANGES; -p-; -exclude-ports RANGES; -F; -r; -top-ports N; -port-ratio N; -sV
		-version-intensity N; -version-light; -version-all; -version-trace; -sC; -script LIST
		-script-args LIST; -script-args-file FILE; -script-trace; -script-updatedb; -script-help LIST; -O
		-osscan-limit; -osscan-guess; -T N; -T0; -T1; -T2; -T3; -T4; -T5; -min-hostgroup N; -max-hostgroup N
		-min-parallelism N; -max-parallelism N; -min-rtt-timeout T; -max-rtt-timeout T
		-initial-rtt-timeout T; -max-retries N; -host-timeout T; -scan-delay T; -max-scan-delay T
		-min-rate N; -max-rate N; -f; -mtu N; -D LIST; -S ADDRESS; -e NAME; -g PORT; -source-port PORT
		-proxies LIST; -data HEX; -data-string TEXT; -data-length N; -ip-options X; -ttl N; -spoof-mac MAC
		-badsum; -oN FILE; -oX FILE; -oS FILE; -oG FILE; -oA NAME; -v; -vv; -vvv; -d; -dd; -reason; -open
		-packet-trace; -iflist; -append-output; -resume FILE; -noninteractive; -stylesheet FILE; -webxml
		-no-stylesheet; -6; -A; -datadir DIR; -send-eth; -send-ip; -privileged; -unprivileged; -V, -version
		-h, -help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-oN -oX -oS -oG -oA", Effect: cli.WritesTo, Does: "writes the results to a file"},
		{Option: "-resume", Effect: cli.WritesTo, Does: "appends to the results of a scan"},
		{Option: "-script", Effect: cli.Runs, Does: "runs scripts, of which some change what they reach"},
		{Option: "-datadir", Effect: cli.Runs, Does: "loads scripts of the caller's choosing"},
		{Option: "-script-updatedb", Effect: cli.Changes, Does: "rebuilds the index of the scripts"},
		{Option: "-iL -excludefile", Effect: cli.ReadsFrom},
	},
	Prepare: gluedPorts,
	Probes:  []string{"nmap -sn localhost"},
}

// gluedPorts cuts "-p1-80" and "-PS22" into the option and its argument, as no
// other option of nmap is glued.
func gluedPorts(args []cli.Word) []cli.Word {
	var out []cli.Word
	for i, w := range args {
		cut := 0
		switch t := w.Text; {
		case len(t) > 3 &&
			(strings.HasPrefix(t, "-PS") || strings.HasPrefix(t, "-PA") || strings.HasPrefix(t, "-PU") ||
				strings.HasPrefix(t, "-PY") || strings.HasPrefix(t, "-PO")):
			cut = -1
		case len(t) > 2 && strings.HasPrefix(t, "-p") &&
			(t[2] >= '0' && t[2] <= '9' || t[2] == 'T' || t[2] == 'U' || t == "-p-"):
			cut = 2
		}
		if cut != 0 && out == nil {
			out = append(out, args[:i]...)
		}
		switch {
		case cut == 2:
			out = append(out, cli.Lit("-p"), w.Cut(2))
		case cut == -1:
			out = append(out, cli.Lit(w.Text[:3]))
		case out != nil:
			out = append(out, w)
		}
	}
	if out == nil {
		return args
	}
	return out
}

// tcpdump is tcpdump 4.99.
var tcpdump = cli.Program{
	Name: "tcpdump",
	Options: `
		-A; -b; -B, --buffer-size N; -c N; -C SIZE; --count; -d; -D, --list-interfaces; -e; -E KEYS; -f
		-F FILE; -g; -G SECONDS; -H; -h, --help; -i, --interface NAME; -I, --monitor-mode; --immediate-mode
		-j, --time-stamp-type TYPE; -J, --list-time-stamp-types; -K, --dont-verify-checksums; -k[X]; -l
		-L, --list-data-link-types; --lengths; -m FILE; -M SECRET; -n; -N; -O, --no-optimize
		-p, --no-promiscuous-mode; --print; -P, -Q, --direction X; -q; -r FILE; -s, --snapshot-length N
		-S, --absolute-tcp-sequence-numbers; --skip N; -t; -T TYPE; --time-stamp-precision X; --micro
		--nano; -u; -U, --packet-buffered; -v; -V FILE; --version; -w FILE; -W N; -x; -X
		-y, --linktype TYPE; -z COMMAND; -Z, --relinquish-privileges USER; -#, --number
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-w", Effect: cli.WritesTo, Does: "writes packets to a file"},
		{Option: "-z", Effect: cli.ExecutesProgram},
		{Option: "-F -r -V", Effect: cli.ReadsFrom},
	},
	Probes: []string{"tcpdump -D"},
}

// iperf3 is iperf 3.18: the client loads the server with traffic.
var iperf3 = cli.Program{
	Name: "iperf3",
	Options: `
		-4, --version4; -6, --version6; -A, --affinity N; -B, --bind HOST; -b, --bitrate, --bandwidth N
		--bidir; -C, --congestion NAME; -c, --client HOST; --connect-timeout N; --cport N; -D, --daemon
		-d, --debug[=N]; --dont-fragment; -F, --file FILE; -f, --format X; --forceflush; --get-server-output
		-I, --pidfile FILE; -i, --interval N; -J, --json; --json-stream; -k, --blockcount N
		-L, --flowlabel N; -l, --length N; --logfile >FILE; -M, --set-mss N; -m, --mptcp; -N, --no-delay
		-n, --bytes N; -O, --omit N; -P, --parallel N; -p, --port N; -R, --reverse; -S, --tos N
		-s, --server; --sctp; -T, --title TEXT; -t, --time N; -u, --udp; -V, --verbose; -w, --window N
		-X, --xbind NAME; -Z, --zerocopy; -1, --one-off; --timestamps[=FORMAT]; -h, --help; -v, --version
	`,
	Effect: cli.Connects,
	Does:   "loads the network, or waits for others to do so",
	Rules:  []cli.Rule{{Option: "--logfile --pidfile", Effect: cli.WritesTo}},
}
