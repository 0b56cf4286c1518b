package paths

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns what must hold for every path: the cases are the seeds.

// A deletion is never milder than a write, an opening never than a mode change,
// a read never more than unknown; every ruling has a class and a reason.
func TestKindsOrder(t *testing.T) {
	e := testEnv(t)
	for _, k := range readCases(t) {
		check(t, e, k.cwd, k.target)
	}
}

func check(t *testing.T, e *Env, cwd string, target Target) {
	t.Helper()
	var by [Work + 2]Ruling
	for k := range by {
		r := e.Judge(Kind(k), cwd, target)
		by[k] = r
		if !r.Class.Valid() || r.Reason == "" {
			t.Errorf("%d %+v: %+v", k, target, r)
		}
		if r.Guarded && r.Class != abi.Mutating {
			t.Errorf("%d %+v: guarded and %v", k, target, r.Class)
		}
		if r.Area == Protected && k > int(Read) && k != int(Alias) && r.Class != abi.Mutating {
			t.Errorf("%d %+v: protected and %v", k, target, r.Class)
		}
		if len(r.Reason) > 1000 {
			t.Errorf("%d: reason of %d bytes", k, len(r.Reason))
		}
	}
	for _, o := range [...]struct{ mild, hard Kind }{
		{Read, Write}, {Write, Delete}, {Append, Delete}, {Mode, ModeOpen}, {Move, Delete}, {Write, 0}, {Write, Work + 1}, {Work, Work + 1},
	} {
		m, h := by[o.mild], by[o.hard]
		if m.Class.Severity() > h.Class.Severity() {
			t.Errorf("%+v: %v is %v, %v is %v", target, o.mild, m.Class, o.hard, h.Class)
		}
	}
}

// What cannot be told statically is never milder than what could.
func TestDynamicNotMilder(t *testing.T) {
	e := testEnv(t)
	for _, k := range readCases(t) {
		d := k.target
		d.Static = false
		for i := range d.Path {
			d.Prefix = d.Path[:i]
			if strings.ContainsAny(d.Prefix, "$") {
				break
			}
			if r := e.Judge(k.kind, k.cwd, d); k.kind > Read && r.Class.Severity() < abi.Unknown.Severity() {
				t.Fatalf("cases.txt:%d: prefix %q: %v", k.line, d.Prefix, r.Class)
			}
		}
	}
}

// Other spellings of a path have the same ruling.
func TestSpellings(t *testing.T) {
	e := testEnv(t)
	for _, k := range readCases(t) {
		p := k.target.Path
		if !k.target.Static || p == "" || strings.HasPrefix(p, "~") || odd(p) != "" {
			continue
		}
		others := []string{strings.ReplaceAll(p, "/", "//"), strings.ReplaceAll(p, "/", "/./")}
		if strings.HasPrefix(p, "/") {
			others = append(others, "/nosuch/.."+p, "/usr/.."+p)
		} else {
			others = append(others, "./"+p, "nosuch/../"+p, "src/../"+p)
			if k.cwd == project {
				others = append(others, path.Join(project, p)+p[len(strings.TrimRight(p, "/")):], "../project/"+p)
			}
		}
		want := marks(e.Judge(k.kind, k.cwd, k.target))
		for _, o := range others {
			if strings.Contains(p, "/..") && path.IsAbs(o) && !path.IsAbs(p) {
				continue // cleaning would take `..` before symlinks
			}
			other := k.target
			other.Path = o
			if got := marks(e.Judge(k.kind, k.cwd, other)); got != want {
				t.Errorf("cases.txt:%d: %q is %s, %q is %s", k.line, p, want, o, got)
			}
		}
	}
}

// Names are guarded whatever their case.
func TestGuardedFolds(t *testing.T) {
	e := testEnv(t)
	for _, k := range readCases(t) {
		if !strings.Contains(strings.Join(k.want, " "), "guarded") || k.target.Glob || k.kind == Move || k.kind == Delete || k.target.Recursive || k.target.Path == ".claude" {
			continue
		}
		up := k.target
		i := strings.LastIndexByte(up.Path, '/') + 1
		up.Path = up.Path[:i] + strings.ToUpper(up.Path[i:])
		if r := e.Judge(k.kind, k.cwd, up); !r.Guarded && r.Area != Elsewhere && strings.TrimLeft(up.Path, "/.") != "" {
			t.Errorf("cases.txt:%d: %q is not guarded", k.line, up.Path)
		}
	}
}

func FuzzJudge(f *testing.F) {
	for _, k := range readCases(f) {
		f.Add(k.cwd, k.target.Path, k.target.Prefix, k.target.Static, k.target.Glob, k.target.Recursive)
	}
	f.Add("/", strings.Repeat("../", 2000), "", true, false, false)
	f.Add(project, strings.Repeat("loop/", 900), "", true, true, true)
	e := testEnv(f)
	f.Fuzz(func(t *testing.T, cwd, p, prefix string, static, glob, tree bool) {
		check(t, e, cwd, Target{Path: p, Prefix: prefix, Static: static, Glob: glob, Recursive: tree})
		e.Resolve(cwd, p)
	})
}

// counting counts what is asked of a file system.
type counting struct {
	machine
	asked int
}

func (c *counting) Lstat(name string) (fs.FileInfo, error) {
	c.asked++
	return c.machine.Lstat(name)
}

// Links to long paths, one behind the other, are given up.
func TestManyLinks(t *testing.T) {
	m := machine{}
	long := ""
	for range 600 {
		long += "/d"
		m[long] = node{mode: fs.ModeDir}
	}
	for i := range 30 {
		m[fmt.Sprint("/l", i)] = node{mode: fs.ModeSymlink, target: long + strings.Repeat("/..", 600) + fmt.Sprint("/l", i+1)}
	}
	m["/l30"] = node{mode: fs.ModeDir}
	c := &counting{machine: m}
	e := &Env{FS: c}
	r := judge(e, Write, "/", "/l0/x")
	if r.Class != abi.Unknown || !strings.Contains(r.Reason, "too many directories") || c.asked > 2*maxLook {
		t.Errorf("%v %s, %d look-ups", r.Class, r.Reason, c.asked)
	}
}

// Effects are named as abi.Effect names them.
func TestKindNames(t *testing.T) {
	want := [...]string{"deletes", "reads", "writes", "writes", "writes", "writes", "reads", "moves", "modes", "modes", "deletes", "writes", "deletes"}
	for k, w := range want {
		if got := Kind(k).String(); got != w {
			t.Errorf("kind %d is %q, want %q", k, got, w)
		}
	}
}

// A path without symlinks costs a few look-ups.
func TestLookups(t *testing.T) {
	c := &counting{machine: readMachine(t)}
	e := &Env{Home: home, Root: project, FS: c}
	judge(e, Write, project, "src/main.c")
	before := c.asked
	judge(e, Write, project, "src/main.c")
	if n := c.asked - before; n > 2 {
		t.Errorf("%d look-ups for src/main.c", n)
	}
}

func BenchmarkJudge(b *testing.B) {
	dir := b.TempDir()
	e := FromEnviron(func(n string) string {
		switch n {
		case "HOME":
			return "/home/user"
		case "PATH":
			return "/usr/local/bin:/usr/bin:/bin:/home/user/.local/bin:/home/user/go/bin:/home/user/.cargo/bin"
		}
		return ""
	}, dir)
	b.Run("first", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			fresh := &Env{Home: e.Home, Path: e.Path, Root: e.Root}
			fresh.Judge(Write, dir, Target{Path: "src/main.go", Static: true})
		}
	})
	b.Run("next", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			e.Judge(Write, dir, Target{Path: "src/main.go", Static: true})
		}
	})
}
