// Package shelltest runs case files: lines of shell, each with what it must
// come out as. Tests of the walker and of the catalogue share it.
//
//	kubectl -n prod get pods               # want readonly probe
//	kubectl --kubeconfig get delete pod x  # want mutating "deletes cluster objects"
//	printf 'a\n' > "$X"; cat               # want unknown
//
// After the class may follow: quoted text that the reason of the worst step
// must contain, "probe" or "no-probe", "sensitive", "guarded", cwd "DIR", and
// "or CLASS" for a second class that is right; docs/casefiles.md has the whole form.
// Paths: HOME is /home/user, the directory and project /home/user/project; the
// files that exist are listed in files.go.
package shelltest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/casefile"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/shell"
)

// Case is one line of a case file.
type Case struct {
	File    string
	Line    int
	Command string
	Want    []abi.Class
	Reason  string
	Cwd     string

	Probe, NoProbe, Sensitive, Guarded bool
}

// form is what may stand behind the class of a case.
var form = casefile.Form{Words: []string{"probe", "no-probe", "sensitive", "guarded"}, Keys: []string{"cwd"}}

// Read returns the cases of the files that match a pattern.
func Read(t testing.TB, pattern string) []Case {
	t.Helper()
	var cases []Case
	for _, l := range form.Read(t, pattern) {
		c := Case{File: l.File, Line: l.Line, Command: l.Text, Want: l.Classes, Reason: l.Reason,
			Probe: l.Has("probe"), NoProbe: l.Has("no-probe"), Sensitive: l.Has("sensitive"), Guarded: l.Has("guarded")}
		if dir := l.Values["cwd"]; len(dir) > 0 {
			c.Cwd = dir[0]
		}
		cases = append(cases, c)
	}
	return cases
}

// Host is the machine that case files are judged on.
func Host(lookup func(string) *cli.Program) *shell.Host {
	return &shell.Host{Env: env(), Cwd: project, Lookup: lookup, ReadFile: readFile}
}

// Judge returns the verdict of a command on that machine, context raises
// included.
func Judge(h *shell.Host, command string) abi.Verdict {
	fs := h.Judge(command)
	for i := range fs {
		fs[i].Raise()
	}
	return abi.NewVerdict(fs)
}

// Run checks every case of the files that match a pattern.
func Run(t *testing.T, pattern string, lookup func(string) *cli.Program) {
	for _, c := range Read(t, pattern) {
		h := Host(lookup)
		if c.Cwd != "" {
			h.Cwd = c.Cwd
		}
		check(t, c, Judge(h, c.Command))
	}
}

func check(t *testing.T, c Case, v abi.Verdict) {
	t.Helper()
	ok := false
	for _, w := range c.Want {
		ok = ok || v.Class == w
	}
	reason := ""
	if f := v.Worst(); f != nil {
		reason = f.Reason
	}
	where := fmt.Sprintf("%s:%d: %s", c.File, c.Line, c.Command)
	if !ok {
		t.Errorf("%s\n\tgot %v (%s), want %v", where, v.Class, reason, c.Want)
		return
	}
	if c.Reason != "" && !anyReason(v, c.Reason) {
		t.Errorf("%s\n\tgot the reason %q, want %q in it", where, reason, c.Reason)
	}
	if c.Probe && !v.Observes() || c.NoProbe && v.Observes() {
		t.Errorf("%s\n\tobserves: %v, want %v", where, v.Observes(), c.Probe)
	}
	sensitive, guarded := false, false
	for i := range v.Findings {
		sensitive = sensitive || v.Findings[i].Sensitive
		guarded = guarded || v.Findings[i].Protected
	}
	if c.Sensitive && !sensitive || c.Guarded && !guarded {
		t.Errorf("%s\n\tsensitive %v, guarded %v", where, sensitive, guarded)
	}
}

func anyReason(v abi.Verdict, part string) bool {
	for i := range v.Findings {
		if f := &v.Findings[i]; f.Class == v.Class && strings.Contains(f.Reason, part) {
			return true
		}
	}
	return false
}
