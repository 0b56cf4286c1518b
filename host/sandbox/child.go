package sandbox

// This file owns the worker's process: where it is found, how it starts, how
// it is ended, and what its end says. What differs between systems is in
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
	"strings"
	"sync"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// exitWait is how long a worker that closed its output may take to end.
const exitWait = 100 * time.Millisecond

// child is a running worker.
type child struct {
	process *os.Process
	in, out *os.File // the worker's standard input and output
	errs    *os.File // its standard error, read after its end only

	mu     sync.Mutex
	ended  bool
	killed bool // by us
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
	p, err := os.StartProcess(program, append([]string{program}, args...), &os.ProcAttr{
		Env: []string{}, Dir: workDir, Files: theirs[:], Sys: ownGroup(),
	})
	if err != nil {
		closeAll(ours[:])
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("the sandbox is missing: %s", program)
		}
		return nil, fmt.Errorf("the sandbox cannot be started: %w", err)
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

// send writes everything the worker is told. A worker that does not read it is
// found out by what it answers.
func (c *child) send(parts ...[]byte) {
	defer c.in.Close()
	for _, p := range parts {
		if _, err := c.in.Write(p); err != nil {
			return
		}
	}
}

// kill ends the worker and all of its process group.
func (c *child) kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.ended {
		c.killed = true
		killGroup(c.process)
	}
}

// end ends a worker that is of no more use and returns how it ended.
func (c *child) end() *os.ProcessState {
	c.kill()
	return c.wait()
}

func (c *child) wait() *os.ProcessState {
	state, _ := c.process.Wait()
	c.mu.Lock()
	c.ended = true
	killGroup(c.process) // what it left behind
	c.mu.Unlock()
	closeAll([]*os.File{c.in, c.out, c.errs})
	return state
}

// autopsy ends the worker after the error err in the talk with it, and says
// what went wrong.
func (c *child) autopsy(err error) (cause string, next remedy) {
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		c.end()
		return "ran out of time", inspect
	case !isEnd(err):
		c.end()
		return "the sandbox broke its protocol: " + err.Error(), doctor
	}
	// Its output ended: so will the process, or it is made to.
	timer := time.AfterFunc(exitWait, c.kill)
	words := c.lastWords()
	state := c.wait()
	timer.Stop()
	switch {
	case c.killed:
		return "ran out of time", inspect
	case state == nil:
		return "the sandbox ended before it answered", doctor
	}
	switch state.ExitCode() {
	case frame.ExitDeadline:
		return "ran out of time", inspect
	case frame.ExitMemory:
		return "ran out of memory", inspect
	}
	if strings.Contains(words, "out of memory") || strings.Contains(words, "cannot allocate memory") {
		return "ran out of memory", inspect
	}
	if strings.Contains(words, "cpu limit exceeded") {
		return "ran out of processor time", inspect
	}
	cause = "the sandbox ended before it answered (" + state.String() + ")"
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
