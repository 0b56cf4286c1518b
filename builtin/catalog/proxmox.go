package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the command lines of Proxmox VE 8.4. Their options are written
// with one dash or two (-node, --node), so that most are parameters of one call
// to the cluster.

const pveFormat = "-output-format FORMAT; -human-readable BOOL; -noborder BOOL; -noheader BOOL; -quiet BOOL\n"

// qm manages virtual machines.
var qm = cli.Program{
	Name: "qm", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Probes: []string{"qm list", "pveversion -v"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: "-full BOOL"},
		{Name: "status", Effect: cli.Reads, Options: "-verbose BOOL"},
		{Name: "config", Effect: cli.Reads, Options: "-current BOOL; -snapshot NAME"},
		{Name: "pending listsnapshot showcmd wait", Effect: cli.Reads,
			Options: "-pretty BOOL; -snapshot NAME; -timeout N"},
		{Name: "help", Effect: cli.Pure, Options: "-extra-args LIST; -verbose BOOL",
			Operands: cli.Operands{Each: cli.Pure}},
		{Name: "guest", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "cmd", Inspect: inspectGuestCommand},
			{Name: "exec", Options: "-pass-stdin BOOL; -synchronous BOOL; -timeout N", Inspect: inspectGuestExec},
			{Name: "exec-status", Effect: cli.Reads},
			{Name: "passwd", Effect: cli.Changes, Does: "sets a password in a machine", Options: "-crypted BOOL"},
		}},
		{Name: "agent", Inspect: inspectGuestCommand},
		{Name: "cloudinit", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "dump pending", Effect: cli.Reads},
			{Name: "update", Effect: cli.Changes, Does: "changes a machine"},
		}},
		{Name: "disk", Effect: cli.Changes, Does: "changes a machine's disks", Commands: []cli.Command{
			{Name: "rescan", Effect: cli.Changes, Does: "changes a machine's configuration",
				Options: "-dryrun[=BOOL]; -vmid N",
				Rules:   []cli.Rule{{Option: "-dryrun", Value: "!0 no off false", Lowers: true, Effect: cli.Reads}}},
			{Name: "import move resize unlink", Effect: cli.Changes, Does: "changes a machine's disks",
				Options: `
				-format NAME; -target-disk NAME; -bwlimit N; -delete BOOL; -digest TEXT; -storage NAME
				-target-vmid N; -idlist LIST; -force BOOL; -skiplock BOOL`},
		}},
		{Name: "monitor terminal vncproxy", Effect: cli.Interactive, Does: "opens a console",
			Options: "-iface NAME; -escape CHAR"},
		{Name: "start stop shutdown reboot reset suspend resume destroy create clone set migrate remote-migrate " +
			"move-disk move_disk move resize template snapshot delsnapshot rollback sendkey unlink unlock " +
			"importdisk importovf import rescan cleanup mtunnel nbdstop",
			Effect: cli.Changes, Does: "changes virtual machines", OpenOptions: true},
	},
}

// pct manages containers.
var pct = cli.Program{
	Name: "pct", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Probes: []string{"pct list"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads},
		{Name: "status", Effect: cli.Reads, Options: "-verbose BOOL"},
		{Name: "config", Effect: cli.Reads, Options: "-current BOOL; -snapshot NAME"},
		{Name: "pending listsnapshot df cpusets", Effect: cli.Reads},
		{Name: "help", Effect: cli.Pure, Options: "-extra-args LIST; -verbose BOOL",
			Operands: cli.Operands{Each: cli.Pure}},
		{Name: "exec", StopAtOperand: true, Options: "-keep-env BOOL", Inspect: inspectGuestExec},
		{Name: "pull", Effect: cli.Reads, Options: "-group NAME; -perms MODE; -user NAME",
			Operands: cli.Operands{Skip: 2, Each: cli.WritesTo, Does: "copies a file out of a container"}},
		{Name: "console enter", Effect: cli.Interactive, Does: "opens a shell in a container",
			Options: "-escape CHAR; -keep-env BOOL"},
		{Name: "start stop shutdown reboot suspend resume destroy create clone set migrate remote-migrate " +
			"move-volume move_volume resize template snapshot delsnapshot rollback unlock restore push fsck fstrim " +
			"mount unmount rescan",
			Effect: cli.Changes, Does: "changes containers", OpenOptions: true},
	},
}

// inspectGuestExec finds the command that runs in a guest, behind its number and
// "--".
func inspectGuestExec(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if len(words) > 1 && words[1].Text == "--" {
		words = append(words[:1:1], words[2:]...)
	}
	if len(words) < 2 {
		r.Unknown("the command in the guest is not given")
		return
	}
	r.Run(cli.Inner{Argv: words[1:], Remote: true, Via: inv.Path[0] + " exec"})
}

// inspectGuestCommand judges a request to the agent in a machine.
func inspectGuestCommand(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) < 2 {
		r.Unknown("the request to the guest is not given")
		return
	}
	switch w := inv.Operands[1]; {
	case !w.Static:
		r.Unknown("the request to the guest is not known statically")
	case w.Text == "ping" || w.Text == "info" || len(w.Text) > 4 && w.Text[:4] == "get-" ||
		w.Text == "network-get-interfaces" || w.Text == "fsfreeze-status":
		r.Add(cli.Reads, "")
	default:
		r.Add(cli.Changes, "changes virtual machines")
	}
}

// pvesh calls the cluster's interface by path.
var pvesh = cli.Program{
	Name: "pvesh", Style: cli.SingleDash, Effect: cli.Interactive, Options: pveFormat,
	Probes: []string{"pvesh get /cluster/resources", "pvesh get /version"},
	Commands: []cli.Command{
		{Name: "get ls", Effect: cli.Reads, OpenOptions: true},
		{Name: "usage help", Effect: cli.Reads,
			Options: "-command NAME; -returns BOOL; -verbose BOOL; -extra-args LIST"},
		{Name: "create set delete", Effect: cli.Changes, Does: "changes the cluster", OpenOptions: true},
	},
}

// pveum manages users.
var pveum = cli.Program{
	Name: "pveum", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Commands: []cli.Command{
		{Name: "user group role acl pool realm", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list permissions", Effect: cli.Reads, OpenOptions: true},
			{Name: "token tfa", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list permissions", Effect: cli.Reads, OpenOptions: true},
				{Name: "add modify remove delete unlock", Effect: cli.Changes, Does: "changes users", OpenOptions: true},
			}},
			{Name: "add modify delete sync", Effect: cli.Changes, Does: "changes users", OpenOptions: true},
		}},
		{Name: "passwd useradd userdel usermod groupadd groupdel groupmod roleadd roledel rolemod aclmod acldel " +
			"ticket", Effect: cli.Changes, Does: "changes users", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Options: "-extra-args LIST; -verbose BOOL",
			Operands: cli.Operands{Each: cli.Pure}},
	},
}

// pveversion shows versions.
var pveversion = cli.Program{Name: "pveversion", Style: cli.SingleDash, Effect: cli.Reads,
	Options: "-v; -verbose[=BOOL]"}

// pvecm manages the cluster.
var pvecm = cli.Program{
	Name: "pvecm", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Commands: []cli.Command{
		{Name: "status nodes apiver", Effect: cli.Reads},
		{Name: "keygen", Effect: cli.Pure, Operands: cli.Operands{Each: cli.WritesTo, Does: "writes a key"}},
		{Name: "add addnode create delnode expected updatecerts qdevice mtunnel", Effect: cli.Changes,
			Does: "changes the cluster", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Options: "-extra-args LIST; -verbose BOOL",
			Operands: cli.Operands{Each: cli.Pure}},
	},
}

// pvesm manages storage.
var pvesm = cli.Program{
	Name: "pvesm", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Probes: []string{"pvesm status"},
	Commands: []cli.Command{
		{Name: "status list path scan nfsscan cifsscan glusterfsscan iscsiscan lvmscan lvmthinscan zfsscan " +
			"extractconfig", Effect: cli.Reads, OpenOptions: true},
		{Name: "add set remove alloc free import export apiinfo prune-backups", Effect: cli.Changes,
			Does: "changes storage", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Options: "-extra-args LIST; -verbose BOOL",
			Operands: cli.Operands{Each: cli.Pure}},
	},
}

// pveam manages templates.
var pveam = cli.Program{
	Name: "pveam", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Commands: []cli.Command{
		{Name: "available list", Effect: cli.Reads, Options: "-section NAME"},
		{Name: "update download remove", Effect: cli.Changes, Does: "changes templates"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// vzdump backs guests up.
var vzdump = cli.Program{Name: "vzdump", Style: cli.SingleDash, Effect: cli.Changes, Does: "backs up guests",
	OpenOptions: true,
	Commands:    []cli.Command{{Name: "help", Effect: cli.Pure}}, Probes: []string{"pvesm status"}}

// haManager manages high availability.
var haManager = cli.Program{
	Name: "ha-manager", Style: cli.SingleDash, Effect: cli.Pure, Options: pveFormat,
	Commands: []cli.Command{
		{Name: "status config groupconfig", Effect: cli.Reads, Options: "-verbose BOOL; -type TYPE"},
		{Name: "rules", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list config", Effect: cli.Reads, OpenOptions: true},
			{Name: "add set remove", Effect: cli.Changes, Does: "changes high availability", OpenOptions: true},
		}},
		{Name: "add set remove migrate relocate groupadd groupset groupremove crm-command", Effect: cli.Changes,
			Does: "changes high availability", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}
