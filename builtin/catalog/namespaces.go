package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns wrappers that put a command into another root, namespace or
// sandbox.

// unshare is util-linux 2.40. What the command writes still lands on this
// machine, unless the root is another one.
var unshare = cli.Program{
	Name:          "unshare",
	StopAtOperand: true,
	Options: `
		-C, --cgroup[=FILE]; -c, --map-current-user; -f, --fork; -G, --setgid GID; -i, --ipc[=FILE]
		--keep-caps; --kill-child[=SIGNAL]; --map-auto; --map-group GID; --map-groups MAP; --map-user UID
		--map-users MAP; --map-subids; -l, --load-interp FILE; -m, --mount[=FILE]; --monotonic N; --boottime N
		--mount-binfmt[=DIR]; --mount-proc[=DIR]; -n, --net[=FILE]; -p, --pid[=FILE]; --propagation MODE
		-R, --root DIR; -r, --map-root-user; -S, --setuid UID; --setgroups WHAT; -T, --time[=FILE]
		-U, --user[=FILE]; -u, --uts[=FILE]; -w, --wd DIR; -h, --help; -V, --version
	`,
	Inspect: inspectUnshare,
}

func inspectUnshare(inv *cli.Invocation, r *cli.Report) {
	in := cli.Inner{Argv: inv.Operands, Stdin: len(inv.Operands) == 0, Via: "unshare", Remote: inv.Has("--root")}
	if dir, ok := inv.Last("--wd"); ok {
		in.Moves = &dir
	}
	if dir, ok := inv.Last("--root"); ok {
		entersRoot(r, dir)
	}
	r.Run(in)
}

// entersRoot states that the programs are those of a root in some folder: their names
// say nothing of what they do.
func entersRoot(r *cli.Report, dir cli.Word) {
	if !dir.Static || !strings.HasPrefix(dir.Text, "/") {
		fact := cli.Fact{Effect: cli.Unstated, Beside: true, Does: "runs a program of " + dir.Text}
		r.Facts = append(r.Facts, fact)
	}
}

// nsenter is util-linux 2.40.
var nsenter = cli.Program{
	Name:          "nsenter",
	StopAtOperand: true,
	Options: `
		-a, --all; -C, --cgroup[=FILE]; -c, --join-cgroup; -e, --env; -F, --no-fork; -G, --setgid GID
		-i, --ipc[=FILE]; --keep-caps; -m, --mount[=FILE]; -N, --net-socket FD; -n, --net[=FILE]
		-p, --pid[=FILE]; --preserve-credentials; -r, --root[=!DIR]; -S, --setuid UID; -T, --time[=FILE]
		-t, --target PID; -U, --user[=FILE]; --user-parent; -u, --uts[=FILE]; -W, --wdns[=DIR]
		-w, --wd[=DIR]; -Z, --follow-context; -h, --help; -V, --version
	`,
	Inspect: inspectOtherRoot,
}

// chroot is GNU coreutils 9.7; -G, -g and -u are BSD's.
var chroot = cli.Program{
	Name:          "chroot",
	StopAtOperand: true,
	Options:       `-G LIST; -g GROUP; --groups LIST; --skip-chdir; -u USER; --userspec USER; --help; --version`,
	Inspect:       inspectOtherRoot,
}

// inspectOtherRoot finds the command of nsenter and chroot: a shell where none
// is given.
func inspectOtherRoot(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Program.Name == "chroot" {
		if len(words) == 0 {
			r.Unknown("the root that chroot enters is not given")
			return
		}
		entersRoot(r, words[0])
		words = words[1:]
	}
	if dir, ok := inv.Last("--root"); ok && dir.Text != "" {
		entersRoot(r, dir)
	}
	r.Run(cli.Inner{Argv: words, Stdin: len(words) == 0, Via: inv.Program.Name, Elevated: true, Remote: true})
}

// firejail is firejail 0.9.72; the options that run a program or write files are
// left out of the grammar. Values stand behind "=" only: what follows is the command.
var firejail = cli.Program{
	Name:          "firejail",
	StopAtOperand: true,
	Options: `
		--allusers; --apparmor; --appimage; --blacklist[=PATH]; --caps[=X]; --caps.drop[=LIST]; --caps.keep[=LIST]
		--cpu[=LIST]; --dns[=ADDRESS]; --env[=NAME=VALUE]; --hostname[=NAME]; --ignore[=COMMAND]; --ip[=ADDRESS]
		--ipc-namespace; --list; --machine-id; --name[=NAME]; --net[=NAME]; --netfilter[=FILE]; --nice[=N]; --no3d
		--noblacklist[=PATH]; --nodbus; --nodvd; --noexec[=PATH]; --nogroups; --noinput; --nonewprivs
		--noprofile; --noroot; --nosound; --notv; --nou2f; --novideo; --private[=DIR]; --private-bin[=LIST]
		--private-cache; --private-dev; --private-etc[=LIST]; --private-home[=LIST]; --private-tmp
		--profile[=FILE]; --protocol[=LIST]; --quiet; --read-only[=PATH]; --read-write[=PATH]; --rlimit-as[=N]
		--rlimit-nofile[=N]; --seccomp[=X]; --shell[=X]; --timeout[=TIME]; --tmpfs[=DIR]; --top; --tree; --netstats
		--whitelist[=PATH]; --x11[=X]; --debug; --help; -?; --version
	`,
	Effect: cli.Interactive,
	Does:   "runs a shell",
	Wraps:  &cli.Wrap{Optional: true},
	Rules:  []cli.Rule{{Option: "--list --tree --top --netstats", Lowers: true, Effect: cli.Reads}},
}

// bwrap is bubblewrap 0.11. Its options take up to three arguments.
var bwrap = cli.Program{
	Name:          "bwrap",
	StopAtOperand: true,
	Options:       `--help; --version`,
	Prepare:       dropSandbox,
	Wraps:         &cli.Wrap{},
}

// dropSandbox leaves out the options of bwrap that are known, with their
// arguments.
func dropSandbox(args []cli.Word) []cli.Word {
	var kept []cli.Word // options that are not known
	for len(args) > 0 && args[0].Static {
		n := sandboxOption(args[0].Text)
		if n == 0 && strings.HasPrefix(args[0].Text, "--") && len(args[0].Text) > 2 {
			kept, args = append(kept, args[0]), args[1:]
			continue
		}
		if n == 0 || n > len(args) {
			break
		}
		if n == 3 && args[2].Text == "/" && !strings.HasPrefix(args[1].Text, "/") &&
			strings.Contains(args[0].Text, "bind") {
			kept = append(kept, args[0]) // another root: its programs are not the system's
		}
		args = args[n:]
	}
	return append(kept, args...)
}

// sandboxOption returns how many words an option of bwrap takes, itself
// included; 0 where there is none of that name.
func sandboxOption(name string) int {
	switch name {
	case "--unshare-all", "--unshare-user", "--unshare-user-try", "--unshare-ipc", "--unshare-pid",
		"--unshare-net",
		"--unshare-uts", "--unshare-cgroup", "--unshare-cgroup-try", "--share-net", "--clearenv", "--new-session",
		"--die-with-parent", "--as-pid-1", "--disable-userns", "--assert-userns-disabled", "--level-prefix":
		return 1
	case "--args", "--argv0", "--userns", "--userns2", "--pidns", "--uid", "--gid", "--hostname", "--chdir",
		"--unsetenv",
		"--lock-file", "--sync-fd", "--remount-ro", "--exec-label", "--file-label", "--proc", "--dev", "--tmpfs",
		"--mqueue",
		"--dir", "--seccomp", "--add-seccomp-fd", "--block-fd", "--userns-block-fd", "--info-fd",
		"--json-status-fd",
		"--cap-add", "--cap-drop", "--perms", "--size", "--overlay-src", "--tmp-overlay", "--ro-overlay":
		return 2
	case "--bind", "--bind-try", "--dev-bind", "--dev-bind-try", "--ro-bind", "--ro-bind-try", "--bind-fd",
		"--ro-bind-fd",
		"--setenv", "--file", "--bind-data", "--ro-bind-data", "--symlink", "--chmod":
		return 3
	case "--overlay":
		return 4
	}
	return 0
}

// sandboxExec is macOS 15.
var sandboxExec = cli.Program{
	Name:          "sandbox-exec",
	StopAtOperand: true,
	Options:       `-D NAME=VALUE; -f FILE; -n NAME; -p PROFILE`,
	Wraps:         &cli.Wrap{},
}

// fakeroot is fakeroot 1.37.
var fakeroot = cli.Program{
	Name:          "fakeroot",
	StopAtOperand: true,
	Options: `
		-b N; -f FILE; -h, --help; -i FILE; -l, --lib FILE; --faked FILE; -s FILE; -u, --unknown-is-real
		-v, --version`,
	Rules: []cli.Rule{
		{Option: "-s", Effect: cli.WritesTo, Does: "saves the pretended owners"},
		{Option: "--lib --faked", Effect: cli.Runs, Does: "loads code of the caller's choosing"},
	},
	Wraps: &cli.Wrap{},
}
