// Package yq judges expressions of yq v4 (mikefarah): what an expression loads
// from files and the environment, and the commands of its system operator.
// Assignments change only the document; -i and -s, which write it, are the
// caller's.
package yq

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers for one expression. The system operator counts whether or not
// the option that it needs (--security-enable-system-operator) is given, since
// the environment's yq may be one that needs none.
func Judge(text string) lang.Result {
	r := lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "filters YAML"}
	toks := scan(text)
	at := func(i int) token {
		if i < len(toks) {
			return toks[i]
		}
		return token{}
	}
	for i, t := range toks {
		if t.kind == computed && strings.Contains(t.text, `\(`) {
			r.Join(interpolated(t.text))
		}
		if t.kind != word || at(i+1).text != "(" {
			continue
		}
		arg, behind := at(i+2), at(i+3)
		switch t.text {
		case "load", "load_str", "load_xml", "load_props", "load_base64", "strload":
			r.Observes = true
			if arg.kind == str && behind.text == ")" {
				r.Reads = append(r.Reads, arg.text)
			}
		case "env", "strenv":
			r.Observes, r.Sensitive = true, true
		case "system":
			command := arg.text
			if behind.text == ";" && at(i+4).kind == str && plain(at(i+4).text) {
				command, behind = command+" "+at(i+4).text, at(i+5)
			}
			if arg.kind == str && plain(arg.text) && behind.text == ")" {
				r.Reason = "runs a command"
				r.Commands = append(r.Commands, command)
				break
			}
			r.Join(guess("runs a command that it computes"))
		case "eval":
			r.Join(guess("evaluates an expression that it computes"))
		}
	}
	if strings.Contains(text, "envsubst") {
		r.Observes, r.Sensitive = true, true
	}
	return r
}

// interpolated answers for a string with \(…) by the words in it.
func interpolated(s string) lang.Result {
	if strings.Contains(s, "system") || strings.Contains(s, "eval") {
		return guess("runs a command that it computes")
	}
	env := strings.Contains(s, "env")
	return lang.Result{
		Class: abi.ReadOnly, Basis: abi.Known, Reason: "filters YAML",
		Observes: env || strings.Contains(s, "load"), Sensitive: env,
	}
}

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}

// plain reports whether a string means the same as a word of a shell command;
// yq itself runs no shell.
func plain(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !isWord(c) && strings.IndexByte("0123456789./:=,@%+-", c) < 0 {
			return false
		}
	}
	return s != ""
}

type kind uint8

const (
	punct kind = iota
	word
	str      // text is the value; one without escapes and interpolation
	computed // a string with them, as written
)

type token struct {
	kind kind
	text string
}

func scan(text string) (toks []token) {
	for i := 0; i < len(text); {
		c := text[i]
		start := i
		i++
		switch {
		case c <= ' ':
		case c == '#':
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case c == '"' || c == '\'':
			k := str
			for i < len(text) && text[i] != c {
				if text[i] == '\\' && c == '"' {
					k = computed
					i++
				}
				i++
			}
			toks = append(toks, token{k, text[start+1 : min(i, len(text))]})
			i = min(i+1, len(text))
		case isWord(c):
			for i < len(text) && (isWord(text[i]) || text[i] >= '0' && text[i] <= '9') {
				i++
			}
			if start > 0 && (text[start-1] == '.' || text[start-1] == '$') {
				break // a key or a variable
			}
			toks = append(toks, token{word, text[start:i]})
		default:
			toks = append(toks, token{punct, text[start:i]})
		}
	}
	return toks
}

func isWord(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }
