// Package redis judges one command of Redis 7.4 (with the additions of 8.0 and
// its modules) as redis-cli sends it.
//
// This file owns the answer and the commands whose words decide; commands.go
// lists what the others do. Connections, options and input from a pipe are the
// caller's.
package redis

import (
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers for a command given as its words: readonly for what only
// reads, mutating for what the server documents as a change, unknown for
// scripts that name no changing command, for commands that it does not know
// and for no command at all.
func Judge(words []string) lang.Result {
	for len(words) > 1 && isNumber(words[0]) { // redis-cli: how often to repeat the command
		words = words[1:]
	}
	if len(words) == 0 {
		return guess("opens an interactive session")
	}
	name, args := strings.ToUpper(words[0]), words[1:]
	sub := ""
	if len(args) > 0 {
		sub = strings.ToUpper(args[0])
	}
	switch name {
	case "EVAL":
		return eval(args)
	case "EVALSHA", "FCALL":
		return guess("runs a script stored on the server")
	case "SORT", "GEORADIUS", "GEORADIUSBYMEMBER":
		if has(args, "STORE") || has(args, "STOREDIST") {
			return change("stores a result in a key")
		}
		return read()
	case "GETEX":
		if len(args) < 2 {
			return read()
		}
		return change("changes when a key expires")
	case "BITFIELD":
		if has(args, "SET") || has(args, "INCRBY") {
			return change("changes a value")
		}
		return read()
	}
	if isContainer(name) {
		return container(name, sub, args)
	}
	switch {
	case reads(name):
		return read()
	case local(name):
		return connection()
	}
	if does := changes(name); does != "" {
		return change(does)
	}
	return guess("runs a Redis command that is not known: " + strconv.Quote(clip(name)))
}

// Line judges one command as text. Quotes would need redis-cli's own splitting.
func Line(text string) lang.Result {
	words := strings.Fields(text)
	if len(words) == 0 || strings.ContainsAny(text, "\"'\\\n") {
		return guess("runs Redis commands that cannot be told apart")
	}
	return Judge(words)
}

// container judges a command whose subcommand decides; a subcommand that is not
// listed is unknown.
func container(name, sub string, args []string) lang.Result {
	switch {
	case sub == "" && name != "COMMAND":
		return guess(name + " lacks its subcommand")
	case sub == "HELP":
		return connection()
	case name == "CLIENT" && localClient(sub):
		return connection()
	case name == "ACL" && sub == "LOG" && has(args, "RESET"):
		return change("clears the log of denied commands")
	case subReads(name, sub):
		r := read()
		r.Sensitive = name == "ACL" && (sub == "LIST" || sub == "GETUSER") ||
			name == "CONFIG" && namesSecret(args[1:])
		return r
	case subChanges(name, sub):
		return change("changes the server: " + name + " " + sub)
	}
	return guess("runs a Redis command that is not known: " + strconv.Quote(name+" "+clip(sub)))
}

// namesSecret reports whether a pattern of CONFIG GET can name a password.
func namesSecret(patterns []string) bool {
	for _, p := range patterns {
		p = strings.ToLower(p)
		if strings.Contains(p, "*") || strings.Contains(p, "pass") || strings.Contains(p, "auth") {
			return true
		}
	}
	return false
}

// eval looks for the commands that a Lua script names literally.
func eval(args []string) lang.Result {
	r := guess("runs a script on the server")
	if len(args) == 0 {
		return r
	}
	rest := args[0]
	for {
		i := strings.Index(rest, "call(")
		if i < 0 {
			return r
		}
		rest = strings.TrimLeft(rest[i+len("call("):], " \t")
		if rest == "" || rest[0] != '"' && rest[0] != '\'' {
			continue
		}
		n := strings.IndexByte(rest[1:min(len(rest), 1+maxName)], rest[0])
		if n < 0 {
			continue
		}
		if does := changes(strings.ToUpper(rest[1 : 1+n])); does != "" {
			return lang.Result{Class: abi.Mutating, Basis: abi.Signal, Reason: "runs a script that " + does}
		}
	}
}

// maxName bounds the length of a command's name, in bytes.
const maxName = 40

func clip(name string) string { return name[:min(len(name), maxName)] }

func read() lang.Result {
	return lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "reads from a Redis server", Observes: true}
}

func connection() lang.Result {
	return lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "concerns only its own connection"}
}

func change(does string) lang.Result {
	return lang.Result{Class: abi.Mutating, Basis: abi.Known, Reason: does}
}

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}

func has(args []string, word string) bool {
	for _, a := range args {
		if strings.EqualFold(a, word) {
			return true
		}
	}
	return false
}

func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
