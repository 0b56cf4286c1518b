package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns the client programs of MySQL 8.4 and MariaDB 11; sql.go says
// where statements come from.

const mysqlConnect = `
	-h, --host HOST; -P, --port PORT; -u, --user NAME; -p, --password[=TEXT]; --password1[=TEXT]
	--password2[=TEXT]; --password3[=TEXT]; -S, --socket FILE; --protocol NAME; --defaults-file FILE
	--defaults-extra-file FILE; --defaults-group-suffix TEXT; --no-defaults; --no-login-paths
	--login-path NAME; --print-defaults; -C, --compress; --compression-algorithms LIST
	--zstd-compression-level N; --default-character-set NAME; --character-sets-dir DIR
	--default-auth NAME; --plugin-dir !DIR; --enable-cleartext-plugin; --get-server-public-key
	--server-public-key-path FILE; --ssl; --skip-ssl; --ssl-mode MODE; --ssl-ca FILE; --ssl-capath DIR
	--ssl-cert FILE; --ssl-cipher LIST; --ssl-crl FILE; --ssl-crlpath DIR; --ssl-fips-mode MODE
	--ssl-key FILE; --ssl-verify-server-cert; --tls-version LIST; --tls-ciphersuites LIST
	--tls-sni-servername NAME; --bind-address IP; --connect-timeout N; --connect-expired-password
	-#, --debug[=TEXT]; --debug-check; --debug-info; -v, --verbose; -V, --version; -?, --help
	-f, --force
`

// mysql is the client of MySQL 8.4, and MariaDB's.
var mysql = cli.Program{
	Name: "mysql",
	Also: "mariadb",
	Env:  "MYSQL_* LIBMYSQL_* -MYSQL_PWD -MYSQL_HOST -MYSQL_TCP_PORT",
	Options: mysqlConnect + `
		-e, --execute TEXT; -D, --database NAME; --init-command TEXT; --init-command-add TEXT; --tee FILE
		--no-tee; --pager[=PROGRAM]; --no-pager; -A, --no-auto-rehash, --disable-auto-rehash; --auto-rehash
		--auto-vertical-output; -B, --batch; --binary-as-hex; --binary-mode; --column-names
		-N, --skip-column-names; --column-type-info; -c, --comments; --skip-comments; --commands
		--delimiter TEXT; -E, --vertical; -G, --named-commands; --histignore LIST; -H, --html
		-i, --ignore-spaces; --line-numbers; -L, --skip-line-numbers; --local-infile[=BOOL]
		--load-data-local-dir DIR; --max-allowed-packet N; --max-join-size N; --net-buffer-length N
		-n, --unbuffered; -b, --no-beep; -o, --one-database; --prompt TEXT; -q, --quick; -r, --raw
		--reconnect; --skip-reconnect; -U, --safe-updates, --i-am-a-dummy; --select-limit N; --show-warnings
		--sigint-ignore; -s, --silent; --syslog; -j; --system-command[=BOOL]; -t, --table; -w, --wait
		-X, --xml; --register-factor TEXT; --sandbox; --abort-source-on-error`,
	Rules: []cli.Rule{
		{Option: "--init-command --init-command-add", Embeds: sql.MySQL},
		{Option: "--tee", Effect: cli.WritesTo, Does: "writes a log"},
		{Option: "--pager", Effect: cli.ExecutesProgram},
		{Option: "--plugin-dir --default-auth", Effect: cli.Unstated, Does: "loads a plug-in"},
	},
	Probes:  []string{"mysql -e 'SHOW PROCESSLIST'"},
	Inspect: inspectMySQL,
}

func inspectMySQL(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--print-defaults") {
		r.Add(cli.ReadsSecrets, "shows the client's options")
		return
	}
	statements(inv, r, sql.MySQL, inv.All("--execute"), nil)
}

// mysqlDump is mysqldump 8.4 and mariadb-dump 11.
var mysqlDump = cli.Program{
	Name: "mysqldump", Also: "mariadb-dump", Effect: cli.Reads,
	Options: mysqlConnect + `
		-A, --all-databases; -Y, --all-tablespaces; -y, --no-tablespaces; --add-drop-database
		--add-drop-table; --skip-add-drop-table; --add-drop-trigger; --add-locks; --skip-add-locks
		--allow-keywords; --apply-replica-statements; --apply-slave-statements; -i, --comments
		--skip-comments; --compatible NAME; --compact; -c, --complete-insert; -a, --create-options
		--column-statistics[=BOOL]; -B, --databases; --delete-source-logs; --delete-master-logs
		-K, --disable-keys; --dump-replica[=N]; --dump-slave[=N]; -E, --events; -e, --extended-insert
		--skip-extended-insert; --fields-terminated-by TEXT; --fields-enclosed-by TEXT
		--fields-optionally-enclosed-by TEXT; --fields-escaped-by TEXT; -F, --flush-logs; --flush-privileges
		--hex-blob; --ignore-database NAME; --ignore-error LIST; --ignore-table NAME; --ignore-views
		--include-source-host-port; --insert-ignore; --lines-terminated-by TEXT; -x, --lock-all-tables
		-l, --lock-tables; --skip-lock-tables; --log-error >FILE; --source-data[=N]; --master-data[=N]
		--max-allowed-packet N; --net-buffer-length N; --no-autocommit; -n, --no-create-db
		-t, --no-create-info; -d, --no-data; -N, --no-set-names; --opt; --skip-opt; --order-by-primary
		-q, --quick; -Q, --quote-names; --replace; -r, --result-file >FILE; -R, --routines; --set-charset
		--skip-set-charset; --set-gtid-purged MODE; --single-transaction; --dump-date; --skip-dump-date
		--show-create-skip-secondary-engine; -T, --tab DIR; --tables; --triggers; --skip-triggers; --tz-utc
		--skip-tz-utc; -w, --where TEXT; -X, --xml; --init-command TEXT; --mysqld-long-query-time N
		--output-as-version MODE; --system LIST; --gtid`,
	Rules: []cli.Rule{
		{Option: "--result-file --tab --log-error", Effect: cli.WritesTo, Does: "writes the dump to a file"},
		{Option: "--delete-source-logs --delete-master-logs", Effect: cli.Changes,
			Does: "deletes the server's logs"},
		{Option: "--flush-logs --flush-privileges", Effect: cli.Changes, Does: "flushes the server's logs"},
		{Option: "--dump-replica --dump-slave", Effect: cli.Changes, Does: "stops replication while it dumps"},
		{Option: "--init-command", Embeds: sql.MySQL},
		{Option: "--plugin-dir --default-auth", Effect: cli.Unstated, Does: "loads a plug-in"},
	},
}

// mysqlAdmin is mysqladmin 8.4.
var mysqlAdmin = cli.Program{
	Name: "mysqladmin",
	Also: "mariadb-admin",
	Options: mysqlConnect + `
		-c, --count N; -b, --no-beep; -r, --relative; --show-warnings; -s, --silent; -i, --sleep N
		-E, --vertical; -w, --wait[=N]; --shutdown-timeout N; -l, --local`,
	Probes:  []string{"mysqladmin status", "mysqladmin processlist"},
	Inspect: inspectMySQLAdmin,
}

// inspectMySQLAdmin reads the commands, of which there may be several.
func inspectMySQLAdmin(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the command of mysqladmin is not given")
	}
	for _, w := range inv.Operands {
		switch {
		case !w.Static:
			r.Unknown("the command of mysqladmin is not known statically")
		case w.Text == "ping" || w.Text == "status" || w.Text == "extended-status" || w.Text == "variables" ||
			w.Text == "version" || w.Text == "processlist":
			r.Add(cli.Reads, "")
		default:
			r.Add(cli.Changes, "changes a database server")
		}
	}
}

// mysqlShow is mysqlshow 8.4.
var mysqlShow = cli.Program{
	Name: "mysqlshow", Effect: cli.Reads,
	Options: mysqlConnect + "--count; -k, --keys; -t, --show-table-type; -i, --status",
	Rules:   []cli.Rule{{Option: "--plugin-dir --default-auth", Effect: cli.Unstated, Does: "loads a plug-in"}},
}

// mysqlImport is mysqlimport 8.4.
var mysqlImport = cli.Program{
	Name: "mysqlimport", Effect: cli.Changes, Does: "loads data into a database",
	Options: mysqlConnect + `
		-c, --columns LIST; -d, --delete; --fields-terminated-by TEXT; --fields-enclosed-by TEXT
		--fields-optionally-enclosed-by TEXT; --fields-escaped-by TEXT; -i, --ignore; --ignore-lines N
		--lines-terminated-by TEXT; -L, --local; -l, --lock-tables; --low-priority; -r, --replace
		-s, --silent; --use-threads N`,
}
