package session

// The data directory, and the pointer to it.

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// env returns a getenv with a home directory and pairs of name and value.
func env(home string, pairs ...string) func(string) string {
	return func(name string) string {
		if i := slices.Index(pairs, name); i >= 0 {
			return pairs[i+1]
		}
		if name == "HOME" && runtime.GOOS != "windows" || name == "USERPROFILE" && runtime.GOOS == "windows" {
			return home
		}
		return ""
	}
}

func TestDataDir(t *testing.T) {
	home, other := t.TempDir(), t.TempDir()
	tests := []struct {
		env  func(string) string
		want string
	}{
		{env(home), filepath.Join(home, ".tmt", "data")},
		{env(home, "CLAUDE_PLUGIN_DATA", other), other},
		{env(home, "CLAUDE_PLUGIN_DATA", other, "TMT_DATA", filepath.Join(home, "x")+"/"), filepath.Join(home, "x")},
		{env("", "TMT_DATA", other), other},
		{env(""), ""}, {env("relative"), ""}, {env(home, "TMT_DATA", "relative"), ""}, {env(home, "CLAUDE_PLUGIN_DATA", "."), ""},
	}
	for i, tt := range tests {
		got, err := DataDir(tt.env)
		if got != tt.want || (err != nil) != (tt.want == "") {
			t.Errorf("%d: %q, %v; want %q", i, got, err, tt.want)
		}
		if err != nil && !strings.Contains(err.Error(), "absolute path") {
			t.Errorf("%d: %v does not say what to do", i, err)
		}
	}
}

func TestPointer(t *testing.T) {
	home := t.TempDir()
	terminal := env(home)
	pointer := filepath.Join(home, ".tmt", "pointer")
	dirs := func() []string {
		t.Helper()
		got, err := DataDirs(terminal)
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	if got := dirs(); len(got) != 0 {
		t.Errorf("nothing there: %q", got)
	}
	own := filepath.Join(home, ".tmt", "data")
	if err := Leave(terminal, own); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(pointer); err == nil {
		t.Error("a pointer to the default")
	}
	a, b := t.TempDir(), t.TempDir()
	for _, d := range []string{a, b, a, b + "/", b} {
		if err := Leave(terminal, d); err != nil {
			t.Error(err)
		}
	}
	before, err := os.Stat(pointer)
	if err != nil {
		t.Fatal(err)
	}
	os.MkdirAll(own, 0o700)
	if got := dirs(); !slices.Equal(got, []string{b, a, own}) {
		t.Errorf("%q, want %q", got, []string{b, a, own})
	}
	if err := Leave(terminal, a); err != nil {
		t.Error(err)
	}
	if after, err := os.Stat(pointer); err != nil || !os.SameFile(before, after) {
		t.Error("written although nothing is new")
	}
	if got, err := DataDirs(env(home, "TMT_DATA", a)); err != nil || !slices.Equal(got, []string{a}) {
		t.Errorf("TMT_DATA: %q, %v", got, err)
	}
	os.Remove(b)
	if got := dirs(); !slices.Equal(got, []string{a, own}) {
		t.Errorf("after one is gone: %q", got)
	}
	entries, _ := os.ReadDir(filepath.Join(home, ".tmt"))
	if len(entries) != 2 {
		t.Errorf("left over: %v", entries)
	}
}

func TestPointerBounds(t *testing.T) {
	home := t.TempDir()
	terminal := env(home)
	var last string
	for range 20 {
		last = t.TempDir()
		if err := Leave(terminal, last); err != nil {
			t.Fatal(err)
		}
	}
	got, err := DataDirs(terminal)
	if err != nil || len(got) != maxPointers || got[0] != last {
		t.Errorf("%d directories, first %q, %v", len(got), got[0], err)
	}
	for _, d := range []string{"relative", "/a\nb", "/" + strings.Repeat("x", maxPointerBytes), "/a\x1b[2J"} {
		if err := Leave(terminal, d); err != nil {
			t.Error(err)
		}
	}
	if again, _ := DataDirs(terminal); !slices.Equal(got, again) {
		t.Errorf("an unfit directory was noted: %q", again)
	}
	text := fmt.Sprintf("relative\n%s\n\x1b[2J/x\n\n", home)
	os.WriteFile(filepath.Join(home, ".tmt", "pointer"), []byte(text), 0o600)
	if got, err := DataDirs(terminal); err != nil || !slices.Equal(got, []string{home}) {
		t.Errorf("unfit lines: %q, %v", got, err)
	}
	os.WriteFile(filepath.Join(home, ".tmt", "pointer"), make([]byte, maxPointerBytes+1), 0o600)
	if got, err := DataDirs(terminal); err == nil || len(got) != 0 {
		t.Errorf("too large: %q, %v", got, err)
	}
}
