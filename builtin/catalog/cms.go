package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns command lines of content management systems written in PHP:
// WP-CLI 2.12 and Drush 13.

// wp names GROUP VERB; --exec and --require run PHP beforehand.
var wp = cli.Program{
	Name: "wp", Effect: cli.Pure,
	Options: `
		--path DIR; --url URL; --ssh TARGET; --http URL; --user NAME; --skip-plugins[=LIST]
		--skip-themes[=LIST]; --skip-packages; --require FILE; --exec CODE; --context NAME; --color
		--no-color; --debug[=GROUP]; --prompt[=ARG]; --quiet; --allow-root; --info; --version; --help`,
	Rules: []cli.Rule{
		{Option: "--require --exec", Effect: cli.Runs, Does: "runs PHP code"}},
	Probes: []string{"wp plugin list", "wp option list"},
	Review: reviewWP,
	Commands: []cli.Command{
		{Name: "cli", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "version info check-update param-dump cmd-dump has-command completions", Effect: cli.Reads,
				Options: `
				--format FORMAT; --fields LIST; --field NAME; --patch; --minor; --major; --with-values
				--line TEXT; --point N`},
			{Name: "update alias cache", Effect: cli.Changes, Does: "changes WP-CLI itself"}}},
		{Name: "db", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "tables size columns prefix search check", Effect: cli.Reads, Options: `
				--dbuser NAME; --dbpass TEXT; --defaults; --all-tables; --all-tables-with-prefix; --network
				--scope NAME; --format FORMAT; --fields LIST; --field NAME; --size_format NAME; --human-readable
				--tables; --decimals N; --order NAME; --orderby NAME; --before_context N; --after_context N
				--regex; --regex-flags TEXT; --regex-delimiter TEXT; --table_column_once; --one_line
				--matches_only; --stats; --table_color TEXT; --id_color TEXT; --match_color TEXT`},
			{Name: "cli", Effect: cli.Interactive, Does: "waits for SQL", OpenOptions: true},
			{Name: "query", Options: `
				--dbuser NAME; --dbpass TEXT; --defaults; --skip-column-names; --batch; --raw; --silent; --table
				--html; --xml; --vertical; --skip-column-statistics`, Inspect: inspectWPQuery},
			{Name: "export dump", Effect: cli.Works, Does: "writes a copy of the database", Options: `
				--dbuser NAME; --dbpass TEXT; --defaults; --tables LIST; --exclude_tables LIST
				--include-tablespaces; --porcelain; --add-drop-table; --no-create-info; --no-data
				--single-transaction; --skip-lock-tables; --skip-extended-insert; --extended-insert; --where TEXT
				--default-character-set NAME; --hex-blob; --skip-comments; --skip-dump-date
				--set-gtid-purged MODE; --quick; --no-tablespaces; --complete-insert; --skip-triggers; --routines`,
				Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "drop reset clean create import repair optimize", Effect: cli.Changes,
				Does: "changes the database"}}},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "get list", Effect: cli.ReadsSecrets, OpenOptions: true},
			{Name: "has is-true path", Effect: cli.Reads, OpenOptions: true},
			{Name: "create", Effect: cli.Works, Does: "writes wp-config.php", Options: `
				--dbname NAME; --dbuser NAME; --dbpass TEXT; --dbhost HOST; --dbprefix TEXT; --dbcharset NAME
				--dbcollate NAME; --locale NAME; --extra-php; --skip-salts; --skip-check; --force; --insecure
				--config-file >FILE`},
			{Name: "set delete edit shuffle-salts", Effect: cli.Changes,
				Does: "changes the site's configuration"}}},
		{Name: "core", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "version check-update is-installed verify-checksums", Effect: cli.Reads, Options: `
				--extra; --minor; --major; --force-check; --field NAME; --fields LIST; --format FORMAT; --network
				--include-root; --version VERSION; --locale NAME; --insecure; --exclude LIST`},
			{Name: "download", Effect: cli.Works, Does: "downloads WordPress", Options: `
					--path DIR; --locale NAME; --version VERSION; --skip-content; --force; --insecure; --extract
					--no-extract`, Rules: []cli.Rule{
				{Option: "--path", Effect: cli.WritesInto, Does: "downloads WordPress"}}},
			{Name: "install multisite-install multisite-convert update update-db", Effect: cli.Changes,
				Does: "changes the site"}}},
		{Name: "plugin theme user post option comment media menu term taxonomy post-type role cap transient cron " +
			"site widget sidebar rewrite language package cache network super-admin embed export-import " +
			"maintenance-mode import scaffold i18n block dist-archive profile doctor",
			Effect: cli.Pure, Unlisted: wpVerb},
		{Name: "search-replace", Effect: cli.Changes, Does: "changes the database", Options: `
			--dry-run; --network; --all-tables; --all-tables-with-prefix; --export[=FILE]
			--export_insert_size N; --skip-tables LIST; --skip-columns LIST; --include-columns LIST; --precise
			--recurse-objects; --no-recurse-objects; --verbose; --regex; --regex-flags TEXT
			--regex-delimiter TEXT; --regex-limit N; --format FORMAT; --report; --no-report
			--report-changed-only; --log[=FILE]; --before_context N; --after_context N; --quiet`, Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{Option: "--log --export", Effect: cli.WritesTo, Does: "writes a file"}}},
		{Name: "export", Effect: cli.Works, Does: "writes the site's content to files", Options: `
			--dir DIR; --stdout; --skip_comments; --max_file_size N; --filename_format TEXT
			--include_once LIST; --allow_orphan_terms; --start_date DATE; --end_date DATE; --post_type LIST
			--post_type__not_in LIST; --post__in LIST; --with_attachments; --start_id N; --max_num_posts N
			--author NAME; --category NAME; --post_status NAME`,
			Rules: []cli.Rule{
				{Option: "--dir", Effect: cli.WritesInto, Does: "writes the site's content"},
				{Option: "--filename_format", Effect: cli.WritesTo, Does: "writes the site's content"},
			}},
		{Name: "eval", Options: "--skip-wordpress; --hook NAME", Inspect: inspectWPEval},
		{Name: "eval-file", Effect: cli.Runs, Does: "runs a PHP file",
			Options: "--skip-wordpress; --use-include; --hook NAME"},
		{Name: "shell server", Effect: cli.Interactive, Does: "waits for PHP code", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}

// reviewWP: what --require and --exec name runs even in front of help.
func reviewWP(inv *cli.Invocation, r *cli.Report) {
	if r.Help && (inv.Has("--require") || inv.Has("--exec")) {
		r.Add(cli.Runs, "runs PHP code")
	}
}

func inspectWPQuery(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.MySQL, inv.Operands, nil)
}

func inspectWPEval(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the code that wp eval runs is not given")
		return
	}
	runsCode(r, inv.Operands[0], phpCode, "PHP")
}

// wpVerb: GROUP [GROUP] VERB.
func wpVerb(path []string, name string) *cli.Command {
	switch name {
	case "meta", "term", "event", "schedule", "core", "plugin", "theme", "location", "item", "provider",
		"handler", "option", "session", "application-password":
		return &wpNested
	}
	return wpPlainVerb(path, name)
}

func wpPlainVerb(_ []string, name string) *cli.Command {
	switch name {
	case "list", "get", "status", "is-installed", "is-active", "path", "search", "exists", "type", "count",
		"verify-checksums", "list-caps", "browse", "test", "pluck", "image-size", "is-enabled", "get-autoload":
		return &remoteReads
	case "create", "delete", "update", "add", "set", "remove", "install", "uninstall", "activate", "deactivate",
		"enable", "disable", "flush", "flush-group", "toggle", "edit", "patch", "generate", "import", "regenerate",
		"reset", "reset-password", "set-role", "add-role", "remove-role", "add-cap", "remove-cap", "spam", "unspam",
		"approve", "unapprove", "trash", "untrash", "empty", "archive", "unarchive", "mature", "unmature",
		"private", "public", "activate-all", "run", "unschedule", "schedule", "recount", "migrate",
		"switch-language", "assign", "move", "set-autoload", "replace", "incr", "decr", "structure", "import-csv",
		"signup", "fix-orientation":
		return &wpChanges
	}
	return nil
}

var (
	wpNested  = cli.Command{Effect: cli.Pure, Unlisted: wpPlainVerb}
	wpChanges = cli.Command{Effect: cli.Changes, Does: "changes the site", OpenOptions: true}
)

// drush takes the name of a site, "@name", in front of the command.
var drush = cli.Program{
	Name: "drush", Effect: cli.Pure, Options: drushOptions, Commands: drushCommands, Unlisted: drushSite,
	Probes: []string{"drush status", "drush pm:list"},
	Rules: []cli.Rule{
		{Option: "--include --config --define --ssh-options --alias-path", Effect: cli.Runs,
			Does: "loads other settings or code"}},
}

const drushOptions = `
	-h, --help; -q, --quiet; -v, --verbose; -V, --version; --ansi; --no-ansi; -n, --no-interaction
	-y, --yes; --no; -d, --debug; -l, --uri URL; -r, --root DIR; --simulate; -D, --define PAIR
	--include DIR; --config FILE; --format FORMAT; --fields LIST; --field NAME; --filter TEXT; -i DIR
	-c FILE; --ssh-options TEXT; --alias-path DIR; --backend; --local; --xdebug`

func drushSite(_ []string, name string) *cli.Command {
	if len(name) > 1 && name[0] == '@' {
		return &drushOnSite
	}
	return nil
}

var drushOnSite = cli.Command{Effect: cli.Pure, Commands: drushCommands}

var drushCommands = []cli.Command{
	{Name: "core:status status st pm:list pml pm:security sec config:status cst config:get cget state:get " +
		"sget role:list rls user:information uinf watchdog:show wd-show ws watchdog:list wd-list " +
		"watchdog:show-one core:requirements status-report rq core:topic topic site:alias sa updatedb:status " +
		"updbst queue:list field:info fi theme:list views:list vl migrate:status ms migrate:messages mmsg " +
		"maint:status maint:get mget list twig:unused",
		Effect: cli.Reads, Options: `
			--project NAME; --type LIST; --status LIST; --core; --no-core; --package NAME; --source NAME
			--include-overridden; --uid ID; --mail MAIL; --severity NAME; --severity-min NAME; --count N
			--extended; --offset N; --ignore LIST; --group NAME; --tag LIST; --names-only; --names
			--idlist LIST; --csv; --post-updates; --no-post-updates; --raw; --no-dev; --continue-on-failure
			--strict MODE; --show-passwords; --pipe`},
	{Name: "config:export cex", Effect: cli.Works, Does: "writes the site's configuration",
		Options: "--add; --commit; --message TEXT; --destination >DIR/; --diff"},
	{Name: "sql:dump sql-dump", Effect: cli.Reads, Options: `
		--result-file >FILE; --create-db; --data-only; --ordered-dump; --gzip; --extra TEXT
		--extra-dump TEXT; --skip-tables-key NAME; --structure-tables-key NAME; --tables-key NAME
		--skip-tables-list LIST; --structure-tables-list LIST; --tables-list LIST; --database NAME
		--target NAME; --db-url URL; --show-passwords`, Rules: []cli.Rule{
		{Option: "--extra --extra-dump", Effect: cli.Runs, Does: "hands options to the dump program"}}},
	{Name: "sql:connect sql-connect", Effect: cli.ReadsSecrets, Options: `
		--extra TEXT; --database NAME; --target NAME; --db-url URL; --show-passwords`},
	{Name: "sql:query sqlq sql-query", Options: `
		--result-file >FILE; --file FILE; --file-delete; --extra TEXT; --db-prefix; --database NAME
		--target NAME; --db-url URL`, Inspect: inspectDrushQuery, Rules: []cli.Rule{
		{Option: "--extra", Effect: cli.Runs, Does: "hands options to the database client"},
		{Option: "--file-delete", Effect: cli.Changes, Does: "deletes the file of statements"}}},
	{Name: "sql:cli sqlc sql-cli core:edit conf php:cli php core:cli", Effect: cli.Interactive,
		Does: "waits for commands"},
	{Name: "php:eval eval ev php-eval", Inspect: inspectDrushEval},
	{Name: "php:script scr php-script", Effect: cli.Runs, Does: "runs a PHP file"},
	{Name: "sql:drop sql-drop sql:sync sql-sync sql:create sql-create sql:sanitize sqlsan core:rsync rsync " +
		"site:install si updatedb updb cache:rebuild cr rebuild cache:clear cc config:import cim config:set cset " +
		"config:delete cdel state:set sset state:delete sdel pm:install en in pm:uninstall un pmu user:create " +
		"ucrt user:cancel ucan user:block ublk user:unblock uublk user:password upwd user:login uli " +
		"user:role:add urol user:role:remove urrol role:create rcrt role:delete rdel role:perm:add rap " +
		"role:perm:remove rmp watchdog:delete wd-del queue:run queue:delete core:cron cron deploy deploy:hook " +
		"entity:delete edel entity:save esav migrate:import mim migrate:rollback mr migrate:reset-status mrs " +
		"migrate:stop mst locale:update locale:import maint:set mset search:reindex theme:enable theme:uninstall " +
		"twig:debug twig:compile entity:updates entup batch:process image:flush image:derive archive:restore",
		Effect: cli.Changes, Does: "changes the site"},
	{Name: "core:execute exec execute site:ssh ssh archive:dump generate gen", Effect: cli.Unstated,
		Does: "may run commands"},
	{Name: "version help", Effect: cli.Pure, AnyOperands: true},
}

func inspectDrushQuery(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.Generic, inv.Operands, inv.All("--file"))
}

func inspectDrushEval(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the code that drush runs is not given")
		return
	}
	runsCode(r, inv.Operands[0], phpCode, "PHP")
}
