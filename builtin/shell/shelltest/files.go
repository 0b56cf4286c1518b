package shelltest

import (
	"errors"
	"io/fs"
	"path"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

const (
	home    = "/home/user"
	project = home + "/project"
)

// files are the files of the machine that case files are judged on; one that
// ends in "/" is a directory.
var files = map[string]string{
	project + "/":                 "",
	project + "/.git/":            "",
	project + "/README.md":        "# project\n",
	project + "/Makefile":         "all:\n",
	project + "/main.go":          "package main\n",
	project + "/src/":             "",
	project + "/src/app.py":       "print(1)\n",
	project + "/scripts/":         "",
	project + "/scripts/look.sh":  "#!/bin/sh\nset -eu\ngit status\nls -la \"$1\"\n",
	project + "/scripts/wipe.sh":  "#!/usr/bin/env bash\nrm -rf /srv/data\n",
	project + "/scripts/tool":     "#!/usr/bin/env python3\nprint(1)\n",
	project + "/scripts/self.sh":  "#!/bin/sh\n./scripts/self.sh\ngit status\n",
	project + "/scripts/native":   "\x7fELF\x00",
	project + "/scripts/build.sh": "go build ./...\necho done > build.log\n",
}

func env() *paths.Env {
	return &paths.Env{Home: home, User: "user", Path: []string{"/usr/local/bin", "/usr/bin", "/bin"}, Root: project, FS: memFS{}}
}

func readFile(name string, most int) ([]byte, error) {
	s, ok := files[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return []byte(s[:min(len(s), most)]), nil
}

type memFS struct{}

func (memFS) Lstat(name string) (fs.FileInfo, error) {
	if _, ok := files[name+"/"]; ok {
		return info{path.Base(name), fs.ModeDir | 0o755}, nil
	}
	if _, ok := files[name]; ok {
		return info{path.Base(name), 0o644}, nil
	}
	for f := range files {
		if strings.HasPrefix(f, name+"/") {
			return info{path.Base(name), fs.ModeDir | 0o755}, nil
		}
	}
	return nil, fs.ErrNotExist
}

func (memFS) Readlink(string) (string, error) { return "", errors.New("no symlink") }

type info struct {
	name string
	mode fs.FileMode
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return 0 }
func (i info) Mode() fs.FileMode  { return i.mode }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.mode.IsDir() }
func (i info) Sys() any           { return nil }
