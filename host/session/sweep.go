package session

// This file owns what looks at many sessions: the clean-up at session start and
// the listing of those that wait. Both read a bounded part of the directory; no
// other event reads it at all.

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

const (
	maxAge   = 24 * time.Hour // of a file that Prune leaves
	maxSweep = 1000           // directory entries that one sweep looks at
	chunk    = 128
)

// Prune removes the files of sessions other than keep that were last written
// more than 24 hours before now, and returns how many. It looks at 1,000
// entries at most; what it leaves is the next session's to find. A session that
// another process has locked is left.
func (s Store) Prune(now time.Time, keep string) (int, error) {
	keepName, _ := fileName(keep)
	removed := 0
	err := s.sweep(func(e fs.DirEntry) bool {
		state := stateOf(e.Name())
		if state != "" && state != keepName && s.removeOld(e.Name(), state, now) {
			removed++
		}
		return true
	})
	return removed, err
}

// removeOld removes a file that is too old, under its session's lock: else a
// write between the look and the removal would be lost.
func (s Store) removeOld(name, state string, now time.Time) bool {
	path := filepath.Join(s.sessions(), name)
	old := func() bool {
		fi, err := os.Lstat(path)
		return err == nil && !fi.IsDir() && now.Sub(fi.ModTime()) > maxAge
	}
	if !old() {
		return false
	}
	f, err := s.openLock(state)
	if err != nil {
		return false
	}
	defer f.Close()
	return tryLock(f) == nil && old() && os.Remove(path) == nil
}

// Pending returns the sessions that wait for `tmt-ground commit`, the latest
// first: limit at most, among the first 1,000 entries of the directory. States
// that cannot be read are left out.
func (s Store) Pending(limit int) ([]gate.State, error) {
	return s.Select(limit, func(st *gate.State) bool { return st.Pending() })
}

// Select is Pending for another question than whether a session waits.
func (s Store) Select(limit int, want func(*gate.State) bool) ([]gate.State, error) {
	var out []gate.State
	err := s.sweep(func(e fs.DirEntry) bool {
		if st, ok := s.entry(e.Name()); ok && want(&st) {
			out = append(out, st)
		}
		return len(out) < limit
	})
	slices.SortFunc(out, func(a, b gate.State) int {
		return cmp.Or(cmp.Compare(b.Updated, a.Updated), strings.Compare(a.SessionID, b.SessionID))
	})
	return out, err
}

// entry reads the state in a directory entry, false where it holds none.
func (s Store) entry(name string) (gate.State, bool) {
	if !strings.HasSuffix(name, stateSuffix) || stateOf(name) != name {
		return gate.State{}, false
	}
	text, err := readFile(filepath.Join(s.sessions(), name), maxState)
	if err != nil {
		return gate.State{}, false
	}
	st, err := gate.Decode(text)
	if err != nil {
		return gate.State{}, false
	}
	own, err := fileName(st.SessionID)
	return st, err == nil && own == name
}

// Latest returns the session that was written last, among the first 1,000
// entries of the directory; false where there is none that can be read.
func (s Store) Latest() (gate.State, bool) {
	var best gate.State
	found := false
	_ = s.sweep(func(e fs.DirEntry) bool { // a directory that cannot be read has none
		if st, ok := s.entry(e.Name()); ok && (!found || st.Updated >= best.Updated) {
			best, found = st, true
		}
		return true
	})
	return best, found
}

// sweep calls visit with entries of the directory until it says false. A
// directory that does not exist has none.
func (s Store) sweep(visit func(fs.DirEntry) bool) error {
	d, err := os.Open(s.sessions())
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	}
	defer d.Close()
	for seen := 0; seen < maxSweep; {
		entries, err := d.ReadDir(min(chunk, maxSweep-seen))
		for _, e := range entries {
			if !visit(e) {
				return nil
			}
		}
		seen += len(entries)
		if err != nil {
			if err == io.EOF {
				return nil
			}
			return err
		}
	}
	return nil
}
