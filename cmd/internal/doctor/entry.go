package doctor

// This file owns one hook of a hooks file or of settings that runs tmt: that it is
// asked about every call, that its answer is waited for, and that the call does
// not run where it fails.

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"

	eventhook "github.com/seed-a23d08e7/tmt/host/hook"
)

// hooksFile is what matters here of hooks/hooks.json, and of settings.
type hooksFile struct {
	Hooks map[string][]struct {
		Matcher string `json:"matcher"`
		Hooks   []hook `json:"hooks"`
	} `json:"hooks"`
}

type hook struct {
	Type      string          `json:"type"`
	Command   string          `json:"command"`
	Args      []string        `json:"args"`
	Timeout   json.RawMessage `json:"timeout"` // seconds; absent for the harness's own
	OnFailure string          `json:"onFailure"`
	If        string          `json:"if"`
	Async     bool            `json:"async"`
}

// entry is a hook with its place.
type entry struct {
	path, event, matcher string
	hook
}

// entries returns the hooks of a file, of one event after the other.
func (f *hooksFile) entries(path string) []entry {
	var list []entry
	for _, event := range slices.Sorted(maps.Keys(f.Hooks)) {
		for _, g := range f.Hooks[event] {
			for _, h := range g.Hooks {
				list = append(list, entry{path, event, g.Matcher, h})
			}
		}
	}
	return list
}

// words are those of the command line that a hook runs.
func (h *hook) words() []string {
	if len(h.Args) > 0 {
		return append([]string{h.Command}, h.Args...)
	}
	text := strings.TrimSpace(h.Command)
	if program, rest, ok := strings.Cut(strings.TrimPrefix(text, `"`), `"`); ok && text[0] == '"' {
		return append([]string{program}, strings.Fields(rest)...)
	}
	return strings.Fields(text)
}

// asks returns the event that a hook hands to tmt hook, ok false where it runs
// something else.
func (h *hook) asks() (event string, ok bool) {
	words := h.words()
	for i, w := range words {
		name := strings.TrimSuffix(filepath.Base(strings.Trim(w, `"'`)), ".exe")
		if name == "tmt" && i+1 < len(words) && words[i+1] == "hook" {
			return strings.Join(words[i+2:min(i+3, len(words))], ""), true
		}
	}
	return "", false
}

// starts reports whether a hook runs the script that begins a session.
func (h *hook) starts() bool {
	return strings.Contains(strings.Join(h.words(), " "), "hooks/session-start.sh")
}

// check says what lets calls pass unseen. least is how long the harness has to
// wait; remedy is what to do about a hook that is not as it was shipped.
func (e *entry) check(r *report, least time.Duration, remedy string) {
	if eventhook.ParseName(e.event).Gates() {
		if e.matcher != "" && e.matcher != "*" {
			r.problem(e.path+" asks the gate about some tools only ("+e.matcher+")", remedy)
		}
		if e.If != "" {
			r.problem(e.path+" asks the gate about some calls only (\"if\": \""+e.If+"\")", remedy)
		}
		if e.Async {
			r.problem(e.path+" does not wait for "+e.event+": calls run before they are judged", remedy)
		}
		if e.OnFailure != "block" {
			r.problem(e.path+" lets calls through where the program of "+e.event+" fails", remedy)
		}
	}
	e.waits(r, least)
}

// waits compares the harness's time-out with the hook's own deadline.
func (e *entry) waits(r *report, least time.Duration) {
	remedy := "set \"timeout\" to 10 for it there"
	var seconds float64
	switch gates := eventhook.ParseName(e.event).Gates(); {
	case len(e.Timeout) == 0:
		r.warn(e.path+" sets no time-out for "+e.event+": it is the harness's own, which may be shorter than the hook's deadline", remedy)
	case json.Unmarshal(e.Timeout, &seconds) != nil || seconds <= 0:
		r.problem(e.path+" has a time-out for "+e.event+" that is no number above 0: the harness drops the whole file, and its hooks with it", remedy)
	case seconds >= least.Seconds():
	case gates:
		r.problem(fmt.Sprintf("%s waits %g s for %s, and the hook answers within %v: a call that is not judged by then runs", e.path, seconds, e.event, deadlineOf(least)), remedy)
	default:
		r.warn(fmt.Sprintf("%s waits %g s for %s, and it may take %v: what it would keep is lost", e.path, seconds, e.event, deadlineOf(least)), remedy)
	}
}

// spare is what a process needs beside its deadline, to start and to end.
const spare = time.Second

func deadlineOf(least time.Duration) time.Duration { return least - spare }
