package redis

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

// line judges a case's words, which one space separates; "~" stands for a
// space inside a word.
func line(text string) lang.Result {
	var words []string
	for _, w := range strings.Fields(text) {
		words = append(words, strings.ReplaceAll(w, "~", " "))
	}
	return Judge(words)
}

func TestJudge(t *testing.T) { langtest.Run(t, "testdata/cases.txt", line) }

func FuzzJudge(f *testing.F) { langtest.Fuzz(f, "testdata/cases.txt", line) }

func TestLinear(t *testing.T) {
	eval := func(text string) lang.Result { return Judge([]string{"EVAL", text}) }
	langtest.Linear(t, eval, "call('get',", "call(", "call('")
	langtest.Linear(t, line, "1 ", "SORT a ")
}

// A command stands in one list only, else one of its answers is dead.
func TestListsAreDisjoint(t *testing.T) {
	for _, c := range langtest.Load(t, "testdata/cases.txt") {
		name, sub, _ := strings.Cut(strings.ToUpper(c.Text), " ")
		sub, _, _ = strings.Cut(sub, " ")
		n := 0
		for _, in := range []bool{reads(name), local(name), changes(name) != "", isContainer(name)} {
			if in {
				n++
			}
		}
		if n > 1 {
			t.Errorf("%s stands in %d lists", name, n)
		}
		if subReads(name, sub) && (subChanges(name, sub) || name == "CLIENT" && localClient(sub)) {
			t.Errorf("%s %s stands in two lists", name, sub)
		}
	}
}
