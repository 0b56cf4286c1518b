package main

// This file owns words: quotes, expansions, substitutions.

import "strings"

// quoted quotes a text, so that it is one word that means itself.
func (g *grammar) quoted(s string) string {
	single := "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	if strings.ContainsAny(s, "$`\\\"!") || g.chance(60) {
		return single
	}
	return `"` + s + `"`
}

// word makes a word of any kind.
func (g *grammar) word() string {
	return g.pick(
		g.name, g.name, g.literal, g.literal,
		g.parameter, g.parameter, g.parameter,
		func() string { return `"` + g.parameter() + `"` },
		g.operator, g.operator,
		func() string { return `"` + g.operator() + `"` },
		g.substitution, g.substitution,
		func() string { return `"` + g.of("", "a ") + g.substitution() + `"` },
		g.process,
		func() string { return "$((" + g.arithmetic() + "))" },
		func() string { return g.of("a", "d1/", "x") + g.word() },
		g.pattern,
	)
}

// literal makes a word that is known when it is read.
func (g *grammar) literal() string {
	n := g.name()
	forms := []string{
		"'" + n + "'", `"` + n + `"`, `\` + n, n + `\ b`, "'" + n + " b'", `"` + n + ` b"`, n + `\`, "''", `""`, n + "'b'\"c\"",
		`'\` + n + `'`, `"\` + n + `"`, `"\$` + n + `"`, n + "\\\n", n + "#b", "~", "~/" + n, n + "=~", "-n", "--", "'$(" + g.simple() + ")'", `"\$(` + n + `)"`,
		n + `\'`, `'a\'`, `"a\\"`, `"a` + "\\\n" + `b"`, "'a\nb'",
	}
	if !g.dash() {
		forms = append(forms, "$'"+n+`\n'`, `$'\x61\'b'`, `$"`+n+`"`, `$'\u0061b'`, `$'a\cab'`, `$'`+n+`\0b'`, `$'\101'`)
	}
	if strings.HasSuffix(forms[6], `\`) {
		forms[6] = n + `\\`
	}
	return g.of(forms...)
}

// parameter makes a plain expansion.
func (g *grammar) parameter() string {
	v := g.variable()
	if g.chance(20) {
		v = g.of("1", "@", "*", "#", "?", "$", "!", "-", "0", "10")
		if v == "10" {
			return "${10}"
		}
	}
	forms := []string{"$" + v, "$" + v, "${" + v + "}", "$\\\n" + v, "${\\\n" + v + "}"}
	if !g.dash() && letter(v[0]) {
		forms = append(forms, "${"+v+"[0]}", "${"+v+"[@]}", "${#"+v+"}")
		if g.bash() {
			forms = append(forms, "${!"+v+"}", "${"+v+"@Q}", "${"+v+"@P}", "${!"+v+"*}")
		} else {
			forms = append(forms, "$"+v+"[1]", "${(e)"+v+"}", "${(P)"+v+"}", "${="+v+"}", "$="+v, "${(f)"+v+"}", "${(%)"+v+"}", "$"+v+":h", "${(z)"+v+"}", "${(s:,:)"+v+"}", "$~"+v)
		}
	}
	return g.of(forms...)
}

// operator makes an expansion with an operator and a word.
func (g *grammar) operator() string {
	v := g.of(g.variable(), g.variable(), "1", "@", "none", "none")
	if !g.dash() && g.chance(35) {
		v = g.of("x[0]", "x[@]", "arr[1]", "none[$("+g.simple()+")]", "arr[*]", "none[0]")
		if g.bash() && g.chance(30) {
			v = g.of("!v", "!none", "!x[0]")
		}
	}
	inner := g.pick(g.name, g.word, g.substitution, g.process, func() string { return `"` + g.substitution() + `"` })
	ops := []string{":-", "-", ":+", "+", ":=", "=", ":?", "?", "#", "##", "%", "%%"}
	if !g.dash() {
		ops = append(ops, "/a/", "//a/", "/", ":$(echo 0):", ":0:", "/#a/", "^", ",")
	}
	end := "}"
	if g.chance(4) {
		end = "\\\n}"
	}
	return "${" + g.of("", "", "", "\\\n") + v + g.of(ops...) + inner + end
}

// substitution makes a command substitution.
func (g *grammar) substitution() string {
	return g.pick(
		func() string { return "$(" + g.simple() + ")" },
		func() string { return "$(" + g.body() + g.of("", " ", "\n") + ")" },
		func() string { return "$( " + g.comment() + "\n)" },
		func() string { return "`" + strings.ReplaceAll(g.simple(), "`", "\\`") + "`" },
		func() string { return "$\\\n(" + g.simple() + ")" },
		func() string { return "$(\\\n" + g.simple() + "\\\n)" },
		func() string { return "$(echo " + g.quoted(g.name()) + ")" },
		func() string { return "$(< " + g.of("x1", "x2", g.word()) + ")" },
		func() string { return "$(cat x2)" },
		func() string { return "$(case x in x) " + g.simple() + ";; esac)" },
		func() string { return "$(printf %s " + g.name() + ")" },
		func() string {
			if !g.zsh() {
				return "$(:)"
			}
			return g.of("=(", "=(") + g.simple() + ")"
		},
	)
}

// process makes a process substitution.
func (g *grammar) process() string {
	if g.dash() {
		return g.substitution()
	}
	return g.of("<", "<", ">", "<\\\n", ">\\\n", "x<", "x>", "=") + "(" + g.body() + ")"
}

// pattern makes braces, tildes and globs.
func (g *grammar) pattern() string {
	n := g.name()
	forms := []string{"*", "x?", "d1/*", "[x]1", "x*" + n, "~", "~/" + n, "*/a.txt", `\*`, `"*"`}
	if !g.dash() {
		forms = append(forms, "{"+n+",b}", "{1..3}", "x{1,2}", "{a,$("+g.simple()+")}", "{a,\"b c\"}", "{"+g.word()+",}", "{a..c}{1,2}", "{,x}"+n)
		if g.zsh() {
			forms = append(forms, "*(.)", "x*(e:'"+g.simple()+"':)", "*(+f)", "**/*.txt", "x1(N)", "d1/*(:t)", "^x1", "x<1-2>", "~root", "=ls", "*(e{"+g.program()+" z})", "*(oe:"+g.program()+":)")
		} else {
			forms = append(forms, "@(x1|x2)", "!(x1)")
		}
	}
	return g.of(forms...)
}
