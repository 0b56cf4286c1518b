package shell

import (
	"strings"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the text that echo and printf write. Their escapes and options
// differ between shells and programs: each reading that differs is a possible text.

// escapes are those that one reading decodes.
type escapes struct {
	octal bool // \NNN
	zero  bool // \0NNN
	hex   bool // \xHH, \uHHHH, \e
	stop  bool // \c ends the output
	quote bool // \' and \"
}

// decode decodes the escapes of a text; one that is not known keeps its backslash.
func (e escapes) decode(s string) (text string, stopped bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		c := s[i]
		at := strings.IndexByte("abfnrtv\\", c)
		switch {
		case at >= 0:
			b.WriteByte("\a\b\f\n\r\t\v\\"[at])
		case c == 'c' && e.stop:
			return b.String(), true
		case (c == '"' || c == '\'') && e.quote:
			b.WriteByte(c)
		case (c == 'e' || c == 'E') && e.hex:
			b.WriteByte(27)
		case c == '0' && e.zero:
			v, width := digits(s[i+1:], 3, 8)
			i += width
			b.WriteByte(byte(v))
		case '0' <= c && c <= '7' && e.octal:
			v, width := digits(s[i:], 3, 8)
			i += width - 1
			b.WriteByte(byte(v))
		case (c == 'x' || c == 'u' || c == 'U') && e.hex:
			v, width := digits(s[i+1:], mostDigits(c), 16)
			switch {
			case width == 0:
				b.WriteByte('\\')
				b.WriteByte(c)
			case c == 'x':
				b.WriteByte(byte(v))
			case v <= utf8.MaxRune:
				b.WriteRune(rune(v))
			}
			i += width
		default:
			b.WriteByte('\\')
			b.WriteByte(c)
		}
	}
	return b.String(), false
}

// echoes are the readings of echo's words: bash's with -e, zsh's, dash's.
func echoes() [4]escapes {
	return [4]escapes{{zero: true, hex: true, stop: true}, {zero: true, octal: true, stop: true},
		{zero: true, octal: true, hex: true, stop: true}, {octal: true, hex: true, stop: true}}
}

// echoed is what echo writes: its words, where all are known.
func echoed(args []cli.Word) stream {
	words, decodes, option := args, false, false
	for len(words) > 0 && words[0].Static && len(words[0].Text) > 1 && strings.Trim(words[0].Text, "neE") == "-" {
		decodes = decodes || strings.IndexByte(words[0].Text, 'e') >= 0
		option = option || words[0].Text != "-n"
		words = words[1:]
	}
	line := cli.JoinWords(words)
	if len(words) == 0 {
		line = cli.Lit("")
	}
	out := stream{kind: streamText, text: &line, foreign: line.Foreign || anyForeign(args)}
	escaped := strings.IndexByte(line.Text, '\\') >= 0
	if !line.Static || !escaped && !option {
		return out
	}
	lines := []string{line.Text}
	if escaped {
		all := echoes()
		if decodes {
			lines = lines[:0]
		}
		for _, e := range all {
			text, _ := e.decode(line.Text)
			lines = append(lines, text)
		}
	}
	if option { // dash knows -n alone
		whole := args
		if whole[0].Text == "-n" {
			whole = whole[1:]
		}
		text, _ := echoes()[1].decode(cli.JoinWords(whole).Text)
		lines = append(lines, text)
	}
	return out.oneOf(line, lines)
}

// oneOf makes a stream one of several texts.
func (s stream) oneOf(like cli.Word, lines []string) stream {
	s.others = nil
	seen := make(map[string]bool, len(lines))
	for _, l := range lines {
		if seen[l] {
			continue
		}
		seen[l] = true
		word := like
		if l != like.Text {
			word.Text, word.At = l, -1
		}
		if len(seen) == 1 {
			s.text = &word
		} else {
			s.others = append(s.others, &word)
		}
	}
	return s
}

// printed is what printf writes, for the formats %s and %b and none.
func printed(args []cli.Word) stream {
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) == 0 || args[0].Text == "-v" {
		return stream{kind: streamOpaque}
	}
	format := args[0]
	whole := cli.JoinWords(args)
	whole.Static = false
	opaque := stream{kind: streamText, text: &whole, foreign: anyForeign(args)}
	if !format.Static {
		return opaque
	}
	var lines []string
	for _, e := range [4]escapes{{octal: true, hex: true, quote: true}, {octal: true, quote: true}, {octal: true, hex: true, quote: true, stop: true}, {octal: true, hex: true}} {
		text, ok := e.format(format.Text, args[1:])
		if !ok {
			return opaque
		}
		lines = append(lines, text)
	}
	like := cli.Word{Text: format.Text, Static: true, Span: format.Span, At: format.At}
	return stream{kind: streamText}.oneOf(like, lines)
}

// format is what one reading of printf writes; ok is false where that is not known.
func (e escapes) format(format string, rest []cli.Word) (string, bool) {
	text, stopped := e.decode(format)
	if strings.IndexByte(text, '%') < 0 {
		return text, true
	}
	var b strings.Builder
	for {
		t, used := text, false
		for t != "" {
			i := strings.IndexByte(t, '%')
			if i < 0 || i+1 >= len(t) {
				b.WriteString(t)
				break
			}
			b.WriteString(t[:i])
			switch t[i+1] {
			case '%':
				b.WriteByte('%')
			case 's', 'b':
				used = true
				if len(rest) == 0 {
					break
				}
				if !rest[0].Static {
					return "", false
				}
				s := rest[0].Text
				if t[i+1] == 'b' {
					if s, stopped = (escapes{zero: true, octal: true, hex: e.hex, stop: true, quote: e.quote}).decode(s); stopped {
						return b.String() + s, true
					}
				}
				b.WriteString(s)
				rest = rest[1:]
			default:
				return "", false
			}
			t = t[i+2:]
		}
		if !used || stopped || len(rest) == 0 || b.Len() > maxBytes {
			return b.String(), true
		}
	}
}
