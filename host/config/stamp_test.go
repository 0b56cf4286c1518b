package config

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestRacy: a stamp is believed only of a change that is over.
func TestRacy(t *testing.T) {
	now := time.Unix(1_000_000_000, 5)
	at := func(d time.Duration) stamp { return stamp{Inode: 1, Changed: now.Add(d).UnixNano()} }
	for name, test := range map[string]struct {
		s    stamp
		want bool
	}{
		"no file":              {stamp{}, false},
		"changed long ago":     {at(-time.Hour), false},
		"changed just now":     {at(-time.Millisecond), true},
		"changed seconds ago":  {at(-2 * time.Second), true},
		"changed in future":    {at(time.Hour), true}, // the clock was moved back
		"times of one second":  {stamp{Inode: 1, Changed: 999_999_000 * int64(time.Second)}, true},
		"a system without one": {stamp{Size: 1}, true},
	} {
		if got := test.s.racy(now); got != test.want {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}

// TestConfirm writes a snapshot whose stamp is that of another state of the file,
// as a coarse clock or one that was moved back can leave it.
func TestConfirm(t *testing.T) {
	dir := t.TempDir()
	at := Places{User: filepath.Join(dir, FileName), Snapshot: filepath.Join(dir, "data", "s")}
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(at.User, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	read := func() (c [files]content) {
		t.Helper()
		var err error
		if c[userFile], err = readFile(at.User, maxFile); err != nil {
			t.Fatal(err)
		}
		return c
	}
	write("old")
	old := read()
	write("new")
	seen := at.look()
	old[userFile].stamp = seen[userFile]
	for name, test := range map[string]struct {
		now  time.Time // when the snapshot is written
		want bool
	}{
		"at once":          {time.Now(), false},
		"clock moved back": {time.Now().Add(-24 * time.Hour), false},
		"much later":       {time.Now().Add(time.Hour), true}, // no second state has this stamp
	} {
		if err := at.writeSnapshot(&old, []byte("image"), test.now); err != nil {
			t.Fatal(err)
		}
		if _, ok := at.readSnapshot(&seen, time.Now()); ok != test.want {
			t.Errorf("%s: believed %v, want %v", name, ok, test.want)
		}
	}
	// The right bytes are believed, and once the change is over the stamp alone is.
	now := read()
	if err := at.writeSnapshot(&now, []byte("image"), time.Now()); err != nil {
		t.Fatal(err)
	}
	if b, ok := at.readSnapshot(&seen, time.Now().Add(time.Hour)); !ok || string(b) != "image" {
		t.Fatalf("got %q, %v", b, ok)
	}
	if b, _ := readPrivate(at.Snapshot); b[headerSize] != 0 {
		t.Error("the snapshot stays racy")
	}
	if _, ok := at.readSnapshot(&seen, time.Now()); !ok {
		t.Error("what was written down is damaged")
	}
}

// TestImageBounds reads every beginning of an image: never a panic.
func TestImageBounds(t *testing.T) {
	m := &merged{scratchNames: []string{"a"}, problems: []Problem{{Text: "x"}}}
	m.grant(Classifier{Name: "acme", Programs: []string{"acmectl"}})
	m.rows = map[string][]row{"w": {{full, &program{}}}}
	m.finish()
	image := m.image()
	if _, ok := open(image, Known{}); !ok {
		t.Fatal("the whole image cannot be read")
	}
	for i := range image {
		if _, ok := open(image[:i], Known{}); ok {
			t.Errorf("the first %d of %d bytes are read", i, len(image))
		}
		b := append([]byte(nil), image...)
		b[i] ^= 0xff
		if c, ok := open(b, Known{}); ok {
			c.Program("w")
			c.ForProgram("acmectl")
			c.ForTool("x")
			c.Classifiers()
			c.Alias("k")
		}
	}
}
