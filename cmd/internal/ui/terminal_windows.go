package ui

// This file asks the system whether a file is a terminal. golang.org/x/term would
// do so too, but linking it costs every hook call.

import (
	"os"
	"syscall"
)

func isTerminal(f *os.File) bool {
	var mode uint32
	return syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}
