package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
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
// clientVariables judges assignments of a client's variables, which it puts into
// the statements before they are sent.
func clientVariables(r *cli.Report, pairs []cli.Word) {
	for _, w := range pairs {
		if _, value, _ := strings.Cut(w.Text, "="); !w.Static || !sql.PlainValue(value) {
			r.Unknown("may keep a statement in a variable of the client")
		}
	}
}

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
