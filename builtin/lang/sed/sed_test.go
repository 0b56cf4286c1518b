package sed

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

func TestJudge(t *testing.T) { langtest.Run(t, "testdata/cases.txt", Judge) }

func FuzzJudge(f *testing.F) { langtest.Fuzz(f, "testdata/cases.txt", Judge) }

func TestLinear(t *testing.T) {
	inRegex := func(text string) lang.Result { return Judge("s/" + text + "/x/") }
	langtest.Linear(t, inRegex, "[", "[[:", "[^]", "[[:a:]]", "[a]", "\\[")
	langtest.Linear(t, Judge, "p;", "{", "s/[/]/x/;", "/[[:a", "/[/", "[", "a\\\n", "s/", "w f\n", "e x\n", "\\")
}
