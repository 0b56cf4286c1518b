// This file owns the dot commands of the sqlite3 shell (3.50, "Command Line
// Shell For SQLite") and of the duckdb shell (1.3, "Dot Commands").

package sql

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// dotNames lists the dot commands of both shells; a unique prefix of one is
// the command itself. Sorted.
var dotNames = []string{
	"about", "archive", "auth", "backup", "bail", "binary", "cd", "changes", "check", "clone", "columns",
	"connection", "constant", "constantcode", "crlf", "crnl", "databases", "dbconfig", "dbinfo", "dbtotxt",
	"decimal_sep", "display_colors", "dump", "echo", "edit", "eqp", "excel", "exit", "expert", "explain",
	"filectrl", "fullschema", "headers", "help", "highlight", "highlight_colors", "highlight_errors",
	"highlight_results", "import", "imposter", "indexes", "indices", "intck", "keyword", "keywordcode",
	"large_number_rendering", "last", "limit", "lint", "load", "log", "maxrows", "maxwidth", "mode",
	"multiline", "nonce", "nullvalue", "once", "open", "output", "pager", "parameter", "print", "progress",
	"prompt", "quit", "read", "read_line_version", "recover", "render_completion", "render_errors", "restore",
	"rows", "safe_mode", "save", "scanstats", "schema", "selftest", "separator", "serverlist", "session",
	"sha3sum", "shell", "show", "singleline", "startup_text", "stats", "system", "tables", "testcase",
	"testctrl", "thousand_sep", "timeout", "timer", "trace", "unmodule", "utf8", "version", "vfsinfo",
	"vfslist", "vfsname", "width", "www",
}

// dotName completes a command's name; "" where it is none or more than one.
func dotName(s string) string {
	i, found := slices.BinarySearch(dotNames, s)
	switch {
	case found:
		return s
	case s == "ar":
		return "archive"
	case i == len(dotNames) || !strings.HasPrefix(dotNames[i], s):
		return ""
	case i+1 < len(dotNames) && strings.HasPrefix(dotNames[i+1], s):
		return ""
	}
	return dotNames[i]
}

// dotCommand judges one dot command.
func dotCommand(line string) lang.Result {
	line = strings.TrimPrefix(strings.TrimSpace(line), ".")
	n := strings.IndexFunc(line, func(r rune) bool { return r <= ' ' || r == ';' })
	if n < 0 {
		n = len(line)
	}
	written := strings.ToLower(line[:n])
	rest := strings.TrimSpace(line[n:])
	args, _ := arguments(rest, false)
	last := ""
	if len(args) > 0 {
		last = args[len(args)-1]
	}
	name := dotName(written)
	switch name {
	case "":
		return unclear("." + written + " is no dot command that is known")
	case "shell", "system":
		r := quiet("runs a shell command")
		if r.Commands = []string{rest}; rest == "" {
			return unclear("." + name + " names no command")
		}
		return r
	case "pager":
		if rest == "" || rest == "off" || rest == "on" || rest == "automatic" {
			return quiet("sets the pager")
		}
		r := quiet("runs a pager")
		r.Commands = []string{rest}
		return r
	case "output", "once", "log":
		return dotOutput("."+name, args)
	case "backup", "save", "clone":
		if last == "" {
			return unclear("." + name + " names no file")
		}
		r := observes("writes a copy of the database")
		r.Writes = []string{last}
		return r
	case "trace", "testcase":
		if len(args) == 0 || strings.HasPrefix(last, "-") || last == "off" || last == "stdout" || last == "stderr" {
			return quiet("." + name + " sets a display option")
		}
		return unclear("." + name + " writes files")
	case "restore":
		r := changes("overwrites the database")
		r.Reads = []string{last}
		return r
	case "import":
		r := changes("inserts rows from a file")
		for _, a := range args {
			if strings.HasPrefix(a, "|") {
				r.Commands = append(r.Commands, a[1:])
			}
		}
		return r
	case "read":
		r := unclear("reads commands from a file")
		if strings.HasPrefix(last, "|") {
			r.Commands = []string{last[1:]}
		} else if last != "" {
			r.Reads = []string{last}
		}
		return r
	case "selftest":
		return unclear("runs the statements that a table of the database holds")
	case "load":
		return unclear("loads native code")
	case "open":
		return dotOpen(args, last)
	case "archive":
		return dotArchive(args)
	case "excel", "www", "edit":
		return unclear("." + name + " opens another program")
	case "cd":
		return unclear("changes the directory of later commands")
	case "filectrl", "imposter", "session", "testctrl", "unmodule", "dbconfig":
		if len(args) > 0 {
			return unclear("." + name + " may change the database")
		}
		return observes("describes the database")
	case "databases", "dbinfo", "dbtotxt", "dump", "expert", "fullschema", "indexes", "indices", "intck",
		"lint", "recover", "schema", "sha3sum", "tables":
		return observes("describes the database")
	}
	return quiet("." + name + " sets a display option")
}

// dotOutput judges .output, .once and .log: a file, a command behind a bar, or
// a temporary file that another program opens (-e, -x, -w).
func dotOutput(name string, args []string) lang.Result {
	var to []string
	for i, a := range args {
		switch {
		case strings.HasPrefix(a, "|"):
			return redirect(strings.Join(args[i:], " "), name)
		case strings.HasPrefix(a, "-"):
			if a = strings.TrimLeft(a, "-"); a != "bom" && a != "plain" {
				return unclear(name + " opens another program")
			}
		case a != "off" && a != "on" && a != "stdout" && a != "stderr":
			to = append(to, a)
		}
	}
	r := quiet(name + " directs output")
	r.Writes = to
	return r
}

// dotOpen judges .open: a database that does not exist is made, --new empties
// one.
func dotOpen(args []string, file string) lang.Result {
	r := quiet("opens a database")
	for _, a := range args {
		switch strings.TrimLeft(a, "-") {
		case "new":
			if strings.HasPrefix(a, "-") {
				r.Deletes = []string{file}
			}
		}
	}
	switch {
	case file == "" || strings.HasPrefix(file, "-") || file == ":memory:":
	case slices.Contains(args, "--readonly") || slices.Contains(args, "-readonly"):
		r.Reads = []string{file}
	default:
		r.Reads, r.Writes = []string{file}, []string{file} // made where it does not exist
	}
	return r
}

// dotArchive judges .archive: its options are like those of tar.
func dotArchive(args []string) lang.Result {
	if len(args) == 0 {
		return unclear(".archive names no operation")
	}
	switch a := args[0]; {
	case a == "--list" || !strings.HasPrefix(a, "--") && strings.Contains(a, "t") && !strings.ContainsAny(a, "cuirx"):
		return observes("lists an archive")
	case a == "--extract" || !strings.HasPrefix(a, "--") && strings.Contains(a, "x"):
		return unclear("extracts files from an archive")
	}
	return changes("changes an archive")
}
