// This file owns the statements that change something and the words users read
// about them.

package sql

import "strings"

// changeVerb reports whether a statement that begins with w changes something.
func changeVerb(w string) bool { return change(w, nil) != "" }

// change says what a statement that begins with head does, "" where it is no
// change that is known.
func change(head string, t []token) string {
	switch head {
	case "drop", "undrop":
		return head + "s " + object(t)
	case "create":
		return "creates " + object(t)
	case "alter":
		return "alters " + object(t)
	case "truncate":
		return "empties " + of(t, "a table", "table", "only")
	case "delete":
		return "deletes rows from " + of(t, "a table", "from", "only", "low_priority", "quick", "ignore")
	case "update":
		return "updates rows of " + of(t, "a table", "or", "rollback", "abort", "replace", "fail", "ignore", "only", "low_priority")
	case "insert", "upsert":
		return "inserts rows into " + of(t, "a table", "into", "or", "replace", "ignore", "rollback", "abort", "fail", "overwrite", "low_priority", "delayed", "high_priority", "table")
	case "replace":
		return "replaces rows of " + of(t, "a table", "into", "low_priority", "delayed")
	case "merge":
		return "merges rows into " + of(t, "a table", "into")
	case "import":
		return "imports data"
	case "load":
		return "loads data into a table"
	case "grant":
		return "grants privileges"
	case "revoke", "deny":
		return "takes privileges away"
	case "comment":
		return "changes a comment"
	case "security":
		return "changes a security label"
	case "rename", "exchange":
		return "renames " + object(t)
	case "vacuum", "optimize", "reorganize":
		return "rewrites tables"
	case "analyze", "analyse":
		return "changes the planner's statistics"
	case "reindex":
		return "rebuilds indexes"
	case "cluster":
		return "rewrites a table"
	case "refresh":
		return "refreshes " + object(t)
	case "reassign":
		return "changes owners"
	case "repair", "msck":
		return "repairs tables"
	case "checkpoint":
		return "forces a checkpoint"
	case "lock":
		return "locks tables"
	case "notify":
		return "notifies other sessions"
	case "kill":
		return "ends a session"
	case "flush", "purge", "cache", "restart", "shutdown", "binlog", "clone", "undo", "unload", "put", "remove":
		return head + " changes the server"
	case "change":
		return "changes replication"
	case "install", "uninstall":
		return head + "s a part of the server"
	}
	return ""
}

// object names the kind of object that a definition is about: "a table".
func object(t []token) string {
	for i, x := range t {
		if x.kind != word || i > 8 {
			break
		}
		switch x.text {
		case "or", "replace", "temp", "temporary", "unlogged", "unique", "global", "local", "external", "foreign",
			"concurrently", "recursive", "virtual", "definer", "sql", "security", "fulltext", "spatial", "online",
			"force", "trusted", "procedural", "constraint", "clustered", "nonclustered", "hybrid", "persistent", "secure", "iceberg":
			continue
		case "index", "aggregate", "extension", "event", "assembly", "external table":
			return "an " + x.text
		case "table", "view", "database", "schema", "user", "role", "login", "function", "procedure", "trigger",
			"type", "sequence", "policy", "tablespace", "domain", "publication", "subscription", "server",
			"statistics", "rule", "collation", "cast", "conversion", "language", "macro", "secret", "group",
			"synonym", "package", "warehouse", "stage", "task", "stream", "pipe", "certificate", "credential",
			"column", "keyspace", "dictionary", "model":
			return "a " + x.text
		case "materialized":
			return "a materialized view"
		case "owned":
			return "all objects of a role"
		case "system":
			return "the server's configuration"
		}
		break
	}
	return "an object of the database"
}

// of returns the table's name behind the words in skip, other where there is
// none.
func of(t []token, other string, skip ...string) string {
	i := 0
next:
	for i < len(t) {
		for _, s := range skip {
			if t[i].is(s) {
				i++
				continue next
			}
		}
		break
	}
	if i >= len(t) || !t[i].name() || t[i].text == "" {
		return other
	}
	name := t[i].text
	for ; i+2 < len(t) && t[i+1].op(".") && t[i+2].name(); i += 2 {
		name += "." + t[i+2].text
		if len(name) > 60 {
			return other
		}
	}
	if len(name) > 60 || strings.ContainsAny(name, "\n\r\t") {
		return other
	}
	return name
}
