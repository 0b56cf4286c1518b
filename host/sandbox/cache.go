package sandbox

// This file owns the cache of compiled modules, for classifiers set to the
// compiler: one directory a module, named by its digest, filled when the module
// is pinned or installed. Its entries are machine code: whoever can write them
// decides what runs in the worker, so that the directory lies in our protected
// data directory and belongs to the user alone.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// FillCacheOption makes the worker fill the cache in the directory that follows
// it with the module on its standard input.
const FillCacheOption = "--fill-cache"

// fillDeadline bounds compiling one module; the worker ends itself earlier.
const fillDeadline = 65 * time.Second

// cacheOf returns the directory of a module's compiled form, "" without a
// cache.
func (r *Runner) cacheOf(wasm []byte) string {
	if r.CacheDir == "" {
		return ""
	}
	return filepath.Join(r.CacheDir, Digest(wasm))
}

// FillCache compiles a module into the cache, for classifiers set to the
// Compiler. What was there for the module is replaced.
func (r *Runner) FillCache(ctx context.Context, wasm []byte) error {
	if err := Scan(wasm); err != nil {
		return err
	}
	dir := r.cacheOf(wasm)
	if dir == "" {
		return errors.New("compiling the module: there is no cache directory")
	}
	if err := os.RemoveAll(dir); err != nil {
		return fmt.Errorf("emptying the cache: %w", err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("making the cache: %w", err)
	}
	if err := r.compile(ctx, dir, wasm); err != nil {
		os.RemoveAll(dir)
		return fmt.Errorf("compiling the module: %w", err)
	}
	return nil
}

func (r *Runner) compile(ctx context.Context, dir string, wasm []byte) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	worker, err := startChild(r.Program, FillCacheOption, dir)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, fillDeadline)
	defer cancel()
	defer worker.bound(ctx)()
	worker.send(wasm)
	if _, err := worker.out.Read(make([]byte, 1)); !isEnd(err) {
		cause, _ := worker.autopsy(err)
		return errors.New(cause)
	}
	words := worker.lastWords()
	e := worker.wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case !e.known || e.code != 0:
		return fmt.Errorf("%s (%s)", words, e.text)
	}
	return nil
}
