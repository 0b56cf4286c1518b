package host

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns the dispatch: which classifiers are asked about which findings.
// What their answers make of a finding is in answer.go; running them is
// sandbox's.

// Grants says which classifiers are granted for what. *config.Config does.
type Grants interface {
	// ForProgram and ForTool return those for a program's steps and for a tool's
	// calls, by name.
	ForProgram(name string) []config.Classifier
	ForTool(name string) []config.Classifier
}

// Asker puts steps to classifiers. *sandbox.Runner does.
type Asker interface {
	// Ask returns one answer a job, in order, in bounded time.
	Ask(ctx context.Context, jobs []sandbox.Job) []sandbox.Answer
}

// maxJobs bounds what classifiers are asked about one call; the steps beyond it
// are mutating.
const maxJobs = 1000

// askTime bounds everything that classifiers are asked about one call.
const askTime = sandbox.DefaultDeadline

// inquiry gathers what classifiers are asked about the steps of one call.
type inquiry struct {
	host        *Host
	classifiers []*sandbox.Classifier
	of          []config.Classifier // what the configuration says of each
	jobs        []sandbox.Job
	questions   []question
}

// question is one classifier's part in one finding.
type question struct {
	finding *abi.Finding
	grant   config.Classifier
	job     int  // index of the job, -1 where it cannot be asked
	beyond  bool // maxJobs
	answer  *sandbox.Answer
}

// dispatch puts the findings that classifiers are granted to them, all in one
// process, and replaces what they answer. It returns the findings that one was
// asked about, and those of them that are mutating for want of an answer.
func (h *Host) dispatch(ctx context.Context, fs []*abi.Finding) (asked, failed []*abi.Finding) {
	q := inquiry{host: h}
	for _, f := range fs {
		q.add(f)
	}
	if len(q.questions) == 0 {
		return nil, nil
	}
	if len(q.jobs) > 0 {
		if h.Builtin.Slow != nil {
			h.Builtin.Slow()
		}
		q.ask(ctx)
	}
	for rest := q.questions; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].finding == rest[0].finding {
			n++
		}
		replace(rest[0].finding, rest[:n])
		asked = append(asked, rest[0].finding)
		if slices.ContainsFunc(rest[:n], func(q question) bool { return q.grant.Denied == "" && !q.answered() }) {
			failed = append(failed, rest[0].finding)
		}
		rest = rest[n:]
	}
	return asked, failed
}

// add gathers the classifiers that are asked about a finding.
func (q *inquiry) add(f *abi.Finding) {
	if f.Step == nil {
		return
	}
	list := q.host.granted(f.Step)
	for i := range list {
		c := &list[i]
		known := f.Basis == abi.Known
		switch {
		case c.Untrusted:
			if !known {
				f.Note = fmt.Sprintf("the project's classifier %q is not asked before a person has run tmt trust", abi.Sanitize(c.Name, 64))
			}
			continue
		case known && (!c.Tighten || f.Class.Severity() >= abi.Mutating.Severity()):
			continue
		}
		job, beyond := -1, len(q.jobs) == maxJobs
		if c.Denied == "" && !beyond {
			job = len(q.jobs)
			q.jobs = append(q.jobs, sandbox.Job{Classifier: q.classifier(c), Step: f.Step})
		}
		q.questions = append(q.questions, question{finding: f, grant: *c, job: job, beyond: beyond})
		if beyond {
			return
		}
	}
}

// classifier returns the module's one description for all its jobs.
func (q *inquiry) classifier(c *config.Classifier) *sandbox.Classifier {
	i := slices.IndexFunc(q.of, func(o config.Classifier) bool { return o.Name == c.Name && o.Layer == c.Layer })
	if i >= 0 {
		return q.classifiers[i]
	}
	s := &sandbox.Classifier{Name: c.Name, Path: c.Module, SHA256: c.SHA256, Settings: c.Settings}
	if c.Compiler {
		s.Engine = sandbox.Compiler
	}
	q.of, q.classifiers = append(q.of, *c), append(q.classifiers, s)
	return s
}

// ask fills in the answers.
func (q *inquiry) ask(ctx context.Context) {
	asker := q.host.Asker
	if asker == nil {
		asker = &sandbox.Runner{}
	}
	answers := asker.Ask(ctx, q.jobs)
	for i := range q.questions {
		if job := q.questions[i].job; job >= 0 && job < len(answers) {
			q.questions[i].answer = &answers[job]
			if f := answers[job].Failure; f != nil && q.host.Broke != nil {
				q.host.Broke(f)
			}
		}
	}
}

// granted returns the classifiers that the configuration grants for a step: by
// the tool, or by the program, as far as its name tells which that is.
func (h *Host) granted(s *abi.Step) []config.Classifier {
	switch {
	case h.Grants == nil:
		return nil
	case s.Tool != "":
		return h.Grants.ForTool(s.Tool)
	case len(s.Argv) == 0 || slices.Contains(s.Dynamic, 0):
		return nil
	}
	name := h.Builtin.ProgramName(s.Argv[0])
	if name == "" {
		return nil
	}
	return h.Grants.ForProgram(name)
}

// Granted reports whether any classifier is granted for a step.
func (h *Host) Granted(s *abi.Step) bool { return len(h.granted(s)) > 0 }

func askContext() (context.Context, context.CancelFunc) {
	return context.WithDeadline(context.Background(), time.Now().Add(askTime))
}
