package jsonc

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

func TestAdd(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", "{\n  \"k\": 1\n}\n"},
		{" \n", "{\n  \"k\": 1\n}\n"},
		{"\xef\xbb\xbf", "\xef\xbb\xbf{\n  \"k\": 1\n}\n"},
		{"{}", "{\n  \"k\": 1\n}"},
		{"{}\n", "{\n  \"k\": 1\n}\n"},
		{"{\r\n}\r\n", "{\r\n  \"k\": 1\r\n}\r\n"},
		{`{"a":1}`, `{"a":1, "k": 1}`},
		{`{ "a": 1 }`, `{ "a": 1, "k": 1 }`},
		{`{"a":1,}`, `{"a":1, "k": 1,}`},
		{"{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"k\": 1\n}\n"},
		{"{\n\t\"a\": {\n\t\t\"b\": []\n\t}\n}", "{\n\t\"a\": {\n\t\t\"b\": []\n\t},\n\t\"k\": 1\n}"},
		{"{\r\n    \"a\": 1\r\n}", "{\r\n    \"a\": 1,\r\n    \"k\": 1\r\n}"},
		{"{\n  \"a\": 1, // one\n}", "{\n  \"a\": 1, // one\n  \"k\": 1,\n}"},
		{"{\n  \"a\": 1 // one\n}", "{\n  \"a\": 1, // one\n  \"k\": 1\n}"},
		{"{\n  // first\n  \"a\": 1 /* one */\n  // last\n}", "{\n  // first\n  \"a\": 1, /* one */\n  // last\n  \"k\": 1\n}"},
		{"{ // none\n}", "{ // none\n  \"k\": 1\n}"},
		{"{\"a\": 1 // one\n}", "{\"a\": 1, // one\n\"k\": 1\n}"},
		{"{\n/* x */ \"a\": 1}", "{\n/* x */ \"a\": 1,\n  \"k\": 1}"},
		{"// before\n{\"a\": \"}\"}\n// behind", "// before\n{\"a\": \"}\", \"k\": 1}\n// behind"},
	} {
		got, err := Add([]byte(c.in), "k", []byte("1"))
		if err != nil || string(got) != c.want {
			t.Errorf("Add to %q: %q, %v; want %q", c.in, got, err, c.want)
			continue
		}
		v, ok, err := Value(got, "k")
		if err != nil || !ok || string(v) != "1" {
			t.Errorf("Value of %q: %q, %v, %v", got, v, ok, err)
		}
		gone, err := Delete(got, "k")
		if err != nil || bytes.Contains(gone, []byte(`"k"`)) {
			t.Errorf("Delete from %q: %q, %v", got, gone, err)
		}
		if strings.Contains(c.in, "a") && string(gone) != c.in {
			t.Errorf("Delete from %q: %q; want %q", got, gone, c.in)
		}
	}
}

func TestReplace(t *testing.T) {
	in := "{\n  \"a\": {\"b\": [1, {\"c\": 2}], /* \"c\" */ \"c\" : \"old\"}, // c\n  \"c\": 0\n}"
	got, err := Replace([]byte(in), []byte(`"new"`), "a", "c")
	if want := strings.Replace(in, "old", "new", 1); err != nil || string(got) != want {
		t.Errorf("Replace: %q, %v; want %q", got, err, want)
	}
	if _, err := Replace([]byte(in), nil, "a", "d"); err == nil {
		t.Error("Replace of a key that is not there: no error")
	}
	if _, _, err := Value([]byte(in), "c", "d"); err == nil {
		t.Error("a path through a number: no error")
	}
}

func TestMalformed(t *testing.T) {
	for _, in := range []string{
		"[]", "1", "{", "}", `{"a"}`, `{"a":}`, `{"a":1 "b":2}`, `{"a":1}}`, `{a:1}`, `{"a":1} x`, `{,}`, `{"a":1,,}`,
		`{"a":[}]}`, `{"a":{]}`, `{"a":"b}`, `{"a":1/}`, `{"a":1 /* }`, `{"a":nul}`, `{"a":01}`, "{\"a\":\"\n\"}", `{"\x":1}`,
		`{"a":` + strings.Repeat("[", maxDepth+1) + strings.Repeat("]", maxDepth+1) + "}",
		`{"k":1,"k":2}`, `{"k":1}`,
	} {
		if got, err := Add([]byte(in), "k", []byte("1")); err == nil {
			t.Errorf("Add to %q: no error, %q", in, got)
		}
	}
}

// What plain JSON is stays plain JSON, and loses and gains nothing else.
func FuzzAdd(f *testing.F) {
	for _, s := range []string{"", "{}", `{"a":1}`, "{\n\t\"a\": [1, {\"b\": null}]\n}", `{"a":1,}`, "{//\n}", "{/**/\"a\":1//\r\n}"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		out, err := Add(in, "k", []byte(`"v"`))
		if err != nil {
			return
		}
		if v, ok, err := Value(out, "k"); err != nil || !ok || string(v) != `"v"` {
			t.Fatalf("%q: %q is read back as %q, %v, %v", in, out, v, ok, err)
		}
		var before, after map[string]any
		if json.Unmarshal(in, &before) == nil {
			if err := json.Unmarshal(out, &after); err != nil {
				t.Fatalf("%q becomes %q: %v", in, out, err)
			}
		}
		gone, err := Delete(out, "k")
		if err != nil {
			t.Fatalf("%q: Delete: %v", out, err)
		}
		if _, ok, err := Value(gone, "k"); ok || err != nil {
			t.Fatalf("%q: after Delete %q: %v, %v", out, gone, ok, err)
		}
	})
}
