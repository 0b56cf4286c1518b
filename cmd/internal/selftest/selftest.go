// Package selftest tests a classifier's module: against its author's vectors,
// and without the author's help against what an agent's calls may hold.
//
// This file owns what a test is and the order of its parts. Modules and vectors
// are read in load.go; vectors.go runs them, probes.go makes up further steps,
// coverage.go counts. Printing is in the files named after the formats.
package selftest

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// Options say how to test.
type Options struct {
	Worker string // the worker; "" for tmt-sandbox beside this program
	Run    string // tests only vectors whose names match, and makes up nothing; "" for all
}

// Kind says where a check comes from.
type Kind string

// The kinds of checks.
const (
	OfVector Kind = "vector" // the author's
	OfProbe  Kind = "probe"  // made up for a program
	OfMutant Kind = "mutant" // made up from a vector
	OfRule   Kind = "rule"   // of the whole
)

// Result is one check.
type Result struct {
	Kind    Kind
	Name    string
	Where   string // "acmectl.vectors.jsonl:3", "" for what was made up
	Want    string // a class, or what must not be
	Got     string // a class, "" where there is none
	Problem string // "" where it passed

	Reason   string // what the module said
	Request  []byte // nil where it was not asked
	Response []byte
	Again    string // the command line that shows it
	Time     time.Duration
}

// Failed reports whether the check failed.
func (r *Result) Failed() bool { return r.Problem != "" }

// Report is what became of one module.
type Report struct {
	Module   *Module
	Results  []Result
	Coverage []Row
	Time     time.Duration
}

// Failures counts the checks that failed.
func (r *Report) Failures() int {
	n := 0
	for i := range r.Results {
		if r.Results[i].Failed() {
			n++
		}
	}
	return n
}

// Passed reports whether all checks did.
func (r *Report) Passed() bool { return r.Failures() == 0 }

// run is a test at work.
type run struct {
	module   *Module
	options  Options
	report   *Report
	answers  map[string]map[abi.Class]string // by program or tool: the classes it answered, each with an example
	expected map[string]map[abi.Class]bool   // by program or tool: the classes that vectors expect
	first    map[string]bool                 // words behind a program's name
	rows     []Row
}

// Test tests a module. An error says why it could not be tested; what is wrong
// with the module is in the report.
func Test(ctx context.Context, m *Module, o Options) (*Report, error) {
	start := time.Now()
	r := &run{module: m, options: o, report: &Report{Module: m},
		answers: map[string]map[abi.Class]string{}, expected: map[string]map[abi.Class]bool{}, first: firstWords(m.Vectors)}
	vectors := r.chosen()
	if o.Run != "" && len(vectors) == 0 {
		return nil, fmt.Errorf("no vector of %s has a name that matches %q", m.Meta.Name, o.Run)
	}
	if len(m.Vectors) == 0 {
		r.rule("it has vectors", "there is none, so nothing tells what it should answer; write some into "+m.Meta.Name+".vectors.jsonl beside it")
	}
	if err := r.vectors(ctx, vectors); err != nil {
		return nil, err
	}
	if o.Run == "" {
		if err := r.probes(ctx); err != nil {
			return nil, err
		}
		if err := r.mutants(ctx, vectors); err != nil {
			return nil, err
		}
		if len(m.Vectors) > 0 {
			r.claims()
		}
	}
	r.report.Coverage = r.rows
	r.report.Time = time.Since(start)
	return r.report, nil
}

// chosen returns the vectors whose names match.
func (r *run) chosen() []Vector {
	var list []Vector
	for _, v := range r.module.Vectors {
		if r.options.Run == "" || matches(r.options.Run, v.Name) {
			list = append(list, v)
		}
	}
	return list
}

// matches reports whether name contains pattern, in which "*" stands for
// anything.
func matches(pattern, name string) bool {
	for _, part := range strings.Split(pattern, "*") {
		i := strings.Index(name, part)
		if i < 0 {
			return false
		}
		name = name[i+len(part):]
	}
	return true
}

// rule notes a check of the whole that failed.
func (r *run) rule(name, problem string) {
	r.report.Results = append(r.report.Results, Result{Kind: OfRule, Name: name, Problem: problem, Again: "tmt classifiers test " + quote(r.module.Named)})
}

// claims checks that each claimed program and tool has a vector for each class
// that it was seen to answer.
func (r *run) claims() {
	claimed := append(append([]string{}, r.module.Meta.Programs...), r.module.Meta.Tools...)
	for _, name := range claimed {
		if len(r.expected[name]) == 0 {
			r.rule("every claim has vectors", fmt.Sprintf("it claims %s and has no vector for it; write one for each class that it answers, or take it out of tmt.meta.json", name))
			continue
		}
		for c := abi.ReadOnly; c <= abi.Mutating; c++ {
			if example, seen := r.answers[name][c]; seen && !r.expected[name][c] {
				r.rule("every class has a vector", fmt.Sprintf("it answers %s for %s (%s), and no vector expects that", c, name, example))
			}
		}
	}
	if !r.hasRules() {
		r.report.Results = append(r.report.Results, Result{Kind: OfRule, Name: "every claim has a vector for each class that it answers"})
	}
}

func (r *run) hasRules() bool {
	for i := range r.report.Results {
		if r.report.Results[i].Kind == OfRule {
			return true
		}
	}
	return false
}

// claim returns the claimed name that a step comes under, "" for none.
func (r *run) claim(s *abi.Step) string { return claim(&r.module.Meta, s) }

func claim(m *abi.Meta, s *abi.Step) string {
	if len(s.Argv) > 0 {
		for _, p := range m.Programs {
			if p == s.Argv[0] {
				return p
			}
		}
		return ""
	}
	for _, t := range m.Tools {
		if stem, rest := strings.CutSuffix(t, "*"); t == s.Tool || rest && strings.HasPrefix(s.Tool, stem) {
			return t
		}
	}
	return ""
}

// saw notes what was answered, for claims and the table.
func (r *run) saw(s *abi.Step, a *sandbox.Answer) {
	name := r.claim(s)
	if name == "" || a.Failure != nil || !a.Response.Class.Valid() {
		return
	}
	if r.answers[name] == nil {
		r.answers[name] = map[abi.Class]string{}
	}
	if _, seen := r.answers[name][a.Response.Class]; !seen {
		r.answers[name][a.Response.Class] = showStep(s)
	}
}

// expect notes what a vector expects.
func (r *run) expect(s *abi.Step, c abi.Class) {
	if name := r.claim(s); name != "" {
		if r.expected[name] == nil {
			r.expected[name] = map[abi.Class]bool{}
		}
		r.expected[name][c] = true
	}
}
