package badge

// This file owns the way of the badge into a settings file and out of it.

import (
	"bytes"
	"fmt"

	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
)

// Install adds our status line to a settings file and keeps a copy of what was
// there, whose path it returns: "" where nothing was there, nothing changed, or
// there was something of tmt in it, so that there is a copy already.
func Install(path, program string, replace bool) (changed bool, copied string, err error) {
	f, err := settings.Open(path)
	if err != nil {
		return false, "", err
	}
	next, err := Add(f.Text, program, replace)
	if err != nil {
		return false, "", fmt.Errorf("edit %s: %w", path, err)
	}
	if f.There && bytes.Equal(next, f.Text) {
		return false, "", nil
	}
	if err := f.Writable(); err != nil {
		return false, "", err
	}
	if f.There && !In(f.Text) && !settings.HasPlugin(f.Text) {
		if copied, err = f.Keep(); err != nil {
			return false, "", err
		}
	}
	return true, copied, f.Replace(next)
}

// Uninstall takes our status line out. Settings that were not edited since come
// out as they were, to the byte; a file that Install made is removed.
func Uninstall(path string) (changed bool, err error) {
	f, err := settings.Open(path)
	if err != nil || !f.There {
		return false, err
	}
	cmd, _, err := current(f.Text)
	if err != nil {
		return false, fmt.Errorf("read %s: %w", path, err)
	}
	if !ours(cmd) {
		return false, nil
	}
	before, there, err := f.Copy()
	if err != nil {
		return false, err
	}
	next := before
	if !reaches(before, f.Text, cmd) {
		if next, err = Remove(f.Text); err != nil {
			return false, fmt.Errorf("edit %s: %w", path, err)
		}
	} else if !there {
		next = []byte("{}") // nothing, in a file that Install made
	}
	if settings.HasPlugin(next) {
		err = f.Replace(next)
	} else {
		err = f.Settle(next)
	}
	if err != nil {
		return false, fmt.Errorf("edit %s: %w", path, err)
	}
	return true, nil
}

// In reports whether our status line stands in settings.
func In(text []byte) bool {
	cmd, _, err := current(text)
	return err == nil && ours(cmd)
}

// reaches reports whether adding the command to before makes now.
func reaches(before, now []byte, cmd string) bool {
	own := cmd
	if _, rest, ok := unwrap(cmd); ok {
		own = rest
	}
	then, err := addCommand(before, own)
	return err == nil && bytes.Equal(then, now)
}
