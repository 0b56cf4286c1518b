// This file owns the commands of psql (PostgreSQL 17, psql reference page).

package sql

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// psqlWhole reports whether a command takes the whole rest of its line.
func psqlWhole(name string) bool {
	switch name {
	case "copy", "ef", "ev", "h", "help", "sf", "sv", "sf+", "sv+":
		return true
	}
	return strings.HasPrefix(name, "!")
}

// psqlName returns the name of a command and what follows it.
func psqlName(line string) (name, rest string) {
	line = strings.TrimPrefix(line, `\`)
	if strings.HasPrefix(line, "!") {
		return "!", strings.TrimSpace(line[1:])
	}
	n := strings.IndexFunc(line, func(r rune) bool { return r <= ' ' })
	if n < 0 {
		return strings.TrimRight(line, ";"), ""
	}
	return strings.TrimRight(line[:n], ";"), strings.TrimSpace(line[n:])
}

// psqlEnds reports whether a command sends, drops or may hide the statement in
// front of it.
func psqlEnds(line string) bool {
	switch name, _ := psqlName(line); name {
	case "g", "gx", "gdesc", "gexec", "gset", "crosstabview", "watch", "parse", "sendpipeline",
		"bind", "bind_named", "r", "reset", "e", "edit", "i", "ir", "include", "include_relative",
		"if", "elif", "else", "endif", "c", "connect", "q", "quit":
		return true
	}
	return false
}

// psql judges one backslash command.
func (j *judge) psql(line string) lang.Result {
	name, rest := psqlName(line)
	if name == "!" {
		if rest == "" {
			return unclear("opens a shell")
		}
		r := quiet("runs a shell command")
		r.Commands = []string{rest}
		return r
	}
	if name == "copy" {
		return j.copyCommand(rest)
	}
	var args, run []string
	if psqlWhole(name) {
		args = []string{rest}
	} else {
		args, run = arguments(rest, true)
	}
	r := psqlCommand(name, args)
	if len(run) > 0 {
		r.Join(unclear("takes the output of a command as an argument"))
		r.Commands = append(r.Commands, run...)
	}
	return r
}

func psqlCommand(name string, args []string) lang.Result {
	arg := func(i int) string {
		if i < len(args) {
			return args[i]
		}
		return ""
	}
	switch name {
	case "l", "l+", "list", "list+", "z", "zS", "sf", "sf+", "sv", "sv+", "lo_list", "lo_list+":
		return observes("describes the database")
	case "c", "connect":
		return observes("connects to a database")
	case "\\", "a", "C", "f", "H", "t", "T", "x", "pset", "timing", "unset", "h", "help", "?", "copyright",
		"conninfo", "encoding", "echo", "qecho", "warn", "p", "print", "q", "quit", "r", "reset", "errverbose",
		"prompt", "getenv", "gset", "gdesc", "crosstabview", "watch", "bind", "bind_named", "parse",
		"close_prepared", "close", "startpipeline", "endpipeline", "syncpipeline", "sendpipeline",
		"flushrequest", "flush", "getresults", "restrict", "unrestrict", "if", "elif", "else", "endif":
		return quiet(`\` + name + " changes nothing")
	case "set":
		for _, w := range args[min(1, len(args)):] {
			if !PlainValue(w) {
				return unclear("keeps statements in a variable")
			}
		}
		return quiet("sets a variable of psql")
	case "g", "gx", "o", "out", "w", "write", "s":
		return redirect(strings.Join(skipOptions(args), " "), `\`+name)
	case "i", "ir", "include", "include_relative":
		r := unclear("reads commands from a file")
		r.Reads = args
		return r
	case "gexec":
		return unclear("runs the results as statements")
	case "e", "edit", "ef", "ev":
		return unclear("opens an editor and runs what it leaves")
	case "setenv":
		return unclear("sets an environment variable for later commands")
	case "cd":
		return unclear("changes the directory of later commands")
	case "password":
		return changes("changes a password")
	case "lo_unlink":
		return changes("deletes a large object")
	case "lo_import":
		r := changes("stores a large object")
		r.Reads = args[:min(1, len(args))]
		return r
	case "lo_export":
		r := observes("writes a large object to a file")
		if arg(1) == "" {
			return unclear(`\lo_export names no file`)
		}
		r.Writes = []string{arg(1)}
		return r
	}
	if strings.HasPrefix(name, "d") {
		return observes("describes the database")
	}
	return unclear(`\` + name + " is no command of psql that is known")
}

// PlainValue reports whether a client's variable of this value cannot become a
// statement, or a call, where it is put into a text.
func PlainValue(value string) bool {
	return !strings.ContainsAny(value, ";\\:($` \t\r\n") && !changeVerb(strings.ToLower(value))
}

// keepsResults reports whether a text for psql puts results, or what it asks
// for, into variables and then uses a variable as part of a statement.
func keepsResults(text string) bool {
	at := -1
	for _, command := range [...]string{`\gset`, `\prompt`, `\getenv`} {
		if i := strings.Index(text, command); i >= 0 && (at < 0 || i < at) {
			at = i
		}
	}
	if at < 0 {
		return false
	}
	for i := at; i+1 < len(text); i++ {
		if c := text[i+1]; text[i] == ':' && text[i-1] != ':' && (c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z') {
			return true
		}
	}
	return false
}

// skipOptions drops the print options of \g (format=csv expanded=on).
func skipOptions(args []string) []string {
	if len(args) == 0 || !strings.HasPrefix(args[0], "(") {
		return args
	}
	for i, a := range args {
		if strings.HasSuffix(a, ")") {
			return args[i+1:]
		}
	}
	return args
}

// redirect judges output sent to a file, to a command behind a bar, or back to
// the terminal.
func redirect(to, name string) lang.Result {
	r := quiet(name + " directs output")
	switch {
	case strings.Contains(to, ":") && strings.HasPrefix(name, `\`):
		return unclear(name + " writes to a file that a variable may name")
	case to == "":
	case strings.HasPrefix(to, "|"):
		r.Commands = []string{strings.TrimSpace(to[1:])}
	default:
		r.Writes = []string{to}
	}
	return r
}
