package awk

// This file owns what a program can do beside printing: system, pipes,
// redirections, getline, and gawk's directives.

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

type judge struct {
	toks   []token // ends with a token of kind end
	depth  int     // of parentheses and subscripts
	print  int     // depth of the print statement that runs, -1 outside of one
	result lang.Result
}

func (j *judge) run() {
	j.print = -1
	for i, t := range j.toks {
		switch t.kind {
		case name:
			j.name(i)
		case newline:
			if j.depth == j.print {
				j.print = -1
			}
		case punct:
			j.punct(i)
		}
	}
}

func (j *judge) at(i int) token {
	if i < 0 || i >= len(j.toks) {
		return token{kind: end}
	}
	return j.toks[i]
}

func (j *judge) name(i int) {
	switch j.toks[i].text {
	case "print", "printf":
		j.print = j.depth
	case "system":
		j.system(i + 1)
	case "getline":
		j.getline(i + 1)
	case "ENVIRON":
		j.result.Observes, j.result.Sensitive = true, true
	}
}

func (j *judge) punct(i int) {
	switch t := j.toks[i]; t.text {
	case "(", "[":
		j.depth++
	case ")", "]":
		j.depth--
	case ";", "{", "}":
		if j.depth == j.print || t.text != ";" {
			j.print = -1
		}
	case ">", ">>":
		if j.depth == j.print {
			j.output(i+1, false)
		}
	case "|", "|&":
		switch next := j.at(i + 1); {
		case next.kind == name && next.text == "getline":
			j.source(i - 1)
		case j.depth == j.print:
			j.output(i+1, true)
		default:
			j.result.Join(guess("awk program cannot be parsed: a pipe that is no output and no getline"))
		}
	case "@":
		j.directive(i + 1)
	}
}

// system judges the argument of system(); i is behind the name.
func (j *judge) system(i int) {
	arg := j.at(i + 1)
	switch {
	case j.at(i).is("(") && arg.kind == str && j.at(i+2).is(")"):
		j.command(arg.text)
	default:
		j.result.Join(guess("runs a command that it computes"))
	}
}

// output judges the target of a redirection or pipe of print, which ends with
// its statement.
func (j *judge) output(i int, pipe bool) {
	t, after := j.at(i), j.at(i+1)
	if t.is("(") && after.kind == str && j.at(i+2).is(")") {
		t, after = after, j.at(i+3)
	}
	ends := after.kind == newline || after.kind == end || after.is(";") || after.is("}")
	switch {
	case t.kind != str || !ends:
		if pipe {
			j.result.Join(guess("runs a command that it computes"))
		} else {
			j.result.Join(guess("writes to a file whose name it computes"))
		}
	case pipe:
		j.command(t.text)
	default:
		j.writes(t.text)
	}
}

// source judges the command before | getline; i is its last token.
func (j *judge) source(i int) {
	t, before := j.at(i), j.at(i-1)
	if t.is(")") && before.kind == str && j.at(i-2).is("(") {
		t, before = before, j.at(i-3)
	}
	// A string next to other operands is joined with them, or not, by version.
	alone := before.kind == newline || before.kind == end
	for _, op := range [...]string{"{", "}", ";", "(", ",", "&&", "||", "!", "=", "?", ":"} {
		alone = alone || before.is(op)
	}
	if t.kind == str && alone {
		j.command(t.text)
		return
	}
	j.result.Join(guess("runs a command that it computes"))
}

// getline judges getline [variable] < file; i is behind the word.
func (j *judge) getline(i int) {
	if j.at(i).is("$") {
		i++
	}
	if k := j.at(i).kind; k == name || k == number {
		i++
	}
	for depth := 0; j.at(i).is("[") || depth > 0; i++ {
		switch t := j.at(i); {
		case t.is("["):
			depth++
		case t.is("]"):
			depth--
		case t.kind == end || t.is("{") || t.is("}") || t.kind == name && t.text == "getline":
			return // the grammar allows none of these here
		}
	}
	if !j.at(i).is("<") {
		return
	}
	j.result.Observes = true
	switch t := j.at(i + 1); {
	case t.kind == str && strings.HasPrefix(t.text, "/inet"):
		j.connection()
	case t.kind == str && t.text != "-" && !strings.HasPrefix(t.text, "/dev/std"):
		j.result.Reads = append(j.result.Reads, t.text)
	}
}

func (j *judge) directive(i int) {
	t := j.at(i)
	switch {
	case t.kind == regex || t.kind == name && t.text == "namespace":
	case t.kind == name && t.text == "load":
		j.result.Join(guess("loads an extension of native code"))
	case t.kind == name && t.text == "include":
		if file := j.at(i + 1); file.kind == str {
			j.result.Reads = append(j.result.Reads, file.text)
		}
		j.result.Join(guess("includes another awk program"))
	default:
		j.result.Join(guess("calls a function by a computed name"))
	}
}

func (j *judge) command(text string) {
	switch {
	case strings.HasPrefix(text, "/inet"):
		j.connection()
	case strings.TrimSpace(text) != "": // system("") is how old versions flush
		j.say("runs a command")
		j.result.Commands = append(j.result.Commands, text)
	}
}

func (j *judge) writes(path string) {
	switch {
	case path == "-" || path == "/dev/stdout" || path == "/dev/stderr" || strings.HasPrefix(path, "/dev/fd/"):
	case strings.HasPrefix(path, "/inet"):
		j.connection()
	default:
		j.say("writes to a file")
		j.result.Writes = append(j.result.Writes, path)
	}
}

func (j *judge) connection() { j.result.Join(guess("opens a raw network connection")) }

// say keeps the reason of a program that is readonly but for what it names.
func (j *judge) say(reason string) {
	if j.result.Class == abi.ReadOnly {
		j.result.Reason = reason
	}
}
