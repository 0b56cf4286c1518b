package hook

// This file owns Codex's account of a call that ran (0.171): tool_response of a
// shell is its bare output, with no exit code and no event for failures. A failed
// read-only command therefore counts as a probe there (docs/hooks.md); our own
// transitions are told by what tmt-ground prints.

func codexResult(e *Event, o fields) {
	e.Output = plain(o["tool_response"])
}
