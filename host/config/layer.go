package config

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns the layers' names, and the list that tmt config show prints:
// which layer set what.

// Layer says where a value comes from.
type Layer uint8

// The layers, the later the stronger.
const (
	Default Layer = iota
	User
	Project
	Environment
)

var layerNames = [...]string{"default", "user", "project", "environment"}

// String names the layer.
func (l Layer) String() string { return layerNames[min(l, Environment)] }

// MarshalText writes the name, for JSON.
func (l Layer) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// Setting is one value of the merged configuration.
type Setting struct {
	Key   string `json:"key"`   // "gate.mode", "alias.k", "program.widgetctl"
	Value string `json:"value"` // as people read it
	Layer Layer  `json:"layer"`
	File  string `json:"file,omitempty"`
}

// Describe reads the files and returns every value with the layer that set it,
// sorted by key, and the configuration that they make.
func Describe(at Places, known Known) ([]Setting, *Config) {
	m := at.compile(known)
	for _, d := range [...]Setting{
		{Key: "gate.mode", Value: gate.Settings{}.Mode.String()},
		{Key: "gate.hard", Value: strconv.FormatBool(!gate.Settings{}.Soft)},
		{Key: "gate.unknown", Value: gate.Settings{}.Unknown.String()},
	} {
		if !slices.ContainsFunc(m.settings, func(s Setting) bool { return s.Key == d.Key }) {
			m.settings = append(m.settings, d)
		}
	}
	slices.SortStableFunc(m.settings, func(a, b Setting) int { return strings.Compare(a.Key, b.Key) })
	return m.settings, m.config(known)
}

// Check decodes one file as a layer's, strictly, and returns what is wrong with
// it. Nothing is merged or kept.
func Check(path string, layer Layer, home string, known Known) []Problem {
	c, err := readFile(path, maxFile)
	if err == nil && c.stamp == (stamp{}) {
		err = errors.New("there is no such file")
	}
	return newFile(layer, path, c, err, &known, home).problems
}
