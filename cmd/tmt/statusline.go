package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/seed-a23d08e7/tmt/cmd/internal/badge"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ground"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns tmt statusline. It runs several times a second beside a
// person's work, so whatever it cannot find out, it leaves out.

// maxStatus bounds the harness's JSON, in bytes.
const maxStatus = 1 << 20

func statuslineCommand(c *cmdline) int {
	fs := flags(c, "statusline [--session ID]", "Prints the badge of a session: "+badge.Sign+"armed, grounded, observe or off, and nothing while\nnothing mutating was tried. Reads the JSON that Claude Code gives a status line from\nstandard input. To put it there: tmt install statusline.")
	id := fs.String("session", "", "the session's `id`")
	if status, done := parse(c, fs); done {
		return status
	}
	if *id == "" && !ui.Terminal(c.stdin) {
		*id = sessionOf(c.stdin)
	}
	g, _ := setup.Settings(os.Getenv, "")
	var state gate.State
	if at, err := ground.Find(os.Getenv, *id, ground.Armed); err == nil {
		state = at.State
	}
	if text := badge.Text(g, state); text != "" {
		fmt.Fprintln(c.stdout, text)
	}
	return ok
}

// sessionOf reads the session from a status line's JSON, "" where it has none.
func sessionOf(r io.Reader) string {
	b, err := io.ReadAll(io.LimitReader(r, maxStatus))
	if err != nil {
		return ""
	}
	var in struct {
		SessionID string `json:"session_id"`
	}
	if json.Unmarshal(b, &in) != nil {
		return ""
	}
	return in.SessionID
}
