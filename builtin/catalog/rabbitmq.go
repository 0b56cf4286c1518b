package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns RabbitMQ 4.1's and Kafka 4.0's command lines.

const rabbitOptions = `
	-n, --node NAME; -q, --quiet; -s, --silent; -l, --longnames; -t, --timeout N; -p, --vhost NAME
	--formatter NAME; --table-headers; --no-table-headers; --print-stacktrace; --script-name NAME
	--dry-run; --online; --offline; --local; --help; --version; -a;`

// rabbitmqctl stands for rabbitmq-diagnostics, rabbitmq-queues, rabbitmq-plugins,
// rabbitmq-streams and rabbitmq-upgrade too.
var rabbitmqctl = cli.Program{
	Name: "rabbitmqctl", Also: "rabbitmq-diagnostics rabbitmq-plugins rabbitmq-queues", Options: rabbitOptions,
	Effect: cli.Pure, Unlisted: rabbitVerb,
	Probes: []string{"rabbitmqctl status", "rabbitmqctl list_queues"},
	Commands: []cli.Command{
		{Name: "status cluster_status report ping environment authenticate_user check_running check_local_alarms " +
			"check_alarms check_port_connectivity check_port_listener check_protocol_listener check_virtual_hosts " +
			"check_certificate_expiration check_if_any_deprecated_features_are_used " +
			"check_if_cluster_has_classic_queue_mirroring_policy check_if_node_is_quorum_critical node_health_check " +
			"quorum_status observer memory_breakdown listeners alarms server_version os_env erlang_version " +
			"erlang_cookie_sources is_booting is_running runtime_thread_stats log_location log_tail log_tail_stream " +
			"consume_event_stream discover_peers resolve_hostname resolver_info schema_info maybe_stuck " +
			"certificates cipher_suites tls_versions disk_free data_dir directories is_enabled version " +
			"await_startup await_online_nodes await_online_quorum_plus_one metadata_store_status stream_status peek",
			Effect: cli.Reads, Options: `
				--unit NAME; -N, --number N; -d, --duration N; -i, --interval N; --within N; --pattern TEXT
				--address ADDRESS; --protocol NAME; --tracking; --all; -m, --minimal; -e, --enabled; -E
				-v, --verbose`},
		{Name: "help autocomplete", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
		{Name: "export_definitions", Effect: cli.ReadsSecrets, Does: "writes definitions, with users, to a file",
			Options: "--format NAME", Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "eval", Effect: cli.Runs, Does: "evaluates code in the server"},
		{Name: "eval_file", Effect: cli.Runs, Does: "evaluates code in the server"},
		{Name: "remote_shell", Effect: cli.Interactive, Does: "opens a shell in the server"},
		{Name: "encode decode hash_password", Effect: cli.Pure,
			Options: "--cipher NAME; --hash NAME; --iterations N"},
		{Name: "exec", Effect: cli.Runs, Does: "evaluates code in the server"},
	},
}

var rabbitChanges = cli.Command{Effect: cli.Changes, Does: "changes the message broker", Options: `
	--force; -f; --priority N; --apply-to NAME; --if-empty; -e; --if-unused; -u; --reason TEXT; --all
	--queue-type NAME; --description TEXT; --tags LIST; --default-queue-type NAME; --rate-limit N
	--global; --pre-hashed-password; -m, --minimal; -E; --opt-in; --limit N; --membership NAME`}

var rabbitLists = cli.Command{Effect: cli.Reads, Options: `
	--online; --offline; --local; --unresponsive; --queue-timeout N; -v, --verbose; -e, -E, --enabled
	-m, --minimal; --all; --used`}

// rabbitVerb judges names such as list_queues and delete_user.
func rabbitVerb(_ []string, name string) *cli.Command {
	verb, _ := cli.Segment(name)
	switch verb {
	case "list":
		return &rabbitLists
	case "add", "delete", "set", "clear", "change", "purge", "forget", "join", "leave", "reset", "force", "stop",
		"start", "restart", "shutdown", "close", "cancel", "sync", "trace",
		"enable", "disable", "import", "rename", "rotate", "update", "activate", "suspend", "resume", "reclaim",
		"rebalance", "grow", "shrink", "drain", "revive", "post", "wait", "decommission", "transfer", "migrate",
		"deactivate", "reconcile":
		return &rabbitChanges
	}
	return nil
}

var rabbitmqadmin = cli.Program{
	Name: "rabbitmqadmin", Effect: cli.Pure,
	Options: `
		-H, --host NAME; -P, --port PORT; --path-prefix PATH; -V, --vhost NAME; -u, --username NAME
		-p, --password TEXT; -U, --base-uri URI; -q, --quiet; -s, --ssl; --use-tls; --ssl-key-file FILE
		--ssl-cert-file FILE; --ssl-ca-cert-file FILE; -k, --ssl-insecure; -t, --request-timeout N
		-f, --format FORMAT; -S, --sort NAME; -R, --sort-reverse; -d, --depth N; --bash-completion; --help
		--version; -c, --config FILE; -N, --node NAME; -y, --assume-yes; --non-interactive
		--table-style NAME; --name NAME; --type NAME; --columns LIST`,
	Probes: []string{"rabbitmqadmin list queues"},
	Commands: []cli.Command{
		{Name: "list show", Effect: cli.Reads, OpenOptions: true},
		{Name: "health_check", Effect: cli.Reads, OpenOptions: true},
		{Name: "help subcommands", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
		{Name: "export", Effect: cli.ReadsSecrets, Does: "writes definitions, with users, to a file",
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "get", Effect: cli.Changes, Does: "takes messages out of a queue", OpenOptions: true},
		{Name: "declare delete close purge publish import rebalance grant", Effect: cli.Changes,
			Does: "changes the message broker", OpenOptions: true},
	},
}

const kafkaOptions = `
	--bootstrap-server LIST; --bootstrap-controller LIST; --zookeeper LIST; --command-config FILE; --help
	--version;`

// kafkaTopics is kafka-topics; an action is an option.
var kafkaTopics = cli.Program{
	Name: "kafka-topics",
	Also: "kafka-topics.sh",
	Options: kafkaOptions + `
		--list; --describe; --create; --delete; --alter; --topic NAME; --topic-id ID; --partitions N
		--replication-factor N; --replica-assignment LIST; --config PAIR; --delete-config NAME; --if-exists
		--if-not-exists; --exclude-internal; --topics-with-overrides; --under-replicated-partitions
		--unavailable-partitions; --under-min-isr-partitions; --at-min-isr-partitions
		--partition-size-limit-per-response N; --force; --disable-rack-aware`,
	Inspect: inspectKafkaAction,
}

// kafkaGroups is kafka-consumer-groups.
var kafkaGroups = cli.Program{
	Name: "kafka-consumer-groups",
	Also: "kafka-consumer-groups.sh",
	Options: kafkaOptions + `
		--list; --describe; --delete; --reset-offsets; --delete-offsets; --validate-regex TEXT; --group NAME
		--all-groups; --topic NAME; --all-topics; --state[=LIST]; --type[=LIST]; --members; --offsets
		--verbose; --timeout N; --execute; --dry-run; --export; --from-file FILE; --to-offset N
		--to-earliest; --to-latest; --to-current; --to-datetime TIME; --by-duration DURATION; --shift-by N`,
	Inspect: inspectKafkaAction,
}

// inspectKafkaAction: one option is the action; one that changes holds beside
// one that reads.
func inspectKafkaAction(inv *cli.Invocation, r *cli.Report) {
	for _, n := range [...]string{"--create", "--delete", "--alter", "--delete-offsets", "--reset-offsets"} {
		if inv.Has(n) {
			r.Add(cli.Changes, "changes the cluster ("+n+")")
			return
		}
	}
	if inv.Has("--list") || inv.Has("--describe") || inv.Has("--validate-regex") {
		r.Add(cli.Reads, "")
		return
	}
	r.Unknown("no action of " + inv.Path[0] + " is given")
}

// kafkaConsume is kafka-console-consumer.
var kafkaConsume = cli.Program{
	Name: "kafka-console-consumer", Also: "kafka-console-consumer.sh", Effect: cli.Reads,
	Options: kafkaOptions + `
		--topic NAME; --include TEXT; --whitelist TEXT; --partition N; --offset N; --consumer-property PAIR
		--consumer.config FILE; --formatter NAME; --formatter-config FILE; --property PAIR; --from-beginning
		--max-messages N; --timeout-ms N; --skip-message-on-error; --key-deserializer NAME
		--value-deserializer NAME; --enable-systest-events; --isolation-level LEVEL; --group NAME`,
	Rules: []cli.Rule{{Option: "--group", Effect: cli.Changes, Does: "moves a group's offsets"}},
}

// kafkaProduce is kafka-console-producer.
var kafkaProduce = cli.Program{
	Name: "kafka-console-producer", Also: "kafka-console-producer.sh", Effect: cli.Changes,
	Does: "sends messages to a topic",
	Options: kafkaOptions + `
		--broker-list LIST; --topic NAME; --property PAIR; --producer-property PAIR; --producer.config FILE
		--sync; --compression-codec[=NAME]; --reader-config FILE; --timeout N; --request-required-acks N`,
}
