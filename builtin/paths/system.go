package paths

import "strings"

// This file owns the machine's own trees: what belongs to the system, which
// devices swallow what is written, where homes and temp roots lie, and which
// directories may be somebody's project.

// tempRoots are shared by all users; $TMPDIR comes to them.
var tempRoots = [...]string{"/tmp", "/var/tmp", "/var/folders", "/private/tmp", "/private/var/tmp", "/private/var/folders"}

// homeParents hold home directories.
var homeParents = [...]string{"/home", "/Users", "/var/home", "/usr/home"}

// rootHomes are the super-user's home directories.
var rootHomes = [...]string{"/root", "/var/root", "/private/var/root", "/var/roothome"}

// homeOf returns the home directory that p is or lies in by the system's
// layout, "" if none.
func homeOf(p string) string {
	for _, h := range rootHomes {
		if withinFold(p, h) {
			return p[:len(h)]
		}
	}
	for _, h := range homeParents {
		if withinFold(p, h) && len(p) > len(h)+1 {
			if i := strings.IndexByte(p[len(h)+1:], '/'); i >= 0 {
				return p[:len(h)+1+i]
			}
			return p
		}
	}
	return ""
}

// system says which part of the system p belongs to, "" if none.
func system(p string) string {
	first, rest, _ := strings.Cut(strings.TrimPrefix(p, "/"), "/")
	if strings.EqualFold(first, "private") && rest != "" {
		first, _, _ = strings.Cut(rest, "/") // macOS: /etc and /var lead there
	}
	first = strings.ToLower(first)
	switch first {
	case "":
		return "the root of the file system"
	case "dev":
		if within(p, "/dev/shm") {
			return "" // memory, not a device, but no temp root of the rules either
		}
		return "a device"
	case "etc", "usr", "bin", "sbin", "boot", "sys", "proc", "opt", "srv", "var", "run", "system", "library", "applications":
		return "a system directory"
	}
	if strings.HasPrefix(first, "lib") {
		return "a system directory"
	}
	return ""
}

// sink reports whether writing to p changes nothing: the stream is the step's
// own or the device drops it.
func sink(p string) bool {
	switch p {
	case "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty":
		return true
	}
	rest, ok := strings.CutPrefix(p, "/dev/fd/")
	if !ok {
		rest, ok = strings.CutPrefix(p, "/proc/self/fd/")
	}
	return ok && rest != "" && strings.Trim(rest, "0123456789") == ""
}

// ofProcess reports whether p lies where every process finds its own.
func ofProcess(p string) bool {
	return within(p, "/dev/fd") || within(p, "/proc/self") || within(p, "/proc/thread-self")
}

// connection reports whether bash takes p for a network connection.
func connection(p string) bool {
	return strings.HasPrefix(p, "/dev/tcp/") || strings.HasPrefix(p, "/dev/udp/")
}

// usable reports whether dir may be a project, a home or $TMPDIR: whether what
// lies in it can be somebody's ordinary files. Below the system's trees that is
// so where work is usually kept: /opt/x, /srv/x, /usr/src/x, /usr/local/src/x,
// /var/www, /var/x/y (not logs, spools, packages' databases).
func usable(dir string) bool {
	if homeOf(dir) != "" {
		return true
	}
	for _, t := range tempRoots {
		if within(dir, t) {
			return true
		}
	}
	if system(dir) == "" {
		return true
	}
	c := parts(dir)
	if len(c) > 0 && c[0] == "private" {
		c = c[1:]
	}
	if len(c) < 2 {
		return false
	}
	switch c[0] {
	case "opt":
		return c[1] != "homebrew"
	case "srv":
		return true
	case "usr":
		return len(c) > 2 && c[1] == "src" || len(c) > 3 && c[1] == "local" && c[2] == "src"
	case "var":
		switch c[1] {
		case "www":
			return true
		case "log", "spool", "db", "cache", "backups", "run", "mail", "root":
			return false
		case "lib":
			return len(c) > 2 && !packageState(c[2])
		}
		return len(c) > 2
	}
	return false
}

// packageState reports whether /var/lib/NAME is a package manager's or the
// system's own database.
func packageState(name string) bool {
	switch name {
	case "dpkg", "apt", "rpm", "dnf", "yum", "pacman", "systemd", "docker", "containerd", "kubelet", "etcd", "AccountsService":
		return true
	}
	return false
}
