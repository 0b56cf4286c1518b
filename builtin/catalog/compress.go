package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the compressors of one file: gzip 1.13, bzip2 1.0.8, xz 5.6,
// zstd 1.5, lz4 1.9, and their reverses. They put another file in the place of
// the one they are given, which is an overwrite, unless they print, list or test.
// The …cat programs print.

var gzip = cli.Program{
	Name:   "gzip",
	Output: cli.Decodes,
	Also:   "pigz",
	Options: `
		-a, --ascii; -c, --stdout, --to-stdout; -d, --decompress, --uncompress; -f, --force; -h, --help; -k, --keep
		-l, --list; -L, --license; -n, --no-name; -N, --name; -q, --quiet, --silent; -r, --recursive; --rsyncable
		-S, --suffix SUFFIX; --synchronous; -t, --test; -v, --verbose; -V, --version; -0123456789; --fast; --best
		-p, --processes N; -b, --blocksize N; -i, --independent; -m, --no-time; -M, --time
	`,
	Effect:  cli.Pure,
	Inspect: inspectCompressor,
}

var gunzip = cli.Program{
	Name:   "gunzip",
	Output: cli.Decodes,
	Options: `
		-a, --ascii; -c, --stdout, --to-stdout; -d, --decompress, --uncompress; -f, --force; -h, --help; -k, --keep
		-l, --list; -L, --license; -n, --no-name; -N, --name; -q, --quiet, --silent; -r, --recursive
		-S, --suffix SUFFIX; --synchronous; -t, --test; -v, --verbose; -V, --version
	`,
	Effect:  cli.Pure,
	Inspect: inspectCompressor,
}

// zcat is also gzcat, bzcat, xzcat, lzcat, zstdcat and lz4cat.
var zcat = cli.Program{
	Name:   "zcat",
	Output: cli.Decodes,
	Also:   "bzcat gzcat lz4cat lzcat xzcat zstdcat",
	Options: `
		-acdfklnNqrsTv; -S, --suffix SUFFIX; -t; -h, --help; -V, --version; --force; --quiet; --verbose; --keep
		--stdout; --decompress; --small; --threads N; --memory N; --single-stream
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// bzip2 is also bunzip2.
var bzip2 = cli.Program{
	Name:   "bzip2",
	Output: cli.Decodes,
	Also:   "bunzip2",
	Options: `
		-c, --stdout; -d, --decompress; -z, --compress; -k, --keep; -f, --force; -t, --test; -L, --license
		-V, --version; -h, --help; -q, --quiet; -v, --verbose; -s, --small; -123456789; --fast; --best
		--repetitive-best; --repetitive-fast
	`,
	Effect:  cli.Pure,
	Inspect: inspectCompressor,
}

// xz is also unxz, lzma and unlzma.
var xz = cli.Program{
	Name:   "xz",
	Output: cli.Decodes,
	Also:   "lzma unlzma unxz",
	Options: `
		-z, --compress; -d, --decompress, --uncompress; -t, --test; -l, --list; -k, --keep; -f, --force
		-c, --stdout, --to-stdout; --single-stream; --no-sparse; -S, --suffix SUFFIX; --files[=FILE]
		--files0[=FILE]; -F, --format FORMAT; -C, --check CHECK; --ignore-check; -0123456789; -e, --extreme
		--fast; --best; -T, --threads N; --block-size SIZE; --block-list LIST; --flush-timeout MS
		--memlimit-compress SIZE; --memlimit-decompress SIZE; --memlimit-mt-decompress SIZE
		-M, --memlimit, --memory SIZE; --no-adjust; --filters TEXT; --filters1 TEXT; --filters2 TEXT
		--filters-help; --lzma1[=OPTS]; --lzma2[=OPTS]; --x86[=OPTS]; --arm[=OPTS]; --armthumb[=OPTS]
		--arm64[=OPTS]; --powerpc[=OPTS]; --ia64[=OPTS]; --sparc[=OPTS]; --riscv[=OPTS]; --delta[=OPTS]
		-q, --quiet; -v, --verbose; -Q, --no-warn; --robot; --info-memory; -h, --help; -H, --long-help
		-V, --version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--files --files0", Effect: cli.Unstated, Does: "takes the names of files to replace from a list"},
	},
	Inspect: inspectCompressor,
}

// zstd is also unzstd and zstdmt; it keeps what it is given unless --rm is.
var zstd = cli.Program{
	Name:   "zstd",
	Output: cli.Decodes,
	Also:   "unzstd zstdmt",
	Options: `
		-z, --compress; -d, --decompress, --uncompress; -t, --test; -l, --list; -k, --keep; --rm
		-f, --force; -c, --stdout; -o FILE; -0123456789; --fast[=N]; --ultra; --adaptive[=LEVELS]
		--adapt[=LEVELS]; --long[=N]; -D FILE; --patch-from FILE; -T, --threads N; -B, --block-size SIZE
		--single-thread; --auto-threads[=KIND]; --rsyncable; --exclude-compressed; --format FORMAT; -C
		--check; --no-check; --sparse; --no-sparse; --no-dictID; --pass-through; --no-pass-through
		-M, --memory SIZE; --stream-size N; --size-hint N; --target-compressed-block-size N
		--output-dir-flat >DIR/; --output-dir-mirror >DIR/; --asyncio; --no-asyncio; -r; --filelist FILE
		--mmap-dict; --no-mmap-dict; --row-match-finder; --no-row-match-finder; --literals; --no-literals
		-v, --verbose; -q, --quiet; --progress; --no-progress; --content-size; --no-content-size
		--trace >FILE; -b[N]; -e[N]; -i[N]; -S; --priority[=KIND]; --train; --train-cover[=OPTS]
		--train-fastcover[=OPTS]; --train-legacy[=OPTS]; --maxdict N; --dictID N; --zstd OPTS; -n; -h
		-H, --help; -V, --version; --show-default-cparams
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "-o --trace", Effect: cli.WritesTo, Does: "writes the result to a file"},
		{Option: "--filelist", Effect: cli.Unstated, Does: "takes the names of files from a list"},
		{Option: "-D --patch-from", Effect: cli.ReadsFrom},
		{Option: "--train --train-cover --train-fastcover --train-legacy", Effect: cli.Works,
			Does: "writes a dictionary"},
	},
	Inspect: inspectCompressor,
}

// lz4 is also unlz4; its second operand is the output.
var lz4 = cli.Program{
	Name:   "lz4",
	Output: cli.Decodes,
	Also:   "unlz4",
	Options: `
		-z, --compress; -d, --decompress, --uncompress; -t, --test; --list; -k, --keep; --rm; -f, --force
		-c, --stdout, --to-stdout; -m, --multiple; -r; -0123456789; --fast[=N]; --best; -D FILE; -l
		-B[SIZE]; -T[N]; --no-frame-crc; --frame-crc; --content-size; --no-content-size; --sparse
		--no-sparse; --favor-decSpeed; -v, --verbose; -q, --quiet; -b[N]; -e[N]; -i[N]; --threads[=N]; -h
		-H, --help; -V, --version
	`,
	Effect:  cli.Pure,
	Inspect: inspectCompressor,
}

// inspectCompressor tells printing, listing and testing from replacing.
func inspectCompressor(inv *cli.Invocation, r *cli.Report) {
	e := cli.WritesTo
	for _, n := range [...]string{"--stdout", "--test", "--list"} {
		if inv.Has(n) {
			e = cli.ReadsFrom
		}
	}
	// The last of several modes wins.
	if !inv.Has("--stdout") && (inv.Has("--decompress") || inv.Has("--compress")) {
		e = cli.WritesTo
	}
	if inv.Program.Name == "zstd" {
		for _, n := range [...]string{"-o", "-b", "--output-dir-flat", "--output-dir-mirror", "--train"} {
			if inv.Has(n) {
				e = cli.ReadsFrom
			}
		}
		if inv.Has("--rm") && e == cli.WritesTo {
			e = cli.MovesAway
		}
	}
	for _, w := range inv.Operands {
		switch {
		case w.Text == "-":
		default:
			r.Path(e, w, "")
		}
	}
}
