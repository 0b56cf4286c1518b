// Package ui writes for people: colour on a terminal, alignment, text that is
// not ours made printable.
package ui

import (
	"io"
	"os"
	"strings"
	"unicode"

	"golang.org/x/term"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Terminal reports whether a stream is a terminal.
func Terminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Style writes colour where it is wanted: on a terminal, unless NO_COLOR is set
// or TERM is dumb.
type Style struct{ on bool }

// StyleFor returns the style of an output.
func StyleFor(w io.Writer) Style {
	return Style{Terminal(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

func (s Style) paint(code, text string) string {
	if !s.on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// Class writes text in the colour of a class.
func (s Style) Class(c abi.Class, text string) string {
	switch c {
	case abi.ReadOnly:
		return s.paint("32", text)
	case abi.WriteLocal:
		return s.paint("36", text)
	case abi.Unknown:
		return s.paint("33", text)
	}
	return s.paint("1;31", text)
}

// Bold writes text that stands out, Faint text that does not.
func (s Style) Bold(text string) string  { return s.paint("1", text) }
func (s Style) Faint(text string) string { return s.paint("2", text) }

// Printable replaces what must not reach a terminal: control characters, line
// breaks and characters that change the direction or are not seen.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if abi.Visible(r) {
			return r
		}
		return '·'
	}, strings.ToValidUTF8(text, "�"))
}

// Columns returns the width that text takes in columns, as far as this can be
// told without a terminal: one a rune, two for East Asian wide ones.
func Columns(text string) int {
	n := 0
	for _, r := range text {
		n += runeColumns(r)
	}
	return n
}

func runeColumns(r rune) int {
	switch {
	case unicode.Is(unicode.Mn, r):
		return 0
	case r >= 0x1100 && (r <= 0x115f || r >= 0x2e80 && r <= 0xa4cf || r >= 0xac00 && r <= 0xd7a3 ||
		r >= 0xf900 && r <= 0xfaff || r >= 0xfe30 && r <= 0xfe6f || r >= 0xff00 && r <= 0xff60 || r >= 0x1f300 && r <= 0x1faff):
		return 2
	}
	return 1
}
