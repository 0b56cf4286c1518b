package selftest

// This file owns the report for people: a line for the module, what failed with
// its trace, and a table of what the vectors cover.

import (
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// maxTrace bounds what is shown of a request or a response, in bytes.
const maxTrace = 600

// Text writes the report for people.
func (r *Report) Text(w io.Writer) {
	s := ui.StyleFor(w)
	verdict := s.Class(abi.ReadOnly, "ok")
	if !r.Passed() {
		verdict = s.Class(abi.Mutating, "FAILED")
	}
	fmt.Fprintf(w, "%s  %s %s  (%s)\n", verdict, s.Bold(r.Module.Meta.Name), r.Module.Meta.Version, ui.Printable(r.Module.Path))
	for i := range r.Results {
		if r.Results[i].Failed() {
			r.Results[i].text(w, s)
		}
	}
	if r.Module.Stale {
		fmt.Fprintln(w, "\n  note: the module holds other vectors than the files beside it, which were tested; tmt classifiers build takes them in")
	}
	if r.Module.Newer != "" {
		fmt.Fprintf(w, "\n  note: %s was changed after the module was built; tmt classifiers build\n", ui.Printable(r.Module.Newer))
	}
	fmt.Fprintln(w)
	r.table(w, s)
	counts := map[Kind]int{}
	for i := range r.Results {
		counts[r.Results[i].Kind]++
	}
	fmt.Fprintf(w, "\n  %s, %s and %s: %d failed (%.1f s)\n",
		counted(counts[OfVector], "vector"), counted(counts[OfProbe], "probe"), counted(counts[OfMutant], "mutant"), r.Failures(), r.Time.Seconds())
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func (r *Result) text(w io.Writer, s ui.Style) {
	where := ""
	if r.Where != "" {
		where = "  " + s.Faint(ui.Printable(r.Where))
	}
	fmt.Fprintf(w, "\n  %s %s: %s%s\n", s.Class(abi.Mutating, "✗"), r.Kind, s.Bold(ui.Printable(r.Name)), where)
	fmt.Fprintf(w, "    %s\n", ui.Printable(r.Problem))
	if r.Reason != "" {
		fmt.Fprintf(w, "    it says: %s\n", ui.Printable(r.Reason))
	}
	if r.Request != nil {
		fmt.Fprintf(w, "    request  %s\n", s.Faint(trace(r.Request)))
	}
	if r.Response != nil {
		fmt.Fprintf(w, "    response %s\n", s.Faint(trace(r.Response)))
	}
	if r.Again != "" {
		fmt.Fprintf(w, "    again    %s\n", ui.Printable(r.Again))
	}
}

func trace(b []byte) string {
	if len(b) > maxTrace {
		return ui.Printable(string(b[:maxTrace])) + "…"
	}
	return ui.Printable(string(b))
}

func (r *Report) table(w io.Writer, s ui.Style) {
	width := len("subcommand")
	for _, row := range r.Coverage {
		width = max(width, ui.Columns(row.Name))
	}
	fmt.Fprintf(w, "  %s", s.Faint(pad("vectors of", width)))
	for c := abi.ReadOnly; c <= abi.Mutating; c++ {
		fmt.Fprintf(w, "  %11s", c)
	}
	fmt.Fprintln(w)
	for _, row := range r.Coverage {
		fmt.Fprintf(w, "  %s", pad(ui.Printable(row.Name), width))
		for _, n := range row.Counts {
			cell := fmt.Sprintf("%11d", n)
			if n == 0 {
				cell = s.Faint(fmt.Sprintf("%11s", "·"))
			}
			fmt.Fprintf(w, "  %s", cell)
		}
		if row.Failed > 0 {
			fmt.Fprintf(w, "  %s", s.Class(abi.Mutating, fmt.Sprintf("%d failed", row.Failed)))
		}
		fmt.Fprintln(w)
	}
}

func pad(s string, n int) string { return s + strings.Repeat(" ", max(0, n-ui.Columns(s))) }
