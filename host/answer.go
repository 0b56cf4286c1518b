package host

import (
	"fmt"
	"slices"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns what answers make of a finding: the most severe one replaces
// it, abstentions do not count, and no answer lowers what the rules know.

// replace applies the answers to one finding.
func replace(f *abi.Finding, qs []question) {
	var worst *question
	var answer abi.Response
	failed := false
	abstained := ""
	for i := range qs {
		r, none := qs[i].response()
		switch {
		case r.Class == abi.Unknown:
			abstained = "the classifier " + qs[i].grant.Name
			if r.Reason != "" {
				abstained += ": " + r.Reason
			}
		case worst == nil || r.Class.Severity() > answer.Class.Severity():
			worst, answer, failed = &qs[i], r, none
		}
	}
	known := f.Basis == abi.Known
	switch {
	case worst == nil:
		if !known {
			f.Note = "abstained: " + abi.Sanitize(abstained, abi.MaxReason)
		}
		return
	case known && answer.Class.Severity() <= f.Class.Severity():
		return // it only tightens
	}
	f.Class, f.Basis, f.Reason, f.Note = answer.Class, abi.Known, answer.Reason, ""
	f.Classifier, f.Failed = abi.Sanitize(worst.grant.Name, 64), failed
	f.Probes = answer.Probes
	f.Sensitive = f.Sensitive || answer.Sensitive
	switch {
	case f.Reason == "":
		f.Reason = defaultReason(f.Class)
	}
	if l := f.Floor; l != nil && l.Class.Severity() > f.Class.Severity() {
		// The rules decided, not the classifier.
		f.Class, f.Classifier, f.Failed, f.Probes = l.Class, "", false, nil
		if f.Reason = l.Reason; f.Reason == "" {
			f.Reason = defaultReason(f.Class)
		}
	}
	f.Observes = f.Class == abi.ReadOnly && !asksForHelp(f.Step)
}

// response is what counts of a question: a classifier that cannot answer makes
// its step mutating, and says why.
func (q *question) response() (r abi.Response, failed bool) {
	var failure *sandbox.Failure
	switch {
	case q.grant.Denied != "":
		failure = &sandbox.Failure{Classifier: abi.Sanitize(q.grant.Name, 64), Cause: abi.Sanitize(q.grant.Denied, 500),
			Next: "see: tmt classifiers list"}
	case q.beyond:
		failure = &sandbox.Failure{Classifier: abi.Sanitize(q.grant.Name, 64), Cause: fmt.Sprintf("was not asked: one call puts more than %d questions to classifiers", maxJobs),
			Next: "split the call"}
	case q.answer == nil:
		failure = &sandbox.Failure{Classifier: abi.Sanitize(q.grant.Name, 64), Cause: "was not asked", Next: "look with: tmt doctor"}
	case q.answer.Failure != nil:
		failure = q.answer.Failure
		if q.grant.Layer == config.Project && failure.Differs {
			failure = &sandbox.Failure{Classifier: failure.Classifier, Cause: failure.Cause, Next: "if you trust the file, a person runs: tmt classifiers pin " + failure.Classifier + ", then tmt trust"}
		}
	case q.answer.Response.Class.Valid():
		return q.answer.Response, false
	default:
		failure = &sandbox.Failure{Classifier: abi.Sanitize(q.grant.Name, 64), Cause: "answered without a class", Next: "look with: tmt doctor"}
	}
	return abi.Response{Class: abi.Mutating, Reason: failure.Error()}, true
}

// answered reports whether the classifier gave an answer.
func (q *question) answered() bool { return q.answer != nil && q.answer.Failure == nil }

func defaultReason(c abi.Class) string {
	switch c {
	case abi.ReadOnly:
		return "observes only"
	case abi.WriteLocal:
		return "changes local files"
	}
	return "changes something"
}

// asksForHelp reports whether a step only asks a program about itself, which is
// no evidence.
func asksForHelp(s *abi.Step) bool {
	if s == nil || len(s.Argv) < 2 {
		return false
	}
	return slices.Contains([]string{"help", "version", "completion"}, s.Argv[1]) ||
		slices.Contains(s.Argv, "--help") || slices.Contains(s.Argv, "--version")
}
