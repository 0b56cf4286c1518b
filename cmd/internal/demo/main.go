// Command demo plays sessions on real hook events, in a home directory of its
// own: a destroy is denied, a probe is recorded, the session is released, the
// destroy is let through; then the same with an in-house program and its
// classifier. No command of the sessions is run; the hook only judges.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

func main() {
	bin := flag.String("bin", "bin", "the folder with tmt and tmt-ground")
	classifiers := flag.String("classifiers", "classifiers/acmectl", "the `folder` with the classifier of acmectl, by language")
	flag.Parse()
	d := &demo{style: ui.StyleFor(os.Stdout), session: "demo-session", classifiers: *classifiers}
	err := d.setup(*bin)
	if err == nil {
		err = d.play()
		os.RemoveAll(d.home)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		os.Exit(1)
	}
}

type demo struct {
	bin, home   string
	classifiers string
	session     string
	style       ui.Style
}

func (d *demo) setup(bin string) error {
	abs, err := filepath.Abs(bin)
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(abs, "tmt")); err != nil {
		return fmt.Errorf("find tmt in %s: %w; run make build first", bin, err)
	}
	d.bin = abs
	d.home, err = os.MkdirTemp("", "tmt-demo")
	if err != nil {
		return err
	}
	return os.Mkdir(filepath.Join(d.home, "project"), 0o700)
}

func (d *demo) play() error {
	const destroy = "terraform destroy -auto-approve"
	d.say("An agent works on a project. Every tool call of it passes the gate's hook first.")

	d.say("1. It wants to destroy infrastructure from memory. The call is denied, and the\n   reason tells it what to do instead:")
	if err := d.expect("deny", "PreToolUse", destroy); err != nil {
		return err
	}
	d.say("2. Releasing itself without having looked is refused:")
	if err := d.ground(1, "commit"); err != nil {
		return err
	}
	d.say("3. So it looks, read-only. Such calls always pass; after they ran they are on\n   record as probes:")
	for _, probe := range []string{"terraform state list", "terraform plan -destroy | tail -40"} {
		if err := d.expect("pass", "PreToolUse", probe); err != nil {
			return err
		}
		if err := d.expect("pass", "PostToolUse", probe); err != nil {
			return err
		}
	}
	d.say("4. Now the release holds:")
	if err := d.ground(0, "commit"); err != nil {
		return err
	}
	d.say("5. And the same call is let through, to the harness's own permission prompt:")
	if err := d.expect("pass", "PreToolUse", destroy); err != nil {
		return err
	}
	d.say("6. What protects the session stays closed, grounded or not:")
	if err := d.expect("deny", "PreToolUse", "echo '{}' > ~/.claude/settings.json"); err != nil {
		return err
	}
	if err := d.inHouse(); err != nil {
		return err
	}
	d.say("Why a call is what it is, tmt explain draws:")
	line := `kubectl -n prod get pods | grep -v Running && sudo rm -rf /var/log/app`
	fmt.Printf("   %s\n\n", d.style.Bold("$ tmt explain '"+line+"'"))
	out, _, err := d.run("", "tmt", "explain", line)
	if err != nil {
		return err
	}
	fmt.Println(indent(out))
	d.say("Next: docs/architecture.md for how it works, docs/classifiers.md for a program of\nyour own, tmt help for the commands.")
	return nil
}

func (d *demo) say(text string) { fmt.Printf("\n%s\n\n", text) }

// expect sends an event and checks the reply.
func (d *demo) expect(want, event, command string) error {
	in := map[string]any{
		"session_id": d.session, "cwd": filepath.Join(d.home, "project"), "hook_event_name": event,
		"tool_name": "Bash", "tool_input": map[string]string{"command": command},
	}
	if event == "PostToolUse" {
		in["tool_response"] = map[string]any{"stdout": "…", "stderr": "", "interrupted": false}
	}
	b, err := json.Marshal(in)
	if err != nil {
		return err
	}
	out, status, err := d.run(string(b), "tmt", "hook", event)
	if err != nil {
		return err
	}
	got := "pass"
	if status == 2 {
		got = "deny"
	}
	if got != want {
		return fmt.Errorf("%s of %q: got %s, want %s: %s", event, command, got, want, out)
	}
	if event == "PostToolUse" {
		return nil
	}
	fmt.Printf("   %s\n", d.style.Bold("agent: "+command))
	if got == "pass" {
		fmt.Printf("   hook:  %s\n", d.style.Class(1, "no objection"))
		return nil
	}
	var reply struct {
		Output struct {
			Reason string `json:"permissionDecisionReason"`
		} `json:"hookSpecificOutput"`
	}
	if err := json.Unmarshal([]byte(out), &reply); err != nil {
		return fmt.Errorf("the hook's reply to %q is no JSON object: %w", command, err)
	}
	fmt.Printf("   hook:  %s\n", d.style.Class(4, wrap(reply.Output.Reason, 80, "          ")))
	return nil
}

func (d *demo) ground(want int, verb string) error {
	fmt.Printf("   %s\n", d.style.Bold("agent: tmt-ground "+verb))
	out, status, err := d.run("", "tmt-ground", verb)
	if err != nil {
		return err
	}
	if status != want {
		return fmt.Errorf("tmt-ground %s: status %d, want %d: %s", verb, status, want, out)
	}
	fmt.Printf("          %s\n", wrap(strings.TrimSpace(out), 80, "          "))
	return nil
}

// run starts one of our programs in the demo's home and returns what it prints.
func (d *demo) run(stdin, name string, args ...string) (out string, status int, err error) {
	cmd := exec.Command(filepath.Join(d.bin, name), args...)
	cmd.Dir = filepath.Join(d.home, "project")
	cmd.Env = []string{"HOME=" + d.home, "PATH=/usr/bin:/bin", "TMT_DATA=" + filepath.Join(d.home, "data"),
		"CLAUDE_CODE_SESSION_ID=" + d.session, "CLAUDECODE=1"}
	cmd.Stdin = strings.NewReader(stdin)
	var stdout, stderr strings.Builder
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		exit, ok := err.(*exec.ExitError)
		if !ok {
			return "", 0, err
		}
		status = exit.ExitCode()
	}
	if stdout.Len() == 0 {
		return stderr.String(), status, nil
	}
	return stdout.String(), status, nil
}

func indent(s string) string {
	return "   " + strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\n   ")
}

// wrap breaks text at width columns.
func wrap(s string, width int, indent string) string {
	var b strings.Builder
	n := 0
	for i, word := range strings.Fields(s) {
		switch {
		case i == 0:
		case n+len(word) >= width:
			b.WriteString("\n" + indent)
			n = 0
		default:
			b.WriteByte(' ')
			n++
		}
		b.WriteString(word)
		n += len(word)
	}
	return b.String()
}
