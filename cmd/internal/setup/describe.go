package setup

import (
	"fmt"
	"slices"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
)

// This file owns what people are told of the configuration beyond its files: the
// environment's share, and whether suggested probes are read-only.

// Describe returns every value with the layer that set it, sorted by key. The
// warnings are those of the environment.
func Describe(getenv func(string) string) ([]config.Setting, *config.Config, []string) {
	settings, c := config.Describe(Places(getenv, ""), Known())
	return settings, c, config.DescribeEnvironment(getenv, settings, c.Gate)
}

// Probes checks that every probe that the user's and trusted entries suggest is
// read-only and observes something: others are never shown.
func Probes(getenv func(string) string, c *config.Config) []config.Problem {
	judge := builtin.Classifier{Env: environ(getenv, ""), Lookup: c.Program, Raise: c.Raise, Aliases: c.Alias}
	var problems []config.Problem
	for _, p := range c.Probes() {
		fs := judge.Judge(host.ShellCall(p.Probe, ""))
		for i := range fs {
			fs[i].Raise()
		}
		if v := abi.NewVerdict(fs); v.Class != abi.ReadOnly || !v.Observes() {
			problems = append(problems, config.Problem{Text: fmt.Sprintf("the probe %q of %s is %s, not a read-only look; it is not suggested", p.Probe, p.Program, v.Class)})
		}
	}
	return problems
}

// Sweep removes snapshots that were not used for long.
func Sweep(getenv func(string) string, cwd string) {
	at := Places(getenv, cwd)
	at.Sweep(time.Now())
}

// Notes says what of the configuration does not count, what keeps it from being
// compiled, and which modules of a trusted project are no longer the trusted ones.
func Notes(getenv func(string) string, cwd string) []config.Problem {
	at := Places(getenv, cwd)
	c := config.Load(at, Known())
	notes := slices.DeleteFunc(slices.Clone(c.Problems), func(p config.Problem) bool { return !p.Note })
	if at.Trust == "" || at.Root == "" {
		return notes
	}
	trust, err := config.ReadTrust(at.Trust)
	if err != nil {
		return notes // Load says so
	}
	if t := trust.Of(at.Root); t != nil {
		for _, m := range t.Stale() {
			notes = append(notes, config.Problem{Note: true, Text: fmt.Sprintf("the module of the classifier %s, %s, changed since you trusted it, so its calls are denied; run tmt trust in a terminal", m.Name, m.Path)})
		}
	}
	return notes
}
