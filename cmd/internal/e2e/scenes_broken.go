package main

// This file owns scenes in which the hook's program fails, or what it needs.

import (
	"context"
	"os"
	"path/filepath"
)

// onLater says what holds on clients that do not know "onFailure": the call runs,
// and session start is what is left to tell of it.
const onLater = "before 2.1.295 calls run; session start says so"

// broken plays a session whose program is broken after the first call, and one
// that starts with it broken.
func (s *stage) broken(spoil func(program string) error) {
	plugin := s.ownPlugin()
	program := filepath.Join(plugin, "bin", "tmt")
	now := func(context.Context) error { return spoil(program) }
	o := s.start(session{name: "midway", plugin: plugin, scripts: scripts{"main": {bash(probe), after(now, bash(destroy))}}})
	o.passed(0, 0)
	later := s.start(session{name: "later", plugin: plugin, scripts: scripts{"main": {bash(destroy)}}})
	later.told("the gate is NOT installed")
	if s.blocks() {
		o.blocked(1, 0, "hook")
		later.blocked(0, 0, "hook")
		s.ran(probe)
		return
	}
	s.note = onLater
	s.ran(probe, destroy, destroy)
}

func programDeleted(s *stage) { s.broken(os.Remove) }

func programKilled(s *stage) {
	s.broken(func(program string) error { return replace(program, "#!/bin/sh\nkill -9 $$\n") })
}

// programHangs takes the hook's whole time-out, three times.
func programHangs(s *stage) {
	s.broken(func(program string) error { return replace(program, "#!/bin/sh\nexec sleep 600\n") })
}

func replace(program, text string) error {
	if err := os.Remove(program); err != nil {
		return err
	}
	return os.WriteFile(program, []byte(text), 0o755)
}

// stateLocked holds the lock of the session's state while the hook wants it. A
// hook that waited until its time-out would give no reason.
func stateLocked(s *stage) {
	const id = "5eed0000-0000-4000-8000-00000000e2e0"
	var held []*os.File
	hold := func(context.Context) error {
		locks, err := filepath.Glob(filepath.Join(s.home, ".claude/plugins/data/*/sessions/.lock-*"))
		if err != nil || len(locks) == 0 {
			s.fail("find the lock of the session: %v", err)
		}
		for _, name := range locks {
			f, err := os.OpenFile(name, os.O_RDWR, 0)
			if err != nil {
				return err
			}
			held = append(held, f)
			if err := lockFile(f); err != nil {
				return err
			}
		}
		return nil
	}
	o := s.start(session{name: "main", plugin: s.plugin(), options: []string{"--session-id", id},
		scripts: scripts{"main": {bash(probe), after(hold, bash(destroy))}}})
	for _, f := range held {
		f.Close()
	}
	o.denied(1, 0, "not grounded")
	s.ran(probe)
}
