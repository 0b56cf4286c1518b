package builtin

// This file owns the list of harness tools that are known by name (CLASSES rule
// 18): Claude Code 2.1, Codex 0.171, Copilot CLI 1.0, Gemini CLI 0.61, OpenCode
// 1.18.

type toolKind uint8

const (
	otherTool toolKind = iota
	shellTool
	powerShellTool
	editTool
	patchTool
	readTool
	lookTool
	bookTool
	worktreeTool
	othersTool
)

func kindOf(tool string) toolKind {
	switch tool {
	case "Bash", "Monitor", "bash", "shell", "Shell", "exec_command", "local_shell", "run_shell_command", "Execute", "run_terminal_command", "run_in_terminal":
		return shellTool
	case "PowerShell", "powershell", "pwsh":
		return powerShellTool
	case "Write", "Edit", "MultiEdit", "NotebookEdit", "write", "edit", "multiedit", "create", "str_replace", "insert",
		"str_replace_editor", "write_file", "replace", "Create":
		return editTool
	case "apply_patch", "ApplyPatch", "patch":
		return patchTool
	case "Read", "NotebookRead", "Grep", "Glob", "LS", "LSP", "read", "grep", "glob", "list", "ls", "view", "view_image",
		"read_file", "read_many_files", "list_directory", "search_file_content", "grep_search", "codesearch":
		return readTool
	case "WebFetch", "WebSearch", "webfetch", "websearch", "web_fetch", "web_search", "google_web_search",
		"ListMcpResourcesTool", "ReadMcpResourceTool", "list_mcp_resources", "read_mcp_resource", "list_mcp_resource_templates":
		return lookTool
	case "TodoWrite", "TodoRead", "todowrite", "todoread", "Agent", "Task", "task", "spawn_agent", "wait", "wait_agent", "update_plan", "write_todos",
		"TaskCreate", "TaskGet", "TaskList", "TaskUpdate", "TaskOutput", "TaskStop", "BashOutput", "KillShell", "ExitPlanMode", "EnterPlanMode",
		"AskUserQuestion", "ask_user", "Skill", "skill", "ToolSearch", "ListAgents", "ReportFindings", "WaitForMcpServers", "CronList",
		"SlashCommand", "StructuredOutput", "report_intent", "EndConversation", "question", "plan_exit", "list_agents", "get_goal":
		return bookTool
	case "EnterWorktree":
		return worktreeTool
	case "ScheduleWakeup", "CronCreate", "CronDelete", "RemoteTrigger", "PushNotification", "SendMessage", "SendUserFile", "Artifact",
		"ExitWorktree", "Workflow", "write_stdin", "send_input", "TeamCreate", "TeamDelete":
		return othersTool
	}
	return otherTool
}
