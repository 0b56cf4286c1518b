// Package badge is tmt's line in Claude Code's status line: what it says, and
// how it gets into the user's settings and out again.
//
// This file owns the text. settings.go owns the edit of the settings' text,
// install.go the way into the file.
package badge

import "github.com/seed-a23d08e7/tmt/host/gate"

// Sign stands before every text: the sign for electrical ground.
const Sign = "⏚ TMT:"

// Text returns the badge of a session, "" for none: a session in which nothing
// mutating was tried, under a gate that denies. g is what the environment of the
// status line says, s.Mode what the session's hook said when it began.
func Text(g gate.Settings, s gate.State) string {
	switch {
	case !g.Active() || s.Mode == gate.Off.String():
		return Sign + "off"
	case g.Mode == gate.Observe || s.Mode == gate.Observe.String():
		return Sign + "observe"
	case s.Grounded:
		return Sign + "grounded"
	case s.Required:
		return Sign + "armed"
	}
	return ""
}
