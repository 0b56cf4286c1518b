package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// etcdctl is etcdctl 3.6; etcdutl, which works on files, stands beside it.
var etcdctl = cli.Program{
	Name: "etcdctl", Style: cli.Pflag,
	Options: `
		--endpoints LIST; --cacert FILE; --cert FILE; --key FILE; --user NAME; --password TEXT
		-w, --write-out FORMAT; --hex; --debug; --dial-timeout DURATION; --command-timeout DURATION
		--insecure-discovery; --insecure-skip-tls-verify; --insecure-transport; -d, --discovery-srv NAME
		--discovery-srv-name NAME; --keepalive-time DURATION; --keepalive-timeout DURATION
		--max-request-bytes N; --max-recv-bytes N; --auth-jwt-token TEXT; -h, --help; --version
	`,
	Effect: cli.Pure,
	Probes: []string{"etcdctl endpoint status", "etcdctl member list"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Reads, Options: `
			--consistency MODE; --count-only; --from-key; --keys-only; --limit N; --max-create-rev N
			--max-mod-rev N; --min-create-rev N; --min-mod-rev N; --order MODE; --prefix; --print-value-only
			--rev N; --sort-by NAME`},
		{Name: "watch", Effect: cli.Reads,
			Options: "-i, --interactive; --prefix; --prev-kv; --progress-notify; --rev N", Inspect: inspectEtcdWatch},
		{Name: "version", Effect: cli.Reads},
		{Name: "completion help options", Effect: cli.Pure, AnyOperands: true},
		{Name: "endpoint", Effect: cli.Pure, Options: "--cluster",
			Commands: []cli.Command{{Name: "health status hashkv", Effect: cli.Reads, Options: "--rev N"}}},
		{Name: "member", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "--consistency MODE"},
			{Name: "add remove update promote", Effect: cli.Changes, Does: "changes members of the cluster",
				Options: "--learner; --peer-urls LIST"},
		}},
		{Name: "alarm", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "disarm", Effect: cli.Changes, Does: "disarms alarms"},
		}},
		{Name: "lease", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list timetolive", Effect: cli.Reads, Options: "--keys"},
			{Name: "grant revoke keep-alive", Effect: cli.Changes, Does: "changes leases", Options: "--once"},
		}},
		{Name: "user role auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list get status", Effect: cli.Reads, Options: "--detail"},
			{Name: "add delete passwd grant-role revoke-role grant-permission revoke-permission enable disable",
				Effect: cli.Changes, Does: "changes who may do what",
				Options: "--interactive; --new-user-password TEXT; --no-password; --prefix; --from-key"},
		}},
		{Name: "snapshot", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "save", Effect: cli.Reads,
				Operands: cli.Operands{Each: cli.WritesTo, Does: "copies the keys to a file"}},
			{Name: "status", Effect: cli.Reads},
			{Name: "restore", Effect: cli.Works, Does: "writes a data directory", Options: etcdRestore,
				Rules: []cli.Rule{{Option: "--data-dir --wal-dir", Effect: cli.WritesTo,
					Does: "writes a data directory"}}},
		}},
		{Name: "put", Effect: cli.Changes, Does: "writes a key",
			Options: "--ignore-lease; --ignore-value; --lease ID; --prev-kv"},
		{Name: "del", Effect: cli.Changes, Does: "deletes keys",
			Options: "--from-key; --prefix; --prev-kv; --range"},
		{Name: "txn", Effect: cli.Changes, Does: "runs a transaction", Options: "-i, --interactive"},
		{Name: "compaction defrag move-leader make-mirror elect downgrade check migrate", Effect: cli.Changes,
			Does: "changes the cluster", Options: `
			--physical; --cluster; --data-dir DIR; --dest-cacert FILE; --dest-cert FILE
			--dest-insecure-transport; --dest-key FILE; --dest-prefix TEXT; --no-dest-prefix; --prefix TEXT
			--rev N; -l, --listen; --max-txn-ops N; --load NAME; --auto-compact; --auto-defrag`},
		{Name: "lock", Effect: cli.Changes, Does: "takes a lock", Options: "--ttl N",
			Wraps: &cli.Wrap{Skip: 1, Optional: true}},
	},
}

const etcdRestore = `
	--data-dir DIR; --initial-advertise-peer-urls LIST; --initial-cluster TEXT
	--initial-cluster-token TEXT; --name NAME; --skip-hash-check; --wal-dir DIR; --bump-revision N
	--mark-compacted;`

// inspectEtcdWatch: behind "--" stands a command to run at each event.
func inspectEtcdWatch(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--interactive") {
		r.Add(cli.Interactive, "waits for keys to watch")
	}
	for i, w := range inv.Args {
		if w.Text == "--" && i+1 < len(inv.Args) {
			r.Run(cli.Inner{Argv: inv.Args[i+1:], Via: "etcdctl watch"})
			return
		}
	}
}

var etcdutl = cli.Program{
	Name: "etcdutl", Style: cli.Pflag, Effect: cli.Pure,
	Options: "-w, --write-out FORMAT; -h, --help; --version",
	Commands: []cli.Command{
		{Name: "snapshot", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads},
			{Name: "restore", Effect: cli.Works, Does: "writes a data directory", Options: etcdRestore,
				Rules: []cli.Rule{{Option: "--data-dir --wal-dir", Effect: cli.WritesTo,
					Does: "writes a data directory"}}},
		}},
		{Name: "hashkv", Effect: cli.Reads, Options: "--rev N"},
		{Name: "defrag migrate", Effect: cli.Changes, Does: "rewrites a data directory",
			Options: "--data-dir DIR; --target-version VERSION; --force"},
		{Name: "version", Effect: cli.Reads},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}
