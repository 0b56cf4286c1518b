package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

const (
	terraformLock = "-lock[=BOOL]; -lock-timeout DURATION; -ignore-remote-version\n"
	terraformVars = `
		-var NAME=VALUE; -var-file FILE; -input[=BOOL]; -no-color; -compact-warnings; -concise
		-deprecation MODE;`
	terraformPlan = terraformVars + terraformLock + `
		-destroy; -detailed-exitcode; -generate-config-out >FILE; -json; -out >FILE; -parallelism N
		-refresh[=BOOL]; -refresh-only; -replace ADDRESS; -state FILE; -target ADDRESS; -target-file FILE
		-exclude ADDRESS; -exclude-file FILE; -light; -show-sensitive; -allow-deferral; -invoke ADDRESS
	`
	terraformState = terraformLock + `
		-state FILE; -state-out >FILE; -backup >FILE; -backup-out >FILE; -no-color;`
)

// terraform is Terraform 1.13 and OpenTofu 1.10, whose command lines agree.
var terraform = cli.Program{
	Name: "terraform",
	Also: "tofu",
	Env: "TF_* -TF_VAR_* -TF_LOG -TF_LOG_CORE -TF_LOG_PROVIDER -TF_IN_AUTOMATION -TF_INPUT -TF_WORKSPACE " +
		">TF_LOG_PATH >TF_DATA_DIR/ TERRAFORM_*",
	Style: cli.SingleDash,
	Options: `
		-chdir @DIR
		-json-into FILE
		-help; -h; -version; -v
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "-json-into", Effect: cli.WritesTo, Does: "writes its output to a file"},
	},
	Probes: []string{"terraform plan", "terraform state list", "terraform workspace show"},
	Commands: []cli.Command{
		// Observing.
		{Name: "plan", Effect: cli.Reads, Options: terraformPlan},
		{Name: "show", Effect: cli.Reads,
			Options: terraformVars + "-json; -show-sensitive; -state FILE; -plan FILE; -config; -module DIR",
			Rules: []cli.Rule{
				{Option: "-json -show-sensitive", Effect: cli.ReadsSecrets,
					Does: "shows state with its sensitive values"},
			}},
		{Name: "output", Effect: cli.Reads, Options: terraformVars + "-state FILE; -json; -raw; -show-sensitive",
			Rules: []cli.Rule{
				{Option: "-json -raw -show-sensitive", Effect: cli.ReadsSecrets,
					Does: "shows outputs with their sensitive values"},
			}},
		{Name: "validate", Effect: cli.Reads,
			Options: terraformVars + "-json; -no-tests; -test-directory DIR; -query"},
		{Name: "graph", Effect: cli.Reads,
			Options: terraformVars + "-plan FILE; -draw-cycles; -type TYPE; -module-depth N"},
		{Name: "version", Effect: cli.Reads, Options: "-json; -var NAME=VALUE; -var-file FILE"},
		{Name: "modules", Effect: cli.Reads, Options: "-json; -var NAME=VALUE; -var-file FILE"},
		{Name: "metadata", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "functions", Effect: cli.Pure, Options: "-json"},
		}},
		{Name: "query", Effect: cli.Reads,
			Options: terraformVars + "-json; -generate-config-out >FILE; -query FILE"},
		{Name: "providers", Effect: cli.Reads, Options: "-test-directory DIR; -var NAME=VALUE; -var-file FILE",
			Commands: []cli.Command{
				{Name: "schema", Effect: cli.Reads, Options: "-json"},
				{Name: "lock", Effect: cli.Works, Does: "writes the lock file",
					Options: "-fs-mirror DIR; -net-mirror URL; -platform NAME; -enable-plugin-cache"},
				{Name: "mirror", Effect: cli.Reads, Options: "-platform NAME; -lock-file[=BOOL]",
					Operands: cli.Operands{Each: cli.WritesTo, Does: "downloads providers"}},
			}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},

		// The working directory.
		{Name: "init", Effect: cli.Works, Does: "prepares the working directory",
			Options: terraformVars + terraformLock + `
			-backend[=BOOL]; -cloud[=BOOL]; -backend-config SETTING; -force-copy; -from-module SOURCE
			-get[=BOOL]; -json; -plugin-dir !DIR; -reconfigure; -migrate-state; -upgrade; -lockfile MODE
			-test-directory DIR; -create-default-workspace; -enable-pluggable-state-storage-experiment`,
			Rules: []cli.Rule{
				{Option: "-migrate-state -force-copy", Effect: cli.Changes, Does: "moves the state to another backend"},
				{Option: "-plugin-dir", Effect: cli.Runs, Does: "runs providers of a directory of your own"},
			}},
		{Name: "get", Effect: cli.Works, Does: "downloads modules", Options: `
			-update; -no-color; -test-directory DIR; -json; -var NAME=VALUE; -var-file FILE`},
		{Name: "fmt", Options: "-list; -write; -diff; -check; -no-color; -recursive", Inspect: inspectTerraformFmt},
		{Name: "workspace env", Effect: cli.Pure, Options: terraformLock, Commands: []cli.Command{
			{Name: "list show", Effect: cli.Reads},
			{Name: "select", Effect: cli.Works, Does: "switches to another workspace", Options: "-or-create[=BOOL]",
				Rules: []cli.Rule{{Option: "-or-create", Effect: cli.Changes, Does: "creates a workspace"}}},
			{Name: "new", Effect: cli.Changes, Does: "creates a workspace", Options: "-state FILE"},
			{Name: "delete", Effect: cli.Changes, Does: "deletes a workspace", Options: "-force"},
		}},

		// Infrastructure and state.
		{Name: "apply", Effect: cli.Changes, Does: "changes infrastructure",
			Options: terraformPlan + "-auto-approve; -backup >FILE; -state-out >FILE"},
		{Name: "destroy", Effect: cli.Changes, Does: "destroys infrastructure",
			Options: terraformPlan + "-auto-approve; -backup >FILE; -state-out >FILE; -suppress-forget-errors"},
		{Name: "refresh", Effect: cli.Changes, Does: "changes the state",
			Options: terraformPlan + "-backup >FILE; -state-out >FILE"},
		{Name: "import", Effect: cli.Changes, Does: "changes the state",
			Options: terraformPlan + "-config DIR; -allow-missing-config; -backup >FILE; -state-out >FILE"},
		{Name: "taint untaint", Effect: cli.Changes, Does: "changes the state",
			Options: terraformState + "-allow-missing"},
		{Name: "force-unlock", Effect: cli.Changes, Does: "releases the lock of the state", Options: "-force"},
		{Name: "test", Effect: cli.Changes, Does: "creates and destroys infrastructure for tests",
			Options: terraformVars + `
			-cloud-run SOURCE; -filter FILE; -json; -junit-xml >FILE; -operation-parallelism N; -parallelism N
			-test-directory DIR; -verbose; -cleanup`},
		{Name: "state", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-state FILE; -id ID; -var NAME=VALUE; -var-file FILE"},
			{Name: "show", Effect: cli.Reads, Options: "-state FILE; -show-sensitive; -var NAME=VALUE; -var-file FILE",
				Rules: []cli.Rule{{Option: "-show-sensitive", Effect: cli.ReadsSecrets,
					Does: "shows state with its sensitive values"}}},
			{Name: "pull", Effect: cli.ReadsSecrets, Does: "shows state with its sensitive values",
				Options: "-var NAME=VALUE; -var-file FILE"},
			{Name: "identities", Effect: cli.Reads, Options: "-json; -state FILE; -id ID"},
			{Name: "mv move", Effect: cli.Changes, Does: "moves objects in the state",
				Options: terraformState + "-dry-run", Rules: terraformDry},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes objects from the state",
				Options: terraformState + "-dry-run", Rules: terraformDry},
			{Name: "push", Effect: cli.Changes, Does: "overwrites the state", Options: terraformState + "-force"},
			{Name: "replace-provider", Effect: cli.Changes, Does: "changes the state",
				Options: terraformState + "-auto-approve"},
		}},
		{Name: "login", Effect: cli.Changes, Does: "stores credentials"},
		{Name: "logout", Effect: cli.Changes, Does: "removes credentials"},
		{Name: "console", Options: terraformVars + "-state FILE; -plan; -lock[=BOOL]; -lock-timeout DURATION",
			Inspect: inspectTerraformConsole},
		{Name: "rpcapi stacks cloud", Effect: cli.Unstated, Does: "what it does depends on the service"},
	},
}

var terraformDry = []cli.Rule{{Option: "-dry-run", Lowers: true, Effect: cli.Reads}}

// inspectTerraformFmt: files are rewritten where they stand, unless -check or
// -write=false is given; "-" formats standard input.
func inspectTerraformFmt(inv *cli.Invocation, r *cli.Report) {
	_, given := inv.Last("-write")
	if inv.Has("-check") || given && !inv.Has("-write") {
		r.Add(cli.Reads, "")
		return
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Works, "rewrites configuration files")
	}
	for _, w := range inv.Operands {
		if w.Text == "-" {
			r.Add(cli.Pure, "")
		} else {
			r.Path(cli.WritesTo, w, "rewrites configuration files")
		}
	}
}

// inspectTerraformConsole: expressions on standard input are evaluated and
// change nothing; without them a person types.
func inspectTerraformConsole(inv *cli.Invocation, r *cli.Report) {
	if in := inv.Input(); in.Text.Static || in.File.Text != "" {
		r.Add(cli.ReadsSecrets, "evaluates expressions, with sensitive values")
		return
	}
	r.Add(cli.Interactive, "waits for expressions")
}
