package ui

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
)

func TestNewEncoder(t *testing.T) {
	for _, text := range []string{
		"plain <b> & é 削除", "\x1b[2J\u009b31m\x7f\u0085", "a\u202eb\u200b\ufeff\u2066", "\U000e0041\U0010fffd\u3164\u2800\ufe0f", "\u2028\n", "",
	} {
		var b strings.Builder
		if err := NewEncoder(&b).Encode(map[string]string{text: text}); err != nil {
			t.Fatal(err)
		}
		for _, r := range strings.TrimSuffix(b.String(), "\n") {
			if !unicode.IsPrint(r) || unicode.Is(unicode.Cf, r) || r == 0x3164 || r == 0x2800 || r == 0xfe0f {
				t.Errorf("%q: %q has %U", text, b.String(), r)
			}
		}
		got := map[string]string{}
		if err := json.Unmarshal([]byte(b.String()), &got); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if diff := cmp.Diff(map[string]string{text: text}, got); diff != "" {
			t.Error(diff)
		}
	}
	if got := Printable("a\x1bb\u202ec\u3164d\u2800e\ufe0f"); got != "a·b·c·d·e·" {
		t.Errorf("Printable: got %q", got)
	}
}
