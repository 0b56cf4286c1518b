package config

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/host/config/document"
)

// This file owns what the commands write into a tmt.toml: the digest of a
// classifier's module, and a whole [[classifier]]. All else, comments and
// layout, stays as it is.

// SetDigest returns the text of a tmt.toml in which the classifier has the
// digest. A classifier that is not there is an error.
func SetDigest(text, name, digest string) (string, error) {
	t, err := findClassifier(text, name)
	if err != nil {
		return "", err
	}
	if t == nil {
		return "", fmt.Errorf("there is no [[classifier]] with the name %q", name)
	}
	out, err := setDigest(text, t, digest)
	if err != nil {
		return "", err
	}
	// What was written is read again: an edit that went wrong changes nothing.
	t, err = findClassifier(out, name)
	if err != nil || t == nil || t.Get("sha256") == nil || t.Get("sha256").Text != digest {
		return "", fmt.Errorf("the sha256 of %q cannot be written without changing more; write it by hand: sha256 = %q", name, digest)
	}
	return out, nil
}

func setDigest(text string, t *document.Table, digest string) (string, error) {
	for i := range t.Entries {
		e := &t.Entries[i]
		if e.Key != "sha256" {
			continue
		}
		if e.Value.Kind != document.String {
			return "", errors.New("its sha256 is no text; correct it first (tmt config check)")
		}
		at := e.Value.At
		end := strings.IndexByte(text[at+1:], text[at])
		if end <= 0 && !strings.HasPrefix(text[at:], `""`) && !strings.HasPrefix(text[at:], `''`) || strings.HasPrefix(text[at:], `"""`) || strings.HasPrefix(text[at:], `'''`) {
			return "", errors.New("its sha256 is no plain string; write it as sha256 = \"…\" first")
		}
		return text[:at] + strconv.Quote(digest) + text[at+1+end+1:], nil
	}
	for i := range t.Entries {
		e := &t.Entries[i]
		if e.Key == "module" {
			return insertDigest(text, e.At, digest), nil
		}
	}
	return "", errors.New("it lacks its module")
}

// insertDigest writes the digest in front of or behind the key module, which
// stands at an offset.
func insertDigest(text string, at int, digest string) string {
	start := strings.LastIndexByte(text[:at], '\n') + 1
	indent := text[start:at]
	if strings.Trim(indent, " \t\ufeff") != "" { // in an inline table
		return text[:at] + "sha256 = " + strconv.Quote(digest) + ", " + text[at:]
	}
	equals := strings.IndexByte(text[at:], '=')
	key := "sha256"
	for len(key) < equals {
		key += " "
	}
	if !strings.HasSuffix(key, " ") && strings.HasPrefix(text[at+len("module"):], " ") {
		key += " "
	}
	line := strings.Trim(indent, "\ufeff") + key + "= " + strconv.Quote(digest)
	return text[:at] + strings.TrimLeft(line, " \t") + "\n" + strings.Trim(indent, "\ufeff") + text[at:]
}

// AddClassifier returns the text of a tmt.toml with one more classifier, or the
// one of its name with another module and digest.
func AddClassifier(text string, c *Classifier) (string, error) {
	t, err := findClassifier(text, c.Name)
	if err != nil {
		return "", err
	}
	if t != nil {
		if m := t.Get("module"); m == nil || m.Kind != document.String || m.Text != c.Module {
			return "", fmt.Errorf("there is a classifier %q with another module; take it out first, or give this one another name", c.Name)
		}
		return SetDigest(text, c.Name, c.SHA256)
	}
	var b strings.Builder
	b.WriteString(text)
	if text != "" && !strings.HasSuffix(text, "\n") {
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "\n[[classifier]]\nname     = %s\nmodule   = %s\nsha256   = %q\n", quoteTOML(c.Name), quoteTOML(c.Module), c.SHA256)
	for _, l := range [...]struct {
		key   string
		names []string
	}{{"programs", c.Programs}, {"tools   ", c.Tools}} {
		if len(l.names) == 0 {
			continue
		}
		quoted := make([]string, len(l.names))
		for i, n := range l.names {
			quoted[i] = quoteTOML(n)
		}
		fmt.Fprintf(&b, "%s = [%s]\n", l.key, strings.Join(quoted, ", "))
	}
	out := b.String()
	if t, err = findClassifier(out, c.Name); err != nil || t == nil {
		return "", fmt.Errorf("a [[classifier]] cannot be added at the end of the file; add it by hand: %w", errors.Join(err))
	}
	return out, nil
}

// quoteTOML quotes a text. What names and paths may hold needs few escapes.
func quoteTOML(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < 0x20 || r == 0x7f:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// findClassifier returns a classifier's table, nil where there is none.
func findClassifier(text, name string) (*document.Table, error) {
	root, err := document.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("it is no TOML: %w", err)
	}
	v := root.Get("classifier")
	if v == nil {
		return nil, nil
	}
	for i := range v.List {
		t := v.List[i].Table
		if t == nil {
			continue
		}
		if n := t.Get("name"); n != nil && n.Kind == document.String && n.Text == name {
			return t, nil
		}
	}
	return nil, nil
}

// Edit rewrites a tmt.toml, which may be missing where make is set. It replaces
// the file in one step.
func Edit(path string, make bool, edit func(text string) (string, error)) error {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target // a symbolic link stays one
	}
	mode := os.FileMode(0o644)
	b, err := os.ReadFile(path)
	switch {
	case errors.Is(err, os.ErrNotExist) && make:
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
	case err != nil:
		return err
	default:
		if info, err := os.Stat(path); err == nil {
			mode = info.Mode().Perm()
		}
	}
	text, err := edit(string(b))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if text == string(b) {
		return nil
	}
	return Replace(path, []byte(text), mode)
}

// Replace writes a file in one step: who reads it finds the old bytes or the new.
func Replace(path string, b []byte, mode os.FileMode) error {
	temp, err := os.CreateTemp(filepath.Dir(path), ".tmt-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(b)
	err = errors.Join(err, temp.Chmod(mode), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), path)
	}
	if err != nil {
		os.Remove(temp.Name())
	}
	return err
}
