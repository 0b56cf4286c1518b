// This file owns the statements that move data between the database and files:
// COPY and \copy, ATTACH, EXPORT, LOAD, VACUUM INTO.

package sql

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// direction returns the index of the TO or FROM that stands outside of all
// parentheses, -1 for none.
func direction(t []token) int {
	depth := 0
	for i, x := range t {
		switch {
		case x.op("("):
			depth++
		case x.op(")"):
			depth--
		case depth == 0 && i > 0 && (x.is("to") || x.is("from")) && !t[i-1].op("."):
			return i
		}
	}
	return -1
}

// copy judges COPY, which the server runs; DuckDB's server is the client.
func (j *judge) copy(t []token) lang.Result {
	if len(t) > 0 && t[0].is("into") {
		return changes("loads data into a table")
	}
	i := direction(t)
	if len(t) > 0 && t[0].is("from") {
		return changes("copies a database")
	}
	if i < 0 || i+1 >= len(t) {
		return unclear("copies where to cannot be read")
	}
	if t[i].is("from") {
		return changes("loads rows into " + of(t, "a table"))
	}
	r := j.query(t[:i], "copies rows out")
	to := t[i+1]
	switch {
	case to.is("stdout"):
	case to.is("program"):
		r.Join(changes("runs a program on the server"))
	case j.d != Duck:
		r.Join(changes("writes a file on the server"))
	case to.kind != str || to.escaped:
		r.Join(unclear("writes a file whose name is computed"))
	case strings.Contains(to.text, "://"):
		r.Join(changes("writes to a remote store"))
	default:
		r.Writes = append(r.Writes, to.text)
		if slices.ContainsFunc(t[i+2:], func(t token) bool { return t.is("overwrite") }) {
			r.Deletes = append(r.Deletes, to.text)
		}
	}
	return r
}

// copyCommand judges psql's \copy, whose files and programs are the client's.
func (j *judge) copyCommand(rest string) lang.Result {
	in := judge{d: PostgreSQL, depth: j.depth, src: rest}
	l := lexer{src: rest, d: PostgreSQL}
	var t []token
	for depth := 0; ; {
		x := l.next()
		if x.kind == end || l.fault != "" {
			return unclear(`\copy cannot be read`)
		}
		if x.op("(") {
			depth++
		} else if x.op(")") {
			depth--
		} else if depth == 0 && len(t) > 0 && (x.is("to") || x.is("from")) {
			t = append(t, x)
			break
		}
		t = append(t, x)
	}
	from := t[len(t)-1].is("from")
	r := changes("loads rows into " + of(t, "a table"))
	if !from {
		r = in.query(t[:len(t)-1], "copies rows out")
	}
	target := strings.TrimSpace(rest[l.pos:])
	program := len(target) > 8 && strings.EqualFold(target[:7], "program") && (target[7] <= ' ' || target[7] == '\'')
	if program {
		target = strings.TrimSpace(target[7:])
	}
	if strings.HasPrefix(target, "'") {
		q := lexer{src: target, d: PostgreSQL}
		target = q.next().text
		if q.fault != "" {
			return unclear(`\copy cannot be read`)
		}
	} else {
		target, _, _ = strings.Cut(strings.TrimRight(strings.Fields(target + " ;")[0], ";"), " ")
	}
	switch w := strings.ToLower(target); {
	case target == "":
		return unclear(`\copy names no file`)
	case program:
		r.Commands = append(r.Commands, target)
	case w == "stdin" || w == "stdout" || w == "pstdin" || w == "pstdout":
	case from:
		r.Reads = append(r.Reads, target)
	default:
		r.Writes = append(r.Writes, target)
	}
	return r
}

// files judges ATTACH, DETACH, EXPORT, INSTALL and LOAD where they are not
// plain changes.
func (j *judge) files(head string, t []token) (lang.Result, bool) {
	embedded := j.d == SQLite3 || j.d == Duck
	switch head {
	case "attach":
		if embedded {
			return j.attach(t), true
		}
		return unclear("attaches another database"), true
	case "detach":
		if embedded {
			return observes("detaches a database"), true
		}
		return changes("detaches a table or database"), true
	case "export":
		for _, x := range t {
			if j.d == Duck && x.kind == str && !x.escaped && !strings.Contains(x.text, "://") {
				r := observes("exports the database to files")
				r.Writes = []string{x.text}
				return r, true
			}
		}
		return changes("exports data"), true
	case "install", "force":
		if j.d == Duck {
			return unclear("loads native code"), true
		}
	case "load":
		if j.d == Duck || j.d == PostgreSQL || len(t) > 0 && t[0].kind == str {
			return unclear("loads native code"), true
		}
		for i, x := range t {
			if x.is("infile") && i+1 < len(t) && slices.ContainsFunc(t[:i], func(t token) bool { return t.is("local") }) {
				r := changes("loads rows into a table")
				r.Reads = []string{t[i+1].text}
				return r, true
			}
		}
	}
	return lang.Result{}, false
}

// attach judges ATTACH 'file': the file is created where it does not exist.
func (j *judge) attach(t []token) lang.Result {
	i := slices.IndexFunc(t, func(t token) bool { return t.kind == str || t.kind == ident })
	if i < 0 || t[i].escaped || i+1 < len(t) && t[i+1].kind == punct && !t[i+1].op("(") {
		return unclear("attaches a database whose name is computed")
	}
	r := observes("attaches a database file")
	path := t[i].text
	if path == "" || strings.HasPrefix(path, ":memory:") {
		return r
	}
	if scheme, _, found := strings.Cut(path, ":"); found && len(scheme) > 1 {
		return unclear("attaches another database")
	}
	reads := false
	for k := i + 1; k < len(t); k++ {
		off := k+1 < len(t) && isFalse(t[k+1])
		switch {
		case t[k].is("type") && k+1 < len(t) && !t[k+1].is("duckdb") && !t[k+1].is("sqlite"):
			return unclear("attaches another database")
		case t[k].is("read_only") || t[k].is("readonly"):
			reads = !off
		}
	}
	if reads {
		r.Reads = []string{path}
	} else {
		r.Writes = []string{path}
	}
	return r
}

// vacuumInto judges SQLite's VACUUM INTO 'file', which leaves the database as
// it is.
func vacuumInto(t []token) (lang.Result, bool) {
	for i, x := range t {
		if !x.is("into") {
			continue
		}
		if i+2 != len(t) || t[i+1].kind != str && t[i+1].kind != ident {
			return unclear("writes a file whose name is computed"), true
		}
		r := observes("writes a copy of the database")
		r.Writes = []string{t[i+1].text}
		return r, true
	}
	return lang.Result{}, false
}

// backup judges BACKUP and RESTORE.
func (j *judge) backup(head string, t []token) lang.Result {
	if len(t) > 0 && head == "restore" {
		switch t[0].text {
		case "headeronly", "filelistonly", "labelonly", "verifyonly":
			return observes("reads a backup")
		}
	}
	return changes(head + " writes or replaces databases")
}
