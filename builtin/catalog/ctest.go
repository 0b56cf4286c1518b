package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the two other programs of CMake 4.1: ctest, which tests and may
// send what came out to a dashboard, and cpack, which packages. buildtools.go
// owns cmake itself.

// ctest lists tests (-N) by reading files that the build wrote, which may run
// the tests' own programs: no preview.
var ctest = cli.Program{
	Name: "ctest", Effect: cli.Works, Does: "runs the project's tests",
	Options: `
		--preset NAME; --list-presets; -C, --build-config NAME; --progress; -V, --verbose; --extra-verbose
		--debug; --output-on-failure; --stop-on-failure; -F; -j, --parallel[=N]; --resource-spec-file FILE
		--test-load N; -Q, --quiet; -O, --output-log >FILE; --output-junit >FILE; -N, --show-only[=FORMAT]
		-L, --label-regex PATTERN; -R, --tests-regex PATTERN; -E, --exclude-regex PATTERN
		--label-exclude PATTERN; --fixture-exclude-any PATTERN; --fixture-exclude-setup PATTERN
		--fixture-exclude-cleanup PATTERN; --tests-from-file FILE; --exclude-from-file FILE
		-D, --dashboard NAME; -M, --test-model NAME; -T, --test-action NAME; -S, --script FILE
		--script-new-process FILE; -I, --tests-information TEXT; -U, --union; --rerun-failed; --repeat MODE
		--repeat-until-fail N; --max-width N; --interactive-debug-mode N; --no-label-summary
		--no-subproject-summary; --test-dir DIR; --no-tests MODE; --timeout N; --stop-time TIME
		--print-labels; --schedule-random; --schedule-random-seed N; --group NAME; --tomorrow-tag
		--overwrite PAIR; --force-new-ctest-process; --http-header TEXT; --submit-index N
		--extra-submit FILE; --add-notes FILE; --build-and-test DIR; -h, --help; --version
	`,
	Prepare: ctestLetters,
	Rules: []cli.Rule{
		{Option: "--list-presets --show-only", Lowers: true, Effect: cli.Reads, Does: "lists presets or tests"},
		{Option: "--script --script-new-process", Effect: cli.Runs, Does: "runs a CMake script"},
		{Option: "--build-and-test", Effect: cli.Runs, Does: "builds and tests another tree"},
		{Option: "--extra-submit --add-notes", Effect: cli.Changes, Does: "sends files to a dashboard"},
	},
	Inspect: inspectCTest,
}

// ctestLetters writes options of two letters as the long ones that they are.
func ctestLetters(args []cli.Word) []cli.Word {
	out := make([]cli.Word, len(args))
	for i, w := range args {
		out[i] = w
		if !w.Static {
			continue
		}
		switch w.Text {
		case "-VV":
			out[i].Text = "--extra-verbose"
		case "-LE":
			out[i].Text = "--label-exclude"
		case "-FA":
			out[i].Text = "--fixture-exclude-any"
		case "-FS":
			out[i].Text = "--fixture-exclude-setup"
		case "-FC":
			out[i].Text = "--fixture-exclude-cleanup"
		case "-SP":
			out[i].Text = "--script-new-process"
		}
	}
	return out
}

// inspectCTest finds the dashboard's steps: a model alone runs all of them, the
// last of which sends.
func inspectCTest(inv *cli.Invocation, r *cli.Report) {
	for _, w := range append(inv.All("--dashboard"), inv.All("--test-action")...) {
		name := lowerASCII(w.Text)
		switch {
		case w.Static && strings.Contains(name, "="):
			// A variable.
		case w.Static && strings.Contains(name, "update"):
			r.Add(cli.Runs, "updates the sources by the project's command")
		case !w.Static || strings.Contains(name, "submit") || name == "experimental" || name == "nightly" ||
			name == "continuous":
			r.Add(cli.Changes, "sends its results to a dashboard")
		}
	}
}

var cpack = cli.Program{
	Name: "cpack", Effect: cli.Works, Does: "builds packages of the project",
	Options: `
		-G LIST; -C LIST; -D PAIR; --config FILE; -V, --verbose; --trace; --trace-expand; --debug; -P NAME
		-R VERSION; -B DIR; --vendor NAME; --preset NAME; --list-presets; --help-full; -h, --help; --version
	`,
	Rules: []cli.Rule{
		{Option: "--list-presets", Lowers: true, Effect: cli.Reads, Does: "shows the presets"},
		{Option: "--help-full", Lowers: true, Effect: cli.Pure},
		{Option: "-B", Effect: cli.WritesInto, Does: "builds packages of the project"},
	},
	Inspect: inspectCPack,
}

// inspectCPack: a configuration is a CMake script; the build writes two.
func inspectCPack(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--config") {
		if !w.Static ||
			!strings.HasSuffix(w.Text, "CPackConfig.cmake") && !strings.HasSuffix(w.Text, "CPackSourceConfig.cmake") {
			r.Add(cli.Runs, "--config runs a CMake script")
		}
	}
	for _, w := range inv.All("-D") {
		if !w.Static || strings.Contains(w.Text, "SCRIPT") {
			r.Add(cli.Runs, "-D may name scripts to run")
		}
	}
}
