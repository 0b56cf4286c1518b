package config_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

const (
	strict = "[gate]\nunknown = \"deny\" \n"
	weak   = "[gate]\nunknown = \"defer\"\n" // as long as strict
)

// wantUnknown loads and checks one setting that tells the two files apart.
func (p *place) wantUnknown(want gate.Policy, when string) {
	p.t.Helper()
	if got := p.load().Gate.Unknown; got != want {
		p.t.Errorf("%s: unknown = %v, want %v", when, got, want)
	}
}

func TestSnapshotIsKept(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, strict)
	p.wantUnknown(gate.DenyUnknown, "first")
	info, err := os.Stat(p.at.Snapshot)
	p.must(err)
	if info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v", info.Mode())
	}
	dir, err := os.Stat(filepath.Dir(p.at.Snapshot))
	p.must(err)
	if dir.Mode().Perm() != 0o700 {
		t.Errorf("mode of the folder %v", dir.Mode())
	}
	// It is what is read: a snapshot of other files under this name is not.
	other := newPlace(t)
	other.write(other.at.User, weak)
	other.load()
	b, err := os.ReadFile(other.at.Snapshot)
	p.must(err)
	p.must(os.WriteFile(p.at.Snapshot, b, 0o600))
	p.wantUnknown(gate.DenyUnknown, "with the snapshot of other files")
}

// TestSnapshotStale changes the file in every way that leaves some of its stamp.
func TestSnapshotStale(t *testing.T) {
	long := time.Date(2001, 2, 3, 4, 5, 6, 0, time.UTC)
	for name, change := range map[string]func(p *place){
		"written over": func(p *place) { p.write(p.at.User, strict) },
		"written over, time of modification kept": func(p *place) {
			info, err := os.Stat(p.at.User)
			p.must(err)
			p.write(p.at.User, strict)
			p.must(os.Chtimes(p.at.User, info.ModTime(), info.ModTime()))
		},
		"replaced by an older file": func(p *place) {
			temp := p.at.User + ".new"
			p.write(temp, strict)
			p.must(os.Chtimes(temp, long, long))
			p.must(os.Rename(temp, p.at.User))
		},
		"made a link": func(p *place) {
			elsewhere := filepath.Join(p.at.Root, "elsewhere.toml")
			p.write(elsewhere, strict)
			p.must(os.Remove(p.at.User))
			p.must(os.Symlink(elsewhere, p.at.User))
		},
	} {
		p := newPlace(t)
		p.write(p.at.User, weak)
		p.wantUnknown(gate.Defer, name)
		p.wantUnknown(gate.Defer, name)
		change(p)
		p.wantUnknown(gate.DenyUnknown, name)
		p.wantUnknown(gate.DenyUnknown, name+", again")
	}
}

// TestSnapshotRaced writes twice as fast as it can: within the resolution of the
// file's times the stamp may stay the same.
func TestSnapshotRaced(t *testing.T) {
	p := newPlace(t)
	for i := range 200 {
		text, want := strict, gate.DenyUnknown
		if i%2 == 0 {
			text, want = weak, gate.Defer
		}
		f, err := os.OpenFile(p.at.User, os.O_WRONLY|os.O_CREATE, 0o600)
		p.must(err)
		_, err = f.WriteString(text)
		p.must(err)
		p.must(f.Close())
		p.wantUnknown(want, fmt.Sprint("write ", i))
	}
}

// TestSnapshotDamaged flips, cuts and lengthens a snapshot: it is never believed.
func TestSnapshotDamaged(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, strict+"[alias]\nk = \"kubectl\"\n")
	p.load()
	good, err := os.ReadFile(p.at.Snapshot)
	p.must(err)
	damaged := [][]byte{nil, []byte("x"), good[:len(good)-1], good[:20], append(good[:len(good):len(good)], 0)}
	for i := range good {
		b := append([]byte(nil), good...)
		b[i] ^= 0x41
		damaged = append(damaged, b)
	}
	for i, b := range damaged {
		p.must(os.WriteFile(p.at.Snapshot, b, 0o600))
		p.wantUnknown(gate.DenyUnknown, fmt.Sprint("damage ", i))
	}
	// One that others may write is not ours.
	p.must(os.WriteFile(p.at.Snapshot, good, 0o600))
	p.must(os.Chmod(p.at.Snapshot, 0o666))
	p.wantUnknown(gate.DenyUnknown, "writable by all")
	info, err := os.Stat(p.at.Snapshot)
	p.must(err)
	if info.Mode().Perm() != 0o600 {
		t.Error("it was not written anew")
	}
}

// TestSnapshotCannotBeKept: the configuration holds, and it is said.
func TestSnapshotCannotBeKept(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, strict)
	p.write(filepath.Dir(p.at.Snapshot), "a file where the folder should be")
	c := p.load()
	if c.Gate.Unknown != gate.DenyUnknown {
		t.Error("the file does not hold")
	}
	if len(c.Problems) != 1 || !strings.Contains(c.Problems[0].Text, "cannot be kept") || c.Broken() {
		t.Errorf("said %v", c.Problems)
	}
}

// TestFilesComeAndGo: a file that appears or goes is noticed, one that cannot be
// looked at is no file that is not there.
func TestFilesComeAndGo(t *testing.T) {
	p := newPlace(t)
	p.wantUnknown(gate.Defer, "no file")
	p.write(p.at.Project, strict)
	p.wantUnknown(gate.DenyUnknown, "the project's")
	p.must(os.Remove(p.at.Project))
	p.wantUnknown(gate.Defer, "gone")
	p.write(p.at.User, strict)
	p.wantUnknown(gate.DenyUnknown, "the user's")
	p.must(os.Remove(p.at.User))
	p.must(os.Symlink(p.at.User, p.at.User))
	if c := p.load(); c.Gate.UnknownWhy == "" {
		t.Error("a user's file that cannot be opened denies nothing")
	}
}

func TestSweep(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, strict)
	p.load()
	dir := filepath.Dir(p.at.Snapshot)
	old := time.Now().Add(-40 * 24 * time.Hour)
	for _, name := range []string{"old.snapshot", "new.snapshot", "old.tmp", "other"} {
		p.write(filepath.Join(dir, name), "x")
		if strings.HasPrefix(name, "old") || name == "other" {
			p.must(os.Chtimes(filepath.Join(dir, name), old, old))
		}
	}
	p.must(os.Chtimes(p.at.Snapshot, old, old))
	p.at.Sweep(time.Now())
	left, err := os.ReadDir(dir)
	p.must(err)
	var names []string
	for _, e := range left {
		if e.Name() != filepath.Base(p.at.Snapshot) {
			names = append(names, e.Name())
		}
	}
	if len(left) != 3 || strings.Join(names, " ") != "new.snapshot other" {
		t.Errorf("left %v", names)
	}
}

func TestPlaces(t *testing.T) {
	env := func(pairs ...string) func(string) string {
		return func(name string) string {
			for i := 0; i < len(pairs); i += 2 {
				if pairs[i] == name {
					return pairs[i+1]
				}
			}
			return ""
		}
	}
	for _, test := range []struct {
		env           func(string) string
		root          string
		user, project string
	}{
		{env("HOME", "/h"), "/w", "/h/.config/tmt/tmt.toml", "/w/tmt.toml"},
		{env("HOME", "/h", "XDG_CONFIG_HOME", "/c"), "/w", "/c/tmt/tmt.toml", "/w/tmt.toml"},
		{env("HOME", "/h", "XDG_CONFIG_HOME", "c"), "", "/h/.config/tmt/tmt.toml", ""},
		{env("XDG_CONFIG_HOME", "/w/.config"), "/w/.config/tmt", "/w/.config/tmt/tmt.toml", ""},
		{env("HOME", "h"), "w", "", ""},
		{env(), "/w", "", "/w/tmt.toml"},
	} {
		at := config.Find(test.env, test.root, "/d")
		if at.User != test.user || at.Project != test.project {
			t.Errorf("%s: %q %q, want %q %q", test.root, at.User, at.Project, test.user, test.project)
		}
	}
}
