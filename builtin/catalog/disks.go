package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns programs that show block devices and mounts, and those that
// both show and change them.

// mount is util-linux 2.40; alone or with -l it lists.
var mount = cli.Program{
	Name: "mount",
	Options: `
		-a, --all; -B, --bind; -c, --no-canonicalize; -d; -F, --fork; -f, --fake; -h, --help
		-i, --internal-only; -k; -L, --label LABEL; -l, --show-labels; -M, --move; -m, --mkdir[=MODE]
		-N, --namespace NS; -n, --no-mtab; -O, --test-opts LIST; -o, --options LIST; --onlyonce
		--options-mode MODE; --options-source X; --options-source-force; -R, --rbind; -r, --read-only; -s
		--source X; -T, --fstab FILE; --target DIR; --target-prefix DIR; -t, --types LIST; -U, --uuid UUID
		-u; -v, --verbose; -w, --rw, --read-write; --exclusive; --beneath; --map-users X; --map-groups X
		--make-shared; --make-slave; --make-private; --make-unbindable; --make-rshared; --make-rslave
		--make-rprivate; --make-runbindable; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{MinOperands: 1, Effect: cli.Changes, Does: "mounts a file system"},
		{Option: "-a -B -L -M -R -U --source --target --make-shared --make-slave --make-private " +
			"--make-unbindable --make-rshared --make-rslave --make-rprivate --make-runbindable", Effect: cli.Changes,
			Does: "mounts a file system"},
	},
	Probes: []string{"mount", "findmnt"},
}

// umount is util-linux 2.40.
var umount = cli.Program{
	Name: "umount",
	Options: `
		-A, --all-targets; -a, --all; -c, --no-canonicalize; -d, --detach-loop; --fake; -f, --force
		-i, --internal-only; -l, --lazy; -N, --namespace NS; -n, --no-mtab; -O, --test-opts LIST
		-q, --quiet; -R, --recursive; -r, --read-only; -t, --types LIST; -v, --verbose; -h, --help
		-V, --version`,
	Effect: cli.Changes,
	Does:   "unmounts a file system",
	Rules:  []cli.Rule{{Option: "--fake", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"findmnt"},
}

// findmnt is util-linux 2.40.
var findmnt = cli.Program{
	Name: "findmnt",
	Options: `
		-A, --all; -a, --ascii; -b, --bytes; -C, --nocanonicalize; -c, --canonicalize; -D, --df; --dfi
		-d, --direction WORD; --deleted; -e, --evaluate; -F, --tab-file FILE; -f, --first-only
		--filter, -Q EXPR; -H, --list-columns; -I; -i, --invert; --id N; --uniq-id N; --input-format X
		-J, --json; -k, --kernel[=X]; -l, --list; -M, --mountpoint DIR; -m, --mtab; -N, --task TID
		-n, --noheadings; -O, --options LIST; -o, --output LIST; --output-all; -P, --pairs
		-p, --poll[=LIST]; --pseudo; -R, --submounts; -r, --raw; --real; -S, --source X; -s, --fstab
		--shadowed; -T, --target PATH; -t, --types LIST; --tree; -U, --uniq; -u, --notruncate
		-v, --nofsroot; --vfs-all; --verbose; -w, --timeout N; -x, --verify; -y, --shell; -h, --help
		-V, --version
	`,
	Effect: cli.Reads,
}

// lsblk is util-linux 2.40.
var lsblk = cli.Program{
	Name: "lsblk",
	Options: `
		-A, --noempty; -a, --all; -b, --bytes; -D, --discard; -d, --nodeps; -E, --dedup COLUMN
		-e, --exclude LIST; -f, --fs; -H, --list-columns; --highlight EXPR; -I, --include LIST; -i, --ascii
		-J, --json; -l, --list; -M, --merge; -m, --perms; -N, --nvme; --ct X; --ct-filter X
		--filter, -Q EXPR; --hyperlink[=X]; -n, --noheadings; -O, --output-all; -o, --output LIST
		-P, --pairs; -p, --paths; --properties-by LIST; -r, --raw; -S, --scsi; -s, --inverse; --sysroot DIR
		-T, --tree[=COLUMN]; -t, --topology; -v, --virtio; -w, --width N; -x, --sort COLUMN; -y, --shell
		-z, --zoned; -h, --help; -V, --version
	`,
	Effect: cli.Reads,
}

// blkid is util-linux 2.40.
var blkid = cli.Program{
	Name: "blkid",
	Options: `
		-c, --cache-file FILE; -D, --no-part-details; -d, --no-encoding; -g, --garbage-collect; -H, --hint X
		-i, --info; -k, --list-filesystems; -L, --label LABEL; -l, --list-one; -n, --match-types LIST
		-O, --offset N; -o, --output FORMAT; -p, --probe; -S, --size N; -s, --match-tag TAG
		-t, --match-token TOKEN; -U, --uuid UUID; -u, --usages LIST; -w FILE; -h, --help; -V, --version`,
	Effect: cli.Reads,
	Rules:  []cli.Rule{{Option: "-w", Effect: cli.WritesTo}},
}

// fdisk is util-linux 2.40; gdisk is GPT fdisk 1.0. Both wait for commands.
var fdisk = cli.Program{
	Name: "fdisk",
	Also: "cfdisk",
	Options: `
		-B, --protect-boot; -b, --sector-size N; -C, --cylinders N; -c, --compatibility[=MODE]
		-H, --heads N; -L, --color[=WHEN]; -l, --list; -n, --noauto-pt; -o, --output LIST; -S, --sectors N
		-s, --getsz; -t, --type TYPE; -u, --units[=UNIT]; -W, --wipe-partitions WHEN; -w, --wipe WHEN
		-x, --list-details; --bytes; --lock[=MODE]; -h, --help; -V, --version
	`,
	Effect: cli.Changes,
	Does:   "changes a partition table",
	Rules:  []cli.Rule{{Option: "-l -x -s", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"lsblk", "fdisk -l"},
}

var gdisk = cli.Program{
	Name:    "gdisk",
	Options: `-l`,
	Effect:  cli.Changes,
	Does:    "changes a partition table",
	Rules:   []cli.Rule{{Option: "-l", Lowers: true, Effect: cli.Reads}},
	Probes:  []string{"lsblk"},
}

// sgdisk is GPT fdisk 1.0.
var sgdisk = cli.Program{
	Name: "sgdisk",
	Options: `
		-p, --print; -i, --info N; -v, --verify; -L, --list-types; -P, --pretend; -F, --first-in-largest
		-E, --end-of-largest; -f, --first-aligned-in-largest; -D, --display-alignment; -O, --print-mbr
		-b, --backup >FILE; -d, --delete N; -n, --new X; -t, --typecode X; -c, --change-name X
		-Z, --zap-all; -z, --zap; -o, --clear; -g, --mbrtogpt; -l, --load-backup FILE
		-R, --replicate DEVICE; -G, --randomize-guids; -?, --help; -V, --version`,
	Effect:  cli.Changes,
	Does:    "changes a partition table",
	Inspect: inspectSgdisk,
	Probes:  []string{"lsblk"},
}

// inspectSgdisk takes the change back where only options are given that print.
func inspectSgdisk(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.Options {
		switch o.Name {
		case "--print", "--info", "--verify", "--list-types", "--first-in-largest", "--end-of-largest",
			"--first-aligned-in-largest", "--display-alignment", "--print-mbr", "--pretend", "--backup":
		default:
			return
		}
	}
	if len(inv.Options) > 0 {
		for i := range r.Facts {
			if r.Facts[i].Effect == cli.Changes {
				r.Facts[i] = cli.Fact{Effect: cli.Reads}
			}
		}
	}
}

// sfdisk is util-linux 2.40.
var sfdisk = cli.Program{
	Name: "sfdisk",
	Options: `
		-A, --activate; -d, --dump; -J, --json; -g, --show-geometry; -l, --list; -F, --list-free
		-r, --reorder; -s, --show-size; -T, --list-types; -V, --verify; --delete; --backup-pt-sectors
		--disk-id; --part-label; --part-type; --part-uuid; --part-attrs; --relocate; --discard-free
		--move-data[=FILE]; -a, --append; -b, --backup; --bytes; --color[=WHEN]; -f, --force
		--label, -X NAME; -Y, --label-nested NAME; --lock[=MODE]; -N, --partno N; -n, --no-act; --no-reread
		--no-tell-kernel; -O, --backup-file >FILE; -o, --output LIST; -q, --quiet; --sector-size N
		-u, --unit X; -W, --wipe-partitions WHEN; -w, --wipe WHEN; -h, --help; -v, --version
	`,
	Effect: cli.Changes,
	Does:   "changes a partition table",
	Rules: []cli.Rule{
		{Option: "-d -J -g -l -F -s -T -V -n", Lowers: true, Effect: cli.Reads},
	},
	Inspect: inspectSfdisk,
	Probes:  []string{"lsblk"},
}

// inspectSfdisk: the last command given is the one that runs.
func inspectSfdisk(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-n") {
		return
	}
	for _, name := range [...]string{"-A", "-r", "--delete", "--disk-id", "--part-label", "--part-type",
		"--part-uuid", "--part-attrs", "--relocate", "--discard-free", "--move-data", "-a", "-N"} {
		if inv.Has(name) {
			r.Add(cli.Changes, "changes a partition table")
			return
		}
	}
}

// parted is parted 3.6: commands stand behind the device.
var parted = cli.Program{
	Name:          "parted",
	StopAtOperand: true,
	Options: `
		-a, --align TYPE; -f, --fix; -j, --json; -l, --list; -m, --machine; -s, --script; -h, --help
		-v, --version`,
	Inspect: inspectParted,
	Probes:  []string{"lsblk", "parted -l"},
}

func inspectParted(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--list") && len(words) == 0 {
		r.Add(cli.Reads, "lists partitions")
		return
	}
	if len(words) < 2 {
		r.Add(cli.Interactive, "waits for commands")
		return
	}
	for i := 1; i < len(words); i++ {
		switch w := words[i]; {
		case !w.Static:
			r.Unknown("the commands of parted are not known statically")
			return
		case w.Text == "print" || w.Text == "p":
			for i+1 < len(words) &&
				(words[i+1].Text == "free" || words[i+1].Text == "all" || words[i+1].Text == "devices" ||
					words[i+1].Text == "list" || isNumber(words[i+1])) {
				i++
			}
		case w.Text == "unit" || w.Text == "align-check" || w.Text == "select" || w.Text == "help":
			if i++; w.Text == "align-check" {
				i++
			}
		case w.Text == "quit" || w.Text == "version":
		default:
			r.Add(cli.Changes, "changes a partition table")
			return
		}
	}
	r.Add(cli.Reads, "lists partitions")
}

// wipefs is util-linux 2.40.
var wipefs = cli.Program{
	Name: "wipefs",
	Options: `
		-a, --all; -b, --backup[=>DIR]; -f, --force; -i, --noheadings; -J, --json; -n, --no-act
		-O, --output LIST; -o, --offset N; -p, --parsable; -q, --quiet; -t, --types LIST; --lock[=MODE]
		-h, --help; -V, --version`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--no-act", Lowers: true, Effect: cli.Reads},
		{Option: "--all --offset", Effect: cli.Changes, Does: "wipes the signatures of a device"},
	},
	Probes: []string{"lsblk -f"},
}

// losetup is util-linux 2.40.
var losetup = cli.Program{
	Name: "losetup",
	Options: `
		-a, --all; -b, --sector-size N; -c, --set-capacity DEVICE; -D, --detach-all; -d, --detach DEVICE
		--direct-io[=X]; -f, --find; -h, --help; -J, --json; -j, --associated FILE; -L, --nooverlap
		-l, --list; -n, --noheadings; -O, --output LIST; -o, --offset N; --output-all; -P, --partscan; --raw
		--remove; -r, --read-only; --show; --sizelimit N; --loop-ref X; -v, --verbose; -V, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{MinOperands: 2, Effect: cli.Changes, Does: "sets up a loop device"},
		{Option: "-c -D -d --remove", Effect: cli.Changes, Does: "changes a loop device"},
	},
	Inspect: inspectLosetup,
	Probes:  []string{"losetup -l"},
}

func inspectLosetup(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--find") && len(inv.Operands) > 0 {
		r.Add(cli.Changes, "sets up a loop device")
	}
}

// swapon is util-linux 2.40.
var swapon = cli.Program{
	Name: "swapon",
	Options: `
		-a, --all; -d, --discard[=X]; -e, --ifexists; -f, --fixpgsz; -L LABEL; -o, --options LIST
		-p, --priority N; -s, --summary; -T, --fstab FILE; -U UUID; -v, --verbose; --show[=LIST]
		--noheadings; --raw; --bytes; -h, --help; -V, --version`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{MinOperands: 1, Effect: cli.Changes, Does: "adds swap space"},
		{Option: "-a -L -U", Effect: cli.Changes, Does: "adds swap space"},
		{Option: "--show", Lowers: true, Effect: cli.Reads},
	},
}

// mdadm is mdadm 4.4.
var mdadm = cli.Program{
	Name: "mdadm",
	Options: `
		-D, --detail; -E, --examine; -Q, --query; -X, --examine-bitmap; --detail-platform
		--examine-badblocks; -s, --scan; -b, --brief; -Y, --export; -v, --verbose; -q, --quiet; -t, --test
		-V, --version; -h, --help; --help-options; -A, --assemble; -B, --build; -C, --create
		-F, --follow, --monitor; -G, --grow; -I, --incremental; -S, --stop; -a, --add; -r, --remove
		-f, --fail; --zero-superblock; --kill-subarray N; --update-subarray N; -w, --readwrite
		-o, --readonly; -W, --wait; --wait-clean; -c, --config FILE; -e, --metadata NAME; -l, --level N
		-n, --raid-devices N; -R, --run; --manage; --misc; --re-add; -z, --size N; --homehost NAME
		--prefer NAME
	`,
	Effect: cli.Changes,
	Does:   "changes a RAID array",
	Rules: []cli.Rule{{Option: "-D -E -Q -X --detail-platform --examine-badblocks", Lowers: true,
		Effect: cli.Reads}},
	Probes:  []string{"mdadm --detail --scan"},
	Inspect: inspectMdadm,
}

// inspectMdadm: an option that changes wins over one that shows.
func inspectMdadm(inv *cli.Invocation, r *cli.Report) {
	for _, name := range [...]string{"-A", "-B", "-C", "-G", "-I", "-S", "-a", "-r", "-f", "--zero-superblock",
		"--kill-subarray", "--update-subarray", "-w", "-o", "--re-add"} {
		if inv.Has(name) {
			r.Add(cli.Changes, "changes a RAID array")
			return
		}
	}
}
