//go:build unix

package sandbox

// This file owns processes as Unix has them, process groups among them, and
// opening without blocking. It goes to the system directly: package os starts
// an additional process to find out what the kernel can do, which costs a call
// more than everything else here.

import (
	"fmt"
	"os"
	"syscall"
)

// openNonblock keeps the opening of a named pipe from waiting for a writer.
const openNonblock = syscall.O_NONBLOCK

// process is the ID of a process that leads its own group.
type process int

// startProcess starts a program with the three files as its standard ones, an
// empty environment and a group of its own.
func startProcess(program string, argv []string, files [3]*os.File) (process, error) {
	attr := syscall.ProcAttr{Dir: "/", Env: []string{}, Sys: &syscall.SysProcAttr{Setpgid: true}}
	for _, f := range files {
		raw, err := f.SyscallConn()
		if err != nil {
			return 0, err
		}
		if err := raw.Control(func(fd uintptr) { attr.Files = append(attr.Files, fd) }); err != nil {
			return 0, err
		}
	}
	pid, err := syscall.ForkExec(program, argv, &attr)
	return process(pid), err
}

// kill kills the process and all of its group. The zero process is none: 0 stands
// for the caller's own group, -1 for every process.
func (p process) kill() {
	if p > 1 {
		syscall.Kill(-int(p), syscall.SIGKILL)
	}
}

func (p process) wait() ending {
	var status syscall.WaitStatus
	for {
		_, err := syscall.Wait4(int(p), &status, 0, nil)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			return ending{code: -1}
		case status.Signaled():
			return ending{true, -1, "signal: " + status.Signal().String()}
		}
		return ending{true, status.ExitStatus(), fmt.Sprint("exit status ", status.ExitStatus())}
	}
}
