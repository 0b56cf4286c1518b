package object_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi/object"
)

var seeds = []string{
	``, ` `, `null`, `{}`, ` { } `, `[]`, `1`, `"x"`, `{"a":1}`, `{"a" : {"b":[1,"}"]} , "c":null}`, `{"a":1,"a":2}`, `{"A":1,"a":2}`,
	`{"a":"x\"y","b":"\u00e9\ud83d\ude00","\u0061":true}`, "{\"a\":\"\xff\"}", `{"a":1`, `{"a":1}x`, `{"a":-1.5e3,"b":false}`, `{"":""}`,
	`{"a":[[],{}],"b":"\\"}`, "{\"a\"\t:\r\n1}", `{"a":1,}`, `{"a":"` + "\x01" + `"}`, `{"a":"\ud800"}`,
}

func TestParse(t *testing.T) {
	for _, s := range seeds {
		check(t, []byte(s))
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(check)
}

// check compares with encoding/json.
func check(t *testing.T, data []byte) {
	var want map[string]json.RawMessage
	refused := json.Unmarshal(data, &want)
	got, err := object.Parse(data)
	if (err == nil) != (refused == nil) {
		t.Fatalf("%q: %v, want %v", data, err, refused)
	}
	if err != nil {
		return
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Fatalf("%q: %s", data, d)
	}
	for _, raw := range got {
		var s string
		is := json.Unmarshal(raw, &s) == nil && raw[0] == '"'
		if text, ok := object.Text(raw); ok != is || is && text != s {
			t.Fatalf("%q: %q %v, want %q %v", raw, text, ok, s, is)
		}
	}
}
