package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns assignments: what the line carries along. environment.go owns the
// variables that change what runs.

// assign judges one assignment. keep is set where it lasts: no command follows.
func (w *walker) assign(a *syntax.Assign, sc *scope, src *source, f frame, keep bool) []assignment {
	if a.Index != nil {
		w.arithm(a.Index, sc, src, f)
	}
	var elems []cli.Word
	if a.Array != nil {
		for _, e := range a.Array.Elems {
			if e.Index != nil {
				w.arithm(e.Index, sc, src, f)
			}
			if e.Value != nil {
				elems = append(elems, w.fields(e.Value, sc, src, f)...)
			}
		}
	}
	v := w.value(a.Value, sc, src, f)
	w.subscript(v, sc, f)
	for _, e := range elems {
		w.subscript(e, sc, f)
	}
	if a.Name == nil {
		return nil
	}
	name := w.referred(a.Name.Value, sc)
	if name == "" {
		w.cannot("assigns through a reference to a variable that is not known", v.Span, f)
		return nil
	}
	v.Span.End = max(v.Span.End, v.Span.Start)
	switch {
	case (a.Index != nil || a.Array != nil) && shellTable(name):
		w.cannot(name+" changes what the names of later commands run", src.at(int(a.Pos().Offset()), int(a.End().Offset())), f)
	case a.Array != nil:
		w.hooked(name, elems, sc, f)
	}
	if keep {
		switch {
		case a.Array != nil && !a.Append && a.Index == nil:
			w.store(name, value{may: guessed(elems)}, sc)
		case a.Append && a.Array == nil && a.Index == nil:
			old := w.variable(name, sc)
			w.store(name, value{may: bounded(old.text + old.may + v.Text), foreign: old.foreign || v.Foreign}, sc)
		case a.Append || a.Index != nil || a.Array != nil:
			old, _ := sc.lookup(name)
			w.store(name, value{may: bounded(old.may + v.Text + guessed(elems)), foreign: old.foreign || v.Foreign}, sc)
		case a.Naked:
			w.store(name, value{}, sc)
		default:
			w.store(name, valueOf(v), sc)
		}
	}
	return []assignment{{name: name, value: v}}
}

// guessed is the text of an array's elements.
func guessed(elems []cli.Word) string {
	line := cli.JoinWords(elems)
	if !line.Static {
		return ""
	}
	return bounded(line.Text)
}

// store assigns a variable, or what the shell takes under its name.
func (w *walker) store(name string, v value, sc *scope) {
	if name == "argv" || name == "@" || name == "*" || name != "" && '0' <= name[0] && name[0] <= '9' {
		sc.poisonParams()
	}
	sc.set(name, v)
}

// referred is the variable that an assignment to name reaches, "" where that is not
// known.
func (w *walker) referred(name string, sc *scope) string {
	for range maxSeveral {
		c, ok := sc.cells[key{kindReference, name}]
		switch {
		case !ok:
			return name
		case !c.val.known || !isName(c.val.text):
			return ""
		}
		name = c.val.text
	}
	return ""
}

// binds judges an assignment that a word makes: by a builtin, a loop, an
// expansion. The word names the variable.
func (w *walker) binds(word cli.Word, v value, sc *scope, f frame) {
	text := word.Text
	if !word.Static {
		sc.poisonAll()
		sc.poisonParams()
		w.cannot("assigns a variable whose name is not known statically", word.Span, f)
		return
	}
	name, index, _ := strings.Cut(text, "[")
	name, _, _ = strings.Cut(name, "?") // zsh: a prompt follows
	w.evaluated(index, sc, &source{text: index, base: -1, span: word.Span}, f)
	if name == "" || !isName(name) && strings.Trim(name, "0123456789") != "" {
		return
	}
	if name = w.referred(name, sc); name == "" {
		w.cannot("assigns through a reference to a variable that is not known", word.Span, f)
		return
	}
	if index != "" {
		v = value{foreign: v.foreign, may: v.may}
		if shellTable(name) {
			w.cannot(name+" changes what the names of later commands run", word.Span, f)
		}
	}
	if changesWhatRuns(name) {
		a := assignment{name: name, value: cli.Word{Text: v.text, Static: v.known, Span: word.Span, At: -1}}
		if !w.innocent(a, sc) {
			w.cannot(name+" changes what later commands run", word.Span, f)
		}
	}
	w.store(name, v, sc)
}

// assigns judges the "NAME=value" or NAME of a declaring builtin.
func (w *walker) assignsWord(word cli.Word, sc *scope, f frame) (name string) {
	w.subscript(word, sc, f)
	before, after, found := strings.Cut(word.Text, "=")
	if !word.Static {
		before, _, found = strings.Cut(word.Prefix, "=")
		if !found {
			w.binds(word, value{}, sc, f)
			return ""
		}
	}
	plus := strings.HasSuffix(before, "+")
	target := cli.Word{Text: strings.TrimSuffix(before, "+"), Static: true, Span: word.Span, At: -1}
	switch {
	case !found:
		if base, _, _ := strings.Cut(before, "["); isName(base) {
			sc.poison(base)
		}
	case plus || strings.HasPrefix(after, "("):
		w.binds(target, value{may: bounded(after), foreign: word.Foreign}, sc, f)
	case word.Static:
		w.binds(target, value{text: after, known: true, foreign: word.Foreign}, sc, f)
	default:
		w.binds(target, value{foreign: word.Foreign}, sc, f)
	}
	return target.Text
}

// shellTable reports whether an element of this variable is what a name runs or
// stands for.
func shellTable(name string) bool {
	switch name {
	case "BASH_CMDS", "BASH_ALIASES", "functions", "dis_functions", "commands", "aliases", "dis_aliases", "galiases", "dis_galiases",
		"saliases", "dis_saliases", "nameddirs", "builtins", "dis_builtins", "options", "functions_source", "patchars", "dirstack", "DIRSTACK":
		return true
	}
	return false
}

// subscript judges a value that is an array element with a substitution in its
// subscript: whatever evaluates it later (${!x}, declare -n, arithmetic) runs
// that.
func (w *walker) subscript(v cli.Word, sc *scope, f frame) {
	name, _, found := strings.Cut(v.Text, "[")
	if found && isName(name) && v.Static {
		w.evaluated(v.Text[:strings.LastIndexByte(v.Text, ']')+1], sc, &source{text: v.Text, base: -1, span: v.Span}, f)
	}
}

// assignOnly judges a command of assignments and redirections alone.
func (w *walker) assignOnly(s *simple, sc *scope, f frame) {
	r := &cli.Report{Facts: s.facts}
	w.report(s, r, sc, f)
}

// declaration is what the options of a declaring builtin say.
type declaration struct {
	reference, exports, unexports, readonly, functions, global, plain bool
}

// option reads one word of options; ok is false where it is none.
func (d *declaration) option(v cli.Word) bool {
	t := v.Text
	if len(t) < 2 || t[0] != '-' && t[0] != '+' {
		return false
	}
	on := t[0] == '-'
	for _, c := range t[1:] {
		switch c {
		case 'n':
			d.reference = on
			d.unexports = on
		case 'x':
			d.exports = on
		case 'r':
			d.readonly = on
		case 'f', 'F':
			d.functions = true
		case 'g':
			d.global = true
		case 'p':
		default:
			d.plain = false
		}
	}
	return true
}

func declarationOf(variant string) declaration {
	d := declaration{plain: true}
	switch variant {
	case "export":
		d.exports = true
	case "readonly":
		d.readonly = true
	case "nameref":
		d.reference = true
	}
	return d
}

// declare judges export, declare, local, readonly, typeset and nameref.
func (w *walker) declare(c *syntax.DeclClause, sc *scope, src *source, f frame) {
	variant := c.Variant.Value
	s := &simple{span: src.at(int(c.Pos().Offset()), int(c.End().Offset()))}
	d := declarationOf(variant)
	for _, a := range c.Args {
		if a.Name == nil || a.Naked && strings.HasPrefix(a.Name.Value, "-") {
			for _, v := range w.fields(a.Value, sc, src, f) {
				if v.Static && d.option(v) {
					if strings.HasPrefix(v.Text, "-") && strings.IndexByte(v.Text, 'n') > 0 && variant == "export" {
						d.reference = false
					}
					continue
				}
				if d.functions {
					d.function(v.Text, sc)
					continue
				}
				w.declared(variant, w.assignsWord(v, sc, f), &d, sc)
			}
			continue
		}
		name := a.Name.Value
		if d.functions {
			d.function(name, sc)
			continue
		}
		if local(variant) && !d.global {
			sc.localize(name)
		}
		if a.Naked {
			if variant != "export" && variant != "readonly" {
				sc.poison(name)
			}
			w.declared(variant, name, &d, sc)
			continue
		}
		if d.reference {
			v := w.value(a.Value, sc, src, f)
			w.subscript(v, sc, f)
			sc.refer()
			sc.put(key{kindReference, name}, cell{val: value{text: known(v), known: v.Static}, on: true})
			continue
		}
		s.env = append(s.env, w.assign(a, sc, src, f, true)...)
		if !d.plain {
			old, _ := sc.lookup(name)
			sc.set(name, value{may: old.text + old.may, foreign: old.foreign})
		}
		w.declared(variant, name, &d, sc)
	}
	w.report(s, &cli.Report{}, sc, f)
}

// local reports whether what a builtin declares ends with the function around.
func local(variant string) bool {
	return variant == "local" || variant == "declare" || variant == "typeset"
}

// declared gives a variable its attributes.
func (w *walker) declared(variant, name string, d *declaration, sc *scope) {
	if name == "" {
		return
	}
	switch {
	case d.reference && variant != "export":
		sc.refer()
		sc.put(key{kindReference, name}, cell{on: true})
	case d.unexports && variant == "export":
		sc.drop(key{kindExported, name})
	case d.exports:
		sc.turn(kindExported, name)
	}
	if d.readonly {
		sc.turn(kindReadonly, name)
	}
}

// function gives a function its attributes.
func (d *declaration) function(name string, sc *scope) {
	fns := sc.functions(name)
	if d.readonly {
		sc.turn(kindFlag, flagReadonlyF)
	}
	if d.exports && len(fns.defs) > 0 {
		fns.exported = !d.unexports
		sc.put(key{kindFunction, name}, cell{fns: fns, on: true})
	}
}
