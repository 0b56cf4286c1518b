package doctor

// This file owns the data directory and what lies in it.

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"time"

	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

const (
	lowSpace   = 16 << 20 // bytes
	maxEntries = 1000     // that are looked at in a directory
)

func (s *System) state(r *report) {
	dir, err := session.DataDir(s.Getenv)
	if err != nil {
		r.problem("there is no place for the state: "+unplaced(s), session.Remedy("", err))
		return
	}
	if err := (session.Store{Dir: dir}).Check(); err != nil {
		r.problem("the state cannot be kept: denied calls stay denied, and no probe is recorded", session.Remedy(dir, err))
		return
	}
	n := len(r.list)
	private(r, dir)
	if free, ok := freeSpace(dir); ok && free < lowSpace {
		r.warn(fmt.Sprintf("%d MB are left for %s", free>>20, dir), "free some space; without it denied calls stay denied")
	}
	if len(r.list) == n {
		r.ok("kept in " + dir)
	}
	if err := s.pointer(); err != nil && s.home() != "" {
		r.warn("a terminal will not find sessions: "+err.Error(), "remove it; the next session writes it anew")
	}
	s.activity(r, s.dataDirs())
}

// unplaced names the variable without which there is no data directory.
func unplaced(s *System) string {
	for _, name := range [...]string{"TMT_DATA", "CLAUDE_PLUGIN_DATA"} {
		if v := s.Getenv(name); v != "" {
			return name + " is " + strconv.Quote(v)
		}
	}
	return fmt.Sprintf("the home directory is %q", s.home())
}

// private warns of what others may read or write.
func private(r *report, dir string) {
	if runtime.GOOS == "windows" {
		return
	}
	sessions := filepath.Join(dir, "sessions")
	for _, d := range [...]string{dir, sessions} {
		if info, err := os.Stat(d); err == nil && info.Mode().Perm()&0o077 != 0 {
			r.warn(d+" is open to others ("+info.Mode().Perm().String()+")", "chmod 700 "+quote(d))
		}
	}
	f, err := os.Open(sessions)
	if err != nil {
		return // there is none before the first session
	}
	defer f.Close()
	entries, _ := f.ReadDir(maxEntries) // those that it returns count
	open, first := 0, ""
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o077 != 0 {
			if open++; open == 1 {
				first = e.Name()
			}
		}
	}
	if open > 0 {
		r.warn(fmt.Sprintf("%d of the sessions' files are open to others, such as %s", open, first), "chmod 600 "+quote(sessions)+"/*")
	}
}

// pointed returns the data directories that hooks have noted.
func (s *System) pointed() ([]string, error) {
	return session.DataDirs(func(name string) string {
		if name == "TMT_DATA" || name == "CLAUDE_PLUGIN_DATA" {
			return ""
		}
		return s.Getenv(name)
	})
}

func (s *System) pointer() error {
	_, err := s.pointed()
	return err
}

// dataDirs returns the data directories of harnesses, and our own.
func (s *System) dataDirs() []string {
	dirs, _ := s.pointed() // state says what is wrong with the pointer
	if own, err := session.DataDir(s.Getenv); err == nil {
		dirs = append(dirs, own)
	}
	return dirs
}

func (s *System) home() string {
	if runtime.GOOS == "windows" {
		return s.Getenv("USERPROFILE")
	}
	return s.Getenv("HOME")
}

const setClock = "set the clock; files of sessions are removed by their age"

// activity says of what the newest state is.
func (s *System) activity(r *report, dirs []string) {
	var last gate.State
	found := false
	for _, d := range dirs {
		if st, ok := (session.Store{Dir: d}).Latest(); ok && (!found || st.Updated > last.Updated) {
			last, found = st, true
		}
	}
	if !found {
		return // a session that changed nothing and probed nothing leaves none
	}
	at := time.Unix(last.Updated, 0)
	if at.After(s.Now.Add(time.Minute)) {
		r.warn("the newest state is of "+at.Format(time.DateTime)+", which is yet to come: the clock was set back", setClock)
		return
	}
	r.ok(fmt.Sprintf("the newest state is of %s%s: session with %d probes, %s", at.Format(time.DateTime), s.ago(at), len(last.Probes), denied(&last)))
}

// denied says what the hook before a call last did.
func denied(s *gate.State) string {
	if len(s.Denied) == 0 {
		return "nothing denied"
	}
	return "last denied at " + time.Unix(s.Denied[len(s.Denied)-1].At, 0).Format(time.DateTime)
}
