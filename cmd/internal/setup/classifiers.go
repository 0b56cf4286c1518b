package setup

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns how a host comes to its classifiers, and the record of what
// went wrong with each last.

// grant lets a host ask the classifiers of a configuration. dir is the data
// directory, "" for none.
func grant(h *host.Host, c *config.Config, dir string) {
	h.Grants = c
	h.Builtin.Asked = h.Granted
	r := &sandbox.Runner{}
	if dir != "" {
		r.CacheDir = CacheDir(dir)
		h.Broke = func(f *sandbox.Failure) { leave(dir, f) }
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

// LastFailure is what went wrong when a classifier was last asked in vain.
type LastFailure struct {
	Classifier string `json:"classifier"`
	Cause      string `json:"cause"`
	At         string `json:"at"` // RFC 3339
}

// maxFailures bounds how many classifiers' failures are kept.
const maxFailures = 50

func failuresFile(dir string) string { return filepath.Join(dir, "classifiers.json") }

// Config is the configuration, as Host has it.
func Config(getenv func(string) string) *config.Config {
	return config.Load(Places(getenv, ""), Known())
}

// DataDir is the data directory.
func DataDir(getenv func(string) string) (string, error) { return session.DataDir(getenv) }

// Failures returns the last failure of each classifier that had one, the oldest
// first.
func Failures(getenv func(string) string) []LastFailure {
	dir, err := session.DataDir(getenv)
	if err != nil {
		return nil
	}
	return failures(dir)
}

func failures(dir string) []LastFailure {
	b, err := os.ReadFile(failuresFile(dir))
	var list []LastFailure
	if err != nil || json.Unmarshal(b, &list) != nil {
		return nil
	}
	return list
}

// leave records a failure. It is for people to look at: if it cannot be kept,
// the call is denied all the same, with the reason.
func leave(dir string, f *sandbox.Failure) {
	list := []LastFailure{}
	for _, l := range failures(dir) {
		if l.Classifier != f.Classifier {
			list = append(list, l)
		}
	}
	list = append(list, LastFailure{f.Classifier, abi.Sanitize(f.Cause, 300), time.Now().UTC().Format(time.RFC3339)})
	list = list[max(0, len(list)-maxFailures):]
	b, err := json.MarshalIndent(list, "", " ")
	if err != nil {
		return
	}
	if err := os.MkdirAll(dir, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return
	}
	_ = config.Replace(failuresFile(dir), b, 0o600) // see above
}
