package gate

// Every (state, event, mode) triple against the tables in testdata, and the
// shapes and events that the other tests use too.

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

func shell(class abi.Class, argv ...string) abi.Finding {
	return abi.Finding{Class: class, Basis: abi.Known, Program: argv[0], Reason: "does what its manual says",
		Step: &abi.Step{Argv: argv, Cwd: "/srv/prod"}}
}

func with(f abi.Finding, change func(*abi.Finding)) abi.Finding { change(&f); return f }

func call(fs ...abi.Finding) Call {
	return Call{At: 1000, Tool: "Bash", Text: "some command", Verdict: abi.NewVerdict(fs)}
}

func done(fs ...abi.Finding) Succeeded {
	return Succeeded{At: 1000, Text: "kubectl get pods -A", Verdict: abi.NewVerdict(fs)}
}

var (
	looks    = with(shell(abi.ReadOnly, "kubectl", "get", "pods", "-A"), func(f *abi.Finding) { f.Observes = true })
	edits    = shell(abi.WriteLocal, "tee", "notes")
	guess    = shell(abi.Unknown, "widgetctl", "frob")
	applies  = with(shell(abi.Mutating, "terraform", "apply"), func(f *abi.Finding) { f.Probes = []string{"terraform plan", "terraform state list"} })
	destroys = shell(abi.Mutating, "terraform", "destroy")
	dynamic  = with(shell(abi.Mutating, "terraform", "$x"), func(f *abi.Finding) { f.Step.Dynamic = []int{1} })
	guards   = with(shell(abi.Mutating, "tee", "/home/u/.claude/settings.json"), func(f *abi.Finding) { f.Protected = true })
	reads    = with(shell(abi.ReadOnly, "cat", "/home/u/.claude/settings.json"), func(f *abi.Finding) { f.Protected = true })
	forges   = with(shell(abi.Mutating, "tmt", "hook", "PostToolUse"), func(f *abi.Finding) { f.Protected = true })
	forces   = ground(abi.Mutating, abi.GroundCommit, "commit", "--force")
	commits  = ground(abi.WriteLocal, abi.GroundCommit, "commit")
	pins     = ground(abi.WriteLocal, abi.GroundCommit, "commit", "--plan", "-")
	foreign  = ground(abi.WriteLocal, abi.GroundCommit, "commit", "--session=s2")
	loops    = ground(abi.WriteLocal, abi.GroundCommitBuried, "commit")
	resets   = ground(abi.WriteLocal, abi.GroundReset, "reset")
	reburied = ground(abi.WriteLocal, abi.GroundResetBuried, "reset")
	plan     = &Plan{Steps: []string{"(in /srv/prod) terraform apply"}}
)

func ground(class abi.Class, value string, argv ...string) abi.Finding {
	f := shell(class, append([]string{"tmt-ground"}, argv...)...)
	f.Ground = value
	return f
}

var shapes = []struct {
	name  string
	state State
}{
	{"fresh", State{SessionID: "s1"}},
	{"armed", State{SessionID: "s1", Required: true, Updated: 900}},
	{"probed", State{SessionID: "s1", Required: true, Probes: []string{"ls /srv"}, Updated: 900}},
	{"grounded", State{SessionID: "s1", Required: true, Grounded: true, Probes: []string{"ls /srv"}, Updated: 900}},
	{"pinned", State{SessionID: "s1", Required: true, Grounded: true, Probes: []string{"ls /srv"}, PlanHash: plan.Hash(), Approved: plan.Steps, Updated: 900}},
	{"forced", State{SessionID: "s1", Grounded: true, Forced: true, Updated: 900}},
}

var events = []struct {
	name  string
	event Event
}{
	{"none", nil},
	{"start", SessionStart{At: 1000}},
	{"call readonly", call(looks)},
	{"call nothing", call()},
	{"call write-local", call(edits)},
	{"call unknown", call(guess)},
	{"call mutating", call(looks, destroys)},
	{"call in-plan", call(applies)},
	{"call in-plan+other", call(applies, destroys)},
	{"call dynamic", call(dynamic)},
	{"call unjudged", Call{At: 1000}},
	{"call protected", call(guards)},
	{"call reads-protected", call(reads)},
	{"call hook", call(forges)},
	{"call commit", call(commits)},
	{"call commit-force", call(forces)},
	{"call commit-foreign", call(foreign)},
	{"call commit+mutating", call(commits, destroys)},
	{"call commit-buried", call(loops)},
	{"call reset", call(resets)},
	{"call reset-buried", call(reburied)},
	{"done readonly", done(looks)},
	{"done background", Succeeded{At: 1000, Text: "tail -f log", Verdict: abi.NewVerdict([]abi.Finding{looks}), Partial: true}},
	{"done nothing", done()},
	{"done write-local", done(looks, edits)},
	{"done mutating", done(applies)},
	{"done commit", done(commits)},
	{"done commit-plan", Succeeded{At: 1000, Verdict: abi.NewVerdict([]abi.Finding{pins}), Plan: plan}},
	{"done commit-planless", done(pins)},
	{"done commit-foreign", done(foreign)},
	{"done commit-force", done(forces)},
	{"done commit-buried", done(loops)},
	{"done reset", done(resets)},
	{"done reset-commit", done(resets, commits)},
	{"failed", Failed{}},
	{"interrupted", Failed{Interrupted: true}},
	{"commit", Commit{At: 1000}},
	{"commit plan", Commit{At: 1000, Plan: plan}},
	{"commit force-agent", Commit{At: 1000, Force: true}},
	{"commit force-person", Commit{At: 1000, Force: true, FromTerminal: true}},
	{"reset", Reset{At: 1000}},
}

var arms = []struct {
	name, table string
	settings    Settings
}{
	{"full", "full", Settings{}},
	{"gate", "full", Settings{Mode: Gate}},
	{"invalid", "full", Settings{Mode: 77}},
	{"ask", "ask", Settings{Unknown: AskUser}},
	{"deny", "deny", Settings{Unknown: DenyUnknown}},
	{"invalid policy", "deny", Settings{Unknown: 77}},
	{"unreadable", "deny", Settings{Unknown: AskUser, UnknownWhy: "tmt.toml:3:1: unknown key"}},
	{"observe", "observe", Settings{Mode: Observe}},
	{"brief", "off", Settings{Mode: Brief}},
	{"stale", "off", Settings{Mode: Stale}},
	{"off", "off", Settings{Mode: Off, Unknown: DenyUnknown}},
	{"soft", "off", Settings{Soft: true}},
}

func TestTable(t *testing.T) {
	for _, arm := range arms {
		t.Run(arm.name, func(t *testing.T) {
			want := readTable(t, arm.table)
			for _, e := range events {
				for _, sh := range shapes {
					key := e.name + " | " + sh.name
					before := mustEncode(t, sh.state)
					next, d := Next(arm.settings, sh.state, e.event)
					if got := cell(sh.state, next, d); got != want[key] {
						t.Errorf("%s: got %q, want %q", key, got, want[key])
					}
					delete(want, key)
					if after := mustEncode(t, sh.state); after != before {
						t.Errorf("%s: the state that Next was given changed to %s", key, after)
					}
					if again, d2 := Next(arm.settings, sh.state, e.event); mustEncode(t, again) != mustEncode(t, next) || d2 != d {
						t.Errorf("%s: a second run differs", key)
					}
					if c, ok := e.event.(Call); ok && c.Settled(arm.settings) && (d != Decision{} || mustEncode(t, next) != before) {
						t.Errorf("%s: settled, yet %+v", key, d)
					}
				}
			}
			for key := range want {
				t.Errorf("%s: in the table only", key)
			}
		})
	}
}

// cell writes an outcome as the tables do, after checks that hold for all.
func cell(s, n State, d Decision) string {
	var out []string
	switch {
	case d.Deny && d.Ask, d.Observed && (d.Deny || d.Ask), (d.Kind == None) != (d.Reason == ""):
		return "contradictory"
	case d.Deny:
		out = append(out, d.Kind.String())
	case d.Ask:
		out = append(out, "?"+d.Kind.String())
	case d.Observed:
		out = append(out, "~"+d.Kind.String())
	case d.Note != "":
		out = append(out, "note")
	}
	flip := func(was, is bool, name string) {
		if is && !was {
			out = append(out, "+"+name)
		} else if was && !is {
			out = append(out, "-"+name)
		}
	}
	flip(s.Required, n.Required, "required")
	flip(s.Grounded, n.Grounded, "grounded")
	flip(s.Forced, n.Forced, "forced")
	flip(s.Pinned(), n.Pinned(), "plan")
	flip(false, len(n.Probes) > len(s.Probes), "probe")
	flip(len(s.Probes) > 0, len(s.Probes) > 0 && len(n.Probes) > 0, "probes")
	if len(out) == 0 {
		return "-"
	}
	return strings.Join(out, " ")
}

// readTable returns the cells by "event | shape".
func readTable(t *testing.T, name string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	cells := map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		cols := strings.Split(line, "|")
		if len(cols) != len(shapes)+1 {
			t.Fatalf("%s: %q has %d columns, want %d", name, line, len(cols), len(shapes)+1)
		}
		if strings.TrimSpace(cols[0]) == "event" {
			for i, sh := range shapes {
				if strings.TrimSpace(cols[i+1]) != sh.name {
					t.Fatalf("%s: column %d is %q, want %q", name, i+1, cols[i+1], sh.name)
				}
			}
			continue
		}
		for i, sh := range shapes {
			key := strings.TrimSpace(cols[0]) + " | " + sh.name
			if _, dup := cells[key]; dup {
				t.Errorf("%s: %s twice", name, key)
			}
			cells[key] = strings.TrimSpace(cols[i+1])
		}
	}
	return cells
}

func mustEncode(t *testing.T, s State) string {
	t.Helper()
	b, err := s.Encode()
	if err != nil || !json.Valid(b) {
		t.Fatalf("encode: %v", err)
	}
	return string(b)
}
