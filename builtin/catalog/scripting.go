package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Julia 1.12, LuaRocks 3.12, and what comes with Perl: cpan
// 1.678, cpanm 1.7048 and prove 3.50.

var julia = cli.Program{
	Name: "julia", StopAtOperand: true,
	Options: `
		-v, --version; -h, --help; --help-hidden; --project[=DIR]; -J, --sysimage FILE; -H, --home DIR
		--startup-file MODE; --handle-signals MODE; --sysimage-native-code MODE; --compiled-modules MODE
		--pkgimages MODE; -e, --eval CODE; -E, --print CODE; -m, --module NAME; -L, --load FILE
		-t, --threads N; --gcthreads N; -p, --procs N; --machine-file FILE; -i; -q, --quiet; --banner MODE
		--color MODE; --history-file MODE; --depwarn MODE; --warn-overwrite MODE; --warn-scope MODE
		-C, --cpu-target NAME; -O, --optimize[=N]; --min-optlevel N; -g, --debug-info[=N]; --inline MODE
		--check-bounds MODE; --math-mode MODE; --code-coverage[=MODE]; --track-allocation[=MODE]
		--bug-report KIND; --heap-size-hint SIZE; --compile MODE; --output-o >FILE; --output-ji >FILE
		--output-bc >FILE; --output-asm >FILE; --trace-compile >FILE; --trace-dispatch >FILE
		--permalloc-pkgimg MODE; --polly MODE; --trim[=MODE]; --experimental`,
	Rules: []cli.Rule{
		{Option: "--load --sysimage --module --machine-file --bug-report", Effect: cli.Runs,
			Does: "loads other code"}},
	Inspect: inspectJulia,
}

func inspectJulia(inv *cli.Invocation, r *cli.Report) {
	codes := append(inv.All("--eval"), inv.All("--print")...)
	for _, text := range codes {
		runsCode(r, text, juliaCode, "Julia")
	}
	switch {
	case len(codes) > 0 || inv.Has("--module"):
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, juliaCode, "Julia")
	default:
		runsInput(inv, r, juliaCode, "Julia")
	}
}

// luarocks writes into the tree that --tree names, else into the system's or the
// user's.
var luarocks = cli.Program{
	Name: "luarocks", Effect: cli.Pure,
	Options: `
		-h, --help; --version; --dev; -s, --server URL; --only-server URL; --only-sources URL
		--namespace NAME; --lua-dir DIR; --lua-version VERSION; --tree DIR; --local; --global; --no-project
		--force-lock; --verbose; --timeout N; --pack-binary-rock; --no-doc; --deps-mode MODE; --keep
		--force; --force-fast; --only-deps; --deps-only; --verify; --sign; --check-lua-versions; --pin
		--no-manifest; --branch NAME; --chdir DIR; --dev-deps`,
	Probes: []string{"luarocks list"},
	Commands: []cli.Command{
		{Name: "list show search which path", Effect: cli.Reads, Options: `
			--outdated; --porcelain; --home; --modules; --deps; --build-deps; --test-deps; --rock-license
			--rockspec; --mversion; --rock-tree; --rock-namespace; --rock-dir; --source; --binary; --all
			--append; --no-bin; --lr-path; --lr-cpath; --lr-bin; --full; --bin`},
		{Name: "config", Effect: cli.Reads, Options: `
			--json; --scope NAME; --unset; --lua-incdir; --lua-libdir; --lua-ver; --system-config
			--user-config; --rock-trees`, Rules: []cli.Rule{
			{MinOperands: 2, Effect: cli.Changes, Does: "changes LuaRocks' settings"},
			{Option: "--unset", Effect: cli.Changes, Does: "changes LuaRocks' settings"}}},
		{Name: "lint", Effect: cli.Reads},
		{Name: "doc", Effect: cli.Interactive, Does: "opens a browser", Options: "--home; --list; --porcelain"},
		{Name: "install build make remove purge", Inspect: inspectLuaRocks,
			Options: "--no-install; --old-versions; --lua-incdir DIR"},
		{Name: "download unpack pack new_version write_rockspec init", Effect: cli.Works,
			Does: "writes files of the project", Options: `
			--output >FILE; --dir DIR; --license NAME; --summary TEXT; --detailed TEXT; --homepage URL
			--lua-versions LIST; --rockspec-format VERSION; --tag NAME; --lib LIST; --all; --source; --rockspec
			--arch NAME; --reset; --no-gitignore; --no-wrapper-scripts; --wrapper-dir DIR`, Rules: []cli.Rule{
				{Option: "--dir --wrapper-dir", Effect: cli.WritesInto, Does: "writes files"}}},
		{Name: "test", Effect: cli.Works, Does: "runs the project's tests", StopAtOperand: true,
			Options: "--prepare; --test-type NAME"},
		{Name: "upload", Effect: cli.Changes, Does: "publishes a package"},
		{Name: "admin", Effect: cli.Changes, Does: "changes a server of packages"},
		{Name: "completion", Effect: cli.Pure},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

func inspectLuaRocks(inv *cli.Invocation, r *cli.Report) {
	tree, ok := inv.Last("--tree")
	if !ok || inv.Has("--global") || inv.Has("--local") {
		r.Add(cli.Changes, "changes packages of the system or the user")
		return
	}
	// One grammar for all five: the word itself says which it is.
	for _, w := range inv.Args {
		if w.Text == "purge" || w.Text == "remove" {
			r.Path(cli.DeletesTree, tree, "deletes packages of a tree")
			return
		}
	}
	r.Path(cli.WritesInto, tree, "installs packages into a tree")
}

// cpan loads the user's configuration, which is code of the user's own.
var cpan = cli.Program{
	Name: "cpan", Options: `
		-a; -A; -c; -C; -D; -f; -F; -g; -G; -h; -i; -I; -j FILE; -J; -l; -L; -m; -M; -n; -O; -p; -P; -r; -s
		-t; -T; -u; -v; -V; -w; -x; -X`,
	Rules: []cli.Rule{
		{Option: "-h -v -V", Lowers: true, Effect: cli.Pure},
		{Option: "-A -C -D -J -l -L -O -x -X", Lowers: true, Effect: cli.Reads},
		{Option: "-g", Lowers: true, Effect: cli.Works, Does: "downloads packages"}},
	Inspect: inspectCPAN,
}

func inspectCPAN(inv *cli.Invocation, r *cli.Report) {
	for _, o := range []string{"-a", "-c", "-f", "-i", "-m", "-P", "-r", "-t", "-T", "-u"} {
		if inv.Has(o) {
			r.Add(cli.Changes, o+" changes packages of the system or the user")
			return
		}
	}
	switch {
	case inv.Has("-j"):
		r.Add(cli.Runs, "-j runs a file")
	case inv.Has("-h") || inv.Has("-v") || inv.Has("-V") || inv.Has("-A") || inv.Has("-C") || inv.Has("-D") ||
		inv.Has("-J") || inv.Has("-l") || inv.Has("-L") || inv.Has("-O") || inv.Has("-x") || inv.Has("-X") ||
		inv.Has("-g"):
	case len(inv.Operands) > 0:
		r.Add(cli.Changes, "installs packages for the system or the user")
	default:
		r.Add(cli.Interactive, "waits for commands")
	}
}

var cpanm = cli.Program{
	Name: "cpanm",
	Options: `
		-v, --verbose; -q, --quiet; -f, --force; -n, --notest; --test-only; -S, --sudo; --installdeps
		--showdeps; --reinstall; --mirror URL; --mirror-only; -M, --from URL; --prompt; -l, --local-lib DIR
		-L, --local-lib-contained DIR; --self-contained; --auto-cleanup N; --info; --look; -U, --uninstall
		--self-upgrade; --scandeps; --format NAME; --save-dists >DIR/; --with-develop; --with-recommends
		--with-suggests; --without-recommends; --exclude-vendor; --interactive; --skip-installed
		--skip-satisfied; --cpanfile FILE; --configure-timeout N; --build-timeout N; --test-timeout N
		--configure-args TEXT; --pp; --no-man-pages; --verify; --cascade-search; --dev; -V, --version
		-h, --help`,
	Inspect: inspectCPANm,
}

func inspectCPANm(inv *cli.Invocation, r *cli.Report) {
	trees := append(inv.All("--local-lib"), inv.All("--local-lib-contained")...)
	switch {
	case inv.Has("--info"):
		r.Add(cli.Reads, "shows facts about a package")
	case inv.Has("--look"):
		r.Add(cli.Interactive, "opens a shell")
	case len(trees) == 0 || inv.Has("--sudo") || inv.Has("--self-upgrade"):
		r.Add(cli.Changes, "changes packages of the system or the user")
	case inv.Has("--uninstall"):
		r.Path(cli.DeletesTree, trees[0], "deletes packages of a tree")
	}
	for _, w := range trees {
		r.Path(cli.WritesInto, w, "installs packages into a tree")
	}
}

// prove -D lists tests, but a .proverc may load plug-ins: no preview.
var prove = cli.Program{
	Name: "prove", Effect: cli.Works, Does: "runs the project's tests",
	Options: `
		-v, --verbose; -l, --lib; -b, --blib; -s, --shuffle; -c, --color; --nocolor; --count; --nocount
		-D, --dry; -f, --failures; -o, --comments; --ignore-exit; -m, --merge; -r, --recurse; --reverse
		-q, --quiet; -Q, --QUIET; -p, --parse; --directives; --timer; --trap; --normalize; -T; -t; -W; -w
		-h, --help; -?; -V, --version; -H, --man; --norc; -I DIR; -P NAME; -M NAME; -e, --exec COMMAND
		--ext TEXT; --harness NAME; --formatter NAME; --source NAME; -a, --archive FILE; -j, --jobs N
		--state LIST; --statefile FILE; --rc FILE; --rules TEXT; --tapversion N; --warnings`,
	Rules: []cli.Rule{
		{Option: "--man -?", Lowers: true, Effect: cli.Pure},
		{Option: "--exec", Effect: cli.ExecutesProgram},
		{Option: "--archive --statefile", Effect: cli.WritesTo, Does: "writes a report"},
		{Option: "-P -M --harness --formatter --source --rc", Effect: cli.Runs, Does: "loads other code"}},
}
