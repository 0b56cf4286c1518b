package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// terraform is Terraform 1.13 and OpenTofu 1.10, whose command lines agree.
var terraform = cli.Program{
	Name:  "terraform",
	Style: cli.SingleDash,
	Options: `
		-chdir DIR
		-help
		-version
	`,
	Effect: cli.Pure,
	Probes: []string{"terraform plan", "terraform state list", "terraform workspace show"},
	Commands: []cli.Command{
		{Name: "plan", Effect: cli.Reads,
			Options: `
				-compact-warnings; -destroy; -detailed-exitcode; -generate-config-out FILE; -input[=BOOL]
				-json; -lock[=BOOL]; -lock-timeout DURATION; -no-color; -out FILE; -parallelism N
				-refresh[=BOOL]; -refresh-only; -replace ADDRESS; -state FILE; -target ADDRESS
				-var NAME=VALUE; -var-file FILE; -concise
			`,
			Rules: []cli.Rule{
				{Option: "-out -generate-config-out", Effect: cli.WritesTo, Does: "writes the plan to a file"},
			}},
	},
}
