package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns macOS 15's programs for settings, network and disks.

// networksetup names its command as an option: -get…, -list…, -show… and -is…
// only show.
var networksetup = cli.Program{
	Name:    "networksetup",
	Style:   cli.NoOptions,
	Inspect: inspectNetworksetup,
	Probes:  []string{"networksetup -listallhardwareports"},
}

func inspectNetworksetup(inv *cli.Invocation, r *cli.Report) {
	words := withoutLong(inv, r)
	if len(words) == 0 {
		r.Add(cli.Pure, "prints how it is used")
		return
	}
	w := words[0]
	name := strings.TrimPrefix(w.Text, "-")
	switch {
	case !w.Static || !strings.HasPrefix(w.Text, "-"):
		r.Unknown("the command of " + inv.Program.Name + " is not known here")
	case name == "help" || name == "printcommands" || name == "version":
		r.Add(cli.Pure, "prints help or its version")
	case prefixOf(name, "get", "list", "show", "is"):
		r.Add(cli.Reads, "shows settings of the system")
	case prefixOf(name, "set", "create", "delete", "remove", "add", "rename", "order", "detect", "connect",
		"disconnect", "switch", "duplicate", "import", "export"):
		r.Add(cli.Changes, "changes settings of the system")
	default:
		r.Unknown(inv.Program.Name + " has no command " + w.Text + " that is known here")
	}
}

// withoutLong returns the operands behind leading --words, which no command of
// these programs begins with.
func withoutLong(inv *cli.Invocation, r *cli.Report) []cli.Word {
	words := inv.Operands
	for len(words) > 0 && strings.HasPrefix(words[0].Text, "--") {
		r.Unknown(inv.Program.Name + " has no option " + words[0].Text + " that is known here")
		words = words[1:]
	}
	return words
}

// defaults reads and writes the settings of applications.
var defaults = cli.Program{
	Name:    "defaults",
	Style:   cli.SingleDash,
	Options: `-currentHost; -host NAME; -globalDomain; -g; -app NAME; -help`,
	Effect:  cli.Pure,
	Probes:  []string{"defaults domains"},
	Commands: []cli.Command{
		{Name: "read read-type domains find", Effect: cli.Reads},
		{Name: "help", Effect: cli.Pure},
		{Name: "write delete delete-all rename import", Style: cli.NoOptions, Effect: cli.Changes,
			Does: "changes the settings of applications"},
		{Name: "export", Effect: cli.Reads, Inspect: inspectDefaultsExport},
	},
}

func inspectDefaultsExport(inv *cli.Invocation, r *cli.Report) {
	if w := inv.Operands; len(w) > 0 && w[len(w)-1].Text != "-" {
		r.Path(cli.WritesTo, w[len(w)-1], "writes settings to a file")
	}
}

// scutil shows and sets names and the state of the network; alone it waits.
var scutil = cli.Program{
	Name:  "scutil",
	Style: cli.SingleDash,
	Options: `
		-get NAME; -set NAME; -dns; -proxy; -nwi; -nc COMMAND; -r NAME; -W; -w KEY; -t SECONDS; -prefs
		-renew NAME; -error N; -p; -help`,
	Effect: cli.Interactive,
	Does:   "waits for commands",
	Rules: []cli.Rule{
		{Option: "-nc", Value: "list status show statistics help", Lowers: true, Effect: cli.Reads},
		{Option: "-get -dns -proxy -nwi -r -w -error", Lowers: true, Effect: cli.Reads},
	},
	Inspect: inspectScutil,
	Probes:  []string{"scutil --dns"},
}

// inspectScutil: what changes wins over what shows.
func inspectScutil(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-set") || inv.Has("-renew") {
		r.Add(cli.Changes, "sets the host's names")
	}
	for _, w := range inv.All("-nc") {
		switch w.Text {
		case "list", "status", "show", "statistics", "help":
		default:
			r.Add(cli.Changes, "starts or stops a connection")
		}
	}
}

// diskutil is macOS 15.
var diskutil = cli.Program{
	Name:    "diskutil",
	Options: `-plist; --plist`,
	Style:   cli.SingleDash,
	Probes:  []string{"diskutil list"},
	Commands: []cli.Command{
		{Name: "list info information activity listFilesystems listClients isEncrypted",
			Options: "-all; -listcontent", Effect: cli.Reads},
		{Name: "apfs ap", Commands: []cli.Command{
			{Name: "list listUsers listCryptoUsers listSnapshots listVolumeGroups", Effect: cli.Reads},
			{Name: "convert create createContainer deleteContainer resizeContainer addVolume deleteVolume " +
				"eraseVolume changeVolumeRole setPassphraseHint changePassphrase encryptVolume decryptVolume " +
				"unlockVolume lockVolume deleteSnapshot defrag updatePreboot syncPasswordHash deleteVolumeGroup " +
				"enableFileVault disableFileVault", Style: cli.NoOptions, Effect: cli.Changes,
				Does: "changes a volume"}}},
		{Name: "appleRAID ar coreStorage cs", Commands: []cli.Command{
			{Name: "list info information", Options: "-plist", Effect: cli.Reads},
			{Name: "create delete add remove enable update convert resize deleteLVG createVolume changePassphrase " +
				"unlockVolume repairMirror", Style: cli.NoOptions, Effect: cli.Changes, Does: "changes a volume"}}},
		{Name: "verifyVolume verifyDisk", Effect: cli.Reads},
		{Name: "mount unmount umount mountDisk unmountDisk eject rename renameVolume enableJournal " +
			"disableJournal moveJournal enableOwnership disableOwnership repairVolume repairDisk eraseDisk " +
			"eraseVolume reformat eraseOptical zeroDisk randomDisk secureErase partitionDisk splitPartition " +
			"mergePartitions resizeVolume addPartition addVolume resetFusion repairPermissions",
			Style: cli.NoOptions, Effect: cli.Changes, Does: "mounts, changes or erases a disk"},
		{Name: "image",
			Commands: []cli.Command{
				{Name: "info", Effect: cli.Reads},
				{Name: "attach create resize", Style: cli.NoOptions, Effect: cli.Changes,
					Does: "attaches or changes an image"},
			}},
	},
}

// hdiutil is macOS 15.
var hdiutil = cli.Program{
	Name:  "hdiutil",
	Style: cli.SingleDash,
	Options: `
		-plist; -verbose; -quiet; -debug; -type NAME; -encryption X; -stdinpass; -shadow FILE; -insecurehttp
		-cacert X; -recover FILE; -imagekey X; -srcimagekey X; -tgtimagekey X; -puppetstrings`,
	Probes: []string{"hdiutil info"},
	Commands: []cli.Command{
		{Name: "info imageinfo isencrypted checksum verify plugins help pmap fsid udifderez", Options: `
			-format; -checksum; -pmap; -complete; -endoffset; -simple; -standard; -nominalsize; -uuid; -shims
			-diagnostic; -matchuuid; -matchdev; -listclass`, Effect: cli.Reads},
		{Name: "attach mount mountvol unmount detach eject burn erasekeys chpass unflatten flatten udifrez " +
			"compact resize internet-enable", Style: cli.NoOptions, Effect: cli.Changes,
			Does: "attaches or changes an image"},
		{Name: "create convert makehybrid segment", Style: cli.NoOptions, Effect: cli.Unstated,
			Does: "writes an image where its operands say"},
	},
}

// tmutil is macOS 15.
var tmutil = cli.Program{
	Name:    "tmutil",
	Style:   cli.SingleDash,
	Options: `-X; -a; -s; -m; -t; -d DIR; -v; -p; -n; -E; -@; -M; -u; -I NAME; -D N; -c; -h; -b; -r; -l`,
	Probes:  []string{"tmutil status", "tmutil listbackups"},
	Commands: []cli.Command{
		{Name: "destinationinfo latestbackup listbackups listlocalsnapshots listlocalsnapshotdates " +
			"machinedirectory uniquesize verifychecksums status currentphase compare calculatedrift isexcluded " +
			"version help", Effect: cli.Reads},
		{Name: "enable disable startbackup stopbackup enablelocal disablelocal snapshot localsnapshot " +
			"deletelocalsnapshots thinlocalsnapshots delete deleteinprogress restore setdestination " +
			"removedestination setquota addexclusion removeexclusion inheritbackup associatedisk",
			Style: cli.NoOptions, Effect: cli.Changes, Does: "changes the backups"},
	},
}

// pkgutil is macOS 15: the command is an option.
var pkgutil = cli.Program{
	Name: "pkgutil",
	Options: `
		-h, --help; -f, --force; -v, --verbose; --volume DIR; --edit-pkg ID; --only-files; --only-dirs
		--regexp; --pkgs[=REGEX]; --packages; --pkgs-plist; --files ID; --lsbom ID; --export-plist ID
		--pkg-info ID; --pkg-info-plist ID; --pkg-groups ID; --groups; --groups-plist; --group-pkgs ID
		--file-info PATH; --file-info-plist PATH; --payload-files FILE; --check-signature FILE; --forget ID
		--learn PATH; --repair ID; --expand FILE; --expand-full FILE; --flatten DIR; --flatten-full DIR
		--bom FILE; --verify ID
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--forget --learn --repair", Effect: cli.Changes, Does: "changes the receipts of packages"},
		{Option: "--expand --expand-full --flatten --flatten-full --bom", Effect: cli.Unstated,
			Does: "packs or unpacks a package where its operands say"},
	},
	Probes: []string{"pkgutil --pkgs"},
}

// installer is macOS 15.
var installer = cli.Program{
	Name:  "installer",
	Style: cli.SingleDash,
	Options: `
		-pkg FILE; -target X; -store; -volinfo; -pkginfo; -dominfo; -query X; -plist; -listChoices
		-showChoiceChangesXML; -showChoicesXML; -applyChoiceChangesXML FILE; -allowUntrusted; -verbose
		-verboseR; -vers; -help; -config; -dumplog; -lang X; -file FILE`,
	Effect: cli.Changes,
	Does:   "installs a package",
	Rules: []cli.Rule{{Option: "-volinfo -pkginfo -dominfo -query -showChoicesXML -showChoiceChangesXML " +
		"-vers -config", Lowers: true, Effect: cli.Reads}},
	Probes: []string{"pkgutil --pkgs"},
}

// profiles is macOS 15.
var profiles = cli.Program{
	Name:  "profiles",
	Style: cli.SingleDash,
	Options: `
		-type NAME; -user NAME; -path FILE; -output >FILE; -identifier ID; -uuid ID; -password X; -forced
		-all; -verbose; -quiet; -cached; -startup; -L; -P; -I; -R; -H; -S; -e; -C; -c; -v`,
	Probes: []string{"profiles list"},
	Rules: []cli.Rule{
		{Option: "-I -R -S", Effect: cli.Changes, Does: "changes the configuration profiles"},
	},
	Commands: []cli.Command{
		{Name: "list show status validate version help", Effect: cli.Reads},
		{Name: "install remove sync renew restart", Effect: cli.Changes,
			Does: "changes the configuration profiles"},
	},
}

// spctl is macOS 15.
var spctl = cli.Program{
	Name: "spctl",
	Options: `
		-a, --assess; -t, --type TYPE; -v, --verbose; --status; --disable-status; --list; --raw; --context X
		--continue; --ignore-cache; --no-cache; -D, --dump; --path; --requirement; --anchor; --hash
		--label NAME; --priority N; --rule; --kext; --test-devid-status; --developer-mode; --add; --remove
		--enable; --disable; --global-enable; --global-disable; --master-enable; --master-disable
		--reset-default; --test-devid-enable; --test-devid-disable; --assess-cache
	`,
	Rules: []cli.Rule{
		{Option: "--add --remove --enable --disable --global-enable --global-disable --master-enable " +
			"--master-disable --reset-default --test-devid-enable --test-devid-disable", Effect: cli.Changes,
			Does: "changes which programs may run"},
		{Option: "--assess --status --disable-status --list --test-devid-status", Effect: cli.Reads},
	},
	Inspect: inspectSpctl,
	Probes:  []string{"spctl --status"},
}

func inspectSpctl(inv *cli.Invocation, r *cli.Report) {
	if len(r.Facts) == 0 {
		r.Unknown("the command of spctl is not given")
	}
}

// csrutil is macOS 15.
var csrutil = cli.Program{
	Name: "csrutil",
	Commands: []cli.Command{
		{Name: "status report", Effect: cli.Reads},
		{Name: "authenticated-root",
			Commands: []cli.Command{
				{Name: "status", Effect: cli.Reads},
				{Name: "enable disable", Effect: cli.Changes, Does: "changes the protection of the system"},
			}},
		{Name: "netboot",
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "add remove", Effect: cli.Changes, Does: "changes the protection of the system"},
			}},
		{Name: "enable disable clear", Effect: cli.Changes, Does: "changes the protection of the system",
			Options: "--without X; --no-internal"},
	},
	Probes: []string{"csrutil status"},
}

var nvram = cli.Program{
	Name:    "nvram",
	Options: `-p; -x; -f FILE; -d NAME; -c; -q`,
	Effect:  cli.Reads,
	Rules:   []cli.Rule{{Option: "-f -d -c", Effect: cli.Changes, Does: "changes the firmware's variables"}},
	Inspect: inspectSysctlLike,
	Probes:  []string{"nvram -p"},
}

// inspectSysctlLike finds NAME=VALUE among the operands.
func inspectSysctlLike(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.IndexByte(w.Text, '=') > 0 || !w.Static && w.Prefix == "" {
			r.Add(cli.Changes, "changes the firmware's variables")
		}
	}
}

var pmset = cli.Program{
	Name:    "pmset",
	Style:   cli.NoOptions,
	Inspect: inspectPmset,
	Probes:  []string{"pmset -g"},
}

func inspectPmset(inv *cli.Invocation, r *cli.Report) {
	switch {
	case len(inv.Operands) == 0:
		r.Unknown("the command of pmset is not given")
	case inv.Operands[0].Text == "-g":
		r.Add(cli.Reads, "shows the power settings")
	default:
		r.Add(cli.Changes, "changes the power settings")
	}
}

var systemsetup = cli.Program{
	Name:    "systemsetup",
	Style:   cli.NoOptions,
	Inspect: inspectNetworksetup,
	Probes:  []string{"systemsetup -gettimezone"},
}

var kextstat = cli.Program{
	Name:    "kextstat",
	Options: `-a; -l; -b ID; -k; -x; -v`,
	Effect:  cli.Reads,
}

var kextload = cli.Program{
	Name:    "kextload",
	Also:    "kextunload",
	Options: `-b, --bundle-id ID; -d ID; -v; -h, --help`,
	Effect:  cli.Changes,
	Does:    "loads or removes a kernel extension",
	Probes:  []string{"kextstat"},
}

var kmutil = cli.Program{
	Name:   "kmutil",
	Probes: []string{"kmutil showloaded"},
	Commands: []cli.Command{
		{Name: "showloaded find libraries check inspect print-diagnostics log dumpstate", Options: `
			--show X; --sort; --bundle-identifier ID; -b ID; -p FILE; --list-only; --no-kernel-components
			--variant-suffix X; --arch X`, Effect: cli.Reads},
		{Name: "load unload create install trigger-panic-medic clear-staging configure-boot rebuild migrate",
			Style: cli.NoOptions, Effect: cli.Changes, Does: "loads or removes kernel extensions"},
	},
}
