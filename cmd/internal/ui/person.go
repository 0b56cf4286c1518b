package ui

import "os"

// This file owns the question whether a person is there.

// Person reports whether a person at a terminal runs this process: standard
// input is a terminal, and no harness has set its variables. Their shells do, so
// that a tool call does not pass for a person by accident; that it cannot on
// purpose is the gate's work, which denies such calls.
func Person(stdin any) bool {
	for _, name := range [...]string{"CLAUDECODE", "AI_AGENT", "CODEX_SANDBOX", "GEMINI_CLI", "COPILOT_CLI", "OPENCODE"} {
		if os.Getenv(name) != "" {
			return false
		}
	}
	return Terminal(stdin)
}
