// Package graphql judges GraphQL documents (specification of October 2021) that
// a command sends to a server. It owns the kind of the operations, not their
// variables.
package graphql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers readonly for a document of queries, subscriptions and
// fragments, mutating where any operation is a mutation, and unknown where the
// document cannot be parsed or has no operation.
func Judge(text string) lang.Result {
	toks, ok := scan(text)
	if !ok {
		return guess("GraphQL document cannot be parsed")
	}
	var r lang.Result
	for len(toks) > 0 {
		kind := toks[0]
		body, rest, ok := definition(toks)
		if !ok {
			r.Join(guess("GraphQL document cannot be parsed"))
			return r
		}
		switch kind {
		case "{", "query", "subscription":
			r.Join(lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "queries a GraphQL server", Observes: true})
		case "mutation":
			r.Join(lang.Result{Class: abi.Mutating, Basis: abi.Known, Reason: "sends a GraphQL mutation" + field(body)})
		case "fragment":
		default:
			r.Join(guess("GraphQL document is no operation"))
		}
		toks = rest
	}
	if r.Class == 0 {
		return guess("GraphQL document has no operation")
	}
	return r
}

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}

// field names the first field of a selection set, behind its alias.
func field(body []string) string {
	switch {
	case len(body) > 3 && body[2] == ":" && isName(body[3][0]):
		return ": " + body[3]
	case len(body) > 1 && isName(body[1][0]):
		return ": " + body[1]
	}
	return ""
}

// definition splits off the first definition, which ends with its selection
// set: the first braces outside of parentheses. body begins with the brace.
func definition(toks []string) (body, rest []string, ok bool) {
	start, braces, parens := -1, 0, 0
	for i, t := range toks {
		switch t {
		case "(", "[":
			parens++
		case ")", "]":
			parens--
		case "{":
			if parens == 0 && start < 0 {
				start = i
			}
			braces++
		case "}":
			braces--
			if braces == 0 && parens == 0 && start >= 0 {
				return toks[start : i+1], toks[i+1:], true
			}
		}
		if braces < 0 || parens < 0 {
			return nil, nil, false
		}
	}
	return nil, nil, false
}

// scan returns names and punctuators; strings and numbers come as `"` and "0".
func scan(text string) (toks []string, ok bool) {
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c <= ' ' || c == ',' || c >= 0x80:
			i++
		case c == '#':
			n := strings.IndexAny(text[i:], "\r\n")
			if n < 0 {
				return toks, true
			}
			i += n
		case c == '"':
			n := literal(text[i:])
			if n < 0 {
				return nil, false
			}
			toks = append(toks, `"`)
			i += n
		case isName(c):
			start := i
			for i < len(text) && (isName(text[i]) || text[i] >= '0' && text[i] <= '9') {
				i++
			}
			toks = append(toks, text[start:i])
		case c >= '0' && c <= '9':
			toks = append(toks, "0")
			i++
		default:
			toks = append(toks, text[i:i+1])
			i++
		}
	}
	return toks, true
}

// literal measures the string or block string that s begins with, -1 where it
// has no end.
func literal(s string) int {
	if strings.HasPrefix(s, `"""`) {
		for i := 3; i < len(s); i++ {
			switch {
			case strings.HasPrefix(s[i:], `\"""`):
				i += 3
			case strings.HasPrefix(s[i:], `"""`):
				return i + 3
			}
		}
		return -1
	}
	for i := 1; i < len(s) && s[i] != '\n'; i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return -1
}

func isName(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }
