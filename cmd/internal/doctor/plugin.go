package doctor

// This file owns the plugin's folder: that its hooks run this program, in the
// form that a harness takes.

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	eventhook "github.com/seed-a23d08e7/tmt/host/hook"
)

// maxFile bounds what is read of a file, in bytes.
const maxFile = 4 << 20

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
		r.problem("the plugin is of version "+manifest.Version+", its program of "+s.Version, rebuild)
	}
	n := len(r.list)
	shipped := s.shipped(r, root)
	for _, name := range eventhook.Names() {
		s.entry(r, root, shipped, name)
	}
	if path := filepath.Join(root, "hooks", "session-start.sh"); !exists(path) {
		r.problem(path+" is missing, so sessions do not begin", restore)
	}
	if len(r.list) == n {
		r.ok("the hooks of " + root + " run this program")
	}
}

// shippedIn says in which file the hook of an event is: older clients drop a whole
// file for a name that they do not know.
func shippedIn(name eventhook.Name) string {
	if name == eventhook.PreSkillShellCommand {
		return "newer.json"
	}
	return "hooks.json"
}

// shipped returns the hooks of the plugin's files. One that cannot be read is
// reported, and its events are nil.
func (s *System) shipped(r *report, root string) map[string][]entry {
	all := map[string][]entry{}
	for _, file := range [...]string{"hooks.json", "newer.json"} {
		path := filepath.Join(root, "hooks", file)
		var f hooksFile
		if err := readJSON(path, &f); err != nil {
			r.problem("the hooks cannot be read: "+err.Error(), restore)
			continue
		}
		all[file] = append([]entry{}, f.entries(path)...)
	}
	return all
}

// entry checks the hook of one event.
func (s *System) entry(r *report, root string, shipped map[string][]entry, name eventhook.Name) {
	file := shippedIn(name)
	if shipped[file] == nil {
		return // shipped has said why
	}
	for _, e := range shipped[file] {
		if e.event != string(name) || e.Type != "command" {
			continue
		}
		least := s.Deadline + spare
		if name == eventhook.SessionStart {
			if e.starts() {
				e.check(r, startDeadline+spare, restore)
				return
			}
			continue
		}
		if len(e.Args) != 2 || e.Args[0] != "hook" || eventhook.ParseName(e.Args[1]) != name {
			continue
		}
		e.check(r, least, restore)
		s.command(r, string(name), strings.ReplaceAll(e.Command, "${CLAUDE_PLUGIN_ROOT}", root))
		return
	}
	what := "tmt hook " + dashed(name)
	if name == eventhook.SessionStart {
		what = "session-start.sh"
	}
	r.problem(filepath.Join(root, "hooks", file)+" does not run "+what+" on "+string(name), restore)
}

// startDeadline is how long hooks/session-start.sh lets the program take.
const startDeadline = 5 * time.Second

// dashed writes an event as the hooks files do: "pre-tool-use".
func dashed(name eventhook.Name) string {
	var b strings.Builder
	for i, c := range string(name) {
		if unicode.IsUpper(c) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}

// command checks the program that a hook starts.
func (s *System) command(r *report, name, command string) {
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
