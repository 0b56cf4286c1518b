// Package sql judges a text of SQL by its statements: what reads is readonly,
// what changes is mutating, what cannot be read is unknown.
//
// The text is what a client program gets: psql, mysql, sqlite3, duckdb, sqlcmd,
// or some other tool (Generic). So the client's own commands (\copy, .shell,
// :r) are judged as well. The package does not parse SQL; it splits the text
// into tokens and statements and knows where a change can stand: at the head
// of a statement, behind a parenthesis (WITH x AS (DELETE …)), after INTO, in
// EXPLAIN ANALYZE, in a function. Whatever it does not know is never milder
// than unknown.
//
// Functions. A built-in that acts (pg_terminate_backend, nextval, lo_export)
// is mutating. A function that no manual lists is judged by what functions of
// that database can do: in PostgreSQL, MySQL and unnamed databases they may
// change data, so such a call is unknown; in SQLite, DuckDB and SQL Server
// they cannot, so it stays readonly. In all of them a destructive verb in the
// name (purge_sessions) is a signal: mutating.
//
// Settings of the session, transactions, cursors and locks that end with the
// session are readonly. Temporary tables are not told from others.
//
// Sources: the manuals of PostgreSQL 17, MySQL 8.4, MariaDB 11, SQLite 3.50,
// DuckDB 1.3, SQL Server 2022 and go-sqlcmd.
//
// This file owns the way in; token.go the tokens, statement.go the statements.
package sql

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Dialect is a database's language together with its client's commands.
type Dialect uint8

// The dialects. The zero Dialect is Generic.
const (
	Unnamed    Dialect = iota // no particular database, no client commands
	PostgreSQL                // and psql
	MariaDB                   // MySQL, MariaDB and their client
	SQLite3                   // and its shell
	Duck                      // DuckDB and its shell
	TSQL                      // SQL Server and sqlcmd
)

// Generic judges text for a database that is not known.
func Generic(text string) lang.Result { return Judge(Unnamed, text) }

// Postgres judges text as psql takes it.
func Postgres(text string) lang.Result { return Judge(PostgreSQL, text) }

// MySQL judges text as the mysql and mariadb clients take it.
func MySQL(text string) lang.Result { return Judge(MariaDB, text) }

// SQLite judges text as the sqlite3 shell takes it.
func SQLite(text string) lang.Result { return Judge(SQLite3, text) }

// DuckDB judges text as the duckdb shell takes it.
func DuckDB(text string) lang.Result { return Judge(Duck, text) }

// SQLServer judges text as sqlcmd takes it.
func SQLServer(text string) lang.Result { return Judge(TSQL, text) }

// Judge says what text can lastingly change when a client of dialect runs it.
// Paths and commands that the client itself uses are returned as Reads, Writes
// and Commands; files of the server are part of the class.
func Judge(dialect Dialect, text string) lang.Result {
	r := (&judge{d: dialect, as: dialect, client: dialect != Unnamed}).text(text)
	if dialect == PostgreSQL && keepsResults(text) {
		r.Join(unclear("puts what a variable holds into a statement"))
	}
	switch {
	case dialect == Unnamed:
		// the same text can be other tokens in MySQL: judge both readings
		r.Join((&judge{as: MariaDB}).text(text))
		fallthrough
	case dialect == MariaDB:
		if strings.Contains(text, "/*!") || strings.Contains(text, "/*M!") {
			// an executable comment runs or not, as the server's version says
			r.Join((&judge{d: dialect, as: MariaDB, client: dialect == MariaDB, bare: true}).text(text))
		}
	}
	return r
}

// maxDepth bounds SQL in strings of SQL: EXEC('EXEC(”…”)').
const maxDepth = 4

// judge is the state of one reading of a text.
type judge struct {
	d        Dialect         // whose statements
	as       Dialect         // whose tokens
	client   bool            // the client's commands are read
	bare     bool            // executable comments are left out
	depth    int             // strings of SQL around this text
	src      string          // the text that tokens point into
	prepared map[string]bool // names that PREPARE gave in this text
}

// text judges all statements of a text.
func (j *judge) text(text string) lang.Result {
	r := lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "no statement"}
	first := true
	add := func(o lang.Result) {
		if first {
			r, first = o, false
			return
		}
		r.Join(o)
	}
	j.src = text
	l := lexer{src: text, d: j.as, client: j.client, bare: j.bare, fresh: true}
	stmt := make([]token, 0, min(len(text)/4+4, 1024))
	for t := (token{kind: semicolon}); t.kind != end; {
		t = l.next()
		switch t.kind {
		case semicolon, end, command:
			if len(stmt) > 0 && (t.kind != command || endsStatement(j.d, t.text)) {
				add(j.statement(stmt))
				stmt = stmt[:0]
			}
			if t.kind == command {
				add(j.command(t.text))
			}
		default:
			if len(stmt) == cap(stmt) {
				stmt = slices.Grow(stmt, len(stmt)) // append's own growth copies too often
			}
			stmt = append(stmt, t)
		}
	}
	if l.fault != "" {
		add(unclear(l.fault))
	}
	return r
}

// inner judges SQL that stands in a string of this text.
func (j *judge) inner(text string) lang.Result {
	if j.depth >= maxDepth {
		return unclear("SQL in strings is nested too deeply")
	}
	return (&judge{d: j.d, as: j.as, bare: j.bare, depth: j.depth + 1}).text(text)
}

// command judges one command of the client.
func (j *judge) command(line string) lang.Result {
	switch j.d {
	case PostgreSQL:
		return j.psql(line)
	case MariaDB:
		return mysqlCommand(line)
	case SQLite3, Duck:
		return dotCommand(line)
	}
	return j.sqlcmd(line)
}

// endsStatement reports whether a client command sends or drops the statement
// in front of it.
func endsStatement(d Dialect, line string) bool {
	return d != PostgreSQL || psqlEnds(line)
}

// The four answers that everything else is made of.

func observes(reason string) lang.Result {
	return lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: reason, Observes: true}
}

func quiet(reason string) lang.Result {
	return lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: reason}
}

func changes(reason string) lang.Result {
	return lang.Result{Class: abi.Mutating, Basis: abi.Known, Reason: reason}
}

func unclear(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}

func signals(reason string) lang.Result {
	return lang.Result{Class: abi.Mutating, Basis: abi.Signal, Reason: reason}
}
