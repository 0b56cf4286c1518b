package shell

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns what a shell that the line starts gets from the one that starts
// it: what is exported. Functions, aliases, positional parameters and everything
// else stay behind.

// inherit makes the scope that of a child shell. dialect is its name where it is
// known, "" where it is not; remote is set where it runs elsewhere.
func (w *walker) inherit(sc *scope, outer *simple, dialect string, remote bool) {
	if w.spend(2 * len(sc.cells)) {
		return
	}
	keys := make([]key, 0, len(sc.cells))
	for k := range sc.cells {
		keys = append(keys, k)
	}
	for _, k := range keys {
		switch k.kind {
		case kindVariable:
			w.inheritVariable(sc, k, remote || outer != nil && outer.cleared)
		case kindFunction:
			fns := sc.functions(k.name)
			if !fns.exported || remote || dialect != "" && dialect != "bash" {
				sc.drop(k)
			} else if dialect == "" && !fns.none {
				fns.none = true
				sc.put(k, cell{fns: fns, on: true})
			}
		case kindAlias, kindParams, kindReadonly, kindReference:
			sc.drop(k)
		case kindFlag:
			if k.name != flagOpaque {
				sc.drop(k)
			}
		}
	}
	if remote {
		sc.turn(kindFlag, flagOpaque)
	}
	sc.calls, sc.left = 0, -1
	if outer == nil || remote {
		return
	}
	for _, a := range outer.env {
		if a.name == "IFS" || a.name == "PWD" {
			continue // a shell sets its own
		}
		sc.force(a.name, valueOf(a.value))
		sc.turn(kindExported, a.name)
	}
	for _, name := range outer.unset {
		sc.force(name, value{known: true})
	}
}

// inheritVariable gives a child shell what it sees of a variable: nothing, or what
// its environment held before, where it was not exported.
func (w *walker) inheritVariable(sc *scope, k key, cleared bool) {
	v, _ := sc.lookup(k.name)
	switch {
	case k.name == "IFS" || k.name == "PWD" || k.name == activated && cleared:
		sc.drop(k)
	case k.name == activated:
	case cleared:
		sc.force(k.name, value{})
		if !sc.flag(flagOpaque) {
			sc.force(k.name, value{known: true})
		}
	case sc.has(kindExported, k.name) || inEnvironment(k.name):
	case sc.flag(flagExports), v.unknown():
		sc.force(k.name, either(v, value{known: true}))
	default:
		sc.force(k.name, either(value{known: true}, v))
	}
}

// inEnvironment reports whether a variable is exported from the start.
func inEnvironment(name string) bool {
	switch name {
	case "HOME", "PATH", "PWD", "OLDPWD", "USER", "LOGNAME", "SHELL", "TMPDIR", "LANG", "TERM", "EDITOR", "VISUAL", "PAGER":
		return true
	}
	return false
}

// during assigns what stands in front of a function, eval or "." for as long as it
// runs, and returns what ends that. Some shells keep the values.
func (w *walker) during(s *simple, sc *scope) func() {
	if len(s.env) == 0 {
		return func() {}
	}
	type saved struct {
		name string
		old  cell
		had  bool
	}
	var before []saved
	for _, a := range s.env {
		old, had := sc.cells[key{kindVariable, a.name}]
		before = append(before, saved{a.name, old, had})
		sc.set(a.name, valueOf(a.value))
	}
	return func() {
		for _, b := range before {
			k := key{kindVariable, b.name}
			now := sc.cells[k].val
			if b.had {
				now = either(b.old.val, now)
			} else if b.name == "IFS" {
				sc.drop(k)
				continue
			} else {
				now = either(value{}, now)
			}
			sc.force(b.name, now)
		}
	}
}

// shellName is the program that a command runs, for what it inherits.
func shellName(words []cli.Word) string {
	if len(words) == 0 {
		return ""
	}
	switch b := base(words[0].Text); b {
	case "bash", "sh", "dash", "zsh", "ksh", "mksh", "ash", "busybox":
		return b
	}
	return ""
}
