// Package mongo judges JavaScript for the MongoDB shell (mongosh 2, server 8):
// what mongosh --eval and script files do to a server.
//
// This file owns the answer; lex.go turns text into tokens, methods.go lists
// what methods and database commands do. Options and connection strings are
// the caller's.
package mongo

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers readonly for a program all of whose calls are known to read,
// mutating where it calls what changes data or the server, and unknown where a
// call is not known or cannot be told, where the text cannot be parsed and
// where there is none.
func Judge(text string) lang.Result {
	toks, err := scan(text)
	if len(toks) == 0 && err == nil {
		return guess("opens an interactive session")
	}
	j := judge{toks: toks}
	j.result = lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "queries a MongoDB server", Observes: true}
	for i := range toks {
		j.token(i)
	}
	if err != nil {
		j.result.Join(guess("MongoDB script cannot be parsed: " + err.Error()))
	}
	return j.result
}

type judge struct {
	toks   []token
	result lang.Result
}

func (j *judge) at(i int) token {
	if i < 0 || i >= len(j.toks) {
		return token{}
	}
	return j.toks[i]
}

func (j *judge) token(i int) {
	t := j.toks[i]
	switch t.kind {
	case punct:
		// A call of what no name stands for: f[x](), (0, f)().
		switch next := j.at(i + 1); {
		case t.text == "(" && i > 0:
			j.calledValue(i)
		case t.text == "]" && (next.is(":") && !j.literal(i) || next.is("=") && !j.at(i+2).is("=")):
			j.result.Join(guess("computes the name of a key"))
		case t.text == "]" && !next.is("(") && !next.is(".") && !next.is("["):
			j.subscript(i)
		case t.text == "}" && next.is("=") && !j.at(i+2).is("="):
			j.result.Join(guess("takes members out of an object"))
		}
	case str:
		switch {
		case j.at(i+1).is(":") || j.at(i+1).is("]"):
			j.key(t.text)
		case strings.Contains(t.text, `\`) && (j.at(i-1).is("+") || j.at(i+1).is("+")):
			j.result.Join(guess("computes a text with escapes"))
		case strings.Contains(t.text, "$out") || strings.Contains(t.text, "$merge"):
			j.result.Join(guess("may write the result of an aggregation"))
		}
	case word:
		switch {
		case j.at(i + 1).is(":"):
			j.key(t.text)
		case j.at(i - 1).is("."):
			j.member(i)
		case j.helper(i):
		default:
			j.name(i)
		}
	}
}

// literal reports whether one string that is spelled out stands between the
// bracket that ends at i and its opening one.
func (j *judge) literal(i int) bool {
	t := j.at(i - 1)
	return t.kind == str && !strings.Contains(t.text, `\`) && j.at(i-2).is("[")
}

// subscript judges a member that is taken by the bracket which ends at i and is
// not called at once: a method handed on, as its name is written or computed.
func (j *judge) subscript(i int) {
	open := i - 1
	for depth := 0; open > 0; open-- {
		if t := j.toks[open]; t.is("]") {
			depth++
		} else if t.is("[") {
			if depth == 0 {
				break
			}
			depth--
		}
	}
	before := j.at(open - 1)
	if !(before.kind == word && !isKeyword(before.text) || before.is(")") || before.is("]") || before.is("}")) || open+1 == i {
		return // a list
	}
	switch {
	case open+2 == i && j.at(i-1).kind == number:
	case j.literal(i):
		if name := j.at(i - 1).text; changes(name) || name == "constructor" {
			j.result.Join(guess("names " + clip(name) + " without calling it"))
		}
	default:
		j.result.Join(guess("computes the name of a member"))
	}
}

// key judges the keys of documents: stages that write.
func (j *judge) key(name string) {
	if strings.Contains(name, `\`) {
		j.result.Join(guess("spells a key with escapes"))
	}
	if name == "$out" || name == "$merge" {
		j.change("writes the result of an aggregation to a collection (" + name + ")")
	}
}

// helper reports whether the word at i is part of a line such as "show dbs".
func (j *judge) helper(i int) bool {
	is := func(t token) bool { return t.kind == word && (t.text == "show" || t.text == "use") }
	next := j.at(i + 1)
	if is(j.at(i)) {
		return next.kind == word
	}
	return is(j.at(i-1)) && next.kind != str && !next.is("(") && !next.is(".") && !next.is("[")
}

// name judges a word that is no member and no key.
func (j *judge) name(i int) {
	name := j.toks[i].text
	switch name {
	case "eval", "Function", "require", "import", "process", "globalThis", "global", "module", "load", "fs", "child_process", "snippet", "edit":
		j.result.Join(guess("uses " + name + ", which reaches outside the server"))
		return
	}
	if j.at(i+1).is("(") && !isKeyword(name) && !isFunction(name) {
		j.unknown(name)
	}
}

// member judges the word behind a dot.
func (j *judge) member(i int) {
	name := j.toks[i].text
	if name == "constructor" {
		j.result.Join(guess("uses constructor, which reaches outside the server"))
		return
	}
	if !j.at(i + 1).is("(") {
		if changes(name) {
			j.result.Join(guess("names " + name + " without calling it"))
		}
		return
	}
	j.method(name, i+1)
}

// method judges a call by its name; open is its parenthesis.
func (j *judge) method(name string, open int) {
	switch root := j.at(open - 3); {
	case name == "runCommand" || name == "adminCommand" || name == "runReadCommand" || name == "_adminCommand":
		j.command(open + 1)
	case root.kind == word && (root.text == "rs" || root.text == "sh") && j.at(open-2).is("."):
		if readsCluster(name) {
			return
		}
		j.change("changes the cluster: " + root.text + "." + clip(name))
	case reads(name) || neutral(name):
	case changes(name):
		j.change("calls " + clip(name) + ", which changes data or the server")
	case startsChange(name):
		j.result.Join(lang.Result{Class: abi.Mutating, Basis: abi.Signal, Reason: "calls " + clip(name) + ", whose name says that it changes something"})
	default:
		j.unknown(name)
	}
}

// command judges the argument of runCommand: a document whose first key is the
// command, or the command's name.
func (j *judge) command(i int) {
	if j.at(i).is("{") {
		i++
	}
	t := j.at(i)
	switch behind := j.at(i + 1); {
	case t.kind != str && t.kind != word || !behind.is(":") && !behind.is(")") && !behind.is(",") || t.kind == word && !behind.is(":"):
		j.result.Join(guess("runs a database command that it computes"))
	case readsCommand(t.text):
	case startsChange(t.text) || changesCommand(t.text):
		j.change("runs the database command " + clip(t.text))
	default:
		j.result.Join(guess("runs a database command that is not known: " + clip(t.text)))
	}
}

func (j *judge) calledValue(i int) {
	switch before := j.at(i - 1); {
	case before.is("]") && j.at(i-2).kind == str && j.at(i-3).is("["):
		j.method(j.at(i-2).text, i)
	case before.is("]") || before.is(")") || before.kind == str:
		j.result.Join(guess("calls a function that it computes"))
	}
}

func (j *judge) change(does string) {
	j.result.Join(lang.Result{Class: abi.Mutating, Basis: abi.Known, Reason: does})
}

func (j *judge) unknown(name string) {
	j.result.Join(guess("calls a function that is not known: " + clip(name)))
}

func clip(name string) string { return strings.ReplaceAll(name[:min(len(name), 40)], "\n", " ") + "()" }

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}
