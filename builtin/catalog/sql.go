package catalog

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// This file owns what all database clients share: where their statements come
// from. The clients are in postgres.go, mysql.go, sqlite.go and sqlclients.go.

// statements judges a client's statements: the texts given on the command line,
// else standard input. files are names of files it reads commands from.
func statements(inv *cli.Invocation, r *cli.Report, judge lang.Language, texts, files []cli.Word) {
	for _, w := range texts {
		embed(r, w, judge)
	}
	for _, f := range files {
		if f.Text == "-" {
			fromInput(inv, r, judge)
			continue
		}
		r.Path(cli.ReadsFrom, f, "")
		r.Unknown(inv.Path[0] + " reads commands from a file")
	}
	if len(texts)+len(files) == 0 {
		fromInput(inv, r, judge)
	}
}

// embed judges a text. Of one that is not known statically, the words around
// the variables may still say that it changes something.
func embed(r *cli.Report, w cli.Word, judge lang.Language) {
	if w.Static {
		r.Embed(w, judge, "the text")
		return
	}
	if res := judge(w.Text); res.Class == abi.Mutating {
		r.Signal(res.Reason)
		return
	}
	r.Unknown("the text is not known statically")
}

// fromInput judges the statements that a client reads from standard input.
func fromInput(inv *cli.Invocation, r *cli.Report, judge lang.Language) {
	in := inv.Input()
	switch {
	case in.Foreign:
		r.Signal("runs remote or decoded statements")
	case in.Text.Static:
		r.Embed(in.Text, judge, "standard input")
	case in.Text.Text != "":
		embed(r, in.Text, judge)
	case in.Kind == abi.StdinNone:
		r.Add(cli.Interactive, inv.Path[0]+" waits for statements")
	default:
		r.Unknown(inv.Path[0] + " reads commands from standard input")
	}
}
