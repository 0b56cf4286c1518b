package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns workflows in clusters and releases of packages: Argo
// Workflows' argo 3.7, Tekton's tkn 0.42, semantic-release 24 and Changesets'
// changeset 2.29. gitops.go owns Argo CD.

var argo = cli.Program{
	Name: "argo", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--argo-base-href PATH; --argo-http1; -s, --argo-server ADDR; --as USER; --as-group LIST; --as-uid ID
		--certificate-authority FILE; --client-certificate FILE; --client-key FILE; --cluster NAME
		--context NAME; --disable-compression; --gloglevel N; -H, --header TEXT; -h, --help
		--insecure-skip-tls-verify; -k, --insecure-skip-verify; --instanceid ID; --kubeconfig !FILE
		--loglevel LEVEL; --log-format FORMAT; -n, --namespace NAME; --password TEXT; --proxy-url URL
		--request-timeout DURATION; -e, --secure; --server ADDR; --tls-server-name NAME; --token TEXT
		--user NAME; --username NAME; -v, --verbose`,
	Probes: []string{"argo list -A", "argo template list"},
	Commands: []cli.Command{
		{Name: "list get logs watch wait", Effect: cli.Reads, Options: `
			-A, --all-namespaces; --chunk-size N; --completed; --failed; --running; --fields LIST; --no-headers
			--older TEXT; --since TEXT; -o, --output FORMAT; --prefix TEXT; -r, --resubmitted
			-l, --selector QUERY; --status LIST; --no-color; --node-field-selector TEXT; -f, --follow
			-c, --container NAME; --grep TEXT; -p, --previous; --since-time TIME; --tail N; --timestamps
			--ignore-not-found; --no-utf8; --field-selector TEXT`},
		{Name: "lint", Effect: cli.Reads,
			Options: "--kinds LIST; --no-color; --offline; -o, --output FORMAT; --strict"},
		{Name: "auth", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "token", Effect: cli.ReadsSecrets, Does: "shows a token"}}},
		{Name: "template cron cluster-template archive", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list get list-label-keys list-label-values", Effect: cli.Reads, Options: `
				-A, --all-namespaces; -o, --output FORMAT; -l, --selector QUERY; --chunk-size N`},
			{Name: "lint", Effect: cli.Reads, Options: "-o, --output FORMAT; --strict"},
			{Name: "create update delete suspend resume backfill resubmit retry", Effect: cli.Changes,
				Does: "changes workflows"}}},
		{Name: "submit create delete stop terminate suspend resume retry resubmit node cp executor-plugin",
			Effect: cli.Changes, Does: "changes workflows"},
		{Name: "server", Effect: cli.Runs, Does: "starts a server"},
		{Name: "version", Effect: cli.Reads, Options: "--short"},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

var tkn = cli.Program{
	Name: "tkn", Style: cli.Pflag, Effect: cli.Pure, Options: `
		-c, --context NAME; -k, --kubeconfig !FILE; -n, --namespace NAME; -C, --no-color; -h, --help`,
	Probes: []string{"tkn pipelinerun list"},
	Commands: []cli.Command{
		{Name: "pipeline p pipelines pipelinerun pr pipelineruns task t tasks taskrun tr taskruns clustertask ct " +
			"customrun cr eventlistener el triggerbinding tb triggertemplate tt clustertriggerbinding ctb " +
			"clusterinterceptor", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls describe desc logs", Effect: cli.Reads, Options: `
				-A, --all-namespaces; --allow-missing-template-keys; --label TEXT; --limit N; --no-headers
				-o, --output FORMAT; --reverse; --show-managed-fields; --template TEXT; -L, --last; -F, --fzf
				-f, --follow; -a, --all; -t, --task LIST; --step LIST; -s; --timestamps; --prefix
				-E, --exit-with-pipelinerun-error; --hide-step`},
			{Name: "start delete rm remove cancel sign", Effect: cli.Changes, Does: "changes runs of the cluster"},
			{Name: "export verify", Effect: cli.Reads, Options: `
				-f, --from-file; -o, --output FORMAT; -K, --key-file FILE; -m, --kms-key URI
				--show-managed-fields`}}},
		{Name: "hub", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "search get info check-upgrade", Effect: cli.Reads, Options: `
			--api-server URL; --from NAME; --version VERSION; -o, --output FORMAT; --kinds LIST; --tags LIST
			--categories LIST; --platforms LIST; -l, --limit N; --match TYPE; --as-clustertask; --type NAME`,
				Operands: cli.Operands{Each: cli.Pure}}, {Name: "install reinstall upgrade downgrade",
				Effect: cli.Changes, Does: "changes tasks of the cluster"}}},
		{Name: "bundle", Effect: cli.Pure, Commands: []cli.Command{{Name: "list", Effect: cli.Reads, Options: `
			--allow-missing-template-keys; -o, --output FORMAT; --remote-bearer TEXT; --remote-password TEXT
			--remote-skip-tls; --remote-username NAME; --show-managed-fields; --template TEXT`}, {Name: "push",
			Effect: cli.Changes, Does: "publishes a bundle"}}},
		{Name: "chain", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "payload signature", Effect: cli.Reads,
				Options: "-S, --skip-verify; --chains-namespace NAME"}}},
		{Name: "version", Effect: cli.Reads, Options: "--check; --component NAME"},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// semantic-release --dry-run still runs the project's plug-ins.
var semanticRelease = cli.Program{
	Name: "semantic-release", Effect: cli.Changes, Does: "publishes a release",
	Options: `
		-b, --branches LIST; -r, --repository-url URL; -t, --tag-format TEXT; -p, --plugins LIST
		-e, --extends LIST; --ci; --no-ci; --verify-conditions LIST; --analyze-commits LIST
		--verify-release LIST; --generate-notes LIST; --prepare LIST; --publish LIST; --success LIST
		--fail LIST; --debug; -d, --dry-run; -h, --help; -v, --version`,
	Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Runs,
		Does: "runs the project's plug-ins"}},
}

var changeset = cli.Program{
	Name: "changeset", Effect: cli.Interactive, Does: "asks what changed",
	Options: "-h, --help; -v, --version; --empty; --open",
	Rules:   []cli.Rule{{Option: "--empty", Lowers: true, Effect: cli.Works, Does: "writes a changeset"}},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: "--verbose; --since NAME; --output >FILE"},
		{Name: "add", Effect: cli.Interactive, Does: "asks what changed",
			Rules: []cli.Rule{{Option: "--empty", Lowers: true, Effect: cli.Works, Does: "writes a changeset"}}},
		{Name: "init version pre", Effect: cli.Works, Does: "writes versions and change logs",
			Options: "--ignore NAME; --snapshot[=NAME]; --snapshot-prerelease-template TEXT"},
		{Name: "publish", Effect: cli.Changes, Does: "publishes packages"},
		{Name: "tag", Effect: cli.Works, Does: "tags versions"},
	},
}
