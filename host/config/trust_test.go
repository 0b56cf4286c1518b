package config_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/host/config"
)

const project = `
[scratch]
names = ["generated"]
[alias]
k = "kubectl"
[[classifier]]
name = "acme"
module = "classifiers/acme.wasm"
programs = ["acmectl"]
tools = ["mcp__acme__*", "mcp__acme__get"]
settings = { protected = ["prod"], limit = 3, rate = 0.5, on = true, more = { a = "\"x\"" } }
tighten = true
engine = "compiler"
[[program]]
name = "widgetctl"
class = "readonly"
`

// trusted is a place whose project has a classifier and is trusted.
func trusted(t *testing.T) (p *place, module string) {
	p = newPlace(t)
	module = filepath.Join(p.at.Root, "classifiers", "acme.wasm")
	p.write(module, "\x00asm")
	p.write(p.at.Project, project)
	p.trust()
	return p, module
}

func TestTrusted(t *testing.T) {
	p, module := trusted(t)
	for range 2 {
		c := p.load()
		if len(c.Problems) > 0 {
			t.Fatal(c.Problems)
		}
		if len(c.ScratchNames) != 1 || c.Program("widgetctl") == nil {
			t.Error("scratch or program does not count")
		}
		if text, _ := c.Alias("k"); text != "kubectl" {
			t.Error("the alias does not count")
		}
		got := c.ForProgram("acmectl")
		if len(got) != 1 {
			t.Fatalf("granted %v", got)
		}
		a := got[0]
		if a.Name != "acme" || a.Module != module || len(a.SHA256) != 64 || a.Denied != "" || !a.Tighten || !a.Compiler || a.Layer != config.Project {
			t.Errorf("granted %+v", a)
		}
		if want := `{"protected":["prod"],"limit":3,"rate":0.5,"on":true,"more":{"a":"\"x\""}}`; string(a.Settings) != want {
			t.Errorf("settings %s", a.Settings)
		}
		for tool, want := range map[string]int{"mcp__acme__get": 1, "mcp__acme__": 1, "mcp__acme": 0, "mcp__other__get": 0, "": 0} {
			if got := c.ForTool(tool); len(got) != want {
				t.Errorf("for the tool %q: %d, want %d", tool, len(got), want)
			}
		}
		if len(c.ForProgram("kubectl"))+len(c.ForProgram("")) > 0 {
			t.Error("granted too much")
		}
	}
}

// TestTrustChanged: after any change the file only tightens, and the calls of its
// classifiers are denied.
func TestTrustChanged(t *testing.T) {
	p, _ := trusted(t)
	p.load()
	p.write(p.at.Project, project+"\n")
	for range 2 {
		c := p.load()
		if len(c.ScratchNames) > 0 || c.Program("widgetctl") != nil {
			t.Error("a changed file counts")
		}
		for _, got := range [][]config.Classifier{c.ForProgram("acmectl"), c.ForTool("mcp__acme__put")} {
			if len(got) != 1 || !strings.Contains(got[0].Denied, "tmt trust") || got[0].Module != "" {
				t.Errorf("granted %+v", got)
			}
		}
		if len(c.Problems) == 0 || !strings.Contains(c.Problems[0].Text, "changed since you trusted it") || c.Broken() {
			t.Errorf("said %v", c.Problems)
		}
	}
	p.write(p.at.Project, project)
	if p.load().Program("widgetctl") == nil {
		t.Error("the trusted bytes do not count again")
	}
	p.write(p.at.Project, project+"[oops")
	c := p.load()
	if c.Gate.UnknownWhy == "" || len(c.ForProgram("acmectl")) != 1 {
		t.Error("a trusted file that cannot be read denies nothing")
	}
}

func TestTrustRevoked(t *testing.T) {
	p, _ := trusted(t)
	p.load()
	record, err := config.ReadTrust(p.at.Trust)
	p.must(err)
	p.must(record.Without(p.at.Root).Write(p.at.Trust))
	c := p.load()
	if len(c.ScratchNames) > 0 || len(counting(c)) > 0 {
		t.Error("a project that is no longer trusted counts")
	}
	p.must(os.WriteFile(p.at.Trust, []byte("{"), 0o600))
	c = p.load()
	if len(c.ScratchNames) > 0 || len(c.Problems) == 0 || !strings.Contains(c.Problems[0].Text, "no project is trusted") {
		t.Errorf("a damaged record: %v", c.Problems)
	}
	if record, err := config.ReadTrust(p.at.Trust); err == nil || len(record.Projects) > 0 {
		t.Errorf("a damaged record is read as %v", record)
	}
}

func TestModules(t *testing.T) {
	p, module := trusted(t)
	record, err := config.ReadTrust(p.at.Trust)
	p.must(err)
	if stale := record.Of(p.at.Root).Stale(); len(stale) > 0 {
		t.Errorf("stale %v", stale)
	}
	p.write(module, "\x00asm2")
	if stale := record.Of(p.at.Root).Stale(); len(stale) != 1 {
		t.Errorf("a changed module is stale: %v", stale)
	}
	offer, err := config.ReadOffer(p.at, known)
	p.must(err)
	p.must(os.Remove(module))
	if _, err := offer.Pin(); err == nil || !strings.Contains(err.Error(), "build it first") {
		t.Errorf("a missing module is pinned: %v", err)
	}
	p.write(module, "\x00asm")
	p.write(p.at.Project, strings.Replace(project, "programs", "sha256 = \""+strings.Repeat("0", 64)+"\"\nprograms", 1))
	offer, err = config.ReadOffer(p.at, known)
	p.must(err)
	if _, err := offer.Pin(); err == nil || !strings.Contains(err.Error(), "is not the one whose sha256") || !strings.Contains(err.Error(), "run tmt classifiers pin acme, then tmt trust") {
		t.Errorf("another module than the file's is pinned: %v", err)
	}
}

// TestUserClassifier: the user's file pins by its own sha256.
func TestUserClassifier(t *testing.T) {
	p := newPlace(t)
	const text = "[[classifier]]\nname = \"acme\"\nmodule = \"~/acme.wasm\"\nprograms = [\"acmectl\"]\n"
	p.write(p.at.User, text)
	if got := p.load().ForProgram("acmectl"); len(got) != 1 || !strings.Contains(got[0].Denied, "tmt classifiers pin acme") {
		t.Errorf("without a pin: %+v", got)
	}
	sum := strings.Repeat("ab", 32)
	p.write(p.at.User, text+"sha256 = \""+sum+"\"\n")
	got := p.load().ForProgram("acmectl")
	if len(got) != 1 || got[0].Denied != "" || got[0].SHA256 != sum || !strings.HasSuffix(got[0].Module, "/home/acme.wasm") {
		t.Errorf("with a pin: %+v", got)
	}
}

// counting returns the classifiers that may be asked. The others are there for
// what is said of their steps.
func counting(c *config.Config) []config.Classifier {
	return slices.DeleteFunc(c.Classifiers(), func(k config.Classifier) bool { return k.Untrusted })
}

// What an untrusted project would grant is known, and not granted.
func TestUntrustedClassifier(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.Project, "[[classifier]]\nname = \"acme\"\nmodule = \"acme.wasm\"\nprograms = [\"acmectl\"]\n")
	for range 2 { // the second from the snapshot
		list := p.load().ForProgram("acmectl")
		if len(list) != 1 || !list[0].Untrusted || list[0].Name != "acme" || list[0].Denied != "" {
			t.Errorf("got %+v", list)
		}
	}
}
