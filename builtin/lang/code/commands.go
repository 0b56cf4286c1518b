package code

// This file owns the two languages that are made of commands rather than
// calls: PowerShell 7 and AppleScript.

import "strings"

var powerShell = language{
	name: "PowerShell",
	grammar: grammar{
		comments: []string{"#"},
		blocks:   [][2]string{{"<#", "#>"}},
		quotes:   `"'`,
		raw:      "'",
		escape:   '`',
		interp:   "$(",
		interpIn: `"`,
		letters:  "-",
		access:   []string{"::"},
		fold:     true,
		newlines: true,
		sigils:   "$",
		literal:  powerShellLiteral,
	},
	extra: powerShellCommands,
	rules: []rule{
		{".", "delete", "deletes files"},
		{".", "kill", "signals a process"},
		{"process", "start", "runs a program"},
		{"scriptblock", "create", "runs text as code"},
		{".", "uploadstring uploadfile uploaddata postasync putasync deleteasync", "sends data to a server"},
	},
}

// powerShellLiteral reads here-strings, and options so that they are no words
// of a command.
func powerShellLiteral(s *scanner) bool {
	rest := s.rest()
	for _, q := range [...]string{"@\"\n", "@'\n"} {
		if strings.HasPrefix(rest, q) {
			s.pos += len(q) - 1
			s.delimited("\n"+q[1:2]+"@", str, false, "")
			return true
		}
	}
	return false
}

// powerShellCommands judges words that stand where a command does by the verb
// of their name, and options that make a download send.
func powerShellCommands(p *program) string {
	web, sends := false, false
	for i, t := range p.toks {
		if t.kind != word {
			continue
		}
		switch t.text {
		case "-method":
			sends = sends || sendsMethod(p.at(i+1).text)
		case "-body", "-infile", "-form":
			sends = true
		case "invoke-webrequest", "invoke-restmethod", "iwr", "irm", "curl", "wget":
			web = true
		}
		if web && sends {
			return "sends data to a server"
		}
		if before := p.at(i - 1); before.kind == punct && strings.Contains("$.[:", before.text) || t.text[0] == '-' {
			continue
		}
		if verb, noun, ok := strings.Cut(t.text, "-"); ok {
			if does := powerShellVerb(verb, noun); does != "" {
				return "calls " + t.text[:min(len(t.text), 60)] + ", which " + does
			}
		} else if does := powerShellAlias(t.text); does != "" && p.begins(i) {
			return "calls " + t.text + ", which " + does
		}
	}
	return ""
}

func powerShellVerb(verb, noun string) string {
	switch verb {
	case "remove":
		if has("variable typedata event job pssession breakpoint", noun) {
			return ""
		}
		return "deletes"
	case "clear":
		if has("content item itemproperty recyclebin disk eventlog", noun) {
			return "deletes contents"
		}
	case "stop", "restart", "suspend":
		if noun != "transcript" && noun != "job" {
			return "stops or restarts"
		}
	case "uninstall", "disable", "unregister", "dismount", "revoke", "reset", "publish", "deploy", "initialize", "limit":
		return "changes the system"
	case "format":
		if noun == "volume" {
			return "formats a disk"
		}
	case "invoke":
		if has("expression command cimmethod wmimethod item", noun) {
			return "runs a command"
		}
	case "start":
		if has("process service job", noun) {
			return "runs a program"
		}
	case "set":
		if has("executionpolicy service acl date", noun) {
			return "changes the system"
		}
	case "send":
		return "sends to others"
	}
	return ""
}

func powerShellAlias(name string) string {
	switch name {
	case "rm", "del", "erase", "rd", "ri", "rmdir", "rp", "clc":
		return "deletes"
	case "kill", "spps", "spsv", "taskkill":
		return "stops a process"
	case "iex", "saps", "start", "icm":
		return "runs a command"
	case "shutdown", "diskpart", "bcdedit", "vssadmin":
		return "changes the system"
	}
	return ""
}

// begins reports whether the word at i stands where a command does.
func (p *program) begins(i int) bool {
	t := p.at(i - 1)
	return t.kind == newline || t.kind == punct && strings.Contains("|;{}(&=", t.text)
}

var appleScript = language{
	name: "AppleScript",
	grammar: grammar{
		comments: []string{"--", "#"},
		blocks:   [][2]string{{"(*", "*)"}},
		quotes:   `"`,
		fold:     true,
		newlines: true,
	},
	extra: appleScriptCommands,
}

func appleScriptCommands(p *program) string {
	for i, t := range p.toks {
		if t.kind != word {
			continue
		}
		next := p.at(i + 1)
		two := ""
		if next.kind == word {
			two = next.text
		}
		switch t.text {
		case "do":
			if two == "shell" || two == "script" || two == "javascript" {
				return "runs a command or script (do " + strings.Replace(two, "shell", "shell script", 1) + ")"
			}
		case "run":
			if two == "script" {
				return "runs text or a file as a script"
			}
		case "empty":
			if two == "trash" || two == "the" {
				return "empties the trash"
			}
		case "shut", "log":
			if two == "down" || two == "out" {
				return "ends the session or the machine"
			}
		case "restart":
			return "restarts the machine"
		case "delete":
			return "deletes"
		case "quit":
			return "quits an application"
		case "keystroke", "click":
			return "sends keystrokes or clicks"
		case "key":
			if two == "code" {
				return "sends keystrokes or clicks"
			}
		case "send":
			return "sends to others"
		case "trash":
			if p.at(i-1).text == "to" {
				return "moves to the trash"
			}
		}
	}
	return ""
}
