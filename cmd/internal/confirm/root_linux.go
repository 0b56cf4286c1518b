package main

// This file owns the empty root: a tmpfs with the shells, a stand-in under every
// program's name and the files of the project, in namespaces of its own. Nothing of
// the machine can be reached from it, and no network.

import (
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// setup is what a worker is told first.
type setup struct {
	Root    string // an empty directory, to mount on
	Standin string
	Shell   string
	Names   []string
}

// build makes the root and moves into it.
func build(s *setup) error {
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("make mounts private: %w", err)
	}
	if err := syscall.Mount("root", s.Root, "tmpfs", syscall.MS_NOSUID, "size=256m,mode=755"); err != nil {
		return fmt.Errorf("mount a root: %w", err)
	}
	for _, d := range []string{"usr/bin", "usr/local/bin", "dev", "proc", ".rec", "tmp", "etc", ".old"} {
		if err := os.MkdirAll(filepath.Join(s.Root, d), 0o755); err != nil {
			return err
		}
	}
	if err := programs(s); err != nil {
		return err
	}
	if err := devices(s.Root); err != nil {
		return err
	}
	for _, d := range []string{"bin", "sbin"} {
		if err := os.Symlink("usr/bin", filepath.Join(s.Root, d)); err != nil {
			return err
		}
	}
	if err := syscall.PivotRoot(s.Root, filepath.Join(s.Root, ".old")); err != nil {
		return fmt.Errorf("change the root: %w", err)
	}
	if err := os.Chdir("/"); err != nil {
		return err
	}
	if err := syscall.Unmount("/.old", syscall.MNT_DETACH); err != nil {
		return fmt.Errorf("leave the old root: %w", err)
	}
	os.Remove("/.old")
	for _, d := range []string{"/usr", "/lib", "/lib64"} {
		if _, err := os.Stat(d); err != nil {
			continue
		}
		if err := syscall.Mount(d, d, "", syscall.MS_BIND, ""); err != nil {
			return fmt.Errorf("close %s: %w", d, err)
		}
		if err := syscall.Mount("", d, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY|syscall.MS_NOSUID, ""); err != nil {
			return fmt.Errorf("close %s: %w", d, err)
		}
	}
	return limits()
}

// devices gives the root harmless devices and the processes of its namespace.
func devices(root string) error {
	for _, d := range []string{"null", "zero", "full", "urandom"} {
		to := filepath.Join(root, "dev", d)
		if err := os.WriteFile(to, nil, 0o666); err != nil {
			return err
		}
		if err := syscall.Mount("/dev/"+d, to, "", syscall.MS_BIND, ""); err != nil {
			return fmt.Errorf("mount /dev/%s: %w", d, err)
		}
	}
	for name, to := range map[string]string{"fd": "/proc/self/fd", "stdin": "fd/0", "stdout": "fd/1", "stderr": "fd/2"} {
		if err := os.Symlink(to, filepath.Join(root, "dev", name)); err != nil {
			return err
		}
	}
	const flags = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC
	if err := syscall.Mount("proc", filepath.Join(root, "proc"), "proc", flags|syscall.MS_RDONLY, ""); err != nil {
		return fmt.Errorf("mount /proc: %w", err)
	}
	return nil
}

// limits bounds what a line may use, and takes the rights away that root has in a
// namespace, from all that this process starts.
func limits() error {
	const nproc = 6 // RLIMIT_NPROC, which package syscall lacks
	for what, most := range map[int]uint64{nproc: 400, syscall.RLIMIT_FSIZE: 1 << 20, syscall.RLIMIT_CORE: 0, syscall.RLIMIT_DATA: 1 << 30} {
		if err := syscall.Setrlimit(what, &syscall.Rlimit{Cur: most, Max: most}); err != nil {
			return fmt.Errorf("set limit %d: %w", what, err)
		}
	}
	const dropBounding, noNewPrivileges = 24, 38
	for c := uintptr(0); c < 64; c++ {
		syscall.RawSyscall(syscall.SYS_PRCTL, dropBounding, c, 0)
	}
	if _, _, e := syscall.RawSyscall6(syscall.SYS_PRCTL, noNewPrivileges, 1, 0, 0, 0, 0); e != 0 {
		return fmt.Errorf("give up privileges: %w", e)
	}
	return nil
}

// programs puts the shells and the stand-ins into the root.
func programs(s *setup) error {
	bin := filepath.Join(s.Root, "usr/bin")
	shells := map[string]bool{}
	for _, name := range []string{"bash", "dash", "zsh"} {
		p, err := find(name)
		if err != nil {
			continue
		}
		shells[name] = true
		if err := install(p, filepath.Join(bin, name), s.Root); err != nil {
			return err
		}
		if name == "zsh" {
			if err := modules(s.Root); err != nil {
				return err
			}
		}
	}
	sh := "dash"
	if !shells[sh] {
		sh = "bash"
	}
	shells["sh"] = true
	if err := os.Link(filepath.Join(bin, sh), filepath.Join(bin, "sh")); err != nil {
		return err
	}
	standin := filepath.Join(bin, ".standin")
	if err := copyFile(s.Standin, standin, 0o755); err != nil {
		return err
	}
	for _, n := range s.Names {
		if !shells[n] && n != "" && !strings.ContainsRune(n, '/') {
			if err := os.Link(standin, filepath.Join(bin, n)); err != nil && !os.IsExist(err) {
				return err
			}
		}
	}
	return nil
}

// find looks for a shell where systems have it.
func find(name string) (string, error) {
	for _, dir := range []string{"/usr/bin", "/bin", "/usr/local/bin"} {
		if p, err := filepath.EvalSymlinks(filepath.Join(dir, name)); err == nil {
			return p, nil
		}
	}
	return "", fmt.Errorf("%s is not installed", name)
}

// modules copies zsh's modules.
func modules(root string) error {
	dirs, _ := filepath.Glob("/usr/lib/*/zsh/*/zsh")
	more, _ := filepath.Glob("/usr/lib/zsh/*/zsh")
	for _, dir := range append(dirs, more...) {
		found, _ := filepath.Glob(dir + "/*.so")
		below, _ := filepath.Glob(dir + "/*/*.so")
		for _, m := range append(found, below...) {
			if err := os.MkdirAll(filepath.Dir(root+m), 0o755); err != nil {
				return err
			}
			if err := copyFile(m, root+m, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// install copies a program and the libraries that it needs.
func install(from, to, root string) error {
	if err := copyFile(from, to, 0o755); err != nil {
		return err
	}
	f, err := elf.Open(from)
	if err != nil {
		return fmt.Errorf("read %s: %w", from, err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			b := make([]byte, p.Filesz)
			if _, err := p.ReadAt(b, 0); err != nil {
				return err
			}
			name := strings.TrimRight(string(b), "\x00")
			if err := os.MkdirAll(filepath.Dir(root+name), 0o755); err != nil {
				return err
			}
			if err := copyFile(name, root+name, 0o755); err != nil {
				return err
			}
		}
	}
	return libraries(f, root)
}

func libraries(f *elf.File, root string) error {
	names, err := f.ImportedLibraries()
	if err != nil {
		return err
	}
	for _, name := range names {
		p := library(name)
		if p == "" {
			return fmt.Errorf("the library %s is not found", name)
		}
		if _, err := os.Stat(root + p); err == nil {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(root+p), 0o755); err != nil {
			return err
		}
		if err := copyFile(p, root+p, 0o755); err != nil {
			return err
		}
		lib, err := elf.Open(p)
		if err != nil {
			return err
		}
		err = libraries(lib, root)
		lib.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

func library(name string) string {
	for _, pattern := range []string{"/lib/*-linux-*/", "/usr/lib/*-linux-*/", "/lib64/", "/usr/lib64/", "/lib/", "/usr/lib/"} {
		if found, _ := filepath.Glob(pattern + name); len(found) > 0 {
			return found[0]
		}
	}
	return ""
}

func copyFile(from, to string, mode os.FileMode) error {
	if _, err := os.Stat(to); err == nil {
		return nil
	}
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, b, mode)
}
