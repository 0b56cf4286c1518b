package exceptions

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// This file owns what an exception remembers of the judgement: a script that was
// rewritten, a link that leads elsewhere, an alias that stands for another
// program make it another call.

// Judged returns the digest of the steps of a verdict that could be denied: their
// class, words, directory and the paths that they touch. With anywhere, neither
// directory nor paths count. The error says why such a call cannot be excepted.
func Judged(v *abi.Verdict, anywhere bool) (string, error) {
	if err := Closed(v); err != nil {
		return "", err
	}
	h := sha256.New()
	enc := json.NewEncoder(h)
	steps := 0
	for i := range v.Findings {
		f := &v.Findings[i]
		if f.Class.Severity() < abi.Unknown.Severity() {
			continue
		}
		if !known(f) {
			return "", fmt.Errorf("not all of %s is known before it runs; write its words, targets and directory out", named(f))
		}
		steps++
		s := *f.Step
		effects := f.Effects
		if anywhere {
			s.Cwd, effects = "", nil
		}
		if err := enc.Encode(struct {
			Class   abi.Class
			Program string
			Via     []string
			Step    abi.Step
			Effects []abi.Effect
		}{f.Class, f.Program, f.Via, s, effects}); err != nil {
			return "", err
		}
	}
	if steps == 0 {
		return "", errors.New("no step of it could be denied")
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// known reports whether all of a step is known before it runs. What stands in the
// command itself is (see Form); texts that it runs in turn may hold variables.
func known(f *abi.Finding) bool {
	s := f.Step
	if s == nil || len(s.Dynamic) > 0 || len(s.Argv) == 0 && len(s.Redirects) == 0 {
		return false
	}
	for _, v := range s.Env {
		if strings.ContainsAny(v, "$`") {
			return false
		}
	}
	for _, r := range s.Redirects {
		if strings.ContainsAny(r.Path, "$`*?[") {
			return false
		}
	}
	return !slices.ContainsFunc(f.Via, func(v string) bool { return strings.ContainsAny(v, "$`") })
}

// Closed returns an error for a verdict with a step that no exception opens.
func Closed(v *abi.Verdict) error {
	if f := gate.Closed(v); f != nil {
		return fmt.Errorf("%s touches what protects the gate, the harness or the session, and no exception opens that", named(f))
	}
	return nil
}

// named names a step in a sentence.
func named(f *abi.Finding) string {
	name := f.Program
	if f.Step != nil && len(f.Step.Argv) > 0 {
		name = strings.Join(f.Step.Argv[:min(len(f.Step.Argv), 8)], " ")
	}
	if name == "" {
		return "a step"
	}
	return "`" + abi.Sanitize(name, 120) + "`"
}

// Agent returns the step of a verdict that starts or changes a coding agent, or
// sets the variables by which one, or the gate, is set up; nil for none. launches
// reports whether a program's name is an agent's.
func Agent(v *abi.Verdict, launches func(string) bool) *abi.Finding {
	for i := range v.Findings {
		f := &v.Findings[i]
		if f.Class == abi.ReadOnly || f.Step == nil {
			continue
		}
		if launches(path.Base(f.Program)) {
			return f
		}
		for name := range f.Step.Env {
			if strings.HasPrefix(name, "TMT_") || strings.HasPrefix(name, "CLAUDE") || strings.HasPrefix(name, "CODEX_") {
				return f
			}
		}
	}
	return nil
}
