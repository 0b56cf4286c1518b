// Package sed judges sed scripts (GNU sed 4.9 manual, with what POSIX and BSD
// add to it): which files a script reads and writes besides its operands, and
// whether it runs commands.
//
// This file owns the answer; script.go reads commands, text.go the pieces that
// commands are made of. The options of the program (-i, -n, --sandbox) are its
// caller's.
package sed

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers for one script; several -e fragments come joined by newlines.
// A script that only edits its stream is readonly. The operands of r, R, w and
// W and the command of e are answered as paths and commands. What runs text
// that the script does not hold (e alone, s///e) and what cannot be parsed is
// unknown.
func Judge(text string) lang.Result {
	// A delimiter inside a bracket expression ends the expression for older
	// versions of GNU sed and does not for 4.9 and BSD: where a script has one,
	// every reading that parses counts.
	p := parser{text: text, brackets: true}
	r, err := p.script()
	if !p.ambiguous {
		return answer(r, err)
	}
	q := parser{text: text}
	old, oldErr := q.script()
	switch {
	case oldErr != nil:
		return answer(r, err)
	case err != nil:
		return answer(old, oldErr)
	}
	if len(old.Reads)+len(old.Writes)+len(old.Commands) > 0 || old.Class.Severity() > r.Class.Severity() {
		r.Join(old)
	}
	return r
}

func answer(r lang.Result, err error) lang.Result {
	if err == nil {
		return r
	}
	r.Join(lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: "sed script cannot be parsed: " + err.Error()})
	return r
}
