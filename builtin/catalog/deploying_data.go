package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns the deploying command lines that also hold data: Firebase and
// Supabase, and Cloudflare's D1.

// inspectD1 judges the statements of wrangler d1 execute.
func inspectD1(inv *cli.Invocation, r *cli.Report) {
	statements(inv, r, sql.SQLite, inv.All("--command"), inv.All("--file"))
}

// firebase is the Firebase CLI 14, whose subcommands are GROUP:VERB.
var firebase = cli.Program{
	Name: "firebase", Effect: cli.Pure, Unlisted: herokuLike,
	Options: `
		-P, --project NAME; --account NAME; -j, --json; --token TEXT; --non-interactive; -i, --interactive
		--debug; -c, --config FILE; -h, --help; -V, --version; --only LIST; --except LIST
		-m, --message TEXT; -f, --force`,
	Probes: []string{"firebase projects:list"},
	Commands: []cli.Command{
		{Name: "use", Effect: cli.Works, Does: "switches the directory to another project",
			Options: "--add; --alias NAME; --clear; --unalias NAME"},
		{Name: "target", Effect: cli.Reads},
		{Name: "deploy", Effect: cli.Changes, Does: "deploys the project", Options: "--dry-run; -p, --public DIR",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Runs,
				Does: "runs the project's hooks"}}},
		{Name: "init", Effect: cli.Works, Does: "writes a project"},
		{Name: "serve emulators:start emulators:exec functions:shell", Effect: cli.Runs, Does: "runs the project",
			OpenOptions: true},
		{Name: "auth:export", Effect: cli.ReadsSecrets, Does: "writes accounts to a file", Options: "--format NAME",
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "functions:log functions:secrets:describe functions:config:get apps:sdkconfig database:profile " +
			"firestore:indexes", Effect: cli.Reads, OpenOptions: true},
		{Name: "functions:secrets:access", Effect: cli.ReadsSecrets, Does: "shows a secret"},
		{Name: "login login:ci login:add login:use logout auth:import hosting:channel:deploy " +
			"functions:secrets:prune functions:config:export database:push open", Effect: cli.Changes,
			Does: "changes the project or credentials", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}

// supabase is the Supabase CLI 2.
var supabase = cli.Program{
	Name: "supabase", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--create-ticket; --debug; --dns-resolver NAME; --experimental; -h, --help; --network-id NAME
		-o, --output FORMAT; --profile NAME; --workdir DIR; --yes; -v, --version; --project-ref NAME
		--linked; --local; --db-url URL; -p, --password TEXT; -s, --schema LIST`,
	Probes: []string{"supabase status", "supabase migration list"},
	Commands: []cli.Command{
		{Name: "status services", Effect: cli.Reads, OpenOptions: true},
		{Name: "projects branches functions secrets orgs organizations domains ssl-enforcement network-bans " +
			"network-restrictions sso snippets storage postgres-config vanity-subdomains encryption backups",
			Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
				{Name: "api-keys", Effect: cli.ReadsSecrets, Does: "shows keys", OpenOptions: true},
				{Name: "download", Effect: cli.Works, Does: "downloads a function", OpenOptions: true},
				{Name: "serve", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
				{Name: "pause unpause activate reverify cp mv restore get-root-key update-root-key", Effect: cli.Changes,
					Does: "changes the project", OpenOptions: true},
			}},
		{Name: "inspect", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "db report", Effect: cli.Reads, OpenOptions: true,
				AnyOperands: true}}},
		{Name: "gen", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "types signing-key bearer-jwt keys", Effect: cli.Reads,
				OpenOptions: true}}},
		{Name: "db", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "diff lint", Effect: cli.Reads, Options: `
				-f, --file NAME; --use-migra; --use-pgadmin; --use-pg-schema; --use-pg-delta; --fail-on LEVEL
				--level LEVEL`, Rules: []cli.Rule{{Option: "--file", Effect: cli.Works, Does: "writes a migration"}}},
			{Name: "dump", Effect: cli.Reads, Options: `
				-f, --file FILE; --data-only; --dry-run; --keep-comments; --role-only; --use-copy
				-x, --exclude LIST`, Rules: pgOutput},
			{Name: "pull", Effect: cli.Works, Does: "writes a migration"},
			{Name: "push", Effect: cli.Changes, Does: "applies migrations to a database",
				Options: "--dry-run; --include-all; --include-roles; --include-seed",
				Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
			{Name: "reset", Effect: cli.Changes, Does: "resets a database", OpenOptions: true},
			{Name: "start", Effect: cli.Changes, Does: "starts a database"},
		}},
		{Name: "migration migrations", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "new fetch", Effect: cli.Works, Does: "writes a migration"},
			{Name: "up down repair squash", Effect: cli.Changes, Does: "changes a database", OpenOptions: true},
		}},
		{Name: "init bootstrap link unlink", Effect: cli.Works, Does: "writes the project's configuration",
			OpenOptions: true},
		{Name: "test", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "new", Effect: cli.Works, Does: "writes a test"},
				{Name: "db", Effect: cli.Runs, Does: "runs tests in a database"},
			}},
		{Name: "start stop login logout config seed", Effect: cli.Changes,
			Does: "changes containers, the project or credentials", OpenOptions: true},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// auth0 is the Auth0 CLI 1.20.
var auth0 = cli.Program{
	Name: "auth0", Style: cli.Pflag, Effect: cli.Unstated, Does: "what it does depends on its subcommand",
	Options: `
		--debug; --no-color; --no-input; -t, --tenant NAME; -h, --help; -v, --version; --json
		--json-compact; --csv; -n, --number N; -r, --reveal-secrets; -q, --query TEXT; -f, --filter TEXT
		--force; -u, --picker; -s, --sort TEXT; -d, --data JSON; --web; --no-browser`,
	Rules:  []cli.Rule{{Option: "--reveal-secrets", Effect: cli.ReadsSecrets, Does: "shows secrets"}},
	Probes: []string{"auth0 apps list", "auth0 logs list"},
	Commands: []cli.Command{
		{Name: "actions apis apps domains email event-streams events logs orgs roles rules users tenants " +
			"attack-protection ap protection universal-login ul token-exchange ips terraform tf test network-acl " +
			"phone quickstarts qs",
			Effect: cli.Unstated, Does: "what it does depends on its subcommand", Unlisted: remoteVerb,
			Commands: []cli.Command{
				{Name: "scopes members invitations invs permissions perms roles blocks templates provider providers " +
					"prompts branding bot-detection breached-password-detection bpd brute-force-protection bfp " +
					"suspicious-ip-throttling sit log-streams streams",
					Effect: cli.Unstated, Does: "what it does depends on its subcommand", Unlisted: remoteVerb,
					Commands: []cli.Command{{Name: "ips", Effect: cli.Pure, Unlisted: remoteVerb}}},
				{Name: "open", Effect: cli.Reads, OpenOptions: true},
				{Name: "use", Effect: cli.Changes, Does: "switches to another tenant"},
				{Name: "session-transfer", Effect: cli.Unstated, Does: "what it does depends on its subcommand",
					Unlisted: remoteVerb},
				{Name: "unblock verify customize trigger download generate login token", Effect: cli.Changes,
					Does: "changes the tenant or writes files", OpenOptions: true},
			}},
		{Name: "api", Inspect: inspectAuth0},
		{Name: "login logout", Effect: cli.Changes, Does: "changes stored credentials", OpenOptions: true},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// inspectAuth0 judges auth0 api [METHOD] URI: data makes it a POST.
func inspectAuth0(inv *cli.Invocation, r *cli.Report) {
	method := "get"
	if inv.Has("--data") {
		method = "post"
	}
	if len(inv.Operands) > 1 {
		if !inv.Operands[0].Static {
			r.Unknown("the method is not known statically")
			return
		}
		method = inv.Operands[0].Text
	}
	if in := inv.Input(); in.Text.Text != "" || in.File.Text != "" {
		if method == "get" && len(inv.Operands) < 2 {
			method = "post"
		}
	}
	if method == "get" || method == "GET" {
		r.Add(cli.Reads, "")
		return
	}
	r.Add(cli.Changes, "changes the tenant")
}
