package ui

// This file owns JSON for people and programs: what a terminal or a reader would
// trip over stands there as an escape, so that nothing is lost by it.

import (
	"encoding/json"
	"fmt"
	"io"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
)

// NewEncoder returns an encoder that escapes every character that is not seen,
// besides those that JSON itself escapes, and leaves <, > and & as they are.
func NewEncoder(w io.Writer) *json.Encoder {
	enc := json.NewEncoder(escaper{w})
	enc.SetEscapeHTML(false)
	return enc
}

// escaper escapes in JSON text. The encoder writes whole values.
type escaper struct{ w io.Writer }

func (e escaper) Write(b []byte) (int, error) {
	var out []byte // nil as long as nothing was escaped
	from := 0
	for i := 0; i < len(b); {
		if b[i] < utf8.RuneSelf && b[i] != 0x7f {
			i++
			continue
		}
		r, n := utf8.DecodeRune(b[i:])
		if abi.Visible(r) {
			i += n
			continue
		}
		out = append(out, b[from:i]...)
		if r > 0xffff {
			high, low := utf16.EncodeRune(r)
			out = fmt.Appendf(out, `\u%04x\u%04x`, high, low)
		} else {
			out = fmt.Appendf(out, `\u%04x`, r)
		}
		i += n
		from = i
	}
	if from > 0 {
		if _, err := e.w.Write(append(out, b[from:]...)); err != nil {
			return 0, err
		}
		return len(b), nil
	}
	return e.w.Write(b)
}
