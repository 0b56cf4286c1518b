package main

// This file owns the lines of the case files.

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// caseLines returns the lines of all case files of the module.
func caseLines() ([]string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return nil, err
	}
	top := strings.TrimSpace(string(out))
	var lines []string
	for _, pattern := range []string{"builtin/shell/testdata/*.txt", "builtin/catalog/testdata/*.txt"} {
		files, err := filepath.Glob(filepath.Join(top, pattern))
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			b, err := os.ReadFile(f)
			if err != nil {
				return nil, err
			}
			for _, l := range strings.Split(string(b), "\n") {
				if i := strings.LastIndex(l, "# want "); i > 0 && !strings.HasPrefix(l, "#") {
					lines = append(lines, strings.ReplaceAll(strings.TrimRight(l[:i], " \t"), "⏎", "\n"))
				}
			}
		}
	}
	return lines, nil
}
