package config_test

import (
	"os"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/host/config"
)

// TestDocumentation decodes every example of the users' reference.
func TestDocumentation(t *testing.T) {
	b, err := os.ReadFile("../../docs/configuration.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	for _, part := range strings.Split(string(b), "```toml\n")[1:] {
		text, _, _ := strings.Cut(part, "```")
		examples++
		p := newPlace(t)
		p.write(p.at.User, text)
		for _, problem := range config.Check(p.at.User, config.User, "/home/user", known) {
			t.Errorf("%s\n%s", problem, text)
		}
	}
	if examples < 5 {
		t.Errorf("found %d examples only", examples)
	}
}
