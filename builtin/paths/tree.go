package paths

import (
	"path"
	"strings"
)

// This file owns directories that matter for what lies in them: what is lost,
// moved or opened along with a tree, and what may be overwritten when files of
// unknown names are put into a directory.

const (
	projectRoot = "the project's root"
	sharedTemp  = "a shared temporary directory"
)

// kept says what would go or change along with the tree at p, "" for nothing of
// note, and its weightiest group.
func (e *Env) kept(p string, rels []string) (what string, is group) {
	l := e.places()
	switch p {
	case "/":
		return "the whole file system", harness
	case "/home", "/Users":
		return "all home directories", harness
	case homeOf(p):
		return "a home directory", harness
	}
	for _, h := range l.homes {
		if within(h, p) {
			return "a home directory", harness
		}
	}
	for _, o := range l.own {
		if o != p && withinFold(o, p) {
			return "a directory with " + own.String(), own
		}
	}
	for _, rel := range rels {
		is = max(is, e.below(homeNames[:], p, rel))
	}
	is = max(is, e.below(anywhereNames[:], p, path.Base(p)))
	if is != ordinary {
		what = "a directory with " + is.String()
	}
	for _, r := range l.roots {
		if within(r, p) {
			what, is = projectRoot, max(is, e.below(anywhereNames[:], r, ""))
		}
	}
	for _, list := range [...][]string{tempRoots[:], l.temps} {
		for _, t := range list {
			if what == "" && within(t, p) {
				what = sharedTemp
			}
		}
	}
	return what, is
}

// below returns the weightiest group of the names that lie properly below the
// directory p, called rel in the table, and exist. Names with "*" are not looked
// for.
func (e *Env) below(table []row, p, rel string) (is group) {
	for _, r := range table {
		for _, name := range r.names {
			if r.is <= is || !holds(rel, name) || strings.Contains(name, "*") {
				continue
			}
			if _, err := e.fs().Lstat(path.Join(p, name[len(rel):])); err == nil {
				is = r.is
			}
		}
	}
	return is
}

// mayHold returns the weightiest group of the names properly below rel, existing
// or not.
func mayHold(table []row, rel string) (is group) {
	for _, r := range table {
		for _, name := range r.names {
			if holds(rel, name) {
				is = max(is, r.is)
			}
		}
	}
	return is
}

// holds reports whether name lies properly below rel; "" holds every name.
func holds(rel, name string) bool {
	return rel == "" || len(name) > len(rel) && name[len(rel)] == '/' && strings.EqualFold(name[:len(rel)], rel)
}

// along raises s for an effect that takes in the whole tree at s.
func (e *Env) along(k Kind, t Target, s spot) spot {
	what, is := e.kept(s.path, e.rels(s.path))
	switch {
	case what == "":
		return s
	case k == Mode && (what == projectRoot || !t.Recursive && what != sharedTemp):
		return s // the names inside do not change
	case k == Alias && s.area != Protected:
		// Nothing is written yet; home directories have names that only count
		// below a home, so what is written through the link would be missed.
		if what != projectRoot && is.guarded() {
			s.area, s.what = Elsewhere, what
		}
		return s
	}
	return worse(s, spot{area: Protected, is: is, what: what, path: s.path})
}

// into judges files of unknown names that are put into the directory s.
func (e *Env) into(s spot) spot {
	if g := mayHold(anywhereNames[:], path.Base(s.path)); g != ordinary {
		return worse(s, spot{area: Protected, is: g, what: "a directory for " + g.String(), path: s.path})
	}
	for _, rel := range e.rels(s.path) {
		if s.area == Local && mayHold(homeNames[:], rel) != ordinary {
			s.area, s.what = Unknown, "a directory with protected files"
		}
	}
	return s
}
