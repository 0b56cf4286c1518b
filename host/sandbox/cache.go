package sandbox

// This file owns the cache of compiled modules, for classifiers set to the
// compiler: one directory a module, named by its digest, filled when the module
// is pinned or installed. Its entries are machine code: whoever can write them
// decides what runs in the worker, so that the directory lies in our protected
// data directory and belongs to the user alone.

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
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
	err := r.compile(ctx, dir, wasm)
	if err == nil {
		var mark []byte
		if mark, err = markOf(dir); err == nil {
			err = os.WriteFile(filepath.Join(dir, markFile), mark, 0o600)
		}
	}
	if err != nil {
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

// markFile holds what markOf returned when the cache was filled: the engine looks
// whether an entry is whole, but not whose it is.
const markFile = "mark"

// markPart is how much of an entry's beginning and end its mark covers. The
// engine's own checksum of all of it stands in the end.
const markPart = 4 << 10

// markOf tells the entries of a module's cache from others.
func markOf(dir string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*"))
	if err != nil || len(files) == 0 {
		return nil, errors.New("the cache is empty")
	}
	h := sha256.New()
	for _, name := range files {
		if err := markEntry(h, name, name[len(dir):]); err != nil {
			return nil, err
		}
	}
	return hex.AppendEncode(nil, h.Sum(nil)), nil
}

func markEntry(h io.Writer, name, short string) error {
	f, err := os.OpenFile(name, os.O_RDONLY|openNonblock, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return errors.Join(errors.New("an entry is no regular file"), err)
	}
	fmt.Fprintf(h, "%q %d\n", short, info.Size())
	head := make([]byte, min(markPart, info.Size()))
	tail := make([]byte, min(markPart, info.Size()-int64(len(head))))
	_, err = f.ReadAt(head, 0)
	if err == nil && len(tail) > 0 {
		_, err = f.ReadAt(tail, info.Size()-int64(len(tail)))
	}
	h.Write(head)
	h.Write(tail)
	return err
}

// marked reports whether the entries of a cache are those that it was filled
// with.
func marked(dir string) bool {
	want, err := ReadModule(filepath.Join(dir, markFile)) // bounded, and no pipe
	if err != nil {
		return false
	}
	got, err := markOf(dir)
	return err == nil && bytes.Equal(got, want)
}
