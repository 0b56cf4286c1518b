package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns more programs that change a database's schema: drizzle-kit
// 0.31, TypeORM 0.3, dbmate 2.28, Atlas 0.37, Sqitch 1.6; and the services that
// host databases: PlanetScale's pscale 0.250, Neon's neonctl 2.15, turso 1.0.
// migrations.go owns alembic and its kind.

var drizzleKit = cli.Program{
	Name: "drizzle-kit", Effect: cli.Pure, Options: `
		--config FILE; --dialect NAME; --schema PATH; --out >DIR/; --url URL; --host NAME; --port N
		--user NAME; --password TEXT; --database NAME; --ssl MODE; --driver NAME; --strict; --verbose
		--tablesFilter TEXT; --schemaFilters TEXT; --extensionsFilters TEXT; --casing MODE; -h, --help
		-v, --version`,
	Commands: []cli.Command{
		{Name: "check", Effect: cli.Reads}, {Name: "export", Effect: cli.Reads, Options: "--sql"},
		{Name: "generate pull introspect up", Effect: cli.Works, Does: "writes migrations", Options: `
			--name NAME; --custom; --breakpoints; --prefix NAME; --introspect-casing MODE`},
		{Name: "push migrate", Effect: cli.Changes, Does: "changes a database's schema"},
		{Name: "drop", Effect: cli.Changes, Does: "deletes a migration"},
		{Name: "studio", Effect: cli.Runs, Does: "starts a server"},
	},
}

var typeorm = cli.Program{
	Name: "typeorm", Effect: cli.Pure, Options: "-d, --dataSource FILE; -h, --help; -v, --version",
	Commands: []cli.Command{
		{Name: "schema:log migration:show", Effect: cli.Reads}, {Name: "version", Effect: cli.Pure},
		{Name: "schema:sync schema:drop migration:run migration:revert cache:clear", Effect: cli.Changes,
			Does: "changes a database's schema"},
		{Name: "migration:create migration:generate entity:create subscriber:create init", Effect: cli.Works,
			Does: "writes files of the project", OpenOptions: true, Operands: cli.Operands{Each: cli.WritesTo},
			Options: `
			-p, --pretty; -o, --outputJs; --dr, --dryrun; --ch, --check; -t, --timestamp; --esm`},
		{Name: "query", Inspect: inspectTypeormQuery},
	},
}

func inspectTypeormQuery(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Generic, inv.Operands, nil)
}

var dbmate = cli.Program{
	Name: "dbmate", Effect: cli.Pure, Options: `
		-u, --url URL; -e, --env NAME; --env-file FILE; -d, --migrations-dir DIR; --migrations-table NAME
		-s, --schema-file FILE; --no-dump-schema; --strict; --wait; --wait-timeout DURATION; --driver NAME
		-h, --help; -v, --version`,
	Probes: []string{"dbmate status"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: "--exit-code; --quiet"}, {Name: "wait", Effect: cli.Reads},
		{Name: "new n", Effect: cli.Works, Does: "writes a migration"},
		{Name: "dump", Effect: cli.Works, Does: "writes the database's schema to a file",
			Rules: []cli.Rule{{Option: "--schema-file", Effect: cli.WritesTo, Does: "writes the database's schema"}}},
		{Name: "up create drop migrate rollback down load", Effect: cli.Changes,
			Does: "changes a database's schema"},
		{Name: "help h", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

const atlasOptions = `
	-u, --url URL; --dev-url URL; --env NAME; -c, --config URL; --var PAIR; --format TEXT; -h, --help
	-s, --schema LIST; --exclude LIST; --include LIST; --dir URL; --dir-format NAME
	--revisions-schema NAME; --lock-timeout DURATION; -w, --web`

var atlas = cli.Program{
	Name: "atlas", Style: cli.Pflag, Effect: cli.Pure, Options: atlasOptions,
	Rules: []cli.Rule{
		{Option: "--web", Effect: cli.Changes, Does: "uploads to Atlas Cloud"},
		{Option: "--dev-url", Effect: cli.Works, Does: "replays changes on a development database"}},
	Review: reviewAtlas,
	Probes: []string{"atlas migrate status"},
	Commands: []cli.Command{
		{Name: "schema", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "inspect diff validate stats lint", Effect: cli.Reads,
				Options: "-f, --from URL; --to URL; --file LIST; --export"},
			{Name: "apply", Effect: cli.Changes, Does: "changes a database's schema", Options: `
				--dry-run; --to URL; -f, --file LIST; --auto-approve; --tx-mode MODE; --plan URL; --edit`,
				Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
			{Name: "clean push plan", Effect: cli.Changes, Does: "changes a database's schema or the registry"},
			{Name: "fmt", Effect: cli.Works, Does: "formats the project's files",
				Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: "--run TEXT"}}},
		{Name: "migrate", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status lint validate ls", Effect: cli.Reads, Options: `
				--latest N; --git-base NAME; --git-dir DIR; --short; --context TEXT; --base URL`},
			{Name: "apply down", Effect: cli.Changes, Does: "changes a database's schema", Options: `
				--dry-run; --baseline VERSION; --tx-mode MODE; --allow-dirty; --exec-order MODE
				--to-version VERSION; --to-tag NAME; --context TEXT; --amount N; --skip-checks; --plan`,
				Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
			{Name: "diff new hash import checkpoint rebase", Effect: cli.Works, Does: "writes migrations", Options: `
				--to URL; --from URL; --qualifier NAME; --dry-run; -f, --force; --tag NAME`},
			{Name: "set push rm", Effect: cli.Changes, Does: "changes migrations or what is recorded of them"},
			{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: "--run TEXT"},
			{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"}}},
		{Name: "login logout copilot cloud", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "whoami", Effect: cli.Reads},
		{Name: "version license completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// reviewAtlas: a template may write files, and --dir says where migrations are
// written.
func reviewAtlas(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--format") {
		if !w.Static || strings.Contains(w.Text, "write") {
			r.Unknown("the template of --format may write files")
		}
	}
	if !oneOf("diff new hash import checkpoint rebase", inv.Path[len(inv.Path)-1]) ||
		inv.Path[max(0, len(inv.Path)-2)] != "migrate" {
		return
	}
	for _, w := range append(inv.All("--dir"), inv.All("--to")...) {
		if strings.HasPrefix(w.Text, "file://") && (inv.Has("--dir") || inv.Path[len(inv.Path)-1] == "import") {
			r.Path(cli.WritesInto, w.Cut(len("file://")), "writes migrations")
		}
	}
}

var sqitch = cli.Program{
	Name: "sqitch", Effect: cli.Pure, LocalOptions: true, Options: `
		-C, --chdir, --cd DIR; --etc-path; --no-pager; --quiet; -V, --verbose; --version; --help; --man
		--plan-file FILE; --engine NAME; --registry NAME; -f FILE`,
	Probes: []string{"sqitch status"},
	Commands: []cli.Command{
		{Name: "status log plan show check", Effect: cli.Reads, Options: `
			-t, --target NAME; --project NAME; -p; --show-tags; --no-show-tags; --show-changes
			--no-show-changes; -f, --format TEXT; --date-format TEXT; --event LIST; --change TEXT
			--committer TEXT; --planner TEXT; -n, --max-count N; --skip N; --reverse; --no-reverse; --headers
			--no-headers; --color; --no-color; --abbrev N; --oneline; -u, --db-user NAME; -h, --db-host NAME
			--db-port N; -d, --db-name NAME; --plan-file FILE; -e, --exists; --exact-match`},
		{Name: "verify", Effect: cli.Runs, Does: "runs the project's SQL"},
		{Name: "deploy revert rebase checkout upgrade", Effect: cli.Changes, Does: "changes a database's schema"},
		{Name: "add tag rework bundle init", Effect: cli.Works, Does: "writes the project's plan", Options: `
			--dest-dir >DIR/; --dir PAIR; -n, --note TEXT; -r, --requires NAME; -c, --conflicts NAME
			-t, --template, --target NAME; -s, --set PAIR; -a, --all; --use PAIR; --with PAIR; --without NAME
			--change, --change-name NAME; --from NAME; --to NAME; --uri URL; --plan-file FILE; --top-dir DIR
			--engine NAME; --client FILE; --extension NAME; --tag NAME; -l, --list`,
			Rules: []cli.Rule{
				{Option: "--dest-dir --top-dir", Effect: cli.WritesInto, Does: "writes the project's plan"},
				{Option: "--plan-file", Effect: cli.WritesTo, Does: "writes the project's plan"},
			}},
		{Name: "config target engine", Effect: cli.Changes, Does: "changes settings",
			Options: "-l, --list; --get; --get-all",
			Rules:   []cli.Rule{{Option: "--list --get --get-all", Lowers: true, Effect: cli.Reads}}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

var pscale = cli.Program{
	Name: "pscale", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--api-token TEXT; --api-url URL; --config FILE; --debug; -f, --format FORMAT; --no-color
		--service-token TEXT; --service-token-id ID; --org NAME; -h, --help; --version`,
	Probes: []string{"pscale database list", "pscale org show"},
	Commands: []cli.Command{
		{Name: "auth", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "check", Effect: cli.Reads},
				{Name: "login logout", Effect: cli.Changes, Does: "changes credentials"},
			}},
		{Name: "branch", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "schema lint vtctld", Effect: cli.Reads, Options: "--keyspace NAME; --web; -w"},
			{Name: "safe-migrations routing-rules demote promote refresh-schema switch connections",
				Effect: cli.Changes, Does: "changes a branch"}}},
		{Name: "database keyspace password service-token region org ping audit-log deploy-request backup " +
			"data-imports workflow role webhook size role-pg", Effect: cli.Pure, Unlisted: pscaleVerb},
		{Name: "shell sql", Effect: cli.Interactive, Does: "waits for SQL", OpenOptions: true},
		{Name: "connect", Effect: cli.Connects, Does: "opens a tunnel to a database", OpenOptions: true},
		{Name: "api", Effect: cli.Connects, Does: "calls any method"},
		{Name: "version completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

func pscaleVerb(path []string, name string) *cli.Command {
	switch name {
	case "dump", "download":
		return &pscaleDump
	case "restore-dump", "add-access", "delete-access", "close", "skip-revert", "revert", "switch", "complete",
		"rollback", "switch-traffic", "verify-data":
		return &remoteChanges
	}
	return remoteVerb(path, name)
}

var pscaleDump = cli.Command{
	Effect: cli.Works, Does: "writes a copy of the database", Options: `
		--output >DIR/; --local-addr ADDR; --keyspace NAME; --replica; --schema-only; --tables LIST
		--threads N; --wheres TEXT; --shard NAME`,
	Rules: []cli.Rule{{Option: "--output", Effect: cli.WritesInto, Does: "writes a copy of the database"}},
}

var neonctl = cli.Program{
	Name: "neonctl", Also: "neon", Effect: cli.Pure, Options: `
		-o, --output FORMAT; --config-dir DIR; --api-key TEXT; --color; --no-color; --analytics
		--no-analytics; -v, --version; -h, --help; --context-file FILE; --project-id ID; --org-id ID
		--branch NAME; --hint`,
	Probes: []string{"neonctl projects list", "neonctl me"},
	Commands: []cli.Command{
		{Name: "me", Effect: cli.Reads},
		{Name: "projects project branches branch databases database db roles role operations operation orgs org " +
			"ip-allow vpc", Effect: cli.Pure, Unlisted: neonVerb},
		{Name: "connection-string cs", Effect: cli.ReadsSecrets, Does: "shows a password", Options: `
			--role-name NAME; --database-name NAME; --pooled; --prisma; --endpoint-type TYPE; --ssl MODE
			--extended`, Operands: cli.Operands{Each: cli.Pure}},
		{Name: "set-context", Effect: cli.Works, Does: "writes the directory's settings"},
		{Name: "auth login bootstrap init", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "completion", Effect: cli.Pure},
	},
}

func neonVerb(path []string, name string) *cli.Command {
	switch name {
	case "schema-diff", "sd":
		return &opReads
	case "endpoint", "project":
		return &opNested
	case "restore", "set-default", "set-expiration", "add-compute", "recover":
		return &remoteChanges
	}
	return remoteVerb(path, name)
}

var turso = cli.Program{
	Name: "turso", Style: cli.Pflag, Effect: cli.Pure,
	Options: "-c, --config-path DIR; -h, --help; -v, --version",
	Probes:  []string{"turso db list"},
	Commands: []cli.Command{
		{Name: "db", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "shell", Options: "--proxy URL; --instance NAME; --location NAME; --attach LIST",
				Inspect: inspectTursoShell},
			{Name: "tokens", Effect: cli.Changes, Does: "makes or revokes tokens"},
			{Name: "locations", Effect: cli.Reads},
			{Name: "replicate wakeup unarchive export config", Effect: cli.Changes, Does: "changes a database"}}},
		{Name: "group org plan", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "locations tokens members invites billing select switch overages aws-migrate unarchive wakeup",
				Effect: cli.Pure, Unlisted: remoteVerb}}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "whoami", Effect: cli.Reads}, {Name: "token", Effect: cli.ReadsSecrets, Does: "shows a token"},
			{Name: "login logout signup api-tokens", Effect: cli.Changes, Does: "changes credentials"}}},
		{Name: "dev", Effect: cli.Runs, Does: "starts a server"},
		{Name: "config", Effect: cli.Changes, Does: "changes settings"},
		{Name: "update quickstart relax contact", Effect: cli.Changes, Does: "changes turso itself"},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// inspectTursoShell: DATABASE [SQL].
func inspectTursoShell(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.SQLite, inv.Operands[min(1, len(inv.Operands)):], nil)
}
