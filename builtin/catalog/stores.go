package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns application stores and the package programs that belong to no
// distribution.

// snap is snapd 2.68.
var snap = cli.Program{
	Name: "snap",
	Options: `
		-h, --help; --version; --abs-time; --unicode WHEN; --color WHEN; --verbose; --all; --dangerous
		--classic; --devmode; --jailmode; --channel NAME; --revision N; --edge; --beta; --candidate
		--stable; --no-wait; --purge; --name NAME; --last TYPE; -n N; -f; --narrow; --section[=NAME]
		--private; -d; -t; --users LIST; --id N; --list; --time; --hold[=T]; --unhold; --basename X
		--target-directory >DIR/; --cohort X; -r; --global; --user; --terminate; --amend; --prefer
		--ignore-validation; --transaction X
	`,
	Effect: cli.Pure,
	Probes: []string{"snap list", "snap changes"},
	Commands: []cli.Command{
		{Name: "list find search info changes tasks interfaces connections interface services logs version " +
			"warnings saved known model whoami get debug help validate aliases components managed " +
			"can-manage-refreshes recovery quotas quota", Effect: cli.Reads},
		{Name: "install remove refresh revert enable disable switch connect disconnect start stop restart set " +
			"unset alias unalias prefer try save restore forget check-snapshot export-snapshot import-snapshot ack " +
			"reboot login logout create-cohort create-user wait watch okay abort set-quota remove-quota " +
			"prepare-image pack sign buy model-change remodel validate-set", Effect: cli.Changes,
			Does: "installs, removes or changes snaps"},
		{Name: "download", Effect: cli.Works, Does: "downloads a snap"},
		{Name: "run", StopAtOperand: true, Options: `
			--shell; --command NAME; --trace-exec; --gdbserver; --strace[=X]; --debug-log`, Effect: cli.Runs,
			Does: "runs an application"},
	},
}

// flatpak is Flatpak 1.16.
var flatpak = cli.Program{
	Name: "flatpak",
	Options: `
		-h, --help; --version; --default-arch; --supported-arches; --gl-drivers; --installations
		--print-system-only; --print-updated-env; -v, --verbose; --ostree-verbose; -u, --user; --system
		--installation NAME; --app; --runtime; --arch ARCH; --columns LIST; -a, --all; -d, --show-details
		--show-disabled; -y, --assumeyes; --noninteractive; -r, --show-ref; -m, --show-metadata
		-M, --show-permissions; --file-access PATH; -e, --show-extensions; -l, --show-location
		-o, --show-origin; -c, --show-commit; -s, --show-size; --log; --commit ID; --cached; --sideloaded
		--app-runtime NAME; --unused; --delete-data; --force-remove; --if-not-exists; --no-deps; --or-update
		--reinstall; --since T; --until T; --reverse
	`,
	Effect: cli.Pure,
	Probes: []string{"flatpak list"},
	Commands: []cli.Command{
		{Name: "list info history search remotes remote-ls remote-info documents document-info permissions " +
			"permission-show ps config-list", Effect: cli.Reads},
		{Name: "install update uninstall remove mask pin config repair create-usb override make-current enter " +
			"document-export document-unexport permission-remove permission-set permission-reset kill remote-add " +
			"remote-modify remote-delete build-init build build-finish build-export build-bundle " +
			"build-import-bundle build-sign build-update-repo build-commit-from upgrade", Effect: cli.Changes,
			Does: "installs, removes or changes applications"},
		{Name: "run", StopAtOperand: true, Effect: cli.Runs, Does: "runs an application"},
	},
}

// port is MacPorts 2.10.
var port = cli.Program{
	Name: "port",
	Options: `
		-bcdfkNnopqRstuvy; -D DIR; -F FILE; --name; --category; --maintainer; --description; --homepage
		--depends; --line; --exact; --glob; --regex; --index; --fullname; --no-rev-upgrade; --pretty
		--variants; --no-replace`,
	Effect: cli.Interactive,
	Does:   "waits for commands",
	Rules:  []cli.Rule{{Option: "-F", Effect: cli.Runs, Does: "runs the commands of a file"}},
	Probes: []string{"port installed"},
	Commands: []cli.Command{
		{Name: "list search info variants deps rdeps dependents rdependents installed outdated contents provides " +
			"echo location distfiles work dir file url cat notes version help livecheck lint platform diagnose " +
			"logfile rev-upgrade-check select-list selects", Effect: cli.Reads},
		{Name: "install uninstall upgrade activate deactivate clean selfupdate sync select load unload reload " +
			"reclaim setrequested unsetrequested migrate snapshot restore mirror bump rev-upgrade portpkg mpkg mdmg " +
			"dmg pkg archive destroot build configure patch extract checksum fetch test unarchive submit",
			Effect: cli.Changes, Does: "installs, removes or builds ports"},
		{Name: "edit ed gohome", Effect: cli.Interactive, Does: "opens an editor"},
	},
}

// mas is mas 2.2.
var mas = cli.Program{
	Name:    "mas",
	Options: `--help; -h; --version; --price; --bundle; --verbose; --check-min-os; --json`,
	Effect:  cli.Pure,
	Probes:  []string{"mas list"},
	Commands: []cli.Command{
		{Name: "account list outdated search info lookup config version help region", Effect: cli.Reads},
		{Name: "install upgrade uninstall purchase get lucky update signin signout reset", Effect: cli.Changes,
			Does: "installs or removes applications"},
		{Name: "home open vendor seller", Effect: cli.Reads},
	},
}

// softwareUpdate is macOS 15.
var softwareUpdate = cli.Program{
	Name: "softwareupdate",
	Options: `
		-l, --list; -d, --download; -e, --cancel-download; -i, --install; -a, --all; -r, --recommended
		-R, --restart; -s, --safari-only; -h, --help; --list-full-installers; --fetch-full-installer
		--full-installer-version V; --install-rosetta; --agree-to-license; --background; --dump-state
		--evaluate-products; --history; --no-scan; --product-types TYPE; --products LIST; --force; --os-only
		--stdinpass; --user NAME; --schedule[=X]; --verbose; --launch-feed-agent; --ignore LIST
		--reset-ignored; --set-catalog URL; --clear-catalog`,
	Inspect: inspectSoftwareUpdate,
	Probes:  []string{"softwareupdate --list"},
}

func inspectSoftwareUpdate(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		switch o.Name {
		case "--download", "--cancel-download", "--install", "--fetch-full-installer", "--install-rosetta",
			"--background", "--ignore",
			"--reset-ignored", "--set-catalog", "--clear-catalog", "--dump-state", "--launch-feed-agent":
			r.Add(cli.Changes, "installs or changes updates of the system")
			return
		case "--schedule":
			if len(inv.Operands) > 0 || o.HasArg {
				r.Add(cli.Changes, "installs or changes updates of the system")
				return
			}
		}
	}
	r.Add(cli.Reads, "shows updates of the system")
}

const nixOptions = `
	--accept-flake-config; --arg, --argstr NAME; --commit-lock-file; --debug; -v, --verbose
	--eval-store URL; --expr EXPR; --extra-experimental-features LIST; --experimental-features LIST
	-f, --file FILE; --impure; --include, -I PATH; --inputs-from URL; -j, --max-jobs N; --json
	-k, --keep-going; -K, --keep-failed; -L, --print-build-logs; --log-format F; --no-link; --no-registry
	--no-update-lock-file; --no-write-lock-file; --offline; -o, --out-link >FILE; --override-flake X
	--override-input X; --option NAME; --print-out-paths; --profile DIR; --quiet; --rebuild
	--recreate-lock-file; --refresh; --repair; --store URL; --update-input X; --cores N; --fallback
	--help; --version; -h
`

// nix is Nix 2.28. Flakes are read from anywhere and evaluated purely.
var nix = cli.Program{
	Name: "nix",
	Env:  "NIX_*",
	Options: nixOptions + `
		-r, --recursive; -s, --size; -S, --closure-size; --all; --all-systems; --show-trace; --raw
		--apply EXPR; --read-only; -e, --exclude REGEX; --legacy; --no-build; --derivation; --sigs; --to URL
		--from URL; -t, --template URL`,
	Effect: cli.Pure,
	Rules: []cli.Rule{{Option: "--option", Effect: cli.Unstated,
		Does: "--option sets a value that may name programs to run"}},
	Prepare: joinSettings,
	Probes:  []string{"nix profile list", "nix flake show"},
	Commands: []cli.Command{
		{Name: "search path-info why-depends show-config hash derivation help eval config doctor log " +
			"print-dev-env key nar-list show-derivation help-stores", Effect: cli.Reads},
		{Name: "flake", Commands: []cli.Command{
			{Name: "show metadata info", Effect: cli.Reads},
			{Name: "check", Effect: cli.Works, Does: "builds the checks"},
			{Name: "update lock init new prefetch archive", Effect: cli.Works, Does: "writes flake.nix or flake.lock"},
			{Name: "clone", Effect: cli.Works, Does: "clones a flake"}}},
		{Name: "store", Commands: []cli.Command{
			{Name: "ls cat diff-closures dump-path path-from-hash-part ping info verify", Effect: cli.Reads},
			{Name: "gc delete optimise repair copy-sigs sign add-path add-file add make-content-addressed " +
				"prefetch-file copy-log", Effect: cli.Changes, Does: "changes the store"}}},
		{Name: "registry", Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "add remove pin", Effect: cli.Changes, Does: "changes the registry"}}},
		{Name: "profile", Commands: []cli.Command{
			{Name: "list history diff-closures", Effect: cli.Reads},
			{Name: "install add remove upgrade rollback wipe-history", Effect: cli.Changes,
				Does: "installs or removes packages"}}},
		{Name: "build bundle fmt", Effect: cli.Works, Does: "builds",
			Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
		{Name: "develop shell run", StopAtOperand: true, Options: `
			-c, --command COMMAND; -i, --ignore-environment; -u, --unset NAME; --phase NAME; --build; --check
			--configure; --install; --unpack; --redirect X`, Effect: cli.Runs, Does: "runs a package or a shell",
			Inspect: inspectNixShell},
		{Name: "copy upgrade-nix daemon", Effect: cli.Changes, Does: "changes a store"},
		{Name: "repl edit", Effect: cli.Interactive, Does: "waits for commands"},
	},
}

// joinSettings leaves out the second argument of --option, --arg and --argstr,
// which take two.
func joinSettings(args []cli.Word) []cli.Word {
	var out []cli.Word
	for i := 0; i < len(args); i++ {
		out = append(out, args[i])
		switch args[i].Text {
		case "--option", "--arg", "--argstr", "--override-input", "--override-flake":
			if i+2 < len(args) {
				out = append(out, args[i+1])
				i += 2
			}
		}
	}
	return out
}

// nixEnv is Nix 2.28.
var nixEnv = cli.Program{
	Name: "nix-env",
	Options: nixOptions + `
		-i, --install; -u, --upgrade; -e, --uninstall; --set; --set-flag; -q, --query; -S, --switch-profile
		-G, --switch-generation; --rollback; --list-generations; --delete-generations; -a, --available
		--installed; -A, --attr; -P, --attr-path; -s, --status; -c, --compare-versions; --description
		--out-path; --drv-path; --meta; --no-name; --system; --xml; -b, --prebuilt-only; --dry-run; -p DIR
		--from-profile DIR; -r, --remove-all`,
	Effect:  cli.Pure,
	Prepare: joinSettings,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--query --list-generations", Effect: cli.Reads},
		{Option: "-i -u -e --set --set-flag -S -G --rollback --delete-generations", Effect: cli.Changes,
			Does: "installs or removes packages"},
	},
	Probes: []string{"nix-env -q"},
}

// inspectNixShell finds the command behind -c, which may follow the packages.
func inspectNixShell(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if c, ok := inv.Last("-c"); ok {
		r.Run(cli.Inner{Argv: append([]cli.Word{c}, words...), Via: "nix"})
		return
	}
	for i, w := range words {
		if (w.Text == "-c" || w.Text == "--command") && i+1 < len(words) {
			r.Run(cli.Inner{Argv: words[i+1:], Via: "nix"})
			return
		}
	}
}
