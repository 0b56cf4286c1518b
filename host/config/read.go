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

// maxFile bounds a tmt.toml and the record of trust, in bytes.
const maxFile = 256 << 10

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

// sight is what one look at the files found.
type sight struct {
	stamp [files]stamp
	err   [files]error // why a file that is there cannot be looked at
}

// any reports whether there is a tmt.toml.
func (s *sight) any() bool {
	return s.stamp[userFile] != stamp{} || s.stamp[projectFile] != stamp{} || s.err[userFile] != nil || s.err[projectFile] != nil
}

func (at *Places) path(i int) string { return [files]string{at.User, at.Project, at.Trust}[i] }

// look takes the stamps: of the record of trust only where there is a project's
// file.
func (at *Places) look() sight {
	var s sight
	for i := range files {
		path := at.path(i)
		if path == "" || i == trustFile && s.stamp[projectFile] == (stamp{}) {
			continue
		}
		info, err := os.Stat(path)
		if err == nil {
			s.stamp[i], err = stampOf(info), regular(info)
		}
		if err != nil && !absent(err) {
			s.err[i] = err
		}
	}
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
	stamp stamp
	sum   [sha256.Size]byte
}

// readFile reads a whole file. A file that is not there has the zero stamp.
func readFile(path string, most int64) (content, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if absent(err) {
		return content{}, nil
	}
	if err != nil {
		return content{}, cause(err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return content{}, cause(err)
	}
	if err := regular(info); err != nil {
		return content{}, err
	}
	if info.Size() > most {
		return content{}, fmt.Errorf("it has %d bytes, more than the %d that are read; make it shorter", info.Size(), most)
	}
	b, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return content{}, cause(err)
	}
	if int64(len(b)) > most {
		return content{}, fmt.Errorf("it is longer than the %d bytes that are read; make it shorter", most)
	}
	return content{string(b), stampOf(info), sha256.Sum256(b)}, nil
}

// cause drops the path from an error: the message names it already.
func cause(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
