package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns requests to this machine's loopback: what they change is the
// project's own server most of the time, so that nothing is told by them
// (CLASSES rule 7). The ports of known control APIs are as their programs.

// toLoopback makes the changing requests of r unknown where every address is on
// the loopback and nothing sends them elsewhere.
func toLoopback(inv *cli.Invocation, r *cli.Report, addresses []cli.Word, detours ...string) {
	for _, o := range detours {
		if inv.Has(o) {
			return
		}
	}
	for _, a := range addresses {
		if !loopback(a) {
			return
		}
	}
	for i := range r.Facts {
		if f := &r.Facts[i]; f.Effect == cli.Changes && len(addresses) > 0 {
			f.Effect = cli.Connects
			f.Does = strings.TrimSuffix(f.Does, " to the remote") + " to this machine's loopback"
		}
	}
}

// loopback reports whether an address is of HTTP on the loopback, at a port that
// is no control API's.
func loopback(w cli.Word) bool {
	text := w.Text
	if !w.Static {
		// What comes behind the host's slash does not change the host.
		if text = w.Prefix; strings.IndexByte(strings.TrimPrefix(text, hostMark(text)), '/') < 0 {
			return false
		}
	}
	if w.Glob || strings.ContainsAny(text, "\\{}\t\r\n ") {
		return false
	}
	if scheme, rest, ok := strings.Cut(text, "://"); ok {
		if s := strings.ToLower(scheme); s != "http" && s != "https" {
			return false
		}
		text = rest
	}
	if i := strings.IndexAny(text, "/?#"); i >= 0 {
		text = text[:i]
	}
	text = text[strings.LastIndexByte(text, '@')+1:]
	host, port := text, ""
	if i := strings.LastIndexByte(text, ':'); i >= 0 && !strings.HasSuffix(text, "]") {
		host, port = text[:i], text[i+1:]
	}
	if strings.Trim(port, "0123456789") != "" || control(strings.TrimLeft(port, "0")) {
		return false
	}
	switch host = strings.ToLower(host); host {
	case "localhost", "[::1]", "[0:0:0:0:0:0:0:1]":
		return true
	case "":
		return strings.HasPrefix(w.Text, ":") // HTTPie's shorthand
	}
	return strings.HasPrefix(host, "127.") && strings.Count(host, ".") == 3 &&
		strings.Trim(host, "0123456789.") == "" && !strings.Contains(host, "..") && !strings.HasSuffix(host, ".")
}

// hostMark is what stands in front of an address's host.
func hostMark(text string) string {
	if i := strings.Index(text, "://"); i >= 0 {
		return text[:i+3]
	}
	return ""
}

// control reports whether a port is the usual one of an interface that controls
// containers, clusters, secrets or a database.
func control(port string) bool {
	switch port {
	case "2375", "2376", "2377", "4243", // Docker
		"6443", "8001", "10250", "10255", "10257", "10259", // Kubernetes, kubectl proxy
		"8200", "8201", "8500", "8501", "4646", "2379", "2380", "4001", // Vault, Consul, Nomad, etcd
		"9200", "9201", "9300", "5601", "5984", "8086", "8123", "8983", "7474", "6333", // databases and search
		"15672", "8083", "8088", "9870", "6066", "9990", "2019": // brokers, Hadoop, Spark, servers' administration
		return true
	}
	return false
}
