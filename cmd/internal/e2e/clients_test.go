//go:build linux

package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// fakeNPM puts a script in the place of npm.
func fakeNPM(t *testing.T, script string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "npm"), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":/usr/bin:/bin")
}

func TestFetch(t *testing.T) {
	cache, version := t.TempDir(), "1.2.3"
	rest, err := filepath.Rel(filepath.Join(cache, version), program(cache, version))
	if err != nil {
		t.Fatal(err)
	}
	// The first time it fails, after it has left something.
	fakeNPM(t, "echo x >>'"+cache+"/tried'\nmkdir -p '"+filepath.Dir(rest)+"'\n[ $(wc -l <'"+cache+"/tried') = 2 ] || { echo npm error code E500; exit 1; }\necho client >'"+rest+"'\n")
	path, err := fetch(context.Background(), cache, version)
	if err != nil || path != program(cache, version) {
		t.Fatalf("fetch: %q, %v", path, err)
	}
	if b, err := os.ReadFile(path); err != nil || string(b) != "client\n" {
		t.Errorf("the client is %q, %v", b, err)
	}
	fakeNPM(t, "exit 1")
	if _, err := fetch(context.Background(), cache, version); err != nil {
		t.Errorf("one that is there: %v", err)
	}
	left, err := filepath.Glob(filepath.Join(cache, "fetch-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left in the cache: %v, %v", left, err)
	}
}

func TestFetchFails(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"refused", "echo 'npm error code ECONNREFUSED' >&2; exit 1", "ECONNREFUSED"},
		{"hangs", "sleep 600 & exec sleep 600", "did not end in time"},
		{"other platform", "exit 0", "no program for this machine"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fakeNPM(t, c.script)
			ctx, cancel := context.WithTimeout(context.Background(), time.Second)
			defer cancel()
			began := time.Now()
			_, err := fetch(ctx, t.TempDir(), "1.2.3")
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want %q", err, c.want)
			}
			if took := time.Since(began); took > 4*time.Second {
				t.Errorf("it took %v", took)
			}
		})
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := fetch(context.Background(), t.TempDir(), "1.2.3"); err == nil || !strings.Contains(err.Error(), "npm is not installed") {
		t.Errorf("no npm: %v", err)
	}
}
