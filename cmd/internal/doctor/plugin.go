package doctor

// This file owns the plugin's folder: that its hooks run this program, in the
// form that a harness takes.

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// maxFile bounds what is read of a file, in bytes.
const maxFile = 4 << 20

// answers is how long the hook may take to answer, in seconds (its own deadline
// is 4): a harness that waits less lets the call run.
const answers = 5

// hooksFile is hooks/hooks.json as Claude Code reads it.
type hooksFile struct {
	Hooks map[string][]struct {
		Matcher string `json:"matcher"`
		Hooks   []hook `json:"hooks"`
	} `json:"hooks"`
}

type hook struct {
	Type      string   `json:"type"`
	Command   string   `json:"command"`
	Args      []string `json:"args"`
	Timeout   float64  `json:"timeout"` // seconds; 0 for the harness's own
	OnFailure string   `json:"onFailure"`
}

const restore = "restore it from the release or the repository, and start a new session"

func (s *System) plugin(r *report, root string) {
	if root == "" {
		r.warn("this program does not lie in a plugin's folder, so no hook runs it", "put the plugin's own bin first in PATH, or install it: claude plugin marketplace add FOLDER, claude plugin install tmt@tmt")
		return
	}
	var manifest struct{ Version string }
	if err := readJSON(filepath.Join(root, ".claude-plugin", "plugin.json"), &manifest); err != nil {
		r.problem("the plugin's description cannot be read: "+err.Error(), restore)
	} else if s.Version != "dev" && manifest.Version != s.Version {
		r.warn("the plugin is of version "+manifest.Version+", its program of "+s.Version, rebuild)
	}
	n := len(r.list)
	for _, event := range [...]struct{ file, name, arg string }{
		{"hooks.json", "PreToolUse", "pre-tool-use"},
		{"hooks.json", "PostToolUse", "post-tool-use"},
		{"newer.json", "PreSkillShellCommand", "pre-skill-shell-command"},
	} {
		s.entry(r, root, event.file, event.name, event.arg)
	}
	if path := filepath.Join(root, "hooks", "session-start.sh"); !exists(path) {
		r.problem(path+" is missing, so sessions do not begin", restore)
	}
	if len(r.list) == n {
		r.ok("the hooks of " + root + " run this program")
	}
}

// entry checks one event of a hooks file.
func (s *System) entry(r *report, root, file, name, arg string) {
	path := filepath.Join(root, "hooks", file)
	var f hooksFile
	if err := readJSON(path, &f); err != nil {
		if name != "PostToolUse" { // PreToolUse has said it, of the same file
			r.problem("the hooks cannot be read: "+err.Error(), restore)
		}
		return
	}
	for _, group := range f.Hooks[name] {
		for _, h := range group.Hooks {
			if h.Type != "command" || !slices.Equal(h.Args, []string{"hook", arg}) {
				continue
			}
			if group.Matcher != "" && group.Matcher != "*" {
				r.problem(path+" asks the gate about some tools only ("+group.Matcher+")", restore)
			}
			if h.Timeout > 0 && h.Timeout < answers {
				r.problem(path+" waits too short for "+name+": a call that is not judged by then runs", restore)
			}
			if strings.HasPrefix(name, "Pre") && h.OnFailure != "block" {
				r.problem(path+" lets calls through where the program of "+name+" fails", restore)
			}
			s.command(r, path, name, strings.ReplaceAll(h.Command, "${CLAUDE_PLUGIN_ROOT}", root))
			return
		}
	}
	r.problem(path+" does not run tmt hook "+arg+" on "+name, restore)
}

// command checks the program that a hook starts.
func (s *System) command(r *report, path, name, command string) {
	info, err := os.Stat(command)
	if errors.Is(err, os.ErrNotExist) {
		info, err = os.Stat(command + ".exe")
	}
	switch own, e := os.Stat(s.Program); {
	case err != nil && filepath.Base(command) == "tmt":
		r.problem(name+" starts "+command+", which is not there", rebuild)
	case err != nil:
		r.problem(name+" starts "+command+", which is not there", "it should start ${CLAUDE_PLUGIN_ROOT}/bin/tmt: "+restore)
	case !executable(info):
		r.problem(name+" starts "+command+", which is not executable", "chmod +x "+quote(command))
	case e == nil && !os.SameFile(info, own):
		r.warn(name+" starts "+command+", another program than this one", "check that one: "+quote(command)+" doctor; and take the other out of PATH")
	}
}

// readJSON decodes a file of standard JSON.
func readJSON(path string, v any) error {
	b, err := readFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(b, v); err != nil {
		return errors.New(path + ": " + err.Error())
	}
	return nil
}

// readFile reads a regular file.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path) // before it is opened: a pipe would wait
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxFile {
		return nil, errors.New(path + ": it is no regular file, or too large")
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile))
}
