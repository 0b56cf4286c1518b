package main

// This file owns fetching the pinned clients: npm install into a cache outside
// the repository. Nothing of the package is run on the way: the client is a native
// program that starts without its installer.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"
)

const fetchTime = 5 * time.Minute

var isVersion = regexp.MustCompile(`^\d+\.\d+\.\d+$`)

func defaultCache() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find a cache for clients: %w; name one with -cache", err)
	}
	return filepath.Join(dir, "tmt-e2e"), nil
}

// program is where a client stands in a folder of clients.
func program(folder, version string) string {
	arch := "x64"
	if runtime.GOARCH == "arm64" {
		arch = "arm64"
	}
	return filepath.Join(folder, version, "node_modules", "@anthropic-ai", "claude-code-linux-"+arch, "claude")
}

// fetch returns the client's program in the cache, installed if it is not there.
func fetch(cache, version string) (string, error) {
	if !isVersion.MatchString(version) {
		return "", fmt.Errorf("%q is no version such as 2.1.332", version)
	}
	path := program(cache, version)
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	npm, err := exec.LookPath("npm")
	if err != nil {
		return "", errors.New("the client cannot be fetched: npm is not installed")
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return "", err
	}
	// A folder that is there is complete: it gets its name when all is in it.
	tmp, err := os.MkdirTemp(cache, "fetch-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	if err := os.WriteFile(filepath.Join(tmp, "package.json"), []byte("{\"private\":true}\n"), 0o644); err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), fetchTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", "@anthropic-ai/claude-code@"+version)
	cmd.Dir = tmp
	cmd.WaitDelay = 5 * time.Second
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the client cannot be fetched: npm: %w: %s", err, lastLines(string(out), 3))
	}
	if _, err := os.Stat(program(filepath.Dir(tmp), filepath.Base(tmp))); err != nil {
		return "", fmt.Errorf("the client has no program for this machine: %w", err)
	}
	os.RemoveAll(filepath.Join(cache, version))
	if err := os.Rename(tmp, filepath.Join(cache, version)); err != nil {
		return "", err
	}
	return path, nil
}

func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "; ")
}
