package session

// This file owns reading a whole small file and replacing one at a stroke.

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// maxState bounds the bytes of a state file that is read. The gate's own bounds
// keep what it writes below.
const maxState = 4 << 20

// unfitError marks a file that will not be readable next time either.
type unfitError struct{ cause error }

func (e *unfitError) Error() string { return e.cause.Error() }
func (e *unfitError) Unwrap() error { return e.cause }

// readFile returns a regular file of at most limit bytes. What is none, is
// larger, or may not be opened, is unfit.
func readFile(path string, limit int64) ([]byte, error) {
	f, err := openNoFollow(path, os.O_RDONLY)
	if err != nil {
		if isLink(err) || errors.Is(err, fs.ErrPermission) {
			return nil, &unfitError{err}
		}
		return nil, err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return nil, err
	}
	return readOpen(f, fi, path, limit)
}

// readOpen is readFile for a file that is open.
func readOpen(f io.Reader, fi fs.FileInfo, path string, limit int64) ([]byte, error) {
	switch {
	case !fi.Mode().IsRegular():
		return nil, &unfitError{fmt.Errorf("read %s: not a regular file", path)}
	case fi.Size() > limit:
		return nil, &unfitError{fmt.Errorf("read %s: %d bytes, more than %d", path, fi.Size(), limit)}
	}
	b := make([]byte, fi.Size())
	if _, err := io.ReadFull(f, b); err != nil {
		return nil, fmt.Errorf("read %s: %w", path, err)
	}
	return b, nil
}

// replaceFile writes b to temp and renames temp to path. A temp that a killed
// process left is removed; on an error none is left.
func replaceFile(temp, path string, b []byte, sync bool) (err error) {
	const create = os.O_WRONLY | os.O_CREATE | os.O_EXCL
	f, err := openNoFollow(temp, create)
	if err != nil && (errors.Is(err, fs.ErrExist) || isLink(err)) {
		if err = os.Remove(temp); err == nil {
			f, err = openNoFollow(temp, create)
		}
	}
	if err != nil {
		return err
	}
	_, err = f.Write(b)
	if err == nil && sync {
		err = f.Sync()
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = moveOver(temp, path)
	}
	if err != nil {
		os.Remove(temp)
	}
	return err
}
