package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Debian's package programs.

const aptOptions = `
	-a, --host-architecture ARCH; --allow-change-held-packages; --allow-downgrades
	--allow-insecure-repositories; --allow-releaseinfo-change; --allow-remove-essential
	--allow-unauthenticated; --all-versions; -A; --arch-only; --assume-no; --auto-remove, --autoremove
	--color; --no-color; --cnf; --comment TEXT; -b, --build, --compile; -c, --config-file FILE
	--default-release RELEASE; --target-release RELEASE; --dsc-only; --diff-only; --tar-only
	-d, --download-only; --dry-run, --just-print, --no-act, --recon, --simulate, -s; -f, --fix-broken
	--fix-missing, --ignore-missing, -m; --fix-policy; --force-yes; -F; --full; -g; --format TEXT
	--generate; --ignore-hold; --implicit; --important; -i; --indep-only; --installed
	--upgradable, --upgradeable; --list-cleanup; --manual-installed; --mark-auto; --names-only, -n
	--no-auto-remove; --no-download; --no-install-recommends; --no-install-suggests; --no-remove
	--no-upgrade; -o, --option SETTING; --only-source; --only-upgrade; --pkg-cache FILE; -p; --print-uris
	--purge; -q, --quiet; --qq; --recurse; --reinstall; --show-progress; --show-upgraded, -u; -S
	--solver NAME; --src-cache FILE; --snapshot TIME; --install-recommends; --install-suggests
	-t RELEASE; --trivial-only; --update; -U; -v, --version; -V, --verbose-versions; --with-source FILE
	--with-new-pkgs; --without-new-pkgs; -y, --assume-yes, --yes; -h, --help; --no-list-cleanup; --audit
	--no-pager; --pager
`

// apt is apt 3.0; apt-get and aptitude 0.8 share what is stated here.
var apt = cli.Program{
	Name:    "apt",
	Also:    "apt-get aptitude",
	Env:     "APT_CONFIG DPKG_*",
	Options: aptOptions,
	Effect:  cli.Pure,
	Rules: []cli.Rule{
		{Option: "-o", Effect: cli.Unstated, Does: "-o sets a value that may name programs to run"},
		{Option: "-c", Effect: cli.Unstated, Does: "-c reads settings that may name programs to run"},
	},
	Probes: []string{"apt list --installed", "apt -s upgrade"},
	Commands: []cli.Command{
		{Name: "list search show showsrc policy depends rdepends check madison why why-not info contains " +
			"pkgnames history-list history-info help moo", Effect: cli.Reads},
		{Name: "install remove purge reinstall upgrade full-upgrade dist-upgrade safe-upgrade autoremove " +
			"autopurge auto-remove auto-purge satisfy dselect-upgrade build-dep markauto unmarkauto hold unhold " +
			"forbid-version",
			Effect: cli.Changes, Does: "installs or removes packages",
			Rules: []cli.Rule{{Option: "-s --print-uris", Unless: "-o -c", Lowers: true, Effect: cli.Reads}}},
		{Name: "update clean autoclean auto-clean distclean dist-clean edit-sources modernize-sources " +
			"history-undo history-redo history-rollback keep-all forget-new", Effect: cli.Changes,
			Does:  "changes the package lists or the cache",
			Rules: []cli.Rule{{Option: "-s --print-uris", Unless: "-o -c", Lowers: true, Effect: cli.Reads}}},
		{Name: "download changelog", Effect: cli.Works, Does: "downloads a package",
			Rules: []cli.Rule{{Option: "--print-uris -s", Unless: "-o -c", Lowers: true, Effect: cli.Reads}}},
		{Name: "source", Effect: cli.Works, Does: "downloads and unpacks sources",
			Rules: []cli.Rule{{Option: "--print-uris -s", Unless: "-o -c", Lowers: true, Effect: cli.Reads}}},
		{Name: "indextargets", Effect: cli.Reads},
	},
}

// aptCache is apt 3.0.
var aptCache = cli.Program{
	Name: "apt-cache",
	Options: aptOptions + `
		-L, --show-auto; --no-all-versions; --pre-depends; --no-pre-depends; --no-depends; --no-recommends
		--no-suggests; --no-conflicts; --no-breaks; --no-replaces; --no-enhances; --no-implicit`,
	Effect: cli.Pure,
	Rules:  []cli.Rule{{Option: "-o -c", Effect: cli.Unstated, Does: "a setting may name programs to run"}},
	Commands: []cli.Command{
		{Name: "showpkg stats showsrc dump dumpavail unmet show search depends rdepends pkgnames dotty xvcg " +
			"policy madison", Effect: cli.Reads},
		{Name: "gencaches add", Effect: cli.Changes, Does: "rebuilds the package cache"},
	},
}

// aptMark is apt 3.0.
var aptMark = cli.Program{
	Name:    "apt-mark",
	Options: `-f, --file FILE; -q, --quiet; -s, --simulate; -c FILE; -o SETTING; -h, --help; -v, --version`,
	Effect:  cli.Pure,
	Rules:   []cli.Rule{{Option: "-o -c", Effect: cli.Unstated, Does: "a setting may name programs to run"}},
	Commands: []cli.Command{
		{Name: "showauto showmanual showhold showinstall showremove showdeinstall showpurge", Effect: cli.Reads},
		{Name: "auto manual minimize-manual hold unhold install remove deinstall purge", Effect: cli.Changes,
			Does: "changes the marks of packages"},
	},
}

// aptKey and add-apt-repository change which packages are trusted.
var aptKey = cli.Program{
	Name:    "apt-key",
	Options: `--keyring FILE; --keyserver HOST; --recv-keys; --quiet; --help; --version`,
	Commands: []cli.Command{
		{Name: "list finger fingerprint export exportall", Effect: cli.Reads},
		{Name: "add del adv update net-update", Effect: cli.Changes, Does: "changes which keys are trusted"},
	},
}

var addAptRepository = cli.Program{
	Name: "add-apt-repository",
	Options: `
		-y, --yes; -r, --remove; -s, --enable-source; -n, --no-update; -u, --update; -d, --debug; -l, --list
		--dry-run; -L, --login; -P, --ppa NAME; -C, --cloud NAME; -U, --uri URI; -S, --sourceslist LINE
		-c, --component NAME; -p, --pocket NAME; -m, --massive-debug; -k, --keyserver HOST; -h, --help`,
	Effect: cli.Changes,
	Does:   "changes the package sources",
	Rules:  []cli.Rule{{Option: "--list --dry-run", Lowers: true, Effect: cli.Reads}},
}

// aptFile is apt-file 3.3.
var aptFile = cli.Program{
	Name: "apt-file",
	Options: `
		-a, --architecture ARCH; -c, --config-file FILE; -D, --from-deb; -F, --fixed-string; -f, --from-file
		-I, --index-names LIST; -i, --ignore-case; -l, --package-only; -N, --non-interactive
		-o, --option SETTING; -v, --verbose; -x, --regexp; --substring-match; --filter-origins LIST
		--filter-suites LIST; -h, --help`,
	Commands: []cli.Command{
		{Name: "search find list show list-indices", Effect: cli.Reads},
		{Name: "update", Effect: cli.Changes, Does: "changes the package lists"},
	},
}

// dpkg is dpkg 1.22: the action is an option.
var dpkg = cli.Program{
	Name: "dpkg",
	Env:  "DPKG_* $DPKG_PAGER",
	Options: `
		-i, --install; --unpack; --configure; --triggers-only; -r, --remove; -P, --purge; -A, --record-avail
		--update-avail; --merge-avail; --clear-avail; --forget-old-unavail; --set-selections
		--clear-selections; --add-architecture; --remove-architecture; -V, --verify; --get-selections
		-s, --status; -p, --print-avail; -L, --listfiles; -l, --list; -S, --search; -C, --audit
		--yet-to-unpack; --predep-package; --print-architecture; --print-foreign-architectures
		--assert-help; --assert-multi-arch; --assert-support-predepends; --assert-working-epoch
		--assert-long-filenames; --assert-multi-conrep; --assert-versioned-provides; --validate-pkgname
		--validate-trigname; --validate-archname; --validate-version; --compare-versions; --force-help
		-b, --build; -c, --contents; -e, --control; -I, --info; -f, --field; -x, --extract; -X, --vextract
		--raw-extract, -R; --ctrl-tarfile; --fsys-tarfile; -W, --show; -a, --pending; -O, --selected-only
		-E, --skip-same-version; -G, --refuse-downgrade; -B, --auto-deconfigure; --triggers; --no-triggers
		--no-pager; --no-debsig; --no-act, --dry-run, --simulate; -D, --debug OCTAL; -Z TYPE; -z LEVEL
		--admindir DIR; --root DIR; --instdir DIR; --pre-invoke COMMAND; --post-invoke COMMAND
		--path-exclude GLOB; --path-include GLOB; --status-fd N; --status-logger COMMAND; --log >FILE
		--ignore-depends LIST; --abort-after N; --robot; --recursive; --verify-format NAME; --force-all
		--force-depends; --force-overwrite; --force-confold; --force-confnew; --force-confdef
		--showformat FORMAT; --root-owner-group; --uniform-compression; --deb-format F; -?, --help
		--version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--no-act", Lowers: true, Effect: cli.Reads},
		{Option: "-V --get-selections -s -p -L -l -S -C --yet-to-unpack --predep-package --print-architecture " +
			"--print-foreign-architectures -W", Effect: cli.Reads},
		{Option: "-c -I -f --ctrl-tarfile --fsys-tarfile", Effect: cli.Reads},
		{Option: "-i --unpack --configure --triggers-only -r -P -A --update-avail --merge-avail --clear-avail " +
			"--forget-old-unavail --set-selections --clear-selections --add-architecture --remove-architecture",
			Effect: cli.Changes, Does: "installs or removes packages"},
		{Option: "-b -e -x -X -R", Effect: cli.Unstated, Does: "packs or unpacks a package where its operands say"},
		{Option: "--pre-invoke --post-invoke --status-logger", Effect: cli.Executes},
	},
	Probes: []string{"dpkg -l"},
}

// dpkgQuery is dpkg 1.22.
var dpkgQuery = cli.Program{
	Name: "dpkg-query",
	Options: `
		-l, --list; -W, --show; -s, --status; -L, --listfiles; --control-list; --control-show
		-c, --control-path; -S, --search; -p, --print-avail; --admindir DIR; --root DIR; --load-avail
		--no-pager; -f, --showformat FORMAT; -?, --help; --version`,
	Effect: cli.Reads,
}

// dpkgReconfigure asks a package's questions again.
var dpkgReconfigure = cli.Program{
	Name: "dpkg-reconfigure",
	Options: `
		-f, --frontend NAME; -p, --priority VALUE; --default-priority; -u, --unseen-only; --force
		--no-reload; -h, --help`,
	Effect: cli.Changes,
	Does:   "configures packages again",
	Probes: []string{"dpkg -l"},
}
