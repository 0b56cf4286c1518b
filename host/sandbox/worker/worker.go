// Package worker is what the process tmt-sandbox does: it runs classifiers'
// modules in a WebAssembly engine and answers the host over standard output.
// It is the only package that links the engine. It trusts no module: limits
// on the process come first, and what still brings it down ends this process,
// not the one that asked.
//
// This file owns the order of a session; engine.go owns the engine, guest.go
// one request.
package worker

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

const usage = `tmt-sandbox runs classifiers for tmt, which starts it; there is nothing to do by hand.
To see what a classifier answers: tmt classifiers run NAME -- COMMAND
`

// Main runs the worker with the process's arguments and returns its exit
// status. It limits the whole process: call it from main only.
func Main(args []string, in io.Reader, out io.WriteCloser, errs io.Writer) int {
	debug.SetTraceback("none")
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(softMemory)
	switch {
	case len(args) == 3 && args[1] == sandbox.FillCacheOption:
		return fillCache(args[2], in, errs)
	case len(args) != 1:
		fmt.Fprint(errs, usage)
		return frame.ExitUsage
	}
	if err := limitProcess(limits{cpu: 2, memory: hardMemory}); err != nil {
		fmt.Fprintln(errs, "limiting the process:", err)
		return 1
	}
	time.AfterFunc(watchDelay, watchMemory)
	err := serve(in, out)
	out.Close() // the host need not wait until all memory is given back
	if err != nil {
		fmt.Fprintln(errs, err)
		fmt.Fprint(errs, usage)
		return frame.ExitUsage
	}
	return 0
}

// serve holds one session.
func serve(in io.Reader, out io.Writer) error {
	r := bufio.NewReaderSize(in, 16<<10)
	hello, err := frame.Read(r, 16)
	if err != nil {
		return fmt.Errorf("reading the first frame: %w", err)
	}
	left, err := frame.ParseHello(hello)
	if err != nil {
		return err
	}
	budget := time.Duration(left) * time.Millisecond
	time.AfterFunc(budget+deadlineGrace, func() { os.Exit(frame.ExitDeadline) })
	ctx, cancel := context.WithTimeout(context.Background(), budget)
	defer cancel()

	s := session{}
	for {
		f, err := frame.Read(r, sandbox.MaxModule+1<<16)
		if err != nil {
			return fmt.Errorf("reading a frame: %w", err)
		}
		switch f.Kind {
		case frame.Module:
			err = s.load(ctx, f.Payload)
		case frame.Request:
			err = write(out, s.ask(ctx, f.Payload), f.ID)
		case frame.End: // the process is about to end: nothing is closed
			_, err = out.Write(frame.Append(nil, frame.End, hello.ID))
			return err
		default:
			err = fmt.Errorf("unknown frame %q", f.Kind)
		}
		if err != nil {
			return err
		}
	}
}

// write sends what became of one request.
func write(out io.Writer, r result, id uint64) error {
	kind, payload := frame.Answer, r.answer
	if r.failure != "" {
		kind, payload = frame.Failure, []byte(abi.Sanitize(r.failure, frame.MaxFailure))
	}
	_, err := out.Write(frame.Append(nil, kind, id, payload))
	return err
}

// session is the classifier at hand.
type session struct {
	engine *engine
	broken string // why the module cannot be asked
}

// load makes the module of the frame the one that is asked. A module that
// cannot be loaded is no error of the session: its requests fail.
func (s *session) load(ctx context.Context, payload []byte) error {
	s.close()
	dir, wasm, err := frame.ParseModule(payload)
	if err != nil {
		return err
	}
	s.engine, err = newEngine(ctx, wasm, dir)
	if err != nil {
		s.broken = cause(ctx, err)
	}
	return nil
}

func (s *session) ask(ctx context.Context, request []byte) result {
	switch {
	case s.broken != "":
		return result{failure: s.broken}
	case s.engine == nil:
		return result{failure: "asked without a module"}
	}
	return s.engine.ask(ctx, request)
}

func (s *session) close() {
	if s.engine != nil {
		s.engine.close()
	}
	*s = session{}
}
