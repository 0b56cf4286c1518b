package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns systemd's programs that look into buses, devices, dumps and
// machines. All are systemd 257.

var busctl = cli.Program{
	Name: "busctl",
	Options: `
		--address X; --show-machine; --unique; --acquired; --activatable; --match X; --size N; --list
		-q, --quiet; --verbose; --xml-interface; --json MODE; -j; --expect-reply BOOL; --auto-start BOOL
		--allow-interactive-authorization BOOL; --timeout T; --augment-creds BOOL; --watch-bind BOOL
		--destination NAME; -l, --full; --no-pager; --no-legend; --system; --user; -H, --host HOST
		-M, --machine NAME; -N, --limit-messages N; -h, --help; --version`,
	Effect: cli.Reads,
	Probes: []string{"busctl list"},
	Commands: []cli.Command{
		{Name: "list status monitor capture tree introspect get-property wait help", Effect: cli.Reads},
		{Name: "call emit set-property", StopAtOperand: true, Effect: cli.Changes,
			Does: "calls a service over the bus"},
	},
}

var udevadm = cli.Program{
	Name:    "udevadm",
	Options: `-d, --debug; -h, --help; -V, --version`,
	Probes:  []string{"udevadm info -e"},
	Commands: []cli.Command{
		{Name: "info", Effect: cli.Reads, Options: `
			-q, --query X; -p, --path X; -n, --name X; -r, --root; -a, --attribute-walk; -t, --tree
			-x, --export; -P, --export-prefix X; -e, --export-db; -c, --cleanup-db
			-w, --wait-for-initialization[=T]; --json X; --subsystem-match X; --property X; --value; --no-pager`,
			Rules: []cli.Rule{{Option: "--cleanup-db", Effect: cli.Changes, Does: "cleans the database of devices"}}},
		{Name: "monitor settle verify wait", Effect: cli.Reads, Options: `
			-k, --kernel; -u, --udev; -p, --property; -s, --subsystem-match X; -t X; -E, --exit-if-exists X
			--timeout T; --initialized BOOL; --removed; --settle; --resolve-names X; --root DIR; --no-summary
			--no-style`},
		{Name: "trigger control lock", Effect: cli.Changes, Does: "makes the system handle devices again"},
		{Name: "test test-builtin cat hwdb", Effect: cli.Unstated},
	},
}

var coredumpctl = cli.Program{
	Name: "coredumpctl",
	Options: `
		--all; --debugger NAME; -A, --debugger-arguments X; -D, --directory DIR; --file FILE
		-F, --field NAME; --json MODE; -n N; --no-legend; --no-pager; -o, --output >FILE; -q, --quiet
		-r, --reverse; --root DIR; -S, --since T; -U, --until T; -1; -h, --help; --version; --image X`,
	Effect: cli.Reads,
	Probes: []string{"coredumpctl list"},
	Rules: []cli.Rule{
		{Option: "--debugger", Effect: cli.ExecutesProgram},
	},
	Commands: []cli.Command{
		{Name: "list info dump", Effect: cli.Reads},
		{Name: "debug gdb", Effect: cli.Interactive, Does: "starts a debugger"},
	},
}

var machinectl = cli.Program{
	Name: "machinectl",
	Options: `
		-a, --all; --force; --format X; -H, --host HOST; --kill-whom X; -l, --full; -M, --machine NAME
		--mkdir; -n, --lines N; --no-ask-password; --no-legend; --no-pager; --now; -o, --output MODE
		-p, --property X; -q, --quiet; --read-only; -s, --signal X; -E, --setenv X; --uid X; --value; -P X
		--verify X; -h, --help; --version; --system; --user`,
	Effect: cli.Reads,
	Probes: []string{"machinectl list"},
	Commands: []cli.Command{
		{Name: "list list-images status show image-status show-image list-transfers", Effect: cli.Reads},
		{Name: "start stop login enable disable poweroff reboot terminate kill copy-to copy-from bind edit clone " +
			"rename read-only remove set-limit clean pull-tar pull-raw import-tar import-raw import-fs export-tar " +
			"export-raw cancel-transfer", Effect: cli.Changes, Does: "changes machines or images"},
		{Name: "shell", StopAtOperand: true, Effect: cli.Changes, Does: "runs a command in a machine"},
	},
}

var bootctl = cli.Program{
	Name: "bootctl",
	Options: `
		--all-architectures; --boot-path DIR; --efi-boot-option-description X; --entry-token X
		--esp-path DIR; --graceful; --image X; --json MODE; --make-entry-directory BOOL; --no-pager
		--no-variables; -p, --print-esp-path; -q, --quiet; -R, --print-root-device; --random-seed BOOL
		--root DIR; -x, --print-boot-path; --variables BOOL; --install-source X; --dry-run; -h, --help
		--version`,
	Effect: cli.Reads,
	Probes: []string{"bootctl status"},
	Commands: []cli.Command{
		{Name: "status list is-installed kernel-identify kernel-inspect", Effect: cli.Reads},
		{Name: "install update remove random-seed set-default set-oneshot set-timeout set-timeout-oneshot " +
			"set-sysfail unlink cleanup reboot-to-firmware", Effect: cli.Changes,
			Does:  "changes what the system boots from",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	},
}

// systemd-cgls, systemd-cgtop and systemd-detect-virt only show.
var systemdShow = cli.Program{
	Name: "systemd-cgls",
	Also: "systemd-cgtop systemd-detect-virt",
	Options: `
		-a, --all; -b, --batch; -c, --container; --chroot; -d, --delay T; -k; -l, --full; -m
		-M, --machine NAME; -n, --iterations N; --no-pager; -p; -P; -q, --quiet; -r, --raw; -t; -u, --unit
		--user-unit; -v, --vm; -x, --xattr; --cgroup-id; --cvm; --depth N; --list; --private-users
		--recursive BOOL; -h, --help; --version`,
	Effect: cli.Reads,
}

// efibootmgr is efibootmgr 18: without options that change it lists.
var efibootmgr = cli.Program{
	Name: "efibootmgr",
	Options: `
		-a, --active; -A, --inactive; -b, --bootnum N; -B, --delete-bootnum; -c, --create; -C, --create-only
		-d, --disk DEVICE; -D, --remove-dups; -e, --edd N; -f, --reconnect; -F, --no-reconnect; -g, --gpt
		-i, --iface NAME; -I, --index N; -l, --loader X; -L, --label X; -m, --mirror-below-4G X
		-M, --mirror-above-4G N; -n, --bootnext N; -N, --delete-bootnext; -o, --bootorder X
		-O, --delete-bootorder; -p, --part N; -q, --quiet; -r, --driver; -t, --timeout N
		-T, --delete-timeout; -u, --unicode; -v, --verbose; -V, --version; -w, --write-signature
		-y, --sysprep; -@, --append-binary-args FILE; -h, --help`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-a -A -B -c -C -D -m -M -n -N -o -O -t -T -w -f -F", Effect: cli.Changes,
			Does: "changes what the system boots from"},
	},
	Probes: []string{"efibootmgr"},
}

// hwclock is util-linux 2.40.
var hwclock = cli.Program{
	Name: "hwclock",
	Options: `
		-a, --adjust; -D, --debug; --date TEXT; --delay N; -f, --rtc FILE; --adjfile FILE; --get
		-l, --localtime; --noadjfile; --param-get X; --param-set X; --predict; -r, --show; -s, --hctosys
		--set; --systz; --test; -u, --utc; --update-drift; -v, --verbose; -w, --systohc; --epoch N
		--getepoch; --setepoch; --vl-read; --vl-clear; -h, --help; -V, --version`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--test", Lowers: true, Effect: cli.Reads},
		{Option: "-a -s --set --systz -w --param-set --setepoch --vl-clear", Effect: cli.Changes,
			Does: "sets the clock"},
	},
	Probes: []string{"hwclock --show"},
}
