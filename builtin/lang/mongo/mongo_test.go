package mongo

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

func TestJudge(t *testing.T) { langtest.Run(t, "testdata/cases.txt", Judge) }

func FuzzJudge(f *testing.F) { langtest.Fuzz(f, "testdata/cases.txt", Judge) }

func TestLinear(t *testing.T) {
	langtest.Linear(t, Judge, "db.a.find();", "`${", "/[", "/* ", "(", "x[", `"a":`, "show ", "}")
}
