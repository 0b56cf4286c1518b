package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the programs that list files and say what they are: ls, stat,
// readlink, realpath, df, du (GNU coreutils 9.5 and BSD), file 5.45, tree 2.2,
// and which, whereis, locate.

// ls is also dir and vdir.
var ls = cli.Program{
	Name: "ls",
	Also: "dir vdir",
	Options: `
		-a, --all; -A, --almost-all; --author; -b, --escape; --block-size SIZE; -B, --ignore-backups
		-cCdDfgGhHiklLmnNopqQrRsStuUvxXZ1; --color[=WHEN]; --directory; --dired; -F; --classify[=WHEN]
		--file-type; --format WORD; --full-time; --group-directories-first; --no-group; --human-readable
		--si; --dereference-command-line; --dereference-command-line-symlink-to-dir; --hide PATTERN
		--hyperlink[=WHEN]; --indicator-style WORD; --inode; -I, --ignore PATTERN; --kibibytes
		--dereference; --numeric-uid-gid; --literal; --hide-control-chars; --show-control-chars
		--quote-name; --quoting-style WORD; --reverse; --recursive; --size; --sort WORD; --time WORD
		--time-style STYLE; -T, --tabsize COLS; -w, --width COLS; --context; --zero; -@eOWPyE%; --help
		--version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// stat is GNU's and BSD's; -t and -f take an argument on BSD only and read as
// operands there.
var stat = cli.Program{
	Name: "stat",
	Options: `
		-L, --dereference; -f, --file-system; --cached MODE; -c, --format FORMAT; --printf FORMAT; -t, --terse
		-Fnqrsxl; --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var readlink = cli.Program{
	Name: "readlink",
	Options: `
		-f, --canonicalize; -e, --canonicalize-existing; -m, --canonicalize-missing; -n, --no-newline
		-q, --quiet; -s, --silent; -v, --verbose; -z, --zero; --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var realpath = cli.Program{
	Name: "realpath",
	Options: `
		-E, --canonicalize; -e, --canonicalize-existing; -m, --canonicalize-missing; -L, --logical; -P, --physical
		-q, --quiet; --relative-to DIR; --relative-base DIR; -s, --strip, --no-symlinks; -z, --zero
		--help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var df = cli.Program{
	Name: "df",
	Options: `
		-a, --all; -B, --block-size SIZE; -h, --human-readable; -H, --si; -i, --inodes; -k; -l, --local; --no-sync
		--output[=FIELDS]; -P, --portability; --sync; --total; -t, --type TYPE; -T, --print-type
		-x, --exclude-type TYPE; -v; -bgmnIcY; --libxo[=ARGS]; --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var du = cli.Program{
	Name: "du",
	Options: `
		-0, --null; -a, --all; --apparent-size; -A; -B, --block-size SIZE; -b, --bytes; -c, --total
		-D, --dereference-args; -d, --max-depth N; --files0-from FILE; -H; -h, --human-readable; --inodes; -k
		-L, --dereference; -l, --count-links; -m; -g; -n; -r; -P, --no-dereference; -S, --separate-dirs; --si
		-s, --summarize; -t, --threshold SIZE; --time[=WORD]; --time-style STYLE; -X, --exclude-from FILE
		--exclude PATTERN; -I PATTERN; -x, --one-file-system; --libxo[=ARGS]; --help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--files0-from --exclude-from", Effect: cli.ReadsFrom}},
}

// file compiles a magic file into the directory it is called in with -C.
var file = cli.Program{
	Name: "file",
	Options: `
		-b, --brief; -C, --compile; -c, --checking-printout; -d; -E; -e, --exclude TEST; --exclude-quiet TEST
		--extension; -F, --separator STRING; -f, --files-from FILE; -h, --no-dereference; -I, -i, --mime
		--mime-type; --mime-encoding; -k, --keep-going; -L, --dereference; -l, --list; -m, --magic-file LIST
		-N, --no-pad; -n, --no-buffer; -p, --preserve-date; -P, --parameter NAME; -r, --raw; -s, --special-files
		-S, --no-sandbox; -v, --version; -z, --uncompress; -Z, --uncompress-noreport; -0, --print0
		--apple; --help; -M LIST; -D
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom, Does: "reads what kind of file it is"},
	Rules: []cli.Rule{
		{Option: "--compile", Effect: cli.Works, Does: "compiles a magic file"},
		{Option: "--files-from --magic-file", Effect: cli.ReadsFrom},
	},
}

// tree writes its listing with -o, and runs itself below each directory with -R.
var tree = cli.Program{
	Name:  "tree",
	Style: cli.GNU,
	Options: `
		-adflxRpsughDFqNQACSnvctUrXJiz; -L LEVEL; --inodes; --device; --si; --du; --noreport; --nolinks
		--hintro FILE; --houtro FILE; -P PATTERN; -I PATTERN; --ignore-case; --matchdirs; --metafirst
		--prune; --info; --infofile FILE; --charset CHARSET; --filelimit N; --filesfirst; --dirsfirst
		--sort[=NAME]; --timefmt FORMAT; --gitignore; --gitfile FILE; -o FILE; -H URL; -T TITLE; --fromfile
		--fromtabfile; --fflinks; --hyperlink; --scheme NAME; --authority NAME; --opt-toggle; --compress N
		--help; --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-o", Effect: cli.WritesTo, Does: "writes the listing to a file"},
		{Option: "-R", Effect: cli.Unstated, Does: "tree -R may write a listing into every directory"},
		{Option: "--hintro --houtro --infofile --gitfile", Effect: cli.ReadsFrom},
	},
}

var which = cli.Program{
	Name: "which",
	Options: `
		-a, --all; -s; -i, --read-alias; --skip-alias; --read-functions; --skip-functions; --skip-dot; --skip-tilde
		--show-dot; --show-tilde; --tty-only; -v, -V, --version; --help
	`,
	Effect: cli.Reads,
}

// whereis takes lists after -B, -M and -S, which read as operands.
var whereis = cli.Program{
	Name:    "whereis",
	Options: `-bmsBMSfulagqpxo; -h, --help; -V, --version`,
	Effect:  cli.Reads,
}

// locate is plocate 1.1, mlocate and BSD.
var locate = cli.Program{
	Name: "locate",
	Also: "mlocate plocate",
	Options: `
		-A, --all; -b, --basename; -c, --count; -d, --database PATH; -e, --existing; -P, --nofollow; -H
		-L, --follow; -i, --ignore-case; -p, --ignore-spaces; -l, --limit N; -n LIMIT; -N, --literal
		-0, --null; -m; -s; -q, --quiet; -r, --regexp REGEXP; --regex; -S, --statistics; -w, --wholename
		--transliterate; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
}

var updatedb = cli.Program{
	Name: "updatedb",
	Options: `
		-f, --add-prunefs LIST; -n, --add-prunenames LIST; -e, --add-prunepaths LIST; --add-single-prunepath PATH
		-U, --database-root PATH; -b, --block-size N; --debug-pruning; -o, --output >FILE; --prune-bind-mounts FLAG
		--prunefs LIST; --prunenames LIST; --prunepaths LIST; -l, --require-visibility FLAG; -v, --verbose
		--localpaths LIST; --netpaths LIST; --netuser USER; --findoptions LIST; --help; -V, --version
	`,
	Effect: cli.Changes,
	Does:   "rebuilds the system's index of files",
	Probes: []string{"locate --statistics"},
	Rules: []cli.Rule{
		{Option: "--output", Lowers: true, Effect: cli.Reads},
	},
}
