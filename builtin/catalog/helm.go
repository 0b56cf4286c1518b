package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// Options that many of helm's subcommands share.
const (
	helmValues = `
		--set PAIR; --set-file PAIR; --set-json PAIR; --set-literal PAIR; --set-string PAIR
		-f, --values FILE;`
	helmChart = `
		--ca-file FILE; --cert-file FILE; --devel; --insecure-skip-tls-verify; --key-file FILE
		--keyring FILE; --pass-credentials; --password TEXT; --plain-http; --repo URL; --username NAME
		--verify; --version VERSION
	`
	helmRelease = helmValues + helmChart + `
		--atomic; --create-namespace; --dependency-update; --description TEXT; --disable-openapi-validation
		--dry-run[=HOW]; --enable-dns; --force; --force-replace; --force-conflicts; --server-side[=HOW]
		-g, --generate-name; --hide-notes; --hide-secret; -l, --labels LIST; --name-template TEXT
		--no-hooks; -o, --output FORMAT; --post-renderer PROGRAM; --post-renderer-args TEXT
		--render-subchart-notes; --replace; --skip-crds; --skip-schema-validation; --take-ownership
		--timeout DURATION; --wait[=HOW]; --wait-for-jobs; --rollback-on-failure; --cleanup-on-fail
		--history-max N; -i, --install; --reset-then-reuse-values; --reset-values; --reuse-values
	`
)

var helmDry = []cli.Rule{
	{Option: "--dry-run", Value: "!none false False FALSE f F 0", Lowers: true, Effect: cli.Reads},
	{Option: "--post-renderer", Effect: cli.ExecutesProgram},
}

var helmDryOnly = []cli.Rule{
	{Option: "--dry-run", Value: "!none false False FALSE f F 0", Lowers: true, Effect: cli.Reads},
}

// helm is Helm 3.18 and 4.0, with the plug-in diff 3.12.
var helm = cli.Program{
	Name:  "helm",
	Env:   "HELM_* ~KUBECONFIG KUBE*",
	Style: cli.Pflag,
	Options: `
		--burst-limit N; --debug; --kube-apiserver ADDRESS; --kube-as-group NAME; --kube-as-user NAME
		--kube-ca-file FILE; --kube-context NAME; --kube-insecure-skip-tls-verify
		--kube-tls-server-name NAME; --kube-token TOKEN; --kubeconfig !FILE; -n, --namespace NAME; --qps N
		--registry-config FILE; --repository-cache DIR; --repository-config FILE; --content-cache DIR
		--color MODE; --colour MODE; -h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"helm list -A", "helm repo list"},
	Commands: []cli.Command{
		{Name: "list ls", Effect: cli.Reads, Options: `
			-a, --all; -A, --all-namespaces; -d, --date; --deployed; --failed; -f, --filter TEXT; -m, --max N
			--no-headers; --offset N; -o, --output FORMAT; --pending; -r, --reverse; -l, --selector QUERY
			-q, --short; --superseded; --time-format TEXT; --uninstalled; --uninstalling`},
		{Name: "status", Effect: cli.Reads,
			Options: "-o, --output FORMAT; --revision N; --show-desc; --show-resources"},
		{Name: "history hist", Effect: cli.Reads, Options: "--max N; -o, --output FORMAT"},
		{Name: "get", Effect: cli.Pure, Options: "--revision N; -o, --output FORMAT; --template TEXT; -a, --all",
			Commands: []cli.Command{
				{Name: "values all", Effect: cli.ReadsSecrets, Does: "shows a release's values, secrets included"},
				{Name: "hooks manifest metadata notes", Effect: cli.Reads},
			}},
		{Name: "show inspect", Effect: cli.Pure, Options: helmChart + "--jsonpath TEXT", Commands: []cli.Command{
			{Name: "all chart crds readme values", Effect: cli.Reads},
		}},
		{Name: "search", Effect: cli.Pure, Options: `
			--endpoint URL; --fail-on-no-result; --list-repo-url; --max-col-width N; -o, --output FORMAT
			--devel; -r, --regexp; --version VERSION; -l, --versions`,
			Commands: []cli.Command{{Name: "hub repo", Effect: cli.Reads}}},
		{Name: "template", Effect: cli.Reads, Options: helmRelease + `
			-a, --api-versions LIST; --include-crds; --is-upgrade; --kube-version VERSION; --output-dir >DIR/
			--release-name; -s, --show-only FILE; --skip-tests; --validate`,
			Rules: []cli.Rule{
				{Option: "--dependency-update", Effect: cli.Works, Does: "downloads charts"},
				{Option: "--post-renderer", Effect: cli.ExecutesProgram},
			}},
		{Name: "lint", Effect: cli.Reads, Options: helmValues + `
			--kube-version VERSION; --quiet; --skip-schema-validation; --strict; --with-subcharts`},
		{Name: "verify", Effect: cli.Reads, Options: "--keyring FILE"},
		{Name: "env", Effect: cli.Reads},
		{Name: "version", Effect: cli.Pure, Options: "--short; --template TEXT; -c, --client"},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
		{Name: "completion", Effect: cli.Pure, AnyOperands: true,
			Options: "--no-descriptions"},
		{Name: "diff", Effect: cli.Pure, Options: helmRelease + `
			--allow-unreleased; -a, --api-versions LIST; -C, --context N; --detailed-exitcode
			--disable-validation; --dry-run-mode MODE; --find-renames N; --include-crds; --include-tests
			--kube-version VERSION; --no-color; --normalize-manifests; -q, --suppress-secrets; --show-secrets
			--show-secrets-decoded; --strip-trailing-cr; --suppress LIST; --suppress-output-line-regex TEXT
			--three-way-merge; --home DIR`,
			Commands: []cli.Command{
				{Name: "upgrade release revision rollback", Effect: cli.Reads, Rules: []cli.Rule{
					{Option: "--show-secrets --show-secrets-decoded", Effect: cli.ReadsSecrets, Does: "shows secrets"},
					{Option: "--post-renderer", Effect: cli.ExecutesProgram},
				}},
				{Name: "version", Effect: cli.Pure},
			}},

		// Local files.
		{Name: "create", Effect: cli.Pure, Options: "-p, --starter NAME",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "writes a chart"}},
		{Name: "package", Effect: cli.Works, Does: "packages a chart", Options: `
			--app-version VERSION; -u, --dependency-update; -d, --destination >DIR/; --key NAME; --keyring FILE
			--passphrase-file FILE; --sign; --version VERSION; --ca-file FILE; --cert-file FILE
			--insecure-skip-tls-verify; --key-file FILE; --password TEXT; --plain-http; --username NAME`},
		{Name: "pull fetch", Effect: cli.Works, Does: "downloads a chart",
			Options: helmChart + "-d, --destination >DIR/; --prov; --untar; --untardir DIR",
			Rules: []cli.Rule{{Option: "--destination --untardir", Effect: cli.WritesTo,
				Does: "downloads a chart"}}},
		{Name: "dependency dep dependencies", Effect: cli.Pure, Options: `
			--keyring FILE; --skip-refresh; --verify; --max-col-width N; --ca-file FILE; --cert-file FILE
			--insecure-skip-tls-verify; --key-file FILE; --password TEXT; --plain-http; --username NAME`,
			Commands: []cli.Command{
				{Name: "list ls", Effect: cli.Reads},
				{Name: "build update up", Effect: cli.Works, Does: "downloads charts",
					Operands: cli.Operands{Each: cli.WritesTo}},
			}},
		{Name: "repo", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads, Options: "-o, --output FORMAT; --no-headers"},
			{Name: "add", Effect: cli.Works, Does: "adds a chart repository", Options: `
				--allow-deprecated-repos; --ca-file FILE; --cert-file FILE; --force-update
				--insecure-skip-tls-verify; --key-file FILE; --no-update; --pass-credentials; --password TEXT
				--password-stdin; --timeout DURATION; --username NAME`},
			{Name: "update up", Effect: cli.Works, Does: "updates the lists of charts",
				Options: "--fail-on-repo-update-fail; --timeout DURATION"},
			{Name: "index", Effect: cli.Reads, Options: "--json; --merge FILE; --url URL",
				Operands: cli.Operands{Each: cli.WritesTo, Does: "writes an index"}},
			{Name: "remove rm", Effect: cli.Changes, Does: "removes a chart repository"},
		}},

		// Clusters and registries.
		{Name: "install", Effect: cli.Changes, Does: "installs a release", Options: helmRelease, Rules: helmDry},
		{Name: "upgrade", Effect: cli.Changes, Does: "changes a release", Options: helmRelease, Rules: helmDry},
		{Name: "rollback", Effect: cli.Changes, Does: "rolls a release back", Rules: helmDryOnly, Options: `
			--cleanup-on-fail; --dry-run[=HOW]; --force; --force-replace; --force-conflicts
			--server-side[=HOW]; --history-max N; --no-hooks; --recreate-pods; --timeout DURATION; --wait[=HOW]
			--wait-for-jobs`},
		{Name: "uninstall un delete del", Effect: cli.Changes, Does: "uninstalls a release", Rules: helmDryOnly,
			Options: `
			--cascade MODE; --description TEXT; --dry-run[=HOW]; --ignore-not-found; --keep-history; --no-hooks
			--timeout DURATION; --wait[=HOW]; --purge`},
		{Name: "test", Effect: cli.Changes, Does: "runs a release's tests in the cluster",
			Options: "--filter TEXT; --hide-notes; --logs; --timeout DURATION"},
		{Name: "push", Effect: cli.Changes, Does: "pushes a chart to a registry", Options: `
			--ca-file FILE; --cert-file FILE; --insecure-skip-tls-verify; --key-file FILE; --password TEXT
			--plain-http; --username NAME`},
		{Name: "registry", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "login", Effect: cli.Changes, Does: "stores credentials of a registry", Options: `
				--ca-file FILE; --cert-file FILE; --insecure; --key-file FILE; -p, --password TEXT
				--password-stdin; --plain-http; -u, --username NAME`},
			{Name: "logout", Effect: cli.Changes, Does: "removes credentials of a registry"},
		}},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads, Options: "--type NAME"},
			{Name: "verify", Effect: cli.Reads, Options: "--keyring FILE"},
			{Name: "install add update up uninstall rm remove", Effect: cli.Changes, Does: "changes helm's plug-ins",
				Options: "--version VERSION; --keyring FILE; --verify"},
			{Name: "package", Effect: cli.Works, Does: "packages a plug-in", Options: `
				-d, --destination >DIR/; --key NAME; --keyring FILE; --sign; --passphrase-file FILE`},
		}},
	},
}
