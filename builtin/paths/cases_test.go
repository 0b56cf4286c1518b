package paths

import (
	"bufio"
	"errors"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"
	"time"
)

// This file owns the case file's runner and the machine that the cases live on.

// machine is a file system made from testdata/machine.txt. Like the kernel's it
// wants directories before a name to be real, which walk guarantees.
type machine map[string]node

type node struct {
	mode   fs.FileMode
	target string
	err    error
}

func (m machine) Lstat(name string) (fs.FileInfo, error) {
	n, ok := m[name]
	if !ok {
		n.err = fs.ErrNotExist
	}
	if n.err != nil {
		return nil, &fs.PathError{Op: "lstat", Path: name, Err: n.err}
	}
	return info{path.Base(name), n.mode}, nil
}

func (m machine) List(dir string, most int) (names []string, whole bool) {
	for p := range m {
		if path.Dir(p) == dir && p != "/" {
			names = append(names, path.Base(p))
		}
	}
	return names, len(names) <= most
}

func (m machine) Readlink(name string) (string, error) {
	if n := m[name]; n.target != "" {
		return n.target, nil
	}
	return "", errors.New("not a link")
}

type info struct {
	name string
	mode fs.FileMode
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return 0 }
func (i info) Mode() fs.FileMode  { return i.mode }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.mode.IsDir() }
func (i info) Sys() any           { return nil }

func readMachine(t testing.TB) machine {
	m := machine{"/": {mode: fs.ModeDir}}
	for _, line := range lines(t, "testdata/machine.txt") {
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		n := node{}
		switch f[0] {
		case "dir":
			n.mode = fs.ModeDir
		case "file":
		case "link":
			n.mode, n.target = fs.ModeSymlink, f[3]
		case "fifo":
			n.mode = fs.ModeNamedPipe
		case "device":
			n.mode = fs.ModeDevice
		case "denied":
			n.err = fs.ErrPermission
		default:
			t.Fatalf("machine.txt: %q", line)
		}
		m[f[1]] = n
		for d := path.Dir(f[1]); d != "/"; d = path.Dir(d) {
			if _, ok := m[d]; !ok {
				m[d] = node{mode: fs.ModeDir}
			}
		}
	}
	return m
}

func lines(t testing.TB, file string) []string {
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []string
	for sc := bufio.NewScanner(f); sc.Scan(); {
		line := strings.TrimSpace(sc.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			line = ""
		}
		out = append(out, line)
	}
	return out
}

const (
	home    = "/home/user"
	project = "/home/user/project"
)

func testEnv(t testing.TB) *Env {
	e := &Env{
		Home:   home,
		Path:   []string{"/usr/bin", "/bin", ".", "/home/user/tools/bin", "/home/user/project/tasks"},
		TmpDir: "/run-time/tmp",
		Root:   project,
		User:   "user",
		Own:    []string{"/state/tmt"},
		Moved:  []Moved{{"/cfg", ".config"}},
		FS:     readMachine(t),
	}
	e.Scratch.Names = []string{"generated", "*.tmp", "*", ".."}
	e.Scratch.Roots = []string{"/srv/scratch", "/", "/home/user", "relative"}
	return e
}

// kase is one line of the case file.
type kase struct {
	line   int
	text   string
	kind   Kind
	cwd    string
	target Target
	want   []string // class, area and marks
	reason string
}

func kindNamed(name string) (Kind, bool) {
	for i, n := range [...]string{"", "read", "write", "append", "mkdir", "link", "alias", "move", "mode", "modeopen", "delete", "work"} {
		if n == name && i > 0 {
			return Kind(i), true
		}
	}
	return 0, false
}

func readCases(t testing.TB) []kase {
	var out []kase
	for i, line := range lines(t, "testdata/cases.txt") {
		if line == "" {
			continue
		}
		call, want, ok := strings.Cut(line, "# want ")
		if !ok {
			t.Fatalf("cases.txt:%d: no want", i+1)
		}
		k := kase{line: i + 1, text: line, cwd: project, target: Target{Static: true}}
		want, k.reason, _ = strings.Cut(want, `"`)
		k.reason = strings.TrimSuffix(k.reason, `"`)
		k.want = strings.Fields(want)
		words := strings.SplitN(strings.TrimSpace(call), " ", 2)
		marks := strings.Split(words[0], ",")
		if k.kind, ok = kindNamed(marks[0]); !ok {
			t.Fatalf("cases.txt:%d: kind %q", i+1, marks[0])
		}
		for _, m := range marks[1:] {
			switch m {
			case "glob":
				k.target.Glob = true
			case "tree":
				k.target.Recursive = true
			case "dynamic":
				k.target.Static = false
			default:
				t.Fatalf("cases.txt:%d: mark %q", i+1, m)
			}
		}
		rest := strings.TrimSpace(words[1])
		for {
			word, more, _ := strings.Cut(rest, " ")
			if v, ok := strings.CutPrefix(word, "cwd="); ok {
				k.cwd = v
			} else if v, ok := strings.CutPrefix(word, "prefix="); ok {
				k.target.Prefix = expand(v)
			} else {
				break
			}
			rest = strings.TrimSpace(more)
		}
		k.target.Path = expand(rest)
		out = append(out, k)
	}
	return out
}

// expand does what the shell does before Judge sees a path.
func expand(p string) string {
	switch {
	case p == `""`:
		return ""
	case p == "~", strings.HasPrefix(p, "~/"):
		return home + p[1:]
	case strings.HasPrefix(p, `\~`):
		return p[1:]
	}
	return p
}

// marks are a ruling as the case file writes it.
func marks(r Ruling) string {
	s := r.Class.String() + " " + r.Area.String()
	if r.Guarded {
		s += " guarded"
	}
	if r.Sensitive {
		s += " sensitive"
	}
	return s
}

func TestCases(t *testing.T) {
	e := testEnv(t)
	for _, k := range readCases(t) {
		r := e.Judge(k.kind, k.cwd, k.target)
		if got, want := marks(r), strings.Join(k.want, " "); got != want {
			t.Errorf("cases.txt:%d: %s\n\tgot  %s %q (%s)", k.line, k.text, got, r.Reason, r.Path)
		}
		if !strings.Contains(r.Reason, k.reason) || r.Reason == "" {
			t.Errorf("cases.txt:%d: %s\n\treason %q", k.line, k.text, r.Reason)
		}
	}
}
