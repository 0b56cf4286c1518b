package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns two programs that look after a server: certbot 5.0 and chrony
// 4.7's chronyc.

// certbot --dry-run may still run hooks and edit a web server's settings for a
// moment: no preview.
var certbot = cli.Program{
	Name: "certbot", Effect: cli.Changes, Does: "gets and installs certificates",
	Options: `
		-c, --config FILE; --config-dir DIR; --work-dir DIR; --logs-dir DIR; -v, --verbose
		--max-log-backups N; -n, --non-interactive, --noninteractive; --debug; -q, --quiet; --cert-name NAME
		-d, --domains, --domain LIST; --dry-run; -h, --help[=TOPIC]; --version; --server URL
		--test-cert, --staging; --init; --prepare; --authenticators; --installers`,
	Rules: []cli.Rule{{Option: "--logs-dir --work-dir --config-dir", Effect: cli.WritesInto,
		Does: "writes logs or state"}},
	Probes: []string{"certbot certificates"},
	Commands: []cli.Command{
		{Name: "certificates show_account", Effect: cli.Reads},
		{Name: "plugins", Effect: cli.Reads,
			Rules: []cli.Rule{{Option: "--init --prepare", Effect: cli.Unstated, Does: "starts plug-ins up"}}},
		{Name: "run certonly renew enhance revoke delete register update_account unregister install rollback " +
			"reconfigure config_changes", Effect: cli.Changes, Does: "changes certificates, accounts or a web server"},
	},
}

// chronyc without a command waits for one; several may stand in separate words
// with -m.
var chronyc = cli.Program{
	Name: "chronyc", StopAtOperand: true, Options: `
		-4; -6; -n; -N; -c; -e; -d; -m; -h HOST; -p PORT; -f FILE; -a; -v, --version; --help`,
	Inspect: inspectChronyc,
}

func inspectChronyc(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Interactive, "waits for commands")
		return
	}
	words := inv.Operands[:1]
	if inv.Has("-m") {
		words = inv.Operands
	}
	for _, w := range words {
		name, _, _ := strings.Cut(w.Text, " ")
		switch {
		case !w.Static:
			r.Unknown("the command of chronyc is not known statically")
		case oneOf("tracking sources sourcestats sourcename activity ntpdata authdata selectdata rtcdata "+
			"serverstats clients smoothing manual-list waitsync accheck", name):
			r.Add(cli.Reads, "shows the clock's state")
			if name == "clients" && len(inv.Operands) > 1 {
				// clients -r also resets the counters.
				r.Add(cli.Changes, "resets counters")
			}
		case name == "help" || name == "keygen":
			r.Add(cli.Pure, "")
		default:
			r.Add(cli.Changes, "changes the clock or its sources")
		}
	}
}
