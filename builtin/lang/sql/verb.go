// This file owns names that signal a change: routines called delete_…, purge_….

package sql

import "strings"

// destructive returns the verb of destruction or publishing that is a part of
// a routine's name, "" where there is none. Parts end at anything but a letter
// and where capitals begin: dropOldRows, purge_sessions.
func destructive(name string) string {
	for i := 0; i < len(name); {
		if !isLetter(name[i]) || name[i] == '_' {
			i++
			continue
		}
		k := i + 1
		for k < len(name) && isLetter(name[k]) && name[k] != '_' && !(upper(name[k]) && !upper(name[k-1])) {
			k++
		}
		if part := strings.ToLower(name[i:k]); verbOfLoss(part) {
			return part
		}
		i = k
	}
	return ""
}

func upper(c byte) bool { return c >= 'A' && c <= 'Z' }

func verbOfLoss(w string) bool {
	switch w {
	case "delete", "deletes", "destroy", "drop", "purge", "wipe", "erase", "terminate", "uninstall", "revoke", "deprovision",
		"decommission", "flush", "deploy", "publish", "release", "apply", "rollback", "remove", "truncate", "kill", "cancel",
		"cleanup", "clean", "clear", "prune", "expire", "archive", "reset", "shutdown", "disable", "detach", "rename", "move",
		"insert", "update", "upsert", "create", "write", "send", "grant", "alter", "overwrite", "migrate", "anonymize":
		return true
	}
	return false
}
