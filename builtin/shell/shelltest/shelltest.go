// Package shelltest runs case files: lines of shell, each with what it must
// come out as. Tests of the walker and of the catalogue share it.
//
//	kubectl -n prod get pods               # want readonly probe
//	kubectl --kubeconfig get delete pod x  # want mutating "deletes cluster objects"
//	printf 'a\n' > "$X"; cat               # want unknown
//
// After the class may follow: quoted text that the reason of the worst step
// must contain, "probe" or "no-probe", "sensitive", "guarded", cwd "DIR", "or
// CLASS" for a second class that is right, and the basis of the worst step where
// it is no stated fact: "signal" or "guess". docs/casefiles.md has the whole form.
// Paths: HOME is /home/user, the directory and project /home/user/project; the
// files that exist are listed in files.go.
package shelltest

import (
	"fmt"
	"slices"
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
	Basis   abi.Basis // of the worst step, unless that is unknown

	Probe, NoProbe, Sensitive, Guarded bool
}

// form is what may stand behind the class of a case.
var form = casefile.Form{Words: []string{"probe", "no-probe", "sensitive", "guarded", "signal", "guess"}, Keys: []string{"cwd"}}

// Read returns the cases of the files that match a pattern.
func Read(t testing.TB, pattern string) []Case {
	t.Helper()
	var cases []Case
	for _, l := range form.Read(t, pattern) {
		c := Case{File: l.File, Line: l.Line, Command: l.Text, Want: l.Classes, Reason: l.Reason,
			Basis: abi.Known, Probe: l.Has("probe"), NoProbe: l.Has("no-probe"), Sensitive: l.Has("sensitive"), Guarded: l.Has("guarded")}
		switch {
		case l.Has("signal"):
			c.Basis = abi.Signal
		case l.Has("guess"):
			c.Basis = abi.Guess
		}
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
	for _, f := range c.Fails(v) {
		t.Errorf("%s:%d: %s\n\t%s", c.File, c.Line, c.Command, f)
	}
}

// Fails says in what a verdict is not what the case wants.
func (c *Case) Fails(v abi.Verdict) (failures []string) {
	reason, basis := "", abi.Known
	if f := v.Worst(); f != nil {
		reason, basis = f.Reason, f.Basis
	}
	say := func(format string, args ...any) { failures = append(failures, fmt.Sprintf(format, args...)) }
	if !slices.Contains(c.Want, v.Class) {
		say("got %v (%s), want %v", v.Class, reason, c.Want)
		return failures
	}
	if c.Reason != "" && !anyReason(v, c.Reason) {
		say("got the reason %q, want %q in it", reason, c.Reason)
	}
	if v.Class != abi.Unknown && basis != c.Basis {
		say("the basis is %v (%s), want %v: write \"signal\" or \"guess\" behind the class of what is no stated fact", basis, reason, c.Basis)
	}
	if c.Probe && !v.Observes() || c.NoProbe && v.Observes() {
		say("observes: %v, want %v", v.Observes(), c.Probe)
	}
	sensitive, guarded := false, false
	for i := range v.Findings {
		sensitive = sensitive || v.Findings[i].Sensitive
		guarded = guarded || v.Findings[i].Protected
	}
	if c.Sensitive && !sensitive || c.Guarded && !guarded {
		say("sensitive %v, guarded %v", sensitive, guarded)
	}
	return failures
}

func anyReason(v abi.Verdict, part string) bool {
	for i := range v.Findings {
		if f := &v.Findings[i]; f.Class == v.Class && strings.Contains(f.Reason, part) {
			return true
		}
	}
	return false
}
