package sed

// This file owns the pieces that commands are made of: addresses, delimited
// expressions, text and file names. It judges nothing.

import (
	"errors"
	"fmt"
	"strings"
)

// addresses reads what stands before a command and reports whether anything
// did.
func (p *parser) addresses() (bool, error) {
	start := p.pos
	one, err := p.address(false)
	if err != nil {
		return false, err
	}
	p.skip(" \t")
	if one && p.next() == ',' {
		p.pos++
		p.skip(" \t")
		two, err := p.address(true)
		if err != nil {
			return false, err
		}
		if !two {
			return false, errors.New("“,” without a second address")
		}
		p.skip(" \t")
	}
	for p.next() == '!' { // POSIX leaves several open; GNU refuses them, which changes nothing
		p.pos++
		p.skip(" \t")
	}
	return p.pos > start, nil
}

func (p *parser) address(second bool) (bool, error) {
	switch c := p.next(); {
	case c == '$':
		p.pos++
	case c >= '0' && c <= '9':
		p.number()
		p.skip(" \t")
		if p.next() == '~' {
			p.pos++
			p.skip(" \t")
			p.number()
		}
	case second && (c == '+' || c == '~'):
		p.pos++
		p.skip(" \t")
		p.number()
	case c == '/' || c == '\\':
		p.pos++
		if c == '\\' {
			var err error
			if c, err = p.delimiter(); err != nil {
				return false, err
			}
		}
		if err := p.delimited(c, true); err != nil {
			return false, err
		}
		p.skip(" \tIM")
	default:
		return false, nil
	}
	return true, nil
}

// pair reads the two delimited parts of s and y.
func (p *parser) pair(regex bool) error {
	c, err := p.delimiter()
	if err != nil {
		return err
	}
	if err := p.delimited(c, regex); err != nil {
		return err
	}
	return p.delimited(c, false)
}

func (p *parser) delimiter() (byte, error) {
	c := p.next()
	if c == 0 || c == '\n' || c == '\\' || c >= 0x80 {
		return 0, errors.New("no delimiter where one must stand")
	}
	p.pos++
	return c, nil
}

// delimited skips to the closing delimiter and over it. In a replacement a
// newline may stand only behind a backslash, in an expression not at all.
func (p *parser) delimited(delim byte, regex bool) error {
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		p.pos++
		switch {
		case c == delim:
			return nil
		case c == '\\':
			if p.pos < len(p.text) {
				p.pos++
			}
		case c == '\n':
			return fmt.Errorf("a newline before the closing %q", delim)
		case c == '[' && regex:
			if err := p.bracket(delim); err != nil {
				return err
			}
		}
	}
	return fmt.Errorf("no closing %q", delim)
}

// bracket skips a bracket expression whose opening was read. One that is not
// closed on its line is none.
func (p *parser) bracket(delim byte) error {
	rest := p.text[p.pos:min(len(p.text), p.pos+maxBracket)]
	i := 0
	if strings.HasPrefix(rest, "^") {
		i++
	}
	if strings.HasPrefix(rest[i:], "]") {
		i++
	}
	for ; i < len(rest) && rest[i] != '\n'; i++ {
		switch {
		case rest[i] == ']':
			if strings.IndexByte(rest[:i], delim) >= 0 {
				p.ambiguous = true
				if !p.brackets {
					return nil
				}
			}
			p.pos += i + 1
			return nil
		case rest[i] == '[' && i+1 < len(rest) && strings.IndexByte(":.=", rest[i+1]) >= 0:
			name := rest[i+2 : min(len(rest), i+2+maxClass)]
			if n := strings.Index(name, rest[i+1:i+2]+"]"); n >= 0 && strings.IndexByte(name[:n], '\n') < 0 {
				i += 2 + n + 1
			}
		}
	}
	if i == maxBracket {
		return errors.New("a bracket expression without an end")
	}
	return nil
}

// What a bracket expression and a class in it may measure, in bytes: the
// bounds keep the work linear.
const (
	maxBracket = 256
	maxClass   = 24
)

// insert reads the text of a, i and c: from behind blanks, an optional
// backslash and an optional newline to a line that ends without a backslash.
func (p *parser) insert() error {
	p.skip(" \t")
	if p.pos == len(p.text) {
		return errors.New("a, i or c without text")
	}
	if p.next() == '\\' {
		p.pos++
		p.skip(" \t")
		if p.next() == '\n' {
			p.pos++
		}
	}
	p.escapedLine()
	return nil
}

// escapedLine reads to the first newline without a backslash before it and
// over it; a backslash before a newline is left out.
func (p *parser) escapedLine() string {
	var b strings.Builder
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		p.pos++
		if c == '\n' {
			break
		}
		if c == '\\' && p.pos < len(p.text) {
			if p.text[p.pos] != '\n' {
				b.WriteByte(c)
			}
			c = p.text[p.pos]
			p.pos++
		}
		b.WriteByte(c)
	}
	return b.String()
}

// end reads what may follow a command.
func (p *parser) end() error {
	p.skip(" \t\r")
	switch c := p.next(); c {
	case 0, '}', '#':
		return nil
	case ';', '\n':
		p.pos++
		return nil
	default:
		return fmt.Errorf("%q behind a command", c)
	}
}

// next returns the byte at the position, 0 at the end.
func (p *parser) next() byte {
	if p.pos < len(p.text) {
		return p.text[p.pos]
	}
	return 0
}

func (p *parser) skip(set string) {
	for p.pos < len(p.text) && strings.IndexByte(set, p.text[p.pos]) >= 0 {
		p.pos++
	}
}

func (p *parser) number() { p.skip("0123456789") }

// line reads the rest of the line and the newline.
func (p *parser) line() string {
	s := p.until("\n")
	if p.pos < len(p.text) {
		p.pos++
	}
	return s
}

func (p *parser) until(set string) string {
	start := p.pos
	for p.pos < len(p.text) && strings.IndexByte(set, p.text[p.pos]) < 0 {
		p.pos++
	}
	return p.text[start:p.pos]
}
