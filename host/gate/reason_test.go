package gate

// The texts: short, printable, and they say what to do next.

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
)

func TestReasons(t *testing.T) {
	one := State{SessionID: "s1", Probes: []string{"ls"}}
	tests := []struct {
		name  string
		g     Settings
		state State
		call  Call
		want  []string
	}{
		{"ungrounded", Settings{}, State{}, call(looks, applies, destroys),
			[]string{"not grounded", "`terraform apply`", "does what its manual says (and 1 more)", "First look, read-only: terraform plan · terraform state list.", "`tmt-ground commit`", "repeat the call"}},
		{"no probes known", Settings{}, State{}, call(destroys), []string{"read-only calls", "`tmt-ground commit`"}},
		{"probes on record", Settings{}, one, call(applies), []string{"On record: 1 probe;", "terraform plan"}},
		{"several on record", Settings{}, State{Probes: []string{"a", "b"}}, call(applies), []string{"On record: 2 probes;"}},
		{"not in plan", Settings{}, shapes[4].state, call(destroys), []string{"pinned plan", "`terraform destroy`", "has 1 step ", "commit --plan -"}},
		{"dynamic", Settings{}, shapes[4].state, call(dynamic), []string{"write them out", "commit --plan -"}},
		{"protected", Settings{}, State{}, call(guards), []string{"settings.json", "grounded or not", "ask the user"}},
		{"forbidden", Settings{}, State{}, call(forges), []string{"`tmt hook PostToolUse`", "person at a terminal"}},
		{"buried", Settings{}, State{}, call(loops), []string{"loop", "a call of its own"}},
		{"commit", Settings{}, State{}, call(commits), []string{"no read-only probe", "tmt-ground commit"}},
		{"foreign", Settings{}, one, call(foreign), []string{"another session", "without --session"}},
		{"unknown", Settings{Unknown: AskUser}, State{}, call(guess), []string{"`widgetctl frob`", `unknown = "ask"`}},
		{"unreadable", Settings{UnknownWhy: "tmt.toml:3:1: unknown key \x1b[31m"}, State{}, call(guess), []string{"tmt.toml:3:1"}},
		{"tool", Settings{}, State{}, call(abi.Finding{Class: abi.Mutating, Step: &abi.Step{Tool: "mcp__acme__rotate"}}), []string{"`mcp__acme__rotate` may change"}},
		{"a classifier says", Settings{}, State{}, call(abi.Finding{Class: abi.Mutating, Classifier: "acme", Reason: "classifier \"x\": trapped"}), []string{"(so the classifier acme says)"}},
		{"a classifier failed", Settings{}, State{}, call(abi.Finding{Class: abi.Mutating, Classifier: "acme", Failed: true, Reason: "classifier \"acme\": trapped"}), []string{"could not be judged: classifier \"acme\": trapped"}},
		{"nothing known", Settings{}, State{}, Call{}, []string{"`this call`"}},
	}
	for _, tt := range tests {
		_, d := Next(tt.g, tt.state, tt.call)
		for _, w := range tt.want {
			if !strings.Contains(d.Reason, w) {
				t.Errorf("%s: %q lacks %q", tt.name, d.Reason, w)
			}
		}
		checkLine(t, tt.name, d.Reason, 420)
	}
	checkLine(t, "note", noteFailed, 300)
}

func checkLine(t *testing.T, name, line string, limit int) {
	t.Helper()
	if n := utf8.RuneCountInString(line); n == 0 || n > limit {
		t.Errorf("%s: %d characters", name, n)
	}
	if i := strings.IndexFunc(line, func(r rune) bool { return !unicode.IsPrint(r) }); i >= 0 {
		t.Errorf("%s: %q is not one printable line", name, line)
	}
	if strings.HasSuffix(line, ".") || !strings.HasPrefix(line, "tmt: ") {
		t.Errorf("%s: %q", name, line)
	}
}

func TestHostileText(t *testing.T) {
	long := strings.Repeat("a\x1b]0;x\a\u202e\n", 100_000)
	f := abi.Finding{Class: abi.Mutating, Reason: long, Program: long, Probes: []string{"ls\x1b[2J", long, "ls\nrm x", "ls -l"},
		Step: &abi.Step{Argv: []string{long, "`x`"}, Cwd: long}}
	for _, s := range []State{{}, {Grounded: true, PlanHash: "x"}} {
		for _, change := range []func(*abi.Finding){
			func(*abi.Finding) {}, func(f *abi.Finding) { f.Protected = true }, func(f *abi.Finding) { f.Ground = long },
			func(f *abi.Finding) { f.Step = nil }, func(f *abi.Finding) { f.Step = &abi.Step{Tool: long} },
		} {
			n, d := Next(Settings{}, s, Call{Tool: long, Text: long, Verdict: abi.NewVerdict([]abi.Finding{with(f, change)})})
			checkLine(t, string(d.Kind.String()), d.Reason, 800)
			if strings.Contains(d.Reason, "rm x") {
				t.Errorf("an altered probe is shown: %q", d.Reason)
			}
			if len(n.Denied) != 1 || len(n.Denied[0].Text) > MaxTextBytes || n.Denied[0].size() > 6000 {
				t.Errorf("record of %d bytes", n.Denied[0].size())
			}
		}
	}
}

func TestClean(t *testing.T) {
	tests := []struct {
		in   string
		n    int
		want string
	}{
		{"", 5, ""}, {"  a \n\t b  ", 9, "a b"}, {"äöü", 3, "äöü"}, {"äöüß", 3, "äö…"},
		{"a\x00b", 9, "a\ufffdb"}, {"a\xffb", 9, "a\ufffdb"}, {"a\u202eb", 9, "a\ufffdb"}, {"ab cd", 3, "ab…"},
		{strings.Repeat(" ", 1000) + "x", 3, "x"},
	}
	for _, tt := range tests {
		if got := clean(tt.in, tt.n); got != tt.want {
			t.Errorf("clean(%q, %d) = %q, want %q", tt.in, tt.n, got, tt.want)
		}
	}
}

// The short way through clean agrees with the long one.
func FuzzClean(f *testing.F) {
	for _, s := range []string{"", " ", "a b", "a  b", " a", "a ", "ä", "a\tb", "\x7f"} {
		f.Add(s, 4)
	}
	f.Fuzz(func(t *testing.T, text string, n int) {
		n = 2 + n&63
		got := clean(text, n)
		if !utf8.ValidString(got) || utf8.RuneCountInString(got) > n || clean(got, n) != got {
			t.Errorf("clean(%q, %d) = %q", text, n, got)
		}
		if long := clean(text+strings.Repeat(" ", n), n); long != got {
			t.Errorf("%q, with white space after it %q", got, long)
		}
	})
}
