//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
)

// someone is a user without rights, where the tests run as root.
const someone = 65534

// nobody makes the machine that of a user whom permissions bind.
func (m *machine) nobody() {
	if m.asNobody = os.Getuid() == 0; m.asNobody {
		m.own()
	}
}

// own gives that user the home and the project.
func (m *machine) own() {
	m.t.Helper()
	for _, dir := range []string{m.home, m.project} {
		m.must(filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
			if err != nil {
				return err
			}
			return os.Lchown(path, someone, someone)
		}))
	}
}

func become(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: someone, Gid: someone}}
}

func (m *machine) pipe(path string) {
	m.t.Helper()
	m.must(syscall.Mkfifo(path, 0o600))
}
