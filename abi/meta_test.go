package abi

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestDecodeMeta(t *testing.T) {
	got, err := DecodeMeta([]byte(`{"meta":1,"name":"acme","version":"1.2.0","abi":1,
		"programs":["acmectl"],"tools":["mcp__acme__*"],"dynamic":true,
		"settings_schema":{ "type": "object" },"source":"https://example.com/acme","license":"MIT"}`))
	if err != nil {
		t.Fatal(err)
	}
	want := Meta{
		Name: "acme", Version: "1.2.0", ABI: 1, Programs: []string{"acmectl"}, Tools: []string{"mcp__acme__*"}, Dynamic: true,
		SettingsSchema: json.RawMessage(`{"type":"object"}`), Source: "https://example.com/acme", License: "MIT",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestDecodeMetaErrors(t *testing.T) {
	const good = `{"meta":1,"name":"acme","version":"1","abi":1,"programs":["acmectl"]}`
	if _, err := DecodeMeta([]byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{`"meta":1`, `"meta":2`, "this tmt reads format 1"},
		{`"meta":1,`, ``, "format 0"},
		{`"acme"`, `"Acme"`, "want lower-case"},
		{`"acme"`, `"-acme"`, "want lower-case"},
		{`"acme"`, `"../acme"`, "want lower-case"},
		{`"acme"`, `""`, "want lower-case"},
		{`"version":"1"`, `"version":""`, "version: missing"},
		{`"version":"1"`, `"version":"\u001b[2J"`, "cannot be shown"},
		{`"abi":1,`, ``, "abi: missing"},
		{`"abi":1`, `"abi":1.5`, "expected a whole number"},
		{`"abi":1`, `"abi":-1`, "expected a whole number"},
		{`["acmectl"]`, `[]`, "neither programs nor tools"},
		{`"acmectl"`, `"bin/acmectl"`, "plain name"},
		{`"acmectl"`, `"acme*"`, "plain name"},
		{`"acmectl"`, `"acme ctl"`, "plain name"},
		{`"programs":["acmectl"]`, `"tools":["a*b"]`, "only at its end"},
		{`"name"`, `"Name"`, "unknown key"},
		{`"abi":1`, `"abi":1,"abi":2`, "stands twice"},
		{`"abi":1`, `"abi":1,"grants":[]`, "unknown key"},
		{`"abi":1`, `"abi":1,"settings_schema":[]`, "expected an object"},
		{`]}`, `]} x`, "text after the end"},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		if _, err := DecodeMeta([]byte(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got error %v, want %q", text, err, c.want)
		}
	}
}

func TestDecodeVectors(t *testing.T) {
	got, err := DecodeVectors([]byte(`{"name":"get","argv":["acmectl","get"],"class":"readonly"}

{"name":"redirected","argv":["acmectl","$X"],"dynamic":[1],"env":{"A":"1"},"cwd":"/w","stdin":"pipe","redirects":[{"op":">","path":"f"}],"elevated":true,"remote":true,"settings":{"a":1},"class":"unknown"}
{"name":"tool","tool":"mcp__acme__get","input":{"a":[ ]},"class":"mutating"}
{"name":"whole","command":"acmectl get | head","class":"readonly"}
`))
	if err != nil {
		t.Fatal(err)
	}
	want := []Vector{
		{Name: "get", Step: Step{Argv: []string{"acmectl", "get"}}, Class: ReadOnly},
		{Name: "redirected", Step: Step{
			Argv: []string{"acmectl", "$X"}, Dynamic: []int{1}, Env: map[string]string{"A": "1"}, Cwd: "/w",
			Stdin: StdinPipe, Redirects: []Redirect{{">", "f"}}, Elevated: true, Remote: true,
		}, Settings: json.RawMessage(`{"a":1}`), Class: Unknown},
		{Name: "tool", Step: Step{Tool: "mcp__acme__get", Input: json.RawMessage(`{"a":[]}`)}, Class: Mutating},
		{Name: "whole", Command: "acmectl get | head", Class: ReadOnly},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestDecodeVectorsErrors(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{`{"argv":["a"],"class":"readonly"}`, "name: missing"},
		{`{"name":"n","argv":["a"]}`, "class: missing"},
		{`{"name":"n","class":"readonly"}`, "exactly one of"},
		{`{"name":"n","argv":[],"class":"readonly"}`, "exactly one of"},
		{`{"name":"n","argv":["a"],"command":"a","class":"readonly"}`, "exactly one of"},
		{`{"name":"n","argv":["a"],"input":{},"class":"readonly"}`, "stands without a tool"},
		{`{"name":"n","command":"a","stdin":"pipe","class":"readonly"}`, "stands without argv"},
		{`{"name":"n","argv":["a"],"dynamic":[1],"class":"readonly"}`, "no word 1"},
		{`{"name":"n","argv":["a"],"stdin":"tty","class":"readonly"}`, "none of none"},
		{`{"name":"n","argv":["a"],"redirects":[{"op":">"}],"class":"readonly"}`, "needs op and path"},
		{`{"name":"n","argv":["a"],"redirects":[{"op":">","path":"f","fd":1}],"class":"readonly"}`, "unknown key"},
		{`{"name":"n","argv":["a"],"want":"readonly","class":"readonly"}`, "unknown key"},
		{`{"name":"n","argv":["a"],"class":"safe"}`, "none of readonly"},
		{`{"name":"n",`, "expected a string"},
	} {
		_, err := DecodeVectors([]byte("\n" + c.line + "\n"))
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "line 2") {
			t.Errorf("%s: got error %v, want %q in line 2", c.line, err, c.want)
		}
	}
	line := `{"name":"n","argv":["a"],"class":"readonly"}` + "\n"
	if _, err := DecodeVectors([]byte(strings.Repeat(line, maxVectorLines+1))); err == nil {
		t.Error("too many tests were accepted")
	}
	if _, err := DecodeVectors(make([]byte, MaxVectors+1)); err == nil {
		t.Error("a section over the limit was accepted")
	}
}
