package cli

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Fact is one thing that a command line does.
type Fact struct {
	Effect Effect
	Does   string // lower case, no full stop; names the option that mattered
	Path   *Word  // for effects of a path; where Works works, nil: the current directory
	Signal bool   // Changes, guessed from words
	// Beside: it is no guess at the program, but said of its redirections.
	Beside bool
	// Result is what a language says of an embedded text; Effect is not used.
	Result *lang.Result
	// Of is the embedded text, for the spans of what Result names.
	Of *Word
}

// Inner is a command that a command line runs.
type Inner struct {
	// Exactly one of these: the words of a simple command, or text that a shell
	// reads, or a script file, or standard input.
	Argv   []Word
	Shell  *Word
	Script *Word
	Stdin  bool

	Via      string // the wrapper, for people: "sudo", "find -exec"
	Elevated bool
	Remote   bool
	// Appends: runs any number of times, with words that are not known statically
	// (Argv ends in More where they follow).
	Appends bool
	// Moves is the directory it runs in, where the wrapper changes it.
	Moves *Word
	// Env holds assignments that the wrapper makes (env A=b); Clears and Unsets say
	// which variables it takes away before (env -i, env -u A).
	Env    []Word
	Clears bool
	Unsets []string
	// Dialect names the shell that reads Shell or Script: "", "zsh", …
	Dialect string
}

// Report is what a command line does: facts, and commands that the walker
// judges in turn.
type Report struct {
	Facts  []Fact
	Inner  []Inner
	Probes []string
	// Targets are the words that name which object the command is about.
	Targets []Target
	// Help is set where the call only prints help or a version.
	Help bool

	dir *Word  // where the program works, if it is told to
	at  []Word // where what it works on lies, if the call names it
}

// join adds what another reading of the same command line says.
func (r *Report) join(other *Report) {
	r.Facts = append(r.Facts, other.Facts...)
	r.Inner = append(r.Inner, other.Inner...)
	r.Help = r.Help && other.Help
}

// Add states an effect.
func (r *Report) Add(e Effect, does string) {
	r.Facts = append(r.Facts, Fact{Effect: e, Does: does})
}

// Path states an effect of a path.
func (r *Report) Path(e Effect, path Word, does string) {
	r.Facts = append(r.Facts, Fact{Effect: e, Does: does, Path: &path})
}

// Unknown states that something cannot be told, and what.
func (r *Report) Unknown(reason string) { r.Add(Unstated, reason) }

// Run states that a command is run.
func (r *Report) Run(in Inner) { r.Inner = append(r.Inner, in) }

// Embed judges an embedded text. A text that is not known statically cannot be
// told.
func (r *Report) Embed(text Word, judge lang.Language, does string) {
	if !text.Static {
		r.Unknown(does + " is not known statically")
		return
	}
	res := judge(text.Text)
	r.Facts = append(r.Facts, Fact{Effect: judged, Does: res.Reason, Result: &res, Of: &text})
}

// Judged states what a language said of a text that is not one word.
func (r *Report) Judged(res lang.Result) {
	r.Facts = append(r.Facts, Fact{Effect: judged, Does: res.Reason, Result: &res})
}

// Signal states a change that is guessed from words.
func (r *Report) Signal(does string) {
	r.Facts = append(r.Facts, Fact{Effect: Changes, Does: does, Signal: true})
}

// Class gives the class and basis of an effect that is not one of a path or of
// text: CLASSES rules 3, 9, 11, 16 in one place. ok is false for the others.
func (e Effect) Class() (c abi.Class, b abi.Basis, ok bool) {
	switch e {
	case Pure, Reads, ReadsSecrets:
		return abi.ReadOnly, abi.Known, true
	case Works, Keeps:
		return abi.WriteLocal, abi.Known, true
	case Changes:
		return abi.Mutating, abi.Known, true
	case Unstated, Runs, Connects, Interactive:
		return abi.Unknown, abi.Guess, true
	}
	return 0, 0, false
}
