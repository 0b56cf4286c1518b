package code

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

// languages are the entry points, each with its case file.
var languages = []struct {
	file  string
	judge lang.Language
}{
	{"python", Python},
	{"javascript", JavaScript},
	{"perl", Perl},
	{"ruby", Ruby},
	{"php", PHP},
	{"lua", Lua},
	{"r", R},
	{"powershell", PowerShell},
	{"applescript", AppleScript},
}

func TestJudge(t *testing.T) {
	for _, l := range languages {
		t.Run(l.file, func(t *testing.T) { langtest.Run(t, "testdata/"+l.file+".txt", l.judge) })
	}
}

func TestLinear(t *testing.T) {
	for _, l := range languages {
		t.Run(l.file, func(t *testing.T) {
			langtest.Linear(t, l.judge, "x = 1\n", `f"{`, "`${", `"#{`, "/[", "<<A ", "<<A\n", "<<<A;\n", "s{", "s/a/b/e;", "(* ", "[==", "a as b,", "import a,", "'", "a.b.", "\\", "{", "eval(")
		})
	}
}

func FuzzJudge(f *testing.F) {
	for _, l := range languages {
		for _, c := range langtest.Load(f, "testdata/"+l.file+".txt") {
			f.Add(c.Text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, l := range languages {
			for _, p := range langtest.Compare(l.judge(text), l.judge(text)) {
				t.Errorf("%s: %q: %s", l.file, text, p)
			}
		}
	})
}
