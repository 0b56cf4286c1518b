package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns texts that the parser refuses though they are whole. A shell
// may take them all the same, and runs what stands in front of the place where it
// stops: that is judged; what is behind is searched for commands.

// maxLead bounds how many words in front of a command are not understood.
const maxLead = 8

// refused judges a text that does not parse.
func (w *walker) refused(r *reading, why error, sc *scope, src *source, f frame) stream {
	text := src.text
	f.loop = true
	mark := sc.mark()
	list, end := leading(text, syntax.LangBash)
	w.stmts(list, sc, src, f)
	if more, further := leading(text, syntax.LangZsh); further > end {
		sc.rollback(mark)
		w.stmts(more, sc, src, f)
		end = further
	}
	sc.merge(mark)
	sc.poisonAll()
	sc.chdir("")
	x := abi.Finding{Class: abi.Unknown, Basis: abi.Guess, Reason: doesNotParse(why), Span: src.at(min(end, len(text)), len(text))}
	f.depth++
	if worst := w.searched(text[min(end, len(text)):], f); worst != nil {
		x.Class, x.Basis, x.Protected = abi.Mutating, abi.Signal, worst.Protected
		x.Reason = short(x.Reason) + "; it names a step that " + worst.Reason
	}
	if r == nil || r.alone || !r.strict || x.Class == abi.Mutating {
		w.add(x, f)
	}
	return stream{kind: streamOpaque, foreign: f.stdin.foreign}
}

func doesNotParse(why error) string {
	reason := "does not parse as a shell command: " + why.Error()
	if len(reason) > 200 {
		reason = strings.ToValidUTF8(reason[:200], "")
	}
	return reason
}

// searched returns the first mutating step among what may be commands in a text.
func (w *walker) searched(text string, f frame) *abi.Finding {
	for text != "" && w.over == "" {
		var piece string
		piece, text = cutCommand(text)
		piece = strings.TrimSpace(piece)
		for lead := 0; piece != "" && lead <= maxLead; lead++ {
			if w.spend(len(piece)/16 + 1) {
				break
			}
			if x, ok := w.guessed(piece, f); ok {
				if x != nil {
					return x
				}
				break
			}
			i := strings.IndexAny(piece, " \t")
			if i < 0 {
				break
			}
			piece = strings.TrimSpace(piece[i:])
		}
	}
	return nil
}

// guessed judges what may be a command, apart from all else; ok is false where
// it does not parse or its program is not known.
func (w *walker) guessed(piece string, f frame) (worst *abi.Finding, ok bool) {
	file, err := parse(piece, "")
	if err != nil || w.tooDeep(f) {
		return nil, false
	}
	probe := &walker{host: w.host, work: w.work, bytes: w.bytes, braces: w.braces}
	probe.stmts(file.Stmts, newScope(""), &source{text: piece, base: -1}, f)
	w.work, w.bytes, w.braces = probe.work, probe.bytes, probe.braces
	if w.over == "" {
		w.over = probe.over
	}
	for i := range probe.findings {
		x := &probe.findings[i]
		if x.Class == abi.Mutating {
			return x, true
		}
		ok = ok || x.Class != abi.Unknown
	}
	return nil, ok
}

// cutCommand returns a text up to the first operator outside of quotes, and
// what is behind. Quotes that do not end quote nothing.
func cutCommand(text string) (piece, rest string) {
	quote := byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == quote:
			quote = 0
		case quote == '\'':
		case c == '\\':
			i++
		case quote != 0:
		case c == '\'' || c == '"':
			if strings.IndexByte(text[i+1:], c) >= 0 {
				quote = c
			}
		case strings.IndexByte("\n;|&(){}`", c) >= 0:
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}
