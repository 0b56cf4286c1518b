package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the package programs of Fedora, SUSE, Alpine and Arch.

// dnf is DNF 5.2 and yum 4.
var dnf = cli.Program{
	Name: "dnf",
	Also: "microdnf yum",
	Options: `
		-4; -6; --advisory LIST; --advisory-severities LIST; --all; --allowerasing; --allow-downgrade
		--assumeno; -b, --best; --bugfix; --bz LIST; --cacheonly, -C; --color WHEN; --comment TEXT
		-c, --config FILE; --cve LIST; -d, --debuglevel N; --debugsolver; --destdir DIR; --downloaddir DIR
		--downloadonly; --enhancement; --enable-plugin NAME; --disable-plugin NAME; --disablerepo LIST
		--disable-repo LIST; --enablerepo LIST; --enable-repo LIST; --repo, --repoid LIST
		-e, --errorlevel N; -x, --exclude LIST; --forcearch ARCH; --from-repo LIST; --help-cmd; --installed
		--available; --extras; --obsoletes; --recent; --updates; --upgrades; --autoremove; --installroot DIR
		--json; --latest-limit N; --newpackage; --nobest; --no-best; --nodocs; --nogpgcheck; --no-gpgchecks
		--noplugins; --noautoremove; --offline; -q, --quiet; -R, --randomwait N; --qf, --queryformat FORMAT
		--refresh; --releasever N; --rpmverbosity X; --security; --sec-severity LIST; --secseverity LIST
		--setopt SETTING; --setvar SETTING; --showduplicates; --skip-broken; --skip-unavailable; --store DIR
		-v, --verbose; --whatprovides X; --whatrequires X; --whatdepends X; --requires; --provides
		--conflicts; --depends; --recommends; --suggests; -l, --list; -i, --info; -s, --source
		-f, --file FILE; -a, --arch ARCH; --archlist LIST; --tree; --recursive; --exactdeps; --alldeps
		--location; --nvr; --nevra; --userinstalled; --duplicates; --unneeded; --leaves; -y, --assumeyes
		--contains-pkgs LIST; --hidden; --reverse; -h, --help; --version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{{Option: "--setopt -c --enable-plugin", Effect: cli.Unstated,
		Does: "a setting may name programs to run"}},
	Probes: []string{"dnf list --installed", "dnf check-update"},
	Commands: []cli.Command{
		{Name: "list ls search info repoquery rq provides whatprovides check-update check-upgrade check deplist " +
			"repolist repoinfo updateinfo se if needs-restarting shell-help help resolvedep", Effect: cli.Reads},
		{Name: "group groups grp groupinfo grouplist", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "list info summary", Effect: cli.Reads},
			{Name: "install remove upgrade mark", Effect: cli.Changes, Does: "installs or removes packages"}}},
		{Name: "module environment", Commands: []cli.Command{
			{Name: "list info provides repoquery", Effect: cli.Reads},
			{Name: "enable disable install remove reset update switch-to", Effect: cli.Changes,
				Does: "installs or removes packages"}}},
		{Name: "history", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "list info userinstalled", Effect: cli.Reads},
			{Name: "undo redo rollback replay store", Effect: cli.Changes, Does: "installs or removes packages"}}},
		{Name: "repo advisory", Commands: []cli.Command{{Name: "list info summary", Effect: cli.Reads}}},
		{Name: "versionlock", Effect: cli.Reads, Options: "--raw", Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads},
			{Name: "add exclude delete clear", Effect: cli.Changes, Does: "changes which packages are held"}}},
		{Name: "config-manager", Effect: cli.Changes, Does: "changes the sources of packages", Options: `
			--dump; --dump-variables; --add-repo URL; --set-enabled; --set-disabled; --enable; --disable; --save`,
			Rules: []cli.Rule{{Option: "--dump --dump-variables --help-cmd", Lowers: true, Effect: cli.Reads}},
			Modes: "--dump --dump-variables --help-cmd --add-repo --set-enabled --set-disabled --enable --disable " +
				"--save"},
		{Name: "system-upgrade offline-upgrade offline", Effect: cli.Changes, Does: "upgrades the system",
			Options: "--number N; --poweroff", Commands: []cli.Command{
				{Name: "status log", Effect: cli.Reads, Options: "--number N"},
				{Name: "download reboot clean upgrade", Effect: cli.Changes, Does: "upgrades the system"}}},
		{Name: "copr", Effect: cli.Changes, Does: "changes the sources of packages", Options: "--hub NAME",
			Commands: []cli.Command{
				{Name: "list search", Effect: cli.Reads,
					Options: "--available-by-user NAME; --enabled; --disabled; --installed"},
				{Name: "enable disable remove debug", Effect: cli.Changes, Does: "changes the sources of packages"}}},
		{Name: "changelog", Effect: cli.Reads, Options: "--since DATE; --count N; --upgrades"},
		{Name: "reposync", Effect: cli.Works, Does: "downloads packages", Options: `
			-p, --download-path >DIR/; --delete; --download-metadata; --gpgcheck; -m, --downloadcomps
			--metadata-path >DIR/; -n, --newest-only; --norepopath; --remote-time; --source; -u, --urls; -a`,
			Rules: []cli.Rule{
				{Option: "--delete", Effect: cli.Changes, Does: "--delete removes packages of the copy"},
				{Option: "--urls", Lowers: true, Effect: cli.Reads}}},
		{Name: "repository-packages swap mark " +
			"autoremove clean", Effect: cli.Changes, Does: "changes packages or their sources"},
		{Name: "install in localinstall remove rm erase reinstall rei upgrade up update update-minimal " +
			"upgrade-minimal downgrade dg distro-sync dsync groupinstall groupremove groupupdate builddep " +
			"debuginfo-install makecache alias do automatic install-n", Effect: cli.Changes,
			Does:  "installs or removes packages",
			Rules: []cli.Rule{{Option: "--assumeno", Lowers: true, Effect: cli.Reads}}},
		{Name: "shell", Effect: cli.Interactive, Does: "waits for commands"},
		{Name: "download", Effect: cli.Works, Does: "downloads a package",
			Rules: []cli.Rule{{Option: "--destdir", Effect: cli.WritesTo}}},
	},
}

// rpm is RPM 4.20: the mode is an option.
var rpm = cli.Program{
	Name: "rpm",
	Env:  "RPM_*",
	Options: `
		-q, --query; -V, --verify, -y; -i, --install, --info; -U, --upgrade; -F, --freshen; -e, --erase
		--reinstall; --restore; --setperms; --setugids; --setcaps; --import; --initdb; --rebuilddb
		--verifydb; --exportdb; --importdb; -K, --checksig; --delsign; --addsign; --resign; -a, --all
		-f, --file; -g, --group; -p, --package; -l, --list; -c, --configfiles; -d, --docfiles
		-R, --requires; -s, --state; -L, --licensefiles; -A, --artifactfiles; --changelog; --changes
		--conflicts; --obsoletes; --provides; --recommends; --suggests; --enhances; --supplements; --scripts
		--triggers; --filesbypkg; --fileclass; --filecolor; --filetriggers; --last; --dump; --xml; --json
		--deploops; --fileprovide; --filerequire; --path; --noghost; --noconfig; --noartifact
		--whatprovides; --whatrequires; --whatconflicts; --whatobsoletes; --whatrecommends; --whatsuggests
		--triggeredby; --pkgid; --hdrid; --tid; --specfile; --querytags; --qf, --queryformat FORMAT
		-h, --hash; --percent; --test; --nodeps; --noscripts; --nosignature; --nodigest; --force
		--replacepkgs; --replacefiles; --oldpackage; --allmatches; --justdb; --excludedocs; --ignoreos
		--ignorearch; --ignoresize; --nofiles; --notriggers; --noorder; --nopre; --nopost; --nopreun
		--nopostun; --prefix DIR; --relocate X; --excludepath DIR; --root DIR; -r DIR; --dbpath DIR
		-D, --define MACRO; --undefine MACRO; -E, --eval EXPR; --load FILE; --macros FILES; --rcfile FILES
		--pipe COMMAND; --predefine M; -v, --verbose; --quiet; --showrc; --nocaps; --nomtime; --nosize
		--nomode; --nouser; --nogroup; --nordev; --nolinkto; --nofiledigest; --nohdrchk; --help; --version
	`,
	Rules: []cli.Rule{
		{Option: "-q -V --querytags --showrc --verifydb --exportdb -K --test", Lowers: true, Effect: cli.Reads},
		{Option: "-i -U -F -e --reinstall --restore --setperms --setugids --setcaps --import --initdb " +
			"--rebuilddb --importdb --delsign --addsign --resign", Effect: cli.Changes,
			Does: "installs or removes packages"},
		{Option: "--pipe", Effect: cli.Executes},
		{Option: "-E -D --predefine --load --macros --rcfile", Effect: cli.Runs, Does: "a macro may run programs"},
	},
	Effect: cli.Pure,
	Probes: []string{"rpm -qa"},
}

// zypper is zypper 1.14.
var zypper = cli.Program{
	Name: "zypper",
	Options: `
		-h, --help; -V, --version; -c, --config FILE; --userdata TEXT; -q, --quiet; -v, --verbose; --color
		--no-color; -A, --no-abbrev; -s, --table-style N; -n, --non-interactive
		--non-interactive-include-reboot-patches; -x, --xmlout; -i, --ignore-unknown; -D, --reposd-dir DIR
		-C, --cache-dir DIR; --raw-cache-dir DIR; --solv-cache-dir DIR; --pkg-cache-dir DIR; --no-gpg-checks
		--gpg-auto-import-keys; -p, --plus-repo URI; --disable-repositories; --no-refresh; --no-cd
		--no-remote; --releasever V; -R, --root DIR; --installroot DIR; -t, --type TYPE; -r, --repo NAME
		--dry-run; -y, --no-confirm; -l, --auto-agree-with-licenses; -d, --download-only; -u; -a, --all
		--details; --requires; --provides; --installed-only; --not-installed-only; --force; -f; --recommends
		--no-recommends
	`,
	Effect: cli.Pure,
	Probes: []string{"zypper list-updates"},
	Commands: []cli.Command{
		{Name: "search se info if list-updates lu list-patches lp patch-check pchk patches pch packages pa " +
			"patterns pt products pd what-provides wp repos lr services ls locks ll verify-status targetos tos " +
			"versioncmp vcmp licenses patch-info pattern-info product-info ps needs-rebooting locales " +
			"system-architecture help", Effect: cli.Reads},
		{Name: "install in remove rm update up dist-upgrade dup patch source-install si verify ve " +
			"install-new-recommends inr removeptf addrepo ar removerepo rr renamerepo nr modifyrepo mr refresh ref " +
			"clean cc addservice as modifyservice ms removeservice rs refresh-services refs addlock al removelock " +
			"rl cleanlocks cl purge-kernels addlocale removelocale",
			Effect: cli.Changes, Does: "installs or removes packages",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "download", Effect: cli.Works, Does: "downloads a package"},
		{Name: "shell sh", Effect: cli.Interactive, Does: "waits for commands"},
	},
}

// apk is apk-tools 2.14.
var apk = cli.Program{
	Name: "apk",
	Options: `
		--allow-untrusted; --arch ARCH; --cache-dir DIR; --cache-max-age N; --force, -f
		--force-binary-stdout; --force-broken-world; --force-missing-repositories; --force-non-repository
		--force-old-apk; --force-overwrite; --force-refresh; -i, --interactive; --keys-dir DIR; --no-cache
		--no-check-certificate; --no-interactive; --no-network; --no-progress; --print-arch; --progress
		--progress-fd N; --purge; -p, --root DIR; -q, --quiet; --repositories-file FILE; --timeout N
		-U, --update-cache; -v, --verbose; --wait N; -X, --repository URL; -s, --simulate
		-t, --virtual NAME; --no-commit-hooks; --no-scripts; --initramfs-diskless-boot; --overlay-from-stdin
		-u, --upgrade; -l, --latest; --no-chown; --initdb; -a, --all; -d, --description; -e, --installed
		-L, --contents; -P, --provides; -r, --rdepends; -R, --depends; -w, --webpage; -W, --who-owns
		--exact; --rdepends-all; --license; --install-if; --rinstall-if; --replaces; --triggers; --size
		-o, --origin; -x; -I; -O; --has-origin X; --orphaned; --upgradable; --available; -h, --help
		-V, --version
	`,
	Effect: cli.Pure,
	Probes: []string{"apk info", "apk version"},
	Commands: []cli.Command{
		{Name: "info list search policy version stats audit dot manifest verify", Effect: cli.Reads},
		{Name: "add del fix update upgrade cache", Effect: cli.Changes, Does: "installs or removes packages",
			Rules: []cli.Rule{{Option: "--simulate", Lowers: true, Effect: cli.Reads}}},
		{Name: "fetch index", Effect: cli.Unstated, Does: "downloads packages where its options say"},
	},
}

// pacman is pacman 7.0: the operation is an option.
var pacman = cli.Program{
	Name: "pacman",
	Options: `
		-D, --database; -F, --files; -Q, --query; -R, --remove; -S, --sync; -T, --deptest; -U, --upgrade
		-V, --version; -h, --help; -b, --dbpath DIR; -r, --root DIR; -v, --verbose; --arch ARCH
		--cachedir >DIR/; --color WHEN; --config FILE; --confirm; --debug; --disable-download-timeout
		--disable-sandbox; --gpgdir DIR; --hookdir DIR; --logfile >FILE; --noconfirm; --sysroot DIR
		-d, --nodeps; --assume-installed X; --dbonly; --noprogressbar; --noscriptlet; -p, --print
		--print-format F; --asdeps; --asexplicit; --ignore LIST; --ignoregroup LIST; --needed
		--overwrite GLOB; -c, --changelog, --clean, --cascade; -e, --explicit; -g, --groups; -i, --info
		-k, --check; -l, --list; -m, --foreign; -n, --native, --nosave; -o, --owns; -q, --quiet
		-s, --search, --recursive; -t, --unrequired; -u, --sysupgrade, --upgrades, --unneeded
		-w, --downloadonly; -x, --regex; -y, --refresh; -a; --machinereadable
	`,
	Inspect: inspectPacman,
	Probes:  []string{"pacman -Q"},
}

func inspectPacman(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--hookdir") || inv.Has("--config"):
		r.Unknown("a setting may name programs to run")
	}
	switch {
	case inv.Has("-Q") || inv.Has("-T"):
		r.Add(cli.Reads, "shows packages")
	case inv.Has("-y"):
		r.Add(cli.Changes, "downloads the package lists")
	case inv.Has("-F"):
		r.Add(cli.Reads, "shows packages")
	case inv.Has("--print"):
		r.Add(cli.Reads, "prints what would be done")
	case inv.Has("-S") && !inv.Has("-c") && !inv.Has("-u") &&
		(inv.Has("-s") || inv.Has("-i") || inv.Has("-l") || inv.Has("-g")):
		r.Add(cli.Reads, "shows packages")
	case inv.Has("-S") || inv.Has("-R") || inv.Has("-U") || inv.Has("-D") && !inv.Has("-k"):
		r.Add(cli.Changes, "installs or removes packages")
	case inv.Has("-D"):
		r.Add(cli.Reads, "checks the database")
	default:
		r.Unknown("the operation of pacman is not given")
	}
}
