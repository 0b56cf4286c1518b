package session

// Load and Update within one process.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

func TestUpdate(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	if st, err := s.Load("s1"); err != nil || st.SessionID != "s1" || st.Grounded {
		t.Errorf("fresh: %+v, %v", st, err)
	}
	if _, err := os.Stat(s.sessions()); err == nil {
		t.Error("Load made a directory")
	}
	for i := range 3 {
		st, err := s.Update("s1", seen(fmt.Sprint("ls ", i)))
		if err != nil || len(st.Probes) != i+1 || st.SessionID != "s1" {
			t.Errorf("update %d: %+v, %v", i, st, err)
		}
	}
	if _, err := s.Update("s2", seen("id")); err != nil {
		t.Error(err)
	}
	if st, err := s.Load("s1"); err != nil || len(st.Probes) != 3 {
		t.Errorf("kept: %+v, %v", st, err)
	}
}

func TestUpdateWritesOnlyChanges(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	same := func(st gate.State) (gate.State, error) { return st, nil }
	path := filepath.Join(s.sessions(), "s1.json")
	if _, err := s.Update("s1", same); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("a fresh state was written")
	}
	s.Update("s1", seen("ls"))
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Update("s1", same); err != nil {
		t.Error(err)
	}
	if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
		t.Error("an unchanged state was written")
	}
}

func TestChangeFails(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	refused := errors.New("refused")
	_, err := s.Update("s1", func(st gate.State) (gate.State, error) {
		st.Grounded = true
		return st, refused
	})
	if !errors.Is(err, refused) {
		t.Error(err)
	}
	if st, err := s.Load("s1"); err != nil || st.Grounded {
		t.Errorf("%+v, %v", st, err)
	}
}

// A decision stands although the state cannot be kept.
func TestNowhereToWrite(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for id, s := range map[string]Store{"s1": {Dir: file}, "": {Dir: t.TempDir()}} {
		var d gate.Decision
		st, err := s.Update(id, func(st gate.State) (gate.State, error) {
			st, d = gate.Next(gate.Settings{}, st, gate.Call{})
			return st, nil
		})
		if err == nil || !d.Deny || !st.Required {
			t.Errorf("session %q: %+v, %+v, %v", id, st, d, err)
		}
		if st, err := s.Load(id); err == nil || st.Grounded {
			t.Errorf("Load(%q): %+v, %v", id, st, err)
		}
	}
}

func TestSetAside(t *testing.T) {
	other := gate.State{SessionID: "s2", Grounded: true}
	foreign, _ := other.Encode()
	texts := map[string]string{
		"empty": "", "cut": `{"schema":2,"grounded":tr`, "binary": "\x00\x01", "wrong type": `{"grounded":1}`,
		"newer": `{"schema":3,"grounded":true}`, "another session's": string(foreign),
		"too large": `{"grounded":true,"axes":"` + strings.Repeat("x", maxState) + `"}`,
	}
	for name, text := range texts {
		t.Run(name, func(t *testing.T) {
			s := Store{Dir: t.TempDir()}
			os.MkdirAll(s.sessions(), 0o700)
			path := filepath.Join(s.sessions(), "s1.json")
			os.WriteFile(path, []byte(text), 0o600)
			if st, err := s.Load("s1"); err == nil || st.Grounded {
				t.Errorf("Load: %+v, %v", st, err)
			}
			if _, err := os.Stat(path); err != nil {
				t.Error("Load moved the file")
			}
			st, err := s.Update("s1", seen("ls"))
			if !errors.Is(err, ErrSetAside) || st.Grounded || len(st.Probes) != 1 {
				t.Errorf("Update: %+v, %v", st, err)
			}
			aside, err := os.ReadFile(filepath.Join(s.sessions(), ".corrupt-s1.json"))
			if err != nil || string(aside) != text {
				t.Errorf("set aside: %d bytes, %v", len(aside), err)
			}
			if st, err := s.Update("s1", seen("id")); err != nil || len(st.Probes) != 2 {
				t.Errorf("afterwards: %+v, %v", st, err)
			}
		})
	}
}

// The original's file for the same session is taken over.
func TestOriginal(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	os.MkdirAll(s.sessions(), 0o700)
	const id = "3f6c2f0e-8a51-4a6c-9d5e-0b1f2a3c4d5e"
	os.WriteFile(filepath.Join(s.sessions(), id+".json"), []byte(`{"session_id":"`+id+`","required":true,"grounded":false,"axes":{},"probes_run":["ls"],"updated":1.5}`), 0o644)
	st, err := s.Load(id)
	if err != nil || !st.Pending() || len(st.Probes) != 1 {
		t.Errorf("%+v, %v", st, err)
	}
}

func TestLeftTemp(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	os.MkdirAll(s.sessions(), 0o700)
	os.WriteFile(filepath.Join(s.sessions(), "s1.json.tmp"), []byte(`{"grounded":tr`), 0o600)
	if st, err := s.Update("s1", seen("ls")); err != nil || st.Observed != 1 {
		t.Errorf("%+v, %v", st, err)
	}
	onlyStates(t, s.Dir)
}

// What a hook pays: one probe more, beside the most that a state keeps; a call
// that changes nothing, alone and beside many sessions; and a commit.
func BenchmarkUpdate(b *testing.B) {
	b.Run("probe", func(b *testing.B) {
		s := Store{Dir: b.TempDir()}
		n := 0
		for b.Loop() {
			n++
			if _, err := s.Update("s1", seen(fmt.Sprintf("kubectl -n prod get pods -l app=web-%d -o wide", n))); err != nil {
				b.Fatal(err)
			}
		}
	})
	for _, others := range []int{0, 5000} {
		b.Run(fmt.Sprint("unchanged beside ", others), func(b *testing.B) {
			s := Store{Dir: b.TempDir()}
			s.Update("s1", seen("ls"))
			for i := range others {
				os.WriteFile(filepath.Join(s.sessions(), fmt.Sprint("o", i, ".json")), nil, 0o600)
			}
			for b.Loop() {
				s.Update("s1", func(st gate.State) (gate.State, error) { return st, nil })
			}
		})
	}
	b.Run("commit, synced", func(b *testing.B) {
		s := Store{Dir: b.TempDir()}
		for b.Loop() {
			s.Update("s1", func(st gate.State) (gate.State, error) { st.Grounded = !st.Grounded; return st, nil })
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	s := Store{Dir: b.TempDir(), Wait: time.Second}
	for i := range 10 {
		s.Update("s1", seen(fmt.Sprint("kubectl get pods ", i)))
	}
	for b.Loop() {
		if _, err := s.Load("s1"); err != nil {
			b.Fatal(err)
		}
	}
}
