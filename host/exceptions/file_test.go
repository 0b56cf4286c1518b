package exceptions

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var noon = time.Unix(1_800_000_000, 0)

func file(t *testing.T) string { return filepath.Join(t.TempDir(), ".tmt", "exceptions.json") }

func exception(command string) Exception {
	return Exception{Command: command, Dir: "/srv/prod", Judged: strings.Repeat("a", 64), Created: noon.Unix(), Expires: noon.Add(time.Hour).Unix()}
}

func add(t *testing.T, path string, x Exception) {
	t.Helper()
	if err := Add(path, x, noon); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) []Exception {
	t.Helper()
	list, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestAddAndRevoke(t *testing.T) {
	path := file(t)
	if list := read(t, path); len(list) != 0 {
		t.Errorf("no file has %v", list)
	}
	a, b := exception("rm -r a"), exception("rm -r b")
	b.Expires = noon.Add(time.Minute).Unix()
	add(t, path, a)
	add(t, path, b)
	renewed := a
	renewed.Reason, renewed.Expires = "again", noon.Add(2*time.Hour).Unix()
	add(t, path, renewed)
	if diff := cmp.Diff([]Exception{b, renewed}, read(t, path)); diff != "" {
		t.Error(diff)
	}
	anywhere := exception("rm -r a")
	anywhere.Dir, anywhere.Anywhere = "", true
	if err := Add(path, anywhere, noon.Add(time.Minute)); err != nil { // b has ended
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Exception{renewed, anywhere}, read(t, path)); diff != "" {
		t.Error(diff)
	}
	if a.ID() == anywhere.ID() || a.ID() != renewed.ID() {
		t.Errorf("ids %s, %s, %s", a.ID(), renewed.ID(), anywhere.ID())
	}
	n, err := Revoke(path, func(x *Exception) bool { return x.ID() == a.ID() }, noon)
	if n != 1 || err != nil {
		t.Errorf("revoked %d, %v", n, err)
	}
	if diff := cmp.Diff([]Exception{anywhere}, read(t, path)); diff != "" {
		t.Error(diff)
	}
}

func TestFind(t *testing.T) {
	here, everywhere, other := exception("rm -r a"), exception("rm -r a"), exception("rm -r b")
	everywhere.Dir, everywhere.Anywhere = "", true
	list := []Exception{everywhere, other, here}
	for _, c := range []struct {
		form, dir string
		at        time.Time
		want      int
	}{
		{"rm -r a", "/srv/prod", noon, 2},
		{"rm -r a", "/srv", noon, 1},
		{"rm -r a", "", noon, 1},
		{"rm -r b", "/srv/prod", noon, 1},
		{"rm -r b", "/srv/prod/", noon, 0},
		{"rm -r b", "", noon, 0},
		{"rm -r", "/srv/prod", noon, 0},
		{"", "/srv/prod", noon, 0},
		{"rm -r a", "/srv/prod", noon.Add(time.Hour - time.Second), 2},
		{"rm -r a", "/srv/prod", noon.Add(time.Hour), 0},
		{"rm -r a", "/srv/prod", noon.Add(-time.Second), 0},
	} {
		got := Find(list, c.form, c.dir, c.at)
		if len(got) != c.want || c.want == 2 && got[0].Anywhere {
			t.Errorf("%+v: %d", c, len(got))
		}
	}
}

// Whatever is not exactly what tmt writes holds no exception at all.
func TestDamage(t *testing.T) {
	path := file(t)
	add(t, path, exception("rm -r a"))
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	good := string(b)
	for _, c := range []struct{ old, new, want string }{
		{`"schema": 1`, `"schema": 2`, "its schema is 2"},
		{`"schema": 1,`, ``, "its schema is 0"},
		{`"rm -r a"`, `""`, "no command"},
		{`rm -r a`, strings.Repeat("a", 5*MaxCommand), "too long"},
		{`"/srv/prod"`, `"srv"`, "absolute directory"},
		{`"/srv/prod"`, `"/srv/../prod"`, "absolute directory"},
		{`"dir": "/srv/prod",`, ``, "absolute directory"},
		{`"dir"`, `"anywhere": true, "dir"`, "absolute directory"},
		{strings.Repeat("a", 64), "", "how the command was judged"},
		{`"created": 1800000000`, `"created": 0`, "ends before"},
		{`"expires": 1800003600`, `"expires": 1800000000`, "ends before"},
		{`"expires": 1800003600`, `"expires": 1900000000`, "longer than 30 days"},
		{`"dir"`, `"pattern": "*", "dir"`, "unknown field"},
		{`}`, `} x`, "behind its end"},
		{`{`, ``, "cannot unmarshal"},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		if c.old == "}" {
			text = good + "x"
		}
		if text == good {
			t.Fatalf("%q is not there", c.old)
		}
		list, err := decode(path, []byte(text))
		if err == nil || list != nil || !strings.Contains(err.Error(), "no exception holds") {
			t.Errorf("%q for %q: %v, %v", c.new, c.old, list, err)
		}
		if c.want != "" && c.want != "cannot unmarshal" && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %q", c.new, c.old, err, c.want)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := Add(path, exception("rm -r b"), noon); err == nil {
			t.Errorf("%q for %q: it was written over", c.new, c.old)
		}
	}
	for n := range good { // cut anywhere
		if list, err := decode(path, []byte(good[:n])); err == nil && n < len(good)-1 {
			t.Errorf("cut at %d: %v", n, list)
		}
	}
}

// Only a command in its form is kept.
func TestAddNeedsForm(t *testing.T) {
	path := file(t)
	for command, want := range map[string]string{"rm  -r a": "not in the form", "rm -r *": "a pattern", "": "no command"} {
		if err := Add(path, exception(command), noon); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", command, err, want)
		}
	}
	if list := read(t, path); len(list) != 0 {
		t.Errorf("kept %v", list)
	}
}

// What others could have written is not read.
func TestOthersFiles(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("modes say nothing there")
	}
	path := file(t)
	add(t, path, exception("rm -r a"))
	dir := filepath.Dir(path)
	for _, c := range []struct {
		name, want string
		spoil      func() error
		mend       func() error
	}{
		{"group may read", "open to others", func() error { return os.Chmod(path, 0o640) }, func() error { return os.Chmod(path, 0o600) }},
		{"all may write", "open to others", func() error { return os.Chmod(path, 0o602) }, func() error { return os.Chmod(path, 0o600) }},
		{"folder", "its folder", func() error { return os.Chmod(dir, 0o770) }, func() error { return os.Chmod(dir, 0o700) }},
		{"link", "symbolic link", func() error {
			if err := os.Rename(path, path+".real"); err != nil {
				return err
			}
			return os.Symlink(path+".real", path)
		}, func() error { return os.Rename(path+".real", path) }},
		{"link to the folder", "is a link", func() error {
			if err := os.Rename(dir, dir+".real"); err != nil {
				return err
			}
			return os.Symlink(dir+".real", dir)
		}, func() error { os.Remove(dir); return os.Rename(dir+".real", dir) }},
		{"hard link", "another name", func() error { return os.Link(path, path+".too") }, func() error { return os.Remove(path + ".too") }},
		{"directory", "regular", func() error {
			if err := os.Rename(path, path+".real"); err != nil {
				return err
			}
			return os.Mkdir(path, 0o700)
		}, func() error { os.Remove(path); return os.Rename(path+".real", path) }},
		{"somebody else's", "belongs to user", func() error {
			if os.Geteuid() != 0 {
				return nil
			}
			return os.Chown(path, 12345, -1)
		}, func() error { return os.Chown(path, os.Geteuid(), -1) }},
	} {
		if c.name == "somebody else's" && os.Geteuid() != 0 {
			continue // only root can give a file away
		}
		if err := c.spoil(); err != nil {
			t.Fatal(err)
		}
		if list, err := Read(path); err == nil || len(list) > 0 || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %v", c.name, list, err)
		}
		if err := Add(path, exception("rm -r b"), noon); err == nil {
			t.Errorf("%s: it was written", c.name)
		}
		if err := c.mend(); err != nil {
			t.Fatal(err)
		}
		if list := read(t, path); len(list) != 1 {
			t.Errorf("%s, mended: %v", c.name, list)
		}
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

// Writers at the same time lose nothing, and the bound holds.
func TestConcurrent(t *testing.T) {
	path := file(t)
	var wg sync.WaitGroup
	for i := range 40 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if err := Add(path, exception(fmt.Sprintf("rm -r x%d", i)), noon); err != nil {
				t.Error(err)
			}
			if _, err := Read(path); err != nil {
				t.Error(err)
			}
		}()
	}
	wg.Wait()
	if list := read(t, path); len(list) != 40 {
		t.Errorf("%d of 40", len(list))
	}
	for i := 40; i < MaxKept; i++ {
		add(t, path, exception(fmt.Sprintf("rm -r x%d", i)))
	}
	if err := Add(path, exception("rm -r one-more"), noon); err == nil || !strings.Contains(err.Error(), "take some back") {
		t.Errorf("beyond the bound: %v", err)
	}
}
