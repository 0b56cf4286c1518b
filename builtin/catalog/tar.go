package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// tar is GNU tar 1.35; bsdtar (libarchive 3.7) is macOS's tar. What either does
// follows from its mode: tar_mode.go.
var tar = cli.Program{
	Name: "tar",
	Also: "gtar",
	Options: `
		-A, --catenate, --concatenate; -c, --create; --delete; -d, --diff, --compare; -r, --append
		--test-label; -t, --list; -u, --update; -x, --extract, --get; --check-device
		-g, --listed-incremental FILE; -G, --incremental; --hole-detection TYPE; --ignore-failed-read
		--level N; --no-check-device; --no-seek; -n, --seek; --occurrence[=N]; --sparse-version VERSION
		-S, --sparse; --add-file FILE; -C, --directory DIR; --exclude PATTERN; --exclude-backups
		--exclude-caches; --exclude-caches-all; --exclude-caches-under; --exclude-ignore FILE
		--exclude-ignore-recursive FILE; --exclude-tag FILE; --exclude-tag-all FILE
		--exclude-tag-under FILE; --exclude-vcs; --exclude-vcs-ignores; --no-null; --no-recursion
		--no-unquote; --no-verbatim-files-from; --null; --recursion; -T, --files-from FILE; --unquote
		--verbatim-files-from; -X, --exclude-from FILE; --anchored; --ignore-case; --no-anchored
		--no-ignore-case; --no-wildcards; --no-wildcards-match-slash; --wildcards; --wildcards-match-slash
		--keep-directory-symlink; --keep-newer-files; -k, --keep-old-files; --no-overwrite-dir
		--one-top-level[=DIR]; --overwrite; --overwrite-dir; --recursive-unlink; --remove-files
		--skip-old-files; -U, --unlink-first; -W, --verify; --ignore-command-error
		--no-ignore-command-error; -O, --to-stdout; --to-command COMMAND; --atime-preserve[=METHOD]
		--clamp-mtime; --delay-directory-restore; --group NAME; --group-map FILE; --mode CHANGES
		--mtime DATE; --set-mtime-command COMMAND; --set-mtime-format FORMAT; -m, --touch
		--no-delay-directory-restore; --no-same-owner; --no-same-permissions; --numeric-owner; --owner NAME
		--owner-map FILE; -p, --preserve-permissions, --same-permissions; --same-owner; --sort ORDER
		-s, --preserve-order, --same-order; --acls; --no-acls; --no-selinux; --no-xattrs; --selinux
		--xattrs; --xattrs-exclude MASK; --xattrs-include MASK; --force-local; -f, --file ARCHIVE
		-F, --info-script, --new-volume-script COMMAND; -L, --tape-length N; -M, --multi-volume
		--rmt-command COMMAND; --rsh-command COMMAND; --volno-file FILE; -b, --blocking-factor N
		-B, --read-full-records; -i, --ignore-zeros; --record-size N; -H, --format FORMAT
		--old-archive, --portability; --pax-option LIST; --posix; -V, --label TEXT; -a, --auto-compress
		-I, --use-compress-program COMMAND; -j, --bzip2; -J, --xz; --lzip; --lzma; --lzop
		--no-auto-compress; --zstd; -z, --gzip, --gunzip, --ungzip; -Z, --compress, --uncompress
		--backup[=CONTROL]; --hard-dereference; -h, --dereference; -K, --starting-file NAME
		--newer-mtime DATE; -N, --newer, --after-date DATE; --one-file-system; -P, --absolute-names
		--suffix STRING; --strip-components N; --transform, --xform EXPRESSION; --checkpoint[=N]
		--checkpoint-action ACTION; --full-time; --index-file FILE; -l, --check-links
		--no-quote-chars CHARS; --quote-chars CHARS; --quoting-style STYLE; -R, --block-number
		--show-defaults; --show-omitted-dirs; --show-snapshot-field-ranges
		--show-transformed-names, --show-stored-names; --totals[=SIGNAL]; --utc; -v, --verbose
		--warning KEYWORD; -w, --interactive, --confirmation; -o; --restrict; -?, --help; --usage; --version
	`,
	Effect: cli.Pure,
	Probes: []string{"ls -la"},
	Rules: []cli.Rule{
		{Option: "--to-stdout", Output: cli.Decodes},
		{Option: "--to-command", Effect: cli.Executes, Does: "runs a command on every file"},
		{Option: "--set-mtime-command", Effect: cli.Executes, Does: "runs a command for every file"},
		{Option: "--info-script", Effect: cli.Executes, Does: "runs a command at the end of a volume"},
		{Option: "--use-compress-program", Effect: cli.ExecutesProgram, Does: "runs a program on the archive"},
		{Option: "--rmt-command --rsh-command", Effect: cli.ExecutesProgram,
			Does: "runs a program to reach the archive"},
		{Option: "--index-file --volno-file", Effect: cli.WritesTo, Does: "writes a file beside the archive"},
		{Option: "--files-from --exclude-from", Effect: cli.ReadsFrom},
	},
	Prepare: prepareTar,
	Inspect: inspectTar,
}

var bsdtar = cli.Program{
	Name: "bsdtar",
	Options: `
		-c, --create; -r, --append; -t, --list; -u, --update; -x, --extract, --get; -a, --auto-compress
		--acls; --no-acls; -B, --read-full-blocks; -b, --block-size N; -C, --cd, --directory DIR; --chroot
		--clear-nochange-fflags; --exclude PATTERN; --exclude-vcs; --fflags; --no-fflags; -f, --file ARCHIVE
		--format FORMAT; --gid N; --gname NAME; -H; -h, -L, --dereference; -I, -T, --files-from FILE
		--group NAME; --ignore-zeros; --include PATTERN; -j, -y, --bzip, --bzip2, --bunzip2; -J, --xz
		-k, --keep-old-files; --keep-newer-files; -l, --check-links; --lrzip; --lz4; --lzma; --lzop
		-m, --modification-time; --mac-metadata; --no-mac-metadata; -n, --norecurse, --no-recursion
		--newer DATE; --newer-mtime DATE; --newer-than FILE; --newer-mtime-than FILE; --nodump
		--nopreserveHFSCompression; --null; --numeric-owner; -O, --to-stdout; -o, --no-same-owner
		--older DATE; --older-mtime DATE; --older-than FILE; --older-mtime-than FILE; --one-file-system
		--options LIST; --owner NAME; -P, --absolute-paths
		-p, --insecure, --preserve-permissions, --same-permissions; --passphrase TEXT; --posix
		-q, --fast-read; --read-sparse; --no-read-sparse; -S; -s PATTERN; --safe-writes; --no-safe-writes
		--same-owner; --no-same-permissions; --strip-components N; --totals; -U, --unlink, --unlink-first
		--uid N; --uname NAME; --use-compress-program COMMAND; --uuencode; --b64encode; -v, --verbose
		-w, --confirmation, --interactive; -X, --exclude-from FILE; --xattrs; --no-xattrs
		-Z, --compress, --uncompress; -z, --gunzip, --gzip; --zstd; --disable-copyfile; --help; --version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--to-stdout", Output: cli.Decodes},
		{Option: "--use-compress-program", Effect: cli.ExecutesProgram, Does: "runs a program on the archive"},
		{Option: "--files-from --exclude-from", Effect: cli.ReadsFrom},
	},
	Prepare: prepareTar,
	Inspect: inspectTar,
}

// prepareTar rewrites the old style, in which the first word is a bundle without
// dash whose arguments follow in order ("cfb out.tar 20").
func prepareTar(args []cli.Word) []cli.Word {
	if len(args) == 0 || !args[0].Static || args[0].Text == "" || args[0].Text[0] == '-' {
		return args
	}
	rest := args[1:]
	var out []cli.Word
	for _, letter := range args[0].Text {
		o := args[0]
		o.Text, o.At = "-"+string(letter), -1
		out = append(out, o)
		if strings.ContainsRune("fbCTXgNVIKFLH", letter) && len(rest) > 0 {
			out = append(out, rest[0])
			rest = rest[1:]
		}
	}
	return append(out, rest...)
}
