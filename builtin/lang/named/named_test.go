package named

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestLanguages: the list is sorted, every name is found, and the users'
// reference has it.
func TestLanguages(t *testing.T) {
	names := Names()
	if !slices.IsSorted(names) {
		t.Error("not sorted")
	}
	b, err := os.ReadFile("../../../docs/configuration.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		if Language(n) == nil {
			t.Errorf("%s is not found", n)
		}
		if !strings.Contains(string(b), "`"+n+"`") {
			t.Errorf("docs/configuration.md lacks %s", n)
		}
	}
	if Language("shell") != nil || Language("") != nil {
		t.Error("a name stands for a language that has none")
	}
}
