package main

// This file owns scenes about the plugin as a package: that it validates, and how
// people install it.

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// validates checks the repository and the released folder.
func validates(s *stage) {
	for _, dir := range []string{repoDir, pluginDir} {
		for _, options := range [][]string{{"--strict"}, {"--strict", "--profile", "directory"}} {
			args := append([]string{"plugin", "validate", filepath.Join(s.work, dir)}, options...)
			out, err := s.client("http://127.0.0.1:9", args...)
			if err != nil && strings.Contains(out, "unknown option") {
				s.note = "this client has no " + options[len(options)-2]
				continue
			}
			if err != nil {
				s.fail("%s: %v: %s", strings.Join(args, " "), err, out)
			}
		}
	}
}

// installed goes the way of a person without a registry: the unpacked archive is
// the marketplace. What tmt itself puts into the settings it takes out to the
// byte; the client, which writes the file anew, leaves two empty objects.
func installed(s *stage) {
	settings := filepath.Join(s.home, ".claude", "settings.json")
	const text = "{ \"cleanupPeriodDays\": 30,\n\t\"env\": {\"A\": \"b\"} }\n"
	s.write(settings, text, 0o600)
	for _, verb := range []string{"install", "uninstall"} {
		if out, err := s.ours("", "tmt", verb, "statusline"); err != nil {
			s.fail("tmt %s statusline: %v: %s", verb, err, out)
		}
		if b, err := os.ReadFile(settings); err != nil || (string(b) == text) != (verb == "uninstall") {
			s.fail("after tmt %s statusline the settings are %q (%v)", verb, b, err)
		}
	}
	for _, args := range [][]string{
		{"plugin", "marketplace", "add", s.plugin()},
		{"plugin", "install", "tmt@tmt"},
	} {
		if out, err := s.client("http://127.0.0.1:9", args...); err != nil {
			s.fail("claude %s: %v: %s", strings.Join(args, " "), err, out)
		}
	}
	o := s.start(session{name: "main", scripts: scripts{"main": {bash(destroy), bash(probe), bash(commit), bash(destroy)}}})
	o.denied(0, 0, "not grounded")
	o.passed(2, 0, grounded)
	o.passed(3, 0)
	s.ran(probe, destroy)
	for _, args := range [][]string{
		{"plugin", "uninstall", "tmt@tmt"},
		{"plugin", "marketplace", "remove", "tmt"},
	} {
		if out, err := s.client("http://127.0.0.1:9", args...); err != nil {
			s.fail("claude %s: %v: %s", strings.Join(args, " "), err, out)
		}
	}
	b, err := os.ReadFile(settings)
	if err != nil {
		s.fail("%v", err)
	}
	if got, want := compact(s, b), compact(s, []byte(text)); got != want {
		s.fail("the user's settings were %s and are %s", want, got)
	}
}

// compact returns settings in one form, without the two objects that the client
// leaves when they are empty.
func compact(s *stage, text []byte) string {
	var all map[string]any
	if err := json.Unmarshal(text, &all); err != nil {
		s.fail("read the settings: %v", err)
	}
	for _, key := range []string{"enabledPlugins", "extraKnownMarketplaces"} {
		if m, is := all[key].(map[string]any); is && len(m) == 0 {
			delete(all, key)
		}
	}
	b, err := json.Marshal(all)
	if err != nil {
		s.fail("%v", err)
	}
	return string(b)
}
