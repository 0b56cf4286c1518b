package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns ZFS and LVM, which Proxmox and others stand on.

// zfs is OpenZFS 2.3's zfs.
var zfs = cli.Program{
	Name: "zfs", Effect: cli.Pure, Options: "-?, --help; -V, --version",
	Probes: []string{"zfs list", "zpool status"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: `
			-H; -p; -r; -j, --json; --json-int; -d N; -o LIST; -s NAME; -S NAME; -t TYPE`},
		{Name: "get", Effect: cli.Reads,
			Options: "-H; -p; -r; -j, --json; --json-int; -d N; -o LIST; -s LIST; -t TYPE"},
		{Name: "diff", Effect: cli.Reads, Options: "-F; -H; -t; -h"},
		{Name: "holds userspace groupspace projectspace version", Effect: cli.Reads,
			Options: "-H; -r; -i; -n; -p; -P; -j; -o LIST; -s NAME; -S NAME; -t TYPE"},
		{Name: "send", Effect: cli.Reads, Options: `
			-D; -L; -P; -R; -b; -c; -d; -e; -h; -n; -p; -s; -v; -V; -w; -X LIST; -i NAME; -I NAME; -t TOKEN
			-S NAME`},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
		{Name: "destroy", Effect: cli.Changes, Does: "destroys a dataset", Options: "-R; -f; -n; -p; -r; -v; -d",
			Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "receive recv", Effect: cli.Changes, Does: "changes datasets",
			Options: "-F; -M; -h; -n; -s; -u; -v; -d; -e; -A; -c; -o PAIR; -x NAME",
			Rules:   []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "create snapshot snap rollback clone promote rename bookmark set inherit upgrade mount unmount " +
			"umount share unshare hold release allow unallow program load-key unload-key change-key jail unjail " +
			"zone unzone wait redact project rewrite", Effect: cli.Changes, Does: "changes datasets"},
	},
}

// zpool is OpenZFS 2.3's zpool.
var zpool = cli.Program{
	Name: "zpool", Effect: cli.Pure, Options: "-?, --help; -V, --version",
	Probes: []string{"zpool status"},
	Commands: []cli.Command{
		{Name: "list status iostat get history events version", Effect: cli.Reads, Options: `
			-c LIST; -H; -L; -P; -g; -j, --json; --json-int; --json-flat-vdevs; --json-pool-key-guid; -o LIST
			-p; -T MODE; -v; -D; -d; -e; -i; -s; -t; -x; -l; -q; -r; -w; -y; -n; -f; -C; --power`,
			Rules: []cli.Rule{
				{Option: "-c", Effect: cli.Runs, Does: "runs scripts"},
				{Option: "-C", Effect: cli.Changes, Does: "clears events"},
			}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
		{Name: "create destroy add remove attach detach replace split import export clear online offline scrub " +
			"resilver trim initialize upgrade set labelclear reguid reopen sync checkpoint wait prefetch ddtprune",
			Effect: cli.Changes, Does: "changes a storage pool"},
	},
}

const lvmOptions = `
	-a, --all; -A, --autobackup BOOL; -c, --count; -d, --debug; --devices LIST; --devicesfile NAME
	-t, --test; -v, --verbose; -q, --quiet; -y, --yes; --version; -h, --help; --longhelp; --config TEXT
	--driverloaded BOOL; --lockopt TEXT; --nolocking; --nohints; --profile NAME; --commandprofile NAME
	--aligned; --binary; --configreport NAME; --foreign; -H, --history; --headings MODE
	--ignorelockingfailure; --ignoreskippedcluster; --logonly; --nameprefixes; --noheadings; --nosuffix
	-o, --options LIST; -O, --sort LIST; -P, --partial; --readonly; --reportformat FORMAT; --rows
	-S, --select TEXT; --segments; --separator TEXT; --shared; --trustcache; --unbuffered; --units UNIT
	--unquoted; -m, --maps; -s, --short; -C, --columns; -l, --lvmpartition; -x, --exported
	--journal MODE; --uuid
`

// lvmShow are the reporting programs of LVM 2.03.
var lvmShow = cli.Program{Name: "lvs", Also: "lvdisplay pvdisplay pvs vgdisplay vgs", Effect: cli.Reads,
	Options: lvmOptions, Probes: []string{"lvs", "vgs", "pvs"}}

// lvmChange are its changing programs.
var lvmChange = cli.Program{
	Name: "lvremove", Also: "lvcreate lvextend lvreduce pvcreate pvremove vgcreate vgremove",
	Effect: cli.Changes, Does: "changes volumes", Options: lvmOptions + `
		-f, --force; -L, --size SIZE; -n, --name NAME; -r, --resizefs; -T, --thin; --type TYPE`,
	Rules:  []cli.Rule{{Option: "--test", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"lvs", "vgs", "pvs"},
}
