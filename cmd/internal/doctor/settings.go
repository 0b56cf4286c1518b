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
	hooks   []entry // those that run tmt
}

func (s *System) settings(r *report, root string) {
	n := len(r.list)
	list := s.readSettings(r)
	for _, c := range list {
		if c.off {
			r.problem(c.path+" switches all hooks off, the gate too", "take \"disableAllHooks\" out of it")
		}
		if c.only {
			r.problem(c.path+" allows managed hooks only: the gate of a plugin does not run", "ask who manages it to allow this plugin's hooks")
		}
		weakening(r, c)
		for _, e := range c.hooks {
			e.check(r, s.Deadline+spare, "give it the form that docs/hooks.md shows, or take it out and install the plugin")
		}
	}
	if !s.copies(r, list) && s.Getenv("CLAUDE_PLUGIN_ROOT") == "" && len(r.list) == n {
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

// copies warns of plugins that are off, and of more than one that is on. It
// reports whether there is one.
func (s *System) copies(r *report, list []claudeSettings) bool {
	enabled, by := map[string]bool{}, map[string]string{} // of tmt, by marketplace, with the file that says so
	hooks := ""
	for _, c := range list {
		for name, on := range c.enabled {
			if strings.HasPrefix(name, "tmt@") {
				enabled[name], by[name] = on, c.path
			}
		}
		if len(c.hooks) > 0 {
			hooks = c.path
		}
	}
	for _, name := range slices.Sorted(maps.Keys(enabled)) {
		if !enabled[name] {
			r.problem(by[name]+" switches "+name+" off", "set it to true there, or take it out of \"enabledPlugins\"")
		}
	}
	switch names := on(enabled); {
	case len(names) > 1:
		r.warn("tmt is enabled more than once: "+strings.Join(names, ", "), "keep one, and take the other out: claude plugin uninstall NAME")
	case len(names) == 1 && hooks != "":
		r.warn("tmt is a plugin, and a hook of "+hooks+" as well: each call is judged twice", "take the hook out of that file")
	case len(names) == 0 && hooks == "":
		return false
	}
	return true
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

// readSettings reads the settings that there are.
func (s *System) readSettings(r *report) []claudeSettings {
	var list []claudeSettings
	for _, path := range s.settingsFiles(r) {
		c, err := readSettings(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			r.warn("settings that cannot be read: "+err.Error(), "correct them: Claude Code may skip the whole file, and hooks with it")
		default:
			list = append(list, c)
		}
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
	c.path = path
	c.hooks = ours(path, members["hooks"])
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

// ours returns the hooks of the settings that run tmt.
func ours(path string, hooks json.RawMessage) []entry {
	var f hooksFile
	if json.Unmarshal(hooks, &f.Hooks) != nil {
		return nil
	}
	return slices.DeleteFunc(f.entries(path), func(e entry) bool {
		_, runs := e.asks()
		return !runs
	})
}
