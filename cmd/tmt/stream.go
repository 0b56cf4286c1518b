package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/abi/object"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
)

// This file owns tmt classify --jsonl: calls in, one a line, and verdicts out.

const (
	// maxLine bounds one line, in bytes.
	maxLine = 16 << 20
	// maxTogether is how many lines are judged together: where they need
	// classifiers, one process answers for them. Only lines that are there
	// already are waited for.
	maxTogether = 64
)

// rowCall reads one line of --jsonl. Keys are matched exactly, as those of events.
func rowCall(text []byte, dir string) (abi.Call, error) {
	o, err := object.Parse(text)
	if err != nil {
		return abi.Call{}, fmt.Errorf("is no tool call: %w", err)
	}
	var tool, cwd string
	for _, k := range [...]struct {
		key  string
		text *string
	}{{"tool", &tool}, {"cwd", &cwd}, {"command", new(string)}} {
		if raw := o[k.key]; len(raw) > 0 && string(raw) != "null" {
			var ok bool
			if *k.text, ok = object.Text(raw); !ok {
				return abi.Call{}, fmt.Errorf("is no tool call: %q is no text", k.key)
			}
		}
	}
	if cwd == "" {
		cwd = dir
	}
	command, input := o["command"], o["input"]
	switch {
	case len(command) > 0 && string(command) != "null" && tool == "" && len(input) == 0:
		return abi.Call{Tool: "Bash", Input: slices.Concat([]byte(`{"command":`), command, []byte("}")), Cwd: cwd}, nil
	case tool == "":
		return abi.Call{}, errors.New(`is no tool call: it has neither "tool" and "input" nor "command"`)
	}
	return abi.Call{Tool: tool, Input: input, Cwd: cwd}, nil
}

// hosts returns the host for a directory: a call's own directory is the one in
// which its session started, so that each has its project.
func hosts(h *host.Host, dir string) func(string) *host.Host {
	known := map[string]*host.Host{dir: h}
	return func(cwd string) *host.Host {
		at, ok := known[cwd]
		if !ok {
			at, _ = setup.Host(os.Getenv, cwd)
			if len(known) < 1000 {
				known[cwd] = at
			}
		}
		return at
	}
}

// line is one line that was read: a call, or what is wrong with it.
type line struct {
	call    abi.Call
	problem string
}

// stream answers each line with a verdict, a bad line with an error object. dir
// is the directory of calls that name none.
func stream(in io.Reader, out io.Writer, dir string, at func(string) *host.Host) error {
	// Nothing of a line outlives it: to collect at each 4 MB would cost more than the
	// judgement. The limit holds where lines are large.
	defer debug.SetGCPercent(debug.SetGCPercent(800))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(256 << 20))
	r := bufio.NewReaderSize(in, 64<<10)
	w := bufio.NewWriterSize(out, 64<<10)
	defer w.Flush()
	enc := ui.NewEncoder(w)
	var lines []line
	for n := 1; ; n++ {
		text, err := readLine(r)
		end := err == io.EOF
		switch {
		case end && len(text) == 0:
		case err == errLong:
			lines = append(lines, line{problem: fmt.Sprintf("line %d is longer than %d bytes", n, maxLine)})
		case err != nil && !end:
			return fmt.Errorf("read line %d: %w", n, err)
		default:
			lines = append(lines, parseLine(text, dir, n))
		}
		if !end && len(lines) < maxTogether && ready(r) {
			continue
		}
		for i, answer := range judgeLines(lines, at) {
			if e := enc.Encode(answer); e != nil {
				return fmt.Errorf("write verdict %d: %w", n-len(lines)+1+i, e)
			}
		}
		lines = lines[:0]
		if end {
			return w.Flush()
		}
		if r.Buffered() == 0 {
			if e := w.Flush(); e != nil {
				return fmt.Errorf("write verdict %d: %w", n, e)
			}
		}
	}
}

// ready reports whether a whole line can be read without waiting.
func ready(r *bufio.Reader) bool {
	b, err := r.Peek(r.Buffered())
	return err == nil && bytes.IndexByte(b, '\n') >= 0
}

type problem struct {
	Error string `json:"error"`
}

func parseLine(text []byte, dir string, n int) line {
	if len(bytes.TrimSpace(text)) == 0 {
		return line{problem: fmt.Sprintf("line %d is empty", n)}
	}
	call, err := rowCall(text, dir)
	if err != nil {
		return line{problem: fmt.Sprintf("line %d %v", n, err)}
	}
	return line{call: call}
}

// judgeLines returns a verdict or a problem for each line. Neighbours in the same
// directory are judged together.
func judgeLines(lines []line, at func(string) *host.Host) []any {
	answers := make([]any, 0, len(lines))
	for i := 0; i < len(lines); {
		if lines[i].problem != "" {
			answers = append(answers, problem{lines[i].problem})
			i++
			continue
		}
		cwd := lines[i].call.Cwd
		var calls []abi.Call
		for ; i < len(lines) && lines[i].problem == "" && lines[i].call.Cwd == cwd; i++ {
			calls = append(calls, lines[i].call)
		}
		for _, v := range at(cwd).ClassifyAll(calls) {
			answers = append(answers, v)
		}
	}
	return answers
}

var errLong = errors.New("line too long")

// readLine reads up to the next line break, within maxLine.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if !long {
			line = append(line, part...)
		}
		if len(line) > maxLine {
			line, long = line[:0], true
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		if long && (err == nil || err == io.EOF) {
			return nil, errLong
		}
		return trimNewline(line), err
	}
}

func trimNewline(b []byte) []byte {
	for len(b) > 0 && (b[len(b)-1] == '\n' || b[len(b)-1] == '\r') {
		b = b[:len(b)-1]
	}
	return b
}
