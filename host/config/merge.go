package config

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns the merge: what of which layer counts. The rules:
//
//   - the user's file sets; a project's only tightens [gate], trusted or not;
//   - the rest of a project's file counts where its bytes are the trusted ones;
//     otherwise only its programs count, for what they call mutating;
//   - a file with errors counts as far as it tightens, and while it is the
//     user's or a trusted project's, unknown calls are denied.

// merged is the configuration before it is compiled.
type merged struct {
	gate                       gate.Settings
	scratchNames, scratchRoots []string
	aliases                    []record
	programs                   []record
	byProgram, byTool          []record
	classifiers                []record
	problems                   []Problem
	settings                   []Setting
	list                       []Classifier // of classifiers

	passing []Problem // notes about this moment, which no snapshot keeps
	rows    map[string][]row
	granted [2]map[string][]int // classifiers by program, by tool
}

// row is one entry for a program's name.
type row struct {
	level standing
	entry *program
}

// user merges the user's file.
func (m *merged) user(f *file) {
	if !f.present {
		return
	}
	if f.failed() {
		m.broken(f)
		return
	}
	g := &f.gate
	if g.mode != nil {
		m.gate.Mode = *g.mode
		m.set(f, "gate.mode", m.gate.Mode.String())
	}
	if g.soft != nil {
		m.gate.Soft = *g.soft
		m.set(f, "gate.hard", strconv.FormatBool(!m.gate.Soft))
	}
	if g.unknown != nil {
		m.gate.Unknown = *g.unknown
		m.set(f, "gate.unknown", m.gate.Unknown.String())
	}
	m.counts(f, nil)
	m.problems = append(m.problems, f.problems...)
}

// broken merges a file with errors that a person vouches for: what could be read
// of it tightens, and unknown calls are denied.
func (m *merged) broken(f *file) {
	m.tighten(f)
	m.entries(f, raises)
	m.problems = append(m.problems, f.problems...)
	i := slices.IndexFunc(f.problems, func(p Problem) bool { return !p.Note })
	if m.gate.UnknownWhy == "" {
		m.gate.UnknownWhy = f.problems[i].String() + ". Ask the user to correct it (tmt config check)"
	}
}

// project merges a project's file.
func (m *merged) project(f *file, trusted *Trusted, at *Places) {
	if !f.present {
		return
	}
	same := trusted != nil && trusted.SHA256 == f.sum
	switch {
	case trusted != nil && f.failed():
		m.broken(f)
		m.changed(trusted)
		return
	case same:
		m.tighten(f)
		m.counts(f, trusted)
	default:
		m.tighten(f)
		m.entries(f, warns)
		if trusted != nil {
			m.changed(trusted)
			f.problems = append([]Problem{{File: f.path, Note: true, Text: "it changed since you trusted it, so it only tightens and its classifiers' calls are denied; read it and run tmt trust"}}, f.problems...)
		} else {
			m.ignored(f)
		}
	}
	m.problems = append(m.problems, f.problems...)
}

// tighten merges [gate] of a file that may not loosen.
func (m *merged) tighten(f *file) {
	g := &f.gate
	loose := "a project's tmt.toml cannot loosen the gate, so this does not count; set it in your own tmt.toml if you mean it"
	if f.layer == User {
		loose = "a file with errors cannot loosen the gate, so this does not count; correct the errors first"
	}
	if g.mode != nil && *g.mode != m.gate.Mode {
		switch strict := *g.mode == gate.Full || *g.mode == gate.Gate; {
		case !strict:
			f.say(g.modeAt, true, "mode = %q: %s", *g.mode, loose)
		case m.gate.Mode != gate.Full && m.gate.Mode != gate.Gate:
			m.gate.Mode = *g.mode
			m.set(f, "gate.mode", m.gate.Mode.String())
		}
	}
	if g.soft != nil && *g.soft != m.gate.Soft {
		if *g.soft {
			f.say(g.softAt, true, "hard = false: %s", loose)
		} else {
			m.gate.Soft = false
			m.set(f, "gate.hard", "true")
		}
	}
	if g.unknown != nil && *g.unknown != m.gate.Unknown {
		if *g.unknown < m.gate.Unknown {
			f.say(g.unknownAt, true, "unknown = %q: %s", *g.unknown, loose)
		} else {
			m.gate.Unknown = *g.unknown
			m.set(f, "gate.unknown", m.gate.Unknown.String())
		}
	}
}

// counts merges all but [gate] of a file that counts in full. trusted is the
// record of a project.
func (m *merged) counts(f *file, trusted *Trusted) {
	m.scratchNames = append(m.scratchNames, f.scratch.names...)
	m.scratchRoots = append(m.scratchRoots, f.scratch.roots...)
	if len(f.scratch.names) > 0 {
		m.set(f, "scratch.names", strings.Join(f.scratch.names, " "))
	}
	if len(f.scratch.roots) > 0 {
		m.set(f, "scratch.roots", strings.Join(f.scratch.roots, " "))
	}
	for _, a := range f.aliases {
		// Of two layers' aliases the user's is the one that the shell has.
		if !slices.ContainsFunc(m.aliases, func(r record) bool { return r.key == a.name }) {
			var w writer
			w.text(a.text)
			m.aliases = append(m.aliases, record{a.name, w.b})
			m.set(f, "alias."+a.name, a.text)
		}
	}
	m.entries(f, full)
	for _, c := range f.classifiers {
		m.classifier(f, c, trusted)
	}
}

// entries merges a file's programs.
func (m *merged) entries(f *file, level standing) {
	if m.rows == nil {
		m.rows = make(map[string][]row)
	}
	for i := range f.programs {
		p := &f.programs[i]
		says := "as its entry says"
		switch level {
		case raises:
			says = "only where it is worse: the file has errors"
		case warns:
			if !p.credit() {
				continue // nothing of it counts
			}
			says = "only for what it calls mutating: the project is not trusted"
		}
		for _, name := range append([]string{p.Name}, p.aliases...) {
			m.rows[name] = append(m.rows[name], row{level, p})
		}
		m.set(f, "program."+p.Name, says)
	}
}

// credit says whose words they are that an untrusted entry makes users read, and
// reports whether there are any.
func (p *program) credit() (counts bool) {
	const whose = "the project's tmt.toml says: "
	if p.Effect == cli.Changes {
		p.Does, counts = whose+p.Does, true
	}
	for i := range p.Rules {
		if p.Rules[i].Effect == cli.Changes {
			p.Rules[i].Does, counts = whose+p.Rules[i].Does, true
		}
	}
	for i := range p.commands {
		counts = p.commands[i].credit() || counts
	}
	return counts
}

// classifier merges a classifier that is granted.
func (m *merged) classifier(f *file, c Classifier, trusted *Trusted) {
	switch {
	case trusted == nil:
		if c.SHA256 == "" {
			c.Denied = "the classifier " + c.Name + " has no sha256 in " + f.path + "; look at it and run tmt classifiers pin " + c.Name
		}
	case trusted.module(c.Module) == "":
		c.Denied = "the module of the classifier " + c.Name + " was not there when the project was trusted; run tmt trust"
	case c.SHA256 != "" && c.SHA256 != trusted.module(c.Module):
		c.Denied = "the sha256 of the classifier " + c.Name + " is not that of the module that was trusted; run tmt trust"
	default:
		c.SHA256 = trusted.module(c.Module)
	}
	m.grant(c)
	value := c.Module
	if c.Denied != "" {
		value = "denied: " + c.Denied
	}
	m.set(f, "classifier."+c.Name, value)
}

// changed denies what the classifiers of a project were granted before its file
// changed.
func (m *merged) changed(t *Trusted) {
	if len(t.Programs)+len(t.Tools) == 0 {
		return
	}
	names := make([]string, len(t.Modules))
	for i := range t.Modules {
		names[i] = t.Modules[i].Name
	}
	m.grant(Classifier{Name: strings.Join(names, ", "), Programs: t.Programs, Tools: t.Tools, Layer: Project,
		Denied: "the project's tmt.toml changed since it was trusted; a person reads it and runs tmt trust"})
}

func (m *merged) grant(c Classifier) {
	i := len(m.list)
	m.list = append(m.list, c)
	for kind, names := range [2][]string{c.Programs, c.Tools} {
		if m.granted[kind] == nil {
			m.granted[kind] = make(map[string][]int)
		}
		for _, n := range names {
			if g := m.granted[kind][n]; len(g) == 0 || g[len(g)-1] != i {
				m.granted[kind][n] = append(g, i)
			}
		}
	}
}

// ignored says what of an untrusted file does not count.
func (m *merged) ignored(f *file) {
	for _, c := range f.classifiers {
		c.Untrusted = true
		m.grant(c)
	}
	var what []string
	for _, s := range [...]struct {
		name  string
		there bool
	}{
		{"[scratch]", len(f.scratch.names)+len(f.scratch.roots) > 0},
		{"[alias]", len(f.aliases) > 0},
		{"[[classifier]]", len(f.classifiers) > 0},
		{"what [[program]] calls harmless", len(f.programs) > 0},
	} {
		if s.there {
			what = append(what, s.name)
		}
	}
	if len(what) > 0 {
		f.problems = append(f.problems, Problem{File: f.path, Note: true, Text: "the project is not trusted, so these do not count: " + strings.Join(what, ", ") + "; to have them, read the file and run tmt trust in a terminal"})
	}
}

// set notes which layer set what; of [gate] the last one counts.
func (m *merged) set(f *file, key, value string) {
	s := Setting{Key: key, Value: value, Layer: f.layer, File: f.path}
	if strings.HasPrefix(key, "gate.") {
		m.settings = slices.DeleteFunc(m.settings, func(o Setting) bool { return o.Key == key })
	}
	m.settings = append(m.settings, s)
}

// finish turns what was gathered into records.
func (m *merged) finish() {
	for name, rows := range m.rows {
		var w writer
		w.number(len(rows))
		for _, r := range rows {
			var body writer
			body.program(r.entry)
			w.b = append(w.b, byte(r.level))
			w.text(string(body.b))
		}
		m.programs = append(m.programs, record{name, w.b})
	}
	for kind, table := range [2]*[]record{&m.byProgram, &m.byTool} {
		for name, list := range m.granted[kind] {
			var w writer
			w.number(len(list))
			for _, i := range list {
				w.number(i)
			}
			*table = append(*table, record{name, w.b})
		}
	}
	for i := range m.list {
		var w writer
		w.classifier(&m.list[i])
		m.classifiers = append(m.classifiers, record{fmt.Sprintf("%08d", i), w.b})
	}
}
