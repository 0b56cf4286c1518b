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
