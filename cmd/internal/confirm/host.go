package main

// This file owns the machine: the files of the empty root, and the same machine as
// the judge is told of it.

import (
	"errors"
	"io/fs"
	"path"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/builtin/shell"
)

const (
	home    = "/home/user"
	project = home + "/project"
)

// seeds are the files of the root; a name that ends in "/" is a folder. Those of the
// case files' machine are among them.
func seeds() map[string]string {
	return map[string]string{
		"/tmp/": "", "/etc/": "", "/srv/data/": "", "/root/": "", "/var/tmp/": "",
		home + "/.bashrc":             "# start-up\n",
		project + "/.git/config":      "[core]\n",
		project + "/README.md":        "# project\n",
		project + "/Makefile":         "all:\n",
		project + "/main.go":          "package main\n",
		project + "/src/app.py":       "print(1)\n",
		project + "/scripts/look.sh":  "#!/bin/sh\nset -eu\ngit status\nls -la \"$1\"\n",
		project + "/scripts/wipe.sh":  "#!/usr/bin/bash\nrm -rf /srv/data\n",
		project + "/scripts/self.sh":  "#!/bin/sh\ngit status\n",
		project + "/scripts/build.sh": "#!/bin/sh\ngo build ./...\necho done > build.log\n",
		project + "/d1/a.txt":         "a b\n",
		project + "/d1/b.txt":         "rm from-b\n",
		project + "/x1":               "one two\n",
		project + "/x2":               "touch from-x2\n",
	}
}

// names are the programs that the root has beside the catalogue's.
func names() []string {
	out := []string{"alpha", "beta", "nope"}
	for _, e := range catalog.Entries() {
		out = append(out, e.Name)
	}
	return out
}

// judge judges a line as the shells' empty root would run it.
func judge(line string) abi.Verdict {
	files := seeds()
	h := &shell.Host{
		Env:    &paths.Env{Home: home, User: "user", Path: []string{"/usr/local/bin", "/usr/bin", "/bin"}, Root: project, FS: memFS(files)},
		Cwd:    project,
		Lookup: catalog.Lookup,
		Asked:  func(*abi.Step) bool { return true }, // so that no repetition is left out
		ReadFile: func(name string, most int) ([]byte, error) {
			s, ok := files[name]
			if !ok {
				return nil, fs.ErrNotExist
			}
			return []byte(s[:min(len(s), most)]), nil
		},
	}
	found := h.Judge(line)
	for i := range found {
		found[i].Raise()
	}
	return abi.NewVerdict(found)
}

// memFS shows the seeds as a file system.
type memFS map[string]string

func (m memFS) Lstat(name string) (fs.FileInfo, error) {
	if _, ok := m[name]; ok {
		return info{path.Base(name), 0o644}, nil
	}
	for f := range m {
		if strings.HasPrefix(f, name+"/") {
			return info{path.Base(name), fs.ModeDir | 0o755}, nil
		}
	}
	return nil, fs.ErrNotExist
}

func (m memFS) Readlink(string) (string, error) { return "", errors.New("no symlink") }

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
