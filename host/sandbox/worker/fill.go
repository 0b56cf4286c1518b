package worker

// This file owns filling the cache of compiled modules, which happens when a
// module is pinned or installed, never when it is asked: a worker that answers
// may not write files.

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// fillTime bounds compiling one module.
const fillTime = 60 * time.Second

// fillCache compiles the module on in into the cache in dir.
func fillCache(dir string, in io.Reader, errs io.Writer) int {
	time.AfterFunc(fillTime, func() { os.Exit(frame.ExitDeadline) })
	err := limitProcess(limits{cpu: uint64(fillTime / time.Second), memory: 1 << 30, files: true})
	if err == nil {
		err = compileInto(dir, in)
	}
	if err != nil {
		fmt.Fprintln(errs, cause(context.Background(), err))
		return 1
	}
	return 0
}

func compileInto(dir string, in io.Reader) error {
	wasm, err := io.ReadAll(io.LimitReader(in, sandbox.MaxModule+1))
	if err != nil {
		return fmt.Errorf("reading the module: %w", err)
	}
	e, err := newEngine(context.Background(), wasm, dir)
	if err != nil {
		return err
	}
	e.close()
	return nil
}
