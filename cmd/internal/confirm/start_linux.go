package main

// This file owns starting workers, and talking to them.

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
)

// workerEnv, set to 1, makes this program a worker.
const workerEnv = "TMT_CONFIRM_WORKER"

// beWorker does a worker's work where this process is one.
func beWorker() {
	if os.Getenv(workerEnv) != "1" {
		return
	}
	if os.Getpid() != 1 {
		fmt.Fprintln(os.Stderr, "a worker runs in a namespace of its own only")
		os.Exit(2)
	}
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, "worker:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// runner is a worker as its starter sees it.
type runner struct {
	shell string
	dir   string
	cmd   *exec.Cmd
	to    io.WriteCloser
	enc   *gob.Encoder
	dec   *gob.Decoder
}

// buildStandin builds the stand-in into a folder.
func buildStandin(dir string) (string, error) {
	to := filepath.Join(dir, "standin")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", to, "github.com/seed-a23d08e7/tmt/cmd/internal/confirm/standin")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build the stand-in: %w: %s", err, out)
	}
	return to, nil
}

// skip is why a shell cannot be tried on this machine.
type skip struct{ error }

// start starts a worker with an empty root and a shell. The worker is this program
// by its link, since its path may be closed to the user that it becomes.
func start(shell, standin, dir string) (*runner, error) {
	if _, err := find(shell); err != nil {
		return nil, skip{err}
	}
	root, err := os.MkdirTemp(dir, "root-")
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(root, 0o755); err != nil {
		return nil, err
	}
	r := &runner{shell: shell, dir: root, cmd: exec.Command("/proc/self/exe")}
	r.cmd.Env = []string{workerEnv + "=1", "GOMAXPROCS=2"}
	r.cmd.Stderr = os.Stderr
	r.cmd.SysProcAttr = space()
	if r.to, err = r.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	from, err := r.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	runtime.LockOSThread() // Pdeathsig goes by the thread: this one stays
	if err := r.cmd.Start(); err != nil {
		return nil, skip{fmt.Errorf("this machine grants no user namespaces: %w", err)}
	}
	r.enc, r.dec = gob.NewEncoder(r.to), gob.NewDecoder(from)
	if err := r.enc.Encode(setup{Root: root, Standin: standin, Shell: shell, Names: names()}); err != nil {
		return nil, r.died(err)
	}
	var failed string
	if err := r.dec.Decode(&failed); err != nil {
		return nil, r.died(err)
	}
	if failed != "" {
		r.close()
		return nil, skip{errors.New(failed)}
	}
	return r, nil
}

// space are the namespaces: the processes in them are nobody's outside.
func space() *syscall.SysProcAttr {
	uid, gid := os.Getuid(), os.Getgid()
	if uid == 0 {
		uid, gid = 65534, 65534
	}
	return &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID |
			syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC | syscall.CLONE_NEWUTS,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: uid, Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: gid, Size: 1}},
		Credential:  &syscall.Credential{Uid: 0, Gid: 0, NoSetGroups: true},
		Pdeathsig:   syscall.SIGKILL,
	}
}

func (r *runner) died(err error) error {
	r.close()
	return fmt.Errorf("the worker of %s ended: %w", r.shell, err)
}

// run runs a line in the empty root.
func (r *runner) run(line string) (*ran, error) {
	if err := r.enc.Encode(line); err != nil {
		return nil, r.died(err)
	}
	var out ran
	if err := r.dec.Decode(&out); err != nil {
		return nil, r.died(err)
	}
	if out.Failed != "" {
		return nil, errors.New(out.Failed)
	}
	return &out, nil
}

func (r *runner) close() {
	r.to.Close()
	r.cmd.Process.Kill()
	r.cmd.Wait()
	os.Remove(r.dir)
}
