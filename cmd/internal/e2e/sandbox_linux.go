package main

// This file owns the isolation: namespaces of its own for network, mounts,
// processes; a loopback and nothing else; an /etc of a few lines; the user's home
// out of sight; stand-ins in the place of real programs.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"unsafe"
)

func namespaces() *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWNET | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWIPC,
		Pdeathsig:  syscall.SIGKILL,
	}
	if os.Getuid() != 0 {
		attr.Cloneflags |= syscall.CLONE_NEWUSER
		attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}}
		attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}}
	}
	return attr
}

// possible reports whether this machine grants the namespaces, and the mounts and
// the loopback in them: some grant the ones without the others.
func possible() error {
	runtime.LockOSThread() // Pdeathsig goes by the thread
	defer runtime.UnlockOSThread()
	self, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.Command(self, "try")
	cmd.SysProcAttr = namespaces()
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("this machine grants no namespaces: %w %s; run it as root, or allow user namespaces", err, bytes.TrimSpace(out))
	}
	return nil
}

// tryNamespaces does a little of what isolate does.
func tryNamespaces() error {
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("make mounts private: %w", err)
	}
	if err := syscall.Mount("proc", "/proc", "proc", 0, ""); err != nil {
		return fmt.Errorf("mount /proc: %w", err)
	}
	if err := syscall.Mount("none", "/run", "tmpfs", 0, ""); err != nil {
		return fmt.Errorf("mount over /run: %w", err)
	}
	if err := loopbackUp(); err != nil {
		return fmt.Errorf("raise the loopback: %w", err)
	}
	return checkNetwork()
}

// enter starts this program again in namespaces of its own. All that it starts
// there ends with it.
func enter(o options) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	ctx, cancel := context.WithTimeout(context.Background(), whole)
	defer cancel()
	repo, err := os.Getwd()
	if err != nil {
		return err
	}
	home, _ := os.UserHomeDir()
	cmd := exec.CommandContext(ctx, filepath.Join(o.work, selfFile),
		"-inside", o.work, "-clients", o.clients, "-run", o.only, "-cache", o.cache)
	cmd.Env = []string{"E2E_REPO=" + repo, "E2E_HIDE=" + home, "PATH=/usr/bin:/bin"}
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	cmd.SysProcAttr = namespaces()
	err = cmd.Run()
	if ctx.Err() != nil {
		return fmt.Errorf("the scenes took longer than %v", whole)
	}
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.ExitCode() == 1 {
		return errors.New("see above")
	}
	return err
}

// isolate makes the new namespaces what the scenes need, and checks them.
func isolate(o options) error {
	w := o.work
	hide := os.Getenv("E2E_HIDE")
	if hide == "/" {
		hide = ""
	}
	if rest, err := filepath.Rel(hide, w); hide != "" && err == nil && filepath.IsLocal(rest) {
		return fmt.Errorf("the work directory %s is inside the home directory; set TMPDIR to another", w)
	}
	if err := ownEtc(filepath.Join(w, "etc")); err != nil {
		return err
	}
	const bind = syscall.MS_BIND | syscall.MS_REC
	mounts := []struct {
		from, to, kind string
		flags          uintptr
	}{
		{"", "/", "", syscall.MS_REC | syscall.MS_PRIVATE},
		{o.cache, filepath.Join(w, clientsDir), "", bind},
		{os.Getenv("E2E_REPO"), filepath.Join(w, repoDir), "", bind},
		{"proc", "/proc", "proc", 0},
		{filepath.Join(w, "etc"), "/etc", "", bind},
		{"none", "/run", "tmpfs", 0},
	}
	for _, m := range mounts {
		if err := syscall.Mount(m.from, m.to, m.kind, m.flags, ""); err != nil {
			return fmt.Errorf("mount %s on %s: %w", m.from, m.to, err)
		}
	}
	for _, dir := range [...]string{clientsDir, repoDir} {
		if err := readOnly(filepath.Join(w, dir)); err != nil {
			return fmt.Errorf("make %s read-only: %w", dir, err)
		}
	}
	if err := coverReal(w); err != nil {
		return err
	}
	if hide != "" {
		if err := syscall.Mount("none", hide, "tmpfs", 0, ""); err != nil {
			return fmt.Errorf("hide %s: %w", hide, err)
		}
	}
	if err := loopbackUp(); err != nil {
		return fmt.Errorf("raise the loopback: %w", err)
	}
	return checkNetwork()
}

// readOnly closes a bind mount to writing. It repeats the mount's other flags,
// which a user namespace may not drop.
func readOnly(dir string) error {
	var st syscall.Statfs_t
	if err := syscall.Statfs(dir, &st); err != nil {
		return err
	}
	const same = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC | syscall.MS_NOATIME | syscall.MS_NODIRATIME
	flags := uintptr(st.Flags) & same // statvfs(3) numbers these as mount(2) does
	return syscall.Mount("", dir, "", flags|syscall.MS_REMOUNT|syscall.MS_BIND|syscall.MS_RDONLY, "")
}

// coverReal mounts the stand-in over every real program of its name, so that not
// even an absolute path reaches one.
func coverReal(work string) error {
	for _, name := range standIns {
		covered := map[string]bool{}
		for _, dir := range [...]string{"/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin", "/snap/bin", "/opt/bin"} {
			real, err := filepath.EvalSymlinks(filepath.Join(dir, name))
			if err != nil || covered[real] {
				continue
			}
			if !strings.HasPrefix(filepath.Base(real), name) {
				return fmt.Errorf("%s/%s is a link to %s; it cannot be covered", dir, name, real)
			}
			covered[real] = true
			if err := syscall.Mount(filepath.Join(work, standInDir, name), real, "", syscall.MS_BIND, ""); err != nil {
				return fmt.Errorf("cover %s: %w", real, err)
			}
		}
	}
	return nil
}

// ownEtc writes an /etc that names no server and starts no profile.
func ownEtc(dir string) error {
	if err := os.MkdirAll(filepath.Join(dir, "ssl", "certs"), 0o755); err != nil {
		return err
	}
	files := []struct{ name, text string }{
		{"passwd", "root:x:0:0:root:/nonexistent:/bin/sh\n"}, {"group", "root:x:0:\n"},
		{"hosts", "127.0.0.1 localhost\n"}, {"nsswitch.conf", "hosts: files\n"},
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.name), []byte(f.text), 0o644); err != nil {
			return err
		}
	}
	for _, name := range [...]string{"ld.so.cache", "ssl/certs/ca-certificates.crt"} { // neither must exist
		if b, err := os.ReadFile(filepath.Join("/etc", name)); err == nil {
			if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
				return err
			}
		}
	}
	// /usr/bin/awk and the like are links through here.
	if _, err := os.Stat("/etc/alternatives"); err != nil {
		return nil
	}
	return copyLinks("/etc/alternatives", filepath.Join(dir, "alternatives"))
}

func copyLinks(from, to string) error {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	links, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, l := range links {
		target, err := os.Readlink(filepath.Join(from, l.Name()))
		if err != nil {
			continue // a README
		}
		if err := os.Symlink(target, filepath.Join(to, l.Name())); err != nil {
			return err
		}
	}
	return nil
}

func loopbackUp() error {
	fd, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_DGRAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(fd)
	req := struct { // struct ifreq of netdevice(7)
		name  [syscall.IFNAMSIZ]byte
		flags uint16
		_     [22]byte
	}{flags: syscall.IFF_UP | syscall.IFF_RUNNING}
	copy(req.name[:], "lo")
	if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, uintptr(fd), syscall.SIOCSIFFLAGS, uintptr(unsafe.Pointer(&req))); e != 0 {
		return e
	}
	return nil
}

// checkNetwork refuses to go on where more than a loopback is there.
func checkNetwork() error {
	all, err := net.Interfaces()
	if err != nil {
		return err
	}
	for _, i := range all {
		addrs, err := i.Addrs()
		if err != nil {
			return err
		}
		if i.Flags&net.FlagLoopback == 0 && len(addrs) > 0 {
			return fmt.Errorf("there is a network besides the loopback: %s", i.Name)
		}
	}
	if os.Getpid() != 1 {
		return errors.New("this is no process namespace of its own")
	}
	return nil
}
