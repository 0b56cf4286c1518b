//go:build !linux

package main

import (
	"io"

	"github.com/seed-a23d08e7/tmt/host/hook"
)

// readEvent returns the event, at most one byte more than it may have. The timer
// answers where it does not come.
func readEvent(stdin io.Reader, w *watch) ([]byte, error) {
	w.arm()
	return io.ReadAll(io.LimitReader(stdin, hook.MaxBytes+1))
}
