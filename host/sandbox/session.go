package sandbox

// This file owns the talk with the worker: what it is sent, and that it answers
// exactly what it was asked, in order, and nothing else.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// maxSent bounds the modules and requests of one Ask, in bytes: they are held in
// memory at once.
const maxSent = 32 << 20

// session is one Ask.
type session struct {
	runner  *Runner
	jobs    []Job
	answers []Answer
	until   time.Time

	first uint64 // the ID of the first request, unforeseeable
	sent  []byte // everything the worker is told, but for the hello
	size  int    // of the modules and requests in it
	order []int  // the jobs it is asked, in order
}

// prepare answers the jobs that cannot be asked and gathers the others. It
// reports whether there are any.
func (s *session) prepare() bool {
	s.first = rand.Uint64() >> 1
	done := make([]bool, len(s.jobs))
	for i := range s.jobs {
		if done[i] {
			continue
		}
		c := s.jobs[i].Classifier
		module, failure := load(c)
		sent := false
		for j := i; j < len(s.jobs); j++ {
			if s.jobs[j].Classifier != c {
				continue
			}
			done[j] = true
			if failure != nil {
				s.answers[j].Failure = failure
				continue
			}
			if len(s.jobs[j].Step.Dynamic) > 0 && !module.dynamic {
				s.answers[j].Response = abi.Response{Class: abi.Unknown, Reason: "it is not asked about words that are not known"}
				continue
			}
			request, err := abi.EncodeRequest(s.jobs[j].Step, c.Settings)
			if err != nil {
				s.answers[j].Failure = newFailure(c, inspect, "could not be asked: %v", err)
				continue
			}
			if !sent {
				failure = s.addModule(c, module.wasm)
				sent = true
			}
			if failure == nil && s.size+len(request) > maxSent {
				failure = tooMuch(c)
			}
			if failure != nil {
				s.answers[j].Failure = failure
				continue
			}
			s.size += len(request)
			s.sent = frame.Append(s.sent, frame.Request, s.first+uint64(len(s.order)), request)
			s.order = append(s.order, j)
		}
	}
	s.sent = frame.Append(s.sent, frame.End, 0)
	return len(s.order) > 0
}

// tooMuch is the failure of what finds no room in one Ask.
func tooMuch(c *Classifier) *Failure {
	return newFailure(c, inspect, "could not be asked: the modules and requests of one call have more than %d MB", maxSent>>20)
}

func (s *session) addModule(c *Classifier, wasm []byte) *Failure {
	dir := ""
	if c.Engine == Compiler {
		if dir = s.runner.cacheOf(wasm); dir == "" {
			return newFailure(c, doctor, "is set to the compiler, for which there is no cache directory")
		}
		if _, err := os.Stat(dir); err != nil {
			return newFailure(c, pin, "its compiled module is missing")
		}
		if !marked(dir) {
			return newFailure(c, pin, BadCache+": it is not the one that was made for it")
		}
	}
	if s.size+len(wasm) > maxSent {
		return tooMuch(c)
	}
	s.size += len(wasm)
	s.sent = frame.AppendModule(s.sent, dir, wasm)
	return nil
}

// talk asks the worker and fills in the answers. When the worker fails, the job
// at hand failed with that cause, and the later ones were not asked.
func (s *session) talk(ctx context.Context) {
	left := time.Until(s.until)
	if left <= 0 || ctx.Err() != nil {
		s.failFrom(0, later, "no time was left to ask it")
		return
	}
	worker, err := startChild(s.runner.Program)
	if err != nil {
		s.failFrom(0, doctor, "%v", err)
		return
	}
	ctx, cancel := context.WithDeadline(ctx, s.until.Add(killGrace))
	defer cancel()
	defer worker.bound(ctx)()
	worker.send(frame.AppendHello(nil, s.first, uint32(left/time.Millisecond)+1, s.wishes()), s.sent)

	for i, job := range s.order {
		answer, err := s.read(worker.out, i)
		if err != nil {
			s.failWorker(i, worker, err)
			return
		}
		s.answers[job] = answer
	}
	if err := s.readEnd(worker.out); err != nil {
		s.failWorker(len(s.order)-1, worker, err)
		return
	}
	worker.drop()
}

func (s *session) wishes() (w frame.Wishes) {
	if s.runner.Measure {
		w |= frame.WithUsage
	}
	if s.runner.OtherTime {
		w |= frame.OtherTime
	}
	return w
}

// read reads the answer to the request number i.
func (s *session) read(out io.Reader, i int) (Answer, error) {
	f, err := frame.Read(out, abi.MaxResponse)
	if err != nil {
		return Answer{}, err
	}
	if f.Kind != frame.Answer && f.Kind != frame.Failure || f.ID != s.first+uint64(i) {
		return Answer{}, errors.New("answered for another step")
	}
	var a Answer
	if s.runner.Measure {
		if a.Usage, err = s.readUsage(out, f.ID); err != nil {
			return Answer{}, err
		}
	}
	c := s.jobs[s.order[i]].Classifier
	if f.Kind == frame.Failure {
		next := inspect
		switch cause := string(f.Payload); {
		case strings.HasPrefix(cause, BadCache):
			next = pin
		case cause == frame.OutOfTime:
			next = later
		}
		a.Failure = newFailure(c, next, "%s", f.Payload)
		return a, nil
	}
	a.Raw = f.Payload
	resp, err := abi.DecodeResponse(f.Payload)
	if err != nil {
		a.Failure = newFailure(c, inspect, "%v", err)
		return a, nil
	}
	a.Response = clean(resp)
	return a, nil
}

func (s *session) readUsage(out io.Reader, id uint64) (u Usage, err error) {
	f, err := frame.Read(out, frame.UsageSize)
	if err != nil {
		return u, err
	}
	calls, pages, nanoseconds, err := frame.ParseUsage(f)
	if err == nil && f.ID != id {
		err = errors.New("answered for another step")
	}
	return Usage{Calls: calls, Memory: uint64(pages) << 16, Time: time.Duration(nanoseconds)}, err
}

// readEnd reads that the worker said all it had to say.
func (s *session) readEnd(out io.Reader) error {
	f, err := frame.Read(out, 0)
	if err != nil {
		return err
	}
	if f.Kind != frame.End || f.ID != s.first {
		return errors.New("answered for another step")
	}
	if _, err := frame.Read(out, 0); err != io.EOF {
		return fmt.Errorf("said more than it was asked")
	}
	return nil
}

// failWorker ends the worker and records why the request number i has no
// answer.
func (s *session) failWorker(i int, worker *child, err error) {
	cause, next := worker.autopsy(err)
	s.fail(i, next, "%s", cause)
	name := abi.Sanitize(s.jobs[s.order[i]].Classifier.Name, 64)
	s.failFrom(i+1, later, "was not asked, because the sandbox ended while it ran classifier %q", name)
}

func (s *session) failFrom(i int, next remedy, format string, args ...any) {
	for ; i < len(s.order); i++ {
		s.fail(i, next, format, args...)
	}
}

func (s *session) fail(i int, next remedy, format string, args ...any) {
	job := s.order[i]
	s.answers[job] = Answer{Failure: newFailure(s.jobs[job].Classifier, next, format, args...)}
}

// clean makes the texts of a response fit to be shown. A probe that would
// change by it is dropped: it would be another command.
func clean(r abi.Response) abi.Response {
	r.Reason = abi.Sanitize(r.Reason, abi.MaxReason)
	var probes []string
	for _, p := range r.Probes {
		if p != "" && abi.Sanitize(p, len(p)) == p {
			probes = append(probes, p)
		}
	}
	r.Probes = probes
	return r
}
