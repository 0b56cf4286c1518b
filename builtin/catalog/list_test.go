package catalog_test

import (
	"os"
	"strings"
	"testing"
)

// A list of what does not hold yet, or cannot, one line each, "# " and a reason
// behind it. It may only shrink: a line that is not needed any more fails.
type list struct {
	file string
	left map[string]bool // lines that no test has used
	all  map[string]bool
}

func listed(t *testing.T, file string) *list {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l := &list{file: file, left: make(map[string]bool), all: make(map[string]bool)}
	for line := range strings.Lines(string(b)) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line != "" {
			l.left[line], l.all[line] = true, true
		}
	}
	return l
}

// has reports whether a line is in the list, and notes that it was needed.
func (l *list) has(line string) bool {
	delete(l.left, line)
	return l.all[line]
}

// rest fails for the lines that were not needed.
func (l *list) rest(t *testing.T) {
	t.Helper()
	for line := range l.left {
		t.Errorf("%s: %q holds now: take it from the list", l.file, line)
	}
}
