package shell

import (
	"slices"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns how the states of branches are joined: a variable, a function, a
// directory becomes a set of what it may be, bounded, or unknown.

// maxSeveral bounds the values of one set.
const maxSeveral = 8

// unknown reports whether nothing is known of a value.
func (v value) unknown() bool {
	return !v.known && !v.temp && !v.foreign && v.pattern == "" && v.may == "" && len(v.several) == 0
}

// full reports whether a value is known to be more than nothing.
func (v value) full() bool {
	for _, o := range v.options() {
		if !o.temp && !(o.known && o.text != "") {
			return false
		}
	}
	return true
}

// options are the values that v may have, each a single one.
func (v value) options() []value {
	if len(v.several) > 0 {
		return v.several
	}
	return []value{v}
}

// same reports whether two values are the same.
func same(a, b value) bool {
	return a.text == b.text && a.known == b.known && a.temp == b.temp && a.foreign == b.foreign &&
		a.pattern == b.pattern && a.may == b.may && slices.EqualFunc(a.several, b.several, same)
}

// either is a value that is one of two.
func either(a, b value) value {
	if same(a, b) {
		return a
	}
	all := slices.Clone(a.options())
	for _, o := range b.options() {
		if !slices.ContainsFunc(all, func(x value) bool { return same(x, o) }) {
			all = append(all, o)
		}
	}
	return oneOf(all)
}

// maxPlaces bounds the directories of one set: every command is judged in each.
const maxPlaces = 4

// eitherPlace is a directory that is one of two.
func eitherPlace(a, b value) value {
	v := either(a, b)
	if len(v.several) > maxPlaces {
		return value{}
	}
	return v
}

// oneOf is a value that is one of several different ones.
func oneOf(all []value) value {
	if len(all) == 1 {
		return all[0]
	}
	if len(all) > maxSeveral {
		all = all[:maxSeveral]
		all[maxSeveral-1] = value{}
	}
	out := value{several: all}
	for _, o := range all {
		out.foreign = out.foreign || o.foreign
		if out.may == "" {
			if out.may = o.may; o.known {
				out.may = o.text
			}
		}
	}
	return out
}

// branch is what a branch changed.
type branch struct {
	keys   []key
	cells  map[key]cell // a key without one was dropped
	locals []change
}

// take returns what changed since mark, and undoes it.
func (s *scope) take(mark int) branch {
	var b branch
	for i := mark; i < len(s.log); i++ {
		c := &s.log[i]
		if c.kind == kindLocal || c.kind == kindMayLocal {
			b.locals = append(b.locals, *c)
			continue
		}
		if b.cells == nil {
			b.cells = make(map[key]cell)
		}
		if _, ok := b.cells[c.key]; !ok {
			b.keys = append(b.keys, c.key)
			b.cells[c.key] = s.cells[c.key]
		}
	}
	left := s.left
	s.rollback(mark)
	if left >= 0 && s.left < 0 {
		s.left = mark
	}
	return b
}

// joins goes on after one of several branches ran, or none of them where none is
// set.
func (s *scope) joins(none bool, branches ...branch) {
	done := make(map[key]bool)
	for _, b := range branches {
		for _, k := range b.keys {
			if done[k] {
				continue
			}
			done[k] = true
			now := s.cells[k]
			out, begun := now, none
			for _, o := range branches {
				c, ok := o.cells[k]
				if !ok {
					c = now
				}
				if begun {
					c = eitherCell(k.kind, out, c)
				}
				out, begun = c, true
			}
			s.settle(k, out)
		}
		for _, l := range b.locals {
			if none || len(branches) > 1 {
				l.kind = kindMayLocal
			}
			s.log = append(s.log, l)
		}
	}
}

// settle makes a joined state the present one.
func (s *scope) settle(k key, c cell) {
	if !c.on && k.kind != kindVariable {
		s.drop(k)
		return
	}
	c.on = true
	s.put(k, c)
}

// eitherCell is the state of a thing that is in one of two states.
func eitherCell(kind byte, a, b cell) cell {
	switch kind {
	case kindDirectory:
		return cell{val: eitherPlace(a.val, b.val), on: true}
	case kindVariable, kindReference:
		return cell{val: either(a.val, b.val), on: a.on || b.on}
	case kindFunction:
		return cell{fns: eitherFunctions(a, b), on: true}
	case kindAlias:
		if !a.on {
			return b
		}
		return a
	case kindMade:
		return cell{on: a.on && b.on}
	case kindParams:
		if a.on && b.on && slices.EqualFunc(a.params, b.params, func(x, y cli.Word) bool {
			return x.Text == y.Text && x.Static && y.Static && x.Glob == y.Glob
		}) {
			return a
		}
		return cell{}
	}
	return cell{on: a.on || b.on}
}

func eitherFunctions(a, b cell) functions {
	out := functions{none: a.fns.none || !a.on || b.fns.none || !b.on, exported: a.fns.exported || b.fns.exported}
	out.defs = slices.Clone(a.fns.defs)
	for _, d := range b.fns.defs {
		if !slices.ContainsFunc(out.defs, func(x function) bool { return x.body == d.body }) {
			out.defs = append(out.defs, d)
		}
	}
	if n := len(out.defs) - maxSeveral - 1; n > 0 {
		out.defs = out.defs[n:] // more than are judged: said where it is called
	}
	return out
}

// merge ends a branch that may or may not have run.
func (s *scope) merge(mark int) {
	if len(s.log) > mark {
		s.joins(true, s.take(mark))
	}
}

// mergeAll ends what may have stopped at any point since mark: every state in
// between is possible.
func (s *scope) mergeAll(mark int) {
	if len(s.log) <= mark {
		return
	}
	var keys []key
	var locals []change
	states := make(map[key]cell)
	for i := mark; i < len(s.log); i++ {
		c := &s.log[i]
		if c.kind == kindLocal || c.kind == kindMayLocal {
			l := *c
			l.kind = kindMayLocal
			locals = append(locals, l)
			continue
		}
		if at, ok := states[c.key]; ok {
			states[c.key] = eitherCell(c.kind, at, c.old)
		} else {
			keys = append(keys, c.key)
			states[c.key] = c.old
		}
	}
	for _, k := range keys {
		states[k] = eitherCell(k.kind, states[k], s.cells[k])
	}
	left := s.left
	s.rollback(mark)
	s.left = min(left, mark)
	for _, k := range keys {
		s.settle(k, states[k])
	}
	s.log = append(s.log, locals...)
}

// unmake forgets what was made since mark: it may not have been.
func (s *scope) unmake(mark int) {
	for i, n := mark, len(s.log); i < n; i++ {
		if k := s.log[i].key; k.kind == kindMade {
			s.drop(k)
		}
	}
}

// halted makes the scope that of a shell that may have stopped at any point since
// mark; rollback to where it was before undoes it.
func (s *scope) halted(mark int) {
	states := make(map[key]cell)
	var keys []key
	for i := mark; i < len(s.log); i++ {
		c := &s.log[i]
		if c.kind == kindLocal || c.kind == kindMayLocal {
			continue
		}
		if at, ok := states[c.key]; ok {
			states[c.key] = eitherCell(c.kind, at, c.old)
		} else {
			keys = append(keys, c.key)
			states[c.key] = eitherCell(c.kind, s.cells[c.key], c.old)
		}
	}
	for _, k := range keys {
		s.settle(k, states[k])
	}
}
