package paths

import (
	"strings"
	"unicode"
)

// This file owns what the spelling of a path tells: spellings that cannot be
// judged, and where patterns begin.

// odd says why a path's spelling cannot be judged, "" where it can.
func odd(p string) string {
	switch {
	case p == "":
		return "an empty path"
	case len(p) > maxPath:
		return "a path longer than the system takes"
	case strings.IndexByte(p, 0) >= 0:
		return "a path with a null byte"
	case strings.IndexByte(p, '\\') >= 0, len(p) > 2 && p[1] == ':' && p[2] == '/' && isLetter(p[0]):
		return "a path of another system's form"
	}
	return ""
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// splitGlob cuts a path before the first component that is a pattern. rest is ""
// where there is none; it keeps a slash at its end.
func splitGlob(p string) (dir, rest string) {
	for i := 0; i < len(p); {
		end := len(p)
		if j := strings.IndexByte(p[i:], '/'); j >= 0 {
			end = i + j
		}
		if hasMeta(p[i:end]) {
			if i == 0 {
				return ".", p
			}
			return p[:i], p[i:]
		}
		i = end + 1
	}
	return p, ""
}

// climbs reports whether a pattern may lead to a parent directory: by `..`
// after it or, in older shells, by `.*`.
func climbs(rest string) bool {
	for more := rest != ""; more; {
		var c string
		c, rest, more = strings.Cut(rest, "/")
		if c == ".." {
			return true
		}
		if hasMeta(c) && strings.HasPrefix(c, ".") {
			if ok, _ := matches("..", c, true); ok {
				return true
			}
		}
	}
	return false
}

// shown is a path as a reason prints it: bounded, without control characters.
func shown(p string) string {
	const most = 120
	more := len(p) > most
	if more {
		p = p[:most]
	}
	p = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(p, "?"))
	if more {
		p += "…"
	}
	return p
}
