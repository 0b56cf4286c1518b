package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// http is HTTPie 3.2 (http, https) and xh 0.25 (xh, xhs), whose request items
// agree.
var http = cli.Program{
	Name:   "http",
	Output: cli.Fetches,
	Also:   "https xh xhs",
	Options: `
		-j, --json; -f, --form; --multipart; --boundary TEXT; --raw DATA; -x, --compress; --pretty STYLE
		-s, --style NAME; --unsorted; --sorted; --response-charset NAME; --response-mime TYPE
		--format-options OPTIONS; -p, --print PARTS; -h, --headers; -m, --meta; -b, --body; -v, --verbose
		--all; -P, --history-print PARTS; -S, --stream; -o, --output >FILE; -d, --download; -c, --continue
		-q, --quiet; --session NAME; --session-read-only NAME; -a, --auth CREDENTIALS; -A, --auth-type TYPE
		--ignore-netrc; --offline; --proxy SPEC; -F, --follow; --max-redirects N; --max-headers N
		--timeout SECONDS; --check-status; --no-check-status; --path-as-is; --chunked; --verify MODE
		--ssl VERSION; --ciphers TEXT; --cert FILE; --cert-key FILE; --cert-key-pass TEXT
		-I, --ignore-stdin; --help; --manual; --version; --traceback; --default-scheme NAME; --debug
		--bearer TOKEN; --curl; --curl-long; --http-version VERSION; --resolve SPEC; --interface NAME
		-4, --ipv4; -6, --ipv6; --https; --unix-socket PATH; --no-follow; --no-stream; --no-verbose
	`,
	Inspect: inspectHTTPie,
	Probes:  []string{"http GET https://example.com"},
	Rules: []cli.Rule{
		{Option: "--output --session", Effect: cli.WritesTo},
		{Option: "--cert --cert-key", Effect: cli.ReadsFrom},
		{Option: "--download", Effect: cli.Works, Does: "downloads to a file"},
	},
}

// inspectHTTPie reads [METHOD] URL [ITEM…]. Without a method it is POST where
// there is something to send.
func inspectHTTPie(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) == 0 {
		r.Unknown("the address that " + inv.Called() + " asks is not given")
		return
	}
	method, given := "", false
	if len(words) > 1 && httpMethod(words[0].Text) ||
		len(words) > 1 && !words[0].Static && !strings.Contains(words[0].Text, "://") {
		method, given = words[0].Text, true
		if !words[0].Static {
			r.Unknown("the method " + method + " is not known statically")
		}
		words = words[1:]
	}
	// What stands on the standard input is the body; only a terminal is none, and
	// an agent's shell has none.
	sends := inv.Has("--raw") || !inv.Has("--ignore-stdin") && (!given || inv.Input().Kind != abi.StdinNone)
	for _, item := range words[1:] {
		sends = httpItem(item, r) || sends
	}
	switch {
	case inv.Has("--offline"), inv.Has("--curl"), inv.Has("--curl-long"):
		r.Add(cli.Pure, "prints the request")
	case given && !readMethod(method), !given && sends:
		r.Add(cli.Changes, "sends a "+or(method, "POST")+" request to the remote")
	default:
		r.Add(cli.Reads, "")
	}
	toLoopback(inv, r, words[:1], "--proxy", "--unix-socket", "--resolve", "--interface")
}

// httpItem reports whether a request item is part of the body: neither a header
// (Name:value) nor a query parameter (name==value). A file that it names is read.
func httpItem(item cli.Word, r *cli.Report) bool {
	for i := 0; i < len(item.Text); i++ {
		rest := item.Text[i:]
		switch {
		case rest[0] == '\\':
			i++
		case strings.HasPrefix(rest, "==@"), strings.HasPrefix(rest, ":@"):
			r.Path(cli.ReadsFrom, cli.Lit(rest[strings.IndexByte(rest, '@')+1:]), "")
			return false
		case strings.HasPrefix(rest, "=="):
			return false
		case strings.HasPrefix(rest, ":=@"), strings.HasPrefix(rest, "=@"), rest[0] == '@':
			r.Path(cli.ReadsFrom, cli.Lit(rest[strings.IndexByte(rest, '@')+1:]), "")
			return true
		case strings.HasPrefix(rest, ":="), rest[0] == '=':
			return true
		case rest[0] == ':', rest[0] == ';':
			return false
		}
	}
	return !item.Static // unseen items may send
}

// httpMethod reports whether a word is a method: letters only.
func httpMethod(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i] | 0x20; c < 'a' || c > 'z' {
			return false
		}
	}
	return s != "" && !strings.EqualFold(s, "localhost")
}
