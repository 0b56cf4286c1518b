package session

import (
	"os"
	"path/filepath"
	"testing"
)

func TestMoveOver(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "from"), filepath.Join(dir, "to")
	for _, text := range []string{"to a new name", "over a file", "again"} {
		if err := os.WriteFile(from, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := moveOver(from, to); err != nil {
			t.Error(err)
		}
		if b, err := os.ReadFile(to); err != nil || string(b) != text {
			t.Errorf("%q, %v; want %q", b, err, text)
		}
		if _, err := os.Lstat(from); err == nil {
			t.Errorf("%s: the old name is left", text)
		}
	}
	if err := moveOver(from, to); err == nil {
		t.Error("a missing file is no error")
	}
	if err := exchange("a\x00", to); err == nil {
		t.Error("a name with a null byte is no error")
	}
}
