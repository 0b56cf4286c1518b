// This file owns SET and RESET: settings of the session are readonly, those of
// the server are not.

package sql

import (
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// set judges SET and RESET.
func (j *judge) set(head string, t []token) lang.Result {
	if len(t) == 0 {
		return unclear(head + " names no setting")
	}
	mysql := j.d == MariaDB || j.d == Unnamed
	switch t[0].text {
	case "master", "slave", "replica", "query", "persist", "binary":
		if head == "reset" && mysql {
			return changes("resets the server's state")
		}
	case "password", "default", "resource":
		if mysql {
			return changes("changes an account")
		}
	case "cluster":
		return changes("sets a setting of the cluster")
	case "statement": // MariaDB: SET STATEMENT x=1 FOR …
		if i := slices.IndexFunc(t, func(t token) bool { return t.is("for") }); mysql && i > 0 {
			r := j.query(t[:i], "sets a variable for one statement")
			r.Join(j.nested(t[i+1:]))
			return r
		}
	}
	for i, x := range t {
		target := i == 0 || t[i-1].op(",")
		switch strings.TrimLeft(x.text, "@") {
		case "global", "persist", "persist_only":
			if mysql && target && (x.kind == word || x.kind == variable) {
				return changes("sets a variable of the server")
			}
		case "profiling_output", "profile_output", "log_query_path":
			if j.d == Duck && x.name() {
				return pathSetting(t[i+1:])
			}
		}
	}
	r := j.query(t, "sets a variable of the session")
	r.Join(j.setting(t))
	return r
}

// setting judges what settings do to the reading of the text behind them.
func (j *judge) setting(t []token) lang.Result {
	mode := slices.ContainsFunc(t, func(t token) bool { return strings.Contains(strings.ToLower(t.text), "sql_mode") })
	for _, x := range t {
		s := strings.ToLower(x.text)
		switch {
		case x.kind == punct || x.kind == number:
		case strings.Contains(s, "standard_conforming_strings"), strings.Contains(s, "backslash"):
			return unclear("changes how later quotes are read")
		case mode && (strings.Contains(s, "ansi") || strings.Contains(s, "oracle") || x.kind == variable && !strings.HasPrefix(s, "@@")):
			return unclear("changes how later quotes are read")
		}
	}
	return observes("sets a variable of the session")
}

// pathSetting judges a setting that names a file to write.
func pathSetting(t []token) lang.Result {
	r := observes("sets the file of a profile or log")
	for _, x := range t {
		if x.kind == str && !x.escaped {
			if x.text != "" {
				r.Writes = []string{x.text}
			}
			return r
		}
	}
	return unclear("writes a log to a file whose name cannot be read")
}
