package shell

import (
	"path/filepath"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what a line carries along: variables, functions, aliases, the
// directory, and what it made itself. Whatever a construct may have changed is a
// set of possible values, or unknown; join.go joins the states of branches.

// value is what is known of a variable.
type value struct {
	text    string
	known   bool   // text is its value
	temp    bool   // the path that a plain mktemp printed
	foreign bool   // remote or decoded content
	pattern string // not known, but what this pattern matches
	may     string // not known: one value that it may have

	several []value // one of these
}

// functions are the definitions that a name may have.
type functions struct {
	defs     []function
	none     bool // it may also be no function
	exported bool // child shells of bash have it
}

type function struct {
	body *syntax.Stmt
	src  *source
}

// The kinds of things that a scope holds.
const (
	kindVariable  = 'v'
	kindFunction  = 'f'
	kindAlias     = 'a'
	kindDirectory = 'd'
	kindParams    = 'p'
	kindMade      = 'm' // a resolved path that a plain mkdir of this line made
	kindExported  = 'x'
	kindReadonly  = 'r'
	kindReference = 'n' // a name reference, to the variable that its value names
	kindLocal     = 'l' // in the log alone: a variable that ends with its function
	kindMayLocal  = 'L' // the same, of a declaration that may not have run
	kindFlag      = 'o'
)

// The flags of a scope: what holds once something may have happened.
const (
	flagOpaque    = "opaque"    // any variable may have been assigned before
	flagAliased   = "aliased"   // assignments may reach any variable
	flagExports   = "allexport" // assignments may be exported
	flagPhysical  = "physical"  // directories are resolved as they are entered
	flagNames     = "cdable"    // cd may take the name of a variable
	flagReadonlyF = "readonly -f"
	flagAbsolute  = "posix" // special builtins come before functions
)

// key names one thing that a scope holds.
type key struct {
	kind byte
	name string
}

// cell is the state of one thing.
type cell struct {
	val    value
	fns    functions
	params []cli.Word
	on     bool // for flags; for the others: it is there
}

// scope is the state of one shell process. Changes are logged, so that leaving
// a subshell can undo them and leaving a branch can join them, in time linear in
// their number.
type scope struct {
	cells   map[key]cell
	log     []change
	sets    int    // of things that now have several possible values
	exports int    // of variables that were exported, ever
	calls   int    // of functions around
	chained string // the virtual environment that the step before activated, if it succeeded
	failed  *value // the directory, where the cd that ran last failed; nil: it did not
	left    int    // where in the log a function was first left early, -1 nowhere
}

// change is one logged change: what was there before.
type change struct {
	key
	old cell
	had bool
}

func newScope(cwd string) *scope {
	s := &scope{left: -1, cells: make(map[key]cell, 8)}
	s.cells[key{kind: kindDirectory}] = cell{val: value{text: cwd, known: cwd != ""}, on: true}
	return s
}

func (s *scope) put(k key, c cell) {
	old, had := s.cells[k]
	s.log = append(s.log, change{key: k, old: old, had: had})
	s.restore(k, c, true)
}

func (s *scope) drop(k key) {
	if old, had := s.cells[k]; had {
		s.log = append(s.log, change{key: k, old: old, had: true})
		s.restore(k, cell{}, false)
	}
}

func (s *scope) restore(k key, c cell, had bool) {
	if len(s.cells[k].val.several) > 0 {
		s.sets--
	}
	if had && len(c.val.several) > 0 {
		s.sets++
	}
	if k.kind == kindExported || k.kind == kindFlag && k.name == flagExports {
		s.exports++
	}
	if had {
		s.cells[k] = c
	} else {
		delete(s.cells, k)
	}
}

// lookup returns a variable that the line assigned.
func (s *scope) lookup(name string) (value, bool) {
	c, ok := s.cells[key{kindVariable, name}]
	return c.val, ok
}

// set assigns a variable. A readonly one keeps what it has.
func (s *scope) set(name string, v value) {
	if s.has(kindReadonly, name) {
		old, _ := s.lookup(name)
		v = either(old, v)
	}
	s.force(name, v)
}

func (s *scope) force(name string, v value) { s.put(key{kindVariable, name}, cell{val: v, on: true}) }

func (s *scope) has(kind byte, name string) bool { return s.cells[key{kind, name}].on }

// turn sets a flag or an attribute.
func (s *scope) turn(kind byte, name string) {
	if !s.has(kind, name) {
		s.put(key{kind, name}, cell{on: true})
	}
}

func (s *scope) flag(name string) bool { return s.has(kindFlag, name) }

// poison makes a variable unknown.
func (s *scope) poison(name string) {
	if v, had := s.lookup(name); had && v.unknown() {
		return
	}
	s.force(name, value{})
}

// poisonAll makes every variable unknown: something ran that may assign any.
// What is assigned from here on is known again.
func (s *scope) poisonAll() {
	for k, c := range s.cells {
		if k.kind == kindVariable && !c.val.unknown() {
			s.force(k.name, value{foreign: c.val.foreign})
		}
	}
	s.turn(kindFlag, flagOpaque)
}

// refer makes every variable unknown for good.
func (s *scope) refer() {
	s.poisonAll()
	s.turn(kindFlag, flagAliased)
}

// define binds a function's name. What the name stood for is gone.
func (s *scope) define(name string, fn function) {
	fns := functions{defs: []function{fn}}
	if old := s.functions(name); old.exported || s.flag(flagReadonlyF) {
		fns.exported = old.exported
		if s.flag(flagReadonlyF) {
			fns.defs, fns.none = append(fns.defs, old.defs...), old.none
		}
	}
	s.put(key{kindFunction, name}, cell{fns: fns, on: true})
}

func (s *scope) functions(name string) functions {
	c, ok := s.cells[key{kindFunction, name}]
	if !ok {
		return functions{none: true}
	}
	return c.fns
}

// undefine takes a function's name away; sure is false where it may stay.
func (s *scope) undefine(name string, sure bool) {
	fns := s.functions(name)
	if len(fns.defs) == 0 {
		return
	}
	if sure && !s.flag(flagReadonlyF) {
		s.drop(key{kindFunction, name})
		return
	}
	fns.none = true
	s.put(key{kindFunction, name}, cell{fns: fns, on: true})
}

func (s *scope) alias(name, text string) {
	s.put(key{kindAlias, name}, cell{val: value{text: text, known: true}, on: true})
}

func (s *scope) make(path string) { s.turn(kindMade, path) }

func (s *scope) made(path string) bool { return s.has(kindMade, path) }

// dir is the directory, "" where it is not known or may be one of several.
func (s *scope) dir() string { return s.place().text }

func (s *scope) place() value { return s.cells[key{kind: kindDirectory}].val }

// chdir changes the directory, "" to one that is not known.
func (s *scope) chdir(dir string) { s.enter(value{text: dir, known: dir != ""}) }

func (s *scope) enter(v value) {
	if v.known && len(v.text) > maxPath {
		v = value{}
	}
	old := s.place()
	if v := old; len(v.several) == 0 {
		s.force("OLDPWD", v)
	} else {
		s.poison("OLDPWD")
	}
	if !same(v, old) || len(v.several) > 0 {
		s.put(key{kind: kindDirectory}, cell{val: v, on: true})
	}
}

// join resolves a path against the directory, "" where either is not known.
func (s *scope) join(path string) string { return joinPath(s.dir(), path) }

func joinPath(cwd, path string) string {
	switch {
	case strings.HasPrefix(path, "/"):
		return filepath.Clean(path)
	case cwd == "" || path == "" || len(cwd)+len(path) > maxPath:
		return ""
	}
	return filepath.Join(cwd, path)
}

// params returns the positional parameters, where they are known.
func (s *scope) params() ([]cli.Word, bool) {
	c := s.cells[key{kind: kindParams}]
	return c.params, c.on
}

// poisonParams makes the positional parameters unknown.
func (s *scope) poisonParams() { s.drop(key{kind: kindParams}) }

// setParams makes the positional parameters known.
func (s *scope) setParams(params []cli.Word) {
	s.put(key{kind: kindParams}, cell{params: params, on: true})
}

// mark returns a point to which rollback and merge refer.
func (s *scope) mark() int { return len(s.log) }

// rollback undoes all changes since mark: the end of a subshell.
func (s *scope) rollback(mark int) {
	for i := len(s.log) - 1; i >= mark; i-- {
		if c := &s.log[i]; c.kind != kindLocal && c.kind != kindMayLocal {
			s.restore(c.key, c.old, c.had)
		}
	}
	s.log = s.log[:mark]
	if s.left >= mark {
		s.left = -1
	}
	s.failed = nil
}

// localize notes that a variable ends with the function around.
func (s *scope) localize(name string) {
	if s.calls == 0 {
		return
	}
	old, had := s.cells[key{kindVariable, name}]
	s.log = append(s.log, change{key: key{kindLocal, name}, old: old, had: had})
}

// leaves notes that a function may be left here: what is behind may not happen.
func (s *scope) leaves() {
	if s.calls > 0 && s.left < 0 {
		s.left = len(s.log)
	}
}

// called ends a function's call that began at mark: what it declared local ends.
func (s *scope) called(mark, left int) {
	if s.left >= 0 {
		s.mergeAll(max(s.left, mark))
	}
	s.left = left
	var locals []change
	seen := make(map[string]bool)
	for _, c := range s.log[mark:] {
		if (c.kind == kindLocal || c.kind == kindMayLocal) && !seen[c.name] {
			seen[c.name] = true
			locals = append(locals, c)
		}
	}
	for _, c := range locals {
		k := key{kindVariable, c.name}
		switch {
		case c.kind == kindMayLocal:
			s.force(c.name, either(c.old.val, s.cells[k].val))
		case c.had:
			s.put(k, c.old)
		default:
			s.drop(k)
		}
	}
}
