//go:build !unix

package sandbox

// This file owns the lesser guarantee of systems without process groups: the
// worker itself is killed, not what a replaced one may have started.

import (
	"os"
	"syscall"
)

const (
	openNonblock = 0
	workDir      = ""
)

func ownGroup() *syscall.SysProcAttr { return nil }

func killGroup(p *os.Process) { p.Kill() }
