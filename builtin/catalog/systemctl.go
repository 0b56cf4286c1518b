package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns systemd's control programs.

// systemctl is systemd 257.
var systemctl = cli.Program{
	Name: "systemctl",
	Options: `
		--after; -a, --all; --before; --boot-loader-entry NAME; --boot-loader-menu TIME
		--check-inhibitors MODE; -C, --capsule NAME; --dry-run; --drop-in NAME; --failed; --firmware-setup
		-f, --force; --full; -l; --global; -H, --host HOST; -i; --image IMAGE; --image-policy POLICY
		--job-mode MODE; --kernel-cmdline TEXT; --kill-mode MODE; --kill-subgroup PATH; --kill-value N
		--kill-whom, --kill-who WHOM; --legend BOOL; -n, --lines N; -M, --machine NAME; --marked
		--message TEXT; --mkdir; --no-ask-password; --no-block; --no-legend; --no-pager; --no-reload
		--no-wall; --no-warn; --now; -o, --output MODE; -P NAME; --plain; --preset-mode MODE
		-p, --property NAME; -q, --quiet; --read-only; -r, --recursive; --reverse; --root PATH; --runtime
		--show-transaction; --show-types; -s, --signal SIGNAL; --state LIST; --stdin; --system; -T
		--timestamp FORMAT; -t, --type TYPE; --user; --value; -v, --verbose; --wait; --what LIST
		--when TIME; --with-dependencies; -h, --help; --version
	`,
	Effect: cli.Reads,
	Probes: []string{"systemctl status", "systemctl list-units --failed", "systemctl list-timers"},
	Commands: []cli.Command{
		{Name: "list-units list-automounts list-paths list-sockets list-timers list-unit-files list-dependencies " +
			"list-jobs list-machines is-active is-enabled is-failed is-system-running status show cat help " +
			"get-default whoami", Effect: cli.Reads},
		{Name: "show-environment", Effect: cli.ReadsSecrets, Does: "prints the service manager's environment"},
		{Name: "service-log-level service-log-target", Effect: cli.Reads, Rules: []cli.Rule{
			{MinOperands: 2, Effect: cli.Changes, Does: "changes what a service logs"}}},
		{Name: "log-level log-target service-watchdogs", Effect: cli.Reads, Rules: []cli.Rule{
			{MinOperands: 1, Effect: cli.Changes, Does: "changes the service manager"}}},
		{Name: "start stop reload restart try-restart reload-or-restart try-reload-or-restart isolate kill " +
			"freeze thaw condrestart condreload force-reload condstop",
			Effect: cli.Changes, Does: "starts, stops or signals units"},
		{Name: "clean reset-failed", Effect: cli.Changes, Does: "clears the state of units"},
		{Name: "enable disable reenable preset preset-all mask unmask link revert add-wants add-requires " +
			"set-default", Effect: cli.Changes, Does: "changes which units are started"},
		{Name: "set-property bind mount-image", Effect: cli.Changes, Does: "changes a unit"},
		{Name: "edit", Effect: cli.Changes, Does: "edits a unit"},
		{Name: "set-environment unset-environment import-environment", Effect: cli.Changes,
			Does: "changes the service manager's environment"},
		{Name: "daemon-reload daemon-reexec cancel", Effect: cli.Changes, Does: "changes the service manager"},
		{Name: "default rescue emergency halt poweroff reboot kexec soft-reboot exit switch-root suspend " +
			"hibernate hybrid-sleep suspend-then-hibernate sleep",
			Effect: cli.Changes, Does: "stops the system",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	},
}

// journalctl is systemd 257.
var journalctl = cli.Program{
	Name: "journalctl",
	Options: `
		--after-cursor CURSOR; -a, --all; -b, --boot[=ID]; --case-sensitive[=BOOL]; -x, --catalog
		-c, --cursor CURSOR; --cursor-file FILE; -D, --directory DIR; -k, --dmesg; -e, --pager-end
		--exclude-identifier TEXT; --facility LIST; -F, --field NAME; -N, --fields; --file FILE; -i FILE
		-f, --follow; --force; -g, --grep REGEX; --image IMAGE; --image-policy P; --interval TIME
		--invocation ID; -I; -l, --full; -n, --lines[=N]; --list-boots; --list-invocations
		--list-namespaces; -M, --machine NAME; -m, --merge; --namespace NAME; --no-full; --no-hostname
		--no-pager; --no-tail; -o, --output FORMAT; --output-fields LIST; -p, --priority RANGE; -q, --quiet
		-r, --reverse; --root DIR; --show-cursor; -S, --since TIME; --synchronize-on-exit BOOL; --system
		-t, --identifier TEXT; --truncate-newline; -T TEXT; -u, --unit NAME; -U, --until TIME; --user
		--user-unit NAME; --utc; -W; --verify-key KEY; -h, --help; --version; --disk-usage; --dump-catalog
		--header; --list-catalog; --verify; --flush; --relinquish-var; --rotate; --setup-keys
		--smart-relinquish-var; --sync; --update-catalog; --vacuum-files N; --vacuum-size SIZE
		--vacuum-time TIME
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--vacuum-files --vacuum-size --vacuum-time", Effect: cli.Changes, Does: "deletes journal files"},
		{Option: "--flush --relinquish-var --rotate --smart-relinquish-var --sync", Effect: cli.Changes,
			Does: "moves or rotates the journal"},
		{Option: "--setup-keys --update-catalog", Effect: cli.Changes,
			Does: "writes the journal's keys or catalogue"},
		{Option: "--cursor-file", Effect: cli.WritesTo, Does: "writes where it stopped reading"},
		{Option: "--file -i", Effect: cli.ReadsFrom},
	},
	Prepare: countedLines,
	Probes:  []string{"journalctl -n 20 --no-pager", "journalctl --disk-usage"},
}

// countedLines glues the number behind -n and the boot behind -b to them, where
// it stands in a word of its own.
func countedLines(args []cli.Word) []cli.Word {
	out := args[:0:0]
	for i := 0; i < len(args); i++ {
		w := args[i]
		if (w.Text == "-n" || w.Text == "-b" || w.Text == "--lines" || w.Text == "--boot") && i+1 < len(args) &&
			(isNumber(args[i+1]) || args[i+1].Text == "all") {
			i++
		}
		out = append(out, w)
	}
	return out
}

// loginctl is systemd 257.
var loginctl = cli.Program{
	Name: "loginctl",
	Options: `
		-a, --all; -H, --host HOST; --json MODE; -j; --kill-whom WHOM; -l, --full; -M, --machine NAME
		-n, --lines N; --no-ask-password; --no-legend; --no-pager; -o, --output MODE; -P NAME
		-p, --property NAME; -s, --signal SIGNAL; --value; -h, --help; --version
	`,
	Effect: cli.Reads,
	Probes: []string{"loginctl list-sessions"},
	Commands: []cli.Command{
		{Name: "list-sessions session-status show-session list-users user-status show-user list-seats " +
			"seat-status show-seat", Effect: cli.Reads},
		{Name: "activate lock-session unlock-session lock-sessions unlock-sessions terminate-session kill-session",
			Effect: cli.Changes, Does: "changes or ends sessions"},
		{Name: "enable-linger disable-linger terminate-user kill-user attach flush-devices terminate-seat",
			Effect: cli.Changes, Does: "changes users or seats"},
	},
}

// timedatectl is systemd 257.
var timedatectl = cli.Program{
	Name: "timedatectl",
	Options: `
		--adjust-system-clock; -a, --all; -H, --host HOST; -M, --machine NAME; --monitor; --no-ask-password
		--no-pager; -P NAME; -p, --property NAME; --value; -h, --help; --version`,
	Effect: cli.Reads,
	Probes: []string{"timedatectl status"},
	Commands: []cli.Command{
		{Name: "status show list-timezones timesync-status show-timesync", Effect: cli.Reads},
		{Name: "set-time set-timezone set-local-rtc set-ntp ntp-servers revert", Effect: cli.Changes,
			Does: "sets the clock"},
	},
}

// hostnamectl is systemd 257.
var hostnamectl = cli.Program{
	Name: "hostnamectl",
	Options: `
		-H, --host HOST; --json MODE; -j; -M, --machine NAME; --no-ask-password; --pretty; --static
		--transient; -h, --help; --version`,
	Effect: cli.Reads,
	Probes: []string{"hostnamectl status"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads},
		{Name: "hostname icon-name chassis deployment location", Effect: cli.Reads, Rules: []cli.Rule{
			{MinOperands: 1, Effect: cli.Changes, Does: "sets the host's name"}}},
		{Name: "set-hostname set-icon-name set-chassis set-deployment set-location", Effect: cli.Changes,
			Does: "sets the host's name"},
	},
}

// localectl is systemd 257.
var localectl = cli.Program{
	Name: "localectl",
	Options: `
		--full; -l; -H, --host HOST; -M, --machine NAME; --no-ask-password; --no-convert; --no-pager
		-h, --help; --version`,
	Effect: cli.Reads,
	Probes: []string{"localectl status"},
	Commands: []cli.Command{
		{Name: "status list-locales list-keymaps list-x11-keymap-models list-x11-keymap-layouts " +
			"list-x11-keymap-variants list-x11-keymap-options", Effect: cli.Reads},
		{Name: "set-locale set-keymap set-x11-keymap", Effect: cli.Changes, Does: "sets the locale"},
	},
}

// systemdAnalyze is systemd 257.
var systemdAnalyze = cli.Program{
	Name: "systemd-analyze",
	Options: `
		--fuzz TIME; --from-pattern P; --generators[=BOOL]; --global; -H, --host HOST; --image IMAGE
		--iterations N; --json MODE; -M, --machine NAME; --man[=BOOL]; --no-pager; --offline BOOL; --order
		-q, --quiet; --recursive-errors MODE; --require; --root DIR; --security-policy FILE; --system
		--threshold N; --to-pattern P; --unit NAME; --user; --base-time TIME; --instance NAME; --table
		--no-legend; -h, --help; --version
	`,
	Effect: cli.Reads,
	Commands: []cli.Command{
		{Name: "time blame critical-chain plot dot dump unit-files unit-paths exit-status capability " +
			"compare-versions condition verify calendar timestamp timespan security filesystems syscall-filter " +
			"inspect-elf fdstore malloc cat-config architectures image-policy has-tpm2 pcrs srk smbios11 unit-gdb",
			Effect: cli.Reads},
		{Name: "log-level log-target service-watchdogs", Effect: cli.Reads,
			Rules: []cli.Rule{{MinOperands: 1, Effect: cli.Changes, Does: "changes the service manager"}}},
	},
}

// shutdown is systemd 257, with SysV's and BSD's options.
var shutdown = cli.Program{
	Name: "shutdown",
	Options: `
		-H, --halt; -P, --poweroff; -r, --reboot; -h; -k; --no-wall; -c; --show; -f; -F; -n; -o; -p; -s
		-t SECONDS; -u; --help; --version`,
	Effect: cli.Changes,
	Does:   "stops the system",
	Rules:  []cli.Rule{{Option: "--show", Lowers: true, Effect: cli.Reads}},
	Modes:  "--show --halt --poweroff --reboot -h -c -k -o -p -s -u",
	Probes: []string{"shutdown --show"},
}

// reboot is systemd 257; halt and poweroff share its options.
var reboot = cli.Program{
	Name: "reboot",
	Also: "halt poweroff",
	Options: `
		-d, --no-wtmp; -f, --force; -n, --no-sync; -p, --poweroff; -w, --wtmp-only; --halt; --reboot
		--no-wall; -l; -q; -k; --help; --version`,
	Effect: cli.Changes,
	Does:   "stops the system",
	Probes: []string{"uptime"},
}

// initProgram is systemd 257: init and telinit change the runlevel.
var initProgram = cli.Program{
	Name:    "init",
	Also:    "telinit",
	Options: `-t SECONDS; -e TEXT; --no-wall; --help; --version`,
	Effect:  cli.Changes,
	Does:    "changes the runlevel",
}
