// Package awk judges awk programs (POSIX, gawk 5.3): which files a program
// reads and writes, and whether it runs commands.
//
// This file owns the answer; lex.go tells strings, regular expressions and
// comments from code, judge.go finds what runs, reads and writes. Options (-v,
// -f, -i, -l) are the caller's.
package awk

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// Judge answers for one program text. A program that only transforms its input
// is readonly; literal commands and files are answered as Commands, Reads and
// Writes; what it computes (system(x), print > $1) and what cannot be parsed is
// unknown.
func Judge(text string) lang.Result {
	r := lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "transforms text"}
	toks, err := scan(text)
	if err != nil {
		r.Join(guess("awk program cannot be parsed: " + err.Error()))
		return r
	}
	j := judge{toks: toks, result: r}
	j.run()
	return j.result
}

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}
