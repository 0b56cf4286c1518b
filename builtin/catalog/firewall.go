package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns packet filters.

// iptables is iptables 1.8.11; ip6tables, ebtables and arptables share the form.
// A command that only lists is told by its options; everything else changes.
var iptables = cli.Program{
	Name:    "iptables",
	Also:    "arptables ebtables ip6tables",
	Env:     "XTABLES_*",
	Style:   cli.NoOptions,
	Inspect: inspectIptables,
	Probes:  []string{"iptables -S", "iptables -L -n -v"},
}

func inspectIptables(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	listing := false
	for i := 0; i < len(words); i++ {
		switch w := words[i].Text; {
		case !words[i].Static:
			// A chain or table that is not known does not make a listing a change,
			// an option might: only behind a listing command.
			if !listing {
				r.Unknown("an option of " + inv.Program.Name + " is not known statically")
				return
			}
		case w == "-h" || w == "--help" || w == "-V" || w == "--version":
			r.Add(cli.Pure, "prints help or its version")
			return
		case w == "-t" || w == "--table" || w == "-M" || w == "--modprobe" ||
			w == "-w" && i+1 < len(words) && isNumber(words[i+1]):
			if w == "-M" || w == "--modprobe" {
				r.Add(cli.Runs, "runs the program that loads modules")
			}
			i++
		case strings.HasPrefix(w, "--table="), w == "--line-numbers", w == "--numeric", w == "--verbose",
			w == "--exact", w == "--wait":
		case w == "-L", w == "-S", w == "--list", w == "--list-rules", w == "-C", w == "--check":
			listing = true
			if w == "-C" || w == "--check" {
				i = len(words)
			}
		case len(w) > 1 && w[0] == '-' && w[1] != '-' && strings.Trim(w[1:], "LSnvx46w") == "":
			listing = listing || strings.ContainsAny(w, "LS")
		case w != "" && w[0] != '-' && listing:
		default:
			r.Add(cli.Changes, "changes the packet filter")
			return
		}
	}
	if listing {
		r.Add(cli.Reads, "lists the packet filter's rules")
		return
	}
	r.Unknown("the command of " + inv.Program.Name + " is not given")
}

// iptablesSave and iptablesRestore are iptables 1.8.11.
var iptablesSave = cli.Program{
	Name: "iptables-save",
	Also: "ip6tables-save",
	Options: `
		-c, --counters; -f, --file FILE; -M, --modprobe PROGRAM; -t, --table TABLE; -h, --help
		-V, --version`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--file", Effect: cli.WritesTo},
		{Option: "--modprobe", Effect: cli.ExecutesProgram},
	},
}

var iptablesRestore = cli.Program{
	Name: "iptables-restore",
	Also: "ip6tables-restore",
	Options: `
		-c, --counters; -h, --help; -M, --modprobe PROGRAM; -n, --noflush; -T, --table NAME; -t, --test
		-v, --verbose; -V, --version; -w, --wait[=N]; -W N`,
	Effect: cli.Changes,
	Does:   "replaces the packet filter's rules",
	Rules: []cli.Rule{
		{Option: "--test", Lowers: true, Effect: cli.Reads},
		{Option: "--modprobe", Effect: cli.ExecutesProgram},
	},
	Probes: []string{"iptables-save"},
}

// nft is nftables 1.1.
var nft = cli.Program{
	Name: "nft",
	Env:  "XTABLES_*",
	Options: `
		-a, --handle; -c, --check; -D, --define X; -d, --debug LEVEL; -e, --echo; -f, --file FILE
		-h, --help; -I, --includepath DIR; -i, --interactive; -j, --json; -N, --reversedns; -n, --numeric
		-o, --optimize; -p, --numeric-protocol; -S, --service; -s, --stateless; -T, --numeric-time
		-t, --terse; -u, --guid; -V; -v, --version; -y, --numeric-priority
	`,
	StopAtOperand: true,
	Rules: []cli.Rule{
		{Option: "--check", Lowers: true, Effect: cli.Reads},
		{Option: "--file", Effect: cli.Changes, Does: "runs the commands of a file"},
		{Option: "--interactive", Effect: cli.Interactive, Does: "waits for commands"},
	},
	Inspect: inspectNft,
	Probes:  []string{"nft list ruleset"},
}

// inspectNft: several commands may stand in one word, cut by ";".
func inspectNft(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--check") || inv.Has("--file") || inv.Has("--interactive") {
		return
	}
	line := cli.JoinWords(inv.Operands)
	switch {
	case len(inv.Operands) == 0:
		r.Unknown("the command of nft is not given")
	case !line.Static:
		r.Unknown("the command of nft is not known statically")
	default:
		for _, c := range strings.FieldsFunc(line.Text, func(c rune) bool { return c == ';' || c == '\n' }) {
			verb, _, _ := strings.Cut(strings.TrimSpace(c), " ")
			switch verb {
			case "list", "get", "monitor", "describe", "":
			default:
				r.Add(cli.Changes, "changes the packet filter")
				return
			}
		}
		r.Add(cli.Reads, "lists the packet filter's rules")
	}
}

// ufw is ufw 0.36.
var ufw = cli.Program{
	Name:          "ufw",
	StopAtOperand: true,
	Options:       `--dry-run; --force; -h, --help; --version`,
	Effect:        cli.Changes,
	Does:          "changes the packet filter",
	Rules:         []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}},
	Commands: []cli.Command{
		{Name: "status show version", Effect: cli.Reads},
		{Name: "app", Effect: cli.Changes, Does: "changes the packet filter", Commands: []cli.Command{
			{Name: "list info", Effect: cli.Reads},
			{Name: "update default", Effect: cli.Changes, Does: "changes the packet filter"}}},
		{Name: "enable logging", StopAtOperand: true, Effect: cli.Changes,
			Does: "changes the packet filter, with --dry-run too"},
		{Name: "disable reload reset default allow deny reject limit delete insert route rule " +
			"prepend", StopAtOperand: true, Effect: cli.Changes, Does: "changes the packet filter",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	},
	Probes: []string{"ufw status"},
}

// firewallCmd is firewalld 2.3: the command is an option, and those that begin
// with list, get, query or info only show.
var firewallCmd = cli.Program{
	Name:    "firewall-cmd",
	Style:   cli.NoOptions,
	Inspect: inspectFirewallCmd,
	Probes:  []string{"firewall-cmd --state", "firewall-cmd --list-all"},
}

func inspectFirewallCmd(inv *cli.Invocation, r *cli.Report) {
	shows := false
	for i := 0; i < len(inv.Operands); i++ {
		w := inv.Operands[i]
		name, _, glued := strings.Cut(w.Text, "=")
		switch {
		case !w.Static && !strings.HasPrefix(w.Prefix, "--") || name == "":
			r.Unknown("an option of firewall-cmd is not known statically")
			return
		case prefixOf(name, "--list-", "--get-", "--query-", "--info-", "--path-"), name == "--state",
			name == "--help", name == "-h", name == "--version", name == "-V", name == "--check-config":
			shows = true
		case name == "--zone", name == "--policy", name == "--permanent", name == "--quiet", name == "-q",
			name == "--service", name == "--icmptype", name == "--ipset", name == "--helper", name == "--option",
			name == "--family":
			if !glued && i+1 < len(inv.Operands) && !strings.HasPrefix(inv.Operands[i+1].Text, "-") {
				i++
			}
		case strings.HasPrefix(name, "-"):
			r.Add(cli.Changes, "changes the packet filter")
			return
		}
	}
	if !shows {
		r.Unknown("the command of firewall-cmd is not given")
		return
	}
	r.Add(cli.Reads, "shows the packet filter")
}

// ipset is ipset 7.23.
var ipset = cli.Program{
	Name: "ipset",
	Options: `
		-!, --exist, -exist; -o, --output, -output FORMAT; -q, --quiet, -quiet; -r, --resolve, -resolve
		-s, --sorted, -sorted; -n, --name, -name; -t, --terse, -terse; -f, --file, -file FILE; -h, --help
		-v, --version`,
	Effect: cli.Interactive,
	Does:   "waits for commands",
	Rules:  []cli.Rule{{Option: "--file", Effect: cli.Unstated, Does: "reads or writes a file of sets"}},
	Commands: []cli.Command{
		{Name: "list save test version help -L -S -T", Effect: cli.Reads},
		{Name: "create add del destroy flush rename swap restore", Effect: cli.Changes,
			Does: "changes a set of addresses"},
	},
	Probes: []string{"ipset list"},
}

// conntrack is conntrack-tools 1.4.8: the command is an option.
var conntrack = cli.Program{
	Name: "conntrack",
	Options: `
		-L, --dump; -G, --get; -D, --delete; -I, --create; -U, --update; -E, --event; -F, --flush
		-C, --count; -S, --stats; -R, --load-file FILE; -A, --add; -n, --src-nat[=IP]; -g, --dst-nat[=IP]
		-j, --any-nat[=IP]; -m, --mark X; -c, --secmark X; -l, --label X; -e, --event-mask LIST
		-o, --output LIST; -z, --zero; -b, --buffer-size N; -s, --src, --orig-src IP
		-d, --dst, --orig-dst IP; -r, --reply-src IP; -q, --reply-dst IP; -p, --proto P; -f, --family F
		-t, --timeout N; -u, --status X; -w, --zone N; --orig-zone N; --reply-zone N
		--sport, --orig-port-src N; --dport, --orig-port-dst N; --state X; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-D -I -U -F -R -A -z", Effect: cli.Changes, Does: "changes tracked connections"},
	},
	Probes: []string{"conntrack -C"},
}
