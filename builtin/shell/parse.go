package shell

import (
	"errors"
	"runtime"
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns the way from text to a syntax tree: bash first, then zsh. What
// is cut off is mutating; refused.go judges what else neither parses.

var errTooDeep = errors.New("nested more deeply than is judged")

// maxFrames bounds the parser's stack. The parser recurses about ten calls a
// level and has no limit of its own: a million "(" would kill the process. It
// asks for text one kilobyte at a time, from within its recursion, so the
// reader sees how deep it is. To look costs more than to read a short text, and
// a level takes a byte: it is looked at once in so many kilobytes.
const (
	maxFrames  = 12 * maxNesting
	lookFrames = 4
)

type guardedReader struct {
	strings.Reader
	reads int
}

func (g *guardedReader) Read(p []byte) (int, error) {
	if g.reads++; g.reads%lookFrames == 0 && g.Len() > 0 {
		var pc [1]uintptr
		if runtime.Callers(maxFrames, pc[:]) > 0 {
			return 0, errTooDeep
		}
	}
	return g.Reader.Read(p)
}

// reader is a parser with its buffers; it is used again.
type reader struct {
	guardedReader
	parser *syntax.Parser
}

var (
	bashReaders = sync.Pool{New: func() any { return &reader{parser: syntax.NewParser(syntax.Variant(syntax.LangBash))} }}
	zshReaders  = sync.Pool{New: func() any { return &reader{parser: syntax.NewParser(syntax.Variant(syntax.LangZsh))} }}
)

// with gives f a parser of a variant that is to read text.
func with(text string, v syntax.LangVariant, f func(*reader)) {
	pool := &bashReaders
	if v == syntax.LangZsh {
		pool = &zshReaders
	}
	r := pool.Get().(*reader)
	r.Reset(text)
	r.reads = 0
	f(r)
	r.Reset("")
	pool.Put(r)
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

func parseAs(text string, v syntax.LangVariant) (f *syntax.File, err error) {
	with(text, v, func(r *reader) { f, err = r.parser.Parse(&r.guardedReader, "") })
	return f, err
}

// hereText reads text as the body of a here-document.
func hereText(text string) (word *syntax.Word, err error) {
	with(text, syntax.LangBash, func(r *reader) { word, err = r.parser.Document(&r.guardedReader) })
	return word, err
}

// leading parses the statements in front of the first that is refused, and says
// where they end.
func leading(text string, v syntax.LangVariant) (list []*syntax.Stmt, end int) {
	with(text, v, func(r *reader) {
		for st, err := range r.parser.StmtsSeq(&r.guardedReader) {
			if err != nil || st == nil {
				break
			}
			list = append(list, st)
			end = int(st.End().Offset())
		}
	})
	return list, end
}
