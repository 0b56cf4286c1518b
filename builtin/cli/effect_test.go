package cli_test

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

func TestEffectClass(t *testing.T) {
	for e, want := range map[cli.Effect]struct {
		class abi.Class
		basis abi.Basis
	}{
		cli.Pure: {abi.ReadOnly, abi.Known}, cli.Reads: {abi.ReadOnly, abi.Known}, cli.ReadsSecrets: {abi.ReadOnly, abi.Known},
		cli.Works: {abi.WriteLocal, abi.Known}, cli.Changes: {abi.Mutating, abi.Known},
		cli.Unstated: {abi.Unknown, abi.Guess}, cli.Runs: {abi.Unknown, abi.Guess},
		cli.Connects: {abi.Unknown, abi.Guess}, cli.Interactive: {abi.Unknown, abi.Guess},
	} {
		if c, b, ok := e.Class(); !ok || c != want.class || b != want.basis {
			t.Errorf("effect %d is %v, %v, %v; want %v, %v", e, c, b, ok, want.class, want.basis)
		}
	}
	for _, e := range []cli.Effect{cli.ReadsFrom, cli.WritesTo, cli.DeletesTree, cli.Executes, cli.ExecutesProgram} {
		if _, _, ok := e.Class(); ok {
			t.Errorf("effect %d, of a path or of text, has a class of its own", e)
		}
	}
}

// dynamic is a word that begins with prefix and ends in something not known.
func dynamic(prefix string) cli.Word { return cli.Word{Text: prefix + "$X", Prefix: prefix, At: -1} }

func TestInto(t *testing.T) {
	for _, c := range []struct {
		dir, file    cli.Word
		text, prefix string
		static       bool
		below        bool
	}{
		{cli.Lit("d"), cli.Lit("a/f"), "d/f", "", true, false},
		{cli.Lit("d/"), cli.Lit("f/"), "d/f", "", true, false},
		{cli.Lit("/"), cli.Lit("f"), "/f", "", true, false},
		{cli.Lit("d"), cli.Lit("a/.."), "d", "", true, false},
		{cli.Lit("d"), cli.Lit("."), "d", "", true, false},
		{cli.Lit("d"), dynamic("a/"), "d/a/$X", "d/", false, true},
		{dynamic("d/"), cli.Lit("f"), "d/$X", "d/", false, false},
	} {
		w := cli.Into(c.dir, c.file)
		if w.Text != c.text || w.Prefix != c.prefix || w.Static != c.static || w.Below != c.below {
			t.Errorf("%s into %s is %+v, want %q, prefix %q, static %v, below %v",
				c.file.Text, c.dir.Text, w, c.text, c.prefix, c.static, c.below)
		}
		if w.At >= 0 && w.Text != c.dir.Text {
			t.Errorf("%q stands nowhere in the text, At is %d", w.Text, w.At)
		}
	}
	if glob := cli.Into(cli.Lit("d"), cli.Word{Text: "*.go", Static: true, Glob: true}); !glob.Glob || glob.Text != "d/*.go" {
		t.Errorf("a glob into a directory is %+v", glob)
	}
}

// A rule's Value is asked of each argument: the first, the last, and one that is
// not known, which meets every condition but a preview's.
func TestRuleValue(t *testing.T) {
	p := cli.Program{Name: "p", Options: "-m MODE; -k MODE; -n HOW", Effect: cli.Works, Does: "works", Rules: []cli.Rule{
		{Option: "-m", Value: "a b", Effect: cli.Changes, Does: "changes"},
		{Option: "-k", Value: "!a b", Effect: cli.Runs, Does: "runs"},
		{Option: "-n", Value: "client", Lowers: true, Effect: cli.Reads},
	}}
	for _, c := range []struct {
		words []cli.Word
		want  cli.Effect // beside Works, or instead of it
	}{
		{[]cli.Word{cli.Lit("-m"), cli.Lit("a")}, cli.Changes},
		{[]cli.Word{cli.Lit("-ma"), cli.Lit("-mc")}, cli.Changes},
		{[]cli.Word{cli.Lit("-mc"), cli.Lit("-mb")}, cli.Changes},
		{[]cli.Word{cli.Lit("-mc")}, cli.Works},
		{[]cli.Word{cli.Lit("-m"), dynamic("")}, cli.Changes},
		{[]cli.Word{cli.Lit("-ka")}, cli.Works},
		{[]cli.Word{cli.Lit("-kc"), cli.Lit("-ka")}, cli.Runs},
		{[]cli.Word{cli.Lit("-k"), dynamic("")}, cli.Runs},
		{[]cli.Word{cli.Lit("-nclient")}, cli.Reads},
		{[]cli.Word{cli.Lit("-nclient"), cli.Lit("-nnone")}, cli.Works},
		{[]cli.Word{cli.Lit("-nnone"), cli.Lit("-nclient")}, cli.Reads},
		{[]cli.Word{cli.Lit("-n"), dynamic("")}, cli.Works},
	} {
		found, works := false, false
		for _, f := range p.Interpret(c.words, nil).Facts {
			found = found || f.Effect == c.want
			works = works || f.Effect == cli.Works
		}
		if !found || works == (c.want == cli.Reads) {
			t.Errorf("%v: effect %d found %v, works %v", c.words, c.want, found, works)
		}
	}
}

// The argument of an option knows where it stands in the call's text.
func TestArgumentSpans(t *testing.T) {
	p := cli.Program{Name: "p", Options: "-o, --output >FILE"}
	text := "p --output=/etc/x -o/etc/y -o /etc/z"
	for _, c := range []struct {
		words []cli.Word
		want  string
	}{
		{[]cli.Word{at(text, "--output=/etc/x")}, "/etc/x"},
		{[]cli.Word{at(text, "-o/etc/y")}, "/etc/y"},
		{[]cli.Word{cli.Lit("-o"), at(text, "/etc/z")}, "/etc/z"},
	} {
		var path *cli.Word
		for _, f := range p.Interpret(c.words, nil).Facts {
			if f.Path != nil {
				path = f.Path
			}
		}
		if path == nil || text[path.Span.Start:path.Span.End] != c.want || text[path.At:path.At+len(c.want)] != c.want {
			t.Errorf("%s stands at %+v, want the place of %s", c.words[0].Text, path, c.want)
		}
	}
}

// at is the word as it stands in a text.
func at(text, word string) cli.Word {
	i := strings.Index(text, word)
	return cli.Word{Text: word, Static: true, At: i, Span: abi.Span{Start: i, End: i + len(word)}}
}

// A joined line spans its words, and is static where all are.
func TestJoinWords(t *testing.T) {
	text := "ssh h ls -l /srv"
	line := cli.JoinWords([]cli.Word{at(text, "ls"), at(text, "-l"), at(text, "/srv")})
	if line.Text != "ls -l /srv" || !line.Static || text[line.Span.Start:line.Span.End] != line.Text {
		t.Errorf("got %+v", line)
	}
	if cli.JoinWords([]cli.Word{cli.Lit("ls"), dynamic("")}).Static {
		t.Error("a line with a word that is not known is static")
	}
}
