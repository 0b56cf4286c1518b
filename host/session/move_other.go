//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package session

import "os"

// moveOver renames a file over another, or to a new name, in one step.
func moveOver(from, to string) error { return os.Rename(from, to) }
