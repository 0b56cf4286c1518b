package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// kubectl is kubectl 1.34.
var kubectl = cli.Program{
	Name: "kubectl",
	Options: `
		-n, --namespace NAME; --context NAME; --cluster NAME; --user NAME; --kubeconfig FILE
		-s, --server ADDRESS; --token TOKEN; --as USER; --as-group GROUP; --as-uid UID
		--request-timeout DURATION; -v, --v LEVEL; --insecure-skip-tls-verify
		--tls-server-name NAME; --certificate-authority FILE; --client-certificate FILE; --client-key FILE
		--cache-dir DIR; --match-server-version; --log-flush-frequency DURATION; --vmodule LIST
		--warnings-as-errors; --disable-compression; --kuberc FILE; -h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"kubectl get events -A", "kubectl auth can-i --list"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Reads, Options: `
			-A, --all-namespaces; -o, --output FORMAT; -w, --watch
			-L, --label-columns LIST; -l, --selector QUERY; -f, --filename FILE; --no-headers[=BOOL]`},
		{Name: "delete", Effect: cli.Changes, Does: "deletes cluster objects", Options: `
			--dry-run[=STRATEGY]; -f, --filename FILE; --all`,
			Rules: []cli.Rule{{Option: "--dry-run", Value: "!none", Lowers: true, Effect: cli.Reads}}},
	},
}
