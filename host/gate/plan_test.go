package gate

// Canonical forms, and plans on their way from the command to the hook.

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

// canonicalCases have one form each; no two of them are alike.
var canonicalCases = []struct {
	want string // "" where the step cannot be pinned
	step abi.Step
	via  []string
}{
	{`(in /srv/prod) terraform apply`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv/prod/"}, []string{"timeout"}},
	{`(in /srv) terraform apply`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv"}, nil},
	{`(in /srv) (elevated) terraform apply`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Elevated: true}, nil},
	{`(in /srv) "(elevated)" terraform apply`, abi.Step{Argv: []string{"(elevated)", "terraform", "apply"}, Cwd: "/srv"}, nil},
	{`(in /srv) "terraform apply"`, abi.Step{Argv: []string{"terraform apply"}, Cwd: "/srv"}, nil},
	{`(in /srv) terraform apply ""`, abi.Step{Argv: []string{"terraform", "apply", ""}, Cwd: "/srv"}, nil},
	{`(in /srv) (A=1) (B="2 3") terraform apply`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Env: map[string]string{"B": "2 3", "A": "1"}}, nil},
	{`(in /srv) A=1 terraform apply`, abi.Step{Argv: []string{"A=1", "terraform", "apply"}, Cwd: "/srv"}, nil},
	{`(in /srv) terraform apply (>>log)`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Redirects: []abi.Redirect{{Op: ">>", Path: "log"}}}, nil},
	{`(in /srv) terraform apply ">>log"`, abi.Step{Argv: []string{"terraform", "apply", ">>log"}, Cwd: "/srv"}, nil},
	{`(in /srv) (>log)`, abi.Step{Cwd: "/srv", Redirects: []abi.Redirect{{Op: ">", Path: "log"}}}, nil},
	{`(in /srv) terraform apply (stdin pipe)`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Stdin: abi.StdinPipe}, nil},
	{`(via "ssh db1") terraform apply`, abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Remote: true}, []string{"ssh db1"}},
	{`(tool Rotate) {"a":[1,2.50],"b":null}`, abi.Step{Tool: "Rotate", Input: json.RawMessage(` {"b":null, "a":[1, 2.50]}`)}, nil},
	{`(tool Rotate) {"a":[1,2.5],"b":null}`, abi.Step{Tool: "Rotate", Input: json.RawMessage(`{"a":[1,2.5],"b":null}`)}, nil},
	{"", abi.Step{Argv: []string{"terraform", "$x"}, Dynamic: []int{1}, Cwd: "/srv"}, nil},
	{"", abi.Step{Argv: []string{"terraform", "apply"}}, nil},
	{"", abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Env: map[string]string{"A": "$B"}}, nil},
	{"", abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Redirects: []abi.Redirect{{Op: ">", Path: "$HOME/x"}}}, nil},
	{"", abi.Step{Argv: []string{"terraform", "apply"}, Cwd: "/srv", Redirects: []abi.Redirect{{Op: "{fd}>", Path: "x"}}}, nil},
	{"", abi.Step{Argv: []string{"reboot"}, Cwd: "/srv", Remote: true}, []string{"ssh"}},
	{"", abi.Step{Argv: []string{"reboot"}, Cwd: "/srv", Remote: true}, []string{"ssh $host"}},
	{"", abi.Step{Argv: []string{"reboot"}, Cwd: "/srv", Remote: true}, nil},
	{"", abi.Step{Tool: "Rotate", Input: json.RawMessage(`{"a":`)}, nil},
	{"", abi.Step{Tool: "Rotate", Input: json.RawMessage(`{} {}`)}, nil},
	{"", abi.Step{Tool: "Rotate"}, nil},
	{"", abi.Step{Cwd: "/srv"}, nil},
}

func TestCanonical(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range canonicalCases {
		got, ok := Canonical(&abi.Finding{Step: &c.step, Via: c.via})
		if ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%+v: %s, %v; want %s", c.step, got, ok, c.want)
		}
		if ok && seen[got] {
			t.Errorf("%s stands for two steps", got)
		}
		seen[got] = true
	}
	if _, ok := Canonical(&abi.Finding{}); ok {
		t.Error("a finding without a step is pinned")
	}
}

// Redirections that only change where output is shown do not count.
func TestCanonicalShownOutput(t *testing.T) {
	base, _ := Canonical(&destroys)
	same := []abi.Redirect{{Op: ">&", Path: "1"}, {Op: ">", Path: "/dev/null"}, {Op: "&>", Path: "/dev/null"}, {Op: "<&", Path: "-"}}
	for _, r := range same {
		f := with(shell(abi.Mutating, "terraform", "destroy"), func(f *abi.Finding) { f.Step.Redirects = []abi.Redirect{r} })
		if got, ok := Canonical(&f); !ok || got != base {
			t.Errorf("%+v: %s, want %s", r, got, base)
		}
	}
	for _, r := range []abi.Redirect{{Op: ">&", Path: "out"}, {Op: "<", Path: "/dev/null"}, {Op: ">", Path: "/dev/sda"}, {Op: ">&", Path: ""}} {
		f := with(shell(abi.Mutating, "terraform", "destroy"), func(f *abi.Finding) { f.Step.Redirects = []abi.Redirect{r} })
		if got, _ := Canonical(&f); got == base {
			t.Errorf("%+v does not count", r)
		}
	}
}

func TestCanonicalLong(t *testing.T) {
	word := strings.Repeat("ü", 5000)
	a, b := shell(abi.Mutating, "x", word+"a"), shell(abi.Mutating, "x", word+"b")
	ca, _ := Canonical(&a)
	cb, _ := Canonical(&b)
	if ca == cb || len(ca) > maxStepBytes || len(cb) > maxStepBytes {
		t.Errorf("%d and %d bytes, alike: %v", len(ca), len(cb), ca == cb)
	}
}

func TestNewPlan(t *testing.T) {
	p, err := NewPlan(abi.NewVerdict([]abi.Finding{looks, applies, edits, applies, destroys}))
	want := []string{"(in /srv/prod) terraform apply", "(in /srv/prod) terraform destroy"}
	if err != nil || !slices.Equal(p.Steps, want) {
		t.Fatalf("%+v, %v", p, err)
	}
	if h := p.Hash(); len(h) != 64 || h == (&Plan{Steps: want[:1]}).Hash() {
		t.Errorf("hash %s", h)
	}
	var many []abi.Finding
	for i := range MaxSteps + 1 {
		many = append(many, shell(abi.Mutating, "rm", strings.Repeat("x", i+1)))
	}
	for text, fs := range map[string][]abi.Finding{"nothing to pin": {looks}, "write its words": {applies, dynamic}, "commit in parts": many} {
		if _, err := NewPlan(abi.NewVerdict(fs)); err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%v lacks %q", err, text)
		}
	}
}

func TestFindPlan(t *testing.T) {
	p := &Plan{Steps: []string{`(in /srv) rm "a\nb"`, "(in /srv) rm c"}}
	for _, out := range []string{p.Mark(), "grounded\n" + p.Mark() + "\nmore\n", (&Plan{Steps: []string{"x"}}).Mark() + "\n" + p.Mark() + "\r\n"} {
		if got := FindPlan(out); got == nil || !slices.Equal(got.Steps, p.Steps) {
			t.Errorf("FindPlan(%q) = %+v", out, got)
		}
	}
	for _, out := range []string{"", "x", planMark, planMark + "[", planMark + "[]", planMark + `[""]`, "x" + p.Mark(), planMark + `["` + strings.Repeat("x", 5000) + `"]`} {
		if got := FindPlan(out); got != nil {
			t.Errorf("FindPlan(%q) = %+v", out, got)
		}
	}
}

// What was planned runs, what was not does not, whatever stands around it.
func TestPinnedPlan(t *testing.T) {
	p, err := NewPlan(abi.NewVerdict([]abi.Finding{applies}))
	if err != nil {
		t.Fatal(err)
	}
	s, d := Next(Settings{}, State{Probes: []string{"terraform plan"}}, Commit{At: 5, Plan: p})
	if d.Deny || s.PlanHash != p.Hash() || s.Updated != 5 {
		t.Fatalf("%+v, %+v", s, d)
	}
	moved := with(shell(abi.Mutating, "terraform", "apply"), func(f *abi.Finding) { f.Step.Cwd = "/srv/dev" })
	tests := []struct {
		name string
		call Call
		deny bool
	}{
		{"planned", call(applies), false},
		{"planned beside mild steps", call(looks, applies, edits, guess), false},
		{"other step", call(applies, destroys), true},
		{"other directory", call(moved), true},
		{"dynamic", call(dynamic), true},
		{"no findings", Call{}, true},
	}
	for _, tt := range tests {
		if _, d := Next(Settings{}, s, tt.call); d.Deny != tt.deny {
			t.Errorf("%s: %+v", tt.name, d)
		}
	}
}
