package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns long texts: they are parsed twice, the second time statement by
// statement, so that no tree of the whole is held.

const (
	longText   = 32 << 10 // bytes
	longPieces = 64       // statements that are judged together
)

// parses reports whether a text parses, and as which variant.
func parses(text string) (syntax.LangVariant, bool) {
	for _, v := range [2]syntax.LangVariant{syntax.LangBash, syntax.LangZsh} {
		ok := true
		with(text, v, func(r *reader) {
			for _, err := range r.parser.StmtsSeq(&r.guardedReader) {
				ok = ok && err == nil
			}
		})
		if ok {
			return v, true
		}
	}
	return 0, false
}

// pieces judges a text that parses, some statements at a time.
func (w *walker) pieces(text string, v syntax.LangVariant, sc *scope, src *source, f frame) stream {
	var out stream
	first := true
	var list []*syntax.Stmt
	flush := func() bool {
		s := w.stmts(list, sc, src, f)
		if first {
			out, first = s, false
		} else if s.kind != streamNone || out.kind != streamNone {
			out = stream{kind: streamOpaque, foreign: out.foreign || s.foreign}
		}
		clear(list)
		list = list[:0]
		return w.over == ""
	}
	// A here-document is read at the end of its line, behind its statement.
	docs := strings.Contains(text, "<<")
	with(text, v, func(r *reader) {
		for st, err := range r.parser.StmtsSeq(&r.guardedReader) {
			if err != nil || st == nil {
				break
			}
			n := len(list)
			if n >= longPieces && (!docs || st.Pos().Line() > list[n-1].End().Line()) && !flush() {
				break
			}
			list = append(list, st)
		}
	})
	if len(list) > 0 && w.over == "" {
		flush()
	}
	return out
}
