package config

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/config/document"
)

// This file owns [[classifier]]. It says what is granted; whether it counts is
// decided in merge.go.

func (d *decoder) classifierList(e *document.Entry) {
	seen := make(map[string]bool)
	for _, t := range d.tables(e, "classifier", maxClassifiers) {
		c, ok := d.classifier(t)
		if ok && seen[c.Name] {
			d.fail(t.At, "there are two classifiers %s; give each its own name", quote(c.Name))
			continue
		}
		if ok {
			seen[c.Name] = true
			d.classifiers = append(d.classifiers, c)
		}
	}
}

func (d *decoder) classifier(t *document.Table) (Classifier, bool) {
	c := Classifier{Layer: d.layer}
	before := len(d.problems)
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "name":
			c.Name, _ = d.text(e, maxName)
			if c.Name != "" && !classifierName(c.Name) {
				d.fail(e.Value.At, "name is %s; it takes lower-case letters, digits, \".\", \"_\" and \"-\"", quote(c.Name))
			}
		case "module":
			if m, ok := d.text(e, maxLine); ok {
				c.Module = d.module(e, m)
			}
		case "sha256":
			if s, ok := d.text(e, maxLine); ok {
				if c.SHA256 = strings.ToLower(s); !digest(c.SHA256) {
					d.fail(e.Value.At, "sha256 is no digest of 64 hexadecimal digits; tmt classifiers pin writes it")
				}
			}
		case "programs":
			for _, p := range d.texts(e, maxName) {
				if !word(p) {
					d.fail(e.At, "%s is no program's plain name", quote(p))
					continue
				}
				c.Programs = append(c.Programs, p)
			}
		case "tools":
			for _, name := range d.texts(e, maxName) {
				if stem, _ := strings.CutSuffix(name, "*"); !toolName(stem) {
					d.fail(e.At, "%s is no tool's name; \"*\" may stand at its end, not alone", quote(name))
					continue
				}
				c.Tools = append(c.Tools, name)
			}
		case "settings":
			c.Settings = d.settings(e)
		case "tighten":
			c.Tighten, _ = d.flag(e)
		case "engine":
			switch s, _ := d.text(e, maxName); s {
			case "interpreter", "":
			case "compiler":
				c.Compiler = true
			default:
				d.fail(e.Value.At, "engine is %s; it takes interpreter or compiler", quote(s))
			}
		default:
			d.unknownKey(e, "[[classifier]]", "name", "module", "sha256", "programs", "tools", "settings", "tighten", "engine")
		}
	}
	if len(d.problems) > before {
		return c, false
	}
	switch {
	case c.Name == "":
		d.fail(t.At, "a classifier lacks its name")
	case c.Module == "":
		d.fail(t.At, "the classifier %s lacks its module, a .wasm file", quote(c.Name))
	case len(c.Programs)+len(c.Tools) == 0:
		d.fail(t.At, "the classifier %s is granted nothing; give it programs or tools", quote(c.Name))
	default:
		return c, true
	}
	return c, false
}

// module checks a module's path. A project's stays in the project.
func (d *decoder) module(e *document.Entry, m string) string {
	if d.layer == Project && (!filepath.IsLocal(m) || strings.HasPrefix(m, "~")) {
		d.fail(e.Value.At, "the module %s lies outside the project; a project names its own files", quote(m))
		return ""
	}
	if strings.HasPrefix(m, "~/") && d.home == "" {
		d.fail(e.Value.At, "the module %s lies below a home directory that is not known; write the whole path", quote(m))
		return ""
	}
	return modulePath(m, d.dir, d.home)
}

// settings turns a table into a JSON object.
func (d *decoder) settings(e *document.Entry) json.RawMessage {
	if e.Value.Kind != document.Object {
		d.fail(e.Value.At, "settings is %s; it takes a table: { key = \"value\" }", e.Value.Kind)
		return nil
	}
	b := appendJSON(nil, &e.Value)
	if len(b) > maxSettings {
		d.fail(e.Value.At, "settings are %d bytes long; at most %d are passed on", len(b), maxSettings)
		return nil
	}
	return b
}

func appendJSON(b []byte, v *document.Value) []byte {
	switch v.Kind {
	case document.String:
		return appendText(b, v.Text)
	case document.Integer:
		return strconv.AppendInt(b, v.Int, 10)
	case document.Float:
		return strconv.AppendFloat(b, v.Float, 'g', -1, 64)
	case document.Boolean:
		return strconv.AppendBool(b, v.Bool)
	case document.Array:
		b = append(b, '[')
		for i := range v.List {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendJSON(b, &v.List[i])
		}
		return append(b, ']')
	}
	b = append(b, '{')
	for i := range v.Table.Entries {
		if i > 0 {
			b = append(b, ',')
		}
		e := &v.Table.Entries[i]
		b = appendJSON(append(appendText(b, e.Key), ':'), &e.Value)
	}
	return append(b, '}')
}

func appendText(b []byte, s string) []byte {
	text, err := json.Marshal(s)
	if err != nil {
		return append(b, `""`...) // strings cannot fail
	}
	return append(b, text...)
}

func classifierName(s string) bool {
	return s[0] != '.' && s[0] != '_' && s[0] != '-' &&
		!slices.ContainsFunc([]byte(s), func(c byte) bool {
			return !('a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '.' || c == '_' || c == '-')
		})
}

func toolName(s string) bool {
	return s != "" && !strings.ContainsAny(s, "* ") && abi.Sanitize(s, len(s)) == s
}

func digest(s string) bool {
	return len(s) == 64 && !slices.ContainsFunc([]byte(s), func(c byte) bool {
		return !('0' <= c && c <= '9' || 'a' <= c && c <= 'f')
	})
}
