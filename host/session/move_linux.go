package session

// This file owns moving a file over another on Linux, cheaply.

import (
	"os"

	"golang.org/x/sys/unix"
)

// moveOver renames a file over another, or to a new name, in one step.
//
// On ext4 a rename over a file starts to write the new one to disk at once, 0.2
// to 0.6 ms that a hook would wait for. Exchanging the two names does not, and
// is as atomic: 0.01 to 0.1 ms. After a power cut the new file may be empty;
// a state that must not be is synced before.
func moveOver(from, to string) error {
	if exchange(from, to) != nil {
		return os.Rename(from, to) // nothing to replace, or not supported
	}
	os.Remove(from) // the old file; what stays is removed by the next write
	return nil
}

// exchange swaps two names (Linux 3.15).
func exchange(a, b string) error {
	return unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
}
