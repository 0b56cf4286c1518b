package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// curl is curl 8.17.
var curl = cli.Program{
	Name:   "curl",
	Output: cli.Fetches,
	Options: `
		--abstract-unix-socket PATH; --alt-svc FILE; --[no-]anyauth; -a, --[no-]append; --aws-sigv4 SPEC
		--[no-]basic; --[no-]ca-native; --cacert FILE; --capath DIR; -E, --cert CERT; --[no-]cert-status
		--cert-type TYPE; --ciphers LIST; --[no-]compressed; --[no-]compressed-ssh; -K, --config FILE
		--connect-timeout SECONDS; --connect-to SPEC; -C, --continue-at OFFSET; -b, --cookie DATA
		-c, --cookie-jar FILE; --[no-]create-dirs; --create-file-mode MODE; --[no-]crlf; --crlfile FILE
		--curves LIST; -d, --data DATA; --data-ascii DATA; --data-binary DATA; --data-raw DATA
		--data-urlencode DATA; --delegation LEVEL; --[no-]digest; -q, --[no-]disable; --[no-]disable-eprt
		--[no-]disable-epsv; --[no-]disallow-username-in-url; --dns-interface NAME; --dns-ipv4-addr ADDRESS
		--dns-ipv6-addr ADDRESS; --dns-servers LIST; --[no-]doh-cert-status; --[no-]doh-insecure
		--doh-url URL; --[no-]dump-ca-embed; -D, --dump-header >FILE; --ech CONFIG; --egd-file FILE
		--engine NAME; --etag-compare FILE; --etag-save >FILE; --expect100-timeout SECONDS; -f, --[no-]fail
		--[no-]fail-early; --[no-]fail-with-body; --[no-]false-start; --follow; -F, --form CONTENT
		--[no-]form-escape; --form-string CONTENT; --ftp-account DATA; --ftp-alternative-to-user COMMAND
		--[no-]ftp-create-dirs; --ftp-method METHOD; --[no-]ftp-pasv; -P, --ftp-port ADDRESS
		--[no-]ftp-pret; --[no-]ftp-skip-pasv-ip; --[no-]ftp-ssl-ccc; --ftp-ssl-ccc-mode MODE
		--[no-]ftp-ssl-control; -G, --[no-]get; -g, --[no-]globoff; --happy-eyeballs-timeout-ms MS
		--haproxy-clientip ADDRESS; --[no-]haproxy-protocol; -I, --[no-]head; -H, --header HEADER
		-h, --help; --hostpubmd5 SUM; --hostpubsha256 SUM; --hsts FILE; --[no-]http0.9; -0, --http1.0
		--http1.1; --http2; --http2-prior-knowledge; --http3; --http3-only; --[no-]ignore-content-length
		-i, --[no-]include; --[no-]show-headers; -k, --[no-]insecure; --interface NAME; --ip-tos TEXT
		--ipfs-gateway URL; -4, --ipv4; -6, --ipv6; --json DATA; -j, --[no-]junk-session-cookies
		--keepalive-cnt N; --keepalive-time SECONDS; --key KEY; --key-type TYPE; --krb LEVEL; --libcurl FILE
		--limit-rate SPEED; -l, --[no-]list-only; --local-port RANGE; -L, --[no-]location
		--[no-]location-trusted; --login-options OPTIONS; --mail-auth ADDRESS; --mail-from ADDRESS
		--mail-rcpt ADDRESS; --[no-]mail-rcpt-allowfails; -M, --manual; --max-filesize BYTES; --max-redirs N
		-m, --max-time SECONDS; --[no-]metalink; --[no-]mptcp; --[no-]negotiate; -n, --[no-]netrc
		--netrc-file FILE; --[no-]netrc-optional; -:, --next; --[no-]alpn; -N, --no-buffer; --buffer
		--[no-]clobber; --[no-]keepalive; --[no-]npn; --[no-]progress-meter; --[no-]sessionid
		--noproxy LIST; --[no-]ntlm; --[no-]ntlm-wb; --oauth2-bearer TOKEN; --out-null; -o, --output >FILE
		--output-dir >DIR/; -Z, --[no-]parallel; --[no-]parallel-immediate; --parallel-max N
		--parallel-max-host N; --pass PHRASE; --[no-]path-as-is; --pinnedpubkey HASHES; --[no-]post301
		--[no-]post302; --[no-]post303; --preproxy URL; -#, --[no-]progress-bar; --proto LIST
		--proto-default NAME; --proto-redir LIST; -x, --proxy URL; --[no-]proxy-anyauth; --[no-]proxy-basic
		--[no-]proxy-ca-native; --proxy-cacert FILE; --proxy-capath DIR; --proxy-cert CERT
		--proxy-cert-type TYPE; --proxy-ciphers LIST; --proxy-crlfile FILE; --[no-]proxy-digest
		--proxy-header HEADER; --[no-]proxy-http2; --[no-]proxy-insecure; --proxy-key KEY
		--proxy-key-type TYPE; --[no-]proxy-negotiate; --[no-]proxy-ntlm; --proxy-pass PHRASE
		--proxy-pinnedpubkey HASHES; --proxy-service-name NAME; --[no-]proxy-ssl-allow-beast
		--[no-]proxy-ssl-auto-client-cert; --proxy-tls13-ciphers LIST; --proxy-tlsauthtype TYPE
		--proxy-tlspassword TEXT; --proxy-tlsuser NAME; --proxy-tlsv1; -U, --proxy-user USER
		--proxy1.0 HOST; -p, --[no-]proxytunnel; --pubkey KEY; -Q, --quote -COMMAND; --random-file FILE
		-r, --range RANGE; --rate RATE; --[no-]raw; -e, --referer URL; -J, --[no-]remote-header-name
		-O, --[no-]remote-name; --[no-]remote-name-all; -R, --[no-]remote-time; --[no-]remove-on-error
		-X, --request METHOD; --request-target PATH; --resolve SPEC; --retry N; --[no-]retry-all-errors
		--[no-]retry-connrefused; --retry-delay SECONDS; --retry-max-time SECONDS; --sasl-authzid NAME
		--[no-]sasl-ir; --service-name NAME; -S, --[no-]show-error; --sigalgs LIST; -s, --[no-]silent
		--[no-]skip-existing; --socks4 HOST; --socks4a HOST; --socks5 HOST; --[no-]socks5-basic
		--[no-]socks5-gssapi; --[no-]socks5-gssapi-nec; --socks5-gssapi-service NAME; --socks5-hostname HOST
		-Y, --speed-limit SPEED; -y, --speed-time SECONDS; --[no-]ssl; --[no-]ssl-allow-beast
		--[no-]ssl-auto-client-cert; --[no-]ssl-no-revoke; --[no-]ssl-reqd; --[no-]ssl-revoke-best-effort
		--ssl-sessions FILE; -2, --sslv2; -3, --sslv3; --stderr FILE; --[no-]styled-output
		--[no-]suppress-connect-headers; --[no-]tcp-fastopen; --[no-]tcp-nodelay; -t, --telnet-option OPTION
		--tftp-blksize N; --[no-]tftp-no-options; -z, --time-cond TIME; --[no-]tls-earlydata
		--tls-max VERSION; --tls13-ciphers LIST; --tlsauthtype TYPE; --tlspassword TEXT; --tlsuser NAME
		-1, --tlsv1; --tlsv1.0; --tlsv1.1; --tlsv1.2; --tlsv1.3; --[no-]tr-encoding; --trace >FILE
		--trace-ascii >FILE; --trace-config LIST; --[no-]trace-ids; --[no-]trace-time; --unix-socket PATH
		-T, --upload-file FILE; --upload-flags FLAGS; --url URL; --url-query DATA; -B, --[no-]use-ascii
		-u, --user USER; -A, --user-agent NAME; --variable SPEC; -v, --[no-]verbose; -V, --version
		--vlan-priority N; -w, --write-out FORMAT; --[no-]xattr
	`,
	Probes:  []string{"curl -sSI https://example.com"},
	Inspect: inspectCurl,
	Rules: []cli.Rule{
		{Option: "--config", Effect: cli.Runs, Does: "--config reads options from a file"},
		{Option: "--engine", Effect: cli.Runs, Does: "--engine loads a library"},
		{Option: "--mail-rcpt", Effect: cli.Changes, Does: "sends mail"},
		{Option: "--upload-file", Effect: cli.Changes, Does: "uploads a file"},
		{Option: "--form --form-string", Effect: cli.Changes, Does: "sends a form"},
		{Option: "--cert --key --proxy-key --netrc-file --etag-compare --upload-file", Effect: cli.ReadsFrom},
		{Option: "--alt-svc --hsts --etag-save --ssl-sessions", Effect: cli.WritesTo},
	},
}

// inspectCurl judges the requests, one for each part between --next, and the
// files that are written and sent.
func inspectCurl(inv *cli.Invocation, r *cli.Report) {
	urls := append(append([]cli.Word(nil), inv.Operands...), inv.All("--url")...)
	if len(urls) == 0 && !inv.Has("--manual") && !inv.Has("--config") {
		r.Unknown("the address that curl asks is not given")
		return
	}
	var req curlRequest
	for _, o := range inv.Options {
		if o.Name == "--next" {
			req.judge(r)
			req = curlRequest{}
		} else {
			req.option(o)
		}
	}
	req.judge(r)
	for _, w := range inv.All("--quote") {
		if !readCommand(strings.TrimLeft(w.Text, "-+*")) {
			r.Add(cli.Changes, "--quote sends "+w.Text+", which may change the server")
		}
	}
	for _, u := range urls {
		curlAddress(u, inv.Has("--upload-file"), r)
	}
	toLoopback(inv, r, urls, "--proxy", "--proxy1.0", "--preproxy", "--socks4", "--socks4a", "--socks5",
		"--socks5-hostname", "--connect-to", "--resolve", "--unix-socket", "--abstract-unix-socket", "--config",
		"--mail-rcpt", "--quote", "--ipfs-gateway", "--dns-servers", "--doh-url")
	curlWrites(inv, urls, r)
	curlSends(inv, r)
}

// curlRequest is what the options between two --next say of the method.
type curlRequest struct {
	data, get, head bool
	method          *cli.Word
}

func (q *curlRequest) option(o cli.Option) {
	switch o.Name {
	case "--data", "--data-ascii", "--data-binary", "--data-raw", "--data-urlencode", "--json":
		q.data = true
	case "--get":
		q.get = true
	case "--head":
		q.head = true
	case "--request":
		q.method = &o.Arg
	case "--header":
		if m, ok := overrides(o.Arg); ok {
			q.method = &m
		}
	}
}

// overrides returns the method that a header puts in place of the request's own.
func overrides(header cli.Word) (method cli.Word, ok bool) {
	name, value, _ := strings.Cut(header.Text, ":")
	switch strings.ToLower(strings.TrimSpace(name)) {
	case "x-http-method-override", "x-http-method", "x-method-override":
		method = header
		method.Text, method.At = strings.TrimSpace(value), -1
		return method, true
	}
	return cli.Word{}, false
}

func (q *curlRequest) judge(r *cli.Report) {
	switch m := q.method; {
	case m != nil && !m.Static:
		r.Unknown("the method " + m.Text + " is not known statically")
	case m != nil && !readMethod(m.Text) && !readCommand(m.Text):
		r.Add(cli.Changes, "sends a "+m.Text+" request to the remote")
	case m == nil && q.data && !q.get:
		r.Add(cli.Changes, "sends a POST request to the remote")
	default:
		r.Add(cli.Reads, "")
	}
}

// readCommand reports whether a command of FTP, POP3 or IMAP that replaces the
// usual one only looks.
func readCommand(command string) bool {
	verb, _, _ := strings.Cut(strings.ToUpper(command), " ")
	switch verb {
	case "LIST", "NLST", "MLSD", "STAT", "UIDL", "TOP", "CAPA", "EXAMINE", "SEARCH", "LSUB", "STATUS",
		"CAPABILITY", "NOOP",
		"SIZE", "MDTM", "PASV", "EPSV", "PWD", "CWD", "CDUP", "TYPE", "FEAT", "SYST", "HELP", "MLST":
		return true
	}
	return false
}

// curlAddress judges the scheme of an address.
func curlAddress(u cli.Word, upload bool, r *cli.Report) {
	scheme, rest, ok := strings.Cut(u.Text, "://")
	if !ok {
		return
	}
	switch strings.ToLower(scheme) {
	case "file":
		if i := strings.IndexByte(rest, '/'); i > 0 {
			rest = rest[i:] // file://localhost/path
		}
		path := u
		path.Text, path.At = rest, -1
		if upload {
			r.Path(cli.WritesTo, path, "")
		} else {
			r.Path(cli.ReadsFrom, path, "")
		}
	case "telnet", "gopher", "gophers", "dict", "ws", "wss", "smtp", "smtps", "mqtt", "mqtts", "rtmp", "rtsp":
		r.Add(cli.Connects, "opens a "+strings.ToLower(scheme)+" connection")
	}
}

// curlWrites states the files that curl writes.
func curlWrites(inv *cli.Invocation, urls []cli.Word, r *cli.Report) {
	dir, given := inv.Last("--output-dir")
	place := func(w cli.Word) {
		if given {
			w = inDir(dir, w)
		}
		r.Path(cli.WritesTo, w, "")
	}
	for _, w := range inv.All("--output") {
		if w.Text != "-" {
			place(w)
		}
	}
	if inv.Has("--remote-name") || inv.Has("--remote-name-all") || inv.Has("--remote-header-name") {
		for _, u := range urls {
			place(downloadName(u))
		}
	}
	for _, name := range [...]string{"--dump-header", "--cookie-jar", "--trace", "--trace-ascii", "--libcurl",
		"--stderr"} {
		for _, w := range inv.All(name) {
			if w.Text != "-" && w.Text != "%" {
				r.Path(cli.WritesTo, w, name+" writes a file")
			}
		}
	}
	for _, w := range inv.All("--write-out") {
		text := w.Text
		if strings.HasPrefix(text, "@") {
			r.Unknown("the format of --write-out is read from a file")
		}
		for {
			var ok bool
			if _, text, ok = strings.Cut(text, "%output{"); !ok {
				break
			}
			name, _, _ := strings.Cut(text, "}")
			r.Path(cli.WritesTo, cli.Lit(strings.TrimPrefix(name, ">>")), "--write-out writes a file")
		}
	}
}

// downloadName is the file that a download of u makes in the directory: the last
// part of its path.
func downloadName(u cli.Word) cli.Word {
	text := u.Text
	if i := strings.IndexAny(text, "?#"); i >= 0 {
		text = text[:i]
	}
	name := text[strings.LastIndexByte(text, '/')+1:]
	if name == "" || !u.Static {
		name = "download" // its name is not known, its directory is
	}
	return cli.Lit(name)
}

// curlSends states the files whose content curl sends.
func curlSends(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		name := ""
		switch o.Name {
		case "--data", "--data-ascii", "--data-binary", "--json", "--header", "--proxy-header":
			name, _ = strings.CutPrefix(o.Arg.Text, "@")
			if name == o.Arg.Text {
				name = ""
			}
		case "--data-urlencode", "--variable", "--url-query":
			if before, file, ok := strings.Cut(o.Arg.Text, "@"); ok && strings.IndexByte(before, '=') < 0 {
				name = file
			}
		case "--form":
			if _, file, ok := strings.Cut(o.Arg.Text, "="); ok && file != "" && (file[0] == '@' || file[0] == '<') {
				name, _, _ = strings.Cut(file[1:], ";")
			}
		case "--cookie":
			if strings.IndexByte(o.Arg.Text, '=') < 0 {
				name = o.Arg.Text
			}
		}
		if name != "" && name != "-" {
			r.Path(cli.ReadsFrom, cli.Lit(name), "")
		}
	}
}
