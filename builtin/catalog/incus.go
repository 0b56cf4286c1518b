package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns LXD 6.5's lxc and its fork Incus 6.16, whose command lines are
// the same as far as they are stated here.

var incus = cli.Program{
	Name: "incus", Also: "lxc", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--debug; --force-local; -h, --help; --project NAME; -q, --quiet; --sub-commands; -v, --verbose
		--version`,
	Probes: []string{"incus list", "incus storage list"},
	Commands: []cli.Command{
		{Name: "list ls info top", Effect: cli.Reads, Options: `
			-c, --columns LIST; --fast; -f, --format FORMAT; --all-projects; --resources; --show-log
			--show-access; --target NAME; -s, --sort NAME; -r, --refresh N`},
		{Name: "version help", Effect: cli.Reads, Options: "-a, --all", AnyOperands: true},
		{Name: "exec", StopAtOperand: true, Options: `
			--cwd DIR; -n, --disable-stdin; --env PAIR; -t, --force-interactive; -T, --force-noninteractive
			--group ID; --mode MODE; --user ID`, Inspect: inspectIncusExec},
		{Name: "shell console", Effect: cli.Interactive, Does: "opens a shell in a container",
			Options: "-t, --type TYPE; --show-log"},
		{Name: "file", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "pull", Effect: cli.Pure,
				Operands: cli.Operands{Each: cli.Pure, Last: cli.WritesTo, Does: "copies files from a container"},
				Options:  "-p, --create-dirs; -r, --recursive"},
			{Name: "push edit delete create mount", Effect: cli.Changes, Does: "changes a container's files"}}},
		{Name: "config profile network storage image project remote cluster warning operation alias auth",
			Effect: cli.Pure, Unlisted: incusGroup},
		{Name: "monitor", Effect: cli.Reads, Options: `
			--all-projects; -f, --format FORMAT; --loglevel LEVEL; --pretty; --type LIST`},
		{Name: "query", Effect: cli.Reads, Options: "-d, --data JSON; --raw; -X, --request METHOD; --wait",
			Rules: []cli.Rule{
				{Option: "--request", Value: "!GET", Effect: cli.Changes, Does: "changes what the server holds"},
				{Option: "--data", Effect: cli.Changes, Does: "changes what the server holds"}}},
		{Name: "export", Effect: cli.Works, Does: "writes a backup",
			Operands: cli.Operands{Skip: 1, Each: cli.WritesTo}, Options: `
			--compression NAME; --instance-only; --optimized-storage; --export-version N; --target NAME
			--root-only`},
		{Name: "launch init create start stop restart pause delete rm copy cp move mv rename rebuild restore " +
			"snapshot publish import admin cluster-links webui manpage", Effect: cli.Changes,
			Does: "changes containers"},
	},
}

func inspectIncusExec(inv *cli.Invocation, r *cli.Report) { runsInside(inv, r, "incus exec") }

// incusGroup: GROUP [GROUP [GROUP]] VERB.
func incusGroup(path []string, name string) *cli.Command {
	if incusNoun(name) {
		return &incusNested
	}
	return incusVerb(path, name)
}

func incusSubgroup(path []string, name string) *cli.Command {
	if incusNoun(name) {
		return &incusInner
	}
	return incusVerb(path, name)
}

func incusNoun(name string) bool {
	switch name {
	case "device", "metadata", "template", "trust", "acl", "address-set", "forward", "load-balancer", "peer",
		"zone", "record", "integration", "bucket", "key", "volume", "snapshot", "alias", "group", "permission",
		"identity", "role", "link":
		return true
	}
	return false
}

func incusVerb(path []string, name string) *cli.Command {
	switch name {
	case "list", "ls", "show", "info", "get", "list-leases", "list-allocations", "get-default",
		"get-client-certificate", "get-client-token":
		return &incusReads
	case "edit", "export", "ack", "switch", "set-url", "attach-profile", "detach-profile", "assign", "refresh",
		"list-tokens", "generate-certificate":
		return &remoteChanges
	}
	if c := remoteVerb(path, name); c == nil || c.Effect == cli.Changes {
		return c
	}
	return nil
}

var (
	incusNested = cli.Command{Effect: cli.Pure, Unlisted: incusSubgroup}
	incusInner  = cli.Command{Effect: cli.Pure, Unlisted: incusVerb}
	incusReads  = cli.Command{Effect: cli.Reads, Options: `
		-f, --format FORMAT; -c, --columns LIST; --all-projects; -e, --expanded; -p, --property
		--target NAME; --bytes; --used-by; --resources; -a, --all; --type TYPE; --vm`}
)
