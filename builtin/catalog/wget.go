package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// wget is GNU Wget 1.25, with the options of wget2 2.2 and BusyBox that agree.
var wget = cli.Program{
	Name:   "wget",
	Output: cli.Fetches,
	Also:   "wget2",
	Env:    "SYSTEM_WGETRC WGETRC WGET2RC",
	Options: `
		-V, --version; -h, --help; -b, --background; -e, --execute COMMAND; -o, --output-file >FILE
		-a, --append-output >FILE; -d, --debug; -q, --quiet; -v, --verbose; -n LETTERS; --no-verbose
		--report-speed TYPE; -i, --input-file FILE; -F, --force-html; -B, --base URL; --config FILE
		--no-config; --rejected-log >FILE; -t, --tries N; --retry-connrefused; --retry-on-host-error
		--retry-on-http-error LIST; -O, --output-document >FILE; --no-clobber; --no-netrc; -c, --continue
		--start-pos N; --progress TYPE; --show-progress; --no-show-progress; -N, --timestamping
		--no-if-modified-since; --no-use-server-timestamps; -S, --server-response; --spider
		-T, --timeout SECONDS; --dns-timeout SECONDS; --connect-timeout SECONDS; --read-timeout SECONDS
		--dns-servers LIST; -w, --wait SECONDS; --waitretry SECONDS; --random-wait; --no-proxy
		-Q, --quota N; --bind-address ADDRESS; --bind-dns-address ADDRESS; --limit-rate RATE; --no-dns-cache
		--restrict-file-names MODES; --ignore-case; -4, --inet4-only; -6, --inet6-only
		--prefer-family FAMILY; --user NAME; --password TEXT; --ask-password; --use-askpass[=COMMAND]
		--no-iri; --local-encoding NAME; --remote-encoding NAME; --unlink; --xattr; --no-xattr
		--no-directories; -x, --force-directories; --no-host-directories; --protocol-directories
		-P, --directory-prefix DIR; --cut-dirs N; --http-user NAME; --http-password TEXT; --no-cache
		--default-page NAME; -E, --adjust-extension; --ignore-length; --header TEXT; --compression TYPE
		--max-redirect N; --proxy-user NAME; --proxy-password TEXT; --referer URL; --save-headers
		-U, --user-agent NAME; --no-http-keep-alive; --no-cookies; --load-cookies FILE; --save-cookies >FILE
		--keep-session-cookies; --post-data DATA; --post-file FILE; --method METHOD; --body-data DATA
		--body-file FILE; --content-disposition; --content-on-error; --auth-no-challenge
		--secure-protocol NAME; --https-only; --no-check-certificate; --certificate FILE
		--certificate-type TYPE; --private-key FILE; --private-key-type TYPE; --ca-certificate FILE
		--ca-directory DIR; --crl-file FILE; --pinnedpubkey HASHES; --random-file FILE; --egd-file FILE
		--ciphers TEXT; --no-hsts; --hsts-file FILE; --ftp-user NAME; --ftp-password TEXT; --ftp-stmlf
		--no-remove-listing; --no-glob; --no-passive-ftp; --preserve-permissions; --retr-symlinks
		--ftps-implicit; --ftps-resume-ssl; --ftps-clear-data-connection; --ftps-fallback-to-ftp
		--warc-file FILE; --warc-header TEXT; --warc-max-size N; --warc-cdx; --warc-dedup FILE
		--no-warc-compression; --no-warc-digests; --no-warc-keep-log; --warc-tempdir DIR; -r, --recursive
		-l, --level N; --delete-after; -k, --convert-links; --convert-file-only; --backups[=N]
		-K, --backup-converted; -m, --mirror; -p, --page-requisites; --strict-comments; -A, --accept LIST
		-R, --reject LIST; --accept-regex REGEX; --reject-regex REGEX; --regex-type TYPE; -D, --domains LIST
		--exclude-domains LIST; --follow-ftp; --follow-tags LIST; --ignore-tags LIST; -H, --span-hosts
		-L, --relative; -I, --include-directories LIST; --trust-server-names; -X, --exclude-directories LIST
		--no-parent; --input-metalink FILE; --metalink-over-http; --metalink-index N; --preferred-location
		--proxy[=MODE]
	`,
	Inspect: inspectWget,
	Probes:  []string{"wget --spider https://example.com"},
	Rules: []cli.Rule{
		{Option: "--output-file --append-output --rejected-log --save-cookies --hsts-file --warc-file " +
			"--warc-tempdir", Effect: cli.WritesTo},
		{Option: "--post-data --post-file --body-data --body-file", Effect: cli.Changes,
			Does: "sends data to the remote"},
		{Option: "--post-file --body-file --input-file --load-cookies --private-key --certificate",
			Effect: cli.ReadsFrom},
		{Option: "--config", Effect: cli.Runs, Does: "--config reads options from a file"},
		{Option: "--use-askpass", Effect: cli.Executes},
		{Option: "--background", Effect: cli.Works, Does: "writes a log to a file"},
	},
}

// inspectWget judges the method, the settings of -e and the files that are
// written.
func inspectWget(inv *cli.Invocation, r *cli.Report) {
	if m, ok := inv.Last("--method"); ok && !m.Static {
		r.Unknown("the method " + m.Text + " is not known statically")
	} else if ok && !readMethod(m.Text) {
		r.Add(cli.Changes, "sends a "+m.Text+" request to the remote")
	}
	for _, h := range inv.All("--header") {
		if m, ok := overrides(h); ok && !readMethod(m.Text) {
			r.Add(cli.Changes, "sends a "+m.Text+" request to the remote")
		}
	}
	for _, w := range inv.All("--execute") {
		name, _, _ := strings.Cut(w.Text, "=")
		if name = strings.TrimSpace(name); !w.Static ||
			name != "robots" && name != "user_agent" && name != "timeout" && name != "tries" {
			r.Unknown("-e " + w.Text + " sets what wget does")
		}
	}
	toLoopback(inv, r, inv.Operands, "--input-file", "--input-metalink", "--execute", "--config", "--proxy",
		"--dns-servers", "--base")
	if len(inv.Operands) == 0 && !inv.Has("--input-file") && !inv.Has("--input-metalink") {
		r.Unknown("the address that wget asks is not given")
		return
	}
	if inv.Has("--spider") {
		r.Add(cli.Reads, "")
		return
	}
	if file, ok := inv.Last("--output-document"); ok {
		r.Add(cli.Reads, "")
		if file.Text != "-" {
			r.Path(cli.WritesTo, file, "")
		}
		return
	}
	r.Add(cli.Works, "downloads to a file")
	dir, ok := inv.Last("--directory-prefix")
	for _, u := range inv.Operands {
		w := downloadName(u)
		if ok {
			w = inDir(dir, w)
		}
		r.Path(cli.WritesTo, w, "")
	}
}

// aria2c is aria2 1.37.
var aria2c = cli.Program{
	Name:   "aria2c",
	Output: cli.Fetches,
	Options: `
		-d, --dir DIR; -o, --out >FILE; -l, --log >FILE; -D, --daemon[=BOOL]; -s, --split N
		-x, --max-connection-per-server N; -k, --min-split-size N; -j, --max-concurrent-downloads N
		-i, --input-file FILE; -c, --continue[=BOOL]; -V, --check-integrity[=BOOL]
		-Z, --force-sequential[=BOOL]; -q, --quiet[=BOOL]; -U, --user-agent TEXT; -t, --timeout N
		-m, --max-tries N; -n, --no-netrc[=BOOL]; -R, --remote-time[=BOOL]; -S, --show-files[=BOOL]
		-T, --torrent-file FILE; -M, --metalink-file FILE; -O INDEXES; -u N; -P, --parameterized-uri[=BOOL]
		-v, --version; -h, --help[=TAG]; --header TEXT; --allow-overwrite[=BOOL]
		--auto-file-renaming[=BOOL]; --checksum SUM; --check-certificate[=BOOL]; --connect-timeout N
		--dry-run[=BOOL]; --lowest-speed-limit N; --max-file-not-found N; --max-overall-download-limit N
		--max-download-limit N; --referer URL; --retry-wait N; --save-session >FILE; --seed-time N
		--seed-ratio N; --summary-interval N; --console-log-level LEVEL; --log-level LEVEL
		--file-allocation METHOD; --http-user NAME; --http-passwd TEXT; --ftp-user NAME; --ftp-passwd TEXT
		--all-proxy URL; --http-proxy URL; --https-proxy URL; --load-cookies FILE; --save-cookies >FILE
		--select-file LIST; --bt-metadata-only[=BOOL]; --bt-save-metadata[=BOOL]; --follow-torrent MODE
		--follow-metalink MODE; --enable-dht[=BOOL]; --listen-port PORTS; --conf-path FILE; --no-conf[=BOOL]
		--enable-rpc[=BOOL]; --rpc-secret TEXT; --rpc-listen-all[=BOOL]; --rpc-listen-port PORT
		--on-download-complete COMMAND; --on-download-error COMMAND; --on-download-pause COMMAND
		--on-download-start COMMAND; --on-download-stop COMMAND; --on-bt-download-complete COMMAND
		--enable-color[=BOOL]; --show-console-readout[=BOOL]; --human-readable[=BOOL]; --async-dns[=BOOL]
		--disable-ipv6[=BOOL]; --stop N
	`,
	Inspect: inspectAria2,
	Rules: []cli.Rule{
		{Option: "--on-download-complete --on-download-error --on-download-pause --on-download-start " +
			"--on-download-stop --on-bt-download-complete", Effect: cli.Executes},
		{Option: "--input-file --load-cookies", Effect: cli.ReadsFrom},
		{Option: "--conf-path --input-file", Effect: cli.Runs, Does: "reads options from a file"},
		{Option: "--enable-rpc --daemon", Value: "!false", Effect: cli.Changes, Does: "starts a server"},
	},
}

func inspectAria2(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") || inv.Has("--show-files") {
		r.Add(cli.Reads, "")
		return
	}
	if len(inv.Operands) == 0 && !inv.Has("--torrent-file") && !inv.Has("--metalink-file") &&
		!inv.Has("--input-file") {
		r.Unknown("the address that aria2c asks is not given")
		return
	}
	r.Add(cli.Works, "downloads to a file")
	dir, ok := inv.Last("--dir")
	file, named := inv.Last("--out")
	if !named {
		file = cli.Lit("download")
	}
	if ok {
		file = inDir(dir, file)
	}
	r.Path(cli.WritesTo, file, "")
}
