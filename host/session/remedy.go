package session

// This file owns what a person does about a state that cannot be kept: one
// sentence, the same for the hook, session start and doctor.

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Remedy says what to do about an error of a Store in a data directory: one
// clause without a full stop, with the system's own word for the cause behind it.
func Remedy(dir string, err error) string {
	var home *placeError
	switch {
	case errors.As(err, &home):
		return home.remedy
	case errors.Is(err, errBusy):
		return "end the process that holds a lock in " + dir + " (" + err.Error() + ")"
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return "free some space on the disk of " + dir + " (" + cause(err) + ")"
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return "make " + dir + " writable for you, or set TMT_DATA to a folder that is (" + cause(err) + ")"
	}
	return "make " + dir + " a folder of your own, or set TMT_DATA to one (" + cause(err) + ")"
}

// Check writes to the data directory, and makes it where there is none, to see
// that a state could be kept. What it writes it removes.
func (s Store) Check() error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(s.Dir, ".check-")
	if err != nil {
		return err
	}
	_, err = f.Write(make([]byte, 4096))
	return errors.Join(err, f.Close(), os.Remove(f.Name()))
}

// cause is what the system said, without the file.
func cause(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}

// placeError is an environment that names no data directory.
type placeError struct{ cause, remedy string }

func (e *placeError) Error() string { return "find the data directory: " + e.cause + "; " + e.remedy }
