package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns infrastructure as code beside Terraform: packer, terragrunt,
// pulumi; cdk.go owns the AWS and serverless tools.

// packer is Packer 1.14.
var packer = cli.Program{
	Name: "packer", Style: cli.SingleDash, Effect: cli.Pure,
	Options: `
		-machine-readable; -version; -v; -help; -h; -var PAIR; -var-file FILE; -ignore-prerelease-plugins
		-use-sequential-evaluation; -config-type TYPE; -only LIST; -except LIST; -color[=BOOL]; -debug
		-force; -on-error MODE; -parallel-builds N; -timestamp-ui; -warn-on-undeclared-var
		-evaluate-datasources; -no-warn-undeclared-var; -syntax-only`,
	Probes: []string{"packer validate .", "packer inspect ."},
	Commands: []cli.Command{
		{Name: "validate inspect", Effect: cli.Reads},
		{Name: "version", Effect: cli.Pure},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
		{Name: "fix", Effect: cli.Reads, Options: "-validate[=BOOL]"},
		{Name: "fmt", Options: "-check; -diff; -write; -recursive; -list", Inspect: inspectTerraformFmt},
		{Name: "console", Inspect: inspectPackerConsole},
		{Name: "init", Effect: cli.Changes, Does: "installs plug-ins for the whole user",
			Options: "-upgrade; -force"},
		{Name: "hcl2_upgrade", Effect: cli.Works, Does: "writes a configuration",
			Options: "-output-file >FILE; -with-annotations"},
		{Name: "plugins", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "installed required", Effect: cli.Reads},
			{Name: "install remove", Effect: cli.Changes, Does: "changes packer's plug-ins",
				Options: "-path FILE; -force"},
		}},
		{Name: "build", Effect: cli.Changes, Does: "builds machine images, on other systems"},
	},
}

// inspectPackerConsole: expressions on standard input change nothing.
func inspectPackerConsole(inv *cli.Invocation, r *cli.Report) {
	if in := inv.Input(); in.Text.Static || in.File.Text != "" {
		r.Add(cli.Reads, "")
		return
	}
	r.Add(cli.Interactive, "waits for expressions")
}

// terragrunt is Terragrunt 0.86. Its configuration may run programs, which is
// taken for terraform's own reading here as its manual does.
var terragrunt = cli.Program{
	Name:   "terragrunt",
	Env:    "TG_* TERRAGRUNT_* TF_* -TF_VAR_* -TF_LOG -TF_IN_AUTOMATION -TF_INPUT >TF_LOG_PATH",
	Effect: cli.Unstated, Does: "runs a terraform command that is not known here", Unlisted: terragruntCommand,
	Options: `
		--working-dir DIR, --terragrunt-working-dir DIR; --config FILE, --terragrunt-config FILE
		--non-interactive, --terragrunt-non-interactive; --log-level LEVEL, --terragrunt-log-level LEVEL
		--log-format NAME; --no-color; --all, -a; --graph; --queue-include-dir DIR; --queue-exclude-dir DIR
		--queue-include-external; --queue-exclude-external; --queue-ignore-errors; --queue-strict-include
		--parallelism N, --terragrunt-parallelism N; --source TEXT; --source-update; --source-map PAIR
		--download-dir >DIR/; --inputs-debug; --no-auto-init; --no-auto-approve; --no-auto-retry
		--iam-assume-role ARN; --tf-path PROGRAM; --terragrunt-tfpath PROGRAM; --json-out-dir >DIR/
		--out-dir >DIR/; --tf-forward-stdout; --provider-cache; --strict-mode; --experiment NAME
		--feature PAIR; --units-that-include FILE; --report-file >FILE; --filter TEXT; -h, --help
		-v, --version; --terragrunt-include-dir DIR; --terragrunt-exclude-dir DIR
		--terragrunt-ignore-external-dependencies; --terragrunt-include-external-dependencies
		--terragrunt-source TEXT; --terragrunt-no-color; --terragrunt-debug; --terragrunt-forward-tf-stdout`,
	Rules: []cli.Rule{
		{Option: "--tf-path --terragrunt-tfpath", Effect: cli.ExecutesProgram},
	},
	Probes: []string{"terragrunt plan", "terragrunt output"},
	Commands: []cli.Command{
		{Name: "find list graph-dependencies output-module-groups info dag", Effect: cli.Reads, OpenOptions: true,
			AnyOperands: true},
		{Name: "render render-json", Effect: cli.Works, Does: "writes the configuration", OpenOptions: true},
		{Name: "hcl", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "validate", Effect: cli.Reads, OpenOptions: true},
			{Name: "fmt format", Effect: cli.Works, Does: "rewrites configuration files",
				Options: "--check; --diff; --file FILE; --exclude-dir DIR; --stdin",
				Rules:   []cli.Rule{{Option: "--check --stdin", Lowers: true, Effect: cli.Reads}}},
		}},
		{Name: "hclvalidate validate-inputs", Effect: cli.Reads, OpenOptions: true},
		{Name: "hclfmt", Effect: cli.Works, Does: "rewrites configuration files",
			Options: "--check; --terragrunt-check; --diff",
			Rules:   []cli.Rule{{Option: "--check --terragrunt-check", Lowers: true, Effect: cli.Reads}}},
		{Name: "run run-all graph stack", Effect: cli.Unstated,
			Does: "runs a terraform command that is not known here", Unlisted: terragruntCommand,
			Commands: []cli.Command{
				{Name: "generate", Effect: cli.Works, Does: "writes a stack", OpenOptions: true},
				{Name: "run", Effect: cli.Unstated, Does: "runs a terraform command that is not known here",
					Unlisted: terragruntCommand},
			}},
		{Name: "exec", Effect: cli.Unstated, Does: "runs a command", StopAtOperand: true, Wraps: &cli.Wrap{}},
		{Name: "scaffold catalog", Effect: cli.Works, Does: "writes a configuration", OpenOptions: true},
		{Name: "backend aws-provider-patch", Effect: cli.Changes, Does: "changes the backend", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}

// terragruntCommand finds a command of terraform.
func terragruntCommand(_ []string, name string) *cli.Command {
	if name == "--" {
		return nil
	}
	for i := range terraform.Commands {
		if c := named(terraform.Commands[i:i+1], name); c != nil {
			return terragrunted(c)
		}
	}
	return nil
}

// terragrunted is a command of terraform as terragrunt passes it on.
func terragrunted(c *cli.Command) *cli.Command {
	own := *c
	own.Style = cli.SingleDash
	return &own
}

// pulumi is Pulumi 3.190.
var pulumi = cli.Program{
	Name: "pulumi", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--color MODE; -C, --cwd @DIR; --disable-integrity-checking; -e, --emoji; --fully-qualify-stack-names
		-h, --help; --logflow; --logtostderr; --memprofilerate N; --non-interactive; --profiling FILE
		--tracing TEXT; -v, --verbose N; --version; -s, --stack NAME; -j, --json; -y, --yes
		-f, --skip-preview; -m, --message TEXT; -p, --parallel N; -t, --target URN; -r, --refresh[=BOOL]
		-c, --config PAIR; -d, --debug; --diff; -i, --show-ids; -u, --show-urns; --show-secrets; --show-name
		-a, --all; --config-file FILE; --expect-no-changes; --show-config; --show-reads; --show-sames
		--suppress-outputs; --suppress-progress; --target-dependents; --replace URN; --policy-pack DIR
		--policy-pack-config FILE; --save-plan >FILE; --plan FILE; --import-file FILE
		--attach-debugger[=BOOL]; --run-program[=BOOL]; --exclude URN`,
	Rules: []cli.Rule{
		{Option: "--show-secrets", Effect: cli.ReadsSecrets, Does: "shows secrets"},
		{Option: "--save-plan --import-file --profiling", Effect: cli.WritesTo, Does: "writes a plan or profile"},
	},
	Probes: []string{"pulumi stack ls", "pulumi whoami"},
	Commands: []cli.Command{
		{Name: "preview pre", Effect: cli.Reads},
		{Name: "about whoami logs version view-trace", Effect: cli.Reads, OpenOptions: true},
		{Name: "stack", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "ls output graph history tag", Effect: cli.Reads, OpenOptions: true, Commands: []cli.Command{
				{Name: "ls get", Effect: cli.Reads},
				{Name: "set rm", Effect: cli.Changes, Does: "changes a stack"},
			}},
			{Name: "export", Effect: cli.ReadsSecrets, Does: "shows a stack's state",
				Options: "--file FILE; --version N",
				Rules:   []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "writes a stack's state to a file"}}},
			{Name: "select", Effect: cli.Works, Does: "switches to another stack", OpenOptions: true,
				Options: "--create",
				Rules:   []cli.Rule{{Option: "--create", Effect: cli.Changes, Does: "creates a stack"}}},
			{Name: "init rm rename import change-secrets-provider unselect", Effect: cli.Changes,
				Does: "changes stacks", OpenOptions: true},
		}},
		{Name: "config", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "get", Effect: cli.ReadsSecrets, Does: "shows a setting", Options: "--path"},
			{Name: "set set-all rm rm-all cp refresh", Effect: cli.Works, Does: "changes the project's settings",
				OpenOptions: true, Options: "--secret; --plaintext; --path"},
			{Name: "env", Effect: cli.Unstated, Does: "may change environments"},
		}},
		{Name: "plugin package", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls get-schema info", Effect: cli.Reads, OpenOptions: true},
			{Name: "install rm add publish delete gen-sdk run", Effect: cli.Changes, Does: "changes plug-ins",
				OpenOptions: true},
		}},
		{Name: "schema", Effect: cli.Pure, Commands: []cli.Command{{Name: "check", Effect: cli.Reads}}},
		{Name: "new", Effect: cli.Changes, Does: "writes a project and creates its stack", Options: `
			-d, --description TEXT; --dir @DIR; --force; -g, --generate-only; -l, --list-templates; -n, --name NAME
			-o, --offline; --remote-stack-config; --runtime-options LIST; --secrets-provider NAME
			--template-mode; --ai TEXT; --language NAME; --config-path`,
			Rules: []cli.Rule{
				{Option: "--list-templates", Lowers: true, Effect: cli.Reads},
				{Option: "--generate-only", Lowers: true, Effect: cli.Works, Does: "writes a project"},
			}},
		{Name: "convert install convert-trace gen-completion", Effect: cli.Works, Does: "writes a project",
			Options: `
			--from NAME; --language NAME; --out >DIR/; --name NAME; --generate-only; --mappings LIST; --strict
			--no-dependencies; --no-plugins; --reinstall; --use-language-version-tools; --parallel N`},
		{Name: "env", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls diff", Effect: cli.Reads,
				Options: "-o, --organization NAME; --format NAME; --path PATH; --show-secrets"},
			{Name: "get open", Effect: cli.ReadsSecrets, Options: `
				-f, --format NAME; -l, --lifetime TIME; --value FORMAT; --show-secrets; --definition; --draft[=ID]`},
			{Name: "version", Effect: cli.Reads, Commands: []cli.Command{
				{Name: "history", Effect: cli.Reads},
				{Name: "retract rollback tag", Effect: cli.Changes, Does: "changes environments"},
			}},
			{Name: "tag", Effect: cli.Changes, Does: "changes environments", Commands: []cli.Command{
				{Name: "ls get", Effect: cli.Reads},
			}},
			{Name: "init set rm edit clone rotate run referrer webhook", Effect: cli.Changes,
				Does: "changes environments"},
		}},
		{Name: "org", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "get-default", Effect: cli.Reads},
			{Name: "set-default", Effect: cli.Changes, Does: "changes the user's settings"},
			{Name: "search", Effect: cli.Reads, Options: `
				--org NAME; -q, --query TEXT; -o, --output FORMAT; --web; --delimiter TEXT`,
				Commands: []cli.Command{{Name: "ai", Effect: cli.Reads, Options: "-q, --query TEXT; --org NAME; --web"}}},
		}},
		{Name: "policy", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls validate-config", Effect: cli.Reads, Options: "--json; -j; --config FILE"},
			{Name: "group", Effect: cli.Pure,
				Commands: []cli.Command{{Name: "ls", Effect: cli.Reads, Options: "-j; --json"}}},
			{Name: "new", Effect: cli.Works, Does: "writes a policy",
				Options: "--dir >DIR/; -f, --force; -g, --generate-only; -o, --offline"},
			{Name: "publish enable disable rm", Effect: cli.Changes, Does: "changes policies",
				Options: "--config FILE; --policy-group NAME; --version VERSION; -y"},
		}},
		{Name: "refresh", Effect: cli.Changes, Does: "changes the stack's state", Options: `
			--preview-only; --clear-pending-creates; --skip-pending-creates; --import-pending-creates LIST
			--stack-config FILE; --remote`,
			Rules: []cli.Rule{{Option: "--preview-only", Lowers: true, Effect: cli.Reads}}},
		{Name: "console", Effect: cli.Reads},
		{Name: "watch up update destroy down dn import state cancel login logout " +
			"deployment do", Effect: cli.Changes, Does: "changes infrastructure, state or credentials",
			OpenOptions: true},
		{Name: "help completion", Effect: cli.Pure, AnyOperands: true},
	},
}
