package exceptions

import (
	"strings"
	"testing"
)

// Ways to write one command have one form; and a form is its own.
func TestForm(t *testing.T) {
	for want, texts := range map[string][]string{
		"terraform destroy": {"terraform destroy", "  terraform\t destroy  ", "terraform destroy # all of it", "terraform \\\n  destroy",
			`terraform "destroy"`, `terraform 'destroy'`, `terraform d'estr'oy`, `terraform \destroy`, "# first\nterraform destroy\n", "terraform destroy;"},
		"rm -r 'a b'":       {`rm -r "a b"`, `rm -r a\ b`, `rm -r 'a b'`, `rm -r a" "b`},
		`x 'it'\''s'`:       {`x it\'s`, `x "it's"`, `x 'it'\''s'`},
		`x '$HOME'`:         {`x '$HOME'`, `x \$HOME`, `x "\$HOME"`},
		`x '\a'`:            {`x '\a'`, `x "\a"`, `x \\a`},
		"a && b; c | d":     {"a && b; c | d", "a&&b\nc|d", "a &&\nb\n\nc |\nd"},
		"a || b && c":       {"a||b&&c"},
		"x >/dev/null 2>&1": {"x > /dev/null 2>&1", ">/dev/null 2>& 1 x"},
		"x 2>f":             {"x 2> f", `x 2>"f"`},
		"x 2 >f":            {"x 2 > f"},
		"A=1 B='x y' cmd":   {`A=1 B="x y" cmd`},
		"A= cmd":            {"A= cmd", `A="" cmd`},
		"cmd A=1":           {"cmd A=1", `cmd "A=1"`},
		"git reset HEAD~1":  {"git reset   HEAD~1"},
		"git drop stash@{0} ^x": {
			"git drop stash@{0} ^x"},
		"find . -exec rm '{}' ';'": {`find . -exec rm '{}' \;`},
		"find . -exec rm {} ';'":   {`find . -exec rm {} \;`, `find . -exec rm {} ";"`},
		"'rm' x":                   {`\rm x`, `"rm" x`, `r'm' x`},
		"x ''":                     {`x ""`, `x ''`},
		"x 'a\nb'":                 {"x 'a\nb'", "x \"a\nb\""},
		"psql <<<'drop table x'":   {`psql <<< "drop table x"`},
		">f":                       {"> f"},
		"cd prod && terraform destroy": {
			"cd prod&&terraform destroy"},
	} {
		for _, text := range texts {
			got, err := Form(text)
			if err != nil || got != want {
				t.Errorf("%q: %q, %v; want %q", text, got, err, want)
			}
		}
		if again, err := Form(want); again != want || err != nil {
			t.Errorf("%q is not its own form: %q, %v", want, again, err)
		}
	}
}

// What is not known before it runs, or cannot be seen, has no form.
func TestRefused(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "no command",
		"# nothing":                            "no command",
		"x '":                                  "cannot be read as shell",
		"x $Y":                                 "a variable",
		`x "$Y"`:                               "a variable",
		"x ${Y}":                               "a variable",
		"x $(date)":                            "a command substitution",
		"x `date`":                             "a command substitution",
		`x "$(date)"`:                          "a command substitution",
		"x <(date)":                            "a command substitution",
		"x > $F":                               "a variable",
		"x $((1+1))":                           "an arithmetic expression",
		"$X y":                                 "a variable",
		"x *.go":                               "a pattern",
		"x a?":                                 "a pattern",
		"x [ab]":                               "a pattern",
		"x > *":                                "a pattern",
		"x @(a|b)":                             "a pattern",
		"x {a,b}":                              "braces",
		"x {1..3}":                             "braces",
		"x {a','b}":                            "braces",
		"x ~/old":                              "~ stands for",
		"x ~user":                              "~ stands for",
		"A=~/x y":                              "~ stands for",
		"A=b:~/x y":                            "~ stands for",
		"x --dir=~/y":                          "~ stands for",
		"x =ls":                                "begins with =",
		"A==ls x":                              "begins with =",
		"x $'a'":                               "$'…'",
		`x $"a"`:                               "translated",
		"x !$":                                 "may replace",
		`x HEAD~"1"`:                           "quote it as a whole",
		"x &":                                  "background",
		"x & y":                                "background",
		"! x":                                  "condition",
		"(x)":                                  "a group",
		"{ x; }":                               "a group",
		"if x; then y; fi":                     "a condition",
		"case x in x) y;; esac":                "a condition",
		"[[ -f x ]] && y":                      "a condition",
		"for i in a; do x; done":               "a loop",
		"while x; do y; done":                  "a loop",
		"f() { x; }; f":                        "a function",
		"export A=b":                           "an assignment",
		"declare A=b":                          "an assignment",
		"let a=1":                              "an assignment",
		"((a=1))":                              "an assignment",
		"A=1":                                  "assigns variables without",
		"A+=1 x":                               "not plain",
		"A=(1) x":                              "cannot be read",
		"A[0]=1 x":                             "cannot be read",
		"time x":                               "more than plain",
		"coproc x":                             "background",
		"x <<E\ny\nE":                          "here-document",
		"x <<-E\ny\nE":                         "here-document",
		"x {fd}>f":                             "file descriptor",
		"alias x=y; x":                         "alias changes",
		"eval 'rm x'":                          "eval changes",
		`\eval 'rm x'`:                         "eval changes",
		"command eval 'rm x'":                  "eval changes",
		"command -p . f":                       ". changes",
		"source f":                             "source changes",
		". ./f":                                ". changes",
		"set -e; x":                            "set changes",
		"trap 'x' EXIT":                        "trap changes",
		"x \x1b[2J":                            "cannot be shown",
		"x a\u200bb":                           "cannot be shown",
		"x \u202ea":                            "cannot be shown",
		"x \xff":                               "UTF-8",
		"x 'a\rb'":                             "cannot be shown",
		"x " + strings.Repeat("a", MaxCommand): "more than the 4096",
		strings.Repeat("(", 4000):              "more than 200",
		strings.Repeat("(", 200):               "cannot be read",
	} {
		form, err := Form(text)
		if err == nil || !strings.Contains(err.Error(), want) || form != "" {
			t.Errorf("%.60q: %q, %v; want %q", text, form, err, want)
		}
	}
}
