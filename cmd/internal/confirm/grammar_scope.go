package main

// This file owns variables, functions and scopes: what makes a name mean another
// thing than it did.

import "strings"

// use makes a command whose program or argument is a variable.
func (g *grammar) use(v string) string {
	return g.of("rm $"+v, `rm "$`+v+`" `+g.name(), "$"+v+" "+g.name(), "touch ${"+v+"}", `"$`+v+`" `+g.name(), "> $"+v, "eval \"$"+v+"\"",
		"${"+v+":-rm} "+g.name(), "rm pre$"+v, "$"+v, "echo $(($"+v+"))", "echo $(("+v+"))", "sh -c \"$"+v+"\"", "sh -c 'rm $"+v+" z'", "cat <<< $"+v)
}

// value makes what a variable is set to.
func (g *grammar) value() string {
	return g.pick(
		g.word, g.name,
		func() string {
			return g.of("rm", "touch", "'rm -rf'", "alpha", "/etc", "/bin/rm", "''", "'a b'", "~", "'*'", "x1")
		},
		func() string { return g.quoted(g.simple()) },
		func() string { return "'a[$(" + strings.ReplaceAll(g.simple(), "'", "") + ")]'" },
		func() string { return g.of("$"+g.variable(), `"$`+g.variable()+`"`) + g.of("", "x") },
	)
}

// assignment gives a variable a value, and mostly uses it.
func (g *grammar) assignment() string {
	v := g.variable()
	s := g.assign(v)
	if g.chance(70) {
		s += g.of("; ", "\n", " && ", "; "+g.assign(v)+"; ") + g.use(v)
	}
	return s
}

func (g *grammar) assign(v string) string {
	x := g.value()
	forms := []func() string{
		func() string { return v + "=" + x },
		func() string { return v + "=" + x },
		func() string { return v + "=" + x + " " + g.variable() + "=" + g.value() },
		func() string { return v + "=" + x + " " + g.program() + " " + g.name() },
		func() string { return g.of("export ", "readonly ", "export -- ") + v + "=" + x },
		func() string { return v + "=" + x + "; " + g.of("export ", "readonly ", "unset ", "unset -v ") + v },
		func() string { return ": ${" + v + ":=" + x + "}" },
		func() string { return "for " + v + " in " + x + " " + g.name() + "; do :; done" },
		func() string { return "read " + v + g.of(" < x1", " < x2") },
		func() string { return "echo " + g.quoted(g.name()) + " | { read " + v + "; " + g.use(v) + "; }" },
		func() string { return "(" + v + "=" + x + ")" },
		func() string { return v + "=" + x + " :" },
		func() string { return g.of("eval ", "eval -- ") + g.quoted(v+"="+g.name()) },
		func() string { return g.of("true", "false", "nope", ":") + g.of(" && ", " || ") + v + "=" + x },
		func() string { return "if " + g.test() + "; then " + v + "=" + x + "; fi" },
		func() string { return "case $" + g.variable() + " in *) " + v + "=" + x + ";; esac" },
		func() string { return ": $((" + v + "=" + g.of("1", "7*3", g.arithmetic()) + "))" },
		func() string { return "getopts a:b " + v + " -b" },
		func() string { return "set -- " + x + " " + g.name() + "; " + v + "=$1" },
		func() string { return "unset " + v },
		func() string { return "export \"" + v + "=" + g.name() + "\"" },
		func() string { return "n=" + v + "; export \"$n=" + g.name() + "\"" },
		func() string { return v + "=" + x + " &" },
	}
	if !g.dash() {
		forms = append(forms,
			func() string {
				return g.of("declare ", "typeset ", "declare -x ", "typeset -g ", "declare -i ", "local ") + v + "=" + x
			},
			func() string { return "declare \"" + v + "=" + g.name() + "\"" },
			func() string { return "n=" + v + "; declare \"$n=" + g.name() + "\"" },
			func() string { return "printf -v " + v + " %s " + x },
			func() string { return "read " + g.of("", "-r ") + v + " <<< " + x },
			func() string { return v + "+=" + x },
			func() string { return v + "=(" + x + " " + g.name() + ")" },
			func() string { return v + "+=(" + x + ")" },
			func() string { return v + "[1]=" + x },
			func() string { return v + "[$(" + g.simple() + ")]=" + x },
			func() string { return "(( " + v + " = 7 ))" },
			func() string { return "let " + v + "=" + g.of("7", "1+1", "'$("+g.simple()+")'") },
			func() string { return "declare -n " + v + "=" + g.variable() + "; " + v + "=" + x },
			func() string { return "declare -A " + v + "; " + v + "[k]=" + x },
			func() string { return "printf -v " + v + " " + x },
			func() string { return v + "=([0]=" + x + " [1]=b)" },
			func() string { return "declare -a " + v + "=(" + x + ")" },
			func() string { return "declare -i " + v + "; " + v + "='a[$(" + g.simple() + ")]'" },
		)
	}
	if g.bash() {
		forms = append(forms,
			func() string { return "mapfile -t " + v + " < " + g.of("x1", "x2") },
			func() string { return "read -a " + v + " <<< " + x },
			func() string { return "readarray " + v + " <<< " + x },
			func() string { return v + "=" + x + "; " + v + "=${" + v + "@E}" },
			func() string { return "FOO[0]=" + x + " " + g.program() + " " + g.name() },
			func() string { return "shopt -s lastpipe; echo " + g.name() + " | read " + v },
		)
	}
	if g.zsh() {
		forms = append(forms,
			func() string { return "set -A " + v + " " + x },
			func() string { return "argv=(" + x + "); " + v + "=$1" },
			func() string { return "echo " + g.name() + " | read " + v },
			func() string { return "print -v " + v + " " + x },
			func() string { return "read \"" + v + "?p\" <<< " + x },
			func() string { return "typeset -T A b=" + x + "; " + v + "=$b" },
			func() string { return "integer " + v + "=3" },
			func() string { return "read -A " + v + " <<< " + x },
			func() string { return "path=(/nothing); " + v + "=" + x },
		)
	}
	return forms[g.IntN(len(forms))]()
}

// define declares a function in one of the ways, and mostly calls it.
func (g *grammar) define() string {
	f := g.function()
	body := g.pick(
		func() string { return "{ " + g.functionBody() + "; }" },
		func() string { return "{\n" + g.functionBody() + "\n}" },
		func() string { return "(" + g.functionBody() + ")" },
		func() string { return "{ :; }" },
		func() string { return "{ " + g.functionBody() + "; } " + g.redirection() },
		func() string { return "if true; then " + g.functionBody() + "; fi" },
		func() string {
			if g.dash() {
				return "{ return; }"
			}
			return g.of("((1))", "[[ x ]]", "for v in a; do "+g.functionBody()+"; done")
		},
	)
	head := f + g.of("() ", "() ", "()", " () ", "()\n")
	if !g.dash() {
		head = g.of(head, head, "function "+f+" ", "function "+f+"() ")
	}
	s := head + body
	switch g.IntN(8) {
	case 0:
		return s
	case 1:
		return s + g.of(" && ", " || ", " | ", " & ") + g.command()
	case 2:
		around := [][2]string{{"{ ", "; }"}, {"( ", "\n)"}, {"if true; then ", "\nfi"}, {"true && ", ""}}[g.IntN(4)]
		return around[0] + s + around[1] + "; " + g.call(f)
	case 3:
		return s + "; " + g.of("unset -f ", "unset ", "builtin unset -f ", "(unset -f "+f+"); unset -f ") + f + "; " + g.call(f)
	case 4:
		return s + "\n" + g.of("sh -c ", "bash -c ", "eval ", "exec bash -c ", "bash <<< ", "xargs -I{} sh -c ", "env bash -c ") + g.quoted(g.call(f))
	}
	return s + g.of("; ", "\n", " && ", "; ") + g.call(f)
}

// functionBody is what stands in a function: returns, locals, parameters.
func (g *grammar) functionBody() string {
	return g.pick(
		g.simple, g.body,
		func() string {
			return g.of("rm $1", `rm "$@"`, "touch $2 "+g.name(), `"$@"`, "$1 "+g.name(), "shift; rm $1", "> $1")
		},
		func() string {
			return g.of("return", "return 1", "nope && return", "true || return") + "; " + g.simple()
		},
		func() string { v := g.variable(); return "local " + v + "=" + g.value() + "; " + g.use(v) },
		func() string { v := g.variable(); return v + "=" + g.value() },
		func() string { f := g.function(); return "unset -f " + f + "; " + g.call(f) },
		func() string { f := g.function(); return f + "() { " + g.simple() + "; }" },
		func() string { f := g.function(); return f + "() { :; }; " + g.call(f) },
		func() string { f := g.function(); return g.of("command ", "") + f + " " + g.name() },
		func() string { return "set -- " + g.word() + "; rm $1" },
	)
}

func (g *grammar) call(f string) string {
	return g.of("", "", "", g.variable()+"="+g.value()+" ", "command ", "\\") + f + g.of("", " "+g.name(), " "+g.name(), " "+g.word(), " "+g.name()+" "+g.redirection())
}

func (g *grammar) callFunction() string {
	f := g.function()
	return g.of("", "", "! ", "true && ", "command ", "( :; ) ; ") + g.call(f)
}

// child makes a shell of its own, or a new reading of a text.
func (g *grammar) child() string {
	sh := g.of("sh", "bash", "zsh", "dash", "sh", "bash")
	text := g.pick(g.simple, g.body, g.command)
	return g.pick(
		func() string { return sh + g.of(" -c ", " -ec ", " -e -c ", " -c -- ") + g.quoted(text) },
		func() string {
			return sh + " -c " + g.quoted(g.of("rm $1", `rm "$@"`, `"$@"`, "$0 $1", "touch $0")) + " " + g.name() + " " + g.word()
		},
		func() string { return "eval " + g.quoted(text) },
		func() string { return "eval " + g.simple() },
		func() string { return "eval " + g.of(`"$`+g.variable()+`"`, "$"+g.variable(), "\\"+g.simple()) },
		func() string { return "echo " + g.quoted(text) + " | " + sh },
		func() string { return "exec " + g.of("", sh+" -c ") + g.quoted(text) },
		func() string { return "exec " + g.simple() },
		func() string {
			return "echo " + g.quoted(text) + " > s1; " + g.of(". ./s1", "sh s1", "bash ./s1", "source ./s1", "sh < s1", "cat s1 | sh")
		},
		func() string {
			return g.of(". ", "") + "./scripts/" + g.of("look.sh", "wipe.sh", "build.sh", "self.sh")
		},
		func() string {
			return g.of(". x2", ". ./x2", "sh x2", "sh < x2", "bash -c \"$(cat x2)\"", "eval \"$(cat x2)\"")
		},
		func() string {
			v := g.variable()
			return v + "=" + g.value() + "; " + g.of("export "+v+"; ", "") + sh + " -c " + g.quoted(g.use(v))
		},
		func() string { v := g.variable(); return v + "=" + g.value() + " " + sh + " -c " + g.quoted(g.use(v)) },
		func() string {
			if g.dash() {
				return sh + " -c " + g.quoted(text)
			}
			return g.of(sh+" <<< ", "source /dev/stdin <<< ", ". /dev/stdin <<< ") + g.quoted(text)
		},
		func() string {
			if g.dash() {
				return "eval " + g.quoted(text)
			}
			return g.of("source ", ". ", sh+" ") + "<(echo " + g.quoted(text) + ")"
		},
	)
}

// wrapper makes a program that runs another.
func (g *grammar) wrapper() string {
	return g.pick(
		func() string {
			return g.of("env ", "nohup ", "time ", "nice ", "sudo ", "timeout 5 ", "setsid ", "\\time ", `"time" `, "command time ", "/usr/bin/env ") + g.simple()
		},
		func() string {
			return "env " + g.of("", "-i ", "-u v ") + g.variable() + "=" + g.word() + " " + g.program() + " " + g.name()
		},
		func() string {
			return "echo " + g.name() + " " + g.word() + " | xargs " + g.of("", "-n1 ", "-r ") + g.program()
		},
		func() string {
			return "echo " + g.name() + " | xargs -I{} " + g.of("sh -c ", "") + g.of("'rm {}'", "rm {}", "'{} z'", "{}")
		},
		func() string {
			return "find . " + g.of("", "-name x1 ") + "-exec " + g.program() + " " + g.name() + g.of(" {} \\;", " ';'", " {} +")
		},
		func() string { return "find . -exec sh -c " + g.quoted(g.simple()) + " \\;" },
		func() string {
			return g.of("command ", "command -p ", "builtin ", "exec ", "command -- ", "builtin command ", "command command ", "exec -a n ") + g.simple()
		},
		func() string { return g.of("command -v ", "type ", "hash ") + g.word() },
		func() string { return g.of("env ", "command ", "nohup ") + "sh -c " + g.quoted(g.body()) },
	)
}

// alias makes aliases, on lines of their own too.
func (g *grammar) alias() string {
	a := g.of("q", "rm", "ls", "f", "echo")
	set := "alias " + a + "=" + g.quoted(g.of("rm", "rm -rf ", "echo ", "touch", "alpha;", g.simple(), "sh -c ", "v=", "#"))
	on := ""
	if g.bash() {
		on = g.of("shopt -s expand_aliases\n", "shopt -s expand_aliases; ", "shopt -s expand_aliases\n", "set -o posix\n", "")
	}
	return on + set + g.of("\n", "\n", "; ", " && ") + g.of("", "\\", "unalias "+a+"\n", "eval ") + a + " " + g.name() + g.of("", "\n"+g.simple())
}

// trap makes code that runs later.
func (g *grammar) trap() string {
	code := g.quoted(g.simple())
	when := g.of("EXIT", "0", "EXIT", "TERM")
	if !g.dash() {
		when = g.of(when, "DEBUG", "ERR", "RETURN")
	}
	forms := []string{
		"trap " + code + " " + when, "trap -- " + code + " " + when, "trap " + code + " " + when + "; " + g.simple(),
		"trap " + code + " USR1; kill -USR1 $$", "(trap " + code + " EXIT; :)", "trap \"" + g.program() + " $" + g.variable() + "\" EXIT",
		"f() { " + g.simple() + "; }; trap f " + when,
	}
	if g.zsh() {
		forms = append(forms, g.of("TRAPEXIT", "TRAPDEBUG", "TRAPZERR", "TRAPUSR1", "zshexit", "chpwd", "precmd")+"() { "+g.simple()+"; }; "+g.of("cd d1", "false", "kill -USR1 $$"),
			"chpwd_functions=(f); f() { "+g.simple()+"; }; cd d1", "zshexit_functions=(f); f() { "+g.simple()+"; }")
	}
	return g.of(forms...)
}

// option makes changes of what the shell does.
func (g *grammar) option() string {
	v := g.variable()
	forms := []string{
		"set -e; " + g.of("false", "nope", "true") + "; " + g.simple(), "set -u; echo $none; " + g.simple(), "set -f; rm *", "set -x; " + g.simple(), "set -a; " + v + "=" + g.name() + "; sh -c 'rm $" + v + "'",
		"set -- " + g.word() + " " + g.name() + "; rm $1 $2", "set " + g.word() + "; rm $1", "set -n; " + g.simple(), "set -C; > x1; " + g.simple(), "set - " + g.name() + "; rm $1", "shift; rm $1",
		"PS4='$(" + g.simple() + ")'; set -x; :", "set +e; " + g.simple(), "set -v; " + g.simple(), "IFS=" + g.of(",", "/", "''", "a") + "; " + v + "=" + g.of("a,b", "rm,x", "rm/x") + "; $" + v + " z",
		"IFS=,; set -- a b; rm \"$*\"", "cd d1; set -e; " + g.simple(), "hash -r; " + g.simple(), "umask 22; " + g.simple(), "ulimit -c 0; " + g.simple(),
	}
	if !g.dash() {
		forms = append(forms, "set -o pipefail; "+g.simple()+" | "+g.simple(), "set -euo pipefail; "+g.simple(), "hash -p /bin/rm ls; ls "+g.name(), "set -o noglob; rm *")
	}
	if g.bash() {
		forms = append(forms, "shopt -s "+g.of("extglob", "nullglob", "globstar", "dotglob", "nocasematch", "lastpipe", "xpg_echo", "failglob")+g.of("\n", "; ")+g.of(g.simple(), "rm *", "rm q*", "echo 'a\\nb' | sh"),
			"set -B; rm {a,b}", "set +B; rm {a,b}", "set -k; rm "+g.name()+" v=b", "BASH_CMDS[ls]=/bin/rm; ls "+g.name(), "enable -n echo; echo "+g.name(), "set -T; trap '"+g.simple()+"' DEBUG; :", "POSIXLY_CORRECT=1; "+g.simple(),
			"set -H; echo '!!'; "+g.simple(), "complete -C 'rm z' x; "+g.simple(), "PROMPT_COMMAND='rm z'; "+g.simple(), "BASH_ENV=x2 bash -c :", "ENV=x2 sh -c :", "coproc "+g.simple(), "coproc f { "+g.body()+"; }", "select v in a b; do "+g.simple()+"; done")
	}
	if g.zsh() {
		forms = append(forms, "setopt "+g.of("shwordsplit", "nullglob", "extendedglob", "ksharrays", "rcquotes", "globsubst", "autocd", "cdablevars", "nonomatch", "aliases", "ignorebraces", "banghist", "interactivecomments")+g.of("\n", "; ")+g.of(g.simple(), "v='rm z'; $v", "rm *", "echo 'a''b'", "d1", "v=(rm z); $v"),
			"emulate sh; "+g.of(g.simple(), "v='rm z'; $v"), "emulate sh -c "+g.quoted(g.simple()), "functions[ls]="+g.quoted(g.simple())+"; ls", "commands[ls]=/bin/rm; ls "+g.name(), "aliases[q]=rm; eval q "+g.name(), "galiases=(G '| sh'); eval 'echo rm z G'",
			"alias -g G='; rm z'\neval 'ls G'", "alias -s txt=rm\neval d1/a.txt", "zmodload zsh/files; rm "+g.name(), "unsetopt shwordsplit; v='rm z'; $v", "autoload f; f", "{ "+g.simple()+" } always { "+g.simple()+" }", "- "+g.simple(), "noglob "+g.simple(), "nocorrect "+g.simple(),
			"print -z x; "+g.simple(), "print "+g.quoted("a\\n"+g.simple())+" | sh", "hash ls=/bin/rm; ls "+g.name(), "hash -d n=/etc; > ~n/"+g.name(), "() { "+g.simple()+" } "+g.name(), "() { rm $1; } "+g.name(), "nameref v=w; v=rm; $w z", "v=( $(<x2) ); $v", "v='$(rm z)'; print -P $v", "rm ${(e):-'$(touch z)'}", "sched +0 'rm z'", "NULLCMD=rm; > "+g.name(), "READNULLCMD=rm; < x1", "zcompile x; "+g.simple(), "$'rm' "+g.name())
	}
	return g.of(forms...)
}

// decoder makes text that a program writes otherwise than it was told.
func (g *grammar) decoder() string {
	text := g.simple()
	if strings.ContainsAny(text, "'\n\\") {
		text = g.of("rm ", "touch ", "ls ") + g.name()
	}
	how := g.of("echo ", "echo -e ", "printf ", "printf '%b' ", "echo -n ", "echo -E ", "echo -ne ")
	coded := g.of("#\\n"+text, "\\n"+text, "\\x72\\x6d "+g.name(), "\\0162m "+g.name(), "\\162\\155 "+g.name(), "r\\c"+text, text+"\\n"+text, "%s", "a\\tb;"+text, "\\u0072m "+g.name(), "\\\\n"+text)
	return g.of(how+"'"+coded+"' | "+g.of("sh", "bash", "zsh"), `eval "$(`+how+"'"+coded+`')"`, "$("+how+"'"+coded+"')", g.of("sh", "bash")+` -c "$(`+how+"'"+coded+`')"`,
		how+"'"+coded+"' > s2; sh s2", "v=$("+how+"'"+coded+"'); eval \"$v\"", how+"'"+coded+"' "+text+" | sh", "rm \"$("+how+"'"+coded+"')\"")
}

// directory changes where names lead.
func (g *grammar) directory() string {
	way := g.of("cd ", "cd -- ", "cd -P ", "cd ", "cd d1/../", "CDPATH=/etc:. cd ", "pushd ")
	if g.dash() && way == "pushd " {
		way = "cd "
	}
	return way + g.of("d1", "/etc", "..", "~", "/tmp", "-", "$HOME", "nothing", "$"+g.variable(), `"$`+g.variable()+`"`, "") +
		g.of("; ", " && ", " || ", "\n") + g.of("> "+g.name(), "> ../"+g.name(), "rm "+g.name(), "cd ..; > "+g.name(), "cd - ; > "+g.name(), "popd; > "+g.name(), "(cd /srv; > "+g.name()+"); > "+g.name())
}

// builtin makes what else the shells have built in.
func (g *grammar) builtin() string {
	v := g.variable()
	forms := []string{
		"test -n " + g.word(), "test " + g.word() + g.of(" = ", " -eq ") + g.word(), "printf '%s\\n' " + g.word(), "echo " + g.word() + " " + g.word(), "read " + v + " < x1; " + g.use(v),
		"while getopts ab v; do " + g.simple() + "; done", "kill -0 $$", "type rm " + g.word(), "exit; " + g.simple(), "true " + g.word(), "false " + g.word(), ": " + g.redirection(), "> " + g.name(), g.redirection() + " " + g.simple(), "exec 3> " + g.name() + "; echo >&3", "exec > " + g.name() + "; " + g.simple(),
		"wait", "times", "shift 2>/dev/null; rm $1", "return; " + g.simple(), "break; " + g.simple(), "local v=" + g.word() + "; " + g.simple(), "exec < x2; sh", "exec < x2; read " + v + "; " + g.use(v), "echo \"" + g.parameter() + "\" > " + g.name(),
		"echo x > /dev/fd/1", "echo x > /dev/stderr", "T=$(mktemp -d) && cd \"$T\" && > " + g.name(), "d=$(mktemp); rm $d", "mkdir d9 && cd d9 && " + g.simple(), "rm x>" + "(cat)", "umask " + g.word(),
	}
	if !g.dash() {
		forms = append(forms, "let "+g.of("1", "'v=1'", "\"v=$("+g.simple()+")\""), "read -p "+g.word()+" v <<< a", "printf -v v '%s' a; "+g.use("v"), "[[ -n $("+g.simple()+") ]]", "disown; "+g.simple(), "pushd d1; > "+g.name(), "declare -p "+v, "declare -f f; "+g.simple(), "test -v 'arr[$("+g.simple()+")]'", "[ -v 'arr[$("+g.simple()+")]' ]", "unset 'arr[$("+g.simple()+")]'", "read 'arr[$("+g.simple()+")]' <<< a", "printf -v 'arr[$("+g.simple()+")]' a", "read -r x <<< 'a[$("+g.simple()+")]'; echo $((x))", "printf '%d' 'a[$("+g.simple()+")]'", "[ 'a[$("+g.simple()+")]' -eq 1 ]", "[[ 'a[$("+g.simple()+")]' -eq 1 ]]", "declare -i n='a[$("+g.simple()+")]'", "n='a[$("+g.simple()+")]'; ((n)); echo ${x:n}", "exec {fd}> "+g.name(), "caller; "+g.simple(), "bind -x '\"a\":rm z'; "+g.simple(), "fc -s; "+g.simple(), "history; "+g.simple(), "wait -n; "+g.simple(), "compgen -W '$("+g.simple()+")'", "compgen -C '"+g.simple()+"'", "compgen -F f; "+g.simple(), "mapfile -C 'rm' -c 1 < x1", "mapfile -C '"+g.simple()+"; :' -c 1 v < x1")
	}
	return g.of(forms...)
}
