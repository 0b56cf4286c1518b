package config

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/config/document"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns the way from a text to what one file says: the strict reading
// of keys, types and bounds. section.go has [gate], [scratch] and [alias],
// decode_classifier.go and decode_program.go the lists. It decides nothing about
// layers and trust (merge.go).

// The bounds of one file.
const (
	maxPrograms    = 5000 // [[program]] entries
	maxClassifiers = 2000
	maxItems       = 1000     // elements of a list, aliases
	maxName        = 128      // bytes of a name
	maxLine        = 400      // bytes of a text of one line
	maxText        = 2000     // bytes of an alias
	maxOptions     = 8 << 10  // bytes of the options that hold for one subcommand
	maxNesting     = 8        // subcommands in each other
	maxSettings    = 16 << 10 // bytes of a classifier's settings
	maxGrammar     = 4 << 20  // bytes of options, counted once for each subcommand and rule they hold for
)

// file is what one tmt.toml says.
type file struct {
	layer       Layer
	path, dir   string
	sum         string // SHA-256, hexadecimal
	text        string
	gate        gateKeys
	scratch     scratchKeys
	aliases     []alias
	classifiers []Classifier
	programs    []program
	problems    []Problem
	present     bool // there is such a file
	unreadable  bool // it is there and nothing of it can be read
}

// failed reports whether the file has errors.
func (f *file) failed() bool {
	for _, p := range f.problems {
		if !p.Note {
			return true
		}
	}
	return false
}

// decoder reads one file. Errors are gathered; the rest is read nonetheless.
type decoder struct {
	*file
	known   *Known
	home    string
	grammar int // bytes of options so far, see maxGrammar
}

// decode reads a file's text into f.
func (f *file) decode(known *Known, home string) {
	d := &decoder{file: f, known: known, home: home}
	root, err := document.Parse(f.text)
	if err != nil {
		p := Problem{File: f.path, Text: err.Error()}
		var at *document.Error
		if errors.As(err, &at) {
			p.Line, p.Column, p.Text = at.Line, at.Column, at.Text
		}
		f.problems = append(f.problems, p)
		f.unreadable = true
		return
	}
	for i := range root.Entries {
		e := &root.Entries[i]
		switch e.Key {
		case "gate":
			d.gateSection(e)
		case "scratch":
			d.scratchSection(e)
		case "alias":
			d.aliasSection(e)
		case "classifier":
			d.classifierList(e)
		case "program":
			d.programList(e)
		default:
			d.unknownKey(e, "tmt.toml", "gate", "scratch", "alias", "classifier", "program")
		}
	}
}

// fail notes an error at an offset of the text.
func (d *decoder) fail(at int, format string, args ...any) { d.say(at, false, format, args...) }

// say notes an error, or that something does not count.
func (f *file) say(at int, note bool, format string, args ...any) {
	if len(f.problems) >= maxProblems {
		if !note && !f.failed() {
			f.problems[maxProblems-1].Note = false // an error never goes under in notes
		}
		return
	}
	line, column := document.Position(f.text, at)
	f.problems = append(f.problems, Problem{File: f.path, Line: line, Column: column, Text: fmt.Sprintf(format, args...), Note: note})
}

// unknownKey reports a key that does not exist, with the one that is meant.
func (d *decoder) unknownKey(e *document.Entry, where string, keys ...string) {
	if len(d.problems) >= maxProblems {
		d.fail(e.At, "%s has another key that it lacks", where) // not shown: spare the search
		return
	}
	for _, k := range keys {
		if near(e.Key, k) {
			d.fail(e.At, "%s has no key %s; did you mean %s?", where, quote(e.Key), k)
			return
		}
	}
	d.fail(e.At, "%s has no key %s; it has %s", where, quote(e.Key), or(keys, "and"))
}

// text reads text of one line.
func (d *decoder) textOf(v *document.Value, key string, most int) (string, bool) {
	switch {
	case v.Kind != document.String:
		d.fail(v.At, "%s is %s; it takes text in quotes", key, v.Kind)
	case v.Text == "":
		d.fail(v.At, "%s is empty; give it a value or leave it out", key)
	case len(v.Text) > most:
		d.fail(v.At, "%s has %d bytes; at most %d are read", key, len(v.Text), most)
	case !shown(v.Text):
		d.fail(v.At, "%s has line breaks or characters that cannot be shown; write it on one line", key)
	default:
		return v.Text, true
	}
	return "", false
}

// shown reports whether a reader sees all of a text, on one line.
func shown(s string) bool {
	plain := true
	for i := range len(s) {
		plain = plain && ' ' <= s[i] && s[i] < 0x7f
	}
	if plain {
		return true
	}
	s = strings.ReplaceAll(s, " ", "")
	return abi.Sanitize(s, len(s)) == s
}

func (d *decoder) text(e *document.Entry, most int) (string, bool) {
	return d.textOf(&e.Value, e.Key, most)
}

// texts reads an array of texts; one text alone counts as an array of one.
func (d *decoder) texts(e *document.Entry, most int) []string {
	v := &e.Value
	if v.Kind == document.String {
		d.fail(v.At, "%s is text; it takes an array: [%q]", e.Key, abi.Sanitize(v.Text, 40))
		return nil
	}
	if v.Kind != document.Array {
		d.fail(v.At, "%s is %s; it takes an array of texts", e.Key, v.Kind)
		return nil
	}
	if len(v.List) > maxItems {
		d.fail(v.At, "%s has %d elements; at most %d are read", e.Key, len(v.List), maxItems)
		return nil
	}
	var list []string
	for i := range v.List {
		if s, ok := d.textOf(&v.List[i], "an element of "+e.Key, most); ok {
			list = append(list, s)
		}
	}
	return list
}

func (d *decoder) flag(e *document.Entry) (value, ok bool) {
	if e.Value.Kind != document.Boolean {
		d.fail(e.Value.At, "%s is %s; it takes true or false, without quotes", e.Key, e.Value.Kind)
		return false, false
	}
	return e.Value.Bool, true
}

// table reads a [section].
func (d *decoder) table(e *document.Entry) *document.Table {
	switch {
	case e.Value.Kind == document.Object:
		return e.Value.Table
	case e.Value.Kind == document.Array:
		d.fail(e.Value.At, "there is one %s only; write [%s]", e.Key, e.Key)
	default:
		d.fail(e.Value.At, "%s is %s; it is a section: [%s]", e.Key, e.Value.Kind, e.Key)
	}
	return nil
}

// tables reads a [[list]].
func (d *decoder) tables(e *document.Entry, path string, most int) []*document.Table {
	if e.Value.Kind != document.Array {
		d.fail(e.Value.At, "%s is %s; each one is a section of a list: [[%s]]", path, e.Value.Kind, path)
		return nil
	}
	if len(e.Value.List) > most {
		d.fail(e.Value.List[most].At, "there are %d of [[%s]]; at most %d are read", len(e.Value.List), path, most)
		return nil
	}
	var list []*document.Table
	for i := range e.Value.List {
		v := &e.Value.List[i]
		if v.Kind != document.Object {
			d.fail(v.At, "an element of %s is %s; each one is a section of a list: [[%s]]", path, v.Kind, path)
			continue
		}
		list = append(list, v.Table)
	}
	return list
}

// quote shows a word of the file.
func quote(s string) string { return "\"" + abi.Sanitize(s, 60) + "\"" }

// or lists words: "a, b or c".
func or(words []string, last string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
}

// near reports whether a word is likely meant for another: the same but for
// case, separators, a plural or one letter.
func near(a, b string) bool {
	a, b = fold(a), fold(b)
	if a == b {
		return true
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 || len(b) < 4 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	return a[i+1:] == b[i+1:] || i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// fold drops what near does not tell apart.
func fold(s string) string {
	if len(s) > maxName || !utf8.ValidString(s) {
		return ""
	}
	b := make([]byte, 0, len(s))
	for _, c := range []byte(strings.ToLower(s)) {
		if c != '-' && c != '_' && c != ' ' {
			b = append(b, c)
		}
	}
	return strings.TrimSuffix(string(b), "s")
}

// policy and mode names are the gate's own.
func modes() string { return names(func(i int) string { return gate.Mode(i).String() }, int(gate.Off)) }
func policies() string {
	return names(func(i int) string { return gate.Policy(i).String() }, int(gate.DenyUnknown))
}

func names(name func(int) string, last int) string {
	var list []string
	for i := range last + 1 {
		list = append(list, name(i))
	}
	return or(list, "or")
}
