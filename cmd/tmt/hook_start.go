package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/doctor"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/hook"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns the start of a session: what is kept of it, what the agent's
// shell is told, and what the model and the user are told where something weakens
// the gate.

// started begins a session, tells the agent's shell which session and data
// directory are its own, and says what weakens the gate.
func started(e *hook.Event) hook.Reply {
	cwd := began(e)
	h, warnings := setup.Host(os.Getenv, cwd)
	if e.SessionID != "" {
		first := cwd
		if filepath.IsAbs(os.Getenv("CLAUDE_PROJECT_DIR")) {
			first = ""
		}
		err := h.Start(e.SessionID, first)
		if err == nil && h.Store != nil {
			err = h.Store.Check() // a session may begin without a state
		}
		switch {
		case errors.Is(err, session.ErrSetAside):
			warnings = append(warnings, err.Error())
		case err != nil:
			warnings = append(warnings, "the gate's state cannot be kept: "+session.Remedy(h.Store.Dir, err))
		}
	}
	if h.Store != nil {
		if err := session.Leave(os.Getenv, h.Store.Dir); err != nil {
			warnings = append(warnings, "a terminal will not find this session: "+err.Error())
		}
		export(os.Getenv("CLAUDE_ENV_FILE"), e.SessionID, h.Store.Dir)
	}
	for _, n := range setup.Notes(os.Getenv, cwd) {
		warnings = append(warnings, n.String())
	}
	warnings = append(warnings, mistakes(cwd)...)
	setup.Sweep(os.Getenv, cwd)
	if !h.Settings.Active() {
		warnings = append(warnings, "the gate is off here (mode "+h.Settings.Mode.String()+"): nothing is denied")
	} else if h.Settings.Mode == gate.Observe {
		warnings = append(warnings, "the gate only observes: nothing is denied, tmt status says what would have been")
	}
	if len(warnings) == 0 {
		return hook.Reply{}
	}
	return e.Context("tmt: " + strings.Join(warnings, "; "))
}

// mistakes are those of the installation that a session runs into.
func mistakes(cwd string) []string {
	exe, err := os.Executable()
	if err != nil {
		return nil
	}
	return doctor.AtStart(doctor.System{Program: exe, Version: version, Getenv: os.Getenv, Cwd: cwd, Deadline: deadline})
}

// export appends the session to the file that the harness reads into later
// shells. A harness without one has none.
func export(file, id, dir string) {
	if file == "" {
		return
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	fmt.Fprintf(f, "export TMT_SESSION_ID=%s\nexport TMT_DATA=%s\n", shellQuote(id), shellQuote(dir))
}

func shellQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
