package gate

// This file owns the plan pin: the canonical form of a mutating step, and how
// a plan travels from the command to the hook. What is mutating is the
// classifier's to say.

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

// The bounds of a plan.
const (
	MaxSteps      = 200  // mutating steps of one plan
	maxStepBytes  = 1000 // of one canonical step; beyond, it ends in its digest
	maxPlanOutput = 1 << 20
)

// Plan is a list of steps that a grounded session may take, and no others.
type Plan struct {
	Steps []string // canonical, in the order of the plan, without duplicates
}

// NewPlan makes a plan of the mutating steps of a verdict on the plan's text.
// It is an error if there are none, too many, or one that cannot be pinned.
func NewPlan(v abi.Verdict) (*Plan, error) {
	p := &Plan{}
	for i := range v.Findings {
		f := &v.Findings[i]
		if f.Class.Severity() < abi.Mutating.Severity() {
			continue
		}
		step, ok := Canonical(f)
		if !ok {
			return nil, fmt.Errorf("pin plan: %s: not all of this step is known before it runs; write its words, targets and directory out", stepText(f, ""))
		}
		if !slices.Contains(p.Steps, step) {
			p.Steps = append(p.Steps, step)
		}
		if len(p.Steps) > MaxSteps {
			return nil, fmt.Errorf("pin plan: more than %d mutating steps; commit in parts", MaxSteps)
		}
	}
	if len(p.Steps) == 0 {
		return nil, errors.New("pin plan: no step of it is mutating, so there is nothing to pin; commit without --plan")
	}
	return p, nil
}

// Hash returns the plan's SHA-256 in hexadecimal: over its steps, each followed
// by a newline.
func (p *Plan) Hash() string {
	h := sha256.New()
	for _, s := range p.Steps {
		io.WriteString(h, s)
		h.Write([]byte{'\n'})
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Done opens the line that a successful `tmt-ground commit` or `reset` prints.
// Where a harness does not tell failure from success, the hook looks for it.
const Done = "tmt-ground: done, "

const planMark = "tmt-plan-v1: "

// Mark returns the line that `tmt-ground commit --plan` prints, so that a hook
// which sees only the command's output can pin the same plan.
func (p *Plan) Mark() string {
	b, _ := json.Marshal(p.Steps) // strings cannot fail
	return planMark + string(b)
}

// FindPlan returns the plan that the last marked line of a command's output
// holds, nil where there is none or it is damaged.
func FindPlan(output string) *Plan {
	output = output[max(0, len(output)-maxPlanOutput):]
	i := strings.LastIndex(output, planMark)
	if i < 0 || i > 0 && output[i-1] != '\n' {
		return nil
	}
	line, _, _ := strings.Cut(output[i+len(planMark):], "\n")
	p := &Plan{}
	if json.Unmarshal([]byte(line), &p.Steps) != nil || len(p.Steps) == 0 || len(p.Steps) > MaxSteps {
		return nil
	}
	for _, s := range p.Steps {
		if s == "" || len(s) > 2*maxStepBytes {
			return nil
		}
	}
	return p
}

// Canonical returns the form under which a step is pinned and compared, and
// false for a step that nothing matches, because not all of it is known.
//
//	(in /srv/prod) terraform apply -auto-approve
//	(in /srv) (elevated) (TZ=UTC) rm -r "old data" (>>/srv/log)
//	(tool mcp__acme__rotate) {"key":"k1"}
//
// Words are bare or quoted, everything else is in parentheses, so two steps
// have one form only if they are alike.
func Canonical(f *abi.Finding) (string, bool) {
	s := f.Step
	switch {
	case s == nil || len(s.Dynamic) > 0:
		return "", false
	case s.Tool != "" && len(s.Argv) == 0:
		input, ok := canonicalJSON(s.Input)
		return shorten("(tool " + word(s.Tool) + ") " + input), ok
	case len(s.Argv) == 0 && len(s.Redirects) == 0:
		return "", false
	}
	parts, ok := place(f)
	if !ok {
		return "", false
	}
	if s.Elevated {
		parts = append(parts, "(elevated)")
	}
	names := make([]string, 0, len(s.Env))
	for n, v := range s.Env {
		ok = ok && known(v)
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		parts = append(parts, "("+word(n)+"="+word(s.Env[n])+")")
	}
	for _, w := range s.Argv {
		parts = append(parts, word(w))
	}
	if s.Stdin == abi.StdinPipe || s.Stdin == abi.StdinData {
		parts = append(parts, "(stdin "+s.Stdin.String()+")")
	}
	for _, r := range s.Redirects {
		if harmless(r) {
			continue
		}
		ok = ok && known(r.Path) && strings.Trim(r.Op, "<>&|0123456789") == ""
		parts = append(parts, "("+r.Op+word(r.Path)+")")
	}
	return shorten(strings.Join(parts, " ")), ok
}

// place says where a step runs: the directory, or the wrappers that lead to
// another machine. Those must name it ("ssh db1", not "ssh").
func place(f *abi.Finding) ([]string, bool) {
	s := f.Step
	if !s.Remote {
		return []string{"(in " + word(path.Clean(s.Cwd)) + ")"}, s.Cwd != ""
	}
	var parts []string
	named := false
	for _, v := range f.Via {
		parts = append(parts, "(via "+word(v)+")")
		named = named || strings.Contains(v, " ")
		if !known(v) {
			return nil, false
		}
	}
	return parts, named
}

// harmless reports a redirection that changes only where output is shown.
func harmless(r abi.Redirect) bool {
	switch r.Op {
	case ">&", "<&":
		return r.Path != "" && strings.Trim(r.Path, "0123456789-") == ""
	case ">", ">>", ">|", "&>", "&>>":
		return r.Path == "/dev/null"
	}
	return false
}

// known reports whether a text that is as written stands for itself.
func known(text string) bool { return !strings.ContainsAny(text, "$`*?[") }

// word returns a word bare if it is plain ASCII without meaning, else quoted.
func word(w string) string {
	const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./~^-{}"
	if w != "" && strings.Trim(w, plain) == "" {
		return w
	}
	return strconv.Quote(w)
}

// canonicalJSON returns an input object with sorted keys and no white space.
func canonicalJSON(raw json.RawMessage) (string, bool) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if d.Decode(&v) != nil {
		return "", false
	}
	if _, err := d.Token(); err != io.EOF {
		return "", false
	}
	b, err := json.Marshal(v)
	return string(b), err == nil
}

// shorten replaces the end of a long form by the digest of the whole.
func shorten(form string) string {
	if len(form) <= maxStepBytes {
		return form
	}
	sum := sha256.Sum256([]byte(form))
	return cut(form, maxStepBytes/4) + "… (sha256 " + hex.EncodeToString(sum[:]) + ")"
}
