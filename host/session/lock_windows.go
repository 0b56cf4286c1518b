package session

// This file owns locks and guarded opening on Windows.

import (
	"os"
	"syscall"
	"time"
	"unsafe"
)

var lockFileEx = syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")

const (
	lockfileFailImmediately = 1
	lockfileExclusiveLock   = 2
	errSharingViolation     = syscall.Errno(32)
	errLockViolation        = syscall.Errno(33)
)

// tryLock takes an exclusive lock, which ends with the file or the process.
func tryLock(f *os.File) error {
	var at syscall.Overlapped
	ok, _, err := lockFileEx.Call(f.Fd(), lockfileFailImmediately|lockfileExclusiveLock, 0, 1, 0, uintptr(unsafe.Pointer(&at)))
	switch {
	case ok != 0:
		return nil
	case err == errLockViolation || err == syscall.ERROR_IO_PENDING:
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

const errLink = syscall.Errno(1920) // ERROR_CANT_ACCESS_FILE

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
		if try >= 50 || code != syscall.ERROR_ACCESS_DENIED && code != errSharingViolation {
			return err
		}
		time.Sleep(2 * time.Millisecond)
	}
}
