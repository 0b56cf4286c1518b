package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the consoles of web frameworks, which are scripts of the project
// with commands that the framework defines: Laravel's artisan 12 and Django's
// manage.py 5.2. Another command is the project's own.

const artisanOptions = `
	-h, --help
	-q, --quiet
	    --silent
	-V, --version
	    --[no-]ansi
	-n, --no-interaction
	    --env %NAME
	-v[LEVEL]
	    --verbose
`

// artisan is also reached as "php artisan".
var artisan = cli.Program{
	Name: "artisan", Family: "laravel", HelpEverywhere: true,
	Options: artisanOptions,
	Effect:  cli.Reads,
	Probes:  []string{"php artisan migrate:status", "php artisan about"},
	Commands: []cli.Command{
		{
			Name: "list about help route:list migrate:status config:show db:show db:table db:monitor event:list " +
				"schedule:list model:show queue:failed queue:monitor channel:list env lang:list",
			Effect: cli.Reads,
			Options: `
				--format NAME; --raw; --short; --only LIST; --json; --path PATH; --except-path PATH; --method NAME
				--name NAME; --domain NAME; --except-vendor; --only-vendor; --action NAME; --middleware NAME
				-r, --reverse; --sort COLUMN; --database %NAME; --realpath; --pending[=MODE]; --counts; --views
				--types; --timezone ZONE; --next; --event NAME; --max N; --databases NAME; -v`,
		},
		{
			Name: "make:cast make:channel make:class make:command make:component make:controller make:enum " +
				"make:event make:exception make:factory make:interface make:job make:job-middleware make:listener " +
				"make:mail make:middleware make:migration make:model make:notification make:observer make:policy " +
				"make:provider make:request make:resource make:rule make:scope make:seeder make:test make:trait " +
				"make:view make:config",
			Effect: cli.Works, Does: "writes files of the project",
			Options: `
				-f, --force; -a, --all; -c, --controller; -m, --migration; -s, --seed; -p, --pivot; --policy
				--morph-pivot; --factory; -r, --resource; --api; -R, --requests; --test; --pest; --phpunit
				-i, --invokable; --parent NAME; --model[=NAME]; --type TYPE; --singleton; --creatable; --inline
				--view; --queued; --event NAME; --create NAME; --table NAME; --path PATH; --realpath; --fullpath
				--guard NAME; --sync; --markdown[=NAME]; -u, --unit; --collection; --implicit; --string; --int
				--render; --report; --command NAME; --batched`,
		},
		{
			Name: "key:generate storage:link stub:publish vendor:publish lang:publish install:api " +
				"install:broadcasting config:publish event:generate package:discover optimize optimize:clear " +
				"config:cache config:clear route:cache route:clear view:cache view:clear event:cache event:clear " +
				"clear-compiled schema:dump",
			Effect: cli.Works, Does: "writes files of the project",
			Options: `
				--force; --show; --relative; --existing; --all; --provider NAME; --tag NAME; --except LIST; --without-node
				--composer PATH; --passport; --database %NAME; --path PATH; --prune`,
		},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: `
			--without-tty; --compact; --coverage; --min N; -p, --parallel; --profile; --recreate-databases
			--drop-databases; --without-databases; --filter TEXT; --testsuite NAME; --group NAME
			--stop-on-failure; --exclude-group NAME`},
		{
			Name:   "migrate migrate:install migrate:rollback migrate:reset migrate:refresh migrate:fresh",
			Effect: cli.Changes, Does: "changes a database's schema",
			Options: `
				--force; --database %NAME; --path PATH; --realpath; --schema-path PATH; --pretend; --seed; --seeder NAME
				--step[=N]; --isolated[=N]; --graceful; --batch N; --drop-views; --drop-types`,
			Rules: []cli.Rule{{Option: "--pretend", Lowers: true, Effect: cli.Reads}},
		},
		{
			Name: "db:seed db:wipe model:prune cache:clear cache:forget cache:prune-stale-tags queue:clear " +
				"queue:flush queue:forget queue:retry queue:retry-batch queue:prune-batches queue:prune-failed " +
				"queue:restart schedule:clear-cache schedule:interrupt auth:clear-resets down up session:table",
			Effect: cli.Changes, Does: "changes what the application holds",
			Options: `
				--force; --database %NAME; --class NAME; --drop-views; --drop-types; --model NAME; --except NAME
				--path PATH; --chunk N; --pretend; --tags LIST; --queue NAME; --hours N; --unfinished N
				--cancelled N; --range LIST; --render VIEW; --redirect PATH; --retry N; --refresh N; --secret TEXT
				--with-secret; --status N`,
			Rules: []cli.Rule{{Option: "--pretend", Lowers: true, Effect: cli.Reads}},
		},
		{
			Name: "serve queue:work queue:listen schedule:run schedule:work schedule:test reverb:start horizon " +
				"octane:start pail",
			Effect: cli.Runs, Does: "runs the project's code",
			Options: `
				--host HOST; --port N; --tries N; --no-reload; --queue NAME; --daemon; --once; --stop-when-empty
				--delay N; --backoff N; --max-jobs N; --max-time N; --force; --memory N; --sleep N; --rest N
				--timeout N; --name NAME`,
		},
		{
			Name: "tinker", Effect: cli.Pure, Requires: "--execute", Options: `--execute CODE`,
			Rules: []cli.Rule{{Option: "--execute", Embeds: phpCode}},
		},
		{Name: "db", Effect: cli.Interactive, Does: "opens a database's client", Options: `--read; --write`},
	},
}

const manageOptions = `
	-h, --help
	    --version
	-v, --verbosity LEVEL
	    --settings MODULE
	    --pythonpath ~DIR
	    --traceback
	    --no-color
	    --force-color
	    --skip-checks
`

// managePy is also reached as "python manage.py", and as django-admin.
var managePy = cli.Program{
	Name: "manage.py", Family: "django", HelpEverywhere: true,
	Also:    "django-admin",
	Options: manageOptions,
	Effect:  cli.Reads,
	Probes:  []string{"python manage.py showmigrations", "python manage.py check"},
	Commands: []cli.Command{
		{
			Name: "showmigrations sqlmigrate sqlflush sqlsequencereset check diffsettings findstatic inspectdb help " +
				"version show_urls",
			Effect: cli.Reads,
			Options: `
				-l, --list; -p, --plan; --database %NAME; --backwards; -t, --tag TAG; --list-tags; --deploy
				--fail-level LEVEL; --all; --default MODULE; --output NAME; --first; --include-partitions
				--include-views; --format NAME`,
		},
		{
			Name: "dumpdata", Effect: cli.Reads,
			Options: `
				--format NAME; --indent N; --database %NAME; -e, --exclude NAME; -n, --natural-foreign
				--natural-primary; -a, --all; --pks LIST; -o, --output >FILE`,
		},
		{
			Name: "makemigrations squashmigrations optimizemigration startapp startproject makemessages " +
				"compilemessages collectstatic",
			Effect: cli.Works, Does: "writes files of the project",
			Options: `
				-n, --name NAME; --dry-run; --merge; --empty; --noinput, --no-input; --check; --no-header
				--scriptable; --update; --no-optimize; --squashed-name NAME; --template !PATH; -e, --extension EXT
				-x, --exclude NAME; -l, --locale NAME; -a, --all; -f, --use-fuzzy; -i, --ignore GLOB
				--no-post-process; -c, --clear; --link; --no-default-ignore; -d, --domain NAME; -s, --symlinks
				--no-wrap; --no-location; --keep-pot; --no-obsolete`,
			Rules: []cli.Rule{
				{Option: "--clear", Effect: cli.Changes, Does: "--clear deletes what was collected"},
				{Option: "--dry-run --check", Lowers: true, Effect: cli.Reads},
			},
		},
		{
			Name: "test testserver", Effect: cli.Works, Does: "runs the project's tests",
			Options: `
				--noinput, --no-input; --failfast; --testrunner CLASS; -t, --top-level-directory ~DIR
				-p, --pattern GLOB; --keepdb; --shuffle[=SEED]; -r, --reverse; --debug-mode; -d, --debug-sql
				--parallel[=N]; --tag TAG; --exclude-tag TAG; --pdb; -b, --buffer; --no-faulthandler; --timing
				-k TEXT; --durations N; --addrport ADDRESS`,
		},
		{
			Name: "migrate", Effect: cli.Changes, Does: "changes a database's schema",
			Options: `
				--noinput, --no-input; --database %NAME; --fake; --fake-initial; --plan; --run-syncdb; --check; --prune`,
			Rules: []cli.Rule{{Option: "--plan --check", Lowers: true, Effect: cli.Reads}},
		},
		{
			Name: "loaddata flush createsuperuser changepassword clearsessions createcachetable " +
				"remove_stale_contenttypes clear_cache",
			Effect: cli.Changes, Does: "changes what the application holds",
			Options: `
				--database %NAME; --app NAME; -i, --ignorenonexistent; -e, --exclude NAME; --format NAME
				--noinput, --no-input; --username NAME; --email TEXT; --preserve; --dry-run; --include-stale-apps`,
		},
		{Name: "runserver", Effect: cli.Runs, Does: "runs a server", Options: `
			-6, --ipv6; --nothreading; --noreload; --nostatic; --insecure`},
		{
			Name: "shell shell_plus", Effect: cli.Pure, Requires: "--command",
			Options: `--no-startup; -i, --interface NAME; -c, --command CODE; --no-imports; --ipython`,
			Rules:   []cli.Rule{{Option: "--command", Embeds: pythonCode}},
		},
		{Name: "dbshell", Effect: cli.Interactive, Does: "opens a database's client", Options: `--database %NAME`},
	},
}
