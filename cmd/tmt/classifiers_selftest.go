package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/selftest"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt classifiers test: which modules are tested, how it is
// printed, and watching.

// Exit statuses of test.
const (
	testsFailed = 1
	notTested   = 2
)

func classifiersTest(c *cmdline) int {
	fs := flags(c, "classifiers test [OPTION]… [MODULE|NAME|DIR]…", "Runs a classifier's vectors, each twice, and then what an agent's calls may hold:\nodd words, unknown options and subcommands, and mutants of each vector. Vectors are\nthose in the module and, of a folder, those in its *.vectors.jsonl and, as\n\"acmectl get pods  # want readonly\", its *.vectors.txt.\n\nWithout an operand: this folder, if it is a classifier's, else all that the\nconfiguration grants. Exit status: 0 passed, 1 failed, 2 could not run.")
	format := fs.String("format", "text", "the `form` of the report: text, json, junit or tap")
	asJSON := fs.Bool("json", false, "the same as --format json")
	pattern := fs.String("run", "", "only vectors with `pattern` in their names, in which * stands for anything")
	watch := fs.Bool("watch", false, "test again when a file changes, building first where there is a build.sh")
	words, _, status, done := operands(c, fs)
	if done {
		return status
	}
	if *asJSON {
		*format = "json"
	}
	if !slices.Contains([]string{"text", "json", "junit", "tap"}, *format) {
		return c.misuse("classifiers test: --format is text, json, junit or tap")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	t := tests{c: c, words: words, format: *format, options: selftest.Options{Run: *pattern}}
	if *watch {
		return t.watch(ctx)
	}
	return t.run(ctx)
}

type tests struct {
	c       *cmdline
	words   []string
	format  string
	options selftest.Options
}

// target is one module to test, with the files that have vectors.
type target struct{ path, dir string }

// targets finds the modules.
func (t *tests) targets() ([]target, error) {
	words := t.words
	if len(words) == 0 {
		if _, err := os.Stat(metaFile); err == nil {
			words = []string{"."}
		}
	}
	var list []target
	for _, w := range words {
		path, _, err := module(w)
		if err != nil {
			return nil, err
		}
		dir := ""
		if info, err := os.Stat(w); err == nil && info.IsDir() {
			dir = w
		}
		list = append(list, target{path, dir})
	}
	if len(t.words) == 0 && len(list) == 0 {
		for _, k := range setup.Config(os.Getenv).Classifiers() {
			if !k.Untrusted && k.Module != "" && !slices.Contains(list, target{path: k.Module}) {
				list = append(list, target{path: k.Module})
			}
		}
	}
	if len(list) == 0 {
		return nil, errors.New("there is nothing to test: name a module, or go to a classifier's folder (tmt classifiers new makes one)")
	}
	return list, nil
}

func (t *tests) run(ctx context.Context) int {
	list, err := t.targets()
	if err != nil {
		t.c.fail("classifiers test", err)
		return notTested
	}
	var reports []*selftest.Report
	status := ok
	for _, x := range list {
		r, err := t.one(ctx, x)
		if ctx.Err() != nil {
			err = errors.New("interrupted")
		}
		if err != nil {
			t.c.fail("classifiers test", err)
			return notTested
		}
		reports = append(reports, r)
		if !r.Passed() {
			status = testsFailed
		}
	}
	switch t.format {
	case "json":
		err = selftest.JSON(t.c.stdout, reports)
	case "junit":
		err = selftest.JUnit(t.c.stdout, reports)
	case "tap":
		err = selftest.TAP(t.c.stdout, reports)
	default:
		for i, r := range reports {
			if i > 0 {
				fmt.Fprintln(t.c.stdout)
			}
			r.Text(t.c.stdout)
		}
	}
	if err != nil {
		t.c.fail("print the report", err)
		return notTested
	}
	return status
}

func (t *tests) one(ctx context.Context, x target) (*selftest.Report, error) {
	var files []string
	if x.dir != "" {
		var err error
		if files, err = selftest.VectorFiles(x.dir); err != nil {
			return nil, err
		}
	}
	m, err := selftest.Load(x.path, files)
	if err != nil {
		return nil, err
	}
	if x.dir != "" {
		m.Named, m.Newer = x.dir, newerSource(x)
	}
	return selftest.Test(ctx, m, t.options)
}

// newerSource returns a source file of a folder that was changed after its
// module was built, "" for none. Those of one checkout are about the same age.
func newerSource(x target) string {
	module, err := os.Stat(x.path)
	entries, err2 := os.ReadDir(x.dir)
	if errors.Join(err, err2) != nil {
		return "" // the test says so
	}
	for _, e := range entries {
		name := e.Name()
		if name == metaFile || slices.Contains([]string{".go", ".c", ".h", ".rs", ".ts"}, filepath.Ext(name)) && !strings.Contains(name, "_test.") {
			if info, err := e.Info(); err == nil && info.ModTime().Sub(module.ModTime()) > 2*time.Second {
				return name
			}
		}
	}
	return ""
}

// watchInterval is how often files are looked at.
const watchInterval = 300 * time.Millisecond

// watch tests again whenever a file changes, until it is interrupted. It ends
// with the status of the last test that came to its end.
func (t *tests) watch(ctx context.Context) int {
	status := notTested
	last := ""
	for {
		if now := t.stamp(); now != last {
			this := t.rebuild()
			if this == ok && ctx.Err() == nil {
				this = t.run(ctx)
			}
			if ctx.Err() != nil {
				return status
			}
			status = this
			fmt.Fprintf(t.c.stderr, "%s  watching; interrupt to end\n", time.Now().Format(time.TimeOnly))
			last = t.stamp()
		}
		select {
		case <-ctx.Done():
			return status
		case <-time.After(watchInterval):
		}
	}
}

// rebuild builds the folders that are tested.
func (t *tests) rebuild() int {
	for _, dir := range t.folders() {
		if _, err := os.Stat(filepath.Join(dir, buildFile)); err != nil {
			continue
		}
		if _, err := build(t.c, dir, ""); err != nil {
			t.c.fail("classifiers build "+dir, err)
			return notTested
		}
	}
	return ok
}

func (t *tests) folders() []string {
	if len(t.words) == 0 {
		return []string{"."}
	}
	var dirs []string
	for _, w := range t.words {
		if info, err := os.Stat(w); err == nil && info.IsDir() {
			dirs = append(dirs, w)
		}
	}
	return dirs
}

// stamp tells whether a file changed: the names, sizes and times of all files
// that matter.
func (t *tests) stamp() string {
	var b strings.Builder
	add := func(path string) {
		if info, err := os.Stat(path); err == nil && !info.IsDir() {
			fmt.Fprintf(&b, "%s %d %d\n", path, info.Size(), info.ModTime().UnixNano())
		}
	}
	for _, w := range t.words {
		add(w)
	}
	for _, dir := range t.folders() {
		entries, err := os.ReadDir(dir)
		if err != nil {
			fmt.Fprintln(&b, ui.Printable(err.Error()))
		}
		for _, e := range entries {
			if !strings.HasPrefix(e.Name(), ".") {
				add(filepath.Join(dir, e.Name()))
			}
		}
	}
	return b.String()
}
