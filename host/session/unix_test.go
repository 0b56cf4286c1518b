//go:build darwin || linux

package session

// What only Unix can plant or run out of.

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

// fullDisk runs in a helper process whose files may not grow.
func fullDisk(s Store) int {
	signal.Ignore(syscall.SIGXFSZ)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 16, Max: 16}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	st, err := s.Update("s1", seen("ls"))
	if err == nil || st.Observed != 2 {
		fmt.Fprintf(os.Stderr, "full disk: %+v, %v\n", st, err)
		return 1
	}
	return 0
}

func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	s := Store{Dir: dir}
	if _, err := s.Update("s1", seen("ls /")); err != nil {
		t.Fatal(err)
	}
	cmd, in := helper(t, "full", dir, "")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
	if st, err := s.Load("s1"); err != nil || st.Observed != 1 {
		t.Errorf("the old state is gone: %+v, %v", st, err)
	}
	onlyStates(t, dir)
}

func TestPlanted(t *testing.T) {
	grounded := func(t *testing.T, path string) {
		st := gate.State{SessionID: "s1", Grounded: true}
		b, _ := st.Encode()
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	tests := map[string]func(t *testing.T, path string){
		"link": func(t *testing.T, path string) {
			grounded(t, path+"-elsewhere")
			if err := os.Symlink(path+"-elsewhere", path); err != nil {
				t.Fatal(err)
			}
		},
		"dangling link": func(t *testing.T, path string) { os.Symlink("/nowhere/at/all", path) },
		"pipe":          func(t *testing.T, path string) { syscall.Mkfifo(path, 0o600) },
		"folder":        func(t *testing.T, path string) { os.Mkdir(path, 0o700) },
	}
	for name, plant := range tests {
		t.Run(name, func(t *testing.T) {
			s := Store{Dir: t.TempDir()}
			os.MkdirAll(s.sessions(), 0o700)
			path := filepath.Join(s.sessions(), "s1.json")
			plant(t, path)
			if st, err := s.Load("s1"); err == nil || st.Grounded {
				t.Errorf("Load: %+v, %v", st, err)
			}
			st, err := s.Update("s1", seen("ls"))
			if !errors.Is(err, ErrSetAside) || st.Grounded || st.Observed != 1 {
				t.Errorf("Update: %+v, %v", st, err)
			}
			if fi, err := os.Lstat(path); err != nil || !fi.Mode().IsRegular() {
				t.Errorf("the state is no file: %v, %v", fi, err)
			}
			if st, err := s.Load("s1"); err != nil || st.Observed != 1 {
				t.Errorf("afterwards: %+v, %v", st, err)
			}
		})
	}
}

// A link in place of the temporary file is not written through.
func TestPlantedTemp(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	os.MkdirAll(s.sessions(), 0o700)
	victim := filepath.Join(s.Dir, "victim")
	os.WriteFile(victim, []byte("mine"), 0o600)
	if err := os.Symlink(victim, filepath.Join(s.sessions(), "s1.json.tmp")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Update("s1", seen("ls")); err != nil {
		t.Error(err)
	}
	if b, _ := os.ReadFile(victim); string(b) != "mine" {
		t.Errorf("written through the link: %q", b)
	}
	onlyStates(t, s.Dir)
}

func TestModes(t *testing.T) {
	s := Store{Dir: filepath.Join(t.TempDir(), "a", "b")}
	if _, err := s.Update("s1", seen("ls")); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]os.FileMode{s.Dir: 0o700, s.sessions(): 0o700, filepath.Join(s.sessions(), "s1.json"): 0o600, filepath.Join(s.sessions(), lockName("s1.json")): 0o600} {
		if fi, err := os.Stat(path); err != nil || fi.Mode().Perm() != want {
			t.Errorf("%s: %v, %v; want %v", path, fi.Mode(), err, want)
		}
	}
}

func TestPointerIsNoLink(t *testing.T) {
	home := t.TempDir()
	env := func(name string) string {
		if name == "HOME" {
			return home
		}
		return ""
	}
	os.MkdirAll(filepath.Join(home, ".tmt"), 0o700)
	victim := filepath.Join(home, "victim")
	os.WriteFile(victim, []byte(home+"\n"), 0o600)
	os.Symlink(victim, filepath.Join(home, ".tmt", "pointer"))
	if err := Leave(env, t.TempDir()); err == nil {
		t.Error("a planted pointer is no error")
	}
	if dirs, err := DataDirs(env); err == nil || len(dirs) != 0 {
		t.Errorf("read through the link: %q, %v", dirs, err)
	}
	if b, _ := os.ReadFile(victim); string(b) != home+"\n" {
		t.Errorf("written through the link: %q", b)
	}
}

// A folder and a state that may not be touched: the decision still stands.
func TestNoPermission(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may do everything")
	}
	s := Store{Dir: t.TempDir()}
	if _, err := s.Update("s1", seen("ls")); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(s.sessions(), "s1.json")
	os.Chmod(s.sessions(), 0o500)
	st, err := s.Update("s1", seen("ls /"))
	if err == nil || errors.Is(err, ErrSetAside) || st.Observed != 2 {
		t.Errorf("read-only folder: %+v, %v", st, err)
	}
	if _, err := s.Update("s2", seen("ls /")); err == nil {
		t.Error("read-only folder, new session: no error")
	}
	os.Chmod(s.sessions(), 0o700)
	os.Chmod(path, 0)
	if st, err := s.Load("s1"); err == nil || st.Observed != 0 {
		t.Errorf("unreadable: %+v, %v", st, err)
	}
	if st, err := s.Update("s1", seen("ls")); !errors.Is(err, ErrSetAside) || st.Observed != 1 {
		t.Errorf("unreadable: %+v, %v", st, err)
	}
}
