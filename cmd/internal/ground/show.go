package ground

import (
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// State is a session as JSON output shows it.
type State struct {
	SessionID string   `json:"session_id"`
	State     string   `json:"state"` // armed, grounded or idle
	Required  bool     `json:"required"`
	Grounded  bool     `json:"grounded"`
	Forced    bool     `json:"forced"`
	Probes    []string `json:"probes_run"`
	PlanHash  string   `json:"plan_hash"`
	Approved  []string `json:"approved_commands"`
	Denied    int      `json:"denied"`
	Observed  int      `json:"observed"`
	Excepted  int      `json:"excepted"`
	Updated   int64    `json:"updated"`
}

// Show returns a state for JSON output.
func Show(s gate.State) *State {
	return &State{SessionID: s.SessionID, State: word(s), Required: s.Required, Grounded: s.Grounded, Forced: s.Forced,
		Probes: list(s.Probes), PlanHash: s.PlanHash, Approved: list(s.Approved), Denied: len(s.Denied),
		Observed: s.Observed, Excepted: s.Excepted, Updated: s.Updated}
}

func list(s []string) []string {
	if s == nil {
		return []string{}
	}
	return s
}

// word names a session's state.
func word(s gate.State) string {
	switch {
	case s.Grounded:
		return "grounded"
	case s.Required:
		return "armed"
	}
	return "idle"
}

// Print prints a state for people.
func Print(w io.Writer, s gate.State) {
	st := ui.StyleFor(w)
	says := map[string]string{
		"grounded": "grounded: mutating calls are released",
		"armed":    "armed: a mutating call was denied, the session waits for tmt-ground commit",
		"idle":     "idle: nothing mutating was tried",
	}[word(s)]
	if s.Forced {
		says += " (by --force)"
	}
	fmt.Fprintf(w, "session   %s\nstate     %s\n", ui.Printable(s.SessionID), st.Bold(says))
	fmt.Fprintf(w, "probes    %s\n", counted(len(s.Probes), "none on record"))
	for _, p := range s.Probes[max(0, len(s.Probes)-10):] {
		fmt.Fprintf(w, "          %s\n", ui.Printable(p))
	}
	if s.Pinned() {
		fmt.Fprintf(w, "plan      %s, %s\n", s.PlanHash[:min(12, len(s.PlanHash))], counted(len(s.Approved), "no step"))
		for _, a := range s.Approved {
			fmt.Fprintf(w, "          %s\n", ui.Printable(a))
		}
	}
	if s.Observed > 0 {
		fmt.Fprintf(w, "observed  %d calls would have been denied\n", s.Observed)
	}
	if s.Excepted > 0 {
		fmt.Fprintf(w, "passed    %s by a person's exception alone, see tmt allow list\n", calls(s.Excepted))
	}
	if n := len(s.Denied); n > 0 {
		fmt.Fprintf(w, "denied    %d on record, see tmt why\n", n)
	}
}

func calls(n int) string {
	if n == 1 {
		return "1 call"
	}
	return fmt.Sprintf("%d calls", n)
}

func counted(n int, none string) string {
	if n == 0 {
		return none
	}
	return strings.TrimSpace(fmt.Sprint(n))
}
