package selftest

// This file owns putting many steps to a module: in batches, each a process of
// the sandbox, small enough for its limits, and once more alone what a batch
// had no time for.

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// The sizes of batches, and the time that one should take.
const (
	firstBatch = 8
	mostBatch  = 256
	batchTime  = 500 * time.Millisecond
)

// patience is how long a step may take that had no time before: the machine may
// be busy. The worker's limit on processor time holds all the same.
const patience = 5 * sandbox.DefaultDeadline

// ask is one step that is put to the module.
type ask struct {
	step     abi.Step
	settings json.RawMessage
}

// ask puts steps to the module.
func (r *run) ask(ctx context.Context, asks []ask, otherTime bool) []sandbox.Answer {
	runner := &sandbox.Runner{Program: r.options.Worker, Measure: true, OtherTime: otherTime}
	var answers []sandbox.Answer
	size := firstBatch
	again := true // a step alone that had no time is asked once more, with patience
	for len(answers) < len(asks) {
		part := asks[len(answers):min(len(asks), len(answers)+size)]
		start := time.Now()
		got := runner.Ask(ctx, r.jobs(part))
		switch took := time.Since(start); {
		case took > batchTime:
			size = max(1, size/2)
		case took < batchTime/3:
			size = min(mostBatch, 2*size)
		}
		for i := range got {
			if !crowded(&got[i]) || len(part) == 1 && !again {
				continue
			}
			patient := *runner
			patient.Deadline = patience
			if once := patient.Ask(ctx, r.jobs(part[i:i+1]))[0]; once.Failure == nil {
				got[i] = once
			} else { // it is the module
				again = false
			}
		}
		answers = append(answers, got...)
	}
	return answers
}

// crowded reports whether a step may have failed for its neighbours' sake.
func crowded(a *sandbox.Answer) bool {
	return a.Failure != nil && len(a.Raw) == 0 && a.Failure.Late
}

func (r *run) jobs(asks []ask) []sandbox.Job {
	jobs := make([]sandbox.Job, len(asks))
	var list []*sandbox.Classifier
	for i := range asks {
		var c *sandbox.Classifier
		for _, k := range list {
			if string(k.Settings) == string(asks[i].settings) {
				c = k
				break
			}
		}
		if c == nil {
			c = &sandbox.Classifier{Name: r.module.Meta.Name, Path: r.module.Path, SHA256: r.module.SHA256, Settings: asks[i].settings}
			list = append(list, c)
		}
		jobs[i] = sandbox.Job{Classifier: c, Step: &asks[i].step}
	}
	return jobs
}

// fill sets a result to what a step was answered.
func (res *Result) fill(a *ask, got *sandbox.Answer) {
	res.Request, _ = abi.EncodeRequest(&a.step, a.settings) // nil where it cannot be asked, as the failure says
	res.Response = got.Raw
	res.Time = got.Usage.Time
	if got.Failure == nil {
		res.Got, res.Reason = got.Response.Class.String(), got.Response.Reason
	}
}

// showStep gives a step on one line.
func showStep(s *abi.Step) string {
	if s.Tool != "" && len(s.Argv) == 0 {
		return s.Tool + " " + string(s.Input)
	}
	words := make([]string, len(s.Argv))
	for i, w := range s.Argv {
		if len(w) > 40 {
			w = strings.ToValidUTF8(w[:40], "") + "…"
		}
		words[i] = quote(w)
		if len(words) > 12 {
			words = append(words[:12], "…")
			break
		}
	}
	return strings.Join(words, " ")
}

// showable reports whether showStep shows a step in full, on a terminal too.
func showable(s *abi.Step) bool {
	if len(s.Argv) > 12 {
		return false
	}
	for _, w := range s.Argv {
		if len(w) > 40 || abi.Sanitize(w, len(w)) != w {
			return false
		}
	}
	return true
}

// quote quotes a word as the shell needs it.
func quote(s string) string {
	if s == "" {
		return "''"
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !('a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-_./=:,@%+", c) >= 0 || c >= 0x80) {
			return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
		}
	}
	return s
}
