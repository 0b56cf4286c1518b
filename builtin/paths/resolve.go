package paths

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"strings"
	"syscall"
)

// This file owns the walk along a path as the kernel does it: symlinks first,
// then `..`. It judges nothing.

const (
	maxPath = 4096 // bytes, as the kernel's PATH_MAX; a longer path cannot be opened
	maxHops = 40   // symlinks on the way, as Linux counts
	maxLook = 4096 // components looked up on the way; links to long paths add up
)

// trail is what a walk along a path found.
type trail struct {
	path  string      // where it ends, clean; what does not exist is kept as written
	via   []string    // for each symlink met: the path with the link still in it
	links []string    // where each symlink met lies
	info  fs.FileInfo // of the end; nil where nothing exists
	flaw  string      // why the end is not certain: a loop, a dangling link, no permission
}

// Resolve returns where path leads from the directory cwd: absolute, symlinks
// followed, a missing tail kept. A relative path stays relative where cwd is ""
// or relative. A loop is left unresolved from the link on. `~` is the shell's to
// expand.
func (e *Env) Resolve(cwd, path string) string {
	abs, ok := absolute(cwd, path)
	if !ok {
		return abs
	}
	e.facts()
	return e.walk(abs, true).path
}

// absolute joins without cleaning, since `..` comes after symlinks. It reports
// false where the result is relative or longer than the kernel takes.
func absolute(cwd, p string) (string, bool) {
	if !strings.HasPrefix(p, "/") {
		if !strings.HasPrefix(cwd, "/") {
			return path.Clean(p), false
		}
		p = cwd + "/" + p
	}
	return p, len(p) <= maxPath
}

// realFS asks the operating system.
type realFS struct{}

func (realFS) Lstat(name string) (fs.FileInfo, error) { return os.Lstat(name) }
func (realFS) Readlink(name string) (string, error)   { return os.Readlink(name) }

// List reads the names in a directory.
func (realFS) List(dir string, most int) ([]string, bool) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, true // nothing can be matched
	}
	defer f.Close()
	names, _ := f.Readdirnames(most + 1)
	return names[:min(len(names), most)], len(names) <= most
}

func (e *Env) fs() FS {
	if e.FS != nil {
		return e.FS
	}
	return realFS{}
}

// walk follows the absolute path abs. Where follow is false a symlink at its
// very end is not followed (rm, mv). Devices that drop what is written end the
// walk, and nothing is asked about what every process has of its own:
// /dev/stdout leads to wherever this process writes, not the command.
func (e *Env) walk(abs string, follow bool) (t trail) {
	fsys := e.fs()
	cur, pending := "/", abs
	for _, dir := range e.at.real {
		if within(abs, dir) && len(abs) > len(dir) {
			cur, pending = dir, abs[len(dir):]
			break
		}
	}
	missing, looked := false, 0
	tail := -1 // bytes of abs still pending behind the text of the links met; -1 before the first
	for {
		pending = strings.TrimLeft(pending, "/")
		if pending == "" {
			break
		}
		name := pending
		if i := strings.IndexByte(pending, '/'); i >= 0 {
			name = pending[:i]
		}
		pending = pending[len(name):]
		switch name {
		case ".":
			continue
		case "..":
			cur, missing, t.info = path.Dir(cur), false, nil
			continue
		}
		cur = path.Join(cur, name)
		if pending == "" && sink(cur) {
			break
		}
		if missing {
			continue
		}
		if ofProcess(cur) {
			// What lies there is a fact of whoever asks, not of the command.
			if t.info = nil; cur == "/proc/self/root" || cur == "/proc/thread-self/root" {
				cur = "/"
			}
			continue
		}
		if looked++; looked > maxLook {
			missing, t.info, t.flaw = true, nil, "it goes through too many directories"
			continue
		}
		info, err := fsys.Lstat(cur)
		if err != nil {
			missing, t.info = true, nil
			switch {
			case !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR):
				t.flaw = "its directories cannot be read"
			case tail >= 0 && len(pending) >= tail:
				t.flaw = "it goes through a symlink that leads nowhere"
			}
			continue
		}
		t.info = info
		if info.Mode()&fs.ModeSymlink == 0 {
			continue
		}
		t.links = append(t.links, cur)
		if pending == "" && !follow {
			break
		}
		target, err := fsys.Readlink(cur)
		if err != nil || target == "" || len(t.links) > maxHops || len(target)+len(pending) > maxPath {
			t.flaw = "it goes through a symlink that cannot be followed"
			missing, t.info = true, nil
			continue
		}
		if rest := path.Clean("./" + pending); rest != ".." && !strings.HasPrefix(rest, "../") {
			t.via = append(t.via, path.Join(cur, rest))
		}
		if tail < 0 || len(pending) <= tail {
			tail = len(pending)
		}
		pending = target + pending
		if target[0] == '/' {
			cur = "/"
		} else {
			cur = path.Dir(cur)
		}
		t.info = nil
	}
	t.path = cur
	return t
}
