package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns kernel modules, boot loaders, shared libraries and
// alternatives.

// modprobe is kmod 34.
var modprobe = cli.Program{
	Name: "modprobe",
	Options: `
		-a, --all; -b, --use-blacklist; -C, --config DIR; -c, --showconfig; -D, --show-depends
		-d, --dirname DIR; -f, --force; --force-modversion; --force-vermagic; --first-time; -h, --help
		-i, --ignore-install, --ignore-remove; -n, --dry-run, --show; -q, --quiet; -R, --resolve-alias
		-r, --remove; --remove-holders; -S, --set-version V; -s, --syslog; -V, --version; -v, --verbose
		--show-config; --show-modversions; --show-exports; -w, --wait N`,
	Effect: cli.Changes,
	Does:   "loads or removes a kernel module",
	Rules: []cli.Rule{{Option: "-n -c -D -R --show-config --show-modversions --show-exports", Lowers: true,
		Effect: cli.Reads}},
	Probes: []string{"lsmod"},
}

// insmod and rmmod are kmod 34.
var insmod = cli.Program{
	Name:    "insmod",
	Also:    "rmmod",
	Options: `-f, --force; -s, --syslog; -v, --verbose; -w; -h, --help; -V, --version`,
	Effect:  cli.Changes,
	Does:    "loads or removes a kernel module",
	Probes:  []string{"lsmod"},
}

var lsmod = cli.Program{
	Name:    "lsmod",
	Options: `-s, --syslog; -v, --verbose; -h, --help; -V, --version`,
	Effect:  cli.Reads,
}

var modinfo = cli.Program{
	Name: "modinfo",
	Options: `
		-0, --null; -a, --author; -b, --basedir DIR; -d, --description; -F, --field NAME
		-k, --set-version V; -l, --license; -m, --modname; -n, --filename; -p, --parameters; -h, --help
		-V, --version`,
	Effect: cli.Reads,
}

// depmod writes the list of modules unless -n is given.
var depmod = cli.Program{
	Name: "depmod",
	Options: `
		-a, --all; -A, --quick; -b, --basedir DIR; -C, --config FILE; -e, --errsyms; -E, --symvers FILE
		-F, --filesyms FILE; -m, --moduledir DIR; -n, --dry-run, --show; -o, --outdir >DIR/
		-P, --symbol-prefix X; -v, --verbose; -w, --warn; -h, --help; -V, --version`,
	Effect: cli.Changes,
	Does:   "writes the list of kernel modules",
	Rules:  []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"lsmod"},
}

// updateGrub stands for the programs that rebuild what the system boots from:
// update-grub, grub-install, grub-mkconfig, dracut, mkinitramfs,
// update-initramfs, mkinitcpio, update-rc.d, chkconfig's --add.
var updateGrub = cli.Program{
	Name: "update-grub",
	Also: "grub-install grub2-install mkinitramfs update-initramfs update-rc.d",
	Options: `
		-o, --output >FILE; -k NAME; -c FILE; -b DIR; -d DIR; -u; -v; -t; --boot-directory DIR; --target X
		--efi-directory DIR; --bootloader-id X; -?, --help; --version`,
	Effect: cli.Changes,
	Does:   "changes what the system boots from",
	Probes: []string{"uname -a"},
}

// grubMkconfig is GRUB 2.12: without -o it prints.
var grubMkconfig = cli.Program{
	Name: "grub-mkconfig", Also: "grub2-mkconfig", Effect: cli.Reads,
	Options: "-o, --output >FILE; -h, --help; -v, -V, --version",
}

// dracut is dracut 107.
var dracut = cli.Program{
	Name: "dracut", HelpEverywhere: true,
	Options: `
		--list-modules; --kver VERSION; -f, --force; -H, --hostonly; -N, --no-hostonly; -a, --add LIST
		-m, --modules LIST; -o, --omit LIST; -q, --quiet; -v, --verbose; --add-drivers LIST; --force-drivers LIST
		--omit-drivers LIST; --regenerate-all; --uefi; -h, --help; --version`,
	Effect: cli.Changes,
	Does:   "changes what the system boots from",
	Probes: []string{"dracut --list-modules"},
	Rules:  []cli.Rule{{Option: "--list-modules", Lowers: true, Effect: cli.Reads}},
}

// mkinitcpio is mkinitcpio 39: without -g, -U and -p it is a dry run.
var mkinitcpio = cli.Program{
	Name: "mkinitcpio",
	Options: `
		-A, --addhooks LIST; -c, --config ~FILE; -D, --hookdir ~DIR; -g, --generate >FILE; -H, --hookhelp NAME
		-h, --help; -k, --kernel VERSION; -L, --listhooks; -M, --automods; -n, --nocolor; -p, --preset NAME
		-P, --allpresets; -r, --moduleroot DIR; -S, --skiphooks LIST; -s, --save; -d, --generatedir >DIR/
		-t, --builddir >DIR/; -U, --uki >FILE; -V, --version; -v, --verbose; -z, --compress NAME`,
	Effect: cli.Reads,
	Probes: []string{"mkinitcpio --listhooks"},
	Rules: []cli.Rule{
		{Option: "--preset --allpresets", Effect: cli.Changes, Does: "changes what the system boots from"},
	},
}

// updateAlternatives is dpkg 1.22.
var updateAlternatives = cli.Program{
	Name: "update-alternatives",
	Options: `
		--install; --slave; --set; --set-selections; --auto; --all; --config; --remove; --remove-all
		--display; --get-selections; --list; --query; --altdir DIR; --admindir DIR; --instdir DIR
		--root DIR; --log >FILE; --force; --skip-auto; --quiet; --verbose; --debug; --help; --version
	`,
	Effect:  cli.Changes,
	Does:    "changes which program a name stands for",
	Rules:   []cli.Rule{{Option: "--display --get-selections --list --query", Lowers: true, Effect: cli.Reads}},
	Inspect: inspectAlternatives,
	Probes:  []string{"update-alternatives --get-selections"},
}

func inspectAlternatives(inv *cli.Invocation, r *cli.Report) {
	for _, name := range [...]string{"--install", "--set", "--set-selections", "--auto", "--all", "--config",
		"--remove", "--remove-all"} {
		if inv.Has(name) {
			r.Add(cli.Changes, "changes which program a name stands for")
			return
		}
	}
}

// ldconfig is glibc 2.41; -p prints and -v -N -X changes nothing.
var ldconfig = cli.Program{
	Name: "ldconfig",
	Options: `
		-C FILE; -c, --format F; -f FILE; -i, --ignore-aux-cache; -l; -N; -n; -p, --print-cache; -r DIR
		-v, --verbose; -X; -?, --help; --usage; -V, --version`,
	Effect: cli.Changes,
	Does:   "rebuilds the cache of shared libraries",
	Rules:  []cli.Rule{{Option: "--print-cache", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"ldconfig -p"},
}

// ldd is glibc 2.41: it has the loader load the program, which may run code of
// the program's choosing. Programs of the system are taken to be honest.
var ldd = cli.Program{
	Name:    "ldd",
	Options: `-d, --data-relocs; -r, --function-relocs; -u, --unused; -v, --verbose; --help; --version`,
	Inspect: inspectLdd,
}

func inspectLdd(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if !w.Static ||
			!prefixOf(w.Text, "/bin/", "/usr/bin/", "/usr/local/bin/", "/sbin/", "/usr/sbin/", "/lib/", "/usr/lib/",
				"/lib64/", "/usr/lib64/") || containsDots(w.Text) {
			r.Add(cli.Runs, "the loader may run code of the program that ldd shows")
			return
		}
	}
	r.Add(cli.Reads, "shows the libraries of a program")
}

func containsDots(path string) bool {
	for i := 0; i+1 < len(path); i++ {
		if path[i] == '.' && path[i+1] == '.' {
			return true
		}
	}
	return false
}

// getenforce, sestatus and their kind are policycoreutils 3.8.
var getenforce = cli.Program{
	Name:    "getenforce",
	Options: `--help`,
	Effect:  cli.Reads,
}

var sestatus = cli.Program{
	Name:    "sestatus",
	Options: `-v; -b; -h`,
	Effect:  cli.Reads,
}

var setenforce = cli.Program{
	Name:    "setenforce",
	Options: `--help`,
	Effect:  cli.Changes,
	Does:    "switches SELinux on or off",
	Probes:  []string{"getenforce"},
}

var getsebool = cli.Program{
	Name:    "getsebool",
	Options: `-a`,
	Effect:  cli.Reads,
}

var setsebool = cli.Program{
	Name:    "setsebool",
	Options: `-P; -N; -V`,
	Effect:  cli.Changes,
	Does:    "changes the policy of SELinux",
	Probes:  []string{"getsebool -a"},
}

// semanage is policycoreutils 3.8: the action is an option.
var semanage = cli.Program{
	Name:    "semanage",
	Options: `-h, --help`,
	Probes:  []string{"semanage boolean -l"},
	Commands: []cli.Command{
		{Name: "login user port interface module node fcontext boolean permissive dontaudit ibpkey ibendport",
			Options: `
				-a, --add; -d, --delete; -m, --modify; -l, --list; -E, --extract; -D, --deleteall; -e, --enable
				--disable; -C, --locallist; -n, --noheading; -N, --noreload; -S, --store X; -s, --seuser X
				-r, --range X; -t, --type X; -p, --proto X; -f, --ftype X; -1, --on; -0, --off; -R X; -M, --mask X
				-P X`,
			Effect: cli.Changes, Does: "changes the policy of SELinux",
			Rules: []cli.Rule{{Option: "-l -E", Lowers: true, Effect: cli.Reads}}},
		{Name: "export", Options: `
			-f, --output_file >FILE; -S, --store X`, Effect: cli.Reads},
		{Name: "import", Options: `-f FILE; -N; -S X`, Effect: cli.Changes, Does: "changes the policy of SELinux"},
	},
}

// restorecon is policycoreutils 3.8 (chcon is coreutils').
var restorecon = cli.Program{
	Name: "restorecon",
	Options: `
		-D; -d; -e DIR; -F; -f FILE; -h, --help; -I; -i; -m; -n; -o FILE; -p; -R, -r; -T N; -v; -W; -x; -0`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.SetsMode, Does: "changes labels of files"},
	Rules:    []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}, {Option: "-o", Effect: cli.WritesTo}},
	Probes:   []string{"restorecon -nRv ."},
}

// ausearch and auditctl are audit 4.0.
var ausearch = cli.Program{
	Name: "ausearch",
	Options: `
		-a, --event N; --arch X; -c, --comm X; --checkpoint FILE; --debug; -e, --exit X; --escape X
		--extra-keys; --extra-labels; --extra-obj2; --extra-time; --format X; -f, --file X; -ga, --gid-all X
		-ge, --gid-effective X; -gi, --gid X; -h, --help; -hn, --host X; -i, --interpret; -if, --input FILE
		--input-logs; --just-one; -k, --key X; -l, --line-buffered; -m, --message X; -n, --node X
		-o, --object X; -p, --pid X; -pp, --ppid X; -r, --raw; -sc, --syscall X; -se, --context X
		--session X; -su, --subject X; -sv, --success X; -te, --end X; -ts, --start X; -tm, --terminal X
		-ua, --uid-all X; -ue, --uid-effective X; -ui, --uid X; -ul, --loginuid X; -uu, --uuid X
		-v, --version; -vm, --vm-name X; -w, --word; -x, --executable X`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "--checkpoint", Effect: cli.WritesTo}},
	Style:  cli.SingleDash,
}

var auditctl = cli.Program{
	Name: "auditctl",
	Options: `
		-l; -s; -v; -h; -i; -c; -b N; -e N; -f N; -r N; -D; -a X; -A X; -d X; -w PATH; -W PATH; -p X; -k X
		-F X; -C X; -S X; -R FILE; -m TEXT; -q X; -t; --backlog_wait_time N; --reset-lost
		--loginuid-immutable; --signal X`,
	Effect:  cli.Changes,
	Does:    "changes what is audited",
	Rules:   []cli.Rule{{Option: "-l -s -v", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"auditctl -l"},
	Inspect: inspectAuditctl,
}

func inspectAuditctl(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		switch o.Name {
		case "-l", "-s", "-v", "-h", "-i", "-k":
		default:
			r.Add(cli.Changes, "changes what is audited")
			return
		}
	}
}
