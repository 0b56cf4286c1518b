package doctor

// This file owns the three programs: that they are there, start, and are of one
// version.

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// patience is how long a program may take to say its version.
const patience = 3 * time.Second

const rebuild = "build all three programs again: make plugin, in the plugin's folder, or unpack the release archive anew"

func (s *System) programs(r *report) {
	r.ok("tmt " + s.Version + " is " + s.Program)
	for _, name := range [...]string{"tmt-ground", "tmt-sandbox"} {
		path := filepath.Join(filepath.Dir(s.Program), name)
		if runtime.GOOS == "windows" {
			path += ".exe"
		}
		info, err := os.Stat(path)
		if err != nil {
			r.problem(name+" is not beside it", rebuild)
			continue
		}
		if !executable(info) {
			r.problem(name+" is not executable", "chmod +x "+quote(path))
			continue
		}
		out, err := run(path, "--version")
		v, ok := strings.CutPrefix(strings.TrimSpace(out), name+" ")
		switch {
		case err != nil || !ok:
			r.problem(name+" does not say its version: it is older, or not for this machine", rebuild)
		case v != s.Version:
			r.problem(name+" is of version "+v+", tmt of "+s.Version, rebuild)
		default:
			r.ok(name + " " + v + " is beside it")
		}
	}
}

func executable(info os.FileInfo) bool {
	return info.Mode().IsRegular() && (runtime.GOOS == "windows" || info.Mode().Perm()&0o111 != 0)
}

// run returns what a program prints, within patience.
func run(path string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.WaitDelay = 100 * time.Millisecond // for what it has started itself
	out, err := cmd.Output()
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return string(out[:min(len(out), 200)]), err
}

// quote makes a path one word of a shell, where it is not one already.
func quote(path string) string {
	if !strings.ContainsFunc(path, func(c rune) bool {
		return !strings.ContainsRune("/._-+,:@", c) && (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z')
	}) {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}
