package main

// This file owns scenes about the plugin as a package: that it validates, and how
// people install it.

import (
	"bytes"
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
// the marketplace. At the end the settings are as they were.
func installed(s *stage) {
	settings := filepath.Join(s.home, ".claude", "settings.json")
	const text = "{\n  \"model\": \"opus\"\n}\n"
	s.write(settings, text, 0o600)
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
	if b, err := os.ReadFile(settings); err != nil || !bytes.Equal(b, []byte(text)) {
		s.fail("the user's settings were %q and are %q (%v)", text, b, err)
	}
}
