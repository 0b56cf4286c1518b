package selftest

// This file owns the author's vectors: each is put to the module twice, in fresh
// instances that see different clocks and random bytes, and what tells of a
// command is judged by the whole host.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// where commands are judged.
const (
	home    = "/home/user"
	project = home + "/project"
)

func (r *run) vectors(ctx context.Context, vectors []Vector) error {
	var asks []ask
	for i := range vectors {
		if v := &vectors[i]; v.Command == "" {
			asks = append(asks, ask{v.Step, v.Settings})
		}
	}
	first, second := r.ask(ctx, asks, false), r.ask(ctx, asks, true)
	n := 0
	for i := range vectors {
		if err := ctx.Err(); err != nil {
			return err
		}
		if vectors[i].Command != "" {
			r.command(&vectors[i])
			continue
		}
		r.vector(&vectors[i], &asks[n], &first[n], &second[n])
		n++
	}
	return nil
}

// vector judges a step that was put to the module alone.
func (r *run) vector(v *Vector, a *ask, first, second *sandbox.Answer) {
	res := Result{Kind: OfVector, Name: v.Name, Where: v.Where, Want: v.Class.String(), Again: r.again(a)}
	res.fill(a, first)
	switch {
	case r.claim(&v.Step) == "":
		res.Problem = fmt.Sprintf("never reaches the module, which claims no %s; name it in tmt.meta.json", claimless(&v.Step))
	case first.Failure != nil:
		res.Problem = "fails: " + first.Failure.Cause
	case first.Raw == nil:
		res.Problem = "never reached the module: its metadata says dynamic = false, so it is not asked about words that are not known"
	case second.Failure != nil:
		res.Problem = "is not deterministic: asked again it fails: " + second.Failure.Cause
	case !bytes.Equal(first.Raw, second.Raw):
		res.Problem = fmt.Sprintf("is not deterministic: asked again, with another clock and other random bytes, it answers %s", second.Raw)
	case first.Response.Class != v.Class:
		res.Problem = fmt.Sprintf("want %s, got %s", v.Class, first.Response.Class)
	}
	r.expect(&v.Step, v.Class)
	r.saw(&v.Step, first)
	r.count(&v.Step, v.Class, !res.Failed())
	r.report.Results = append(r.report.Results, res)
}

func claimless(s *abi.Step) string {
	if len(s.Argv) > 0 {
		return "program " + quote(s.Argv[0])
	}
	return "tool " + s.Tool
}

// again is the command line that shows a step and its answer.
func (r *run) again(a *ask) string {
	if !showable(&a.step) {
		return ""
	}
	line := "tmt classifiers run --trace "
	if len(a.settings) > 0 {
		line += "--settings " + quote(string(a.settings)) + " "
	}
	if a.step.Tool != "" && len(a.step.Argv) == 0 {
		return line + "--tool " + quote(a.step.Tool) + " --input " + quote(string(a.step.Input)) + " " + quote(r.module.Path)
	}
	for _, d := range a.step.Dynamic {
		line += fmt.Sprintf("--dynamic %d ", d)
	}
	return line + quote(r.module.Path) + " -- " + showStep(&a.step)
}

// command judges a command line through the host, twice.
func (r *run) command(v *Vector) {
	res := Result{Kind: OfVector, Name: v.Name, Where: v.Where, Want: v.Class.String(),
		Again: fmt.Sprintf("tmt classifiers test --run %s %s", quote(v.Name), quote(r.module.Named))}
	first, asked := r.patiently(v, false)
	second, _ := r.patiently(v, true)
	res.Got = first.Class.String()
	if f := first.Worst(); f != nil {
		res.Reason = f.Reason
	}
	reached := false
	for _, x := range asked.seen {
		if len(x.answer.Raw) > 0 {
			reached = true
			res.Request, _ = abi.EncodeRequest(x.job.Step, v.Settings) // nil where it cannot be asked
			res.Response = x.answer.Raw
		}
		if f := x.answer.Failure; f != nil && res.Problem == "" {
			res.Problem = "fails: " + f.Cause
		}
		r.expect(x.job.Step, v.Class)
		r.saw(x.job.Step, &x.answer)
	}
	switch {
	case res.Problem != "":
	case !reached:
		res.Problem = "never reached the module: no step of it is one that the built-in classifier does not know and the module claims"
	case first.Class != second.Class:
		res.Problem = fmt.Sprintf("is not deterministic: asked again, with another clock and other random bytes, it is %s", second.Class)
	case first.Class != v.Class:
		res.Problem = fmt.Sprintf("want %s, got %s", v.Class, first.Class)
	}
	if len(asked.seen) > 0 {
		r.count(asked.seen[0].job.Step, v.Class, !res.Failed())
	}
	r.report.Results = append(r.report.Results, res)
}

// patiently judges once more, with patience, where a step had no time.
func (r *run) patiently(v *Vector, otherTime bool) (abi.Verdict, *listener) {
	verdict, l := r.judge(v, otherTime, 0)
	if l.failed(crowded) {
		if verdict, l := r.judge(v, otherTime, patience); !l.failed(func(a *sandbox.Answer) bool { return a.Failure != nil }) {
			return verdict, l
		}
	}
	return verdict, l
}

// judge puts a command line to a host that grants the module what it claims.
func (r *run) judge(v *Vector, otherTime bool, deadline time.Duration) (abi.Verdict, *listener) {
	l := &listener{runner: sandbox.Runner{Program: r.options.Worker, OtherTime: otherTime, Deadline: deadline}}
	g := &granted{r.module.Meta, config.Classifier{Name: r.module.Meta.Name, Module: r.module.Path, SHA256: r.module.SHA256, Layer: config.User, Settings: v.Settings}}
	h := host.Host{Builtin: builtin.Classifier{Env: &paths.Env{Home: home, Root: project, Path: []string{"/usr/local/bin", "/usr/bin", "/bin"}}}, Grants: g, Asker: l}
	h.Builtin.Asked = h.Granted
	cwd := project
	if v.Step.Cwd != "" {
		cwd = v.Step.Cwd
	}
	input, err := json.Marshal(map[string]string{"command": v.Command})
	if err != nil {
		return abi.Verdict{Class: abi.Mutating}, l // strings cannot fail
	}
	return h.Classify(abi.Call{Tool: "Bash", Input: input, Cwd: cwd}), l
}

// granted grants a module what it claims.
type granted struct {
	meta       abi.Meta
	classifier config.Classifier
}

func (g *granted) ForProgram(name string) []config.Classifier {
	return g.grant(claim(&g.meta, &abi.Step{Argv: []string{name}}))
}

func (g *granted) ForTool(name string) []config.Classifier {
	return g.grant(claim(&g.meta, &abi.Step{Tool: name}))
}

func (g *granted) grant(claimed string) []config.Classifier {
	if claimed != "" {
		return []config.Classifier{g.classifier}
	}
	return nil
}

// listener asks and remembers what was asked first, before suggestions are
// looked at.
type listener struct {
	runner sandbox.Runner
	seen   []exchange
}

type exchange struct {
	job    sandbox.Job
	answer sandbox.Answer
}

// Ask implements host.Asker.
func (l *listener) Ask(ctx context.Context, jobs []sandbox.Job) []sandbox.Answer {
	if l.runner.Deadline > 0 {
		ctx = context.Background() // in place of the host's own, shorter one
	}
	answers := l.runner.Ask(ctx, jobs)
	if l.seen == nil {
		for i := range jobs {
			l.seen = append(l.seen, exchange{jobs[i], answers[i]})
		}
	}
	return answers
}

// failed reports whether some answer is a failure of a kind.
func (l *listener) failed(kind func(*sandbox.Answer) bool) bool {
	for i := range l.seen {
		if kind(&l.seen[i].answer) {
			return true
		}
	}
	return false
}
