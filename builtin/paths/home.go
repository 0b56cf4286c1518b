package paths

// This file owns the groups of protected names and the table of names below a
// home directory. Names that count wherever they lie are in anywhere.go.

// group says why a name is protected, in ascending order of weight.
type group uint8

const (
	ordinary     group = iota // an exception to a shorter name
	secret                    // readable, but shows secrets (secret.go only)
	servers                   // programs that the harness starts
	instructions              // what the harness tells the model in every session
	commands                  // programs found by name
	gitconfig
	repository
	startup
	credentials
	harness // guarded from here on
	own
)

// guarded reports whether writing the group is denied in every state.
func (g group) guarded() bool { return g >= harness }

// String says what a file of the group is.
func (g group) String() string {
	switch g {
	case secret:
		return "a file with secrets"
	case servers:
		return "a list of programs that the harness starts"
	case instructions:
		return "instructions for every session of the harness"
	case commands:
		return "a directory of commands on PATH"
	case gitconfig:
		return "git's global configuration"
	case repository:
		return "a repository's .git"
	case startup:
		return "a start-up file"
	case credentials:
		return "a place of credentials"
	case harness:
		return "the harness's settings, hooks or session files"
	case own:
		return "tmt's own state, configuration or programs"
	}
	return "an ordinary file"
}

// homeNames are the names below a home directory that are protected with
// everything below them. The longest match counts, so exceptions may follow.
var homeNames = [...]row{
	{own, []string{".tmt", ".config/tmt", ".local/share/tmt", ".local/state/tmt"}},
	{harness, []string{
		".claude", ".claude.json", ".claude.json.*", ".config/claude*", ".local/share/claude", ".local/state/claude",
		"Library/Application Support/Claude*", // Claude Code, Claude Desktop
		".codex",                              // Codex
		".gemini", ".qwen",                    // Gemini CLI and its fork
		".copilot",                                               // Copilot CLI
		".config/opencode", ".local/share/opencode", ".opencode", // opencode
		".cursor",                                                       // Cursor
		".kimi*", ".factory", ".grok", ".kiro", ".config/amp", ".cline", // Kimi Code, Droid, Grok Build, …
	}},
	{ordinary, []string{
		".claude/plans", ".claude/agent-memory", ".claude/projects/*/memory", // written by the model's own tools
		".gemini/tmp/*/plans",
		".claude/worktrees", ".codex/worktrees", ".cursor/worktrees", ".local/share/opencode/worktree", // checkouts to work in
	}},
	{instructions, []string{
		".claude/CLAUDE.md", ".claude/commands", ".claude/agents", ".claude/skills", ".claude/rules", ".claude/output-styles",
		".codex/AGENTS.md", ".codex/prompts", ".codex/skills", ".agents/skills",
		".gemini/GEMINI.md", ".gemini/commands", ".gemini/skills",
		".copilot/copilot-instructions.md", ".copilot/agents", ".copilot/skills",
		".config/opencode/AGENTS.md", ".config/opencode/agent*", ".config/opencode/command*", ".config/opencode/skill*",
		".cursor/rules", ".cursor/commands", ".cursor/skills*", ".cursor/agents",
	}},
	{servers, []string{".mcp.json"}},
	{startup, []string{
		".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".bash_aliases", ".bash_completion", ".bashrc.d",
		".profile", ".zshrc", ".zshenv", ".zprofile", ".zlogin", ".zlogout", ".zshrc.d", ".config/zsh", ".oh-my-zsh",
		".kshrc", ".mkshrc", ".shrc", ".shinit", ".cshrc", ".tcshrc", ".login", ".logout", ".inputrc",
		".config/fish", ".config/nushell", ".config/powershell", ".config/elvish", ".config/xonsh", ".xonshrc",
		".xinitrc", ".xsession", ".xsessionrc", ".xprofile", ".xserverrc", ".pam_environment", ".config/environment.d",
		".config/autostart", ".config/autostart-scripts", ".config/plasma-workspace", ".config/systemd", ".local/share/systemd",
		"Library/LaunchAgents", "Library/LaunchDaemons",
		".direnvrc", ".config/direnv", ".config/cron", ".crontab",
	}},
	{gitconfig, []string{".gitconfig", ".gitconfig.*", ".config/git", ".hgrc", ".config/hg"}},
	{commands, []string{".local/bin", "bin", ".cargo/bin", "go/bin"}},
	{credentials, []string{
		".ssh", ".gnupg", ".netrc", ".git-credentials", ".password-store", ".pgpass", ".my.cnf", ".mylogin.cnf", ".vault-token",
		".aws", ".azure", ".config/gcloud", ".oci", ".boto", ".s3cfg", ".config/rclone", ".config/doctl", ".fly", ".databrickscfg",
		".kube", ".docker", ".config/containers", ".config/helm", ".terraformrc", ".terraform.d",
		".config/gh", ".config/glab-cli", ".config/hub", ".config/github-copilot",
		".npmrc", ".yarnrc", ".yarnrc.yml", ".pypirc", ".cargo/credentials*", ".cargo/config*", ".gem/credentials",
		".m2/settings*.xml", ".gradle/gradle.properties", ".gradle/init*", ".composer/auth.json", ".config/composer/auth.json",
		".config/op", ".op", ".config/sops", ".config/age", ".local/share/keyrings", "Library/Keychains", ".pki",
		".mozilla", ".config/google-chrome*", ".config/chromium", ".config/BraveSoftware",
		"Library/Application Support/Google/Chrome", "Library/Application Support/Firefox", "Library/Cookies",
	}},
}
