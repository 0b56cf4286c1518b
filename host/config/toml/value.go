package toml

import (
	"strconv"
	"strings"
)

// This file owns values: arrays, inline tables, numbers, true and false.

func (p *parser) value(depth int) (Value, error) {
	at := p.at
	if err := p.count(at); err != nil {
		return Value{}, err
	}
	if depth > maxDepth {
		return Value{}, p.error(at, "tables and arrays stand more than %d deep in each other", maxDepth)
	}
	switch c := p.peek(); c {
	case '"', '\'':
		text, err := p.string()
		return Value{Kind: String, At: at, Text: text}, err
	case '[':
		return p.array(depth)
	case '{':
		return p.object(depth)
	default:
		return p.plain()
	}
}

func (p *parser) array(depth int) (Value, error) {
	v := Value{Kind: Array, At: p.at}
	p.at++
	for {
		if err := p.blank(); err != nil {
			return v, err
		}
		if p.peek() == ']' {
			p.at++
			return v, nil
		}
		e, err := p.value(depth + 1)
		if err != nil {
			return v, err
		}
		if v.List = append(v.List, e); len(v.List) > maxItems {
			return v, p.error(e.At, "the array has more than %d elements", maxItems)
		}
		if more, err := p.separator(v.At, ']', "array"); err != nil || !more {
			return v, err
		}
	}
}

func (p *parser) object(depth int) (Value, error) {
	v := Value{Kind: Object, At: p.at, Table: &Table{At: p.at, made: headed}}
	p.at++
	for {
		if err := p.blank(); err != nil {
			return v, err
		}
		if p.peek() == '}' {
			p.at++
			break
		}
		if err := p.pair(v.Table, depth+1); err != nil {
			return v, err
		}
		more, err := p.separator(v.At, '}', "table")
		if err != nil {
			return v, err
		}
		if !more {
			break
		}
	}
	v.Table.made = inline
	return v, nil
}

// separator reads what follows an element: a comma, or the end.
func (p *parser) separator(start int, end byte, what string) (more bool, err error) {
	if err := p.blank(); err != nil {
		return false, err
	}
	switch p.peek() {
	case ',':
		p.at++
		return true, nil
	case end:
		p.at++
		return false, nil
	}
	line, _ := Position(p.text, start)
	return false, p.error(p.at, "%s stands in the %s of line %d where \",\" or %q is expected", p.word(), what, line, string(end))
}

// plain reads a value without quotes or brackets.
func (p *parser) plain() (Value, error) {
	at := p.at
	for p.at < len(p.text) && (bare(p.text[p.at]) || strings.IndexByte("+.:", p.text[p.at]) >= 0) {
		p.at++
	}
	word := p.text[at:p.at]
	v := Value{At: at}
	switch {
	case word == "" && (p.at >= len(p.text) || strings.IndexByte("#\r\n", p.text[p.at]) >= 0):
		return v, p.error(at, "the value is missing; leave the key out or give it one")
	case word == "":
		return v, p.error(at, "%q is no value", p.text[at:at+1])
	case word == "true" || word == "false":
		v.Kind, v.Bool = Boolean, word == "true"
		return v, nil
	case !strings.ContainsAny(word[:1], "+-0123456789."):
		return v, p.error(at, "%s is no value; text stands in quotes: %s = %q", word, "key", word)
	case strings.IndexByte(word, ':') >= 0 || len(word) >= 10 && word[4] == '-' && word[7] == '-':
		return v, p.error(at, "%s is a date or a time, and no key takes one", word)
	}
	if i, ok := integer(word); ok {
		v.Kind, v.Int = Integer, i
		return v, nil
	}
	if f, ok := float(word); ok {
		v.Kind, v.Float = Float, f
		return v, nil
	}
	return v, p.error(at, "%s is no number that can be read; text stands in quotes", word)
}

func integer(word string) (int64, bool) {
	base, digits := 10, word
	switch {
	case strings.HasPrefix(word, "0x"):
		base, digits = 16, word[2:]
	case strings.HasPrefix(word, "0o"):
		base, digits = 8, word[2:]
	case strings.HasPrefix(word, "0b"):
		base, digits = 2, word[2:]
	default:
		digits = strings.TrimPrefix(strings.TrimPrefix(digits, "+"), "-")
		if len(digits) > 1 && digits[0] == '0' || word[0] == '+' && len(word) > 1 && word[1] == '-' {
			return 0, false
		}
	}
	digits, ok := join(digits)
	if !ok || digits[0] == '+' || digits[0] == '-' {
		return 0, false
	}
	if base == 10 && word[0] == '-' {
		digits = "-" + digits
	}
	i, err := strconv.ParseInt(digits, base, 64)
	return i, err == nil
}

// join drops the underscores between digits; ok is false where one stands
// elsewhere.
func join(digits string) (string, bool) {
	if strings.IndexByte(digits, '_') < 0 {
		return digits, digits != ""
	}
	if digits[0] == '_' || digits[len(digits)-1] == '_' || strings.Contains(digits, "__") {
		return "", false
	}
	return strings.ReplaceAll(digits, "_", ""), true
}

func float(word string) (float64, bool) {
	rest := word
	if rest[0] == '+' || rest[0] == '-' {
		rest = rest[1:]
	}
	number := func(leadingZero bool) bool {
		end := 0
		for end < len(rest) && ('0' <= rest[end] && rest[end] <= '9' || rest[end] == '_') {
			end++
		}
		digits := rest[:end]
		rest = rest[end:]
		_, ok := join(digits)
		return ok && (leadingZero || len(digits) == 1 || digits[0] != '0')
	}
	if !number(false) {
		return 0, false
	}
	part := false
	if strings.HasPrefix(rest, ".") {
		rest, part = rest[1:], true
		if !number(true) {
			return 0, false
		}
	}
	if rest != "" && rest[0]|0x20 == 'e' {
		rest, part = rest[1:], true
		if rest != "" && (rest[0] == '+' || rest[0] == '-') {
			rest = rest[1:]
		}
		if !number(true) {
			return 0, false
		}
	}
	if rest != "" || !part {
		return 0, false
	}
	f, err := strconv.ParseFloat(strings.ReplaceAll(word, "_", ""), 64)
	return f, err == nil
}
