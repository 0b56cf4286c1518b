package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the verbs of the Azure CLI: the last word of a command says
// what it does. Its commands have no operands, so that words in front of the
// verb are groups.

// azWord finds a verb; any other word is a group.
func azWord(path []string, name string) *cli.Command {
	c := &cli.Command{OpenOptions: true, Options: `
		--file, -f FILE; --destination >FILE; --dest FILE; --output-file >FILE; --local-path FILE
		--template-file <FILE; --cert-file <FILE; --path TEXT
		--log-file >FILE; -y, --yes; --dryrun; --no-wait; -d[X]; -e[X]`}
	if len(path) == 2 && path[1] == "extension" || path[len(path)-1] == "config" && len(path) == 2 ||
		path[len(path)-1] == "cloud" {
		// The CLI's own settings and extensions.
		if !azReads(name) {
			c.Effect, c.Does = cli.Changes, "changes the Azure CLI of the user"
			return c
		}
	}
	switch {
	case azSecret(path, name):
		c.Effect = cli.ReadsSecrets
		c.Rules = azDownloads
	case name == "download" || name == "download-batch":
		c.Effect, c.Does = cli.Works, "downloads files"
		c.Rules = azDownloads
		if name == "download-batch" {
			c.Rules = azDownloads[1:]
		}
	case azReads(name), name == "export" && path[len(path)-1] == "group":
		c.Effect = cli.Reads
	case name == "build" && path[len(path)-1] == "pipelines":
		return &cli.Command{Unlisted: azWord}
	case azChanges(name):
		c.Effect, c.Does = cli.Changes, "calls "+strings.Join(path, " ")+" "+name+", which changes Azure"
	case cli.ChangeVerb(name) != "" || !azGroupName(name):
		return nil
	default:
		return &cli.Command{Unlisted: azWord}
	}
	return c
}

var azDownloads = []cli.Rule{
	{Option: "--file --dest", Effect: cli.WritesTo},
	{Option: "--destination --output-file --local-path --log-file", Effect: cli.WritesTo},
}

// azGroupName reports whether a word can be a group: letters, digits and "-".
func azGroupName(name string) bool {
	for i := 0; i < len(name); i++ {
		if c := name[i]; !(c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z') {
			return false
		}
	}
	return len(name) <= 40
}

func azReads(name string) bool {
	switch name {
	case "exists", "query", "tail", "diff", "what-if", "version", "help", "logs", "log-show", "summarize",
		"estimate", "calculate", "url", "generate-sas":
		return true
	}
	verb, _, _ := strings.Cut(name, "-")
	switch verb {
	case "list", "show", "get", "check", "search", "validate", "wait", "find", "discover", "describe", "preview",
		"test":
		// webtest, test-failover and the like are changes.
		return verb != "test"
	}
	return false
}

// azSecret reports whether a command prints a secret.
func azSecret(path []string, name string) bool {
	switch name {
	case "get-access-token", "list-keys", "list-key", "show-connection-string", "list-connection-strings",
		"connection-string", "list-publishing-credentials", "list-publishing-profiles", "list-credentials",
		"show-credentials", "get-upgrade-token",
		"list-account-keys", "list-admin-key", "list-query-key", "list-secrets", "get-instance-credentials":
		return true
	}
	group := path[len(path)-1]
	switch group {
	case "keys", "key", "credential", "connection-string", "query-key", "admin-key", "api-key":
		// Of a key vault, keys are shown without their secret part.
		return (name == "list" || name == "show") && !(len(path) > 2 && path[1] == "keyvault")
	case "secret":
		return (name == "show" || name == "download" || name == "backup") && !(len(path) > 2 && path[1] == "afd")
	case "appsettings":
		return name == "list"
	case "deployment":
		return name == "list-publishing-profiles"
	}
	return false
}

// azChanges reports whether a verb changes something.
func azChanges(name string) bool {
	verb, _, _ := strings.Cut(name, "-")
	switch verb {
	case "abort", "accept", "activate", "add", "allocate", "append", "apply", "approve", "assign", "associate",
		"attach", "auth", "backup", "begin", "browse", "build", "cancel", "capture", "change", "clear", "clone",
		"close", "complete", "configure", "convert", "copy", "create", "deallocate",
		"deactivate", "delete", "deny", "deploy", "deregister", "detach", "disable", "disassociate", "disconnect",
		"download", "drop", "enable", "evaluate", "exec", "execute", "export", "extend", "failover", "finalize",
		"flush", "force", "generalize", "generate", "grant", "import", "increase", "initialize", "initiate",
		"install", "invalidate", "invite", "invoke", "join", "kill", "link", "lock", "login", "merge", "migrate",
		"mount", "move", "open", "patch", "pause", "perform", "power", "prepare", "promote", "provision", "publish",
		"purge", "push", "queue", "reapply", "reboot", "rebuild", "recover", "redeploy", "refresh",
		"regenerate", "register", "reimage", "reject", "release", "relink", "remove", "rename", "renew", "replace",
		"replicate", "repair", "reset", "resize", "resolve", "restart", "restore", "resume", "resync", "retry",
		"revert", "revoke", "rollback", "rotate", "run", "save", "scale", "send", "set", "setup", "sign",
		"simulate", "skip", "snapshot",
		"start", "stop", "submit", "suspend", "swap", "switch", "sync", "take", "terminate", "test", "transfer",
		"trigger", "unassign", "undelete", "undeploy", "uninstall", "unlink", "unlock", "unregister", "unset",
		"untag", "up", "update", "upgrade", "upload", "use", "verify", "vote", "write", "cleanup", "compose",
		"delegate", "scan", "peer", "redirect", "trace", "troubleshoot", "tunnel", "rdp":
		return !azNoun(name)
	}
	return false
}

// azNoun lists groups whose names begin with a verb.
func azNoun(name string) bool {
	switch name {
	case "auth", "backup", "backup-instance", "copy-job", "import-export", "link", "lock", "move-collection",
		"queue", "release", "restore-point", "run-command", "snapshot", "snapshot-policy", "test-plan", "trigger",
		"start-stop", "peer", "update-run":
		return true
	}
	return false
}
