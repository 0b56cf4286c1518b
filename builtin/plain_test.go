package builtin

import (
	"encoding/json"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

func TestPlainCommand(t *testing.T) {
	c := &Classifier{Env: &paths.Env{Home: "/home/user"}}
	for _, k := range []struct{ tool, input, text, dir string }{
		{"Bash", `{"command":"ls"}`, "ls", "/srv"},
		{"Bash", `{"command":"ls","description":"d","timeout":5,"run_in_background":false,"dangerouslyDisableSandbox":false}`, "ls", "/srv"},
		{"run_shell_command", `{"command":"ls","dir_path":"a","is_background":false}`, "ls", "/srv/a"},
		{"Shell", `{"command":"ls","working_directory":"/opt"}`, "ls", "/opt"},
		{"exec_command", `{"command":"ls","workdir":null}`, "ls", "/srv"},
		{"Bash", `{"command":"ls","run_in_background":true}`, "", ""},
		{"Bash", `{"command":"ls","run_in_background":"no"}`, "", ""},
		{"Bash", `{"command":"ls","dangerouslyDisableSandbox":true}`, "", ""},
		{"Bash", `{"command":"ls","tty":true}`, "", ""},
		{"Bash", `{"command":"ls","cwd":5}`, "", ""},
		{"Bash", `{"command":"ls","shell":"fish"}`, "", ""},
		{"Bash", `{"command":["ls"]}`, "", ""},
		{"Bash", `{"command":null}`, "", ""},
		{"Bash", `{}`, "", ""},
		{"Bash", `[]`, "", ""},
		{"Bash", ``, "", ""},
		{"Monitor", `{"command":"ls"}`, "", ""},
		{"PowerShell", `{"command":"ls"}`, "", ""},
		{"apply_patch", `{"command":"ls"}`, "", ""},
		{"mcp__x__run", `{"command":"ls"}`, "", ""},
	} {
		text, dir, ok := c.PlainCommand(abi.Call{Tool: k.tool, Input: json.RawMessage(k.input), Cwd: "/srv"})
		if ok != (k.text != "") || ok && (text != k.text || dir != k.dir) {
			t.Errorf("%s %s: %q in %q, %v", k.tool, k.input, text, dir, ok)
		}
	}
}
