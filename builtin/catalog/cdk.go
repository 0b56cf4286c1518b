package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns AWS CDK, CDK for Terraform, the Serverless Framework and AWS
// SAM. To show what they would change, they run the project's own program; the
// manuals document diff as changing nothing and synth as writing cdk.out.

// cdk is AWS CDK 2.1030.
var cdk = cli.Program{
	Name: "cdk", Effect: cli.Unstated,
	Options: `
		-a, --app COMMAND; --build COMMAND; -c, --context PAIR; -p, --plugin MODULE; --trace; --strict
		--lookups; --ignore-errors; -j, --json; -v, --verbose; --debug; --profile NAME; --proxy URL
		--ca-bundle-path FILE; -i, --ec2creds; -r, --role-arn ARN; --version-reporting; --path-metadata
		--asset-metadata; --staging; -o, --output >DIR/; --notices; --no-color; --ci; --unstable LIST
		--telemetry-file FILE; --yes; -h, --help; --version; -e, --exclusively; -q, --quiet; --validation
		-l, --long; -d, --show-dependencies; --no-notices; --no-staging; --no-path-metadata
		--no-asset-metadata; --no-version-reporting; --no-lookups; --region NAME`,
	Rules: []cli.Rule{
		{Option: "--app --build", Value: "!cdk.out", Effect: cli.Executes},
		{Option: "--plugin", Effect: cli.Runs, Does: "loads a plug-in"},
		{Option: "--telemetry-file", Effect: cli.WritesTo, Does: "writes a log"},
	},
	Probes: []string{"cdk diff", "cdk list"},
	Commands: []cli.Command{
		{Name: "list ls", Effect: cli.Reads},
		{Name: "synth synthesize", Effect: cli.Works, Does: "writes templates to cdk.out",
			Rules: []cli.Rule{{Option: "--output", Effect: cli.WritesTo, Does: "writes templates"}}},
		{Name: "diff", Effect: cli.Reads, Options: `
			--context-lines N; --template FILE; --security-only; --fail; --processed; --change-set
			--no-change-set; --import-existing-resources; --include-moves; --method MODE`},
		{Name: "metadata notices drift flags", Effect: cli.Reads, Options: `
			-u, --unacknowledged; --fail; --set; --value TEXT; --all; --recommended; --default; --unconfigured
			--interactive`,
			Rules: []cli.Rule{{Option: "--set --interactive", Effect: cli.Works,
				Does: "changes the project's settings"}}},
		{Name: "context", Effect: cli.Reads, Options: "--reset KEY; -f, --force; --clear",
			Rules: []cli.Rule{{Option: "--reset --clear", Effect: cli.Works, Does: "changes cdk.context.json"}}},
		{Name: "docs doc doctor version", Effect: cli.Reads, Options: "-b, --browser PROGRAM",
			Rules: []cli.Rule{{Option: "--browser", Effect: cli.ExecutesProgram}}},
		{Name: "init", Effect: cli.Works, Does: "writes a project", OpenOptions: true,
			Options: "-l, --language NAME; --list"},
		{Name: "acknowledge ack", Effect: cli.Works, Does: "changes cdk.json"},
		{Name: "migrate", Effect: cli.Works, Does: "writes a project", OpenOptions: true},
		{Name: "deploy destroy bootstrap import watch gc rollback refactor publish-assets", Effect: cli.Changes,
			Does: "changes stacks", OpenOptions: true, Options: `
			-f, --force; -m, --method MODE; -E; -R; -b NAME; -t, --tags PAIR; -O, --outputs-file FILE`},
		{Name: "help completion", Effect: cli.Pure, AnyOperands: true},
	},
}

// cdktf is CDK for Terraform 0.21.
var cdktf = cli.Program{
	Name: "cdktf", Effect: cli.Unstated, Options: `
		--disable-plugin-cache-env; --log-level LEVEL; -h, --help; --version; -a, --app COMMAND
		-o, --output >DIR/; -l, --language NAME; --skip-synth; --no-color`,
	Rules:  []cli.Rule{{Option: "--app", Effect: cli.Executes}},
	Probes: []string{"cdktf list", "cdktf diff"},
	Commands: []cli.Command{
		{Name: "list diff output debug", Effect: cli.Reads, OpenOptions: true,
			AnyOperands: true},
		{Name: "synth get init convert provider", Effect: cli.Works, Does: "writes generated code",
			OpenOptions: true, AnyOperands: true,
			Rules: []cli.Rule{{Option: "--output", Effect: cli.WritesTo, Does: "writes generated code"}}},
		{Name: "watch deploy apply destroy login", Effect: cli.Changes,
			Does: "changes infrastructure or credentials", OpenOptions: true},
		{Name: "help completion", Effect: cli.Pure, AnyOperands: true},
	},
}

// serverless is the Serverless Framework 4.
var serverless = cli.Program{
	Name: "serverless", Also: "sls", Effect: cli.Unstated, Options: `
		-s, --stage NAME; -r, --region NAME; -c, --config FILE; --aws-profile NAME; --org NAME; --app NAME
		--service NAME; --verbose; --debug; --param PAIR; -h, --help; -v, --version; -f, --function NAME
		-t, --tail; --startTime TIME; --filter TEXT; --format FORMAT; --path PATH`,
	Probes: []string{"serverless info"},
	Commands: []cli.Command{
		{Name: "info logs metrics print usage support doctor", Effect: cli.Reads, OpenOptions: true},
		{Name: "package", Effect: cli.Works, Does: "packages the project", Options: "-p, --package DIR",
			Rules: []cli.Rule{{Option: "--package", Effect: cli.WritesTo, Does: "packages the project"}}},
		{Name: "create", Effect: cli.Works, Does: "writes a project", OpenOptions: true},
		{Name: "offline dev", Effect: cli.Runs, Does: "runs the project", OpenOptions: true},
		{Name: "invoke", Effect: cli.Changes, Does: "calls a function", OpenOptions: true,
			AnyOperands: true},
		{Name: "deploy", Effect: cli.Changes, Does: "deploys the project", OpenOptions: true,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "function", Effect: cli.Changes, Does: "deploys a function", OpenOptions: true},
			}},
		{Name: "remove rollback login logout plugin prune reconcile", Effect: cli.Changes,
			Does: "changes the service or credentials", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
	},
}

// sam is AWS SAM CLI 1.144.
var sam = cli.Program{
	Name: "sam", Effect: cli.Pure, Options: `
		--beta-features; --no-beta-features; --debug; --version; --info; -h, --help
		-t, --template, --template-file FILE; --config-file FILE; --config-env NAME; --region NAME
		--profile NAME; --save-params; -n, --name NAME; --stack-name NAME`,
	Probes: []string{"sam list stack-outputs", "sam validate"},
	Commands: []cli.Command{
		{Name: "validate", Effect: cli.Reads, Options: "--lint"},
		{Name: "logs traces", Effect: cli.Reads, OpenOptions: true},
		{Name: "list", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "resources stack-outputs endpoints", Effect: cli.Reads,
				OpenOptions: true}}},
		{Name: "docs", Effect: cli.Pure, AnyOperands: true},
		{Name: "build", Effect: cli.Works, Does: "builds the project", OpenOptions: true, Options: `
			-b, --build-dir DIR; -s, --base-dir DIR; -u, --use-container; -p, --parallel; -c, --cached
			-m, --manifest FILE; -x, --exclude NAME`,
			Rules: []cli.Rule{{Option: "--build-dir", Effect: cli.WritesTo, Does: "builds the project"}}},
		{Name: "init", Effect: cli.Works, Does: "writes a project", OpenOptions: true, Options: `
			-r, --runtime NAME; -o, --output-dir >DIR/; -d, --dependency-manager NAME; -l, --location TEXT
			-p, --package-type NAME`},
		{Name: "local", Effect: cli.Runs, Does: "runs the project", OpenOptions: true,
			AnyOperands: true},
		{Name: "package deploy delete sync publish remote pipeline", Effect: cli.Changes, Does: "changes stacks",
			OpenOptions: true},
	},
}
