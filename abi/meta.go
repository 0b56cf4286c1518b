package abi

// This file owns what a module says of itself in its custom section tmt.meta.
// The self-tests of tmt.vectors are in vectors.go. What a module claims grants
// it nothing: the operator's configuration does that.

import (
	"encoding/json"
	"fmt"
	"strings"
)

// The custom sections of a module, and how large they may be.
const (
	MetaSection    = "tmt.meta"
	VectorsSection = "tmt.vectors"

	MaxMeta    = 64 << 10
	MaxVectors = 1 << 20
)

// metaVersion is the version of the section's own format.
const metaVersion = 1

// Meta is what a module says of itself.
type Meta struct {
	Name     string   // lower-case letters, digits, ".", "_", "-"; at most 64
	Version  string   // the classifier's own version, in a form of its choosing
	ABI      int      // the contract's version that it was built for
	Programs []string // names of the programs it can judge
	Tools    []string // names of other tools, "*" at the end for any rest
	Dynamic  bool     // whether it wants to see steps with words not known statically

	SettingsSchema json.RawMessage // a JSON Schema of its settings, nil for none
	Source         string          // where its source is
	License        string
}

// DecodeMeta reads the section tmt.meta. Unknown and duplicate keys are errors.
// Meta.ABI is returned as it stands; whether the host speaks it is the host's
// question.
func DecodeMeta(b []byte) (Meta, error) {
	m, err := decodeMeta(b)
	if err != nil {
		return Meta{}, fmt.Errorf("section %s: %w", MetaSection, err)
	}
	return m, nil
}

func decodeMeta(b []byte) (m Meta, err error) {
	r, err := newReader(b, MaxMeta)
	if err != nil {
		return m, err
	}
	format := 0
	err = r.object(func(key string) (err error) {
		switch key {
		case "meta":
			format, err = r.integer()
		case "name":
			m.Name, err = r.text(64)
		case "version":
			m.Version, err = r.text(64)
		case "abi":
			m.ABI, err = r.integer()
		case "programs":
			m.Programs, err = r.texts(100, 200)
		case "tools":
			m.Tools, err = r.texts(100, 200)
		case "dynamic":
			m.Dynamic, err = r.bool()
		case "settings_schema":
			m.SettingsSchema, err = r.rawObject()
		case "source":
			m.Source, err = r.text(500)
		case "license":
			m.License, err = r.text(100)
		default:
			return r.fail("unknown key %s", quote(key))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		return nil
	})
	if err == nil {
		err = r.end()
	}
	if err == nil {
		err = m.check(format)
	}
	return m, err
}

// check holds what the grammar cannot say.
func (m *Meta) check(format int) error {
	switch {
	case format != metaVersion:
		return fmt.Errorf("meta: format %d, this tmt reads format %d", format, metaVersion)
	case !validName(m.Name):
		return fmt.Errorf("name: %s, want lower-case letters, digits, \".\", \"_\" and \"-\"", quote(m.Name))
	case m.Version == "":
		return fmt.Errorf("version: missing")
	case m.ABI == 0:
		return fmt.Errorf("abi: missing")
	case len(m.Programs)+len(m.Tools) == 0:
		return fmt.Errorf("neither programs nor tools: the classifier could never be asked")
	}
	for _, s := range [...]string{m.Version, m.Source, m.License} {
		if Sanitize(s, len(s)) != s {
			return fmt.Errorf("%s has characters that cannot be shown", quote(s))
		}
	}
	if _, err := decodeSchema(m.SettingsSchema); err != nil {
		return err
	}
	for _, p := range m.Programs {
		if !validWord(p) || strings.ContainsAny(p, "/*") {
			return fmt.Errorf("programs: %s, want a program's plain name", quote(p))
		}
	}
	for _, t := range m.Tools {
		if !validWord(t) || strings.Contains(strings.TrimSuffix(t, "*"), "*") {
			return fmt.Errorf("tools: %s, want a tool's name, with \"*\" only at its end", quote(t))
		}
	}
	return nil
}

func validName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		alnum := 'a' <= c && c <= 'z' || '0' <= c && c <= '9'
		if !alnum && (i == 0 || c != '.' && c != '_' && c != '-') {
			return false
		}
	}
	return s != ""
}

// validWord reports whether s is one visible word.
func validWord(s string) bool {
	return s != "" && !strings.Contains(s, " ") && Sanitize(s, len(s)) == s
}

// rawObject reads an object without decoding it.
func (r *reader) rawObject() (json.RawMessage, error) {
	if r.peek() != '{' {
		return nil, r.fail("expected an object")
	}
	return r.value(nil)
}
