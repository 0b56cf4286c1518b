package cli_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// A preview form lowers what the command does, not the foreign code it runs.
func TestPreviewThatRunsCode(t *testing.T) {
	p := cli.Program{Name: "tool", Options: "-n; --hook NAME", Effect: cli.Changes, Does: "changes it", Rules: []cli.Rule{
		{Option: "-n", Lowers: true, Effect: cli.Reads},
		{Option: "--hook", Effect: cli.Runs, Does: "runs a hook"},
	}}
	r := p.Interpret([]cli.Word{cli.Lit("-n"), cli.Lit("--hook"), cli.Lit("x")}, nil)
	runs, changes := false, false
	for _, f := range r.Facts {
		runs = runs || f.Effect == cli.Runs
		changes = changes || f.Effect == cli.Changes
	}
	if !runs || changes {
		t.Errorf("runs %v, changes %v, want only the first", runs, changes)
	}
}
