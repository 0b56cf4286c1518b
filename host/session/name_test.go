package session

// File names: injective, also where case is folded, and safe.

import (
	"strings"
	"testing"
)

func TestFileName(t *testing.T) {
	tests := []struct{ id, want string }{
		{"3f6c2f0e-8a51-4a6c-9d5e-0b1f2a3c4d5e", "3f6c2f0e-8a51-4a6c-9d5e-0b1f2a3c4d5e.json"},
		{"a_b", "a_b.json"}, {"A", "=41.json"}, {"a", "a.json"}, {"=41", "=3d41.json"},
		{".", "=2e.json"}, {"../../etc/passwd", "=2e=2e=2f=2e=2e=2fetc=2fpasswd.json"}, {"a/b", "a=2fb.json"}, {`a\b`, "a=5cb.json"},
		{"a\x00b", "a=00b.json"}, {"ü", "=c3=bc.json"}, {"\xff", "=ff.json"}, {" ", "=20.json"}, {"a.json", "a=2ejson.json"},
		{"con", "=63on.json"}, {"com1", "=63om1.json"}, {"lpt9", "=6cpt9.json"}, {"CON", "=43=4f=4e.json"}, {"conx", "conx.json"}, {"comx", "comx.json"},
		{strings.Repeat("a", 120), strings.Repeat("a", 120) + ".json"},
	}
	for _, tt := range tests {
		if got, err := fileName(tt.id); err != nil || got != tt.want {
			t.Errorf("fileName(%q) = %q, %v; want %q", tt.id, got, err, tt.want)
		}
	}
	if _, err := fileName(""); err == nil {
		t.Error("no id is no error")
	}
}

func FuzzFileName(f *testing.F) {
	for _, id := range []string{"a", "A", "=41", "=sha256-", ".lock-0", strings.Repeat("ü", 50), strings.Repeat("x", 500), "aux"} {
		f.Add(id, id+"b")
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		na, errA := fileName(a)
		nb, errB := fileName(b)
		if errA != nil || errB != nil {
			return
		}
		if a != b && strings.EqualFold(na, nb) {
			t.Errorf("%q and %q share %q", a, b, na)
		}
		if len(na) > 125 || strings.ContainsAny(na, "/\\:\x00 ") || na[0] == '.' || stateOf(na) != na {
			t.Errorf("%q has the name %q", a, na)
		}
		for _, other := range []string{na + ".tmp", corruptPrefix + na} {
			if stateOf(other) != na {
				t.Errorf("%q does not belong to %q", other, na)
			}
		}
	})
}

func TestStateOf(t *testing.T) {
	for _, name := range []string{".lock-0", "notes.txt", "", ".json", ".corrupt-", "x.tmp", ".hidden.json"} {
		if got := stateOf(name); got != "" {
			t.Errorf("stateOf(%q) = %q", name, got)
		}
	}
}
