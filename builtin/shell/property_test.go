package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// wrappings are ways to say the same, or more: none may lower a class.
var wrappings = []struct {
	name string
	wrap func(string) string
}{
	{"( )", func(s string) string { return "(\n" + s + "\n)" }},
	{"{ }", func(s string) string { return "{\n" + s + "\n}" }},
	{"if", func(s string) string { return "if true; then\n" + s + "\nfi" }},
	{"while", func(s string) string { return "while true; do\n" + s + "\ndone" }},
	{"a step behind", func(s string) string { return s + "\ntrue" }},
	{"a step in front", func(s string) string { return "true\n" + s }},
	{"echo $( )", func(s string) string { return "echo \"$(\n" + s + "\n)\"" }},
	{"sh -c", func(s string) string { return "sh -c " + quote(s) }},
	{"sudo sh -c", func(s string) string { return "sudo sh -c " + quote(s) }},
	{"eval", func(s string) string { return "eval " + quote(s) }},
	{"a function", func(s string) string { return "f__() {\n" + s + "\n}\nf__" }},
	{"trap", func(s string) string { return "trap " + quote(s) + " EXIT" }},
	{"a here-document", func(s string) string { return "bash <<'TMT_EOF'\n" + s + "\nTMT_EOF" }},
	{"a pipe", func(s string) string { return "echo " + quote(s) + " | bash" }},
}

func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// excepted reports whether a verdict rests on what its own line made, or on a
// directory or file descriptor that a wrapping takes away.
func excepted(v abi.Verdict) bool {
	for i := range v.Findings {
		if r := v.Findings[i].Reason; strings.Contains(r, "this line") || strings.Contains(r, "does not parse") {
			return true
		}
	}
	return false
}

func allCases(t testing.TB) []shelltest.Case {
	return append(shelltest.Read(t, "testdata/*.txt"), shelltest.Read(t, "../catalog/testdata/*.txt")...)
}

func TestWrappingNeverLowers(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	for _, c := range allCases(t) {
		if c.Cwd != "" || strings.HasPrefix(c.Command, "alias") || strings.Contains(c.Command, "\nalias") {
			continue
		}
		plain := shelltest.Judge(h, c.Command)
		if excepted(plain) {
			continue
		}
		for _, w := range wrappings {
			got := shelltest.Judge(h, w.wrap(c.Command))
			if got.Class.Severity() < plain.Class.Severity() {
				t.Errorf("%s:%d: %s lowers %v to %v: %s", c.File, c.Line, w.name, plain.Class, got.Class, c.Command)
			}
		}
	}
}

// An option that no grammar has, anywhere in a simple command, never lowers it.
func TestUnknownOptionNeverLowers(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	for _, c := range allCases(t) {
		if c.Cwd != "" || strings.ContainsAny(c.Command, "\n\r|&;()`<>$'\"\\{}") {
			continue
		}
		plain := shelltest.Judge(h, c.Command)
		words := strings.Fields(c.Command)
		first := 1 // behind the program's name
		for first < len(words) && strings.Contains(words[first-1], "=") {
			first++
		}
		for i := first; i <= len(words); i++ {
			with := strings.Join(words[:i], " ") + " --zz-unknown " + strings.Join(words[i:], " ")
			got := shelltest.Judge(h, with)
			if got.Class.Severity() < plain.Class.Severity() && !takesOption(words, i) {
				t.Errorf("%s:%d: %v became %v: %s", c.File, c.Line, plain.Class, got.Class, with)
			}
		}
	}
}

// takesOption reports whether the inserted word is an operand or argument of the
// word in front of it, which changes what the command says.
func takesOption(words []string, i int) bool {
	if i == 1 && (words[0] == "tar" || words[0] == "bsdtar") {
		return true // the old style: the first word alone is the bundle
	}
	return i > 0 && strings.HasPrefix(words[i-1], "-") || i < len(words) && i > 1
}

func TestSpans(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	for _, c := range allCases(t) {
		checkSpans(t, c.Command, shelltest.Judge(h, c.Command))
	}
}

func checkSpans(t *testing.T, text string, v abi.Verdict) {
	t.Helper()
	for i := range v.Findings {
		f := &v.Findings[i]
		if s := f.Span; s.Start < 0 || s.End > len(text) || s.Start > s.End {
			t.Errorf("%q: the span %v of %q is outside of the text", text, s, f.Reason)
		}
		if !f.Class.Valid() || f.Reason == "" {
			t.Errorf("%q: a finding without class or reason: %+v", text, f)
		}
	}
}

// patience is what a case of TestBounds may take: seconds on an idle machine would
// do, but tests run beside others, and with the race detector.
const patience = time.Minute

// What nests without end, or is long without end, is judged in time linear in
// its length, and never by the process's end.
func TestBounds(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	const n = 1 << 20
	for _, c := range []struct {
		name, text string
		want       abi.Class
	}{
		{"parentheses", strings.Repeat("(", n), abi.Mutating},
		{"balanced parentheses", strings.Repeat("(", n/2) + "true" + strings.Repeat(")", n/2), abi.Mutating},
		{"quoted closers", strings.Repeat("( ')' ;", n/8), abi.Mutating},
		{"substitutions", strings.Repeat("$(", n/2), abi.Mutating},
		{"backquotes", strings.Repeat("`\\", n/2), abi.Mutating},
		{"braces", strings.Repeat("{ ", n/2), abi.Mutating},
		{"brace expansion", "echo " + strings.Repeat("{a,b}", 60), abi.ReadOnly},
		{"many brace expansions", "echo " + strings.Repeat("{a,b}", 2000), abi.ReadOnly},
		{"open brace expansions", "echo " + strings.Repeat("{", n/16), abi.ReadOnly},
		{"words of a variable", "a='" + strings.Repeat("a ", 20_000) + "/etc/hosts'; touch $a", abi.Mutating},
		{"doubling variable", "a=x;" + strings.Repeat("a=$a$a;", 2000) + "echo $a", abi.ReadOnly},
		{"loops in loops", strings.Repeat("for i in a b c d e f g h; do ", 8) + "ls;" + strings.Repeat("done;", 8), abi.ReadOnly},
		{"directories", strings.Repeat("cd a;", n/5) + "true", abi.ReadOnly},
		{"brace sequence", "echo {1..999999999}", abi.ReadOnly},
		{"arithmetic", "echo $((" + strings.Repeat("(", n) + "))", abi.Mutating},
		{"arithmetic signs", "echo $((" + strings.Repeat("- ", n/2) + "1))", abi.Mutating},
		{"arithmetic chain", "echo $((" + strings.Repeat("1+", n/2) + "1))", abi.ReadOnly},
		{"if", strings.Repeat("if ", n/3), abi.Mutating},
		{"case", strings.Repeat("case a in a) ", n/13), abi.Mutating},
		{"functions", strings.Repeat("f() ", n/4), abi.Mutating},
		{"time", strings.Repeat("time ", n/5), abi.Mutating},
		{"not", strings.Repeat("! ", n/2), abi.Unknown},
		{"tests", "[[ " + strings.Repeat("( ", n/2), abi.Mutating},
		{"test nots", "[[ " + strings.Repeat("! ", n/2) + "a ]]", abi.Mutating},
		{"parameters", strings.Repeat("${a:-", n/5), abi.Mutating},
		{"list", strings.Repeat("true && ", n/8) + "true", abi.ReadOnly},
		{"pipeline", strings.Repeat("cat | ", n/6) + "cat", abi.ReadOnly},
		{"steps", strings.Repeat("true;", n/5), abi.ReadOnly},
		{"words", "echo" + strings.Repeat(" a", n/2), abi.ReadOnly},
		{"one word", "echo " + strings.Repeat("a", n), abi.ReadOnly},
		{"redirections", "echo a" + strings.Repeat(" >/dev/null", n/11), abi.ReadOnly},
		{"assignments", strings.Repeat("A=b ", n/4) + "true", abi.ReadOnly},
		{"data", "cat <<'EOF'\n" + strings.Repeat("{\"a\":[", n/6) + "\nEOF", abi.ReadOnly},
		{"shells", shells(40), abi.Mutating},
		{"doubling functions", doubling(), abi.Mutating},
	} {
		start := time.Now()
		v := shelltest.Judge(h, c.text)
		if d := time.Since(start); d > patience {
			t.Errorf("%s: took %v", c.name, d)
		}
		if v.Class.Severity() < c.want.Severity() {
			t.Errorf("%s: got %v, want at least %v", c.name, v.Class, c.want)
		}
		if c.want == abi.ReadOnly && v.Class != abi.ReadOnly {
			t.Errorf("%s: got %v (%s), want readonly", c.name, v.Class, v.Worst().Reason)
		}
	}
}

// A million opening parentheses answer in under 100 ms.
func TestMillionParentheses(t *testing.T) {
	h := shelltest.Host(catalog.Lookup)
	text := strings.Repeat("(", 1_000_000)
	best := time.Hour
	for range 10 {
		start := time.Now()
		if v := shelltest.Judge(h, text); v.Class != abi.Mutating {
			t.Fatalf("got %v", v.Class)
		}
		best = min(best, time.Since(start))
	}
	if best > 100*time.Millisecond && !raceDetector {
		t.Errorf("took %v", best)
	}
}

func shells(n int) string {
	s := "true"
	for range n {
		s = "eval eval eval " + s
	}
	return s
}

func doubling() string {
	var b strings.Builder
	b.WriteString("f0() { true; }\n")
	for i := 1; i < 40; i++ {
		fmt.Fprintf(&b, "f%d() { f%d; f%d; }\n", i, i-1, i-1)
	}
	b.WriteString("f39")
	return b.String()
}

func FuzzJudge(f *testing.F) {
	for _, c := range allCases(f) {
		f.Add(c.Command)
	}
	h := shelltest.Host(catalog.Lookup)
	f.Fuzz(func(t *testing.T, text string) {
		v := shelltest.Judge(h, text)
		checkSpans(t, text, v)
		again := shelltest.Judge(h, text)
		if v.Class != again.Class || len(v.Findings) != len(again.Findings) {
			t.Errorf("judged twice: %v and %v", v.Class, again.Class)
		}
		if excepted(v) || strings.Contains(text, "alias") {
			return
		}
		if w := shelltest.Judge(h, text+"\nkubectl delete pod x"); w.Class != abi.Mutating {
			// A comment, a here-document or an open quote may swallow the step, but
			// then the text alone does not parse or ends in data.
			if !strings.ContainsAny(text, "#<\\") {
				t.Errorf("a step behind is not seen: %q is %v", text, w.Class)
			}
		}
	})
}
