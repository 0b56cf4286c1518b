package paths

// This file owns the names that are protected in whatever directory they lie:
// a harness reads its project settings from wherever a session starts, git its
// hooks from every repository. Names of home directories are in home.go.

// anywhereNames are protected with everything below them. Where a name with "*"
// has a usual form, that stands beside it: directories are searched for those.
var anywhereNames = [...]row{
	{own, []string{"tmt.toml"}},
	{harness, []string{
		".claude/settings.json", ".claude/settings.local.json", ".claude/settings*.json", ".claude/hooks", // Claude Code
		".codex/config.toml", ".codex/hooks.json", ".codex/hooks", ".codex/rules", // Codex
		".gemini/settings.json", ".gemini/hooks", ".gemini/extensions", ".gemini/policies", ".gemini/.env", // Gemini CLI
		".qwen/settings.json",
		".github/hooks", ".github/copilot/settings.json", ".github/copilot/settings*.json", // Copilot CLI
		"opencode.json", "opencode.jsonc", ".opencode/opencode.json*", ".opencode/plugin*", ".opencode/tool*", // opencode
		".cursor/hooks.json", ".cursor/hooks", ".cursor/cli*.json", ".cursor/permissions.json", // Cursor
		".factory/settings.json", ".factory/settings*.json", ".factory/hooks.json", ".factory/hooks", // Droid
		".grok/hooks", ".grok/settings.json", ".grok/settings*.json", ".grok/config.toml", // Grok Build
		".kimi*/config.toml", ".kiro/hooks", ".kiro/settings", ".clinerules/hooks", ".amp/settings*.json",
	}},
	{servers, []string{".mcp.json", ".cursor/mcp.json", ".vscode/mcp.json"}},
	{startup, []string{".envrc"}},
	{repository, []string{".git", "git~1", "*.git/hooks", "*.git/config", "*.git/info/attributes"}},
}

// machineNames are guarded below the root of the file system.
var machineNames = [...]row{
	{harness, []string{
		"etc/claude-code", "Library/Application Support/ClaudeCode",
		"etc/codex", "etc/gemini-cli", "Library/Application Support/GeminiCli",
		"etc/opencode", "etc/cursor", "Library/Application Support/Cursor", "etc/factory",
	}},
	{startup, []string{
		"etc/profile*", "etc/bash*", "etc/zsh*", "etc/zprofile", "etc/environment", "etc/cron*", "etc/systemd", "etc/rc*",
		"etc/init.d", "etc/xdg/autostart", "var/spool/cron", "var/cron", "usr/lib/cron", "private/etc/zshrc", "private/etc/profile",
		"Library/LaunchAgents", "Library/LaunchDaemons", "private/var/at",
	}},
	{credentials, []string{"etc/shadow*", "etc/gshadow*", "etc/sudoers*", "etc/passwd*", "etc/ssh", "etc/ssl/private", "etc/kubernetes"}},
}
