// Package code looks for signals in programs of general-purpose languages:
// one-liners (python -c), here-documents and scripts handed to an interpreter.
// No attempt is made to run or fully parse them. A program is unknown; it is
// mutating, by a signal, where its code (not its strings and comments) names a
// primitive that deletes, runs programs, signals processes or sends data; and
// it is readonly only in the strict subsets of pure_python.go and
// pure_javascript.go.
//
// This file owns the entry points and the answer. lex.go and literals.go turn
// text into tokens, match.go finds signals in them; each language has a file
// with its lexical grammar and its signals.
package code

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// language is what the judge knows of one language.
type language struct {
	name    string // as people write it: "Python"
	grammar grammar
	rules   []rule
	evals   string // functions that run text, each between spaces
	imports func(*program)
	extra   func(*program) string // further signals: what the program does, "" for none
	pure    func(*program) (lang.Result, bool)
}

// Python judges Python 3 code.
func Python(text string) lang.Result { return judge(&python, text) }

// JavaScript judges JavaScript for Node.js, Deno and Bun, and JavaScript for
// Automation (osascript -l JavaScript).
func JavaScript(text string) lang.Result { return judge(&javaScript, text) }

// Perl judges Perl 5 code.
func Perl(text string) lang.Result { return judge(&perl, text) }

// Ruby judges Ruby code.
func Ruby(text string) lang.Result { return judge(&ruby, text) }

// PHP judges PHP code, with or without its tags.
func PHP(text string) lang.Result { return judge(&php, inTags(text)) }

// Lua judges Lua code.
func Lua(text string) lang.Result { return judge(&lua, text) }

// R judges R code.
func R(text string) lang.Result { return judge(&rStatistics, text) }

// PowerShell judges PowerShell 7 commands.
func PowerShell(text string) lang.Result { return judge(&powerShell, text) }

// AppleScript judges AppleScript (osascript).
func AppleScript(text string) lang.Result { return judge(&appleScript, text) }

// maxEval bounds how deep literal text handed to eval is judged.
const maxEval = 3

func judge(l *language, text string) lang.Result {
	p := program{language: l, text: text, known: newFilter(l)}
	p.toks, p.broken = scan(&l.grammar, text)
	if l.imports != nil {
		l.imports(&p)
	}
	if does := p.signal(); does != "" {
		return lang.Result{Class: abi.Mutating, Basis: abi.Signal, Reason: does}
	}
	if l.pure != nil && !p.broken && oneReading(text) {
		if r, ok := l.pure(&p); ok {
			return r
		}
	}
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: "runs " + l.name + " code"}
}

// oneReading reports whether every interpreter splits text into the same lines
// and names: unusual line ends close comments for some, and letters beyond
// ASCII may be taken for others.
func oneReading(text string) bool {
	for i := 0; i < len(text); i++ {
		if c := text[i]; c < ' ' && c != '\t' && c != '\n' || c == 0x7f {
			return false
		}
	}
	return !strings.Contains(text, "\u2028") && !strings.Contains(text, "\u2029")
}
