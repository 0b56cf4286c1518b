package shell_test

import (
	"fmt"
	"reflect"
	"slices"
	"sort"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// more are lines with the nodes of the syntax tree that few cases have.
var more = []string{
	"for ((i=a; i<b; i++)); do ls d; done", "select a in b; do ls; done", "coproc ls a", "coproc N { ls; }", "let 'a=1' b=2",
	"until ls a; do pwd; done", "echo ${a:1:2} ${a/b/c} ${a[1]} ${!a} ${a@Q} ${#a} ${a[b]:-c}", "declare -a x=([1]=a [b]=c)", "x[1]=a",
	"[[ a == b && ( c -nt d || ! -f e ) && f =~ g ]]", "echo $((a + (b ? -c : d[e])))", "((a = b + c))", "echo @(a|b) !(c)",
	"time ls a", "ls a &", "! ls a", "ls <<< a", "cat <<E\na\nE", "case a in b) ls;; c|d) pwd;& *) ls;; esac",
	"echo a{b,c}d {1..3}", "cat <(ls a) > >(cat b)", "echo \"a $(ls b) ${c}\" `ls d` $\"e\"", "if ls a; then ls b; elif ls c; then ls d; else ls e; fi",
	"(ls a; { ls b; })", "f() { ls a; } && f", "ls @(a|b)", "export A=b", "ls 2> a >> b < c &> d", "ls a | cat b |& cat c", "ls a || ls b && ls c",
}

// harmless are the nodes in which nothing can stand that runs, and why.
var harmless = map[string]string{
	"Comment":     "is not read",
	"SglQuoted":   "is text",
	"BraceExp":    "is made by the walker, of literals",
	"TestDecl":    "is of bats, which is not parsed",
	"FlagsArithm": "is of zsh alone",
}

// Every word of every case runs what is substituted in it: a step put there is
// seen, wherever it is. Node types without such a word are named above.
func TestEveryNodeIsVisited(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	lines := slices.Clone(more)
	for _, c := range shelltest.Read(t, "testdata/*.txt") {
		if c.Cwd == "" && len(c.Command) < 500 {
			lines = append(lines, c.Command)
		}
	}
	const mark = "$(docker volume rm zz)"
	covered, met := make(map[string]int), make(map[string]int)
	tried, failed := 0, 0
	for i, text := range lines {
		places := words(text, i < len(more))
		for _, typ := range types(text) {
			met[typ]++
		}
		for _, p := range places {
			with := text[:p.at] + mark + text[p.at:]
			if p.above[len(p.above)-1] != "ExtGlob" && !substituted(with, p.at) || strings.HasSuffix(text[:p.at], "$\\\n") {
				continue
			}
			tried++
			if v := shelltest.Judge(h, with); !removes(v) {
				if failed++; failed <= 20 {
					t.Errorf("not seen in %s: %s", strings.Join(p.above, " > "), with)
				}
				continue
			}
			for _, typ := range p.above {
				covered[typ]++
			}
		}
	}
	var missing []string
	for typ := range met {
		if covered[typ] == 0 && harmless[typ] == "" {
			missing = append(missing, typ)
		}
	}
	sort.Strings(missing)
	t.Logf("%d steps put into words of %d lines, %d not seen; node types met: %d, covered: %d", tried, len(lines), failed, len(met), len(covered))
	if len(missing) > 0 {
		t.Errorf("node types with no word in which a step was seen: %v", missing)
	}
	for _, n := range allNodes() {
		if typ := name(n); met[typ] == 0 && harmless[typ] == "" {
			t.Errorf("no line has a %s", typ)
		}
	}
}

// allNodes is one of each type of node.
func allNodes() []syntax.Node {
	return []syntax.Node{
		&syntax.ArithmCmd{}, &syntax.ArithmExp{}, &syntax.ArrayElem{}, &syntax.ArrayExpr{}, &syntax.Assign{}, &syntax.BinaryArithm{},
		&syntax.BinaryCmd{}, &syntax.BinaryTest{}, &syntax.Block{}, &syntax.BraceExp{}, &syntax.CStyleLoop{}, &syntax.CallExpr{},
		&syntax.CaseClause{}, &syntax.CaseItem{}, &syntax.CmdSubst{}, &syntax.Comment{}, &syntax.CoprocClause{}, &syntax.DblQuoted{},
		&syntax.DeclClause{}, &syntax.ExtGlob{}, &syntax.File{}, &syntax.FlagsArithm{}, &syntax.ForClause{}, &syntax.FuncDecl{},
		&syntax.IfClause{}, &syntax.LetClause{}, &syntax.Lit{}, &syntax.ParamExp{}, &syntax.ParenArithm{}, &syntax.ParenTest{},
		&syntax.ProcSubst{}, &syntax.Redirect{}, &syntax.SglQuoted{}, &syntax.Stmt{}, &syntax.Subshell{}, &syntax.TestClause{},
		&syntax.TestDecl{}, &syntax.TimeClause{}, &syntax.UnaryArithm{}, &syntax.UnaryTest{}, &syntax.WhileClause{}, &syntax.Word{},
		&syntax.WordIter{},
	}
}

func name(n syntax.Node) string { return reflect.TypeOf(n).Elem().Name() }

// place is where a step is put, and the nodes around it.
type place struct {
	at    int
	above []string
}

func parsed(text string) *syntax.File {
	f, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(text), "")
	if err != nil {
		return nil
	}
	return f
}

// words finds the ends of words, and of the literals in them and in patterns. What
// stands in a function's body runs only where it is called.
func words(text string, called bool) []place {
	f := parsed(text)
	if f == nil {
		return nil
	}
	var out []place
	var above []string
	syntax.Walk(f, func(n syntax.Node) bool {
		if n == nil {
			above = above[:len(above)-1]
			return true
		}
		above = append(above, name(n))
		switch n := n.(type) {
		case *syntax.FuncDecl:
			if !called {
				above = above[:len(above)-1]
				return false
			}
		case *syntax.Word, *syntax.Lit:
			out = append(out, place{int(n.End().Offset()), slices.Clone(above)})
		case *syntax.ExtGlob:
			out = append(out, place{int(n.End().Offset()) - 1, slices.Clone(above)})
		}
		return true
	})
	return out
}

func types(text string) []string {
	f := parsed(text)
	if f == nil {
		return nil
	}
	var out []string
	syntax.Walk(f, func(n syntax.Node) bool {
		if n != nil {
			out = append(out, name(n))
		}
		return true
	})
	return out
}

// substituted reports whether the parser, and so the shell, takes what stands at
// an offset for a command substitution that runs.
func substituted(text string, at int) bool {
	f := parsed(text)
	if f == nil {
		return false
	}
	found := false
	syntax.Walk(f, func(n syntax.Node) bool {
		if c, ok := n.(*syntax.CmdSubst); ok {
			found = found || int(c.Pos().Offset()) == at
		}
		return true
	})
	return found
}

func removes(v abi.Verdict) bool {
	for i := range v.Findings {
		x := &v.Findings[i]
		if x.Class == abi.Mutating && x.Step != nil && len(x.Step.Argv) == 4 && fmt.Sprint(x.Step.Argv) == "[docker volume rm zz]" {
			return true
		}
	}
	return false
}
