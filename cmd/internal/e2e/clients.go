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

// fetchTime bounds all fetching: a registry that hangs is one that has nothing.
const fetchTime = 8 * time.Minute

// attempts is how often a client is fetched until it is there.
const attempts = 2

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
func fetch(ctx context.Context, cache, version string) (string, error) {
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
	for range attempts {
		if err = install(ctx, npm, cache, version); err == nil {
			return path, nil
		}
		if ctx.Err() != nil {
			return "", errors.New("the client cannot be fetched: npm did not end in time, so the registry hangs or is slow")
		}
	}
	return "", err
}

// install puts a client into the cache. A folder that is there is complete: it
// gets its name when all is in it.
func install(ctx context.Context, npm, cache, version string) error {
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(cache, "fetch-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if err := os.WriteFile(filepath.Join(tmp, "package.json"), []byte("{\"private\":true}\n"), 0o644); err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", "--loglevel=error",
		"--fetch-retries=2", "--fetch-retry-maxtimeout=10000", "--fetch-timeout=200000", "@anthropic-ai/claude-code@"+version)
	cmd.Dir = tmp
	cmd.WaitDelay = 5 * time.Second
	ownGroup(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("the client cannot be fetched: npm: %w: %s", err, firstLines(string(out), 3))
	}
	if _, err := os.Stat(program(filepath.Dir(tmp), filepath.Base(tmp))); err != nil {
		return fmt.Errorf("the client has no program for this machine: %w", err)
	}
	os.RemoveAll(filepath.Join(cache, version))
	return os.Rename(tmp, filepath.Join(cache, version))
}

func firstLines(s string, n int) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[:min(n, len(lines))], "; ")
}

func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "; ")
}
