package paths

import "strings"

// This file owns the comparison of paths with names: containment, and rows of
// names against the components of a path, which may hold shell patterns. It
// knows no place.

// within reports whether p is dir or lies below it. Both are clean.
func within(p, dir string) bool {
	if dir == "/" {
		return strings.HasPrefix(p, "/")
	}
	return strings.HasPrefix(p, dir) && (len(p) == len(dir) || p[len(dir)] == '/')
}

// withinFold is within for file systems that ignore case. Protection uses it
// everywhere: where case matters it only protects a little more.
func withinFold(p, dir string) bool {
	if dir == "/" {
		return strings.HasPrefix(p, "/")
	}
	return len(p) >= len(dir) && strings.EqualFold(p[:len(dir)], dir) &&
		(len(p) == len(dir) || p[len(dir)] == '/')
}

// withinAny reports whether p is one of dirs or lies below one.
func withinAny(p string, dirs []string) bool {
	for _, d := range dirs {
		if within(p, d) {
			return true
		}
	}
	return false
}

// parts splits a clean path into its components. The two letters outside ASCII
// that fold to ASCII ones are replaced: a file system may take them for those.
func parts(p string) []string {
	if p = strings.Trim(p, "/"); p == "" {
		return nil
	}
	if strings.ContainsAny(p, "ſ\u212a") {
		p = strings.ReplaceAll(strings.ReplaceAll(p, "ſ", "s"), "\u212a", "k")
	}
	comps := strings.Split(p, "/")
	for i, c := range comps {
		comps[i] = windows(c)
	}
	return comps
}

// windows returns the name that Windows takes for a component: without dots and
// spaces at its end, and without the name of a stream. What is protected under
// that name is protected as written, too.
func windows(c string) string {
	if i := strings.IndexByte(c, ':'); i > 0 {
		c = c[:i]
	}
	if n := len(c); n > 0 && (c[n-1] == '.' || c[n-1] == ' ') {
		if bare := strings.TrimRight(c, ". "); bare != "" {
			return bare
		}
	}
	return c
}

// row is a line of a table: names that belong to one group. A name is one or
// more components separated by "/", each with at most one "*"; it stands for
// itself and everything below.
type row struct {
	is    group
	names []string
}

// find returns the group of the longest name that comps begins with; among
// equally long ones the last. A pattern in comps counts as each name that it
// could match, but never as an ordinary one, which would soften. depth is the
// number of components matched, 0 for none.
func find(table []row, comps []string, glob bool) (is group, depth int) {
	var maybe group
	var reach int
	for _, r := range table {
		for _, name := range r.names {
			n, sure := begins(name, comps, glob)
			switch {
			case n == 0:
			case sure && n >= depth:
				is, depth = r.is, n
			case !sure && r.is > maybe:
				maybe, reach = r.is, n
			}
		}
	}
	if maybe != ordinary && reach > depth {
		return max(is, maybe), reach
	}
	return is, depth
}

// findBelow is find at every component of a path, for names that count wherever
// they lie. The highest group wins: groups are in order of weight.
func findBelow(table []row, comps []string, glob bool) (is group) {
	for i := range comps {
		if g, n := find(table, comps[i:], glob); n > 0 {
			is = max(is, g)
		}
	}
	return is
}

// begins reports how many components of name comps begins with: all or 0. It is
// sure where every path that comps can stand for begins so.
func begins(name string, comps []string, glob bool) (n int, sure bool) {
	if len(comps) == 0 || name[0] != '*' && name[0]|0x20 != comps[0][0]|0x20 && !(glob && hasMeta(comps[0])) {
		return 0, false // most names, at once
	}
	sure = true
	for more := true; more; n++ {
		var want string
		want, name, more = strings.Cut(name, "/")
		if n == len(comps) {
			return 0, false
		}
		if n == 0 && glob && !spelled(want, comps[0]) {
			return 0, false
		}
		ok, certain := matches(want, comps[n], glob)
		if !ok {
			return 0, false
		}
		sure = sure && certain
	}
	return n, sure
}

// matches compares one component of a table's name with one of a path.
func matches(want, have string, glob bool) (ok, certain bool) {
	wp, ws, wild := strings.Cut(want, "*")
	if !glob || !hasMeta(have) {
		if !wild {
			return strings.EqualFold(want, have), true
		}
		return len(have) >= len(wp)+len(ws) && hasPrefixFold(have, wp) && hasSuffixFold(have, ws), true
	}
	hp, hs := fixed(have)
	if want[0] == '.' && hp == "" && !strings.Contains(have, "(") {
		return false, false // a pattern matches no leading dot that it does not spell
	}
	if !wild {
		return len(want) >= len(hp)+len(hs) && hasPrefixFold(want, hp) && hasSuffixFold(want, hs), false
	}
	if hasPrefixFold(hp, wp) && hasSuffixFold(hs, ws) {
		return true, true
	}
	front := hasPrefixFold(hp, wp) || hp != "" && hasPrefixFold(wp, hp)
	back := hasSuffixFold(hs, ws) || hs != "" && hasSuffixFold(ws, hs)
	return front && back, false
}

// spelled reports whether a pattern may stand for a name at all. One that does
// not spell how the name begins (`*.c`, `*`) is meant for ordinary files: of the
// names without a dot it counts only for those that exist (Env.visible).
func spelled(want, have string) bool {
	if !hasMeta(have) || want[0] == '.' || want[0] == '*' {
		return true
	}
	hp, _ := fixed(have)
	return hp != ""
}

// hasMeta reports whether a component is a pattern.
func hasMeta(s string) bool { return strings.ContainsAny(s, "*?[(") }

// fixed returns what every match of a pattern begins and ends with.
func fixed(s string) (prefix, suffix string) {
	i := strings.IndexAny(s, "*?[(")
	if i > 0 && s[i] == '(' {
		i-- // the operator of @(…)
	}
	return s[:max(i, 0)], tail(s)
}

// tail is the part of a pattern after its last special character.
func tail(s string) string { return s[strings.LastIndexAny(s, "*?[](){}|")+1:] }

func hasPrefixFold(s, p string) bool { return len(s) >= len(p) && strings.EqualFold(s[:len(p)], p) }

func hasSuffixFold(s, p string) bool {
	return len(s) >= len(p) && strings.EqualFold(s[len(s)-len(p):], p)
}
