// This file owns batches of Transact-SQL, whose statements need no separator:
// every reserved word that begins a change counts wherever it stands.

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// batch judges the statements of SQL Server between two semicolons or GOs.
func (j *judge) batch(t []token) lang.Result {
	r := observes("runs a query")
	if t[0].kind != word || !batchHead(t[0].text) {
		o, ok := j.exec(t) // a procedure needs no EXEC at the head
		if !ok {
			o = j.fallback(t)
		}
		r = o
	}
	for i, x := range t {
		prev, next := token{}, token{}
		if i > 0 {
			prev = t[i-1]
		}
		if i+1 < len(t) {
			next = t[i+1]
		}
		if x.name() && secretTable(t, i) {
			r.Sensitive = true
		}
		if x.kind != word || prev.op(".") || next.op(".") {
			continue
		}
		switch x.text {
		case "insert", "delete", "drop", "create", "alter", "truncate", "grant", "revoke", "deny", "kill", "shutdown",
			"checkpoint":
			r.Join(changes(change(x.text, t[i+1:])))
		case "update":
			if !prev.is("for") && !next.op("(") {
				r.Join(changes(change(x.text, t[i+1:])))
			}
		case "merge":
			if !next.is("join") && !next.is("union") && !next.op(")") && !next.op(",") {
				r.Join(changes(change(x.text, t[i+1:])))
			}
		case "bulk", "writetext", "updatetext", "reconfigure", "disable", "enable":
			if x.text != "bulk" && x.text != "disable" && x.text != "enable" || next.is("insert") || next.is("trigger") {
				r.Join(changes(x.text + " changes the server"))
			}
		case "into":
			if !prev.is("insert") && !prev.is("merge") && !(next.kind == variable) {
				r.Join(changes("creates a table from a query"))
			}
		case "next":
			if next.is("value") {
				r.Join(changes("advances a sequence"))
			}
		case "backup", "restore":
			r.Join(j.backup(x.text, t[i+1:]))
		case "dbcc":
			r.Join(dbcc(t[i+1:]))
		case "exec", "execute":
			if o, ok := j.exec(t[i+1:]); ok {
				r.Join(o)
			} else {
				r.Join(unclear("executes text that is computed"))
			}
		case "setuser", "send", "receive":
			if i == 0 || x.text == "setuser" {
				r.Join(unclear(x.text + " cannot be judged"))
			}
		}
	}
	r.Join(j.calls(t))
	return r
}

// batchHead reports whether a statement of Transact-SQL can begin with w.
func batchHead(w string) bool {
	switch w {
	case "select", "with", "declare", "set", "if", "else", "while", "begin", "end", "commit", "rollback", "save", "print",
		"use", "waitfor", "return", "raiserror", "throw", "goto", "break", "continue", "open", "fetch", "close", "deallocate",
		"exec", "execute", "revert", "insert", "update", "delete", "merge", "drop", "create", "alter", "truncate", "grant", "revoke",
		"deny", "kill", "shutdown", "bulk", "writetext", "updatetext", "readtext", "reconfigure", "disable", "enable",
		"backup", "restore", "dbcc", "checkpoint", "setuser", "send", "receive", "values", "go":
		return true
	}
	return false
}

// exec judges what EXEC runs: a procedure by name, or a string. It reports
// false where that is computed or a procedure of the user.
func (j *judge) exec(t []token) (lang.Result, bool) {
	if len(t) > 0 && t[0].op("(") {
		if len(t) > 2 && t[1].kind == str && t[2].op(")") {
			return j.inner(t[1].text), true
		}
		return lang.Result{}, false
	}
	if len(t) > 2 && t[0].kind == variable && t[1].op("=") {
		t = t[2:] // EXEC @status = procedure
	}
	i := 0
	for i+2 < len(t) && t[i].name() && (t[i+1].op(".")) {
		i += 2
		for i < len(t) && t[i].op(".") {
			i++
		}
	}
	if i >= len(t) || !t[i].name() {
		return lang.Result{}, false
	}
	name := strings.ToLower(t[i].text)
	switch name {
	case "as":
		return observes("changes the session's user"), true
	case "xp_cmdshell":
		return changes("runs a shell command on the server"), true
	case "sp_executesql":
		if i+1 < len(t) && t[i+1].kind == str && (i+2 == len(t) || t[i+2].op(",") || t[i+2].kind == word) {
			return j.inner(t[i+1].text), true
		}
		return unclear("executes text that is computed"), true
	case "sp_help", "sp_helptext", "sp_helpdb", "sp_helpindex", "sp_helpconstraint", "sp_helpuser", "sp_helprole",
		"sp_helprolemember", "sp_helplogins", "sp_helpfile", "sp_helpfilegroup", "sp_helptrigger", "sp_helpsrvrole", "sp_helprotect",
		"sp_who", "sp_who2", "sp_lock", "sp_columns", "sp_tables", "sp_databases", "sp_depends", "sp_stored_procedures",
		"sp_server_info", "sp_pkeys", "sp_fkeys", "sp_statistics", "sp_linkedservers", "sp_describe_first_result_set",
		"sp_readerrorlog", "xp_readerrorlog", "xp_fixeddrives", "xp_msver", "xp_fileexist", "xp_dirtree", "sp_special_columns":
		return observes("describes the server"), true
	}
	if strings.HasPrefix(name, "sp_add") || strings.HasPrefix(name, "sp_drop") || strings.HasPrefix(name, "sp_configure") ||
		strings.HasPrefix(name, "sp_rename") || strings.HasPrefix(name, "xp_reg") || strings.HasPrefix(name, "sp_oa") ||
		strings.HasPrefix(name, "sp_set") || strings.HasPrefix(name, "sp_change") || strings.HasPrefix(name, "sp_delete") ||
		strings.HasPrefix(name, "sp_update") || strings.HasPrefix(name, "sp_start") || strings.HasPrefix(name, "sp_stop") ||
		name == "sp_send_dbmail" || name == "sp_detach_db" || name == "sp_attach_db" || name == "sp_recompile" {
		return changes("runs the procedure " + clip(name)), true
	}
	return j.routine(t), true
}

// dbcc judges DBCC by its command.
func dbcc(t []token) lang.Result {
	if len(t) == 0 {
		return unclear("DBCC names no command")
	}
	switch t[0].text {
	case "checkdb", "checktable", "checkalloc", "checkcatalog", "checkfilegroup", "checkconstraints":
		for _, x := range t[:min(len(t), 16)] {
			if x.kind == word && strings.HasPrefix(x.text, "repair") {
				return changes("repairs the database")
			}
		}
		return observes("checks the database")
	case "show_statistics", "sqlperf", "opentran", "inputbuffer", "outputbuffer", "useroptions", "help", "showcontig",
		"tracestatus", "proccache", "loginfo", "page", "ind", "memorystatus":
		return observes("describes the server")
	case "checkident":
		for _, x := range t[:min(len(t), 8)] {
			if x.is("noreseed") {
				return observes("describes the server")
			}
		}
	}
	return changes("DBCC " + clip(t[0].text) + " changes the server")
}
