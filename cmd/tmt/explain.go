package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
)

// This file owns tmt explain: a command's steps as a tree, each with its class,
// its reason and its words underlined in the original line.

func explainCommand(c *cmdline) int {
	fs := flags(c, "explain [--json] [--cwd DIR] COMMAND…", "Draws a command's steps: what each one can lastingly change, and why.\nOne word is a whole command line: tmt explain 'ls | grep x && rm -rf y'.")
	asJSON := fs.Bool("json", false, "print the verdict as one JSON object")
	cwd := fs.String("cwd", "", "the `directory` in which the command would run")
	if status, done := parse(c, fs); done {
		return status
	}
	if fs.NArg() == 0 {
		return c.misuse("explain needs a command: tmt explain 'kubectl delete pod x'")
	}
	dir, err := absolute(*cwd)
	if err != nil {
		return c.fail("explain", err)
	}
	h, warnings := setup.Host(os.Getenv, dir)
	c.warn(warnings)
	text := commandLine(fs.Args())
	v := h.Classify(host.ShellCall(text, dir))
	x := c.exceptionOf(h, text, dir, &v)
	if *asJSON {
		return c.json(judgedWith(v, x))
	}
	drawTree(c.stdout, text, v)
	c.printException(x)
	return ok
}

// node is a finding with those whose words stand inside its own.
type node struct {
	f        *abi.Finding
	children []*node
}

// tree nests findings by the ranges of their words.
func tree(v *abi.Verdict) []*node {
	order := make([]*node, len(v.Findings))
	for i := range v.Findings {
		order[i] = &node{f: &v.Findings[i]}
	}
	slices.SortStableFunc(order, func(a, b *node) int {
		if a.f.Span.Start != b.f.Span.Start {
			return a.f.Span.Start - b.f.Span.Start
		}
		return b.f.Span.End - a.f.Span.End
	})
	var roots []*node
	var open []*node
	for _, n := range order {
		for len(open) > 0 && !inside(n.f.Span, open[len(open)-1].f.Span) {
			open = open[:len(open)-1]
		}
		if len(open) == 0 {
			roots = append(roots, n)
		} else {
			outer := open[len(open)-1]
			outer.children = append(outer.children, n)
		}
		open = append(open, n)
	}
	return roots
}

// inside reports whether a stands strictly inside b.
func inside(a, b abi.Span) bool {
	return a.Start >= b.Start && a.End <= b.End && (a.Start > b.Start || a.End < b.End)
}

func drawTree(w io.Writer, text string, v abi.Verdict) {
	s := ui.StyleFor(w)
	fmt.Fprintf(w, "%s", s.Class(v.Class, v.Class.String()))
	switch n := len(v.Findings); {
	case n == 0:
		fmt.Fprint(w, ": it does nothing\n")
		return
	case n == 1:
		fmt.Fprint(w, "\n\n")
	default:
		fmt.Fprintf(w, ": as severe as the worst of its %d steps\n\n", n)
	}
	d := drawing{w: w, s: s, text: text}
	d.nodes(tree(&v), "")
}

type drawing struct {
	w    io.Writer
	s    ui.Style
	text string
}

func (d *drawing) nodes(list []*node, indent string) {
	for i, n := range list {
		branch, rail := "├─ ", "│  "
		if i == len(list)-1 {
			branch, rail = "└─ ", "   "
		}
		d.node(n, indent+branch, indent+rail)
	}
}

func (d *drawing) node(n *node, head, rail string) {
	f := n.f
	name := ui.Printable(f.Program)
	if name == "" {
		name = "redirection"
	}
	fmt.Fprintf(d.w, "%s%s  %s", head, d.s.Class(f.Class, pad(f.Class.String(), 11)), d.s.Bold(name))
	if len(f.Via) > 0 {
		fmt.Fprintf(d.w, "  %s", d.s.Faint("through "+ui.Printable(strings.Join(f.Via, " → "))))
	}
	fmt.Fprintln(d.w)
	inner := rail
	if len(n.children) > 0 {
		inner += "│  "
	} else {
		inner += "   "
	}
	d.underline(f, inner)
	fmt.Fprintf(d.w, "%s%s%s\n", inner, ui.Printable(f.Reason), d.s.Faint(notes(f)))
	if f.Note != "" {
		fmt.Fprintf(d.w, "%s%s\n", inner, d.s.Faint(ui.Printable(f.Note)))
	}
	if f.Class.Severity() == abi.Mutating.Severity() && len(f.Probes) > 0 {
		fmt.Fprintf(d.w, "%s%s %s\n", inner, d.s.Faint("look first:"), ui.Printable(strings.Join(f.Probes[:min(3, len(f.Probes))], " · ")))
	}
	d.nodes(n.children, rail)
}

// notes names what a finding carries beside its class.
func notes(f *abi.Finding) string {
	var words []string
	if f.Basis != abi.Known {
		words = append(words, map[abi.Basis]string{abi.Signal: "guessed from words", abi.Guess: "not known"}[f.Basis])
	}
	if f.Classifier != "" {
		words = append(words, "says the classifier "+ui.Printable(f.Classifier))
	}
	if f.Observes && f.Class == abi.ReadOnly {
		words = append(words, "counts as a probe")
	}
	if f.Sensitive {
		words = append(words, "reads secrets")
	}
	if f.Protected {
		words = append(words, "protected in every state")
	}
	if len(words) == 0 {
		return ""
	}
	return "  (" + strings.Join(words, ", ") + ")"
}

// maxShown bounds a line of the command that is shown, in columns.
const maxShown = 100

// underline shows the line of the command that a finding stands in, with its
// words underlined.
func (d *drawing) underline(f *abi.Finding, indent string) {
	start, end := f.Span.Start, f.Span.End
	if start < 0 || end > len(d.text) || start >= end {
		return
	}
	from := strings.LastIndexByte(d.text[:start], '\n') + 1
	to := len(d.text)
	if i := strings.IndexByte(d.text[start:], '\n'); i >= 0 {
		to = start + i
	}
	end = min(end, to)
	before, words, after := ui.Printable(d.text[from:start]), ui.Printable(d.text[start:end]), ui.Printable(d.text[end:to])
	if over := ui.Columns(before) - 30; ui.Columns(before+words+after) > maxShown && over > 0 {
		before = "…" + lastColumns(before, 29)
	}
	words = firstColumns(words, maxShown-ui.Columns(before))
	after = firstColumns(after, maxShown-ui.Columns(before+words))
	fmt.Fprintf(d.w, "%s%s%s%s\n", indent, d.s.Faint(before), words, d.s.Faint(after))
	fmt.Fprintf(d.w, "%s%s%s\n", indent, strings.Repeat(" ", ui.Columns(before)), d.s.Class(f.Class, strings.Repeat("▔", max(1, ui.Columns(words)))))
}

func firstColumns(s string, n int) string {
	if ui.Columns(s) <= n {
		return s
	}
	out := ""
	for _, r := range s {
		if ui.Columns(out)+ui.Columns(string(r)) >= n {
			return out + "…"
		}
		out += string(r)
	}
	return out
}

func lastColumns(s string, n int) string {
	r := []rune(s)
	for len(r) > 0 && ui.Columns(string(r)) > n {
		r = r[1:]
	}
	return string(r)
}
