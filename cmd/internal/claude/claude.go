// Package claude puts tmt into Claude Code as its plugin, and takes it out again.
// Claude Code's own commands do it; what they leave of the user's settings is
// given back the form that it had.
//
// This file owns the two ways. Where in the settings a plugin stands is known to
// package settings.
package claude

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/badge"
	"github.com/seed-a23d08e7/tmt/cmd/internal/jsonc"
	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
)

// patience bounds one command of Claude Code.
const patience = 2 * time.Minute

// Root returns the plugin's folder that a program lies in.
func Root(program string) (string, error) {
	real, err := filepath.EvalSymlinks(program)
	if err != nil {
		return "", fmt.Errorf("find this program: %w", err)
	}
	root := filepath.Dir(filepath.Dir(real))
	if _, err := os.Stat(filepath.Join(root, ".claude-plugin", "marketplace.json")); err != nil {
		return "", fmt.Errorf("%s is no plugin's folder; unpack a release and run its bin/tmt, or run make plugin in the repository", root)
	}
	if strings.Contains(filepath.ToSlash(root), "/plugins/cache/") {
		return "", fmt.Errorf("%s is Claude Code's copy of the plugin, so it is installed; run this from the folder that it came from", root)
	}
	return root, nil
}

// Install makes the folder root a marketplace and installs its plugin. It keeps a
// copy of the settings, whose path it returns, "" where none was made.
func Install(path, root string) (copied string, err error) {
	f, err := settings.Open(path)
	if err != nil {
		return "", err
	}
	if err := f.Writable(); err != nil {
		return "", err
	}
	if err := plain(f); err != nil {
		return "", err
	}
	c, err := find()
	if err != nil {
		return "", err
	}
	if !settings.HasPlugin(f.Text) && !badge.In(f.Text) {
		if copied, err = f.Keep(); err != nil {
			return "", err
		}
	}
	if err := c.run("plugin", "marketplace", "add", root); err != nil {
		return copied, err
	}
	if err := c.run("plugin", "install", settings.Plugin); err != nil {
		return copied, err
	}
	now, err := settings.Open(path)
	if err != nil {
		return copied, err
	}
	if !settings.HasPlugin(now.Text) {
		return copied, fmt.Errorf("claude plugin install succeeded, but %s does not name %s; see claude plugin list", path, settings.Plugin)
	}
	next, err := settings.Carry(f.Text, now.Text)
	if err == nil && !bytes.Equal(next, now.Text) {
		err = now.Replace(next)
	}
	if err != nil {
		return copied, fmt.Errorf("edit %s: %w", path, err)
	}
	return copied, nil
}

// Uninstall takes plugin and marketplace out. changed is false where there was
// nothing to take out. Settings that were not edited since Install come out as they
// were, to the byte.
func Uninstall(path string) (changed bool, err error) {
	f, err := settings.Open(path)
	if err != nil {
		return false, err
	}
	if !settings.HasPlugin(f.Text) {
		return leftOver(path, f)
	}
	if err := f.Writable(); err != nil {
		return false, err
	}
	if err := plain(f); err != nil {
		return false, err
	}
	c, err := find()
	if err != nil {
		return false, err
	}
	if _, enabled, _ := jsonc.Value(f.Text, "enabledPlugins", settings.Plugin); enabled {
		if err := c.run("plugin", "uninstall", settings.Plugin); err != nil {
			return false, err
		}
	}
	if _, known, _ := jsonc.Value(f.Text, "extraKnownMarketplaces", settings.Marketplace); known {
		if err := c.run("plugin", "marketplace", "remove", settings.Marketplace); err != nil {
			return false, err
		}
	}
	return true, finish(path, f)
}

// leftOver settles settings that name no plugin: where it was taken out by hand,
// the copy and empty objects are left.
func leftOver(path string, f *settings.File) (changed bool, err error) {
	if _, there, err := f.Copy(); err != nil || !there || badge.In(f.Text) {
		return false, err
	}
	return true, finish(path, f)
}

// finish gives the settings their form back after Claude Code's commands. f is
// what they were before these.
func finish(path string, f *settings.File) error {
	now, err := settings.Open(path)
	if err != nil {
		return err
	}
	before, _, err := now.Copy()
	if err != nil {
		return err
	}
	next, err := settings.Carry(f.Text, now.Text)
	if err == nil {
		next, err = settings.WithoutEmpty(next, before)
	}
	switch {
	case err != nil:
	case settings.HasPlugin(next) || badge.In(next):
		err = now.Replace(next)
	default:
		err = now.Settle(next)
	}
	if err != nil {
		return fmt.Errorf("edit %s: %w", path, err)
	}
	return nil
}

// plain fails where settings are not the JSON that Claude Code's own commands
// take, which is without comments.
func plain(f *settings.File) error {
	if len(bytes.TrimSpace(f.Text)) == 0 || settings.Standard(f.Text) {
		return nil
	}
	return fmt.Errorf("%s is not standard JSON, which Claude Code refuses to edit; take comments and trailing commas out of it first", f.Path)
}

// client is Claude Code's program.
type client string

func find() (client, error) {
	path, err := exec.LookPath("claude")
	if err != nil {
		return "", errors.New("claude, the program of Claude Code, is not in PATH; add its folder to PATH and run this again")
	}
	return client(path), nil
}

// run runs one of its commands. What it says is told where it fails.
func (c client) run(args ...string) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, string(c), args...)
	cmd.WaitDelay = time.Second
	out, err := cmd.CombinedOutput()
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("claude %s did not end within %v", strings.Join(args, " "), patience)
	case cmd.ProcessState == nil:
		return fmt.Errorf("claude %s: %s does not start (%w); see whether claude --version works", strings.Join(args, " "), c, errors.Unwrap(err))
	case err != nil:
		return fmt.Errorf("claude %s: %w: %s", strings.Join(args, " "), err, strings.Join(strings.Fields(string(out)), " "))
	}
	return nil
}
