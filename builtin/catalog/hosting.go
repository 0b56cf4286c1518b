package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns the command lines of hosting services: Fly.io, Heroku,
// DigitalOcean, Hetzner and Linode; deploying.go those that deploy web sites.

// flyctl is flyctl 0.3.
var flyctl = cli.Program{
	Name: "flyctl", Also: "fly", Style: cli.Pflag,
	Options: `
		-t, --access-token TEXT; --debug; --verbose; -a, --app NAME; -c, --config FILE; -j, --json
		-y, --yes; -o, --org NAME; -r, --region NAME; -q, --quiet; -i, --instance ID; -n, --no-tail
		-s, --select; -g, --group NAME; -p, --port PORT; -h, --help`,
	Effect: cli.Pure, Unlisted: remoteVerb,
	Probes: []string{"fly status", "fly apps list", "fly releases"},
	Commands: []cli.Command{
		{Name: "machine machines m volumes volume vol ips ip certs certificates postgres pg redis extensions ext " +
			"orgs org wireguard wg tokens litefs-cloud storage mpg mysql dns-records domains registry services " +
			"checks image settings regions synthetics incidents builds consul sessions scale",
			Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
				{Name: "snapshots backup backups barman users databases db consul planetscale tigris supabase upstash",
					Effect: cli.Pure, Unlisted: remoteVerb},
				{Name: "count vm memory", Effect: cli.Changes, Does: "scales an app", OpenOptions: true},
				{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{Skip: 1, Remote: true, Shell: true}},
				{Name: "run", Effect: cli.Changes, Does: "runs a machine", OpenOptions: true},
				{Name: "connect", Effect: cli.Interactive, Does: "opens a database shell", OpenOptions: true},
				{Name: "cordon uncordon egress-ip allocate-v4 allocate-v6 private setup", Effect: cli.Changes,
					Does: "changes what the service holds", OpenOptions: true},
			}},
		{Name: "apps app", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "open", Effect: cli.Reads, OpenOptions: true},
			{Name: "errors releases", Effect: cli.Reads, OpenOptions: true},
		}},
		{Name: "secrets secret", Effect: cli.Pure, Unlisted: remoteVerb},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "show display env validate", Effect: cli.Reads, OpenOptions: true},
			{Name: "save", Effect: cli.Works, Does: "writes the configuration", OpenOptions: true},
		}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "whoami", Effect: cli.Reads},
			{Name: "token", Effect: cli.ReadsSecrets, Does: "shows the token"},
			{Name: "login logout signup docker", Effect: cli.Changes, Does: "changes stored credentials",
				OpenOptions: true},
		}},
		{Name: "platform", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "regions vm-sizes status", Effect: cli.Reads}}},
		{Name: "ssh", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "console", Options: `
				-C, --command TEXT; --container NAME; --machine ID; --pty; -u, --user NAME; -A, --address ADDRESS`,
				Inspect: inspectFlyConsole},
			{Name: "establish issue log sftp", Effect: cli.Changes, Does: "changes access to machines",
				OpenOptions: true},
		}},
		{Name: "console", Effect: cli.Changes, Does: "runs a machine", OpenOptions: true},
		{Name: "proxy ping curl dig", Effect: cli.Connects, Does: "opens a connection", OpenOptions: true},
		{Name: "launch", Effect: cli.Changes, Does: "creates an app and deploys it", OpenOptions: true},
		{Name: "doctor", Effect: cli.Reads, OpenOptions: true},
		{Name: "version", Effect: cli.Pure, OpenOptions: true},
		{Name: "docs completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// inspectFlyConsole: -C is a command in the machine.
func inspectFlyConsole(inv *cli.Invocation, r *cli.Report) {
	cmd, ok := inv.Last("--command")
	if !ok {
		r.Add(cli.Interactive, "opens a shell on another machine")
		return
	}
	r.Run(cli.Inner{Shell: &cmd, Remote: true, Via: "fly ssh console"})
}

// heroku is Heroku's command line 10, whose subcommands are TOPIC:VERB.
var heroku = cli.Program{
	Name: "heroku", Options: `
		-a, --app NAME; -r, --remote NAME; -t, --team NAME; -j, --json; -s; -A, --all; -n, --num N
		-d, --dyno NAME; -p, --process-type NAME; -h, --help; -v, --version; -e; -c, --confirm NAME`,
	Effect:   cli.Pure,
	Probes:   []string{"heroku apps", "heroku ps", "heroku releases"},
	Unlisted: herokuTopic,
	Commands: []cli.Command{
		{Name: "run run:detached run:inside", StopAtOperand: true, Options: `
			--exit-code; -e, --env PAIR; --no-launcher; --no-notify; --no-tty; -s, --size NAME; --type NAME`,
			Wraps: &cli.Wrap{Remote: true}},
		{Name: "pg:psql psql", Options: "-c, --command TEXT; -f, --file FILE; --credential NAME",
			Inspect: inspectHerokuSQL},
		{Name: "config config:get", Effect: cli.ReadsSecrets, Does: "shows an app's settings, secrets included",
			Options: "--shell"},
		{Name: "auth:token", Effect: cli.ReadsSecrets, Does: "shows the token"},
		{Name: "pg:credentials:url", Effect: cli.ReadsSecrets, Does: "shows a database's password"},
		{Name: "pg:backups:download", Effect: cli.Reads, Options: "-o, --output >FILE", Rules: dockerOutput},
		{Name: "apps:open open", Effect: cli.Reads},
		{Name: "local", Effect: cli.Runs, Does: "runs the project's processes"},
		{Name: "git:clone git:remote", Effect: cli.Works, Does: "changes a repository"},
		{Name: "login auth:login logout auth:logout", Effect: cli.Changes, Does: "changes stored credentials",
			Options: "-i; --interactive; --browser NAME; --expires-in N"},
		{Name: "ps:exec ps:copy ps:forward ps:socks redis:cli pg:diagnose", Effect: cli.Interactive,
			Does: "opens a connection to an app", OpenOptions: true},
		{Name: "help version autocomplete", Effect: cli.Pure, AnyOperands: true},
	},
}

// herokuTopic judges TOPIC alone, which lists, and TOPIC:VERB.
func herokuTopic(path []string, name string) *cli.Command {
	i := strings.LastIndexByte(name, ':')
	if i < 0 {
		switch name {
		case "apps", "addons", "access", "buildpacks", "certs", "ci", "clients", "domains", "drains", "features",
			"keys", "labs", "logs", "maintenance", "members",
			"notifications", "orgs", "pg", "pipelines", "ps", "redis", "regions", "releases", "reviewapps", "sessions",
			"spaces", "stack", "status", "teams", "webhooks", "list", "info", "kafka", "authorizations", "whoami":
			return &remoteReads
		case "create", "destroy", "join", "leave", "restart", "scale", "stop", "kill", "rename", "fork", "rollback",
			"upgrade", "update", "unlock", "lock", "deploy", "dyno:restart":
			return &remoteChanges
		}
		return nil
	}
	verb := name[i+1:]
	switch verb {
	case "whoami", "wait", "ps", "locks", "outliers", "bloat", "blocking", "cache-hit", "index-usage",
		"long-running-queries", "locks-stats", "table-size",
		"vacuum-stats", "seq-scans", "unused-indexes", "index-size", "records-rank", "total-table-size", "type",
		"plans", "docs", "output", "autoscale", "errors", "urls", "schedules", "backups", "credentials", "settings":
		return &remoteReads
	case "on", "off", "clear", "capture", "restore", "copy", "pull", "schedule", "unschedule", "connect",
		"disconnect", "setup", "open-dashboard", "maintenance", "repoint", "killall", "auto", "generate", "join",
		"leave", "resize", "maxmemory", "timeout":
		return &remoteChanges
	}
	return remoteVerb(path, verb)
}

func inspectHerokuSQL(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Postgres, inv.All("--command"), inv.All("--file"))
}

// doctl is doctl 1.130: groups and verbs.
var doctl = cli.Program{
	Name: "doctl", Style: cli.Pflag, Effect: cli.Pure, Unlisted: remoteVerb,
	Options: `
		-t, --access-token TEXT; -u, --api-url URL; -c, --config FILE; --context NAME; --http-retry-max N
		--http-retry-wait-max N; --http-retry-wait-min N; --interactive; -o, --output FORMAT; --trace
		-v, --verbose; -f, --force; -h, --help`,
	Probes: []string{"doctl compute droplet list", "doctl account get"},
	Commands: []cli.Command{
		{Name: "account apps app a balance billing-history invoices databases db d genai gradient monitoring " +
			"network projects serverless sls spaces vpcs uptime 1-click registry reg r registries nfs byoip-prefix " +
			"dedicated-inference security",
			Effect: cli.Pure, Unlisted: remoteVerb, Commands: doctlGroups},
		{Name: "compute c", Effect: cli.Pure, Unlisted: remoteVerb, Commands: doctlGroups},
		{Name: "kubernetes kube k8s k", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "cluster clusters c", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
				{Name: "kubeconfig kubecfg k8scfg config cfg", Effect: cli.Pure, Commands: []cli.Command{
					{Name: "show", Effect: cli.ReadsSecrets, Does: "shows credentials of a cluster", OpenOptions: true},
					{Name: "save remove", Effect: cli.Changes, Does: "changes the kubeconfig", OpenOptions: true},
				}},
				{Name: "node-pool nodepool node-pools np p registry", Effect: cli.Pure, Unlisted: remoteVerb},
				{Name: "get-upgrades list-associated-resources", Effect: cli.Reads, OpenOptions: true},
			}},
			{Name: "options", Effect: cli.Pure, Unlisted: optionsRead},
			{Name: "1-click", Effect: cli.Pure, Unlisted: remoteVerb},
		}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads},
			{Name: "token", Effect: cli.ReadsSecrets, Does: "shows the token"},
			{Name: "init switch remove", Effect: cli.Changes, Does: "changes stored credentials", OpenOptions: true},
		}},
		{Name: "version", Effect: cli.Pure},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// doctlGroups are groups below a group.
var doctlGroups = []cli.Command{
	{Name: "droplet droplets d image images i snapshot s volume volumes volume-action volume-snapshots domain " +
		"domains firewall fw load-balancer lb certificate ssh-key k region size tag reserved-ip reserved-ipv6 " +
		"floating-ip action a droplet-action da image-action ia reserved-ip-action cdn sk droplet-autoscale " +
		"vpc-nat-gateway records r backup-policies kernels repository garbage-collection gc alert alerts db dbs " +
		"user pool replica firewalls options maintenance-window migrate backups configuration topics events " +
		"indexes resources namespaces functions fn activations connections deployments keys ratelimit propose",
		Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "records r", Effect: cli.Pure, Unlisted: remoteVerb},
			{Name: "actions backups kernels neighbors snapshots", Effect: cli.Reads, OpenOptions: true},
			{Name: "power-on power-off power-cycle shutdown password-reset rebuild snapshot restore change-kernel " +
				"enable-backups disable-backups enable-ipv6 add-droplets remove-droplets add-rules remove-rules " +
				"add-forwarding-rules remove-forwarding-rules flush",
				Effect: cli.Changes, Does: "changes what the service holds", OpenOptions: true},
		}},
	{Name: "ssh", Effect: cli.Interactive, Does: "opens a shell on another machine", OpenOptions: true},
	{Name: "connection", Effect: cli.ReadsSecrets, Does: "shows credentials of a database", OpenOptions: true},
	{Name: "login logout docker-config kubernetes-manifest", Effect: cli.Changes,
		Does: "changes stored credentials", OpenOptions: true},
	{Name: "create-deployment restart console", Effect: cli.Changes, Does: "changes an app", OpenOptions: true},
	{Name: "list-deployments get-deployment list-regions list-alerts list-instance-sizes list-buildpacks tier " +
		"spec", Effect: cli.Reads, OpenOptions: true},
	{Name: "dev", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
}

// optionsRead: everything below a group that only names choices.
func optionsRead(_ []string, _ string) *cli.Command { return &remoteReads }

// hcloud is hcloud 1.52.
var hcloud = cli.Program{
	Name: "hcloud", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--config FILE; --context NAME; --debug; --debug-file FILE; --endpoint URL; --hetzner-endpoint URL
		--no-experimental-warnings; --poll-interval DURATION; --quiet; -o, --output FORMAT
		-l, --selector QUERY; -s, --sort LIST; -h, --help`,
	Rules:  []cli.Rule{{Option: "--debug-file", Effect: cli.WritesTo, Does: "writes a log"}},
	Probes: []string{"hcloud server list"},
	Commands: []cli.Command{
		{Name: "all certificate datacenter firewall floating-ip image iso load-balancer load-balancer-type " +
			"location network placement-group primary-ip server server-type ssh-key volume storage-box " +
			"storage-box-type zone",
			Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
				{Name: "ssh", Effect: cli.Interactive, Does: "opens a shell on another machine", OpenOptions: true},
				{Name: "metrics ip", Effect: cli.Reads, OpenOptions: true},
				{Name: "poweroff poweron shutdown rebuild create-image change-type change-protection enable-rescue " +
					"disable-rescue enable-backup disable-backup attach-iso detach-iso attach-to-network " +
					"detach-from-network add-label remove-label add-rule delete-rule replace-rules apply-to-resource " +
					"remove-from-resource set-rdns reset-password enable-protection disable-protection request-console " +
					"add-service update-service delete-service add-target remove-target change-algorithm add-route " +
					"remove-route add-subnet remove-subnet change-ip-range add-to-placement-group " +
					"remove-from-placement-group",
					Effect: cli.Changes, Does: "changes what the service holds", OpenOptions: true},
			}},
		{Name: "context config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list active get", Effect: cli.Reads, OpenOptions: true},
			{Name: "create delete use rename set unset add remove unset-all", Effect: cli.Changes,
				Does: "changes stored credentials", OpenOptions: true},
		}},
		{Name: "version", Effect: cli.Pure},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// linode is linode-cli 5.60: GROUP ACTION.
var linode = cli.Program{
	Name: "linode-cli", Effect: cli.Pure, Unlisted: linodeGroup,
	Options: `
		--text; --delimiter TEXT; --json; --markdown; --pretty; --ascii-table; --format LIST; --all-columns
		--no-headers; --page N; --page-size N; --all-rows; --as-user NAME; --suppress-warnings
		--no-truncation; --column-width N; --no-retry; --single-table; --table NAME; --debug; --help
		--version`,
	Probes: []string{"linode-cli linodes list"},
	Commands: []cli.Command{
		{Name: "configure set-user remove-user", Effect: cli.Changes, Does: "changes stored credentials"},
		{Name: "show-users commands completion", Effect: cli.Reads},
		{Name: "obj ssh image-upload", Effect: cli.Unstated, Does: "copies files or opens a connection"},
	},
}

var linodeActions = cli.Command{Effect: cli.Pure, Unlisted: linodeAction}

func linodeGroup(_ []string, _ string) *cli.Command { return &linodeActions }

// linodeAction judges names such as list, configs-list, ip-add by their last
// word.
func linodeAction(path []string, name string) *cli.Command {
	if i := strings.LastIndexByte(name, '-'); i >= 0 {
		name = name[i+1:]
	}
	return remoteVerb(path, name)
}
