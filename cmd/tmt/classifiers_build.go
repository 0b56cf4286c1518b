package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/selftest"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers build and annotate.

// missingTool is the exit status by which a folder's build.sh says that a tool is
// missing; its last line says which, and how to get it.
const missingTool = 3

func classifiersBuild(c *cmdline) int {
	fs := flags(c, "classifiers build [--o FILE] [DIR]…", "Runs a folder's own build.sh, then writes its metadata (tmt.meta.json) and vectors\n(*.vectors.jsonl) into the module. Exit status 1: it does not build; 2: it cannot be\nbuilt here, since a tool is missing.")
	out := fs.String("o", "", "the module's `file`; NAME.wasm in the folder without it")
	asJSON := fs.Bool("json", false, "print a JSON array")
	dirs, _, status, done := operands(c, fs)
	if done {
		return status
	}
	if len(dirs) == 0 {
		dirs = []string{"."}
	}
	if *out != "" && len(dirs) > 1 {
		return c.misuse("classifiers build takes one folder with --o")
	}
	list := []built{}
	for _, dir := range dirs {
		b, err := build(c, dir, *out)
		if err != nil {
			c.fail("classifiers build "+dir, err)
			if errors.As(err, new(noTool)) {
				return misused
			}
			return failed
		}
		list = append(list, *b)
		if !*asJSON {
			fmt.Fprintf(c.stdout, "%s  %d bytes  sha256 %s\n", ui.Printable(b.Module), b.Size, b.SHA256)
		}
	}
	if *asJSON {
		return c.json(list)
	}
	return ok
}

// built is a module that was written.
type built struct {
	Module string `json:"module"`
	Size   int    `json:"size"`
	SHA256 string `json:"sha256"`
}

// build builds a folder's module.
func build(c *cmdline, dir, out string) (*built, error) {
	meta, m, err := folderMeta(dir)
	if err != nil {
		return nil, err
	}
	vectors, err := folderVectors(dir)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(filepath.Join(dir, buildFile)); err != nil {
		return nil, fmt.Errorf("%s has no %s, which builds the module that it is told as its argument", dir, buildFile)
	}
	temp, err := os.MkdirTemp("", "tmt-build")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	raw := filepath.Join(temp, "module.wasm")
	if err := runBuild(c, dir, raw); err != nil {
		return nil, err
	}
	wasm, err := sandbox.ReadModule(raw)
	if err != nil {
		return nil, fmt.Errorf("%s ended well and left no module: %w", buildFile, err)
	}
	if wasm, err = sandbox.Annotate(wasm, meta, vectors); err != nil {
		return nil, err
	}
	if out == "" {
		out = filepath.Join(dir, m.Name+".wasm")
	}
	if err := config.Replace(out, wasm, 0o644); err != nil {
		return nil, err
	}
	return &built{out, len(wasm), sandbox.Digest(wasm)}, nil
}

// runBuild runs a folder's build.sh, whose words go to standard error.
func runBuild(c *cmdline, dir, out string) error {
	sh, err := exec.LookPath("sh")
	if err != nil {
		return noTool("there is no shell sh, which build.sh needs; run the compiler yourself and then tmt classifiers annotate")
	}
	cmd := exec.Command(sh, buildFile, out)
	cmd.Dir = dir
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	err = cmd.Run()
	text := strings.TrimSpace(said.String())
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == missingTool {
		return noTool(text[strings.LastIndexByte(text, '\n')+1:])
	}
	if text != "" {
		for _, line := range strings.Split(text, "\n") {
			fmt.Fprintln(c.stderr, ui.Printable(line))
		}
	}
	if err != nil {
		if text == "" {
			return fmt.Errorf("%s: %w, without a word", buildFile, err)
		}
		return fmt.Errorf("%s: %w; what it says stands above", buildFile, err)
	}
	return nil
}

// noTool says which tool is missing, and how to get it.
type noTool string

func (n noTool) Error() string { return string(n) }

// folderVectors gathers the JSON lines of a folder's vectors. A file that cannot
// be read is an error; cases in the other form are no part of a module.
func folderVectors(dir string) ([]byte, error) {
	files, err := selftest.VectorFiles(dir)
	if err != nil {
		return nil, err
	}
	all := []byte{}
	for _, f := range files {
		if !strings.HasSuffix(f, selftest.LinesEnding) {
			continue
		}
		if _, err := selftest.ReadVectors(f); err != nil { // names the line
			return nil, err
		}
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		all = append(append(all, bytes.TrimSpace(b)...), '\n')
	}
	return all, nil
}

func classifiersAnnotate(c *cmdline) int {
	fs := flags(c, "classifiers annotate [--meta FILE] [--vectors FILE] [--o FILE] MODULE", "Writes metadata and vectors into a module, in place of what it has of them. Twice\nis the same as once. Without options they are tmt.meta.json and *.vectors.jsonl\nbeside the module; what is not there is kept.")
	meta := fs.String("meta", "", "the `file` with the metadata")
	vectors := fs.String("vectors", "", "the `file` with the vectors, JSON lines")
	out := fs.String("o", "", "the `file` to write; the module itself without it")
	words, _, status, done := operands(c, fs)
	if done {
		return status
	}
	if len(words) != 1 {
		return c.misuse("classifiers annotate needs one module: tmt classifiers annotate acmectl.wasm")
	}
	b, err := annotate(words[0], *meta, *vectors, *out)
	if err != nil {
		return c.fail("classifiers annotate "+words[0], err)
	}
	fmt.Fprintf(c.stdout, "%s  %d bytes  sha256 %s\n", ui.Printable(b.Module), b.Size, b.SHA256)
	return ok
}

func annotate(path, metaPath, vectorsPath, out string) (*built, error) {
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return nil, err
	}
	var meta, vectors []byte // nil keeps what the module has
	if beside := filepath.Join(filepath.Dir(path), metaFile); metaPath == "" {
		if _, err := os.Stat(beside); err == nil {
			metaPath = beside
		}
	}
	if metaPath != "" {
		if meta, err = os.ReadFile(metaPath); err != nil {
			return nil, err
		}
	}
	if vectorsPath != "" {
		if vectors, err = os.ReadFile(vectorsPath); err != nil {
			return nil, err
		}
	} else if all, err := folderVectors(filepath.Dir(path)); err != nil {
		return nil, err
	} else if len(all) > 0 {
		vectors = all
	}
	if wasm, err = sandbox.Annotate(wasm, meta, vectors); err != nil {
		return nil, err
	}
	mode := os.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	if out == "" {
		out = path
	}
	if err := config.Replace(out, wasm, mode); err != nil {
		return nil, err
	}
	return &built{out, len(wasm), sandbox.Digest(wasm)}, nil
}
