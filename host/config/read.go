package config

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
	"time"
)

// This file owns the reading of files whose content a stranger may have chosen:
// bounded, regular files only, with the stamp by which a change is noticed.

// The bounds of a tmt.toml and of the record of trust, in bytes. What no person
// vouches for is to cost less.
const (
	maxFile      = 1 << 20
	maxUntrusted = 512 << 10 // of a project that was never trusted
)

// The files that a configuration is made of.
const (
	userFile = iota
	projectFile
	trustFile
	files
)

// stamp is what tells one state of a file from another. The zero stamp is that
// of no file.
type stamp struct {
	Device, Inode uint64
	Size          int64
	Modified      int64 // nanoseconds
	Changed       int64 // ctime, which no program sets; 0 where there is none
}

// fresh is how long a file may have changed unseen: within the resolution of a
// file system's times a second change leaves the same stamp.
const fresh = 3 * time.Second

// racy reports whether a file of this stamp may have changed without leaving
// another one: its change is recent, or not in the past (the clock was moved
// back), or its times are whole seconds. Its bytes then have to be compared.
func (s stamp) racy(now time.Time) bool {
	if s == (stamp{}) {
		return false
	}
	return s.Changed >= now.Add(-fresh).UnixNano() || s.Changed%int64(time.Second) == 0
}

// path returns the path of a file, "" for one that cannot be.
func (at *Places) path(i int) string { return [files]string{at.User, at.Project, at.Trust}[i] }

// sight is what one look at the files found.
type sight [files]stamp

// any reports whether there is a tmt.toml.
func (s *sight) any() bool { return s[userFile] != stamp{} || s[projectFile] != stamp{} }

// look takes the stamps: of the record of trust only where there is a project's
// file.
func (at *Places) look() sight {
	var s sight
	for i := range files {
		if path := at.path(i); path != "" && (i != trustFile || s[projectFile] != stamp{}) {
			s[i] = stampAt(path)
		}
	}
	return s
}

// stampAt takes the stamp of a path. One that is there but cannot be followed has
// that of the link, or one that no file has.
func stampAt(path string) stamp {
	info, err := os.Stat(path)
	switch {
	case err == nil:
		return stampOf(info)
	case absent(err):
		return stamp{}
	}
	s := stamp{Changed: 1}
	if info, err := os.Lstat(path); err == nil {
		s = stampOf(info)
	}
	s.Size = -1
	return s
}

// absent reports whether an error says that there is no such file.
func absent(err error) bool { return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) }

func regular(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return errors.New("it is a directory, not a file")
	case !info.Mode().IsRegular():
		return errors.New("it is no regular file")
	}
	return nil
}

// content is a file as it was read.
type content struct {
	text  string
	stamp stamp             // the zero stamp where there is no file
	sum   [sha256.Size]byte // of the text; zero where it could not be read
}

// readFile reads a whole file. The stamp is set with an error too: until it
// changes, so is the error.
func readFile(path string, most int64) (content, error) {
	f, c, err := openFile(path, most)
	if f == nil {
		return c, err
	}
	defer f.Close()
	b := make([]byte, c.stamp.Size+1) // one more: it may have grown
	n, err := io.ReadFull(f, b)
	switch {
	case err != nil && err != io.EOF && err != io.ErrUnexpectedEOF:
		return c, cause(err)
	case int64(n) > c.stamp.Size:
		return c, errors.New("it changes while it is read; try again")
	}
	c.text, c.sum = string(b[:n]), sha256.Sum256(b[:n])
	return c, nil
}

// readSum is readFile for the digest alone: it keeps no text.
func readSum(path string, most int64) (content, error) {
	f, c, err := openFile(path, most)
	if f == nil {
		return c, err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.CopyBuffer(struct{ io.Writer }{h}, struct{ io.Reader }{io.LimitReader(f, most)}, make([]byte, 16<<10)); err != nil {
		return c, cause(err)
	}
	h.Sum(c.sum[:0])
	return c, nil
}

// openFile opens a regular file of at most most bytes. Without one f is nil.
func openFile(path string, most int64) (f *os.File, c content, err error) {
	f, err = os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	switch {
	case absent(err):
		return nil, c, nil
	case err != nil:
		return nil, content{stamp: stampAt(path)}, cause(err)
	}
	info, err := f.Stat()
	if err == nil {
		c.stamp, err = stampOf(info), regular(info)
	} else {
		c.stamp = stampAt(path)
	}
	if err == nil && info.Size() > most {
		err = fmt.Errorf("it has %d bytes, more than the %d that are read; make it shorter", info.Size(), most)
	}
	if err != nil {
		f.Close()
		return nil, c, cause(err)
	}
	return f, c, nil
}

// cause drops the path from an error: the message names it already.
func cause(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
