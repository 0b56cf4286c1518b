package doctor

// This file owns which harnesses are installed, and what their versions mean for
// the gate.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	eventhook "github.com/seed-a23d08e7/tmt/host/hook"
)

// blocking is the first version of Claude Code that knows "onFailure".
var blocking = [3]int{2, 1, 295}

// oldest is the first version of Claude Code that the gate was run on.
var oldest = [3]int{2, 1, 197}

const update = "update it: claude update"

func (s *System) harness(r *report) {
	found := false
	if path := s.look("claude"); path != "" {
		found = true
		s.claude(r, path)
	}
	if path := s.look("codex"); path != "" {
		found = true
		r.ok("Codex is " + path + "; there, hooks run only once they are trusted: /hooks")
	}
	if path := s.look("copilot"); path != "" {
		found = true
		r.ok("Copilot CLI is " + path)
	}
	if !found {
		r.warn("no harness that tmt knows is in PATH: claude, codex, copilot", "put yours there, or "+eventhook.ErrForm.Error())
	}
}

// look finds a program in PATH, of absolute folders.
func (s *System) look(name string) string {
	for _, dir := range filepath.SplitList(s.Getenv("PATH")) {
		if !filepath.IsAbs(dir) {
			continue
		}
		for _, end := range [...]string{"", ".exe", ".cmd"} {
			path := filepath.Join(dir, name+end)
			if info, err := os.Stat(path); err == nil && executable(info) {
				return path
			}
		}
	}
	return ""
}

func (s *System) claude(r *report, path string) {
	v, ok := installed(path)
	if !ok && s.Person {
		out, err := run(path, "--version")
		switch {
		case errors.Is(err, context.DeadlineExceeded):
			r.warn(fmt.Sprintf("Claude Code, %s, does not say its version within %v", path, patience), "see whether it starts: claude --version")
			return
		case err == nil:
			v, ok = parseVersion(strings.TrimSpace(out))
		}
	}
	name := fmt.Sprintf("Claude Code %d.%d.%d is %s", v[0], v[1], v[2], path)
	switch {
	case !ok && !s.Person:
		r.warn("the version of Claude Code, "+path+", cannot be told without running it", "run tmt doctor in a terminal of your own")
	case !ok:
		r.warn("the version of Claude Code, "+path+", cannot be told", "see what claude --version says; the gate was run on 2.1.197 and later")
	case less(v, oldest):
		r.warn(name+"; tmt was not tried on one so old", update)
	case less(v, blocking):
		r.warn(name+"; before 2.1.295 a missing or dying program lets calls through", update)
	default:
		r.ok(name)
	}
}

// installed tells Claude Code's version by where it lies: the package that it is
// of, or a file that has the version as its name. Nothing is run.
func installed(path string) (v [3]int, ok bool) {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return v, false
	}
	if v, ok = parseVersion(filepath.Base(path)); ok {
		return v, true
	}
	dir := filepath.Dir(path)
	for range 3 {
		if b, err := readFile(filepath.Join(dir, "package.json")); err == nil {
			var p struct{ Name, Version string }
			if json.Unmarshal(b, &p) == nil && strings.HasPrefix(p.Name, "@anthropic-ai/claude-code") {
				return parseVersion(p.Version)
			}
		}
		dir = filepath.Dir(dir)
	}
	return v, false
}

// parseVersion reads three numbers at the beginning of a text.
func parseVersion(text string) (v [3]int, ok bool) {
	text, _, _ = strings.Cut(text, " ")
	text, _, _ = strings.Cut(text, "-")
	parts := strings.Split(text, ".")
	if len(parts) != 3 {
		return v, false
	}
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil || n < 0 {
			return [3]int{}, false
		}
		v[i] = n
	}
	return v, true
}

func less(a, b [3]int) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}
