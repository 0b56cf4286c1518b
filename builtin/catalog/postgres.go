package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns PostgreSQL's client programs; sql.go says where statements
// come from.

const (
	pgConnect = `
		-h, --host HOST; -p, --port PORT; -U, --username NAME; -w, --no-password; -W, --password; -?, --help
		-V, --version; -e, --echo;`
	pgDump = `
		-a, --data-only; -b, --large-objects, --blobs; -B, --no-large-objects, --no-blobs; -c, --clean
		-C, --create; -E, --encoding NAME; -f, --file FILE; -F, --format FORMAT; -j, --jobs N
		-n, --schema NAME; -N, --exclude-schema NAME; -O, --no-owner; -R, --no-reconnect; -s, --schema-only
		-S, --superuser NAME; -t, --table NAME; -T, --exclude-table NAME; -v, --verbose
		-x, --no-privileges, --no-acl; -Z, --compress METHOD; --binary-upgrade
		--column-inserts, --attribute-inserts; --disable-dollar-quoting; --disable-triggers
		--enable-row-security; --exclude-extension NAME; --exclude-table-data NAME
		--exclude-table-and-children NAME; --exclude-table-data-and-children NAME; --exclude-database NAME
		--extra-float-digits N; --filter FILE; --if-exists; --include-foreign-data NAME; --inserts
		--load-via-partition-root; --lock-wait-timeout N; --no-comments; --no-publications
		--no-security-labels; --no-subscriptions; --no-sync; --no-table-access-method; --no-tablespaces
		--no-toast-compression; --no-unlogged-table-data; --on-conflict-do-nothing; --quote-all-identifiers
		--rows-per-insert N; --section NAME; --serializable-deferrable; --snapshot NAME; --statistics
		--statistics-only; --no-data; --no-schema; --no-statistics; --strict-names; --sync-method METHOD
		--table-and-children NAME; --use-set-session-authorization; -d, --dbname NAME; --role NAME
		-e, --extension NAME; --restrict-key TEXT; -h, --host HOST; -p, --port PORT; -U, --username NAME
		-w, --no-password; -W, --password; -?, --help; -V, --version
	`
)

// psql is psql 17.
var psql = cli.Program{
	Name: "psql",
	Env: "PG* -PGHOST -PGHOSTADDR -PGPORT -PGUSER -PGDATABASE -PGPASSWORD -PGSSLMODE -PGAPPNAME " +
		"-PGCONNECT_TIMEOUT -PGTZ -PGOPTIONS -PGCLIENTENCODING -PGCHANNELBINDING",
	Options: `
		-c, --command TEXT; -d, --dbname NAME; -f, --file FILE; -l, --list; -v, --set, --variable ASSIGNMENT
		-V, --version; -X, --no-psqlrc; -1, --single-transaction; -?, --help[=TOPIC]; -a, --echo-all
		-b, --echo-errors; -e, --echo-queries; -E, --echo-hidden; -L, --log-file >FILE; -n, --no-readline
		-o, --output >FILE; -q, --quiet; -s, --single-step; -S, --single-line; -A, --no-align; --csv
		-F, --field-separator TEXT; -H, --html; -P, --pset SETTING; -R, --record-separator TEXT
		-t, --tuples-only; -T, --table-attr TEXT; -x, --expanded; -z, --field-separator-zero
		-0, --record-separator-zero; -h, --host HOST; -p, --port PORT; -U, --username NAME
		-w, --no-password; -W, --password
	`,
	Rules: []cli.Rule{
		{Option: "--log-file", Effect: cli.WritesTo, Does: "writes a log"},
	},
	Probes:  []string{`psql -c '\conninfo'`, "psql -l"},
	Inspect: inspectPsql,
}

func inspectPsql(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.All("--output") {
		if cmd := strings.TrimLeft(o.Text, " "); strings.HasPrefix(cmd, "|") {
			cmd := o.Cut(strings.IndexByte(o.Text, '|') + 1)
			r.Run(cli.Inner{Shell: &cmd, Via: "psql -o"})
		} else {
			r.Path(cli.WritesTo, o, "writes the results to a file")
		}
	}
	if inv.Has("--list") {
		r.Add(cli.Reads, "")
		return
	}
	clientVariables(r, inv.All("--set"))
	statements(inv, r, sql.Postgres, inv.All("--command"), inv.All("--file"))
}

// pgDumpProgram is pg_dump 17, pgDumpAll pg_dumpall.
var (
	pgDumpProgram = cli.Program{Name: "pg_dump", Effect: cli.Reads, Options: pgDump, Rules: pgOutput}
	pgDumpAll     = cli.Program{Name: "pg_dumpall", Effect: cli.Reads, Rules: pgOutput, Options: `
		-a, --data-only; -c, --clean; -E, --encoding NAME; -f, --file FILE; -g, --globals-only
		-O, --no-owner; -r, --roles-only; -s, --schema-only; -S, --superuser NAME; -t, --tablespaces-only
		-v, --verbose; -x, --no-privileges, --no-acl; --binary-upgrade
		--column-inserts, --attribute-inserts; --disable-dollar-quoting; --disable-triggers
		--exclude-database NAME; --extra-float-digits N; --filter FILE; --if-exists; --inserts
		--load-via-partition-root; --lock-wait-timeout N; --no-comments; --no-publications
		--no-role-passwords; --no-security-labels; --no-subscriptions; --no-sync; --no-table-access-method
		--no-tablespaces; --no-toast-compression; --no-unlogged-table-data; --on-conflict-do-nothing
		--quote-all-identifiers; --rows-per-insert N; --use-set-session-authorization; -d, --dbname NAME
		-h, --host HOST; -l, --database NAME; -p, --port PORT; -U, --username NAME; -w, --no-password
		-W, --password; --role NAME; -?, --help; -V, --version`}
	pgOutput = []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes the dump to a file"}}
)

// pgRestore is pg_restore 17: without -d it only prints or writes a script.
var pgRestore = cli.Program{
	Name: "pg_restore", Effect: cli.Reads,
	Options: `
		-d, --dbname NAME; -f, --file FILE; -F, --format FORMAT; -l, --list; -v, --verbose; -V, --version
		-?, --help; -a, --data-only; -c, --clean; -C, --create; -e, --exit-on-error; --filter FILE
		-I, --index NAME; -j, --jobs N; -L, --use-list FILE; -n, --schema NAME; -N, --exclude-schema NAME
		-O, --no-owner; -P, --function NAME; -s, --schema-only; -S, --superuser NAME; -t, --table NAME
		-T, --trigger NAME; -x, --no-privileges, --no-acl; -1, --single-transaction; --disable-triggers
		--enable-row-security; --if-exists; --no-comments; --no-data-for-failed-tables; --no-publications
		--no-security-labels; --no-subscriptions; --no-table-access-method; --no-tablespaces; --section NAME
		--strict-names; --transaction-size N; --use-set-session-authorization; -h, --host HOST
		-p, --port PORT; -U, --username NAME; -w, --no-password; -W, --password; --role NAME
	`,
	Rules: []cli.Rule{
		{Option: "--list", Lowers: true, Effect: cli.Reads},
		{Option: "--dbname", Effect: cli.Changes, Does: "restores into a database"},
		{Option: "--file", Value: "!-", Effect: cli.WritesTo, Does: "writes the script to a file"},
	},
}

// pgAdmin are createdb, dropdb, createuser, dropuser, vacuumdb, reindexdb and
// clusterdb 17.
var pgAdmin = cli.Program{
	Name: "createdb", Also: "clusterdb createuser dropdb dropuser reindexdb vacuumdb", Effect: cli.Changes,
	Does: "changes a database server",
	Options: pgConnect + `
		-D, --tablespace NAME; -E, --encoding NAME; -l, --locale NAME; -O, --owner NAME; -T, --template NAME
		--maintenance-db NAME; -f, --force; -i, --interactive; --if-exists; -a, --all
		-d, --createdb, --dbname; -s, --superuser; -P, --pwprompt`,
	Probes: []string{"psql -l"},
}

// pgIsReady is pg_isready 17.
var pgIsReady = cli.Program{
	Name: "pg_isready", Effect: cli.Reads,
	Options: `
		-d, --dbname NAME; -q, --quiet; -V, --version; -?, --help; -h, --host HOST; -p, --port PORT
		-t, --timeout SECONDS; -U, --username NAME`,
}

// pgCtl is pg_ctl 17.
var pgCtl = cli.Program{
	Name: "pg_ctl", Effect: cli.Unstated,
	Options: `
		-D, --pgdata DIR; -s, --silent; -t, --timeout SECONDS; -V, --version; -w, --wait; -W, --no-wait
		-?, --help; -c, --core-files; -l, --log >FILE; -o, --options TEXT; -p PROGRAM; -m, --mode MODE
		-N NAME; -P TEXT; -U NAME; -S MODE; -e SOURCE
	`,
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads},
		{Name: "init initdb start stop restart reload promote logrotate kill register unregister",
			Effect: cli.Changes, Does: "changes a database server"},
	},
	Probes: []string{"pg_ctl status"},
}
