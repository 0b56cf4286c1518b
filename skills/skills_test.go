// Package skills holds the plugin's skill to what it tells the agent: every
// probe that it names must be read-only to the built-in classifier, and evidence.
package skills

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// references are the reference packs; a line of theirs that starts with
// "Probe:" holds one probe a code span, with "·" between.
const (
	references = "ground-first/references"
	mark       = "Probe:"
	between    = " · "
)

func packs(t *testing.T) map[string]string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(references, "*.md"))
	if err != nil || len(names) != 6 {
		t.Fatalf("%d reference packs, %v; want 6", len(names), err)
	}
	out := map[string]string{}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(name)] = string(b)
	}
	return out
}

func TestProbes(t *testing.T) {
	getenv := func(name string) string {
		return map[string]string{"HOME": "/home/user", "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin"}[name]
	}
	c := builtin.Classifier{Env: paths.FromEnviron(getenv, "/home/user/project")}
	for pack, text := range packs(t) {
		n := 0
		for i, line := range strings.Split(text, "\n") {
			rest, ok := strings.CutPrefix(strings.TrimSpace(line), mark)
			if !ok {
				continue
			}
			for _, span := range strings.Split(strings.TrimSpace(rest), between) {
				probe, opens := strings.CutPrefix(span, "`")
				probe, closes := strings.CutSuffix(probe, "`")
				if !opens || !closes || strings.Contains(probe, "`") {
					t.Errorf("%s:%d: %q is no code span; separate probes by %q", pack, i+1, span, between)
					continue
				}
				n++
				input, err := json.Marshal(map[string]string{"command": probe})
				if err != nil {
					t.Fatal(err)
				}
				fs := c.Judge(abi.Call{Tool: "Bash", Input: input, Cwd: "/home/user/project"})
				for i := range fs {
					fs[i].Raise()
				}
				v := abi.NewVerdict(fs)
				switch {
				case v.Class != abi.ReadOnly:
					t.Errorf("%s:%d: %s: %s, %s", pack, i+1, probe, v.Class, v.Worst().Reason)
				case !v.Observes():
					t.Errorf("%s:%d: %s: observes nothing, so it is no probe", pack, i+1, probe)
				}
			}
		}
		if n < 10 {
			t.Errorf("%s: %d probes", pack, n)
		}
	}
}

// The skill links to every pack, and every link has its file.
func TestLinks(t *testing.T) {
	b, err := os.ReadFile("ground-first/SKILL.md")
	if err != nil {
		t.Fatal(err)
	}
	linked := map[string]bool{}
	for _, m := range regexp.MustCompile(`\]\(references/([^)]+)\)`).FindAllStringSubmatch(string(b), -1) {
		linked[m[1]] = true
	}
	for pack := range packs(t) {
		if !linked[pack] {
			t.Errorf("SKILL.md has no link to %s", pack)
		}
		delete(linked, pack)
	}
	for name := range linked {
		t.Errorf("SKILL.md links to %s, which does not exist", name)
	}
}

// The description decides when an agent takes the skill up: it judges the work,
// and names no program, no domain and no verb to look for.
func TestDescription(t *testing.T) {
	b, err := os.ReadFile("ground-first/SKILL.md")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(?m)^description: (.+)$`).FindStringSubmatch(string(b))
	if m == nil || len(m[1]) > 1024 {
		t.Fatalf("the description is missing or longer than 1,024 bytes: %q", m)
	}
	for _, word := range regexp.MustCompile(`[a-z]+`).FindAllString(strings.ToLower(m[1]), -1) {
		switch word {
		case "delete", "destroy", "drop", "deploy", "migrate", "apply", "production", "prod", "server", "database", "cluster",
			"kubernetes", "terraform", "proxmox", "cloud", "dns", "network", "infrastructure", "git", "docker":
			t.Errorf("the description names %q", word)
		}
	}
}
