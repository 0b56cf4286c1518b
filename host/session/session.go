// Package session keeps the gate's state of each session on disk, and knows the
// data directory it lies in.
//
//	DATA/sessions/<session>.json           the state, 0600 in 0700
//	DATA/sessions/<session>.json.tmp       a state being written
//	DATA/sessions/.corrupt-<session>.json  a state that could not be read
//	DATA/sessions/.lock-<0…f>              locks, shared out over the sessions
//
// A state is replaced by renaming, so it can be read at any moment without a
// lock, and a process killed at any moment leaves a whole one behind. What
// cannot be read is an ungrounded session.
//
// This file owns Store, Load and Update. The clean-up and the listing, which
// alone read the directory, are in sweep.go; the data directory is in dir.go.
package session

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

// DefaultWait bounds how long Update waits for another process.
const DefaultWait = 2 * time.Second

// ErrSetAside reports that a state file could not be read and was renamed to
// ".corrupt-…" beside it. The session went on as a fresh one.
var ErrSetAside = errors.New("the session's state could not be read and was set aside; the session is not grounded")

// Store is the states in one data directory. Nothing is opened or created
// before it is used; it may be copied.
type Store struct {
	Dir  string        // the data directory, absolute; see DataDir
	Wait time.Duration // for a lock; 0 stands for DefaultWait
}

// Load returns a session's state. A session without a file is a fresh one. With
// an error too the state is fresh, that is, not grounded.
func (s Store) Load(id string) (gate.State, error) {
	name, err := fileName(id)
	if err != nil {
		return gate.State{SessionID: id}, err
	}
	st, _, err := s.read(name, id)
	return st, err
}

// Update reads a session's state, calls change once with it and keeps what
// change returns, all under a lock. If change fails, nothing is written.
//
// The state that change returned is returned with every error: a decision that
// change made stands, whether or not it could be kept. Errors say that the
// state is not on disk, except ErrSetAside.
func (s Store) Update(id string, change func(gate.State) (gate.State, error)) (gate.State, error) {
	name, err := fileName(id)
	if err != nil {
		next, changeErr := change(gate.State{SessionID: id})
		return next, errors.Join(changeErr, err)
	}
	unlock, lockErr := s.lock(name)
	defer unlock()
	old, text, readErr := s.read(name, id)
	next, err := change(old)
	next.SessionID = id
	switch {
	case err != nil:
		return next, err
	case lockErr != nil:
		return next, fmt.Errorf("keep session state: %w; %s", lockErr, Remedy(s.Dir, lockErr))
	}
	var aside error
	if readErr != nil {
		if aside = s.setAside(name, readErr); !errors.Is(aside, ErrSetAside) {
			return next, aside
		}
	}
	if err := s.write(name, text, &old, &next); err != nil {
		return next, fmt.Errorf("keep session state: %w; %s", err, Remedy(s.Dir, err))
	}
	return next, aside
}

func (s Store) sessions() string { return filepath.Join(s.Dir, "sessions") }

// read returns a state and its text. On an error the state is fresh.
func (s Store) read(name, id string) (gate.State, []byte, error) {
	fresh := gate.State{SessionID: id}
	text, err := readFile(filepath.Join(s.sessions(), name), maxState)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fresh, nil, nil
	case err != nil:
		return fresh, nil, err
	}
	st, err := gate.Decode(text)
	switch {
	case err != nil:
		return fresh, nil, &unfitError{err}
	case st.SessionID != id && st.SessionID != "":
		return fresh, nil, &unfitError{fmt.Errorf("read session state: %s is the state of session %q", name, st.SessionID)}
	}
	st.SessionID = id
	return st, text, nil
}

// write replaces the state file, unless it holds next already. A state that
// grounds or pins is synced: the rest is cheap to lose in a power cut.
func (s Store) write(name string, text []byte, old, next *gate.State) error {
	now, err := next.Encode()
	if err != nil {
		return err
	}
	if text == nil {
		if text, err = old.Encode(); err != nil {
			return err
		}
	}
	if bytes.Equal(now, text) {
		return nil
	}
	sync := next.Grounded != old.Grounded || next.PlanHash != old.PlanHash
	path := filepath.Join(s.sessions(), name)
	return replaceFile(path+".tmp", path, now, sync)
}

// setAside renames a state file that will never be readable. One that only
// could not be opened this time stays.
func (s Store) setAside(name string, cause error) error {
	var unfit *unfitError
	if !errors.As(cause, &unfit) {
		return fmt.Errorf("read session state: %w", cause)
	}
	dir := s.sessions()
	if err := os.Rename(filepath.Join(dir, name), filepath.Join(dir, corruptPrefix+name)); err != nil {
		return fmt.Errorf("set session state aside: %w", err)
	}
	return fmt.Errorf("%w: %w", ErrSetAside, cause)
}
