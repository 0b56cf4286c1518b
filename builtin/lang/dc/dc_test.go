package dc

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

func TestJudge(t *testing.T) { langtest.Run(t, "testdata/cases.txt", Judge) }

func FuzzJudge(f *testing.F) { langtest.Fuzz(f, "testdata/cases.txt", Judge) }

func TestLinear(t *testing.T) {
	langtest.Linear(t, Judge, "!a\n", "[", "x", "#")
}

func TestBC(t *testing.T) {
	if got := BC("scale = 2; 7 / 3"); got.Class != abi.ReadOnly || got.Basis != abi.Known {
		t.Errorf("a bc program is %v", got.Class)
	}
}
