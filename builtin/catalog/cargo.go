package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Cargo; rust.go owns the compilers and installers of Rust.

const cargoOptions = `
	-v, --verbose; -q, --quiet; --color WHEN; --locked; --offline; --frozen; --config SETTING; -Z FEATURE
	-C @DIR; --explain CODE; --list; -V, --version; -h, --help`

const cargoBuild = `
	-p, --package SPEC; --all, --workspace; --exclude SPEC; --lib; --bin NAME; --bins; --example NAME
	--examples; --test NAME; --tests; --bench NAME; --benches; --all-targets; -F, --features LIST
	--all-features; --no-default-features; -j, --jobs N; --keep-going; -r, --release; --profile NAME
	--target TRIPLE; --target-dir >DIR/; --artifact-dir >DIR/; --build-plan; --unit-graph
	--timings[=FORMATS]; --manifest-path @@FILE; --lockfile-path FILE; --ignore-rust-version
	--message-format FORMAT; --future-incompat-report; --out-dir >DIR/; --compile-time-deps`

// cargo is Cargo 1.90.
var cargo = cli.Program{
	Name: "cargo",
	Env: "CARGO_* RUST* ~CARGO_HOME ~RUSTUP_HOME -RUST_LOG -RUST_BACKTRACE -RUST_TEST_THREADS " +
		"-RUST_MIN_STACK -CARGO_TERM_* -CARGO_INCREMENTAL -CARGO_NET_* -CARGO_BUILD_JOBS -CARGO_PROFILE_* " +
		"-CARGO_REGISTRIES_* >CARGO_TARGET_DIR/ >LLVM_PROFILE_FILE CC CXX AR LD LINKER RUSTFMT RUSTDOC " +
		"-RUSTUP_TOOLCHAIN",
	Options: cargoOptions,
	Effect:  cli.Pure,
	Probes:  []string{"cargo tree", "cargo metadata --no-deps", "cargo check"},
	Rules:   []cli.Rule{{Option: "--config", Effect: cli.Runs, Does: "--config may name programs to run"}},
	Prepare: withoutToolchain,
	Commands: []cli.Command{
		{Name: "build b check c", Effect: cli.Works, Does: "builds the project", Options: cargoBuild,
			Rules: cargoWrites},
		{Name: "test t", Effect: cli.Works, Does: runsTests,
			Options: cargoBuild + "; --doc; --no-run; --no-fail-fast", Rules: cargoWrites},
		{Name: "bench", Effect: cli.Works, Does: "runs the project's benchmarks",
			Options: cargoBuild + "; --no-run; --no-fail-fast", Rules: cargoWrites},
		{Name: "clippy", Effect: cli.Works, Does: "checks the project", Options: cargoBuild + `
			--fix; --allow-dirty; --allow-staged; --allow-no-vcs; --no-deps; --broken-code`, Rules: cargoWrites},
		{Name: "doc d", Effect: cli.Works, Does: "builds the documentation",
			Options: cargoBuild + "; --open; --no-deps; --document-private-items", Rules: cargoWrites},
		{Name: "rustc rustdoc", Effect: cli.Works, Does: "builds the project", Rules: cargoWrites,
			Options: cargoBuild + "; --crate-type LIST; --print INFO; --open",
			Wraps:   &cli.Wrap{Before: "rustc", Optional: true}},
		{Name: "fix", Effect: cli.Works, Does: editsFiles, Options: cargoBuild + `
			--broken-code; --edition; --edition-idioms; --allow-no-vcs; --allow-dirty; --allow-staged`,
			Rules: cargoWrites},
		{Name: "fmt", Effect: cli.Pure, Options: `
			--check; -p, --package SPEC; --all; --manifest-path @@FILE; --message-format FORMAT`,
			Inspect: inspectCargoFmt},
		{Name: "run r", StopAtOperand: true, Options: cargoBuild, Inspect: inspectCargoRun},
		{Name: "miri nextest llvm-cov tarpaulin expand udeps hack mutants insta", Effect: cli.Works,
			Does: runsTests, Options: cargoBuild, StopAtOperand: true},
		{Name: "msrv", Effect: cli.Unstated, Does: "may install toolchains", Options: cargoMsrv,
			Commands: []cli.Command{
				{Name: "find verify", Effect: cli.Changes, Does: "installs toolchains and builds with them",
					StopAtOperand: true},
				{Name: "set", Effect: cli.Works, Does: "edits Cargo.toml", AnyOperands: true},
				{Name: "list show", Effect: cli.Reads},
			}},
		{Name: "metadata", Effect: cli.Works, Does: "brings Cargo.lock up to date", Rules: cargoLocked, Options: `
			--no-deps; --format-version N; --filter-platform TRIPLE; -F, --features LIST; --all-features
			--no-default-features; --manifest-path @@FILE; --lockfile-path FILE`},
		{Name: "tree", Effect: cli.Reads, Options: `
			-p, --package SPEC; --workspace, --all; --exclude SPEC; -i, --invert[=SPEC]; --prune SPEC
			--depth N; --prefix STYLE; --no-dedupe; -d, --duplicates; --charset NAME; -f, --format TEXT
			-e, --edges LIST; -F, --features LIST; --all-features; --no-default-features; --target TRIPLE
			--manifest-path @@FILE; --lockfile-path FILE; --ignore-rust-version`},
		{Name: "search info", Effect: cli.Reads, Options: `
			--limit N; --index URL; --registry NAME; -p, --package SPEC; --manifest-path @@FILE`},
		{Name: "pkgid locate-project read-manifest verify-project", Effect: cli.Reads, Options: `
			-p, --package SPEC; --manifest-path @@FILE; --workspace; --message-format FORMAT
			--lockfile-path FILE`},
		{Name: "config", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "get", Effect: cli.Reads,
				Options: "--format FORMAT; --show-origin; --merged BOOL"}}},
		{Name: "outdated audit deny machete bloat geiger license about semver-checks audit-check",
			Effect: cli.Reads, StopAtOperand: true, Options: cargoBuild + `
			--exit-code N; -R, --root-deps-only; -d, --depth N; --json; --deny KIND; --ignore ID; -D KIND
			--format NAME; --fix`, Rules: []cli.Rule{{Option: "--fix", Effect: cli.Works, Does: editsFiles}}},
		{Name: "report", Effect: cli.Reads,
			Commands: []cli.Command{{Name: "future-incompatibilities", Effect: cli.Reads,
				Options: "--id N; -p SPEC"}}}, {Name: "version help", Effect: cli.Pure},
		{Name: "add", Effect: cli.Works, Does: projectPackages, Options: `
			-p, --package SPEC; -F, --features LIST; --default-features; --no-default-features; --optional
			--no-optional; --public; --no-public; --rename NAME; -n, --dry-run; --manifest-path @@FILE
			--lockfile-path FILE; --ignore-rust-version; --path DIR; --git URL; --branch NAME; --tag NAME
			--rev REF; --registry NAME; --dev; --build; --target TRIPLE`, Rules: npmDry2},
		{Name: "remove rm", Effect: cli.Works, Does: "removes packages from the project", Options: `
			-p, --package SPEC; -n, --dry-run; --dev; --build; --target TRIPLE; --manifest-path @@FILE
			--lockfile-path FILE`, Rules: npmDry2},
		{Name: "update", Effect: cli.Works, Does: "updates the lock file", Options: `
			-n, --dry-run; --recursive; --precise VERSION; -w, --workspace; -p, --package SPEC
			--manifest-path @@FILE; --aggressive; --breaking; --ignore-rust-version; --lockfile-path FILE`,
			Rules: npmDry2},
		{Name: "fetch generate-lockfile vendor", Effect: cli.Works, Does: "downloads the project's packages",
			Options: `
			--target TRIPLE; --manifest-path @@FILE; --lockfile-path FILE; --ignore-rust-version; --no-delete
			-s, --sync FILE; --respect-source-config; --versioned-dirs`, Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "new init", Effect: cli.Works, Does: "writes a project",
			Options:  "--bin; --lib; --edition YEAR; --name NAME; --vcs NAME; --registry NAME",
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "package", Effect: cli.Works, Does: "writes a package archive", Options: cargoBuild + `
			-l, --list; --no-verify; --no-metadata; --allow-dirty; --index URL; --registry NAME
			--exclude-lockfile`, Rules: []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}}},
		{Name: "clean", Effect: cli.Works, Does: "removes build output",
			Options: cargoBuild + "; --doc; -n, --dry-run",
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--target-dir", Effect: cli.DeletesTree},
			}},
		{Name: "install", Effect: cli.Changes, Does: "installs programs for the user", Options: cargoBuild + `
			--version VERSION; --vers VERSION; --git URL; --branch NAME; --tag NAME; --rev REF; --path DIR
			--root DIR; -f, --force; -n, --dry-run; --no-track; --debug; --list; --index URL; --registry NAME`,
			Rules: []cli.Rule{{Option: "--list --dry-run", Lowers: true, Effect: cli.Reads,
				Does: "lists installed programs"}}},
		{Name: "uninstall", Effect: cli.Changes, Does: "removes installed programs",
			Options: "-p, --package SPEC; --bin NAME; --root DIR"},
		{Name: "publish", Effect: cli.Changes, Does: publishes, Options: cargoBuild + `
			-n, --dry-run; --index URL; --registry NAME; --token TOKEN; --no-verify; --allow-dirty`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Works,
				Does: "builds the package and uploads nothing"}}},
		{Name: "yank", Effect: cli.Changes, Does: "takes back a published version",
			Options: "--version VERSION; --undo; --index URL; --registry NAME; --token TOKEN"},
		{Name: "owner", Effect: cli.Reads, Options: `
			-a, --add NAME; -r, --remove NAME; -l, --list; --index URL; --registry NAME; --token TOKEN`,
			Rules: []cli.Rule{{Option: "--add --remove", Effect: cli.Changes,
				Does: "changes who owns a published package"}}},
		{Name: "login logout", Effect: cli.Changes, Does: "changes the registry login", Options: "--registry NAME"},
		{Name: "binstall install-update release", Effect: cli.Changes, Does: "installs or releases programs"},
	},
}

var cargoWrites = []cli.Rule{}

// withoutToolchain drops a toolchain in front: cargo +nightly build.
func withoutToolchain(args []cli.Word) []cli.Word {
	if len(args) > 0 && args[0].Static && len(args[0].Text) > 1 && args[0].Text[0] == '+' {
		return args[1:]
	}
	return args
}

// inspectCargoFmt: what stands behind "--" are options of rustfmt.
func inspectCargoFmt(inv *cli.Invocation, r *cli.Report) {
	check := inv.Has("--check")
	for _, w := range inv.Operands {
		switch {
		case w.Static && w.Text == "--check":
			check = true
		case w.Static && w.Text == "--emit" || w.Static && w.Text == "-v" || w.Static && w.Text == "-l":
		default:
			r.Add(cli.Works, editsFiles)
		}
	}
	if check {
		r.Add(cli.Reads, "checks the form only")
		return
	}
	r.Add(cli.Works, editsFiles)
}

func inspectCargoRun(inv *cli.Invocation, r *cli.Report) {
	name, ok := inv.Last("--bin")
	if !ok {
		name, ok = inv.Last("--example")
	}
	words := append([]cli.Word{cli.Lit("the project's program")}, inv.Operands...)
	if ok {
		words[0] = name
	}
	runsScript(r, "cargo run", words)
}

const cargoMsrv = `
	--path @DIR; --manifest-path @FILE; --output-format FORMAT; --no-log; --log-target TARGET
	--log-level LEVEL; --no-user-output; --min VERSION; --max VERSION; --bisect; --linear
	--include-all-patch-releases; --no-check-feedback; --write-msrv; --ignore-lockfile; --target TRIPLE
	--features LIST; --all-features; --no-default-features; --component NAME; --rust-version VERSION
	--variant NAME`

// cargoLocked: without one of these the lock file may be written.
var cargoLocked = []cli.Rule{
	{Option: "--no-deps --locked --frozen", Lowers: true, Effect: cli.Reads,
		Does: "shows the project's metadata"},
}
