package main

// This file owns the comparison: what ran against what was judged.

import (
	"path"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
)

// difference is a thing that ran and was not judged.
type difference struct {
	Kind string // "not judged", "other words", "file"
	What []string
}

func (d difference) String() string { return d.Kind + ": " + strings.Join(quoted(d.What), " ") }

// outcome is what the comparison of one line says.
type outcome struct {
	Differences []difference
	Covered     bool // by a finding that says something cannot be followed
	Refused     bool // the shell could not parse the line
}

// compare holds what ran against a verdict.
func compare(r *ran, v *abi.Verdict) outcome {
	var out outcome
	out.Refused = len(r.Commands) == 0 && refused(r.Stderr)
	if strings.Contains(r.Stderr, "can only be used in a function") {
		out.Refused = true
		return out
	}
	opaque := v.Class.Severity() >= abi.Unknown.Severity() && anyOpaque(v)
	for _, argv := range r.Commands {
		if len(argv) == 1 && (argv[0] == "cat" || argv[0] == "more") {
			continue // what zsh runs for a redirection alone
		}
		switch path.Base(argv[0]) {
		case "time", "env", "nohup", "nice", "ionice", "setsid", "stdbuf", "timeout", "command", "sudo", "doas":
			continue // a stand-in runs the command inside, which has a record of its own
		}
		kind := judged(argv, v)
		switch {
		case kind == "":
		case opaque:
			out.Covered = true
		default:
			out.Differences = append(out.Differences, difference{kind, argv})
		}
	}
	for _, f := range r.Files {
		switch {
		case strings.HasPrefix(f, "/tmp/zsh"): // where zsh keeps here-documents and "=( )"
		case fileJudged(f, v):
		case opaque:
			out.Covered = true
		default:
			out.Differences = append(out.Differences, difference{"file", []string{f}})
		}
	}
	return out
}

// refused reports whether a shell says that it cannot parse a line.
func refused(stderr string) bool {
	for _, s := range []string{"yntax error", "parse error", "unexpected EOF", "unmatched", "bad substitution", "Bad substitution"} {
		if strings.Contains(stderr, s) {
			return true
		}
	}
	return false
}

// judged returns "" where some finding says what ran, else how it differs.
func judged(argv []string, v *abi.Verdict) string {
	kind := "not judged"
	for i := range v.Findings {
		f := &v.Findings[i]
		if wraps(f, argv[0]) {
			return ""
		}
		if f.Step == nil || len(f.Step.Argv) == 0 {
			continue
		}
		for j := 1; j < len(argv) && len(f.Via) > 0 && catalog.Lookup(path.Base(f.Step.Argv[0])) != nil; j++ {
			if argv[j] == f.Step.Argv[0] && sameWords(argv[j+1:], f.Step.Argv, f.Step.Dynamic) {
				return "" // of a wrapper the command inside has the finding
			}
			if w := strings.Fields(argv[j]); len(w) > 1 && w[0] == f.Step.Argv[0] && sameWords(w[1:], f.Step.Argv, f.Step.Dynamic) {
				return ""
			}
		}
		if !sameProgram(f.Step.Argv[0], argv[0]) {
			continue
		}
		if sameWords(argv[1:], f.Step.Argv, f.Step.Dynamic) {
			return ""
		}
		kind = "other words"
	}
	return kind
}

// wraps reports whether a finding is about what a wrapper runs, or about code that
// it is given: then the wrapper has no finding of its own.
func wraps(f *abi.Finding, name string) bool {
	name = path.Base(name)
	if (f.Step == nil || len(f.Step.Argv) == 0) && path.Base(f.Program) == name {
		return true
	}
	return slices.ContainsFunc(f.Via, func(via string) bool {
		p := catalog.Lookup(path.Base(via))
		return path.Base(via) == name || strings.HasPrefix(via, name+" ") || p != nil && p == catalog.Lookup(name)
	})
}

func sameProgram(judged, ran string) bool {
	judged = strings.TrimPrefix(judged, "=") // zsh looks such a name up
	return judged == ran || path.Base(judged) == path.Base(ran)
}

// sameWords matches the arguments that ran with words behind a program, of which some
// are dynamic: such a word stands for any number of words.
func sameWords(argv, words []string, dynamic []int) bool {
	var match func(i, j int) bool
	match = func(i, j int) bool {
		if j == len(words) {
			return i == len(argv)
		}
		if slices.Contains(dynamic, j) {
			for k := i; k <= len(argv); k++ {
				if match(k, j+1) {
					return true
				}
			}
			return false
		}
		return i < len(argv) && argv[i] == words[j] && match(i+1, j+1)
	}
	return match(0, 1)
}

// fileJudged reports whether some finding says that a file may be written.
func fileJudged(name string, v *abi.Verdict) bool {
	for i := range v.Findings {
		f := &v.Findings[i]
		for _, e := range f.Effects {
			if e.Kind == "reads" {
				continue
			}
			if e.Path == name || strings.HasPrefix(name, strings.TrimSuffix(e.Path, "/")+"/") {
				return true
			}
			if ok, err := path.Match(e.Path, name); ok && err == nil {
				return true
			}
			if !path.IsAbs(e.Path) && f.Step != nil && len(f.Step.Redirects) > 0 {
				return true // to a name that is not known
			}
		}
	}
	return false
}

func anyOpaque(v *abi.Verdict) bool {
	for i := range v.Findings {
		if cannotBeFollowed(&v.Findings[i]) {
			return true
		}
	}
	return false
}

// cannotBeFollowed reports whether a finding says that something runs which the
// judge cannot tell.
func cannotBeFollowed(f *abi.Finding) bool {
	if f.Class.Severity() < abi.Unknown.Severity() {
		return false
	}
	if strings.HasPrefix(f.Reason, "does not parse") || f.Program == "" && f.Basis == abi.Guess {
		return true
	}
	if f.Basis == abi.Known {
		return false
	}
	if f.Step != nil && slices.Contains(f.Step.Dynamic, 0) {
		return true
	}
	switch path.Base(f.Program) {
	case "sh", "bash", "dash", "zsh", "eval", "source", ".", "trap", "xargs", "find", "parallel", "builtin", "command", "exec", "alias":
		return true
	}
	return strings.Contains(f.Program, "/")
}
