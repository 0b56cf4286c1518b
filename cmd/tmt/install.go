package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/badge"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt install and tmt uninstall. A plugin cannot bring a status
// line: it has to stand in the user's own settings.

func installCommand(c *cmdline) int {
	fs := flags(c, "install statusline [--replace]", "Adds the badge to the status line in Claude Code's user settings, and keeps a copy of\nthem. All else in the file stays as it is. Another program's status line is left alone.")
	replace := fs.Bool("replace", false, "show the badge below the status line that is there")
	path, status := c.settings("install", fs)
	if path == "" {
		return status
	}
	program, err := os.Executable()
	if err != nil {
		return c.fail("install", fmt.Errorf("find this program: %w", err))
	}
	changed, copied, err := badge.Install(path, program, *replace)
	switch {
	case errors.Is(err, badge.ErrForeign):
		return c.fail("install", fmt.Errorf("%w; it was left as it is. To show the badge below it: tmt install statusline --replace", err))
	case err != nil:
		return c.fail("install", err)
	case !changed:
		fmt.Fprintf(c.stdout, "%s has it already\n", ui.Printable(path))
		return ok
	}
	fmt.Fprintf(c.stdout, "the badge is in %s; tmt uninstall statusline takes it out\n", ui.Printable(path))
	if copied != "" {
		fmt.Fprintf(c.stdout, "as it was: %s\n", ui.Printable(copied))
	}
	if strings.Contains(program, "/plugins/cache/") {
		fmt.Fprintln(c.stdout, "this program lies in the plugin's versioned folder: run this again after an update")
	}
	return ok
}

func uninstallCommand(c *cmdline) int {
	fs := flags(c, "uninstall statusline", "Takes the badge out of Claude Code's user settings. Settings that were not edited since\ntmt install come out as they were, to the byte.")
	path, status := c.settings("uninstall", fs)
	if path == "" {
		return status
	}
	changed, err := badge.Uninstall(path)
	switch {
	case err != nil:
		return c.fail("uninstall", err)
	case !changed:
		fmt.Fprintf(c.stdout, "%s has no badge\n", ui.Printable(path))
	default:
		fmt.Fprintf(c.stdout, "the badge is out of %s\n", ui.Printable(path))
	}
	return ok
}

// settings reads the words of install and uninstall, and returns the settings
// file that is meant; "" where there is nothing left to do.
func (c *cmdline) settings(name string, fs *flag.FlagSet) (path string, status int) {
	if len(c.args) > 0 && c.args[0] == "statusline" { // options may stand behind the operand
		c.args = append(c.args[1:len(c.args):len(c.args)], "statusline")
	}
	if status, done := parse(c, fs); done {
		return "", status
	}
	if fs.NArg() != 1 || fs.Arg(0) != "statusline" {
		return "", c.misuse(name + " needs what: tmt " + name + " statusline")
	}
	path, err := badge.Path(os.Getenv)
	if err != nil {
		return "", c.fail(name, err)
	}
	return path, ok
}
