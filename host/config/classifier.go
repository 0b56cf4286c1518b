package config

import (
	"encoding/json"
	"path/filepath"
	"slices"
)

// This file owns what the configuration says of classifiers, and which of them
// are granted for a program or a tool. It reads and runs no module.

// Classifier is a [[classifier]] that counts.
type Classifier struct {
	Name     string          `json:"name"`
	Module   string          `json:"module"` // absolute path
	SHA256   string          `json:"sha256"` // the pinned digest, 64 hexadecimal digits
	Programs []string        `json:"programs,omitempty"`
	Tools    []string        `json:"tools,omitempty"`
	Settings json.RawMessage `json:"settings,omitempty"` // an object, nil for none
	Tighten  bool            `json:"tighten,omitempty"`  // asked about known steps too
	Compiler bool            `json:"compiler,omitempty"` // engine = "compiler"
	Layer    Layer           `json:"layer"`
	// Denied is set where the classifier cannot be asked, so that its calls are
	// mutating: what is wrong and what to do.
	Denied string `json:"denied,omitempty"`
	// Untrusted is set where a project that nobody trusted names it: it is not
	// asked, and its module is not read.
	Untrusted bool `json:"untrusted,omitempty"`
}

func (w *writer) classifier(c *Classifier) {
	w.text(c.Name)
	w.text(c.Module)
	w.text(c.SHA256)
	w.texts(c.Programs)
	w.texts(c.Tools)
	w.text(string(c.Settings))
	w.flag(c.Tighten)
	w.flag(c.Compiler)
	w.number(int(c.Layer))
	w.text(c.Denied)
	w.flag(c.Untrusted)
}

func (r *reader) classifier() Classifier {
	c := Classifier{Name: r.text(), Module: r.text(), SHA256: r.text(), Programs: r.texts(), Tools: r.texts()}
	if s := r.text(); s != "" {
		c.Settings = json.RawMessage(s)
	}
	c.Tighten, c.Compiler, c.Layer, c.Denied, c.Untrusted = r.flag(), r.flag(), Layer(r.number()), r.text(), r.flag()
	if r.bad {
		c.Denied, c.Untrusted = "its configuration is damaged; run tmt config check", false
	}
	return c
}

// ClassifiersOf decodes one file as a layer's and returns the classifiers that
// it names, whether they count or not. A file that is missing has none.
func ClassifiersOf(path string, layer Layer, home string, known Known) []Classifier {
	if path == "" {
		return nil
	}
	c, err := readFile(path, maxFile)
	if err != nil || c.stamp == (stamp{}) {
		return nil
	}
	return newFile(layer, path, c, nil, &known, home).classifiers
}

// HasClassifiers reports whether there are any.
func (c *Config) HasClassifiers() bool { return c.classifiers > 0 }

// Classifiers returns all of them, the user's first.
func (c *Config) Classifiers() []Classifier {
	var list []Classifier
	if c.classifiers == 0 {
		return nil
	}
	all := c.load().all
	for i := range all.len() {
		_, r := all.at(i)
		list = append(list, r.classifier())
	}
	return list
}

// ForProgram returns the classifiers that are granted for a program's steps. It
// reads no other classifier.
func (c *Config) ForProgram(name string) []Classifier {
	if !c.grants.may(name) {
		return nil
	}
	return c.granted(nil, c.load().grants, name)
}

// ForTool returns the classifiers that are granted for a tool's calls: by its
// name or by the beginning of it ("mcp__acme__*").
func (c *Config) ForTool(name string) []Classifier {
	if len(c.tools) == 0 {
		return nil
	}
	var list []Classifier
	add := func(key string) {
		if c.tools.may(key) {
			list = c.granted(list, c.load().tools, key)
		}
	}
	add(name)
	const most = 512 // no pattern is longer
	for n := min(len(name), most); n >= 0; n-- {
		add(name[:n] + "*")
	}
	return list
}

func (c *Config) granted(list []Classifier, t table, key string) []Classifier {
	r, ok := t.find(key)
	if !ok {
		return list
	}
	for range r.count() {
		i := r.number()
		all := c.load().all
		if i >= all.len() {
			continue
		}
		_, row := all.at(i)
		found := row.classifier()
		if !slices.ContainsFunc(list, func(x Classifier) bool { return x.Name == found.Name && x.Layer == found.Layer }) {
			list = append(list, found)
		}
	}
	return list
}

// modulePath makes a module's path absolute: it is relative to the folder of the
// tmt.toml that names it, or below "~/".
func modulePath(module, dir, home string) string {
	if len(module) > 2 && module[:2] == "~/" {
		return filepath.Join(home, module[2:])
	}
	if filepath.IsAbs(module) {
		return filepath.Clean(module)
	}
	return filepath.Join(dir, module)
}
