// This file owns what functions do: the built-in ones that act, those that
// take SQL as text, and what a name that no manual lists may do.

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// call judges the call whose name is t[i]; it reports false for one that only
// computes or reads.
func (j *judge) call(t []token, i int) (lang.Result, bool) {
	name := strings.ToLower(t[i].text)
	schema := ""
	if i > 1 && t[i-1].op(".") {
		schema = strings.ToLower(t[i-2].text)
	}
	if reason := acts(name); reason != "" {
		return changes(reason), true
	}
	if schema == "cron" {
		return changes("changes scheduled jobs"), true
	}
	switch name {
	case "load_extension", "fts3_tokenizer", "eval":
		return unclear("loads native code"), true
	case "edit":
		if j.d == SQLite3 {
			return unclear("opens an editor"), true
		}
	case "writefile":
		if j.d == SQLite3 {
			return j.fileCall(t, i, true), true
		}
	case "readfile", "fsdir", "read_csv", "read_csv_auto", "sniff_csv", "read_parquet", "parquet_scan", "parquet_metadata",
		"parquet_schema", "read_json", "read_json_auto", "read_ndjson", "read_json_objects", "read_text", "read_blob",
		"read_xlsx", "sqlite_scan", "st_read", "glob":
		if (j.d == SQLite3 || j.d == Duck) && (name != "glob" || j.d == Duck) {
			return j.fileCall(t, i, false), true
		}
	case "pg_read_file", "pg_read_binary_file", "load_file", "lo_get", "getenv", "duckdb_secrets", "pg_ls_dir":
		r := observes("reads a file of the server")
		r.Sensitive = name != "pg_ls_dir" && name != "lo_get"
		return r, true
	case "query_to_xml", "query_to_xmlschema", "query_to_xml_and_xmlschema", "ts_stat", "ts_rewrite", "crosstab",
		"crosstab2", "crosstab3", "crosstab4", "crosstabn", "dblink", "openquery", "query", "sqlite_query",
		"postgres_query", "mysql_query", "sha3_query", "cursor_to_xml", "set_config":
		if name == "query" && j.d != Duck {
			break
		}
		return j.textCall(t, i), true
	case "openrowset", "opendatasource":
		return unclear("sends text to another server"), true
	}
	system := schema == "" || schema == "pg_catalog" || schema == "sys" || schema == "information_schema" || schema == "main"
	if system && listed(name) {
		return lang.Result{}, false
	}
	if v := destructive(j.src[t[i].pos:t[i].to]); v != "" {
		return signals("calls the function " + clip(name) + ", which says " + v), true
	}
	if j.d == SQLite3 || j.d == Duck || j.d == TSQL || alias(t, i) || system && family(name) {
		return lang.Result{}, false
	}
	return unclear("calls the function " + clip(name) + ", whose work is not known"), true
}

// alias reports whether t[i] stands where a name is given and not a call: after
// AS, a table or a closing parenthesis.
func alias(t []token, i int) bool {
	if i == 0 {
		return false
	}
	p := t[i-1]
	switch p.kind {
	case ident, str, number:
		return true
	case word:
		return p.text == "as" || !introduces(p.text)
	}
	return p.op(")")
}

// introduces reports whether an expression can follow the keyword w.
func introduces(w string) bool {
	switch w {
	case "select", "distinct", "all", "and", "or", "not", "from", "join", "lateral", "where", "having", "on", "by",
		"when", "then", "else", "case", "in", "is", "like", "ilike", "rlike", "regexp", "between", "limit", "offset",
		"returning", "using", "set", "values", "call", "exec", "execute", "do", "to", "with", "recursive", "any", "some",
		"union", "except", "intersect", "zone", "escape", "xor", "div", "mod", "binary", "interval", "fetch", "top",
		"straight_join", "high_priority", "sql_calc_found_rows", "sql_no_cache", "sql_cache", "sql_small_result",
		"sql_big_result", "sql_buffer_result", "distinctrow", "only", "apply", "over", "filter", "preceding", "overlaps",
		"similar", "collate", "isnull", "notnull", "default", "if", "while", "return", "print", "show", "table", "qualify":
		return true
	}
	return false
}

// acts says what a built-in function does that changes something, "" where it
// is none of those.
func acts(name string) string {
	switch name {
	case "nextval", "setval":
		return "advances a sequence"
	case "pg_terminate_backend", "pg_cancel_backend":
		return "ends a session or its query"
	case "pg_notify":
		return "notifies other sessions"
	case "pg_reload_conf", "pg_rotate_logfile", "pg_rotate_logfile_old", "pg_log_backend_memory_contexts", "pg_promote",
		"pg_switch_wal", "pg_switch_xlog", "pg_wal_replay_pause", "pg_wal_replay_resume", "pg_create_restore_point",
		"pg_backup_start", "pg_backup_stop", "pg_start_backup", "pg_stop_backup", "pg_logical_emit_message",
		"pg_sync_replication_slots", "pg_import_system_collations", "pg_nextoid", "pg_stop_making_pinned_objects",
		"pg_export_snapshot", "pg_prewarm", "pg_stat_statements_reset", "pg_buffercache_evict", "pg_log_standby_snapshot":
		return name + " changes the server"
	case "lo_creat", "lo_create", "lo_from_bytea", "lo_import", "lo_put", "lo_truncate", "lo_truncate64", "lowrite", "lo_manage":
		return "changes large objects"
	case "lo_unlink", "vacuumlo":
		return "deletes a large object"
	case "lo_export", "pg_file_write", "pg_write_file", "pg_file_rename", "pg_file_unlink", "pg_file_sync", "pg_logfile_rotate":
		return "writes a file on the server"
	case "dblink_exec", "dblink_send_query", "postgres_execute", "mysql_execute", "sqlite_execute":
		return "runs a statement on another server"
	case "brin_desummarize_range", "brin_summarize_new_values", "brin_summarize_range", "gin_clean_pending_list":
		return "changes an index"
	case "sys_exec", "sys_eval", "sys_set", "xp_cmdshell", "cmdshell":
		return "runs a shell command on the server"
	case "service_queue_write_replication_rows", "asynchronous_connection_failover_add_source":
		return "changes replication"
	}
	switch {
	case strings.HasPrefix(name, "pg_stat_reset"), strings.HasPrefix(name, "binary_upgrade_"),
		strings.HasPrefix(name, "pg_create_"), strings.HasPrefix(name, "pg_drop_"), strings.HasPrefix(name, "pg_copy_"),
		strings.HasPrefix(name, "pg_restore_"), strings.HasPrefix(name, "pg_clear_"), strings.HasPrefix(name, "pg_set_"),
		strings.HasPrefix(name, "pg_replication_slot_"), strings.HasPrefix(name, "pg_logical_slot_get_"),
		strings.HasPrefix(name, "group_replication_"), strings.HasPrefix(name, "asynchronous_connection_failover_"):
		return name + " changes the server"
	case strings.HasPrefix(name, "pg_replication_origin_") && !strings.HasSuffix(name, "_progress") &&
		!strings.HasSuffix(name, "_is_setup") && !strings.HasSuffix(name, "_oid"):
		return name + " changes the server"
	}
	return ""
}

// fileCall judges a function whose first argument is a path of this machine.
func (j *judge) fileCall(t []token, i int, writes bool) lang.Result {
	r := observes("reads a file")
	var paths []string
	list := i+2 < len(t) && t[i+2].op("[")
	for k := i + 2; k < len(t); k++ {
		x := t[k]
		if x.kind == str && !x.escaped && (t[k-1].op("(") || t[k-1].op("[") || list && t[k-1].op(",")) {
			if !strings.Contains(x.text, "://") {
				paths = append(paths, x.text)
			}
			if list {
				continue
			}
			if k+1 < len(t) && !t[k+1].op(",") && !t[k+1].op(")") {
				paths = nil
			}
			break
		}
		if !x.op("[") && !(list && x.op(",")) {
			break
		}
	}
	if !writes {
		r.Reads = paths
		return r
	}
	if len(paths) == 0 {
		return unclear("writes a file whose name is computed")
	}
	r.Reason, r.Writes = "writes a file", paths
	return r
}

// textCall judges a function that runs SQL from a string. All arguments have to
// be literals.
func (j *judge) textCall(t []token, i int) lang.Result {
	name := strings.ToLower(t[i].text)
	var texts []string
	k := i + 2
	for ; k+1 < len(t) && !t[k].op(")"); k++ {
		x, next := t[k], t[k+1]
		switch {
		case x.op(","), x.kind == number, x.name() && !next.op("("):
		case x.kind == str && !x.escaped && (t[k-1].op("(") || t[k-1].op(",")) && (next.op(")") || next.op(",")):
			texts = append(texts, x.text)
		default:
			return unclear(clip(name) + " runs text that is computed")
		}
	}
	if name == "set_config" {
		return j.setting(t[i+2 : k])
	}
	if len(texts) == 0 {
		return unclear(clip(name) + " runs text that is computed")
	}
	switch name {
	case "dblink", "ts_rewrite", "openquery", "sqlite_query", "postgres_query", "mysql_query":
		texts = texts[len(texts)-1:]
	case "crosstab", "crosstab2", "crosstab3", "crosstab4", "crosstabn":
	default:
		texts = texts[:1]
	}
	r := observes("runs a query in a string")
	for _, s := range texts {
		r.Join(j.inner(s))
	}
	return r
}
