package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers: the dispatch to its subcommands, one file each,
// and how they are told which module is meant.

// classifierCommands lists the subcommands in the order of the help.
func classifierCommands() []command {
	return []command{
		{"new", "start a classifier: a folder that builds, with vectors", classifiersNew, nil},
		{"build", "build a folder's module, with its metadata and vectors", classifiersBuild, nil},
		{"test", "run vectors, and mutants of them", classifiersTest, nil},
		{"run", "put one call to a module: tmt classifiers run MODULE -- COMMAND…", classifiersRun, nil},
		{"inspect", "show what a module is, without running it", classifiersInspect, nil},
		{"bench", "measure a module", classifiersBench, nil},
		{"annotate", "write metadata and vectors into a module", classifiersAnnotate, nil},
		{"list", "show the classifiers that are granted here", classifiersList, nil},
		{"pin", "write the digests of modules into tmt.toml", classifiersPin, nil},
		{"install", "copy a module to a protected place and grant it what it claims", classifiersInstall, nil},
	}
}

func classifierWords() []string { return names(classifierCommands()) }

func classifiersCommand(c *cmdline) int {
	if len(c.args) == 0 {
		classifiersUsage(c, c.stderr)
		return misused
	}
	name := c.args[0]
	c.args = c.args[1:]
	for _, cmd := range classifierCommands() {
		if cmd.name == name {
			return cmd.run(c)
		}
	}
	switch name {
	case "help", "--help", "-h", "-help":
		classifiersUsage(c, c.stdout)
		return ok
	}
	return c.misuse(ui.NoWord("classifiers", "subcommand", name, names(classifierCommands()), "tmt classifiers --help"))
}

func classifiersUsage(c *cmdline, w interface{ Write([]byte) (int, error) }) {
	fmt.Fprint(w, "Usage: tmt classifiers COMMAND [ARGUMENT]…\n\nClassifiers are WebAssembly modules that judge programs and tools which tmt does\nnot know. docs/classifiers.md takes you from an idea to a tested one.\n\nCommands:\n\n")
	for _, cmd := range classifierCommands() {
		fmt.Fprintf(w, "\t%-10s%s\n", cmd.name, cmd.short)
	}
}

// operands reads options and operands in any order; what follows "--" is rest.
func operands(c *cmdline, fs *flag.FlagSet) (list, rest []string, status int, done bool) {
	args := c.args
	for i, a := range args {
		if a == "--" {
			args, rest = args[:i], c.args[i+1:]
			break
		}
	}
	for {
		c.args = args
		if status, done = parse(c, fs); done {
			return nil, nil, status, true
		}
		args = fs.Args()
		if len(args) == 0 {
			return list, rest, ok, false
		}
		list, args = append(list, args[0]), args[1:]
	}
}

// module returns the path of the module that a word means: a file, a folder with
// tmt.meta.json whose module is built, or a classifier of the configuration.
func module(word string) (path string, granted *config.Classifier, err error) {
	info, err := os.Stat(word)
	switch {
	case err == nil && info.IsDir():
		path, err = folderModule(word)
		return path, nil, err
	case err == nil:
		return word, nil, nil
	case !errors.Is(err, fs.ErrNotExist):
		return "", nil, err
	}
	list := setup.Config(os.Getenv).Classifiers()
	for i := range list {
		if list[i].Name == word {
			return list[i].Module, &list[i], nil
		}
	}
	if strings.HasSuffix(word, ".wasm") || strings.ContainsRune(word, filepath.Separator) {
		return "", nil, fmt.Errorf("there is no file %s; build it with tmt classifiers build", word)
	}
	return "", nil, fmt.Errorf("%q is no file, no folder and no classifier of the configuration; tmt classifiers list shows those", word)
}

// The files of a classifier's folder.
const (
	metaFile  = "tmt.meta.json"
	buildFile = "build.sh"
)

// folderMeta reads the metadata of a classifier's folder.
func folderMeta(dir string) ([]byte, abi.Meta, error) {
	path := filepath.Join(dir, metaFile)
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, abi.Meta{}, fmt.Errorf("%s is no classifier's folder: it has no %s; tmt classifiers new makes one", dir, metaFile)
	}
	if err != nil {
		return nil, abi.Meta{}, err
	}
	m, err := abi.DecodeMeta(b)
	if err != nil {
		_, text, _ := strings.Cut(err.Error(), ": ")
		return nil, m, fmt.Errorf("%s: %s", path, text)
	}
	return b, m, nil
}

// folderModule returns the path of a folder's built module.
func folderModule(dir string) (string, error) {
	_, m, err := folderMeta(dir)
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, m.Name+".wasm")
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("the module of %s is not built: run tmt classifiers build %s", dir, dir)
	}
	return path, nil
}

// asked describes a module's file as it is, for asking it.
func asked(path string) (*sandbox.Classifier, error) {
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return nil, err
	}
	name := strings.TrimSuffix(filepath.Base(path), ".wasm")
	return &sandbox.Classifier{Name: name, Path: path, SHA256: sandbox.Digest(wasm)}, nil
}
