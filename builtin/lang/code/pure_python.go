package code

// This file owns the subset of Python that is provably harmless: programs that
// import only the modules listed here, whose every name is a keyword, a listed
// builtin or attribute, or bound by the program itself, and that define no
// functions or classes. Such a program can compute, read standard input and
// files that literal open calls name, and print; a name that is not listed
// makes it unknown, so an omission costs a prompt and never a wrong answer. The
// modules are taken for those of the standard library: a project that hides
// json behind a file of its own is not seen. The lists are in names_python.go.

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// maxPure bounds the tokens of a program that is looked at, maxBound the names
// that it binds.
const (
	maxPure  = 2000
	maxBound = 64
)

// pythonReader checks one program.
type pythonReader struct {
	*program
	modules []alias  // local name and module
	bound   []string // names bound by the program
	acts    bool     // some statement is no import
	result  lang.Result
}

func purePython(p *program) (lang.Result, bool) {
	if len(p.toks) > maxPure || declaresEncoding(p.text) {
		return lang.Result{}, false
	}
	c := pythonReader{program: p}
	c.result = lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "only computes, reads and prints"}
	imports := make([]bool, len(p.toks)) // tokens of import statements
	for i := 0; i < len(p.toks); i++ {
		if t := p.toks[i]; t.kind == word && (t.text == "import" || t.text == "from") {
			end, ok := c.importing(i)
			if !ok {
				return lang.Result{}, false
			}
			for ; i < end; i++ {
				imports[i] = true
			}
		}
	}
	if !c.bindings(imports) {
		return lang.Result{}, false
	}
	depth := 0
	for i, t := range p.toks {
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			depth++
		case t.is(")") || t.is("]") || t.is("}"):
			depth--
		}
		if imports[i] {
			continue
		}
		if t.kind != newline && !t.is(";") {
			c.acts = true
		}
		if !c.allowed(i, depth) {
			return lang.Result{}, false
		}
	}
	return c.result, c.acts
}

// declaresEncoding reports whether one of the first two lines may name another
// encoding, in which comments and strings could be code.
func declaresEncoding(text string) bool {
	first, rest, _ := strings.Cut(text, "\n")
	second, _, _ := strings.Cut(rest, "\n")
	return strings.Contains(first, "coding") && strings.Contains(first, "#") || strings.Contains(second, "coding") && strings.Contains(second, "#")
}

// ascii reports whether a name is spelled as it looks: Python takes many other
// letters for those of ASCII.
func ascii(name string) bool {
	for i := 0; i < len(name); i++ {
		if name[i] >= 0x80 {
			return false
		}
	}
	return true
}

// importing reads an import statement and returns the index behind it.
func (c *pythonReader) importing(i int) (int, bool) {
	if before := c.at(i - 1); before.kind != newline && !before.is(";") && !before.is(":") {
		return 0, false
	}
	from := c.at(i).text == "from"
	name, i := c.dotted(i + 1)
	if pythonModules(name) == "" {
		return 0, false
	}
	if from {
		if c.at(i).text != "import" {
			return 0, false
		}
		i++
	}
	for first := true; ; first = false {
		item := name
		switch {
		case from:
			item = c.at(i).text
			if c.at(i).kind != word || !has(pythonModules(name), item) || item == "path" {
				return 0, false
			}
			i++
		case !first:
			item, i = c.dotted(i)
			if pythonModules(item) == "" {
				return 0, false
			}
		}
		local := item
		if c.at(i).kind == word && c.at(i).text == "as" {
			local = c.at(i + 1).text
			i += 2
		}
		if !from {
			c.notes(item)
			c.modules = append(c.modules, alias{local: local, module: item})
		} else {
			c.notes(name)
			c.environment(item)
			c.bound = append(c.bound, local)
		}
		// A dotted name binds its first part, which leads anywhere.
		if strings.Contains(local, ".") || has(pythonReserved, local) || len(c.modules)+len(c.bound) > maxBound {
			return 0, false
		}
		if !c.at(i).is(",") {
			return i, c.at(i).kind == newline || c.at(i).is(";")
		}
		i++
	}
}

func (c *pythonReader) dotted(i int) (string, int) {
	name := c.at(i).text
	for i++; c.at(i).is(".") && c.at(i+1).kind == word; i += 2 {
		name += "." + c.at(i+1).text
	}
	return name, i
}

func (c *pythonReader) notes(module string) {
	c.result.Observes = c.result.Observes || has("os platform shutil sysconfig importlib.metadata", module)
}

func (c *pythonReader) environment(name string) {
	c.result.Sensitive = c.result.Sensitive || has("environ getenv", name)
}

// bindings gathers the names that assignments, loops, lambdas and clauses
// bind; it reports false where one of them must not be bound.
func (c *pythonReader) bindings(imports []bool) bool {
	depth, target := 0, "" // the keyword whose targets are read
	for i, t := range c.toks {
		switch {
		case imports[i]:
			continue
		case t.is("(") || t.is("[") || t.is("{"):
			depth++
		case t.is(")") || t.is("]") || t.is("}"):
			depth--
		case t.is(":") && target == "lambda", t.kind == word && t.text == "in":
			target = ""
		case t.kind == word && (t.text == "for" || t.text == "lambda"):
			target = t.text
		case t.kind != word || c.at(i-1).is("."):
		case target != "" && !c.at(i-1).is("="), c.at(i-1).kind == word && c.at(i-1).text == "as",
			depth == 0 && c.assigns(i), c.at(i + 1).is(":="):
			if has(pythonReserved, t.text) || strings.HasPrefix(t.text, "__") || c.module(t.text) != "" || len(c.bound) >= maxBound {
				return false
			}
			c.bound = append(c.bound, t.text)
		}
	}
	return true
}

// assigns reports whether the word at i is a target: "a =", "a, b =".
func (c *pythonReader) assigns(i int) bool {
	for k := i + 1; k < i+16; k += 2 {
		if c.at(k).is("=") {
			return true
		}
		if !c.at(k).is(",") || c.at(k+1).kind != word {
			return false
		}
	}
	return false
}

func (c *pythonReader) module(name string) string {
	for _, m := range c.modules {
		if m.local == name {
			return m.module
		}
	}
	return ""
}

// allowed judges the token at i.
func (c *pythonReader) allowed(i, depth int) bool {
	t := c.toks[i]
	switch t.kind {
	case newline, str:
		return true
	case number:
		return isNumber(t.text)
	case punct:
		return len(t.text) == 1 && strings.Contains("()[]{},:;.=<>+-*/%|&^~", t.text) || has("== != <= >= :=", t.text)
	case word:
		if !ascii(t.text) {
			return false
		}
	default:
		return false
	}
	if c.at(i - 1).is(".") {
		return c.attribute(i)
	}
	if m := c.module(t.text); m != "" {
		return c.at(i + 1).is(".")
	}
	if t.text == "open" {
		return c.opens(i + 1)
	}
	if has(pythonKeywords, t.text) || has(pythonBuiltins, t.text) {
		return true
	}
	if depth > 0 && c.at(i+1).is("=") && (c.at(i-1).is("(") || c.at(i-1).is(",")) {
		return true // the name of an argument
	}
	for _, b := range c.bound {
		if b == t.text {
			return true
		}
	}
	return false
}

func (c *pythonReader) attribute(i int) bool {
	name := c.toks[i].text
	if c.at(i + 1).is("=") {
		return false
	}
	if before := c.at(i - 2); before.kind == word && !c.at(i-3).is(".") {
		if m := c.module(before.text); m != "" {
			c.environment(name)
			// The search path is a list that later imports obey: it is only
			// shown, never bound.
			shown := has("print join len", c.at(i-4).text) && c.at(i-3).is("(") && c.at(i+1).is(")")
			return has(pythonModules(m), name) && (m != "sys" || name != "path" || shown)
		}
	}
	return has(pythonMethods, name)
}

// opens reads the arguments of an open call that names its file and reads it.
func (c *pythonReader) opens(i int) bool {
	if !c.at(i).is("(") || c.at(i+1).kind != str || !c.at(i+1).plain {
		return false
	}
	path := c.at(i + 1).text
	i += 2
	if c.at(i).is(",") && c.at(i+1).kind == str && has("r rb rt", c.at(i+1).text) {
		i += 2
	}
	for c.at(i).is(",") && has("encoding errors", c.at(i+1).text) && c.at(i+2).is("=") && c.at(i+3).kind == str {
		i += 4
	}
	if !c.at(i).is(")") {
		return false
	}
	c.result.Observes = true
	c.result.Reads = append(c.result.Reads, path)
	return true
}

// isNumber reports whether a token is a number and nothing more: 1..real is
// one token, too.
func isNumber(s string) bool {
	if strings.HasPrefix(s, "0x") {
		return strings.Trim(s[2:], "0123456789abcdefABCDEF_") == ""
	}
	return strings.Trim(s, "0123456789._eEjn") == "" && strings.Count(s, ".") < 2
}
