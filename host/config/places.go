package config

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
)

// This file owns where the files are.

// FileName is the name of a configuration file.
const FileName = "tmt.toml"

// Places are the paths of everything that Load reads and writes. "" stands for a
// file that cannot be.
type Places struct {
	User     string // the user's tmt.toml
	Project  string // the project's
	Root     string // the project's root directory
	Trust    string // the record of trusted projects
	Excepted string // the exceptions that a person made; not Load's
	Snapshot string // the compiled configuration of these files
}

// Find returns the places for a project root and a data directory, both absolute
// or "". getenv is os.Getenv.
func Find(getenv func(string) string, root, dataDir string) Places {
	var at Places
	home := getenv("HOME")
	if home == "" {
		home = getenv("USERPROFILE")
	}
	dir := getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(dir) && filepath.IsAbs(home) {
		dir = filepath.Join(home, ".config")
	}
	if filepath.IsAbs(dir) {
		at.User = filepath.Join(dir, "tmt", FileName)
	}
	if filepath.IsAbs(home) {
		at.Trust = filepath.Join(home, ".tmt", "trust.json")
		at.Excepted = filepath.Join(home, ".tmt", "exceptions.json")
	}
	if filepath.IsAbs(root) {
		at.Root = filepath.Clean(root)
		if at.Project = filepath.Join(at.Root, FileName); at.Project == at.User {
			at.Root, at.Project = "", ""
		}
	}
	if filepath.IsAbs(dataDir) {
		sum := sha256.Sum256([]byte(at.User + "\x00" + at.Project + "\x00" + at.Trust))
		at.Snapshot = filepath.Join(dataDir, "config", hex.EncodeToString(sum[:8])+".snapshot")
	}
	return at
}
