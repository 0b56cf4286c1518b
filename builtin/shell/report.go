package shell

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns the way from the facts of one command line to its finding.

// verdict gathers what the facts of one step say.
type verdict struct {
	f     abi.Finding
	rank  int // of the reason kept so far
	reads string

	floor  abi.Floor // what no classifier's answer lowers
	beside bool      // the fact at hand is not a guess at the program
}

// say joins a class into the finding; the reason of the most severe part stays.
func (v *verdict) say(c abi.Class, b abi.Basis, reason string) {
	if (b == abi.Known || v.beside) && (v.floor.Class == 0 || c.Severity() > v.floor.Class.Severity()) {
		v.floor = abi.Floor{Class: c, Reason: reason}
	}
	rank := 2*c.Severity() - 1
	if reason != "" {
		rank++
	}
	if c == abi.Unknown && v.f.Class == abi.Unknown {
		// What else is unknown keeps no classifier from being asked about a guess.
		b = min(b, v.f.Basis)
		v.f.Basis = b
	}
	if rank <= v.rank {
		return
	}
	v.rank, v.f.Class, v.f.Basis, v.f.Reason = rank, c, b, reason
}

// report makes the finding of a command line, if it has facts of its own, and
// adds it.
func (w *walker) report(s *simple, r *cli.Report, sc *scope, f frame) {
	own := len(r.Facts) // what follows is said of the environment
	w.dangerousEnv(s, r, sc, f)
	if len(r.Facts) == 0 {
		return
	}
	var v verdict
	for i := range r.Facts {
		if w.over != "" {
			break
		}
		v.beside = i >= own || r.Facts[i].Beside || r.Facts[i].Effect.OfPath()
		w.fact(&v, &r.Facts[i], sc, f)
	}
	for i := range r.Facts { // last: what the call says itself is the better reason
		if !namesFiles(r) || r.Facts[i].Path != nil {
			w.place(&v, &r.Facts[i], sc, f)
		}
	}
	if v.floor.Class != 0 && v.f.Basis != abi.Known {
		v.f.Floor = &v.floor
	}
	w.moved(r, sc, f)
	if v.f.Reason == "" {
		v.f.Reason = defaultReason(v.f.Class, v.reads)
	}
	v.f.Span = s.span
	if len(s.words) > 0 {
		v.f.Program = s.words[0].Text
	}
	v.f.Probes = r.Probes
	v.f.Step = w.step(s, sc, f)
	w.ground(&v.f, s, f)
	w.add(v.f, f)
	w.embedded(s, r, sc, f)
}

// moved notes what a step moves or links into a place that this line made: to
// delete that place is to lose it.
func (w *walker) moved(r *cli.Report, sc *scope, f frame) {
	if f.remote {
		return
	}
	w.noteLinks(r, sc)
	away := false
	for i := range r.Facts {
		x := &r.Facts[i]
		if x.Path == nil || x.Path.Temp {
			continue
		}
		switch x.Effect {
		case cli.MovesAway:
			away = away || !sc.made(sc.join(x.Path.Text))
		case cli.MakesLink:
			w.fill(sc.join(x.Path.Text))
		}
	}
	for i := range r.Facts {
		x := &r.Facts[i]
		switch {
		case !away || x.Path == nil || x.Effect != cli.WritesTo && x.Effect != cli.WritesInto:
		case x.Path.Temp:
			w.filled = true
		default:
			w.fill(sc.join(x.Path.Text))
		}
	}
}

// fill notes that something was put into path: this line may have made it, or what
// lies above it, but to delete that is to lose what was put there.
func (w *walker) fill(path string) {
	if path == "" {
		return
	}
	if w.filledAt == nil {
		w.filledAt = make(map[string]bool)
	}
	w.filledAt[path] = true
	w.filledAt[w.host.Env.Resolve("/", path)] = true
}

// fills reports whether something was put into a path or below it.
func (w *walker) fills(path string) bool {
	for p := range w.filledAt {
		if p == path || strings.HasPrefix(p, path+"/") {
			return true
		}
	}
	return false
}

func defaultReason(c abi.Class, reads string) string {
	switch c {
	case abi.ReadOnly:
		if reads != "" {
			return "reads " + short(reads)
		}
		return "observes only"
	case abi.WriteLocal:
		return "changes local files"
	case abi.Unknown:
		return "cannot be told from the call"
	}
	return "changes something"
}

// fact adds one fact to a finding.
func (w *walker) fact(v *verdict, x *cli.Fact, sc *scope, f frame) {
	switch {
	case x.Result != nil:
		w.result(v, x.Result, sc, f)
	case x.Effect.OfPath():
		w.path(v, x.Effect, x.Path, x.Does, sc, f)
	default:
		c, b, _ := x.Effect.Class()
		if x.Signal {
			b = abi.Signal
		}
		if f.remote && x.Effect == cli.Works && testsOrBuilds(x.Does) {
			c = abi.Unknown // and no change of that machine, which a write would be
		}
		v.say(c, b, x.Does)
		switch x.Effect {
		case cli.ReadsSecrets:
			v.f.Sensitive = true
			v.f.Observes = true
		case cli.Reads:
			v.f.Observes = true
		}
	}
}

// place judges the directory in which a program works: what it changes there are
// files of its own choice. One whose effect is unknown matters in a guarded place.
func (w *walker) place(v *verdict, x *cli.Fact, sc *scope, f frame) {
	may := x.Effect == cli.Unstated || x.Effect == cli.Runs
	if f.remote || x.Effect != cli.Works && !may {
		return
	}
	t := paths.Target{Path: sc.dir(), Static: true}
	switch p := x.Path; {
	case p != nil && p.Temp:
		w.tempPath(v, cli.WritesInto, p, sc)
		return
	case p != nil:
		t = paths.Target{Path: p.Text, Static: p.Static, Glob: p.Glob, Prefix: p.Prefix}
	case sc.dir() == "":
		return
	}
	r := w.placed
	if x.Path != nil || w.placedAt != t.Path {
		w.spend(pathWork)
		r = w.host.Env.Judge(paths.Work, sc.dir(), t)
	}
	if x.Path == nil {
		w.placed, w.placedAt = r, t.Path
	}
	if r.Class == abi.WriteLocal || may && !r.Guarded {
		return
	}
	if may {
		r.Class = abi.Mutating
	}
	v.f.Protected = v.f.Protected || r.Guarded
	v.f.Effects = append(v.f.Effects, abi.Effect{Kind: paths.Work.String(), Path: r.Path})
	v.say(r.Class, abi.Known, r.Reason)
}

// testsOrBuilds reports whether a program's ordinary work is a build, a test or a
// check of the project.
func testsOrBuilds(does string) bool {
	for _, start := range [...]string{"builds the project", "builds or tests", "compiles", "runs the project's tests", "runs tests",
		"checks ", "formats the project", "configures the build"} {
		if strings.HasPrefix(does, start) {
			return true
		}
	}
	return false
}

// namesFiles reports whether a step says which files it changes: what it works on
// is not the current directory then.
func namesFiles(r *cli.Report) bool {
	for i := range r.Facts {
		if e := r.Facts[i].Effect; e.OfPath() && e != cli.ReadsFrom && e != cli.LeadsTo &&
			e != cli.LoadsFrom && e != cli.LoadsCode {
			return true
		}
	}
	return false
}

// result adds what an embedded language says; the commands that it runs are
// judged after the finding (see embedded).
func (w *walker) result(v *verdict, res *lang.Result, sc *scope, f frame) {
	v.say(res.Class, res.Basis, res.Reason)
	v.f.Observes = v.f.Observes || res.Observes
	v.f.Sensitive = v.f.Sensitive || res.Sensitive
	for _, group := range [3]struct {
		paths  []string
		effect cli.Effect
	}{{res.Reads, cli.ReadsFrom}, {res.Writes, cli.WritesTo}, {res.Deletes, cli.Deletes}} {
		for _, p := range group.paths {
			word := cli.Lit(p)
			w.path(v, group.effect, &word, "", sc, f)
		}
	}
}

// embedded judges the commands that embedded texts run.
func (w *walker) embedded(s *simple, r *cli.Report, sc *scope, f frame) {
	for i := range r.Facts {
		res := r.Facts[i].Result
		if res == nil {
			continue
		}
		for _, cmd := range res.Commands {
			mark := sc.mark()
			inner := f.through(s.words[0].Text)
			inner.loop = true
			w.text(cmd, sc, &source{text: cmd, base: -1, span: s.span}, inner)
			sc.rollback(mark)
		}
	}
}

// step is the dispatchable part of a finding.
func (w *walker) step(s *simple, sc *scope, f frame) *abi.Step {
	st := &abi.Step{Redirects: s.redirects, Elevated: f.elevated, Remote: f.remote, Cwd: sc.dir(),
		Stdin: f.stdin.input(f.piped).Kind}
	if len(s.words) > 0 {
		st.Argv = make([]string, len(s.words))
	}
	for i, word := range s.words {
		st.Argv[i] = word.Text
		if !word.Static || word.Glob || word.Below || word.StandIn || word.Content != nil ||
			f.appends && word.Text == "…" {
			st.Dynamic = append(st.Dynamic, i)
		}
	}
	for _, a := range s.env {
		if st.Env == nil {
			st.Env = make(map[string]string, len(s.env))
		}
		st.Env[a.name] = a.value.Text
	}
	return st
}

// sameStep identifies a finding, to drop what a loop repeats.
type sameStep struct {
	span    abi.Span
	program string
	reason  string
	words   string // what a classifier that is asked about the step is told
}

// told is all that a classifier sees of a step.
func told(s *abi.Step) string {
	return fmt.Sprintf("%q %v %q %q %v %v %v %q", s.Argv, s.Dynamic, s.Env, s.Redirects, s.Stdin, s.Elevated, s.Remote, s.Cwd)
}

// add appends a finding.
func (w *walker) add(x abi.Finding, f frame) {
	x.Via = f.via
	if x.Step == nil {
		x.Step = &abi.Step{Elevated: f.elevated, Remote: f.remote}
	}
	many := len(w.findings) >= maxEach && len(x.Effects) == 0 && x.Ground == ""
	if f.loop || many {
		key := sameStep{span: x.Span, program: x.Program, reason: x.Reason}
		if many {
			key.span, key.words = abi.Span{}, x.Class.String()
		}
		if w.host.Asked != nil && len(x.Step.Argv) > 0 && w.host.Asked(x.Step) {
			key.words += told(x.Step)
		}
		for _, e := range x.Effects {
			key.words += "\x00" + e.Kind + e.Path
		}
		if w.seen == nil {
			w.seen = make(map[sameStep]int)
		}
		if at, ok := w.seen[key]; ok {
			w.also(at, &x)
			return
		}
		w.seen[key] = len(w.findings)
	}
	w.findings = append(w.findings, x)
}

// maxAlso bounds the effects that a finding gets from its repetitions.
const maxAlso = 32

// also adds the effects of a repetition to the finding that is kept.
func (w *walker) also(at int, x *abi.Finding) {
	if at >= len(w.findings) || w.findings[at].Span != x.Span || w.findings[at].Reason != x.Reason {
		return
	}
	kept := &w.findings[at]
	for _, e := range x.Effects {
		if len(kept.Effects) < maxAlso && !slices.Contains(kept.Effects, e) {
			kept.Effects = append(kept.Effects[:len(kept.Effects):len(kept.Effects)], e)
		}
	}
}
