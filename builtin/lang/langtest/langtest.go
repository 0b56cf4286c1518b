// Package langtest runs the case files of embedded languages. Only tests
// import it.
//
//	TEXT  # want CLASS ["REASON"] [KEY "VALUE"]... [observes] [sensitive]
//
// where KEY is one of reads, writes, deletes and runs; docs/casefiles.md has the whole
// form. Paths and commands that are not listed must not be answered.
package langtest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/casefile"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Case is one line of a case file.
type Case struct {
	Line int    // 1-based
	Text string // what the language judges
	Want lang.Result
}

// Form is what may stand behind the class of a case.
var Form = casefile.Form{Words: []string{"observes", "sensitive"}, Keys: []string{"reads", "writes", "deletes", "runs"}}

// Load reads a case file; a malformed line fails the test.
func Load(t testing.TB, file string) []Case {
	t.Helper()
	var cases []Case
	for _, l := range Form.Read(t, file) {
		if len(l.Classes) != 1 {
			t.Fatalf("%s: a language has one right class", l.Where())
		}
		cases = append(cases, Case{Line: l.Line, Text: l.Text, Want: Want(&l)})
	}
	return cases
}

// Want is the answer that a case asks for.
func Want(c *casefile.Case) lang.Result {
	return lang.Result{Class: c.Classes[0], Reason: c.Reason, Observes: c.Has("observes"), Sensitive: c.Has("sensitive"),
		Reads: c.Values["reads"], Writes: c.Values["writes"], Deletes: c.Values["deletes"], Commands: c.Values["runs"]}
}

// Run judges every case of a file and reports what differs.
func Run(t *testing.T, file string, judge lang.Language) {
	t.Helper()
	for _, c := range Load(t, file) {
		got := judge(c.Text)
		for _, p := range Compare(got, c.Want) {
			t.Errorf("%s:%d: %s\n\t%s", file, c.Line, c.Text, p)
		}
	}
}

// Compare says how a result differs from what a case wants of it, and what is
// malformed in the result whatever the case.
func Compare(got, want lang.Result) []string {
	var ps []string
	add := func(format string, args ...any) { ps = append(ps, fmt.Sprintf(format, args...)) }
	if got.Class != want.Class {
		add("class %v (%q), want %v", got.Class, got.Reason, want.Class)
	}
	if !strings.Contains(got.Reason, want.Reason) {
		add("reason %q, want a part %q", got.Reason, want.Reason)
	}
	if got.Observes != want.Observes {
		add("observes %v, want %v", got.Observes, want.Observes)
	}
	if got.Sensitive != want.Sensitive {
		add("sensitive %v, want %v", got.Sensitive, want.Sensitive)
	}
	list := func(name string, got, want []string) {
		if strings.Join(got, "\x00") != strings.Join(want, "\x00") || len(got) != len(want) {
			add("%s %q, want %q", name, got, want)
		}
	}
	list("reads", got.Reads, want.Reads)
	list("writes", got.Writes, want.Writes)
	list("deletes", got.Deletes, want.Deletes)
	list("runs", got.Commands, want.Commands)
	return append(ps, malformed(got)...)
}

func malformed(r lang.Result) (ps []string) {
	if !r.Class.Valid() {
		ps = append(ps, fmt.Sprintf("class %d is no class", r.Class))
	}
	if r.Reason == "" || strings.HasSuffix(r.Reason, ".") || strings.Contains(r.Reason, "\n") {
		ps = append(ps, fmt.Sprintf("reason %q is no single phrase", r.Reason))
	}
	if r.Class == abi.ReadOnly && r.Basis != abi.Known {
		ps = append(ps, "readonly without basis known")
	}
	return ps
}

// Fuzz seeds f with the cases of a file and holds every answer to what is true
// of all texts: a valid class, a reason, the same answer twice.
func Fuzz(f *testing.F, file string, judge lang.Language) {
	f.Helper()
	for _, c := range Load(f, file) {
		f.Add(c.Text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := judge(text)
		for _, p := range malformed(got) {
			t.Errorf("%q: %s", text, p)
		}
		if again := judge(text); again.Class != got.Class || again.Reason != got.Reason {
			t.Errorf("%q: answers differ: %+v, then %+v", text, got, again)
		}
	})
}

// Linear holds judge to linear work: a quarter of a megabyte of every piece, repeated,
// is judged within a bound that only quadratic work can miss.
func Linear(t *testing.T, judge lang.Language, pieces ...string) {
	t.Helper()
	const size, bound = 1 << 18, 3 * time.Second
	for _, p := range pieces {
		text := strings.Repeat(p, size/len(p))
		start := time.Now()
		judge(text)
		if d := time.Since(start); d > bound {
			t.Errorf("%d bytes of %q took %v", len(text), p, d)
		}
	}
}
