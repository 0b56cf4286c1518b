package shell

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// This file owns quote removal: what the escapes of the three kinds of quoting
// stand for (bash 5.2, "Quoting").

// unescape removes the backslashes of unquoted text.
func unescape(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
			if s[i] == '\n' {
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// unescapeDouble removes the backslashes that quote inside double quotes.
func unescapeDouble(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			switch s[i+1] {
			case '$', '`', '"', '\\':
				i++
			case '\n':
				i++
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// unescapeDollar decodes the escapes of $'…'. A NUL ends the text.
func unescapeDollar(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case 'a':
			b.WriteByte(7)
		case 'b':
			b.WriteByte(8)
		case 'e', 'E':
			b.WriteByte(27)
		case 'f':
			b.WriteByte(12)
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case 't':
			b.WriteByte('\t')
		case 'v':
			b.WriteByte(11)
		case '\\', '\'', '"', '?':
			b.WriteByte(c)
		case 'c':
			if i+1 < len(s) {
				i++
				b.WriteByte(s[i] & 0x1f)
			}
		case 'x', 'u', 'U':
			n := mostDigits(c)
			v, width := digits(s[i+1:], n, 16)
			if width == 0 {
				b.WriteByte('\\')
				b.WriteByte(c)
				continue
			}
			i += width
			if v == 0 {
				return b.String()
			}
			if c == 'x' {
				b.WriteByte(byte(v))
			} else if v <= utf8.MaxRune {
				b.WriteRune(rune(v))
			}
		case '0', '1', '2', '3', '4', '5', '6', '7':
			v, width := digits(s[i:], 3, 8)
			i += width - 1
			if v&0xff == 0 {
				return b.String()
			}
			b.WriteByte(byte(v))
		default:
			b.WriteByte('\\')
			b.WriteByte(c)
		}
	}
	return b.String()
}

// mostDigits is the most digits that \x, \u and \U take.
func mostDigits(c byte) int {
	switch c {
	case 'x':
		return 2
	case 'u':
		return 4
	}
	return 8
}

// digits reads up to most digits of a base.
func digits(s string, most, base int) (v uint64, width int) {
	for width < most && width < len(s) {
		if _, err := strconv.ParseUint(s[width:width+1], base, 8); err != nil {
			break
		}
		width++
	}
	if width > 0 {
		v, _ = strconv.ParseUint(s[:width], base, 64)
	}
	return v, width
}
