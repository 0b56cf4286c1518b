package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns OCaml 5.3, opam 2.3 and Dune 3.20.

var ocaml = cli.Program{
	Name: "ocaml", Style: cli.SingleDash, StopAtOperand: true,
	Options: `
		-e CODE; -I DIR; -init FILE; -noinit; -noprompt; -nopromptcont; -stdin; -w LIST; -warn-error LIST
		-open NAME; -unsafe; -safe-string; -principal; -rectypes; -nostdlib; -noassert; -nolabels
		-ppx COMMAND; -version; -vnum; -help`,
	Rules: []cli.Rule{
		{Option: "-vnum", Lowers: true, Effect: cli.Pure},
		{Option: "-init -ppx", Effect: cli.Runs, Does: "runs another file"}},
	Inspect: inspectOCaml,
}

func inspectOCaml(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, ocamlCode, "OCaml")
	}
	switch {
	case len(codes) > 0 || inv.Has("-vnum"):
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, ocamlCode, "OCaml")
	default:
		runsInput(inv, r, ocamlCode, "OCaml")
	}
}

// opam installs into a switch, which several projects may share.
var opam = cli.Program{
	Name: "opam", Effect: cli.Pure,
	Options: `
		--version; --help; --best-effort; --cli VERSION; --color WHEN; --confirm-level LEVEL; --debug
		--debug-level N; --git-version; --ignore-pin-depends; --json FILE; --no; --no-auto-upgrade
		--no-self-upgrade; -q, --quiet; --root DIR; --safe; --solver NAME; --strict; --switch NAME
		--use-internal-solver; -v, --verbose; -w, --working-dir; -y, --yes`,
	Rules:  []cli.Rule{{Option: "--json", Effect: cli.WritesTo, Does: "writes a report"}},
	Probes: []string{"opam list", "opam switch list"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: `
			-a, --all; -i, --installed; -A, --available; --installable; --pinned; --roots, --installed-roots
			--columns LIST; --normalise; -s, --short; --separator TEXT; --wrap; --sort; --with-test; --with-doc
			--with-dev-setup; --depends-on LIST; --required-by LIST; --recursive; --resolve LIST; --or
			--repos LIST; --field-match PAIR; --has-flag NAME; --has-tag NAME; -V, --all-versions; --silent
			--depopts; --conflicts-with LIST; --coinstallable-with LIST; --latests-only; --post; --dev; --doc
			-t; --print-full-version`},
		{Name: "show info", Effect: cli.Reads, Options: `
			--all-versions; -f, --field LIST; --file FILE; --just-file; --list-files; --no-lint; --normalise
			--raw; --sort; --where`},
		{Name: "search", Effect: cli.Reads}, {Name: "tree why", Effect: cli.Reads, Options: `
			--dev; --doc; --doc-dev; --leads-to LIST; --rev-deps; --no-constraint; --no-switch; --post
			--recursive; --with-test; --with-doc; --with-dev-setup; -t`},
		{Name: "lint", Effect: cli.Reads, Options: `
			--check-upstream; --normalise; --package NAME; --recursive; -s, --short; --subpath PATH
			-W, --warnings LIST; --with-check-upstream`},
		{Name: "env", Effect: cli.Reads, Options: `
			--check; --inplace-path; --readonly; --revert; -f, --sexp; --set-opamroot; --set-opamswitch
			--shell NAME`},
		{Name: "var config option", Effect: cli.Reads, Options: "--global; --package NAME",
			Inspect: inspectOpamVar},
		{Name: "switch", Effect: cli.Reads, Options: `
			-s, --short; --all-installed; --empty; --packages LIST; --repositories LIST; --no-switch
			--deps-only; --freeze; --full; --no-action; --jobs N; -j N`,
			Operands: cli.Operands{Each: cli.Changes, Does: "switches to other compilers and packages"},
			Commands: []cli.Command{
				{Name: "list list-available show invariant", Effect: cli.Reads},
				{Name: "export", Effect: cli.Works, Does: "writes the list of packages",
					Operands: cli.Operands{Each: cli.WritesTo}},
				{Name: "create remove set import reinstall install link set-base set-invariant set-description -",
					Effect: cli.Changes, Does: "changes the user's compilers and packages"}}},
		{Name: "pin", Effect: cli.Reads, Options: "-s, --short; --kind NAME; -k NAME; -n, --no-action; -e, --edit",
			Operands: cli.Operands{Each: cli.Changes, Does: "changes which packages are pinned"},
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads}, {Name: "scan", Effect: cli.Reads, Options: "--normalise"},
				{Name: "add remove edit", Effect: cli.Changes, Does: "changes which packages are pinned"}}},
		{Name: "repository repo remote", Effect: cli.Reads, Options: "-a, --all; -s, --short",
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "priority set-url set-repos add remove", Effect: cli.Changes,
					Does: "changes where packages come from"}}},
		{Name: "lock", Effect: cli.Works, Does: "writes a lock file", Options: "--direct-only; --lock-suffix TEXT"},
		{Name: "source", Effect: cli.Works, Does: "downloads sources", Options: `
			--dev-repo; --dir DIR; --no-checksums; --pin; --require-checksums; --no-switch`, Rules: []cli.Rule{
			{Option: "--dir", Effect: cli.WritesInto, Does: "downloads sources"},
			{Option: "--pin", Effect: cli.Changes, Does: "changes which packages are pinned"}}},
		{Name: "install remove uninstall reinstall upgrade", Effect: cli.Changes,
			Does: "changes the packages of a switch", Options: "--dry-run; --show-actions", Rules: []cli.Rule{
				{Option: "--dry-run --show-actions", Lowers: true, Effect: cli.Reads}}},
		{Name: "exec", StopAtOperand: true, Options: `
			--inplace-path; --readonly; --set-opamroot; --set-opamswitch; --no-switch`, Wraps: &cli.Wrap{}},
		{Name: "update", Effect: cli.Works, Does: "updates the list of packages",
			Options: "-a, --all; --check; -d, --development; -R, --repositories; -u, --upgrade",
			Rules:   []cli.Rule{{Option: "--upgrade", Effect: cli.Changes, Does: "changes the packages of a switch"}}},
		{Name: "init clean admin build test publish", Effect: cli.Changes, Does: "changes opam's own state"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// inspectOpamVar: VAR=VALUE sets.
func inspectOpamVar(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		known := inv.Path[len(inv.Path)-1] != "config" ||
			w.Static &&
				(oneOf("report list expand var env", w.Text) ||
					len(inv.Operands) > 1 && oneOf("report list expand var env", inv.Operands[0].Text))
		switch {
		case !w.Static || isAssignment(w) || w.Text == "set" || w.Text == "set-global" || w.Text == "unset" ||
			w.Text == "unset-global":
			r.Add(cli.Changes, "changes opam's settings")
		case w.Text == "exec":
			r.Add(cli.Runs, "runs a command")
		case !known:
			r.Unknown("opam config has no subcommand " + w.Text + " that is known here")
		}
	}
}

var dune = cli.Program{
	Name: "dune",
	Env:  "CAML* OCAML* DUNE_* -OCAMLRUNPARAM", Effect: cli.Works, Does: "builds the project",
	Options: "--help; --version",
	Probes:  []string{"dune describe workspace"},
	Commands: []cli.Command{
		{Name: "build runtest test fmt clean coq install-deps", Effect: cli.Works,
			Does: "builds, tests or formats the project", Options: duneCommon + "; --auto-promote; --preview; -a",
			Rules: duneRules},
		{Name: "exec", StopAtOperand: true, Options: duneCommon + "; --no-build", Rules: duneRules,
			Inspect: inspectDuneExec},
		{Name: "describe show", Effect: cli.Works, Does: "builds what it needs to describe the project",
			Options: duneCommon + duneDescribe, Rules: duneRules, Commands: []cli.Command{
				{Name: "workspace external-lib-deps opam-files env installed-libraries targets aliases depexts entries " +
					"package-entries tests location contexts", Effect: cli.Reads, Rules: duneRules},
				{Name: "pp rules", Effect: cli.Works, Does: "builds what it needs to describe the project",
					Rules: duneRules}}},
		{Name: "promote promotion init subst pkg tools", Effect: cli.Works, Does: "edits the project's files",
			Options: duneCommon + "; --kind NAME; --inline-tests; --libs LIST; --ppx LIST; --public[=NAME]",
			Rules:   duneRules},
		{Name: "install", Effect: cli.Changes, Does: "installs into the system", Options: "--dry-run",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "uninstall", Effect: cli.Changes, Does: "uninstalls from the system", Options: "--dry-run",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "cache", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "size", Effect: cli.Reads, Options: "--machine-readable"},
				{Name: "trim clear", Effect: cli.Changes, Does: "deletes from the user's build cache"},
			}},
		{Name: "format-dune-file", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "printenv rules installed-libraries diagnostics external-lib-deps", Effect: cli.Works,
			Does:    "builds what it needs to describe the project",
			Options: duneCommon + duneDescribe + "; --makefile; -m; -r, --recursive", Rules: duneRules},
		{Name: "utop top toplevel ocaml", Effect: cli.Interactive, Does: "waits for OCaml code"},
		{Name: "ocaml-merlin rpc shutdown monitor", Effect: cli.Runs, Does: "talks to a running build"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

const duneCommon = `
	--root @@DIR; --build-dir DIR; --profile NAME; --release; --workspace FILE; -j N; -w, --watch
	--passive-watch-mode; --display MODE; --no-buffer; --only-packages LIST
	-p, --for-release-of-packages LIST; -f, --force; --debug-backtraces; --verbose; --cache MODE
	--context NAME; -x NAME; --default-target NAME; --instrument-with LIST; --promote-install-files
	--error-reporting MODE; --terminal-persistence MODE; --no-print-directory; --ignore-promoted-rules
	--sandbox MODE; --store-orig-source-dir; --config-file FILE; --no-config; --diff-command COMMAND
	--action-stdout-on-success MODE; --action-stderr-on-success MODE; --stop-on-first-error
	--wait-for-filesystem-clock; --disable-promotion; --dump-memo-graph >FILE; --trace-file >FILE
	--stats`

const duneDescribe = `
	--lang VERSION; --format FORMAT; --with-deps; --with-pps; --sexp; --missing; --unstable-by-dir
	--field NAME`

var duneRules = []cli.Rule{
	{Option: "--trace-file --dump-memo-graph", Effect: cli.WritesTo, Does: "writes a trace"},
	{Option: "--build-dir", Effect: cli.WritesInto, Does: "builds the project"},
	{Option: "--diff-command", Effect: cli.Runs, Does: "--diff-command runs a program"}}

func inspectDuneExec(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the program that dune exec runs is not given")
		return
	}
	runsScript(r, "dune exec", inv.Operands)
}
