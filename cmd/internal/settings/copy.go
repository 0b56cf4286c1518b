package settings

// This file owns the copy: when it is made, when it comes back, when it goes.

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"

	"github.com/seed-a23d08e7/tmt/cmd/internal/jsonc"
)

// Suffix marks the copy of the settings as they were.
const Suffix = ".before-tmt"

// Keep makes the copy and returns its path, "" for a file that is not there.
func (f *File) Keep() (string, error) {
	path := f.Path + Suffix
	if !f.There {
		err := os.Remove(path) // one that an earlier, unfinished way left
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return "", err
	}
	if err := write(path, f.Text, f.mode); err != nil {
		return "", fmt.Errorf("keep a copy of %s: %w", f.Path, err)
	}
	return path, nil
}

// Copy returns the copy, false where there is none.
func (f *File) Copy() (text []byte, there bool, err error) {
	text, err = os.ReadFile(f.Path + Suffix)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, false, nil
	case err != nil:
		return nil, false, fmt.Errorf("read the copy of the settings: %w", err)
	}
	return text, true, nil
}

// Settle writes settings out of which all that is tmt's was taken, and drops the
// copy. Where they say no more than the copy, the copy's bytes come back; where
// there is none and nothing is left, the file goes.
func (f *File) Settle(text []byte) error {
	before, there, err := f.Copy()
	if err != nil {
		return err
	}
	switch {
	case there && says(text, before):
		err = f.Replace(before)
	case !there && says(text, []byte("{}")):
		err = f.Remove()
	default:
		err = f.Replace(text)
	}
	if err != nil || !there {
		return err
	}
	if err := os.Remove(f.Path + Suffix); err != nil {
		return fmt.Errorf("remove the copy of the settings: %w", err)
	}
	return nil
}

// says reports whether a text, which a program has written, is the other but for
// its form. What holds comments was written by a person, and is kept.
func says(text, other []byte) bool {
	return bytes.Equal(text, other) || Standard(text) && Same(text, other)
}

// Standard reports whether a text is JSON as programs write it: without comments
// and trailing commas.
func Standard(text []byte) bool {
	return json.Valid(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")))
}

// Same reports whether two JSON texts say the same.
func Same(a, b []byte) bool {
	x, ok := value(a)
	y, also := value(b)
	return ok && also && reflect.DeepEqual(x, y)
}

func value(text []byte) (v any, ok bool) {
	if plain, err := jsonc.Plain(text); err == nil {
		text = plain
	}
	return v, json.Unmarshal(text, &v) == nil
}
