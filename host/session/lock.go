package session

// This file owns waiting for a lock. How one is taken is the system's: see
// lock_unix.go and lock_windows.go.

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// errBusy is what tryLock returns while another process has the lock.
var errBusy = errors.New("still held by another process")

// lock takes the lock of a state file and returns what releases it, which is
// never nil. The directory is made if it is missing.
func (s Store) lock(name string) (unlock func(), err error) {
	f, err := s.openLock(name)
	if err != nil {
		return func() {}, err
	}
	return waitFor(f, s.Wait)
}

// waitFor takes the lock of an open file, which it closes on an error.
func waitFor(f *os.File, wait time.Duration) (unlock func(), err error) {
	if wait <= 0 {
		wait = DefaultWait
	}
	pause, deadline := 200*time.Microsecond, time.Time{}
	for {
		switch err = tryLock(f); {
		case err == nil:
			return func() { f.Close() }, nil
		case !errors.Is(err, errBusy):
			f.Close()
			return func() {}, fmt.Errorf("lock %s: %w", f.Name(), err)
		case deadline.IsZero():
			deadline = time.Now().Add(wait)
		case time.Now().After(deadline):
			f.Close()
			return func() {}, fmt.Errorf("lock %s: %w after %v", f.Name(), errBusy, wait)
		}
		time.Sleep(pause)
		pause = min(2*pause, 5*time.Millisecond)
	}
}

func (s Store) openLock(name string) (*os.File, error) {
	path := filepath.Join(s.sessions(), lockName(name))
	f, err := openNoFollow(path, os.O_RDWR|os.O_CREATE)
	if errors.Is(err, fs.ErrNotExist) {
		if err = os.MkdirAll(s.sessions(), 0o700); err == nil {
			f, err = openNoFollow(path, os.O_RDWR|os.O_CREATE)
		}
	}
	return f, err
}
