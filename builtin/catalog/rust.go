package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the Rust tools besides Cargo.

// rustc is rustc 1.90 (also rustdoc as far as its options agree).
var rustc = cli.Program{
	Name: "rustc",
	Also: "rustdoc",
	Env:  "RUST* ~RUSTUP_HOME -RUST_LOG -RUST_BACKTRACE LD AR CC >LLVM_PROFILE_FILE",
	Options: `
		--cfg SPEC; --check-cfg SPEC; -L PATH; -l LIB; --crate-type LIST; --crate-name NAME; --edition YEAR
		--emit KIND=>FILE,...; --print INFO; -g; -O; -o FILE; --out-dir >DIR/; --explain CODE; --test
		--target TRIPLE; -A LINT; -W LINT; -D LINT; -F LINT; --force-warn LINT; --cap-lints LEVEL; -C OPTION
		--codegen OPTION; -V, --version; -v, --verbose; --extern NAME=~FILE; --sysroot ~DIR; -Z OPTION
		--error-format FORMAT; --json LIST; --color WHEN; --diagnostic-width N; --remap-path-prefix MAP
		--document-private-items; --html-in-header FILE; --markdown-css FILE; --output >DIR/; -w FORMAT
		--test-args ARGS; -h, --help
	`,
	Effect: cli.Works,
	Does:   "compiles Rust code",
	Rules: []cli.Rule{
		{Option: "--print --explain", Lowers: true, Effect: cli.Reads},
		{Option: "-o --out-dir --output", Effect: cli.WritesTo},
		{
			Option: "-C --codegen", Value: "linker=* link-arg=* link-args=* llvm-args=* profile-generate=*",
			Effect: cli.Runs, Does: "-C has another program or its options run",
		},
		{Option: "-Z", Effect: cli.Runs, Does: "-Z may load code"},
	},
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
