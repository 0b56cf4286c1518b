// Package ground is the release command: tmt-ground, and tmt ground.
//
// This file owns the question which session is meant; command.go the command
// line, show.go what is printed.
package ground

import (
	"errors"
	"fmt"
	"strings"

	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// Place is a session and where its state is kept.
type Place struct {
	Store session.Store
	State gate.State
}

// maxListed bounds the sessions that are listed where several wait.
const maxListed = 20

// Waits is what commit is for, Armed what reset is for.
func Waits(s *gate.State) bool { return s.Pending() }

// Armed reports whether a session is released or waits to be.
func Armed(s *gate.State) bool { return s.Required || s.Grounded }

// Find returns the session that is meant: id, else the one that the harness's
// environment names, else the only one of which want is true. Several are an
// error that lists them.
func Find(getenv func(string) string, id string, want func(*gate.State) bool) (Place, error) {
	dirs, err := session.DataDirs(getenv)
	if err != nil {
		return Place{}, fmt.Errorf("find the data directory: %w", err)
	}
	if id == "" {
		for _, name := range [...]string{"TMT_SESSION_ID", "CLAUDE_CODE_SESSION_ID", "CLAUDE_SESSION_ID", "CODEX_SESSION_ID", "CODEX_THREAD_ID", "COPILOT_SESSION_ID"} {
			if id = getenv(name); id != "" {
				break
			}
		}
	}
	if id != "" {
		return byID(dirs, id)
	}
	var waiting []Place
	for _, dir := range dirs {
		st := session.Store{Dir: dir}
		states, err := st.Select(maxListed, want)
		if err != nil {
			continue // one directory that cannot be listed hides no other
		}
		for _, s := range states {
			waiting = append(waiting, Place{st, s})
		}
	}
	switch len(waiting) {
	case 1:
		return waiting[0], nil
	case 0:
		return Place{}, errors.New("no session waits for grounding, and none is named; name one with --session ID")
	}
	var ids []string
	for _, p := range waiting {
		ids = append(ids, p.State.SessionID)
	}
	return Place{}, fmt.Errorf("%d sessions wait for grounding; name one with --session: %s", len(waiting), strings.Join(ids, ", "))
}

// byID looks for a session's state; one without is fresh, in the likeliest
// directory.
func byID(dirs []string, id string) (Place, error) {
	if len(dirs) == 0 {
		return Place{}, errors.New("there is no data directory yet: the gate's hook has not run")
	}
	var first Place
	for i, dir := range dirs {
		st := session.Store{Dir: dir}
		s, err := st.Load(id)
		if err != nil {
			return Place{}, fmt.Errorf("read the state of session %s: %w", id, err)
		}
		known := s.SessionID != "" || s.Updated != 0
		s.SessionID = id
		if known {
			return Place{st, s}, nil
		}
		if i == 0 {
			first = Place{st, s}
		}
	}
	return first, nil
}

// Latest returns the session that is meant, else the one whose state changed
// last.
func Latest(getenv func(string) string, id string) (Place, error) {
	p, err := Find(getenv, id, Waits)
	if err == nil || id != "" {
		return p, err
	}
	dirs, derr := session.DataDirs(getenv)
	if derr != nil {
		return Place{}, derr
	}
	var best Place
	for _, dir := range dirs {
		st := session.Store{Dir: dir}
		if s, ok := st.Latest(); ok && s.Updated >= best.State.Updated {
			best = Place{st, s}
		}
	}
	if best.Store.Dir == "" {
		return Place{}, errors.New("no session is on record; the gate's hook has denied and logged nothing yet")
	}
	return best, nil
}
