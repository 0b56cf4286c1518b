package shell

import (
	"errors"
	"io"
	"runtime"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns the way from text to a syntax tree: bash first, then zsh. What
// is cut off is mutating; refused.go judges what else neither parses.

var errTooDeep = errors.New("nested more deeply than is judged")

// maxFrames bounds the parser's stack. The parser recurses about ten calls a
// level and has no limit of its own: a million "(" would kill the process. It
// asks for text one kilobyte at a time, from within its recursion, so the
// reader sees how deep it is.
const maxFrames = 12 * maxNesting

type guardedReader struct{ strings.Reader }

func (g *guardedReader) Read(p []byte) (int, error) {
	var pc [1]uintptr
	if runtime.Callers(maxFrames, pc[:]) > 0 {
		return 0, errTooDeep
	}
	return g.Reader.Read(p)
}

// parse reads text as bash, then as zsh.
func parse(text, dialect string) (*syntax.File, error) {
	variants := [2]syntax.LangVariant{syntax.LangBash, syntax.LangZsh}
	if dialect == "zsh" {
		variants[0], variants[1] = variants[1], variants[0]
	}
	f, err := parseAs(text, variants[0])
	if err == nil || errors.Is(err, errTooDeep) {
		return f, err
	}
	f2, err2 := parseAs(text, variants[1])
	if err2 == nil || errors.Is(err2, errTooDeep) {
		return f2, err2
	}
	if !cutOff(err2) {
		err = err2
	}
	return nil, err
}

// cutOff reports whether a text is not whole: it ends inside a construct, or is
// not read to its end.
func cutOff(err error) bool {
	if errors.Is(err, errTooDeep) {
		return true
	}
	return syntax.IsIncomplete(err) && !strings.HasSuffix(err.Error(), "inline variables cannot be arrays")
}

func parseAs(text string, v syntax.LangVariant) (*syntax.File, error) {
	r := &guardedReader{}
	r.Reset(text)
	return syntax.NewParser(syntax.Variant(v)).Parse(io.Reader(r), "")
}
