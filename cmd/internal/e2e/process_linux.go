package main

// This file owns how processes are ended and files locked.

import (
	"os"
	"os/exec"
	"syscall"
)

// ownGroup puts a program into a process group, and kills the group where the
// program is killed.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// lockFile takes a lock as tmt does, until the file is closed.
func lockFile(f *os.File) error { return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) }
