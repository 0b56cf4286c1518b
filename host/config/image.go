package config

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns the image: the bytes of a compiled configuration, in two parts.
// The head is read by every call; the tables behind it only by a call for which
// they have something (tables.go). It knows no TOML and no file.
//
// Numbers are unsigned varints, texts and blocks have their length in front. A
// table holds records sorted by key, with their offsets in front, so that one
// is found without reading the others. What the program counts itself (effects,
// styles, the gate's modes) stands as a name or a code of its own: the next
// release may number it anew. Where the layout changes, magic does
// (TestImageVersion).

// writer makes an image.
type writer struct{ b []byte }

func (w *writer) number(n int) { w.b = binary.AppendUvarint(w.b, uint64(n)) }

func (w *writer) flag(v bool) {
	if v {
		w.b = append(w.b, 1)
	} else {
		w.b = append(w.b, 0)
	}
}

func (w *writer) text(s string) {
	w.number(len(s))
	w.b = append(w.b, s...)
}

func (w *writer) texts(list []string) {
	w.number(len(list))
	for _, s := range list {
		w.text(s)
	}
}

// record is one row of a table.
type record struct {
	key   string
	value []byte
}

// table writes records, sorting them by key. Records of the same key keep their
// order; find returns the first.
func (w *writer) table(records []record) {
	slices.SortStableFunc(records, func(a, b record) int { return strings.Compare(a.key, b.key) })
	var body writer
	offsets := make([]byte, 0, 4*len(records))
	for _, r := range records {
		offsets = binary.LittleEndian.AppendUint32(offsets, uint32(len(body.b)))
		body.text(r.key)
		body.b = append(body.b, r.value...)
	}
	w.number(len(records))
	w.number(len(body.b))
	w.b = append(append(w.b, offsets...), body.b...)
}

// reader reads an image. What does not fit sets bad and yields zero values.
type reader struct {
	b   []byte
	bad bool
}

func (r *reader) number() int {
	n, size := binary.Uvarint(r.b)
	if size <= 0 || n > 1<<31 {
		r.b, r.bad = nil, true
		return 0
	}
	r.b = r.b[size:]
	return int(n)
}

// count reads a number of elements, each of which takes at least one byte.
func (r *reader) count() int {
	n := r.number()
	if n > len(r.b) {
		r.b, r.bad = nil, true
		return 0
	}
	return n
}

func (r *reader) octet() byte {
	if len(r.b) == 0 {
		r.bad = true
		return 0
	}
	c := r.b[0]
	r.b = r.b[1:]
	return c
}

func (r *reader) flag() bool { return r.octet() != 0 }

func (r *reader) block() []byte {
	n := r.count()
	b := r.b[:n:n]
	r.b = r.b[n:]
	return b
}

func (r *reader) text() string { return string(r.block()) }

func (r *reader) texts() []string {
	n := r.count()
	if n == 0 {
		return nil
	}
	list := make([]string, n)
	for i := range list {
		list[i] = r.text()
	}
	return list
}

// table is a view on the records of an image.
type table struct{ offsets, body []byte }

func (r *reader) table() table {
	n, size := r.number(), r.number()
	if r.bad || n > len(r.b)/4 || size > len(r.b)-4*n {
		r.b, r.bad = nil, true
		return table{}
	}
	t := table{r.b[:4*n], r.b[4*n : 4*n+size]}
	r.b = r.b[4*n+size:]
	return t
}

func (t table) len() int { return len(t.offsets) / 4 }

// at returns the key of record i and a reader of its value.
func (t table) at(i int) (key []byte, value reader) {
	offset := int(binary.LittleEndian.Uint32(t.offsets[4*i:]))
	if offset > len(t.body) {
		return nil, reader{bad: true}
	}
	value.b = t.body[offset:]
	return value.block(), value
}

// find returns the value of the first record of a key, in log2(n) comparisons.
func (t table) find(key string) (reader, bool) {
	lo, hi := 0, t.len()
	for lo < hi {
		mid := int(uint(lo+hi) / 2)
		if k, _ := t.at(mid); string(k) < key {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < t.len() {
		if k, value := t.at(lo); string(k) == key {
			return value, true
		}
	}
	return reader{}, false
}

// image compiles what was merged.
func (m *merged) image() (head, tail []byte) {
	var w, t writer
	w.text(m.gate.Mode.String())
	w.flag(m.gate.Soft)
	w.text(m.gate.Unknown.String())
	w.text(m.gate.UnknownWhy)
	w.texts(m.scratchNames)
	w.texts(m.scratchRoots)
	w.number(len(m.problems))
	for _, p := range m.problems {
		w.text(p.File)
		w.number(p.Line)
		w.number(p.Column)
		w.text(p.Text)
		w.flag(p.Note)
	}
	w.table(m.aliases)
	w.number(len(m.classifiers))
	for _, records := range [...][]record{m.programs, m.byProgram, m.byTool} {
		w.filter(records)
		t.table(records)
	}
	t.table(m.classifiers)
	w.number(len(t.b))
	w.b = binary.LittleEndian.AppendUint64(w.b, checksum(t.b))
	return w.b, t.b
}

// open makes the head of an image usable. Where the tables are and what makes
// them anew, the caller adds.
func open(head []byte, known Known) (*Config, bool) {
	r := reader{b: head}
	c := &Config{known: known}
	mode, wrong := gate.ParseMode(r.text())
	soft := r.flag()
	unknown, none := gate.ParsePolicy(r.text())
	if wrong != nil || none != nil {
		return nil, false
	}
	c.Gate = gate.Settings{Mode: mode, Soft: soft, Unknown: unknown, UnknownWhy: r.text()}
	c.ScratchNames, c.ScratchRoots = r.texts(), r.texts()
	for range r.count() {
		c.Problems = append(c.Problems, Problem{File: r.text(), Line: r.number(), Column: r.number(), Text: r.text(), Note: r.flag()})
	}
	c.aliases, c.classifiers = r.table(), r.number()
	c.programs, c.grants, c.tools = r.filter(), r.filter(), r.filter()
	c.tailSize = r.number()
	if r.bad || len(r.b) != 8 {
		return nil, false
	}
	c.tailSum = binary.LittleEndian.Uint64(r.b)
	return c, true
}
