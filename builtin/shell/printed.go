package shell

import (
	"strings"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what echo and printf write. Shells differ in the escapes that they
// decode: where that matters, the text is one of several.

// escapes says which escapes are decoded.
type escapes uint8

const (
	zeroOctal escapes = 1 << iota // \0NNN
	bareOctal                     // \NNN
	coded                         // \e \xHH \uHHHH, which dash leaves alone
	quoting                       // \" \' \?
	stops                         // \c ends all output
)

// decoded returns the text that a shell makes of s, and whether it ends the output.
// A byte of value 0 is dropped: no shell reads one.
func (e escapes) decoded(s string) (out string, end bool) {
	if strings.IndexByte(s, '\\') < 0 {
		return s, false
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		c := s[i]
		if at := strings.IndexByte("abfnrtv\\", c); at >= 0 {
			b.WriteByte("\a\b\f\n\r\t\v\\"[at])
			continue
		}
		var v uint64
		width, ok := 0, false
		switch {
		case c == '0' && e&zeroOctal != 0:
			v, width = digits(s[i+1:], 3, 8)
			ok = true
		case '0' <= c && c <= '7' && e&bareOctal != 0:
			v, width = digits(s[i:], 3, 8)
			width--
			ok = true
		case c == 'x' && e&coded != 0:
			v, width = digits(s[i+1:], 2, 16)
			ok = width > 0
		case (c == 'u' || c == 'U') && e&coded != 0:
			if v, width = digits(s[i+1:], mostDigits(c), 16); width > 0 && v <= utf8.MaxRune {
				i += width
				if v != 0 {
					b.WriteRune(rune(v))
				}
				continue
			}
			width = 0
		case (c == 'e' || c == 'E') && e&coded != 0:
			v, ok = 27, true
		case (c == '"' || c == '\'' || c == '?') && e&quoting != 0:
			v, ok = uint64(c), true
		case c == 'c' && e&stops != 0:
			return b.String(), true
		}
		if !ok {
			b.WriteByte('\\')
			b.WriteByte(c)
			continue
		}
		i += width
		if byte(v) != 0 {
			b.WriteByte(byte(v))
		}
	}
	return b.String(), false
}

// readingsOf is a stream of one of several texts; at is where the first stands
// verbatim.
func readingsOf(span cli.Word, foreign bool, texts ...string) stream {
	first := cli.Word{Text: texts[0], Static: true, Span: span.Span, At: -1}
	if texts[0] == span.Text {
		first.At = span.At
	}
	out := stream{kind: streamText, text: &first, foreign: foreign}
	for i, t := range texts[1:] {
		again := t == texts[0]
		for _, o := range texts[1 : i+1] {
			again = again || o == t
		}
		if !again {
			out.others = append(out.others, &cli.Word{Text: t, Static: true, Span: span.Span, At: -1})
		}
	}
	return out
}

// echoed is what echo writes: its words, where all are known.
func echoed(args []cli.Word) stream {
	decode, all := false, args
	for len(args) > 0 && args[0].Static && len(args[0].Text) > 1 && strings.Trim(args[0].Text, "neE") == "-" {
		decode = decode && strings.IndexByte(args[0].Text, 'E') < 0 || strings.IndexByte(args[0].Text, 'e') >= 0
		args = args[1:]
	}
	line := cli.JoinWords(args)
	if len(args) == 0 {
		line = cli.Lit("")
	}
	foreign := line.Foreign || anyForeign(args)
	if !line.Static {
		return stream{kind: streamText, text: &line, foreign: foreign}
	}
	for len(all) > 0 && all[0].Text == "-n" {
		all = all[1:] // the only option that dash knows
	}
	dash := line.Text
	if len(all) > len(args) {
		dash = cli.JoinWords(all).Text
	}
	if strings.IndexByte(line.Text, '\\') < 0 && dash == line.Text {
		return stream{kind: streamText, text: &line, foreign: foreign}
	}
	dash, _ = (zeroOctal | bareOctal | stops).decoded(dash)
	full, _ := (zeroOctal | coded | stops).decoded(line.Text)
	if decode {
		return readingsOf(line, foreign, full, dash)
	}
	return readingsOf(line, foreign, line.Text, full, dash)
}

// printed is what printf writes, for the formats %s and %b and none.
func printed(args []cli.Word) stream {
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) == 0 || strings.HasPrefix(args[0].Text, "-v") {
		return stream{kind: streamOpaque}
	}
	whole := cli.JoinWords(args)
	whole.Static = false
	foreign := anyForeign(args)
	opaque := stream{kind: streamText, text: &whole, foreign: foreign}
	if !args[0].Static {
		return opaque
	}
	texts := make([]string, 0, 3)
	for _, e := range [3]escapes{bareOctal | coded | quoting, bareOctal | coded | quoting | stops, bareOctal | stops} {
		text, ok := formatted(args[0].Text, args[1:], e)
		if !ok {
			return opaque
		}
		texts = append(texts, text)
	}
	return readingsOf(args[0], foreign, texts...)
}

// formatted is what a format makes of its arguments; ok is false where that is not
// known.
func formatted(format string, rest []cli.Word, e escapes) (text string, ok bool) {
	var b strings.Builder
	for {
		used := false
		for t := format; t != ""; {
			i := strings.IndexByte(t, '%')
			if i < 0 || i+1 >= len(t) {
				i = len(t)
			}
			lit, end := e.decoded(t[:i])
			b.WriteString(lit)
			if end {
				return b.String(), true
			}
			if i == len(t) {
				break
			}
			verb := t[i+1]
			t = t[i+2:]
			switch verb {
			case '%':
				b.WriteByte('%')
				continue
			case 's', 'b', 'q', 'd', 'i':
			default:
				return "", false
			}
			if len(rest) == 0 {
				continue
			}
			if !rest[0].Static {
				return "", false
			}
			s := rest[0].Text
			rest, used = rest[1:], true
			if verb == 'b' {
				s, end = (e | zeroOctal | stops).decoded(s)
			}
			b.WriteString(s)
			if verb == 'b' && end {
				return b.String(), true
			}
		}
		if !used || len(rest) == 0 || b.Len() > maxBytes {
			return b.String(), true
		}
	}
}
