package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// rclone is rclone 1.71. Options of single backends are not listed.
var rclone = cli.Program{
	Name: "rclone",
	Env:  "RCLONE_* >RCLONE_LOG_FILE $RCLONE_SFTP_SSH $RCLONE_PASSWORD_COMMAND",
	Options: `
		-n, --dry-run; -i, --interactive; -v, --verbose; -q, --quiet; -P, --progress; --stats DURATION
		--stats-one-line; --stats-log-level LEVEL; --config FILE; --transfers N; --checkers N
		--bwlimit RATE; --include GLOB; --exclude GLOB; -f, --filter RULE; --include-from FILE
		--exclude-from FILE; --filter-from FILE; --exclude-if-present NAME; --files-from FILE
		--files-from-raw FILE; --min-age AGE; --max-age AGE; --min-size SIZE; --max-size SIZE; --max-depth N
		--fast-list; --log-file >FILE; --log-level LEVEL; --log-format FORMAT; --use-json-log; --syslog
		-c, --checksum; --size-only; --ignore-existing; --ignore-size; -I, --ignore-times; --ignore-case
		--ignore-errors; --ignore-checksum; -u, --update; --immutable; --inplace; --backup-dir >DIR/
		--suffix TEXT; --suffix-keep-extension; --compare-dest DIR; --copy-dest DIR; --delete-before
		--delete-during; --delete-after; --delete-excluded; --max-delete N; --max-delete-size SIZE
		--max-transfer SIZE; --max-duration DURATION; --no-traverse; --no-check-dest; --no-update-modtime
		--no-check-certificate; --retries N; --retries-sleep DURATION; --low-level-retries N
		--timeout DURATION; --contimeout DURATION; --tpslimit N; --multi-thread-streams N
		--buffer-size SIZE; --password-command COMMAND; --ask-password; --rc; --rc-addr ADDRESS
		--rc-user NAME; --rc-pass TEXT; --rc-no-auth; -M, --metadata; -L, --copy-links; -l, --links
		-x, --one-file-system; --user-agent TEXT; --header TEXT; --error-on-no-transfer; --human-readable
		--cache-dir DIR; --temp-dir DIR; --cutoff-mode MODE; --order-by ORDER; --track-renames
		--create-empty-src-dirs; --cpuprofile >FILE; --memprofile >FILE; --dump FLAGS; --use-mmap
		--use-server-modtime; --s3-provider NAME; --s3-region NAME; --s3-endpoint URL; --s3-no-check-bucket
		--s3-acl NAME; --drive-shared-with-me; --drive-acknowledge-abuse; -h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"rclone lsf REMOTE:", "rclone check SOURCE DESTINATION", "rclone listremotes"},
	Rules: []cli.Rule{
		{Option: "--password-command", Effect: cli.Executes},
		{Option: "--rc", Effect: cli.Changes, Does: "--rc starts a server"},
		{Option: "--files-from --files-from-raw --include-from --exclude-from --filter-from",
			Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "ls lsd lsl lsf lsjson tree size about cat hashsum md5sum sha1sum listremotes",
			Effect: cli.Reads, Output: cli.Fetches, Inspect: inspectRcloneRead, Options: `
			-R, --recursive; --format FORMAT; -s, --separator TEXT; -d, --dir-slash; --absolute; --hash[=TYPE]
			--files-only; --dirs-only; --csv; --json; --full; --head N; --tail N; --offset N; --count N
			--discard; --stat; --no-modtime; --no-mimetype; --original; --hash-type TYPE; --output-file >FILE
			--download; --base64; --long; -F; -a; --level N; --all; --size; --noreport; -C, --checkfile FILE
			--order TEXT; --name GLOB; --type TYPE; --source TEXT; --description TEXT`},
		{Name: "ncdu", Effect: cli.Interactive, Does: "waits for keys, some of which delete"},
		{Name: "check cryptcheck checksum cryptdecode", Effect: cli.Reads, Options: `
			--combined FILE; --differ FILE; --error FILE; --match FILE; --missing-on-dst FILE
			--missing-on-src FILE; --one-way; --download; -C, --checkfile HASH; --reverse`,
			Rules: []cli.Rule{{Option: "--combined --differ --error --match --missing-on-dst --missing-on-src",
				Value: "!-", Effect: cli.WritesTo}}},
		{Name: "version obscure completion genautocomplete help", Effect: cli.Pure, Options: "--check; --deps"},
		{Name: "copy copyto", Inspect: inspectRcloneCopy},
		{Name: "move moveto", Inspect: inspectRcloneMove, Options: "--delete-empty-src-dirs"},
		{Name: "sync", Inspect: inspectRcloneSync, Options: `
			--combined FILE; --differ FILE; --error FILE; --match FILE; --missing-on-dst FILE
			--missing-on-src FILE`,
			Rules: []cli.Rule{{Option: "--combined --differ --error --match --missing-on-dst --missing-on-src",
				Value: "!-", Effect: cli.WritesTo}}},
		{Name: "bisync", Effect: cli.Changes, Does: "changes both sides", Options: `
			--resync; --check-access; --workdir DIR; --conflict-resolve MODE; --force; --resilient; --recover`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "copyurl", Inspect: inspectRcloneCopyURL, Options: `
			-a, --auto-filename; --header-filename; --no-clobber; -p, --print-filename; --stdout; --urls`},
		{Name: "delete deletefile purge rmdir rmdirs cleanup dedupe", Effect: cli.Changes,
			Does: "deletes stored files", Options: "--rmdirs; --leave-root; --dedupe-mode MODE; --by-hash",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "mkdir rcat touch settier link archive convmv", Effect: cli.Changes, Does: "changes stored files",
			Options: `
			--size N; -t, --timestamp TIME; --localtime; -C, --no-create; -R, --recursive; --expire DURATION
			--unlink`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "mount nfsmount mount2 cmount serve rcd gitannex", Effect: cli.Changes,
			Does: "mounts or serves stored files", Options: `
			--addr ADDRESS; --read-only; --allow-other; --vfs-cache-mode MODE; --daemon; --user NAME
			--pass TEXT`},
		{Name: "rc backend test", Effect: cli.Connects, Does: "sends a command to rclone or a backend", Options: `
			--json JSON; -o, --option OPTION; --url URL; --loopback; --unix-socket PATH`},
		{Name: "selfupdate", Effect: cli.Changes, Does: "replaces rclone", Options: `
			--check; --output >FILE; --beta; --stable; --version VERSION; --package KIND`,
			Rules: []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Reads}}},
		{Name: "authorize", Effect: cli.Interactive, Does: "asks for credentials"},
		{Name: "config", Effect: cli.Interactive, Does: "asks for a configuration", Commands: []cli.Command{
			{Name: "file paths providers userinfo redacted encryption", Effect: cli.Reads, Options: "--json"},
			{Name: "show dump", Effect: cli.ReadsSecrets},
			{Name: "create update delete disconnect reconnect password edit touch string", Effect: cli.Changes,
				Does: "changes rclone's credentials", Options: `
				--all; --continue; --no-obscure; --no-output; --non-interactive; --obscure; --result TEXT
				--state TEXT`},
		}},
	},
}

// rclonePath reports whether a word names a stored path: "remote:path" or
// ":backend:path".
func rclonePath(w cli.Word) bool {
	return strings.HasPrefix(w.Text, ":") || hostPath(w)
}

func inspectRcloneRead(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if !rclonePath(w) {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// inspectRcloneCopy reads SOURCE DESTINATION.
func inspectRcloneCopy(inv *cli.Invocation, r *cli.Report) {
	rcloneTransfer(inv, r, cli.ReadsFrom, cli.WritesTo)
}

// inspectRcloneMove: the source is gone afterwards.
func inspectRcloneMove(inv *cli.Invocation, r *cli.Report) {
	rcloneTransfer(inv, r, cli.MovesAway, cli.WritesTo)
}

// inspectRcloneSync: what the source lacks is deleted.
func inspectRcloneSync(inv *cli.Invocation, r *cli.Report) {
	rcloneTransfer(inv, r, cli.ReadsFrom, cli.DeletesTree)
}

// rcloneTransfer states the effects on source and destination, where they are
// paths of this machine.
func rcloneTransfer(inv *cli.Invocation, r *cli.Report, source, destination cli.Effect) {
	if len(inv.Operands) != 2 {
		r.Unknown("the paths that rclone copies are not given")
		return
	}
	if inv.Has("--dry-run") {
		r.Add(cli.Reads, "")
		return
	}
	from, to := inv.Operands[0], inv.Operands[1]
	switch {
	case !rclonePath(from):
		r.Path(source, from, "")
	case source == cli.MovesAway:
		r.Add(cli.Changes, "moves stored files away")
	default:
		r.Add(cli.Reads, "")
	}
	if rclonePath(to) {
		r.Add(cli.Changes, "changes stored files")
	} else {
		r.Path(destination, to, "")
	}
}

// inspectRcloneCopyURL reads URL DESTINATION.
func inspectRcloneCopyURL(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--stdout"):
		r.Add(cli.Reads, "")
	case inv.Has("--urls") || len(inv.Operands) < 2:
		r.Unknown("what rclone downloads is read from a file")
	case rclonePath(inv.Operands[1]):
		r.Add(cli.Changes, "changes stored files")
	default:
		r.Path(cli.WritesTo, inv.Operands[1], "")
	}
}
