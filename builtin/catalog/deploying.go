package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the command lines that deploy web sites and functions: Vercel,
// Netlify, Cloudflare, Railway, Render, Firebase and Supabase.

// vercel is Vercel CLI 44; without a subcommand it deploys.
var vercel = cli.Program{
	Name: "vercel", Also: "vc", Effect: cli.Changes, Does: "deploys the project",
	Options: `
		-A, --local-config FILE; -Q, --global-config DIR; -d, --debug; -t, --token TEXT; -S, --scope NAME
		-T, --team NAME; --cwd @DIR; --no-color; -h, --help; -v, --version; --prod; -b, --build-env PAIR
		-e, --env PAIR; -m, --meta PAIR; -y, --yes; -f, --force; --prebuilt; --archive[=FORMAT]; --no-wait
		--skip-domain; --target NAME; --public; -l, --logs; --with-cache; -n, --name NAME; --regions LIST`,
	Operands: cli.Operands{Each: cli.Changes},
	Probes:   []string{"vercel ls", "vercel whoami", "vercel inspect"},
	Commands: []cli.Command{
		{Name: "list ls", Effect: cli.Reads, Options: `
			--environment NAME; --next N; --policy PAIR; --status LIST; --prod; -N, --limit N; --format FORMAT`},
		{Name: "inspect", Effect: cli.Reads, Options: "--timeout DURATION; --wait; --json; --format FORMAT"},
		{Name: "logs log", Effect: cli.Reads, Options: `
			-j, --json; --follow; --since TIME; --until TIME; --limit N; --level LIST`},
		{Name: "whoami", Effect: cli.Reads, Options: "--format FORMAT"},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: "--output >DIR/; --standalone"},
		{Name: "pull", Effect: cli.Works, Does: "writes the project's settings, secrets included",
			Options: "--environment NAME; --git-branch NAME"},
		{Name: "link", Effect: cli.Works, Does: "links the directory to a project",
			Options: "-p, --project NAME; --repo; -r"},
		{Name: "init", Effect: cli.Works, Does: "writes an example project"},
		{Name: "dev develop", Effect: cli.Runs, Does: "runs the project", Options: "--listen PORT"},
		{Name: "env", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads, Options: "--guidance; --format FORMAT"},
			{Name: "pull", Effect: cli.Works, Does: "writes secrets to a file",
				Operands: cli.Operands{Each: cli.WritesTo}, Options: "--environment NAME; --git-branch NAME"},
			{Name: "run", Effect: cli.Runs, Does: "runs a command with secrets", StopAtOperand: true},
			{Name: "add rm remove update", Effect: cli.Changes, Does: "changes settings of the project",
				Options: "--sensitive; --value TEXT"},
		}},
		{Name: "domains dns certs alias aliases teams team switch project projects integration " +
			"integration-resource ir target targets blob guidance telemetry rolling-release rr cache redirects " +
			"webhooks microfrontends",
			Effect: cli.Unstated, Does: "what it does depends on its subcommand", Unlisted: remoteVerb,
			Options: "--limit N; --next N; --format FORMAT; --json; -N"},
		{Name: "bisect", Effect: cli.Interactive, Does: "asks for deployments"},
		{Name: "deploy redeploy promote rollback remove rm login logout git buy httpstat install i mcp",
			Effect: cli.Changes, Does: "changes deployments or credentials", OpenOptions: true},
	},
}

// netlify is Netlify CLI 23.
var netlify = cli.Program{
	Name: "netlify", Also: "ntl", Effect: cli.Pure, Unlisted: herokuLike,
	Options: `
		--auth TEXT; --debug; --filter NAME; --site ID; -s; --json; --silent; -h, --help; -v, --version; -V
		--context NAME; --scope NAME`,
	Probes: []string{"netlify status"},
	Commands: []cli.Command{
		{Name: "status status:hooks sites:list sites:search functions:list env:list env:get addons:list " +
			"blobs:list blobs:get logs logs:function logs:deploy logs:functions watch api:list teams:list",
			Effect: cli.Reads, Options: "--plain; --verbose; --list; --level LEVEL; --interval N"},
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: "--offline; --dry",
			Rules: []cli.Rule{{Option: "--dry", Lowers: true, Effect: cli.Reads}}},
		{Name: "dev dev:exec serve", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
		{Name: "api", Effect: cli.Unstated, Does: "calls any method", Options: "-d, --data JSON; --list"},
		{Name: "link unlink init", Effect: cli.Works, Does: "links the directory to a site", OpenOptions: true},
		{Name: "deploy login logout switch env:set env:unset env:import env:clone sites:create sites:delete " +
			"functions:create functions:build functions:invoke blobs:set blobs:delete addons:create addons:delete " +
			"addons:config unlock completion recipes open open:admin open:site db", Effect: cli.Changes,
			Does: "changes a site or credentials", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}

// herokuLike judges GROUP:VERB.
func herokuLike(path []string, name string) *cli.Command {
	if i := strings.LastIndexByte(name, ':'); i >= 0 {
		return remoteVerb(path, name[i+1:])
	}
	return nil
}

// wrangler is Cloudflare's Wrangler 4.
var wrangler = cli.Program{
	Name: "wrangler", Effect: cli.Pure,
	Options: `
		-c, --config FILE; --cwd @DIR; -e, --env NAME; --env-file FILE; -h, --help; -v, --version
		--experimental-vectorize-bind-to-prod; --json; -J; --name NAME; --remote; --local; --preview
		--persist-to DIR; -y; --profile NAME`,
	Probes: []string{"wrangler whoami", "wrangler deployments list"},
	Commands: []cli.Command{
		{Name: "whoami", Effect: cli.Reads},
		{Name: "docs help", Effect: cli.Pure, AnyOperands: true},
		{Name: "tail", Effect: cli.Reads, Options: `
			--format FORMAT; --status NAME; --header TEXT; --method NAME; --sampling-rate N; --search TEXT
			--ip IP; --version-id ID`},
		{Name: "check", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "startup", Effect: cli.Works, Does: "writes a profile",
				OpenOptions: true}}},
		{Name: "types", Effect: cli.Works, Does: "writes types", OpenOptions: true},
		{Name: "init generate", Effect: cli.Works, Does: "writes a project", OpenOptions: true},
		{Name: "setup", Effect: cli.Works, Does: "changes the project's configuration", OpenOptions: true},
		{Name: "dev", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
		{Name: "build", Effect: cli.Works, Does: "builds the project", OpenOptions: true},
		{Name: "deploy", Effect: cli.Changes, Does: "deploys the project", Options: `
			--dry-run; --outdir >DIR/; --outfile >FILE; --minify; --keep-vars; --var PAIR; --define PAIR
			--alias PAIR; --triggers LIST; --routes LIST; --domains LIST; --compatibility-date DATE
			--compatibility-flags LIST; --latest; --no-bundle; --assets DIR; --site DIR; --tsconfig FILE
			--upload-source-maps; --logpush; --dispatch-namespace NAME; --metafile[=FILE]; --old-asset-ttl N
			--legacy-env; --containers-rollout MODE; --tag TEXT; --message TEXT; --strict`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Works, Does: "builds the project"},
			}},
		{Name: "d1", Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
			{Name: "execute", Options: "--command TEXT; --file FILE; -y, --yes", Inspect: inspectD1},
			{Name: "export", Effect: cli.Reads,
				Options: "--output >FILE; --table NAME; --no-data; --no-schema; -y, --yes", Rules: dockerOutput},
			{Name: "insights", Effect: cli.Reads, OpenOptions: true},
			{Name: "migrations time-travel", Effect: cli.Pure, Unlisted: remoteVerb,
				Commands: []cli.Command{{Name: "restore", Effect: cli.Changes, Does: "restores a database",
					OpenOptions: true}}},
		}},
		{Name: "kv r2 queues vectorize hyperdrive workflows pipelines secrets-store versions deployments cert " +
			"mtls-certificate dispatch-namespace vpc containers pages secret ai ai-search tunnel browser email",
			Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
				{Name: "namespace key bulk bucket object consumer instances store secret deployment project functions " +
					"models finetune service domain cors lifecycle lock notification dev-url sippy catalog sql images " +
					"download streams sinks registries subscription",
					Effect: cli.Unstated, Does: "what it does depends on its subcommand", Unlisted: remoteVerb,
					Commands: []cli.Command{
						{Name: "build", Effect: cli.Works, Does: "builds the project", OpenOptions: true},
						{Name: "pause-delivery resume-delivery abort-multipart", Effect: cli.Changes,
							Does: "changes what the service holds", OpenOptions: true},
						{Name: "production-branch tail", Effect: cli.Reads, OpenOptions: true},
					}},
				{Name: "upload bulk-put", Effect: cli.Changes, Does: "changes what the service holds", OpenOptions: true},
				{Name: "query get-vectors list-vectors list-metadata-index", Effect: cli.Reads, OpenOptions: true},
				{Name: "insert upsert delete-vectors create-metadata-index delete-metadata-index", Effect: cli.Changes,
					Does: "changes what the service holds", OpenOptions: true},
				{Name: "dev", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
			}},
		{Name: "login logout delete rollback publish triggers telemetry", Effect: cli.Changes,
			Does: "changes deployments or credentials", OpenOptions: true},
	},
}

// railway is the Railway CLI 4.
var railway = cli.Program{
	Name: "railway", Effect: cli.Pure, Options: `
		-h, --help; -V, --version; -s, --service NAME; -e, --environment NAME; --json; -d, --detach
		-y, --yes; -p, --project NAME`,
	Probes: []string{"railway status"},
	Commands: []cli.Command{
		{Name: "status list whoami docs logs", Effect: cli.Reads, OpenOptions: true},
		{Name: "variables variable vars", Effect: cli.ReadsSecrets, Does: "shows the service's variables",
			Options: "-k, --kv; --set PAIR; --skip-deploys",
			Rules:   []cli.Rule{{Option: "--set", Effect: cli.Changes, Does: "changes the service's variables"}}},
		{Name: "link unlink init", Effect: cli.Works, Does: "links the directory to a project", OpenOptions: true},
		{Name: "run local", StopAtOperand: true, Wraps: &cli.Wrap{}},
		{Name: "shell", Effect: cli.Interactive, Does: "opens a shell"},
		{Name: "ssh connect", Effect: cli.Interactive, Does: "opens a shell on another machine", OpenOptions: true},
		{Name: "up down deploy redeploy restart add environment volume domain service scale login logout open " +
			"upgrade functions dev", Effect: cli.Changes, Does: "changes deployments or credentials",
			OpenOptions: true},
		{Name: "help completion", Effect: cli.Pure, AnyOperands: true},
	},
}

// render is the Render CLI 2.
var render = cli.Program{
	Name: "render", Style: cli.Pflag, Effect: cli.Pure,
	Options: "-o, --output FORMAT; --confirm; -h, --help; -v, --version",
	Probes:  []string{"render services -o json"},
	Commands: []cli.Command{
		{Name: "services", Effect: cli.Reads, OpenOptions: true, Unlisted: remoteVerb},
		{Name: "logs whoami projects environments", Effect: cli.Reads, OpenOptions: true, Unlisted: remoteVerb},
		{Name: "deploys jobs", Effect: cli.Pure, Unlisted: remoteVerb},
		{Name: "workspace blueprints", Effect: cli.Pure, Unlisted: remoteVerb,
			Commands: []cli.Command{{Name: "current", Effect: cli.Reads}}},
		{Name: "psql ssh pgcli", Effect: cli.Interactive, Does: "opens a shell on another machine",
			OpenOptions: true},
		{Name: "login restart", Effect: cli.Changes, Does: "changes services or credentials", OpenOptions: true},
	},
}
