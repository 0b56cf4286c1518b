package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns clang-format and clang-tidy of LLVM 20, and the compilers of
// interface definitions: protoc 32 and buf 1.57.

var clangFormat = cli.Program{
	Name: "clang-format", Style: cli.SingleDash, Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
		-i; -n; --dry-run; --Werror; -Werror; --Wno-error NAME; --Wclang-format-violations
		--assume-filename NAME; --cursor N; --dump-config; --fallback-style NAME; --ferror-limit N
		--files FILE; --length N; --lines RANGE; --list-ignored; --offset N; --output-replacements-xml
		--qualifier-alignment TEXT; --sort-includes; --style TEXT; --verbose; --fail-on-incomplete-format
		-help; --help-list; -version`,
	Rules: []cli.Rule{
		{Option: "--files", Effect: cli.ReadsFrom},
		{Option: "--dump-config", Effect: cli.Reads}},
	Inspect: inspectClangFormat,
}

// inspectClangFormat: -i edits in place, unless it only checks.
func inspectClangFormat(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("-i") || inv.Has("-n") || inv.Has("--dry-run") {
		return
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesTo, w, "formats files in place")
	}
	if inv.Has("--files") {
		r.Add(cli.Works, "formats the files of a list")
	}
}

var clangTidy = cli.Program{
	Name: "clang-tidy", Style: cli.SingleDash, Effect: cli.Reads, Prepare: untilDashes,
	Options: `
		--allow-enabling-analyzer-alpha-checkers; --allow-no-checks; --checks TEXT; -checks TEXT
		--config TEXT; --config-file ~FILE; --dump-config; --enable-check-profile
		--enable-module-headers-parsing; --exclude-header-filter TEXT; --explain-config
		--export-fixes >FILE; --extra-arg TEXT; --extra-arg-before TEXT; --fix; --fix-errors; --fix-notes
		--format-style NAME; --header-filter TEXT; --line-filter JSON; --list-checks; --load FILE; -p DIR
		--quiet; --store-check-profile PREFIX; --system-headers; --use-color; --verify-config
		--vfsoverlay FILE; --warnings-as-errors TEXT; --experimental-custom-checks; --removed-arg TEXT
		-help; --help-list; -version`,
	Rules: []cli.Rule{
		{Option: "--fix --fix-errors --fix-notes", Effect: cli.Works, Does: "edits the project's files"},
		{Option: "--store-check-profile", Effect: cli.WritesInto, Does: "writes timings"},
		{Option: "--load --extra-arg --extra-arg-before", Effect: cli.Runs,
			Does: "loads code, or options that may"}},
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Inspect:  inspectClangTidy,
}

// inspectClangTidy: a configuration may add options of the compiler.
func inspectClangTidy(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--config") {
		if !w.Static || strings.Contains(w.Text, "ExtraArgs") {
			r.Add(cli.Runs, "--config adds options that may load code")
		}
	}
}

// untilDashes cuts the compiler's words off behind "--"; one that loads a
// plug-in stands for all.
func untilDashes(args []cli.Word) []cli.Word {
	for i, w := range args {
		if w.Text != "--" {
			continue
		}
		out := append([]cli.Word(nil), args[:i]...)
		for _, c := range args[i+1:] {
			if !c.Static || strings.HasPrefix(c.Text, "-fplugin") || strings.HasPrefix(c.Text, "-Xclang") ||
				strings.HasPrefix(c.Text, "-load") {
				return append(out, cli.Lit("--load"), c)
			}
		}
		return out
	}
	return args
}

// protoc writes where each --NAME_out says; a plug-in is a program on PATH.
var protoc = cli.Program{Name: "protoc", Style: cli.NoOptions, Inspect: inspectProtoc}

func inspectProtoc(inv *cli.Invocation, r *cli.Report) {
	outputs := 0
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		name, value, glued := strings.Cut(w.Text, "=")
		argument := func() (cli.Word, bool) {
			switch {
			case glued && w.Static:
				return w.Cut(len(w.Text) - len(value)), true
			case glued:
				return cli.Word{Text: value, At: -1}, true
			case i+1 < len(inv.Args):
				i++
				return inv.Args[i], true
			}
			return cli.Word{}, false
		}
		switch {
		case len(inv.Args) == 1 && (w.Text == "--version" || w.Text == "--help" || w.Text == "-h"):
			r.Add(cli.Pure, "prints help or its version")
			return
		case !w.Static && !glued && !strings.HasPrefix(w.Prefix, "-") && w.Prefix != "":
		case !w.Static && !glued:
			r.Unknown("an argument of protoc is not known statically")
		case !strings.HasPrefix(w.Text, "-") && !strings.HasPrefix(w.Text, "@"):
			r.Path(cli.ReadsFrom, w, "")
		case strings.HasSuffix(name, "_out") || name == "--descriptor_set_out" || name == "-o" ||
			name == "--dependency_out":
			outputs++
			dir, ok := argument()
			if !ok {
				r.Unknown("the directory of " + name + " is not given")
				break
			}
			// PARAMETERS:DIR
			if at := strings.LastIndexByte(dir.Text, ':'); at >= 0 && dir.Static {
				dir = dir.Cut(at + 1)
			}
			r.Path(cli.WritesInto, dir, "writes generated code")
			if !oneOf("--cpp_out --csharp_out --java_out --kotlin_out --objc_out --php_out --pyi_out --python_out "+
				"--ruby_out --rust_out --js_out --go_out --go-grpc_out --dart_out --grpc_out --descriptor_set_out "+
				"--dependency_out -o --grpc_python_out --ts_out", name) {
				r.Add(cli.Runs, name+" runs a plug-in")
			}
		case name == "--plugin":
			argument()
			r.Add(cli.Runs, "--plugin runs a program")
		case oneOf("--proto_path --encode --decode --error_format --fatal_warnings --direct_dependencies "+
			"--option_dependencies --descriptor_set_in --edition_defaults_minimum --edition_defaults_maximum -I",
			name) || strings.HasSuffix(name, "_opt"):
			if name != "--fatal_warnings" {
				argument()
			}
		case strings.HasPrefix(w.Text, "-I") ||
			oneOf("--decode_raw --deterministic_output --include_imports --include_source_info --retain_options "+
				"--print_free_field_numbers --enable_codegen_trace --experimental_allow_proto3_optional "+
				"--experimental_editions --allow_proto3_optional", name):
		case strings.HasPrefix(w.Text, "-o"):
			outputs++
			r.Path(cli.WritesTo, w.Cut(2), "writes generated code")
		default:
			r.Unknown("protoc has no option " + w.Text + " that is known here")
		}
	}
	if outputs == 0 {
		r.Add(cli.Pure, "")
	}
}

var buf = cli.Program{
	Name: "buf", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		-h, --help; --version; --debug; --log-format FORMAT; --timeout DURATION; --error-format FORMAT
		--config TEXT; --path PATH; --exclude-path PATH; --disable-symlinks; --format FORMAT; --help-tree`,
	Probes: []string{"buf lint", "buf ls-files"},
	Review: reviewBuf,
	Commands: []cli.Command{
		{Name: "lint breaking ls-files stats", Effect: cli.Reads, Options: `
			--against SOURCE; --against-config TEXT; --limit-to-input-files; --exclude-imports
			--against-registry; --include-imports; --include-importable; --as-import-paths`},
		{Name: "build convert export", Effect: cli.Reads, Options: `
			-o, --output, --to PATH; --from SOURCE; --type NAME; --as-file-descriptor-set; --exclude-imports
			--exclude-source-info; --exclude-source-retention-options; --validate; --from-format FORMAT
			--to-format FORMAT; --all`, Rules: []cli.Rule{
			{Option: "--output", Effect: cli.WritesTo, Does: "writes an image"}}},
		{Name: "format", Effect: cli.Reads, Options: "-w, --write; -d, --diff; --exit-code; -o, --output PATH",
			Rules: []cli.Rule{
				{Option: "--write", Effect: cli.Works, Does: "formats files in place"},
				{Option: "--output", Effect: cli.WritesTo, Does: "writes formatted files"}}},
		// Runs the plug-ins that buf.gen.yaml names, from here or remote.
		{Name: "generate", Effect: cli.Works, Does: "writes generated code", Options: `
			-o, --output >DIR/; --template TEXT; --include-imports; --include-wkt; --type NAME
			--exclude-type NAME; --clean; --include-types LIST`, Rules: []cli.Rule{
			{Option: "--template", Effect: cli.Runs, Does: "--template may name programs to run"},
			{Option: "--clean", Effect: cli.Changes, Does: "--clean deletes the output directories first"}}},
		{Name: "curl", Effect: cli.Changes, Does: "calls a method of a server", Options: `
			--list-services; --list-methods; --schema SOURCE; --protocol NAME; --http2-prior-knowledge
			-H, --header TEXT`, Rules: []cli.Rule{
			{Option: "--list-services --list-methods", Lowers: true, Effect: cli.Reads}}},
		{Name: "dep mod", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "graph ls-lint-rules ls-breaking-rules", Effect: cli.Reads, Options: `
				--configured-only; --include-deprecated; --version VERSION; --module-path DIR`},
			{Name: "update prune init", Effect: cli.Works, Does: projectPackages, OpenOptions: true},
			{Name: "open", Effect: cli.Interactive, Does: "opens a browser"}}},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls-modules ls-lint-rules ls-breaking-rules", Effect: cli.Reads, Options: `
				--configured-only; --include-deprecated; --version VERSION; --module-path DIR`},
			{Name: "init", Effect: cli.Works, Does: "writes the project's configuration", AnyOperands: true,
				Options: "-o, --output >DIR/; --doc; --uncomment"},
			{Name: "migrate", Effect: cli.Works, Does: "writes the project's configuration",
				Options: "--workspace @DIR; --module @DIR; --buf-gen-yaml >FILE; --diff"}}},
		{Name: "push", Effect: cli.Changes, Does: "publishes modules"},
		{Name: "registry", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "whoami", Effect: cli.Reads},
			{Name: "login logout", Effect: cli.Changes, Does: "changes credentials"},
			{Name: "cc", Effect: cli.Changes, Does: "deletes the cache"}}, Unlisted: bufGroup},
		{Name: "plugin", Effect: cli.Pure, Unlisted: bufGroup},
		{Name: "lsp beta alpha studio-agent", Effect: cli.Unstated, Does: "what it does depends on its subcommand"},
		{Name: "completion", Effect: cli.Pure, AnyOperands: true},
	},
}

// reviewBuf: a configuration given as text may name plug-ins, which are programs.
func reviewBuf(inv *cli.Invocation, r *cli.Report) {
	for _, name := range []string{"--config", "--template", "--against-config"} {
		for _, w := range inv.All(name) {
			if !w.Static ||
				strings.Contains(w.Text, "{") &&
					(strings.Contains(w.Text, "plugin") || strings.Contains(w.Text, "local")) {
				r.Add(cli.Runs, name+" may name programs to run")
			}
		}
	}
}

// bufGroup: registry GROUP [GROUP] VERB.
func bufGroup(path []string, name string) *cli.Command {
	switch name {
	case "organization", "module", "plugin", "policy", "sdk", "commit", "label", "settings":
		return &bufNames
	}
	return remoteVerb(path, name)
}

var bufNames = cli.Command{Effect: cli.Pure, Unlisted: remoteVerb, Commands: []cli.Command{
	{Name: "commit label settings", Effect: cli.Pure, Unlisted: remoteVerb,
		Commands: []cli.Command{
			{Name: "resolve", Effect: cli.Reads},
			{Name: "add-label archive unarchive", Effect: cli.Changes, Does: "changes the registry"},
		}},
	{Name: "deprecate undeprecate update archive unarchive add-label", Effect: cli.Changes,
		Does: "changes the registry"}, {Name: "resolve version", Effect: cli.Reads, OpenOptions: true},
}}
