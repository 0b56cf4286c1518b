package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
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
		if err := at.writeSnapshot(&old, []byte("head"), []byte("tables"), test.now); err != nil {
			t.Fatal(err)
		}
		_, rest, ok := at.readSnapshot(&seen, time.Now())
		if ok != test.want {
			t.Errorf("%s: believed %v, want %v", name, ok, test.want)
		}
		rest.file.Close()
	}
	// The right bytes are believed, and once the change is over the stamp alone is.
	now := read()
	if err := at.writeSnapshot(&now, []byte("head"), []byte("tables"), time.Now()); err != nil {
		t.Fatal(err)
	}
	wantRead := func(when time.Time) {
		t.Helper()
		head, rest, ok := at.readSnapshot(&seen, when)
		if !ok || string(head) != "head" {
			t.Fatalf("got %q, %v", head, ok)
		}
		if b, ok := rest.read(len("tables"), checksum([]byte("tables"))); !ok || string(b) != "tables" {
			t.Fatalf("got %q, %v", b, ok)
		}
	}
	wantRead(time.Now().Add(time.Hour))
	b, err := os.ReadFile(at.Snapshot)
	if err != nil || b[headerSize] != 0 {
		t.Error("the snapshot stays racy")
	}
	wantRead(time.Now())
}

// TestImageBounds reads every beginning of an image: never a panic.
func TestImageBounds(t *testing.T) {
	m := &merged{scratchNames: []string{"a"}, problems: []Problem{{Text: "x"}}}
	m.grant(Classifier{Name: "acme", Programs: []string{"acmectl"}, Tools: []string{"mcp__acme__*"}})
	m.rows = map[string][]row{"w": {{full, &program{}}}}
	m.finish()
	head, tables := m.image()
	use := func(head, tables []byte) (read bool) {
		c, ok := open(head, Known{})
		if !ok {
			return false
		}
		c.tail.b = tables
		c.tailSum = checksum(tables) // as if it held
		c.tailSize = len(tables)
		c.Program("w")
		c.ForTool("mcp__acme__x")
		c.Alias("k")
		return len(c.ForProgram("acmectl")) == 1 && len(c.Classifiers()) == 1
	}
	if !use(head, tables) {
		t.Fatal("the whole image cannot be read")
	}
	for _, part := range []struct {
		whole []byte
		use   func(b []byte) bool
	}{
		{head, func(b []byte) bool { return use(b, tables) }},
		{tables, func(b []byte) bool { return use(head, b) }},
	} {
		for i := range part.whole {
			if part.use(part.whole[:i]) {
				t.Errorf("the first %d of %d bytes are read", i, len(part.whole))
			}
			b := append([]byte(nil), part.whole...)
			b[i] ^= 0xff
			part.use(b)
		}
	}
}

// TestTablesDamaged holds that what a snapshot's tables lost comes from the files.
func TestTablesDamaged(t *testing.T) {
	dir := t.TempDir()
	at := Places{User: filepath.Join(dir, FileName), Snapshot: filepath.Join(dir, "s")}
	text := "[[program]]\nname = \"w\"\neffect = \"reads\"\n[[classifier]]\nname = \"acme\"\nmodule = \"a.wasm\"\nsha256 = \"" + strings.Repeat("0", 64) + "\"\nprograms = [\"acmectl\"]\n"
	text = strings.Replace(text, "effect = \"reads\"", "class = \"readonly\"", 1)
	if err := os.WriteFile(at.User, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if c := Load(at, Known{}); c.Broken() {
		t.Fatal(c.Problems)
	}
	good, err := os.ReadFile(at.Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	seen := at.look()
	_, rest, ok := at.readSnapshot(&seen, time.Now())
	if !ok {
		t.Fatal("the snapshot is not believed")
	}
	rest.file.Close()
	for i := int(rest.at); i < len(good); i++ {
		for name, b := range map[string][]byte{"flipped": slices.Concat(good[:i], []byte{good[i] ^ 0x20}, good[i+1:]), "cut": good[:i]} {
			if err := os.WriteFile(at.Snapshot, b, 0o600); err != nil {
				t.Fatal(err)
			}
			c := Load(at, Known{})
			if c.Program("w") == nil || len(c.ForProgram("acmectl")) != 1 {
				t.Fatalf("%s at %d: lost", name, i)
			}
		}
	}
}
