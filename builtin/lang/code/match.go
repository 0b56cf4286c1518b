package code

// This file owns the search for signals in tokens. The signals of each language
// are in its own file, those that all share in shared.go.

import "strings"

// rule names primitives of one effect.
type rule struct {
	of    string // receivers or modules, separated by spaces; "" for functions, "." for methods of anything
	names string // separated by spaces; "*" for every name
	does  string // "deletes files"
}

// program is one text with its tokens and the names that it gives to modules
// and functions.
type program struct {
	*language
	text    string
	toks    []token
	depth   int // of eval
	broken  bool
	known   filter
	aliases []alias
	stars   []string // modules all of whose names are imported
}

// alias is a name that stands for a module ("o" for "os") or for one of its
// functions ("rm" for "os" and "remove").
type alias struct{ local, module, name string }

// maxAliases bounds the names that a program may give, which keeps the work
// linear.
const maxAliases = 64

func (p *program) alias(local, module, name string) {
	if len(p.aliases) < maxAliases && local != "" {
		p.aliases = append(p.aliases, alias{local, moduleName(module), name})
		p.known.add(local)
	}
}

// moduleName is the name by which rules know a module: the last part of its
// path.
func moduleName(s string) string {
	return s[strings.LastIndexAny(s, "/.:")+1:]
}

func (p *program) at(i int) token {
	if i < 0 || i >= len(p.toks) {
		return token{kind: newline}
	}
	return p.toks[i]
}

// signal says what the first primitive that the program names does, "" where
// it names none.
func (p *program) signal() string {
	var s shared
	for i, t := range p.toks {
		switch t.kind {
		case shell:
			return "runs a shell command in backticks"
		case word:
			if !p.noteworthy(i) {
				continue
			}
			if does := p.named(i); does != "" {
				return does
			}
			if does := s.look(p, i); does != "" {
				return does
			}
		case str:
			s.data(t)
		}
	}
	if does := s.conclude(); does != "" {
		return does
	}
	if p.extra != nil {
		return p.extra(p)
	}
	return ""
}

// noteworthy tells most words that no list holds from the others, cheaply.
func (p *program) noteworthy(i int) bool {
	if p.known.has(p.toks[i].text) || destroys(p.toks[i].text) {
		return true
	}
	if !p.at(i - 1).is(".") {
		return false
	}
	before := p.at(i - 2)
	return before.kind != word || p.known.has(before.text)
}

// named matches the word at i with the rules.
func (p *program) named(i int) string {
	name := p.toks[i].text
	if p.at(i - 1).is(".") {
		receivers := p.receiver(i - 2)
		if name == "__dict__" && p.at(i+1).is("[") {
			return p.computedOf(receivers, i+2)
		}
		for _, r := range p.rules {
			switch {
			case r.of == "." && has(r.names, name) && p.called(i+1):
				return says("", name, r.does)
			case r.of != "" && r.of != "." && has(r.of, receivers) && has(r.names, name):
				return says(receivers, name, r.does)
			}
		}
		return ""
	}
	if does := p.computed(i); does != "" {
		return does
	}
	for _, a := range p.aliases {
		if a.local == name && a.name != "" {
			if does := p.member(a.module, a.name); does != "" {
				return does
			}
		}
	}
	if p.declares(i) || !p.called(i+1) {
		return ""
	}
	for _, r := range p.rules {
		if r.of == "" && has(r.names, name) {
			return says("", name, r.does)
		}
		for _, m := range p.stars {
			if r.of != "." && has(r.of, m) && has(r.names, name) {
				return says(m, name, r.does)
			}
		}
	}
	return ""
}

// member says what module.name does.
func (p *program) member(module, name string) string {
	for _, r := range p.rules {
		if r.of != "" && r.of != "." && has(r.of, module) && has(r.names, name) {
			return says(module, name, r.does)
		}
	}
	return ""
}

// receiver resolves what stands before a member operator: a name, or a call or
// subscript with the module's name as text, such as require("fs").
func (p *program) receiver(i int) string {
	for p.at(i).is(")") && p.at(i-1).is(")") {
		i--
	}
	switch t := p.at(i); {
	case t.kind == word:
		return p.resolve(t.text)
	case (t.is(")") || t.is("]")) && p.at(i-1).kind == str && p.at(i-1).plain:
		return moduleName(p.at(i - 1).text)
	}
	return ""
}

func (p *program) resolve(name string) string {
	for _, a := range p.aliases {
		if a.local == name && a.name == "" {
			return a.module
		}
	}
	return name
}

// computed matches members that a string names: os["remove"], getattr(os, x).
// A computed name of a module that has primitives is a signal of its own.
func (p *program) computed(i int) string {
	name, open := p.toks[i].text, p.at(i+1)
	arg := i + 2
	switch {
	case open.is("["):
		if p.resolve(name) == name && variable(name) {
			return "" // what it stands for is not said
		}
	case name == "getattr" && open.is("("):
		name, arg = p.at(i+2).text, i+4
	default:
		return ""
	}
	return p.computedOf(p.resolve(name), arg)
}

// variable reports whether rules name this receiver because connections are often
// called so.
func variable(name string) bool {
	return has("s session client conn sock http request api needle agent cp", name)
}

// computedOf judges the member of a module that the token at arg names.
func (p *program) computedOf(module string, arg int) string {
	if !p.knows(module) {
		return ""
	}
	if t := p.at(arg); t.kind == str && t.plain && (p.at(arg+1).is("]") || p.at(arg+1).is(")") || p.at(arg+1).is(",")) {
		return p.member(module, t.text)
	}
	return "takes a computed member of " + module
}

// knows reports whether rules name primitives of a module.
func (p *program) knows(module string) bool {
	for _, r := range p.rules {
		if r.of != "" && r.of != "." && has(r.of, module) {
			return true
		}
	}
	return false
}

// called reports whether the token at i can begin the arguments of a call.
func (p *program) called(i int) bool {
	t := p.at(i)
	if t.is("(") {
		return true
	}
	if !p.grammar.commands {
		return false
	}
	return !t.is("=") && !t.is("=>") && !t.is(":") && !(t.is("}") && p.at(i-2).is("{"))
}

// declares reports whether the word at i is defined or is a variable, not
// called.
func (p *program) declares(i int) bool {
	switch t := p.at(i - 1); t.kind {
	case word:
		return has("def function sub func class fn", t.text)
	case punct:
		return len(t.text) == 1 && strings.Contains(p.grammar.sigils, t.text)
	}
	return false
}

func says(module, name, does string) string {
	if module != "" {
		name = module + "." + name
	}
	return "calls " + name + ", which " + does
}

// has reports whether a list separated by spaces holds a word; the list "*"
// holds every word.
func has(list, w string) bool {
	if list == "*" {
		return true
	}
	for at := 0; w != ""; {
		n := strings.Index(list[at:], w)
		if n < 0 {
			return false
		}
		begin, end := at+n, at+n+len(w)
		if (begin == 0 || list[begin-1] == ' ') && (end == len(list) || list[end] == ' ') {
			return true
		}
		at = end
	}
	return false
}
