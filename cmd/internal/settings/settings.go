// Package settings reads and replaces Claude Code's settings of the user, and
// keeps a copy of them as they were before anything of tmt was in them.
//
// This file owns reading and replacing the file, copy.go the copy.
package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// maxSize bounds a settings file, in bytes.
const maxSize = 16 << 20

// Path returns the user's settings file: CLAUDE_CONFIG_DIR's, else that in
// ~/.claude.
func Path(getenv func(string) string) (string, error) {
	dir := getenv("CLAUDE_CONFIG_DIR")
	if dir == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("find the settings: %w", err)
		}
		dir = filepath.Join(home, ".claude")
	}
	return filepath.Abs(filepath.Join(dir, "settings.json"))
}

// File is a settings file as it was read.
type File struct {
	Path  string // behind symbolic links
	Text  []byte
	There bool

	mode fs.FileMode
}

// Open reads a settings file. One that is not there is no error.
func Open(path string) (*File, error) {
	f := &File{Path: path, mode: 0o600}
	real, err := filepath.EvalSymlinks(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Lstat(path); err == nil {
			return nil, fmt.Errorf("read %s: it is a symbolic link to nothing; make its target, or remove it", path)
		}
		return f, nil
	case err != nil:
		return nil, fmt.Errorf("read the settings: %w", err)
	}
	f.Path = real
	info, err := os.Stat(real)
	switch {
	case err != nil:
		return nil, fmt.Errorf("read the settings: %w", err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("read %s: it is no regular file", path)
	case info.Size() > maxSize:
		return nil, fmt.Errorf("read %s: it is larger than %d bytes", path, maxSize)
	}
	f.There, f.mode = true, info.Mode().Perm()
	if f.Text, err = os.ReadFile(real); err != nil {
		return nil, fmt.Errorf("read the settings: %w", err)
	}
	return f, nil
}

// Writable fails where the user made the file read-only: renaming would get
// round that.
func (f *File) Writable() error {
	if f.There && f.mode&0o200 == 0 {
		return fmt.Errorf("%s is read-only; make it writable first", f.Path)
	}
	return nil
}

// Replace writes the file anew, unless it is read-only or was changed meanwhile.
func (f *File) Replace(text []byte) error {
	if err := f.unchanged(); err != nil {
		return err
	}
	return write(f.Path, text, f.mode)
}

// Remove removes the file, as Replace replaces it.
func (f *File) Remove() error {
	if err := f.unchanged(); err != nil {
		return err
	}
	return os.Remove(f.Path)
}

func (f *File) unchanged() error {
	if err := f.Writable(); err != nil {
		return err
	}
	now, err := os.ReadFile(f.Path)
	if err != nil && (f.There || !errors.Is(err, fs.ErrNotExist)) {
		return err
	}
	if !bytes.Equal(now, f.Text) {
		return errors.New("it was changed meanwhile; try again")
	}
	return nil
}

// write replaces a file by renaming.
func write(path string, text []byte, mode fs.FileMode) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name()) // nothing is left of it after the rename
	_, err = temp.Write(text)
	err = errors.Join(err, temp.Chmod(mode), temp.Sync(), temp.Close())
	if err != nil {
		return err
	}
	return os.Rename(temp.Name(), path)
}
