package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// rsync is rsync 3.4.
var rsync = cli.Program{
	Name: "rsync",
	Env:  "RSYNC_* -RSYNC_PASSWORD",
	Options: `
		-v, --[no-]verbose; --info FLAGS; --debug FLAGS; --stderr MODE; -q, --quiet; --no-motd
		-c, --[no-]checksum; -a, --archive; -r, --[no-]recursive; -R, --[no-]relative; --[no-]implied-dirs
		-b, --[no-]backup; --backup-dir >DIR/; --suffix TEXT; -u, --[no-]update; --[no-]inplace
		--[no-]append; --append-verify; -d, --[no-]dirs; --old-dirs, --old-d; --mkpath; --no-mkpath
		-l, --[no-]links; -L, --copy-links; --copy-unsafe-links; --safe-links; --munge-links
		-k, --copy-dirlinks; -K, --keep-dirlinks; -H, --[no-]hard-links; -p, --[no-]perms
		-E, --executability; --chmod CHMOD; -A, --[no-]acls; -X, --[no-]xattrs; -o, --[no-]owner
		-g, --[no-]group; --[no-]devices; --copy-devices; --write-devices; --[no-]specials; -D
		-t, --[no-]times; -U, --[no-]atimes; --open-noatime; -N, --[no-]crtimes; -O, --[no-]omit-dir-times
		-J, --[no-]omit-link-times; --super; --fake-super; -S, --[no-]sparse; --preallocate; -n, --dry-run
		-W, --[no-]whole-file; --checksum-choice NAME; --cc NAME; -x, --[no-]one-file-system
		-B, --block-size N; -e, --rsh COMMAND; --rsync-path PROGRAM; --existing, --ignore-non-existing
		--ignore-existing; --remove-source-files; --remove-sent-files; --del, --delete-during; --delete
		--delete-before; --delete-delay; --delete-after; --delete-excluded; --ignore-missing-args
		--delete-missing-args; --ignore-errors; --force; --max-delete N; --max-size N; --min-size N
		--max-alloc N; --[no-]partial; --partial-dir >DIR/; --[no-]delay-updates; -m, --[no-]prune-empty-dirs
		--[no-]numeric-ids; --usermap MAP; --groupmap MAP; --chown OWNER; --timeout N; --contimeout N
		-I, --ignore-times; --size-only; -@, --modify-window N; -T, --temp-dir DIR; -y, --[no-]fuzzy
		--compare-dest DIR; --copy-dest DIR; --link-dest DIR; -z, --[no-]compress; --old-compress
		--new-compress; --compress-choice NAME; --zc NAME; --compress-level N; --zl N; --skip-compress LIST
		-C, --cvs-exclude; -f, --filter RULE; -F; --exclude GLOB; --exclude-from FILE; --include GLOB
		--include-from FILE; --files-from FILE; -0, --[no-]from0; --[no-]old-args; -s, --[no-]secluded-args
		--[no-]protect-args; --trust-sender; --copy-as USER; --address ADDRESS; --port N; --sockopts OPTIONS
		--blocking-io; --outbuf MODE; --stats; -8, --[no-]8-bit-output; -h, --[no-]human-readable
		--[no-]progress; -P; -i, --[no-]itemize-changes; -M, --remote-option OPTION; --out-format FORMAT
		--log-file >FILE; --log-file-format FORMAT; --log-format FORMAT; --password-file FILE
		--early-input FILE; --list-only; --[no-]bwlimit RATE; --stop-after N; --time-limit N; --stop-at TIME
		--fsync; --write-batch >FILE; --only-write-batch >FILE; --read-batch FILE; --protocol N
		--iconv SPEC; --no-iconv; --checksum-seed N; -4, --ipv4; -6, --ipv6; --no-o; --no-g; --no-p; --no-t
		--no-r; --no-l; --no-D; --no-W; --no-i-r; --no-inc-recursive; --inc-recursive; --msgs2stderr
		--qsort; -V, --version; --help; --daemon; --config FILE; --no-detach; --dparam OVERRIDE; --server
		--sender
	`,
	Inspect: inspectRsync,
	Probes:  []string{"rsync -avn --delete SOURCE/ DESTINATION/"},
	Rules: []cli.Rule{
		{Option: "--daemon", Effect: cli.Changes, Does: "starts a server"},
		{Option: "--server", Effect: cli.Connects, Does: "speaks rsync's protocol"},
		{Option: "--log-file --write-batch --only-write-batch --backup-dir --temp-dir", Effect: cli.WritesTo},
		{Option: "--files-from --exclude-from --include-from --password-file --early-input", Effect: cli.ReadsFrom},
		{Option: "--remote-option", Effect: cli.Runs, Does: "--remote-option says what the other machine does"},
		{Option: "--write-devices", Effect: cli.Changes, Does: "--write-devices writes devices"},
	},
}

// inspectRsync judges SOURCE… DESTINATION and the programs that rsync runs: the
// remote shell gets the host and a command behind its own words, the remote
// rsync paths behind its own. Nothing like "--version" may stand there, which
// would lower what another program does.
func inspectRsync(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--rsh") {
		r.Run(cli.Inner{Shell: following(w, " host pwd"), Via: "rsync -e"})
	}
	for _, w := range inv.All("--rsync-path") {
		r.Run(cli.Inner{Shell: following(w, " ."), Via: "rsync --rsync-path", Remote: true})
	}
	words := inv.Operands
	switch {
	case inv.Has("--daemon"), inv.Has("--server"):
		return
	case len(words) == 0:
		r.Unknown("the paths that rsync copies are not given")
		return
	case inv.Has("--dry-run"), inv.Has("--list-only"), len(words) == 1 && !inv.Has("--read-batch"):
		r.Add(cli.Reads, "")
		return
	}
	last := words[len(words)-1]
	for _, w := range words[:len(words)-1] {
		sourceOfRsync(w, inv.Has("--remove-source-files") || inv.Has("--remove-sent-files"), r)
	}
	switch {
	case hostPath(last):
		r.Add(cli.Changes, "copies to another machine")
	case deletesInRsync(inv):
		r.Path(cli.DeletesTree, last, "--delete removes what the source lacks")
		r.Path(cli.WritesTo, last, "")
	default:
		r.Path(cli.WritesTo, last, "")
	}
}

func sourceOfRsync(w cli.Word, removes bool, r *cli.Report) {
	switch {
	case hostPath(w) && removes:
		r.Add(cli.Changes, "--remove-source-files deletes on another machine")
	case hostPath(w):
		r.Add(cli.Reads, "")
	case removes:
		r.Path(cli.DeletesTree, w, "")
	default:
		r.Path(cli.ReadsFrom, w, "")
	}
}

func deletesInRsync(inv *cli.Invocation) bool {
	for i := range inv.Options {
		if name := inv.Options[i].Name; strings.HasPrefix(name, "--del") && name != "--delay-updates" {
			return true
		}
	}
	return false
}

// following is the text of w with more words behind it.
func following(w cli.Word, more string) *cli.Word {
	w.Text += more
	w.At = -1
	return &w
}
