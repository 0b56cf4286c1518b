package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/host/config"
)

var digestA, digestB = strings.Repeat("a", 64), strings.Repeat("b", 64)

func TestSetDigest(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{
			"replaced, all else kept",
			"# mine\n[gate] # strict\nmode='full'\n\n[[classifier]]\nname = \"other\"\nmodule = \"o\"\nsha256 = 'A'\n\n[[classifier]]  # ours\n  name=\"acme\"\n  sha256 = 'A'  # pinned\n  module=\"a\"\n",
			"# mine\n[gate] # strict\nmode='full'\n\n[[classifier]]\nname = \"other\"\nmodule = \"o\"\nsha256 = 'A'\n\n[[classifier]]  # ours\n  name=\"acme\"\n  sha256 = \"A\"  # pinned\n  module=\"a\"\n",
		},
		{
			"inserted, aligned", "[[classifier]]\nname     = \"acme\"\nmodule   = \"a\" # here\nprograms = [\"x\"]\n",
			"[[classifier]]\nname     = \"acme\"\nsha256   = \"A\"\nmodule   = \"a\" # here\nprograms = [\"x\"]\n",
		},
		{"inserted, indented", "[[classifier]]\n\tname=\"acme\"\n\tmodule=\"a\"", "[[classifier]]\n\tname=\"acme\"\n\tsha256= \"A\"\n\tmodule=\"a\""},
		{"inline", "classifier = [{name=\"acme\", module=\"a\"}]\n", "classifier = [{name=\"acme\", sha256 = \"A\", module=\"a\"}]\n"},
		{"empty before", "[[classifier]]\nname = \"acme\"\nmodule = \"a\"\nsha256 = \"\"\n", "[[classifier]]\nname = \"acme\"\nmodule = \"a\"\nsha256 = \"A\"\n"},
	} {
		got, err := config.SetDigest(strings.ReplaceAll(c.text, "'A'", "'"+digestB+"'"), "acme", digestA)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		want := strings.ReplaceAll(strings.ReplaceAll(c.want, "'A'", "'"+digestB+"'"), `"A"`, `"`+digestA+`"`)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", c.name, diff)
		}
	}
}

func TestSetDigestRefuses(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"[[classifier]\n", "no TOML"},
		{"", "no [[classifier]] with the name"},
		{"classifier = 1\n", "no [[classifier]]"},
		{"[[classifier]]\nname = \"acme\"\n", "lacks its module"},
		{"[[classifier]]\nname = \"acme\"\nmodule = \"a\"\nsha256 = 1\n", "no text"},
		{"[[classifier]]\nname = \"acme\"\nmodule = \"a\"\nsha256 = \"\"\"x\"\"\"\n", "no plain string"},
	} {
		if got, err := config.SetDigest(c.text, "acme", digestA); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %q, %v, want an error with %q", c.text, got, err, c.want)
		}
	}
}

func TestAddClassifier(t *testing.T) {
	c := config.Classifier{Name: "acme", Module: `mod "1".wasm`, SHA256: digestA, Programs: []string{"acmectl"}, Tools: []string{"mcp__acme__*"}}
	path := filepath.Join(t.TempDir(), "tmt", "tmt.toml")
	add := func(text string) (string, error) { return config.AddClassifier(text, &c) }
	if err := config.Edit(path, false, add); err == nil {
		t.Error("a missing file was made")
	}
	for _, digest := range []string{digestA, digestB} {
		c.SHA256 = digest
		if err := config.Edit(path, true, add); err != nil {
			t.Fatal(err)
		}
		if problems := config.Check(path, config.User, "/home/user", known); len(problems) > 0 {
			t.Errorf("got %v", problems)
		}
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if s := string(b); strings.Count(s, "[[classifier]]") != 1 || !strings.Contains(s, digestB) || strings.Contains(s, digestA) {
		t.Errorf("got %s", s)
	}
	c.Module = "elsewhere.wasm"
	if err := config.Edit(path, true, add); err == nil || !strings.Contains(err.Error(), "another module") {
		t.Errorf("got %v", err)
	}
}
