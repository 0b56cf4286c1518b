package config

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"
)

// This file owns the record of the projects that a person trusts. It asks nobody:
// tmt trust does.

const (
	trustSchema = 1
	maxTrusted  = 1000 // projects on record
)

// Trust is the record, sorted by root.
type Trust struct {
	Schema   int       `json:"schema"`
	Projects []Trusted `json:"projects"`
}

// Trusted is one project: what exactly was trusted, and what that granted.
type Trusted struct {
	Root    string   `json:"root"`    // absolute
	SHA256  string   `json:"sha256"`  // of its tmt.toml
	Modules []Module `json:"modules"` // that the file names
	// Programs and Tools are what its classifiers were granted: once the file
	// changes, their calls are denied instead of asked about.
	Programs []string `json:"programs,omitempty"`
	Tools    []string `json:"tools,omitempty"`
	At       int64    `json:"at"` // Unix seconds
}

// Module is a classifier's file.
type Module struct {
	Name   string `json:"name"` // the classifier's
	Path   string `json:"path"` // absolute
	SHA256 string `json:"sha256"`
}

// ReadTrust reads the record; no file is an empty one.
func ReadTrust(path string) (Trust, error) {
	c, err := readFile(path, maxFile)
	if err != nil {
		return Trust{}, fmt.Errorf("read %s: %w", path, err)
	}
	return decodeTrust(path, c)
}

func decodeTrust(path string, c content) (Trust, error) {
	t := Trust{Schema: trustSchema}
	if c.stamp == (stamp{}) {
		return t, nil
	}
	dec := json.NewDecoder(bytes.NewReader([]byte(c.text)))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&t); err != nil {
		return Trust{}, fmt.Errorf("read %s: %w; move it away and run tmt trust again", path, err)
	}
	if t.Schema != trustSchema {
		return Trust{}, fmt.Errorf("read %s: its schema is %d, and this tmt knows %d; update tmt", path, t.Schema, trustSchema)
	}
	return t, nil
}

// Of returns what is on record for a root, nil for nothing.
func (t *Trust) Of(root string) *Trusted {
	for i := range t.Projects {
		if t.Projects[i].Root == root {
			return &t.Projects[i]
		}
	}
	return nil
}

// module returns the digest on record for a module's file, "" for none.
func (p *Trusted) module(path string) string {
	for _, m := range p.Modules {
		if m.Path == path {
			return m.SHA256
		}
	}
	return ""
}

// With returns the record with p in place of what was there for its root.
func (t Trust) With(p Trusted) (Trust, error) {
	t = t.Without(p.Root)
	if len(t.Projects) >= maxTrusted {
		return t, fmt.Errorf("%d projects are trusted already; take some back with tmt trust --revoke", maxTrusted)
	}
	i, _ := slices.BinarySearchFunc(t.Projects, p, func(a, b Trusted) int { return bytes.Compare([]byte(a.Root), []byte(b.Root)) })
	t.Projects = slices.Insert(t.Projects, i, p)
	return t, nil
}

// Without returns the record without a root.
func (t Trust) Without(root string) Trust {
	t.Schema = trustSchema
	t.Projects = slices.DeleteFunc(slices.Clone(t.Projects), func(p Trusted) bool { return p.Root == root })
	return t
}

// Write keeps the record, readable by its owner alone.
func (t Trust) Write(path string) error {
	if t.Projects == nil {
		t.Projects = []Trusted{}
	}
	b, err := json.MarshalIndent(t, "", "  ")
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	if len(b) >= maxFile {
		return fmt.Errorf("write %s: it would have %d bytes, more than are read; take some projects back with tmt trust --revoke", path, len(b))
	}
	return replace(path, append(b, '\n'))
}

// replace writes a file by renaming, 0600 in a folder 0700.
func replace(path string, b []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temp := path + "." + strconv.Itoa(os.Getpid()) + ".tmp"
	err := os.WriteFile(temp, b, 0o600)
	if err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		os.Remove(temp) // may not be there
	}
	return err
}

// NewTrusted is a record of now.
func NewTrusted(root, sum string) Trusted {
	return Trusted{Root: root, SHA256: sum, Modules: []Module{}, At: time.Now().Unix()}
}

// Sum returns the digest of a tmt.toml, "" where there is none.
func Sum(path string) (string, error) {
	c, err := readFile(path, maxFile)
	if err != nil || c.stamp == (stamp{}) {
		return "", err
	}
	return hex.EncodeToString(c.sum[:]), nil
}
