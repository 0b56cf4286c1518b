package main

// This file owns scenes about the plugin as a package: that it validates, and how
// people install it.

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// validates checks the repository, the released folder, and its plugin alone:
// older clients look at a folder's marketplace only. A fault has to be found.
func validates(s *stage) {
	released := filepath.Join(s.work, pluginDir)
	for _, profile := range []string{"", "directory"} {
		for _, path := range []string{filepath.Join(s.work, repoDir), released, manifest(released)} {
			out, err := s.validate(path, profile)
			if profile != "" && strings.Contains(out, "unknown option") {
				s.note = "this client has no --profile"
				break
			}
			if err != nil {
				s.fail("claude plugin validate %s, profile %q: %v: %s", path, profile, err, out)
			}
		}
	}
	faulty := s.ownPlugin()
	s.write(manifest(faulty), `{"name": "tmt", "version": 7}`, 0o600)
	if s.blocks() { // these look into the hooks
		s.write(manifest(faulty), `{"name": "tmt", "version": "1.0.0", "hooks": ["./hooks/newer.json"]}`, 0o600)
		s.write(filepath.Join(faulty, "hooks", "hooks.json"), `{"hooks": {"PreToolUse": [{"hooks": [{"type": "command"}]}]}}`, 0o600)
	}
	if out, err := s.validate(manifest(faulty), ""); err == nil {
		s.fail("claude plugin validate finds no fault in a faulty plugin: %s", out)
	}
}

func manifest(dir string) string { return filepath.Join(dir, ".claude-plugin", "plugin.json") }

// validate runs the client's strict check.
func (s *stage) validate(path, profile string) (string, error) {
	args := []string{"plugin", "validate", path, "--strict"}
	if profile != "" {
		args = append(args, "--profile", profile)
	}
	return s.client("http://127.0.0.1:9", args...)
}

// installed goes the way of a person without a registry: the archive is unpacked,
// its tmt install makes that folder the marketplace, and tmt uninstall gives the
// settings back, to the byte. It goes it twice: with settings and without any.
func installed(s *stage) {
	settings := filepath.Join(s.home, ".claude", "settings.json")
	const text = "{ \"cleanupPeriodDays\": 30,\n\t\"env\": {\"A\": \"b\"}, \"theirs\": [1, 2.50],\n  \"enabledPlugins\": {\"other@place\": false} }\n\n"
	s.write(settings, text, 0o640)
	s.must("tmt", "install")
	b, err := os.ReadFile(settings)
	if err != nil || !strings.HasPrefix(string(b), "{ \"cleanupPeriodDays\": 30,\n\t\"env\": {\"A\": \"b\"}, \"theirs\": [1, 2.50],\n") {
		s.fail("tmt install changed what is not its own: %s (%v)", b, err)
	}
	s.guarded("guarded")
	line := statusLine(s)
	if out, err := s.person("/bin/sh", "-c", "echo '{\"session_id\":\"none\"}' | "+line); err != nil {
		s.fail("the status line of the settings, %s: %v: %s", line, err, out)
	}
	s.must("tmt", "install") // once more changes nothing
	s.must("tmt", "uninstall")
	if b, err := os.ReadFile(settings); err != nil || string(b) != text {
		s.fail("the user's settings were %q and are %q (%v)", text, b, err)
	}
	s.unguarded("unguarded")

	if err := os.Remove(settings); err != nil {
		s.fail("%v", err)
	}
	s.must("tmt", "install")
	s.must("tmt", "uninstall")
	left, _ := filepath.Glob(settings + "*")
	if len(left) > 0 {
		s.fail("left of settings that were not there: %q", left)
	}
	s.ran(probe, destroy, destroy)
}

// installedByHand installs by Claude Code's own commands, which write the file
// anew. tmt uninstall takes out what is tmt's, and keeps the rest as it is.
func installedByHand(s *stage) {
	settings := filepath.Join(s.home, ".claude", "settings.json")
	s.write(settings, "{\"cleanupPeriodDays\":30}", 0o600)
	for _, args := range [][]string{{"marketplace", "add", s.plugin()}, {"install", "tmt@tmt", "--config", "gate_mode=gate"}} {
		if out, err := s.client("http://127.0.0.1:9", append([]string{"plugin"}, args...)...); err != nil {
			s.fail("claude plugin %s: %v: %s", strings.Join(args, " "), err, out)
		}
	}
	s.must("tmt", "install", "statusline")
	s.guarded("guarded")
	b, err := os.ReadFile(settings)
	if err != nil {
		s.fail("%v", err)
	}
	edited := strings.Replace(string(b), "{", "{\n  \"theirs\":   [1 , 2],", 1)
	s.write(settings, edited, 0o600)
	s.must("tmt", "uninstall")
	const want = "{\n  \"theirs\":   [1 , 2],\n  \"cleanupPeriodDays\": 30\n}\n"
	if b, err := os.ReadFile(settings); err != nil || string(b) != want {
		s.fail("after tmt uninstall the settings are %q, want %q (%v)", b, want, err)
	}
	s.unguarded("unguarded")
	s.ran(probe, destroy, destroy)
}

// must runs a program of the plugin, which has to succeed.
func (s *stage) must(name string, args ...string) string {
	out, err := s.ours(name, args...)
	if err != nil {
		s.fail("%s %s: %v: %s", name, strings.Join(args, " "), err, out)
	}
	return out
}

// guarded plays a session with what is installed: a call is denied, and released.
// The doctor of the program that the session has in its PATH finds nothing.
func (s *stage) guarded(name string) {
	o := s.start(session{name: name, scripts: scripts{"main": {
		bash(destroy), bash(probe), bash(commit), bash(destroy), bash("command -v tmt"),
	}}})
	o.denied(0, 0, "not grounded")
	o.passed(2, 0, grounded)
	o.passed(3, 0)
	o.passed(4, 0, "/bin/tmt")
	out, err := s.person(strings.TrimSpace(o.of("main", 4, 0).text), "doctor", "--json")
	if err != nil {
		s.fail("tmt doctor: %v: %s", err, out)
	}
	var list []struct{ Check, State, Text string }
	if err := json.Unmarshal([]byte(out), &list); err != nil || len(list) < 8 {
		s.fail("tmt doctor says: %v: %s", err, out)
	}
	for _, r := range list {
		if r.State != "ok" && (s.blocks() || r.Check != "harness") {
			s.fail("tmt doctor: %s: %s: %s", r.Check, r.State, r.Text)
		}
	}
}

// unguarded plays a session in which nothing of tmt is left.
func (s *stage) unguarded(name string) {
	o := s.start(session{name: name, scripts: scripts{"main": {bash(destroy), bash("command -v tmt || echo no tmt")}}})
	o.passed(0, 0)
	o.passed(1, 0, "no tmt")
}

// statusLine returns the command of the settings' status line.
func statusLine(s *stage) string {
	var all struct {
		StatusLine struct{ Type, Command string }
	}
	b, err := os.ReadFile(filepath.Join(s.home, ".claude", "settings.json"))
	if err == nil {
		err = json.Unmarshal(b, &all)
	}
	if err != nil || all.StatusLine.Type != "command" {
		s.fail("read the status line of %s: %v", b, err)
	}
	return all.StatusLine.Command
}
