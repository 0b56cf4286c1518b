package jsonc

import "testing"

func TestPlain(t *testing.T) {
	for _, c := range [...]struct{ in, want string }{
		{`{}`, `{}`},
		{"\xef\xbb\xbf{ \"a\" : 1, }", `{"a":1}`},
		{"{ // of mine\n \"a\": [1, 2, /* no more */ ], \"b\": true,\n}", `{"a":[1,2],"b":true}`},
		{`{"a": [1 2], "b": [1/**/2]}`, `{"a":[1 2],"b":[1 2]}`},
		{`{"a": "// no comment, }", "b": "\",]"}`, `{"a":"// no comment, }","b":"\",]"}`},
	} {
		got, err := Plain([]byte(c.in))
		if err != nil || string(got) != c.want {
			t.Errorf("%q: %q, %v; want %q", c.in, got, err, c.want)
		}
	}
	for _, in := range [...]string{``, `[]`, `{"a": }`, `{"a" 1}`, `{"a": 1 /* `, `{"a": 1} x`} {
		if got, err := Plain([]byte(in)); err == nil {
			t.Errorf("%q is plain: %q", in, got)
		}
	}
}
