package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns clients of object stores: s3cmd and the MinIO client.

// s3cmd is s3cmd 2.4.
var s3cmd = cli.Program{
	Name: "s3cmd",
	Options: `
		-h, --help; --version; --configure; -c, --config FILE; --dump-config; --access_key KEY
		--secret_key KEY; --access_token TOKEN; -n, --dry-run; -s, --ssl; --no-ssl; -e, --encrypt
		--no-encrypt; -f, --force; --continue; --continue-put; --upload-id ID; --skip-existing
		-r, --recursive; --check-md5; --no-check-md5; -P, --acl-public; --acl-private; --acl-grant GRANT
		--acl-revoke GRANT; -D, --restore-days N; --restore-priority NAME; --delete-removed
		--no-delete-removed; --delete-after; --delay-updates; --max-delete N; --limit N
		--add-destination URI; --delete-after-fetch; -p, --preserve; --no-preserve; --keep-dirs
		--exclude GLOB; --exclude-from FILE; --rexclude REGEX; --rexclude-from FILE; --include GLOB
		--include-from FILE; --rinclude REGEX; --rinclude-from FILE; --files-from FILE; --region NAME
		--bucket-location NAME; --host HOST; --host-bucket HOST; --reduced-redundancy, --rr
		--no-reduced-redundancy, --no-rr; --storage-class NAME; --access-logging-target-prefix URI
		--no-access-logging; --default-mime-type TYPE; -M, --guess-mime-type; --no-guess-mime-type
		--no-mime-magic; -m, --mime-type TYPE; --add-header HEADER; --remove-header NAME
		--server-side-encryption; --server-side-encryption-kms-id ID; --encoding NAME
		--add-encoding-exts LIST; --verbatim; --disable-multipart; --multipart-chunk-size-mb N; --list-md5
		--list-allow-unordered; -H, --human-readable-sizes; --ws-index NAME; --ws-error NAME
		--expiry-date DATE; --expiry-days N; --expiry-prefix TEXT; --progress; --no-progress; --stats
		--enable; --disable; --cf-invalidate; -q, --quiet; -v, --verbose; -d, --debug; -F, --follow-symlinks
		--cache-file FILE; --signature-v2; --limit-rate RATE; --no-connection-pooling; --requester-pays
		-l, --long-listing; --stop-on-error; --max-retries N; --content-disposition TEXT
		--content-type TYPE; --ca-certs FILE; --check-certificate; --no-check-certificate; --check-hostname
		--no-check-hostname; --ssl-cert FILE; --ssl-key FILE
	`,
	Effect: cli.Pure,
	Probes: []string{"s3cmd ls", "s3cmd du", "s3cmd info s3://BUCKET"},
	Rules: []cli.Rule{
		{Option: "--configure", Effect: cli.Changes, Does: "writes credentials"},
		{Option: "--dump-config", Effect: cli.ReadsSecrets},
		{Option: "--cache-file", Effect: cli.WritesTo},
		{Option: "--config --files-from --exclude-from --include-from", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "ls la du info multipart listmp accesslog ws-info getpolicy getcors getlifecycle cflist cfinfo " +
			"cfinvalinfo gettagging getnotification get-ownership getownership", Effect: cli.Reads},
		{Name: "signurl", Effect: cli.Pure},
		{Name: "get", Effect: cli.Reads, Inspect: inspectS3cmdGet},
		{Name: "sync", Inspect: inspectS3cmdSync},
		{Name: "del rm rb expire delpolicy delcors dellifecycle abortmp cfdelete delnotification deltagging " +
			"ws-delete", Effect: cli.Changes, Does: "deletes stored objects",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "mb put cp mv modify setacl restore fixbucket setpolicy setcors setlifecycle setversioning " +
			"setownership setblockpublicaccess setobjectlegalhold setobjectretention settagging setnotification " +
			"payer ws-create cfcreate cfmodify cfinval", Effect: cli.Changes, Does: "changes stored objects",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	},
}

func s3Path(w cli.Word) bool { return strings.HasPrefix(w.Text, "s3://") }

// inspectS3cmdGet reads OBJECT… [FILE].
func inspectS3cmdGet(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--dry-run") || len(words) == 0 {
		r.Add(cli.Reads, "")
		return
	}
	if inv.Has("--delete-after-fetch") {
		r.Add(cli.Changes, "--delete-after-fetch deletes stored objects")
	}
	last := words[len(words)-1]
	if s3Path(last) {
		last = downloadName(last)
	}
	if last.Text == "-" {
		r.Add(cli.Reads, "")
		return
	}
	r.Path(cli.WritesTo, last, "")
}

func inspectS3cmdSync(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--dry-run") {
		r.Add(cli.Reads, "")
		return
	}
	if len(words) < 2 || s3Path(words[len(words)-1]) || inv.Has("--delete-after-fetch") {
		r.Add(cli.Changes, "changes stored objects")
		return
	}
	if inv.Has("--delete-removed") && !inv.Has("--no-delete-removed") {
		r.Path(cli.DeletesTree, words[len(words)-1], "")
	}
	r.Path(cli.WritesTo, words[len(words)-1], "")
}

const mcCopyOptions = `
	-r, --recursive; -a, --preserve; --older-than DURATION; --newer-than DURATION; --attr TEXT
	--storage-class NAME; --sc NAME; --enc-kms KEY; --enc-s3 KEY; --enc-c KEY; --rewind TIME; --versions
	--version-id ID; --vid ID; --md5; --checksum NAME; --tags TAGS; --continue; --session
	--disable-multipart; --zip; --retention-mode MODE; --retention-duration TIME; --legal-hold MODE
	--overwrite; --remove; --watch; -w; --exclude GLOB; --exclude-bucket GLOB
	--exclude-storageclass NAME; --region NAME; --dry-run; --fake; --skip-errors; --max-workers N
	--summary; --retry; --monitoring-address ADDRESS; --active-active; --multi-master; -s, --size N
	-P, --parallel N; --part-size SIZE; --if-not-exists
`

// mc is MinIO Client RELEASE.2025-08; alone it may be Midnight Commander.
var mc = cli.Program{
	Name: "mc",
	Also: "mcli",
	Options: `
		--config-dir DIR; -C DIR; -q, --quiet; --no-color; --json; --debug; --insecure; --limit-upload RATE
		--limit-download RATE; --resolve SPEC; --custom-header HEADER; -H HEADER; --disable-pager, --dp
		-h, --help; -v, --version
	`,
	Effect: cli.Interactive, Does: "opens a screen",
	Probes: []string{"mc ls ALIAS", "mc stat ALIAS/BUCKET"},
	Commands: []cli.Command{
		{Name: "ls stat tree du diff cat head ping ready version watch od", Effect: cli.Reads, Output: cli.Fetches,
			Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-r, --recursive; --versions; --rewind TIME; -I, --incomplete; --summarize; --storage-class NAME
			--zip; --version-id ID; --vid ID; -n, --lines N; -f, --files; -d, --depth N; --no-list; --offset N
			--tail N; --part-number N; --events LIST; --prefix TEXT; --suffix TEXT; -c, --count N; -x, --exit
			-e, --error-count N; -i, --interval N; --enc-c KEY`},
		{Name: "sql", Effect: cli.Reads, Options: `
			-e, --query TEXT; -r, --recursive; --csv-input TEXT; --json-input TEXT; --compression TYPE
			--csv-output TEXT; --csv-output-header TEXT; --json-output TEXT; --enc-c KEY`},
		{Name: "find", Effect: cli.Reads, Inspect: inspectMCFind, Options: `
			--exec COMMAND; --ignore GLOB; --name GLOB; --newer-than AGE; --older-than AGE; --path GLOB
			--print FORMAT; --regex REGEX; --larger SIZE; --smaller SIZE; --maxdepth N; --watch; --versions
			--metadata TEXT; --tags TEXT`},
		{Name: "cp get put mirror", Inspect: inspectMCCopy, Options: mcCopyOptions},
		{Name: "rm rb undo", Effect: cli.Changes, Does: "deletes stored objects", Options: `
			-r, --recursive; --force; --dangerous; --versions; --version-id ID; --vid ID; --rewind TIME
			--older-than AGE; --newer-than AGE; -I, --incomplete; --dry-run; --fake; --stdin; --bypass
			--non-current; --purge; --last N; --action NAME`,
			Rules: []cli.Rule{{Option: "--dry-run --fake", Lowers: true, Effect: cli.Reads}}},
		{Name: "mv mb pipe", Effect: cli.Changes, Does: "changes stored objects", Options: mcCopyOptions + `
			--ignore-existing, -p; --with-lock, -l; --with-versioning; --concurrent N`},
		{Name: "share", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads},
			{Name: "download upload", Effect: cli.Changes, Does: "shares stored objects", Options: `
				-r, --recursive; -E, --expire TIME; -T, --content-type TYPE; --version-id ID`},
		}},
		{Name: "alias", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls export", Effect: cli.ReadsSecrets},
			{Name: "set s import remove rm", Effect: cli.Changes, Does: "changes stored credentials",
				Options: "--path MODE; --api NAME"},
		}},
		{Name: "anonymous policy tag ilm event version-control retention legalhold quota replicate encrypt cors " +
			"batch idp license support admin update", Unlisted: mcByVerb, Effect: cli.Unstated},
	},
}

// mcByVerb judges the many administrative subcommands by their last name.
func mcByVerb(path []string, name string) *cli.Command {
	switch name {
	case "list", "ls", "get", "get-json", "links", "info", "status", "describe", "export", "top":
		return &cli.Command{Name: name, Effect: cli.Reads, Options: "--json; -r, --recursive", Unlisted: nil}
	case "policy", "user", "group", "rule", "bucket", "config", "service", "cluster", "tier", "prometheus",
		"svcacct", "accesskey":
		if len(path) < 4 {
			return &cli.Command{Name: name, Unlisted: mcByVerb}
		}
	}
	return nil
}

func inspectMCFind(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--exec") {
		r.Run(cli.Inner{Shell: &w, Via: "mc find --exec", Appends: true})
	}
}

// inspectMCCopy reads SOURCE… TARGET: a target that plainly names a path of this
// machine is written, any other may be a store.
func inspectMCCopy(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--dry-run") || inv.Has("--fake") {
		r.Add(cli.Reads, "")
		return
	}
	if len(words) < 2 {
		r.Unknown("the paths that mc copies are not given")
		return
	}
	last := words[len(words)-1]
	if last.Text == "" || last.Text[0] != '/' && last.Text[0] != '.' && last.Text[0] != '~' {
		r.Add(cli.Changes, "changes stored objects")
		return
	}
	if inv.Has("--remove") {
		r.Path(cli.DeletesTree, last, "")
	}
	r.Path(cli.WritesTo, last, "")
}
