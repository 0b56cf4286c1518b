package config_test

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/host/config"
)

// TestDefaults holds the commented file and the Go literals equal.
func TestDefaults(t *testing.T) {
	b, err := os.ReadFile("../../tmt.toml")
	if err != nil {
		t.Fatal(err)
	}
	p := newPlace(t)
	none := p.load()
	p.write(p.at.User, string(b))
	got := p.load()
	if len(got.Problems) > 0 {
		t.Fatal(got.Problems)
	}
	if !reflect.DeepEqual(got.Gate, none.Gate) || len(got.ScratchNames)+len(got.ScratchRoots)+len(got.Classifiers()) > 0 {
		t.Errorf("the file sets %+v, the defaults are %+v", got.Gate, none.Gate)
	}
	settings, _ := config.Describe(p.at, known)
	for _, s := range settings {
		if !strings.HasPrefix(s.Key, "gate.") {
			t.Errorf("the file sets %s", s.Key)
		}
	}
}

// TestExamples reads the file with its examples in force.
func TestExamples(t *testing.T) {
	b, err := os.ReadFile("../../tmt.toml")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	examples := 0
	for line := range strings.Lines(string(b)) {
		rest, commented := strings.CutPrefix(line, "# ")
		if commented && (strings.Contains(rest, " = ") || strings.HasPrefix(rest, "[[") || strings.HasPrefix(rest, "  ") || strings.HasPrefix(rest, `"""`)) {
			line = rest
			examples++
		}
		text.WriteString(line)
	}
	if examples < 30 {
		t.Fatalf("found %d lines of examples", examples)
	}
	p := newPlace(t)
	p.write(p.at.User, text.String())
	c := p.load()
	if len(c.Problems) > 0 {
		t.Fatalf("%v\n%s", c.Problems, text.String())
	}
	if c.Program("widgetctl") == nil || c.Program("wctl") == nil || len(c.ForProgram("acmectl")) != 1 || len(c.ForTool("mcp__acme__x")) != 1 {
		t.Error("an example is not in force")
	}
	if text, _ := c.Alias("k"); text != "kubectl" {
		t.Errorf("the alias k is %q", text)
	}
}
