package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns build systems besides make: ninja, cmake, meson, bazel. Their
// files are code of the project; a named target is a task of its choosing.

// ninja is Ninja 1.13.
var ninja = cli.Program{
	Name: "ninja",
	Options: `
		-C @DIR; -f FILE; -j N; -k N; -l N; -n; -v, --verbose; --quiet; -d MODE; -t TOOL; -w OPTION
		--version; -h, --help
	`,
	Inspect: inspectNinja,
}

func inspectNinja(inv *cli.Invocation, r *cli.Report) {
	if tool, ok := inv.Last("-t"); ok {
		switch tool.Text {
		case "browse", "restat", "recompact", "msvc":
			r.Add(cli.Works, "changes the build's own log")
		case "clean", "cleandead":
			r.Add(cli.Changes, "deletes build output")
		case "query", "targets", "commands", "inputs", "multi-inputs", "deps", "missingdeps", "graph", "compdb",
			"compdb-targets", "rules", "list", "wincodepage":
			r.Add(cli.Reads, "shows the build graph")
		default:
			r.Unknown("ninja has no tool " + tool.Text + " that is known here")
		}
		return
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Works, "builds the project")
		return
	}
	for _, w := range inv.Operands {
		runsInstall(r, "ninja", w)
	}
}

// cmake is CMake 4.1.
var cmake = cli.Program{
	Name: "cmake",
	Env: "CMAKE_* -CMAKE_BUILD_TYPE -CMAKE_BUILD_PARALLEL_LEVEL -CMAKE_GENERATOR -CMAKE_COLOR_DIAGNOSTICS " +
		"-CMAKE_EXPORT_COMPILE_COMMANDS CC CXX LD AR CTEST_* -CTEST_OUTPUT_ON_FAILURE " +
		"-CTEST_PARALLEL_LEVEL",
	Options: `
		-S DIR; -B @@DIR; -C FILE; -D NAME=VALUE; -U PATTERN; -G NAME; -T NAME; -A NAME; -L[WHICH]; -N
		-W WARNING; --toolchain FILE; --install-prefix DIR; --preset[=NAME]; --list-presets[=TYPE]; --fresh
		--graphviz[=FILE]; --system-information[=FILE]; --log-level[=LEVEL]; --log-context; --debug-output
		--debug-trycompile; --debug-find; --trace; --trace-expand; --trace-source[=FILE]
		--trace-redirect[=>FILE]; --warn-uninitialized; --check-system-vars; --compile-no-warning-as-error
		--profiling-output[=>FILE]; --profiling-format[=NAME]; -P FILE; -E; --build @@DIR; --install DIR
		--open DIR; --workflow; --find-package; -j, --parallel[=N]; -t, --target NAME; --config NAME
		--clean-first; --resolve-package-references[=WHEN]; -v, --verbose; --use-stderr; --prefix DIR
		--component NAME; --default-directory-permissions MODE; --strip; --help-manual NAME
		--help-command NAME; --help-variable NAME; --help-module NAME; --help-full; --help-command-list
		--version; -h, --help
	`,
	Inspect: inspectCMake,
}

func inspectCMake(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("-E"):
		// The command-line tools of cmake -E: copy, rm, env …
		if len(inv.Operands) > 0 && inv.Operands[0].Static {
			cmakeTool(r, inv.Operands[0].Text, inv.Operands[1:])
			return
		}
		r.Unknown("the tool that cmake -E runs is not known")
	case inv.Has("-P"):
		r.Add(cli.Runs, "runs a CMake script")
	case inv.Has("--install"):
		if dir, ok := inv.Last("--prefix"); ok {
			r.Path(cli.WritesTo, dir, "installs into")
			return
		}
		r.Add(cli.Changes, "installs into the system")
	case inv.Has("--open"):
		r.Add(cli.Interactive, "opens an IDE")
	case inv.Has("--build"):
		r.Add(cli.Works, "builds the project")
		for _, t := range inv.All("--target") {
			runsInstall(r, "cmake --build --target", t)
		}
		// An operand is the number of -j, or stands behind "--".
		if len(inv.Operands) > 1 ||
			len(inv.Operands) == 1 && strings.Trim(inv.Operands[0].Text, "0123456789") != "" {
			r.Unknown("options for the native build tool are not judged")
		}
	case inv.Has("--list-presets") || inv.Has("--help-manual") || inv.Has("--help-command") ||
		inv.Has("--help-variable") ||
		inv.Has("--help-module") || inv.Has("--help-full") || inv.Has("--help-command-list"):
		r.Add(cli.Reads, "shows the manual or presets")
	default:
		r.Add(cli.Works, "configures the build")
		for _, o := range []string{"-B", "--graphviz", "--trace-redirect", "--profiling-output"} {
			for _, p := range inv.All(o) {
				r.Path(cli.WritesTo, p, "")
			}
		}
	}
}

// cmakeTool judges cmake -E TOOL ARG….
func cmakeTool(r *cli.Report, tool string, args []cli.Word) {
	each := func(e cli.Effect, words []cli.Word) {
		for _, w := range words {
			if w.Static && len(w.Text) > 0 && w.Text[0] == '-' {
				continue
			}
			r.Path(e, w, "")
		}
	}
	switch tool {
	case "capabilities", "echo", "echo_append", "environment", "sleep", "true", "false":
		r.Add(cli.Pure, "")
	case "cat", "compare_files", "md5sum", "sha1sum", "sha256sum", "sha512sum":
		each(cli.ReadsFrom, args)
	case "copy", "copy_if_different", "copy_directory", "copy_directory_if_different", "create_symlink",
		"create_hardlink":
		each(cli.WritesTo, args[max(0, len(args)-1):])
	case "make_directory", "touch", "touch_nocreate", "rename":
		each(cli.WritesTo, args)
	case "rm", "remove", "remove_directory":
		each(cli.DeletesTree, args)
	default:
		r.Unknown("cmake -E " + tool + " is not known here")
	}
}

// meson is Meson 1.9.
var meson = cli.Program{
	Name:    "meson",
	Options: "-v, --version; -h, --help",
	Effect:  cli.Works,
	Does:    "configures the build",
	Commands: []cli.Command{
		{Name: "setup", Effect: cli.Works, Does: "configures the build", Options: mesonOptions + `
			--native-file FILE; --cross-file FILE; -v; --fatal-meson-warnings; --reconfigure; --wipe
			--clearcache; --vsenv`,
			Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "configure", Effect: cli.Works, Does: "configures the build",
			Options: mesonOptions + "; --clearcache; --no-pager; -U NAME"},
		{Name: "compile", Effect: cli.Works, Does: "builds the project", Options: `
			--clean; -C @DIR; -j, --jobs N; -l, --load-average N; -v, --verbose; --ninja-args LIST
			--vs-args LIST; --xcode-args LIST`,
			Inspect: inspectMesonCompile},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", Options: `
			--maxfail N; --repeat N; --no-rebuild; --gdb; --list; --wrapper COMMAND; -C @DIR; --suite NAME
			--no-suite NAME; --no-stdsplit; --print-errorlogs; --benchmark; --logbase NAME
			-j, --num-processes N; -v, --verbose; -q, --quiet; -t, --timeout-multiplier N; --setup NAME
			--test-args LIST; --max-lines N`,
			Rules: []cli.Rule{{Option: "--wrapper", Effect: cli.ExecutesProgram}}},
		{Name: "introspect", Effect: cli.Reads, Options: `
			--ast; --benchmarks; --buildoptions; --buildsystem-files; --compilers; --dependencies
			--scan-dependencies; --installed; --install-plan; --machines; --projectinfo; --targets; --tests
			--backend NAME; -a, --all; -i, --indent; -f, --force-object-output`},
		{Name: "install", Effect: cli.Changes, Does: "installs into the system", Options: `
			-C DIR; --no-rebuild; --only-changed; --quiet; --destdir DIR; --skip-subprojects[=NAMES]
			--tags TAGS; --strip; -n, --dry-run`,
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "init dist rewrite format subprojects wrap", Effect: cli.Works, Does: "edits the project's files"},
		{Name: "devenv", Effect: cli.Interactive, Does: "opens a shell",
			Options: "-C DIR; -w, --workdir DIR; --dump[=>FILE]; --dump-format FORMAT"},
		{Name: "help", Effect: cli.Pure},
		{Name: "env2mfile", Effect: cli.Works, Does: "writes a machine file", Options: "--cross; --native; -o FILE",
			Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
	},
}

const mesonOptions = `
	-D NAME=VALUE; --prefix DIR; --bindir DIR; --libdir DIR; --buildtype TYPE; --debug
	--optimization LEVEL; --default-library TYPE; --backend NAME; --strip; --unity WHEN; --warnlevel N
	--werror; --wrap-mode MODE; --auto-features WHEN; --layout TYPE; --errorlogs; --stdsplit
	--pkg-config-path PATH; --cmake-prefix-path PATH; --force-fallback-for LIST`

func inspectMesonCompile(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		runsInstall(r, "meson compile", w)
	}
}

// bazel is Bazel 8.4 (also bazelisk). Its options are hundreds and say how to
// build: those that no one needs to know are not read, except where they run or
// write something.
var bazel = cli.Program{
	Name:         "bazel",
	Also:         "bazelisk",
	LocalOptions: true,
	Options: `
		--output_base >DIR/; --output_user_root >DIR/; --bazelrc FILE; --nohome_rc; --nosystem_rc
		--noworkspace_rc; --batch; --host_jvm_args ARG; --max_idle_secs N; --version
	`,
	Effect: cli.Pure,
	Probes: []string{"bazel info", "bazel query //..."},
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: bazelOptions},
		{Name: "test coverage", Effect: cli.Works, Does: "runs the project's tests", Options: bazelOptions + `
			--test_output MODE; --test_filter PATTERN; --test_arg ARG; --test_env NAME=VALUE; --runs_per_test N
			--flaky_test_attempts N; --test_timeout N; --cache_test_results[=WHEN]; --nocache_test_results
			--combined_report TYPE; --instrumentation_filter PATTERN`},
		{Name: "query cquery aquery", Effect: cli.Reads, Options: bazelOptions + `
			--output MODE; --noimplicit_deps; --notool_deps; --order_output MODE; --output_file >FILE
			--query_file FILE; --universe_scope LIST; --infer_universe_scope`},
		{Name: "info", Effect: cli.Reads, Options: bazelOptions},
		{Name: "version", Effect: cli.Pure, Options: "--gnu_format"}, {Name: "help", Effect: cli.Pure},
		{Name: "license", Effect: cli.Pure},
		{Name: "config dump", Effect: cli.Reads, Options: "--output MODE; --rules; --skyframe MODE; --packages"},
		{Name: "mod", Effect: cli.Reads,
			Options: bazelOptions + "; --depth N; --output MODE; --extension_info MODE", Inspect: inspectBazelMod},
		{Name: "fetch sync vendor", Effect: cli.Works, Does: "downloads the project's dependencies",
			Options: bazelOptions + "; --all; --force; --repo NAME; --configure"},
		{Name: "clean", Effect: cli.Works, Does: "removes build output that bazel makes again",
			Options: "--expunge; --expunge_async; --async",
			Rules: []cli.Rule{{Option: "--expunge --expunge_async", Effect: cli.Changes,
				Does: "--expunge deletes the whole output base"}}},
		{Name: "run", StopAtOperand: true,
			Options: bazelOptions + "; --script_path >FILE; --run_under COMMAND; --run_env NAME=VALUE",
			Inspect: inspectBazelRun},
		{Name: "mobile-install", Effect: cli.Changes, Does: "installs on a device"},
		{Name: "shutdown", Effect: cli.Changes, Does: "stops the bazel server"},
	},
}

const bazelOptions = `
	-c, --compilation_mode MODE; --config NAME; -k, --keep_going; -j, --jobs N; -s, --subcommands
	--verbose_failures; --platforms LABEL; --host_platform LABEL; --define NAME=VALUE; --copt OPTION
	--cxxopt OPTION; --linkopt OPTION; --action_env NAME=VALUE; --host_action_env NAME=VALUE
	--disk_cache DIR; --repository_cache DIR; --remote_cache URL; --noremote_upload_local_results
	--stamp; --nostamp; --build_tag_filters LIST; --test_tag_filters LIST; --show_result N; --color WHEN
	--curses WHEN; --noshow_progress; --ui_event_filters LIST; --announce_rc; --sandbox_debug
	--spawn_strategy NAME; --strategy NAME; --local_cpu_resources N; --local_ram_resources N
	--features NAME; --lockfile_mode MODE; --enable_bzlmod; --noenable_bzlmod; --override_module NAME=DIR
	--override_repository NAME=DIR; --registry URL; --nobuild; --nocheck_visibility
	--target_pattern_file FILE; --build_tests_only; --build_manual_tests
	--experimental_ui_max_stdouterr_bytes N; --profile >FILE; --symlink_prefix PREFIX
	--output_groups LIST; --incompatible_strict_action_env; --java_language_version N; --cpu NAME
	--crosstool_top LABEL`

func inspectBazelMod(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 && inv.Operands[0].Text == "tidy" {
		r.Add(cli.Works, "edits the module file")
	}
}

func inspectBazelRun(inv *cli.Invocation, r *cli.Report) {
	for _, c := range inv.All("--run_under") {
		r.Run(cli.Inner{Shell: &c, Via: "bazel run --run_under"})
	}
	if len(inv.Operands) == 0 {
		r.Unknown("the target that bazel run runs is not given")
		return
	}
	runsTask(r, "bazel run", inv.Operands[0])
}
