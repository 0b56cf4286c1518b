package builtin

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/abi/object"
	"github.com/seed-a23d08e7/tmt/builtin/lang/graphql"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns what the input of a tool says is done: a command, a statement,
// a request's method, another tool's name, at the top or nested in objects and
// lists.

// maxNested bounds how deep an input is looked into, maxCarried how many parts
// of it are judged.
const (
	maxNested  = 6
	maxCarried = 32
)

// reader gathers what an input carries.
type reader struct {
	c       *Classifier
	generic bool // the tool's verb leaves everything to its input
	parts   []abi.Finding
}

// carried judges the parts of an input that say what is done.
func (c *Classifier) carried(in input, isGeneric bool) []abi.Finding {
	r := reader{c: c, generic: isGeneric}
	r.object(in, 0)
	return r.parts
}

func (r *reader) add(f abi.Finding) {
	if len(r.parts) == maxCarried {
		f = abi.Finding{Class: abi.Mutating, Reason: "carries more than is judged"}
	}
	if len(r.parts) <= maxCarried {
		r.parts = append(r.parts, f)
	}
}

// object reads one object of the input.
func (r *reader) object(in input, depth int) {
	if depth > maxNested {
		r.add(abi.Finding{Class: abi.Unknown, Reason: "its input is nested too deep"})
		return
	}
	keys := make([]string, 0, len(in))
	for key := range in {
		keys = append(keys, key)
	}
	slices.Sort(keys) // the same reason each time
	for _, key := range keys {
		raw := bytes.TrimSpace(in[key])
		if len(raw) == 0 || string(raw) == "null" {
			continue
		}
		switch what := carrier(key); {
		case what == nothing:
			r.nested(key, raw, depth)
		case what == aCommand:
			r.command(key, raw, in, depth)
		default:
			r.value(what, raw, depth)
		}
	}
}

// nested looks into an object or a list of them; what only holds data is not
// looked at.
func (r *reader) nested(key string, raw json.RawMessage, depth int) {
	if raw[0] != '{' && raw[0] != '[' || isData(key) {
		return
	}
	r.inside(raw, depth)
}

func (r *reader) inside(raw json.RawMessage, depth int) {
	if raw[0] == '{' {
		if in, err := object.Parse(raw); err == nil {
			r.object(in, depth+1)
		} else {
			r.add(abi.Finding{Class: abi.Unknown, Reason: "its input cannot be read"})
		}
		return
	}
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return
	}
	for _, e := range list {
		if len(r.parts) > maxCarried {
			return
		}
		if e = bytes.TrimSpace(e); len(e) > 0 && (e[0] == '{' || e[0] == '[') && depth < maxNested {
			if e[0] == '{' {
				r.inside(e, depth)
			} else {
				r.inside(e, depth+1)
			}
		}
	}
}

// command judges the value of a key that names a command: a text, its words, or
// a list of commands. Arguments may stand beside it.
func (r *reader) command(key string, raw json.RawMessage, in input, depth int) {
	var words []string
	switch raw[0] {
	case '"':
		text, ok := object.Text(raw)
		if !ok {
			r.add(abi.Finding{Class: abi.Unknown, Reason: "a command that cannot be read"})
			return
		}
		for _, beside := range [...]string{"args", "arguments", "argv", "params", "parameters"} {
			var args []string
			if json.Unmarshal(in[beside], &args) == nil && len(args) > 0 {
				r.run(text + " " + quoted(args))
				return
			}
			if more, ok := in.text(beside); ok && more != "" {
				r.run(text + " " + more)
				return
			}
		}
		r.run(text)
	case '[':
		if json.Unmarshal(raw, &words) != nil {
			r.inside(raw, depth)
			return
		}
		if strings.HasSuffix(key, "s") {
			for _, text := range words {
				r.run(text)
			}
		} else if len(words) > 0 {
			r.run(quoted(words))
		}
	case '{':
		r.inside(raw, depth)
	}
}

// quoted writes words as one command.
func quoted(words []string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		q, err := syntax.Quote(w, syntax.LangBash)
		if err != nil {
			q = "$(" // nothing that can be run: its judgement fails
		}
		b.WriteString(q)
	}
	return b.String()
}

// run judges a command. It runs where the server runs, which need not be here.
func (r *reader) run(text string) {
	fs := r.c.Shell("").Judge(text)
	for i := range fs {
		if fs[i].Step == nil {
			fs[i].Step = &abi.Step{}
		}
		fs[i].Step.Remote = true
		fs[i].Raise()
	}
	v := abi.NewVerdict(fs)
	f := abi.Finding{Class: v.Class, Reason: "runs a command that does nothing", Observes: v.Observes()}
	if w := v.Worst(); w != nil {
		f.Reason = w.Reason
	}
	r.add(f)
}

// value judges the value of a key that is no command, each element of a list.
func (r *reader) value(what carries, raw json.RawMessage, depth int) {
	switch raw[0] {
	case '"':
		if text, ok := object.Text(raw); ok {
			r.text(what, text)
		} else if what == aMethod {
			r.add(abi.Finding{Class: abi.Mutating, Reason: "requests with a method that cannot be read"})
		}
	case '[':
		var list []string
		if json.Unmarshal(raw, &list) != nil {
			r.inside(raw, depth)
			return
		}
		for _, text := range list {
			r.text(what, text)
		}
	case '{':
		r.inside(raw, depth)
	default:
		if what == aMethod {
			r.add(abi.Finding{Class: abi.Mutating, Reason: "requests with a method that cannot be read"})
		}
	}
}

func (r *reader) text(what carries, text string) {
	switch what {
	case aStatement:
		r.add(queryText(text))
	case aQuery:
		if r.generic || statement(text) {
			r.add(queryText(text))
		}
	case anExpression:
		if r.generic {
			r.add(abi.Finding{Class: abi.ReadOnly, Reason: "evaluates an expression over what is recorded", Observes: true})
		}
	case aMethod:
		r.add(method(text))
	case anAction:
		if v, word := nameVerb(text, ""); v == changes {
			r.add(abi.Finding{Class: abi.Mutating, Reason: "its input says that it changes something: " + printable(word)})
		}
	}
}

// method judges the method of a request, or what a tool calls so.
func method(m string) abi.Finding {
	switch strings.ToUpper(m) {
	case "GET", "HEAD", "OPTIONS", "LIST", "READ", "DESCRIBE":
		return abi.Finding{Class: abi.ReadOnly, Reason: "requests with " + printable(m), Observes: true}
	}
	if v, word := nameVerb(m, ""); v == reads && m != strings.ToUpper(m) {
		return abi.Finding{Class: abi.ReadOnly, Reason: "its method says that it only reads: " + printable(word), Observes: true}
	}
	return abi.Finding{Class: abi.Mutating, Reason: "requests with " + printable(m)}
}

// carries says what the value of a key is.
type carries uint8

const (
	nothing      carries = iota
	aCommand             // shell text, or words
	aStatement           // SQL or GraphQL
	aQuery               // a statement, or words to search for
	anExpression         // of a language that only reads what is recorded
	aMethod              // of a request
	anAction             // a word that says what is done
)

func carrier(key string) carries {
	switch strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(key)) {
	case "command", "commands", "cmd", "cmds", "script", "scripts", "commandline", "shellcommand", "clicommand", "bash", "shell", "argv":
		return aCommand
	case "sql", "sqls", "statement", "statements", "sqlquery", "sqlqueries", "mutation", "rawsql":
		return aStatement
	case "query", "queries", "querystring", "graphql":
		return aQuery
	case "expr", "promql", "logql", "traceql", "jql", "nrql", "soql", "sosl":
		return anExpression
	case "method", "methods", "httpmethod":
		return aMethod
	case "action", "actions", "operation", "operations", "tool", "tools", "toolname", "functionname", "op", "verb":
		return anAction
	}
	return nothing
}

// isData reports whether what a key holds is handed on and done to nothing.
func isData(key string) bool {
	switch strings.ToLower(key) {
	case "body", "content", "contents", "text", "message", "messages", "description", "headers", "metadata", "properties", "labels", "fields",
		"filter", "filters", "schema", "documents", "blocks", "attachments":
		return true
	}
	return false
}

// queryText judges SQL or GraphQL; a text that is neither is a search.
func queryText(text string) abi.Finding {
	t := strings.TrimSpace(text)
	if strings.HasPrefix(t, "{") || strings.HasPrefix(t, "query") || strings.HasPrefix(t, "mutation") || strings.HasPrefix(t, "subscription") {
		if res := graphql.Judge(text); res.Class != abi.Unknown {
			return abi.Finding{Class: res.Class, Reason: res.Reason, Observes: res.Observes}
		}
	}
	res := sql.Generic(text)
	return abi.Finding{Class: res.Class, Reason: res.Reason, Observes: res.Observes}
}

// statement reports whether a text reads as SQL or GraphQL that changes something
// and not as words to search for: "delete from t", but not "delete user flow".
func statement(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 2 {
		return false
	}
	switch words[0] {
	case "delete":
		return words[1] == "from"
	case "insert", "merge", "replace":
		return words[1] == "into"
	case "update":
		return len(words) > 2 && strings.Contains(strings.ToLower(text), " set ")
	case "drop", "create", "alter", "truncate":
		switch words[1] {
		case "table", "database", "schema", "index", "view", "user", "role", "function", "trigger", "or", "unique", "temporary":
			return true
		}
	case "mutation":
		return strings.IndexByte(text, '{') > 0
	}
	return words[0] == "with" || words[0] == "mutation{" || strings.Contains(text, ";")
}
