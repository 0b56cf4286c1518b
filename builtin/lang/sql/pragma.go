// This file owns PRAGMA of SQLite (3.50, "PRAGMA Statements") and DuckDB.

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// pragma judges PRAGMA [schema.]name, name = value and name(value).
func (j *judge) pragma(t []token) lang.Result {
	if len(t) > 2 && t[1].op(".") {
		t = t[2:]
	}
	if len(t) == 0 || !t[0].name() {
		return unclear("a pragma names no setting")
	}
	name := strings.ToLower(t[0].text)
	switch j.d {
	case SQLite3, Unnamed:
		return sqlitePragma(name, len(t) > 1)
	case Duck:
		return j.duckPragma(name, t[1:])
	}
	return unclear("a pragma of another database")
}

func sqlitePragma(name string, value bool) lang.Result {
	switch name {
	case "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
		"foreign_key_check", "integrity_check", "quick_check", "database_list", "collation_list", "function_list",
		"module_list", "pragma_list", "compile_options", "data_version", "freelist_count", "page_count", "stats":
		return observes("describes the database")
	case "foreign_keys", "cache_size", "busy_timeout", "synchronous", "temp_store", "case_sensitive_like", "query_only",
		"recursive_triggers", "read_uncommitted", "threads", "mmap_size", "locking_mode", "automatic_index",
		"cell_size_check", "checkpoint_fullfsync", "defer_foreign_keys", "fullfsync", "hard_heap_limit",
		"soft_heap_limit", "ignore_check_constraints", "analysis_limit", "cache_spill", "count_changes",
		"empty_result_callbacks", "full_column_names", "short_column_names", "legacy_alter_table", "parser_trace",
		"reverse_unordered_selects", "trusted_schema", "vdbe_addoptrace", "vdbe_debug", "vdbe_listing", "vdbe_trace",
		"wal_autocheckpoint", "secure_delete", "shrink_memory", "max_page_count", "journal_size_limit", "key", "hexkey":
		return observes("sets an option of the connection")
	case "journal_mode", "user_version", "application_id", "auto_vacuum", "encoding", "page_size", "schema_version",
		"default_cache_size", "legacy_file_format", "writable_schema":
		if value {
			return changes("sets " + name + " of the database")
		}
		return observes("describes the database")
	case "optimize", "incremental_vacuum", "wal_checkpoint", "rekey", "hexrekey":
		return changes("changes the database file: " + name)
	}
	return unclear("the pragma " + clip(name) + " is not known")
}

func (j *judge) duckPragma(name string, t []token) lang.Result {
	switch name {
	case "profiling_output", "profile_output", "log_query_path":
		return pathSetting(t)
	case "force_checkpoint", "checkpoint":
		return changes("forces a checkpoint")
	case "import_database":
		return changes("imports data")
	case "create_fts_index", "drop_fts_index":
		return changes("changes an index")
	case "table_info", "storage_info", "database_size", "database_list", "show_tables", "show_tables_expanded", "show",
		"show_databases", "functions", "collations", "version", "platform", "user_agent", "metadata_info", "extension_versions",
		"memory_limit", "threads", "enable_profiling", "disable_profiling", "enable_profile", "disable_profile",
		"profiling_mode", "enable_progress_bar", "disable_progress_bar", "enable_print_progress_bar", "explain_output",
		"enable_object_cache", "disable_object_cache", "enable_optimizer", "disable_optimizer", "enable_verification",
		"disable_verification", "verify_parallelism", "disable_verify_parallelism", "default_order", "default_null_order",
		"default_collation", "enable_logging", "disable_logging", "temp_directory", "max_temp_directory_size",
		"enable_checkpoint_on_shutdown", "disable_checkpoint_on_shutdown", "order_by_non_integer_literal", "schema", "search_path":
		return j.query(t, "describes the database or sets an option")
	}
	return unclear("the pragma " + clip(name) + " is not known")
}
