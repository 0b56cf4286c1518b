package paths

import (
	"io/fs"
	"path"
	"strings"
)

// This file owns the look-up of one absolute path: its names, then its area. It
// follows no symlink and knows no kind of effect.

// spot is what is known of a path.
type spot struct {
	area Area
	is   group  // why it is protected by name
	what string // what it is, for the reason; "" for ordinary files
	path string
	wire bool // a network connection
}

// worse returns the spot whose change weighs more.
func worse(a, b spot) spot {
	if x, y := a.area.weight(), b.area.weight(); y > x || y == x && b.is > a.is {
		return b
	}
	return a
}

// weight orders areas by the class that writing there has.
func (a Area) weight() int {
	switch a {
	case Sink:
		return 0
	case Scratch:
		return 1
	case Local:
		return 2
	case Protected:
		return 4
	}
	return 3
}

// look judges the absolute, clean path p for an effect of kind k; with glob its components may be
// patterns. rels are e.rels(p).
func (e *Env) look(k Kind, p string, rels []string, glob bool) spot {
	if sink(p) {
		return spot{area: Sink, path: p}
	}
	if connection(p) {
		return spot{area: Unknown, what: "a network connection", path: p, wire: true}
	}
	comps := parts(p)
	is := findBelow(anywhereNames[:], comps, glob)
	if k != Read {
		is = max(is, e.ours(comps, glob))
	}
	for _, rel := range rels {
		if g, n := find(homeNames[:], parts(rel), glob); n > 0 {
			is = max(is, g)
		}
	}
	if g, n := find(machineNames[:], comps, glob); n > 0 {
		is = max(is, g)
	}
	if k != Read && is < commands && e.onPath(p, comps, glob) {
		is = commands
	}
	if is != ordinary {
		return spot{area: Protected, is: is, what: is.String(), path: p}
	}
	area, what := e.area(p)
	return spot{area: area, what: what, path: p}
}

// ours finds our own places.
func (e *Env) ours(comps []string, glob bool) group {
	for _, o := range e.places().own {
		if o == "/" {
			continue
		}
		n, _ := begins(o[1:], comps, glob)
		if n == 0 {
			continue
		}
		if !e.broad(o) {
			return own
		}
		// A plugin that is developed in the project has its root there: what
		// is not hook or binary stays ordinary.
		if n < len(comps) {
			for _, name := range [...]string{"hooks", "bin", ".claude-plugin"} {
				if ok, _ := matches(name, comps[n], glob); ok {
					return own
				}
			}
		}
	}
	return ordinary
}

// broad reports whether dir is or holds the project, a home or a temp root.
func (e *Env) broad(dir string) bool {
	l := e.facts()
	for _, list := range [...][]string{l.roots, l.homes, l.temps, tempRoots[:]} {
		for _, d := range list {
			if within(d, dir) {
				return true
			}
		}
	}
	return false
}

// onPath reports whether p is or lies in a directory on PATH. Of a directory
// that holds the project, a home or a temp root only its own files count.
func (e *Env) onPath(p string, comps []string, glob bool) bool {
	for _, d := range e.places().path {
		if d == "/" {
			continue
		}
		n, sure := begins(d[1:], comps, glob)
		if n > 0 && !sure && !spelled(path.Base(d), comps[n-1]) {
			continue // `*/x` is not meant for a directory of commands
		}
		if n > 0 && (!e.broad(d) || n+1 == len(comps) && !e.broad(p)) {
			return true
		}
	}
	return false
}

// area says where an ordinary file at p would lie.
func (e *Env) area(p string) (Area, string) {
	l := e.facts()
	if withinAny(p, l.roots) || withinAny(p, tempRoots[:]) || withinAny(p, l.temps) || withinAny(p, l.homes) {
		return Local, ""
	}
	for _, h := range homeParents {
		if within(p, h) {
			if homeOf(p) != p && p != h {
				return Local, ""
			}
			return Elsewhere, ""
		}
	}
	if withinAny(p, l.scratch) {
		return Scratch, ""
	}
	if what := system(p); what != "" {
		return Protected, what
	}
	return Elsewhere, ""
}

// visible raises s for the protected names without a dot that exist in dir and that the
// pattern rest could match.
func (e *Env) visible(s spot, dir, rest string) spot {
	last := path.Base(rest)
	for _, r := range anywhereNames {
		for _, name := range r.names {
			if name[0] == '.' || strings.ContainsAny(name, "*/") {
				continue
			}
			if ok, _ := matches(name, last, true); !ok {
				continue
			}
			if _, err := e.fs().Lstat(path.Join(dir, name)); err == nil {
				s = worse(s, spot{area: Protected, is: r.is, what: r.is.String(), path: path.Join(dir, rest)})
			}
		}
	}
	return s
}

// A Lister is a file system that lists directories, too: the names in dir, at
// most that many of them; whole is false where there are more.
type Lister interface {
	List(dir string, most int) (names []string, whole bool)
}

// maxListed bounds the names of a directory that are compared with a pattern,
// maxMatched the links among them that are followed.
const (
	maxListed  = 4096
	maxMatched = 64
)

// matched raises s for what is written through the links in dir that the pattern
// rest matches. Only the pattern of a path's last component is looked for.
func (e *Env) matched(k Kind, s spot, dir, rest string) spot {
	l, ok := e.fs().(Lister)
	if !ok || strings.IndexByte(rest, '/') >= 0 {
		return s
	}
	names, whole := l.List(dir, maxListed)
	links := 0
	for _, name := range names {
		if ok, _ := matches(name, rest, true); !ok {
			continue
		}
		p := path.Join(dir, name)
		if info, err := e.fs().Lstat(p); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			continue
		}
		if links++; links > maxMatched {
			whole = false
			break
		}
		tr := e.walk(p, true)
		if end, _ := e.pass(k, &tr, ""); end.area.weight() > s.area.weight() {
			s = end
		}
	}
	if !whole && s.area == Local {
		s.area, s.what = Unknown, "a pattern that may match more links than are followed"
	}
	return s
}

// special says what a file is that is neither a regular file nor a directory.
func special(info fs.FileInfo) (Area, string) {
	if info == nil {
		return Local, ""
	}
	switch m := info.Mode(); {
	case m&fs.ModeDevice != 0:
		return Protected, "a device"
	case m&(fs.ModeNamedPipe|fs.ModeSocket) != 0:
		return Unknown, "a pipe to another program"
	}
	return Local, ""
}
