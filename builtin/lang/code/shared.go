package code

// This file owns the signals that look the same in every language: text that is
// run as code, HTTP methods that send, SQL that changes, and names of the
// program's own functions that begin with a destructive verb.

import "strings"

// shared gathers what only the whole program can tell.
type shared struct {
	runsText bool // eval and its kind, of text that is not literal
	decodes  bool // decodes or downloads text
	network  bool // names an HTTP client
	sends    bool // names a method that sends, or data to send
}

// look judges the word at i.
func (s *shared) look(p *program, i int) string {
	name, member := p.toks[i].text, p.at(i-1).is(".")
	if has(p.evals, name) && !p.declares(i) {
		return s.eval(p, i)
	}
	s.decodes = s.decodes || has(decoders, name)
	s.network = s.network || has(clients, name)
	if has(methods, name) && (p.at(i+1).is(":") || p.at(i+1).is("=") || p.at(i+1).is("=>") || p.at(i+1).is(",")) ||
		has(requests, name) && p.at(i+1).is("(") {
		s.sends = s.sends || sendsMethod(p.at(i+2).text)
	}
	argument := p.at(i-1).is("(") || p.at(i-1).is(",")
	if has(payloads, name) && (strings.HasPrefix(name, "curlopt") || argument && p.at(i+1).is("=")) {
		s.sends = true
	}
	if !p.called(i+1) || p.declares(i) {
		return ""
	}
	if member && has(statements, name) && changesSQL(p.argument(i+1)) {
		return "sends SQL that changes a database"
	}
	if (member || p.at(i+1).is("(")) && destroys(name) {
		return "calls " + name[:min(len(name), 60)] + ", a destructive name"
	}
	return ""
}

const (
	methods    = "method type verb curlopt_customrequest httpmethod"
	requests   = "request Request open fetch ajax"
	payloads   = "data body curlopt_post curlopt_postfields"
	statements = "execute executemany executescript query exec raw do run prepare"

	clients  = "fetch request Request requests httpx urlopen axios got ky https http ajax XMLHttpRequest XHR curl_init curl_setopt curl_setopt_array stream_context_create HTTP Http"
	decoders = "b64decode decodebytes a85decode b32decode unhexlify fromhex decompress atob unescape fromCharCode unpack decode decode64 urlsafe_decode64 " +
		"base64_decode gzinflate gzuncompress gzdecode str_rot13 hex2bin decode_base64 chr frombase64string urlopen urlretrieve fetch downloadstring " +
		"invoke-webrequest invoke-restmethod iwr irm curl_exec"
)

// data looks at a string that is an argument of a decoder.
func (s *shared) data(t token) {
	if t.plain && (t.text == "base64" || t.text == "hex" || t.text == "rot13") {
		s.decodes = true
	}
}

func (s *shared) conclude() string {
	switch {
	case s.runsText && s.decodes:
		return "runs decoded or downloaded text as code"
	case s.network && s.sends:
		return "sends data to a server"
	}
	return ""
}

// eval judges text that is run as code: literal text by what it does.
func (s *shared) eval(p *program, i int) string {
	if p.at(i-1).is(".") && !has("constructor instance_eval class_eval module_eval runInThisContext runInNewContext runInContext", p.toks[i].text) && !p.at(i-2).is("]") &&
		!has("builtins __builtins__ globalThis window global CORE Kernel vm base", p.at(i-2).text) {
		return "" // a method of another thing, such as pattern.exec
	}
	if p.toks[i].text == "constructor" && !p.at(i-1).is(".") || p.at(i+1).is("{") {
		return ""
	}
	a := i + 1
	if p.at(a).is("(") {
		a++
	} else if !p.grammar.commands {
		return ""
	}
	t, behind := p.at(a), p.at(a+1)
	if t.kind == str && t.plain && !behind.is("+") && !behind.is(".") && behind.kind != str {
		if p.depth < maxEval {
			inner := program{language: p.language, text: t.text, depth: p.depth + 1, known: p.known}
			inner.toks, inner.broken = scan(&p.grammar, t.text)
			if p.imports != nil {
				p.imports(&inner)
			}
			inner.aliases = append(inner.aliases, p.aliases...)
			return inner.signal()
		}
	}
	s.runsText = true
	return ""
}

// argument returns the text of a string that is the first argument.
func (p *program) argument(i int) string {
	if p.at(i).is("(") {
		i++
	}
	if t := p.at(i); t.kind == str {
		return t.text
	}
	return ""
}

func sendsMethod(s string) bool {
	return len(s) < 8 && has("POST PUT PATCH DELETE", strings.ToUpper(s))
}

// changesSQL reports whether text begins with a statement that changes data.
func changesSQL(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n(")
	n := 0
	for n < len(text) && n < 12 && text[n]|0x20 >= 'a' && text[n]|0x20 <= 'z' {
		n++
	}
	return n < len(text) && text[n] <= ' ' &&
		has("DROP DELETE TRUNCATE INSERT UPDATE ALTER CREATE GRANT REVOKE REPLACE MERGE RENAME VACUUM", strings.ToUpper(text[:n]))
}

// destroys reports whether a name of several words begins with a destructive
// verb: deleteUser, terminate_instances.
func destroys(name string) bool {
	n := 0
	for n < len(name) && name[n] != '_' && (n == 0 || name[n] < 'A' || name[n] > 'Z') {
		n++
	}
	if n == len(name) {
		return false
	}
	verb, rest := strings.ToLower(name[:n]), strings.ToLower(strings.TrimLeft(name[n:], "_"))
	switch verb {
	case "delete", "destroy", "terminate", "purge", "wipe", "erase", "revoke", "deprovision", "decommission", "deregister":
		return rest != ""
	case "drop":
		for _, thing := range [...]string{"table", "database", "collection", "index", "schema", "db", "all", "user", "view"} {
			if strings.HasPrefix(rest, thing) {
				return true
			}
		}
	}
	return false
}
