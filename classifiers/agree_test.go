package classifiers_test

// This file owns command lines of acmectl that nobody would write, and that all
// four classifiers judge alike.

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
)

var lineCount = flag.Int("lines", 1000, "how many command lines TestAgree puts to the classifiers of acmectl")

// The classifiers of acmectl answer alike, reason and probes included. make
// agree asks them 10,000 command lines.
func TestAgree(t *testing.T) {
	lines := commandLines(*lineCount)
	var first []abi.Response
	var whose string
	for _, s := range shipped {
		if !strings.HasPrefix(s.folder, "acmectl/") {
			continue
		}
		t.Run(s.folder, func(t *testing.T) {
			got := answers(t, install(t, built(t, s.folder), s.engine, nil), lines, s.batch)
			if first == nil {
				first, whose = got, s.folder
				checkSpread(t, got)
				return
			}
			wrong := 0
			for i := range lines {
				if diff := cmp.Diff(first[i], got[i]); diff != "" && wrong < 5 {
					wrong++
					t.Errorf("%q, dynamic %v: (-%s +%s)\n%s", lines[i].Argv, lines[i].Dynamic, whose, s.folder, diff)
				}
			}
		})
	}
}

// checkSpread checks that the lines reach every class and every trouble.
func checkSpread(t *testing.T, got []abi.Response) {
	t.Helper()
	classes, reasons := map[abi.Class]int{}, map[string]int{}
	for _, r := range got {
		classes[r.Class]++
		reason, _, _ := strings.Cut(r.Reason, ":")
		reason, _, _ = strings.Cut(reason, " in the namespace")
		reasons[reason]++
	}
	for _, c := range []abi.Class{abi.ReadOnly, abi.WriteLocal, abi.Unknown, abi.Mutating} {
		if classes[c]*100 < len(got) {
			t.Errorf("%d of %d lines are %v", classes[c], len(got), c)
		}
	}
	if len(reasons) < 15 {
		t.Errorf("the lines reach %d reasons only: %v", len(reasons), reasons)
	}
}

// commandLines makes n command lines, the same ones every time.
func commandLines(n int) []*abi.Step {
	g := generator{rand.New(rand.NewPCG(4, 2))}
	lines := []*abi.Step{{}}
	for len(lines) < n {
		lines = append(lines, g.line())
	}
	return lines
}

type generator struct{ *rand.Rand }

func (g generator) pick(words ...string) string { return words[g.IntN(len(words))] }

// line is a command line: mostly a subcommand among options and operands,
// disturbed now and then.
func (g generator) line() *abi.Step {
	s := &abi.Step{Argv: []string{"acmectl"}, Cwd: "/w"}
	for g.IntN(3) == 0 {
		g.add(s, g.option()...)
	}
	for _, word := range strings.Fields(g.pick("get", "list", "describe", "logs", "scale", "apply", "delete", "drain",
		"config set", "release list", "release create", "config set", "release", "config", "purge", "")) {
		g.add(s, word)
		for g.IntN(6) == 0 {
			g.add(s, g.option()...)
		}
	}
	for range g.IntN(6) {
		if g.IntN(2) == 0 {
			g.add(s, g.option()...)
		} else {
			g.add(s, g.operand())
		}
	}
	if g.IntN(10) == 0 { // any order
		rest := s.Argv[1:]
		g.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	}
	return s
}

// add appends words, one in thirty of them not known statically.
func (g generator) add(s *abi.Step, words ...string) {
	for _, w := range words {
		if g.IntN(30) == 0 {
			s.Dynamic = append(s.Dynamic, len(s.Argv))
		}
		s.Argv = append(s.Argv, w)
	}
}

func (g generator) option() []string {
	name := g.pick("-n", "--namespace", "--context", "-o", "--output")
	switch g.IntN(12) {
	case 0, 1, 2:
		return []string{name, g.operand()}
	case 3, 4:
		return []string{name + "=" + g.operand()}
	case 5:
		return []string{g.pick("-n", "-o") + g.operand()}
	case 6, 7:
		return []string{"--dry-run"}
	case 8:
		return []string{name}
	case 9:
		return []string{g.pick("--dry-run=", "--dry-run=true", "--dry", "--dry-run-x", "--names", "-", "--", "---", "-=", "--=", "-no", "-on", "-xn", "-n-o")}
	case 10:
		return []string{g.pick("-x", "--exec", "-ñ", "--größe", "-1", "-n,--namespace", "-\"", "-$X", "--$X", "--context$X", "--force=")}
	}
	return []string{g.pick("--namespace=", "-n=", "-o=json", "--output=wide", "-n", "-o")}
}

func (g generator) operand() string {
	switch g.IntN(14) {
	case 0:
		return g.pick("", " ", "a b", "release list", "get", "delete", "--dry-run", "-", "--", "-n", "config")
	case 1:
		return g.pick("$X", "$(acmectl get pods)", "*.yaml", "`x`", "${A:-b}", "get$X")
	case 2:
		return g.pick(`"`, `\`, `a"b`, `'\''`, `{"argv":["x"]}`, `],"dynamic":[0]`, "</script>", "\u2028", "\ufeff", "\u202e")
	case 3:
		return g.pick("größe", "🚀", "日本", "e\u0301", "\x7f", "\u0080", "\ufffd", "\U0010ffff", "a\tb\nc\r", "\x01\x1f\b\f\v\x1b[2J")
	case 4:
		return strings.Repeat(g.pick("a", "é", "日", "🚀", `"`, "\n", "é🚀b"), g.IntN(600))
	}
	return g.pick("pods", "pod", "web-1", "secret", "secrets", "nodes", "app.yaml", "5", "prod", "v2", "list", "set", "create")
}
