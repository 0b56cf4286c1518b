package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns small programs around kubectl; gitops.go those that deploy,
// openshift.go oc.

// kustomize is kustomize 5.7.
var kustomize = cli.Program{
	Name: "kustomize", Style: cli.Pflag, Effect: cli.Pure, Options: "-h, --help; --stack-trace",
	Probes: []string{"kustomize build ."},
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Reads, Options: `
			--as-current-user; --enable-alpha-plugins; --enable-exec; --enable-helm; --enable-star
			-e, --env LIST; --helm-api-versions LIST; --helm-command PROGRAM; --helm-debug
			--helm-kube-version VERSION; --load-restrictor MODE; --mount LIST; --network; --network-name NAME
			-o, --output >FILE; --reorder MODE`, Rules: kustomizeRules},
		{Name: "edit", Effect: cli.Works, Does: "changes the kustomization",
			Operands: cli.Operands{Each: cli.Works}, OpenOptions: true, Options: "-f; -a; -h, --help; --recursive"},
		{Name: "create", Effect: cli.Works, Does: "writes a kustomization", OpenOptions: true},
		{Name: "localize", Effect: cli.Works, Does: "writes a copy of the kustomization",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo}, Options: "--no-verify; --scope DIR"},
		{Name: "cfg fn", Effect: cli.Unstated, Does: "may run functions or change files"},
		{Name: "version docs completion help", Effect: cli.Pure, AnyOperands: true,
			Options: "-o, --output FORMAT; --short"},
	},
}

// k9s is k9s 0.50.
var k9s = cli.Program{
	Name: "k9s", Style: cli.Pflag, Effect: cli.Interactive, Does: "opens a view of the cluster",
	Options: `
		-A, --all-namespaces; --as USER; --as-group LIST; --certificate-authority FILE
		--client-certificate FILE; --client-key FILE; --cluster NAME; -c, --command TEXT; --context NAME
		--crumbsless; --headless; -h, --help; --insecure-skip-tls-verify; --invert; --kubeconfig !FILE
		--logFile >FILE; -l, --logLevel LEVEL; --logoless; -n, --namespace NAME; --readonly; -r, --refresh N
		--request-timeout DURATION; --screen-dump-dir >DIR/; --splashless; --token TEXT; --user NAME
		--write`,
	Commands: []cli.Command{
		{Name: "info version", Effect: cli.Reads, Options: "-s, --short"},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// kubectx is kubectx and kubens 0.9: alone they list, with a name they switch.
var kubectx = cli.Program{
	Name: "kubectx", Also: "kubens", Effect: cli.Reads,
	Options:  "-c, --current; -u, --unset; -d; -h, --help; -V, --version; -f, --force",
	Operands: cli.Operands{Each: cli.Changes, Does: "changes the kubeconfig"},
	Rules: []cli.Rule{
		{Option: "-u -d", Effect: cli.Changes, Does: "changes the kubeconfig"},
	},
}

// stern is stern 1.32.
var stern = cli.Program{
	Name: "stern", Style: cli.Pflag, Effect: cli.Reads,
	Options: `
		-A, --all-namespaces; --color MODE; --completion SHELL; --condition TEXT; --config FILE
		-c, --container TEXT; --container-colors LIST; --container-state LIST; --context NAME
		--diff-container; --ephemeral-containers; -e, --exclude TEXT; -E, --exclude-container TEXT
		--exclude-pod TEXT; --field-selector QUERY; -h, --help; -H, --highlight TEXT; -i, --include TEXT
		--init-containers; --kubeconfig !FILE; --max-log-requests N; -n, --namespace NAME; --no-follow
		--node NAME; --only-log-lines; -o, --output FORMAT; --pod-colors LIST; -p, --prompt
		-l, --selector QUERY; --show-hidden-options; -s, --since DURATION; --stdin; --tail N
		--template TEXT; -T, --template-file FILE; -t, --timestamps[=FORMAT]; --timezone NAME; --verbosity N
		-v, --version; --show-managed-fields`,
	Probes: []string{"stern --no-follow --tail 20 ."},
}

// minikube is minikube 1.36.
var minikube = cli.Program{
	Name: "minikube", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--add_dir_header; --alsologtostderr; -b, --bootstrapper NAME; -h, --help; --log_backtrace_at TEXT
		--log_dir >DIR/; --log_file >FILE; --log_file_max_size N; --logtostderr; --one_output
		-p, --profile NAME; --rootless; --skip-audit; --skip_headers; --skip_log_headers
		--stderrthreshold N; --user NAME; -v, --v N; --vmodule LIST; -o, --output FORMAT; -f, --format TEXT
		-l, --layout TEXT; -n, --node NAME; -w, --watch[=N]`,
	Probes: []string{"minikube status", "minikube profile list"},
	Commands: []cli.Command{
		{Name: "status ip logs version update-check ssh-host ssh-key license", Effect: cli.Reads, Options: `
			--file FILE; --length N; --problems; --follow; --short; --components; --append-known
			--last-start-only; --audit`,
			Rules: []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes a log"}}},
		{Name: "docker-env podman-env completion help options", Effect: cli.Pure,
			AnyOperands: true, OpenOptions: true, Options: "-u, --unset"},
		{Name: "addons image node profile config cache", Effect: cli.Unstated,
			Does: "what it does depends on its subcommand", Commands: []cli.Command{
				{Name: "list ls view get defaults images", Effect: cli.Reads, OpenOptions: true},
				{Name: "build load pull tag save", Effect: cli.Works, Does: "changes local images", OpenOptions: true},
				{Name: "enable disable configure add delete start stop set unset rm push reload open",
					Effect: cli.Changes,
					Does:   "changes a cluster", OpenOptions: true},
			}},
		{Name: "kubectl", StopAtOperand: true, Inspect: inspectMinikubeKubectl, Options: "--ssh"},
		{Name: "ssh", StopAtOperand: true, Options: "--native-ssh",
			Wraps: &cli.Wrap{Remote: true, Shell: true, Optional: true}, Effect: cli.Interactive,
			Does: "opens a shell on another machine"},
		{Name: "service", Effect: cli.Reads, OpenOptions: true, Options: "--url; --all"},
		{Name: "start stop delete pause unpause cp mount tunnel dashboard update-context", Effect: cli.Changes,
			Does: "changes a cluster", OpenOptions: true},
	},
}

// inspectMinikubeKubectl: the words are kubectl's.
func inspectMinikubeKubectl(inv *cli.Invocation, r *cli.Report) {
	r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("kubectl")}, inv.Operands...), Via: "minikube kubectl"})
}

// kind is kind 0.29 and k3d 5.8.
var kind = cli.Program{
	Name: "kind", Also: "k3d", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		-q, --quiet; -v, --verbosity N; -h, --help; --version; --verbose; --trace; --timestamps
		-n, --name NAME; --kubeconfig !FILE; -A, --all-clusters; -o, --output FORMAT; --no-headers
		--internal; --loglevel LEVEL; --token`,
	Probes: []string{"kind get clusters"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "clusters nodes", Effect: cli.Reads},
			{Name: "kubeconfig", Effect: cli.ReadsSecrets, Does: "shows credentials of a cluster"},
		}},
		{Name: "export", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "logs", Effect: cli.Works, Does: "writes logs to files",
				Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "kubeconfig", Effect: cli.Changes, Does: "changes the kubeconfig"},
		}},
		{Name: "build", Effect: cli.Works, Does: "builds an image", OpenOptions: true},
		{Name: "create delete load", Effect: cli.Changes, Does: "changes clusters", OpenOptions: true,
			Options: "--config FILE; --image NAME; --retain; --wait DURATION"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
		{Name: "cluster node registry", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls get", Effect: cli.Reads},
			{Name: "create delete start stop edit", Effect: cli.Changes, Does: "changes clusters", OpenOptions: true,
				Options: `
				-a, --agents N; -s, --servers N; -p, --port PORT; -i, --image NAME; -c, --config FILE`},
		}},
		{Name: "image", Effect: cli.Changes, Does: "changes clusters", OpenOptions: true},
		{Name: "kubeconfig", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "get print", Effect: cli.ReadsSecrets, Does: "shows credentials of a cluster"},
			{Name: "merge write", Effect: cli.Changes, Does: "changes the kubeconfig", OpenOptions: true},
		}},
	},
}
