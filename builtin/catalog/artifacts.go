package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what signs, scans, copies and releases build artifacts: cosign
// 2.6, Trivy 0.66, Syft 1.33, Grype 0.100, crane 0.20, ko 0.18, GoReleaser 2.12.

var cosign = cli.Program{
	Name: "cosign", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		-h, --help; --output-file >FILE; -t, --timeout DURATION; -d, --verbose; --output FORMAT; -o FORMAT`,
	Commands: []cli.Command{
		{Name: "verify verify-attestation verify-blob verify-blob-attestation tree triangulate", Effect: cli.Reads,
			Options: cosignVerify},
		{Name: "download", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "attestation sbom signature", Effect: cli.Reads, Options: `
			--platform NAME; --predicate-type NAME; --allow-insecure-registry; --allow-http-registry`}}},
		{Name: "manifest dockerfile", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "verify", Effect: cli.Reads,
				Options: cosignVerify + "; --base-image-only"}}},
		{Name: "public-key", Effect: cli.Reads, Options: "--key FILE; --sk; --slot NAME; --outfile >FILE"},
		{Name: "env", Effect: cli.Reads, Options: "--show-descriptions; --show-sensitive-values",
			Rules: []cli.Rule{{Option: "--show-sensitive-values", Effect: cli.ReadsSecrets}}},
		{Name: "save", Effect: cli.Works, Does: "downloads an image",
			Options: "--dir DIR; --allow-insecure-registry",
			Rules:   []cli.Rule{{Option: "--dir", Effect: cli.WritesInto, Does: "downloads an image"}}},
		{Name: "generate-key-pair", Effect: cli.Works, Does: "writes a pair of keys",
			Options:  "--kms URL; --output-key-prefix PREFIX",
			Operands: cli.Operands{Each: cli.Changes, Does: "stores keys remotely"}, Rules: []cli.Rule{
				{Option: "--kms", Effect: cli.Changes, Does: "stores keys remotely"},
				{Option: "--output-key-prefix", Effect: cli.WritesTo, Does: "writes a pair of keys"}}},
		{Name: "import-key-pair", Effect: cli.Works, Does: "writes a pair of keys",
			Options: "-k, --key FILE; -o, --output-key-prefix PREFIX; -y, --yes",
			Rules:   []cli.Rule{{Option: "--output-key-prefix", Effect: cli.WritesTo, Does: "writes a pair of keys"}}},
		{Name: "generate", Effect: cli.Reads, Options: cosignVerify},
		{Name: "sign attest sign-blob attest-blob attach copy clean load upload login initialize trusted-root " +
			"signing-config pkcs11-tool piv-tool", Effect: cli.Changes, Does: "publishes signatures or changes keys",
			OpenOptions: true},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true,
			Options: "--json"},
	},
}

const cosignVerify = `
	--allow-http-registry; --allow-insecure-registry; -a, --annotations PAIR; --attachment NAME
	--attachment-tag-prefix PREFIX; --ca-intermediates FILE; --ca-roots FILE; --certificate FILE
	--certificate-chain FILE; --certificate-github-workflow-name TEXT
	--certificate-github-workflow-ref TEXT; --certificate-github-workflow-repository TEXT
	--certificate-github-workflow-sha TEXT; --certificate-github-workflow-trigger TEXT
	--certificate-identity TEXT; --certificate-identity-regexp TEXT; --certificate-oidc-issuer URL
	--certificate-oidc-issuer-regexp TEXT; --check-claims; --insecure-ignore-sct; --insecure-ignore-tlog
	--experimental-oci11; --k8s-keychain; --key FILE; --local-image; --max-workers N; --new-bundle-format
	--offline; --payload FILE; --policy FILE; --private-infrastructure; --registry-cacert FILE
	--registry-client-cert FILE; --registry-client-key FILE; --registry-password TEXT
	--registry-referrers-mode MODE; --registry-server-name NAME; --registry-token TEXT
	--registry-username NAME; --rekor-url URL; --sct FILE; --signature FILE
	--signature-digest-algorithm NAME; --sk; --slot NAME; --timestamp-certificate-chain FILE
	--trusted-root FILE; --type NAME; --use-signed-timestamps; --bundle FILE; --rfc3161-timestamp FILE
	--digest TEXT; --digestAlg NAME`

// trivy's many options say what to look for and how; those that write or run are
// listed.
var trivy = cli.Program{
	Name: "trivy", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--cache-dir DIR; -c, --config FILE; -d, --debug; -f, --format FORMAT; --generate-default-config
		--insecure; -q, --quiet; --timeout DURATION; -v, --version; -h, --help`,
	Rules: []cli.Rule{
		{Option: "--cache-dir", Effect: cli.WritesInto, Does: "fills a cache"},
		{Option: "--generate-default-config", Effect: cli.Works, Does: "writes trivy-default.yaml"}},
	Probes: []string{"trivy fs .", "trivy plugin list"},
	Commands: []cli.Command{
		{Name: "image i filesystem fs rootfs repository repo config conf sbom vm convert", Effect: cli.Reads,
			Options: trivyOptions, Inspect: inspectTrivy, Rules: trivyRules},
		{Name: "kubernetes k8s", Effect: cli.Changes, Does: "starts a job on the cluster's nodes",
			Options: trivyOptions + trivyCluster, Inspect: inspectTrivy, Rules: trivyClusterRules},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list l info search", Effect: cli.Reads},
			{Name: "install i uninstall u update upgrade", Effect: cli.Changes, Does: "changes the user's plug-ins"},
			{Name: "run r", Effect: cli.Runs, Does: "runs a plug-in", StopAtOperand: true}}},
		{Name: "vex", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "repo", Effect: cli.Pure,
				Commands: []cli.Command{
					{Name: "list", Effect: cli.Reads},
					{Name: "init download", Effect: cli.Works, Does: "fills a cache"},
				}}}},
		{Name: "clean", Effect: cli.Changes, Does: "deletes the cache"},
		{Name: "registry", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "module m", Effect: cli.Changes, Does: "changes the user's modules"},
		{Name: "server client", Effect: cli.Runs, Does: "starts a server"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

const (
	trivyOptions = `
		-o, --output >FILE; --output-plugin-arg TEXT; -s, --severity LIST; -t, --template TEXT
		--enable-modules LIST; --module-dir DIR; --ignore-policy FILE; --reset; --reset-policy-bundle
		--reset-checks-bundle; --clear-cache; -i, --input FILE; --cache-backend URL; --cache-ttl DURATION
		--check-namespaces LIST; --policy-namespaces LIST; --checks-bundle-repository URL
		--policy-bundle-repository URL; --compliance NAME; --config-check LIST; --config-policy LIST
		--policy LIST; --config-data LIST; --config-file-schemas LIST; --custom-headers LIST
		--db-repository LIST; --java-db-repository LIST; --dependency-tree; --detection-priority NAME
		--docker-host PATH; --podman-host PATH; --disable-telemetry; --distro NAME; --download-db-only
		--download-java-db-only; --exit-code N; --exit-on-eol N; --file-patterns LIST
		--helm-api-versions LIST; --helm-kube-version VERSION; --helm-set LIST; --helm-set-file LIST
		--helm-set-string LIST; --helm-values LIST; --ignore-status LIST; --ignore-unfixed
		--ignored-licenses LIST; --ignorefile FILE; --image-config-scanners LIST; --image-src LIST
		--include-deprecated-checks; --include-dev-deps; --include-non-failures
		--license-confidence-level N; --license-full; --list-all-pkgs; --max-image-size SIZE
		--misconfig-scanners LIST; --no-progress; --offline-scan; --parallel N; --password LIST
		--password-stdin; --pkg-relationships LIST; --pkg-types LIST; --vuln-type LIST; --platform NAME
		--raw-config-scanners LIST; --redis-ca FILE; --redis-cert FILE; --redis-key FILE; --redis-tls
		--registry-token TEXT; --rekor-url URL; --removed-pkgs; --render-cause LIST; --report NAME
		--sbom-sources LIST; --scanners LIST; --security-checks LIST; --secret-config FILE; --server URL
		--show-suppressed; --skip-check-update; --skip-policy-update; --skip-db-update; --skip-dirs LIST
		--skip-files LIST; --skip-java-db-update; --skip-version-check; --skip-vex-repo-update
		--table-mode LIST; --tf-exclude-downloaded-modules; --tf-vars LIST; --token TEXT
		--token-header NAME; --trace; --trace-rego; --username LIST; --vex LIST; --vuln-severity-source LIST
		--branch NAME; --commit HASH; --tag NAME; --aws-region NAME; --ansible-playbook LIST
		--ansible-inventory LIST; --ansible-extra-vars LIST; --cloudformation-params LIST`
	trivyCluster = `
		-A, --all-namespaces; --burst N; --qps N; --components LIST; --context NAME
		--disable-node-collector; --exclude-kinds LIST; --exclude-namespaces LIST; --exclude-nodes LIST
		--exclude-owned; --include-kinds LIST; --include-namespaces LIST; --k8s-version VERSION
		--kubeconfig !FILE; -n, --namespace NAME; --node-collector-imageref NAME
		--node-collector-namespace NAME; --skip-images; --slow; --tolerations LIST`
)

var trivyRules = []cli.Rule{
	{Option: "--reset --reset-policy-bundle --reset-checks-bundle --clear-cache", Effect: cli.Changes,
		Does: "deletes the cache"},
	{Option: "--enable-modules --module-dir", Effect: cli.Runs, Does: "loads modules"}}

var trivyClusterRules = []cli.Rule{
	{Option: "--disable-node-collector", Lowers: true, Effect: cli.Reads},
	{Option: "--enable-modules --module-dir", Effect: cli.Runs, Does: "loads modules"}}

// inspectTrivy: --output plugin=NAME hands the report to a program.
func inspectTrivy(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--output") {
		if strings.HasPrefix(w.Text, "plugin=") {
			r.Add(cli.Runs, "hands its report to a plug-in")
		} else {
			r.Path(cli.WritesTo, w, "writes a report")
		}
	}
}

const syftOptions = `
	-h, --help; --version; -c, --config LIST; --profile LIST; -q, --quiet; -v, --verbose
	-o, --output LIST; --file FILE; -s, --scope NAME; -t, --template FILE; --platform NAME
	--exclude LIST; --name NAME; --from LIST`

var syft = cli.Program{
	Name: "syft", Style: cli.Pflag, Effect: cli.Reads,
	Options: syftOptions + `
		--base-path DIR; --enrich LIST; --override-default-catalogers LIST; --select-catalogers LIST
		--source-name NAME; --source-version VERSION; --source-supplier NAME; --parallelism N`,
	Rules:    []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes a bill of materials"}},
	Unlisted: scannedSource, Review: reviewReports,
	Commands: []cli.Command{
		{Name: "scan convert config", Effect: cli.Reads},
		{Name: "cataloger", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "list", Effect: cli.Reads, Options: "-s; --show-hidden"}}},
		{Name: "attest", Effect: cli.Changes, Does: "publishes an attestation"},
		{Name: "login", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

var grype = cli.Program{
	Name: "grype", Style: cli.Pflag, Effect: cli.Reads,
	Options: syftOptions + `
		--add-cpes-if-none; --by-cve; --distro NAME; -f, --fail-on LEVEL; --ignore-states LIST; --only-fixed
		--only-notfixed; --show-suppressed; --sort-by NAME; --vex LIST`,
	Rules:    []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes a report"}},
	Unlisted: scannedSource, Review: reviewReports,
	Commands: []cli.Command{
		{Name: "explain config", Effect: cli.Reads, Options: "--id LIST"},
		{Name: "db", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "check status list providers search", Effect: cli.Reads, Options: `
				--provider NAME; --distro NAME; --ecosystem NAME; --id LIST; --vuln LIST; --cpe TEXT; --pkg TEXT
				--published-after DATE; --modified-after DATE; --limit N; --broad-cpe-matching`,
				AnyOperands: true},
			{Name: "update import delete", Effect: cli.Changes, Does: "replaces or deletes the user's database"}}},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// scannedSource: any other word is an image or a directory.
func scannedSource([]string, string) *cli.Command { return &sourceScan }

var sourceScan = cli.Command{Effect: cli.Reads}

// reviewReports: -o FORMAT[=FILE],….
func reviewReports(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--output") {
		if !w.Static {
			r.Unknown("the file of --output is not known statically")
			continue
		}
		for at := 0; at < len(w.Text); {
			end := len(w.Text)
			if i := strings.IndexByte(w.Text[at:], ','); i >= 0 {
				end = at + i
			}
			if i := strings.IndexByte(w.Text[at:end], '='); i >= 0 {
				file := w.Cut(at + i + 1)
				file.Text = file.Text[:end-at-i-1]
				r.Path(cli.WritesTo, file, "writes a report")
			}
			at = end + 1
		}
	}
}

var crane = cli.Program{
	Name: "crane", Style: cli.Pflag, Effect: cli.Pure,
	Options: "--allow-nondistributable-artifacts; -h, --help; --insecure; --platform NAME; -v, --verbose",
	Commands: []cli.Command{
		{Name: "blob catalog config digest ls manifest validate", Effect: cli.Reads, Options: `
			--full-ref; -O, --omit-digest-tags; --tarball FILE; --remote NAME; --fast`},
		{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "get token", Effect: cli.ReadsSecrets, Options: "-H, --header; -m, --mount LIST; --push"},
			{Name: "login logout", Effect: cli.Changes, Does: "changes credentials"}}},
		{Name: "pull", Effect: cli.Works, Does: "downloads an image",
			Operands: cli.Operands{Each: cli.Pure, Last: cli.WritesTo},
			Options:  "--annotate-ref; -c, --cache_path DIR; --format NAME", Rules: []cli.Rule{
				{Option: "--cache_path", Effect: cli.WritesInto, Does: "fills a cache"}}},
		{Name: "export", Effect: cli.Reads, Inspect: inspectCraneExport},
		{Name: "append copy cp delete edit flatten index layout mutate push rebase tag", Effect: cli.Changes,
			Does: "changes a registry"},
		{Name: "registry", Effect: cli.Runs, Does: "starts a server"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// inspectCraneExport: IMAGE [FILE], "-" for standard output.
func inspectCraneExport(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 1 && inv.Operands[1].Text != "-" {
		r.Path(cli.WritesTo, inv.Operands[1], "writes an archive")
	}
}

// ko publishes what it builds, unless into the local daemon.
var ko = cli.Program{
	Name: "ko", Style: cli.Pflag, Effect: cli.Pure, Options: "-h, --help; -v, --verbose",
	Commands: []cli.Command{
		{Name: "build publish resolve", Effect: cli.Changes, Does: "publishes images", Options: "-L, --local",
			Rules: []cli.Rule{{Option: "--local", Lowers: true, Effect: cli.Works, Does: "builds images"}}},
		{Name: "apply create delete run", Effect: cli.Changes, Does: "publishes images and changes a cluster"},
		{Name: "login", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "deps", Effect: cli.Reads, Options: "--sbom TYPE"},
		{Name: "version completion help", Effect: cli.Pure, AnyOperands: true},
	},
}

// goreleaser release --snapshot skips publishing and announcing.
var goreleaser = cli.Program{
	Name: "goreleaser", Style: cli.Pflag, Effect: cli.Changes, Does: "publishes a release",
	Options: "-h, --help; -v, --version; --verbose; -f, --config FILE",
	Commands: []cli.Command{
		{Name: "check c healthcheck hc changelog", Effect: cli.Reads, Options: "-q, --quiet; --soft; --snapshot"},
		{Name: "build b", Effect: cli.Works, Does: "builds the project", Options: `
			--clean; --auto-snapshot; --snapshot; --single-target; --id LIST; -o, --output >FILE
			-p, --parallelism N; --skip LIST; --timeout DURATION; --deprecated`},
		{Name: "init i", Effect: cli.Works, Does: "writes the project's configuration",
			Options: "-l, --language NAME"},
		{Name: "release r", Effect: cli.Changes, Does: "publishes a release", Options: `
			--snapshot; --clean; --auto-snapshot; --draft; --fail-fast; --id LIST; -k, --key TEXT
			-p, --parallelism N; --prepare; --release-notes FILE; --release-notes-tmpl FILE
			--release-header FILE; --release-footer FILE; --single-target; --skip LIST; --split
			--timeout DURATION; --nightly`, Rules: []cli.Rule{
			{Option: "--snapshot", Lowers: true, Effect: cli.Works, Does: "builds the project"}}},
		{Name: "publish p announce a continue", Effect: cli.Changes, Does: "publishes a release"},
		{Name: "jsonschema", Effect: cli.Pure, Options: "-o, --output >FILE", Rules: dockerOutput},
		{Name: "man completion help", Effect: cli.Pure, AnyOperands: true},
		{Name: "mcp", Effect: cli.Runs, Does: "starts a server"},
	},
}
