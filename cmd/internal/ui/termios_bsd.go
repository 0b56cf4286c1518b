//go:build darwin || freebsd

package ui

import "syscall"

const getTermios = syscall.TIOCGETA
