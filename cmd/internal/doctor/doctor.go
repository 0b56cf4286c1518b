// Package doctor checks an installation: the programs and their plugin folder,
// the state on disk, the configuration, the gate, the harness and its settings,
// and the hook itself, by a canary. Every result that is not ok has its remedy.
//
// It changes nothing but the data directory, which it makes where there is none,
// and temporary files. It runs no program that a harness's tool call could have
// put in place: only those beside its own, and the harness's own where a person
// asks (System.Person).
//
// This file owns what is checked and in which order.
package doctor

import (
	"os"
	"path/filepath"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
)

// State is how a check ended.
type State string

// The states. A warning is something that may be meant so.
const (
	OK      State = "ok"
	Warning State = "warning"
	Problem State = "problem"
)

// Result is one line of the report.
type Result struct {
	Check  string `json:"check"` // the group that it belongs to
	State  State  `json:"state"`
	Text   string `json:"text"`             // may hold control characters of file names
	Remedy string `json:"remedy,omitempty"` // what to do; "" where State is OK
}

// System is what is checked.
type System struct {
	Program string // the path of this program, absolute
	Version string // its version, as the build set it
	Getenv  func(string) string
	Cwd     string    // the directory in which a harness would start, absolute
	Now     time.Time // of the wall clock
	Person  bool      // a person at a terminal asks

	Deadline time.Duration // within which the hook answers
}

// report is a report being written. Its methods with a state add one line.
type report struct {
	check string
	list  []Result
}

func (r *report) ok(text string)              { r.add(OK, text, "") }
func (r *report) warn(text, remedy string)    { r.add(Warning, text, remedy) }
func (r *report) problem(text, remedy string) { r.add(Problem, text, remedy) }

func (r *report) add(s State, text, remedy string) {
	r.list = append(r.list, Result{r.check, s, text, remedy})
}

// Run makes all checks, in the order in which one depends on another.
func Run(s System) []Result {
	r := &report{}
	root := s.root()
	for _, c := range [...]struct {
		name string
		run  func(*report)
	}{
		{"programs", s.programs},
		{"plugin", func(r *report) { s.plugin(r, root) }},
		{"state", s.state},
		{"hooks", s.fired},
		{"configuration", s.configuration},
		{"gate", s.gate},
		{"exceptions", s.exceptions},
		{"harness", s.harness},
		{"settings", func(r *report) { s.settings(r, root) }},
		{"canary", s.canaries},
	} {
		r.check = c.name
		c.run(r)
	}
	return r.list
}

// Failed reports whether one of the results is a problem.
func Failed(list []Result) bool {
	for i := range list {
		if list[i].State == Problem {
			return true
		}
	}
	return false
}

// root returns the plugin's folder: the harness's word, else the folder that has
// this program in its bin; "" where that is no plugin.
func (s *System) root() string {
	if dir := s.Getenv("CLAUDE_PLUGIN_ROOT"); filepath.IsAbs(dir) {
		return filepath.Clean(dir)
	}
	dir := filepath.Dir(filepath.Dir(s.Program))
	if exists(filepath.Join(dir, ".claude-plugin", "plugin.json")) || exists(filepath.Join(dir, "hooks", "hooks.json")) {
		return dir
	}
	return ""
}

// project returns the root of the project, "" for none.
func (s *System) project() string { return setup.Places(s.Getenv, s.Cwd).Root }

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
