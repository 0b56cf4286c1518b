// Package dc judges programs of the calculators dc (GNU 1.07) and bc. Only the
// program text is its business, the files and options are the caller's.
package dc

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// BC answers for a bc program, which can neither run nor write anything.
func BC(string) lang.Result { return calculates() }

// Judge answers for a dc program: "!" hands the rest of its line to the shell,
// "?" runs a line of input. A "!" in a string counts where the program runs
// strings.
func Judge(text string) lang.Result {
	r := calculates()
	depth, runs, hidden := 0, false, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '[':
			depth++
		case ']':
			depth = max(depth-1, 0)
		case '#':
			if depth == 0 {
				i += lineEnd(text[i:])
			}
		case 's', 'l', 'S', 'L', ':', ';':
			i++ // the name of a register
		case 'x':
			runs = true
		case '<', '>', '=':
			runs = true
			i++
		case '?':
			r.Join(guess("runs its input as a program"))
		case '!':
			switch {
			case i+1 < len(text) && strings.IndexByte("<>=", text[i+1]) >= 0:
			case depth > 0:
				hidden = true
			default:
				n := lineEnd(text[i:])
				if command := strings.TrimSpace(text[i+1 : i+n]); command != "" {
					r.Reason = "runs a command"
					r.Commands = append(r.Commands, command)
				}
				i += n
			}
		}
	}
	if hidden && runs {
		r.Join(guess("may run a command from a string"))
	}
	return r
}

// lineEnd returns the index of the first newline, the length where there is
// none.
func lineEnd(s string) int {
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

func calculates() lang.Result {
	return lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "calculates"}
}

func guess(reason string) lang.Result {
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: reason}
}
