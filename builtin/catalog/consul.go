package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns consul; nomad.go owns nomad and boundary.

const consulHTTP = `
	-http-addr ADDRESS; -token TOKEN; -token-file FILE; -ca-file FILE; -ca-path DIR; -client-cert FILE
	-client-key FILE; -tls-server-name NAME; -datacenter NAME; -stale; -namespace NAME; -partition NAME
	-peer NAME; -format FORMAT; -filter TEXT; -help; -h; -version; -v
`

// consul is Consul 1.21.
var consul = cli.Program{
	Name: "consul", Style: cli.SingleDash, Options: consulHTTP, Effect: cli.Pure,
	Probes: []string{"consul members", "consul catalog services"},
	Commands: []cli.Command{
		{Name: "members", Effect: cli.Reads, Options: "-detailed; -segment NAME; -status TEXT; -wan"},
		{Name: "info version rtt", Effect: cli.Reads, Options: "-wan"},
		{Name: "monitor", Effect: cli.Reads, Options: "-log-level LEVEL; -log-json"},
		{Name: "validate", Effect: cli.Reads, Options: "-config-format FORMAT; -quiet"},
		{Name: "keygen", Effect: cli.Pure},
		{Name: "catalog", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "datacenters nodes services", Effect: cli.Reads,
				Options: "-detailed; -near NAME; -node NAME; -node-meta PAIR; -service NAME; -tags"},
		}},
		{Name: "kv", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "get", Effect: cli.Reads, Options: "-base64; -detailed; -keys; -recurse; -separator TEXT"},
			{Name: "export", Effect: cli.Reads},
			{Name: "put", Effect: cli.Changes, Does: "writes a key", Options: `
				-acquire; -base64; -cas; -flags N; -modify-index N; -release; -session ID`},
			{Name: "delete", Effect: cli.Changes, Does: "deletes keys", Options: "-cas; -modify-index N; -recurse"},
			{Name: "import", Effect: cli.Changes, Does: "writes keys", Options: "-prefix TEXT"},
		}},
		{Name: "services", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "exported-services", Effect: cli.Reads},
			{Name: "register deregister export", Effect: cli.Changes, Does: "changes services", Options: `
				-address ADDRESS; -id ID; -name NAME; -port PORT; -meta PAIR; -tag TEXT; -kind KIND
				-tagged-address PAIR; -socket FILE; -consumer-peers LIST; -consumer-partitions LIST`},
		}},
		{Name: "config", Effect: cli.Pure, Options: "-kind KIND; -name NAME; -cas; -modify-index N",
			Commands: []cli.Command{
				{Name: "list read", Effect: cli.Reads},
				{Name: "write delete", Effect: cli.Changes, Does: "changes configuration of the cluster",
					Options: "-filename FILE"},
			}},
		{Name: "intention", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list get check match", Effect: cli.Reads, Options: "-destination; -source"},
			{Name: "create delete", Effect: cli.Changes, Does: "changes who may connect",
				Options: "-allow; -deny; -file; -meta PAIR; -replace"},
		}},
		{Name: "acl", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "bootstrap set-agent-token", Effect: cli.Changes, Does: "changes tokens"},
			{Name: "token", Effect: cli.Pure, Options: consulACL, Commands: []cli.Command{
				{Name: "list read", Effect: cli.ReadsSecrets, Does: "shows tokens"},
				{Name: "create update delete clone", Effect: cli.Changes, Does: "changes tokens"},
			}},
			{Name: "policy role auth-method binding-rule templated-policy", Effect: cli.Pure, Options: consulACL,
				Commands: []cli.Command{
					{Name: "list read preview", Effect: cli.Reads},
					{Name: "create update delete", Effect: cli.Changes, Does: "changes who may do what"},
				}},
		}},
		{Name: "operator", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "raft", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list-peers", Effect: cli.Reads},
				{Name: "remove-peer transfer-leader", Effect: cli.Changes, Does: "changes the cluster's servers",
					Options: "-address ADDRESS; -id ID"},
			}},
			{Name: "autopilot", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "get-config state", Effect: cli.Reads},
				{Name: "set-config", Effect: cli.Changes, Does: "changes the cluster's servers"},
			}},
			{Name: "usage", Effect: cli.Pure,
				Commands: []cli.Command{{Name: "instances", Effect: cli.Reads,
					Options: "-all-datacenters; -billable; -connect; -onlytotals"}}},
			{Name: "area utilization", Effect: cli.Unstated, Does: "may change the cluster"},
		}},
		{Name: "snapshot", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "inspect decode", Effect: cli.Reads, Options: "-kvdepth N; -kvdetails; -kvfilter TEXT"},
			{Name: "save", Effect: cli.ReadsSecrets, Does: "copies the cluster's data to a file",
				Options: "-append-filename LIST", Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "restore", Effect: cli.Changes, Does: "overwrites the cluster's data"},
			{Name: "agent", Effect: cli.Runs, Does: "runs a server"},
		}},
		{Name: "peering", Effect: cli.Pure, Options: "-name NAME; -peering-token TEXT", Commands: []cli.Command{
			{Name: "list read exported-services", Effect: cli.Reads},
			{Name: "delete establish generate-token", Effect: cli.Changes, Does: "changes peers of the cluster"},
		}},
		{Name: "keyring", Effect: cli.Changes, Does: "changes the cluster's keys", Options: `
			-install TEXT; -list; -list-primary; -remove TEXT; -use TEXT; -local-only; -relay-factor N`,
			Rules: []cli.Rule{{Option: "-list", Lowers: true, Effect: cli.ReadsSecrets, Does: "shows keys"}}},
		{Name: "tls", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "ca cert", Effect: cli.Works, Does: "makes certificates"}}},
		{Name: "debug", Effect: cli.Works, Does: "writes an archive", Options: `
			-archive; -capture LIST; -duration DURATION; -interval DURATION; -output >FILE; -since DURATION`},
		{Name: "event exec force-leave join leave login logout maint reload", Effect: cli.Changes,
			Does: "changes the cluster", Options: `
			-name NAME; -node NAME; -service NAME; -tag NAME; -prune; -wan; -disable; -enable; -reason TEXT
			-method NAME; -bearer-token-file FILE; -token-sink-file FILE; -type TYPE; -meta PAIR`},
		{Name: "lock watch agent connect resource troubleshoot", Effect: cli.Runs,
			Does: "runs other programs or a server"},
	},
}

const consulACL = `
	-accessor-id ID; -id ID; -name NAME; -meta; -self; -expanded; -description TEXT; -policy-id ID
	-policy-name NAME; -role-id ID; -role-name NAME; -rules TEXT; -valid-datacenter NAME
	-node-identity TEXT; -service-identity TEXT; -templated-policy TEXT; -ttl DURATION
	-expires-ttl DURATION; -local; -secret TEXT; -accessor TEXT; -selector TEXT; -bind-type TYPE
	-bind-name NAME; -type TYPE; -config TEXT;`
