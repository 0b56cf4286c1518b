//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package session

// This file owns the question on Unix whether a file is the user's alone.

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// private returns an error if a file or folder belongs to somebody else, has one of
// the bits of closed, or another name.
func private(fi fs.FileInfo, closed fs.FileMode) error {
	st, ok := fi.Sys().(*syscall.Stat_t)
	switch {
	case !ok:
		return errors.New("whose it is cannot be told")
	case int(st.Uid) != os.Geteuid():
		return fmt.Errorf("it belongs to user %d, not to you (%d)", st.Uid, os.Geteuid())
	case fi.Mode().Perm()&closed != 0:
		return fmt.Errorf("it is open to others (%v)", fi.Mode().Perm())
	case fi.Mode().IsRegular() && st.Nlink > 1:
		return errors.New("it has another name (a hard link)")
	}
	return nil
}
