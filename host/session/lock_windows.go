package session

// This file owns locks and guarded opening on Windows.

import (
	"os"
	"time"

	"golang.org/x/sys/windows"
)

// tryLock takes an exclusive lock, which ends with the file or the process.
func tryLock(f *os.File) error {
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_FAIL_IMMEDIATELY|windows.LOCKFILE_EXCLUSIVE_LOCK, 0, 1, 0, new(windows.Overlapped))
	if err == windows.ERROR_LOCK_VIOLATION || err == windows.ERROR_IO_PENDING {
		return errBusy
	}
	return err
}

// openNoFollow opens a file. A symbolic link or another reparse point is an
// error; Windows lets only a trusted user plant one between check and opening.
func openNoFollow(path string, mode int) (*os.File, error) {
	if fi, err := os.Lstat(path); err == nil && !fi.Mode().IsRegular() {
		return nil, &os.PathError{Op: "open", Path: path, Err: errLink}
	}
	var f *os.File
	err := patiently(func() (err error) {
		f, err = os.OpenFile(path, mode, 0o600)
		return err
	})
	return f, err
}

const errLink = windows.ERROR_CANT_ACCESS_FILE

// isLink reports whether openNoFollow failed because of a symbolic link.
func isLink(err error) bool {
	pe, ok := err.(*os.PathError)
	return ok && pe.Err == errLink
}

// moveOver renames a file over another, or to a new name.
func moveOver(from, to string) error {
	return patiently(func() error { return os.Rename(from, to) })
}

// patiently repeats what fails while another process has the file open.
func patiently(do func() error) error {
	for try := 0; ; try++ {
		err := do()
		var code error
		switch e := err.(type) {
		case *os.PathError:
			code = e.Err
		case *os.LinkError:
			code = e.Err
		}
		if try >= 50 || code != windows.ERROR_ACCESS_DENIED && code != windows.ERROR_SHARING_VIOLATION {
			return err
		}
		time.Sleep(2 * time.Millisecond)
	}
}
