package catalog_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// An entry is read more often than written: make catfmt cuts its long lines.
func TestLines(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range strings.Split(string(src), "\n") {
			if n := utf8.RuneCountInString(l); n > 110 {
				t.Errorf("%s:%d: %d columns: make catfmt cuts lines over 110", name, i+1, n)
			}
		}
	}
}
