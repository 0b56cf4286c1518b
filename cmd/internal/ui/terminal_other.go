//go:build !linux && !darwin && !freebsd && !windows

package ui

import "os"

// isTerminal takes any character device for a terminal.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
