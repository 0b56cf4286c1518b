package doctor

// This file owns Claude Code's settings: what in them switches the gate off,
// weakens it or runs it twice. Values of variables are never shown.

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/jsonc"
	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
)

// claudeSettings is what matters here of a settings file. Members are read one by
// one, so that one of a wrong type hides no other.
type claudeSettings struct {
	path    string
	off     bool            // disableAllHooks
	only    bool            // allowManagedHooksOnly
	enabled map[string]bool // enabledPlugins
	env     map[string]any
	hooks   json.RawMessage
}

func (s *System) settings(r *report, root string) {
	n := len(r.list)
	enabled, by := map[string]bool{}, map[string]string{} // of tmt, by marketplace, with the file that says so
	twice := ""
	for _, path := range s.settingsFiles(r) {
		c, err := readSettings(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			r.warn("settings that cannot be read: "+err.Error(), "correct them: Claude Code may skip the whole file, and hooks with it")
			continue
		}
		if c.off {
			r.problem(path+" switches all hooks off, the gate too", "take \"disableAllHooks\" out of it")
		}
		if c.only {
			r.problem(path+" allows managed hooks only: the gate of a plugin does not run", "ask who manages it to allow this plugin's hooks")
		}
		for name, on := range c.enabled {
			if strings.HasPrefix(name, "tmt@") {
				enabled[name], by[name] = on, path
			}
		}
		weakening(r, c)
		if runsHook(c.hooks) {
			twice = path
		}
	}
	count := 0
	for _, name := range slices.Sorted(maps.Keys(enabled)) {
		if enabled[name] {
			count++
		} else {
			r.problem(by[name]+" switches "+name+" off", "set it to true there, or take it out of \"enabledPlugins\"")
		}
	}
	switch {
	case count > 1:
		r.warn("tmt is enabled more than once: "+strings.Join(on(enabled), ", "), "keep one, and take the other out: claude plugin uninstall NAME")
	case count == 1 && twice != "":
		r.warn("tmt is a plugin, and a hook of "+twice+" as well: each call is judged twice", "take the hook out of that file")
	case count == 0 && twice == "" && s.Getenv("CLAUDE_PLUGIN_ROOT") == "" && len(r.list) == n:
		where := "FOLDER"
		if root != "" {
			where = quote(root)
		}
		r.warn("no settings of Claude Code enable tmt", "claude plugin marketplace add "+where+", then claude plugin install tmt@tmt; with --plugin-dir this is as it should be")
	}
	if len(r.list) == n {
		r.ok("nothing in Claude Code's settings weakens the gate")
	}
}

func on(enabled map[string]bool) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(enabled)), func(name string) bool { return !enabled[name] })
}

// settingsFiles are the files that Claude Code merges, the later the stronger.
func (s *System) settingsFiles(r *report) []string {
	var list []string
	if user, err := settings.Path(s.Getenv); err != nil {
		r.warn(err.Error(), "set HOME, or CLAUDE_CONFIG_DIR, where the harness is started")
	} else {
		list = append(list, user)
	}
	if root := s.project(); root != "" {
		for _, name := range [...]string{"settings.json", "settings.local.json"} {
			if path := filepath.Join(root, ".claude", name); !slices.Contains(list, path) {
				list = append(list, path)
			}
		}
	}
	switch runtime.GOOS {
	case "linux":
		list = append(list, "/etc/claude-code/managed-settings.json")
	case "darwin":
		list = append(list, "/Library/Application Support/ClaudeCode/managed-settings.json")
	}
	return list
}

func readSettings(path string) (c claudeSettings, err error) {
	b, err := readFile(path)
	if err != nil {
		return c, err
	}
	if b, err = jsonc.Plain(b); err != nil {
		return c, errors.New(path + ": " + err.Error())
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(b, &members); err != nil {
		return c, errors.New(path + ": " + err.Error())
	}
	c.path, c.hooks = path, members["hooks"]
	for name, into := range map[string]any{"disableAllHooks": &c.off, "allowManagedHooksOnly": &c.only, "env": &c.env} {
		if v, ok := members[name]; ok {
			_ = json.Unmarshal(v, into) // of a wrong type: the harness does not take it either
		}
	}
	var plugins map[string]any // a value may be a list of versions
	if json.Unmarshal(members["enabledPlugins"], &plugins) == nil {
		c.enabled = map[string]bool{}
		for name, v := range plugins {
			c.enabled[name] = v != false
		}
	}
	return c, nil
}

// weakening warns of variables for every session that are the gate's. The
// strictest values are none.
func weakening(r *report, c claudeSettings) {
	for _, name := range slices.Sorted(maps.Keys(c.env)) {
		if !strings.HasPrefix(name, "TMT_") && !strings.HasPrefix(name, "CLAUDE_PLUGIN_OPTION_") {
			continue
		}
		v := c.env[name]
		switch name {
		case "TMT_GATE_MODE", "TMT_ARM", "CLAUDE_PLUGIN_OPTION_GATE_MODE":
			if v == "full" || v == "gate" || v == "" {
				continue
			}
		case "TMT_HARD_GATE", "CLAUDE_PLUGIN_OPTION_HARD_GATE":
			if v == "true" || v == true || v == "1" || v == "" {
				continue
			}
		}
		r.warn(c.path+" sets "+name+" for its sessions", "take it out of \"env\" there, unless you mean it")
	}
}

// runsHook reports whether hooks of the settings run tmt.
func runsHook(hooks json.RawMessage) bool {
	var events map[string][]struct{ Hooks []hook }
	if json.Unmarshal(hooks, &events) != nil {
		return false
	}
	for _, groups := range events {
		for _, g := range groups {
			for _, h := range g.Hooks {
				words := append(strings.Fields(h.Command), h.Args...)
				for i := range words {
					name := strings.TrimSuffix(filepath.Base(strings.Trim(words[i], `"'`)), ".exe")
					if name == "tmt" && i+1 < len(words) && words[i+1] == "hook" {
						return true
					}
				}
			}
		}
	}
	return false
}
