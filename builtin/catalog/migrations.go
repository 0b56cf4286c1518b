package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that change a database's schema or its derived
// tables: alembic, flyway, liquibase, dbt.

// alembic is Alembic 1.16.
var alembic = cli.Program{
	Name: "alembic", Effect: cli.Unstated, Options: `
		-c, --config FILE; -n, --name NAME; -x ARG; --raiseerr; -q, --quiet; -h, --help; --version
		-v, --verbose; -i, --indicate-current; -r, --rev-range RANGE; --tag TEXT; --sql`,
	Probes: []string{"alembic current", "alembic history"},
	Commands: []cli.Command{
		{Name: "current history heads branches show check list_templates", Effect: cli.Reads,
			Options: "--check-heads; --resolve-dependencies"},
		{Name: "upgrade downgrade stamp", Effect: cli.Changes, Does: "changes a database's schema",
			Options: "--purge", Rules: []cli.Rule{{Option: "--sql", Lowers: true, Effect: cli.Reads}}},
		{Name: "revision merge init edit ensure_version", Effect: cli.Works, Does: "writes a migration", Options: `
			-m, --message TEXT; --autogenerate; --head NAME; --splice; --branch-label NAME; --version-path DIR
			--rev-id ID; --depends-on ID; -t, --template NAME; --package`},
	},
}

// flyway is Flyway 11.
var flyway = cli.Program{
	Name: "flyway", Style: cli.SingleDash, Effect: cli.Unstated,
	Options: `
		-url URL; -user NAME; -password TEXT; -locations LIST; -schemas LIST; -defaultSchema NAME
		-table NAME; -configFiles LIST; -configFileEncoding NAME; -environment NAME; -outOfOrder BOOL
		-target VERSION; -baselineVersion VERSION; -baselineOnMigrate BOOL; -cleanDisabled BOOL
		-cleanOnValidationError BOOL; -connectRetries N; -driver NAME; -jarDirs LIST
		-ignoreMigrationPatterns LIST; -placeholders.env TEXT; -mixed BOOL; -group BOOL; -installedBy NAME
		-outputFile >FILE; -outputType TYPE; -workingDirectory DIR; -q; -X; -n; -v; -help; -h; -color MODE
		-community; -teams; -enterprise; -validateOnMigrate BOOL; -validateMigrationNaming BOOL
		-encoding NAME; -dryRunOutput >FILE; -edition NAME; -licenseKey TEXT; -initSql TEXT
		-infoSinceVersion VERSION; -reportFilename >FILE; -reportEnabled BOOL; -check.reportFilename FILE`,
	Rules: []cli.Rule{
		{Option: "-outputFile -dryRunOutput -reportFilename -check.reportFilename", Effect: cli.WritesTo,
			Does: "writes a report"},
		{Option: "-driver -jarDirs -initSql", Effect: cli.Unstated, Does: "may run code of its own"},
	},
	Probes:  []string{"flyway info"},
	Inspect: inspectFlyway,
}

// inspectFlyway reads the commands, of which there may be several.
func inspectFlyway(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("no command of flyway is given")
	}
	for _, w := range inv.Operands {
		switch {
		case !w.Static:
			r.Unknown("the command of flyway is not known statically")
		case w.Text == "info" || w.Text == "validate" || w.Text == "check" || w.Text == "list-engines":
			r.Add(cli.Reads, "")
		case w.Text == "help" || w.Text == "version":
			r.Add(cli.Pure, "")
		default:
			r.Add(cli.Changes, "changes a database's schema")
		}
	}
}

// liquibase is Liquibase 4.33: changing commands have a twin, -sql, that prints.
var liquibase = cli.Program{
	Name: "liquibase", Effect: cli.Unstated, Unlisted: liquibaseCommand,
	Options: `
		--changelog-file, --changeLogFile FILE; --url URL; --username NAME; --password TEXT
		--defaults-file, --defaultsFile FILE; --driver NAME; --classpath LIST; --search-path LIST
		--log-level LEVEL; --log-file, --logFile >FILE; --output-file, --outputFile >FILE; --contexts LIST
		--context-filter LIST; --label-filter LIST; -D PAIR; -h, --help; -v, --version; --tag NAME
		--count N; --verbose; --reference-url URL; --format TEXT; --snapshot-format NAME; --tag-name NAME`,
	Rules: []cli.Rule{
		{Option: "--driver --classpath", Effect: cli.Unstated, Does: "may run code of its own"},
	},
	Probes: []string{"liquibase status"},
	Commands: []cli.Command{
		{Name: "status history validate diff snapshot snapshot-reference list-locks listLocks tag-exists " +
			"tagExists unexpected-change-sets calculate-checksum connect checks dbcl-history", Effect: cli.Reads,
			OpenOptions: true},
		{Name: "diff-changelog generate-changelog generateChangeLog diffChangeLog db-doc dbDoc init",
			Effect: cli.Works, Does: "writes a changelog", OpenOptions: true, AnyOperands: true,
			Rules: []cli.Rule{{Option: "--changelog-file", Effect: cli.WritesTo, Does: "writes a changelog"}}},
		{Name: "update update-count update-to-tag update-testing-rollback rollback rollback-count " +
			"rollback-to-date rollback-one-changeset drop-all dropAll tag changelog-sync changelog-sync-to-tag " +
			"clear-checksums clearCheckSums mark-next-changeset-ran release-locks releaseLocks execute-sql " +
			"executeSql flow", Effect: cli.Changes, Does: "changes a database's schema", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// liquibaseCommand: names that end in -sql print what they would run.
func liquibaseCommand(_ []string, name string) *cli.Command {
	if n := len(name); n > 4 && (name[n-4:] == "-sql" || name[n-3:] == "SQL") {
		return &remoteReads
	}
	return nil
}

// dbt is dbt 1.10.
var dbt = cli.Program{
	Name: "dbt", Effect: cli.Unstated,
	Options: `
		-s, --select, -m, --models, --model NAME; --exclude NAME; --selector NAME; -t, --target NAME
		--profile NAME; --profiles-dir DIR; --project-dir DIR; --target-path >DIR/; --vars TEXT; --threads N
		-x, --fail-fast; -f, --full-refresh; -d, --debug; -q, --quiet; --no-version-check; --state DIR
		--defer; --no-defer; --favor-state; --log-level LEVEL; --log-format NAME; --log-path >DIR/
		--log-level-file LEVEL; --use-colors; --no-use-colors; --partial-parse; --no-partial-parse
		--cache-selected-only; --warn-error; --warn-error-options TEXT; --write-json; --no-write-json
		-h, --help; -v, -V, --version; --empty; --indirect-selection MODE; --resource-type NAME
		--store-failures; --inline TEXT; --limit N; --output FORMAT; --output-keys LIST; --args TEXT
		--no-print; --printer-width N; --sample TEXT; --event-time-start TIME; --event-time-end TIME
		--introspect; --no-introspect; --populate-cache; --no-populate-cache; --static; --show; --port N
		--host NAME; --browser; --no-browser; --connection; --config-dir; --single-threaded
		--send-anonymous-usage-stats; --no-send-anonymous-usage-stats`,
	Probes: []string{"dbt ls", "dbt debug"},
	Commands: []cli.Command{
		{Name: "list ls parse debug", Effect: cli.Reads},
		{Name: "compile show", Effect: cli.Runs, Does: "runs queries of the project"},
		{Name: "test", Effect: cli.Runs, Does: "runs the project's tests in the database"},
		{Name: "deps clean init", Effect: cli.Works, Does: "changes the project", Options: `
			--upgrade; --lock; --add-package TEXT; --source NAME; --clean-project-files-only
			--no-clean-project-files-only; --skip-profile-setup`},
		{Name: "docs", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "generate", Effect: cli.Works, Does: "writes documentation",
					Options: "--no-compile; --compile; --empty-catalog"},
				{Name: "serve", Effect: cli.Runs, Does: "runs a server"},
			}},
		{Name: "source", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "freshness snapshot-freshness", Effect: cli.Reads,
				Options: "-o, --output >FILE", Rules: dockerOutput}}},
		{Name: "run build seed snapshot run-operation retry clone", Effect: cli.Changes,
			Does: "changes tables of the database"},
	},
}
