package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the verbs by which command lines of hosting services name what
// they do (fly machine list, doctl compute droplet delete). The programs, with
// what does not go by the verb, are in hosting.go and deploying.go.

// remoteReads and remoteChanges are one remote call; their long options are
// parameters of it.
var (
	remoteReads   = cli.Command{Effect: cli.Reads, OpenOptions: true}
	remoteChanges = cli.Command{Effect: cli.Changes, Does: "changes what the service holds", OpenOptions: true}
)

// remoteVerb finds the facts that a verb says.
func remoteVerb(_ []string, name string) *cli.Command {
	switch name {
	case "list", "ls", "show", "get", "info", "describe", "status", "view", "inspect", "logs", "log", "tail",
		"search", "find", "history",
		"count", "stats", "usage", "check", "metrics", "events", "versions", "version-list", "read", "lookup",
		"validate", "releases", "regions", "whoami", "diff", "search-by-email":
		return &remoteReads
	case "create", "add", "new", "update", "edit", "set", "put", "patch", "delete", "del", "remove", "rm",
		"destroy", "unset", "import", "deploy", "publish",
		"start", "stop", "restart", "reboot", "suspend", "resume", "kill", "scale", "enable", "disable", "attach",
		"detach", "assign", "unassign",
		"allocate", "release", "rollback", "promote", "revoke", "rotate", "reset", "clone", "fork", "move",
		"transfer", "rename", "extend", "resize", "renew",
		"invite", "grant", "lock", "unlock", "purge", "register", "deregister", "migrate", "failover", "upgrade",
		"apply", "push", "cancel", "retry", "trigger", "link-account":
		return &remoteChanges
	}
	return nil
}
