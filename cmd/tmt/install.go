package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/badge"
	"github.com/seed-a23d08e7/tmt/cmd/internal/claude"
	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns tmt install and tmt uninstall: the plugin, and the badge. A
// plugin cannot bring a status line: it has to stand in the user's own settings.

func badgeWords() []string { return []string{"statusline"} }

func installCommand(c *cmdline) int {
	fs := flags(c, "install [statusline] [--replace]", "Puts tmt into Claude Code: the folder of this program becomes a marketplace, its plugin\nis installed, and the badge added to the status line in the user settings. With\n\"statusline\": the badge only. A copy of the settings is kept, and all else in them stays\nas it is. Another program's status line is left alone.")
	replace := fs.Bool("replace", false, "show the badge below the status line that is there")
	path, whole, status := c.settings("install", fs)
	if path == "" {
		return status
	}
	program, err := os.Executable()
	if err != nil {
		return c.fail("install", fmt.Errorf("find this program: %w", err))
	}
	if whole {
		root, err := claude.Root(program)
		if err != nil {
			return c.fail("install", err)
		}
		copied, err := claude.Install(path, root)
		c.tellCopy(copied)
		if err != nil {
			return c.fail("install", err)
		}
		fmt.Fprintf(c.stdout, "%s is Claude Code's plugin %s, from the next session on; tmt uninstall takes it out\n", ui.Printable(root), settings.Plugin)
	}
	changed, copied, err := badge.Install(path, program, *replace)
	switch {
	case errors.Is(err, badge.ErrForeign) && whole:
		fmt.Fprintf(c.stdout, "%s; it was left as it is. To show the badge below it: tmt install statusline --replace\n", ui.Printable(err.Error()))
		return ok
	case errors.Is(err, badge.ErrForeign):
		return c.fail("install", fmt.Errorf("%w; it was left as it is. To show the badge below it: tmt install statusline --replace", err))
	case err != nil:
		return c.fail("install", err)
	case !changed:
		fmt.Fprintf(c.stdout, "%s has the badge already\n", ui.Printable(path))
		return ok
	}
	c.tellCopy(copied)
	fmt.Fprintf(c.stdout, "the badge is in %s; tmt uninstall statusline takes it out\n", ui.Printable(path))
	if strings.Contains(program, "/plugins/cache/") {
		fmt.Fprintln(c.stdout, "this program lies in the plugin's versioned folder: run this again after an update")
	}
	return ok
}

// tellCopy says where the settings are as they were, "" for no copy.
func (c *cmdline) tellCopy(path string) {
	if path != "" {
		fmt.Fprintf(c.stdout, "the settings as they were: %s\n", ui.Printable(path))
	}
}

func uninstallCommand(c *cmdline) int {
	fs := flags(c, "uninstall [statusline]", "Takes tmt out of Claude Code: the badge, the plugin, its marketplace. With \"statusline\":\nthe badge only. Settings that were not edited since tmt install come out as they were,\nto the byte; of others, only what is tmt's is taken out.")
	path, whole, status := c.settings("uninstall", fs)
	if path == "" {
		return status
	}
	changed, err := badge.Uninstall(path)
	switch {
	case err != nil:
		return c.fail("uninstall", err)
	case changed:
		fmt.Fprintf(c.stdout, "the badge is out of %s\n", ui.Printable(path))
	case !whole:
		fmt.Fprintf(c.stdout, "%s has no badge\n", ui.Printable(path))
	}
	if !whole {
		return ok
	}
	out, err := claude.Uninstall(path)
	switch {
	case err != nil:
		return c.fail("uninstall", err)
	case out:
		fmt.Fprintf(c.stdout, "the plugin is out of %s\n", ui.Printable(path))
	case !changed:
		fmt.Fprintf(c.stdout, "%s has nothing of tmt\n", ui.Printable(path))
	}
	return ok
}

// settings reads the words of install and uninstall, and returns the settings
// file that is meant, "" where there is nothing left to do; whole where more than
// the badge is.
func (c *cmdline) settings(name string, fs *flag.FlagSet) (path string, whole bool, status int) {
	if len(c.args) > 0 && c.args[0] == "statusline" { // options may stand behind the operand
		c.args = append(c.args[1:len(c.args):len(c.args)], "statusline")
	}
	if status, done := parse(c, fs); done {
		return "", false, status
	}
	if fs.NArg() > 1 || fs.NArg() == 1 && fs.Arg(0) != "statusline" {
		return "", false, c.misuse(name + " takes nothing, or one word: tmt " + name + " statusline")
	}
	path, err := settings.Path(os.Getenv)
	if err != nil {
		return "", false, c.fail(name, err)
	}
	return path, fs.NArg() == 0, ok
}
