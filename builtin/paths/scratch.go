package paths

import "strings"

// This file owns what may be deleted: build output of the project and the
// configuration's additions. What the same line made is the shell walker's.

// buildOutput are the directories that a project's tools make again.
var buildOutput = [...]string{
	"node_modules", "target", "dist", "build", "out", "coverage", ".next", ".turbo", ".cache",
	"__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache",
}

// outputFiles are the endings of files that a project's tools make again.
var outputFiles = [...]string{".pyc", ".o"}

// disposable reports whether the path is provably scratch. t is the walk along
// it, without what follows the first pattern; rest is that, "" for none.
func (e *Env) disposable(t *trail, rest string) bool {
	if t.flaw != "" || strings.Count(strings.TrimSuffix(rest, "/"), "/") > 0 || strings.HasSuffix(rest, "/") {
		return false // a pattern before the last component may pass a symlink
	}
	l := e.facts()
	for _, r := range l.scratch {
		if within(t.path, r) && !linked(t, r) {
			return true
		}
	}
	for _, r := range l.roots {
		if !within(t.path, r) || linked(t, r) {
			continue
		}
		comps := parts(t.path[len(r):])
		for _, c := range comps {
			if e.outputDir(c) {
				return true
			}
		}
		last := rest
		if rest == "" && len(comps) > 0 {
			last = comps[len(comps)-1]
		}
		if e.outputFile(last, rest != "") {
			return true
		}
	}
	return false
}

// linked reports whether the walk met a symlink inside dir.
func linked(t *trail, dir string) bool {
	for _, link := range t.links {
		if within(link, dir) {
			return true
		}
	}
	return false
}

// outputDir reports whether a component names build output.
func (e *Env) outputDir(name string) bool {
	for _, n := range buildOutput {
		if name == n {
			return true
		}
	}
	for _, n := range e.Scratch.Names {
		if name == n && n != ".." {
			return true
		}
	}
	return false
}

// outputFile reports whether a file name, or every match of a pattern, ends as
// an output file does.
func (e *Env) outputFile(name string, glob bool) bool {
	if glob {
		if strings.ContainsAny(name, "({") {
			return false
		}
		name = tail(name)
	}
	for _, end := range outputFiles {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	for _, n := range e.Scratch.Names {
		end, ok := strings.CutPrefix(n, "*")
		if ok && len(end) > 1 && end[0] == '.' && !hasMeta(end) && strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}
