package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// This file owns tmt version.

// version is set by the build: -ldflags "-X main.version=1.2.3".
var version = "dev"

func versionCommand(c *cmdline) int {
	fs := flags(c, "version [--json]", "Prints the version, the revision it was built from and the platform.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	if status, done := parse(c, fs); done {
		return status
	}
	v := struct {
		Version  string `json:"version"`
		Revision string `json:"revision,omitempty"`
		Go       string `json:"go"`
		Platform string `json:"platform"`
	}{version, revision(), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if *asJSON {
		return c.json(v)
	}
	fmt.Fprintf(c.stdout, "tmt %s", v.Version)
	if v.Revision != "" {
		fmt.Fprintf(c.stdout, " (%s)", v.Revision)
	}
	fmt.Fprintf(c.stdout, " %s %s\n", v.Platform, v.Go)
	return ok
}

func revision() string {
	info, found := debug.ReadBuildInfo()
	if !found {
		return ""
	}
	rev, dirty := "", ""
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			rev = s.Value[:min(12, len(s.Value))]
		case "vcs.modified":
			if s.Value == "true" {
				dirty = "+"
			}
		}
	}
	return rev + dirty
}
