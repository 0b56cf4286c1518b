package code

// This file owns what Perl 5.40, Ruby 3.4, PHP 8.4, Lua 5.4 and R 4.4 offer to
// delete, run and send.

import "strings"

var perl = language{
	name: "Perl",
	grammar: grammar{
		comments: []string{"#"},
		quotes:   "\"'`",
		shells:   "`",
		interp:   "@{[",
		access:   []string{"->", "::"},
		interpIn: `"`,
		commands: true,
		sigils:   "$@%&",
		literal:  perlLiteral,
	},
	evals: "eval",
	extra: perlPipes,
	rules: []rule{
		{"", "unlink rmdir rmtree remove_tree", "deletes files"},
		{"CORE GLOBAL POSIX Path", "unlink rmdir rmtree remove_tree", "deletes files"},
		{"", "system exec fork syscall", "runs a program"},
		{"CORE GLOBAL POSIX", "system exec fork", "runs a program"},
		{"", "readpipe open2 open3", "runs a program"},
		{"", "kill", "signals a process"},
		{"CORE GLOBAL POSIX", "kill", "signals a process"},
		{".", "remove_tree unlink rmtree", "deletes files"},
		{".", "post put", "sends data to a server"},
		{"", "send", "sends data over the network"},
	},
}

// perlPipes finds open calls that run a command.
func perlPipes(p *program) string {
	for i, t := range p.toks {
		if t.kind != word || t.text != "open" || p.at(i-1).is("$") {
			continue
		}
		for k := i + 1; k < i+9; k++ {
			if p.at(k).is(";") {
				break
			}
			if s := strings.TrimSpace(p.at(k).text); p.at(k).kind == str && (strings.HasPrefix(s, "|") || strings.HasSuffix(s, "|")) {
				return "opens a pipe to a command"
			}
		}
	}
	return ""
}

var ruby = language{
	name: "Ruby",
	grammar: grammar{
		comments: []string{"#"},
		quotes:   "\"'`",
		shells:   "`",
		interp:   "#{",
		interpIn: "\"`",
		access:   []string{"::", "&."},
		newlines: true,
		commands: true,
		sigils:   "@$:",
		literal:  rubyLiteral,
	},
	evals: "eval instance_eval class_eval module_eval",
	extra: rubySends,
	rules: []rule{
		{"File Dir", "delete unlink rmdir", "deletes files"},
		{"FileUtils", "rm rm_r rm_rf rm_f rmdir rmtree remove remove_dir remove_entry remove_entry_secure remove_file safe_unlink", "deletes files"},
		{"", "rm_rf rm_r rmtree remove_entry", "deletes files"},
		{".", "rmtree rmdir unlink", "deletes files"},
		{"", "system exec spawn fork syscall", "runs a program"},
		{"Kernel Process PTY", "system exec spawn fork daemon", "runs a program"},
		{"IO", "popen", "runs a program"},
		{"Open3", "*", "runs programs"},
		{"Process", "kill", "signals a process"},
		{"HTTP", "post post_form put patch delete Post Put Patch Delete", "sends data to a server"},
		{"RestClient Faraday HTTParty Excon", "post put patch delete", "sends data to a server"},
		{"SMTP", "*", "sends mail"},
	},
}

// rubySends finds primitives that a symbol or string names: send(:system).
func rubySends(p *program) string {
	for i, t := range p.toks {
		if t.kind != word || !has("send public_send __send__ method", t.text) {
			continue
		}
		k := i + 1
		for p.at(k).is("(") || p.at(k).is(":") {
			k++
		}
		for _, r := range p.rules {
			if has(r.names, p.at(k).text) && r.names != "*" {
				return says("", p.at(k).text, r.does)
			}
		}
	}
	return ""
}

var php = language{
	name: "PHP",
	grammar: grammar{
		comments: []string{"//", "#"},
		blocks:   [][2]string{{"/*", "*/"}},
		quotes:   "\"'`",
		shells:   "`",
		interp:   "{$",
		access:   []string{"?->", "->", "::"},
		interpIn: `"`,
		fold:     true,
		sigils:   "$",
		literal:  phpLiteral,
	},
	evals: "eval assert create_function",
	extra: phpCallbacks,
	rules: []rule{
		{"", "unlink rmdir", "deletes files"},
		{"", "exec shell_exec passthru system proc_open popen pcntl_exec pcntl_fork", "runs a program"},
		{"", "posix_kill proc_terminate", "signals a process"},
		{"", "mail", "sends mail"},
		{"", "socket_send socket_sendto socket_write fsockopen", "sends data over the network"},
		{".", "post", "sends data to a server"},
		{".", "unlink deletedirectory", "deletes files"},
	},
}

// phpCallbacks finds primitives that a string names for a caller of functions.
func phpCallbacks(p *program) string {
	for i, t := range p.toks {
		if t.kind != word || !has("call_user_func call_user_func_array array_map array_walk array_filter register_shutdown_function", t.text) {
			continue
		}
		for _, r := range p.rules {
			if name := strings.ToLower(p.argument(i + 1)); r.of == "" && has(r.names, name) {
				return says("", name, r.does)
			}
		}
	}
	return ""
}

// inTags returns the PHP code of a page, the text itself where it has no tags.
func inTags(text string) string {
	if !strings.Contains(text, "<?php") && !strings.Contains(text, "<?=") {
		return text
	}
	var b strings.Builder
	for {
		_, code, ok := strings.Cut(text, "<?")
		if !ok {
			return b.String()
		}
		code = strings.TrimPrefix(strings.TrimPrefix(code, "php"), "=")
		code, text, _ = strings.Cut(code, "?>")
		b.WriteString(code)
		b.WriteString(";\n")
	}
}

var lua = language{
	name:    "Lua",
	grammar: grammar{quotes: `"'`, literal: luaLiteral},
	evals:   "load loadstring",
	rules: []rule{
		{"os", "remove", "deletes files"},
		{"os", "execute", "runs a program"},
		{"io", "popen", "runs a program"},
		{"lfs", "rmdir", "deletes files"},
		{"", "os_execute", "runs a program"},
	},
}

var rStatistics = language{
	name: "R",
	grammar: grammar{
		comments: []string{"#"},
		quotes:   "\"'`",
		letters:  ".",
		access:   []string{":::", "::", "$"},
		newlines: true,
	},
	evals: "eval evalq",
	rules: []rule{
		{"", "unlink file.remove file_delete dir_delete", "deletes files"},
		{"base fs", "unlink file.remove file_delete dir_delete", "deletes files"},
		{"", "system system2 shell shell.exec pipe", "runs a program"},
		{"base processx callr", "system system2 shell run pipe", "runs a program"},
		{"", "pskill", "signals a process"},
		{"", "POST PUT PATCH DELETE", "sends data to a server"},
		{"httr", "POST PUT PATCH DELETE", "sends data to a server"},
		{"", "dbRemoveTable", "deletes a table"},
	},
}
