package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the programs that look into object files: nm, objdump, readelf,
// size, addr2line, c++filt (GNU binutils 2.43), and macOS 15's otool, lipo,
// symbols, dwarfdump.

var nm = cli.Program{
	Name: "nm",
	Options: `
		-a, --debug-syms; -A, -o, --print-file-name; -B; -C; --demangle[=STYLE]; --no-demangle
		-D, --dynamic; -e; -f, --format FORMAT; -g, --extern-only; -h; --help; -i; -j, --just-symbols
		-l, --line-numbers; -m; -n, -v, --numeric-sort; -p, --no-sort; -P, --portability; -r, --reverse-sort
		--plugin !FILE; -s, --print-armap; -S, --print-size; --size-sort; --special-syms; --synthetic
		-t, --radix RADIX; --target NAME; -u, --undefined-only; -U; --defined-only; --unicode HOW; -V
		--version; -W, --no-weak; --with-symbol-versions; --without-symbol-versions; --quiet
		--ifunc-chars CHARS; --recurse-limit; --no-recurse-limit; -x; -X BITS; --arch NAME; -L; -O
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// objdump is GNU's and LLVM's, as far as they agree.
var objdump = cli.Program{
	Name: "objdump",
	Options: `
		-a, --archive-headers; -b, --target NAME; -C; --demangle[=STYLE]; -d; --disassemble[=SYMBOL]
		-D, --disassemble-all; -z, --disassemble-zeroes; -E ORDER; --endian ORDER; -f, --file-headers
		-F, --file-offsets; --file-start-context; -g, --debugging; -e, --debugging-tags
		-h, --section-headers, --headers; -i, --info; -j, --section NAME; -l, --line-numbers
		-L, --process-links; -m, --architecture NAME; -M, --disassembler-options TEXT; -p, --private-headers
		-P, --private OPTIONS; -r, --reloc; -R, --dynamic-reloc; -s, --full-contents; -S, --source
		--source-comment[=TEXT]; -Z, --decompress; --show-all-symbols; --show-raw-insn; --no-show-raw-insn
		--no-addresses; --insn-width N; --prefix PREFIX; --prefix-strip N; --start-address ADDRESS
		--stop-address ADDRESS; -t, --syms; -T, --dynamic-syms; -G, --stabs; -v, --version; -w, --wide
		-W[X]; --dwarf[=SECTIONS]; --dwarf-depth N; --dwarf-start N; --dwarf-check; --ctf[=SECTION]
		--sframe[=SECTION]; --special-syms; --inlines; --visualize-jumps[=MODE]; --disassembler-color MODE
		-x, --all-headers; -H, --help; -K, --no-follow-links; -N, --follow-links; -U, --unicode HOW
		--adjust-vma OFFSET; --recurse-limit; --no-recurse-limit; --macho; --arch NAME; --dylibs-used
		--exports-trie; --unwind-info
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var readelf = cli.Program{
	Name: "readelf",
	Options: `
		-a, --all; -h, --file-header; -l, --program-headers, --segments; -S, --section-headers, --sections
		-g, --section-groups; -t, --section-details; -e, --headers; -s, --syms, --symbols; --dyn-syms
		--lto-syms; --sym-base N; -C; --demangle[=STYLE]; --no-demangle; -n, --notes; -r, --relocs
		-u, --unwind; -d, --dynamic; -V, --version-info; -A, --arch-specific; -c, --archive-index
		-D, --use-dynamic; -L, --lint, --enable-checks; -x, --hex-dump N; -p, --string-dump N
		-R, --relocated-dump N; -z, --decompress; -j, --display-section N; -w[X]; --debug-dump[=SECTIONS]
		-P, --process-links; -K, --no-follow-links; -N, --follow-links; --dwarf-depth N; --dwarf-start N
		--ctf SECTION; --sframe[=SECTION]; -I, --histogram; -W, --wide; -T, --silent-truncation; -H, --help
		-v, --version; -X, --extra-sym-info; --no-extra-sym-info; -U, --unicode HOW; --got-contents
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// sizeProgram is also addr2line and c++filt, which read as well.
var sizeProgram = cli.Program{
	Name: "size",
	Options: `
		-ABG; --format FORMAT; -o; -d; -x; --radix N; --common; -t, --totals; --target NAME; -m; -l; -h; -Vv
		--help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var addr2line = cli.Program{
	Name: "addr2line",
	Options: `
		-a, --addresses; -b, --target NAME; -C; --demangle[=STYLE]; -e, --exe FILE; -f, --functions
		-s, --basenames; -i, --inlines; -j, --section NAME; -p, --pretty-print; -r, --no-recurse-limit
		-R, --recurse-limit; -H, --help; -v, --version
	`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--exe", Effect: cli.ReadsFrom}},
}

var cxxfilt = cli.Program{
	Name: "c++filt",
	Options: `
		-_; -n; -p; -t; -i; -r; -s STYLE; --format STYLE; --strip-underscore; --no-strip-underscore
		--no-params; --types; --help; --version`,
	Effect: cli.Pure,
}

// otool is read-only in all its options.
var otool = cli.Program{
	Name:  "otool",
	Style: cli.SingleDash,
	Options: `
		-a; -f; -h; -l; -L; -D; -t; -x; -d; -o; -r; -c; -I; -T; -R; -M; -H; -G; -C; -P; -X; -S; -V; -v; -q
		-Q; -j; -m; -N; -tV; -tv; -hv; -lv; -ov; -Iv; -fv; -dv; -xv; -tVj; -vt; -Vt; -s SECTION; -p NAME
		-arch NAME; -dyld_info; -dyld_opcodes; -chained_fixups; -function_offsets; -addr_slide N; -mcpu NAME
		-version; -help
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var lipo = cli.Program{
	Name:  "lipo",
	Style: cli.SingleDash,
	Options: `
		-info; -detailed_info; -archs; -verify_arch ARCH; -create; -output >FILE; -o >FILE; -thin ARCH
		-extract ARCH; -extract_family ARCH; -remove ARCH; -replace ARCH; -arch ARCH; -segalign ARCH
		-hideARM64; -fat64; -help; -version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-create -thin -extract -extract_family -remove -replace", Effect: cli.Works,
			Does: "writes a binary"},
	},
}

var symbols = cli.Program{
	Name:  "symbols",
	Style: cli.SingleDash,
	Options: `
		-v; -w; -uuid; -arch NAME; -noHeaders; -noSources; -noDemangling; -noDaemon; -noSymbols; -noText
		-onlyNList; -onlyDsymFlag; -fullSourcePath; -sources; -regions; -lookup NAME; -printSignature
		-saveSignature >FILE; -symbolsPackageDir DIR; -symbolPackageDir DIR; -dsymDir DIR; -o FILE; -lazy
		-onlyWithDsyms; -pid PID; -fixupDwarf; -help
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-saveSignature -o", Effect: cli.WritesTo, Does: "writes a signature"},
		{Option: "-symbolsPackageDir -symbolPackageDir", Effect: cli.WritesInto,
			Does: "writes a package of symbols"},
	},
}

// dwarfdump is LLVM's (llvm-dwarfdump 19).
var dwarfdump = cli.Program{
	Name: "dwarfdump",
	Options: `
		-a, --all; --apple-names; --apple-types; --apple-namespaces; --apple-objc; --debug-abbrev
		--debug-addr; --debug-aranges; --debug-cu-index; --debug-frame[=X]; --eh-frame[=X]
		--debug-gnu-pubnames; --debug-gnu-pubtypes; --debug-info[=X]; --debug-line[=X]; --debug-line-str
		--debug-loc[=X]; --debug-loclists[=X]; --debug-macro; --debug-names; --debug-pubnames
		--debug-pubtypes; --debug-ranges; --debug-rnglists; --debug-str; --debug-str-offsets
		--debug-tu-index; --debug-types[=X]; --gdb-index; --arch NAME; -c, --show-children; --diff
		-e, --error-display KIND; -f, --find NAME; -F, --show-form; -i, --ignore-case; -l; --lookup ADDRESS
		-n, --name NAME; -o FILE; -p, --show-parents; --parent-recurse-depth N; -q, --quiet
		-r, --recurse-depth N; -R; --regex; --show-section-sizes; --show-sources; --statistics
		--summarize-types; -u, --uuid; -v, --verbose; --verify; --verify-json FILE; -x; -h, --help
		--version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-o --verify-json", Effect: cli.WritesTo, Does: "writes what it shows to a file"},
	},
}

// codesign verifies, shows or signs.
var codesign = cli.Program{
	Name: "codesign",
	Options: `
		-s, --sign IDENTITY; -v, --verify; --verbose[=N]; -d, --display; -h, --help; --remove-signature
		--validate-constraint; --all-architectures; -a, --architecture NAME; --bundle-version V
		--check-notarization; --continue; --deep; --detached FILE; --detached-database; --entitlements FILE
		--xml; --der; --enforce-constraint-validity; --extract-certificates[=PREFIX]; --file-list FILE
		-f, --force; --generate-entitlement-der; --ignore-resources; -i, --identifier NAME
		-o, --options FLAGS; -P, --pagesize N; --preserve-metadata[=LIST]; --prefix PREFIX
		-r, --requirements TEXT; -R, --test-requirement TEXT; --runtime-version V; --signature-size N
		--strict[=LIST]; --timestamp[=URL]; --keychain FILE; -D FILE; --launch-constraint-self FILE
		--launch-constraint-parent FILE; --launch-constraint-responsible FILE; --library-constraint FILE
		--strip-disallowed-xattrs; --single-threaded-signing; -0123456789; -t, --team-identifier ID
		--dryrun
	`,
	Effect:  cli.Reads,
	Probes:  []string{"codesign -dv ."},
	Inspect: inspectCodesign,
	Rules: []cli.Rule{
		{Option: "--extract-certificates", Effect: cli.Works, Does: "writes certificates"},
		{Option: "--file-list", Effect: cli.WritesTo, Does: "writes a list of files"},
		{Option: "--detached-database", Effect: cli.Changes, Does: "changes the system's database of signatures"},
	},
}

func inspectCodesign(inv *cli.Invocation, r *cli.Report) {
	e := cli.ReadsFrom
	if inv.Has("--sign") || inv.Has("--remove-signature") {
		e = cli.WritesTo
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "")
	}
	if f, ok := inv.Last("--detached"); ok && inv.Has("--sign") {
		r.Path(cli.WritesTo, f, "")
	}
	if f, ok := inv.Last("--entitlements"); ok && inv.Has("--display") && !strings.HasPrefix(f.Text, "-") &&
		f.Text != ":-" {
		r.Path(cli.WritesTo, f, "")
	}
}
