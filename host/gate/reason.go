package gate

// This file owns every text that the gate says, and how text from a call is
// made fit for a terminal and a model: one line, printable, short.

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
)

const (
	maxStepRunes  = 120 // of a step in a reason
	maxDoesRunes  = 160 // of what it would do
	maxProbeShown = 3
)

const (
	reasonNoEvent = "tmt: denied, the event cannot be read"
	reasonForce   = "tmt: refused, --force is for a person at a terminal; run read-only probes, then tmt-ground commit"
	noteFailed    = "tmt: this call failed, so something it assumed is false. Do not repeat it unchanged: find out what with read-only calls, correct the plan, and run tmt-ground commit again if the plan changes"
)

// maxFailureRunes bounds why a classifier could not answer: the cause, and behind
// it what to do.
const maxFailureRunes = 400

// classifierSays gives the words of a classifier as its words. Those that say
// why it could not answer are our own, and name it.
func classifierSays(f *abi.Finding) string {
	if f.Failed {
		return "could not be judged: " + clean(f.Reason, maxFailureRunes)
	}
	return clean(f.Reason, maxDoesRunes) + " (so the classifier " + clean(f.Classifier, 64) + " says)"
}

// reasonNoProbes is the refusal of a commit without evidence.
func reasonNoProbes(g Settings) string {
	if !g.Active() {
		return "tmt: refused, no read-only probe is on record: the gate is off here, so none are logged and nothing needs a commit"
	}
	return "tmt: refused, no read-only probe is on record. First look at what you are about to change, each probe in a call of its own, then run tmt-ground commit"
}

// reason says in one line why a call is not let through and what to do next.
func (c Call) reason(g Settings, s *State, k Kind, f *abi.Finding) string {
	step := stepText(f, c.Tool)
	does := "may change something lasting"
	if f != nil && f.Reason != "" {
		does = clean(f.Reason, maxDoesRunes)
	}
	if f != nil && f.Classifier != "" {
		does = classifierSays(f)
	}
	switch k {
	case Protected:
		return "tmt: denied, `" + step + "` " + does + ": this protects the session and stays closed, grounded or not. Leave it, or ask the user to change it themselves"
	case Forbidden:
		return "tmt: denied, `" + step + "` is for a person at a terminal, never for a tool call. Ask the user"
	case NotPlain:
		return "tmt: denied, `" + step + "` stands in a loop, condition, function or the background. Run it as a call of its own"
	case CommitRefused:
		if len(s.Probes) > 0 {
			return "tmt: denied, `" + step + "` names another session. Run tmt-ground commit without --session"
		}
		return reasonNoProbes(g)
	case Ungrounded:
		return "tmt: denied, not grounded: `" + step + "` " + does + c.more() + ". " + c.look(s, f)
	case NotInPlan:
		return "tmt: denied, not in the pinned plan: `" + step + "` " + does + ". " + offPlan(s, f)
	}
	if g.UnknownWhy != "" {
		return "tmt: denied, `" + step + "` cannot be judged: " + clean(g.UnknownWhy, 300)
	}
	return "tmt: `" + step + "` cannot be judged (" + does + "), and [gate] unknown = \"" + g.policy().String() + "\". Write it so that what it runs is plain to see, or ask the user"
}

// more counts the mutating steps beside the one that is named.
func (c Call) more() string {
	n := -1
	for i := range c.Verdict.Findings {
		if c.Verdict.Findings[i].Class.Severity() == abi.Mutating.Severity() {
			n++
		}
	}
	if n <= 0 {
		return ""
	}
	return " (and " + strconv.Itoa(n) + " more)"
}

// look tells how to ground: which probes, then the commit.
func (c Call) look(s *State, f *abi.Finding) string {
	probes := c.probes(f)
	first := "First look with read-only calls at what it would change"
	switch {
	case len(s.Probes) > 0:
		first = "On record: " + count(len(s.Probes), "probe") + "; unless that shows what it would change, look first"
	case len(probes) > 0:
		first = "First look, read-only"
	}
	if len(probes) > 0 {
		first += ": " + strings.Join(probes, " · ")
	}
	return first + ". Then run `tmt-ground commit` and repeat the call"
}

// probes returns up to three probes, those of f before those of its siblings.
// One that is not printable as it is, is left out: cut or altered it might not
// be read-only.
func (c Call) probes(f *abi.Finding) []string {
	var out []string
	add := func(f *abi.Finding) {
		for _, p := range f.Probes {
			if len(out) < maxProbeShown && p != "" && clean(p, maxStepRunes) == p && !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	if f != nil {
		add(f)
	}
	for i := range c.Verdict.Findings {
		if s := &c.Verdict.Findings[i]; s.Class.Severity() == abi.Mutating.Severity() {
			add(s)
		}
	}
	return out
}

func offPlan(s *State, f *abi.Finding) string {
	if f != nil {
		if _, ok := Canonical(f); !ok {
			return "Not all of its words, targets or directory are known before it runs: write them out as the plan has them, or pin a new plan with `tmt-ground commit --plan -`"
		}
	}
	return "The plan has " + count(len(s.Approved), "step") + " (see `tmt-ground status`): run what it says, in the same directory, or pin a new plan with `tmt-ground commit --plan -`"
}

func count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}

// summary returns the findings for the record of a denial, the worst first.
func (c Call) summary() []string {
	var out []string
	for sev := int(abi.Mutating); sev >= int(abi.ReadOnly); sev-- {
		for i := range c.Verdict.Findings {
			f := &c.Verdict.Findings[i]
			if f.Class.Severity() == sev && len(out) < maxSummaries {
				out = append(out, abi.Join(f.Class, f.Class).String()+"  "+stepText(f, c.Tool)+"  "+clean(f.Reason, maxDoesRunes))
			}
		}
	}
	return out
}

// stepText names a step: its words, else its tool or program, else the call's
// tool. f may be nil.
func stepText(f *abi.Finding, tool string) string {
	name := tool
	if f != nil {
		if f.Program != "" {
			name = f.Program
		}
		if s := f.Step; s != nil {
			switch {
			case len(s.Argv) > 0:
				name = strings.Join(s.Argv[:min(len(s.Argv), maxStepRunes)], " ")
			case s.Tool != "":
				name = s.Tool
			}
		}
	}
	if name = clean(name, maxStepRunes); name == "" {
		return "this call"
	}
	return strings.ReplaceAll(name, "`", "'")
}

// clean makes text from outside one printable line of at most n runes; a
// longer one ends in "…".
func clean(text string, n int) string {
	if len(text) <= n && isClean(text) {
		return text
	}
	var out []rune
	space := false // white space is due before the next rune
	for _, r := range text {
		if unicode.IsSpace(r) {
			space = len(out) > 0
			continue
		}
		if space {
			out, space = append(out, ' '), false
		}
		if !unicode.IsPrint(r) { // controls, escapes, direction marks, invalid bytes
			r = utf8.RuneError
		}
		if out = append(out, r); len(out) > n {
			return strings.TrimRight(string(out[:n-1]), " ") + "…"
		}
	}
	return string(out)
}

// isClean recognises the usual text that clean leaves as it is.
func isClean(text string) bool {
	was := byte(' ')
	for i := range len(text) {
		c := text[i]
		if c < ' ' || c > '~' || c == ' ' && was == ' ' {
			return false
		}
		was = c
	}
	return was != ' ' || text == ""
}

// cut returns at most n bytes of text and splits no rune.
func cut(text string, n int) string {
	if len(text) <= n {
		return text
	}
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n]
}
