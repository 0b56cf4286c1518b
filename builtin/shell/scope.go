package shell

import (
	"path/filepath"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what a line carries along: variables, functions, aliases, the
// directory, and what it made itself.

// value is what is known of a variable.
type value struct {
	text    string
	known   bool   // text is its value
	temp    bool   // the path that a plain mktemp printed
	foreign bool   // remote or decoded content
	may     string // not known: one value that it may have
}

// functions are the definitions of one name so far.
type functions struct {
	defs    []function
	certain bool // the name is a function for sure, not in a branch only
}

type function struct {
	body *syntax.Stmt
	src  *source
}

// scope is the state of one shell process. Changes are logged, so that leaving
// a subshell can undo them and leaving a branch can forget them, in time linear
// in their number.
type scope struct {
	vars    map[string]value
	funcs   map[string]functions
	aliases map[string]string
	made    map[string]bool // resolved paths that a plain mkdir of this line made
	cwd     string          // "" unknown
	params  []cli.Word      // positional parameters, where hasParams
	opaque  bool            // something may have assigned any variable before
	filled  bool            // something was moved into what this line's mktemp made
	aliased bool            // a name reference: assignments may reach any variable
	log     []change

	hasParams bool
}

// change is one logged change: what was there before.
type change struct {
	kind byte // 'v' variable, 'f' function, 'a' alias, 'm' made, 'd' directory, 'o' opaque, 'n' name reference, 't' filled, 'p' parameters
	name string
	val  value
	fns  functions
	had  bool

	params []cli.Word
}

func newScope(cwd string) *scope { return &scope{cwd: cwd} }

func (s *scope) set(name string, v value) {
	if s.vars == nil {
		s.vars = make(map[string]value)
	}
	old, had := s.vars[name]
	s.log = append(s.log, change{kind: 'v', name: name, val: old, had: had})
	s.vars[name] = v
}

// poison makes a variable unknown.
func (s *scope) poison(name string) {
	if v, had := s.vars[name]; had && v == (value{}) {
		return
	}
	s.set(name, value{})
}

// poisonAll makes every variable unknown: something ran that may assign any.
// What is assigned from here on is known again.
func (s *scope) poisonAll() {
	for name, v := range s.vars {
		if v != (value{}) {
			s.set(name, value{foreign: v.foreign})
		}
	}
	if !s.opaque {
		s.log = append(s.log, change{kind: 'o'})
		s.opaque = true
	}
}

// refer makes every variable unknown for good.
func (s *scope) refer() {
	s.poisonAll()
	if !s.aliased {
		s.log = append(s.log, change{kind: 'n'})
		s.aliased = true
	}
}

func (s *scope) define(name string, fn function) {
	if s.funcs == nil {
		s.funcs = make(map[string]functions)
	}
	old, had := s.funcs[name]
	s.log = append(s.log, change{kind: 'f', name: name, fns: old, had: had})
	s.funcs[name] = functions{defs: append(old.defs[:len(old.defs):len(old.defs)], fn), certain: true}
}

func (s *scope) alias(name, text string) {
	if s.aliases == nil {
		s.aliases = make(map[string]string)
	}
	old, had := s.aliases[name]
	s.log = append(s.log, change{kind: 'a', name: name, val: value{text: old}, had: had})
	s.aliases[name] = text
}

func (s *scope) make(path string) {
	if s.made == nil {
		s.made = make(map[string]bool)
	}
	s.log = append(s.log, change{kind: 'm', name: path, had: s.made[path]})
	s.made[path] = true
}

func (s *scope) chdir(dir string) {
	if dir == s.cwd {
		return
	}
	s.log = append(s.log, change{kind: 'd', name: s.cwd})
	s.cwd = dir
}

// fill forgets that this line made path, or what lies above it: something was
// put there that would be lost with it.
func (s *scope) fill(path string) {
	for p := path; len(p) > 1; p = filepath.Dir(p) {
		if s.made[p] {
			s.log = append(s.log, change{kind: 'm', name: p, had: true})
			delete(s.made, p)
		}
	}
}

// fillTemp forgets that what mktemp made is empty.
func (s *scope) fillTemp() {
	s.log = append(s.log, change{kind: 't', had: s.filled})
	s.filled = true
}

// mark returns a point to which rollback and merge refer.
func (s *scope) mark() int { return len(s.log) }

// rollback undoes all changes since mark: the end of a subshell.
func (s *scope) rollback(mark int) {
	for i := len(s.log) - 1; i >= mark; i-- {
		c := &s.log[i]
		switch c.kind {
		case 'v':
			restore(s.vars, c.name, c.val, c.had)
		case 'f':
			restore(s.funcs, c.name, c.fns, c.had)
		case 'a':
			restore(s.aliases, c.name, c.val.text, c.had)
		case 'm':
			restore(s.made, c.name, true, c.had)
		case 'd':
			s.cwd = c.name
		case 'o':
			s.opaque = false
		case 't':
			s.filled = c.had
		case 'n':
			s.aliased = false
		case 'p':
			s.params, s.hasParams = c.params, c.had
		}
	}
	s.log = s.log[:mark]
}

func restore[V any](m map[string]V, name string, v V, had bool) {
	if had {
		m[name] = v
	} else {
		delete(m, name)
	}
}

// merge ends a branch that may or may not have run: what it assigned is unknown
// from here on, what it made is not made, a function it defined may be none.
func (s *scope) merge(mark int) {
	s.unmake(mark)
	for i, n := mark, len(s.log); i < n; i++ {
		switch c := s.log[i]; c.kind {
		case 'v':
			s.poison(c.name)
		case 'f':
			fns := s.funcs[c.name]
			if !fns.certain {
				continue
			}
			s.log = append(s.log, change{kind: 'f', name: c.name, fns: fns, had: true})
			fns.certain = false
			s.funcs[c.name] = fns
		case 'd':
			if s.cwd != c.name {
				s.chdir("")
			}
		case 'p':
			s.poisonParams()
		}
	}
}

// unmake forgets what was made since mark: it may not have been.
func (s *scope) unmake(mark int) {
	for _, c := range s.log[mark:] {
		if c.kind == 'm' && !c.had {
			delete(s.made, c.name)
		}
	}
}

// join resolves a path against the directory, "" where either is not known.
func (s *scope) join(path string) string {
	switch {
	case strings.HasPrefix(path, "/"):
		return filepath.Clean(path)
	case s.cwd == "" || path == "" || len(s.cwd)+len(path) > maxPath:
		return ""
	}
	return filepath.Join(s.cwd, path)
}

// poisonParams makes the positional parameters unknown.
func (s *scope) poisonParams() {
	if !s.hasParams {
		return
	}
	s.log = append(s.log, change{kind: 'p', params: s.params, had: s.hasParams})
	s.params, s.hasParams = nil, false
}

// setParams makes the positional parameters known.
func (s *scope) setParams(params []cli.Word) {
	s.log = append(s.log, change{kind: 'p', params: s.params, had: s.hasParams})
	s.params, s.hasParams = params, true
}
