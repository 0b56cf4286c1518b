package worker

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
)

// The SDKs run the shared wire vectors in both directions: what the host
// encodes they decode, what they encode the host decodes.

const abiFolder = "../../../abi/"

// mirrors are the test guests of the SDKs, which answer alike. They are built by
// the script that classifiers carry, with the options that classifiers ship
// with.
var mirrors = []struct{ name, folder, source string }{
	{"go", "guest", "./testdata/mirror"},
	{"c", "guest/c", "testdata/mirror.c"},
	{"rust", "guest/rust", "testdata/mirror.rs"},
	{"assemblyscript", "guest/assemblyscript", "testdata/mirror.ts"},
}

// built returns the module that a build script makes, and skips where the
// script says that a tool is missing.
func built(t *testing.T, folder, source string) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "guest.wasm")
	cmd := exec.Command("sh", "build.sh", out, source)
	cmd.Dir = abiFolder + folder
	msg, err := cmd.CombinedOutput()
	if exit := new(exec.ExitError); errors.As(err, &exit) && exit.ExitCode() == 3 {
		t.Skip(string(bytes.TrimSpace(msg)))
	}
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, msg)
	}
	wasm, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// load makes an engine for wasm that lives as long as the test.
func load(t testing.TB, wasm []byte) *engine {
	t.Helper()
	e, err := newEngine(context.Background(), wasm, "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	return e
}

// ask returns a guest's answer as it gave it.
func ask(t testing.TB, e *engine, s *abi.Step, settings []byte) []byte {
	t.Helper()
	request, err := abi.EncodeRequest(s, settings)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	r := e.ask(ctx, request)
	if r.failure != "" {
		t.Fatal(r.failure)
	}
	return r.answer
}

func TestConformance(t *testing.T) {
	for _, m := range mirrors {
		t.Run(m.name, func(t *testing.T) {
			e := load(t, built(t, m.folder, m.source))
			t.Run("requests", func(t *testing.T) { testRequests(t, e) })
			t.Run("responses", func(t *testing.T) { testResponses(t, e) })
			t.Run("texts that are no request", func(t *testing.T) { testUnreadable(t, e) })
		})
	}
}

func testRequests(t *testing.T, e *engine) {
	eachLine(t, "testdata/wire/requests.jsonl", func(v struct {
		Name     string
		Step     json.RawMessage
		Settings json.RawMessage
	}) {
		step := decodeStep(t, v.Step)
		got, err := abi.DecodeResponse(ask(t, e, &step, v.Settings))
		if err != nil {
			t.Errorf("%s: %v", v.Name, err)
			return
		}
		want := abi.Response{Class: abi.Unknown, Reason: mirrored(&step, v.Settings)}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", v.Name, diff)
		}
	})
}

// mirrored is what a mirror answers to a step.
func mirrored(s *abi.Step, settings json.RawMessage) string {
	if len(settings) == 0 {
		settings = json.RawMessage("{}")
	}
	if s.Tool != "" {
		input := string(compact(s.Input))
		return "tool [" + s.Tool + "] " + input + " [" + s.Cwd + "] " + string(compact(settings))
	}
	out := ""
	for i, w := range s.Argv {
		for _, d := range s.Dynamic {
			if d == i {
				out += "?"
			}
		}
		out += "[" + w + "]"
	}
	for _, name := range []string{"ACME_ENV", "B", "EMPTY"} {
		if v, ok := s.Env[name]; ok {
			out += " " + name + "=" + v
		}
	}
	for _, d := range s.Redirects {
		out += " " + d.Op + d.Path
	}
	out += " [" + s.Cwd + "] " + s.Stdin.String()
	if s.Elevated {
		out += " elevated"
	}
	if s.Remote {
		out += " remote"
	}
	return out + " " + string(compact(settings))
}

func compact(raw json.RawMessage) []byte {
	var b bytes.Buffer
	if len(raw) == 0 || json.Compact(&b, raw) != nil {
		return []byte("{}")
	}
	return b.Bytes()
}

func testResponses(t *testing.T, e *engine) {
	eachLine(t, "testdata/wire/responses.jsonl", func(v struct {
		Name     string
		Response json.RawMessage
		Wire     string
	}) {
		if v.Response == nil {
			return
		}
		want, err := abi.DecodeResponse([]byte(v.Wire))
		if err != nil {
			t.Fatal(err)
		}
		got := ask(t, e, &abi.Step{Argv: []string{"acmectl"}}, v.Response)
		read, err := abi.DecodeResponse(got) // the bytes may differ: "\n" or "\u000a", no reason or ""
		if err != nil {
			t.Fatalf("%s: %v: %s", v.Name, err, got)
		}
		if diff := cmp.Diff(want, read); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", v.Name, diff)
		}
	})
}

// What is no request is answered with unknown, whatever its bytes: an SDK
// neither traps nor trusts.
func testUnreadable(t *testing.T, e *engine) {
	request, err := abi.EncodeRequest(&abi.Step{Argv: []string{"acmectl", "é\n", "$X"}, Dynamic: []int{2}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	texts := [][]byte{
		bytes.Repeat([]byte("["), abi.MaxRequest), bytes.Repeat([]byte("x"), abi.MaxRequest), bytes.Repeat([]byte("{"), abi.MaxRequest+1),
		[]byte("null"), []byte("{}"), []byte("\xff"), []byte(`{"kind":"command","argv":[]}`), []byte(`{"kind":"command","argv":[1]}`),
		bytes.Replace(request, []byte("é"), []byte("\xc3"), 1), bytes.Replace(request, []byte("é"), []byte("\xed\xa0\x80"), 1),
		bytes.Replace(request, []byte("é"), []byte(`\ud800`), 1), bytes.Replace(request, []byte("é"), []byte(`\u12g4`), 1),
		bytes.Replace(request, []byte("[2]"), []byte("[3]"), 1), bytes.Replace(request, []byte("[2]"), []byte("[4294967298]"), 1),
		bytes.Replace(request, []byte("[2]"), []byte("[-1]"), 1),
	}
	for i := range request {
		texts = append(texts, request[:i])
	}
	for _, text := range texts {
		r := e.ask(context.Background(), text)
		got, err := abi.DecodeResponse(r.answer)
		if want := (abi.Response{Class: abi.Unknown, Reason: "the request cannot be read"}); r.failure != "" || err != nil || !cmp.Equal(want, got) {
			t.Errorf("%.60q: got %v, %v, %q", text, got, err, r.failure)
		}
	}
}

// As large as a request may be: an answer, not a failure.
func TestLargestRequests(t *testing.T) {
	empty, err := abi.EncodeRequest(&abi.Step{Argv: []string{"acmectl", ""}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	room := abi.MaxRequest - len(empty)
	one := &abi.Step{Argv: []string{"acmectl", strings.Repeat("x", room)}}
	many := &abi.Step{Argv: append(make([]string, 0, room), "acmectl", "")}
	for i := 0; i < room/3; i++ {
		many.Argv = append(many.Argv, "")
	}
	for _, m := range mirrors {
		t.Run(m.name, func(t *testing.T) {
			e := load(t, built(t, m.folder, m.source))
			for _, s := range []*abi.Step{one, many} {
				got, err := abi.DecodeResponse(ask(t, e, s, nil))
				if err != nil || got.Class != abi.Unknown || len(got.Reason) != abi.MaxReason {
					t.Errorf("%d words: got %v, %v", len(s.Argv), got, err)
				}
			}
		})
	}
}

func eachLine[T any](t *testing.T, file string, each func(v T)) {
	t.Helper()
	b, err := os.ReadFile(abiFolder + file)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(b))
	for lines.Scan() {
		var v T
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		each(v)
	}
}

// decodeStep reads a step through the vectors' decoder, which knows its keys.
func decodeStep(t *testing.T, raw json.RawMessage) abi.Step {
	t.Helper()
	line := append([]byte(`{"name":"n","class":"unknown",`), bytes.TrimPrefix(raw, []byte("{"))...)
	vs, err := abi.DecodeVectors(line)
	if err != nil {
		t.Fatal(err)
	}
	return vs[0].Step
}
