package guest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// How requests and responses of the shared wire vectors fare is tested with
// the modules of every SDK, in host/sandbox/worker. This is what a native test
// can see beyond it.

func TestParse(t *testing.T) {
	got, ok := Parse(`{"abi":1,"minor":9,"later":{"x":["\"}",1]},"kind":"command","argv":["acmectl","\ud83d\ude80\u00e9\n"],` +
		`"dynamic":[1],"env":{"A":"1"},"cwd":"/w","stdin":"pipe","redirects":[{"op":">","path":"f"}],"elevated":true,"remote":false,"settings":{"a":[ "b" ]}}`)
	want := Request{
		Kind: "command", Argv: []string{"acmectl", "🚀é\n"}, Dynamic: []int{1}, Env: map[string]string{"A": "1"}, Cwd: "/w",
		Stdin: "pipe", Redirects: []Redirect{{">", "f"}}, Elevated: true, Settings: `{"a":[ "b" ]}`,
	}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("%v (-want +got)\n%s", ok, diff)
	}
	if !got.IsDynamic(1) || got.IsDynamic(0) {
		t.Error("IsDynamic")
	}
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{
		"", "null", "[]", "{", `{"kind":"command"}`, `{"kind":"command","argv":[]}`, `{"kind":"tool"}`, `{"kind":"other","argv":["a"]}`,
		`{"kind":"command","argv":["a"]`, `{"kind":"command","argv":["a"}`, `{"kind":"command" "argv":["a"]}`, `{"kind":"command","argv":["a`,
	} {
		if r, ok := Parse(text); ok {
			t.Errorf("Parse(%s) = %+v", text, r)
		}
	}
}

func TestValue(t *testing.T) {
	v := Value(` { "text" : "a\u0062\/" , "list":["x",{"deep":[]}], "on":true,"n":12,"none":null, "empty":{} } `)
	if got := v.Get("text").Text(); got != "ab/" {
		t.Errorf("text is %q", got)
	}
	if got := v.Get("list").Texts(); len(got) != 2 || got[0] != "x" || got[1] != "" {
		t.Errorf("list is %q", got)
	}
	if !v.Get("on").Bool() || v.Get("n").Bool() || v.Get("n").Int() != 12 || v.Get("gone") != "" || v.Get("none") != "null" || v.Get("empty").Get("x") != "" {
		t.Errorf("on, n, gone, none: %q %q %q %q", v.Get("on"), v.Get("n"), v.Get("gone"), v.Get("none"))
	}
}

func TestAppendLimits(t *testing.T) {
	long := strings.Repeat("é", 300)
	got := string(Response{Class: "safe", Reason: long, Probes: []string{"a", "", long, "\xff", "b", "c", "d", "e", "f"}}.Append(nil))
	want := `{"class":"mutating","reason":"` + strings.Repeat("é", 250) + `","probes":["a","b","c","d","e"]}`
	if got != want {
		t.Errorf("got %s", got)
	}
	if got := string(Response{Class: ReadOnly, Reason: "a\xffb"}.Append(nil)); got != `{"class":"readonly","reason":"a`+"\ufffd"+`b"}` {
		t.Errorf("got %s", got)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"kind":"command","argv":["a\u0062"],"settings":{"a":[1,{}]}}`)
	f.Fuzz(func(t *testing.T, s string) {
		r, _ := Parse(s)
		r.Settings.Get("a").Texts()
	})
}
