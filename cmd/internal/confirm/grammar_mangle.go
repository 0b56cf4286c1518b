package main

// This file owns what is done to the text of a line, whatever it says: shell and
// judge read the same bytes.

// mangle puts bytes into a line, or takes some out.
func (g *grammar) mangle(s string) string {
	for range 1 + g.IntN(2) {
		i := g.IntN(len(s) + 1)
		switch g.IntN(9) {
		case 0, 1, 2:
			s = s[:i] + "\\\n" + s[i:]
		case 3:
			s = s[:i] + g.of("\r", "\\\r\n", "\r\n", "\t", "\v", "\f", "\u00a0") + s[i:]
		case 4:
			s = s[:i] + g.of(" # c \\\n", " #\\\n", "\\\n# c\\\n", ";#'\n", " \\\n # c \\\n") + s[i:]
		case 5:
			s = s[:i] + g.of("\\", "'", `"`, "$", "`", "(", ")", "{", "}", "<", ">", "&", "|", ";", "#", "=", "!", "~", "*", "\n", " ", "[", "]", "$'", `$"`, "<(", "${", "$(", "((") + s[i:]
		case 6:
			if i < len(s) {
				s = s[:i] + s[i+1:]
			}
		case 7:
			j := i + g.IntN(len(s)-i+1)
			k := g.IntN(len(s) + 1)
			s = s[:k] + s[i:j] + s[k:]
		default:
			j := i + g.IntN(len(s)-i+1)
			s = s[:i] + s[j:]
		}
	}
	return s
}

// odd makes forms that were once read wrongly somewhere.
func (g *grammar) odd() string {
	n := g.name()
	rm := g.of("rm ", "touch ", "kubectl delete pod ") + n
	forms := []string{
		"TZ=UTC\recho " + rm, ">f\recho " + rm, "ls \\\r\n" + rm, "echo x # \\\n" + rm, "echo x \\\n# c \\\n" + rm, "(ls # \\\n" + rm + "\n)", "echo $\\\n(" + rm + ")", "a=$\\\n(" + rm + ")", "ls &\\\n& " + rm, "ls |\\\n| " + rm,
		"echo \"$\\\n{x:-$\\\n(" + rm + ")}\"", "i\\\nf true; then " + rm + "; fi", "f\\\nor i in a; do " + rm + "; done", "ls;\r\n" + rm, "echo a\\ # b\n" + rm, "echo a#b; " + rm, "echo '#'; " + rm, "$(echo " + rm + ")", "`echo " + rm + "`", "`echo \\`echo " + rm + "\\``",
		"echo \"`" + rm + "`\"", "echo \"`echo \\\"$(" + rm + ")\\\"`\"", "echo ${x:-`" + rm + "`}", "cat <<E; " + rm + "\nE\n", "cat <<E\n$(" + rm + ")\nE\n", "cat <<'E'\n$(" + rm + ")\nE\n", "cat <<E\\\nF\nx\nEF\n" + rm, "cat <<-E\n\tE\n" + rm, "cat <<E & " + rm + "\nE\n", "cat <<\"\"\n" + rm + "\n\n" + rm,
		"{ " + rm + "; }>" + n, "! " + rm, "!" + rm, "if " + rm + ";then :;fi", "case a in (a) " + rm + ";; esac", "case " + n + " in esac; " + rm, "f(){ " + rm + "; }; f", "f()(" + rm + ");f", "f() { :; } && " + rm, "f() { :; } || " + rm, "f() { :; } | " + rm, "f() { " + rm + "; } && f", "a=b c=d " + rm, "a= " + rm, "=a " + rm, "a+=b " + rm, "1a=b " + rm,
		"\\\n" + rm, "\t" + rm, "\n\n" + rm, ";" + rm, "&& " + rm, "( " + rm, rm + " )", "{ " + rm, "}; " + rm, "then " + rm, "time " + rm, "\\time " + rm, "'if' " + rm, "\"time\" " + rm, "if\\\n true; then " + rm + "; fi", "&" + rm, "2>&1 " + rm, ">&2 " + rm, "< x1 " + rm, "2> f " + rm, "3<> f " + rm, "rm >f " + n, "rm 2>f" + n, "rm a2>f " + n, "rm \\2>f " + n,
		"echo \"a\\\\\"; " + rm, "echo 'a\\'; " + rm, "echo \\\\; " + rm, "echo \\' ; " + rm + " #'", "echo \"'\"; " + rm + " #'", "echo $'\\''; " + rm + "; echo '", "echo $\"a\"; " + rm, "echo \"$'\"; " + rm + "; echo \"'\"", "echo ${x:-'}'}; " + rm, "echo \"${x:-'}\"; " + rm + "; echo \"'}\"", "echo ${x:-\\}}; " + rm, "echo $((1)); " + rm, "echo $(( (1) )); " + rm, "echo $( (" + rm + ") )", "echo $((" + rm + "); :)", "echo $(:;#)\n" + rm + ")", "echo $(case x in x) " + rm + ";; esac)",
	}
	if !g.dash() {
		forms = append(forms,
			"echo ${x[0]:-$("+rm+")}", "echo ${x[@]:+$("+rm+")}", "echo \"${x[0]:-$("+rm+")}\"", "for i in ${x[0]:-$("+rm+")}; do :; done", "echo ${x[0]/a/$("+rm+")}", "echo ${x[0]%$("+rm+")}", "echo ${x[$("+rm+")]}", "echo ${x:$("+rm+")}", "echo ${x:-<("+rm+")}", "echo ${x:=<("+rm+")}", "echo ${x#<("+rm+")}", "echo ${x/a/<("+rm+")}", "echo <\\\n("+rm+")",
			"cat < <("+rm+")", "[[ $("+rm+") ]]", "[[ a =~ $("+rm+") ]]", "[[ -n <("+rm+") ]]", "(( x = $("+rm+") ))", "echo $[ $("+rm+") ]", "x=$["+n+"]; "+rm, "function f { "+rm+"; }; f", "function f() { :; } && "+rm, "f() ((1)) && "+rm, "f() [[ a ]] && "+rm, "f() if true; then :; fi && "+rm, "f() { :; } >"+n+" && "+rm, "rm x>(cat)", "echo >(cat) "+n, "rm {"+n+",b}", "ls {a,$("+rm+")}", "a=(b $("+rm+"))", "a=([$("+rm+")]=c)", "declare a=$("+rm+")", "declare a=($("+rm+"))", "local a=$("+rm+")", "export a=`"+rm+"`", "coproc "+rm, "cat <<<$("+rm+")", "cat <<< \"`"+rm+"`\"", rm+" |& cat", rm+" &> "+n+"f", rm+" &>> "+n+"f", "ls &>f& "+rm, "ls >&f; "+rm, "time -p "+rm, "time ! "+rm, "! time "+rm, "echo $(<"+n+"); "+rm, "for ((i=0;i<1;i++)) { "+rm+"; }", "if [[ a ]] && "+rm+"; then :; fi", "select x in $("+rm+"); do break; done", "echo ${!x:-$("+rm+")}", "echo ${x@$("+rm+")}", "echo $'a\\'$("+rm+")", "echo $'a' '$("+rm+")'", "x='a[$("+rm+")]'; echo $((x))", "x='a[$("+rm+")]'; ((x))", "x='a[$("+rm+")]'; echo ${y[x]}", "x='a[$("+rm+")]'; [[ x -eq 0 ]]", "x='a[$("+rm+")]'; echo ${PATH:x}", "x='a[$("+rm+")]'; let x", "x='a[$("+rm+")]'; y[x]=1", "printf '%s\\n' {a,b} | xargs rm", "rm "+n+" {a..c}",
			"f() { touch $1; f() { rm $1; }; f "+n+"; }; f a", "rm() { :; }; sh -c 'rm "+n+"'", "rm() { :; }; bash <<< 'rm "+n+"'", "rm() { echo; }; unset -f rm; rm "+n, "rm() { :; }; unset rm; rm "+n, "f() { :; }; f() { "+rm+"; } | cat; f", "f() { X=rm; }; X=touch; f; $X "+n, "f() { X=rm; }; X=touch; true | f; $X "+n, "X=rm f; $X "+n, "v=touch; v=rm eval '$v "+n+"'",
		)
	}
	return g.of(forms...)
}
