// Command lean prints the path of a go.mod with which tmt starts faster than
// with the repository's own:
//
//	go build -modfile="$(go run ./cmd/internal/lean DIR)" ./cmd/tmt
//
// The shell parser's package also holds a printer, and with it a package that
// compiles regular expressions whenever a process starts: an eighth of what a
// hook call costs, for code that is never called. In DIR, a copy of the module
// has that one package replaced by a stub; every other byte is the module's, as
// go.sum pins it. A plain go build works too, and is slower.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const module = "mvdan.cc/sh/v3"

// stub is all of the package that package syntax's printer calls. tmt prints no
// shell, so that nothing calls it.
const stub = `// Package fileutil is a stub; see cmd/internal/lean of tmt.
package fileutil

// Shebang would return the interpreter of a script.
func Shebang([]byte) string { panic("fileutil: a stub was called") }
`

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: lean DIR")
		os.Exit(2)
	}
	file, err := prepare(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
	fmt.Println(file)
}

// prepare makes the copy and returns the path of the go.mod that uses it.
func prepare(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	out, err := exec.Command("go", "mod", "download", "-json", module).Output()
	if err != nil {
		return "", fmt.Errorf("find %s: %w", module, err)
	}
	var m struct{ Dir, Version string }
	if err := json.Unmarshal(out, &m); err != nil || m.Dir == "" {
		return "", errors.Join(fmt.Errorf("find the folder of %s", module), err)
	}
	// A version's folder never changes: one that is complete is used again.
	copied := filepath.Join(dir, "sh-"+m.Version)
	if _, err := os.Stat(filepath.Join(copied, "go.mod")); err != nil {
		if err := copyModule(m.Dir, copied); err != nil {
			return "", fmt.Errorf("copy %s: %w", module, err)
		}
	}
	return writeMod(dir, copied)
}

// copyModule copies the packages that tmt uses; go.mod comes last.
func copyModule(from, to string) error {
	for _, pkg := range [...]string{"syntax"} {
		files, err := filepath.Glob(filepath.Join(from, pkg, "*.go"))
		if err != nil {
			return err
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			if err := copyFile(f, filepath.Join(to, pkg, filepath.Base(f))); err != nil {
				return err
			}
		}
	}
	if err := write(filepath.Join(to, "fileutil", "file.go"), []byte(stub)); err != nil {
		return err
	}
	return copyFile(filepath.Join(from, "go.mod"), filepath.Join(to, "go.mod"))
}

// writeMod writes the repository's go.mod with the copy in the module's place,
// and its go.sum beside it.
func writeMod(dir, copied string) (string, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", fmt.Errorf("read go.mod: %w; run this in the repository's folder", err)
	}
	mod = append(mod, []byte("\nreplace "+module+" => "+copied+"\n")...)
	file := filepath.Join(dir, "go.mod")
	if err := write(file, mod); err != nil {
		return "", err
	}
	return file, copyFile("go.sum", filepath.Join(dir, "go.sum"))
}

func copyFile(from, to string) error {
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return write(to, b)
}

func write(file string, b []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return os.WriteFile(file, b, 0o644)
}
