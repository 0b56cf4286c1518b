// This file owns the statements that hold another one: EXPLAIN, PREPARE,
// EXECUTE, CALL, DO.

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// explain judges EXPLAIN and DESCRIBE: the statement inside runs only with
// ANALYZE. MySQL may run functions of a query that it explains.
func (j *judge) explain(head string, t []token) lang.Result {
	i, runs := 0, false
	if len(t) > 1 && t[0].op("(") && !t[1].op("(") && !beginsQuery(t[1].text) {
		for i = 1; i < len(t) && !t[i].op(")"); i++ {
			if (t[i].is("analyze") || t[i].is("analyse")) && i+1 < len(t) && !isFalse(t[i+1]) {
				runs = true
			}
		}
		i++
	}
words:
	for ; i < len(t) && t[i].kind == word; i++ {
		switch t[i].text {
		case "analyze", "analyse":
			runs = true
		case "verbose", "extended", "partitions", "query", "plan", "for", "logical", "syntax", "ast", "pipeline", "estimate":
		case "format":
			if i+2 < len(t) && t[i+1].op("=") {
				i += 2
			}
		case "into":
			i++
		default:
			break words
		}
	}
	t = t[min(i, len(t)):]
	switch {
	case runs:
		return j.nested(t)
	case head == "explain" && len(t) > 0 && (j.d == MariaDB || j.d == Unnamed) && (t[0].op("(") || beginsQuery(t[0].text) && !t[0].is("table")):
		return j.nested(t)
	}
	return observes("describes without running")
}

// isFalse reports whether t switches an option of EXPLAIN off.
func isFalse(t token) bool {
	s := strings.ToLower(t.text)
	return (t.kind == word || t.kind == str || t.kind == number) && !t.escaped && (s == "false" || s == "off" || s == "0")
}

// prepare judges PREPARE by the statement that it holds, and EXECUTE of what
// was prepared in the same text.
func (j *judge) prepare(head string, t []token) lang.Result {
	switch {
	case len(t) == 0:
		return unclear(head + " names no statement")
	case t[0].is("transaction"):
		return changes("prepares a transaction")
	case head == "execute" && t[0].is("immediate"):
		if len(t) == 2 && t[1].kind == str && !t[1].escaped {
			return j.inner(t[1].text)
		}
		return unclear("executes text that is computed")
	case head == "execute":
		if j.prepared[t[0].text] {
			return j.query(t[1:], "executes a prepared statement")
		}
		return unclear("executes a statement that was prepared elsewhere")
	}
	i := 1
	for i < len(t) && !t[i].is("as") && !t[i].is("from") {
		i++
	}
	if i+1 >= len(t) {
		return unclear("a prepared statement cannot be read")
	}
	if j.prepared == nil {
		j.prepared = map[string]bool{}
	}
	j.prepared[t[0].text] = true
	if t[i].is("as") {
		return j.nested(t[i+1:])
	}
	if i+2 == len(t) && t[i+1].kind == str && !t[i+1].escaped {
		return j.inner(t[i+1].text)
	}
	return unclear("prepares text that is computed")
}

// procedure judges CALL and EXEC: the procedure and its arguments.
func (j *judge) procedure(t []token) lang.Result {
	r := j.routine(t)
	i := 0
	for i < len(t) && (t[i].name() || t[i].op(".")) {
		i++
	}
	r.Join(j.query(t[i:], "runs a procedure"))
	return r
}

// routine judges a procedure by its name.
func (j *judge) routine(t []token) lang.Result {
	name := ""
	for i := 0; i < len(t) && i < 8 && (t[i].name() || t[i].op(".")); i++ {
		if t[i].name() && (i == 0 || t[i-1].op(".")) {
			name = j.src[t[i].pos:t[i].to]
		}
	}
	v := destructive(name)
	switch {
	case name == "":
		return unclear("a procedure has no name")
	case v != "":
		return signals("runs the procedure " + clip(name) + ", which says " + v)
	}
	return unclear("runs the procedure " + clip(name) + ", whose work is not known")
}

// do judges PostgreSQL's anonymous blocks by the words in them, and MySQL's DO
// by its expressions.
func (j *judge) do(t []token) lang.Result {
	for _, x := range t {
		if x.kind != str || j.d == MariaDB {
			continue
		}
		words := strings.FieldsFuncSeq(x.text, func(r rune) bool { return r >= 0x80 || !isLetter(byte(r)) })
		for w := range words {
			if w = strings.ToLower(w); changeVerb(w) || verbOfLoss(w) {
				return signals("an anonymous block says " + w)
			}
		}
		return unclear("runs an anonymous block")
	}
	if j.d == MariaDB || j.d == Unnamed {
		return j.query(t, "evaluates expressions")
	}
	return unclear("runs a block that cannot be read")
}
