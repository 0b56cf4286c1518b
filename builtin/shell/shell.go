// Package shell walks mvdan/sh's syntax tree of a command and says what each
// step can lastingly change: words, redirections, wrappers, inner commands.
//
// The walker recurses, nothing else does: the catalogue and the embedded
// languages hand back inner commands as data.
//
// This file owns the entry point and the bounds; parse.go turns text into a
// tree, walk.go covers the nodes of statements, word.go those of words, call.go
// a simple command, report.go the way from facts to a finding.
package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// The bounds of one call. Past a bound the verdict is mutating, with that
// reason: work is counted, never time.
const (
	maxBytes   = 4 << 20   // of text, inner texts counted too
	maxNesting = 500       // of syntax
	maxInner   = 24        // of commands in commands (sh -c in sh -c)
	maxWork    = 2_000_000 // words and nodes visited
	slowWork   = 20_000    // from here on it takes milliseconds
	maxScript  = 256 << 10 // bytes of a script file that is read
	pathWork   = 16        // of judging one path, which asks the file system
	maxPath    = 4096      // bytes of a directory that is kept track of
	maxParts   = 100_000   // parts of the words that braces make
	maxEach    = 2000      // findings; of more alike the first is stated
	maxValue   = 1 << 18   // bytes that variables add to one word
	maxWords   = 10_000    // fields that one word expands to
)

// Host is what the walker may observe of the machine, stated once.
type Host struct {
	Env     *paths.Env
	Cwd     string                           // absolute directory the call runs in, "" unknown
	Lookup  func(name string) *cli.Program   // the catalogue; nil: none is known
	Aliases func(name string) (string, bool) // of the shell the agent uses; nil: none
	// Raise adds to a program's report what else is said of it; it only appends.
	// nil: nothing is.
	Raise func(name string, args []cli.Word, facts cli.Facts, r *cli.Report)
	// ReadFile returns at most max bytes of a regular file; nil: scripts are
	// not read.
	ReadFile func(path string, max int) ([]byte, error)
	// Asked reports whether a classifier may be asked about a step: then none is
	// left out as a repetition of another. nil: none is asked.
	Asked func(*abi.Step) bool
	// Slow is called once where a call turns out to be long, so that who waits
	// can set a timer; nil: nobody does.
	Slow func()
}

// Judge returns the findings of a command, in the order of its text.
func (h *Host) Judge(text string) []abi.Finding {
	w := &walker{host: h, braces: maxParts}
	sc := newScope(h.Cwd)
	w.text(text, sc, &source{text: text}, frame{})
	w.exits(sc, 0)
	if w.over != "" {
		w.findings = append(w.findings, abi.Finding{
			Class: abi.Mutating, Basis: abi.Known, Reason: w.over, Span: abi.Span{End: len(text)},
		})
	}
	return w.findings
}

// walker is the state of one call.
type walker struct {
	host     *Host
	findings []abi.Finding
	seen     map[sameStep]int // findings of loops and functions, which repeat
	work     int
	bytes    int
	over     string // the bound that was passed, "" none
	reading  []string
	items    int                  // of loops, judged one by one
	called   map[*syntax.Stmt]int // bodies of functions
	actions  []action             // what runs by itself later
	filledAt map[string]bool      // paths that something was moved into
	wrote    map[string]bool      // paths that the first looked findings change
	looked   int
	filled   bool // the same, for what mktemp made
	braces   int  // parts of words that may still be made
	links    []madeLink
	placed   paths.Ruling // of working in the directory placedAt
	placedAt string
}

// spend counts work and reports whether the bound is passed.
func (w *walker) spend(n int) bool {
	if w.work < slowWork && w.work+n >= slowWork && w.host.Slow != nil {
		w.host.Slow()
	}
	w.work += n
	if w.work > maxWork && w.over == "" {
		w.over = "more steps than are judged"
	}
	return w.over != ""
}

// frame is what surrounds a step: how it came to run, and where.
type frame struct {
	via      []string
	elevated bool
	remote   bool
	appends  bool  // words that are not known statically follow at run time
	loops    int32 // loops around the step
	loop     bool  // in a loop, function or background: not a plain step
	depth    int32 // commands in commands
	nesting  int32 // of syntax
	stdin    stream
	piped    bool // stdin is a pipe
	alias    []string
	bodies   []*syntax.Stmt // of the functions around
}

// through returns the frame inside a wrapper.
func (f frame) through(via string) frame {
	f.via = append(f.via[:len(f.via):len(f.via)], via)
	f.depth++
	return f
}

// source is where a text stands in the call's text.
type source struct {
	text string
	base int      // offset of text in the call's text; -1: it does not stand there verbatim
	span abi.Span // of the whole, where base is -1

	shifts []shift // where the text is not what was written
	zsh    byte    // whether it holds what zsh reads in another way: 0 not known, 1 no, 2 yes
	cr     byte    // stands for "\r"; 0: none does
}

// at gives the call's span of a range of this text.
func (s *source) at(start, end int) abi.Span {
	if s.base < 0 {
		return s.span
	}
	if s.shifts != nil {
		start, end = s.from(start, false), s.from(end, true)
	}
	return abi.Span{Start: s.base + start, End: s.base + end}
}
