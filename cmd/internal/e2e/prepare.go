package main

// This file owns what is laid out in the work directory before the scenes: the
// plugin as it is released, the stand-ins, this program.

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// standIns are the programs that scenes call. None of them ever runs for real.
var standIns = [...]string{"terraform", "kubectl", "acmectl"}

// Names in the work directory.
const (
	pluginDir  = "plugin"   // the release archive, unpacked
	modulesDir = "modules"  // classifiers
	standInDir = "stand-in" // first on PATH
	ranFile    = "ran"      // how stand-ins were called, and where, a line each
	repoDir    = "repo"     // the repository, read-only
	clientsDir = "clients"  // the cache, read-only
	selfFile   = "e2e"      // this program
)

func prepare(work string) error {
	if err := unpackRelease(work); err != nil {
		return fmt.Errorf("build the plugin: %w", err)
	}
	for _, dir := range []string{standInDir, repoDir, clientsDir, modulesDir} {
		if err := os.Mkdir(filepath.Join(work, dir), 0o755); err != nil {
			return err
		}
	}
	script := "#!/bin/sh\nprintf '%s: %s\\n' \"$PWD\" \"${0##*/} $*\" >>'" + filepath.Join(work, ranFile) + "'\necho \"stand-in for ${0##*/} $*\"\n"
	for _, name := range standIns {
		if err := os.WriteFile(filepath.Join(work, standInDir, name), []byte(script), 0o755); err != nil {
			return err
		}
	}
	if err := buildModules(work); err != nil {
		return fmt.Errorf("build the classifiers: %w", err)
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	return copyFile(self, filepath.Join(work, selfFile))
}

// unpackRelease makes the release archive for this platform and unpacks it: what
// the scenes prove, they prove of what people install.
func unpackRelease(work string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	dist := filepath.Join(work, "dist")
	out, err := exec.CommandContext(ctx, "go", "run", "./cmd/internal/dist", "-only", "linux/"+runtime.GOARCH, "-out", dist).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	archives, err := filepath.Glob(filepath.Join(dist, "*.tar.gz"))
	if err != nil || len(archives) != 1 {
		return fmt.Errorf("find one archive in %s: %v", dist, archives)
	}
	f, err := os.Open(archives[0])
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		_, name, _ := strings.Cut(h.Name, "/") // without the archive's own folder
		if !filepath.IsLocal(name) {
			return fmt.Errorf("the archive has a file %q", h.Name)
		}
		path := filepath.Join(work, pluginDir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		b, err := io.ReadAll(r)
		if err != nil {
			return err
		}
		if err := os.WriteFile(path, b, h.FileInfo().Mode()); err != nil {
			return err
		}
	}
}

func copyFile(from, to string) error {
	fi, err := os.Stat(from)
	if err != nil {
		return err
	}
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, b, fi.Mode().Perm())
}
