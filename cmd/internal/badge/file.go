package badge

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// maxSettings bounds a settings file, in bytes.
const maxSettings = 16 << 20

// suffix marks the copy of the settings as they were.
const suffix = ".before-tmt"

// Path returns the user's settings file: CLAUDE_CONFIG_DIR's, else that in
// ~/.claude.
func Path(getenv func(string) string) (string, error) {
	dir := getenv("CLAUDE_CONFIG_DIR")
	if dir == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("find the settings: %w", err)
		}
		dir = filepath.Join(home, ".claude")
	}
	return filepath.Abs(filepath.Join(dir, "settings.json"))
}

// Install adds our status line to a settings file and keeps a copy of what was
// there, whose path it returns: "" where nothing was there, or nothing changed.
func Install(path, program string, replace bool) (changed bool, copied string, err error) {
	f, err := open(path)
	if err != nil {
		return false, "", err
	}
	next, err := Add(f.text, program, replace)
	if err != nil {
		return false, "", fmt.Errorf("edit %s: %w", path, err)
	}
	if f.there && bytes.Equal(next, f.text) {
		return false, "", nil
	}
	cmd, _, err := current(f.text)
	if err != nil {
		return false, "", err
	}
	if err := f.writable(); err != nil {
		return false, "", err
	}
	// Renewing keeps the copy of the settings without us.
	if f.there && !ours(cmd) {
		copied = f.path + suffix
		if err := write(copied, f.text, f.mode); err != nil {
			return false, "", fmt.Errorf("keep a copy of %s: %w", path, err)
		}
	}
	return true, copied, f.replace(next)
}

// Uninstall takes our status line out. Settings that were not edited since come
// out as they were, to the byte; a file that Install made is removed.
func Uninstall(path string) (changed bool, err error) {
	f, err := open(path)
	if err != nil || !f.there {
		return false, err
	}
	cmd, _, err := current(f.text)
	if err != nil {
		return false, fmt.Errorf("read %s: %w", path, err)
	}
	if !ours(cmd) {
		return false, nil
	}
	backup := f.path + suffix
	before, err := os.ReadFile(backup)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, fmt.Errorf("read the copy of the settings: %w", err)
	}
	wasThere := err == nil
	switch {
	case reaches(before, f.text, cmd) && wasThere:
		err = f.replace(before)
	case reaches(nil, f.text, cmd) && !wasThere:
		err = os.Remove(f.path)
	default:
		var next []byte
		if next, err = Remove(f.text); err == nil {
			err = f.replace(next)
		}
	}
	if err != nil {
		return false, fmt.Errorf("edit %s: %w", path, err)
	}
	if wasThere {
		if err := os.Remove(backup); err != nil {
			return true, fmt.Errorf("remove the copy of the settings: %w", err)
		}
	}
	return true, nil
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

// file is a settings file as it was read.
type file struct {
	path  string // behind symbolic links
	text  []byte
	mode  fs.FileMode
	there bool
}

func open(path string) (*file, error) {
	f := &file{path: path, mode: 0o600}
	real, err := filepath.EvalSymlinks(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Lstat(path); err == nil {
			return nil, fmt.Errorf("read %s: it is a symbolic link to nothing; make its target, or remove it", path)
		}
		return f, nil
	case err != nil:
		return nil, fmt.Errorf("read the settings: %w", err)
	}
	f.path = real
	info, err := os.Stat(real)
	switch {
	case err != nil:
		return nil, fmt.Errorf("read the settings: %w", err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("read %s: it is no regular file", path)
	case info.Size() > maxSettings:
		return nil, fmt.Errorf("read %s: it is larger than %d bytes", path, maxSettings)
	}
	f.there, f.mode = true, info.Mode().Perm()
	if f.text, err = os.ReadFile(real); err != nil {
		return nil, fmt.Errorf("read the settings: %w", err)
	}
	return f, nil
}

// writable fails where the user made the file read-only: renaming would get
// round that.
func (f *file) writable() error {
	if f.there && f.mode&0o200 == 0 {
		return fmt.Errorf("%s is read-only; make it writable first", f.path)
	}
	return nil
}

// replace writes the file anew, unless it is read-only or was changed meanwhile.
func (f *file) replace(text []byte) error {
	if err := f.writable(); err != nil {
		return err
	}
	now, err := os.ReadFile(f.path)
	if err != nil && (f.there || !errors.Is(err, fs.ErrNotExist)) {
		return err
	}
	if !bytes.Equal(now, f.text) {
		return errors.New("it was changed meanwhile; try again")
	}
	return write(f.path, text, f.mode)
}

// write replaces a file by renaming.
func write(path string, text []byte, mode fs.FileMode) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name()) // nothing is left of it after the rename
	_, err = temp.Write(text)
	err = errors.Join(err, temp.Chmod(mode), temp.Sync(), temp.Close())
	if err != nil {
		return err
	}
	return os.Rename(temp.Name(), path)
}
