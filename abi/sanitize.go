package abi

// This file owns how untrusted text is made fit for a terminal and a model. It
// does not judge what the text says: whoever shows it says whose words it is.

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sanitize returns s as one line of at most limit bytes. Line breaks and all
// kinds of white space become single spaces; terminal escape sequences, control
// characters, invalid UTF-8 and everything that a reader cannot see (bidirectional
// and zero-width formatting, variation selectors, fillers, tags, private and
// unassigned characters) are removed. A text that was cut ends in "…".
func Sanitize(s string, limit int) string {
	var out strings.Builder
	space := false
	for i := 0; i < len(s); {
		c, n := utf8.DecodeRuneInString(s[i:])
		if c == '\x1b' || c == '\u009b' {
			i += escapeLen(s[i:])
			continue
		}
		i += n
		switch {
		case c == utf8.RuneError && n <= 1:
		case unicode.IsSpace(c):
			space = out.Len() > 0
		case Visible(c):
			if space {
				out.WriteByte(' ')
				space = false
			}
			out.WriteRune(c)
		}
		if out.Len() > limit {
			return cut(out.String(), limit)
		}
	}
	return out.String()
}

// cut ends s in an ellipsis within limit bytes.
func cut(s string, limit int) string {
	const mark = "…"
	if limit < len(mark) {
		return ""
	}
	for len(s) > limit-len(mark) {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	return s + mark
}

// Visible reports whether a reader sees c, or a space in its place.
func Visible(c rune) bool {
	return unicode.IsPrint(c) &&
		!unicode.Is(unicode.Other_Default_Ignorable_Code_Point, c) &&
		!unicode.Is(unicode.Variation_Selector, c) &&
		c != '\u2800' // the empty Braille pattern
}

// escapeLen returns the length of the control sequence that s starts with:
// ESC [ or its one-character form, parameters, final byte (ECMA-48, 5.4). Of
// other escapes only the first byte counts, so that no text can hide in them.
func escapeLen(s string) int {
	i := 1
	switch {
	case strings.HasPrefix(s, "\u009b"):
		i = len("\u009b")
	case !strings.HasPrefix(s, "\x1b["):
		return 1
	default:
		i = len("\x1b[")
	}
	start := i
	for i < len(s) && s[i] >= 0x20 && s[i] <= 0x3f {
		i++
	}
	if i < len(s) && s[i] >= 0x40 && s[i] <= 0x7e {
		return i + 1
	}
	return start
}
