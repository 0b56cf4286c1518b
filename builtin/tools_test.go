package builtin_test

import (
	"encoding/json"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

func TestTools(t *testing.T) {
	c := &builtin.Classifier{Env: &paths.Env{Home: "/home/user", Root: "/home/user/project"}}
	for _, row := range []struct {
		tool, input string
		want        abi.Class
	}{
		{"mcp__git__status_get", `{}`, abi.ReadOnly},
		{"mcp__vm__snapshot_create", `{}`, abi.Mutating},
		{"mcp__vm__list_snapshots", `{}`, abi.ReadOnly},
		{"mcp__crm__status_update", `{}`, abi.Mutating},
		{"mcp__crm__get_order", `{}`, abi.ReadOnly},
		{"mcp__crm__get_status_update", `{}`, abi.ReadOnly},
		{"mcp__crm__list_deleted", `{}`, abi.ReadOnly},
		{"mcp__crm__read_write", `{}`, abi.Mutating},
		{"mcp__crm__check_and_fix", `{}`, abi.Mutating},
		{"mcp__git__check_out_branch", `{}`, abi.Mutating},
		{"mcp__hub__resolve_thread", `{}`, abi.Mutating},
		{"mcp__docs__resolve-library-id", `{}`, abi.ReadOnly},
		{"mcp__db__load_extension", `{}`, abi.Unknown},
		{"mcp__web__take_screenshot", `{"filename": "page.png"}`, abi.WriteLocal},
		{"mcp__web__take_screenshot", `{"filename": "/etc/page.png"}`, abi.Mutating},
		{"mcp__web__take_screenshot", `{}`, abi.ReadOnly},
		{"mcp__web__download", `{"path": "https://x.test/a"}`, abi.ReadOnly},
		// An unknown verb is unknown, whatever noun follows.
		{"mcp__obs__silence_monitor", `{"id": 1}`, abi.Unknown},
		{"mcp__obs__favourite_status", `{}`, abi.Unknown},
		{"mcp__acct__thaw_account_history", `{}`, abi.Unknown},
		{"mcp__crm__sideline_list", `{}`, abi.Unknown},
		{"mcp__crm__history_squash", `{}`, abi.Unknown},
		{"mcp__gate__skip_check", `{}`, abi.Unknown},
		{"mcp__x__generate_release_notes", `{}`, abi.Unknown},
		{"mcp__acme__acme_list_things", `{}`, abi.ReadOnly},
		{"mcp__x__acme_get_thing", `{}`, abi.ReadOnly},
		{"mcp__x__frobnicate_delete", `{}`, abi.Mutating},
		{"mcp__gcp__modify_issue_status", `{}`, abi.Mutating},
		// Moving in a browser or an editor.
		{"mcp__browser__browser_open", `{"url": "http://x.test"}`, abi.Unknown},
		{"mcp__browser__browser_press_key", `{}`, abi.Unknown},
		{"mcp__browser__scroll_to", `{}`, abi.Unknown},
		{"mcp__browser__browser_close", `{}`, abi.Unknown},
		{"mcp__devtools__performance_start_trace", `{}`, abi.Unknown},
		{"mcp__devtools__take_snapshot", `{}`, abi.ReadOnly},
		{"mcp__ide__open_file", `{}`, abi.Unknown},
		{"mcp__hub__open_issue", `{}`, abi.Mutating},
		{"mcp__cloud__start_instances", `{}`, abi.Mutating},
		{"mcp__cloud__attach_volume", `{}`, abi.Mutating},
		// Nouns of two words, and names that begin with what they are about.
		{"mcp__hub__pull_request_read", `{"method": "get_status"}`, abi.ReadOnly},
		{"mcp__hub__pull_request_review_write", `{"method": "create"}`, abi.Mutating},
		{"mcp__hub__create_pull_request", `{}`, abi.Mutating},
		{"mcp__hub__merge_pull_request", `{}`, abi.Mutating},
		{"mcp__lab__get_merge_request", `{}`, abi.ReadOnly},
		{"mcp__hub__issue_read", `{"method": "get_labels"}`, abi.ReadOnly},
		{"mcp__hub__issue_read", `{"method": "DELETE"}`, abi.Mutating},
		{"mcp__git__git_log", `{}`, abi.ReadOnly},
		{"mcp__k8s__pods_list_in_namespace", `{}`, abi.ReadOnly},
		{"mcp__k8s__resources_create_or_update", `{}`, abi.Mutating},
		{"mcp__chat__conversations_history", `{}`, abi.ReadOnly},
		{"mcp__chat__message_search", `{}`, abi.ReadOnly},
		{"mcp__notes__API-post-search", `{}`, abi.ReadOnly},
		{"mcp__notes__API-post-page", `{}`, abi.Mutating},
		// Accounts and containers.
		{"mcp__idp__reactivate_user", `{}`, abi.Mutating},
		{"mcp__idp__suspend_account", `{}`, abi.Mutating},
		{"mcp__box__rebuild_container", `{}`, abi.Mutating},
		{"mcp__x__get_release", `{}`, abi.ReadOnly},
		{"mcp__x__delete__list", `{}`, abi.Mutating},
		// What the input carries.
		{"mcp__sh__execute_command", `{"command": "ls -l"}`, abi.ReadOnly},
		{"mcp__sh__execute_command", `{"command": "git", "args": ["push", "--force"]}`, abi.Mutating},
		{"mcp__sh__execute_command", `{"arguments": {"command": "rm -rf src"}}`, abi.Mutating},
		{"mcp__sh__run", `{"options": {"steps": [{"command": "ls"}, {"command": "shutdown now"}]}}`, abi.Mutating},
		{"mcp__sh__run", `{"commands": ["ls", "cat f"]}`, abi.ReadOnly},
		{"mcp__sh__run", `{"command": ["git", "log"]}`, abi.ReadOnly},
		{"mcp__sh__run", `{"command": ["dropdb", "a b"]}`, abi.Mutating},
		{"mcp__sh__run", `{}`, abi.Mutating},
		{"mcp__sh__start_process", `{"command": "ls"}`, abi.ReadOnly},
		{"mcp__db__execute", `{"input": {"sql": "select 1"}}`, abi.ReadOnly},
		{"mcp__db__execute", `{"input": {"sql": "drop table t"}}`, abi.Mutating},
		{"mcp__db__query", `{"queries": ["select 1", "delete from t"]}`, abi.Mutating},
		{"mcp__net__call", `{"options": {"method": "PUT"}}`, abi.Mutating},
		{"mcp__net__call", `{"options": {"method": "GET"}}`, abi.ReadOnly},
		{"mcp__obs__query_prometheus", `{"expr": "up"}`, abi.ReadOnly},
		{"mcp__x__manage_thing", `{"action": "delete"}`, abi.Mutating},
		{"mcp__x__manage_thing", `{"action": "list"}`, abi.Unknown},
		{"mcp__x__get_thing", `{"request": {"method": "DELETE"}}`, abi.Mutating},
		{"mcp__x__search_notes", `{"body": {"command": "rm -rf src"}}`, abi.ReadOnly},
		{"Write", `{"file_path": "main.go"}`, abi.WriteLocal},
		{"Write", `{"file_path": " /etc/hosts"}`, abi.Mutating},
		{"Write", `{"file_path": "file:///etc/hosts"}`, abi.Mutating},
		{"apply_patch", `{"command": "*** Begin Patch\n*** Update File: main.go\n@@\n+x\n*** End Patch"}`, abi.WriteLocal},
		{"apply_patch", `{"command": "*** Begin Patch\n*** Add File:/etc/hosts\n+x\n*** End Patch"}`, abi.Mutating},
		{"apply_patch", `{"command": "*** Begin Patch\n*** Delete File: main.go\n*** End Patch"}`, abi.Mutating},
		{"apply_patch", `{"patch": "--- a/main.go\n+++ b/main.go\n@@ -1 +1 @@\n-a\n+b\n"}`, abi.WriteLocal},
		{"apply_patch", `{"patch": "--- a/main.go\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"}`, abi.Mutating},
		{"apply_patch", `{"patch": "--- /dev/null\n+++ b/new.go\n@@ -0,0 +1 @@\n+a\n"}`, abi.WriteLocal},
		{"apply_patch", `{"patch": "nothing"}`, abi.Unknown},
	} {
		v := abi.NewVerdict(c.Judge(abi.Call{Tool: row.tool, Input: json.RawMessage(row.input), Cwd: "/home/user/project"}))
		if v.Class != row.want {
			t.Errorf("%s %s: got %v, want %v", row.tool, row.input, v.Class, row.want)
		}
	}
}
