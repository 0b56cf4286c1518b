//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package session

// This file owns locks and guarded opening on Unix.

import (
	"os"
	"syscall"
)

// tryLock takes an exclusive lock, which ends with the file or the process.
func tryLock(f *os.File) error {
	for {
		switch err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err {
		case syscall.EINTR:
		case syscall.EWOULDBLOCK:
			return errBusy
		default:
			return err
		}
	}
}

// openNoFollow opens a file of mode 0600. A symbolic link is an error, and a
// pipe does not block.
func openNoFollow(path string, mode int) (*os.File, error) {
	return os.OpenFile(path, mode|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
}

// isLink reports whether openNoFollow failed because of a symbolic link.
func isLink(err error) bool {
	pe, ok := err.(*os.PathError)
	return ok && (pe.Err == syscall.ELOOP || pe.Err == syscall.EMLINK) // FreeBSD has EMLINK
}
