//go:build unix

package sandbox

// This file owns process groups and opening without blocking, as Unix has them.

import (
	"os"
	"syscall"
)

// openNonblock keeps the opening of a named pipe from waiting for a writer.
const openNonblock = syscall.O_NONBLOCK

// workDir is where the worker runs: nowhere in particular.
const workDir = "/"

func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills the process and all of its group.
func killGroup(p *os.Process) { syscall.Kill(-p.Pid, syscall.SIGKILL) }
