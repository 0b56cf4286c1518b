package config_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// The catalogue of these tests.
var terraform = cli.Program{Name: "terraform", Style: cli.SingleDash, Options: "-auto-approve",
	Commands: []cli.Command{{Name: "plan", Effect: cli.Reads}, {Name: "destroy", Effect: cli.Changes, Does: "destroys"}}}

var known = config.Known{
	Program: func(name string) *cli.Program {
		if name == "terraform" {
			return &terraform
		}
		return nil
	},
	Language: func(name string) lang.Language {
		if name == "sql" {
			return sql.Generic
		}
		return nil
	},
	Languages: func() []string { return []string{"sql"} },
}

// place is a home, a project and a data directory.
type place struct {
	t  testing.TB
	at config.Places
}

func newPlace(t testing.TB) *place {
	dir := t.TempDir()
	env := func(name string) string {
		if name == "HOME" {
			return filepath.Join(dir, "home")
		}
		return ""
	}
	p := &place{t, config.Find(env, filepath.Join(dir, "project"), filepath.Join(dir, "data"))}
	p.must(os.MkdirAll(filepath.Dir(p.at.User), 0o700))
	p.must(os.MkdirAll(p.at.Root, 0o700))
	return p
}

func (p *place) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *place) write(path, text string) {
	p.t.Helper()
	p.must(os.MkdirAll(filepath.Dir(path), 0o700))
	p.must(os.WriteFile(path, []byte(text), 0o600))
}

// trust trusts the project as it is.
func (p *place) trust() {
	p.t.Helper()
	offer, _ := config.ReadOffer(p.at, known)
	t, err := offer.Pin()
	p.must(err)
	record, err := config.ReadTrust(p.at.Trust)
	p.must(err)
	record, err = record.With(t)
	p.must(err)
	p.must(record.Write(p.at.Trust))
}

func (p *place) load() *config.Config { return config.Load(p.at, known) }

// fileCase is one case of testdata/files.txt.
type fileCase struct {
	name, as, generate, text string
	problems                 []string // in order
	gate, over               string
	denies                   bool
}

func fileCases(t *testing.T) []fileCase {
	b, err := os.ReadFile("testdata/files.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list []fileCase
	for _, part := range strings.Split("\n"+string(b), "\n== ")[1:] {
		head, text, _ := strings.Cut(part, "\n\n")
		lines := strings.Split(strings.TrimRight(head, "\n"), "\n")
		c := fileCase{name: lines[0], text: text + "\n"}
		for _, line := range lines[1:] {
			verb, rest, _ := strings.Cut(line, " ")
			switch verb {
			case "as":
				c.as = rest
			case "error", "note":
				c.problems = append(c.problems, strings.TrimRight(verb+" "+rest, " "))
			case "gate":
				c.gate = rest
			case "over":
				c.over = rest
			case "denies":
				c.denies = true
			case "generate":
				c.generate = rest
			default:
				t.Fatalf("%s: no expectation begins with %q", c.name, verb)
			}
		}
		list = append(list, c)
	}
	return list
}

// generated makes the texts that are too long or too odd for the case file.
func generated(p *place, kind, path string) {
	const size = 512 << 10
	var text string
	switch kind {
	case "latin1":
		text = "# Einstell\xfcngen\n"
	case "nul":
		text = strings.Repeat("\x00", 100)
	case "long":
		text = strings.Repeat("#", 2*size+1)
	case "brackets":
		text = "a = " + strings.Repeat("[", size-10)
	case "dots":
		text = strings.Repeat("a.", size/2-10) + "a = 1"
	case "values":
		text = "a = [" + strings.Repeat("1,", size/2-10) + "]"
	case "programs":
		text = strings.Repeat("[[program]]\nname = \"w\"\n", 5001)
	case "nesting":
		for i := range 12 {
			text += "[[program" + strings.Repeat(".command", i) + "]]\nname = \"w\"\n"
		}
	case "options":
		text = "[[program]]\nname = \"w\"\noptions = \"\"\"\n" + strings.Repeat("--x\n", size/5) + "\"\"\"\n"
	case "product":
		text = "[[program]]\nname = \"w\"\noptions = \"\"\"\n" + strings.Repeat("\n", 8000) + "\"\"\"\n" + strings.Repeat("[[program.command]]\nname = \"c\"\n", 990)
	case "directory":
		p.must(os.Mkdir(path, 0o700))
		return
	case "pipe":
		p.must(makePipe(path))
		return
	case "loop":
		p.must(os.Symlink(path, path))
		return
	case "device":
		p.must(os.Symlink("/dev/zero", path))
		return
	default:
		p.t.Fatalf("no text is called %q", kind)
	}
	p.write(path, text)
}

// TestFiles checks what is said of each file and what it makes of the gate; and
// that no project's file loosens anything, whatever the user's says.
func TestFiles(t *testing.T) {
	for _, c := range fileCases(t) {
		t.Run(c.name, func(t *testing.T) {
			p := newPlace(t)
			path := p.at.Project
			if c.as == "user" {
				path = p.at.User
			}
			if c.generate != "" {
				generated(p, c.generate, path)
			} else {
				p.write(path, c.text)
			}
			if c.as == "trusted" {
				p.trust()
			}
			if c.over != "" {
				p.write(p.at.User, userGate(parseGate(t, c.over)))
			}
			start := time.Now()
			got := p.load()
			if took := time.Since(start); took > 10*time.Second {
				t.Errorf("took %v", took)
			} else {
				t.Logf("took %v", took)
			}
			c.check(t, p, path, got)
			// From the snapshot it is the same.
			c.check(t, p, path, p.load())
			if c.as != "user" && c.generate == "" {
				p.loosensNothing(c.as == "project")
			}
		})
	}
}

func (c *fileCase) check(t *testing.T, p *place, path string, got *config.Config) {
	t.Helper()
	var said []string
	for _, problem := range got.Problems {
		kind := "error "
		if problem.Note {
			kind = "note "
		}
		said = append(said, kind+strings.TrimPrefix(strings.TrimPrefix(problem.String(), path+":"), " "))
	}
	for i, want := range c.problems {
		if i >= len(said) || !strings.HasPrefix(said[i], want) {
			t.Errorf("said\n%s\nwant\n%s", strings.Join(said, "\n"), strings.Join(c.problems, "\n"))
			break
		}
	}
	if len(said) > 0 && len(c.problems) == 0 {
		t.Errorf("said %s", said)
	}
	if c.gate != "" {
		want := parseGate(t, c.gate)
		if have := got.Gate; have.Mode != want.Mode || have.Soft != want.Soft || have.Unknown != want.Unknown {
			t.Errorf("gate %v %v %v, want %s", have.Mode, !have.Soft, have.Unknown, c.gate)
		}
	}
	if denies := got.Gate.UnknownWhy != ""; denies != c.denies {
		t.Errorf("unknown calls denied: %v (%s), want %v", denies, got.Gate.UnknownWhy, c.denies)
	}
	if c.denies && !strings.Contains(got.Gate.UnknownWhy, path) {
		t.Errorf("the reason does not name the file: %s", got.Gate.UnknownWhy)
	}
}

func parseGate(t *testing.T, text string) gate.Settings {
	t.Helper()
	f := strings.Fields(text)
	mode, err := gate.ParseMode(f[0])
	if err != nil {
		t.Fatal(err)
	}
	policy, err := gate.ParsePolicy(f[2])
	if err != nil {
		t.Fatal(err)
	}
	return gate.Settings{Mode: mode, Soft: f[1] == "false", Unknown: policy}
}

func userGate(g gate.Settings) string {
	return "[gate]\nmode = \"" + g.Mode.String() + "\"\nhard = " + strconv.FormatBool(!g.Soft) + "\nunknown = \"" + g.Unknown.String() + "\"\n"
}

// loosensNothing sets every [gate] that a user can have beside the project's
// file that is there.
func (p *place) loosensNothing(untrusted bool) {
	t := p.t
	t.Helper()
	for mode := gate.Full; mode <= gate.Off; mode++ {
		for _, soft := range []bool{false, true} {
			for policy := gate.Defer; policy <= gate.DenyUnknown; policy++ {
				user := gate.Settings{Mode: mode, Soft: soft, Unknown: policy}
				p.write(p.at.User, userGate(user))
				got := p.load()
				if looser(got.Gate, user) {
					t.Errorf("%+v became %+v", user, got.Gate)
				}
				if !untrusted {
					continue
				}
				if len(got.ScratchNames)+len(got.ScratchRoots) > 0 {
					t.Error("scratch counts")
				}
				if _, ok := got.Alias("rm"); ok {
					t.Error("an alias counts")
				}
				if got.Program("widgetctl") != nil || len(got.Classifiers()) > 0 {
					t.Error("a program or classifier counts")
				}
			}
		}
	}
}

// looser reports whether a denies less than b in any respect.
func looser(a, b gate.Settings) bool {
	denying := func(g gate.Settings) bool { return g.Active() && g.Mode != gate.Observe }
	order := []gate.Mode{gate.Off, gate.Stale, gate.Brief, gate.Observe, gate.Gate, gate.Full}
	weak := slices.Index(order, a.Mode) < slices.Index(order, b.Mode) && !(denying(a) && denying(b))
	return weak || denying(b) && !denying(a) || a.Soft && !b.Soft || a.Unknown < b.Unknown
}
