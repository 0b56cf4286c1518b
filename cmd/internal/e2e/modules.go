package main

// This file owns the classifiers that scenes grant: built from the repository's
// examples with the compilers that are there.

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"time"
)

// modules are the examples; the first of its folders that can be built counts.
var modules = [...]struct {
	name    string
	folders []string
}{
	{"acmectl", []string{"acmectl/c", "acmectl/go"}}, // Go is always there
	{"acme-tools", []string{"acme-tools"}},
}

// missingTool is how a build.sh ends where a compiler is not installed.
const missingTool = 3

// modulePath is where a classifier lies in the work directory, if it was built.
func modulePath(work, name string) string { return filepath.Join(work, modulesDir, name+".wasm") }

func buildModules(work string) error {
	for _, m := range modules {
		for _, folder := range m.folders {
			built, err := buildModule(work, filepath.Join("classifiers", folder), modulePath(work, m.name))
			if err != nil {
				return fmt.Errorf("%s: %w", folder, err)
			}
			if built {
				break
			}
		}
	}
	return nil
}

// buildModule builds one and writes its metadata into it; false where a compiler
// is missing.
func buildModule(work, folder, out string) (bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	build := exec.CommandContext(ctx, "sh", "build.sh", out)
	build.Dir = folder
	said, err := build.CombinedOutput()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.ExitCode() == missingTool {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("%w: %s", err, said)
	}
	vectors, err := filepath.Glob(filepath.Join(folder, "*.vectors.jsonl"))
	if err != nil || len(vectors) != 1 {
		return false, fmt.Errorf("find one file of vectors: %v", vectors)
	}
	annotate := exec.CommandContext(ctx, filepath.Join(work, pluginDir, "bin", "tmt"), "classifiers", "annotate",
		"--meta", filepath.Join(folder, "tmt.meta.json"), "--vectors", vectors[0], out)
	if said, err := annotate.CombinedOutput(); err != nil {
		return false, fmt.Errorf("%w: %s", err, said)
	}
	return true, nil
}
