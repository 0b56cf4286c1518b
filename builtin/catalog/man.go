package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns manuals: man, whatis, apropos (man-db 2.12, mandoc), info
// (texinfo 7.1).

var man = cli.Program{
	Name: "man",
	Options: `
		-C, --config-file FILE; -d, --debug; -D, --default; --warnings[=LIST]; -f, --whatis; -k, --apropos
		-K, --global-apropos; -l, --local-file; -w, --where, --path, --location
		-W, --where-cat, --location-cat; -c, --catman; -R, --recode ENCODING; -L, --locale LOCALE
		-m, --systems SYSTEM; -M, --manpath PATH; -S, -s, --sections LIST; -e, --extension EXTENSION
		-i, --ignore-case; -I, --match-case; --regex; --wildcard; --names-only; -a, --all; -u, --update
		--no-subpages; -P, --pager PAGER; -r, --prompt TEXT; -7, --ascii; -E, --encoding ENCODING
		--no-hyphenation; --nh; --no-justification; --nj; -p, --preprocessor TEXT; -t, --troff; -T[DEVICE]
		--troff-device[=DEVICE]; -H[BROWSER]; --html[=BROWSER]; -X[DPI]; --gxditview[=DPI]; -Z, --ditroff
		-h, -?, --help; --usage; -V, --version; -O OPTIONS
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--pager", Effect: cli.Executes, Does: "runs a pager"},
		{Option: "-H --html", Effect: cli.Runs, Does: "opens a browser"},
		{Option: "-H --html", Effect: cli.Executes, Does: "opens a browser"},
		{Option: "-X --gxditview", Effect: cli.Runs, Does: "opens a viewer"},
		{Option: "--config-file", Effect: cli.Unstated, Does: "reads a configuration, which names programs to run"},
		{Option: "--update --catman", Effect: cli.Unstated, Does: "writes the caches of man"},
	},
	Inspect: inspectMan,
}

// inspectMan: with -l the operands are files.
func inspectMan(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if inv.Has("--local-file") {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// whatis is also apropos.
var whatis = cli.Program{
	Name: "whatis",
	Also: "apropos",
	Options: `
		-d, --debug; -v, --verbose; -e, --exact; -r, --regex; -w, --wildcard; -a, --and; -l, --long
		-s, --sections LIST; -S LIST; -m, --systems SYSTEM; -M, --manpath PATH; -L, --locale LOCALE
		-C, --config-file FILE; -?, --help; --usage; -V, --version
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--config-file", Effect: cli.ReadsFrom}},
}

var info = cli.Program{
	Name: "info",
	Options: `
		-a, --all; -k, --apropos TEXT; -d, --directory DIR; -f, --file FILE; -h, --help; --index-search TEXT
		-n, --node NODE; -o, --output >FILE; -O, --show-options, --usage; -R, --raw-escapes
		--no-raw-escapes; --restore FILE; --dribble FILE; --init-file FILE; --strict-node-location
		--subnodes; -v, --variable NAME=VALUE; --version; --vi-keys; -w, --where, --location; -x, --debug N
		-b, --speech-friendly
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--output --dribble", Effect: cli.WritesTo, Does: "writes what it shows to a file"},
		{Option: "--init-file --restore", Effect: cli.Unstated, Does: "reads keystrokes from a file"},
	},
}
