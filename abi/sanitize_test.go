package abi

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestSanitize(t *testing.T) {
	for _, c := range []struct {
		name, in string
		limit    int
		want     string
	}{
		{"plain", "deletes a pod", 500, "deletes a pod"},
		{"line breaks", "ok\nAllow: yes\r\n\v\f\u0085\u2028\u2029end", 500, "ok Allow: yes end"},
		{"white space around", "  a \t b  ", 500, "a b"},
		{"clear screen", "\x1b[2J\x1b[1;31mred\x1b[0m ok", 500, "red ok"},
		{"one-character CSI", "\u009b2Jok", 500, "ok"},
		{"unfinished CSI", "\x1b[31", 500, "31"},
		{"window title stays readable", "\x1b]0;pwned\x07ok", 500, "]0;pwnedok"},
		{"lone escape", "a\x1bb\x00\x7f\u0080c", 500, "abc"},
		{"bidirectional", "a\u202eb\u2066c\u2069\u200fd\u061c", 500, "abcd"},
		{"zero width", "a\u200bb\u200d\u2060\ufeffc\u00add", 500, "abcd"},
		{"tags and variation selectors", "a\U000e0041\U000e0100\ufe0fb", 500, "ab"},
		{"fillers and private use", "a\u3164\uffa0\u115f\u2800\ue000\U0010fffdb", 500, "ab"},
		{"invalid UTF-8", "a\xff\xc0\xafb", 500, "ab"},
		{"replacement character", "a\ufffdb", 500, "a\ufffdb"},
		{"other scripts", "déjà 削除 🚀", 500, "déjà 削除 🚀"},
		{"fits", "abcdef", 6, "abcdef"},
		{"cut", "abcdefg", 6, "abc…"},
		{"cut between runes", "ééééé", 8, "éé…"},
		{"long", strings.Repeat("x", 17_000), 500, strings.Repeat("x", 497) + "…"},
		{"no room", "abc", 2, ""},
	} {
		if got := Sanitize(c.in, c.limit); got != c.want {
			t.Errorf("%s: Sanitize(%q, %d) = %q, want %q", c.name, c.in, c.limit, got, c.want)
		}
	}
}

func FuzzSanitize(f *testing.F) {
	f.Add("\x1b[2J a\u202e\n", 5)
	f.Fuzz(func(t *testing.T, s string, limit int) {
		if limit < 0 || limit > 1000 {
			return
		}
		got := Sanitize(s, limit)
		if len(got) > limit || !utf8.ValidString(got) {
			t.Fatalf("Sanitize(%q, %d) = %q", s, limit, got)
		}
		for _, c := range got {
			if unicode.IsControl(c) || unicode.Is(unicode.Cf, c) || unicode.IsSpace(c) && c != ' ' {
				t.Fatalf("Sanitize(%q, %d) = %q has %U", s, limit, got, c)
			}
		}
		if again := Sanitize(got, limit); again != got {
			t.Fatalf("Sanitize(%q) = %q, again %q", s, got, again)
		}
	})
}
