package config_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

const widgets = `
[[program]]
name = "widgetctl"
aliases = ["wctl"]
options = """
-n, --namespace NAME
-h, --help
"""
probes = ["widgetctl list"]
[[program.command]]
name = "get"
aliases = ["list"]
class = "readonly"
[[program.command]]
name = "delete"
options = "--dry-run"
class = "mutating"
does = "deletes widgets"
[[program.command.rule]]
option = "--dry-run"
class = "readonly"
lowers = true
[[program.command]]
name = "query"
options = "-e TEXT; --save FILE; --hook TEXT"
class = "readonly"
[[program.command.rule]]
option = "-e"
embeds = "sql"
[[program.command.rule]]
option = "--save"
path = "writes"
[[program.command.rule]]
option = "--hook"
embeds = "shell"
[[program.command]]
name = "config"
[[program.command.command]]
name = "view"
class = "readonly"
[[program.command.command]]
name = "set"
class = "mutating"
does = "sets the service's configuration"
[[program.command]]
name = "sync"
class = "write-local"
does = "fetches widgets"
[[program.command]]
name = "run"
class = "unknown"
`

// report interprets a line of plain words.
func report(p *cli.Program, line string) *cli.Report {
	var args []cli.Word
	for _, w := range strings.Fields(line)[1:] {
		args = append(args, cli.Lit(strings.ReplaceAll(w, "+", " ")))
	}
	return p.Interpret(args, nil)
}

// effects writes what a report states: effects by name, what is run after "$".
func effects(r *cli.Report) string {
	names := map[cli.Effect]string{cli.Unstated: "unstated", cli.Pure: "pure", cli.Reads: "reads", cli.Works: "works",
		cli.Changes: "changes", cli.Runs: "runs", cli.WritesTo: "writes"}
	var out []string
	for _, f := range r.Facts {
		name := names[f.Effect]
		if f.Result != nil {
			name = f.Result.Class.String()
		}
		if f.Path != nil {
			name += ":" + f.Path.Text
		}
		out = append(out, name)
	}
	for _, in := range r.Inner {
		out = append(out, "$"+in.Shell.Text)
	}
	return strings.Join(out, " ")
}

func TestProgram(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, widgets)
	for range 2 { // decoded, then from the snapshot
		c := p.load()
		if len(c.Problems) > 0 {
			t.Fatal(c.Problems)
		}
		for _, test := range [][2]string{
			{"widgetctl get", "reads"},
			{"widgetctl -n prod list", "reads"},
			{"wctl -n prod delete x", "changes"},
			{"widgetctl delete --dry-run", "reads"},
			{"widgetctl delete --help", "pure"},
			{"widgetctl delete --frobnicate", "unstated changes"},
			{"widgetctl query -e select+1", "reads readonly"},
			{"widgetctl query -e drop+table+x", "reads mutating"},
			{"widgetctl query --save out", "reads writes:out"},
			{"widgetctl query --hook rm+x", "reads $rm x"},
			{"widgetctl config view", "reads"},
			{"widgetctl config set a", "changes"},
			{"widgetctl config", "unstated"},
			{"widgetctl config unset", "unstated"},
			{"widgetctl sync", "works"},
			{"widgetctl run", "runs"},
			{"widgetctl", "unstated"},
			{"widgetctl frobnicate", "unstated"},
		} {
			prog := c.Program(strings.Fields(test[0])[0])
			if prog == nil {
				t.Fatalf("%s: not found", test[0])
			}
			if got := effects(report(prog, test[0])); got != test[1] {
				t.Errorf("%s: %s, want %s", test[0], got, test[1])
			}
		}
		if prog := c.Program("widgetctl"); len(prog.Probes) != 1 || prog.Probes[0] != "widgetctl list" {
			t.Errorf("probes %q", prog.Probes)
		}
		if c.Program("widget") != nil || c.Program("widgetctl2") != nil || c.Program("") != nil {
			t.Error("found a program that is not there")
		}
	}
}

// TestRaise checks what an entry adds for a program that is known otherwise: an
// untrusted project's only what it calls mutating, a user's all that is worse
// than reading, and neither replaces the catalogue.
func TestRaise(t *testing.T) {
	const entry = `
[[program]]
name = "terraform"
style = "single-dash"
options = "-auto-approve; -e TEXT"
[[program.command]]
name = "plan"
class = "mutating"
does = "plans for all to see"
[[program.command]]
name = "destroy"
class = "readonly"
[[program.command]]
name = "fmt"
class = "write-local"
does = "formats"
[[program.command]]
name = "exec"
class = "unknown"
[[program.command]]
name = "query"
class = "readonly"
[[program.command.rule]]
option = "-e"
embeds = "sql"
`
	for _, test := range []struct{ line, user, project string }{
		{"terraform plan", "changes", "changes"},
		{"terraform destroy", "", ""},
		{"terraform fmt", "works", ""},
		{"terraform exec", "runs", ""},
		{"terraform query -e drop+table+x", "mutating", ""},
		{"terraform query -e select+1", "", ""},
		{"terraform apply", "", ""},
		{"terraform plan -frobnicate", "changes", "changes"},
	} {
		raise := func(path func(*place) string) string {
			p := newPlace(t)
			p.write(path(p), entry)
			c := p.load()
			if c.Program("terraform") != nil {
				t.Error("the catalogue's terraform is replaced")
			}
			r := &cli.Report{}
			var args []cli.Word
			for _, w := range strings.Fields(test.line)[1:] {
				args = append(args, cli.Lit(strings.ReplaceAll(w, "+", " ")))
			}
			c.Raise("terraform", args, nil, r)
			return effects(r)
		}
		if got := raise(func(p *place) string { return p.at.User }); got != test.user {
			t.Errorf("user: %s: %q, want %q", test.line, got, test.user)
		}
		if got := raise(func(p *place) string { return p.at.Project }); got != test.project {
			t.Errorf("project: %s: %q, want %q", test.line, got, test.project)
		}
	}
}

// TestUntrustedProgram: a program that only an untrusted project knows stays
// unknown, but what the project calls mutating is.
func TestUntrustedProgram(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.Project, widgets)
	c := p.load()
	if c.Program("widgetctl") != nil {
		t.Fatal("an untrusted entry stands for its program")
	}
	for line, want := range map[string]string{"widgetctl get": "", "widgetctl delete x": "changes", "widgetctl sync": "", "widgetctl query -e drop+table+x": ""} {
		r := &cli.Report{}
		var args []cli.Word
		for _, w := range strings.Fields(line)[1:] {
			args = append(args, cli.Lit(strings.ReplaceAll(w, "+", " ")))
		}
		c.Raise("widgetctl", args, nil, r)
		if got := effects(r); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
		for _, f := range r.Facts {
			if !strings.Contains(f.Does, "the project's tmt.toml says") {
				t.Errorf("%s: %q does not say whose words these are", line, f.Does)
			}
		}
	}
}

// TestTwoLayers: the user's entry stands for the program, a trusted project's
// can only raise it.
func TestTwoLayers(t *testing.T) {
	p := newPlace(t)
	p.write(p.at.User, "[[program]]\nname = \"widgetctl\"\nclass = \"mutating\"\ndoes = \"changes widgets\"\n")
	p.write(p.at.Project, "[[program]]\nname = \"widgetctl\"\nclass = \"readonly\"\n")
	p.trust()
	c := p.load()
	r := report(c.Program("widgetctl"), "widgetctl")
	c.Raise("widgetctl", nil, nil, r)
	if got := effects(r); got != "changes" {
		t.Errorf("got %q", got)
	}
}

// Every effect that a tmt.toml can state comes out of a snapshot.
func TestStatedEffects(t *testing.T) {
	var b strings.Builder
	for _, class := range []string{"readonly", "write-local", "unknown", "mutating"} {
		fmt.Fprintf(&b, "[[program]]\nname = %q\nclass = %q\ndoes = \"works\"\n", class, class)
	}
	for _, path := range []string{"reads", "writes", "appends", "makes-folder", "deletes", "moves"} {
		fmt.Fprintf(&b, "[[program]]\nname = %q\nclass = \"readonly\"\noperands = { each = %q }\n", path, path)
	}
	b.WriteString("[[program]]\nname = \"shell\"\nstyle = \"pflag\"\noptions = \"-c TEXT\"\n[[program.rule]]\noption = \"-c\"\nembeds = \"shell\"\n")
	p := newPlace(t)
	p.write(p.at.User, b.String())
	if c := p.load(); len(c.Problems) > 0 {
		t.Fatal(c.Problems)
	}
	c := p.load()
	want := map[string]cli.Effect{"readonly": cli.Reads, "write-local": cli.Works, "unknown": cli.Runs, "mutating": cli.Changes,
		"reads": cli.ReadsFrom, "writes": cli.WritesTo, "appends": cli.AppendsTo, "makes-folder": cli.MakesDir, "deletes": cli.DeletesTree, "moves": cli.MovesAway, "shell": cli.Executes}
	for name, effect := range want {
		got := c.Program(name)
		switch {
		case got == nil:
			t.Errorf("%s is lost", name)
		case name == "shell" && got.Rules[0].Effect != effect, got.Operands.Each != cli.Unstated && got.Operands.Each != effect,
			got.Operands.Each == cli.Unstated && name != "shell" && got.Effect != effect:
			t.Errorf("%s is read as %v %v", name, got.Effect, got.Operands.Each)
		}
	}
}
