package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Android's bridges to a device: adb and fastboot 36.

// adb: what runs on the device runs there, not here.
var adb = cli.Program{
	Name:          "adb",
	StopAtOperand: true,
	LocalOptions:  true,
	Options: `
		-a
		-d
		-e
		-s SERIAL
		-t ID
		-H HOST
		-P PORT
		-L SOCKET
		--one-device SERIAL
		--exit-on-write-error
		--help
		--version
	`,
	Effect: cli.Pure,
	Probes: []string{"adb devices -l"},
	Commands: []cli.Command{
		{Name: "devices", Effect: cli.Reads, Options: `-l`},
		{
			Name: "get-state get-serialno get-devpath wait-for-device wait-for-any-device jdwp host-features " +
				"features track-devices",
			Effect: cli.Reads,
		},
		{Name: "help version", Effect: cli.Pure},
		{Name: "shell", StopAtOperand: true, Options: `-e CHAR; -n; -T; -t; -x`, Effect: cli.Interactive,
			Does:  "opens a shell on the device",
			Wraps: &cli.Wrap{Via: "adb shell", Remote: true, Shell: true, Optional: true}},
		{Name: "exec-out exec-in", StopAtOperand: true,
			Wraps: &cli.Wrap{Via: "adb exec-out", Remote: true, Shell: true}},
		{
			Name: "logcat", Effect: cli.Reads,
			Options: `
				-b, --buffer NAME; -c, --clear; -d; -D, --dividers; -e, --regex TEXT; -f, --file FILE
				-g, --buffer-size; -G N; -L, --last; -m, --max-count N; -n, --rotate-count N; --id ID; -p, --prune
				-P LIST; --pid PID; --print; -r, --rotate-kbytes N; -s; -S, --statistics; -t N; -T N
				-v, --format FORMAT; --uid LIST; --wrap; -B, --binary`,
			Rules: []cli.Rule{
				{Option: "--clear", Effect: cli.Changes, Does: "clears the device's logs"},
				{Option: "-G -P", Effect: cli.Changes, Does: "changes how the device logs"},
				{Option: "--file", Effect: cli.Changes, Does: "writes a file on the device"},
			},
		},
		{
			Name: "pull", Options: `-a; -z NAME; -Z; -q`,
			Effect: cli.Works, Does: "copies files of the device here",
			Operands: cli.Operands{Each: cli.Pure, Last: cli.WritesTo, Into: true},
		},
		{
			Name: "bugreport", Effect: cli.Works, Does: "writes a report of the device here",
			Operands: cli.Operands{Each: cli.WritesTo},
		},
		{
			Name: "push sync", Options: `-n; -z NAME; -Z; --sync; -q; -l`,
			Effect: cli.Changes, Does: "writes files on the device",
			Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}},
		},
		{
			Name: "install install-multiple install-multi-package uninstall",
			Options: `
				-l; -r; -t; -s; -d; -p PACKAGE; -g; -k; --instant; --user ID; --abi NAME; --streaming
				--no-streaming; --fastdeploy; --no-fastdeploy; --force-agent; --incremental; --no-incremental
				--wait; --bypass-low-target-sdk-block`,
			Effect: cli.Changes, Does: "changes what is installed on the device",
		},
		{
			Name: "reboot root unroot remount disable-verity enable-verity sideload tcpip usb emu keygen attach " +
				"detach",
			Effect: cli.Changes, Does: "changes the state of the device", Options: `-R`,
		},
		{
			Name: "forward reverse", Effect: cli.Changes, Does: "opens or closes a connection with the device",
			Options: `--list; --no-rebind; --remove; --remove-all`,
			Rules:   []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}},
		},
		{
			Name:   "connect disconnect pair reconnect start-server kill-server server nodaemon ppp",
			Effect: cli.Changes, Does: "starts, stops or changes adb's connections",
		},
		{Name: "mdns", Effect: cli.Pure, Commands: []cli.Command{{Name: "check services", Effect: cli.Reads}}},
	},
}

var fastboot = cli.Program{
	Name:          "fastboot",
	StopAtOperand: true,
	Options: `
		-w; -s SERIAL; -S SIZE; --slot NAME; -a, --set-active[=SLOT]; --skip-secondary; --skip-reboot
		--disable-verity; --disable-verification; --disable-super-optimization; --disable-fastboot-info
		--fs-options LIST; --unbuffered; --force; --verbose, -v; --version; --help, -h; -l
	`,
	Effect: cli.Unstated,
	Probes: []string{"fastboot devices"},
	Rules: []cli.Rule{
		{Option: "-w --set-active", Effect: cli.Changes, Does: "changes the state of the device"},
	},
	Commands: []cli.Command{
		{Name: "devices getvar", Effect: cli.Reads, Options: `-l`},
		{Name: "help", Effect: cli.Pure},
		{
			Name: "get_staged", Effect: cli.Works, Does: "copies data of the device here",
			Operands: cli.Operands{Each: cli.WritesTo},
		},
		{
			Name: "fetch", Effect: cli.Works, Does: "copies data of the device here",
			Operands: cli.Operands{Each: cli.Pure, Last: cli.WritesTo},
		},
		{
			Name: "update flashall flash flashing erase format boot reboot reboot-bootloader continue oem " +
				"set_active",
			Options: `--header-version N; --cmdline TEXT; --base ADDRESS; --apply-vbmeta`,
			Effect:  cli.Changes, Does: "overwrites or restarts the device",
		},
		{
			Name: "create-logical-partition delete-logical-partition resize-logical-partition wipe-super gsi " +
				"snapshot-update stage",
			Effect: cli.Changes, Does: "changes the partitions of the device",
		},
	},
}
