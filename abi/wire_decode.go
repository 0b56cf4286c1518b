package abi

// This file owns the strict JSON reader that everything a guest hands over goes
// through. It is smaller and stricter than encoding/json, which accepts
// duplicate and mis-cased keys, invalid UTF-8 and lone surrogates; what this
// reader accepts, encoding/json reads alike (a fuzz test holds the two together).

import (
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// maxDepth bounds the nesting of values that are passed through undecoded.
const maxDepth = 64

// reader reads one JSON text from left to right. Its methods fail with the
// position and leave the reader unusable.
type reader struct {
	in    string
	at    int
	depth int
}

// newReader checks what can be said of the whole text at once.
func newReader(b []byte, limit int) (*reader, error) {
	if len(b) > limit {
		return nil, fmt.Errorf("%d bytes, more than the %d allowed", len(b), limit)
	}
	if !utf8.Valid(b) {
		return nil, fmt.Errorf("not UTF-8")
	}
	return &reader{in: string(b)}, nil
}

func (r *reader) fail(format string, args ...any) error {
	return fmt.Errorf("byte %d: %s", r.at, fmt.Sprintf(format, args...))
}

// end fails if anything but white space is left.
func (r *reader) end() error {
	if r.peek() != 0 || r.at < len(r.in) {
		return r.fail("text after the end of the value")
	}
	return nil
}

// peek skips white space and returns the next byte, 0 at the end of the text.
func (r *reader) peek() byte {
	for r.at < len(r.in) {
		switch c := r.in[r.at]; c {
		case ' ', '\t', '\n', '\r':
			r.at++
		default:
			return c
		}
	}
	return 0
}

// expect skips white space and the byte c.
func (r *reader) expect(c byte, what string) error {
	if r.peek() != c || r.at == len(r.in) {
		return r.fail("expected %s", what)
	}
	r.at++
	return nil
}

// object reads an object; each reads the value of one key.
func (r *reader) object(each func(key string) error) error {
	if err := r.expect('{', "an object"); err != nil {
		return err
	}
	seen := make(map[string]struct{})
	return r.list('}', func() error {
		start := r.at
		key, err := r.string()
		if err != nil {
			return err
		}
		if _, dup := seen[key]; dup {
			r.at = start
			return r.fail("key %s stands twice", quote(key))
		}
		seen[key] = struct{}{}
		if err := r.expect(':', "a colon after the key"); err != nil {
			return err
		}
		return each(key)
	})
}

// array reads an array of at most limit elements; each reads one.
func (r *reader) array(limit int, each func() error) error {
	if err := r.expect('[', "an array"); err != nil {
		return err
	}
	n := 0
	return r.list(']', func() error {
		if n++; n > limit {
			return r.fail("more than %d elements", limit)
		}
		return each()
	})
}

// list reads comma-separated items up to the byte end.
func (r *reader) list(end byte, item func() error) error {
	if r.depth++; r.depth > maxDepth {
		return r.fail("nested more than %d deep", maxDepth)
	}
	defer func() { r.depth-- }()
	if r.peek() == end {
		r.at++
		return nil
	}
	for {
		r.peek()
		if err := item(); err != nil {
			return err
		}
		switch r.peek() {
		case ',':
			r.at++
		case end:
			r.at++
			return nil
		default:
			return r.fail("expected a comma or %q", end)
		}
	}
}

// string reads a string and decodes it.
func (r *reader) string() (string, error) {
	if err := r.expect('"', "a string"); err != nil {
		return "", err
	}
	start := r.at
	for r.at < len(r.in) && r.in[r.at] != '"' && r.in[r.at] != '\\' && r.in[r.at] >= ' ' {
		r.at++
	}
	if r.at < len(r.in) && r.in[r.at] == '"' { // nothing to decode
		r.at++
		return r.in[start : r.at-1], nil
	}
	out := []byte(r.in[start:r.at])
	for r.at < len(r.in) {
		switch c := r.in[r.at]; {
		case c == '"':
			r.at++
			return string(out), nil
		case c < ' ':
			return "", r.fail("control character in a string")
		case c == '\\':
			rune, err := r.escape()
			if err != nil {
				return "", err
			}
			out = utf8.AppendRune(out, rune)
		default:
			out = append(out, c)
			r.at++
		}
	}
	return "", r.fail("string without an end")
}

// escape reads one escape sequence, or the two of a surrogate pair.
func (r *reader) escape() (rune, error) {
	if r.at+1 >= len(r.in) {
		return 0, r.fail("string without an end")
	}
	switch c := r.in[r.at+1]; c {
	case '"', '\\', '/':
		r.at += 2
		return rune(c), nil
	case 'b', 'f', 'n', 'r', 't':
		r.at += 2
		return [...]rune{0: '\b', 'f' - 'b': '\f', 'n' - 'b': '\n', 'r' - 'b': '\r', 't' - 'b': '\t'}[c-'b'], nil
	case 'u':
		first, ok := r.hex4()
		if !ok {
			return 0, r.fail("malformed \\u escape")
		}
		if !utf16.IsSurrogate(first) {
			return first, nil
		}
		second, ok := r.hex4()
		if pair := utf16.DecodeRune(first, second); ok && pair != utf8.RuneError {
			return pair, nil
		}
		return 0, r.fail("surrogate without its other half")
	}
	return 0, r.fail("unknown escape sequence")
}

// hex4 reads \uXXXX.
func (r *reader) hex4() (rune, bool) {
	if r.at+6 > len(r.in) || r.in[r.at:r.at+2] != `\u` {
		return 0, false
	}
	v, err := strconv.ParseUint(r.in[r.at+2:r.at+6], 16, 16)
	if err != nil {
		return 0, false
	}
	r.at += 6
	return rune(v), true
}

// text reads a string of at most limit bytes.
func (r *reader) text(limit int) (string, error) {
	r.peek()
	start := r.at
	s, err := r.string()
	if err == nil && len(s) > limit {
		r.at = start
		return "", r.fail("string of %d bytes, more than the %d allowed", len(s), limit)
	}
	return s, err
}

// texts reads an array of at most n strings of at most limit bytes each.
func (r *reader) texts(n, limit int) ([]string, error) {
	out := []string{}
	err := r.array(n, func() error {
		s, err := r.text(limit)
		out = append(out, s)
		return err
	})
	return out, err
}

// bool reads true or false.
func (r *reader) bool() (bool, error) {
	r.peek()
	switch {
	case r.word("true"):
		return true, nil
	case r.word("false"):
		return false, nil
	}
	return false, r.fail("expected true or false")
}

// word skips the literal w.
func (r *reader) word(w string) bool {
	if len(r.in)-r.at < len(w) || r.in[r.at:r.at+len(w)] != w {
		return false
	}
	r.at += len(w)
	return true
}

// integer reads a whole number from 0 to a million, written without a
// fraction or an exponent.
func (r *reader) integer() (int, error) {
	r.peek()
	start := r.at
	n := r.number()
	v, err := strconv.Atoi(n)
	if err != nil || v < 0 || v > 1e6 || n[0] == '-' {
		r.at = start
		return 0, r.fail("expected a whole number")
	}
	return v, nil
}

// number returns the text of a number, "" where none stands.
func (r *reader) number() string {
	start, at := r.at, r.at
	digits := func() bool {
		from := at
		for at < len(r.in) && r.in[at] >= '0' && r.in[at] <= '9' {
			at++
		}
		return at > from
	}
	is := func(set string) bool {
		for i := 0; i < len(set) && at < len(r.in); i++ {
			if r.in[at] == set[i] {
				at++
				return true
			}
		}
		return false
	}
	is("-")
	if !is("0") && !digits() {
		return ""
	}
	if is(".") && !digits() {
		return ""
	}
	if is("eE") {
		is("+-")
		if !digits() {
			return ""
		}
	}
	r.at = at
	return r.in[start:at]
}

// value appends any value to dst without white space and with the fewest
// escapes; numbers keep their text, keys their order.
func (r *reader) value(dst []byte) ([]byte, error) {
	var err error
	switch c := r.peek(); c {
	case '{':
		dst = append(dst, '{')
		err = r.object(func(key string) (err error) {
			if dst[len(dst)-1] != '{' {
				dst = append(dst, ',')
			}
			dst = append(appendString(dst, key), ':')
			dst, err = r.value(dst)
			return err
		})
		return append(dst, '}'), err
	case '[':
		dst = append(dst, '[')
		err = r.array(len(r.in), func() (err error) {
			if dst[len(dst)-1] != '[' {
				dst = append(dst, ',')
			}
			dst, err = r.value(dst)
			return err
		})
		return append(dst, ']'), err
	case '"':
		s, err := r.string()
		return appendString(dst, s), err
	}
	for _, w := range [...]string{"true", "false", "null"} {
		if r.word(w) {
			return append(dst, w...), nil
		}
	}
	if n := r.number(); n != "" {
		return append(dst, n...), nil
	}
	return dst, r.fail("expected a value")
}

// appendCompactObject appends the object in raw to dst in the form of value.
func appendCompactObject(dst, raw []byte) ([]byte, error) {
	r, err := newReader(raw, len(raw))
	if err != nil {
		return dst, err
	}
	if r.peek() != '{' {
		return dst, r.fail("expected an object")
	}
	out, err := r.value(dst)
	if err == nil {
		err = r.end()
	}
	return out, err
}

// quote shows a piece of untrusted text in an error.
func quote(s string) string { return strconv.Quote(Sanitize(s, 60)) }
