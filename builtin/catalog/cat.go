package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the filters of GNU coreutils 9.5 that copy, number, encode and
// sum what they read, with the options that BSD and macOS add. None writes a
// file; base64 -o (macOS) is the exception.

var catFile = cli.Program{
	Name:   "cat",
	Output: cli.Copies,
	Options: `
		-A, --show-all; -b, --number-nonblank; -e; -E, --show-ends; -n, --number; -s, --squeeze-blank
		-t; -T, --show-tabs; -u; -v, --show-nonprinting; -l; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var tac = cli.Program{
	Name:     "tac",
	Output:   cli.Rewrites,
	Options:  `-b, --before; -r, --regex; -s, --separator STRING; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var nl = cli.Program{
	Name: "nl",
	Options: `
		-b, --body-numbering STYLE; -d, --section-delimiter CC; -f, --footer-numbering STYLE
		-h, --header-numbering STYLE; -i, --line-increment N; -l, --join-blank-lines N
		-n, --number-format FORMAT; -p, --no-renumber; -s, --number-separator STRING
		-v, --starting-line-number N; -w, --number-width N; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var od = cli.Program{
	Name: "od",
	Options: `
		-A, --address-radix RADIX; --endian ORDER; -j, --skip-bytes N; -N, --read-bytes N
		-S[N], --strings[=N]; -t, --format TYPE; -v, --output-duplicates; -w[N], --width[=N]
		--traditional; -abBcdDeFfhHiIlLOosXx; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// base64 is also base32, whose options are the same. -D, -b and -o are those of
// macOS; its -i names the input, which reads as an operand here.
var base64 = cli.Program{
	Name:   "base64",
	Output: cli.Decodes,
	Also:   "base32",
	Options: `
		-d, -D, --decode; -e, --encode; -n; -i, --ignore-garbage; -w, --wrap COLS; -b, --break COLS
		-o, --output >FILE; -h, --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--output", Effect: cli.WritesTo, Does: "writes the result to a file"},
	},
}

var basenc = cli.Program{
	Name:   "basenc",
	Output: cli.Decodes,
	Options: `
		--base64; --base64url; --base58; --base32; --base32hex; --base16; --base2msbf; --base2lsbf; --z85
		-d, -D, --decode; -i, --ignore-garbage; -w, --wrap COLS; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var wc = cli.Program{
	Name: "wc",
	Options: `
		-c, --bytes; -m, --chars; -l, --lines; -L, --max-line-length; -w, --words; --files0-from FILE
		--total WHEN; --libxo[=ARGS]; --debug; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--files0-from", Effect: cli.ReadsFrom}},
}

var sum = cli.Program{
	Name:     "sum",
	Options:  `-r; -s, --sysv; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var cksum = cli.Program{
	Name: "cksum",
	Options: `
		-a, --algorithm TYPE; --base64; -c, --check; --debug; -l, --length BITS; --raw; --tag; --untagged
		-z, --zero; -b, --binary; -t, --text; --ignore-missing; --quiet; --status; --strict; -w, --warn
		-o ALGORITHM; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// digest is md5sum, sha1sum … sha512sum and b2sum, whose options agree.
var digest = cli.Program{
	Name: "sha256sum",
	Also: "b2sum md5sum sha1sum sha224sum sha384sum sha512sum",
	Options: `
		-b, --binary; -c, --check; -l, --length BITS; --tag; -t, --text; -z, --zero; --ignore-missing
		--quiet; --status; --strict; -w, --warn; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// shasum is Perl's Digest::SHA 6.04.
var shasum = cli.Program{
	Name: "shasum",
	Options: `
		-a, --algorithm N; -b, --binary; -c, --check; -t, --text; -U, --UNIVERSAL; -0, --01; --tag
		--ignore-missing; --quiet; -q; -s, --status; --strict; -w, --warn; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// md5 is md5 of macOS 15 and FreeBSD 14.
var md5 = cli.Program{
	Name:     "md5",
	Options:  `-c STRING; -s STRING; -pqrtnx; --tag; --check; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// head takes its count as -20 too; verbatim the digits are options.
var head = cli.Program{
	Name:   "head",
	Output: cli.Rewrites,
	Options: `
		-c, --bytes N; -n, --lines N; -q, --quiet, --silent; -v, --verbose; -z, --zero-terminated
		-0123456789; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// tail takes +20 as well; that word reads as an operand.
var tail = cli.Program{
	Name:   "tail",
	Output: cli.Rewrites,
	Options: `
		-c, --bytes N; --debug; -f; --follow[=HOW]; -F; -n, --lines N; --max-unchanged-stats N; --pid PID
		-q, --quiet, --silent; --retry; -s, --sleep-interval N; -v, --verbose; -z, --zero-terminated
		-r; -b N; -0123456789; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}
