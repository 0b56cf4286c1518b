package session

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestFired(t *testing.T) {
	s := Store{Dir: filepath.Join(t.TempDir(), "data")}
	if !s.LastFired("PreToolUse").IsZero() {
		t.Error("it fired before it did")
	}
	now := time.Now().Truncate(time.Second)
	at := func(event string, at time.Time) time.Time { s.Fired(event, at); return s.LastFired(event) }
	if got := at("PreToolUse", now); got.Before(now.Add(-time.Second)) {
		t.Errorf("first marked at %v, want about %v", got, now)
	}
	for _, c := range []struct {
		name string
		mark time.Duration // of the mark before, against now
		want time.Duration
	}{
		{"young", -59 * time.Second, -59 * time.Second},
		{"a minute old", -time.Minute, 0},
		{"of a year ago", -365 * 24 * time.Hour, 0},
		{"of a clock that was set back", time.Hour, 0},
	} {
		if err := os.Chtimes(s.mark("PreToolUse"), now, now.Add(c.mark)); err != nil {
			t.Fatal(err)
		}
		if got := at("PreToolUse", now); !got.Equal(now.Add(c.want)) {
			t.Errorf("%s: %v, want %v", c.name, got, now.Add(c.want))
		}
	}
	if !s.LastFired("PostToolUse").IsZero() {
		t.Error("one event marks another")
	}
}

// What cannot be marked is left alone.
func TestFiredInVain(t *testing.T) {
	dir := t.TempDir()
	s := Store{Dir: dir}
	victim := filepath.Join(dir, "victim")
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	if err := os.Mkdir(filepath.Join(dir, "fired"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(victim, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(victim, old, old); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(victim, s.mark("linked")); err == nil {
		s.Fired("linked", time.Now())
		if info, err := os.Stat(victim); err != nil || !info.ModTime().Equal(old) {
			t.Errorf("a link was followed: %v, %v", info, err)
		}
	}
	if err := os.Mkdir(s.mark("folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	s.Fired("folder", time.Now())
	Store{Dir: victim}.Fired("PreToolUse", time.Now()) // below a file
	if !s.LastFired("folder").IsZero() || !s.LastFired("linked").IsZero() {
		t.Error("what is no mark counts as one")
	}
}
