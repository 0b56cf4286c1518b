package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that show files, differences and disk use in newer
// ways: eza 0.23 (and exa 0.10), lsd 1.1, delta 0.18, difftastic 0.64,
// diffstat 1.67, dust 1.2, duf 0.8, dua 2.30, gdu 5.31, ncdu 2.8, pv 1.9; and
// screens of git: tig 2.5, lazygit 0.54, gitui 0.27, gitk.

var eza = cli.Program{
	Name: "eza",
	Also: "exa",
	Options: `
		-?, --help; -v, --version; -1, --oneline; -l, --long; -G, --grid; -x, --across; -R, --recurse
		-T, --tree; -X, --dereference; -F, --classify[=WHEN]; --color[=WHEN]; --colour[=WHEN]
		--color-scale[=LIST]; --colour-scale[=LIST]; --color-scale-mode MODE; --colour-scale-mode MODE
		--icons[=WHEN]; --no-quotes; --hyperlink; --absolute[=MODE]; --follow-symlinks; -w, --width N
		-a, --all; -A, --almost-all; -d, --list-dirs, --treat-dirs-as-files; -D, --only-dirs
		-f, --only-files; --show-symlinks; --no-symlinks; -L, --level N; -r, --reverse; -s, --sort FIELD
		--group-directories-first; --group-directories-last; --git-ignore; -I, --ignore-glob GLOBS
		-b, --binary; -B, --bytes; -g, --group; --smart-group; -h, --header; -H, --links; -i, --inode
		-m, --modified; -M, --mounts; -n, --numeric; -O, --flags; -S, --blocksize; -t, --time FIELD
		-u, --accessed; -U, --created; --changed; --time-style STYLE; --total-size; -o, --octal-permissions
		--no-permissions; --no-filesize; --no-user; --no-time; --stdin; --git; --no-git; --git-repos
		--git-repos-no-status; -@, --extended; -Z, --context; --no-icons
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var lsd = cli.Program{
	Name: "lsd",
	Options: `
		-a, --all; -A, --almost-all; --color MODE; --icon WHEN; --icon-theme NAME; -F, --classify; -l, --long
		--ignore-config; --config-file FILE; -1, --oneline; -R, --recursive; -h, --human-readable; --tree; --depth N
		-d, --directory-only; --permission MODE; --size MODE; --total-size; --date FORMAT; -t, --timesort
		-S, --sizesort; -X, --extensionsort; -G, --gitsort; -v, --versionsort; --sort TYPE; -U, --no-sort
		-r, --reverse; --group-dirs MODE; --group-directories-first; --blocks LIST; --classic; --no-symlink
		-I, --ignore-glob GLOB; -i, --inode; -g, --git; -L, --dereference; -Z, --context; --hyperlink MODE; --header
		--truncate-owner-after N; --truncate-owner-marker TEXT; --system-protected; -N, --literal
		-V, --version; --help
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--config-file", Effect: cli.ReadsFrom}},
}

// delta pages its output; a pager that the call names is run.
var delta = cli.Program{
	Name: "delta",
	Options: `
		-h, --help; -V, --version
		-s, --side-by-side; -n, --line-numbers; --dark; --light; --color-only; --diff-highlight; --diff-so-fancy
		--navigate; --raw; --hyperlinks; --keep-plus-minus-markers; --no-gitconfig; --relative-paths
		--paging WHEN; --pager COMMAND; --syntax-theme NAME; --true-color WHEN; --24-bit-color WHEN; -w, --width N
		--tabs N; --max-line-distance X; --max-line-length N; --word-diff-regex REGEX; --features LIST
		--file-style STYLE; --hunk-header-style STYLE; --minus-style STYLE; --plus-style STYLE; --config FILE
		--list-languages; --list-syntax-themes; --show-config; --show-colors; --show-syntax-themes; --show-themes
		--generate-completion SHELL; --parse-ansi; -@, --diff-args TEXT; --detect-dark-light WHEN
		--line-numbers-left-format TEXT; --line-numbers-right-format TEXT; --inspect-raw-lines WHEN
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--pager", Effect: cli.Executes},
		{Option: "--config", Effect: cli.Unstated, Does: "--config may name a pager"},
		{Option: "--diff-args", Effect: cli.Unstated, Does: "--diff-args are arguments of another program"},
	},
}

var difft = cli.Program{
	Name: "difft",
	Options: `
		-h, --help; -V, --version; --list-languages; --context N; --width N; --tab-width N; --display MODE
		--color WHEN; --background MODE; --syntax-highlight WHEN; --exit-code; --strip-cr WHEN; --check-only
		--ignore-comments; --skip-unchanged; --missing-as-empty; --override PATTERN; --override-binary PATTERN
		--byte-limit N; --graph-limit N; --parse-error-limit N; --sort-paths
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var diffstat = cli.Program{
	Name: "diffstat",
	Options: `
		-b; -c; -C; -D DIR; -d; -e FILE; -E; -f N; -g; -h; -H; -i N; -k; -K; -l; -m; -n N; -N N; -o FILE
		-p N; -q; -r N; -R; -s; -S DIR; -t; -T; -u; -v; -V; -w N; -W
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-o -e", Effect: cli.WritesTo, Does: "writes its output or its errors to a file"},
		{Option: "-D -S", Effect: cli.ReadsFrom},
	},
}

var dust = cli.Program{
	Name: "dust",
	Options: `
		-d, --depth N; -T, --threads N; --config FILE; -n, --number-of-lines N; -p, --full-paths
		-X, --ignore-directory PATH; -I, --ignore-all-in-file FILE; -L, --dereference-links
		-x, --limit-filesystem; -s, --apparent-size; -r, --reverse; -c, --no-colors; -C, --force-colors
		-b, --no-percent-bars; -B, --bars-on-right; -z, --min-size N; -R, --screen-reader; --skip-total
		-f, --filecount; -i, --ignore-hidden; -v, --invert-filter REGEX; -e, --filter REGEX
		-t, --file-types; -w, --terminal-width N; -P, --no-progress; --print-errors; -D, --only-dir
		-F, --only-file; -o, --output-format FORMAT; -S, --stack-size N; -j, --output-json; -M, --mtime N
		-A, --atime N; -y, --ctime N; --files0-from FILE; --collapse NAME; -m, --filetime KIND; -h, --help
		-V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--config --ignore-all-in-file --files0-from", Effect: cli.ReadsFrom}},
}

var duf = cli.Program{
	Name:  "duf",
	Style: cli.SingleDash,
	Options: `
		--all; --avail-threshold TEXT; --hide LIST; --hide-fs LIST; --hide-mp LIST; --inodes; --json
		--only LIST; --only-fs LIST; --only-mp LIST; --output LIST; --sort FIELD; --style STYLE
		--theme NAME; --usage-threshold TEXT; --version; --warnings; --width N; --help
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// dua deletes by key in its screen.
var dua = cli.Program{
	Name: "dua",
	Options: `
		-t, --threads N; -f, --format FORMAT; -A, --apparent-size; -l, --count-hard-links; -x, --stay-on-filesystem
		-i, --ignore-dirs DIRS; --log-file FILE; -h, --help; -V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--log-file", Effect: cli.WritesTo, Does: "writes a log"}},
	Commands: []cli.Command{
		{
			Name: "aggregate a", Effect: cli.Reads, Options: `--stats; --no-sort; --no-total`,
			Operands: cli.Operands{Each: cli.ReadsFrom},
		},
		{
			Name: "interactive i", Effect: cli.Interactive, Does: "shows disk use and deletes by key",
			Options: `-e, --no-entry-check`,
		},
		{Name: "completions help", Effect: cli.Pure},
	},
}

var gdu = cli.Program{
	Name:  "gdu",
	Style: cli.Pflag,
	Options: `
		-n, --non-interactive; -p, --no-progress; -s, --summarize; -t, --top N; -c, --no-color
		-x, --no-cross; -H, --no-hidden; -i, --ignore-dirs LIST; -I, --ignore-dirs-pattern LIST
		-X, --ignore-from FILE; -f, --input-file FILE; -o, --output-file FILE; -l, --log-file FILE
		-m, --max-cores N; -a, --show-apparent-size; -d, --show-disks; -B, --show-relative-size
		-C, --show-item-count; -M, --show-mtime; -L, --follow-symlinks; -g, --const-gc; --si; --no-prefix
		--no-mouse; --no-delete; --depth N; --config-file FILE; --write-config; --sequential; -h, --help
		-v, --version
	`,
	Effect: cli.Interactive,
	Does:   "shows disk use and deletes by key",
	Rules: []cli.Rule{
		{Option: "--output-file", Effect: cli.WritesTo, Does: "writes what it found to a file"},
		{Option: "--log-file", Effect: cli.WritesTo, Does: "writes a log"},
		{Option: "--non-interactive --summarize --top", Lowers: true, Effect: cli.Reads},
	},
}

var ncdu = cli.Program{
	Name: "ncdu",
	Options: `
		-h, --help; -v, -V, --version; -f FILE; -o FILE; -O FILE; -e, --extended; --no-extended
		--ignore-config; -x, --one-file-system; --cross-file-system; --exclude PATTERN
		-X, --exclude-from FILE; --include-caches; --exclude-caches; -L, --follow-symlinks
		--no-follow-symlinks; --include-kernfs; --exclude-kernfs; -t, --threads N; -c, --compress
		--no-compress; --compress-level N; --export-block-size N; -0; -1; -2; -q, --slow-ui-updates
		--fast-ui-updates; --enable-shell; --disable-shell; --enable-delete; --disable-delete
		--enable-refresh; --disable-refresh; -r; --si; --no-si; --disk-usage; --apparent-size; --show-hidden
		--hide-hidden; --show-itemcount; --hide-itemcount; --show-mtime; --hide-mtime; --show-graph
		--hide-graph; --show-percent; --hide-percent; --graph-style STYLE; --shared-column MODE
		--sort COLUMN; --enable-natsort; --disable-natsort; --group-directories-first
		--no-group-directories-first; --confirm-quit; --no-confirm-quit; --confirm-delete
		--no-confirm-delete; --delete-command COMMAND; --color SCHEME
	`,
	Effect: cli.Interactive,
	Does:   "shows disk use and deletes by key",
	Rules: []cli.Rule{
		{Option: "-o -O", Value: "!-", Effect: cli.WritesTo, Does: "writes what it found to a file"},
		{Option: "-o -O", Lowers: true, Effect: cli.Reads},
		{Option: "--delete-command", Effect: cli.Executes},
	},
}

// pv passes its input on; another's transfer can be watched or steered.
var pv = cli.Program{
	Name: "pv",
	Options: `
		-p, --progress; -t, --timer; -e, --eta; -I, --fineta; -r, --rate; -a, --average-rate; -b, --bytes
		-T, --buffer-percent; -A, --last-written N; -F, --format FORMAT; -n, --numeric; -q, --quiet
		-8, --bits; -k, --si; -W, --wait; -D, --delay-start SECONDS; -s, --size N; -g, --gauge
		-l, --line-mode; -0, --null; -i, --interval SECONDS; -m, --average-rate-window SECONDS
		-w, --width N; -H, --height N; -N, --name TEXT; -u, --bar-style STYLE; -x, --extra-display LIST
		-f, --force; -c, --cursor; -o, --output FILE; -L, --rate-limit N; -B, --buffer-size N
		-C, --no-splice; -E, --skip-errors; -Z, --error-skip-block N; -S, --stop-at-size; -Y, --sync
		-K, --direct-io; -X, --discard; -U, --store-and-forward FILE; -d, --watchfd PID; -R, --remote PID
		-P, --pidfile FILE; -v, --stats; -h, --help; -V, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--output", Value: "!-", Effect: cli.WritesTo, Does: "writes the data to a file"},
		{Option: "--store-and-forward", Effect: cli.WritesTo, Does: "keeps the data in a file"},
		{Option: "--pidfile", Effect: cli.WritesTo, Does: "writes its process number"},
		{Option: "--remote", Effect: cli.Changes, Does: "steers another process"},
	},
}

var tig = cli.Program{
	Name: "tig", StopAtOperand: true,
	Options: `-v, --version; -h, --help; -C DIR`,
	Effect:  cli.Interactive,
	Does:    "opens a screen that changes the repository by key",
}

var lazygit = cli.Program{
	Name: "lazygit",
	Options: `
		-p, --path DIR; -f, --filter TEXT; -v, --version; -d, --debug; -l, --logs; -c, --config
		-cd, --print-config-dir; -ucd, --use-config-dir DIR; -w, --work-tree DIR; -g, --git-dir DIR
		-ucf, --use-config-file FILE; -sm, --screen-mode MODE; -h, --help
	`,
	Style:  cli.SingleDash,
	Effect: cli.Interactive,
	Does:   "opens a screen that changes the repository by key",
	Rules:  []cli.Rule{{Option: "--config --print-config-dir --logs", Lowers: true, Effect: cli.Reads}},
}

var gitui = cli.Program{
	Name: "gitui",
	Options: `
		-t, --theme FILE; -l, --logging; --watcher; --bugreport; -d, --directory DIR; -w, --workdir DIR
		-h, --help; -V, --version
	`,
	Effect: cli.Interactive,
	Does:   "opens a screen that changes the repository by key",
	Rules:  []cli.Rule{{Option: "--bugreport", Lowers: true, Effect: cli.Reads}},
}

var gitk = cli.Program{
	Name: "gitk", Style: cli.NoOptions,
	Effect: cli.Interactive,
	Does:   "opens a window that changes the repository by click",
}
