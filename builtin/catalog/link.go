package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the C compilers, the assembler and the linker: GCC 15, Clang 20,
// binutils 2.45, lld 20.

// cc has thousands of options: families of them (-f…, -m…, -W…) say how to
// compile, those that name a file or a program stand beside them.
var cc = cli.Program{
	Name:  "cc",
	Also:  "c++ clang clang++ g++ gcc",
	Style: cli.SingleDash,
	Env: ">SUNPRO_DEPENDENCIES >DEPENDENCIES_OUTPUT GCC_* CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH " +
		"LIBRARY_PATH COMPILER_PATH CCC_* CLANG_* >CC_PRINT_OPTIONS_FILE >CC_PRINT_HEADERS_FILE " +
		">LLVM_PROFILE_FILE ",
	Options: `
		-o, --output >FILE; -o…>FILE; -c; -S; -E; -v; -w; -s; -g; -O; -p; -pg; -r; -C; -CC; -P; -H; -Q
		-pipe; -ansi; -pedantic; -pedantic-errors; -static; -shared; -rdynamic; -pie; -no-pie; -static-pie
		-static-libgcc; -static-libstdc++; -symbolic; -pthread; -traditional; -traditional-cpp; -trigraphs
		-undef; -nostdinc; -nostdinc++; -nostdlib; -nodefaultlibs; -nostartfiles; -nolibc; -save-temps
		-fsyntax-only; -###; -dumpversion; -dumpfullversion; -dumpmachine; -dumpspecs; -coverage; -arch NAME
		-target TRIPLE; -target=…; -framework NAME; -dynamiclib; -bundle; -install_name NAME
		-current_version N; -compatibility_version N; -undefined MODE; -emit-llvm; -M; -MM; -MD; -MMD; -MP
		-MG; -MT NAME; -MQ NAME; -MF >FILE; -MF…>FILE; -MJ >FILE; -MJ…>FILE; -aux-info >FILE; -dumpdir >DIR/
		-dumpbase NAME; -dumpbase-ext TEXT; -I DIR; -I…; -L DIR; -L…; -l NAME; -l…; -D NAME; -D…; -U NAME
		-U…; -x LANGUAGE; -x…; -u SYMBOL; -z WORD; -include FILE; -imacros FILE; -isystem DIR; -isystem…
		-iquote DIR; -idirafter DIR; -isysroot DIR; -iframework DIR; -sysroot DIR; -sysroot=…; -F…; -T FILE
		-T…; -A…; -std=…; -O…; -g…; -W…; -f…; -m…; -print-…; -save-temps=…; -stdlib=…; -Q…; -d…
		-fdump-…NAME=>FILE; -fopt-info…NAME=>FILE; -ftime-trace=…>FILE; -fprofile-generate=…>DIR/
		-fprofile-dir=…>DIR/; -foptimization-record-file=…>FILE; -fcrash-diagnostics-dir=…>DIR/
		-fmodules-cache-path=…>DIR/; -fmodule-output=…>FILE; -fcallgraph-info=…>FILE
		-fdiagnostics-add-output=…>FILE; -fdiagnostics-set-output=…>FILE; -fuse-ld=…; -fplugin !FILE
		-fplugin=…!FILE; -fpass-plugin=…!FILE; -fmodule-mapper=…!COMMAND; -ld-path=…!FILE; -specs !FILE
		-specs=…!FILE; -B !DIR; -B…!DIR; -wrapper !COMMAND; -load !FILE; -Xclang !WORD; -mllvm !WORD; -Wl,…
		-Wa,…; -Wp,…; -Xlinker WORD; -Xassembler WORD; -Xpreprocessor WORD; -help; -version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.Works, Does: "compiles"},
	Rules: []cli.Rule{
		{
			Option: "-E -fsyntax-only -M -MM -### -print-… -dumpversion -dumpfullversion -dumpmachine -dumpspecs",
			Lowers: true, Effect: cli.Reads, Does: "checks or preprocesses only",
		},
		{Option: "-fuse-ld=…", Value: "!bfd gold lld mold", Effect: cli.Runs, Does: "-fuse-ld runs another linker"},
		{Option: "-Wp,… -Xpreprocessor", Effect: cli.Unstated, Does: "hands words to the preprocessor"},
	},
	Inspect: inspectCC,
}

// inspectCC judges the words that the compiler hands to the linker and the
// assembler, by their own grammars.
func inspectCC(inv *cli.Invocation, r *cli.Report) {
	handed(r, linker.Interpret(handedWords(inv, "-Wl,…", "-Xlinker"), inv.Facts))
	handed(r, assembler.Interpret(handedWords(inv, "-Wa,…", "-Xassembler"), inv.Facts))
	for _, w := range inv.Operands {
		if strings.HasPrefix(w.Text, "@") {
			r.Unknown("reads options from " + w.Text)
		}
	}
}

// handedWords splits at its commas what the first option hands on, and takes the
// second's as it is, in their order.
func handedWords(inv *cli.Invocation, list, one string) (words []cli.Word) {
	for i := range inv.Options {
		switch o := &inv.Options[i]; o.Name {
		case one:
			words = append(words, o.Arg)
		case list:
			if !o.Arg.Static {
				words = append(words, o.Arg)
				continue
			}
			for part := range strings.SplitSeq(o.Arg.Text, ",") {
				words = append(words, cli.Lit(part))
			}
		}
	}
	return words
}

// handed keeps the paths, the code and what is not known of a part's report.
func handed(r, part *cli.Report) {
	for _, f := range part.Facts {
		if f.Path != nil || f.Effect == cli.Runs || f.Effect == cli.Unstated {
			r.Facts = append(r.Facts, f)
		}
	}
}

// linker is ld.
var linker = cli.Program{
	Name:  "ld",
	Style: cli.SingleDash,
	Options: `
		-o, -output >FILE; -o…>FILE; -Map >FILE; -Map=…>FILE; -dependency-file=…>FILE; -out-implib=…>FILE
		-reproduce=…>FILE; -time-trace-file=…>FILE; -print-map; -M; -cref; -plugin !FILE; -plugin=…!FILE
		-lto_library !FILE; -plugin-opt WORD; -plugin-opt=…; -L DIR; -L…; -l NAME; -l…; -e SYMBOL; -entry=…
		-T FILE; -T…; -u SYMBOL; -I FILE; -dynamic-linker FILE; -dynamic-linker=…; -no-dynamic-linker
		-rpath DIR; -rpath=…; -rpath-link DIR; -rpath-link=…; -soname NAME; -soname=…; -h NAME
		-version-script FILE; -version-script=…; -dynamic-list FILE; -dynamic-list=…; -wrap SYMBOL; -wrap=…
		-defsym X; -defsym=…; -retain-symbols-file FILE; -m NAME; -m…; -z WORD; -z…; -O; -O…; -G N; -A NAME
		-shared; -static; -pie; -no-pie; -r; -s; -S; -x; -X; -E; -N; -n; -q; -d; -t; -v; -V; -Bstatic
		-Bdynamic; -Bsymbolic; -Bsymbolic-functions; -as-needed; -no-as-needed; -start-group; -end-group; -(
		-); -whole-archive; -no-whole-archive; -gc-sections; -no-gc-sections; -print-gc-sections; -build-id
		-build-id=…; -export-dynamic; -no-export-dynamic; -hash-style=…; -no-undefined
		-allow-multiple-definition; -allow-shlib-undefined; -no-allow-shlib-undefined; -unresolved-symbols=…
		-strip-all; -strip-debug; -eh-frame-hdr; -emit-relocs; -relax; -no-relax; -sort-section=…; -stats
		-trace; -print-memory-usage; -fatal-warnings; -no-fatal-warnings; -no-warn-…; -warn-…
		-color-diagnostics; -icf=…; -threads=…; -lto-O…; -push-state; -pop-state; -exclude-libs WORD
		-exclude-libs=…; -compress-debug-sections=…; -image-base=…; -undefined MODE; -arch NAME
		-syslibroot DIR; -sysroot=…; -dylib; -install_name NAME; -framework NAME; -F…
		-headerpad_max_install_names; -dead_strip; -no_pie; -platform_version NAME; -nostdlib; -subsystem=…
		-section-start=…; -Ttext=…; -Tdata=…; -Tbss=…; -oformat NAME; -oformat=…; -b NAME; -format=…; -EB
		-EL; -help; -version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.Works, Does: "links"},
	Rules:    []cli.Rule{{Option: "-v -V", Lowers: true, Effect: cli.Pure}},
}

// assembler is as.
var assembler = cli.Program{
	Name:  "as",
	Style: cli.SingleDash,
	Options: `
		-o >FILE; -o…>FILE; -a…LIST=>FILE; -MD >FILE; -I DIR; -I…; -g; -g…; -32; -64; -x32; -m…; -defsym X
		-D; -f; -K; -L; -R; -Z; -W; -w; -J; -q; -Q; -n; -X; -arch NAME; -noexecstack; -execstack
		-fatal-warnings; -warn; -no-warn; -statistics; -strip-local-absolute; -target-help; -divide
		-keep-locals; -traditional-format; -v; -compress-debug-sections; -compress-debug-sections=…
		-debug-prefix-map…; -gdwarf-…; -EB; -EL; -help; -version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.Works, Does: "assembles"},
}
