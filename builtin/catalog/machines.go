package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns virtual machines and system containers: Vagrant 2.4, libvirt's
// virsh 11, qemu-img 10, Multipass 1.16, and incus.go's LXD and Incus.

// vagrant reads the project's Vagrantfile, which is Ruby, for all it does.
var vagrant = cli.Program{
	Name: "vagrant",
	Env:  "VAGRANT_* -VAGRANT_DEFAULT_PROVIDER", Effect: cli.Pure, Options: `
		-v, --version; -h, --help; --color; --no-color; --machine-readable; --debug; --timestamp
		--debug-timestamp; --no-tty`,
	Probes: []string{"vagrant status", "vagrant global-status"},
	Commands: []cli.Command{
		{Name: "status port ssh-config winrm-config validate", Effect: cli.Reads,
			Options: "--guest PORT; --host NAME; -p, --ignore-provider"},
		{Name: "global-status", Effect: cli.Reads, Options: "--prune",
			Rules: []cli.Rule{{Option: "--prune", Effect: cli.Works, Does: "forgets machines that are gone"}}},
		{Name: "box", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list outdated", Effect: cli.Reads, Options: "-i, --box-info; -f; --force; --global"},
			{Name: "add remove prune update repackage", Effect: cli.Changes, Does: "changes the user's boxes"}}},
		{Name: "snapshot", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "save restore delete push pop", Effect: cli.Changes, Does: "changes a machine's snapshots"},
			}},
		{Name: "plugin", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "--local"},
				{Name: "install uninstall update repair expunge license", Effect: cli.Changes,
					Does: "changes the user's plug-ins"},
			}},
		{Name: "cloud login", Effect: cli.Changes, Does: "changes published boxes or credentials"},
		{Name: "init", Effect: cli.Works, Does: "writes a Vagrantfile", Options: `
			--box-version VERSION; -f, --force; -m, --minimal; --output >FILE; --template <FILE`,
			Rules: []cli.Rule{{Option: "--output", Value: "-", Lowers: true, Effect: cli.Reads}}},
		{Name: "package", Effect: cli.Changes, Does: "stops a machine and packages it"},
		{Name: "ssh", Options: "-c, --command TEXT; -p, --plain; -t, --tty; --no-tty", Inspect: inspectVagrantSSH},
		{Name: "up halt destroy reload resume suspend provision upload rdp powershell winrm share connect push " +
			"rsync rsync-auto autocomplete serve", Effect: cli.Changes, Does: "changes a machine"},
		{Name: "version", Effect: cli.Reads},
		{Name: "help list-commands", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

func inspectVagrantSSH(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("--command")
	if ssh := vagrantSSHWords(inv.Operands); ssh {
		r.Add(cli.Runs, "hands options to ssh")
	}
	for _, c := range codes {
		r.Run(cli.Inner{Shell: &c, Via: "vagrant ssh", Remote: true})
	}
	if len(codes) == 0 {
		r.Add(cli.Interactive, "opens a shell on another machine")
	}
}

// vagrantSSHWords reports whether more than a machine's name is given: words
// behind "--" are ssh's own options, some of which run programs.
func vagrantSSHWords(words []cli.Word) bool {
	return len(words) > 1 || len(words) == 1 && strings.HasPrefix(words[0].Text, "-")
}

// virsh without a command waits for one.
var virsh = cli.Program{
	Name: "virsh", StopAtOperand: true, Effect: cli.Interactive, Does: "waits for commands",
	Options: `
		-c, --connect URI; -d, --debug N; -e, --escape CHAR; -h, --help; -k, --keepalive-interval N
		-K, --keepalive-count N; -l, --log >FILE; -q, --quiet; -r, --readonly; -t, --timing; -v; -V
		--version[=long]; --no-pkttyagent`,
	Rules: []cli.Rule{
		{Option: "-v -V", Lowers: true, Effect: cli.Pure}},
	Probes: []string{"virsh list --all", "virsh net-list --all"},
	Review: reviewVirshURI,
	Commands: []cli.Command{
		{Name: "list dominfo domstate domstats domblklist domblkinfo domblkstat domblkerror domiflist domifstat " +
			"domif-getlink domifaddr domid domname domuuid domcontrol domhostname domfsinfo domjobinfo " +
			"domlaunchsecinfo domdirtyrate-calc dumpxml vcpucount vcpuinfo guestinfo iothreadinfo vncdisplay " +
			"ttyconsole nodeinfo nodecpumap nodecpustats nodememstats freecell freepages capabilities " +
			"domcapabilities hostname sysinfo uri version maxvcpus cpu-stats cpu-models domxml-to-native " +
			"domxml-from-native nodesevinfo get-user-sshkeys domdisplay",
			Effect: cli.Reads, Options: virshShow + virshFilters, Rules: virshSecrets},
		// These show without a further operand and change with one.
		{Name: "domtime", Effect: cli.Reads, Options: "--domain NAME; --now; --pretty; --sync; --time N",
			Rules: []cli.Rule{
				{Option: "--now --sync --time", Effect: cli.Changes, Does: "sets a machine's clock"},
				{MinOperands: 2, Effect: cli.Changes, Does: "sets a machine's clock"}}},
		{Name: "schedinfo", Effect: cli.Reads, Options: `
			--domain NAME; --weight N; --cap N; --current; --config; --live; --set PAIR`, Rules: []cli.Rule{
			{Option: "--weight --cap --set", Effect: cli.Changes, Does: "changes how a machine is scheduled"},
			{MinOperands: 2, Effect: cli.Changes, Does: "changes how a machine is scheduled"}}},
		{Name: "dommemstat", Effect: cli.Reads, Options: "--domain NAME; --period N; --config; --live; --current",
			Rules: []cli.Rule{
				{Option: "--period", Effect: cli.Changes, Does: "changes how a machine collects figures"},
				{MinOperands: 2, Effect: cli.Changes, Does: "changes how a machine collects figures"}}},
		{Name: "guestvcpus", Effect: cli.Reads, Options: "--domain NAME; --cpulist LIST; --enable; --disable",
			Rules: []cli.Rule{
				{Option: "--enable --disable", Effect: cli.Changes, Does: "switches processors of a machine"},
				{MinOperands: 2, Effect: cli.Changes, Does: "switches processors of a machine"}}},
		{Name: "net-list net-info net-dumpxml net-dhcp-leases net-uuid net-name net-port-list net-port-dumpxml " +
			"iface-list iface-dumpxml iface-mac iface-name nwfilter-list nwfilter-dumpxml nwfilter-binding-list " +
			"nodedev-list nodedev-dumpxml nodedev-info pool-list pool-info pool-dumpxml pool-capabilities pool-uuid " +
			"pool-name vol-list vol-info vol-dumpxml vol-path vol-key vol-name vol-pool snapshot-list snapshot-info " +
			"snapshot-dumpxml snapshot-parent checkpoint-list checkpoint-info checkpoint-dumpxml checkpoint-parent " +
			"secret-list secret-dumpxml event",
			Effect: cli.Reads, Options: virshShow + virshFilters, Rules: virshSecrets},
		{Name: "snapshot-current", Effect: cli.Reads,
			Options: "--domain NAME; --name; --security-info; --snapshotname NAME", Rules: []cli.Rule{
				{Option: "--security-info", Effect: cli.ReadsSecrets},
				{Option: "--snapshotname", Effect: cli.Changes, Does: "changes which snapshot is current"},
				{MinOperands: 2, Effect: cli.Changes, Does: "changes which snapshot is current"}}},
		{Name: "secret-get-value", Effect: cli.ReadsSecrets, Does: "shows a secret",
			Options: "--secret ID; --plain"},
		{Name: "screenshot", Effect: cli.Works, Does: "writes a picture",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo, Unless: "--domain"},
			Options:  "--domain NAME; --screen N; --file FILE",
			Rules:    []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes a picture"}}},
		{Name: "start shutdown reboot reset destroy undefine define create suspend resume save restore " +
			"managedsave managedsave-remove autostart console attach-disk attach-device attach-interface " +
			"detach-disk detach-device detach-interface update-device edit migrate setmem setmaxmem setvcpus " +
			"set-user-password domrename domfstrim blockcommit blockcopy blockpull blockresize blockjob " +
			"change-media dump inject-nmi send-key qemu-monitor-command qemu-agent-command snapshot-create " +
			"snapshot-create-as snapshot-delete snapshot-revert snapshot-edit checkpoint-create checkpoint-delete " +
			"net-start net-destroy net-define net-undefine net-create net-update net-autostart net-edit pool-start " +
			"pool-destroy pool-define pool-define-as pool-undefine pool-create pool-create-as pool-delete " +
			"pool-build pool-refresh pool-autostart pool-edit vol-create vol-create-as vol-create-from vol-clone " +
			"vol-delete vol-wipe vol-resize vol-upload secret-define secret-set-value secret-undefine iface-start " +
			"iface-destroy iface-define iface-undefine nwfilter-define nwfilter-undefine nodedev-create " +
			"nodedev-destroy nodedev-detach nodedev-reattach nodedev-reset desc metadata",
			Effect: cli.Changes, Does: "changes machines, networks or storage"},
		{Name: "vol-download", Effect: cli.Works, Does: "downloads a volume",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo, Unless: "--vol"},
			Options:  "--pool NAME; --vol NAME; --file FILE; --offset N; --length N; --sparse",
			Rules:    []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "downloads a volume"}}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// virshShow and virshFilters hold the options of what only shows.
const (
	virshShow = `
		--domain NAME; --all; --inactive; --active; --name; --uuid; --id; --table; --title; --details
		--full; --inaccessible; --security-info; --update-cpu; --migratable; --xpath TEXT; --wrap
		--device NAME; --interface NAME; --human; --source NAME; --mac; --bytes; --parent; --roots; --leaves
		--no-leaves; --metadata; --no-metadata; --tree; --from NAME; --descendants; --internal; --external
		--disk-only; --current; --name-only; --topological; --snapshotname NAME; --checkpointname NAME
		--size; --no-domain; --pool NAME; --vol NAME; --physical; --allocations; --pretty; --network NAME
		--type NAME; --port ID; --nwfilter NAME; --cap LIST; --secret ID; --respond; --reason; --maximum
		--config; --live; --guest; --count; --total; --start N; --memory N; --cellno N; --pagesize SIZE
		--cpu N; --arch NAME; --machine NAME; --emulatorbin FILE; --virttype NAME; --format NAME; --xml FILE
		--native FILE; --user NAME; --include-password; --anystats; --rawstats; --completed
		--keep-completed; --seconds N; --mode MODE; --daemon; --completions`
	virshFilters = `
		--with-snapshot; --without-snapshot; --with-checkpoint; --without-checkpoint; --state-running
		--state-paused; --state-shutoff; --state-other; --autostart; --no-autostart; --with-managed-save
		--without-managed-save; --managed-save; --persistent; --no-persistent; --transient; --ephemeral
		--no-ephemeral; --private; --no-private; --state; --cpu-total; --balloon; --vcpu; --block; --perf
		--iothread; --dirtyrate; --vm; --list-active; --list-inactive; --list-persistent; --list-transient
		--list-running; --list-paused; --list-shutoff; --list-other; --raw; --enforce; --backing; --nowait
		--filesystem; --os; --timezone; --hostname; --disk; --load; --lease; --agent; --event NAME; --loop
		--timeout N; --timestamp; --list`
)

var virshSecrets = []cli.Rule{{Option: "--security-info --include-password", Effect: cli.ReadsSecrets}}

// reviewVirshURI: an address may name the program that reaches the other side.
func reviewVirshURI(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--connect") {
		if !w.Static || strings.Contains(w.Text, "command=") || strings.Contains(w.Text, "netcat=") ||
			strings.Contains(w.Text, "+ext:") {
			r.Add(cli.Runs, "the address of --connect may name a program to run")
		}
	}
}

const qemuObjects = `
	--object TEXT; --image-opts; -U, --force-share; -q; -T, --trace TEXT; -h, --help; -V, --version`

var qemuImg = cli.Program{
	Name: "qemu-img", Effect: cli.Pure, Options: qemuObjects, Review: reviewQemuImage,
	Commands: []cli.Command{
		{Name: "info map measure compare", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-f, --format FORMAT; -F FORMAT; -O FORMAT; --output FORMAT; --backing-chain; --limits
			-s, --start-offset N; -l, --max-length N; --snapshot TEXT; -o OPTIONS; --size N; -p, --progress; -S
			-t CACHE`},
		{Name: "check", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom},
			Options: "-f, --format FORMAT; --output FORMAT; -r, --repair MODE; -t CACHE", Inspect: inspectQemuRepair},
		{Name: "create", Effect: cli.Pure, Options: `
			-f, --format FORMAT; -b, --backing FILE; -F, --backing-format FORMAT; -u, --backing-unsafe
			-o, --options TEXT; -s SIZE`, Inspect: inspectQemuCreate},
		{Name: "convert", Effect: cli.Pure,
			Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo, Does: "writes an image"}, Options: `
			-f FORMAT; -O FORMAT; -B FILE; -F FORMAT; -c; -p; -n; -t CACHE; -T CACHE; -o OPTIONS; -l TEXT; -S N
			-r N; -m N; -W; -C; --salvage; --target-is-zero; --bitmaps; --skip-broken-bitmaps
			--target-image-opts`},
		{Name: "snapshot", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-l, --list; -a, --apply NAME; -c, --create NAME; -d, --delete NAME; -f, --format FORMAT`,
			Rules: []cli.Rule{
				{Option: "--apply --create --delete", Effect: cli.Changes, Does: "changes an image's snapshots"}}},
		{Name: "resize", Effect: cli.Changes, Does: "resizes an image"},
		{Name: "commit rebase amend bitmap dd bench", Effect: cli.Changes, Does: "changes an image"},
	},
}

func inspectQemuRepair(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--repair") {
		r.Add(cli.Changes, "repairs an image, which may lose data")
	}
}

// reviewQemuImage: --trace may write a file, and an image may be described
// otherwise than by a path: by options, or as NAME:….
func reviewQemuImage(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.All("--trace") {
		if inv.Path[len(inv.Path)-1] != "convert" || strings.Contains(w.Text, "file=") {
			r.Unknown("--trace may write a file")
		}
	}
	switch inv.Path[len(inv.Path)-1] {
	case "create", "convert":
	default:
		return
	}
	if inv.Has("--image-opts") || inv.Has("--target-image-opts") {
		r.Unknown("the image is described by options")
	}
	for _, w := range inv.Operands {
		if i := strings.IndexByte(w.Text, ':'); i > 0 && strings.IndexByte(w.Text[:i], '/') < 0 {
			r.Unknown(w.Text + " is no path")
		}
	}
}

// inspectQemuCreate: FILE [SIZE].
func inspectQemuCreate(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the image that qemu-img creates is not given")
		return
	}
	r.Path(cli.WritesTo, inv.Operands[0], "writes an image")
}

var multipass = cli.Program{
	Name: "multipass", Effect: cli.Pure, Options: "-h, --help; -v, --verbose; -V, --version",
	Probes: []string{"multipass list", "multipass info"},
	Commands: []cli.Command{
		{Name: "list ls info find networks get aliases version", Effect: cli.Reads, Options: `
			--format FORMAT; --snapshots; --show-unsupported; --force-update; --raw; --keys; --only-images
			--only-blueprints; --all`},
		{Name: "exec", StopAtOperand: true, Options: "-d, --working-directory DIR; -n, --no-map-working-directory",
			Inspect: inspectMultipassExec},
		{Name: "shell sh connect", Effect: cli.Interactive, Does: "opens a shell on another machine",
			Options: "--timeout N"},
		{Name: "launch start stop suspend restart delete recover purge mount umount unmount set alias unalias " +
			"prefer snapshot restore clone transfer copy-files authenticate auth register wait-ready",
			Effect: cli.Changes, Does: "changes a machine"},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

func inspectMultipassExec(inv *cli.Invocation, r *cli.Report) { runsInside(inv, r, "multipass exec") }

// runsInside: INSTANCE [--] COMMAND ….
func runsInside(inv *cli.Invocation, r *cli.Report, via string) {
	words := inv.Operands
	if len(words) > 0 {
		words = words[1:]
	}
	if len(words) > 0 && words[0].Text == "--" {
		words = words[1:]
	}
	if len(words) == 0 {
		r.Unknown("the command that " + via + " runs is not given")
		return
	}
	r.Run(cli.Inner{Argv: words, Via: via, Remote: true})
}
