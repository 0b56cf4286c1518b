package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns ansible and ansible-playbook of ansible-core 2.19, which run
// things on other machines; ansible_tools.go owns the rest of the family.

const (
	ansibleInventory = `
		-i, --inventory, --inventory-file HOSTS; -l, --limit SUBSET; --list-hosts; --flush-cache;`
	ansibleVault = `
		--vault-id ID; -J, --ask-vault-password, --ask-vault-pass
		--vault-password-file, --vault-pass-file !FILE;`
	ansibleConnect = `
		-b, --become; --become-method NAME; --become-user NAME; -K, --ask-become-pass
		--become-password-file, --become-pass-file FILE; -k, --ask-pass; --private-key, --key-file FILE
		-u, --user NAME; -c, --connection NAME; -T, --timeout N
		--connection-password-file, --conn-pass-file FILE; --ssh-common-args TEXT; --sftp-extra-args TEXT
		--scp-extra-args TEXT; --ssh-extra-args TEXT
	`
	ansibleRun = `
		-e, --extra-vars VARS; -C, --check; --syntax-check; -D, --diff; -f, --forks N
		-M, --module-path !DIR; --playbook-dir DIR; --task-timeout N;`
	ansibleAll = "-v, --verbose; -h, --help; --version\n" + ansibleInventory + ansibleVault + ansibleConnect +
		ansibleRun
)

var ansible = cli.Program{
	Name: "ansible",
	Env: "ANSIBLE_* -ANSIBLE_FORCE_COLOR -ANSIBLE_NOCOLOR -ANSIBLE_HOST_KEY_CHECKING " +
		"-ANSIBLE_STDOUT_CALLBACK",
	Options: ansibleAll + `
		-a, --args TEXT; -m, --module-name NAME; -o, --one-line; -t, --tree DIR; -P, --poll N
		-B, --background N`,
	Rules: []cli.Rule{
		{Option: "--tree", Effect: cli.WritesTo, Does: "writes the results to files"},
	},
	Probes:  []string{"ansible all --list-hosts", "ansible all -m ping"},
	Inspect: inspectAnsible,
}

// inspectAnsible judges an ad-hoc task: by its module, for commands by what
// they are.
func inspectAnsible(inv *cli.Invocation, r *cli.Report) {
	args, given := inv.Last("--args")
	if runsTemplate(args) || anyTemplate(inv.All("--extra-vars")) {
		r.Add(cli.Runs, "a template in the arguments may run programs here")
	}
	for _, w := range inv.All("--inventory") {
		if runnable(w.Text) {
			r.Add(cli.Runs, "runs an inventory script")
		}
	}
	if inv.Has("--list-hosts") {
		r.Add(cli.Reads, "")
		return
	}
	module, named := inv.Last("--module-name")
	if named && !module.Static {
		r.Unknown("the module is not known statically")
		return
	}
	name := module.Text
	if !named {
		name = "command"
	}
	name = strings.TrimPrefix(strings.TrimPrefix(name, "ansible.builtin."), "ansible.legacy.")
	switch {
	case ansibleReads(name):
		r.Add(cli.Reads, "")
	case name == "debug" || name == "assert" || name == "fail" || name == "set_fact":
		r.Add(cli.Pure, "")
	case name == "command" || name == "shell" || name == "raw":
		if !given {
			r.Unknown("the command of the module " + name + " is not given")
			return
		}
		r.Run(cli.Inner{Shell: &args, Remote: true, Elevated: inv.Has("--become"), Via: "ansible -m " + name})
		r.Add(cli.Reads, "")
	case inv.Has("--check"):
		r.Add(cli.Runs, "runs the module "+name+" in check mode")
	case name == "fetch":
		r.Add(cli.Works, "copies files from other machines")
	default:
		r.Add(cli.Changes, "runs the module "+name+" on other machines")
	}
}

// ansibleReads reports modules that only observe.
func ansibleReads(name string) bool {
	switch name {
	case "setup", "ping", "stat", "find", "gather_facts", "service_facts", "package_facts", "getent", "slurp",
		"wait_for",
		"wait_for_connection", "win_ping", "mount_facts", "net_ping", "win_stat", "win_find", "listen_ports_facts":
		return true
	}
	return strings.HasSuffix(name, "_info") || strings.HasSuffix(name, "_facts")
}

// runsTemplate reports whether a text holds a look-up, which runs on this
// machine: lookup('pipe', …).
func runsTemplate(w cli.Word) bool {
	return strings.Contains(w.Text, "{") &&
		(strings.Contains(w.Text, "lookup") || strings.Contains(w.Text, "query") || strings.Contains(w.Text, "q("))
}

// runnable reports whether an inventory is a script by its name: an executable
// file is run, not read.
func runnable(name string) bool {
	for _, end := range [...]string{".py", ".sh", ".rb", ".pl"} {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}

func anyTemplate(words []cli.Word) bool {
	for _, w := range words {
		if runsTemplate(w) {
			return true
		}
	}
	return false
}

const ansiblePlay = `
	-t, --tags LIST; --skip-tags LIST; --list-tasks; --list-tags; --step; --start-at-task NAME
	--force-handlers;`

var ansiblePlaybook = cli.Program{
	Name: "ansible-playbook", Effect: cli.Changes, Does: "runs a playbook on other machines",
	Options: ansibleAll + ansiblePlay,
	Rules: []cli.Rule{
		{Option: "--syntax-check --list-hosts --list-tasks --list-tags", Lowers: true, Effect: cli.Reads},
		{Option: "--check", Lowers: true, Effect: cli.Runs, Does: "runs parts of the playbook even in check mode"},
	},
	Probes: []string{"ansible-playbook site.yml --syntax-check", "ansible-playbook site.yml --list-tasks"},
}

var ansiblePull = cli.Program{
	Name: "ansible-pull", Effect: cli.Changes, Does: "downloads a playbook and runs it on this machine",
	Options: ansibleAll + ansiblePlay + `
		-U, --url URL; -d, --directory DIR; --clean; --full; --accept-host-key; --track-subs
		--verify-commit; --purge; -o, --only-if-changed; -s, --sleep N; --force; -m, --module-name NAME`,
	Rules: []cli.Rule{{Option: "--check", Lowers: true, Effect: cli.Runs,
		Does: "runs parts of the playbook even in check mode"}},
}

var ansibleConsole = cli.Program{
	Name: "ansible-console", Effect: cli.Interactive, Does: "waits for tasks",
	Options: ansibleAll + "--step",
	Rules:   []cli.Rule{{Option: "--list-hosts", Lowers: true, Effect: cli.Reads}},
}
