package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// This file owns what programs that take a text in pieces share: the pieces of
// sed -e and awk -e make one text, a line each.

// embedLines judges pieces as one text. Where a piece is not known statically,
// nothing can be told of the whole.
func embedLines(r *cli.Report, pieces []cli.Word, judge lang.Language, what string) {
	switch len(pieces) {
	case 0:
		return
	case 1:
		r.Embed(pieces[0], judge, what)
		return
	}
	text := pieces[0]
	var b strings.Builder
	for i, p := range pieces {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(p.Text)
		text.Static = text.Static && p.Static
	}
	text.Text, text.At = b.String(), -1
	r.Embed(text, judge, what)
}
