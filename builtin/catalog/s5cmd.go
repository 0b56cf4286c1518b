package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns s5cmd 2.3, which copies between object stores and files.

// s5cmd --dry-run shows what would be done.
var s5cmd = cli.Program{
	Name: "s5cmd", Effect: cli.Pure,
	Options: `
		--credentials-file FILE; --dry-run; --endpoint-url URL; --install-completion; --json; --log LEVEL
		--no-sign-request; --no-verify-ssl; --numworkers N; --profile NAME; --request-payer NAME
		-r, --retry-count N; --stat; --use-list-objects-v1; -h, --help`,
	Probes: []string{"s5cmd ls"},
	Commands: []cli.Command{
		{Name: "ls du head", Effect: cli.Reads, Options: `
			-e, --etag; -H, --humanize; -s, --storage-class; -g, --group; --exclude TEXT; --show-fullpath
			--all-versions; --version-id ID; --raw`},
		{Name: "cat", Effect: cli.Reads, Output: cli.Fetches,
			Options: "--raw; --version-id ID; -c, --concurrency N; -p, --part-size N"},
		{Name: "presign", Effect: cli.ReadsSecrets, Does: "makes a link that opens an object",
			Options: "--expire DURATION; --version-id ID"},
		{Name: "cp", Options: s5cmdCopy, Rules: s5cmdPreview, Inspect: inspectS5Copy},
		{Name: "sync", Options: s5cmdCopy + "; --delete; --size-only; --exit-on-error", Rules: s5cmdPreview,
			Inspect: inspectS5Copy},
		{Name: "mv", Effect: cli.Changes, Does: "moves objects", Options: s5cmdCopy, Rules: s5cmdPreview},
		{Name: "rm", Effect: cli.Changes, Does: "deletes objects",
			Options: "--raw; --exclude TEXT; --include TEXT; --all-versions; --version-id ID", Rules: s5cmdPreview},
		{Name: "mb rb pipe bucket-version", Effect: cli.Changes, Does: "changes what the store holds"},
		{Name: "run", Effect: cli.Runs, Does: "runs commands of a file"},
		{Name: "version", Effect: cli.Pure},
		{Name: "help h", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

const s5cmdCopy = `
	-n, --no-clobber; -s, --if-size-differ; -u, --if-source-newer; -f, --flatten; --no-follow-symlinks
	--storage-class NAME; -c, --concurrency N; -p, --part-size N; --sse NAME; --sse-kms-key-id ID
	--acl NAME; --cache-control TEXT; --expires TIME; --force-glacier-transfer; --ignore-glacier-warnings
	--source-region NAME; --destination-region NAME; --exclude TEXT; --include TEXT; --raw
	--content-type NAME; --content-encoding NAME; --content-disposition TEXT; --metadata PAIR
	--metadata-directive NAME; --no-such-upload; --version-id ID; --show-progress, --sp`

var s5cmdPreview = []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}

// inspectS5Copy: SOURCE DESTINATION, each a path or an s3:// address.
func inspectS5Copy(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") {
		return
	}
	if len(inv.Operands) < 2 {
		r.Unknown("the destination of s5cmd is not given")
		return
	}
	switch to := inv.Operands[len(inv.Operands)-1]; {
	case strings.HasPrefix(to.Text, "s3://"):
		r.Add(cli.Changes, "writes objects")
	case inv.Has("--delete"):
		r.Path(cli.DeletesTree, to, "--delete deletes files that the store lacks")
	default:
		r.Path(cli.WritesInto, to, "downloads objects")
	}
}
