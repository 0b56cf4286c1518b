package sed

// This file owns the commands of a script: addresses, the command letters and
// what each does. The shape of their arguments is in text.go.

import (
	"errors"
	"fmt"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

type parser struct {
	text      string
	pos       int
	depth     int  // open braces
	brackets  bool // a delimiter in a bracket expression is no delimiter
	ambiguous bool // such a delimiter was met
	result    lang.Result
}

func (p *parser) script() (lang.Result, error) {
	p.result = lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "edits a stream"}
	for {
		p.skip(" \t\r\n\v\f;")
		if p.pos == len(p.text) {
			break
		}
		if err := p.command(); err != nil {
			return p.result, err
		}
	}
	if p.depth > 0 {
		return p.result, errors.New("“{” is not closed")
	}
	return p.result, nil
}

func (p *parser) command() error {
	addressed, err := p.addresses()
	if err != nil {
		return err
	}
	if p.pos == len(p.text) {
		return errors.New("an address without a command")
	}
	c := p.text[p.pos]
	p.pos++
	switch c {
	case '#':
		if addressed {
			return errors.New("an address before a comment")
		}
		p.line()
		return nil
	case '{':
		p.depth++
		return nil
	case '}':
		if p.depth == 0 || addressed {
			return errors.New("unexpected “}”")
		}
		p.depth--
		return p.end()
	case ':':
		p.skip(" \t")
		if addressed || p.until(";\n") == "" {
			return errors.New("a label that is empty or has an address")
		}
		return nil
	case 'b', 't', 'T', 'v':
		p.skip(" \t")
		p.until(" \t;\n}")
		return p.end()
	case '=', 'd', 'D', 'F', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', 'z':
		return p.end()
	case 'l', 'L', 'q', 'Q':
		p.skip(" \t")
		p.number()
		return p.end()
	case 'a', 'i', 'c':
		return p.insert()
	case 'e':
		return p.execute()
	case 'r', 'R', 'w', 'W':
		return p.file(c)
	case 's':
		return p.substitute()
	case 'y':
		if err := p.pair(false); err != nil {
			return err
		}
		return p.end()
	}
	return fmt.Errorf("no command %q", c)
}

func (p *parser) execute() error {
	p.skip(" \t")
	cmd := p.escapedLine()
	switch {
	case cmd == "":
		p.join(abi.Unknown, "runs the pattern space as a command")
	case strings.Contains(cmd, `\`):
		p.join(abi.Unknown, "runs a command with escapes that sed expands")
	default:
		p.join(abi.ReadOnly, "runs a command")
		p.result.Commands = append(p.result.Commands, cmd)
	}
	return nil
}

func (p *parser) file(c byte) error {
	p.skip(" \t")
	name := p.line()
	if name == "" {
		return fmt.Errorf("%q lacks its file", c)
	}
	if c == 'r' || c == 'R' {
		if name != "/dev/stdin" {
			p.result.Reads = append(p.result.Reads, name)
			p.result.Observes = true
		}
		return nil
	}
	p.writes(name)
	return nil
}

func (p *parser) writes(name string) {
	if name == "/dev/stdout" || name == "/dev/stderr" { // GNU sed: its own streams
		return
	}
	p.join(abi.ReadOnly, "writes lines to a file")
	p.result.Writes = append(p.result.Writes, name)
}

// join raises the answer; between equal classes the later reason tells more.
func (p *parser) join(c abi.Class, reason string) {
	if c.Severity() >= p.result.Class.Severity() {
		p.result.Class, p.result.Reason = c, reason
	}
}

func (p *parser) substitute() error {
	if err := p.pair(true); err != nil {
		return err
	}
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		switch {
		case c == '}' || c == '#':
			return nil
		case c == ';' || c == '\n':
			p.pos++
			return nil
		case strings.IndexByte("gpiImM \t\r", c) >= 0 || c >= '0' && c <= '9':
			p.pos++
		case c == 'e':
			p.pos++
			p.join(abi.Unknown, "runs the result of a replacement as a command (s///e)")
		case c == 'w':
			p.pos++
			return p.file('w')
		default:
			return fmt.Errorf("no option %q of s", c)
		}
	}
	return nil
}
