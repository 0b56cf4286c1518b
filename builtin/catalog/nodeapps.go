package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns frameworks, task graphs and schema tools of JavaScript
// projects: vite, next, turbo, nx, lerna, prisma, knex, sequelize.

// vite is Vite 7.
var vite = cli.Program{
	Name: "vite",
	Options: `
		-c, --config ~FILE; --base PATH; -l, --logLevel LEVEL; --clearScreen; --configLoader NAME
		-d, --debug[=FEATURE]; -f, --filter TEXT; -m, --mode NAME; --host[=HOST]; --port N; --open[=PATH]
		--cors; --strictPort; --force; -v, --version; -h, --help
	`,
	Effect: cli.Runs,
	Does:   "starts a server",
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			--target NAME; --outDir >DIR/; --assetsDir DIR; --assetsInlineLimit N; --ssr[=ENTRY]
			--sourcemap[=KIND]; --minify[=NAME]; --manifest[=NAME]; --ssrManifest[=NAME]; --emptyOutDir
			-w, --watch; --app`},
		{Name: "dev serve preview", Effect: cli.Runs, Does: "starts a server", Options: "--outDir >DIR/"},
		{Name: "optimize", Effect: cli.Works, Does: "prepares dependencies"},
	},
}

// next is Next.js 16.
var next = cli.Program{
	Name:    "next",
	Options: "-v, --version; -h, --help",
	Effect:  cli.Runs,
	Does:    "starts a server",
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			-d, --debug; --profile; --no-lint; --no-mangling; --turbo; --turbopack; --webpack
			--experimental-app-only; --experimental-build-mode MODE; --debug-prerender`,
			Operands: cli.Operands{Usage: "[@@DIR]"}},
		{Name: "lint", Effect: cli.Reads, Options: `
			-d, --dir DIR; --file FILE; --ext LIST; -c, --config ~FILE; --resolve-plugins-relative-to ~DIR
			--strict; --rulesdir ~DIR; --fix; --fix-type LIST; --ignore-path FILE; --no-ignore; --quiet
			--max-warnings N; -o, --output-file >FILE; -f, --format NAME; --no-inline-config; --no-cache
			--cache-location PATH; --cache-strategy NAME`,
			Rules: []cli.Rule{
				{Option: "--fix", Effect: cli.Works, Does: editsFiles},
			}},
		{Name: "dev start", Effect: cli.Runs, Does: "starts a server", Options: `
			-p, --port N; -H, --hostname HOST; --turbo; --turbopack; --webpack; --inspect[=ADDR]
			--experimental-https; --keepAliveTimeout MS; --disable-source-maps`},
		{Name: "info", Effect: cli.Reads, Options: "--verbose"},
		{Name: "typegen", Effect: cli.Works, Does: "writes types"},
		{Name: "telemetry", Effect: cli.Reads, Options: "--enable; --disable",
			Rules: []cli.Rule{{Option: "--enable --disable", Effect: cli.Changes,
				Does: "changes the user's settings"}}},
	},
}

// turbo is Turborepo 2.5, nx Nx 21, lerna Lerna 9: they run tasks that the
// project defines.
var turbo = cli.Program{
	Name: "turbo", AnyOperands: true,
	Options: `
		--skip-infer; --no-update-notifier; --api URL; --color; --no-color; --cwd @DIR; --heap FILE
		--ui NAME; --login URL; --preflight; --remote-cache-timeout N; --team NAME; --token TOKEN
		--trace >FILE; --verbosity N; -v; -F, --filter PATTERN; --affected; --dry-run[=FORMAT]
		--dry[=FORMAT]; --force[=BOOL]; --cache LIST; --concurrency N; --continue[=MODE]; --parallel
		--graph[=FILE]; --no-cache; --no-daemon; --daemon; --output-logs MODE; --log-order MODE
		--log-prefix MODE; --only; --remote-only[=BOOL]; --summarize[=BOOL]; --env-mode MODE
		--cache-dir DIR; --cache-workers N; --framework-inference[=BOOL]; --profile FILE
		--anon-profile >FILE; --json; --version; -h, --help
	`,
	Rules: []cli.Rule{
		{Option: "--dry-run --dry", Lowers: true, Effect: cli.Reads, Does: "shows what would run"},
		{Option: "--graph --heap --trace --profile --anon-profile --cache-dir", Effect: cli.WritesTo},
	},
	Inspect: inspectTurbo,
	Commands: []cli.Command{
		{Name: "run", Inspect: inspectTurbo,
			Rules: []cli.Rule{{Option: "--dry-run --dry", Lowers: true, Effect: cli.Reads,
				Does: "shows what would run"}}},
		{Name: "ls info query scan bin boundaries", Effect: cli.Reads},
		{Name: "prune", Effect: cli.Works, Does: "writes a part of the workspace",
			Options: "--docker; --out-dir >DIR/; --scope NAME; --use-gitignore BOOL"},
		{Name: "daemon login logout link unlink telemetry", Effect: cli.Changes,
			Does: "changes the user's settings or login"},
		{Name: "gen generate watch", Effect: cli.Runs, Does: "runs generators or tasks of the project"},
		{Name: "completion", Effect: cli.Pure},
	},
	Unlisted: pnpmScript,
}

func inspectTurbo(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") || inv.Has("--dry") {
		return
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Reads, "lists the tasks")
	}
	for _, w := range inv.Operands {
		if w.Text == "--" {
			return
		}
		runsTask(r, "turbo run", w)
	}
}

var nx = cli.Program{
	Name:          "nx",
	StopAtOperand: true,
	Options:       "--version; -h, --help",
	Effect:        cli.Pure,
	Commands: []cli.Command{
		{Name: "show list report graph dep-graph print-affected", Effect: cli.Reads, Options: `
			--json; --affected; --type NAME; --projects LIST; --files LIST; --base REF; --head REF
			--with-target NAME; --web[=BOOL]; --focus NAME; --file FILE; --print; --open[=BOOL]; --view NAME
			--sep TEXT`,
			Rules: []cli.Rule{{Option: "--file", Effect: cli.WritesTo}}},
		{Name: "format:check", Effect: cli.Reads, Options: `
			--all; --base REF; --head REF; --files LIST; --uncommitted; --untracked; --projects LIST`},
		{Name: "format:write format", Effect: cli.Works, Does: editsFiles, Options: `
			--all; --base REF; --head REF; --files LIST; --uncommitted; --untracked; --projects LIST`},
		{Name: "sync sync:check", Effect: cli.Works, Does: editsFiles},
		{Name: "build test lint", Effect: cli.Runs, Does: "runs tasks of the project"},
		{Name: "run-many affected", Effect: cli.Runs, Does: "runs tasks of the project", Options: `
			-t, --target, --targets LIST; -p, --projects LIST; --all; --base REF; --head REF; --parallel[=N]
			--exclude LIST; --skip-nx-cache; --configuration NAME; -c NAME; --verbose; --output-style NAME
			--nx-bail; --files LIST; --uncommitted; --untracked; --graph[=FILE]`, Inspect: inspectNxMany},
		{Name: "reset", Effect: cli.Works, Does: "empties Nx's cache"},
		{Name: "release migrate connect login logout", Effect: cli.Changes,
			Does: "publishes or rewrites the workspace"},
		{Name: "generate g add init repair import", Effect: cli.Runs, Does: "runs a generator"},
		{Name: "daemon", Effect: cli.Changes, Does: "starts or stops Nx's server", Options: "--start; --stop"},
		{Name: "run", Inspect: inspectNpmRun, StopAtOperand: true},
		{Name: "exec", StopAtOperand: true, Effect: cli.Runs, Does: "runs a command in projects"},
		{Name: "help", Effect: cli.Pure},
	},
	Unlisted: pnpmScript,
}

func inspectNxMany(inv *cli.Invocation, r *cli.Report) {
	for _, list := range inv.All("--target") {
		runsTask(r, inv.Path[0], list)
	}
}

var lerna = cli.Program{
	Name: "lerna",
	Options: `
		--loglevel LEVEL; --concurrency N; --no-progress; --no-sort; --max-buffer N; --ignore GLOB
		--scope GLOB; --no-private; --since[=REF]; --exclude-dependents; --include-dependencies
		--include-dependents; --include-merged-tags; -v, --version; -h, --help`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "ls list la ll changed updated diff info", Effect: cli.Reads, Options: `
			--json; --ndjson; -a, --all; -l, --long; -p, --parseable; --toposort; --graph`},
		{Name: "run", StopAtOperand: true, Options: `
			--stream; --parallel; --no-bail; --prefix; --no-prefix; --npm-client NAME; --skip-nx-cache`,
			Inspect: inspectNpmRun},
		{Name: "exec", StopAtOperand: true, Options: "--stream; --parallel; --no-bail; --no-prefix",
			Wraps: &cli.Wrap{Shell: true}},
		{Name: "bootstrap link create add init import repair", Effect: cli.Works, Does: "changes the workspace",
			Options: `
			--hoist; --dry-run; --independent; --exact; --access LEVEL; -y, --yes; --force-local
			--npm-client NAME`},
		{Name: "clean", Effect: cli.Changes, Does: "deletes node_modules of all packages", Options: "-y, --yes"},
		{Name: "version publish", Effect: cli.Changes, Does: "pushes tags or publishes packages"},
	},
}

// prisma is Prisma 6.
var prisma = cli.Program{
	Name:    "prisma",
	Options: "--schema FILE; --config ~FILE; -v, --version; --json; -h, --help",
	Effect:  cli.Pure,
	Probes:  []string{"prisma migrate status", "prisma validate"},
	Commands: []cli.Command{
		{Name: "validate", Effect: cli.Reads}, {Name: "version", Effect: cli.Pure},
		{Name: "debug", Effect: cli.Reads},
		{Name: "format", Effect: cli.Works, Does: "formats the schema", Options: "--check",
			Rules: []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Reads}}},
		{Name: "generate", Effect: cli.Works, Does: "generates a client", Options: `
			--watch; --generator NAME; --no-engine; --no-hints; --allow-no-models; --sql`},
		{Name: "init", Effect: cli.Works, Does: "writes a schema", Options: `
			--datasource-provider NAME; --generator-provider NAME; --preview-feature NAME; --output >DIR/
			--url URL; --db`,
			Rules: []cli.Rule{
				{Option: "--db", Effect: cli.Changes, Does: "--db creates a database"},
			}},
		{Name: "studio", Effect: cli.Interactive, Does: "opens a browser",
			Options: "-p, --port N; -b, --browser NAME; -n, --hostname HOST"},
		{Name: "migrate", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads},
			{Name: "diff", Effect: cli.Reads, Options: `
				--from-empty; --from-schema-datamodel FILE; --from-schema-datasource FILE; --from-url URL
				--from-migrations DIR; --from-config-datasource; --from-schema FILE; --to-empty
				--to-schema-datamodel FILE; --to-schema-datasource FILE; --to-url URL; --to-migrations DIR
				--to-schema FILE; --to-config-datasource; --shadow-database-url URL; --script; --exit-code
				-o, --output >FILE`},
			{Name: "dev deploy reset resolve", Effect: cli.Changes, Does: "migrates or resets a database", Options: `
				-n, --name NAME; --create-only; --skip-generate; --skip-seed; -f, --force; --applied NAME
				--rolled-back NAME`}}},
		{Name: "db", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "pull", Effect: cli.Works, Does: "writes the schema from the database",
				Options: "--force; --print; --composite-type-depth N; --schemas LIST; --local-d1",
				Rules:   []cli.Rule{{Option: "--print", Lowers: true, Effect: cli.Reads}}},
			{Name: "push execute seed", Effect: cli.Changes, Does: "changes a database", Options: `
				--accept-data-loss; --force-reset; --skip-generate; --file FILE; --stdin; --url URL`}}},
	},
}

// knex is Knex 3, sequelize Sequelize CLI 6.
var knex = cli.Program{
	Name: "knex",
	Options: `
		--debug; --knexfile FILE; --knexpath FILE; --cwd @DIR; --client NAME; --connection URL
		--migrations-table-name NAME; --migrations-directory DIR; --env NAME; --esm; --specific FILE
		--timestamp-filename-prefix; -x EXT; --stub FILE; -V, --version; -h, --help`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "migrate:list migrate:status migrate:currentVersion", Effect: cli.Reads},
		{Name: "migrate:make seed:make init", Effect: cli.Works, Does: "writes a migration"},
		{Name: "migrate:latest migrate:up migrate:down migrate:rollback migrate:unlock seed:run",
			Effect: cli.Changes, Does: "changes a database", Options: "--all; --verbose"},
	},
}

var sequelize = cli.Program{
	Name: "sequelize",
	Also: "sequelize-cli",
	Options: `
		--env NAME; --config ~FILE; --options-path FILE; --migrations-path DIR; --seeders-path DIR
		--models-path DIR; --url URL; --debug; --name NAME; --attributes LIST; --force; --underscored
		--to NAME; --from NAME; --seed NAME; --version; --help`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "db:migrate:status", Effect: cli.Reads},
		{Name: "migration:generate migration:create model:generate model:create seed:generate seed:create init " +
			"init:config init:migrations init:models init:seeders", Effect: cli.Works,
			Does: "writes a migration or model"},
		{Name: "db:migrate db:migrate:schema:timestamps:add db:migrate:undo db:migrate:undo:all db:seed " +
			"db:seed:all db:seed:undo db:seed:undo:all db:create db:drop", Effect: cli.Changes,
			Does: "changes a database"},
	},
}
