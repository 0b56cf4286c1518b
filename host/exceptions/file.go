package exceptions

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns the file: strict reading, changes under a lock. What is not
// exactly as it was written holds no exception at all.

const schema = 1

type wire struct {
	Schema     int         `json:"schema"`
	Exceptions []Exception `json:"exceptions"`
}

// Read returns all exceptions that a file holds, also those that do not hold now.
// No file is none; with an error there are none.
func Read(path string) ([]Exception, error) {
	b, err := own(path).Read()
	if err != nil {
		return nil, err
	}
	return decode(path, b)
}

// Add keeps an exception, in place of an earlier one about the same call, and
// drops those that ended.
func Add(path string, x Exception, now time.Time) error {
	form, err := Form(x.Command)
	switch {
	case err != nil:
		return err
	case form != x.Command:
		return errors.New("the command is not in the form in which it is compared")
	}
	if err := x.check(); err != nil {
		return err
	}
	return change(path, func(list []Exception) ([]Exception, error) {
		list = slices.DeleteFunc(list, func(o Exception) bool { return o.same(&x) || now.Unix() >= o.Expires })
		if len(list) >= MaxKept {
			return nil, fmt.Errorf("there are %d exceptions already; take some back with tmt allow revoke", len(list))
		}
		return append(list, x), nil
	})
}

// Revoke takes back those that match, drops those that ended, and returns how many
// matched.
func Revoke(path string, match func(*Exception) bool, now time.Time) (int, error) {
	n := 0
	err := change(path, func(list []Exception) ([]Exception, error) {
		return slices.DeleteFunc(list, func(x Exception) bool {
			if match(&x) {
				n++
				return true
			}
			return now.Unix() >= x.Expires
		}), nil
	})
	return n, err
}

func own(path string) session.Own { return session.Own{Path: path, Limit: maxFile} }

func change(path string, f func([]Exception) ([]Exception, error)) error {
	return own(path).Update(func(b []byte) ([]byte, error) {
		list, err := decode(path, b)
		if err != nil {
			return nil, err
		}
		if list, err = f(list); err != nil {
			return nil, err
		}
		out, err := json.MarshalIndent(wire{schema, append([]Exception{}, list...)}, "", "  ")
		return append(out, '\n'), err
	})
}

func decode(path string, b []byte) ([]Exception, error) {
	if b == nil {
		return nil, nil
	}
	damaged := func(err error) error {
		return fmt.Errorf("read %s: %w; no exception holds until it is removed or corrected", path, err)
	}
	var w wire
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&w); err != nil {
		return nil, damaged(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, damaged(errors.New("text behind its end"))
	}
	if w.Schema != schema {
		return nil, damaged(fmt.Errorf("its schema is %d, and this tmt knows %d", w.Schema, schema))
	}
	if len(w.Exceptions) > MaxKept {
		return nil, damaged(fmt.Errorf("it has %d exceptions, more than %d", len(w.Exceptions), MaxKept))
	}
	for i := range w.Exceptions {
		if err := w.Exceptions[i].check(); err != nil {
			return nil, damaged(fmt.Errorf("exception %d: %w", i+1, err))
		}
	}
	return w.Exceptions, nil
}

// check holds what an exception must be, wherever it comes from. That its command
// is in its form needs no look here: it is compared with one that is.
func (x *Exception) check() error {
	switch {
	case x.Command == "" || len(x.Command) > 4*MaxCommand: // quotes may make it longer
		return errors.New("it has no command, or one that is too long")
	case x.Anywhere == (x.Dir != ""), x.Dir != "" && (!filepath.IsAbs(x.Dir) || filepath.Clean(x.Dir) != x.Dir):
		return errors.New("it needs either an absolute directory or anywhere")
	case len(x.Judged) != 64 || strings.Trim(x.Judged, "0123456789abcdef") != "":
		return errors.New("it does not say how the command was judged")
	case x.Created <= 0 || x.Expires <= x.Created:
		return errors.New("it ends before it begins")
	case x.Expires-x.Created > int64(MaxTerm/time.Second):
		return fmt.Errorf("it holds longer than %d days", MaxTerm/(24*time.Hour))
	case len(x.Reason) > MaxReason:
		return fmt.Errorf("its reason has %d bytes, more than %d", len(x.Reason), MaxReason)
	}
	return nil
}
