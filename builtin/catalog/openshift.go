package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// oc is OpenShift's client 4.19: kubectl with commands of its own.
var oc = cli.Program{
	Name: "oc", Style: cli.Pflag, Effect: cli.Pure, Unlisted: likeKubectl,
	Options: `
		-n, --namespace NAME; --context NAME; --cluster NAME; --user NAME; --kubeconfig !FILE
		-s, --server ADDRESS; --token TOKEN; --as USER; --as-group GROUP; --as-uid UID
		--request-timeout DURATION; -v, --v LEVEL; --loglevel LEVEL; --insecure-skip-tls-verify
		--tls-server-name NAME; --certificate-authority FILE; --client-certificate FILE; --client-key FILE
		--cache-dir DIR; --match-server-version; --warnings-as-errors; -h, --help`,
	Probes: []string{"oc status", "oc get events", "oc whoami"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: "-A, --all-namespaces; --suggest; -o, --output FORMAT"},
		{Name: "whoami", Effect: cli.Reads,
			Options: "-c, --show-context; -t, --show-token; --show-server; --show-console",
			Rules:   []cli.Rule{{Option: "--show-token", Effect: cli.ReadsSecrets, Does: "shows the token"}}},
		{Name: "projects", Effect: cli.Reads, Options: "-q, --short"},
		{Name: "project", Effect: cli.Reads, Options: "-q, --short",
			Operands: cli.Operands{Each: cli.Changes, Does: "changes the kubeconfig"}},
		{Name: "extract", Effect: cli.ReadsSecrets, Does: "reads secrets of the cluster",
			Options: "--confirm; -f, --filename FILE; --keys LIST; --to DIR",
			Rules:   []cli.Rule{{Option: "--to", Value: "!-", Effect: cli.WritesTo, Does: "writes secrets to files"}}},
		{Name: "rsh", StopAtOperand: true, Options: `
			-c, --container NAME; --shell NAME; -t, --tty; -T, --no-tty; --timeout N; -f, --filename FILE`,
			Wraps: &cli.Wrap{Skip: 1, Remote: true}},
		{Name: "observe", Effect: cli.Runs, Does: "runs a command at each change", OpenOptions: true},
		{Name: "adm", Effect: cli.Pure, Unlisted: likeKubectl, Commands: []cli.Command{
			{Name: "top", Effect: cli.Reads, OpenOptions: true, Operands: cli.Operands{Each: cli.Pure}},
			{Name: "node-logs", Effect: cli.Reads, OpenOptions: true,
				Options: "-u, --unit NAME; -l, --selector QUERY"},
			{Name: "inspect must-gather", Effect: cli.Works, Does: "writes what it gathers to files",
				Options: "--dest-dir >DIR/; --image NAME; --all-namespaces; -A; --since DURATION"},
			{Name: "upgrade", Effect: cli.Reads, OpenOptions: true,
				Options: "--to VERSION; --to-image IMAGE; --to-latest; --clear; --force",
				Rules: []cli.Rule{{Option: "--to --to-image --to-latest --clear", Effect: cli.Changes,
					Does: "upgrades the cluster"}},
				Commands: []cli.Command{{Name: "status recommend", Effect: cli.Reads, OpenOptions: true}}},
			{Name: "policy groups prune migrate certificate config release catalog ocp-certificates " +
				"reboot-machine-config-pool restart-kubelet new-project copy-to-node wait-for-node-reboot build-chain " +
				"pod-network create-bootstrap-project-template create-login-template " +
				"create-provider-selection-template create-error-template", Effect: cli.Unstated,
				Does: "may change the cluster", OpenOptions: true, Commands: []cli.Command{
					{Name: "who-can scc-review scc-subject-review info", Effect: cli.Reads, OpenOptions: true},
				}},
		}},
		{Name: "policy", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "who-can can-i scc-review scc-subject-review", Effect: cli.Reads, OpenOptions: true},
			{Name: "add-role-to-user add-role-to-group remove-role-from-user remove-role-from-group remove-user " +
				"remove-group add-cluster-role-to-user add-scc-to-user", Effect: cli.Changes,
				Does: "changes who may do what", OpenOptions: true, Options: "-z, --serviceaccount NAME"},
		}},
		{Name: "image", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "info", Effect: cli.Reads, OpenOptions: true,
				Options: "-a, --registry-config FILE; -o, --output FORMAT"},
			{Name: "extract", Effect: cli.Works, Does: "writes files of an image", OpenOptions: true,
				Options: "--path SRC:>DIR/; --confirm; -a, --registry-config FILE"},
			{Name: "append mirror", Effect: cli.Changes, Does: "pushes images", OpenOptions: true,
				Options: "--dry-run; -a, --registry-config FILE; -f, --filename FILE"},
		}},
		{Name: "process", Effect: cli.Reads, OpenOptions: true, Options: `
			-f, --filename FILE; -p, --param PAIR; -o, --output FORMAT; -l, --labels LIST; -t, --template TEXT
			--local; --parameters; --raw; --param-file FILE; --ignore-unknown-parameters`},
		{Name: "registry", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "info", Effect: cli.Reads},
				{Name: "login", Effect: cli.Changes, Does: "stores credentials of a registry", OpenOptions: true},
			}},
		{Name: "rsync", Effect: cli.Changes, Does: "copies files into or out of a container", OpenOptions: true,
			Options: "-c, --container NAME; -q, --quiet; -w, --watch"},
		{Name: "new-app new-build new-project start-build cancel-build import-image tag idle rollback secrets " +
			"serviceaccounts sa login logout deploy volume volumes env", Effect: cli.Changes,
			Does: "changes the cluster or credentials", OpenOptions: true, Options: `
			--dry-run; -o, --output FORMAT; -f, --file FILE; -e, --env PAIR; -l, --labels LIST
			-D, --dockerfile TEXT; -i, --image NAME; -p, --param PAIR; -u, --username NAME; -d, --delete
			-w, --wait; -F, --follow; -y`},
	},
}

// likeKubectl finds what oc, and oc adm, share with kubectl.
func likeKubectl(path []string, name string) *cli.Command {
	if len(path) > 1 {
		switch name {
		case "drain", "cordon", "uncordon", "taint", "completion", "help":
		default:
			return nil
		}
	}
	return named(kubectl.Commands, name)
}
