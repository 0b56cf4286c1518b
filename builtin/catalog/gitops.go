package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns what deploys to Kubernetes: Argo CD, Flux, Istio, Skaffold,
// Helmfile.

// argocd is Argo CD 3.1.
var argocd = cli.Program{
	Name: "argocd", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--argocd-context NAME; --auth-token TEXT; --client-crt FILE; --client-crt-key FILE; --config FILE
		--controller-name NAME; --core; --grpc-web; --grpc-web-root-path PATH; -H, --header TEXT; -h, --help
		--http-retry-max N; --insecure; --kube-context NAME; --logformat NAME; --loglevel LEVEL; --plaintext
		--port-forward; --port-forward-namespace NAME; --prompts-enabled; --redis-compress NAME
		--redis-haproxy-name NAME; --redis-name NAME; --repo-server-name NAME; --server ADDRESS
		--server-crt FILE; --server-name NAME; -o, --output FORMAT; -N, --app-namespace NAME
		-l, --selector QUERY; -p, --project NAME; -r, --repo URL; -c, --cluster NAME; -n, --name NAME
		-y, --yes; -f, --file FILE`,
	Probes: []string{"argocd app list"},
	Commands: []cli.Command{
		{Name: "app appset proj cluster repo repocreds cert gpg account", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list get diff history logs manifests resources wait can-i get-user-info get-role-info " +
				"get-resource", Effect: cli.Reads, OpenOptions: true},
			{Name: "actions role windows", Effect: cli.Pure, OpenOptions: true, Commands: []cli.Command{
				{Name: "list get", Effect: cli.Reads, OpenOptions: true},
				{Name: "run create delete update add-policy remove-policy add-group remove-group create-token " +
					"delete-token add disable-manual-sync enable-manual-sync list-tokens", Effect: cli.Changes,
					Does: "changes Argo CD", OpenOptions: true},
			}},
			{Name: "generate", Effect: cli.Reads, OpenOptions: true},
			{Name: "sync", Effect: cli.Changes, Does: "changes applications", OpenOptions: true,
				Options: "--dry-run", Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
			{Name: "create delete set unset rollback patch patch-resource delete-resource terminate-op add rm " +
				"add-source remove-source add-tls add-ssh edit rotate-auth update-password generate-token delete-token " +
				"add-destination remove-destination allow-cluster-resource deny-cluster-resource confirm-deletion",
				Effect: cli.Changes, Does: "changes applications", OpenOptions: true},
		}},
		{Name: "version", Effect: cli.Reads, Options: "--client; --short"},
		{Name: "context", Effect: cli.Reads, Options: "--delete",
			Operands: cli.Operands{Each: cli.Changes, Does: "changes the stored context"},
			Rules:    []cli.Rule{{Option: "--delete", Effect: cli.Changes, Does: "changes the stored context"}}},
		{Name: "login logout relogin configure", Effect: cli.Changes, Does: "changes stored credentials",
			OpenOptions: true},
		{Name: "admin", Effect: cli.Unstated, Does: "may change Argo CD"},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// flux is Flux 2.6.
var flux = cli.Program{
	Name: "flux", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--as USER; --as-group LIST; --as-uid ID; --cache-dir DIR; --certificate-authority FILE
		--client-certificate FILE; --client-key FILE; --cluster NAME; --context NAME; --disable-compression
		-h, --help; --insecure-skip-tls-verify; --kube-api-burst N; --kube-api-qps N; --kubeconfig !FILE
		-n, --namespace NAME; --server ADDRESS; --timeout DURATION; --tls-server-name NAME; --token TEXT
		--user NAME; --verbose; -A, --all-namespaces; -w, --watch; -o, --output FORMAT; -s, --silent
		-v, --version; --status-selector TEXT; --no-header; -f, --follow; --tail N; --since DURATION
		--kind NAME; --name NAME; --level LEVEL; --flux-namespace NAME`,
	Probes: []string{"flux get all -A", "flux check"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Pure, OpenOptions: true, Unlisted: optionsRead},
		{Name: "logs events stats trace check version tree", Effect: cli.Reads, OpenOptions: true,
			AnyOperands: true, Options: "--pre"},
		{Name: "diff build", Effect: cli.Reads, OpenOptions: true, Options: "--path <DIR",
			AnyOperands: true},
		{Name: "export", Effect: cli.Reads, OpenOptions: true, AnyOperands: true},
		{Name: "create", Effect: cli.Changes, Does: "creates cluster objects", OpenOptions: true,
			Options: "--export", Rules: []cli.Rule{{Option: "--export", Lowers: true, Effect: cli.Pure}}},
		{Name: "install", Effect: cli.Changes, Does: "installs Flux", OpenOptions: true, Options: "--export",
			Rules: []cli.Rule{{Option: "--export", Lowers: true, Effect: cli.Pure}}},
		{Name: "uninstall", Effect: cli.Changes, Does: "uninstalls Flux", OpenOptions: true,
			Options: "--dry-run; -s", Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "bootstrap delete reconcile resume suspend push tag migrate", Effect: cli.Changes,
			Does: "changes the cluster or a repository", OpenOptions: true},
		{Name: "pull", Effect: cli.Works, Does: "downloads an artifact", OpenOptions: true,
			Options: "-o, --output >DIR/"},
		{Name: "list", Effect: cli.Reads, OpenOptions: true},
		{Name: "envsubst completion help", Effect: cli.Pure, AnyOperands: true,
			Options: "--strict"},
	},
}

// istioctl is istioctl 1.27.
var istioctl = cli.Program{
	Name: "istioctl", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--as USER; --as-group LIST; --as-uid ID; --context NAME; -i, --istioNamespace NAME
		-c, --kubeconfig !FILE; --kubeclient-timeout DURATION; --log_as_json; --log_caller TEXT
		--log_output_level TEXT; --log_stacktrace_level TEXT; --log_target FILE; -n, --namespace NAME
		--vklog N; -h, --help; -o, --output FORMAT; -A, --all-namespaces; -f, --filename FILE
		-r, --revision NAME; -s, --set PAIR; -d, --manifests DIR; -y, --skip-confirmation
		-l, --selector QUERY; --short; --remote; --verbose; --dry-run`,
	Rules: []cli.Rule{{Option: "--log_target", Value: "!stdout stderr", Effect: cli.WritesTo,
		Does: "writes a log"}},
	Probes: []string{"istioctl proxy-status", "istioctl analyze"},
	Commands: []cli.Command{
		{Name: "analyze proxy-status ps version validate precheck check-inject ztunnel-config zc",
			Effect: cli.Reads, OpenOptions: true, AnyOperands: true},
		{Name: "proxy-config pc", Effect: cli.Pure, OpenOptions: true, Commands: []cli.Command{
			{Name: "all bootstrap cluster clusters endpoint endpoints listener listeners route routes ecds",
				Effect: cli.Reads, OpenOptions: true},
			{Name: "secret", Effect: cli.ReadsSecrets, Does: "shows certificates", OpenOptions: true},
			{Name: "log", Effect: cli.Changes, Does: "changes log levels", OpenOptions: true},
		}},
		{Name: "manifest profile operator", Effect: cli.Pure, OpenOptions: true, Commands: []cli.Command{
			{Name: "generate", Effect: cli.Reads, OpenOptions: true, Options: "-o, --output >DIR/"},
			{Name: "diff list dump translate", Effect: cli.Reads, OpenOptions: true},
			{Name: "apply install init remove", Effect: cli.Changes, Does: "changes the mesh", OpenOptions: true},
		}},
		{Name: "kube-inject", Effect: cli.Reads, OpenOptions: true, Options: "-o, --output >FILE"},
		{Name: "install", Effect: cli.Changes, Does: "installs Istio", OpenOptions: true,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "upgrade uninstall tag waypoint create-remote-secret remote-clusters admin bug-report " +
			"experimental x dashboard d", Effect: cli.Unstated, Does: "may change the mesh", OpenOptions: true,
			Commands: []cli.Command{
				{Name: "describe list status precheck authz metrics", Effect: cli.Reads, OpenOptions: true,
					AnyOperands: true},
				{Name: "apply delete set remove generate", Effect: cli.Changes, Does: "changes the mesh",
					OpenOptions: true},
			}},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// skaffold is Skaffold 2.16.
var skaffold = cli.Program{
	Name: "skaffold", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--color N; --interactive; -v, --verbosity LEVEL; --timestamps; --update-check; -h, --help
		-f, --filename FILE; -p, --profile LIST; -m, --module LIST; -n, --namespace NAME
		-o, --output FORMAT; -c, --config FILE; -d, --default-repo NAME; -t, --tag NAME; -q, --quiet
		-l, --label LIST; -b, --build-image LIST; -i, --images LIST; -a, --build-artifacts FILE`,
	Probes: []string{"skaffold diagnose"},
	Commands: []cli.Command{
		{Name: "diagnose inspect schema version", Effect: cli.Reads, OpenOptions: true,
			AnyOperands: true},
		{Name: "render", Effect: cli.Runs, Does: "builds and renders", OpenOptions: true,
			Options: "-o, --output >FILE"},
		{Name: "build", Effect: cli.Unstated, Does: "pushes images unless the cluster is local", OpenOptions: true,
			Options: "--push[=BOOL]; --file-output >FILE; --dry-run; -o, --output TEXT",
			Rules: []cli.Rule{
				{Option: "--push", Value: "!false", Effect: cli.Changes, Does: "pushes images to a registry"},
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--default-repo", Effect: cli.Changes, Does: "pushes images to a registry"},
			}},
		{Name: "init fix lsp", Effect: cli.Works, Does: "writes the configuration", OpenOptions: true,
			Options: "--overwrite"},
		{Name: "config", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, OpenOptions: true, Options: "-a, --all; -k, --kube-context NAME"},
				{Name: "set unset", Effect: cli.Changes, Does: "changes Skaffold's configuration", OpenOptions: true,
					Options: "-g, --global"},
			}},
		{Name: "test verify exec", Effect: cli.Runs, Does: "runs the project's tests", OpenOptions: true},
		{Name: "run dev debug deploy delete apply", Effect: cli.Changes, Does: "changes the cluster",
			OpenOptions: true},
		{Name: "completion help options", Effect: cli.Pure, AnyOperands: true},
	},
}

// helmfile is Helmfile 1.1. Its configuration is a template that may run
// programs, as a helm chart's may not.
var helmfile = cli.Program{
	Name: "helmfile", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--allow-no-matching-release; -c, --chart NAME; --color; --debug; --disable-force-update
		--enable-live-output; -e, --environment NAME; -f, --file FILE; -b, --helm-binary PROGRAM; -h, --help
		-i, --interactive; --kube-context NAME; -k, --kustomize-binary PROGRAM; --log-level LEVEL
		-n, --namespace NAME; --no-color; -q, --quiet; -l, --selector QUERY; --skip-deps; --skip-refresh
		--state-values-file FILE; --state-values-set PAIR; --state-values-set-string PAIR
		--strip-args-values-on-exit-error; -v, --version; --args TEXT; --concurrency N; --set PAIR
		--values FILE; --output-dir >DIR/; --output-dir-template TEXT; --output-file-template TEXT
		--include-crds; --include-needs; --include-transitive-needs; --skip-needs; --skip-tests; --validate
		--context N; --detailed-exitcode; --suppress-secrets; --show-secrets; --suppress LIST
		--output FORMAT; --keep-temp-dir; --embed-values; --skip-cleanup; --no-hooks
		--post-renderer PROGRAM; --post-renderer-args TEXT; --kube-version VERSION; --show-only LIST
		--api-versions LIST; --reuse-values; --reset-values; --diff-args TEXT; --sync-args TEXT`,
	Rules: []cli.Rule{
		{Option: "--helm-binary --kustomize-binary --post-renderer", Effect: cli.ExecutesProgram},
		{Option: "--args --diff-args", Effect: cli.Unstated, Does: "passes options that are not read here"},
	},
	Probes: []string{"helmfile list", "helmfile diff"},
	Commands: []cli.Command{
		{Name: "list status diff lint template build show-dag print-env", Effect: cli.Reads},
		{Name: "write-values deps repos fetch cache", Effect: cli.Works, Does: "downloads charts or writes values"},
		{Name: "apply sync destroy delete test charts init", Effect: cli.Changes, Does: "changes releases",
			OpenOptions: true},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}
