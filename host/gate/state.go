package gate

// This file owns the state of a session, its bounds and its JSON. Where and
// how the JSON is kept is package session's.

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
)

// Schema is the version of the state that this package writes. Older files,
// which have the same fields or fewer, are read; newer ones are not.
const Schema = 2

// The bounds of a state.
const (
	MaxProbes     = 50   // probes kept, the newest
	MaxProbeRunes = 200  // characters of one probe
	MaxDenials    = 20   // denials kept, the newest
	MaxTextBytes  = 2000 // bytes of a denied call's text
	maxDirBytes   = 1000 // of the directory of one
	maxDenialText = 16 << 10
	maxSummaries  = 8
	maxCwd        = 4096 // bytes
)

// State is what is remembered of one session. The zero State is a session of
// which nothing is known: not grounded.
type State struct {
	SessionID string
	Required  bool     // a mutating call was denied: the session waits for grounding
	Grounded  bool     // mutating calls are released
	Forced    bool     // grounded with --force, by a person
	Probes    []string // read-only calls that succeeded, oldest first
	PlanHash  string   // "" where no plan is pinned; else see Plan.Hash
	Approved  []string // the canonical steps of the pinned plan
	Updated   int64    // Unix seconds of the last change
	Denied    []Denial // oldest first
	Observed  int      // calls that mode observe would have denied
	Excepted  int      // calls that passed by a person's exception alone
	Mode      string   // "off" or "observe" where the gate did not deny when the session began, else ""
	Cwd       string   // where the session began, absolute; "" where the harness names the project itself
}

// Denial is the record of one denied call, for `tmt why`.
type Denial struct {
	At       int64    `json:"at"` // Unix seconds
	Kind     string   `json:"kind"`
	Tool     string   `json:"tool,omitempty"`
	Text     string   `json:"text,omitempty"`     // at most MaxTextBytes; may hold control characters
	Dir      string   `json:"dir,omitempty"`      // where it would have run
	Reason   string   `json:"reason"`             // as the model read it
	Findings []string `json:"findings,omitempty"` // one line each: class, step, reason
	Observed bool     `json:"observed,omitempty"` // mode observe: it was not denied in fact
}

// Pinned reports whether only the steps of a plan are released.
func (s *State) Pinned() bool { return s.PlanHash != "" || len(s.Approved) > 0 }

// Pending reports whether the session waits for `tmt-ground commit`.
func (s *State) Pending() bool { return s.Required && !s.Grounded }

// addProbe appends a probe that is not yet there. One that is keeps its place,
// so that repeating a probe costs no write.
func (s *State) addProbe(text string) bool {
	p := clean(text, MaxProbeRunes)
	if p == "" || slices.Contains(s.Probes, p) {
		return false
	}
	s.Probes = append(newest(s.Probes, MaxProbes-1), p)
	return true
}

// addDenial appends a denial and drops the oldest beyond the bounds.
func (s *State) addDenial(d Denial) {
	s.Denied = bounded(append(newest(s.Denied, MaxDenials-1), d))
}

// bounded returns the newest denials that fit the bounds, one at least.
func bounded(ds []Denial) []Denial {
	total := 0
	for i := len(ds) - 1; i >= 0; i-- {
		total += ds[i].size()
		if n := len(ds) - i; n > MaxDenials || n > 1 && total > maxDenialText {
			return ds[i+1:]
		}
	}
	return ds
}

func (d *Denial) size() int {
	n := len(d.Text) + len(d.Dir) + len(d.Reason) + len(d.Tool)
	for _, f := range d.Findings {
		n += len(f)
	}
	return n
}

// newest copies the last n elements, so that an append never writes into the
// state that Next was given.
func newest[T any](list []T, n int) []T {
	return append(make([]T, 0, n+1), list[max(0, len(list)-n):]...)
}

// wire is the state as JSON. Keys that it lacks, such as the original's axes,
// are ignored; null reads as the zero value.
type wire struct {
	Schema    int      `json:"schema"`
	SessionID string   `json:"session_id"`
	Required  bool     `json:"required"`
	Grounded  bool     `json:"grounded"`
	Forced    bool     `json:"forced,omitempty"`
	Probes    []string `json:"probes_run"`
	PlanHash  string   `json:"plan_hash"`
	Approved  []string `json:"approved_commands"`
	Updated   float64  `json:"updated"` // the original may write a fraction
	Denied    []Denial `json:"denied,omitempty"`
	Observed  int      `json:"observed,omitempty"`
	Excepted  int      `json:"excepted,omitempty"`
	Mode      string   `json:"mode,omitempty"`
	Cwd       string   `json:"cwd,omitempty"`
}

// Encode returns the state as JSON in the original's schema, version 2.
func (s *State) Encode() ([]byte, error) {
	w := wire{Schema, s.SessionID, s.Required, s.Grounded, s.Forced, s.Probes, s.PlanHash,
		s.Approved, float64(s.Updated), s.Denied, s.Observed, s.Excepted, s.Mode, s.Cwd}
	if w.Probes == nil {
		w.Probes = []string{}
	}
	if w.Approved == nil {
		w.Approved = []string{}
	}
	return json.Marshal(&w)
}

// Decode reads a state of this or an older schema and enforces the bounds.
func Decode(b []byte) (State, error) {
	var w wire
	if err := json.Unmarshal(b, &w); err != nil {
		return State{}, fmt.Errorf("read session state: %w", err)
	}
	if w.Schema > Schema {
		return State{}, fmt.Errorf("read session state: schema %d is newer than %d; update tmt", w.Schema, Schema)
	}
	s := State{SessionID: w.SessionID, Required: w.Required, Grounded: w.Grounded, Forced: w.Forced,
		PlanHash: w.PlanHash, Approved: w.Approved, Updated: int64(w.Updated), Observed: max(0, w.Observed), Excepted: max(0, w.Excepted), Mode: w.Mode, Cwd: cwd(w.Cwd)}
	s.Probes = make([]string, 0, min(len(w.Probes), MaxProbes)+1)
	for _, p := range w.Probes[max(0, len(w.Probes)-MaxProbes):] {
		if p = clean(p, MaxProbeRunes); p != "" && !slices.Contains(s.Probes, p) {
			s.Probes = append(s.Probes, p)
		}
	}
	s.Denied = bounded(w.Denied)
	return s, nil
}

// cwd returns a directory that can be a session's, "" for one that cannot.
func cwd(dir string) string {
	if len(dir) > maxCwd || !filepath.IsAbs(dir) {
		return ""
	}
	return dir
}
