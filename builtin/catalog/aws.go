package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the AWS CLI (v1.45, v2.31): its own commands. awsops.go says
// what the operations of the services do, by their verbs.

const awsOptions = `
	--debug; --endpoint-url URL; --no-verify-ssl; --no-paginate; --output FORMAT; --query TEXT
	--profile NAME; --region NAME; --version; --color WHEN; --no-sign-request; --ca-bundle FILE
	--cli-read-timeout N; --cli-connect-timeout N; --cli-binary-format NAME; --no-cli-pager
	--cli-auto-prompt; --no-cli-auto-prompt; --v2-debug; --cli-error-format NAME`

var aws = cli.Program{
	Name:    "aws",
	Prepare: awsHelp,
	Env:     "AWS_* -AWS_PAGER_OFF",
	Options: awsOptions,
	Effect:  cli.Pure,
	Probes: []string{"aws sts get-caller-identity", "aws configure list",
		"aws cloudformation describe-stacks"},
	Unlisted: awsService,
	Rules:    []cli.Rule{{Option: "--ca-bundle", Effect: cli.ReadsFrom}},
	Commands: []cli.Command{
		{Name: "help", Effect: cli.Pure},
		{Name: "configure", Effect: cli.Interactive, Does: "asks for credentials", Commands: []cli.Command{
			{Name: "list list-profiles get", Effect: cli.Reads},
			{Name: "export-credentials", Effect: cli.ReadsSecrets, Options: "--format NAME"},
			{Name: "help", Effect: cli.Pure},
			{Name: "set import sso sso-session add-model mfa-login", Effect: cli.Changes,
				Does: "changes the AWS settings of the user"},
		}},
		{Name: "history", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list show", Effect: cli.Reads, OpenOptions: true},
				{Name: "help", Effect: cli.Pure},
			}},
		{Name: "login logout", Effect: cli.Changes, Does: "changes the AWS login of the user"},
		{Name: "s3", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls", Effect: cli.Reads, Options: `
				--recursive; --page-size N; --human-readable; --summarize; --request-payer[=WHO]
				--bucket-name-prefix TEXT; --bucket-region NAME`},
			{Name: "cp", Output: cli.Fetches, Options: awsCopy + "; --expected-size N; --recursive", Rules: awsDryRun,
				Inspect: inspectS3Copy},
			{Name: "mv", Options: awsCopy + "; --recursive; --validate-same-s3-paths", Rules: awsDryRun,
				Inspect: inspectS3Copy},
			{Name: "sync", Options: awsCopy + "; --delete; --size-only; --exact-timestamps", Rules: awsDryRun,
				Inspect: inspectS3Copy},
			{Name: "rm", Effect: cli.Changes, Does: "deletes objects of S3",
				Options: `
				--dryrun; --quiet; --recursive; --request-payer[=WHO]; --include GLOB; --exclude GLOB
				--only-show-errors; --page-size N`, Rules: awsDryRun},
			{Name: "mb", Effect: cli.Changes, Does: "creates a bucket",
				Options: "--tags TEXT"},
			{Name: "rb", Effect: cli.Changes, Does: "deletes a bucket",
				Options: "--force"},
			{Name: "website", Effect: cli.Changes, Does: "publishes a bucket as a website",
				Options: "--index-document NAME; --error-document NAME"},
			{Name: "presign", Effect: cli.Pure, Options: "--expires-in N"}, {Name: "help", Effect: cli.Pure},
		}},
	},
}

// awsHelp: "help" is the last of two or three words at every level.
func awsHelp(args []cli.Word) []cli.Word {
	for i, w := range args {
		if !w.Static || strings.HasPrefix(w.Text, "-") || i > 2 {
			return args
		}
	}
	if n := len(args); n > 1 && args[n-1].Text == "help" {
		return args[n-1:]
	}
	return args
}

const awsCopy = `
	--dryrun; --quiet; --include GLOB; --exclude GLOB; --acl NAME; --follow-symlinks
	--no-follow-symlinks; --no-guess-mime-type; --sse[=NAME]; --sse-c[=NAME]; --sse-c-key TEXT
	--sse-kms-key-id ID; --sse-c-copy-source NAME; --sse-c-copy-source-key TEXT; --storage-class NAME
	--grants TEXT; --website-redirect URL; --content-type TYPE; --cache-control TEXT
	--content-disposition TEXT; --content-encoding TEXT; --content-language TEXT; --expires DATE
	--source-region NAME; --only-show-errors; --no-progress; --page-size N; --ignore-glacier-warnings
	--force-glacier-transfer; --request-payer[=WHO]; --metadata TEXT; --metadata-directive NAME
	--copy-props NAME; --checksum-mode NAME; --checksum-algorithm NAME; --progress-frequency N
	--progress-multiline; --case-conflict NAME; --no-overwrite`

var awsDryRun = []cli.Rule{{Option: "--dryrun", Lowers: true, Effect: cli.Reads,
	Does: "reports what it would do"}}

// inspectS3Copy tells the direction of cp, mv and sync.
func inspectS3Copy(inv *cli.Invocation, r *cli.Report) {
	verb := inv.Command.Name
	if inv.Has("--dryrun") {
		return
	}
	if len(inv.Operands) < 2 {
		r.Unknown("aws s3 " + verb + " lacks its source or target")
		return
	}
	from, to := inv.Operands[0], inv.Operands[1]
	switch {
	case bucket(to, "s3://"):
		r.Add(cli.Changes, "writes objects of S3")
	case !to.Static && to.Prefix == "":
		r.Unknown("the target of aws s3 " + verb + " is not known statically")
	case to.Text == "-":
		r.Add(cli.Reads, "prints an object of S3")
	default:
		r.Path(cli.WritesTo, to, "downloads from S3")
		if inv.Has("--delete") {
			r.Add(cli.Changes, "--delete deletes what the source lacks")
		}
	}
	switch {
	case bucket(from, "s3://"):
		r.Add(cli.Reads, "")
		if verb == "mv" {
			r.Add(cli.Changes, "deletes the moved objects of S3")
		}
	case from.Text == "-":
	case verb == "mv":
		r.Path(cli.MovesAway, from, "")
	default:
		r.Path(cli.ReadsFrom, from, "")
	}
}

// bucket reports whether a word names an object store by its scheme.
func bucket(w cli.Word, scheme string) bool {
	known := w.Text
	if !w.Static {
		known = w.Prefix
	}
	return len(known) >= len(scheme) && known[:len(scheme)] == scheme
}
