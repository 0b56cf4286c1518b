// Package shelltest runs case files: lines of shell, each with what it must
// come out as. Tests of the walker and of the catalogue share it.
//
//	kubectl -n prod get pods               # want readonly probe
//	kubectl --kubeconfig get delete pod x  # want mutating "deletes cluster objects"
//	printf 'a\n' > "$X"; cat               # want unknown
//
// After the class may follow: quoted text that the reason of the worst step
// must contain, "probe" or "no-probe", "sensitive", "guarded", "cwd=DIR", and
// "or CLASS" for a second class that is right. In the command, "⏎" stands for a line break.
// Paths: HOME is /home/user, the directory and project /home/user/project; the
// files that exist are listed in files.go.
package shelltest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
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

// Read returns the cases of the files that match a pattern.
func Read(t testing.TB, pattern string) []Case {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("reading case files %s: none found (%v)", pattern, err)
	}
	var cases []Case
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatalf("reading cases: %v", err)
		}
		for i, line := range strings.Split(string(b), "\n") {
			if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "# ") || line == "#" {
				continue
			}
			cases = append(cases, parse(t, name, i+1, line))
		}
	}
	return cases
}

func parse(t testing.TB, name string, n int, line string) Case {
	t.Helper()
	i := strings.LastIndex(line, "# want ")
	if i < 0 {
		t.Fatalf("%s:%d: no \"# want CLASS\": %s", name, n, line)
	}
	c := Case{File: name, Line: n, Command: strings.ReplaceAll(strings.TrimRight(line[:i], " \t"), "⏎", "\n")}
	want := strings.TrimSpace(line[i+len("# want "):])
	if j := strings.IndexByte(want, '"'); j >= 0 {
		k := strings.LastIndexByte(want, '"')
		if k == j {
			t.Fatalf("%s:%d: the quoted reason does not end", name, n)
		}
		c.Reason = want[j+1 : k]
		want = want[:j] + want[k+1:]
	}
	words := strings.Fields(want)
	for j := 0; j < len(words); j++ {
		switch word := words[j]; {
		case word == "probe":
			c.Probe = true
		case word == "no-probe":
			c.NoProbe = true
		case word == "sensitive":
			c.Sensitive = true
		case word == "guarded":
			c.Guarded = true
		case word == "or":
		case strings.HasPrefix(word, "cwd="):
			c.Cwd = word[len("cwd="):]
		default:
			class, err := abi.ParseClass(word)
			if err != nil {
				t.Fatalf("%s:%d: %v", name, n, err)
			}
			c.Want = append(c.Want, class)
		}
	}
	if len(c.Want) == 0 {
		t.Fatalf("%s:%d: no class", name, n)
	}
	return c
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
	where := c.File + ":" + itoa(c.Line) + ": " + c.Command
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

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
