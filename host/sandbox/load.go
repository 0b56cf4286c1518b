package sandbox

// This file owns reading a module from disk: once, bounded, never a file that
// could block, and only the bytes that were pinned.

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// loaded is a module that may be asked.
type loaded struct {
	wasm    []byte
	dynamic bool // also about steps with words that are not known statically
}

// load reads a classifier's module, if its bytes are the pinned ones and nothing
// speaks against running them with the operator's settings.
func load(c *Classifier) (*loaded, *Failure) {
	if c.SHA256 == "" {
		return nil, newFailure(c, pin, "no digest of its module is pinned")
	}
	wasm, err := ReadModule(c.Path)
	if err != nil {
		return nil, newFailure(c, restore, "%v", err)
	}
	if got := Digest(wasm); !strings.EqualFold(got, c.SHA256) {
		return nil, newFailure(c, differs, "the digest of its module differs from the pinned one: sha256 %.12s… instead of %.12s…", got, c.SHA256)
	}
	module, err := Inspect(wasm)
	if err != nil {
		return nil, newFailure(c, inspect, "%v", err)
	}
	l := &loaded{wasm: wasm}
	if module.Meta == nil {
		return l, nil
	}
	meta, err := abi.DecodeMeta(module.Meta)
	if err != nil {
		return nil, newFailure(c, inspect, "%v", err)
	}
	if meta.ABI != abi.Version {
		return nil, newFailure(c, inspect, "its metadata is for version %d of the contract; this tmt speaks %d", meta.ABI, abi.Version)
	}
	if err := abi.CheckSettings(meta.SettingsSchema, c.Settings); err != nil {
		return nil, newFailure(c, settings, "%v", err)
	}
	l.dynamic = meta.Dynamic
	return l, nil
}

// Check reports why a classifier could not be asked, nil where nothing speaks
// against it. It runs nothing of the module.
func Check(c *Classifier) error {
	if _, failure := load(c); failure != nil {
		return failure
	}
	return nil
}

// Digest returns the digest that a module is pinned by: SHA-256 in lower-case
// hexadecimal digits.
func Digest(wasm []byte) string {
	sum := sha256.Sum256(wasm)
	return hex.EncodeToString(sum[:])
}

// ReadModule reads a module's file. It refuses what is no regular file and what
// is larger than MaxModule.
func ReadModule(path string) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|openNonblock, 0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("its module is missing: %s", path)
	case err != nil:
		return nil, fmt.Errorf("its module cannot be read: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, fmt.Errorf("its module cannot be read: %w", err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("its module is no regular file: %s", path)
	case info.Size() > MaxModule:
		return nil, fmt.Errorf("its module has %d bytes, more than the %d allowed: %s", info.Size(), MaxModule, path)
	}
	b := make([]byte, info.Size())
	n, err := io.ReadFull(f, b)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, fmt.Errorf("its module cannot be read: %w", err)
	}
	return b[:n], nil
}
