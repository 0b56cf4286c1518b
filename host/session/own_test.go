package session

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestOwn(t *testing.T) {
	o := Own{Path: filepath.Join(t.TempDir(), "own", "x.json"), Limit: 10}
	if b, err := o.Read(); b != nil || err != nil {
		t.Errorf("no file: %q, %v", b, err)
	}
	put := func(text string) error {
		return o.Update(func([]byte) ([]byte, error) { return []byte(text), nil })
	}
	if err := put("first"); err != nil {
		t.Fatal(err)
	}
	if err := put("more than ten bytes"); err == nil {
		t.Error("more is written than is read")
	}
	if err := o.Update(func([]byte) ([]byte, error) { return nil, errors.New("no") }); err == nil {
		t.Error("a change that failed is none")
	}
	if b, err := o.Read(); string(b) != "first" || err != nil {
		t.Errorf("%q, %v", b, err)
	}
	if err := put(""); err != nil {
		t.Fatal(err)
	}
	if b, err := o.Read(); b == nil || len(b) != 0 || err != nil {
		t.Errorf("an empty file reads as %v, %v; it is no missing one", b, err)
	}
	if err := os.WriteFile(o.Path, []byte("more than ten bytes"), 0o600); err != nil {
		t.Fatal(err)
	}
	if b, err := o.Read(); len(b) != 0 || err == nil {
		t.Errorf("a file beyond the limit reads as %q, %v", b, err)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(o.Path), "*")); err != nil || len(left) != 2 { // and its lock
		t.Errorf("left behind: %v, %v", left, err)
	}
}
