// Package sandbox asks classifiers, WebAssembly modules that the operator
// granted, about single steps. It reads and checks a module, starts the worker
// process tmt-sandbox, which runs it, and decodes the answer strictly.
// Everything that goes wrong becomes a Failure that names its cause; nothing a
// module does reaches the process that asks. It links no engine: only
// host/sandbox/worker does.
//
// Which bytes run: the module is opened and read once; the same bytes in memory
// are compared with the pinned digest, scanned, and sent to the worker over a
// pipe. What happens to the file meanwhile changes nothing.
//
// On Linux and macOS the worker is a process group of its own that is killed
// shortly after the deadline. Linux also enforces limits on its memory,
// processor time and files; macOS all but the limits on memory, which the worker
// watches itself. Elsewhere, Windows included, only the worker's own watch over
// time and memory and the kill at the deadline hold, and no process that a
// replaced worker started is found.
//
// This file owns what is asked and answered; load.go owns modules on disk,
// child.go the worker's process, session.go the talk with it.
package sandbox

import (
	"context"
	"encoding/json"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
)

// DefaultDeadline is how long all steps of one tool call may take together.
const DefaultDeadline = 2 * time.Second

// killGrace is how long after the deadline the worker is killed. It ends
// itself earlier.
const killGrace = 200 * time.Millisecond

// Engine is how a module is run.
type Engine uint8

// The engines. The compiler is for large modules: it needs Runner.CacheDir,
// filled by FillCache.
const (
	Interpreter Engine = iota
	Compiler
)

// Classifier is what the configuration says of a module.
type Classifier struct {
	Name     string          // as the configuration calls it
	Path     string          // the module's file
	SHA256   string          // its pinned digest, 64 hexadecimal digits
	Settings json.RawMessage // an object, empty for none
	Engine   Engine
}

// Job is one question: a step put to a classifier.
type Job struct {
	Classifier *Classifier
	Step       *abi.Step
}

// Answer is what became of a Job. Its texts are made fit to be shown, by
// abi.Sanitize; they are still the words of the module.
type Answer struct {
	Response abi.Response // valid only where Failure is nil
	Failure  *Failure

	Raw   []byte // the answer as the module gave it, nil where it gave none
	Usage Usage  // where Runner.Measure is set
}

// Usage is what one request used.
type Usage struct {
	Calls  uint64        // of functions
	Memory uint64        // of the instance in the end, in bytes
	Time   time.Duration // from the fresh instance to its answer
}

// Runner asks classifiers. The zero Runner is ready for use.
type Runner struct {
	Program  string        // the worker; "" for tmt-sandbox beside the running executable
	Deadline time.Duration // for one Ask, 0 for DefaultDeadline
	CacheDir string        // where compiled modules are, for classifiers with the Compiler

	// Measure fills in each answer's Usage. OtherTime shows modules another
	// clock and other random bytes, still fixed ones: what a test compares.
	Measure, OtherTime bool
}

// Ask puts the jobs to their classifiers, one worker process for all of them,
// and returns one answer a job, in order. It returns within the deadline, or
// that of ctx where it is earlier, and a fifth of a second.
func (r *Runner) Ask(ctx context.Context, jobs []Job) []Answer {
	deadline := r.Deadline
	if deadline <= 0 {
		deadline = DefaultDeadline
	}
	until := time.Now().Add(deadline)
	if d, ok := ctx.Deadline(); ok && d.Before(until) {
		until = d
	}
	s := session{runner: r, jobs: jobs, answers: make([]Answer, len(jobs)), until: until}
	if s.prepare() {
		s.talk(ctx)
	}
	return s.answers
}
