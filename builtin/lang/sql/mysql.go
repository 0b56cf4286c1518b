// This file owns the commands of the mysql and mariadb clients (MySQL 8.4,
// "mysql Client Commands").

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// mysqlWord reports whether the client itself takes a line that begins with
// this word.
func mysqlWord(w string) bool {
	switch w {
	case "system", "source", "tee", "notee", "pager", "nopager", "delimiter", "prompt", "connect", "edit",
		"rehash", "status", "charset", "resetconnection", "warnings", "nowarning", "quit", "exit", "clear",
		"ego", "print", "ssl_session_data_print", "query_attributes", "sandbox":
		return true
	}
	return false
}

// mysqlCommand judges one command of the client, in its long or short form.
func mysqlCommand(line string) lang.Result {
	name, rest := line, ""
	switch n := strings.IndexFunc(line, func(r rune) bool { return r <= ' ' || r == ';' }); {
	case strings.HasPrefix(line, `\`) && len(line) > 1:
		name, rest = line[:2], line[2:]
	case n >= 0:
		name, rest = strings.ToLower(line[:n]), line[n:]
	default:
		name = strings.ToLower(line)
	}
	rest = strings.TrimSpace(strings.TrimRight(strings.TrimSpace(rest), ";"))
	switch name {
	case "system", `\!`:
		if rest == "" {
			return unclear("opens a shell")
		}
		r := quiet("runs a shell command")
		r.Commands = []string{rest}
		return r
	case "source", `\.`:
		r := unclear("reads commands from a file")
		if rest != "" {
			r.Reads = []string{rest}
		}
		return r
	case "tee", `\T`:
		r := quiet("copies output to a file")
		if r.Writes = []string{rest}; rest == "" {
			return unclear("tee names no file")
		}
		return r
	case "pager", `\P`:
		if rest == "" {
			return quiet("sets the pager")
		}
		r := quiet("runs a pager")
		r.Commands = []string{rest}
		return r
	case "edit", `\e`:
		return unclear("opens an editor and runs what it leaves")
	case "connect", `\r`:
		return observes("connects to a server")
	case "status", `\s`:
		return observes("shows the server's status")
	case "notee", `\t`, "nopager", `\n`, "delimiter", `\d`, "prompt", `\R`, "rehash", `\#`, "charset", `\C`,
		"resetconnection", `\x`, "warnings", `\W`, "nowarning", `\w`, "quit", "exit", `\q`, "clear", `\c`,
		"ego", `\G`, `\g`, `\u`, `\h`, `\?`, "print", `\p`, "ssl_session_data_print", "query_attributes", "sandbox":
		return quiet(name + " changes nothing")
	}
	return unclear(name + " is no command of the client that is known")
}
