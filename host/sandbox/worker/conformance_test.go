package worker

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
)

// The SDKs run the shared wire vectors in both directions: what the host
// encodes they decode, what they encode the host decodes.

const abiFolder = "../../../abi/"

// mirrors are the test guests of the SDKs, which answer alike.
var mirrors = []struct {
	name  string
	build func(out string) *exec.Cmd
}{
	{"go", func(out string) *exec.Cmd {
		cmd := exec.Command("go", "build", "-buildmode=c-shared", "-ldflags=-s -w", "-o", out, "./testdata/mirror")
		cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm")
		cmd.Dir = abiFolder + "guest"
		return cmd
	}},
	{"c", func(out string) *exec.Cmd { return clang(out, "testdata/mirror.c") }},
}

// clang is how tmt.h says that a classifier in C is built.
func clang(out, file string) *exec.Cmd {
	cmd := exec.Command("clang", "--target=wasm32", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Oz", "-nostdlib", "-ffreestanding", "-fno-builtin",
		"-Wl,--no-entry", "-Wl,--strip-all", "-Wl,-z,stack-size=16384", "-I.", "-o", out, file)
	cmd.Dir = abiFolder + "guest/c"
	return cmd
}

// built returns the module that cmd builds, and skips where its compiler is not
// installed.
func built(t *testing.T, command func(out string) *exec.Cmd) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "guest.wasm")
	cmd := command(out)
	if _, err := exec.LookPath(cmd.Args[0]); err != nil {
		t.Skipf("%s is not installed", cmd.Args[0])
	}
	if cmd.Args[0] == "clang" {
		if _, err := exec.LookPath("wasm-ld"); err != nil {
			t.Skip("wasm-ld (lld) is not installed")
		}
	}
	if msg, err := cmd.CombinedOutput(); err != nil {
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
			e := load(t, built(t, m.build))
			t.Run("requests", func(t *testing.T) { testRequests(t, e) })
			t.Run("responses", func(t *testing.T) { testResponses(t, e) })
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
		if diff := cmp.Diff(string(abi.AppendResponse(nil, want)), string(got)); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", v.Name, diff)
		}
	})
}

// The example in C passes the tests that it comes with.
func TestExampleInC(t *testing.T) {
	e := load(t, built(t, func(out string) *exec.Cmd { return clang(out, "acmectl.c") }))
	text, err := os.ReadFile(abiFolder + "guest/c/acmectl.vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	vectors, err := abi.DecodeVectors(text)
	if err != nil || len(vectors) == 0 {
		t.Fatal(err)
	}
	for _, v := range vectors {
		got, err := abi.DecodeResponse(ask(t, e, &v.Step, v.Settings))
		if err != nil || got.Class != v.Class {
			t.Errorf("%s: got %v (%s), %v, want %v", v.Name, got.Class, got.Reason, err, v.Class)
		}
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
