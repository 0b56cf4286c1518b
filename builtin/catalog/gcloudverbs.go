package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the verbs of gcloud: the last word of a command says what it
// does. Checked against the 13,499 commands of version 527.

// gcloudWord finds a group, or a verb.
func gcloudWord(path []string, name string) *cli.Command {
	if gcloudGroups.has(name) {
		return &cli.Command{Effect: cli.Pure, Unlisted: gcloudWord}
	}
	c := &cli.Command{OpenOptions: true, Options: `
		--destination FILE; --output-file >FILE; --plaintext-file FILE; --ciphertext-file FILE
		--out-file >FILE; --validate-only; -h`}
	switch {
	case gcloudSecret(path, name):
		c.Effect = cli.ReadsSecrets
		c.Rules = []cli.Rule{{Option: "--plaintext-file --out-file", Effect: cli.WritesTo}}
		if strings.HasPrefix(name, "sign-") {
			c.Operands = cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo, Min: 2}
		}
	case name == "export" && len(path) > 1 && path[1] == "compute":
		c.Effect = cli.Reads
		c.Rules = []cli.Rule{{Option: "--destination", Effect: cli.WritesTo}}
	case gcloudReads(name):
		c.Effect = cli.Reads
		c.Rules = []cli.Rule{{Option: "--destination --output-file --out-file", Effect: cli.WritesTo}}
	case gcloudWaits(name):
		c.Effect, c.Does = cli.Interactive, "opens a session"
	case gcloudChanges(name):
		c.Effect, c.Does = cli.Changes, "calls "+strings.Join(path, " ")+" "+name+", which changes Google Cloud"
	case gcloudChanges(path[len(path)-1]):
		// A kind behind the verb: add-job spark.
		c.Effect, c.Does = cli.Changes, "calls "+strings.Join(path, " ")+" "+name+", which changes Google Cloud"
	default:
		return nil
	}
	return c
}

func gcloudReads(name string) bool {
	switch name {
	case "get-credentials", "list-and-delete":
		return false
	case "stream-logs", "explain", "lookup", "read", "tail", "log", "logs", "status", "diff", "lint", "history",
		"wait", "wait-until", "whoami", "version", "is-upgradeable", "preview", "find", "info", "cat", "ls", "help":
		return true
	}
	verb, rest, _ := strings.Cut(name, "-")
	switch verb {
	case "list", "describe", "get", "search", "query", "show", "print", "lookup", "check", "validate", "analyze",
		"detect", "troubleshoot", "classify", "recognize", "fetch", "find", "wait", "tail", "resolve", "render":
		return true
	case "batch":
		return strings.HasPrefix(rest, "get")
	}
	return false
}

// gcloudSecret reports whether a command prints a secret.
func gcloudSecret(path []string, name string) bool {
	switch name {
	case "print-access-token", "print-identity-token", "fetch-read-token", "fetch-read-write-token",
		"get-auth-string", "get-key-string", "decrypt", "asymmetric-decrypt", "raw-decrypt", "generate-login-token",
		"get-key", "sign-jwt", "sign-blob":
		return true
	case "access":
		return len(path) > 2 && path[len(path)-1] == "versions"
	}
	return false
}

func gcloudWaits(name string) bool {
	switch name {
	case "ssh", "connect", "interactive", "connect-to-serial-port", "connect-to-session":
		return true
	}
	return false
}

// gcloudChanges reports whether a verb changes something. Words that are no
// verbs known here stay unknown.
func gcloudChanges(name string) bool {
	if name == "get-credentials" {
		return true
	}
	verb, _, _ := strings.Cut(name, "-")
	switch verb {
	case "abandon", "abort", "accept", "ack", "acknowledge", "activate", "add", "advance", "allow", "alter",
		"apply", "approve", "attach", "authorize", "backup", "build", "bulk", "call", "cancel", "clean", "cleanup",
		"clear", "clone",
		"complete", "configure", "convert", "copy", "create", "deauthorize", "delete", "deny", "deploy",
		"deprecate", "destroy", "detach", "diagnose", "disable", "dismiss", "download", "drop", "edit", "enable",
		"encrypt", "enforce", "enroll",
		"evaluate", "execute", "expand", "export", "extend", "failover", "ignore", "import", "initiate", "inject",
		"insert", "install", "instantiate", "invalidate", "invoke", "kill", "link", "load", "login", "mark",
		"migrate", "modify", "move", "mutate", "patch", "pause",
		"perform", "predict", "promote", "provision", "publish", "pull", "push", "reboot", "recreate", "redeploy",
		"register", "reimage", "reject", "release", "remove", "rename", "renew", "repair", "replace", "report",
		"request", "reschedule", "reset", "resize", "restart", "restore", "resume",
		"retry", "revert", "revoke", "rollback", "rotate", "run", "save", "seek", "send", "set", "sign", "simulate",
		"snapshot", "start", "stop", "submit", "subscribe", "suspend", "switchover", "switch", "sync", "terminate",
		"test", "train", "transfer", "trigger", "undelete", "undeploy", "unenroll",
		"unlink", "unmanage", "unregister", "unset", "untag", "update", "upgrade", "upload", "upsert", "use",
		"verify", "write", "replicate", "flip", "quarantine", "scp", "lock", "unlock", "seed", "demote",
		"reencrypt", "relocate", "grant", "rerun", "commit", "reorder", "establish", "reverse", "dev", "proxy",
		"cordon", "drain":
		return true
	}
	return false
}
