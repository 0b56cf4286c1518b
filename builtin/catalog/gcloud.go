package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns gcloud: its own commands and the groups whose verbs mislead.
// gcloudverbs.go says what the verbs of the other groups do.

// gcloud is the Google Cloud CLI 527.
var gcloud = cli.Program{
	Name: "gcloud",
	Env:  "CLOUDSDK_* -CLOUDSDK_CORE_* -CLOUDSDK_COMPUTE_* -CLOUDSDK_ACTIVE_CONFIG_NAME",
	Options: `
		--access-token-file FILE; --account NAME; --billing-project NAME; --configuration NAME
		--flags-file FILE; --flatten KEYS; --format FORMAT; --impersonate-service-account LIST; --log-http
		--no-log-http; --project ID; -q, --quiet; --trace-token TOKEN; --user-output-enabled
		--no-user-output-enabled; --verbosity LEVEL; -v, --version; -h, --help
	`,
	Effect:   cli.Pure,
	Probes:   []string{"gcloud config list", "gcloud compute instances list", "gcloud projects list"},
	Rules:    []cli.Rule{{Option: "--flags-file --access-token-file", Effect: cli.ReadsFrom}},
	Commands: gcloudOwn,
	Unlisted: gcloudTop,
}

// gcloudStage is gcloud alpha, beta and preview: the same groups again.
var gcloudStage = cli.Command{Effect: cli.Pure, Commands: gcloudOwn, Unlisted: gcloudWord}

func gcloudTop(path []string, name string) *cli.Command {
	switch name {
	case "alpha", "beta", "preview":
		return &gcloudStage
	}
	return gcloudWord(path, name)
}

// gcloudOwn are the groups and commands that are looked up before gcloudWord.
var gcloudOwn = []cli.Command{
	{Name: "help cheat-sheet version topic", Effect: cli.Pure},
	{Name: "info", Effect: cli.Reads, Options: "--run-diagnostics; --show-log; --anonymize"},
	{Name: "init feedback survey", Effect: cli.Interactive, Does: "asks questions"},
	{Name: "docker", Effect: cli.Changes, Does: "runs docker with other credentials"},
	{Name: "auth", Effect: cli.Pure, Unlisted: gcloudWord, Commands: []cli.Command{
		{Name: "list describe", Effect: cli.Reads, OpenOptions: true},
		{Name: "print-access-token print-identity-token print-refresh-token", Effect: cli.ReadsSecrets,
			OpenOptions: true},
		{Name: "login revoke activate-service-account configure-docker", Effect: cli.Changes,
			Does: "changes the gcloud login of the user", OpenOptions: true},
		{Name: "application-default", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "print-access-token", Effect: cli.ReadsSecrets, OpenOptions: true},
			{Name: "login revoke set-quota-project", Effect: cli.Changes, Does: "changes the gcloud login of the user",
				OpenOptions: true}}},
	}},
	{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list get get-value", Effect: cli.Reads, OpenOptions: true},
		{Name: "set unset", Effect: cli.Changes, Does: "changes the gcloud settings of the user",
			OpenOptions: true},
		{Name: "configurations", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list describe", Effect: cli.Reads, OpenOptions: true},
			{Name: "create activate delete rename", Effect: cli.Changes,
				Does: "changes the gcloud settings of the user", OpenOptions: true}}},
		{Name: "virtualenv", Effect: cli.Changes, Does: "changes gcloud itself", Unlisted: gcloudWord},
	}},
	{Name: "components", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, OpenOptions: true},
		{Name: "repositories", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "add remove", Effect: cli.Changes, Does: "changes gcloud itself"},
			}},
		{Name: "install update remove reinstall restore", Effect: cli.Changes, Does: "changes gcloud itself",
			OpenOptions: true},
	}},
	{Name: "storage", Effect: cli.Pure, Unlisted: gcloudWord, Commands: []cli.Command{
		{Name: "ls du hash cat", Effect: cli.Reads, Output: cli.Fetches, OpenOptions: true, Options: `
			-l; -L; -r; -R; -a; -e; -j; -b; -d; -s; -h; --recursive; --all-versions; --readable-sizes; --long
			--full; --json; --buckets; --summarize; --total; -c; -z; -x PATTERN; --etag`},
		{Name: "cp mv rsync", Output: cli.Fetches, Options: gcloudCopy,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads,
				Does: "reports what it would do"}}, Inspect: inspectCloudCopy},
		{Name: "rm", Effect: cli.Changes, Does: "deletes objects or buckets", OpenOptions: true,
			Options: "-r; -R; -a; -I"},
		{Name: "sign-url", Effect: cli.ReadsSecrets, OpenOptions: true, Options: "-d DURATION; -m METHOD"},
		{Name: "diagnose", Effect: cli.Changes, Does: "writes test objects to a bucket", OpenOptions: true},
	}},
	{Name: "compute", Effect: cli.Pure, Unlisted: gcloudWord, Commands: []cli.Command{
		{Name: "ssh", Options: `
			--command COMMAND; --zone NAME; --tunnel-through-iap; --no-tunnel-through-iap; --internal-ip
			--ssh-key-file FILE; --ssh-key-expiration TIME; --ssh-key-expire-after TIME
			--strict-host-key-checking MODE; --plain; --dry-run; --ssh-flag FLAG; --force-key-file-overwrite
			--troubleshoot; --container NAME; --network NAME; --region NAME; --dest-group NAME
			--iap-tunnel-url-override URL; --output-directory >DIR/`,
			Inspect: inspectGcloudSSH},
		{Name: "scp", Effect: cli.Changes, Does: "copies files to or from another machine", OpenOptions: true},
		{Name: "connect-to-serial-port", Effect: cli.Interactive, Does: "opens a serial console",
			OpenOptions: true},
		{Name: "start-iap-tunnel", Effect: cli.Connects, Does: "opens a tunnel", OpenOptions: true},
		{Name: "config-ssh reset-windows-password sign-url", Effect: cli.Changes,
			Does: "changes credentials or the user's SSH configuration", OpenOptions: true},
	}},
	{Name: "cloud-shell", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "ssh", Options: `
			--command COMMAND; --authorize-session; --dry-run; --ssh-flag FLAG; --force-key-file-overwrite
			--ssh-key-file FILE`, Inspect: inspectGcloudSSH},
		{Name: "scp", Effect: cli.Changes, Does: "copies files to or from another machine"},
		{Name: "get-mount-command", Effect: cli.Reads}}},
	{Name: "container", Effect: cli.Pure, Unlisted: gcloudWord, Commands: []cli.Command{
		{Name: "clusters", Effect: cli.Pure, Unlisted: gcloudWord, Commands: []cli.Command{
			{Name: "get-credentials", Effect: cli.Changes, Does: "changes the user's kubeconfig",
				OpenOptions: true}}}}},
	// Names of services that are verbs too.
	{Name: "deploy run", Effect: cli.Pure, Unlisted: gcloudWord},
}

const gcloudCopy = `
	-r, -R, --recursive; -n, --no-clobber; -c, --continue-on-error; -I, --read-paths-from-stdin
	-P, --preserve-posix; -A; -D; -Z; -J; -z LIST; -j LIST; -L FILE; -U; -s CLASS; -u; -x REGEX; -d; -p
	-C; -i; --do-not-decompress; --gzip-in-flight LIST; --gzip-in-flight-all; --gzip-local LIST
	--gzip-local-all; --manifest-path FILE; --ignore-symlinks; --preserve-symlinks; --skip-unsupported
	--print-created-message; --all-versions; --daisy-chain; --storage-class NAME; --content-type TYPE
	--cache-control TEXT; --content-encoding TEXT; --content-disposition TEXT; --content-language TEXT
	--content-md5 HASH; --custom-metadata MAP; --update-custom-metadata MAP; --clear-cache-control
	--canned-acl NAME; --predefined-acl NAME; --preserve-acl; --no-preserve-acl; --if-generation-match N
	--if-metageneration-match N; --additional-headers MAP; --encryption-key KEY; --decryption-keys LIST
	--clear-encryption-key; --checksums-only; --delete-unmatched-destination-objects; --dry-run
	--exclude REGEX; --no-ignore-symlinks; --skip-if-dest-has-newer-mtime; --retain-until TIME
	--custom-time TIME; --include-managed-folders; --bucket NAME`

func inspectGcloudSSH(inv *cli.Invocation, r *cli.Report) {
	switch line, ok := inv.Last("--command"); {
	case inv.Has("--dry-run"):
		r.Add(cli.Reads, "prints the command")
	case ok:
		r.Run(cli.Inner{Shell: &line, Via: "gcloud " + inv.Path[1] + " ssh", Remote: true})
	default:
		r.Add(cli.Interactive, "opens a shell on another machine")
	}
}

func inspectCloudCopy(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") {
		return
	}
	for _, f := range inv.All("--manifest-path") {
		r.Path(cli.WritesTo, f, "")
	}
	inspectStorageCopy(inv, r, inv.Has("--delete-unmatched-destination-objects"))
}

// inspectStorageCopy tells the direction of a copy between gs:// and here.
func inspectStorageCopy(inv *cli.Invocation, r *cli.Report, deletes bool) {
	verb := inv.Args[0].Text
	for _, w := range inv.Args {
		if w.Text == "mv" {
			verb = "mv"
			break
		}
	}
	words := inv.Operands
	for _, f := range inv.All("-L") {
		r.Path(cli.WritesTo, f, "")
	}
	if len(words) < 2 && !inv.Has("-I") || len(words) == 0 {
		r.Unknown("the copy lacks its source or target")
		return
	}
	to := words[len(words)-1]
	switch {
	case bucket(to, "gs://") || bucket(to, "s3://"):
		r.Add(cli.Changes, "writes objects of a bucket")
	case !to.Static && to.Prefix == "":
		r.Unknown("the target of the copy is not known statically")
	case to.Text == "-":
		r.Add(cli.Reads, "prints objects of a bucket")
	default:
		r.Path(cli.WritesTo, to, "downloads from a bucket")
		if deletes {
			r.Add(cli.Changes, "deletes what the source lacks")
		}
	}
	for _, from := range words[:len(words)-1] {
		switch {
		case bucket(from, "gs://") || bucket(from, "s3://"):
			r.Add(cli.Reads, "")
			if verb == "mv" {
				r.Add(cli.Changes, "deletes the moved objects")
			}
		case from.Text == "-":
		case verb == "mv":
			r.Path(cli.MovesAway, from, "")
		default:
			r.Path(cli.ReadsFrom, from, "")
		}
	}
}
