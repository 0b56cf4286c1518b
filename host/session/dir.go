package session

// This file owns the data directory: which one a process uses, and the pointer
// by which a person's terminal finds the one of a harness.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

const (
	maxPointers     = 8 // directories that the pointer remembers
	maxPointerBytes = 16 << 10
)

// DataDir returns the data directory: TMT_DATA, else CLAUDE_PLUGIN_DATA, else
// ~/.tmt/data. It is absolute and need not exist. getenv is os.Getenv.
func DataDir(getenv func(string) string) (string, error) {
	for _, name := range [...]string{"TMT_DATA", "CLAUDE_PLUGIN_DATA"} {
		dir := getenv(name)
		switch {
		case dir == "":
			continue
		case !filepath.IsAbs(dir):
			return "", &placeError{fmt.Sprintf("%s is %q", name, dir), "set " + name + " to an absolute path where the harness is started"}
		}
		return filepath.Clean(dir), nil
	}
	home, err := own(getenv)
	if err != nil {
		return "", err
	}
	return filepath.Join(home, "data"), nil
}

// own returns ~/.tmt.
func own(getenv func(string) string) (string, error) {
	name := "HOME"
	if runtime.GOOS == "windows" {
		name = "USERPROFILE"
	}
	home := getenv(name)
	if !filepath.IsAbs(home) {
		return "", &placeError{fmt.Sprintf("%s is %q", name, home), "set " + name + ", or TMT_DATA, to an absolute path where the harness is started"}
	}
	return filepath.Join(home, ".tmt"), nil
}

// Leave notes dir in ~/.tmt/pointer, where DataDirs finds it. It writes only if
// dir is not noted yet; the pointer then holds the last eight that exist.
func Leave(getenv func(string) string, dir string) error {
	home, err := own(getenv)
	if err != nil {
		return err
	}
	dir = filepath.Clean(dir)
	if dir == filepath.Join(home, "data") || !pointable(dir) {
		return nil
	}
	path := filepath.Join(home, "pointer")
	noted, err := readPointer(path)
	if slices.Contains(noted, dir) {
		return nil
	}
	var unfit *unfitError
	if errors.As(err, &unfit) {
		// Left where it is: whatever stands there is not ours.
		return fmt.Errorf("note the data directory: %w", err)
	}
	lines := dir + "\n"
	n := 1
	for _, d := range noted {
		if n < maxPointers && isDir(d) {
			lines += d + "\n"
			n++
		}
	}
	if err := os.MkdirAll(home, 0o700); err != nil {
		return fmt.Errorf("note the data directory: %w", err)
	}
	if err := replaceFile(path+"."+strconv.Itoa(os.Getpid())+".tmp", path, []byte(lines), false); err != nil {
		return fmt.Errorf("note the data directory: %w", err)
	}
	return nil
}

// DataDirs returns the directories in which a command may look for a session,
// the likeliest first: the one that the environment names, else those that
// hooks have noted and ~/.tmt/data. Those that do not exist are left out.
func DataDirs(getenv func(string) string) ([]string, error) {
	dir, err := DataDir(getenv)
	if err != nil {
		return nil, err
	}
	var dirs []string
	if getenv("TMT_DATA") == "" && getenv("CLAUDE_PLUGIN_DATA") == "" {
		dirs, err = readPointer(filepath.Join(filepath.Dir(dir), "pointer"))
	}
	dirs = append(dirs, dir)
	return slices.DeleteFunc(dirs, func(d string) bool { return !isDir(d) }), err
}

// readPointer returns the lines of the pointer that can be directories, eight
// at most. No pointer is no lines.
func readPointer(path string) ([]string, error) {
	text, err := readFile(path, maxPointerBytes)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	var dirs []string
	for line := range strings.Lines(string(text)) {
		if d := strings.TrimSuffix(line, "\n"); pointable(d) && len(dirs) < maxPointers {
			dirs = append(dirs, d)
		}
	}
	return dirs, err
}

// pointable reports whether a path can stand on a line of the pointer.
func pointable(dir string) bool {
	return filepath.IsAbs(dir) && len(dir) < maxPointerBytes/maxPointers &&
		!strings.ContainsFunc(dir, unicode.IsControl)
}

func isDir(path string) bool {
	fi, err := os.Stat(path)
	return err == nil && fi.IsDir()
}
