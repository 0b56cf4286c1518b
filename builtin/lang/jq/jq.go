// Package jq judges jq 1.7 filters. A filter cannot write or run anything, so
// it owns only what a filter reads besides its input: modules, data files and
// the environment. Options that read files (--slurpfile, -f, -L) are the
// caller's.
package jq

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers readonly for every text: jq refuses what it cannot parse.
// Reads has the modules of import and include, as written (a search path and
// ".jq" or ".json" are added by jq); Sensitive says that the environment is
// read.
func Judge(text string) lang.Result {
	r := lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "filters JSON"}
	word, before := "", byte(0) // the last word and what stands before it
	var resume []int            // open parentheses of each interpolation around the position
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '#':
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				return r
			}
			i += n
		case c == '"' || c == ')' && len(resume) > 0 && resume[len(resume)-1] == 0:
			if c == ')' {
				resume = resume[:len(resume)-1]
			}
			end, interpolates := literal(text, i+1)
			if c == '"' && !interpolates && (word == "import" || word == "include") {
				r.Observes = true
				r.Reads = append(r.Reads, text[i+1:max(i+1, end-1)])
			}
			if interpolates {
				resume = append(resume, 0)
			}
			word, before, i = "", '"', end
		case isWord(c):
			start := i
			for i < len(text) && (isWord(text[i]) || text[i] >= '0' && text[i] <= '9') {
				i++
			}
			word = text[start:i]
			if word == "ENV" && before == '$' || word == "env" && before != '.' && before != '$' && !strings.HasPrefix(text[i:], ":") {
				r.Observes, r.Sensitive = true, true
			}
		default:
			if n := len(resume) - 1; n >= 0 && c == '(' {
				resume[n]++
			} else if n >= 0 && c == ')' {
				resume[n]--
			}
			if c > ' ' {
				word, before = "", c
			}
			i++
		}
	}
	return r
}

// literal finds the end of a string whose text begins at i: behind its quote,
// or behind the \( of an interpolation.
func literal(text string, i int) (end int, interpolates bool) {
	for ; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i + 1, false
		case '\\':
			i++
			if i < len(text) && text[i] == '(' {
				return i + 1, true
			}
		}
	}
	return len(text), false
}

func isWord(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }
