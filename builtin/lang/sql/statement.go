// This file owns the judgement of one statement by its first words, for all
// dialects but SQL Server's (tsql.go). Queries are in query.go.

package sql

import (
	"slices"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// statement judges the tokens of one statement; there is at least one.
func (j *judge) statement(t []token) lang.Result {
	if j.d == TSQL {
		return j.batch(t)
	}
	i := 0
	for i < len(t) && t[i].op("(") {
		i++
	}
	if i == len(t) || t[i].kind != word {
		return j.fallback(t)
	}
	if i > 0 && !beginsQuery(t[i].text) {
		return j.fallback(t)
	}
	head, rest := t[i].text, t[i+1:]
	switch head {
	case "select", "values", "table", "with":
		return j.query(t, "runs a query")
	case "from", "summarize", "pivot", "unpivot":
		if j.d == Duck {
			return j.query(t, "runs a query")
		}
	case "show":
		return j.query(t, "shows the database's state")
	case "desc", "describe", "explain":
		return j.explain(head, rest)
	case "use", "help", "listen", "unlisten", "discard", "fetch", "move", "close", "deallocate", "savepoint",
		"checksum", "handler", "unlock":
		return j.query(t, head+" changes nothing")
	case "get":
		if len(rest) > 0 && slices.ContainsFunc(rest[:1], func(t token) bool {
			return t.is("diagnostics") || t.is("current") || t.is("stacked")
		}) {
			return observes("reads diagnostics")
		}
	case "exists", "ls", "list":
		if j.d == Unnamed {
			return j.query(t, "describes the database")
		}
	case "begin", "start", "commit", "rollback", "end", "abort", "release", "xa", "stop":
		return j.transaction(head, rest)
	case "set", "reset":
		return j.set(head, rest)
	case "pragma":
		return j.pragma(rest)
	case "declare":
		return j.declare(rest)
	case "prepare", "execute":
		return j.prepare(head, rest)
	case "call", "exec":
		return j.procedure(rest)
	case "do":
		return j.do(rest)
	case "copy":
		return j.copy(rest)
	case "attach", "detach", "export", "install", "load", "force":
		if r, ok := j.files(head, rest); ok {
			return r
		}
	case "vacuum":
		if r, ok := vacuumInto(rest); ok && j.d == SQLite3 {
			return r
		}
	case "analyze", "analyse":
		if r, ok := j.analyze(rest); ok {
			return r
		}
	case "restore", "backup":
		return j.backup(head, rest)
	}
	if reason := change(head, rest); reason != "" {
		return changes(reason)
	}
	return j.fallback(t)
}

// beginsQuery reports whether w can follow the parenthesis that opens a
// statement.
func beginsQuery(w string) bool {
	return w == "select" || w == "with" || w == "values" || w == "table" || w == "from"
}

// fallback judges a statement whose head is not known: a verb of change in it
// is a signal.
func (j *judge) fallback(t []token) lang.Result {
	for i, x := range t {
		if x.kind == word && (i == 0 || !t[i-1].op(".")) && changeVerb(x.text) {
			return signals("a statement that is not known says " + x.text)
		}
	}
	r := j.calls(t)
	switch x := t[0]; {
	case x.op(":") || x.op("$") || x.op("?") || x.kind == variable:
		r.Join(unclear("runs what a variable holds"))
	case x.kind == word:
		r.Join(unclear(clip(x.text) + " begins no statement that is known"))
	default:
		r.Join(unclear("cannot be read as SQL"))
	}
	return r
}

// transaction judges what opens and ends transactions, and the block that
// BEGIN opens.
func (j *judge) transaction(head string, t []token) lang.Result {
	for i, x := range t {
		switch {
		case x.kind != word:
			if head == "xa" || head == "release" || head == "rollback" || head == "start" || x.op(",") || x.op("=") {
				continue
			}
			return j.block(t[i:])
		case x.text == "prepared":
			return changes("ends a prepared transaction")
		case x.text == "slave" || x.text == "replica" || x.text == "group_replication":
			return changes(head + "s replication")
		case head == "xa":
			if i == 0 && x.text != "recover" && x.text != "start" && x.text != "begin" && x.text != "end" {
				return changes("ends a distributed transaction")
			}
		case head == "release" || head == "rollback":
		case head == "start" && i == 0 && x.text != "transaction" || head == "stop":
			return signals(head + "s a part of the server")
		case head == "begin" || head == "end":
			switch x.text {
			case "work", "transaction", "tran", "deferred", "immediate", "exclusive", "concurrent", "isolation", "level", "read",
				"only", "write", "serializable", "repeatable", "committed", "uncommitted", "not", "deferrable",
				"and", "no", "chain", "atomic":
			default:
				return j.block(t[i:])
			}
		}
	}
	if head == "stop" {
		return signals("stops a part of the server")
	}
	return observes("opens or ends a transaction")
}

// block judges the first statement of a block; the others follow behind their
// semicolons.
func (j *judge) block(t []token) lang.Result {
	r := j.nested(t)
	r.Join(unclear("runs a block of statements"))
	return r
}

// nested judges a statement inside another one, to a bounded depth.
func (j *judge) nested(t []token) lang.Result {
	if len(t) == 0 {
		return unclear("a statement is missing")
	}
	if j.depth >= maxDepth {
		r := j.fallback(t)
		r.Join(unclear("statements are nested too deeply"))
		return r
	}
	j.depth++
	defer func() { j.depth-- }()
	return j.statement(t)
}

// declare judges DECLARE: a cursor by its query.
func (j *judge) declare(t []token) lang.Result {
	for i, x := range t {
		if x.is("for") && i+1 < len(t) && slices.ContainsFunc(t[:i], func(t token) bool { return t.is("cursor") }) {
			return j.query(t[i+1:], "opens a cursor")
		}
	}
	return j.fallback(append([]token{{kind: word, text: "declare"}}, t...))
}

// analyze judges MariaDB's ANALYZE of a statement, which runs it.
func (j *judge) analyze(t []token) (lang.Result, bool) {
	if j.d != MariaDB || len(t) == 0 {
		return lang.Result{}, false
	}
	if t[0].is("format") && len(t) > 3 {
		t = t[3:]
	}
	if w := t[0]; w.op("(") || w.kind == word && (beginsQuery(w.text) && w.text != "table" || changeVerb(w.text)) {
		return j.nested(t), true
	}
	return lang.Result{}, false
}

// clip bounds a word that a reason quotes.
func clip(s string) string {
	if len(s) > 40 {
		return s[:40] + "…"
	}
	return s
}
