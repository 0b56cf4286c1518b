package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// nomad is Nomad 1.10.
var nomad = cli.Program{
	Name: "nomad", Style: cli.SingleDash,
	Options: `
		-address URL; -region NAME; -namespace NAME; -no-color; -force-color; -ca-cert FILE; -ca-path DIR
		-client-cert FILE; -client-key FILE; -tls-server-name NAME; -tls-skip-verify; -token TOKEN; -json
		-t TEXT; -verbose; -per-page N; -page-token TEXT; -filter TEXT; -quiet; -help; -h; -version; -v
	`,
	Effect: cli.Pure,
	Probes: []string{"nomad status", "nomad node status", "nomad server members"},
	Commands: []cli.Command{
		{Name: "status version agent-info", Effect: cli.Reads},
		{Name: "plan", Effect: cli.Reads, Options: nomadSpec},
		{Name: "validate", Effect: cli.Reads, Options: nomadSpec},
		{Name: "inspect", Effect: cli.Reads},
		{Name: "logs", Effect: cli.Reads, Options: nomadLogs},
		{Name: "fs", Effect: cli.Reads, Options: nomadLogs + "-H; -machine; -stat"},
		{Name: "monitor", Effect: cli.Reads,
			Options: "-log-level LEVEL; -node-id ID; -server-id ID; -log-include-location"},
		{Name: "init", Effect: cli.Works, Does: "writes an example job",
			Options: "-short; -connect; -list-templates; -template NAME", Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "fmt", Effect: cli.Works, Does: "rewrites job files", Options: "-check; -list; -write; -recursive",
			Rules: []cli.Rule{{Option: "-check", Lowers: true, Effect: cli.Reads}}},
		{Name: "run", Effect: cli.Changes, Does: "runs a job", Options: nomadSpec + nomadRun,
			Rules: []cli.Rule{{Option: "-output", Lowers: true, Effect: cli.Reads}}},
		{Name: "stop", Effect: cli.Changes, Does: "stops a job", Options: nomadRun},
		{Name: "exec", StopAtOperand: true, Options: nomadExec, Wraps: &cli.Wrap{Skip: 1, Remote: true}},
		{Name: "job", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status allocs deployments history inspect eval-list scaling-events", Effect: cli.Reads, Options: `
				-all; -all-allocs; -evals; -latest; -p; -diff-tag NAME; -diff-version N; -full; -version N; -hcl
				-with-vars`},
			{Name: "plan", Effect: cli.Reads, Options: nomadSpec},
			{Name: "validate", Effect: cli.Reads, Options: nomadSpec},
			{Name: "init", Effect: cli.Works, Does: "writes an example job",
				Options: "-short; -connect; -list-templates; -template NAME", Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "run", Effect: cli.Changes, Does: "runs a job", Options: nomadSpec + nomadRun,
				Rules: []cli.Rule{{Option: "-output", Lowers: true, Effect: cli.Reads}}},
			{Name: "stop start restart revert scale dispatch eval promote periodic tag action deployment",
				Effect: cli.Changes, Does: "changes a job", Options: nomadRun},
		}},
		{Name: "alloc", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status checks", Effect: cli.Reads, Options: "-short; -stats"},
			{Name: "logs", Effect: cli.Reads, Options: nomadLogs},
			{Name: "fs", Effect: cli.Reads, Options: nomadLogs + "-H; -machine; -stat"},
			{Name: "exec", StopAtOperand: true, Options: nomadExec, Wraps: &cli.Wrap{Skip: 1, Remote: true}},
			{Name: "stop restart signal pause", Effect: cli.Changes, Does: "changes an allocation",
				Options: nomadRun + "-s NAME; -state NAME"},
		}},
		{Name: "node", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads, Options: "-self; -stats; -allocs; -short; -os"},
			{Name: "config", Effect: cli.Reads, Options: "-servers; -update-servers LIST",
				Rules: []cli.Rule{{Option: "-update-servers", Effect: cli.Changes, Does: "changes a node"}}},
			{Name: "pool", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list info jobs nodes", Effect: cli.Reads},
				{Name: "apply delete init", Effect: cli.Changes, Does: "changes node pools"},
			}},
			{Name: "meta", Effect: cli.Pure, Options: "-node-id ID", Commands: []cli.Command{
				{Name: "read", Effect: cli.Reads, Options: "-all"},
				{Name: "apply", Effect: cli.Changes, Does: "changes a node", Options: "-unset LIST"},
			}},
			{Name: "drain eligibility purge identity intro", Effect: cli.Changes, Does: "changes a node", Options: `
				-self; -enable; -disable; -deadline DURATION; -force; -no-deadline; -ignore-system
				-keep-ineligible; -m TEXT; -meta PAIR; -yes; -detach; -monitor`},
		}},
		{Name: "deployment", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list status", Effect: cli.Reads, Options: "-monitor; -wait DURATION"},
			{Name: "fail pause promote resume unblock", Effect: cli.Changes, Does: "changes a deployment",
				Options: "-detach; -group NAME"},
		}},
		{Name: "eval", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list status", Effect: cli.Reads, Options: "-job NAME; -status NAME; -monitor"},
			{Name: "delete", Effect: cli.Changes, Does: "deletes evaluations"},
		}},
		{Name: "server", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "members", Effect: cli.Reads, Options: "-detailed"},
			{Name: "join force-leave", Effect: cli.Changes, Does: "changes the cluster's servers", Options: "-prune"},
		}},
		{Name: "var", Effect: cli.Pure, Options: "-out FORMAT; -item NAME", Commands: []cli.Command{
			{Name: "get", Effect: cli.ReadsSecrets, Does: "shows a variable"},
			{Name: "list", Effect: cli.Reads},
			{Name: "init", Effect: cli.Works, Does: "writes an example", Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "put purge lock", Effect: cli.Changes, Does: "changes variables", Options: `
				-check-index N; -force; -in FORMAT; -ttl DURATION; -delay DURATION; -max-retry N; -shell`},
		}},
		{Name: "namespace quota volume service scaling sentinel plugin recommendation license", Effect: cli.Pure,
			Options: `
			-type TYPE; -id ID; -node NAME; -plugin-id ID; -detach; -force; -description TEXT; -quota NAME
			-job NAME; -policy NAME; -level NAME; -scope NAME`, Commands: []cli.Command{
				{Name: "list status info inspect read get policy usage", Effect: cli.Reads},
				{Name: "apply create delete deregister detach register snapshot claim dismiss put init",
					Effect: cli.Changes, Does: "changes objects of the cluster"},
			}},
		{Name: "acl", Effect: cli.Pure, Options: `
			-self; -name NAME; -type TYPE; -policy NAME; -global BOOL; -ttl DURATION; -id ID; -role-id ID
			-role-name NAME; -description TEXT`, Commands: []cli.Command{
			{Name: "bootstrap", Effect: cli.Changes, Does: "changes tokens"},
			{Name: "policy role auth-method binding-rule", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list info", Effect: cli.Reads},
				{Name: "apply create delete update", Effect: cli.Changes, Does: "changes who may do what"},
			}},
			{Name: "token", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list info self", Effect: cli.ReadsSecrets, Does: "shows tokens"},
				{Name: "create delete update", Effect: cli.Changes, Does: "changes tokens"},
			}},
		}},
		{Name: "operator", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "metrics", Effect: cli.Reads, Options: "-pretty; -format FORMAT"},
			{Name: "raft autopilot scheduler snapshot root client-state", Effect: cli.Pure, Options: `
				-stale BOOL; -name TEXT; -peer-id ID; -peer-address ADDRESS; -address-only; -pretty; -kv-detailed
				-format FORMAT`, Commands: []cli.Command{
				{Name: "list-peers get-config health info logs state inspect", Effect: cli.Reads},
				{Name: "save", Effect: cli.ReadsSecrets, Does: "copies the cluster's data to a file",
					Operands: cli.Operands{Each: cli.WritesTo}},
				{Name: "remove-peer transfer-leadership set-config restore keyring redact", Effect: cli.Changes,
					Does: "changes the cluster's servers"},
			}},
			{Name: "api", Effect: cli.Unstated, Does: "sends any request"},
			{Name: "debug", Effect: cli.Works, Does: "writes an archive"},
			{Name: "keygen", Effect: cli.Pure},
			{Name: "gossip keyring", Effect: cli.Changes, Does: "changes the cluster's keys"},
		}},
		{Name: "system", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "gc reconcile", Effect: cli.Changes,
				Does: "collects what the cluster does not need"}}},
		{Name: "login setup config", Effect: cli.Changes, Does: "changes credentials or the cluster"},
		{Name: "agent tls ui", Effect: cli.Runs, Does: "runs a server or opens a page"},
	},
}

const (
	nomadSpec = `
		-diff[=BOOL]; -policy-override; -hcl2-strict; -vault-token TEXT; -vault-namespace NAME; -var PAIR
		-var-file FILE; -consul-namespace NAME;`
	nomadRun = `
		-check-index N; -detach; -eval-priority N; -output; -preserve-counts; -preserve-resources
		-consul-token TEXT; -purge; -global; -no-shutdown-delay; -yes; -force-reschedule; -meta PAIR
		-payload FILE; -group NAME; -task NAME; -on-error MODE; -batch-size N; -batch-wait DURATION
		-reschedule; -all-tasks; -monitor;`
	nomadLogs = "-stdout; -stderr; -job; -task NAME; -group NAME; -f; -tail; -n N; -c N\n"
	nomadExec = "-task NAME; -group NAME; -job; -i[=BOOL]; -t[=BOOL]; -e CHAR\n"
)

// boundary is Boundary 0.19: its changing subcommands are verbs.
var boundary = cli.Program{
	Name: "boundary", Style: cli.SingleDash, Effect: cli.Pure,
	Options: `
		-addr URL; -ca-cert FILE; -ca-path DIR; -client-cert FILE; -client-key FILE; -tls-insecure
		-tls-server-name NAME; -token TEXT; -token-name NAME; -keyring-type TYPE; -recovery-config FILE
		-format FORMAT; -filter TEXT; -recursive; -id ID; -scope-id ID; -output-curl-string; -help; -h
		-host-catalog-id ID; -auth-method-id ID; -credential-store-id ID; -name NAME; -description TEXT
	`,
	Commands: []cli.Command{
		{Name: "accounts aliases auth-methods auth-tokens credential-libraries credential-stores credentials " +
			"groups host-catalogs host-sets hosts managed-groups policies roles scopes session-recordings sessions " +
			"storage-buckets targets users workers",
			Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list read", Effect: cli.Reads},
				{Name: "create update delete add-hosts remove-hosts set-hosts add-grants remove-grants set-grants " +
					"add-principals remove-principals set-principals cancel authorize-session change-password set-password",
					Effect: cli.Changes, Does: "changes objects of boundary"},
			}},
		{Name: "search", Effect: cli.Reads, Options: "-query TEXT; -resource NAME"},
		{Name: "version", Effect: cli.Pure},
		{Name: "connect", Effect: cli.Connects, Does: "opens a connection to a target"},
		{Name: "authenticate logout", Effect: cli.Changes, Does: "stores or removes a token"},
		{Name: "server dev database", Effect: cli.Runs, Does: "runs a server"},
	},
}
