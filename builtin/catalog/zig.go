package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Zig 0.15. Its build system runs build.zig, the project's code.

var zig = cli.Program{
	Name: "zig", StopAtOperand: true, Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "version zen env targets", Effect: cli.Reads}, {Name: "help", Effect: cli.Pure},
		{Name: "build", Options: `
			-p, --prefix DIR; --prefix-lib-dir DIR; --prefix-exe-dir DIR; --prefix-include-dir DIR
			--release[=MODE]; -f[NAME]; -h, --help; -l, --list-steps; --verbose; --color WHEN
			--prominent-compile-errors; --summary MODE; -j[N]; --maxrss N; --skip-oom-steps; --fetch[=MODE]
			--watch; --debounce N; --webui[=ADDR]; --fuzz[=N]; --time-report; -D[PAIR]; --search-prefix DIR
			--sysroot DIR; --libc FILE; --system DIR; --build-file FILE; --cache-dir DIR
			--global-cache-dir DIR; --zig-lib-dir DIR; --build-runner FILE; --seed N; --debug-log NAME
			--reference-trace[=N]; --test-timeout DURATION; --verbose-link; --verbose-cc; --verbose-llvm-ir
			--libc-runtimes DIR; --glibc-runtimes DIR`,
			Rules: []cli.Rule{
				{Option: "--prefix --prefix-lib-dir --prefix-exe-dir --prefix-include-dir --cache-dir --global-cache-dir",
					Effect: cli.WritesInto, Does: "builds the project"},
				{Option: "--build-runner", Effect: cli.Runs, Does: "--build-runner runs another file"}},
			Inspect: inspectZigBuild},
		{Name: "build-exe build-lib build-obj test test-obj translate-c", Effect: cli.Works,
			Does: "compiles a program or runs its tests", Style: cli.NoOptions, Inspect: inspectZigCompile},
		{Name: "ast-check", Effect: cli.Pure, Options: "--color WHEN; -t; --zon",
			Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "run", Effect: cli.Runs, Does: "runs a program", Style: cli.NoOptions},
		{Name: "fmt", Effect: cli.Works, Does: "formats the project's files",
			Operands: cli.Operands{Each: cli.WritesTo},
			Options:  "--check; --stdin; --color WHEN; --ast-check; --exclude FILE; --zon", Rules: []cli.Rule{
				{Option: "--check", Lowers: true, Effect: cli.Reads, Does: "shows which files are not formatted"},
				{Option: "--stdin", Lowers: true, Effect: cli.Pure}}},
		{Name: "init", Effect: cli.Works, Does: "writes a project", Options: "-m, --minimal"},
		{Name: "fetch", Effect: cli.Works, Does: projectPackages,
			Options: "--save[=NAME]; --save-exact[=NAME]; --global-cache-dir DIR; --debug-hash"},
		{Name: "libc", Effect: cli.Reads, Options: "-target NAME; -includes", Style: cli.SingleDash},
		{Name: "cc", Style: cli.NoOptions, Inspect: inspectZigTool},
		{Name: "c++", Style: cli.NoOptions, Inspect: inspectZigTool},
		{Name: "ar", Style: cli.NoOptions, Inspect: inspectZigTool},
		{Name: "ranlib", Style: cli.NoOptions, Inspect: inspectZigTool},
		{Name: "objcopy", Style: cli.NoOptions, Inspect: inspectZigTool},
		{Name: "std reduce dlltool lib rc", Effect: cli.Runs, Does: "runs one of Zig's tools",
			Style: cli.NoOptions},
	},
}

func inspectZigBuild(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Works, "builds the project")
	}
	for _, w := range inv.Operands {
		switch w.Text {
		case "test", "check", "fmt", "install": // install writes into the prefix
			r.Add(cli.Works, "builds the project")
		default:
			runsTask(r, "zig build", w)
		}
	}
}

// inspectZigTool: zig ships a compiler and an archiver under their usual names.
func inspectZigTool(inv *cli.Invocation, r *cli.Report) {
	r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit(inv.Path[1])}, inv.Operands...), Via: "zig"})
}

const zigPlain = "-O -target -mcpu -m -f -l -L -I -D -M -W -dynamic -static -rdynamic -idirafter -isystem " +
	"--name --dep --library --stack --color --strip --test-filter --test-no-exec --release --version-script " +
	"--entry --eh-frame-hdr --emit-relocs --sysroot --zig-lib-dir --main-pkg-path --reference-trace --verbose " +
	"-cflags --show-builtin -z --gc-sections --pkg-begin --pkg-end --libc --single-threaded --export --stage " +
	"--subsystem --soname --image-base"

// inspectZigCompile finds where the compiler writes: beside its output, or where
// -femit-bin says.
func inspectZigCompile(inv *cli.Invocation, r *cli.Report) {
	for i := 0; i < len(inv.Operands); i++ {
		w := inv.Operands[i]
		switch {
		case !w.Static && !strings.HasPrefix(w.Prefix, "-"):
		case !w.Static:
			r.Unknown("an option of zig is not known statically")
		case strings.HasPrefix(w.Text, "-femit-"):
			if at := strings.IndexByte(w.Text, '='); at > 0 {
				r.Path(cli.WritesTo, w.Cut(at+1), "compiles a program")
			}
		case (w.Text == "--cache-dir" || w.Text == "--global-cache-dir") && i+1 < len(inv.Operands):
			i++
			r.Path(cli.WritesInto, inv.Operands[i], "compiles a program")
		case strings.HasPrefix(w.Text, "--test-cmd"):
			r.Add(cli.Runs, w.Text+" runs another program")
		case strings.HasPrefix(w.Text, "-") && !hasPrefixOf(zigPlain, w.Text):
			r.Unknown("zig has no option " + w.Text + " that is known here")
		}
	}
}
