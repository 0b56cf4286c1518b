// This file owns the commands of sqlcmd (SQL Server 2022, "sqlcmd utility",
// section "sqlcmd commands").

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// sqlcmd judges one command that stands at the beginning of a line.
func (j *judge) sqlcmd(line string) lang.Result {
	line = strings.TrimPrefix(strings.TrimSpace(line), ":")
	if strings.HasPrefix(line, "!!") {
		rest := strings.TrimSpace(line[2:])
		if rest == "" {
			return unclear("opens a shell")
		}
		r := quiet("runs a shell command")
		r.Commands = []string{rest}
		return r
	}
	n := wordLen(line, TSQL)
	name, rest := strings.ToLower(line[:n]), strings.TrimSpace(line[n:])
	args, _ := arguments(rest, false)
	switch name {
	case "r":
		r := unclear("reads commands from a file")
		r.Reads = args
		return r
	case "out", "error", "perftrace":
		to := strings.Join(args, " ")
		if strings.EqualFold(to, "stdout") || strings.EqualFold(to, "stderr") {
			to = ""
		}
		if strings.Contains(to, "$(") {
			return unclear(":" + name + " writes to a file that a variable names")
		}
		return redirect(to, ":"+name)
	case "setvar":
		if len(args) > 1 && (len(args) > 2 || !PlainValue(args[1])) {
			return unclear("keeps statements in a variable")
		}
		return quiet("sets a variable of sqlcmd")
	case "exit":
		if q := strings.TrimPrefix(rest, "("); q != rest && strings.HasSuffix(q, ")") {
			return j.inner(strings.TrimSuffix(q, ")"))
		} else if rest != "" {
			return unclear("exit with a query that cannot be read")
		}
		return quiet("ends the session")
	case "connect":
		return observes("connects to a server")
	case "serverlist":
		return observes("lists servers")
	case "quit", "reset", "list", "listvar", "on", "help", "xml":
		return quiet(":" + name + " changes nothing")
	case "ed":
		return unclear("opens an editor and runs what it leaves")
	}
	return unclear(":" + name + " is no command of sqlcmd that is known")
}
