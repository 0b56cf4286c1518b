//go:build linux || darwin || freebsd

package ui

// This file asks the system whether a file is a terminal. golang.org/x/term would
// do so too, but linking it costs every hook call.

import (
	"os"
	"syscall"
	"unsafe"
)

func isTerminal(f *os.File) bool {
	var t syscall.Termios
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), getTermios, uintptr(unsafe.Pointer(&t)))
	return errno == 0
}
