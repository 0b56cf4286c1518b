package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns what makes and looks after clusters: Talos's talosctl 1.11,
// clusterctl 1.11, kOps 1.33, Velero 1.17, and the networks' own programs:
// Linkerd 2.18, cilium 0.18, Hubble 1.18, calicoctl 3.30. kubetools.go and
// gitops.go own the others.

var talosctl = cli.Program{
	Name: "talosctl", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--cluster NAME; --context NAME; -e, --endpoints LIST; -n, --nodes LIST; --siderov1-keys-dir DIR
		--talosconfig FILE; -h, --help`,
	Probes: []string{"talosctl health", "talosctl service"},
	Commands: []cli.Command{
		{Name: "containers c disks events get health dmesg inspect list ls logs log memory m mounts mount " +
			"netstat ss processes p stats time usage du version image-list", Effect: cli.Reads, Options: `
			-k, --kubernetes; --short; --client; --json; -o, --output FORMAT; -f, --follow; --tail N
			-w, --watch; -i, --insecure; --namespace NAME; --duration DURATION; --since TEXT; --actor-id ID
			--control-plane-nodes LIST; --worker-nodes LIST; --init-node IP; --server; --wait-timeout DURATION
			--k8s-endpoint URL; --run-e2e; -H, --humanize; -l, --long; -d, --depth N; -r, --recurse
			-t, --type LIST; -v, --verbose; -a, --all; --listening; --tcp; --udp; --pid; --extend; --numeric
			-s, --sort NAME; --check TEXT; -W, --wwids`, Rules: []cli.Rule{
			{Option: "--run-e2e", Effect: cli.Changes, Does: "--run-e2e runs tests in the cluster"}},
			Commands:    []cli.Command{{Name: "dependencies", Effect: cli.Reads, Options: "--with-resources"}},
			AnyOperands: true},
		{Name: "service services", Effect: cli.Reads, Inspect: inspectTalosService},
		{Name: "read", Effect: cli.Reads}, {Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "contexts info", Effect: cli.Reads, Options: "-o, --output FORMAT"},
			{Name: "add context endpoint endpoints merge new node nodes remove", Effect: cli.Changes,
				Does: "changes the configuration of talosctl"}}},
		{Name: "etcd", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "members status", Effect: cli.Reads},
			{Name: "alarm", Effect: cli.Pure,
				Commands: []cli.Command{
					{Name: "list", Effect: cli.Reads},
					{Name: "disarm", Effect: cli.Changes, Does: "changes etcd"},
				}},
			{Name: "snapshot", Effect: cli.ReadsSecrets, Does: "writes a copy of etcd",
				Operands: cli.Operands{Each: cli.WritesTo}},
			{Name: "defrag forfeit-leadership leave remove-member downgrade", Effect: cli.Changes,
				Does: "changes etcd"}}},
		{Name: "image", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list l default source-bundle", Effect: cli.Reads, Options: "--namespace NAME"},
				{Name: "pull cache-create cache-serve cache-cert-gen", Effect: cli.Changes,
					Does: "changes a node's images"},
			}},
		{Name: "validate", Effect: cli.Reads, Options: "-c, --config FILE; -m, --mode NAME; --strict"},
		{Name: "kubeconfig", Effect: cli.Changes, Does: "changes the kubeconfig"},
		{Name: "gen", Effect: cli.Works, Does: "writes secrets and configuration", Options: `
			-o, --output, --output-dir, --output-file >DIR/; -t, --output-types LIST; -f, --force; --with-docs
			--with-examples; --with-secrets FILE; --install-disk PATH; --install-image NAME
			--kubernetes-version VERSION; --config-patch TEXT; --config-patch-control-plane TEXT
			--config-patch-worker TEXT; --additional-sans LIST; --dns-domain NAME; --persist
			--registry-mirror LIST; --talos-version VERSION; --with-cluster-discovery; --with-kubespan
			--from-controlplane-config FILE; --from-kubernetes-pki DIR; --kubernetes-bootstrap-token TEXT
			--ca NAME; --csr FILE; --hours N; --name NAME; --ip IP; --organization NAME; --rsa; --key FILE
			--roles LIST; --common-name NAME`},
		{Name: "copy cp", Effect: cli.Works, Does: "copies files from a node",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo}},
		{Name: "support pcap machineconfig cgroups conformance inject", Effect: cli.Unstated,
			Does: "collects data or changes files"},
		{Name: "dashboard", Effect: cli.Interactive, Does: "opens a view of the nodes",
			Options: "-d, --update-interval DURATION"},
		{Name: "apply-config apply bootstrap edit patch meta reboot reset restart rollback rotate-ca shutdown " +
			"upgrade upgrade-k8s wipe cluster debug", Effect: cli.Changes, Does: "changes nodes"},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// inspectTalosService: ID ACTION.
func inspectTalosService(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) < 2 {
		return
	}
	if w := inv.Operands[1]; !w.Static || w.Text != "status" {
		r.Add(cli.Changes, "starts or stops a service of a node")
	}
}

var clusterctl = cli.Program{
	Name: "clusterctl", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--config FILE; -v, --v N; --kubeconfig !FILE; --kubeconfig-context NAME; -n, --namespace NAME
		-h, --help`,
	Probes: []string{"clusterctl upgrade plan"},
	Commands: []cli.Command{
		{Name: "describe", Effect: cli.Pure, Commands: []cli.Command{{Name: "cluster", Effect: cli.Reads, Options: `
			--show-conditions LIST; --show-machinesets; --show-resourcesets; --show-templates; --echo
			--grouping; -c, --color; --disable-no-echo; --disable-grouping; --v1beta2`}}},
		{Name: "get", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "kubeconfig", Effect: cli.ReadsSecrets, Does: "shows a kubeconfig"}}},
		{Name: "config", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "repositories", Effect: cli.Reads, Options: "-o, --output FORMAT"}}},
		{Name: "generate", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "cluster provider yaml", Effect: cli.Reads, Options: `
			--write-to >FILE; --raw; --from URL; --from-config-map NAME; --from-config-map-key NAME
			--from-config-map-namespace NAME; --kubernetes-version VERSION; --control-plane-machine-count N
			--worker-machine-count N; -i, --infrastructure NAME; -f, --flavor NAME; --list-variables
			--target-namespace NAME; --describe; -b, --bootstrap NAME; -c, --control-plane NAME; --core NAME
			--ipam NAME; --runtime-extension NAME; --addon NAME`}}},
		{Name: "upgrade", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "plan", Effect: cli.Reads},
				{Name: "apply", Effect: cli.Changes, Does: "upgrades a management cluster"},
			}},
		{Name: "init delete move alpha", Effect: cli.Changes, Does: "changes clusters"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true,
			Options: "-o, --output FORMAT"},
	},
}

// kops changes nothing in the cloud without --yes, but the state it keeps is
// shared.
var kops = cli.Program{
	Name: "kops", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--config FILE; --name NAME; --state URL; -v, --v N; -h, --help; --logtostderr`,
	Probes: []string{"kops get clusters", "kops validate cluster"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Reads, Options: "-o, --output FORMAT; --full; --include-components LIST",
			AnyOperands: true, Commands: []cli.Command{
				{Name: "secrets keypairs keypair secret", Effect: cli.ReadsSecrets, Options: "--distrusted"},
				{Name: "clusters cluster instancegroups instancegroup ig instances all assets sshpublickeys",
					Effect: cli.Reads, Options: "--copy; -o, --output FORMAT; --full",
					Rules: []cli.Rule{{Option: "--copy", Effect: cli.Changes,
						Does: "--copy copies images and files to the cluster's stores"}}}}},
		{Name: "validate", Effect: cli.Pure, Commands: []cli.Command{{Name: "cluster", Effect: cli.Reads, Options: `
			--wait DURATION; --count N; -o, --output FORMAT; --interval DURATION; --kubeconfig !FILE`}}},
		{Name: "create replace edit update upgrade delete rolling-update reconcile promote distrust trust export " +
			"toolbox", Effect: cli.Changes, Does: "changes clusters or their stored state"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true,
			Options: "--short; --server"},
	},
}

var velero = cli.Program{
	Name: "velero", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--kubeconfig !FILE; --kubecontext NAME; -n, --namespace NAME; --features LIST; --colorized
		-h, --help; -v, --v N; --add_dir_header; --logtostderr`,
	Probes: []string{"velero backup get", "velero schedule get"},
	Commands: []cli.Command{
		{Name: "backup restore schedule backup-location snapshot-location repo plugin", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "get describe logs", Effect: cli.Reads, Options: `
				--details; -l, --selector QUERY; -o, --output FORMAT; --show-labels; --insecure-skip-tls-verify
				--cacert FILE; --timeout DURATION; -L, --label-columns LIST; --volume-details; --default`},
				{Name: "download", Effect: cli.Works, Does: "downloads a backup", Options: `
				-o, --output >FILE; --force; --timeout DURATION; --insecure-skip-tls-verify; --cacert FILE`},
				{Name: "create delete pause unpause set add remove", Effect: cli.Changes,
					Does: "changes backups or restores"}}},
		{Name: "get describe", Effect: cli.Reads,
			Options: "--details; -l, --selector QUERY; -o, --output FORMAT; --show-labels"},
		{Name: "version", Effect: cli.Reads, Options: "--client-only; --timeout DURATION"},
		{Name: "client", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "config", Effect: cli.Pure,
				Commands: []cli.Command{
					{Name: "get", Effect: cli.Reads},
					{Name: "set", Effect: cli.Changes, Does: "changes the user's settings"},
				}}}},
		{Name: "install", Effect: cli.Changes, Does: "installs Velero", Options: `
			--dry-run; -o, --output FORMAT; --provider NAME; --bucket NAME; --secret-file FILE; --no-secret
			--plugins LIST; --image NAME; --prefix TEXT; --backup-location-config LIST
			--snapshot-location-config LIST; --use-volume-snapshots; --use-node-agent
			--default-volumes-to-fs-backup; --pod-annotations LIST; --pod-labels LIST; --sa-annotations LIST
			--service-account-name NAME; --cacert FILE; --wait; --crds-only; --no-default-backup-location
			--uploader-type NAME; --privileged-node-agent`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Pure}}},
		{Name: "create delete uninstall", Effect: cli.Changes, Does: "changes backups or Velero itself"},
		{Name: "debug", Effect: cli.Works, Does: "writes an archive of logs",
			Options: "--backup NAME; --restore NAME; -o, --output >FILE; --verbose"},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// linkerd's install and upgrade print what kubectl would apply.
var linkerd = cli.Program{
	Name: "linkerd", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--api-addr ADDR; --as USER; --as-group LIST; --cni-namespace NAME; --context NAME
		--kubeconfig !FILE; -L, --linkerd-namespace NAME; --verbose; -h, --help; -n, --namespace NAME
		-o, --output FORMAT; -A, --all-namespaces; -l, --selector QUERY`,
	Probes: []string{"linkerd check", "linkerd viz stat deploy"},
	Commands: []cli.Command{
		{Name: "check identity diagnostics authz prune", Effect: cli.Reads, Options: `
			--wait DURATION; --pre; --crds; --proxy; --expected-version VERSION; --linkerd-cni-enabled
			--cli-version-override VERSION; --api-addr ADDR; -w, --window DURATION; -t, --time-window DURATION
			--from NAME; --from-namespace NAME; --to NAME; --to-namespace NAME; --path TEXT; --method TEXT
			--scheme TEXT; --authority TEXT; --max-rps N; --hide-sources; --routes; --unmeshed; --token TEXT
			--proxy-port N; --obfuscate`, AnyOperands: true},
		{Name: "version", Effect: cli.Reads, Options: "--client; --short; --proxy"},
		{Name: "inject uninject install install-cni upgrade uninstall profile", Effect: cli.Reads,
			Does: "prints cluster objects", Options: linkerdObjects},
		{Name: "viz", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "check stat stat-inbound stat-outbound top tap edges routes list authz", Effect: cli.Reads,
					Options: `
			--wait DURATION; --pre; --crds; --proxy; --expected-version VERSION; --linkerd-cni-enabled
			--cli-version-override VERSION; --api-addr ADDR; -w, --window DURATION; -t, --time-window DURATION
			--from NAME; --from-namespace NAME; --to NAME; --to-namespace NAME; --path TEXT; --method TEXT
			--scheme TEXT; --authority TEXT; --max-rps N; --hide-sources; --routes; --unmeshed; --token TEXT
			--proxy-port N; --obfuscate`},
				{Name: "install uninstall profile", Effect: cli.Reads,
					Options: linkerdObjects},
				{Name: "dashboard", Effect: cli.Runs, Does: "starts a server"},
			}},
		{Name: "multicluster mc", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "check gateways install uninstall unlink allow", Effect: cli.Reads, Options: linkerdObjects},
				{Name: "link link-gen", Effect: cli.ReadsSecrets, Options: linkerdObjects},
			}},
		{Name: "completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

const linkerdObjects = `
	-f, --values FILE; --set PAIR; --set-string PAIR; --set-file PAIR; --crds; --ha; --ignore-cluster
	--skip-checks; --manual; --ingress; --enable-debug-sidecar; --close-wait-timeout DURATION
	--default-inbound-policy NAME; --open-api FILE; --proto FILE; --template; --tap NAME
	--tap-duration DURATION; --tap-route-limit N; --force; --from-manifests FILE; --cluster-name NAME
	--gateway; --log-level LEVEL; --service-account-name NAME; --identity-trust-anchors-file FILE
	--identity-issuer-certificate-file FILE; --identity-issuer-key-file FILE
	--identity-trust-domain NAME; --linkerd-cni-enabled; --proxy-image NAME; --proxy-log-level LEVEL
	--proxy-cpu-limit N; --proxy-cpu-request N; --proxy-memory-limit N; --proxy-memory-request N
	--cluster-domain NAME; --gateway-addresses LIST; --gateway-port N; --enable-gateway; --wait DURATION`

var cilium = cli.Program{
	Name: "cilium", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--as USER; --as-group LIST; --context NAME; --helm-release-name NAME; --kubeconfig !FILE
		-n, --namespace NAME; -h, --help`,
	Probes: []string{"cilium status"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: `
			--wait; --wait-duration DURATION; --ignore-warnings; -o, --output FORMAT; --verbose; --brief
			-i, --interactive; --worker-count N`},
		{Name: "config", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "view", Effect: cli.Reads},
				{Name: "set delete", Effect: cli.Changes, Does: "changes the network of a cluster"},
			}},
		{Name: "bgp", Effect: cli.Pure, Commands: []cli.Command{{Name: "peers routes", Effect: cli.Reads, Options: `
			--agent-pod-selector QUERY; --node NAME; -o, --output FORMAT; --wait-duration DURATION`,
			AnyOperands: true}}},
		{Name: "features", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "status", Effect: cli.Reads,
				Options: "-o, --output FORMAT; --output-file >FILE; -w"}}},
		{Name: "encryption", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "status key-status", Effect: cli.Reads, Options: `
			--node NAME; --per-node-details; -o, --output FORMAT; --wait-duration DURATION`},
				{Name: "rotate-key create-key", Effect: cli.Changes, Does: "changes the network of a cluster"}}},
		{Name: "clustermesh hubble", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "status", Effect: cli.Reads, Options: "--wait; --wait-duration DURATION; -o, --output FORMAT"},
				{Name: "enable disable connect disconnect vm external-workload", Effect: cli.Changes,
					Does: "changes the network of a cluster"},
				{Name: "port-forward ui", Effect: cli.Runs, Does: "opens a port"},
			}},
		{Name: "install upgrade uninstall connectivity encrypt sysdump multicast", Effect: cli.Changes,
			Does: "changes the network of a cluster"},
		{Name: "context version completion help", Effect: cli.Reads, Options: "--client",
			AnyOperands: true},
	},
}

var hubble = cli.Program{
	Name: "hubble", Style: cli.Pflag, Effect: cli.Pure, Options: `
		--config FILE; -D, --debug; -h, --help; --server ADDR; --timeout DURATION; --tls
		--tls-allow-insecure; --tls-ca-cert-files LIST; --tls-client-cert-file FILE
		--tls-client-key-file FILE; --tls-server-name NAME; --request-timeout DURATION; -P, --port-forward
		--port-forward-port N; --kube-context NAME; --kube-namespace NAME; --kubeconfig !FILE
		--basic-auth-username NAME; --basic-auth-password TEXT`,
	Probes: []string{"hubble status", "hubble observe --last 20"},
	Commands: []cli.Command{
		{Name: "observe list status watch", Effect: cli.Reads, Options: `
			--all; --first N; -f, --follow; --last N; --since TIME; --until TIME; --fqdn NAME; --from-fqdn NAME
			--to-fqdn NAME; --identity ID; --from-identity ID; --to-identity ID; --ip ADDR; --from-ip ADDR
			--to-ip ADDR; --label TEXT; --from-label TEXT; --to-label TEXT; --namespace NAME
			--from-namespace NAME; --to-namespace NAME; --all-namespaces; -A; --pod NAME; --from-pod NAME
			--to-pod NAME; --port N; --from-port N; --to-port N; --service NAME; --from-service NAME
			--to-service NAME; --workload NAME; --from-workload NAME; --to-workload NAME; --cluster NAME
			--from-cluster NAME; --to-cluster NAME; --http-method NAME; --http-path TEXT; --http-status TEXT
			--http-url TEXT; --http-header TEXT; --ip-version NAME; -4, --ipv4; -6, --ipv6; -l TEXT; -n NAME
			--node-name NAME; --node-label TEXT; --not; --protocol NAME; --tcp-flags TEXT; --trace-id ID
			-t, --type TYPE; --uuid ID; --verdict NAME; --drop-reason-desc NAME; --traffic-direction NAME
			--snat-ip ADDR; --interface NAME; --cel-expression TEXT; --allowlist JSON; --denylist JSON
			-o, --output FORMAT; --print-node-name; --print-policy-names; --time-format NAME; --color MODE
			--ip-translation; --numeric; --input-file FILE; --print-raw-filters; -s, --silent-errors
			--experimental-field-mask LIST; --experimental-use-default-field-masks; --wide; --nodes`,
			AnyOperands: true},
		{Name: "record", Effect: cli.Changes, Does: "records packets on the nodes"},
		{Name: "config", Effect: cli.Reads,
			Commands: []cli.Command{
				{Name: "view get", Effect: cli.Reads},
				{Name: "set reset", Effect: cli.Changes, Does: "changes the user's settings"},
			}}, {Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

var calicoctl = cli.Program{
	Name: "calicoctl", Effect: cli.Pure, Options: `
		-h, --help; -l, --log-level LEVEL; --context NAME; --allow-version-mismatch; -c, --config FILE
		-n, --namespace NAME; -a, --all-namespaces; -o, --output FORMAT; -f, --filename FILE`,
	Probes: []string{"calicoctl get nodes"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Reads, Options: "--export"},
		{Name: "validate convert", Effect: cli.Reads,
			Options: "-R, --recursive; --skip-empty; --ignore-validation"},
		{Name: "ipam", Effect: cli.Pure, Commands: []cli.Command{{Name: "show", Effect: cli.Reads, Options: `
			--ip IP; --show-blocks; --show-borrowed; --show-configuration; --allow-version-mismatch`}, {Name: "check",
			Effect: cli.Reads, Options: `
				--show-all-ips; --show-problem-ips; -o, --output >FILE; --kubeconfig !FILE`},
			{Name: "release configure split", Effect: cli.Changes, Does: "changes addresses of the cluster"}}},
		{Name: "node", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "status checksystem", Effect: cli.Reads, Options: "--kernel-config FILE"},
				{Name: "diags", Effect: cli.Works, Does: "collects logs", Options: "--log-dir >DIR/"},
				{Name: "run", Effect: cli.Changes, Does: "starts a node"},
			}},
		{Name: "cluster", Effect: cli.Works, Does: "collects logs", Options: `
			--since TEXT; --max-logs N; --max-parallelism N; --focus-nodes LIST; --skip-temp-dir`},
		{Name: "apply create replace delete patch label datastore", Effect: cli.Changes,
			Does: "changes cluster objects"},
		{Name: "version help", Effect: cli.Reads, Options: "--client; --poll N",
			AnyOperands: true},
	},
}
