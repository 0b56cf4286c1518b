package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns clients of other databases: SQL Server, ClickHouse, Cassandra,
// Snowflake; sql.go says where statements come from.

// sqlcmd is sqlcmd of the ODBC tools 18 and go-sqlcmd 1.8.
var sqlcmd = cli.Program{
	Name: "sqlcmd", AnyOperands: true,
	Env: "SQLCMD* ODBC* -SQLCMDPASSWORD -SQLCMDUSER -SQLCMDSERVER -SQLCMDDBNAME",
	Options: `
		-a N; -A; -b, --exit-on-error; -c TEXT; -C, --trust-server-certificate
		-d, --database, --database-name NAME; -D; -e, --echo-input; -E, --use-trusted-connection; -f CODE
		-F, --format FORMAT; -g; -G, --use-aad; -h, --headers N; -H, --workstation-name NAME
		-i, --input-file FILE; -I; -j; -k[MODE]; -K, --application-intent MODE
		-l, --login-timeout, --login-timeOut N; -L[MODE]; -m, --error-level N; -M, --multi-subnet-failover
		-N[MODE]; -o, --output-file >FILE; -p[MODE]; -P, --password TEXT; -q, --initial-query TEXT
		-Q, --query TEXT; -r[MODE]; -R; -s, --column-separator TEXT; -S, --server NAME
		-t, --query-timeout N; -u, --unicode-output-file; -U, --user-name NAME; -v, --variables PAIR
		-V, --error-severity-level N; -w, --screen-width N; -W, --remove-trailing-spaces
		-x, --disable-variable-substitution; -X[MODE]; -y N; -Y N; -z TEXT; -Z TEXT; -J FILE
		--authentication-method NAME; --driver-logging-level N; --trace-file >FILE; --packet-size N
		--sqlconfig FILE; --verbosity N; -?, --help; --version; --vertical; --ascii`,
	Rules: []cli.Rule{
		{Option: "-Z -z", Effect: cli.Changes, Does: "changes a password"},
	},
	Probes:  []string{"sqlcmd -Q 'SELECT @@VERSION'"},
	Inspect: inspectSqlcmd,
	Commands: []cli.Command{
		{Name: "query", Options: "-q, --query TEXT; -t, --text TEXT; -d, --database NAME",
			Inspect: inspectSqlcmdQuery},
		{Name: "config", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "view get-contexts get-endpoints get-users connection-strings cs", Effect: cli.Reads,
				Options: "--raw; --detailed; --name NAME; -d NAME",
				Rules:   []cli.Rule{{Option: "--raw", Effect: cli.ReadsSecrets, Does: "shows credentials"}}},
			{Name: "use-context add-context add-endpoint add-user delete-context delete-endpoint delete-user " +
				"current-context", Effect: cli.Changes, Does: "changes stored connections", OpenOptions: true},
		}},
		{Name: "create install delete uninstall drop start stop use", Effect: cli.Changes,
			Does: "changes database servers", OpenOptions: true, Commands: []cli.Command{
				{Name: "mssql azsql-edge azure", Effect: cli.Changes, Does: "changes database servers", OpenOptions: true,
					Commands: []cli.Command{{Name: "get-tags", Effect: cli.Reads}}},
			}},
		{Name: "open", Effect: cli.Interactive, Does: "opens another program"},
		{Name: "help completion", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// inspectSqlcmd: -q runs a query and waits for more, -Q ends.
func inspectSqlcmd(inv *cli.Invocation, r *cli.Report) {
	clientVariables(r, inv.All("--variables"))
	for _, w := range inv.Operands { // further pairs of -v
		if strings.Contains(w.Text, "=") || !w.Static {
			clientVariables(r, []cli.Word{w})
		}
	}
	statements(inv, r, sql.SQLServer, append(inv.All("--query"), inv.All("--initial-query")...),
		inv.All("--input-file"))
}

func inspectSqlcmdQuery(inv *cli.Invocation, r *cli.Report) {
	texts := append(inv.All("--query"), inv.All("--text")...)
	statements(inv, r, sql.SQLServer, append(texts, inv.Operands...), nil)
}

// clickhouse is clickhouse-client 25.8; any setting of the server is an option.
var clickhouse = cli.Program{
	Name: "clickhouse-client", OpenOptions: true,
	Options: `
		-q, --query TEXT; --queries-file FILE; -n, --multiquery; -m, --multiline; -h, --host NAME; --port N
		-u, --user NAME; --password TEXT; -d, --database NAME; -s, --secure; -f, --format NAME
		-E, --vertical; -t, --time; -C, --config-file FILE; --connection NAME; --history_file FILE
		--log_queries N; --server_logs_file FILE; --output-format NAME; --input-format NAME; --help
		-V, --version; --param PAIR; --ignore-error; --progress[=MODE]; --external; --file FILE; --name NAME`,
	Rules: []cli.Rule{
		{Option: "--server_logs_file --history_file", Effect: cli.WritesTo, Does: "writes a log"},
	},
	Probes:  []string{"clickhouse-client --query 'SHOW TABLES'"},
	Inspect: inspectClickhouse,
}

func inspectClickhouse(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Generic, inv.All("--query"), inv.All("--queries-file"))
}

// cqlsh is cqlsh 6.2.
var cqlsh = cli.Program{
	Name: "cqlsh",
	Options: `
		-e, --execute TEXT; -f, --file FILE; -k, --keyspace NAME; -u, --username NAME; -p, --password TEXT
		-C, --color; --no-color; --browser PROGRAM; --ssl; --debug; --coverage; --encoding NAME
		--cqlshrc FILE; --credentials FILE; --cqlversion VERSION; --protocol-version N; --connect-timeout N
		--request-timeout N; -t, --tty; --no-file-io; --disable-history; --insecure-password-without-warning
		--secure-connect-bundle FILE; -b FILE; -h, --help; -v, --version`,
	Rules:   []cli.Rule{{Option: "--browser", Effect: cli.ExecutesProgram}},
	Inspect: inspectCQL,
}

func inspectCQL(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Generic, inv.All("--execute"), inv.All("--file"))
}

// snowsql is SnowSQL 1.4.
var snowsql = cli.Program{
	Name: "snowsql",
	Options: `
		-q, --query TEXT; -f, --filename FILE; -a, --accountname NAME; -u, --username NAME
		-d, --dbname NAME; -s, --schemaname NAME; -r, --rolename NAME; -w, --warehouse NAME
		-c, --connection NAME; -o, --option PAIR; -D, --variable PAIR; -h, --host NAME; -p, --port N
		--config FILE; -P, --prompt; -M, --mfa-prompt; --authenticator NAME; --token TEXT
		--private-key-path FILE; --disable-request-pooling; --generate-jwt; --query_tag TEXT; -v, --version
		--versions; --noup; -?, --help; --single-transaction; --region NAME; -U; -K; -V
		--abort-detached-query; --mfa-passcode TEXT; --mfa-passcode-in-password; --upgrade
		--bootstrap-version VERSION; --ping; --client-session-keep-alive; -X`,
	Rules: []cli.Rule{
		{Option: "--option", Effect: cli.Unstated, Does: "-o may write to a file"},
	},
	Inspect: inspectSnow,
}

func inspectSnow(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Generic, inv.All("--query"), inv.All("--filename"))
}
