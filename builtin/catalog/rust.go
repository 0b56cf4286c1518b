package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the Rust tools besides Cargo, and the C compilers.

// rustc is rustc 1.90 (also rustdoc as far as its options agree).
var rustc = cli.Program{
	Name: "rustc",
	Also: "rustdoc",
	Env:  "RUST* ~RUSTUP_HOME -RUST_LOG -RUST_BACKTRACE LD AR CC >LLVM_PROFILE_FILE",
	Options: `
		--cfg SPEC; --check-cfg SPEC; -L PATH; -l LIB; --crate-type LIST; --crate-name NAME; --edition YEAR
		--emit LIST; --print INFO; -g; -O; -o FILE; --out-dir >DIR/; --explain CODE; --test; --target TRIPLE
		-A LINT; -W LINT; -D LINT; -F LINT; --force-warn LINT; --cap-lints LEVEL; -C OPTION
		--codegen OPTION; -V, --version; -v, --verbose; --extern NAME; --sysroot DIR; -Z OPTION
		--error-format FORMAT; --json LIST; --color WHEN; --diagnostic-width N; --remap-path-prefix MAP
		--document-private-items; --html-in-header FILE; --markdown-css FILE; --output >DIR/; -w FORMAT
		--test-args ARGS; -h, --help
	`,
	Effect: cli.Works,
	Does:   "compiles Rust code",
	Rules: []cli.Rule{
		{Option: "--print --explain", Lowers: true, Effect: cli.Reads},
		{Option: "-o --out-dir --output", Effect: cli.WritesTo},
	},
	Inspect: inspectRustc,
}

// inspectRustc: -C linker=PROGRAM runs a program.
func inspectRustc(inv *cli.Invocation, r *cli.Report) {
	for _, o := range []string{"-C", "--codegen"} {
		for _, w := range inv.All(o) {
			if len(w.Text) >= 7 && w.Text[:7] == "linker=" {
				r.Add(cli.Runs, "-C linker runs another program")
			}
		}
	}
}

// rustfmt is rustfmt 1.8.
var rustfmt = cli.Program{
	Name: "rustfmt",
	Options: `
		--check; --emit KIND; --backup; --config-path FILE; --edition YEAR; --style-edition YEAR
		--color WHEN; --print-config KIND; -l, --files-with-diff; --config LIST; -v, --verbose; -q, --quiet
		-V, --version; -h, --help[=TOPIC]; --skip-children; --unstable-features; --file-lines JSON`,
	Effect:   cli.Works,
	Does:     editsFiles,
	Operands: cli.Operands{Each: cli.WritesTo},
	Prepare:  withoutToolchain,
	Rules: []cli.Rule{
		{Option: "--check --print-config", Lowers: true, Effect: cli.Reads, Does: "checks the form only"},
		{Option: "--emit", Value: "stdout", Lowers: true, Effect: cli.Reads},
	},
}

// rustup is rustup 1.28.
var rustup = cli.Program{
	Name:    "rustup",
	Options: "-v, --verbose; -q, --quiet; -V, --version; -h, --help",
	Effect:  cli.Pure,
	Prepare: withoutToolchain,
	Commands: []cli.Command{
		{Name: "show", Effect: cli.Reads, Options: "-v",
			Commands: []cli.Command{{Name: "active-toolchain home profile", Effect: cli.Reads}}},
		{Name: "check which doc man help completions", Effect: cli.Reads,
			Options: "--toolchain NAME; --path; --std; --book; --core; --no-self-update"},
		{Name: "toolchain target component override set", Effect: cli.Pure,
			Options: "--toolchain NAME; --installed; --path DIR; --nonexistent", Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "-q, --quiet"},
				{Name: "install add uninstall remove link unset set default-host profile auto-self-update auto-install " +
					"update", Effect: cli.Changes, Does: "changes installed toolchains", Options: `
				--profile NAME; -c, --component NAME; -t, --target NAME; --force; --no-self-update
				--allow-downgrade`}}},
		{Name: "default update install uninstall self", Effect: cli.Changes, Does: "changes installed toolchains",
			Options: "--force; --no-self-update"},
		{Name: "run", StopAtOperand: true, Options: "--install", Wraps: &cli.Wrap{Skip: 1}},
	},
}

// wasmPack is wasm-pack 0.13.
var wasmPack = cli.Program{
	Name:    "wasm-pack",
	Options: "-v, --verbose; -q, --quiet; --log-level LEVEL; -V, --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: `
			-d, --out-dir >DIR/; --out-name NAME; -s, --scope NAME; -t, --target NAME; -m, --mode MODE; --dev
			--debug; --release; --profiling; --profile NAME; --no-typescript; --no-pack; --no-opt; --weak-refs
			--reference-types`, Operands: cli.Operands{Last: cli.ReadsFrom, Each: cli.ReadsFrom}},
		{Name: "test", Effect: cli.Works, Does: runsTests, Options: `
			--chrome; --firefox; --safari; --node; --headless; -r, --release; --chromedriver PATH
			--geckodriver PATH`},
		{Name: "new", Effect: cli.Works, Does: "writes a project", Options: "--template URL; --mode MODE"},
		{Name: "pack", Effect: cli.Works, Does: "writes a package archive"},
		{Name: "publish login", Effect: cli.Changes, Does: publishes},
	},
}

// cc is GCC 15 and Clang 20. Their options are thousands; a single dash and no
// bundles. What compiles writes its output, whatever the options say about how.
var cc = cli.Program{
	Env: ">SUNPRO_DEPENDENCIES >DEPENDENCIES_OUTPUT GCC_* CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH " +
		"LIBRARY_PATH COMPILER_PATH CCC_* CLANG_* >CC_PRINT_OPTIONS_FILE >CC_PRINT_HEADERS_FILE " +
		">LLVM_PROFILE_FILE ",
	Name:    "cc",
	Also:    "as c++ clang clang++ g++ gcc ld",
	Style:   cli.NoOptions,
	Inspect: inspectCC,
}

func inspectCC(inv *cli.Invocation, r *cli.Report) {
	output := false
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		text := w.Text
		next := func() (cli.Word, bool) {
			if i+1 < len(inv.Args) {
				i++
				return inv.Args[i], true
			}
			return cli.Word{}, false
		}
		switch {
		case len(text) == 0 || text[0] != '-':
			if len(text) > 0 && text[0] == '@' {
				r.Unknown("reads options from " + text)
			}
		case !w.Static && w.Prefix == "":
			r.Unknown("the option " + text + " is not known statically")
		case text == "--version" || text == "--help" || text == "-dumpversion" || text == "-dumpmachine" ||
			text == "-v" && len(inv.Args) == 1:
			r.Add(cli.Pure, "prints help or its version")
			return
		case text == "-o" || text == "-MF" || text == "--output":
			if out, ok := next(); ok {
				output = true
				if out.Text != "-" {
					r.Path(cli.WritesTo, out, "compiles")
				}
			}
		case len(text) > 2 && text[:2] == "-o" && text[2] != 'b':
			output = true
			r.Path(cli.WritesTo, w.Cut(2), "compiles")
		case text == "-wrapper" || text == "-B" || text == "-fplugin" || text == "-specs" || text == "-Xclang" ||
			text == "-load":
			next()
			r.Add(cli.Runs, text+" runs or loads another program")
		case strings.HasPrefix(text, "-fplugin=") || strings.HasPrefix(text, "-specs=") ||
			strings.HasPrefix(text, "-B") || strings.HasPrefix(text, "--specs=") ||
			strings.HasPrefix(text, "-fpass-plugin=") || strings.HasPrefix(text, "-fuse-ld=/"):
			r.Add(cli.Runs, text+" runs or loads another program")
		case text == "-include" || text == "-isystem" || text == "-I" || text == "-L" || text == "-x" ||
			text == "-D" || text == "-U" || text == "-arch" || text == "-MT" || text == "-MQ" ||
			text == "-framework" || text == "-Xlinker" || text == "-target" || text == "-isysroot":
			next()
		}
	}
	switch {
	case output:
	case ccPrints(inv.Args):
		r.Add(cli.Reads, "checks or preprocesses only")
	default:
		r.Add(cli.Works, "compiles")
	}
}

// ccPrints reports whether a compiler writes no file: -E, -fsyntax-only, -M and
// the -print options.
func ccPrints(args []cli.Word) bool {
	for _, w := range args {
		switch t := w.Text; {
		case t == "-E" || t == "-fsyntax-only" || t == "-M" || t == "-MM" || t == "-###" ||
			strings.HasPrefix(t, "-print-") || strings.HasPrefix(t, "--print-"):
			return true
		}
	}
	return false
}
