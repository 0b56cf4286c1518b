package session

// The clean-up and the listing.

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

func plant(t *testing.T, s Store, name string, age time.Duration, now time.Time) string {
	t.Helper()
	os.MkdirAll(s.sessions(), 0o700)
	path := filepath.Join(s.sessions(), name)
	if err := os.WriteFile(path, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, now.Add(-age), now.Add(-age)); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestPrune(t *testing.T) {
	s, now := Store{Dir: t.TempDir()}, time.Now()
	if n, err := s.Prune(now, "s1"); n != 0 || err != nil {
		t.Errorf("no directory: %d, %v", n, err)
	}
	const day = 24 * time.Hour
	tests := []struct {
		name string
		age  time.Duration
		gone bool
	}{
		{"s1.json", 9 * day, false}, {"s1.json.tmp", 9 * day, false}, // the session's own
		{"old.json", day + time.Minute, true}, {"old.json.tmp", 2 * day, true}, {".corrupt-old.json", 2 * day, true},
		{"young.json", day - time.Minute, false}, {".corrupt-young.json", time.Hour, false},
		{"future.json", -9 * day, false}, // the clock was set back
		{".lock-0", 9 * day, false}, {"notes.txt", 9 * day, false}, {".lock-x.json", 9 * day, false},
	}
	want := 0
	for _, tt := range tests {
		plant(t, s, tt.name, tt.age, now)
		if tt.gone {
			want++
		}
	}
	os.Mkdir(filepath.Join(s.sessions(), "folder.json"), 0o700)
	n, err := s.Prune(now, "s1")
	if n != want || err != nil {
		t.Errorf("%d removed, %v; want %d", n, err, want)
	}
	for _, tt := range tests {
		if _, err := os.Stat(filepath.Join(s.sessions(), tt.name)); os.IsNotExist(err) != tt.gone {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

func TestPruneLeavesLocked(t *testing.T) {
	s, now := Store{Dir: t.TempDir()}, time.Now()
	path := plant(t, s, "old.json", 48*time.Hour, now)
	unlock, err := s.lock("old.json")
	if err != nil {
		t.Fatal(err)
	}
	if n, err := s.Prune(now, ""); n != 0 || err != nil {
		t.Errorf("locked: %d removed, %v", n, err)
	}
	unlock()
	if n, err := s.Prune(now, ""); n != 1 || err != nil {
		t.Errorf("%s: %d removed, %v", path, n, err)
	}
}

// One run is bounded, several get through.
func TestPruneBounded(t *testing.T) {
	s, now := Store{Dir: t.TempDir()}, time.Now()
	for i := range maxSweep + 300 {
		plant(t, s, fmt.Sprint("old", i, ".json"), 48*time.Hour, now)
	}
	first, err := s.Prune(now, "s1")
	if first == 0 || first > maxSweep || err != nil {
		t.Errorf("first run: %d, %v", first, err)
	}
	total := first
	for range 3 {
		n, _ := s.Prune(now, "s1")
		total += n
	}
	if total != maxSweep+300 {
		t.Errorf("%d removed in all", total)
	}
}

func TestPending(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	if got, err := s.Pending(10); len(got) != 0 || err != nil {
		t.Errorf("no directory: %v, %v", got, err)
	}
	add := func(id string, st gate.State) {
		t.Helper()
		if _, err := s.Update(id, func(gate.State) (gate.State, error) { return st, nil }); err != nil {
			t.Fatal(err)
		}
	}
	add("armed", gate.State{Required: true, Updated: 5})
	add("Later", gate.State{Required: true, Updated: 9})
	add("grounded", gate.State{Required: true, Grounded: true, Updated: 9})
	add("fresh", gate.State{Probes: []string{"ls"}})
	plant(t, s, "broken.json", 0, time.Now())
	os.WriteFile(filepath.Join(s.sessions(), "broken.json"), []byte("{"), 0o600)
	os.WriteFile(filepath.Join(s.sessions(), "copied.json"), []byte(`{"session_id":"armed","required":true}`), 0o600)
	got, err := s.Pending(10)
	var ids []string
	for _, st := range got {
		ids = append(ids, st.SessionID)
	}
	if err != nil || !slices.Equal(ids, []string{"Later", "armed"}) {
		t.Errorf("%q, %v", ids, err)
	}
	if got, _ := s.Pending(1); len(got) != 1 {
		t.Errorf("%d of a limit of 1", len(got))
	}
}
