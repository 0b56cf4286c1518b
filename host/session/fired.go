package session

// This file owns the marks that show when the hook of an event last ran: empty
// files, DATA/fired/<event>, whose time is the answer. Nothing but people depends
// on them.

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// markEvery is how exact a mark is: a younger one is left as it is, so that most
// calls cost one look.
const markEvery = time.Minute

func (s Store) mark(event string) string { return filepath.Join(s.Dir, "fired", event) }

// Fired marks that the hook of an event ran at now, to a minute. The event is one
// of a fixed list: its name becomes a file's. What cannot be marked is not: the
// hook has given its answer.
func (s Store) Fired(event string, now time.Time) {
	path := s.mark(event)
	info, err := os.Lstat(path)
	switch {
	case err == nil && info.Mode().IsRegular():
		// A mark of the future is of a clock that was set back since.
		if age := now.Sub(info.ModTime()); age < 0 || age >= markEvery {
			_ = os.Chtimes(path, now, now) // see above
		}
	case errors.Is(err, fs.ErrNotExist):
		f, err := openNoFollow(path, os.O_WRONLY|os.O_CREATE)
		if errors.Is(err, fs.ErrNotExist) && os.MkdirAll(filepath.Dir(path), 0o700) == nil {
			f, err = openNoFollow(path, os.O_WRONLY|os.O_CREATE)
		}
		if err == nil {
			f.Close()
		}
	}
}

// LastFired returns when the hook of an event last ran, the zero time for never.
func (s Store) LastFired(event string) time.Time {
	info, err := os.Lstat(s.mark(event))
	if err != nil || !info.Mode().IsRegular() {
		return time.Time{}
	}
	return info.ModTime()
}
