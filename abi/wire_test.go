package abi

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// eachLine decodes the JSON lines of a file of shared vectors.
func eachLine[T any](t testing.TB, file string, each func(v T)) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(b))
	n := 0
	for ; lines.Scan(); n++ {
		var v T
		dec := json.NewDecoder(bytes.NewReader(lines.Bytes()))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&v); err != nil {
			t.Fatalf("%s:%d: %v", file, n+1, err)
		}
		each(v)
	}
	if n == 0 || lines.Err() != nil {
		t.Fatalf("%s: %d lines, %v", file, n, lines.Err())
	}
}

// requestVector and responseVector are the lines that host and SDKs share.
type requestVector struct {
	Name     string
	Step     json.RawMessage
	Settings json.RawMessage
	Wire     string
}

type responseVector struct {
	Name, Wire, Error, Canonical string
	WireHex                      string `json:"wire_hex"`
	Response                     *struct {
		Class     Class
		Reason    string
		Sensitive bool
		Probes    []string
	}
}

func (v responseVector) bytes(t testing.TB) []byte {
	if v.WireHex == "" {
		return []byte(v.Wire)
	}
	b, err := hex.DecodeString(v.WireHex)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// decodeStep reads the keys of a step as vectors.go does.
func decodeStep(t testing.TB, raw []byte) (s Step) {
	t.Helper()
	r, err := newReader(raw, MaxRequest)
	if err == nil {
		err = r.object(func(key string) error { return r.stepKey(&s, key) })
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestRequestVectors(t *testing.T) {
	eachLine(t, "testdata/wire/requests.jsonl", func(v requestVector) {
		step := decodeStep(t, v.Step)
		got, err := EncodeRequest(&step, v.Settings)
		if err != nil {
			t.Errorf("%s: %v", v.Name, err)
			return
		}
		if diff := cmp.Diff(v.Wire, string(got)); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", v.Name, diff)
		}
		if !json.Valid(got) {
			t.Errorf("%s: encoding/json cannot read %s", v.Name, got)
		}
	})
}

func TestResponseVectors(t *testing.T) {
	eachLine(t, "testdata/wire/responses.jsonl", func(v responseVector) {
		got, err := DecodeResponse(v.bytes(t))
		switch {
		case v.Error != "":
			if err == nil || !strings.Contains(err.Error(), v.Error) {
				t.Errorf("%s: got error %v, want %q", v.Name, err, v.Error)
			}
			if diff := cmp.Diff(Response{}, got); diff != "" {
				t.Errorf("%s: an error must come with no answer\n%s", v.Name, diff)
			}
			return
		case err != nil:
			t.Errorf("%s: %v", v.Name, err)
			return
		}
		if diff := cmp.Diff(Response(*v.Response), got); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", v.Name, diff)
		}
		if v.Canonical == "" {
			v.Canonical = v.Wire
		}
		if diff := cmp.Diff(v.Canonical, string(AppendResponse(nil, got))); diff != "" {
			t.Errorf("%s: canonical form (-want +got)\n%s", v.Name, diff)
		}
	})
}

func TestResponseSize(t *testing.T) {
	body := `{"class":"readonly"}`
	fits := body + strings.Repeat(" ", MaxResponse-len(body))
	if _, err := DecodeResponse([]byte(fits)); err != nil {
		t.Error(err)
	}
	if _, err := DecodeResponse([]byte(fits + " ")); err == nil {
		t.Error("a response over the limit was accepted")
	}
}

func TestRequestErrors(t *testing.T) {
	deep := strings.Repeat(`{"a":`, 65) + "1" + strings.Repeat("}", 65)
	for _, c := range []struct {
		name     string
		step     Step
		settings string
		want     string
	}{
		{"word", Step{Argv: []string{"acmectl", "\xff"}}, "", "word 1 is not UTF-8"},
		{"directory", Step{Argv: []string{"acmectl"}, Cwd: "\xff"}, "", "the directory is not UTF-8"},
		{"assignment", Step{Argv: []string{"acmectl"}, Env: map[string]string{"A": "\xff"}}, "", "the assignment of A is not UTF-8"},
		{"redirection", Step{Argv: []string{"acmectl"}, Redirects: []Redirect{{">", "\xff"}}}, "", "redirection is not UTF-8"},
		{"large", Step{Argv: []string{"acmectl", strings.Repeat("x", MaxRequest)}}, "", "more than the 65536"},
		{"settings", Step{Argv: []string{"acmectl"}}, "[]", "the settings: byte 0: expected an object"},
		{"settings cut short", Step{Argv: []string{"acmectl"}}, `{"a":`, "the settings: byte 5: expected a value"},
		{"input with a duplicate key", Step{Tool: "t", Input: json.RawMessage(`{"a":1,"b":{"c":1,"c":2}}`)}, "", "stands twice"},
		{"input with text behind it", Step{Tool: "t", Input: json.RawMessage(`{} {}`)}, "", "text after the end"},
		{"input too deep", Step{Tool: "t", Input: json.RawMessage(deep)}, "", "nested more than 64 deep"},
		{"input with a bad number", Step{Tool: "t", Input: json.RawMessage(`{"a":01}`)}, "", "expected a comma"},
	} {
		got, err := EncodeRequest(&c.step, json.RawMessage(c.settings))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %q, error %v, want error %q", c.name, got, err, c.want)
		}
	}
}

// What the strict reader accepts, encoding/json reads alike, and so does the
// reader itself after a round trip through the canonical form.
func FuzzDecodeResponse(f *testing.F) {
	eachLine(f, "testdata/wire/responses.jsonl", func(v responseVector) { f.Add(v.bytes(f)) })
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := DecodeResponse(b)
		if err != nil {
			return
		}
		var std struct {
			Class     Class    `json:"class"`
			Reason    string   `json:"reason"`
			Sensitive bool     `json:"sensitive"`
			Probes    []string `json:"probes"`
		}
		dec := json.NewDecoder(bytes.NewReader(b))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&std); err != nil {
			t.Fatalf("encoding/json refuses %q: %v", b, err)
		}
		if len(std.Probes) == 0 {
			std.Probes = nil
		}
		if diff := cmp.Diff(Response(std), got); diff != "" {
			t.Fatalf("encoding/json reads %q otherwise:\n%s", b, diff)
		}
		canonical := AppendResponse(nil, got)
		again, err := DecodeResponse(canonical)
		// Escapes may make the canonical form longer than the limit.
		if err != nil && len(canonical) <= MaxResponse {
			t.Fatalf("canonical form %q: %v", canonical, err)
		}
		if diff := cmp.Diff(got, again); err == nil && diff != "" {
			t.Fatalf("canonical form %q changes the meaning:\n%s", canonical, diff)
		}
	})
}

func FuzzCompactObject(f *testing.F) {
	f.Add([]byte(`{ "a" : [ 1, -0.5e+3, true, null, "\u0041" ], "b":{} }`))
	f.Add([]byte(`{"a":1,"a":2}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		out, err := appendCompactObject(nil, b)
		if err != nil {
			return
		}
		var want, got any
		if !decodeNumbers(b, &want) || !decodeNumbers(out, &got) {
			t.Fatalf("encoding/json refuses %q or %q", b, out)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%q became %q:\n%s", b, out, diff)
		}
		again, err := appendCompactObject(nil, out)
		if err != nil || !bytes.Equal(again, out) {
			t.Fatalf("%q is not canonical: %q, %v", out, again, err)
		}
	})
}

func decodeNumbers(b []byte, v *any) bool {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	return dec.Decode(v) == nil
}
