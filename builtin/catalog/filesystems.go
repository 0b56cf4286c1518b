package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that make, check and tune file systems and devices.

// mkfs is util-linux 2.40 and e2fsprogs 1.47: mkfs, mkfs.TYPE, mke2fs, mkswap.
// What it makes replaces what was there; the operand may be an image file.
var mkfs = cli.Program{
	Name: "mkfs",
	Also: "mkdosfs mke2fs mkfs.btrfs mkfs.exfat mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.f2fs mkfs.fat " +
		"mkfs.ntfs mkfs.vfat mkfs.xfs mkswap newfs",
	Options: `-t, --type TYPE; -L LABEL; -U UUID; -n; -N N; -V; -h N; --version; --help`,
	Effect:  cli.Changes,
	Does:    "makes a file system, which destroys what was there",
	Probes:  []string{"lsblk -f"},
}

// swapoff is util-linux 2.40.
var swapoff = cli.Program{
	Name:    "swapoff",
	Options: `-a, --all; -v, --verbose; -L LABEL; -U UUID; -h, --help; -V, --version`,
	Effect:  cli.Changes,
	Does:    "removes swap space",
	Probes:  []string{"swapon --show"},
}

// fsck is util-linux 2.40 and e2fsprogs 1.47 (e2fsck, fsck.ext4).
var fsck = cli.Program{
	Name: "fsck",
	Also: "e2fsck fsck.ext3 fsck.ext4 fsck.vfat fsck.xfs",
	Options: `
		-A; -a; -B N; -b N; -C[FD]; -c; -D; -d; -E OPTIONS; -F; -f; -j FILE; -k; -L FILE; -l; -M; -N; -n; -P
		-p; -R; -r[FD]; -s; -T; -t TYPES; -V; -v; -y; -z FILE; -h, --help; --version`,
	Effect: cli.Changes,
	Does:   "repairs a file system",
	Rules: []cli.Rule{
		{Option: "-N -n", Lowers: true, Effect: cli.Reads},
		{Option: "-z", Effect: cli.WritesTo},
	},
	Inspect: inspectFsck,
	Probes:  []string{"lsblk -f"},
}

// inspectFsck: -n with an option that still writes is no preview.
func inspectFsck(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-n") &&
		(inv.Has("-c") || inv.Has("-l") || inv.Has("-L") || inv.Has("-y") || inv.Has("-p") || inv.Has("-a")) {
		r.Add(cli.Changes, "repairs a file system")
	}
}

// tune2fs is e2fsprogs 1.47; with -l alone it lists.
var tune2fs = cli.Program{
	Name: "tune2fs",
	Options: `
		-c N; -C N; -e WHAT; -E OPTIONS; -f; -g GROUP; -i INTERVAL; -I SIZE; -j; -J OPTIONS; -l; -L LABEL
		-m N; -M DIR; -o LIST; -O LIST; -Q LIST; -r N; -s N; -T TIME; -u USER; -U UUID; -z FILE`,
	Inspect: inspectTune,
	Probes:  []string{"lsblk -f"},
}

func inspectTune(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Options) == 1 && inv.Has("-l") {
		r.Add(cli.Reads, "shows a file system's parameters")
		return
	}
	r.Add(cli.Changes, "changes a file system's parameters")
}

// resize2fs is e2fsprogs 1.47.
var resize2fs = cli.Program{
	Name:    "resize2fs",
	Options: `-b; -d N; -f; -F; -M; -p; -P; -s; -S N; -z FILE`,
	Effect:  cli.Changes,
	Does:    "resizes a file system",
	Rules:   []cli.Rule{{Option: "-P", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"lsblk -f"},
}

// dumpe2fs is e2fsprogs 1.47.
var dumpe2fs = cli.Program{
	Name:    "dumpe2fs",
	Options: `-b; -f; -g; -h; -i; -m; -o X; -x; -V`,
	Effect:  cli.Reads,
}

// badblocks is e2fsprogs 1.47.
var badblocks = cli.Program{
	Name:    "badblocks",
	Options: `-B; -b N; -c N; -d N; -e N; -f; -i FILE; -n; -o FILE; -p N; -s; -t PATTERN; -v; -w; -X`,
	Effect:  cli.Reads,
	Rules: []cli.Rule{
		{Option: "-w -n", Effect: cli.Changes, Does: "writes test patterns to a device"},
		{Option: "-o", Effect: cli.WritesTo},
		{Option: "-i", Effect: cli.ReadsFrom},
	},
	Probes: []string{"lsblk"},
}

// hdparm is hdparm 9.65: most options set with an argument and show without.
var hdparm = cli.Program{
	Name: "hdparm",
	Options: `
		-a; -A; -b; -B; -c; -C; -d; -D; -F; -f; -g; -h; -H; -I; -i; -J; -k; -K; -m; -M; -n; -N; -q; -Q; -r
		-R; -s; -S N; -t; -T; -u; -v; -V; -w; -W; -x; -y; -Y; -z; -Z; --direct; --verbose; --offset N
		--Istdin; --Istdout; --fibmap FILE; --read-sector N; --security-help; --security-erase TEXT
		--security-erase-enhanced TEXT; --security-set-pass TEXT; --security-unlock TEXT
		--security-disable TEXT; --security-freeze; --user-master X; --trim-sector-ranges LIST
		--trim-sector-ranges-stdin; --write-sector N; --repair-sector N; --make-bad-sector N
		--please-destroy-my-drive; --yes-i-know-what-i-am-doing; --fwdownload FILE; --dco-restore
		--dco-freeze; --dco-identify; --idle-immediate; --prefer-ata12; --help`,
	Inspect: inspectHdparm,
	Probes:  []string{"lsblk"},
}

func inspectHdparm(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		switch o.Name {
		case "-C", "-g", "-H", "-I", "-i", "-t", "-T", "-q", "-v", "-V", "-h", "-a", "-A", "-B", "-M", "-W", "-Q",
			"-r", "-b", "-c", "-d", "-k", "-m", "-u", "--direct", "--verbose", "--offset", "--Istdout", "--fibmap",
			"--read-sector", "--security-help":
		default:
			r.Add(cli.Changes, "changes a drive's settings")
			return
		}
		if len(inv.Operands) > 1 && isNumber(inv.Operands[0]) || len(o.Given.Text) > 2 && isNumber(o.Given.Cut(2)) {
			r.Add(cli.Changes, "changes a drive's settings")
			return
		}
	}
	r.Add(cli.Reads, "shows a drive's settings")
}

// smartctl is smartmontools 7.4.
var smartctl = cli.Program{
	Name: "smartctl",
	Options: `
		-A, --attributes; -a, --all; -B, --drivedb FILE; -b, --badsum TYPE; -C, --captive
		-c, --capabilities; -d, --device TYPE; -F, --firmwarebug TYPE; -f, --format NAME; -g, --get NAME
		-H, --health; -h, --help, --usage; -i, --info; --identify[=X]; -j, --json[=X]; -l, --log TYPE
		-n, --nocheck MODE; -o, --offlineauto X; -P, --presets TYPE; -q, --quietmode TYPE; -r, --report TYPE
		-S, --saveauto X; -s, --smart, --set VALUE; --scan; --scan-open; -T, --tolerance TYPE
		-t, --test TEST; -V, --version; -v, --vendorattribute X; -X, --abort; -x, --xall
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-C -o -S -s -t -X", Effect: cli.Changes, Does: "changes a drive's settings or starts a test"},
	},
	Probes: []string{"smartctl --scan"},
}

// nvme is nvme-cli 2.11.
var nvme = cli.Program{
	Name: "nvme",
	Options: `
		-o, --output-format FORMAT; -v, --verbose; -n, --namespace-id N; -H, --human-readable
		-b, --raw-binary; --help; --version`,
	Effect: cli.Pure,
	Probes: []string{"nvme list"},
	Commands: []cli.Command{
		{Name: "list list-subsys id-ctrl id-ns id-nvmset id-uuid id-iocs id-domain list-ns list-ctrl list-endgrp " +
			"show-regs smart-log error-log fw-log get-feature self-test-log effects-log endurance-log get-log " +
			"show-hostnqn show-topology ns-descs nvm-id-ctrl primary-ctrl-caps list-secondary resv-report get-ns-id " +
			"predictable-lat-log ana-log sanitize-log help version gen-hostnqn discover", Effect: cli.Reads},
		{Name: "format sanitize create-ns delete-ns attach-ns detach-ns fw-download fw-commit set-feature reset " +
			"subsystem-reset ns-rescan write write-zeroes write-uncor dsm flush device-self-test connect " +
			"connect-all disconnect disconnect-all security-send resv-acquire resv-register resv-release " +
			"admin-passthru io-passthru set-property copy verify compare virt-mgmt directive-send capacity-mgmt",
			Effect: cli.Changes, Does: "changes a drive"},
	},
}

// cryptsetup is cryptsetup 2.7.
var cryptsetup = cli.Program{
	Name: "cryptsetup",
	Options: `
		-v, --verbose; --debug; --type TYPE; -c, --cipher X; -h, --hash X; -s, --key-size N
		-d, --key-file FILE; -S, --key-slot N; --header FILE; -q, --batch-mode; -r, --readonly
		--dump-json-metadata; --dump-volume-key; --dump-master-key
		--master-key-file, --volume-key-file FILE; --header-backup-file FILE; --test-passphrase
		--allow-discards; -N, --device-size N; --disable-locks; --help; -V, --version; --usage`,
	Effect: cli.Pure,
	Rules: []cli.Rule{{Option: "--dump-volume-key", Effect: cli.ReadsSecrets,
		Does: "prints the key of a volume"}},
	Probes: []string{"lsblk"},
	Commands: []cli.Command{
		{Name: "luksDump isLuks luksUUID status benchmark tcryptDump bitlkDump fvault2Dump", Effect: cli.Reads},
		{Name: "luksHeaderBackup", Effect: cli.Reads,
			Rules: []cli.Rule{{Option: "--header-backup-file", Effect: cli.WritesTo,
				Does: "writes a copy of the header"}}},
		{Name: "open luksOpen plainOpen loopaesOpen tcryptOpen create close luksClose remove resize reencrypt " +
			"repair erase luksErase luksFormat luksAddKey luksRemoveKey luksChangeKey luksConvertKey luksKillSlot " +
			"luksHeaderRestore luksSuspend luksResume refresh config convert token", Effect: cli.Changes,
			Does: "opens, closes or changes an encrypted volume"},
	},
}

// dmsetup is LVM2 2.03.
var dmsetup = cli.Program{
	Name: "dmsetup",
	Options: `
		-c, -C, --columns; -h, --help; --version; -v, --verbose; -o FIELDS; --noheadings; --separator X
		-S, --select X; -O, --sort X; --target TYPE; --tree; --showkeys; --exec COMMAND; -f, --force
		--nameprefixes; --options FIELDS; -j, --major N; -m, --minor N; -u, --uuid UUID; --concise
		--inactive; --noflush; --nolockfs; --retry; --deferred; --table TEXT; --notable; -r, --readonly
		--noopencount; --udevcookie X`,
	Effect: cli.Pure,
	Probes: []string{"dmsetup ls"},
	Rules: []cli.Rule{
		{Option: "--exec", Effect: cli.Executes},
		{Option: "--showkeys", Effect: cli.ReadsSecrets, Does: "prints the keys of volumes"},
	},
	Commands: []cli.Command{
		{Name: "ls info status table deps version targets help measure udevcookies splitname",
			Effect: cli.Reads},
		{Name: "create remove remove_all suspend resume load reload clear rename message mangle wipe_table " +
			"setgeometry udevcreatecookie udevreleasecookie udevflags udevcomplete udevcomplete_all",
			Effect: cli.Changes,
			Does:   "changes a mapped device"},
		{Name: "wait", Effect: cli.Reads},
	},
}

// btrfs is btrfs-progs 6.14.
var btrfs = cli.Program{
	Name:    "btrfs",
	Options: `-q, --quiet; -v, --verbose; --log LEVEL; --format F; --dry-run; --param X; --help; --version`,
	Effect:  cli.Pure,
	Probes:  []string{"btrfs filesystem show"},
	Commands: []cli.Command{
		{Name: "filesystem fi f", Options: `
			-b; -h; -H; -k; -m; -g; -t; -T; --raw; --iec; --si; --kbytes; --mbytes; --gbytes; --tbytes
			--human-readable; -d, --all-devices`, Commands: []cli.Command{
			{Name: "df du show sh usage sync", Effect: cli.Reads, Options: "-s, --summarize; --mounted"},
			{Name: "label", Effect: cli.Reads,
				Rules: []cli.Rule{{MinOperands: 2, Effect: cli.Changes, Does: "sets a label"}}},
			{Name: "defrag defragment resize mkswapfile commit-stats balance", Effect: cli.Changes,
				Does: "changes a file system"}}},
		{Name: "subvolume subvol sub su s", Commands: []cli.Command{
			{Name: "list l show sh get-default find-new", Effect: cli.Reads,
				Options: "-a; -c; -d; -g; -o; -p; -q; -R; -r; -s; -t; -u; -G X; -C X; --sort X"},
			{Name: "create snapshot delete set-default get-flags set-flags sync", Effect: cli.Changes,
				Does: "creates or deletes subvolumes"}}},
		{Name: "device dev d", Commands: []cli.Command{
			{Name: "stats usage scan ready", Effect: cli.Reads, Options: "-c; -T; -b; -h"},
			{Name: "add remove delete", Effect: cli.Changes, Does: "changes the devices of a file system"}}},
		{Name: "balance scrub replace quota qgroup", Commands: []cli.Command{
			{Name: "status show limit-show", Effect: cli.Reads},
			{Name: "start pause cancel resume enable disable rescan create destroy assign remove limit clear-stale",
				Effect: cli.Changes, Does: "changes a file system"}}},
		{Name: "property prop p", Commands: []cli.Command{
			{Name: "get list", Effect: cli.Reads, Options: "-t TYPE"},
			{Name: "set", Effect: cli.Changes, Does: "changes a property", Options: "-t TYPE"}}},
		{Name: "inspect-internal inspect i", Effect: cli.Unstated, Commands: []cli.Command{
			{Name: "dump-super dump-tree inode-resolve logical-resolve min-dev-size rootid subvolid-resolve " +
				"tree-stats map-swapfile list-chunks", Effect: cli.Reads,
				Options: "-a, --all; -f, --full; -F, --force; -t X; -i X; -b X; -e; -d; -r; -R; -P; -v; -s X; -o"}}},
		{Name: "check", Effect: cli.Reads, Options: `
			-s, --super N; --backup; -r, --tree-root N; --chunk-root N; -b; -p, --progress; -Q, --qgroup-report
			-E, --subvol-extents ID; --check-data-csum; --readonly; --force; --mode MODE; --repair
			--init-csum-tree; --init-extent-tree; --clear-space-cache V; --clear-ino-cache`,
			Rules: []cli.Rule{{Option: "--repair --init-csum-tree --init-extent-tree --clear-space-cache " +
				"--clear-ino-cache", Effect: cli.Changes, Does: "repairs a file system"}}},
		{Name: "rescue receive", Effect: cli.Changes, Does: "changes a file system"},
		{Name: "restore send", Effect: cli.Unstated, Does: "writes where its operands say"},
		{Name: "help version", Effect: cli.Pure},
	},
}

// xfsInfo is xfsprogs 6.13; xfs_spaceman and xfs_io wait for commands.
var xfsInfo = cli.Program{
	Name:    "xfs_info",
	Options: `-V; -t FILE`,
	Effect:  cli.Reads,
}

var xfsRepair = cli.Program{
	Name:    "xfs_repair",
	Options: `-c X; -d; -e; -f; -L; -l DEVICE; -m N; -n; -o OPTION; -P; -r DEVICE; -t N; -v; -V`,
	Effect:  cli.Changes,
	Does:    "repairs a file system",
	Rules:   []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"lsblk -f"},
}

var xfsGrow = cli.Program{
	Name:    "xfs_growfs",
	Options: `-d; -D N; -e N; -i; -l; -L N; -m N; -n; -r; -R N; -t FILE; -x; -V`,
	Effect:  cli.Changes,
	Does:    "grows a file system",
	Rules:   []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"lsblk -f"},
}
