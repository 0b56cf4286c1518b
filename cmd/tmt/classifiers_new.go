package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/cmd/internal/scaffold"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt classifiers new.

// texts is an option that may be given several times.
type texts []string

func (t *texts) String() string     { return strings.Join(*t, " ") }
func (t *texts) Set(s string) error { *t = append(*t, s); return nil }

func classifiersNew(c *cmdline) int {
	fs := flags(c, "classifiers new NAME --lang LANGUAGE [--program NAME]… [--dir DIR]", "Starts a classifier: a folder with source that builds, the SDK, metadata, vectors\nand a README. It takes nothing from the network.")
	lang := fs.String("lang", "", "the `language`: "+strings.Join(scaffold.Languages(), ", "))
	dir := fs.String("dir", "", "the `folder`; NAME in this one without it")
	var programs texts
	fs.Var(&programs, "program", "a `program` that it will judge; NAME without it")
	words, _, status, done := operands(c, fs)
	switch {
	case done:
		return status
	case len(words) != 1:
		return c.misuse("classifiers new needs one name: tmt classifiers new acmectl --lang go --program acmectl")
	case *lang == "":
		return c.misuse("classifiers new needs --lang, one of " + strings.Join(scaffold.Languages(), ", "))
	}
	if len(programs) == 0 {
		programs = texts{words[0]}
	}
	to := *dir
	if to == "" {
		to = words[0]
	}
	for _, p := range programs {
		if catalog.Lookup(p) != nil {
			return c.misuse(fmt.Sprintf("classifiers new: tmt knows %s itself (tmt catalog %[1]s) and does not ask a classifier about it; --program names one that it does not know", p))
		}
	}
	files, err := scaffold.New(to, words[0], *lang, programs)
	var wrong scaffold.Misuse
	switch {
	case errors.As(err, &wrong):
		return c.misuse("classifiers new: " + ui.Printable(wrong.Error()))
	case err != nil:
		return c.fail("classifiers new", err)
	}
	printFolder(c, to, files)
	return ok
}

// printFolder tells what was written and what to do next.
func printFolder(c *cmdline, dir string, files []scaffold.File) {
	s := ui.StyleFor(c.stdout)
	width := 0
	for _, f := range files {
		width = max(width, len(f.Name))
	}
	fmt.Fprintln(c.stdout, s.Bold(ui.Printable(filepath.Clean(dir)+string(filepath.Separator))))
	for _, f := range files {
		fmt.Fprintf(c.stdout, "  %s  %s\n", pad(f.Name, width), s.Faint(f.About))
	}
	fmt.Fprintf(c.stdout, "\nNext:\n  cd %s\n  tmt classifiers build\n  tmt classifiers test\n", quoteWord(filepath.Clean(dir)))
}
