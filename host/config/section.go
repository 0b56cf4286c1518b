package config

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/host/config/document"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns [gate], [scratch] and [alias].

// gateKeys are the keys of [gate] that a file sets, nil where it does not.
type gateKeys struct {
	mode    *gate.Mode
	soft    *bool
	unknown *gate.Policy

	modeAt, softAt, unknownAt int
}

func (d *decoder) gateSection(e *document.Entry) {
	t := d.table(e)
	if t == nil {
		return
	}
	g := &d.gate
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "mode":
			if s, ok := d.text(e, maxName); ok {
				m, err := gate.ParseMode(s)
				if err != nil {
					d.fail(e.Value.At, "mode is %s; it takes %s", quote(s), modes())
					continue
				}
				g.mode, g.modeAt = &m, e.At
			}
		case "hard":
			if v, ok := d.flag(e); ok {
				soft := !v
				g.soft, g.softAt = &soft, e.At
			}
		case "unknown":
			if s, ok := d.text(e, maxName); ok {
				p, err := gate.ParsePolicy(s)
				if err != nil {
					d.fail(e.Value.At, "unknown is %s; it takes %s", quote(s), policies())
					continue
				}
				g.unknown, g.unknownAt = &p, e.At
			}
		default:
			d.unknownKey(e, "[gate]", "mode", "hard", "unknown")
		}
	}
}

type scratchKeys struct {
	names, roots []string
	at           int // of the section
}

func (d *decoder) scratchSection(e *document.Entry) {
	t := d.table(e)
	if t == nil {
		return
	}
	d.scratch.at = e.At
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "names":
			for _, n := range d.texts(e, maxName) {
				if !scratchName(n) {
					d.fail(e.At, "%s cannot be scratch; a name is that of one folder, or \"*.\" and an ending", quote(n))
					continue
				}
				d.scratch.names = append(d.scratch.names, n)
			}
		case "roots":
			for _, r := range d.texts(e, maxLine) {
				if !scratchRoot(r) {
					d.fail(e.At, "%s cannot be scratch; a root is an absolute folder, or one below ~/, and not /, a home or the system's", quote(r))
					continue
				}
				d.scratch.roots = append(d.scratch.roots, r)
			}
		default:
			d.unknownKey(e, "[scratch]", "names", "roots")
		}
	}
}

// scratchName reports whether a name can be build output: a folder's name, or
// the ending of files.
func scratchName(n string) bool {
	if end, ok := strings.CutPrefix(n, "*."); ok {
		return end != "" && !strings.ContainsAny(end, "*?[]{}/\\ ")
	}
	return n != "." && n != ".." && !strings.HasPrefix(n, "~") && !strings.ContainsAny(n, "*?[]{}/\\")
}

// scratchRoot reports whether a folder can be one whose content is disposable.
// Which folders never are, builtin/paths knows; these are the plain mistakes.
func scratchRoot(r string) bool {
	below, home := strings.CutPrefix(r, "~/")
	if !home && !strings.HasPrefix(r, "/") || strings.ContainsAny(r, "*?[]{}\\") {
		return false
	}
	parts := 0
	for p := range strings.SplitSeq(below, "/") {
		if p == "." || p == ".." {
			return false
		}
		if p != "" {
			parts++
		}
	}
	if home {
		return parts > 0
	}
	switch strings.Trim(r, "/") {
	case "", "bin", "boot", "dev", "etc", "home", "lib", "lib64", "opt", "proc", "root", "run", "sbin", "srv", "sys", "usr", "var", "Users", "tmp", "var/tmp":
		return false
	}
	return true
}

type alias struct{ name, text string }

func (d *decoder) aliasSection(e *document.Entry) {
	t := d.table(e)
	if t == nil {
		return
	}
	if len(t.Entries) > maxItems {
		d.fail(e.At, "[alias] has %d keys; at most %d are read", len(t.Entries), maxItems)
		return
	}
	for i := range t.Entries {
		e := &t.Entries[i]
		text, ok := d.text(e, maxText)
		switch {
		case !ok:
		case !word(e.Key):
			d.fail(e.At, "%s cannot be an alias; a shell takes one word", quote(e.Key))
		default:
			d.aliases = append(d.aliases, alias{e.Key, text})
		}
	}
}

// word reports whether a name is one word of a shell that stands for itself, and
// no path.
func word(s string) bool {
	if s == "" || len(s) > maxName || s[0] == '-' || s == "." || s == ".." {
		return false
	}
	for i := range len(s) {
		if c := s[i]; c <= ' ' || c >= 0x7f || strings.IndexByte("/\\\"'`$&|;<>()*?[]{}#~=!", c) >= 0 {
			return false
		}
	}
	return true
}
