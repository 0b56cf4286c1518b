package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the programs of ansible-core 2.19 that stay on this machine,
// and ansible-lint 25.

const ansibleBase = "-v, --verbose; -h, --help; --version\n"

const galaxyServer = `
	-s, --server URL; --token, --api-key TEXT; -c, --ignore-certs; --timeout N; --api-version VERSION;`

var ansibleGalaxy = cli.Program{
	Name: "ansible-galaxy", Effect: cli.Pure,
	Options: ansibleBase + galaxyServer,
	Probes:  []string{"ansible-galaxy collection list", "ansible-galaxy role list"},
	Commands: []cli.Command{
		{Name: "collection", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-p, --collections-path DIR; --format FORMAT"},
			{Name: "verify", Effect: cli.Reads, Options: `
				-p, --collections-path DIR; -i, --ignore-errors; --offline; -r, --requirements-file FILE
				--keyring FILE; --signature URL; --required-valid-signature-count N
				--ignore-signature-status-code LIST; --ignore-signature-status-codes LIST`},
			{Name: "build", Effect: cli.Works, Does: "packages a collection",
				Options: "-f, --force; --output-path >DIR/"},
			{Name: "init", Effect: cli.Works, Does: "writes a collection", Options: `
				-f, --force; --init-path DIR; --collection-skeleton DIR; -e, --extra-vars VARS`, Rules: galaxyInit},
			{Name: "download", Effect: cli.Works, Does: "downloads collections", Options: `
				-p, --download-path >DIR/; -n, --no-deps; -r, --requirements-file FILE; --pre; --no-cache
				--clear-response-cache`},
			{Name: "install", Options: `
				-p, --collections-path DIR; -f, --force; --force-with-deps; -i, --ignore-errors; -n, --no-deps
				-r, --requirements-file FILE; --pre; -U, --upgrade; --keyring FILE; --disable-gpg-verify
				--signature URL; --required-valid-signature-count N; --ignore-signature-status-code LIST
				--ignore-signature-status-codes LIST; --offline; --no-cache; --clear-response-cache`,
				Inspect: inspectGalaxyInstall},
			{Name: "publish", Effect: cli.Changes, Does: "publishes a collection",
				Options: "--no-wait; --import-timeout N"},
		}},
		{Name: "role", Effect: cli.Pure, Commands: galaxyRole},
		// The form before "role" was a word of its own.
		{Name: "list info search", Effect: cli.Reads, Options: galaxyFind},
		{Name: "install", Options: galaxyInstall, Inspect: inspectGalaxyInstall},
		{Name: "init", Effect: cli.Works, Does: "writes a role", Options: galaxyNew, Rules: galaxyInit},
		{Name: "remove delete import setup", Effect: cli.Changes, Does: "changes roles, here or on the server",
			Options: galaxyServe},
	},
}

const (
	galaxyFind    = "-p, --roles-path DIR; --offline; --platforms LIST; --galaxy-tags LIST; --author NAME\n"
	galaxyInstall = `
		-p, --roles-path DIR; -f, --force; --force-with-deps; -i, --ignore-errors; -n, --no-deps
		-r, --role-file FILE; -g, --keep-scm-meta;`
	galaxyNew = `
		-f, --force; --init-path DIR; --offline; --role-skeleton DIR; --type TYPE; -e, --extra-vars VARS;`
	galaxyServe = `
		-p, --roles-path DIR; --no-wait; --branch NAME; --role-name NAME; --status; --remove ID; --list;`
)

var galaxyRole = []cli.Command{
	{Name: "list info search", Effect: cli.Reads, Options: galaxyFind},
	{Name: "install", Options: galaxyInstall, Inspect: inspectGalaxyInstall},
	{Name: "init", Effect: cli.Works, Does: "writes a role", Options: galaxyNew, Rules: galaxyInit},
	{Name: "remove delete import setup", Effect: cli.Changes, Does: "changes roles, here or on the server",
		Options: galaxyServe},
}

var (
	galaxyInit = []cli.Rule{{Option: "--init-path", Effect: cli.WritesTo, Does: "writes its files"}}
)

// inspectGalaxyInstall: with a path it installs there, else for the user.
func inspectGalaxyInstall(inv *cli.Invocation, r *cli.Report) {
	n := "--collections-path"
	if len(inv.Path) < 3 || inv.Path[1] != "collection" {
		n = "--roles-path"
	}
	for _, p := range inv.All(n) {
		r.Path(cli.WritesTo, p, "installs into a directory")
	}
	if !inv.Has(n) {
		r.Add(cli.Changes, "installs for the whole user")
	}
}

var ansibleVaultProgram = cli.Program{
	Name: "ansible-vault", Effect: cli.Pure,
	Options: ansibleBase + ansibleVault + `
		--encrypt-vault-id ID; --new-vault-id ID; --new-vault-password-file FILE; --output >FILE`,
	Rules: []cli.Rule{{Option: "--output", Value: "!-", Effect: cli.WritesTo,
		Does: "writes the result to a file"}},
	Commands: []cli.Command{
		{Name: "view", Effect: cli.ReadsSecrets, Does: "shows secrets",
			Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "encrypt", Inspect: inspectVaultFiles},
		{Name: "decrypt", Inspect: inspectVaultFiles},
		{Name: "rekey", Effect: cli.Pure, Operands: cli.Operands{Each: cli.WritesTo, Does: "encrypts files anew"}},
		{Name: "create edit", Effect: cli.Interactive, Does: "opens an editor", Options: "--skip-tty-check"},
		{Name: "encrypt_string", Effect: cli.Pure,
			Options: "-n, --name NAME; -p, --prompt; --show-input; --stdin-name NAME"},
	},
}

// inspectVaultFiles: files are rewritten where they stand, unless --output is
// given.
func inspectVaultFiles(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		switch {
		case w.Text == "-":
			r.Add(cli.Pure, "")
		case inv.Has("--output"):
			r.Path(cli.ReadsFrom, w, "")
		default:
			r.Path(cli.WritesTo, w, inv.Path[1]+"s files")
		}
	}
	r.Add(cli.ReadsSecrets, "")
}

var ansibleInventoryProgram = cli.Program{
	Name: "ansible-inventory", Effect: cli.Reads,
	Options: ansibleBase + ansibleVault + `
		-i, --inventory, --inventory-file HOSTS; -l, --limit SUBSET; --flush-cache; -e, --extra-vars VARS
		--playbook-dir DIR; --list; --host NAME; --graph; -y, --yaml; --toml; --vars; --export
		--output >FILE`,
}

var ansibleDoc = cli.Program{
	Name: "ansible-doc", Effect: cli.Reads,
	Options: ansibleBase + `
		-M, --module-path !DIR; --playbook-dir DIR; -t, --type TYPE; -j, --json; -r, --roles-path DIR
		-e, --entry-point NAME; -s, --snippet; -F, --list_files; -l, --list; --metadata-dump
		--no-fail-on-errors`,
}

var ansibleConfig = cli.Program{
	Name: "ansible-config", Effect: cli.Pure,
	Options: ansibleBase + `
		-c, --config FILE; -t, --type TYPE; -f, --format FORMAT; --only-changed, --changed-only; --disabled`,
	Commands: []cli.Command{
		{Name: "list dump view validate", Effect: cli.Reads},
		{Name: "init", Effect: cli.Pure},
	},
}

var ansibleLint = cli.Program{
	Name: "ansible-lint", Effect: cli.Reads,
	Options: ansibleBase + `
		-P, --list-profiles; -L, --list-rules; -T, --list-tags; -f, --format FORMAT; --sarif-file FILE; -q
		--profile NAME; -p, --parseable; --project-dir DIR; -r, --rules-dir !DIR; -R; -s, --strict
		--fix[=LIST]; --write[=LIST]; --show-relpath; -t, --tags LIST; -x, --skip-list LIST
		-w, --warn-list LIST; --enable-list LIST; --nocolor; --force-color; --exclude LIST
		-c, --config-file FILE; -i, --ignore-file FILE; --yamllint-file FILE; --offline; --generate-ignore
		--supported-ansible-also; --cache-dir DIR`,
	Rules: []cli.Rule{
		{Option: "--fix --write", Effect: cli.Works, Does: "rewrites playbooks"},
		{Option: "--generate-ignore", Effect: cli.Works, Does: "writes a list of exceptions"},
		{Option: "--sarif-file", Effect: cli.WritesTo, Does: "writes a report"},
		{Option: "--rules-dir", Effect: cli.Runs, Does: "runs rules of the project"},
	},
}

// ansibleTest runs a collection's tests; what they do is the collection's.
var ansibleTest = cli.Program{
	Name: "ansible-test", Effect: cli.Pure, Options: `
		-h, --help; --version; -v, --verbose; --color MODE; --debug; --truncate N; --redact`,
	Commands: []cli.Command{
		{Name: "sanity", Effect: cli.Works, Does: "checks a collection", Options: `
			--test NAME; --skip-test NAME; --allow-disabled; --list-tests; --enable-optional-errors; --lint
			--junit; --failure-ok; --python VERSION; --docker[=IMAGE]; --venv; --requirements; --changed
			--base-branch NAME; --base-url URL; --exclude DIR; --include DIR; --list-targets; --coverage
			--prime-venvs; --explain`},
		{Name: "units", Effect: cli.Works, Does: "runs the project's tests", Options: `
			--python VERSION; --docker[=IMAGE]; --venv; --requirements; --coverage; --num-workers N
			--requirements-mode MODE; --collect-only; --changed; --explain`},
		{Name: "env", Effect: cli.Reads, Options: "--show; --dump; --list-files; --timeout N"},
		{Name: "integration network-integration windows-integration shell", Effect: cli.Runs,
			Does: "runs the project's tests on other machines"},
		{Name: "coverage", Effect: cli.Works, Does: "handles coverage data"},
	},
}
