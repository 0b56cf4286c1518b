package worker

import (
	"bytes"
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// closing is an output that can be closed.
type closing struct{ bytes.Buffer }

func (*closing) Close() error { return nil }

func TestServeRefuses(t *testing.T) {
	hello := frame.AppendHello(nil, 7, 60_000)
	for _, c := range []struct {
		name string
		in   []byte
		want string
	}{
		{"nothing", nil, "reading the first frame: EOF"},
		{"text", []byte("#!/bin/sh\necho"), "reading the first frame"},
		{"another protocol", frame.Append(nil, frame.Hello, 1, []byte{9, 0, 0, 0, 0}), "not a hello of protocol 1"},
		{"another frame first", frame.Append(nil, frame.End, 1), "not a hello"},
		{"cut short", hello, "reading a frame: EOF"},
		{"cut short in a frame", append(hello[:len(hello):len(hello)], 9, 0, 0, 0), "reading a frame: unexpected EOF"},
		{"an unknown frame", frame.Append(hello[:len(hello):len(hello)], 'X', 1), `unknown frame 'X'`},
		{"a module frame cut short", frame.Append(hello[:len(hello):len(hello)], frame.Module, 0, []byte{9, 0, 1}), "module frame cut short"},
		{"a frame of 4 GB", append(hello[:len(hello):len(hello)], 0xff, 0xff, 0xff, 0xff, 'M', 0, 0, 0, 0, 0, 0, 0, 0), "more than the"},
	} {
		if err := serve(bytes.NewReader(c.in), new(closing)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got error %v, want %q", c.name, err, c.want)
		}
	}
}

func TestServeWithoutModule(t *testing.T) {
	in := frame.AppendHello(nil, 7, 60_000)
	in = frame.Append(in, frame.Request, 7, []byte("{}"))
	in = frame.AppendModule(in, "", []byte("no module"))
	in = frame.Append(in, frame.Request, 8, []byte("{}"))
	in = frame.Append(in, frame.End, 0)
	var out closing
	if err := serve(bytes.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"asked without a module", "not a WebAssembly module", ""} {
		f, err := frame.Read(&out, frame.MaxFailure)
		if err != nil || string(f.Payload) != want {
			t.Errorf("got %q, %v, want %q", f.Payload, err, want)
		}
	}
}

func TestUsage(t *testing.T) {
	var out closing
	var errs bytes.Buffer
	if code := Main([]string{"tmt-sandbox", "--help"}, os.Stdin, &out, &errs); code != frame.ExitUsage || !strings.Contains(errs.String(), "tmt classifiers run") {
		t.Errorf("exit status %d, %q", code, errs.String())
	}
}

// Each request has an instance of its own: a guest that counts its requests
// never gets beyond one.
func TestFreshInstance(t *testing.T) {
	// (global $n (mut i32) 0), tmt_classify adds 1 to $n and returns $n - 1
	wasm := []byte("\x00asm\x01\x00\x00\x00" +
		"\x01\x0a\x02\x60\x02\x7f\x7f\x00\x60\x00\x01\x7f" +
		"\x02\x12\x01\x06tmt_v1\x07respond\x00\x00" +
		"\x03\x02\x01\x01" + "\x05\x03\x01\x00\x01" +
		"\x06\x06\x01\x7f\x01\x41\x00\x0b" +
		"\x07\x19\x02\x06memory\x02\x00\x0ctmt_classify\x00\x01" +
		"\x0a\x16\x01\x14\x00\x41\x00\x41\x00\x10\x00\x23\x00\x41\x01\x6a\x24\x00\x23\x00\x41\x01\x6b\x0b")
	e := load(t, wasm)
	for range 3 {
		if r := e.ask(context.Background(), []byte("{}")); r.failure != "" || len(r.answer) != 0 {
			t.Fatalf("got %q, %q", r.failure, r.answer)
		}
	}
}

func TestDeadlineOfContext(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Nanosecond)
	defer cancel()
	if r := (&engine{}).ask(ctx, nil); r.failure != "ran out of time" {
		t.Errorf("got %q", r.failure)
	}
}

func TestHeldMemory(t *testing.T) {
	debug.FreeOSMemory()
	before := heldMemory()
	b := bytes.Repeat([]byte{1}, 64<<20)
	after := heldMemory()
	if before == 0 || after < before+60<<20 || after > 4<<30 {
		t.Errorf("%d bytes before, %d with %d more", before, after, len(b))
	}
	runtime.KeepAlive(b)
}
