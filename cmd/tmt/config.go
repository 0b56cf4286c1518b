package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
)

// This file owns tmt config: init, check and show.

const configHelp = `Usage: tmt config init  [--project | --stdout]
       tmt config check [--json] [FILE]
       tmt config show  [--json]

init   writes the commented default configuration, yours or the project's. It
       overwrites nothing.
check  says what is wrong with the files that hold here, or with FILE, each with
       its line and column. Exit status: 0 nothing, 1 an error.
show   lists every value and which layer set it: default, user, project or
       environment.
`

func configWords() []string { return []string{"init", "check", "show"} }

func configCommand(c *cmdline) int {
	if len(c.args) == 0 {
		fmt.Fprint(c.stderr, configHelp)
		return misused
	}
	verb := c.args[0]
	c.args = c.args[1:]
	switch verb {
	case "init":
		return configInit(c)
	case "check":
		return configCheck(c)
	case "show":
		return configShow(c)
	case "--help", "-h", "-help", "help":
		fmt.Fprint(c.stdout, configHelp)
		return ok
	}
	return c.misuse(ui.NoWord("config", "subcommand", verb, configWords(), "tmt config --help"))
}

func configInit(c *cmdline) int {
	fs := flags(c, "config init [--project | --stdout]", "Writes the commented default configuration. It overwrites nothing.")
	project := fs.Bool("project", false, "the project's, at its root")
	stdout := fs.Bool("stdout", false, "print it")
	if status, done := parse(c, fs); done {
		return status
	}
	if *stdout {
		fmt.Fprint(c.stdout, tmt.DefaultConfig)
		return ok
	}
	at := setup.Places(os.Getenv, "")
	path, err := at.User, errors.New("HOME is not set; set it, or XDG_CONFIG_HOME, to an absolute path")
	if *project {
		path, err = at.Project, errors.New("this directory belongs to no project; go to one")
	}
	if path == "" {
		return c.fail("write tmt.toml", err)
	}
	if err := create(path, tmt.DefaultConfig); err != nil {
		return c.fail("write tmt.toml", err)
	}
	fmt.Fprintf(c.stdout, "%s\n", ui.Printable(path))
	return ok
}

// create writes a new file.
func create(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there already; edit it, or see the default with tmt config init --stdout", path)
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

func configCheck(c *cmdline) int {
	fs := flags(c, "config check [--json] [FILE]", "Says what is wrong with the configuration that holds here, or with FILE.")
	asJSON := fs.Bool("json", false, "print a JSON array")
	if status, done := parse(c, fs); done {
		return status
	}
	var problems []config.Problem
	var checked []string
	if fs.NArg() > 1 {
		return c.misuse("config check takes one file at most")
	}
	if fs.NArg() == 1 {
		path, err := filepath.Abs(fs.Arg(0))
		if err != nil {
			return c.fail("check "+fs.Arg(0), err)
		}
		checked = []string{path}
		problems = config.Check(path, config.User, os.Getenv("HOME"), setup.Known())
	} else {
		at := setup.Places(os.Getenv, "")
		checked = existing(at.User, at.Project)
		cfg := config.Compile(at, setup.Known())
		problems = append(cfg.Problems, setup.Probes(os.Getenv, cfg)...)
		problems = append(problems, setup.Modules(cfg)...)
	}
	status := ok
	for i := range problems {
		if !problems[i].Note {
			status = failed
		}
	}
	if *asJSON {
		if problems == nil {
			problems = []config.Problem{}
		}
		if s := c.json(problems); s != ok {
			return s
		}
		return status
	}
	for i := range problems {
		kind := "error"
		if problems[i].Note {
			kind = "note"
		}
		fmt.Fprintf(c.stdout, "%s: %s\n", kind, ui.Printable(problems[i].String()))
	}
	switch {
	case len(checked) == 0:
		fmt.Fprintln(c.stdout, "there is no tmt.toml here: the defaults hold; tmt config init writes one")
	case len(problems) == 0:
		fmt.Fprintf(c.stdout, "nothing is wrong with %s\n", ui.Printable(strings.Join(checked, " and ")))
	}
	return status
}

// existing returns those of the files that are there.
func existing(paths ...string) []string {
	var list []string
	for _, p := range paths {
		if _, err := os.Lstat(p); p != "" && err == nil {
			list = append(list, p)
		}
	}
	return list
}

func configShow(c *cmdline) int {
	fs := flags(c, "config show [--json]", "Lists every value of the configuration and which layer set it.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	if status, done := parse(c, fs); done {
		return status
	}
	settings, cfg, warnings := setup.Describe(os.Getenv)
	if *asJSON {
		problems := cfg.Problems
		if problems == nil {
			problems = []config.Problem{}
		}
		return c.json(struct {
			Settings []config.Setting `json:"settings"`
			Problems []config.Problem `json:"problems"`
		}{settings, problems})
	}
	c.warn(warnings)
	keys, values := 0, 0
	for _, s := range settings {
		keys, values = max(keys, ui.Columns(s.Key)), max(values, min(ui.Columns(s.Value), 40))
	}
	style := ui.StyleFor(c.stdout)
	for _, s := range settings {
		from := s.Layer.String()
		if s.File != "" {
			from += "  " + s.File
		}
		fmt.Fprintf(c.stdout, "%s  %s  %s\n", pad(ui.Printable(s.Key), keys), pad(ui.Printable(s.Value), values), style.Faint(ui.Printable(from)))
	}
	for _, p := range cfg.Problems {
		fmt.Fprintf(c.stderr, "tmt: %s\n", ui.Printable(p.String()))
	}
	return ok
}
