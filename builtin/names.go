package builtin

import (
	"encoding/json"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/graphql"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns tools that are judged by their names: MCP tools and tools of
// the harness that are not known (CLASSES rule 18).

type verb uint8

const (
	noVerb verb = iota
	reads
	changes
	generic
)

// named judges a tool by the words of its own name, then by its input.
func (c *Classifier) named(call abi.Call, in input) []abi.Finding {
	name, mcp := call.Tool, false
	if rest, ok := strings.CutPrefix(name, "mcp__"); ok {
		mcp = true
		if i := strings.LastIndex(rest, "__"); i >= 0 {
			name = rest[i+2:]
		}
	}
	v, word := nameVerb(name)
	var f abi.Finding
	switch {
	case v == reads && mcp:
		f = c.tool(call, abi.ReadOnly, abi.Signal, "its name says that it only reads: "+word)
		f.Observes = true
	case v == changes:
		f = c.tool(call, abi.Mutating, abi.Signal, "its name says that it changes something: "+word)
	case v == generic && mcp:
		return one(c.byInput(call, in, word))
	default:
		f = c.tool(call, abi.Unknown, abi.Guess, printable(call.Tool)+" is not a tool that is known here")
	}
	c.raise(&f, call, in)
	if v == reads && saves(word) {
		c.saved(&f, call, in)
	}
	return one(f)
}

// saves reports whether a reading verb leaves a file where the input names one.
func saves(word string) bool {
	switch word {
	case "download", "export", "screenshot", "snapshot":
		return true
	}
	return false
}

// saved judges the file that a tool which downloads or exports writes.
func (c *Classifier) saved(f *abi.Finding, call abi.Call, in input) {
	for _, key := range [...]string{"path", "file", "filename", "file_path", "filePath", "output", "output_path", "outputPath", "dest",
		"destination", "save_path", "savePath", "target"} {
		if p, ok := in.text(key); ok && p != "" && !strings.Contains(p, "://") {
			written := abi.Finding{Class: abi.ReadOnly}
			c.touch(&written, paths.Write, call.Cwd, p)
			if f.Floor == nil || written.Class.Severity() > f.Floor.Class.Severity() {
				f.Floor = &abi.Floor{Class: written.Class, Reason: written.Reason}
			}
			c.touch(f, paths.Write, call.Cwd, p)
		}
	}
}

// nameVerb finds the verb that says what a tool does: the first one among its
// segments, or a change that is joined to it ("find_or_create").
func nameVerb(name string) (verb, string) {
	first, word := noVerb, ""
	joined := false
	for rest := name; rest != ""; {
		var seg string
		seg, rest = cli.Segment(rest)
		seg = strings.ToLower(seg)
		v := segmentVerb(seg)
		switch {
		case seg == "and" || seg == "or" || seg == "then":
			joined = true
			continue
		case first == noVerb:
			first, word = v, seg
		case v == changes && first != changes && (joined || seg == "replace" || noun(word)),
			first == reads && (settles(word, seg) || rest == "" && onlyVerb(seg)):
			return changes, seg
		}
		joined = false
	}
	return first, word
}

// noun reports whether a reading word is a noun more often than a verb, so that
// the verb may follow: "snapshot_create", "status_update".
func noun(word string) bool {
	switch word {
	case "status", "info", "health", "history", "logs", "tree", "snapshot", "screenshot", "diff", "stat":
		return true
	}
	return false
}

// onlyVerb reports whether a changing word at a name's end is no noun: "get_order"
// reads, "list_delete" does not.
func onlyVerb(seg string) bool {
	switch seg {
	case "delete", "remove", "write", "destroy", "insert", "upsert", "overwrite", "purge", "terminate", "uninstall":
		return true
	}
	return false
}

// settles reports whether a reading word and the next one mean a change together:
// "resolve_thread" closes it, "check_out" and "check_in" switch.
func settles(word, seg string) bool {
	switch word {
	case "resolve":
		switch seg {
		case "thread", "threads", "comment", "issue", "incident", "alert", "conversation", "discussion", "review", "conflict", "ticket":
			return true
		}
	case "check":
		return seg == "out" || seg == "in"
	}
	return false
}

func segmentVerb(seg string) verb {
	switch seg {
	case "get", "list", "read", "search", "fetch", "describe", "status", "find", "show", "view", "lookup", "count", "check",
		"inspect", "browse", "peek", "stat", "query_docs", "resolve", "retrieve", "download", "ls", "cat", "head", "tail",
		"info", "whoami", "ping", "health", "explain", "compare", "diff", "validate", "preview", "summarize", "monitor", "watch",
		"history", "logs", "tree", "glob", "grep", "screenshot", "snapshot", "export", "scan", "detect", "estimate", "analyze":
		return reads
	case "create", "update", "write", "send", "add", "set", "insert", "put", "post", "patch", "edit", "modify", "upload", "replace",
		"save", "store", "append", "move", "rename", "copy", "merge", "commit", "push", "close", "open", "reopen", "assign", "unassign",
		"approve", "reject", "cancel", "submit", "comment", "reply", "react", "star", "fork", "lock", "unlock", "archive", "unarchive",
		"enable", "start", "stop", "restart", "scale", "resize", "trigger", "dispatch", "schedule", "subscribe", "unsubscribe",
		"grant", "invite", "share", "transfer", "import", "install", "upgrade", "register", "deregister", "unregister", "attach",
		"mount", "unmount", "upsert", "sync", "notify", "email", "message", "click", "type", "fill", "press", "drag", "navigate", "restore",
		"reset", "clear", "clean", "overwrite", "mark", "tag", "untag", "label", "pin", "unpin", "book", "order", "pay", "buy", "charge", "refund",
		"fix", "repair", "swap":
		return changes
	case "run", "execute", "exec", "query", "call", "invoke", "request", "eval", "evaluate", "command", "shell", "sql", "perform", "do":
		return generic
	}
	if cli.IsChangeVerb(seg) {
		return changes
	}
	return noVerb
}

// byInput judges a tool with a generic verb by what its input carries.
func (c *Classifier) byInput(call abi.Call, in input, word string) abi.Finding {
	f := c.tool(call, abi.Mutating, abi.Signal, "its name says "+word+", and its input does not say what")
	if parts := c.carried(call, in, true); len(parts) > 0 {
		f.Class, f.Reason = 0, ""
		for _, p := range parts {
			join(&f, p)
		}
	}
	return f
}

// raise joins what the input carries into a finding: for other verbs the input
// only raises.
func (c *Classifier) raise(f *abi.Finding, call abi.Call, in input) {
	for _, p := range c.carried(call, in, false) {
		if p.Class.Severity() > f.Class.Severity() && p.Class != abi.Unknown {
			join(f, p)
		}
	}
}

func join(f *abi.Finding, p abi.Finding) {
	if f.Class == 0 || p.Class.Severity() > f.Class.Severity() {
		f.Class, f.Reason = p.Class, p.Reason
	}
	f.Observes = f.Observes || p.Observes
}

// carried judges the parts of an input that say what is done: command, sql,
// method, query.
func (c *Classifier) carried(call abi.Call, in input, isGeneric bool) []abi.Finding {
	var parts []abi.Finding
	for _, key := range [...]string{"command", "cmd", "script"} {
		if text, ok := in.text(key); ok {
			// It runs where the server runs, which need not be here.
			fs := c.Shell("").Judge(text)
			for i := range fs {
				if fs[i].Step == nil {
					fs[i].Step = &abi.Step{}
				}
				fs[i].Step.Remote = true
				fs[i].Raise()
			}
			v := abi.NewVerdict(fs)
			f := abi.Finding{Class: v.Class, Reason: "runs a command that does nothing", Observes: v.Observes()}
			if w := v.Worst(); w != nil {
				f.Reason = w.Reason
			}
			parts = append(parts, f)
		}
	}
	for _, key := range [...]string{"sql", "statement", "query"} {
		if text, ok := in.text(key); ok && (key != "query" || isGeneric || statement(text)) {
			parts = append(parts, queryText(text))
		}
	}
	if m, ok := in.text("method"); ok {
		switch strings.ToUpper(m) {
		case "GET", "HEAD", "OPTIONS", "LIST", "READ", "DESCRIBE":
			parts = append(parts, abi.Finding{Class: abi.ReadOnly, Reason: "requests with " + printable(m), Observes: true})
		default:
			parts = append(parts, abi.Finding{Class: abi.Mutating, Reason: "requests with " + printable(m)})
		}
	} else if _, has := in["method"]; has && !isNull(in["method"]) {
		parts = append(parts, abi.Finding{Class: abi.Mutating, Reason: "requests with a method that cannot be read"})
	}
	return parts
}

// queryText judges SQL or GraphQL; a text that is neither is a search.
func queryText(text string) abi.Finding {
	t := strings.TrimSpace(text)
	if strings.HasPrefix(t, "{") || strings.HasPrefix(t, "query") || strings.HasPrefix(t, "mutation") || strings.HasPrefix(t, "subscription") {
		if res := graphql.Judge(text); res.Class != abi.Unknown {
			return abi.Finding{Class: res.Class, Reason: res.Reason, Observes: res.Observes}
		}
	}
	res := sql.Generic(text)
	return abi.Finding{Class: res.Class, Reason: res.Reason, Observes: res.Observes}
}

// statement reports whether a text reads as SQL or GraphQL that changes something
// and not as words to search for: "delete from t", but not "delete user flow".
func statement(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 2 {
		return false
	}
	switch words[0] {
	case "delete":
		return words[1] == "from"
	case "insert", "merge", "replace":
		return words[1] == "into"
	case "update":
		return len(words) > 2 && strings.Contains(strings.ToLower(text), " set ")
	case "drop", "create", "alter", "truncate":
		switch words[1] {
		case "table", "database", "schema", "index", "view", "user", "role", "function", "trigger", "or", "unique", "temporary":
			return true
		}
	case "mutation":
		return strings.IndexByte(text, '{') > 0
	}
	return words[0] == "with" || words[0] == "mutation{" || strings.Contains(text, ";")
}

func isNull(raw json.RawMessage) bool { return string(raw) == "null" }
