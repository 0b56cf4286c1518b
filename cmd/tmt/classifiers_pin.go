package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers pin and install: what a person does to let a
// module be asked.

func classifiersPin(c *cmdline) int {
	fs := flags(c, "classifiers pin [NAME]…", "Writes the digests of the modules, as they are now, into the tmt.toml that names\nthem, and keeps its comments. Without a name: of all. What a project's file pins\nstill needs tmt trust.")
	names, _, status, done := operands(c, fs)
	if done {
		return status
	}
	at := setup.Places(os.Getenv, "")
	found := map[string]bool{}
	pinned := 0
	for _, f := range [...]struct {
		path  string
		layer config.Layer
	}{{at.User, config.User}, {at.Project, config.Project}} {
		for _, k := range config.ClassifiersOf(f.path, f.layer, os.Getenv("HOME"), setup.Known()) {
			if len(names) > 0 && !slices.Contains(names, k.Name) {
				continue
			}
			found[k.Name] = true
			if err := pin(c, f.path, &k); err != nil {
				return c.fail("classifiers pin "+k.Name, err)
			}
			pinned++
		}
	}
	for _, n := range names {
		if !found[n] {
			return c.fail("classifiers pin", fmt.Errorf("no tmt.toml here names a classifier %q; tmt classifiers list shows those that are", n))
		}
	}
	if pinned == 0 {
		return c.fail("classifiers pin", errors.New("no tmt.toml here names a classifier; docs/classifiers.md shows how"))
	}
	config.Compile(at, setup.Known())
	return ok
}

// pin writes one digest, after a look at the module.
func pin(c *cmdline, file string, k *config.Classifier) error {
	wasm, err := sandbox.ReadModule(k.Module)
	if err != nil {
		return err
	}
	if err := sandbox.Scan(wasm); err != nil {
		return err
	}
	digest := sandbox.Digest(wasm)
	if err := settingsFit(k.Settings, wasm); err != nil {
		return err
	}
	if k.Compiler {
		if err := compile(wasm); err != nil {
			return err
		}
	}
	if err := config.Edit(file, false, func(text string) (string, error) { return config.SetDigest(text, k.Name, digest) }); err != nil {
		return err
	}
	fmt.Fprintf(c.stdout, "%s  %s  in %s\n", ui.Printable(k.Name), digest, ui.Printable(file))
	if k.Layer == config.Project {
		fmt.Fprintln(c.stdout, "  it is asked after a person has run tmt trust in this project")
	}
	return nil
}

// settingsFit reports what of an operator's settings a module does not take.
func settingsFit(settings json.RawMessage, wasm []byte) error {
	m, err := sandbox.Inspect(wasm)
	if err != nil || m.Meta == nil {
		return err
	}
	meta, err := abi.DecodeMeta(m.Meta)
	if err != nil {
		return err
	}
	return abi.CheckSettings(meta.SettingsSchema, settings)
}

// compile fills the cache for engine = "compiler".
func compile(wasm []byte) error {
	dir, err := setup.DataDir(os.Getenv)
	if err != nil {
		return err
	}
	r := sandbox.Runner{CacheDir: setup.CacheDir(dir)}
	return r.FillCache(context.Background(), wasm)
}

func classifiersInstall(c *cmdline) int {
	fs := flags(c, "classifiers install FILE|DIR…", "Copies a module beside your own tmt.toml, where agents cannot write, pins it there,\nand grants it the programs and tools that it claims.")
	words, _, status, done := operands(c, fs)
	if done {
		return status
	}
	if len(words) == 0 {
		return c.misuse("classifiers install needs a module: tmt classifiers install acmectl.wasm")
	}
	at := setup.Places(os.Getenv, "")
	if at.User == "" {
		return c.fail("classifiers install", errors.New("HOME is not set; set it, or XDG_CONFIG_HOME, to an absolute path"))
	}
	for _, w := range words {
		if err := install(c, at.User, w); err != nil {
			return c.fail("classifiers install "+w, err)
		}
	}
	config.Compile(at, setup.Known())
	return ok
}

func install(c *cmdline, file, word string) error {
	path, granted, err := module(word)
	if err != nil {
		return err
	}
	if granted != nil {
		return fmt.Errorf("it is granted already, by the %s's tmt.toml; tmt classifiers pin pins it", granted.Layer)
	}
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return err
	}
	x, meta := inspect(path, wasm, nil)
	switch {
	case !x.Runs:
		return errors.New(x.Problems[0])
	case meta == nil:
		return errors.New("it has no metadata, which says what it is for; tmt classifiers annotate writes it")
	}
	to := filepath.Join(filepath.Dir(file), "classifiers", meta.Name+".wasm")
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	k := &config.Classifier{Name: meta.Name, Module: "classifiers/" + meta.Name + ".wasm", SHA256: x.SHA256, Programs: meta.Programs, Tools: meta.Tools}
	for _, g := range config.ClassifiersOf(file, config.User, os.Getenv("HOME"), setup.Known()) {
		if g.Name == k.Name { // installed anew, with what stands there
			k.Compiler = g.Compiler
			if err := settingsFit(g.Settings, wasm); err != nil {
				return err
			}
		}
	}
	// The digest first: until the copy is there, calls are denied, not judged by
	// another module.
	if err := config.Edit(file, true, func(text string) (string, error) { return config.AddClassifier(text, k) }); err != nil {
		return err
	}
	if err := config.Replace(to, wasm, 0o600); err != nil {
		return err
	}
	if k.Compiler {
		if err := compile(wasm); err != nil {
			return err
		}
	}
	fmt.Fprintf(c.stdout, "%s %s is in %s and granted %s\n", ui.Printable(meta.Name), ui.Printable(meta.Version), ui.Printable(to), ui.Printable(claims(k)))
	return nil
}

// claims names what a classifier is for.
func claims(k *config.Classifier) string {
	return strings.Join(slices.Concat(k.Programs, k.Tools), ", ")
}
