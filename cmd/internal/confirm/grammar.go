package main

// This file owns the generator's core: what a line is made of, and statements.
// grammar_words.go owns words, grammar_scope.go variables, functions and scopes,
// grammar_mangle.go what is done to the text of a line.

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// grammar makes lines of a shell's language.
type grammar struct {
	*rand.Rand
	shell string // bash, dash or zsh
	n     int    // of names made so far
	deep  int
	funcs []string
	vars  []string
}

// line makes a line from a seed: the same seed, the same line.
func line(shell string, seed, n uint64) string {
	g := &grammar{Rand: rand.New(rand.NewPCG(seed, n)), shell: shell}
	text := g.script(1 + g.IntN(3))
	if g.IntN(6) == 0 {
		text = g.mangle(text)
	}
	return text
}

func (g *grammar) bash() bool { return g.shell == "bash" }
func (g *grammar) dash() bool { return g.shell == "dash" }
func (g *grammar) zsh() bool  { return g.shell == "zsh" }

// chance is true n times of a hundred.
func (g *grammar) chance(n int) bool { return g.IntN(100) < n }

// of returns one of some texts.
func (g *grammar) of(texts ...string) string { return texts[g.IntN(len(texts))] }

// pick runs one of some productions; where the text is deep already, the first.
func (g *grammar) pick(some ...func() string) string {
	g.deep++
	defer func() { g.deep-- }()
	if g.deep > 7 {
		return some[0]()
	}
	return some[g.IntN(len(some))]()
}

// name makes a word that stands nowhere else in the line.
func (g *grammar) name() string {
	g.n++
	return fmt.Sprintf("a%d", g.n)
}

func (g *grammar) variable() string {
	if len(g.vars) > 0 && g.chance(80) {
		return g.vars[g.IntN(len(g.vars))]
	}
	v := g.of("v", "w", "X", "y", "IFS", "HOME", "PWD", "arr")
	if v != "IFS" || g.chance(20) {
		g.vars = append(g.vars, v)
	}
	return v
}

func (g *grammar) function() string {
	if len(g.funcs) > 0 && g.chance(75) {
		return g.funcs[g.IntN(len(g.funcs))]
	}
	f := g.of("f", "g", "rm", "touch", "git", "beta", "ls", "cd", "echo")
	g.funcs = append(g.funcs, f)
	return f
}

// script makes some statements.
func (g *grammar) script(n int) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteString(g.of("; ", ";", "\n", "\n", " && ", " || ", " ; "))
		}
		b.WriteString(g.statement())
	}
	return b.String()
}

// body makes the inside of a compound command.
func (g *grammar) body() string { return g.script(1 + g.IntN(2)) }

// statement makes one statement, with what stands around it.
func (g *grammar) statement() string {
	s := g.command()
	if g.chance(18) {
		s += " " + g.redirection()
	}
	switch g.IntN(30) {
	case 0:
		s = "! " + s
	case 1:
		s += " &"
		if g.chance(50) {
			s += " wait"
		}
	case 2:
		s += " " + g.comment()
	case 3:
		if !g.dash() {
			s = g.of("time ", "time -p ") + s
		}
	}
	return s
}

// comment makes a comment, which ends where the line does.
func (g *grammar) comment() string {
	return "#" + g.of("", " x", " 'x", " $(", " \\", "\\", " x \\", " x\\\\", " `") + "\n" + g.simple()
}

// command makes a command of any kind.
func (g *grammar) command() string {
	return g.pick(
		g.simple, g.simple, g.simple, g.simple, g.simple, g.simple,
		g.list, g.list, g.pipeline, g.group, g.condition, g.loop, g.cases,
		g.assignment, g.assignment, g.assignment,
		g.define, g.define, g.callFunction, g.callFunction,
		g.builtin, g.builtin, g.child, g.child, g.wrapper, g.wrapper,
		g.arithmeticCommand, g.testCommand, g.alias, g.trap, g.option, g.decoder, g.directory,
		g.heredoc, g.odd,
	)
}

// simple makes a plain command that a stand-in records.
func (g *grammar) simple() string {
	s := g.pick(
		func() string { return g.program() + " " + g.name() },
		func() string { return g.program() + " " + g.name() + " " + g.word() },
		func() string { return g.program() + " " + g.word() + " " + g.name() },
		func() string { return g.word() + " " + g.name() },
		func() string { return "echo " + g.word() },
		func() string { return ": " + g.word() },
		func() string { return g.variable() + "=" + g.word() + " " + g.program() + " " + g.name() },
	)
	return s
}

// program makes the word that names a program.
func (g *grammar) program() string {
	p := g.of("rm", "rm", "rm -rf", "git push", "kubectl delete pod", "touch", "touch", "ls", "ls -l", "beta", "alpha", "mkdir -p", "/bin/rm")
	if !g.chance(12) {
		return p
	}
	first, rest, _ := strings.Cut(p, " ")
	return strings.TrimSpace(g.disguise(first) + " " + rest)
}

// disguise writes a word in another way that means the same.
func (g *grammar) disguise(w string) string {
	i := g.IntN(len(w))
	forms := []string{
		"'" + w + "'", `"` + w + `"`, `\` + w, w[:i] + `\` + w[i:], w[:i] + "''" + w[i:], w[:i] + `""` + w[i:],
		w[:i] + "\\\n" + w[i:], w[:i] + "'" + w[i:] + "'",
	}
	if !g.dash() {
		forms = append(forms, "$'"+w+"'", fmt.Sprintf("$'%s\\x%02x%s'", w[:i], w[i], w[i+1:]), fmt.Sprintf("$'%s\\%03o%s'", w[:i], w[i], w[i+1:]))
	}
	return g.of(forms...)
}

func (g *grammar) list() string {
	s := g.command()
	for range 1 + g.IntN(2) {
		s += g.of(" && ", " || ", " ; ", "; ", " & ", "\n", "&&", "||", " &&\n") + g.command()
	}
	return s
}

func (g *grammar) pipeline() string {
	op := " | "
	if !g.dash() && g.chance(15) {
		op = " |& "
	}
	left := g.pick(
		g.simple,
		func() string { return "echo " + g.quoted(g.simple()) },
		func() string { return "printf " + g.of("", "'%s\\n' ") + g.quoted(g.simple()) },
		func() string { return "cat x2" },
		g.group,
	)
	right := g.pick(
		g.simple,
		func() string { return g.of("sh", "bash", "zsh", "dash", "sh -s", "bash -") },
		func() string { return "while read " + g.variable() + "; do " + g.simple() + "; done" },
		func() string { return "xargs " + g.program() },
		func() string {
			return g.of("cat", "tee ", "cat -") + g.of("", "t1") + " | " + g.of("sh", "bash", "cat")
		},
		g.group,
		func() string { return "{ read " + g.variable() + "; " + g.simple() + "; }" },
	)
	return left + op + right
}

func (g *grammar) group() string {
	return g.pick(
		func() string { return "(" + g.body() + g.of("", " ", "\n") + ")" },
		func() string { return "{ " + g.body() + g.of("; ", "\n", ";\n") + "}" },
		func() string { return "( (" + g.body() + "\n) ; " + g.command() + "\n)" },
	)
}

func (g *grammar) condition() string {
	s := "if " + g.test() + g.of("; then ", "\nthen ", ";then\n") + g.body() + g.of("; ", "\n")
	if g.chance(30) {
		s += "elif " + g.test() + "; then " + g.body() + g.of("; ", "\n")
	}
	if g.chance(40) {
		s += "else " + g.body() + g.of("; ", "\n")
	}
	return s + "fi"
}

// test makes the condition of a compound command.
func (g *grammar) test() string {
	return g.pick(
		func() string { return g.of("true", "false", ":", "nope", "! true") },
		g.simple,
		func() string { return "[ " + g.of("-n ", "-z ", "x = ", "-e ") + g.word() + " ]" },
		func() string { return "[ -e " + g.of("x1", "d1", "nothing") + " ]" },
		g.testCommand,
		g.arithmeticCommand,
	)
}

// loop makes a loop that ends.
func (g *grammar) loop() string {
	return g.pick(
		func() string {
			return "for " + g.variable() + g.of(" in ", "\nin ") + g.word() + " " + g.word() + g.of("; do ", "\ndo\n") + g.body() + g.of("; done", "\ndone")
		},
		func() string { return "for " + g.variable() + " in " + g.word() + "; do " + g.body() + "; done" },
		func() string { return "for " + g.variable() + g.of("; do ", " do ") + g.body() + "; done" },
		func() string { return "while " + g.test() + "; do " + g.body() + "; break; done" },
		func() string { return "until " + g.test() + "; do " + g.body() + "; break; done" },
		func() string {
			return "while read " + g.variable() + g.of("", " "+g.variable()) + "; do " + g.body() + "; done < " + g.of("x1", "x2", "d1/a.txt")
		},
		func() string {
			if g.dash() {
				return "for v in 1 2; do " + g.body() + "; continue; done"
			}
			v := g.variable()
			return "for ((" + v + "=0; " + v + "<2; " + v + "++)); do " + g.body() + "; done"
		},
		func() string {
			if !g.zsh() {
				return "for v in a; do " + g.body() + "; done"
			}
			return g.of("for v in a b; "+g.simple(), "for v (a b) "+g.simple(), "repeat 2 "+g.simple(), "repeat 2; do "+g.body()+"; done",
				"foreach v (a b); "+g.simple()+"; end", "if true { "+g.simple()+" }", "while false; { "+g.simple()+" }", "for x y in 1 2 3 4; do "+g.body()+"; done",
				"for v in a b { "+g.simple()+" }", "if [[ -n x ]] "+g.simple())
		},
		func() string {
			if !g.bash() {
				return "for v in a; do " + g.body() + "; done"
			}
			return "for v in a b; { " + g.body() + "; }"
		},
	)
}

func (g *grammar) cases() string {
	s := "case " + g.word() + " in "
	for range 1 + g.IntN(2) {
		end := ";;"
		if !g.dash() && g.chance(25) {
			end = g.of(";&", ";;")
			if g.bash() && g.chance(50) {
				end = ";;&"
			}
		}
		s += g.of("", "(") + g.of("*", "a*", g.word(), "x|*", "[a-z]*|"+g.word()) + g.of(") ", ")\n") + g.body() + " " + end + g.of(" ", "\n")
	}
	return s + "esac"
}

func (g *grammar) arithmeticCommand() string {
	if g.dash() {
		return ": $((" + g.arithmetic() + "))"
	}
	return g.of("((", "(( ") + g.arithmetic() + g.of("))", " ))")
}

// arithmetic makes an expression.
func (g *grammar) arithmetic() string {
	return g.pick(
		func() string { return fmt.Sprint(g.IntN(9)) },
		func() string { return g.variable() },
		func() string { return g.variable() + g.of("=", "+=", "*=") + g.of("1", g.arithmetic()) },
		func() string { return "$(" + g.body() + ")" },
		func() string { return g.arithmetic() + g.of("+", "-", "*", "<", "&&", "||", ",") + g.arithmetic() },
		func() string { return "(" + g.arithmetic() + ")" },
		func() string { return "1 ? " + g.arithmetic() + " : " + g.arithmetic() },
		func() string { return "arr[" + g.arithmetic() + "]" },
		func() string { return "${" + g.variable() + ":-$(" + g.simple() + ")}" },
		func() string { return "`" + g.simple() + "`" },
		func() string { return "$" + g.variable() },
	)
}

func (g *grammar) testCommand() string {
	if g.dash() {
		return "[ " + g.word() + " = " + g.word() + " ]"
	}
	return "[[ " + g.pick(
		func() string { return g.word() },
		func() string { return g.of("-n ", "-z ", "-e ", "-v ") + g.word() },
		func() string { return g.word() + g.of(" == ", " = ", " != ", " < ", " =~ ") + g.word() },
		func() string {
			return g.of("1", g.word()) + g.of(" -eq ", " -lt ") + g.of("1", g.variable(), "arr[$("+g.simple()+")]", g.word())
		},
		func() string { return "( " + g.word() + " )" },
		func() string { return "! " + g.word() + g.of(" && ", " || ") + "-n " + g.word() },
		func() string { return "-v arr[$(" + g.simple() + ")]" },
	) + " ]]"
}

// redirection makes a redirection, behind a command or in front of it.
func (g *grammar) redirection() string {
	fd := g.of("", "", "", "1", "2", "3")
	target := g.of(g.name(), g.word(), "/dev/null", "d1/"+g.name(), "~/"+g.name(), "/etc/"+g.name(), "/tmp/"+g.name())
	r := g.pick(
		func() string { return fd + g.of(">", "> ", ">>", ">> ", ">|", "<>") + target },
		func() string { return g.of("2>&1", ">&2", "1>&2", "3>&1", "2>&-", ">&3") },
		func() string { return g.of("<x1", "< x2", "</dev/null") },
		func() string { return fd + ">" + target + " 2>&1" },
		func() string {
			if g.dash() {
				return "> " + target
			}
			return g.of("&>", "&>>", ">&", "&> ") + target
		},
		func() string {
			if g.dash() {
				return "< x1"
			}
			return "<<<" + g.of("", " ") + g.word()
		},
		func() string {
			if g.dash() {
				return ">> " + target
			}
			return g.of("< ", "> ", "2> ") + g.of("<(", ">(") + g.body() + ")"
		},
		func() string {
			if g.dash() {
				return "3> " + target
			}
			return "{fd}>" + g.of("", " ") + target
		},
		func() string {
			if g.zsh() {
				return g.of(">! ", ">>! ", ">!", "&>! ", "&>|") + target
			}
			return "<> " + target
		},
	)
	return r
}

// heredoc makes a command with a here-document.
func (g *grammar) heredoc() string {
	eof := g.of("EOF", "E")
	delimiter := g.of(eof, "'"+eof+"'", `\`+eof, `"`+eof+`"`)
	op := g.of("<<", "<<", "<< ", "<<-")
	tab := ""
	if op == "<<-" {
		tab = g.of("\t", "\t", "")
	}
	text := g.pick(
		g.simple, g.body,
		func() string { return "text " + g.word() },
		func() string { return "$(" + g.simple() + ") `" + g.simple() + "` \\$(" + g.simple() + ")" },
		func() string { return "a \\\n" + g.simple() },
		func() string { return g.of("$\\\n(", "\"$(", "${v:-$(") + g.simple() + ")" + g.of("", "}", "\"") },
	)
	end := g.of("\n"+tab+eof+"\n", "\n"+tab+eof+"\n", "\n"+tab+eof+"\n", "\\\n"+eof+"\n"+eof+"\n", "\n "+eof+"\n"+eof+"\n")
	cmd := g.of("cat", "sh", "bash", "sh -s", "cat | sh", "while read v; do "+g.simple()+"; done", "read v", "alpha")
	if before, after, ok := strings.Cut(cmd, " | "); ok {
		return before + " " + op + delimiter + " | " + after + "\n" + tab + text + end + g.simple()
	}
	return cmd + " " + op + delimiter + g.of("", " && "+g.simple(), "; "+g.simple()) + "\n" + tab + text + end + g.simple()
}
