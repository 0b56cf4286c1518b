package paths

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the judgement: what is done to which area makes which class
// (CLASSES.md, rules 4, 5 and 6), and what may be guarded. The look-up of a path
// is in look.go, the text of reasons in reason.go.

// Judge says what doing k to t from the directory cwd can lastingly change. cwd
// is absolute; "" where it is not known. It costs a few lstat calls.
func (e *Env) Judge(k Kind, cwd string, t Target) Ruling {
	e.facts()
	s, secret := e.spot(k, cwd, t)
	r := Ruling{
		Class:     class(k, s),
		Path:      s.path,
		Area:      s.area,
		Sensitive: secret && k == Read,
		Guarded:   s.is.guarded() && k != Read,
	}
	r.Reason = reason(k, t, s, r)
	return r
}

// class is the rule table.
func class(k Kind, s spot) abi.Class {
	switch k {
	case Read:
		if s.wire {
			return abi.Unknown
		}
		return abi.ReadOnly
	case Write, Append, Mkdir, Link, Move, Mode, Work:
		switch s.area {
		case Sink:
			if k == Write || k == Append {
				return abi.ReadOnly
			}
			return abi.Mutating
		case Local, Scratch:
			return abi.WriteLocal
		case Protected:
			return abi.Mutating
		}
		return abi.Unknown
	case Alias:
		// What a link leads to can be written through it; nothing is yet.
		switch {
		case s.is.guarded():
			return abi.Mutating
		case s.area == Local || s.area == Scratch || s.area == Sink:
			return abi.WriteLocal
		}
		return abi.Unknown
	case Delete:
		if s.area == Scratch {
			return abi.WriteLocal
		}
	}
	return abi.Mutating
}

// spot finds where t lies for an effect of kind k, and whether it is secret.
func (e *Env) spot(k Kind, cwd string, t Target) (s spot, secret bool) {
	switch why := odd(t.Path); {
	case !t.Static:
		return e.dynamic(k, cwd, t)
	case why != "":
		s = e.byName(strings.ReplaceAll(t.Path, `\`, "/"), t.Glob)
		s.path = t.Path
		if s.area != Protected {
			s.area, s.what = Unknown, why
		}
		return s, false
	}
	return e.static(k, cwd, t)
}

// static is spot for a path that is known, or known to match a pattern.
func (e *Env) static(k Kind, cwd string, t Target) (s spot, secret bool) {
	dir, rest := t.Path, ""
	if t.Glob {
		dir, rest = splitGlob(dir)
	}
	abs, ok := absolute(cwd, dir)
	if !ok {
		s = e.byName(path.Join(dir, rest), rest != "")
		return s, sensitive(s.path, nil, rest != "")
	}
	tr := e.walk(abs, follows(k) || rest != "")
	s, secret = e.pass(k, &tr, rest)
	if rest != "" {
		s = e.visible(s, tr.path, rest)
		if k != Read && follows(k) {
			s = e.matched(k, s, tr.path, rest)
		}
	}
	s = e.tilde(t.Path, rest != "", s)
	if k == Link && len(tr.links) > 0 && rest == "" {
		// A link made where a link to a directory is goes into that directory.
		through := e.walk(abs, true)
		if end, _ := e.pass(k, &through, ""); end.area == Protected {
			s = worse(s, end)
		}
	}
	return e.refine(k, t, s, &tr, rest), secret
}

// follows reports whether an effect reaches through a symlink at the path's end.
func follows(k Kind) bool { return k != Delete && k != Move && k != Link }

// pass looks up the end of a walk and what it passed; rest is the pattern after
// its end.
func (e *Env) pass(k Kind, tr *trail, rest string) (s spot, secret bool) {
	glob := rest != ""
	end := path.Join(tr.path, rest)
	rels := e.rels(end)
	s = e.look(k, end, rels, glob)
	secret = k == Read && sensitive(end, rels, glob)
	if climbs(rest) && s.area != Protected {
		s.area, s.what = Unknown, "a pattern that may lead upwards"
	}
	if tr.flaw != "" && s.area != Protected {
		s.area, s.what = Unknown, tr.flaw
	}
	for _, v := range tr.via {
		v = path.Join(v, rest)
		rels := e.rels(v)
		secret = secret || k == Read && sensitive(v, rels, glob)
		if p := e.look(k, v, rels, glob); p.area == Protected {
			s = worse(s, p)
		}
	}
	return s, secret
}

// refine adds what depends on the kind: trees that hold protected places, files
// that are no files, and scratch.
func (e *Env) refine(k Kind, t Target, s spot, tr *trail, rest string) spot {
	switch {
	case rest != "":
	case k == Work:
		if mayHold(anywhereNames[:], path.Base(s.path)) != ordinary && s.area != Protected {
			s.area, s.what = Unknown, "a directory with protected files"
		}
	case k == Delete, k == Move, k == Mode, k == ModeOpen, k == Alias:
		s = e.along(k, t, s)
	case k != Read && k != Mkdir && (t.Recursive || strings.HasSuffix(t.Path, "/") || tr.info != nil && tr.info.IsDir()):
		s = e.into(s)
	}
	if (k == Write || k == Append) && s.area == Local {
		if area, what := special(tr.info); what != "" {
			s.area, s.what = area, what
		}
	}
	if s.area == Scratch && !e.disposable(tr, rest) {
		s.area, s.what = Elsewhere, ""
	}
	if s.area == Local && !strings.HasPrefix(t.Path, "~") && e.disposable(tr, rest) {
		s.area = Scratch
	}
	return s
}

// dynamic judges a path that is not static: by its static beginning and by the
// names at its end.
func (e *Env) dynamic(k Kind, cwd string, t Target) (s spot, secret bool) {
	s = spot{area: Unknown, what: "a path that is known only when it runs", path: t.Path}
	if t.Prefix != "" {
		var p spot
		p, secret = e.beginning(k, cwd, t.Prefix)
		if p.area == Protected {
			s = spot{area: Protected, is: p.is, what: p.what, path: t.Path}
		}
	}
	if i := strings.LastIndexAny(t.Path, "$`)}"); i >= 0 {
		if _, end, ok := strings.Cut(t.Path[i:], "/"); ok {
			end = strings.Trim(end, `"'`)
			n := e.byName(end, t.Glob)
			secret = secret || sensitive(n.path, nil, t.Glob)
			if n.area == Protected {
				n.path = t.Path
				s = worse(s, n)
			}
		}
	}
	return s, secret
}

// beginning judges every path that begins with prefix.
func (e *Env) beginning(k Kind, cwd, prefix string) (s spot, secret bool) {
	dir, rest := path.Split(prefix)
	abs, ok := absolute(cwd, "./"+dir)
	if strings.HasPrefix(dir, "/") {
		abs, ok = dir, len(dir) <= maxPath
	}
	if !ok || odd(prefix) != "" {
		s = e.byName(prefix+"*", true)
		return s, sensitive(s.path, nil, true)
	}
	tr := e.walk(abs, true)
	return e.pass(k, &tr, rest+"*")
}

// byName judges a path whose directory is not known by its names alone.
func (e *Env) byName(p string, glob bool) spot {
	p = path.Clean(p)
	if len(p) <= maxPath {
		if is := findBelow(anywhereNames[:], parts(p), glob); is != ordinary {
			return spot{area: Protected, is: is, what: is.String(), path: p}
		}
	}
	return e.tilde(p, glob, spot{area: Unknown, what: "a path whose directory is not known", path: p})
}

// tilde raises a path that begins with a literal `~`, which whoever handed it
// over may still expand: the names of a home directory count.
func (e *Env) tilde(p string, glob bool, s spot) spot {
	if !strings.HasPrefix(p, "~") {
		return s
	}
	user, rel, _ := strings.Cut(p, "/")
	if user = user[1:]; user != "" && user != e.User && (isLetter(user[0]) || user[0] == '_') {
		s = worse(s, spot{area: Unknown, what: "another user's home directory, wherever it is", path: s.path})
	}
	rel = path.Clean("./" + rel)
	if rel == ".." || strings.HasPrefix(rel, "../") {
		return worse(s, spot{area: Unknown, what: "a path above a home directory", path: s.path})
	}
	if is, n := find(homeNames[:], parts(rel), glob); n > 0 && is != ordinary {
		return worse(s, spot{area: Protected, is: is, what: is.String(), path: s.path})
	}
	return s
}
