package toml

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// This file owns strings: "basic" and 'literal', of one line and of several.

// string reads a string of any kind.
func (p *parser) string() (string, error) {
	for _, quote := range [...]string{`"""`, "'''"} {
		if strings.HasPrefix(p.text[p.at:], quote) {
			return p.lines(quote)
		}
	}
	return p.quoted()
}

// quoted reads a string of one line.
func (p *parser) quoted() (string, error) {
	start, quote := p.at, p.text[p.at]
	p.at++
	from := p.at
	var b []byte // nil while the text stands as it is
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case c == quote:
			text := p.text[from:p.at]
			p.at++
			if b != nil {
				text = string(append(b, text...))
			}
			return text, nil
		case c == '\\' && quote == '"':
			b = append(b, p.text[from:p.at]...)
			var err error
			if b, err = p.escape(b); err != nil {
				return "", err
			}
			if from = p.at; b == nil {
				b = []byte{}
			}
		case c == '\n' || c == '\r':
			return "", p.error(start, "the text lacks its closing %c; text of several lines stands in %s", quote, strings.Repeat(string(quote), 3))
		case c < ' ' && c != '\t' || c == 0x7f:
			return "", p.error(p.at, "a control character stands in text; write it as an escape such as \\u001b")
		default:
			p.at++
		}
	}
	return "", p.error(start, "the text lacks its closing %c", quote)
}

// lines reads a string of several lines.
func (p *parser) lines(quote string) (string, error) {
	start := p.at
	p.at += len(quote)
	p.newline()
	from := p.at
	var b []byte
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case strings.HasPrefix(p.text[p.at:], quote):
			// Up to two quotes may stand in front of the closing ones.
			for n := 0; n < 2 && strings.HasPrefix(p.text[p.at+1:], quote); n++ {
				p.at++
			}
			b = append(b, p.text[from:p.at]...)
			p.at += len(quote)
			return string(b), nil
		case c == '\\' && quote[0] == '"':
			b = append(b, p.text[from:p.at]...)
			if !p.folded() {
				var err error
				if b, err = p.escape(b); err != nil {
					return "", err
				}
			}
			from = p.at
		case c == '\n' || c == '\t':
			p.at++
		case c < ' ' || c == 0x7f:
			if !p.newline() {
				return "", p.error(p.at, "a control character stands in text; remove it")
			}
		default:
			p.at++
		}
	}
	return "", p.error(start, "the text lacks its closing %s", quote)
}

// folded skips a backslash at the end of a line with the white space behind it.
func (p *parser) folded() bool {
	rest := strings.TrimLeft(p.text[p.at+1:], " \t")
	if !strings.HasPrefix(rest, "\n") && !strings.HasPrefix(rest, "\r\n") {
		return false
	}
	p.at = len(p.text) - len(rest)
	for p.newline() {
		p.space()
	}
	return true
}

// escape reads one escape into b.
func (p *parser) escape(b []byte) ([]byte, error) {
	at := p.at
	p.at++
	digits := 0
	c := p.peek()
	p.at = min(p.at+1, len(p.text))
	switch c {
	case 'b':
		return append(b, '\b'), nil
	case 't':
		return append(b, '\t'), nil
	case 'n':
		return append(b, '\n'), nil
	case 'f':
		return append(b, '\f'), nil
	case 'r':
		return append(b, '\r'), nil
	case 'e':
		return append(b, 0x1b), nil
	case '"', '\\':
		return append(b, c), nil
	case 'x':
		digits = 2
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	default:
		return nil, p.error(at, "there is no escape \\%s; write a backslash as \\\\, or the text in '…'", strings.Trim(strconv.QuoteRune(rune(c)), "'"))
	}
	if p.at+digits <= len(p.text) {
		word := p.text[p.at : p.at+digits]
		n, err := strconv.ParseUint(word, 16, 32)
		if err == nil && utf8.ValidRune(rune(n)) && n <= utf8.MaxRune {
			p.at += digits
			return utf8.AppendRune(b, rune(n)), nil
		}
	}
	return nil, p.error(at, "\\%c takes %d hexadecimal digits that name a character", c, digits)
}
