package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns programs that show, and some that set, this machine's network.

// ss is iproute2 6.14.
var ss = cli.Program{
	Name: "ss",
	Options: `
		-A, --query, --socket LIST; -a, --all; -b, --bpf; -D, --diag FILE; -d, --dccp; -E, --events
		-e, --extended; -F, --filter FILE; -f, --family FAMILY; -H, --no-header; -h, --help; -i, --info
		-K, --kill; -l, --listening; -M, --mptcp; -m, --memory; -N, --net NAME; -n, --numeric; -O, --oneline
		-o, --options; -p, --processes; -Q, --no-queues; -r, --resolve; -S, --sctp; -s, --summary
		-T, --threads; -t, --tcp; -u, --udp; -V, --version; -w, --raw; -x, --unix; -Z, --context
		-z, --contexts; -0, --packet; -4, --ipv4; -6, --ipv6; -B, --bound-inactive; --cgroup; --inet-sockopt
		--tipc; --tipcinfo; --tos; --vsock; --xdp; --bpf-maps; --bpf-map-id ID
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--kill", Effect: cli.Changes, Does: "closes sockets by force"},
		{Option: "--diag", Effect: cli.WritesTo, Does: "writes socket data to a file"},
		{Option: "--filter", Effect: cli.ReadsFrom},
	},
	Probes: []string{"ss -tlnp"},
}

// netstat is net-tools 2.10 and BSD's.
var netstat = cli.Program{
	Name: "netstat",
	Options: `
		-a, --all; -c, --continuous; -C, --cache; -e, --extend; -F, --fib; -g, --groups; -i, --interfaces
		-l, --listening; -M, --masquerade; -N, --symbolic; -n, --numeric; -o, --timers
		-p, --program, --programs; -r, --route; -S, --sctp; -s, --statistics; -t, --tcp; -U, --udplite
		-u, --udp; -v, --verbose; -W, --wide; -w, --raw; -x, --unix; -Z, --context; -4, --inet; -6, --inet6
		-A FAMILY; -b; -d; -f FAMILY; -I NAME; -L; -m; -q; -R; -T; -X; --numeric-hosts; --numeric-ports
		--numeric-users; --protocol FAMILY; --l2cap; --rfcomm; --ax25; --ipx; --netrom; -h, --help
		-V, --version
	`,
	Effect: cli.Reads,
	Probes: []string{"netstat -an"},
}

// ifconfig is net-tools 2.10 and BSD's: the words behind an interface set it.
var ifconfig = cli.Program{
	Name:          "ifconfig",
	StopAtOperand: true,
	Options: `
		-a; -s; -v; -l; -L; -m; -u; -d; -r; -C; -X TEXT; -G TEXT; -g NAME; -f FORMAT; --help; --version`,
	Effect:  cli.Reads,
	Rules:   []cli.Rule{{MinOperands: 2, Effect: cli.Changes, Does: "configures an interface"}},
	Inspect: inspectIfconfig,
	Probes:  []string{"ifconfig -a"},
}

// inspectIfconfig: an address family behind the interface only selects.
func inspectIfconfig(inv *cli.Invocation, r *cli.Report) {
	if w := inv.Operands; len(w) == 2 && w[1].Static {
		switch w[1].Text {
		case "inet", "inet6", "ether", "link", "lladdr", "media":
			for i := range r.Facts {
				if r.Facts[i].Effect == cli.Changes {
					r.Facts[i] = cli.Fact{Effect: cli.Reads}
				}
			}
		}
	}
}

// iwconfig is wireless-tools 30: as ifconfig.
var iwconfig = cli.Program{
	Name:          "iwconfig",
	StopAtOperand: true,
	Options:       `--help; -v, --version`,
	Effect:        cli.Reads,
	Rules:         []cli.Rule{{MinOperands: 2, Effect: cli.Changes, Does: "configures a wireless interface"}},
}

// route is net-tools 2.10; "get" and "monitor" are BSD's.
var route = cli.Program{
	Name: "route",
	Options: `
		-A FAMILY; -C, --cache; -e, --extend; -F, --fib; -n, --numeric; -v, --verbose; -4; -6; -q; -t
		--inet; --inet6; -h, --help; -V, --version`,
	Effect: cli.Reads,
	Probes: []string{"route -n"},
	Commands: []cli.Command{
		{Name: "add del delete change flush append", Options: "-net, -host; -inet, -inet6", Effect: cli.Changes,
			Does: "changes the routes"},
		{Name: "get monitor", Options: "-net, -host; -inet, -inet6", Effect: cli.Reads},
	},
}

// arp is net-tools 2.10 and BSD's.
var arp = cli.Program{
	Name: "arp",
	Options: `
		-A, -p, --protocol FAMILY; -a, --all; -D, --use-device; -d, --delete; -e; -f, --file
		-H, -t, --hw-type TYPE; -i, --device NAME; -l; -n, --numeric; -S; -s, --set; -v, --verbose
		-h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--delete --file --set -S", Effect: cli.Changes, Does: "changes the table of addresses"},
	},
	Probes: []string{"arp -an"},
}

// ethtool is ethtool 6.11.
var ethtool = cli.Program{
	Name:          "ethtool",
	StopAtOperand: true,
	Options: `
		-a, --show-pause; -A, --pause; -c, --show-coalesce; -C, --coalesce; -d, --register-dump
		-e, --eeprom-dump; -E, --change-eeprom; -f, --flash; -g, --show-ring; -G, --set-ring; -i, --driver
		-k, --show-features, --show-offload; -K, --features, --offload; -l, --show-channels
		-L, --set-channels; -m, --dump-module-eeprom, --module-info; -n, -u, --show-nfc, --show-ntuple
		-N, -U, --config-nfc, --config-ntuple; -p, --identify; -P, --show-permaddr; -Q, --per-queue
		-r, --negotiate; -s, --change; -S, --statistics; -t, --test; -T, --show-time-stamping
		-w, --get-dump; -W, --set-dump; -x, --show-rxfh, --show-rxfh-indir; -X, --set-rxfh-indir, --rxfh
		--cable-test; --cable-test-tdr; --get-plca-cfg; --get-plca-status; --get-phy-tunable
		--set-phy-tunable; --get-tunable; --set-tunable; --list-tunables; --phy-statistics; --reset
		--show-eee; --set-eee; --show-fec; --set-fec; --show-module; --set-module; --show-priv-flags
		--set-priv-flags; --show-pse; --set-pse; --show-tunnels; --show-mm; --set-mm; --monitor
		-I, --include-statistics; --json; --debug N; -h, --help; --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-A -C -E -f -G -K -L -N -p -r -s -t -W -X --cable-test --cable-test-tdr --set-phy-tunable " +
			"--set-tunable --reset --set-eee --set-fec --set-module --set-priv-flags --set-pse --set-mm",
			Effect: cli.Changes, Does: "sets or tests an interface"},
		{Option: "-Q", Effect: cli.Unstated, Does: "what --per-queue does is not known here"},
	},
	Probes: []string{"ethtool -i eth0"},
}

// bridge and tc are iproute2 6.14: OBJECT COMMAND, where show is the default.
var bridge = cli.Program{
	Name:          "bridge",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-V, -Version; -s, -statistics; -d, -details; -o, -oneline; -t, -timestamp; -n, -net, -netns NAME
		-b, -batch FILE; -force; -c, -color; -j, -json; -p, -pretty; -com, -compressvlans; -help; -version`,
	Rules:   []cli.Rule{{Option: "-batch", Effect: cli.Runs, Does: "runs the commands of a file"}},
	Inspect: inspectBridge,
}

var tc = cli.Program{
	Name:          "tc",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-V, -Version; -s, -statistics; -d, -details; -r, -raw; -p, -pretty; -i, -iec; -g, -graph; -j, -json
		-n, -net, -netns NAME; -N, -Numeric; -c, -color; -cf, -conf FILE; -b, -batch FILE; -force
		-o, -oneline; -t, -timestamp; -ts, -tshort; -nm, -name; -br, -brief; -help; -version`,
	Rules:   []cli.Rule{{Option: "-batch", Effect: cli.Runs, Does: "runs the commands of a file"}},
	Inspect: inspectBridge,
}

func inspectBridge(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	name := inv.Program.Name
	switch {
	case len(words) == 0 && inv.Has("-batch"):
	case len(words) < 2 || !words[1].Static:
		if len(words) == 1 && words[0].Static &&
			(words[0].Text == "monitor" || words[0].Text == "help" || prefixed(words[0].Text,
				[]string{"link", "fdb", "mdb", "mst", "vlan", "vni", "qdisc", "class", "filter", "chain", "action",
					"actions"}) != "") || len(words) == 0 {
			r.Add(cli.Reads, "shows the network's configuration")
			return
		}
		r.Unknown("what " + name + " does is not known here")
	case words[0].Text == "monitor",
		words[1].Text != "s" &&
			prefixed(words[1].Text, []string{"show", "list", "lst", "ls", "get", "help", "tunnelshow", "global"}) !=
				"" && words[1].Text != "global":
		r.Add(cli.Reads, "shows the network's configuration")
	case prefixed(words[1].Text,
		[]string{"add", "append", "delete", "change", "replace", "link", "flush", "set"}) != "":
		r.Add(cli.Changes, "changes the network's configuration")
	default:
		r.Unknown(name + " " + words[0].Text + " " + words[1].Text + " is not known here")
	}
}

// nmcli is NetworkManager 1.52. Objects and commands may be cut to a prefix.
var nmcli = cli.Program{
	Name:          "nmcli",
	StopAtOperand: true,
	Options: `
		-a, --ask; -c, --colors WHEN; -e, --escape BOOL; -f, --fields LIST; -g, --get-values LIST
		-h, --help; -m, --mode MODE; -o, --overview; --offline; -p, --pretty; -s, --show-secrets
		-t, --terse; -v, --version; -w, --wait SECONDS; --complete-args
	`,
	Inspect: inspectNmcli,
	Rules: []cli.Rule{{Option: "--show-secrets", Effect: cli.ReadsSecrets,
		Does: "shows the secrets of connections"}},
	Probes: []string{"nmcli general status", "nmcli device status"},
}

func inspectNmcli(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	for _, w := range words {
		if !w.Static {
			continue
		}
		if w.Text == "-s" || w.Text == "--show-secrets" {
			r.Add(cli.ReadsSecrets, "shows the secrets of connections")
		}
	}
	if len(words) == 0 {
		r.Add(cli.Reads, "shows the network's configuration")
		return
	}
	object := prefixed(words[0].Text,
		[]string{"help", "general", "networking", "radio", "connection", "device", "agent", "monitor"})
	verb := ""
	if len(words) > 1 {
		if !words[1].Static {
			object = ""
		}
		verb = words[1].Text
	}
	reads := []string{"show"}
	switch {
	case !words[0].Static || object == "":
		r.Unknown("what nmcli does is not known here")
		return
	case object == "help" || object == "monitor" || verb == "":
		r.Add(cli.Reads, "shows the network's configuration")
		return
	case object == "agent":
		r.Add(cli.Interactive, "waits for secrets")
		return
	case object == "general":
		reads = []string{"status", "permissions", "logging"}
		if prefixed(verb, []string{"hostname", "logging"}) != "" && len(words) > 2 {
			reads = nil
		} else {
			reads = append(reads, "hostname")
		}
	case object == "networking":
		reads = []string{"connectivity"}
	case object == "radio":
		reads = []string{"all", "wifi", "wwan"}
		if len(words) > 2 {
			reads = nil
		}
	case object == "connection":
		reads = []string{"show", "monitor", "export", "help"}
		if verb == "e" || strings.HasPrefix(verb, "ex") && len(words) > 3 {
			reads = nil
		}
	case object == "device":
		reads = []string{"status", "show", "monitor", "lldp", "help"}
		if prefixed(verb, []string{"wifi"}) != "" {
			reads = []string{"wifi"}
			if len(words) > 2 && prefixed(words[2].Text, []string{"list", "show-password"}) == "" {
				reads = nil
			}
		}
	}
	if prefixed(verb, reads) != "" {
		r.Add(cli.Reads, "shows the network's configuration")
		return
	}
	r.Add(cli.Changes, "changes the network's configuration")
}

// resolvectl is systemd 257.
var resolvectl = cli.Program{
	Name: "resolvectl",
	Options: `
		-4; -6; -i, --interface NAME; -p, --protocol NAME; -t, --type TYPE; -c, --class CLASS
		--service-address BOOL; --service-txt BOOL; --cname BOOL; --search BOOL; --validate BOOL
		--synthesize BOOL; --cache BOOL; --zone BOOL; --trust-anchor BOOL; --network BOOL; --raw[=X]
		--legend BOOL; --no-pager; --json MODE; -j; --stale-data BOOL; --relax-single-label BOOL; -h, --help
		--version
	`,
	Effect: cli.Reads,
	Probes: []string{"resolvectl status"},
	Commands: []cli.Command{
		{Name: "query service openpgp tlsa status statistics monitor show-cache show-server-state help",
			Effect: cli.Reads},
		{Name: "reset-statistics flush-caches reset-server-features revert log-level", Effect: cli.Changes,
			Does: "changes the resolver"},
		{Name: "dns domain default-route llmnr mdns dnsovertls dnssec nta", Effect: cli.Reads,
			Rules: []cli.Rule{{MinOperands: 2, Effect: cli.Changes, Does: "changes the resolver of an interface"}}},
	},
}

// networkctl is systemd 257.
var networkctl = cli.Program{
	Name: "networkctl",
	Options: `
		-a, --all; -s, --stats; -l, --full; -n, --lines N; --json MODE; --no-pager; --no-legend; --no-reload
		--drop-in NAME; --runtime; --stdin; --no-ask-password; -h, --help; --version`,
	Effect: cli.Reads,
	Probes: []string{"networkctl list"},
	Commands: []cli.Command{
		{Name: "list status lldp label cat", Effect: cli.Reads},
		{Name: "delete up down renew forcerenew reconfigure reload mask unmask persistent-storage",
			Effect: cli.Changes, Does: "changes the network"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
	},
}

// wg is wireguard-tools 1.0.
var wg = cli.Program{
	Name:    "wg",
	Options: `-h, --help`,
	Effect:  cli.Reads,
	Probes:  []string{"wg show all endpoints"},
	Commands: []cli.Command{
		{Name: "show", Effect: cli.Reads, Inspect: inspectWgShow},
		{Name: "showconf", Effect: cli.ReadsSecrets, Does: "prints private keys"},
		{Name: "genkey genpsk pubkey", Effect: cli.Pure},
		{Name: "set setconf addconf syncconf", Effect: cli.Changes, Does: "changes a tunnel"},
	},
}

func inspectWgShow(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		switch w.Text {
		case "private-key", "preshared-keys", "dump":
			r.Add(cli.ReadsSecrets, "prints private keys")
		}
	}
}

// wgQuick is wireguard-tools 1.0.
var wgQuick = cli.Program{
	Name:    "wg-quick",
	Options: `-h, --help`,
	Commands: []cli.Command{
		{Name: "up down save", Effect: cli.Changes, Does: "starts or stops a tunnel"},
		{Name: "strip", Effect: cli.ReadsSecrets, Does: "prints private keys"},
	},
}

// tailscale is Tailscale 1.82.
var tailscale = cli.Program{
	Name:    "tailscale",
	Style:   cli.SingleDash,
	Options: `-socket FILE; -help; -h; -version`,
	Effect:  cli.Pure,
	Probes:  []string{"tailscale status"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: `
			-active; -browser; -json; -listen ADDRESS; -peers[=BOOL]; -self[=BOOL]; -web; -header`},
		{Name: "ip", Effect: cli.Reads, Options: "-1; -4; -6"},
		{Name: "netcheck", Effect: cli.Reads,
			Options: "-every DURATION; -format NAME; -verbose; -bind-address A; -bind-port P"},
		{Name: "ping", Effect: cli.Reads, Options: `
			-c N; -icmp; -peerapi; -size N; -timeout DURATION; -tsmp; -until-direct[=BOOL]; -verbose`},
		{Name: "whois", Effect: cli.Reads, Options: "-json; -proto NAME"},
		{Name: "version", Effect: cli.Pure, Options: "-daemon; -json; -upstream; -track NAME"},
		{Name: "bugreport", Effect: cli.Changes, Does: "sends a report", Options: "-diagnose; -record"},
		{Name: "licenses help", Effect: cli.Pure},
		{Name: "dns", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "status query", Effect: cli.Reads, Options: "-all; -json"}}},
		{Name: "exit-node",
			Commands: []cli.Command{{Name: "list suggest", Effect: cli.Reads, Options: "-filter TEXT"}}},
		{Name: "metrics", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "print", Effect: cli.Reads},
			{Name: "write", Effect: cli.Works, Does: "writes the metrics to a file",
				Operands: cli.Operands{Each: cli.WritesTo}}}},
		{Name: "serve funnel", Effect: cli.Changes, Does: "serves to the network", Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads, Options: "-json"},
			{Name: "reset", Effect: cli.Changes, Does: "stops serving"}}},
		{Name: "up down set login logout switch configure lock update drive cert file systray web debug",
			Effect: cli.Changes, Does: "changes the tailnet or this node"},
		{Name: "ssh nc", Effect: cli.Connects, Does: "opens a connection to another machine"},
	},
}
