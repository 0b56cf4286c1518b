// This file owns queries: the changes that can stand inside of one. What its
// functions do is in function.go.

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// query judges a statement that reads unless a part of it changes something.
func (j *judge) query(t []token, reason string) lang.Result {
	r := observes(reason)
	depth := 0
	for i, x := range t {
		switch {
		case x.op("("):
			depth++
		case x.op(")"):
			if depth--; depth < 0 {
				r.Join(unclear("a parenthesis has no beginning"))
			}
		case x.kind == str:
			j.file(&r, t, i)
		case x.kind == ident:
			r.Sensitive = r.Sensitive || secretTable(t, i)
		case x.kind == word:
			r.Sensitive = r.Sensitive || secretTable(t, i)
			if why := j.changeAt(t, i); why != "" {
				r.Join(changes(why))
			}
		}
	}
	if depth > 0 {
		r.Join(unclear("a parenthesis has no end"))
	}
	r.Join(j.calls(t))
	return r
}

// changeAt says what the word t[i] of a query changes, "" for nothing.
func (j *judge) changeAt(t []token, i int) string {
	next := token{}
	if i+1 < len(t) {
		next = t[i+1]
	}
	prev := token{}
	if i > 0 {
		prev = t[i-1]
	}
	if prev.op(".") || next.op(".") {
		return ""
	}
	switch t[i].text {
	case "delete", "update", "merge":
		// WITH x AS (DELETE …), WITH x AS (…) DELETE …, … CYCLE a SET b USING c DELETE …
		if (prev.op("(") || prev.op(")")) && (next.name() || next.op("(")) ||
			next.is("from") || next.is("only") || t[i].text == "merge" && next.is("into") || i+2 < len(t) && t[i+2].is("set") {
			return change(t[i].text, t[i+1:])
		}
	case "insert", "replace":
		if (prev.op("(") || prev.op(")")) && next.name() || next.is("into") {
			return change(t[i].text, t[i+1:])
		}
	case "into":
		switch {
		case next.kind == variable, next.op(":") && j.d == Unnamed:
			return ""
		case next.is("outfile"), next.is("dumpfile"):
			return "writes a file on the server"
		}
		return "creates a table from a query"
	case "next":
		if next.is("value") && i+2 < len(t) && t[i+2].is("for") {
			return "advances a sequence"
		}
	}
	return ""
}

// file notes a file that DuckDB reads where a table's name would stand.
func (j *judge) file(r *lang.Result, t []token, i int) {
	if j.d != Duck || i == 0 || strings.Contains(t[i].text, "://") {
		return
	}
	if p := t[i-1]; p.is("from") || p.is("join") || p.is("summarize") || p.is("describe") {
		r.Reads = append(r.Reads, t[i].text)
	}
}

// secretTable reports whether t[i] names a system table that holds passwords.
func secretTable(t []token, i int) bool {
	switch strings.ToLower(t[i].text) {
	case "pg_authid", "pg_shadow", "pg_user_mapping", "sql_logins", "syslogins":
		return true
	case "user", "global_priv":
		return i > 1 && t[i-1].op(".") && strings.EqualFold(t[i-2].text, "mysql")
	}
	return false
}

// calls judges the functions that a statement calls.
func (j *judge) calls(t []token) lang.Result {
	r := observes("runs a query")
	var ctes []bool // names of common table expressions, by index
	for i, x := range t {
		if x.is("with") {
			if ctes == nil {
				ctes = make([]bool, len(t))
			}
			markCTE(t, i+1, ctes)
		}
		if x.op(",") && ctes != nil {
			markCTE(t, i+1, ctes)
		}
		if !x.name() || i+1 == len(t) || !t[i+1].op("(") || ctes != nil && ctes[i] {
			continue
		}
		if o, bad := j.call(t, i); bad {
			r.Join(o)
		}
	}
	return r
}

// markCTE marks the name of a common table expression with columns that begins
// at t[i]: name (a, b) AS ( — it looks like a call.
func markCTE(t []token, i int, names []bool) {
	if i < len(t) && t[i].is("recursive") {
		i++
	}
	if i+1 >= len(t) || !t[i].name() || !t[i+1].op("(") {
		return
	}
	k := i + 2
	for k < len(t) && (t[k].name() || t[k].op(",")) {
		k++
	}
	if k+2 >= len(t) || !t[k].op(")") || !t[k+1].is("as") {
		return
	}
	if t[k+2].op("(") || t[k+2].is("materialized") || t[k+2].is("not") {
		names[i] = true
	}
}
