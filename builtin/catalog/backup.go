package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns restic and borg.

// restic is restic 0.18.
var restic = cli.Program{
	Name: "restic",
	Env:  "RESTIC_* RCLONE_* $RESTIC_PASSWORD_COMMAND -RESTIC_REPOSITORY -RESTIC_PASSWORD",
	Options: `
		-r, --repo REPO; --repository-file FILE; -p, --password-file FILE; --password-command COMMAND
		--key-hint KEY; --no-cache; --no-lock; --json; -q, --quiet; -v, --verbose[=N]; --cacert FILE
		--cache-dir DIR; --cleanup-cache; --compression MODE; --insecure-tls; --insecure-no-password
		--limit-download N; --limit-upload N; -o, --option OPTION; --pack-size N; --retry-lock DURATION
		--tls-client-cert FILE; --http-user-agent TEXT; --stuck-request-timeout DURATION; --no-extra-verify
		-h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"restic snapshots", "restic stats", "restic diff SNAPSHOT SNAPSHOT"},
	Rules: []cli.Rule{
		{Option: "--password-command", Effect: cli.Executes},
		{Option: "--option", Effect: cli.Runs, Does: "-o may say what restic runs"},
		{Option: "--password-file --repository-file", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "snapshots stats ls find diff list check", Effect: cli.Reads, Options: resticFilter + `
			-c, --compact; -g, --group-by LIST; --latest N; --mode MODE; -l, --long; --recursive
			--human-readable; --sort FIELD; --reverse; -i, --ignore-case; -N, --newest TIME; -O, --oldest TIME
			--blob; --pack; --show-pack-id; --snapshot ID; -s; --tree; --metadata; --read-data
			--read-data-subset SUBSET; --with-cache; --check-unused; --ncdu`},
		{Name: "cat", Effect: cli.Reads},
		{Name: "version generate features options", Effect: cli.Pure, Options: `
			--bash-completion FILE; --zsh-completion FILE; --fish-completion FILE; --powershell-completion FILE
			--man DIR`,
			Rules: []cli.Rule{{Option: "--bash-completion --zsh-completion --fish-completion " +
				"--powershell-completion --man", Effect: cli.WritesTo}}},
		{Name: "dump", Effect: cli.Reads, Options: resticFilter + "-a, --archive KIND; -t, --target FILE",
			Rules: []cli.Rule{{Option: "--target", Effect: cli.WritesTo}}},
		{Name: "restore", Effect: cli.Works, Does: "restores files", Options: resticFilter + `
			-t, --target DIR; -i, --include GLOB; -e, --exclude GLOB; --iinclude GLOB; --iexclude GLOB
			--include-file FILE; --exclude-file FILE; --dry-run; --delete; --overwrite MODE; --sparse; --verify
			--exclude-xattr GLOB; --include-xattr GLOB`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--target", Effect: cli.WritesTo},
				{Option: "--delete", Effect: cli.Changes, Does: "--delete removes files that the snapshot lacks"},
			}},
		{Name: "backup", Effect: cli.Changes, Does: "adds a snapshot to the repository",
			Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-n, --dry-run; -e, --exclude GLOB; --exclude-caches; --exclude-file FILE; --exclude-if-present NAME
			--exclude-larger-than SIZE; --files-from FILE; --files-from-raw FILE; --files-from-verbatim FILE
			-f, --force; -g, --group-by LIST; -H, --host NAME; --iexclude GLOB; --iexclude-file FILE
			--ignore-ctime; --ignore-inode; --no-scan; -x, --one-file-system; --parent ID; --read-concurrency N
			--skip-if-unchanged; --stdin; --stdin-filename NAME; --stdin-from-command; --tag TAGS; --time TIME
			--use-fs-snapshot; --with-atime`,
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}},
			Inspect: inspectResticBackup},
		{Name: "forget prune rewrite", Effect: cli.Changes, Does: "deletes snapshots or their data",
			Options: resticFilter + `
			-n, --dry-run; -l, --keep-last N; -H, --keep-hourly N; -d, --keep-daily N; -w, --keep-weekly N
			-m, --keep-monthly N; -y, --keep-yearly N; --keep-within DURATION; --keep-within-hourly DURATION
			--keep-within-daily DURATION; --keep-tag TAGS; --unsafe-allow-remove-all; -c, --compact
			-g, --group-by LIST; --prune; --max-unused LIMIT; --max-repack-size SIZE; --repack-cacheable-only
			--repack-small; --repack-uncompressed; -f, --forget; -e, --exclude GLOB; --new-host NAME
			--new-time TIME; -s, --snapshot-summary`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "init copy migrate recover tag unlock rebuild-index", Effect: cli.Changes,
			Does: "changes the repository", Options: resticFilter + `
			--copy-chunker-params; --from-repo REPO; --from-password-file FILE; --from-key-hint KEY
			--repository-version N; -f, --force; --add TAGS; --remove TAGS; --set TAGS; --remove-all
			--read-all-packs`},
		{Name: "repair", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "index packs snapshots", Effect: cli.Changes, Does: "changes the repository",
				Options: resticFilter + "-n, --dry-run; --forget; --read-all-packs",
				Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		}},
		{Name: "key", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "add remove passwd", Effect: cli.Changes, Does: "changes the keys of the repository", Options: `
				--host NAME; --user NAME; --new-password-file FILE; --new-insecure-no-password`},
		}},
		{Name: "cache", Effect: cli.Reads, Options: "--cleanup; --max-age N; --no-size",
			Rules: []cli.Rule{{Option: "--cleanup", Effect: cli.Works, Does: "removes old caches"}}},
		{Name: "mount self-update", Effect: cli.Changes, Does: "mounts the repository or replaces restic",
			Options: resticFilter + `
			--allow-other; --no-default-permissions; --owner-root; --path-template T; --time-template T
			--output >FILE`},
	},
}

const resticFilter = "--host NAME; --path PATH; --tag TAGS\n"

// inspectResticBackup: the operands may be a command whose output is stored.
func inspectResticBackup(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--stdin-from-command") {
		r.Run(cli.Inner{Argv: inv.Operands, Via: "restic backup"})
	}
}

const borgShared = `
	--critical; --error; --warning; --info, -v, --verbose; --debug; --debug-topic TOPIC; -p, --progress
	--log-json; --lock-wait N; --bypass-lock; --show-version; --show-rc; --umask M; --remote-path PATH
	--remote-ratelimit N; --upload-ratelimit N; --consider-part-files; --debug-profile >FILE
	--rsh COMMAND; -h, --help; -V, --version; --iec; --json; --json-lines; -n, --dry-run; --list
	--format FORMAT; -e, --exclude GLOB; --exclude-from FILE; --pattern PATTERN; --patterns-from FILE
	--first N; --last N; -a, --glob-archives GLOB; -P, --prefix TEXT; --sort-by KEYS; --stats, -s
	--strip-components N; --numeric-ids; --short
`

// borg is BorgBackup 1.4.
var borg = cli.Program{
	Name:    "borg",
	Env:     "BORG_* $BORG_RSH $BORG_PASSCOMMAND -BORG_REPO -BORG_PASSPHRASE",
	Options: borgShared,
	Effect:  cli.Pure,
	Probes:  []string{"borg list", "borg info"},
	Rules: []cli.Rule{
		{Option: "--rsh", Effect: cli.Executes},
		{Option: "--exclude-from --patterns-from", Effect: cli.ReadsFrom},
	},
	Commands: []cli.Command{
		{Name: "list info diff", Effect: cli.Reads,
			Options: "--same-chunker-params; --sort; --content-only; --consider-checkpoints"},
		{Name: "check", Effect: cli.Reads, Options: `
			--repository-only; --archives-only; --verify-data; --repair; --save-space; --max-duration N`,
			Rules: []cli.Rule{{Option: "--repair", Effect: cli.Changes, Does: "--repair changes the repository"}}},
		{Name: "extract", Effect: cli.Works, Does: "extracts files",
			Options: "--noacls; --noflags; --noxattrs; --stdout; --sparse",
			Rules:   []cli.Rule{{Option: "--dry-run --stdout", Lowers: true, Effect: cli.Reads}}},
		{Name: "export-tar", Effect: cli.Reads, Inspect: inspectBorgExport,
			Options: "--tar-filter COMMAND; --tar-format FORMAT",
			Rules:   []cli.Rule{{Option: "--tar-filter", Effect: cli.Executes}}},
		{Name: "create import-tar", Effect: cli.Changes, Does: "adds an archive to the repository",
			Inspect: inspectBorgCreate, Options: `
			--filter FLAGS; --no-cache-sync; --stdin-name NAME; --stdin-user NAME; --stdin-group NAME
			--stdin-mode M; --content-from-command; --paths-from-stdin; --paths-from-command
			--paths-delimiter TEXT; --exclude-caches; --exclude-if-present NAME; --keep-exclude-tags
			-x, --one-file-system; --noatime; --noctime; --nobirthtime; --noacls; --noflags; --noxattrs
			--sparse; --files-cache MODE; --read-special; --comment TEXT; --timestamp TIME
			-c, --checkpoint-interval N; --chunker-params PARAMS; -C, --compression SPEC; --tar-filter COMMAND
			--exclude-nodump; --atime`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--tar-filter", Effect: cli.Executes},
			}},
		{Name: "delete prune compact recreate", Effect: cli.Changes, Does: "deletes archives or their data",
			Options: `
			--keep-within DURATION; --keep-last N; --keep-secondly N; --keep-minutely N; -H, --keep-hourly N
			-d, --keep-daily N; -w, --keep-weekly N; -m, --keep-monthly N; -y, --keep-yearly N
			--keep-13weekly N; --keep-3monthly N; --save-space; --force; --cache-only; --keep-security-info
			--cleanup-commits; --threshold N; --target NAME; --comment TEXT; -C, --compression SPEC
			--recompress[=MODE]; --chunker-params PARAMS`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "init rename break-lock upgrade serve mount umount config", Effect: cli.Changes,
			Does: "changes the repository or mounts it", Options: `
			--encryption MODE; --append-only; --storage-quota N; --make-parent-dirs; --restrict-to-path PATH
			--restrict-to-repository PATH; -f, --foreground; -o OPTIONS; -c, --cache; -d, --delete; -l
			--inplace; --force; --tam; --disable-tam`},
		{Name: "key", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "export", Effect: cli.ReadsSecrets, Inspect: inspectBorgExport, Options: "--paper; --qr-html"},
			{Name: "import change-passphrase migrate-to-repokey", Effect: cli.Changes,
				Does: "changes the key of the repository", Options: "--paper"},
		}},
		{Name: "with-lock", StopAtOperand: true, Wraps: &cli.Wrap{Skip: 1, Via: "borg with-lock"}},
		{Name: "benchmark debug help", Effect: cli.Unstated, Does: "what it does is not known here"},
	},
}

// inspectBorgExport: the second operand is the file that is written.
func inspectBorgExport(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 1 && inv.Operands[1].Text != "-" {
		r.Path(cli.WritesTo, inv.Operands[1], "")
	}
}

// inspectBorgCreate: behind the archive stand the paths that are stored, or a
// command whose output is.
func inspectBorgCreate(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) < 2 {
		return
	}
	words := inv.Operands[1:]
	if inv.Has("--content-from-command") || inv.Has("--paths-from-command") {
		r.Run(cli.Inner{Argv: words, Via: strings.Join(inv.Path, " ")})
		return
	}
	for _, w := range words {
		if w.Text != "-" {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}
