package shell

import (
	"sort"
	"strings"
)

// This file owns what the shells do to a text before they take it apart, where
// the parser does otherwise: continuations go before anything is looked for, a
// comment ends with its line, a carriage return is a character like any other.
// continuation.go finds out where continuations and comments stand.

// reading is one way to read a text.
type reading struct {
	text   string
	shifts []shift
	cr     byte // stands for "\r" in text; 0: none does
	strict bool // carriage returns at the end of lines belong to their words
	alone  bool // there is no other
}

// shift says that from a byte of a reading on, the text read stands so many
// bytes further on.
type shift struct{ at, by int }

// readings returns the ways in which shells may read a text, what they do
// themselves last.
// Most texts have one, and it is the text itself.
func readings(text string) []reading {
	cr := strings.IndexByte(text, '\r') >= 0
	if !cr && !continues(text) {
		return nil
	}
	if !cr {
		return continued(text, reading{text: text})
	}
	mark := unused(text)
	if mark == 0 {
		return []reading{{text: text}, {text: strings.ReplaceAll(text, "\r", " ")}}
	}
	r := reading{text: strings.ReplaceAll(text, "\r", string(rune(mark))), cr: mark, strict: true}
	var out []reading
	if strings.Contains(text, "\r\n") {
		// Who calls may turn these into plain ends of lines; a backslash in front
		// quotes the carriage return all the same.
		plain := strings.ReplaceAll(strings.ReplaceAll(text, "\\\r\n", " \r\n"), "\r\n", "\x00\n")
		plain = strings.ReplaceAll(strings.ReplaceAll(plain, "\r", string(rune(mark))), "\x00\n", "\r\n")
		out = continued(plain, reading{text: plain, cr: mark})
	}
	return append(out, continued(r.text, r)...)
}

// continues reports whether a text may hold what continued changes.
func continues(text string) bool {
	return strings.Contains(text, "\\\n") || strings.Contains(text, "<<") && strings.IndexByte(text, '(') >= 0
}

// unused returns a control character that does not stand in a text.
func unused(text string) byte {
	for c := byte(0x1c); c < 0x20; c++ {
		if strings.IndexByte(text, c) < 0 {
			return c
		}
	}
	return 0
}

// continued adds the reading without continuations; where they are not told
// apart for sure, the text as it is too.
func continued(text string, r reading) []reading {
	if !continues(text) {
		return []reading{r}
	}
	s := scanner{in: text, sure: true}
	s.scan()
	out := string(s.out)
	joined := reading{text: out, shifts: s.shifts, cr: r.cr, strict: r.strict}
	if s.sure || out == text {
		return []reading{joined}
	}
	return []reading{r, joined}
}

// from returns where a byte of a source's text stands in the text read; end is
// set where it is the end of a range.
func (s *source) from(off int, end bool) int {
	if !end {
		off++
	}
	i := sort.Search(len(s.shifts), func(i int) bool { return s.shifts[i].at >= off })
	if !end {
		off--
	}
	if i == 0 {
		return off
	}
	return off + s.shifts[i-1].by
}

// verbatim returns where n bytes of a source's text stand in the call's text, -1
// where they do not stand there in one piece.
func (s *source) verbatim(off, n int) int {
	if s.base < 0 || off < 0 {
		return -1
	}
	start := s.from(off, false)
	if s.from(off+n, true)-start != n {
		return -1
	}
	return s.base + start
}

// slice returns a range of the text, with its carriage returns.
func (s *source) slice(i, j int) string {
	if i < 0 || j > len(s.text) || i > j {
		return ""
	}
	return s.plain(s.text[i:j])
}

// plain puts the carriage returns back into a text.
func (s *source) plain(text string) string {
	if s.cr == 0 || strings.IndexByte(text, s.cr) < 0 {
		return text
	}
	return strings.ReplaceAll(text, string(rune(s.cr)), "\r")
}
