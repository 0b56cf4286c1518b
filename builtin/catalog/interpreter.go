package catalog

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// This file owns what interpreters of general-purpose languages share: code in
// an option-argument, on standard input, or in a file.

// runsCode judges code in an argument. Code of which a part is not known may
// still say that it destroys.
func runsCode(r *cli.Report, code cli.Word, judge lang.Language, of string) {
	switch {
	case code.Foreign:
		r.Signal("runs remote or decoded content")
	case code.Static:
		r.Embed(code, judge, of+" code")
	default:
		if res := judge(code.Text); res.Class == abi.Mutating {
			r.Judged(res)
			return
		}
		r.Unknown("runs " + of + " code that is not known statically")
	}
}

// runsInput judges code on standard input; without any, the interpreter waits
// for a person.
func runsInput(inv *cli.Invocation, r *cli.Report, judge lang.Language, of string) {
	in := inv.Input()
	switch {
	case in.Foreign:
		r.Signal("runs remote or decoded content")
	case in.File.Text != "":
		runsScript(r, inv.Path[0], []cli.Word{in.File})
	case in.Kind == abi.StdinNone:
		r.Add(cli.Interactive, "waits for "+of+" code")
	case in.Text.Text != "" || in.Text.Static:
		runsCode(r, in.Text, judge, of)
	default:
		r.Add(cli.Runs, "runs "+of+" code that it reads from standard input")
	}
}

// runsFile judges the script file of an interpreter, which "-" and /dev/stdin
// make standard input.
func runsFile(inv *cli.Invocation, r *cli.Report, words []cli.Word, judge lang.Language, of string) {
	if c := words[0].Content; c != nil && c.Text.Static && !c.Foreign {
		runsCode(r, c.Text, judge, of)
		return
	}
	switch words[0].Text {
	case "-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0":
		runsInput(inv, r, judge, of)
	default:
		runsScript(r, inv.Path[0], words)
	}
}
