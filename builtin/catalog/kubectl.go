package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns kubectl's subcommands; kubectl_inspect.go what their operands
// say, openshift.go oc.

// Options that many subcommands share.
const (
	kubectlPrint = "-o, --output FORMAT; --template TEXT; --allow-missing-template-keys; --show-managed-fields\n"
	kubectlFiles = `
		-f, --filename FILE; -k, --kustomize DIR; -R, --recursive; -l, --selector QUERY
		--field-selector QUERY;`
	kubectlWrite = kubectlPrint + `
		--dry-run[=STRATEGY]; --field-manager NAME; --save-config; --validate[=STRATEGY]; --all
		-A, --all-namespaces;`
	kubectlWait = `
		--cascade[=STRATEGY]; --force; --grace-period SECONDS; --timeout DURATION; --wait; --now
		--ignore-not-found;`
	kubectlKinds = `
		--aggregation-rule RULE; --non-resource-url LIST; --resource LIST; --resource-name LIST; --verb LIST
		--clusterrole NAME; --role NAME; --group LIST; --serviceaccount LIST; --append-hash
		--from-env-file FILE; --from-file FILE; --from-literal PAIR; --image IMAGE; --restart POLICY
		--schedule CRON; --port PORT; -r, --replicas N; --annotation LIST; --class NAME
		--default-backend NAME; --rule RULE; --from NAME; --max-unavailable N; --min-available N
		--description TEXT; --global-default; --preemption-policy POLICY; --value N; --hard LIST
		--scopes LIST; --audience LIST; --bound-object-kind KIND; --bound-object-name NAME
		--bound-object-uid UID; --duration DURATION; --type TYPE; --cert FILE; --key FILE
		--docker-email TEXT; --docker-password TEXT; --docker-server TEXT; --docker-username TEXT
		--clusterip IP; --tcp PAIR; --node-port PORT; --external-name NAME; --edit; --raw URI
		--windows-line-endings
	`
)

// kubectlDryRun: what --dry-run documents as changing nothing.
var kubectlDryRun = []cli.Rule{
	{Option: "--dry-run", Value: "!none false False FALSE f F 0", Lowers: true, Effect: cli.Reads},
}

// kubectlLocal adds the forms that only print.
var kubectlLocal = []cli.Rule{
	{Option: "--dry-run", Value: "!none false False FALSE f F 0", Lowers: true, Effect: cli.Reads},
	{Option: "--local", Lowers: true, Effect: cli.Reads},
	{Option: "--list", Lowers: true, Effect: cli.Reads},
}

// kubectl is kubectl 1.34.
var kubectl = cli.Program{
	Name:  "kubectl",
	Env:   "~KUBECONFIG KUBE* -KUBECACHEDIR KUBERC",
	Style: cli.Pflag,
	Options: `
		-n, --namespace NAME; --context NAME; --cluster NAME; --user NAME; --username NAME; --password TEXT
		--kubeconfig !FILE; -s, --server ADDRESS; --token TOKEN; --as USER; --as-group GROUP; --as-uid UID
		--as-user-extra PAIR; --request-timeout DURATION; -v, --v LEVEL; --insecure-skip-tls-verify
		--vmodule LIST; --log-flush-frequency DURATION; --tls-server-name NAME; --certificate-authority FILE
		--client-certificate FILE; --client-key FILE; --cache-dir DIR; --match-server-version
		--warnings-as-errors; --disable-compression; --kuberc FILE; --profile NAME; --profile-output >FILE
		-h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"kubectl get events -A", "kubectl auth can-i --list"},
	Commands: []cli.Command{
		{Name: "get", Output: cli.Fetches, Options: kubectlPrint + kubectlFiles + `
			-A, --all-namespaces; --chunk-size N; --ignore-not-found; -L, --label-columns LIST; --no-headers
			--output-watch-events; --raw URI; --server-print; --show-kind; --show-labels; --sort-by PATH
			--subresource NAME; -w, --watch; --watch-only; --export; --include-uninitialized`,
			Inspect: inspectKubectlGet},
		{Name: "describe", Effect: cli.Reads,
			Options: kubectlFiles + "-A, --all-namespaces; --chunk-size N; --show-events"},
		{Name: "explain", Effect: cli.Reads, Options: "--api-version VERSION; -o, --output FORMAT; --recursive"},
		{Name: "logs log", Effect: cli.Reads, Options: `
			--all-containers; --all-pods; -c, --container NAME; -f, --follow; --ignore-errors
			--insecure-skip-tls-verify-backend; --limit-bytes N; --max-log-requests N
			--pod-running-timeout DURATION; --prefix; -p, --previous; -l, --selector QUERY; --since DURATION
			--since-time TIME; --tail N; --timestamps`},
		{Name: "events", Effect: cli.Reads, Options: kubectlPrint + `
			-A, --all-namespaces; --chunk-size N; --for KIND; --no-headers; --types LIST; -w, --watch`},
		{Name: "top", Effect: cli.Pure, Options: `
			--no-headers; -l, --selector QUERY; --field-selector QUERY; --sort-by NAME; --use-protocol-buffers
			-A, --all-namespaces; --containers; --sum; --show-capacity; --show-swap`,
			Commands: []cli.Command{
				{Name: "node nodes no", Effect: cli.Reads},
				{Name: "pod pods po", Effect: cli.Reads},
			}},
		{Name: "wait", Effect: cli.Reads, Options: kubectlPrint + kubectlFiles + `
			--all; -A, --all-namespaces; --for CONDITION; --local; --timeout DURATION`},
		{Name: "diff", Effect: cli.Reads, Options: kubectlFiles + `
			--concurrency N; --field-manager NAME; --force-conflicts; --prune; --prune-allowlist LIST
			--server-side; --show-managed-fields`},
		{Name: "api-resources", Effect: cli.Reads, Options: `
			--api-group NAME; --cached; --categories LIST; --namespaced; --no-headers; -o, --output FORMAT
			--sort-by NAME; --verbs LIST; --show-managed-fields`},
		{Name: "api-versions", Effect: cli.Reads},
		{Name: "version", Effect: cli.Reads, Options: "--client; -o, --output FORMAT; --short"},
		{Name: "options", Effect: cli.Pure},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
		{Name: "completion", Effect: cli.Pure, AnyOperands: true},
		{Name: "cluster-info clusterinfo", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "dump", Effect: cli.Reads, Options: kubectlPrint + `
				-A, --all-namespaces; --namespaces LIST; --output-directory >DIR/; --pod-running-timeout DURATION`,
				Rules: []cli.Rule{{Option: "--output-directory", Value: "!-", Effect: cli.WritesTo,
					Does: "writes the dump to files"}}},
		}},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "can-i", Effect: cli.Reads, Options: `
				-A, --all-namespaces; --list; --no-headers; -q, --quiet; --subresource NAME`},
			{Name: "whoami", Effect: cli.Reads, Options: kubectlPrint},
			{Name: "reconcile", Effect: cli.Changes, Does: "changes who may do what in the cluster",
				Options: kubectlWrite + kubectlFiles + "--remove-extra-permissions; --remove-extra-subjects",
				Rules:   kubectlDryRun},
		}},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "--name-only"},
		}},
		{Name: "kustomize", Effect: cli.Reads, Options: `
			--as-current-user; --enable-alpha-plugins; --enable-exec; --enable-helm; -e, --env LIST
			--helm-api-versions LIST; --helm-command PROGRAM; --helm-debug; --helm-kube-version VERSION
			--load-restrictor MODE; --mount LIST; --network; --network-name NAME; -o, --output >FILE
			--enable-star`,
			Rules: kustomizeRules},

		// Changes of the cluster.
		{Name: "create", Effect: cli.Changes, Does: "creates cluster objects",
			Options: kubectlWrite + kubectlFiles + kubectlKinds, Rules: kubectlDryRun},
		{Name: "apply", Effect: cli.Changes, Does: "applies a configuration to the cluster",
			Options: kubectlWrite + kubectlFiles + kubectlWait + `
				--force-conflicts; --openapi-patch; --overwrite; --prune; --prune-allowlist LIST; --prune-whitelist LIST
				--server-side; --subresource NAME; --applyset NAME`,
			Rules: kubectlDryRun,
			Commands: []cli.Command{
				{Name: "view-last-applied", Effect: cli.Reads},
				{Name: "set-last-applied", Effect: cli.Changes, Does: "changes annotations of cluster objects",
					Options: "--create-annotation", Rules: kubectlDryRun},
				{Name: "edit-last-applied", Effect: cli.Changes, Does: "changes annotations of cluster objects",
					Options: "--windows-line-endings"},
			}},
		{Name: "replace", Effect: cli.Changes, Does: "replaces cluster objects",
			Options: kubectlWrite + kubectlFiles + kubectlWait + "--raw URI; --subresource NAME",
			Rules:   kubectlDryRun},
		{Name: "patch", Effect: cli.Changes, Does: "changes cluster objects",
			Options: kubectlWrite + kubectlFiles + `
				--local; -p, --patch TEXT; --patch-file FILE; --subresource NAME; --type TYPE`, Rules: kubectlPatch},
		{Name: "edit", Effect: cli.Changes, Does: "changes cluster objects",
			Options: kubectlWrite + kubectlFiles + "--output-patch; --subresource NAME; --windows-line-endings"},
		{Name: "delete", Effect: cli.Changes, Does: "deletes cluster objects",
			Options: kubectlWrite + kubectlFiles + kubectlWait + "-i, --interactive; --raw URI", Rules: kubectlDryRun},
		{Name: "expose", Effect: cli.Changes, Does: "creates a service", Options: kubectlWrite + kubectlFiles + `
			--cluster-ip IP; --external-ip IP; --labels LIST; --load-balancer-ip IP; --name NAME
			--override-type TYPE; --overrides TEXT; --port PORT; --protocol NAME; --session-affinity MODE
			--target-port PORT; --type TYPE`, Rules: kubectlDryRun},
		{Name: "run", Effect: cli.Changes, Does: "runs a pod in the cluster",
			Options: kubectlWrite + kubectlWait + `
			--annotations LIST; --attach; --command; --env PAIR; --expose; -f, --filename FILE
			-k, --kustomize DIR; -R, --recursive; --image IMAGE; --image-pull-policy POLICY; -l, --labels LIST
			--leave-stdin-open; --override-type TYPE; --overrides TEXT; --pod-running-timeout DURATION
			--port PORT; --privileged; -q, --quiet; --restart POLICY; --rm; -i, --stdin; -t, --tty
			--serviceaccount NAME; --limits LIST; --requests LIST; --generator NAME`, Rules: kubectlDryRun},
		{Name: "set", Effect: cli.Pure, Options: kubectlWrite + kubectlFiles + "--local", Commands: []cli.Command{
			{Name: "env", Effect: cli.Changes, Does: "changes environment variables of cluster objects",
				Options: `
					-c, --containers LIST; -e, --env PAIR; --from NAME; --keys LIST; --list; --overwrite
					--prefix TEXT; --resolve`, Rules: kubectlLocal},
			{Name: "image", Effect: cli.Changes, Does: "changes the images of cluster objects", Rules: kubectlSet},
			{Name: "resources", Effect: cli.Changes, Does: "changes limits of cluster objects",
				Options: "-c, --containers LIST; --limits LIST; --requests LIST", Rules: kubectlSet},
			{Name: "selector", Effect: cli.Changes, Does: "changes selectors of cluster objects",
				Options: "--resource-version VERSION", Rules: kubectlSet},
			{Name: "serviceaccount sa", Effect: cli.Changes, Does: "changes the service account of cluster objects",
				Rules: kubectlSet},
			{Name: "subject", Effect: cli.Changes, Does: "changes who may do what in the cluster",
				Options: "--group LIST; --serviceaccount LIST; --user LIST", Rules: kubectlSet},
		}},
		{Name: "label", Effect: cli.Changes, Does: "changes labels of cluster objects",
			Options: kubectlWrite + kubectlFiles + "--list; --local; --overwrite; --resource-version VERSION",
			Rules:   kubectlLocal},
		{Name: "annotate", Effect: cli.Changes, Does: "changes annotations of cluster objects",
			Options: kubectlWrite + kubectlFiles + "--list; --local; --overwrite; --resource-version VERSION",
			Rules:   kubectlLocal},
		{Name: "rollout", Effect: cli.Pure, Options: kubectlPrint + kubectlFiles, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads, Options: "--revision N; --timeout DURATION; -w, --watch"},
			{Name: "history", Effect: cli.Reads, Options: "--revision N"},
			{Name: "undo", Effect: cli.Changes, Does: "rolls a workload back",
				Options: "--dry-run[=STRATEGY]; --to-revision N", Rules: kubectlDryRun},
			{Name: "restart", Effect: cli.Changes, Does: "restarts a workload", Options: "--field-manager NAME"},
			{Name: "pause", Effect: cli.Changes, Does: "pauses a rollout", Options: "--field-manager NAME"},
			{Name: "resume", Effect: cli.Changes, Does: "resumes a rollout", Options: "--field-manager NAME"},
		}},
		{Name: "scale", Effect: cli.Changes, Does: "scales a workload", Options: kubectlWrite + kubectlFiles + `
			--current-replicas N; --replicas N; --resource-version VERSION; --timeout DURATION`, Rules: kubectlDryRun},
		{Name: "autoscale", Effect: cli.Changes, Does: "makes the cluster scale a workload",
			Options: kubectlWrite + kubectlFiles + `
			--cpu-percent N; --cpu TEXT; --memory TEXT; --max N; --min N; --name NAME`, Rules: kubectlDryRun},
		{Name: "certificate", Effect: cli.Pure, Options: kubectlPrint + kubectlFiles, Commands: []cli.Command{
			{Name: "approve", Effect: cli.Changes, Does: "approves a certificate", Options: "--force"},
			{Name: "deny", Effect: cli.Changes, Does: "denies a certificate", Options: "--force"},
		}},
		{Name: "cordon", Effect: cli.Changes, Does: "marks a node unschedulable",
			Options: "--dry-run[=STRATEGY]; -l, --selector QUERY", Rules: kubectlDryRun},
		{Name: "uncordon", Effect: cli.Changes, Does: "marks a node schedulable",
			Options: "--dry-run[=STRATEGY]; -l, --selector QUERY", Rules: kubectlDryRun},
		{Name: "drain", Effect: cli.Changes, Does: "evicts the pods of a node", Options: `
			--chunk-size N; --delete-emptydir-data; --delete-local-data; --disable-eviction
			--dry-run[=STRATEGY]; --force; --grace-period SECONDS; --ignore-daemonsets; --pod-selector QUERY
			-l, --selector QUERY; --skip-wait-for-delete-timeout N; --timeout DURATION`, Rules: kubectlDryRun},
		{Name: "taint", Effect: cli.Changes, Does: "changes taints of nodes",
			Options: kubectlWrite + "--overwrite; -l, --selector QUERY", Rules: kubectlDryRun},
		{Name: "debug", Effect: cli.Changes, Does: "adds a debugging container to the cluster", Options: `
			--arguments-only; --attach; -c, --container NAME; --copy-to NAME; --custom FILE; --env PAIR
			-f, --filename FILE; --image IMAGE; --image-pull-policy POLICY; --keep-annotations
			--keep-init-containers; --keep-labels; --keep-liveness; --keep-readiness; --keep-startup
			-q, --quiet; --replace; --same-node; --set-image PAIR; --share-processes; -i, --stdin
			--target NAME; -t, --tty`},

		// Into containers.
		{Name: "exec", Options: `
			-c, --container NAME; -f, --filename FILE; --pod-running-timeout DURATION; -q, --quiet; -i, --stdin
			-t, --tty`,
			Inspect: inspectKubectlExec},
		{Name: "attach", Effect: cli.Interactive, Does: "attaches to a container",
			Options: "-c, --container NAME; --pod-running-timeout DURATION; -q, --quiet; -i, --stdin; -t, --tty"},
		{Name: "cp", Options: "-c, --container NAME; --no-preserve; --retries N", Inspect: inspectKubectlCopy},
		{Name: "port-forward", Effect: cli.Connects, Does: "opens a connection into the cluster",
			Options: "--address LIST; --pod-running-timeout DURATION"},
		{Name: "proxy", Effect: cli.Connects, Does: "opens the cluster's interface to this machine", Options: `
			--accept-hosts LIST; --accept-paths LIST; --address IP; --api-prefix PATH; --append-server-path
			--disable-filter; --keepalive DURATION; -p, --port PORT; --reject-methods LIST; --reject-paths LIST
			-u, --unix-socket FILE; -w, --www DIR; -P, --www-prefix PATH`},

		// The client's configuration.
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "view", Effect: cli.Reads, Options: kubectlPrint + "--flatten; --merge[=BOOL]; --minify; --raw",
				Rules: []cli.Rule{{Option: "--raw", Effect: cli.ReadsSecrets,
					Does: "shows the credentials of the kubeconfig"}}},
			{Name: "current-context", Effect: cli.Reads},
			{Name: "get-clusters", Effect: cli.Reads},
			{Name: "get-contexts", Effect: cli.Reads, Options: "--no-headers; -o, --output FORMAT"},
			{Name: "get-users", Effect: cli.Reads},
			{Name: "use-context use", Effect: cli.Changes, Does: "changes the kubeconfig's current context"},
			{Name: "set-context", Effect: cli.Changes, Does: "changes a context of the kubeconfig",
				Options: "--current"},
			{Name: "set-cluster", Effect: cli.Changes, Does: "changes a cluster of the kubeconfig",
				Options: "--embed-certs; --proxy-url URL"},
			{Name: "set-credentials", Effect: cli.Changes, Does: "changes credentials of the kubeconfig", Options: `
				--auth-provider NAME; --auth-provider-arg PAIR; --embed-certs; --exec-api-version VERSION; --exec-arg LIST
				--exec-command PROGRAM; --exec-env LIST; --exec-interactive-mode MODE; --exec-provide-cluster-info`},
			{Name: "set", Effect: cli.Changes, Does: "changes the kubeconfig", Options: "--set-raw-bytes"},
			{Name: "unset", Effect: cli.Changes, Does: "changes the kubeconfig"},
			{Name: "rename-context", Effect: cli.Changes, Does: "changes the kubeconfig"},
			{Name: "delete-cluster", Effect: cli.Changes, Does: "deletes a cluster from the kubeconfig"},
			{Name: "delete-context", Effect: cli.Changes, Does: "deletes a context from the kubeconfig"},
			{Name: "delete-user", Effect: cli.Changes, Does: "deletes a user from the kubeconfig"},
		}},
		{Name: "kuberc", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "view", Effect: cli.Reads, Options: kubectlPrint},
			{Name: "set", Effect: cli.Changes, Does: "changes kubectl's preferences", Options: `
				--section NAME; --command NAME; --option PAIR; --name NAME; --prependarg LIST; --appendarg LIST
				--overwrite`},
		}},
		{Name: "alpha", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "kuberc", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "view", Effect: cli.Reads, Options: kubectlPrint},
				{Name: "set", Effect: cli.Changes, Does: "changes kubectl's preferences", Options: `
					--section NAME; --command NAME; --option PAIR; --name NAME; --prependarg LIST; --appendarg LIST
					--overwrite`},
			}},
		}},
	},
}

var kubectlPatch = []cli.Rule{
	{Option: "--dry-run", Value: "!none false False FALSE f F 0", Lowers: true, Effect: cli.Reads},
	{Option: "--local", Lowers: true, Effect: cli.Reads},
}

var kubectlSet = kubectlPatch

// kustomizeRules hold for kubectl kustomize and kustomize build.
var kustomizeRules = []cli.Rule{
	{Option: "--enable-alpha-plugins", Effect: cli.Runs, Does: "runs plugins of the kustomization"},
	{Option: "--enable-exec", Effect: cli.Runs, Does: "runs programs of the kustomization"},
	{Option: "--enable-helm", Effect: cli.Works, Does: "downloads charts into the kustomization"},
	{Option: "--helm-command", Effect: cli.ExecutesProgram},
}
