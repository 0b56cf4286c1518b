package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// ip is iproute2 6.14. Objects and commands may be cut to a prefix, which is
// looked up in the order of ip's own table.
var ip = cli.Program{
	Name:          "ip",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-V, -Version; -s, -stats, -statistics; -d, -details; -r, -resolve; -h, -human, -human-readable; -iec
		-j, -json; -p, -pretty; -f, -family FAMILY; -4; -6; -M; -B; -0; -l, -loops N; -br, -brief
		-o, -oneline; -t, -timestamp; -ts, -tshort; -b, -batch FILE; -force; -rc, -rcvbuf SIZE
		-n, -net, -netns NAME; -N, -Numeric; -a, -all; -c, -color[=WHEN]; -echo; -help; -version
	`,
	Rules: []cli.Rule{
		{Option: "-batch", Effect: cli.Runs, Does: "runs the commands of a file"},
	},
	Inspect: inspectIP,
	Probes:  []string{"ip addr", "ip route"},
}

func inspectIP(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) == 0 {
		if !inv.Has("-batch") {
			r.Add(cli.Pure, "prints how it is used")
		}
		return
	}
	if !words[0].Static {
		r.Unknown("the object of ip is not known statically")
		return
	}
	object := prefixed(words[0].Text, ipObjects[:])
	switch object {
	case "":
		r.Unknown("ip has no object " + words[0].Text + " that is known here")
		return
	case "help":
		r.Add(cli.Pure, "prints how it is used")
		return
	case "monitor":
		r.Add(cli.Reads, "follows changes of the network")
		return
	case "xfrm", "sr", "mptcp", "ioam", "nexthop":
		if len(words) > 1 && ipPart(words[1].Text) {
			words = words[1:]
		}
	}
	words = words[1:]
	if len(words) == 0 {
		r.Add(cli.Reads, "shows the network's configuration")
		return
	}
	if !words[0].Static {
		r.Unknown("what ip " + object + " does is not known statically")
		return
	}
	verb := words[0].Text
	switch {
	case (object == "netns" || object == "vrf") && verb == "exec":
		ipExec(inv, r, object, words[1:])
	case object == "netns" && prefixed(verb, []string{"identify", "pids", "monitor", "list-id"}) != "":
		r.Add(cli.Reads, "shows network namespaces")
	case verb == "s" && !ipSets(object):
		r.Add(cli.Reads, "shows the network's configuration")
	case prefixed(verb, ipChanges[:]) != "":
		r.Add(cli.Changes, "changes the network's configuration")
	case prefixed(verb, ipReads[:]) != "":
		r.Add(cli.Reads, "shows the network's configuration")
	default:
		r.Unknown("ip " + object + " " + verb + " is not known here")
	}
}

// ipExec finds the command of "ip netns exec NAME COMMAND", which needs and
// keeps root's rights.
func ipExec(inv *cli.Invocation, r *cli.Report, object string, words []cli.Word) {
	if !inv.Has("-all") && len(words) > 0 {
		words = words[1:]
	}
	if len(words) == 0 {
		r.Unknown("the command that ip " + object + " exec runs is not given")
		return
	}
	r.Run(cli.Inner{Argv: words, Via: "ip " + object + " exec", Elevated: true})
}

// A prefix is a changing command before it is a reading one ("d" is delete, "c"
// change), as ip looks them up.
var ipChanges = [...]string{
	"add", "append", "attach", "change", "chg", "delete", "flush", "set", "prepend", "replace", "restore",
	"update", "allocspi", "deleteall", "property",
}

var ipReads = [...]string{
	"show", "list", "lst", "get", "help", "save", "count", "monitor", "showdump", "dump", "xstats", "afstats",
}

// ipSets tells the objects for which "s" is set; for the others it is show.
func ipSets(object string) bool {
	switch object {
	case "link", "netns", "sr", "mptcp", "ioam", "ntable", "l2tp", "token", "tap", "tuntap", "stats":
		return true
	}
	return false
}

var ipObjects = [...]string{
	"address", "addrlabel", "maddress", "route", "rule", "neighbor", "neighbour", "ntable", "ntbl", "link",
	"l2tp", "fou", "ila", "macsec", "tunnel", "tunl", "tuntap", "tap", "token", "tcpmetrics", "tcp_metrics",
	"monitor", "xfrm", "mroute", "mrule", "netns", "netconf", "vrf", "sr", "nexthop", "mptcp", "ioam", "help",
	"stats", "amt",
}

func ipPart(name string) bool {
	switch name {
	case "state", "policy", "hmac", "tunsrc", "endpoint", "limits", "namespace", "schema", "bucket":
		return true
	}
	return false
}

// prefixed returns the first name of which text is a prefix, "" where there is
// none.
func prefixed(text string, names []string) string {
	for _, n := range names {
		if text != "" && strings.HasPrefix(n, text) {
			return n
		}
	}
	return ""
}
