package cli_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

var marked = cli.Program{
	Name: "p",
	Options: `
		-o, --output >FILE; --add >>FILE; -i <FILE; --into >DIR/; -C @DIR; --project @@DIR; --plugin !FILE; --exec $TEXT; --ctx %NAME
		-X…; -Xlog:…>FILE; -Wl,…!FILE; --report[=>FILE]; -x; --kube %<FILE; -t; -d; -e TEXT
	`,
	Commands: []cli.Command{
		{Name: "copy", Operands: cli.Operands{Usage: "<SRC... >DST"}},
		{Name: "show", Effect: cli.Reads, Operands: cli.Operands{Usage: "PATTERN [<FILE...]"}},
		{Name: "edit", Operands: cli.Operands{Each: cli.WritesTo, Requires: "-x"}},
		{Name: "work", Effect: cli.Works, Does: "works"},
		{Name: "query", Effect: cli.Reads, Requires: "-e"},
		{Name: "pack", Modes: "-t -d", Effect: cli.Works, Operands: cli.Operands{Each: cli.ReadsFrom}, Rules: []cli.Rule{
			{Option: "-t", Lowers: true, Effect: cli.Reads},
			{Option: "-d", Operands: &cli.Operands{Usage: "<SRC >DST"}},
			{Option: "-e", Unless: "-x", Effect: cli.Changes, Does: "changes"},
		}},
	},
}

// told writes the facts of a report as text.
func told(r *cli.Report) string {
	var out []string
	for _, f := range r.Facts {
		s := fmt.Sprint(names[f.Effect])
		if f.Path != nil {
			s += " " + f.Path.Text
		}
		out = append(out, s)
	}
	for _, in := range r.Inner {
		out = append(out, "runs "+in.Shell.Text)
	}
	for _, t := range r.Targets {
		out = append(out, "target "+t.Word.Text)
	}
	return strings.Join(out, "; ")
}

var names = map[cli.Effect]string{
	cli.Unstated: "unknown", cli.Pure: "pure", cli.Reads: "reads", cli.Works: "works", cli.Changes: "changes", cli.Runs: "code", cli.LoadsCode: "code",
	cli.ReadsFrom: "from", cli.WritesTo: "to", cli.WritesInto: "into", cli.AppendsTo: "add",
}

func TestRoles(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"show a -o f", "reads; to f"},
		{"show a --add f -i g --into d", "reads; add f; from g; into d"},
		{"show a --plugin f", "reads; code f"},
		{"show a --exec ls", "reads; runs ls"},
		{"show a --ctx c --kube f", "reads; from f; target c; target f"},
		{"show a -Xlog:f -Xany -Wl,g", "reads; to f; code g"},
		{"show a -o -", "reads"},
		{"show a --report=f", "reads; to f"},
		{"show a --report", "reads"},
		{"show a b c", "reads; from b; from c"},
		{"show", "unknown; reads"},
		{"copy a b c", "from a; from b; to c"},
		{"copy a", "unknown; to a"},
		{"copy -C d a /b", "from d/a; to /b"},
		{"copy -C d -C e a b", "from d/e/a; to d/e/b"},
		{"work -C d", "works d"},
		{"work --project p", "works p"},
		{"work --project p --project q", "works p; works q"},
		{"work -C d --project p", "works d/p"},
		{"show a --project p", "reads"},
		{"edit a", "from a"},
		{"edit -x a", "to a"},
		{"query", "unknown; reads"},
		{"query -e x", "reads"},
		{"pack -t a", "reads"},
		{"pack -d a b", "works; from a; to b"},
		{"pack -t -d a b", "works; from a; to b"},
		{"pack -d a b c", "unknown; works"},
		{"pack -e x a", "works; from a; changes"},
		{"pack -x -e x a", "works; from a"},
	} {
		var words []cli.Word
		for w := range strings.FieldsSeq(c.line) {
			words = append(words, cli.Lit(w))
		}
		got := told(marked.Interpret(words, nil))
		if !sameSet(got, c.want) {
			t.Errorf("%s:\n\tgot  %s\n\twant %s", c.line, got, c.want)
		}
	}
	if err := marked.CheckGrammar(); err != nil {
		t.Error(err)
	}
}

func sameSet(a, b string) bool {
	count := make(map[string]int)
	for _, s := range strings.Split(a, "; ") {
		count[s]++
	}
	for _, s := range strings.Split(b, "; ") {
		count[s]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}
