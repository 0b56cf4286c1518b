package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the launchers of other coding agents that have subcommands
// which read. Starting an agent is a change: its calls are not seen here, and
// its options switch hooks off. agents_plain.go owns the launchers that only
// start an agent.

const startsAgent = "starts another agent, whose calls are not judged here"

// claude is Claude Code 2.1.
var claude = cli.Program{
	Name:         "claude",
	LocalOptions: true,
	Options: `
		-p, --print; -c, --continue; -r, --resume[=ID]; --bare; --settings FILE; --setting-sources LIST
		--model NAME; --fallback-model NAME; --output-format FORMAT; --input-format FORMAT; --verbose
		-d, --debug[=FILTER]; --permission-mode MODE; --dangerously-skip-permissions
		--allow-dangerously-skip-permissions; --mcp-config FILE; --strict-mcp-config
		--append-system-prompt TEXT; --system-prompt TEXT; --session-id ID; --fork-session; --ide
		--plugin-dir !DIR; --disable-slash-commands; --agents JSON; --agent NAME; --max-turns N
		--max-budget-usd N; -v, --version; -h, --help
	`,
	Effect: cli.Changes,
	Does:   startsAgent,
	Commands: []cli.Command{
		{Name: "mcp", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-h, --help"},
			{Name: "get", Effect: cli.Reads, Options: "-h, --help"},
		}, Unlisted: changesAgent},
		{Name: "plugin plugins", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "--json; --available; -h, --help"},
				{Name: "validate", Effect: cli.Reads, Options: "-h, --help", Operands: cli.Operands{Each: cli.ReadsFrom}},
				{Name: "details", Effect: cli.Reads, Options: "-h, --help"},
				{Name: "marketplace", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true,
					Commands: []cli.Command{
						{Name: "list", Effect: cli.Reads, Options: "--json; -h, --help"},
					}, Unlisted: changesAgent},
			}, Unlisted: changesAgent},
		{Name: "agents", Effect: cli.Reads, Options: "--setting-sources LIST; -h, --help"},
		{Name: "auth", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true, Commands: []cli.Command{
			{Name: "status", Effect: cli.Reads, Options: "--json; --text; -h, --help"},
		}, Unlisted: changesAgent},
		{Name: "auto-mode", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true, Commands: []cli.Command{
			{Name: "config defaults", Effect: cli.Reads, Options: "-h, --help"},
		}, Unlisted: changesAgent},
		{Name: "doctor", Effect: cli.Reads, Options: "-h, --help"},
	},
	// An operand is a prompt, a subcommand that is not listed a change of its
	// settings: either starts it or changes it.
	Unlisted: agentPrompt,
}

// codex is OpenAI's Codex CLI 0.50.
var codex = cli.Program{
	Name:         "codex",
	LocalOptions: true,
	Options:      "-V, --version; -h, --help",
	Effect:       cli.Changes,
	Does:         startsAgent,
	Commands: []cli.Command{
		{Name: "mcp", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true, Commands: []cli.Command{
			{Name: "list get", Effect: cli.Reads, Options: "--json; -h, --help"},
		}, Unlisted: changesAgent},
		{Name: "login", Effect: cli.Changes, Does: "logs the agent in", LocalOptions: true, Options: "-h, --help",
			Commands: []cli.Command{
				{Name: "status", Effect: cli.Reads, Options: "-h, --help"},
			}},
		{Name: "features", Effect: cli.Pure, LocalOptions: true, Options: "-h, --help", Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-h, --help"},
		}, Unlisted: changesAgent},
		{Name: "completion", Effect: cli.Pure, Options: "-h, --help"},
		{Name: "help", Effect: cli.Pure},
	},
	Unlisted: agentPrompt,
}

// gemini is Gemini CLI 0.12, qwen (Qwen Code 0.1) its descendant.
var gemini = cli.Program{
	Name:         "gemini",
	Also:         "qwen",
	LocalOptions: true,
	Options:      "-v, --version; -h, --help; -l, --list-extensions; --list-sessions",
	Effect:       cli.Changes,
	Does:         startsAgent,
	Rules: []cli.Rule{
		{Option: "--list-extensions --list-sessions", Lowers: true, Effect: cli.Reads},
	},
	Commands: []cli.Command{
		{Name: "mcp", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true, Commands: []cli.Command{
			{Name: "list", Effect: cli.Reads, Options: "-h, --help"},
		}, Unlisted: changesAgent},
		{Name: "extensions extension", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true,
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "-o, --output-format FORMAT; -h, --help"},
				{Name: "validate", Effect: cli.Reads, Options: "-h, --help", Operands: cli.Operands{Each: cli.ReadsFrom}},
			}, Unlisted: changesAgent},
	},
	Unlisted: agentPrompt,
}

// opencode is opencode 1.0.
var opencode = cli.Program{
	Name:           "opencode",
	HelpEverywhere: true,
	LocalOptions:   true,
	Options:        "-v, --version; -h, --help",
	Effect:         cli.Changes,
	Does:           startsAgent,
	Commands: []cli.Command{
		{Name: "models", Effect: cli.Reads, Options: "--refresh; --verbose; -h, --help"},
		{Name: "stats", Effect: cli.Reads,
			Options: "--days N; --tools N; --project NAME; --models[=N]; -h, --help"},
		{Name: "export", Effect: cli.Reads, Options: "-h, --help"},
		{Name: "debug", Effect: cli.Unstated, Does: "may change what opencode holds", Options: "-h, --help",
			Commands: []cli.Command{{Name: "config paths skill scrap", Effect: cli.Reads, Options: "-h, --help"}}},
		{Name: "import upgrade web", Effect: cli.Changes, Does: "changes the agent or starts it",
			Options:     "-h, --help; --port N; --hostname NAME; -m, --method NAME",
			AnyOperands: true},
		{Name: "uninstall", Effect: cli.Changes, Does: "changes the agent or starts it",
			Options: "-c, --keep-config; -d, --keep-data; --dry-run; -f, --force; -h, --help",
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "agent auth mcp session", Effect: cli.Pure, Options: "-h, --help", LocalOptions: true,
			Commands: []cli.Command{
				{Name: "list ls", Effect: cli.Reads, Options: "-n, --max-count N; --format FORMAT; -h, --help"},
			}, Unlisted: changesAgent},
	},
	Unlisted: agentPrompt,
}

// agentChange is a subcommand of an agent's launcher that does not read.
var agentChange = cli.Command{Effect: cli.Changes,
	Does: "changes an agent's settings, plug-ins, servers or login"}

func changesAgent([]string, string) *cli.Command { return &agentChange }

// agentStart takes a prompt, or a subcommand that starts the agent.
var agentStart = cli.Command{Effect: cli.Changes, Does: startsAgent}

func agentPrompt([]string, string) *cli.Command { return &agentStart }

// StartsAgent reports whether a program is a coding agent's launcher.
func StartsAgent(name string) bool {
	p := Lookup(name)
	return p != nil && p.Does == startsAgent
}
