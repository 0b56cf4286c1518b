// Package setup assembles the host from what the process was given: environment
// and directories. It holds no rule of its own.
package setup

import (
	"os"
	"path/filepath"

	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/lang/named"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// Host assembles a host. cwd is the directory in which the harness works, ""
// for the process's own. Warnings are sentences for people: settings that could
// not be read; the host is then as strict as without them. What merely does not
// count is in Notes.
func Host(getenv func(string) string, cwd string) (h *host.Host, warnings []string) {
	env := environ(getenv, cwd)
	env.Further = programs
	h = &host.Host{Builtin: builtin.Classifier{Env: env}}
	dir, err := session.DataDir(getenv)
	if err != nil {
		warnings = append(warnings, "the gate's state cannot be kept: "+session.Remedy("", err))
	} else {
		env.Own = append(env.Own, dir)
		h.Store = &session.Store{Dir: dir}
	}
	at := config.Find(getenv, env.Root, dir)
	h.Exceptions = at.Excepted
	c := config.Load(at, Known())
	env.Scratch.Names, env.Scratch.Roots = c.ScratchNames, c.ScratchRoots
	h.Builtin.Lookup, h.Builtin.Raise, h.Builtin.Aliases = c.Program, c.Raise, c.Alias
	if c.HasClassifiers() {
		grant(h, c, dir)
	}
	h.Settings = c.Gate
	warnings = append(warnings, config.Overlay(getenv, &h.Settings)...)
	return h, append(warnings, broken(c)...)
}

// environ observes the facts of the machine. The session's root is that of
// CLAUDE_PROJECT_DIR, else of cwd.
func environ(getenv func(string) string, cwd string) *paths.Env {
	start := getenv("CLAUDE_PROJECT_DIR")
	if start == "" || !filepath.IsAbs(start) {
		start = cwd
	}
	if start == "" {
		start, _ = os.Getwd()
	}
	return paths.FromEnviron(getenv, start)
}

// programs are our own, beside this one.
func programs() []string {
	exe, err := os.Executable()
	if err != nil {
		return nil
	}
	own := []string{exe}
	for _, sibling := range [...]string{"tmt", "tmt-ground", "tmt-sandbox"} {
		own = append(own, filepath.Join(filepath.Dir(exe), sibling))
	}
	return own
}

// Places are those of the configuration's files, for a session that works in cwd.
func Places(getenv func(string) string, cwd string) config.Places {
	dir, err := session.DataDir(getenv)
	if err != nil {
		dir = "" // Host says so
	}
	return config.Find(getenv, environ(getenv, cwd).Root, dir)
}

// Known is what the configuration is told of the built-in classifier.
func Known() config.Known {
	return config.Known{Program: catalog.Lookup, Language: named.Language, Languages: named.Names}
}

// Settings are the gate's, as for Host.
func Settings(getenv func(string) string, cwd string) (gate.Settings, []string) {
	c := config.Load(Places(getenv, cwd), Known())
	s := c.Gate
	warnings := config.Overlay(getenv, &s)
	return s, append(warnings, broken(c)...)
}

// broken returns the errors of a configuration.
func broken(c *config.Config) []string {
	var list []string
	for _, p := range c.Problems {
		if !p.Note {
			list = append(list, p.String())
		}
	}
	return list
}
