package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Haskell: GHC 9.12, Stack 3.7 and cabal-install 3.14.

// ghc has hundreds of options; those that begin as listed in ghcPlain say how to
// compile and take no word of their own.
var ghc = cli.Program{Env: "GHC_*", Name: "ghc", Style: cli.NoOptions, Inspect: inspectGHC}

const ghcPlain = "-W -w -O -X -f -I -L -l -D -U -i -d -v -j -threaded -static -dynamic -debug -prof " +
	"-eventlog -rtsopts -no- -package= -hide- -trust -distrust -cpp -C -S -c -E -M -n -g -keep- -z -H -split- " +
	"-with-rtsopts= -clear-package-db -global-package-db -user-package-db -shared -package-env=- -fPIC -optc " +
	"-optl -optP -opta --make"

func inspectGHC(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Args) == 1 {
		switch inv.Args[0].Text {
		case "--version", "--numeric-version", "-V", "--help", "-?", "--info", "--supported-extensions",
			"--supported-languages", "--show-options", "--print-libdir":
			r.Add(cli.Pure, "prints help or facts about GHC")
			return
		}
	}
	r.Add(cli.Works, "compiles Haskell code")
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		more := i+1 < len(inv.Args)
		switch {
		case !w.Static && !strings.HasPrefix(w.Prefix, "-"):
			// A file or module; but "-…" may hide in it.
			if w.Prefix == "" {
				r.Unknown("an argument of ghc is not known statically")
			}
		case !w.Static:
			r.Unknown("an option of ghc is not known statically")
		case strings.HasPrefix(w.Text, "@"):
			r.Unknown("ghc reads options from " + w.Text)
		case !strings.HasPrefix(w.Text, "-"):
		case w.Text == "-e" && more:
			i++
			runsCode(r, inv.Args[i], haskellCode, "Haskell")
		case w.Text == "--interactive":
			r.Add(cli.Interactive, "waits for Haskell code")
		case oneOf("-o -odir -hidir -hiedir -stubdir -dumpdir -outputdir -tmpdir -ohi -dyno -dynohi "+
			"-ddump-file-prefix -dep-makefile", w.Text) && more:
			i++
			r.Path(cli.WritesInto, inv.Args[i], "compiles Haskell code")
		case oneOf("-package -package-id -package-db -package-env -this-unit-id -this-package-name -main-is -x "+
			"-osuf -hisuf -framework -framework-path -with-rtsopts -unit -working-dir -optc -optl -optP -opta "+
			"-link-js-lib -dep-suffix -plugin-package -plugin-package-id -include-pkg-deps", w.Text) && more:
			i++
		case strings.Contains(w.Text, "plugin") && w.Text != "-plugin-package" && w.Text != "-plugin-package-id" ||
			strings.HasPrefix(w.Text, "-frontend") || strings.HasPrefix(w.Text, "-pgm") || w.Text == "-F":
			r.Add(cli.Runs, w.Text+" runs a program or plug-in")
		case strings.HasPrefix(w.Text, "-dump") || !hasPrefixOf(ghcPlain, w.Text):
			r.Unknown("ghc has no option " + w.Text + " that is known here")
		}
	}
}

// oneOf reports whether a list of names separated by spaces has this one.
func oneOf(list, name string) bool {
	for list != "" {
		var one string
		if one, list, _ = strings.Cut(list, " "); one == name {
			return true
		}
	}
	return false
}

// hasPrefixOf reports whether a word begins with one of a list.
func hasPrefixOf(list, word string) bool {
	for list != "" {
		var one string
		if one, list, _ = strings.Cut(list, " "); strings.HasPrefix(word, one) {
			return true
		}
	}
	return false
}

var ghci = cli.Program{Name: "ghci", Style: cli.NoOptions, Inspect: inspectGHCi}

func inspectGHCi(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Args) == 1 && inv.Args[0].Text == "--version" {
		r.Add(cli.Pure, "prints its version")
		return
	}
	r.Add(cli.Interactive, "waits for Haskell code")
	for i, w := range inv.Args {
		if w.Text == "-e" && i+1 < len(inv.Args) {
			runsCode(r, inv.Args[i+1], haskellCode, "Haskell")
		}
	}
	if inv.Input().Kind != 0 {
		runsInput(inv, r, haskellCode, "Haskell")
	}
}

// runghc hands its options to GHC; the first other word is the program.
var runghc = cli.Program{Name: "runghc", Also: "runhaskell", StopAtOperand: true, Style: cli.SingleDash,
	Options: `
	-f PROGRAM; --ghc-arg TEXT; --help; --version; -isrc; -Wall; -package NAME`, Inspect: inspectRunghc}

func inspectRunghc(inv *cli.Invocation, r *cli.Report) {
	if _, ok := inv.Last("-f"); ok {
		r.Add(cli.Runs, "-f runs another program")
	}
	if len(inv.Operands) > 0 {
		runsFile(inv, r, inv.Operands, haskellCode, "Haskell")
		return
	}
	runsInput(inv, r, haskellCode, "Haskell")
}

var stack = cli.Program{
	Name: "stack",
	Env:  "GHC_* STACK_*", Effect: cli.Pure,
	Options: `
		--help; --version; --numeric-version; --hpack-numeric-version; --stack-yaml FILE
		--snapshot, --resolver NAME; --work-dir DIR; --stack-root DIR; --[no-]terminal; --silent
		-v, --verbose; --verbosity LEVEL; --color, --colour WHEN; --[no-]system-ghc; --[no-]install-ghc
		--compiler NAME; --arch NAME; --os NAME; -j, --jobs N; --[no-]docker; --[no-]nix
		--[no-]allow-different-user; --with-gcc FILE; --with-hpack FILE; --setup-info-yaml URL
		--ghc-variant NAME; --ghc-build NAME; --extra-include-dirs DIR; --extra-lib-dirs DIR
		--local-bin-path DIR; --[no-]time-in-log; --[no-]skip-ghc-check; --[no-]skip-msys; --[no-]rsl-in-log
		--terminal-width N; --stack-colors TEXT; --lock-file MODE; --[no-]script-no-run-compile
		--[no-]hpack-force`,
	Rules: []cli.Rule{
		{Option: "--with-gcc --with-hpack", Effect: cli.Runs, Does: "runs a program of the caller's choosing"},
		{Option: "--work-dir --stack-root --local-bin-path", Effect: cli.WritesInto, Does: "writes build output"}},
	Probes: []string{"stack path", "stack query"},
	Review: reviewHaskellBuild,
	Commands: []cli.Command{
		{Name: "path", Effect: cli.Reads, Options: `
			--stack-root; --global-config; --project-root; --config-location; --bin-path; --programs
			--compiler-exe; --compiler-bin; --compiler-tools-bin; --local-bin; --extra-include-dirs
			--extra-library-dirs; --snapshot-pkg-db; --local-pkg-db; --global-pkg-db; --ghc-package-path
			--snapshot-install-root; --local-install-root; --snapshot-doc-root; --local-doc-root
			--local-hoogle-root; --dist-dir; --local-hpc-root`},
		{Name: "ls", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "dependencies", Effect: cli.Works, Does: "gets the project's packages and lists them",
				Options: stackDot},
			{Name: "snapshots tools globals stack-colors stack-colours stack-styles", Effect: cli.Reads, Options: `
				-l, --lts; -n, --nightly; --filter NAME; --[no-]basic; --[no-]sgr; --[no-]example; --global-hints`,
				Commands: []cli.Command{{Name: "local remote", Effect: cli.Reads}}}}},
		{Name: "dot list query", Effect: cli.Reads, Options: stackDot}, {Name: "templates", Effect: cli.Reads},
		{Name: "build test bench haddock", Effect: cli.Works, Does: "builds the project", Options: stackBuild,
			Rules: stackBuildRules},
		{Name: "install", Effect: cli.Changes, Does: "installs programs for the user"},
		{Name: "clean", Effect: cli.Works, Does: "removes build output", Options: "--full"},
		{Name: "new init unpack update sdist hoogle hpc", Effect: cli.Works, Does: "writes files of the project",
			OpenOptions: true, Options: "--to, --tar-dir, --destdir DIR", Rules: []cli.Rule{
				{Option: "--to", Effect: cli.WritesInto, Does: "writes files of the project"}}},
		{Name: "exec", StopAtOperand: true, Options: `
			--cwd @DIR; --package NAME; --[no-]ghc-package-path; --[no-]stack-exe; --rts-options TEXT; --plain`,
			Wraps: &cli.Wrap{}},
		{Name: "ghc", Style: cli.NoOptions, Inspect: inspectStackGHC},
		{Name: "ghci repl", Effect: cli.Interactive, Does: "waits for Haskell code"},
		{Name: "run script runghc runhaskell", Effect: cli.Runs, Does: "runs the project"},
		{Name: "eval", StopAtOperand: true, Options: "--package NAME", Inspect: inspectStackEval},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{{Name: "env", Effect: cli.Reads, Options: `
			--[no-]locals; --[no-]ghc-package-path; --[no-]stack-exe; --[no-]locale-utf8; --[no-]keep-ghc-rts`},
			{Name: "set build-files", Effect: cli.Works, Does: "changes the project's settings"}}},
		{Name: "ide", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "packages targets", Effect: cli.Reads,
				Options: "--cabal-files; --stdout; --exes; --tests; --benchmarks"}}},
		{Name: "purge", Effect: cli.Changes, Does: "deletes the project's work directories"},
		{Name: "upload", Effect: cli.Changes, Does: "publishes a package"},
		{Name: "setup uninstall upgrade docker", Effect: cli.Changes,
			Does: "changes the user's compilers or Stack itself"},
	},
}

const stackBuild = `
	--[no-]library-profiling; --[no-]executable-profiling; --profile; --no-profile; --trace; --no-trace
	--[no-]library-stripping; --[no-]executable-stripping; --[no-]haddock; --haddock-arguments TEXT
	--[no-]open; --[no-]haddock-deps; --[no-]haddock-internal; --[no-]haddock-hyperlink-source
	--[no-]haddock-for-hackage; --[no-]copy-bins; --[no-]copy-compiler-tool; --[no-]prefetch
	--[no-]keep-going; --[no-]keep-tmp-files; --[no-]force-dirty; --[no-]test; --[no-]rerun-tests
	--ta, --test-arguments TEXT; --coverage; --no-coverage; --no-run-tests; --test-suite-timeout N
	--[no-]tests-allow-stdin; --[no-]bench; --ba, --benchmark-arguments TEXT; --no-run-benchmarks
	--[no-]reconfigure; --[no-]cabal-verbose; --cabal-verbosity LEVEL; --[no-]split-objs; --skip NAME
	--[no-]interleaved-output; --ddump-dir DIR; --dry-run; --pedantic; --fast; --ghc-options TEXT
	--flag PAIR; --dependencies-only; --only-dependencies; --only-snapshot; --only-locals; --file-watch
	--file-watch-poll; --watch-all; --exec COMMAND; --only-configure; --initial-build-steps
	--PROG-option TEXT; --[no-]semaphore; --allow-newer; --progress-bar MODE`

const stackDot = `
	--[no-]external; --[no-]include-base; --depth N; --prune LIST; --flag PAIR; --[no-]test; --[no-]bench
	--global-hints; --separator TEXT; --[no-]license; --filter TEXT; --tree; --json`

var stackBuildRules = []cli.Rule{
	{Option: "--ddump-dir", Effect: cli.WritesInto, Does: "writes what the compiler dumps"},
	{Option: "--copy-bins --copy-compiler-tool", Effect: cli.Changes, Does: "installs programs for the user"},
	{Option: "--exec", Effect: cli.ExecutesProgram},
}

func inspectStackGHC(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) > 0 && words[0].Text == "--" {
		words = words[1:]
	}
	r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("ghc")}, words...), Via: "stack ghc"})
}

func inspectStackEval(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the code that stack eval runs is not given")
		return
	}
	runsCode(r, inv.Operands[0], haskellCode, "Haskell")
}

var cabal = cli.Program{
	Name: "cabal",
	Env:  "GHC_* CABAL_*", Effect: cli.Pure,
	Options: `
		-h, --help; -V, --version; --numeric-version; --config-file >FILE; --[no-]ignore-expiry
		--http-transport NAME; --[no-]multiple-repls; --store-dir DIR; --active-repositories LIST
		-v, --verbose[=N]; --project-file FILE; --project-dir @@DIR; -z, --ignore-project
		--builddir, --distdir DIR; -w, --with-compiler PROGRAM`,
	Rules: []cli.Rule{
		{Option: "--builddir --store-dir", Effect: cli.WritesInto, Does: "writes build output"}},
	Probes: []string{"cabal outdated", "cabal list --installed"},
	Review: reviewHaskellBuild,
	Commands: []cli.Command{
		{Name: "list info outdated check path target list-bin", Effect: cli.Reads, Options: `
			--installed; -i, --ignore-case; --strict-case; --package-db DB; --simple-output; --freeze-file
			--v2-freeze-file; --v1-freeze-file; --exit-code; -q, --quiet; --ignore LIST; --minor[=LIST]
			--output-format FORMAT; --compiler-info; --cache-home; --remote-repo-cache; --logs-dir
			--config-file; --installdir`},
		{Name: "build test bench haddock haddock-project configure v2-build v2-test v2-bench v2-configure " +
			"v2-haddock new-build new-test v1-build", Effect: cli.Works, Does: "builds the project",
			Options: cabalBuild},
		{Name: "get unpack fetch update freeze gen-bounds init sdist format clean v2-clean v2-freeze v2-sdist " +
			"v2-update", Effect: cli.Works, Does: "writes files of the project", Options: `
			-d, --destdir DIR; -o, --output-directory, --outputdir DIR; -n, --non-interactive
			-i, --interactive; --lib; --libandexe; --exe; -p, --package DIR; --package-name NAME; --simple
			--minimal; --license NAME; --source-dir DIR; --application-dir DIR; --test-dir DIR
			--cabal-version VERSION; --language NAME; --synopsis TEXT; --author NAME; --email MAIL; --tests
			--overwrite; -l, --list-only; --null-sep; --pristine; --only-package-description
			-s, --source-repository[=KIND]; --index-state TIME; --constraint TEXT; --allow-newer[=LIST]
			--enable-tests; --enable-benchmarks; --flags TEXT; --save-config; --dry-run; --no-check; --stdout
			--verbose`, Rules: []cli.Rule{
			{Option: "--destdir --output-directory", Effect: cli.WritesInto, Does: "writes files of the project"}}},
		{Name: "exec v2-exec", StopAtOperand: true, Wraps: &cli.Wrap{}},
		{Name: "repl v2-repl", Effect: cli.Interactive, Does: "waits for Haskell code"},
		{Name: "run v2-run", Effect: cli.Runs, Does: "runs the project"},
		{Name: "install v2-install", Effect: cli.Changes, Does: "installs programs or packages for the user"},
		{Name: "upload report", Effect: cli.Changes, Does: "publishes a package or a report"},
		{Name: "user-config", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "diff", Effect: cli.Reads},
				{Name: "init update", Effect: cli.Changes, Does: "changes the user's cabal settings"},
			}},
		{Name: "help manpage", Effect: cli.Pure, AnyOperands: true},
	},
}

const cabalBuild = `
	-O[N]; -j, --jobs[=N]; -f, --flags TEXT; --output >DIR/; --test-log TEXT; --enable-tests
	--disable-tests; --enable-benchmarks; --disable-benchmarks; --enable-profiling; --disable-profiling
	--enable-library-profiling; --disable-library-profiling; --profiling-detail LEVEL; --enable-coverage
	--disable-coverage; --enable-optimization[=N]; --disable-optimization; --enable-shared
	--disable-shared; --enable-static; --disable-static; --enable-executable-dynamic
	--disable-executable-dynamic; --enable-executable-static; --enable-debug-info[=N]
	--disable-debug-info; --enable-documentation; --disable-documentation; --enable-split-sections
	--constraint TEXT; --preference TEXT; --allow-newer[=LIST]; --allow-older[=LIST]; --only-dependencies
	--dependencies-only; --only-configure; --only-download; --dry-run; --keep-going; --index-state TIME
	--reorder-goals; --minimize-conflict-set; --max-backjumps N; --solver NAME; --offline; --ghc
	--ghc-options TEXT; --ghc-option TEXT; --semaphore; --test-show-details MODE; --test-keep-tix-files
	--test-options TEXT; --test-option TEXT; --test-fail-when-no-test-suites; --benchmark-options TEXT
	--benchmark-option TEXT; --haddock-all; --haddock-html; --haddock-hoogle; --haddock-internal
	--haddock-executables; --haddock-tests; --haddock-quickjump; --haddock-hyperlink-source
	--haddock-for-hackage; --open; --write-ghc-environment-files MODE; --extra-include-dirs DIR
	--extra-lib-dirs DIR; --enable-append; --enable-backup`

// reviewHaskellBuild: options for the compiler may name programs or plug-ins, and
// so may the compiler's own name.
func reviewHaskellBuild(inv *cli.Invocation, r *cli.Report) {
	if r.Help {
		return
	}
	for _, name := range []string{"--ghc-options", "--ghc-option", "--PROG-option"} {
		for _, w := range inv.All(name) {
			if !w.Static || strings.Contains(w.Text, "pgm") || strings.Contains(w.Text, "plugin") ||
				strings.Contains(w.Text, "-F") {
				r.Add(cli.Runs, name+" may run other programs")
			}
		}
	}
	for _, w := range inv.All("--with-compiler") {
		if !w.Static || !strings.HasPrefix(w.Text, "ghc") || strings.Contains(w.Text, "/") {
			r.Add(cli.Runs, "--with-compiler runs another program")
		}
	}
}
