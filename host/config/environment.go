package config

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns the environment's layer: which variables set what of [gate].

// The environment's names for [gate] mode and hard, the later the stronger.
var (
	modeNames = [...]string{"TMT_ARM", "CLAUDE_PLUGIN_OPTION_GATE_MODE", "TMT_GATE_MODE"}
	hardNames = [...]string{"CLAUDE_PLUGIN_OPTION_HARD_GATE", "TMT_HARD_GATE"}
)

// Overlay applies the environment, the strongest layer. A value that cannot be
// read is reported and counts as the strictest.
func Overlay(getenv func(string) string, s *gate.Settings) (warnings []string) {
	for _, name := range modeNames {
		v := getenv(name)
		if v == "" {
			continue
		}
		m, err := gate.ParseMode(v)
		if err != nil {
			warnings = append(warnings, fmt.Sprintf("%s: %v", name, err))
		}
		s.Mode = m
	}
	for _, name := range hardNames {
		v := getenv(name)
		if v == "" {
			continue
		}
		soft, ok := parseHard(v)
		if !ok {
			warnings = append(warnings, fmt.Sprintf("%s is %q, none of true and false; the gate stays hard", name, v))
		}
		s.Soft = soft
	}
	return warnings
}

// parseHard reads a hard_gate value; soft is what Settings.Soft becomes.
func parseHard(v string) (soft, ok bool) {
	switch v {
	case "true", "True", "TRUE", "1", "yes", "on":
		return false, true
	case "false", "False", "FALSE", "0", "no", "off":
		return true, true
	}
	return false, false
}

// DescribeEnvironment puts what the environment sets over the files' settings, g
// among them, and returns the warnings of Overlay.
func DescribeEnvironment(getenv func(string) string, settings []Setting, g gate.Settings) []string {
	warnings := Overlay(getenv, &g)
	for _, e := range [...]struct {
		key, value string
		names      []string
	}{
		{"gate.mode", g.Mode.String(), modeNames[:]},
		{"gate.hard", strconv.FormatBool(!g.Soft), hardNames[:]},
	} {
		for _, name := range e.names {
			if getenv(name) == "" {
				continue
			}
			if i := slices.IndexFunc(settings, func(s Setting) bool { return s.Key == e.key }); i >= 0 {
				settings[i] = Setting{Key: e.key, Value: e.value, Layer: Environment, File: name}
			}
		}
	}
	return warnings
}
