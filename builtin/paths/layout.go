package paths

import (
	"path"
	"slices"
	"strings"
)

// This file owns the facts of an Env made ready: each directory as stated and,
// where a symlink leads elsewhere, as resolved.

type layout struct {
	real    []string // home and project where no symlink leads to them: walks start there
	roots   []string // the project; empty where Env.Root is not usable
	homes   []string // $HOME as an area; empty where it is not usable
	temps   []string // $TMPDIR
	scratch []string // [scratch] roots
	named   []Moved  // directories below which homeNames count

	// Made only for effects that write: a hook call that reads is to be quick.
	own  []string
	path []string // directories on PATH outside the system's trees
}

// facts returns the layout, made at the first call.
func (e *Env) facts() *layout {
	e.once.Do(e.survey)
	return &e.at
}

func (e *Env) survey() {
	l := &e.at
	home := tidy(e.Home)
	e.noteReal(home)
	e.noteReal(tidy(e.Root))
	for _, h := range e.both(home) {
		l.named = append(l.named, Moved{Dir: h})
		if usable(h) {
			l.homes = append(l.homes, h)
		}
	}
	for _, m := range e.Moved {
		if home != "" && tidy(m.Dir) == path.Join(home, m.Name) {
			continue // where it is anyway
		}
		for _, d := range e.both(tidy(m.Dir)) {
			l.named = append(l.named, Moved{Dir: d, Name: m.Name})
		}
	}
	if root := tidy(e.Root); root != "" && e.projectable(root) {
		l.roots = e.both(root)
	}
	if t := tidy(e.TmpDir); t != "" && usable(t) && !isHome(t, home) {
		l.temps = e.both(t)
	}
	for _, r := range e.Scratch.Roots {
		if rest, ok := strings.CutPrefix(r, "~/"); ok && home != "" {
			r = home + "/" + rest
		}
		if r = tidy(r); r != "" && usable(r) && e.projectable(r) {
			l.scratch = append(l.scratch, e.both(r)...)
		}
	}
}

// places returns the layout with own and path, made at the first call.
func (e *Env) places() *layout {
	l := e.facts()
	e.more.Do(func() {
		own := e.Own
		if e.Further != nil {
			own = slices.Concat(own, e.Further())
		}
		for _, o := range own {
			l.own = append(l.own, e.both(tidy(o))...)
		}
		for _, p := range e.Path {
			if p = tidy(p); p != "" && system(p) == "" {
				l.path = append(l.path, e.both(p)...)
			}
		}
	})
	return l
}

// both returns dir and, where it differs, what it resolves to.
func (e *Env) both(dir string) []string {
	if dir == "" {
		return nil
	}
	if slices.Contains(e.at.real, dir) {
		return []string{dir}
	}
	if real := e.walk(dir, true).path; real != dir {
		return []string{dir, real}
	}
	return []string{dir}
}

// noteReal remembers dir if no symlink is on the way to it. A later one is in
// front, so the longest comes first where they lie in each other.
func (e *Env) noteReal(dir string) {
	if dir == "" || dir == "/" {
		return
	}
	if t := e.walk(dir, true); t.flaw == "" && len(t.links) == 0 {
		e.at.real = append([]string{dir}, e.at.real...)
	}
}

// projectable reports whether root may be a project: not a home directory, a
// shared temp root, the system or something that holds one of them.
func (e *Env) projectable(root string) bool {
	if root == "/" || !usable(root) || isHome(root, tidy(e.Home)) {
		return false
	}
	for _, t := range tempRoots {
		if within(t, root) {
			return false
		}
	}
	return root != tidy(e.TmpDir)
}

// isHome reports whether dir is a home directory or holds home, which may be "".
func isHome(dir, home string) bool {
	if home != "" && within(home, dir) || homeOf(dir) == dir {
		return true
	}
	for _, h := range homeParents {
		if within(h, dir) {
			return true
		}
	}
	return false
}

// tidy cleans an absolute directory; anything else is "".
func tidy(dir string) string {
	if !strings.HasPrefix(dir, "/") || len(dir) > maxPath {
		return ""
	}
	return path.Clean(dir)
}

// rels returns p's paths below the home directories that hold it, "" for a home
// itself.
func (e *Env) rels(p string) []string {
	var rels []string
	layoutHome := homeOf(p)
	for _, m := range e.facts().named {
		if withinFold(p, m.Dir) {
			rels = append(rels, path.Join(m.Name, strings.TrimPrefix(p[len(m.Dir):], "/")))
		}
		if m.Dir == layoutHome && m.Name == "" {
			layoutHome = ""
		}
	}
	if layoutHome != "" {
		rels = append(rels, strings.TrimPrefix(p[len(layoutHome):], "/"))
	}
	return rels
}
