package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns our own commands. The list is closed: what it does not name as
// reading or as the session's own step changes the gate, and needs a person.
// None of them is evidence.

const (
	groundCommit = "records that the session has checked what it is about to change"
	groundReset  = "ends the session's grounding"
	groundForce  = "--force grounds the session without evidence"
	personOnly   = "changes the gate itself, which a person does at a terminal"
)

// tmtGround is tmt-ground.
var tmtGround = cli.Program{
	Name:         "tmt-ground",
	Style:        cli.SingleDash,
	LocalOptions: true,
	Options:      "-h, -help; -version",
	Effect:       cli.Pure,
	More:         []*cli.Command{&groundStatusCommand, &groundCommitCommand, &groundResetCommand},
}

var groundStatusCommand = cli.Command{Name: "status", Effect: cli.Pure,
	Options: "-json; -session ID; -h, -help"}

var groundCommitCommand = cli.Command{Name: "commit", Effect: cli.Works, Does: groundCommit,
	Options: "-plan FILE; -force; -session ID; -json; -h, -help",
	Rules: []cli.Rule{
		{Option: "-plan", Value: "!-", Effect: cli.ReadsFrom},
		{Option: "-force", Effect: cli.Changes, Does: groundForce},
	}}

var groundResetCommand = cli.Command{Name: "reset", Effect: cli.Works, Does: groundReset,
	Options: "-session ID; -json; -h, -help"}

// tmt is tmt.
var tmt = cli.Program{
	Name:         "tmt",
	Style:        cli.SingleDash,
	LocalOptions: true,
	Options:      "-h, -help; -v, -version",
	Effect:       cli.Pure,
	Commands: []cli.Command{
		{Name: "classify", Effect: cli.Pure, StopAtOperand: true, Options: "-json; -jsonl; -cwd DIR; -h, -help"},
		{Name: "explain", Effect: cli.Pure, StopAtOperand: true, Options: "-json; -cwd DIR; -h, -help"},
		{Name: "status", Effect: cli.Pure, Options: "-json; -session ID; -h, -help"},
		{Name: "why", Effect: cli.Pure, Options: "-json; -session ID; -n N; -h, -help"},
		{Name: "doctor", Effect: cli.Pure, Options: "-json; -h, -help"},
		{Name: "catalog", Effect: cli.Pure, Options: "-json; -h, -help"},
		{Name: "version", Effect: cli.Pure, Options: "-json; -h, -help"},
		{Name: "statusline", Effect: cli.Pure, Options: "-session ID; -h, -help"},
		{Name: "help", Effect: cli.Pure},
		{Name: "completion", Effect: cli.Pure, Options: "-h, -help"},
		{Name: "allow", Effect: cli.Changes, Does: personOnly, LocalOptions: true,
			Options:  "-for DURATION; -cwd DIR; -anywhere; -reason TEXT",
			Commands: []cli.Command{{Name: "list", Effect: cli.Pure, Options: "-json"}}, Unlisted: personStep},
		{Name: "ground", Effect: cli.Pure, Options: "-h, -help", LocalOptions: true,
			More: []*cli.Command{&groundStatusCommand, &groundCommitCommand, &groundResetCommand}},
		{Name: "classifiers", Effect: cli.Pure, Options: "-h, -help", LocalOptions: true, Commands: []cli.Command{
			{Name: "inspect", Effect: cli.Pure, Options: "-json; -h, -help"},
			{Name: "list", Effect: cli.Pure, Options: "-json; -h, -help"},
			{Name: "run", Effect: cli.Pure, Options: `
				-json; -trace; -settings JSON; -tool NAME; -input JSON; -cwd DIR; -dynamic N; -h, -help`},
			{Name: "test", Effect: cli.Pure, Options: "-json; -format FORMAT; -run PATTERN; -watch; -h, -help",
				Rules: []cli.Rule{{Option: "-watch", Effect: cli.Works,
					Does: "builds a classifier whenever its source changes"}}},
			{Name: "bench", Effect: cli.Pure, Options: "-json; -n N; -h, -help"},
			{Name: "new", Effect: cli.Works, Does: "starts a classifier in the project",
				Options: "-lang NAME; -program NAME; -dir DIR; -h, -help",
				Rules:   []cli.Rule{{Option: "-dir", Effect: cli.WritesInto}}},
			{Name: "build", Effect: cli.Works, Does: "builds a classifier", Options: "-o FILE; -json; -h, -help",
				Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
			{Name: "annotate", Effect: cli.Works, Does: "writes metadata into a module",
				Options:  "-meta FILE; -vectors FILE; -o FILE; -h, -help",
				Operands: cli.Operands{Each: cli.WritesTo},
				Rules: []cli.Rule{
					{Option: "-o", Effect: cli.WritesTo},
					{Option: "-meta", Effect: cli.ReadsFrom},
					{Option: "-vectors", Effect: cli.ReadsFrom},
				}},
		}, Unlisted: personStep},
	},
	Unlisted: personStep,
	Review:   allows,
}

// allows holds that "tmt allow list" lists only where nothing stands between: in
// "tmt allow -- list" and "tmt allow -anywhere list" it is the command to let pass.
func allows(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Path) < 2 || inv.Path[1] != "allow" {
		return
	}
	if a := inv.Args; len(a) < 2 || a[0].Text != "allow" || a[1].Text != "list" || !a[1].Static {
		r.Add(cli.Changes, personOnly)
	}
}

// changesGate is every subcommand that the list above does not name.
var changesGate = cli.Command{Effect: cli.Changes, Does: personOnly, LocalOptions: true}

func personStep([]string, string) *cli.Command { return &changesGate }
