package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns launchers of coding agents of which only the version and the
// help, and a few lists, read. Their options are not stated: nothing lowers a
// start.

// agent is every launcher without subcommands that are worth telling apart:
// aider 0.86, Amp, Cursor Agent, Cline, Crush 0.9, Droid, Goose 1.9, Grok CLI,
// Kimi CLI, Amazon Q Developer CLI 1.19, GitHub Copilot CLI 0.0.350.
var agent = cli.Program{
	Name:         "agent",
	Also:         "aider amp auggie cline copilot cursor-agent droid goose grok kimi q",
	LocalOptions: true,
	Options:      "--version; -h, --help",
	Effect:       cli.Changes,
	Does:         startsAgent,
	Commands: []cli.Command{
		{Name: "version", Effect: cli.Pure},
		{Name: "models", Effect: cli.Reads, Options: "-h, --help"},
		{Name: "status whoami", Effect: cli.Reads, Options: "-h, --help"},
		{Name: "mcp", Effect: cli.Pure, LocalOptions: true, Options: "-h, --help", Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-h, --help"},
		}, Unlisted: changesAgent},
	},
	Unlisted: agentPrompt,
}

// crush is Crush 0.9.
var crush = cli.Program{
	Name:         "crush",
	LocalOptions: true,
	Options:      "-v, --version; -h, --help",
	Effect:       cli.Changes,
	Does:         startsAgent,
	Unlisted:     agentPrompt,
}

// ollama is Ollama 0.12. A model's answer changes nothing; what is made of it
// is not known.
var ollama = cli.Program{
	Name:    "ollama",
	Options: "-v, --version; -h, --help",
	Effect:  cli.Pure,
	Probes:  []string{"ollama list", "ollama ps"},
	Commands: []cli.Command{
		{Name: "list ls", Effect: cli.Reads},
		{Name: "ps", Effect: cli.Reads},
		{Name: "show", Effect: cli.Reads,
			Options: "--license; --modelfile; --parameters; --system; --template; --verbose"},
		{Name: "help", Effect: cli.Pure},
		{Name: "run", Effect: cli.Runs, Does: "runs a model", Options: `
			--format FORMAT; --insecure; --keepalive DURATION; --nowordwrap; --verbose; --think[=LEVEL]; --hidethinking
			--truncate; --dimensions N`},
		{Name: "serve start", Effect: cli.Runs, Does: "starts a server"},
		{Name: "create", Effect: cli.Changes, Does: "creates a model",
			Options: "-f, --file FILE; -q, --quantize LEVEL"},
		{Name: "pull", Effect: cli.Works, Does: "downloads a model", Options: "--insecure"},
		{Name: "push", Effect: cli.Changes, Does: "publishes a model", Options: "--insecure"},
		{Name: "cp", Effect: cli.Changes, Does: "copies a model"},
		{Name: "rm", Effect: cli.Changes, Does: "deletes models"},
		{Name: "stop", Effect: cli.Changes, Does: "stops a running model"},
		{Name: "signin signout", Effect: cli.Changes, Does: "changes the login"},
	},
}

// llm is llm 0.27 (llm.datasette.io).
var llm = cli.Program{
	Name:    "llm",
	Options: "--version; -h, --help",
	Effect:  cli.Runs,
	Does:    "runs a model",
	Commands: []cli.Command{
		{Name: "models", Effect: cli.Reads, LocalOptions: true,
			Options: "--options; --schemas; --tools; -q, --query TEXT; -m, --model NAME", Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: `
				--options; --async; --schemas; --tools; -q, --query TEXT; -m, --model NAME`},
				{Name: "default", Effect: cli.Reads,
					Rules:   []cli.Rule{{MinOperands: 1, Effect: cli.Changes, Does: "changes the user's default model"}},
					Inspect: takesName},
				{Name: "options", Effect: cli.Unstated},
			}},
		{Name: "logs", Effect: cli.Reads, LocalOptions: true, Options: `
			-n, --count N; -m, --model NAME; -q, --query TEXT; -t, --truncate; -s, --short; -u, --usage; -r, --response
			-x, --extract; -c, --current; --cid ID; --json`, Commands: []cli.Command{
			{Name: "path", Effect: cli.Reads}, {Name: "status", Effect: cli.Reads},
			{Name: "list", Effect: cli.Reads, Options: `
				-n, --count N; -m, --model NAME; -q, --query TEXT; -t, --truncate; -s, --short; --json`},
			{Name: "on off", Effect: cli.Changes, Does: "changes what is logged"},
		}},
		{Name: "plugins", Effect: cli.Reads, Options: "--all; --hook NAME"},
		{Name: "keys", Effect: cli.Reads, LocalOptions: true, Commands: []cli.Command{
			{Name: "list path", Effect: cli.Reads}, {Name: "get", Effect: cli.ReadsSecrets},
			{Name: "set", Effect: cli.Changes, Does: "stores a key", Options: "--value TEXT"},
		}},
		{Name: "install uninstall", Effect: cli.Changes, Does: "changes installed packages"},
	},
}

// takesName keeps operands that are plain names from counting as subcommands.
func takesName(*cli.Invocation, *cli.Report) {}
