package code

// This file owns the here-documents of Perl, Ruby and PHP: their bodies are
// data, even where they interpolate.

import "strings"

// The bounds keep the work linear: how many operators are taken for a
// here-document in vain, and how many begin on one line.
const (
	maxMisses = 16
	maxHere   = 8
)

// hereTag reads the operator and tag of a here-document and remembers the tag
// for the end of the line. A tag that no line repeats is none: the operator
// shifts.
func (s *scanner) hereTag(op string) bool {
	rest := s.rest()
	if !strings.HasPrefix(rest, op) || s.misses > maxMisses || len(s.here) == maxHere {
		return false
	}
	n := len(op)
	for n < len(rest) && (rest[n] == '~' || rest[n] == '-' || op == "<<<" && rest[n] == ' ') {
		n++
	}
	quote := byte(0)
	if n < len(rest) && (rest[n] == '"' || rest[n] == '\'') {
		quote = rest[n]
		n++
	}
	start := n
	for n < len(rest) && (s.isLetter(rest[n]) || isDigit(rest[n])) {
		n++
	}
	tag := rest[start:n]
	if tag == "" || quote != 0 && (n == len(rest) || rest[n] != quote) {
		return false
	}
	if quote != 0 {
		n++
	}
	if _, ok := afterTag(rest[n:], tag); !ok {
		s.misses++
		return false
	}
	s.here = append(s.here, tag)
	s.toks = append(s.toks, token{kind: str})
	s.pos += n
	return true
}

// hereDocuments skips the bodies that begin at the position.
func (s *scanner) hereDocuments() {
	for _, tag := range s.here {
		// The line break before the body may be the one before its tag.
		n, ok := afterTag(s.text[s.pos-1:], tag)
		if !ok {
			s.pos, s.broken = len(s.text), true
			break
		}
		s.pos += n - 1
	}
	s.here = s.here[:0]
}

// afterTag returns the index behind the first line of text that holds only tag,
// perhaps indented, perhaps closed by punctuation.
func afterTag(text, tag string) (int, bool) {
	at := 0
	for {
		n := strings.Index(text[at:], tag)
		if n < 0 {
			return 0, false
		}
		begin, end := at+n, at+n+len(tag)
		line := strings.LastIndexByte(text[at:begin], '\n')
		blank := line >= 0 && strings.Trim(text[at+line+1:begin], " \t") == ""
		if blank && (end == len(text) || strings.IndexByte("\r\n;,)", text[end]) >= 0) {
			return end, true
		}
		at = end
	}
}
