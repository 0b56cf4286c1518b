package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns web servers and the programs that run one for an application:
// nginx 1.28, Apache 2.4, Caddy 2.10, HAProxy 3.2, uvicorn 0.35, gunicorn 23.

// nginx starts a server, or signals one, unless it only tests. A configuration
// that the call names may load modules, also in a test.
var nginx = cli.Program{
	Name: "nginx",
	Options: `
		-?, -h
		-v
		-V
		-t
		-T
		-q
		-s SIGNAL
		-p DIR
		-e FILE
		-c FILE
		-g DIRECTIVES
	`,
	Effect: cli.Changes,
	Does:   "starts a web server",
	Probes: []string{"nginx -t"},
	Rules: []cli.Rule{
		{Option: "-s", Effect: cli.Changes, Does: "-s signals the web server"},
		{Option: "-e", Effect: cli.WritesTo, Does: "-e names the log that it writes"},
		{Option: "-c -p", Effect: cli.Runs, Does: "a configuration may load modules"},
		{Option: "-g", Effect: cli.Runs, Does: "-g may load modules"},
		{Option: "-? -v -V", Lowers: true, Effect: cli.Pure},
		{Option: "-t -T", Lowers: true, Effect: cli.Reads},
	},
}

// apachectl is also apache2ctl and httpd, as far as they share options.
var apachectl = cli.Program{
	Name: "apachectl",
	Also: "apache2ctl httpd",
	Options: `
		-h
		-v
		-V
		-l
		-L
		-t
		-S
		-M
		-X
		-D NAME
		-d DIR
		-f FILE
		-C DIRECTIVE
		-c DIRECTIVE
		-e LEVEL
		-E FILE
		-k COMMAND
	`,
	Effect: cli.Changes,
	Does:   "starts a web server",
	Probes: []string{"apachectl -S", "apachectl configtest"},
	Rules: []cli.Rule{
		{Option: "-k", Effect: cli.Changes, Does: "-k starts, stops or signals the web server"},
		{Option: "-E", Effect: cli.WritesTo, Does: "-E names the log that it writes"},
		{Option: "-d -f -C -c", Effect: cli.Runs, Does: "a configuration may load modules"},
		{Option: "-h -v -V -l -L", Lowers: true, Effect: cli.Pure},
		{Option: "-t -S -M", Lowers: true, Effect: cli.Reads},
	},
	Commands: []cli.Command{
		{Name: "configtest status fullstatus", Effect: cli.Reads},
		{Name: "help", Effect: cli.Pure},
		{
			Name:   "start stop restart graceful graceful-stop",
			Effect: cli.Changes, Does: "starts, stops or signals the web server",
		},
	},
}

// a2ensite is Debian's apache2 2.4, with its three siblings and those for
// configuration fragments.
var a2ensite = cli.Program{
	Name:    "a2ensite",
	Also:    "a2dissite a2enmod a2dismod a2enconf a2disconf",
	Options: `-q, --quiet; -m, --maintmode; -p, --purge; -f, --force`,
	Effect:  cli.Changes,
	Does:    "switches a part of the web server's configuration",
	Probes:  []string{"apachectl -S", "apachectl -M"},
}

var a2query = cli.Program{
	Name:    "a2query",
	Options: `-q; -s; -m; -M; -d; -a; -v; -c; -h`,
	Effect:  cli.Reads,
}

const caddyConfig = `
	-c, --config FILE
	-a, --adapter NAME
	    --envfile FILE
`

var caddy = cli.Program{
	Name:    "caddy",
	Style:   cli.Pflag,
	Options: `-h, --help`,
	Effect:  cli.Pure,
	Probes:  []string{"caddy validate"},
	Commands: []cli.Command{
		{
			Name: "validate", Effect: cli.Reads, Options: caddyConfig,
			Rules: []cli.Rule{{Option: "--config --envfile", Effect: cli.ReadsFrom}},
		},
		{
			Name: "adapt", Effect: cli.Reads, Options: caddyConfig + `-p, --pretty; --validate`,
			Rules: []cli.Rule{{Option: "--config --envfile", Effect: cli.ReadsFrom}},
		},
		{
			Name: "fmt", Effect: cli.Pure, Options: `-c, --config FILE; -w, --overwrite; -d, --diff`,
			Operands: cli.Operands{Each: cli.ReadsFrom},
			Inspect:  inspectCaddyFmt,
		},
		{
			Name: "list-modules build-info version", Effect: cli.Reads,
			Options: `--packages; --versions; -s, --skip-standard; --json`,
		},
		{Name: "environ", Effect: cli.ReadsSecrets, Options: `-e, --envfile FILE`},
		{Name: "completion help", Effect: cli.Pure},
		{
			Name: "run file-server reverse-proxy respond php-server", Effect: cli.Runs, Does: "runs a web server",
			Options: caddyConfig + `
				-w, --watch; --environ; --resume; --pidfile FILE; -r, --root DIR; -l, --listen ADDRESS
				-d, --domain NAME; -b, --browse; -t, --templates; --access-log; -v, --debug; --from ADDRESS
				--to ADDRESS; -s, --status N; -H, --header TEXT; --body TEXT; --no-compress; --insecure
				--internal-certs; --disable-redirects; --change-host-header`,
			Rules: []cli.Rule{{Option: "--pidfile", Effect: cli.WritesTo, Does: "writes its process number"}},
		},
		{
			Name: "hash-password", Effect: cli.Pure,
			Options: `-p, --plaintext TEXT; -a, --algorithm NAME; --bcrypt-cost N`,
		},
		{
			Name: "start stop reload", Effect: cli.Changes, Does: "starts, stops or reloads the web server",
			Options: caddyConfig + `-w, --watch; --pidfile FILE; --address ADDRESS; -f, --force`,
		},
		{
			Name: "trust untrust", Effect: cli.Changes, Does: "changes the certificates that the system trusts",
			Options: `--address ADDRESS; -c, --config FILE; -a, --adapter NAME; --ca ID; -p, --cert FILE`,
		},
		{
			Name: "upgrade add-package remove-package", Effect: cli.Changes, Does: "replaces caddy itself",
			Options: `-k, --keep-backup`,
		},
	},
}

func inspectCaddyFmt(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("--overwrite") {
		return
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesTo, w, "formats the file")
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Works, "formats the Caddyfile")
	}
}

var haproxy = cli.Program{
	Name: "haproxy",
	Options: `
		-f FILE
		-c
		-v
		-V
		-d
		-D
		-W
		-q
		-C DIR
		-n N
		-m N
		-N N
		-L NAME
		-p FILE
	`,
	Style:  cli.SingleDash,
	Effect: cli.Runs,
	Does:   "runs a proxy",
	Probes: []string{"haproxy -c -f haproxy.cfg"},
	Rules: []cli.Rule{
		{Option: "-f", Effect: cli.ReadsFrom},
		{Option: "-D -W", Effect: cli.Changes, Does: "starts a proxy in the background"},
		{Option: "-p", Effect: cli.WritesTo, Does: "writes its process number"},
		{Option: "-v", Lowers: true, Effect: cli.Pure},
		{Option: "-c", Lowers: true, Effect: cli.Reads},
	},
}

// uvicorn runs the project's application.
var uvicorn = cli.Program{
	Name: "uvicorn",
	Options: `
		--host HOST; --port PORT; --uds FILE; --fd N; --[no-]reload; --reload-dir DIR; --reload-include GLOB
		--reload-exclude GLOB; --reload-delay SECONDS; --workers N; --loop NAME; --http NAME; --ws NAME
		--lifespan MODE; --interface NAME; --env-file FILE; --log-config !FILE; --log-level LEVEL
		--[no-]access-log; --[no-]use-colors; --[no-]proxy-headers; --[no-]server-header; --[no-]date-header
		--forwarded-allow-ips LIST; --root-path PATH; --limit-concurrency N; --backlog N; --limit-max-requests N
		--timeout-keep-alive N; --timeout-graceful-shutdown N; --ssl-keyfile FILE; --ssl-certfile FILE
		--ssl-keyfile-password TEXT; --ssl-ca-certs FILE; --header TEXT; --app-dir DIR; --factory
		--version; --help
	`,
	Effect: cli.Runs,
	Does:   "runs the project's application as a server",
	Rules: []cli.Rule{
		{Option: "--env-file --ssl-keyfile", Effect: cli.ReadsFrom},
		{Option: "--uds", Effect: cli.WritesTo, Does: "makes a socket"},
	},
}

// gunicorn runs the project's application.
var gunicorn = cli.Program{
	Name: "gunicorn",
	Options: `
		-c, --config FILE; -b, --bind ADDRESS; -w, --workers N; -k, --worker-class NAME; --threads N
		-t, --timeout N; --graceful-timeout N; --keep-alive N; --max-requests N; --max-requests-jitter N
		--reload; --preload; -D, --daemon; -p, --pid FILE; -u, --user NAME; -g, --group NAME; -e, --env PAIR
		--chdir DIR; --access-logfile FILE; --error-logfile, --log-file FILE; --log-level LEVEL
		--capture-output; --certfile FILE; --keyfile FILE; --check-config; --print-config; -n, --name NAME
		-v, --version; -h, --help
	`,
	Effect: cli.Runs,
	Does:   "runs the project's application as a server",
	Rules: []cli.Rule{
		{Option: "--access-logfile --error-logfile", Value: "!-", Effect: cli.AppendsTo, Does: "writes a log"},
		{Option: "--pid", Effect: cli.WritesTo, Does: "writes its process number"},
		{Option: "--keyfile", Effect: cli.ReadsFrom},
	},
}
