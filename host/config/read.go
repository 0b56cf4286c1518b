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
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if absent(err) {
		return content{}, nil
	}
	if err != nil {
		return content{stamp: stampAt(path)}, cause(err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return content{stamp: stampAt(path)}, cause(err)
	}
	c := content{stamp: stampOf(info)}
	if err := regular(info); err != nil {
		return c, err
	}
	if info.Size() > most {
		return c, fmt.Errorf("it has %d bytes, more than the %d that are read; make it shorter", info.Size(), most)
	}
	b := make([]byte, info.Size()+1) // one more: it may have grown
	n, err := io.ReadFull(f, b)
	switch {
	case err != nil && err != io.EOF && err != io.ErrUnexpectedEOF:
		return c, cause(err)
	case int64(n) > info.Size():
		return c, errors.New("it changes while it is read; try again")
	}
	c.text, c.sum = string(b[:n]), sha256.Sum256(b[:n])
	return c, nil
}

// cause drops the path from an error: the message names it already.
func cause(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
