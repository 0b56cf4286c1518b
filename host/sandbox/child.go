package sandbox

// This file owns the worker's process: where it is found, its pipes, how it is
// ended, and what its end says. What differs between systems is in
// child_unix.go and child_other.go.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

const (
	// exitWait is how long a worker that closed its output may take to end.
	exitWait = 100 * time.Millisecond
	// pipeRoom is what every system's pipe holds, so that writing it to an
	// empty one does not wait for the reader.
	pipeRoom = 16 << 10
)

// child is a running worker.
type child struct {
	process process
	in, out *os.File // the worker's standard input and output
	errs    *os.File // its standard error, read after its end only

	mu     sync.Mutex
	ended  bool
	killed bool // by us
}

// ending is how a process ended.
type ending struct {
	known bool
	code  int    // exit status, -1 after a signal
	text  string // "exit status 2", "signal: killed"
}

// startChild starts the worker with an empty environment.
func startChild(program string, args ...string) (*child, error) {
	if program == "" {
		var err error
		if program, err = besideExecutable(); err != nil {
			return nil, fmt.Errorf("the sandbox cannot be found: %w", err)
		}
	}
	var theirs, ours [3]*os.File
	defer func() { closeAll(theirs[:]) }()
	for i := range theirs {
		r, w, err := os.Pipe()
		if err != nil {
			closeAll(ours[:])
			return nil, fmt.Errorf("the sandbox cannot be started: %w", err)
		}
		theirs[i], ours[i] = w, r
		if i == 0 { // standard input is the one that we write
			theirs[i], ours[i] = r, w
		}
	}
	p, err := startProcess(program, append([]string{program}, args...), theirs)
	if err != nil {
		closeAll(ours[:])
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("the sandbox is missing: %s", program)
		}
		return nil, fmt.Errorf("the sandbox cannot be started: %s: %w", program, err)
	}
	return &child{process: p, in: ours[0], out: ours[1], errs: ours[2]}, nil
}

// besideExecutable is where the worker is installed.
func besideExecutable() (string, error) {
	self, err := os.Executable()
	if err == nil {
		self, err = filepath.EvalSymlinks(self)
	}
	name := "tmt-sandbox"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	return filepath.Join(filepath.Dir(self), name), err
}

// bound ends the worker when ctx does. The talk with it ends shortly after in
// any case, should a process outside its group hold the pipes open.
func (c *child) bound(ctx context.Context) (stop func() bool) {
	if t, ok := ctx.Deadline(); ok {
		c.in.SetWriteDeadline(t.Add(exitWait))
		c.out.SetReadDeadline(t.Add(exitWait))
	}
	return context.AfterFunc(ctx, c.kill)
}

// send writes everything the worker is told. It does not wait for the worker
// to read it: one that does not is found out by what it answers.
func (c *child) send(parts ...[]byte) {
	size := 0
	for _, b := range parts {
		size += len(b)
	}
	write := func() {
		for _, b := range parts {
			c.in.Write(b)
		}
		c.in.Close()
	}
	if size > pipeRoom {
		go write()
		return
	}
	parts = [][]byte{slices.Concat(parts...)} // one write wakes the worker once
	write()
}

// kill ends the worker and all of its process group.
func (c *child) kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.ended {
		c.killed = true
		c.process.kill()
	}
}

// drop ends a worker that is of no more use, without waiting for its end.
func (c *child) drop() {
	c.kill()
	go c.wait()
}

// wait waits for the worker's end.
func (c *child) wait() ending {
	e := c.process.wait()
	c.mu.Lock()
	c.ended = true
	c.process.kill() // what it left behind in its group
	c.mu.Unlock()
	closeAll([]*os.File{c.in, c.out, c.errs})
	return e
}

// autopsy ends the worker after the error err in the talk with it, and says
// what went wrong.
func (c *child) autopsy(err error) (cause string, next remedy) {
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		c.drop()
		return frame.OutOfTime, later
	case !isEnd(err):
		c.drop()
		return "the sandbox broke its protocol: " + err.Error(), doctor
	}
	// Its output ended: so will the process, or it is made to.
	timer := time.AfterFunc(exitWait, c.kill)
	words := c.lastWords()
	e := c.wait()
	timer.Stop()
	switch {
	case c.killed || e.code == frame.ExitDeadline:
		return frame.OutOfTime, later
	case e.code == frame.ExitMemory,
		strings.Contains(words, "out of memory"), strings.Contains(words, "cannot allocate memory"):
		return "ran out of memory", inspect
	case strings.Contains(words, "cpu limit exceeded"):
		return "ran out of processor time", later
	case !e.known:
		return "the sandbox ended before it answered", doctor
	}
	cause = "the sandbox ended before it answered (" + e.text + ")"
	if words != "" {
		cause += ": " + words
	}
	return cause, inspect
}

// lastWords returns the first line that the worker wrote to standard error.
func (c *child) lastWords() string {
	c.errs.SetReadDeadline(time.Now().Add(exitWait))
	b := make([]byte, 0, 1<<10)
	for len(b) < cap(b) {
		n, err := c.errs.Read(b[len(b):cap(b)])
		b = b[:len(b)+n]
		if err != nil {
			break
		}
	}
	line, _, _ := strings.Cut(string(b), "\n")
	return abi.Sanitize(line, 200)
}

func closeAll(files []*os.File) {
	for _, f := range files {
		if f != nil {
			f.Close()
		}
	}
}

// isEnd reports whether err is the end of the worker's output.
func isEnd(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
}
