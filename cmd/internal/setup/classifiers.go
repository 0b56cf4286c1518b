package setup

import (
	"fmt"
	"path/filepath"
	"time"

	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns how a host comes to its classifiers.

// grant lets a host ask the classifiers of a configuration. dir is the data
// directory, "" for none.
func grant(h *host.Host, c *config.Config, dir string) {
	h.Grants = c
	h.Builtin.Asked = h.Granted
	r := &sandbox.Runner{}
	if dir != "" {
		r.CacheDir = CacheDir(dir)
		h.Broke = func(f *sandbox.Failure) { session.Store{Dir: dir}.Failed(f.Classifier, f.Cause, time.Now()) }
	}
	h.Asker = r
}

// Askable reports why a classifier could not be asked, nil where nothing speaks
// against it: its module and what the operator set for it. It runs nothing.
func Askable(c *config.Classifier) error {
	return sandbox.Check(&sandbox.Classifier{Name: c.Name, Path: c.Module, SHA256: c.SHA256, Settings: c.Settings})
}

// Modules returns what speaks against asking the classifiers that count.
func Modules(c *config.Config) []config.Problem {
	var problems []config.Problem
	for _, k := range c.Classifiers() {
		if k.Untrusted {
			continue // not read
		}
		if k.Denied != "" {
			problems = append(problems, config.Problem{Text: fmt.Sprintf("classifier %q: %s", k.Name, k.Denied)})
		} else if err := Askable(&k); err != nil {
			problems = append(problems, config.Problem{Text: err.Error()})
		}
	}
	return problems
}

// CacheDir is where compiled modules are kept below a data directory.
func CacheDir(dir string) string { return filepath.Join(dir, "compiled") }

// Config is the configuration, as Host has it.
func Config(getenv func(string) string) *config.Config {
	return config.Load(Places(getenv, ""), Known())
}

// DataDir is the data directory.
func DataDir(getenv func(string) string) (string, error) { return session.DataDir(getenv) }

// Failures returns the last failure of each classifier that had one, the oldest
// first.
func Failures(getenv func(string) string) []session.Failure {
	dir, err := session.DataDir(getenv)
	if err != nil {
		return nil
	}
	return session.Store{Dir: dir}.Failures()
}
