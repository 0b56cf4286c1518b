package session

// This file owns files that the user keeps in ~/.tmt for all sessions: read only
// where nobody else can have written them, changed under a lock.

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Own is one such file. What others may write, and what is a link or belongs to
// somebody else, is never read.
type Own struct {
	Path  string        // absolute
	Limit int64         // bytes that are read at most
	Wait  time.Duration // for the lock; 0 stands for DefaultWait
}

// Read returns the file's bytes, nil where there is no file.
func (o Own) Read() ([]byte, error) {
	f, err := openNoFollow(o.Path, os.O_RDONLY)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case isLink(err):
		return nil, fmt.Errorf("read %s: it is a symbolic link", o.Path)
	case err != nil:
		return nil, err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return nil, err
	}
	dir := filepath.Dir(o.Path)
	in, err := os.Lstat(dir) // behind a link it lay where nothing protects it
	switch {
	case err != nil:
		return nil, err
	case !in.IsDir():
		return nil, fmt.Errorf("read %s: its folder %s is a link", o.Path, dir)
	}
	if err := private(fi, 0o077); err != nil {
		return nil, fmt.Errorf("read %s: %w", o.Path, err)
	}
	if err := private(in, 0o022); err != nil {
		return nil, fmt.Errorf("read %s: its folder %s: %w", o.Path, dir, err)
	}
	b, err := readOpen(f, fi, o.Path, o.Limit)
	if b == nil && err == nil {
		b = []byte{}
	}
	return b, err
}

// Update replaces the file by what change makes of its bytes, in a folder of mode
// 0700. Where the file cannot be read or change fails, it stays as it is.
func (o Own) Update(change func([]byte) ([]byte, error)) error {
	dir := filepath.Dir(o.Path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := openNoFollow(filepath.Join(dir, ".lock-"+filepath.Base(o.Path)), os.O_RDWR|os.O_CREATE)
	if err != nil {
		return err
	}
	unlock, err := waitFor(f, o.Wait)
	if err != nil {
		return err
	}
	defer unlock()
	old, err := o.Read()
	if err != nil {
		return err
	}
	b, err := change(old)
	if err != nil {
		return err
	}
	if int64(len(b)) > o.Limit {
		return fmt.Errorf("write %s: it would have %d bytes, more than the %d that are read", o.Path, len(b), o.Limit)
	}
	return replaceFile(o.Path+".tmp", o.Path, b, true)
}
