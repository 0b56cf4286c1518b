package selftest

// This file owns the reports for machines: JSON, JUnit's XML, and TAP 13,
// which all readers know.

import (
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

type jsonReport struct {
	Module   string       `json:"module"`
	Name     string       `json:"name"`
	Version  string       `json:"version"`
	SHA256   string       `json:"sha256"`
	Passed   bool         `json:"passed"`
	Failed   int          `json:"failed"`
	Stale    bool         `json:"stale,omitempty"`
	Results  []jsonResult `json:"results"`
	Coverage []jsonRow    `json:"coverage"`
}

type jsonResult struct {
	Kind     Kind   `json:"kind"`
	Name     string `json:"name"`
	Where    string `json:"where,omitempty"`
	Passed   bool   `json:"passed"`
	Want     string `json:"want,omitempty"`
	Got      string `json:"got,omitempty"`
	Problem  string `json:"problem,omitempty"`
	Reason   string `json:"reason,omitempty"`
	Request  string `json:"request,omitempty"`
	Response string `json:"response,omitempty"`
	Again    string `json:"again,omitempty"`
}

type jsonRow struct {
	Name       string `json:"name"`
	ReadOnly   int    `json:"readonly"`
	WriteLocal int    `json:"write-local"`
	Unknown    int    `json:"unknown"`
	Mutating   int    `json:"mutating"`
	Failed     int    `json:"failed"`
}

// JSON writes the reports as one array.
func JSON(w io.Writer, reports []*Report) error {
	list := []jsonReport{}
	for _, r := range reports {
		j := jsonReport{Module: r.Module.Path, Name: r.Module.Meta.Name, Version: r.Module.Meta.Version, SHA256: r.Module.SHA256,
			Passed: r.Passed(), Failed: r.Failures(), Stale: r.Module.Stale, Results: []jsonResult{}, Coverage: []jsonRow{}}
		for i := range r.Results {
			x := &r.Results[i]
			o := jsonResult{Kind: x.Kind, Name: x.Name, Where: x.Where, Passed: !x.Failed(), Want: x.Want, Got: x.Got, Problem: x.Problem}
			if x.Failed() {
				o.Reason, o.Request, o.Response, o.Again = x.Reason, string(x.Request), string(x.Response), x.Again
			}
			j.Results = append(j.Results, o)
		}
		for _, row := range r.Coverage {
			j.Coverage = append(j.Coverage, jsonRow{row.Name, row.Counts[0], row.Counts[1], row.Counts[2], row.Counts[3], row.Failed})
		}
		list = append(list, j)
	}
	enc := ui.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(list)
}

// JUnit writes the reports as JUnit's XML, one suite a module.
func JUnit(w io.Writer, reports []*Report) error {
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
	for _, r := range reports {
		fmt.Fprintf(&b, "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" time=\"%.3f\">\n", escape(r.Module.Meta.Name), len(r.Results), r.Failures(), r.Time.Seconds())
		for i := range r.Results {
			x := &r.Results[i]
			fmt.Fprintf(&b, "    <testcase classname=\"%s.%s\" name=\"%s\" time=\"%.6f\"", escape(r.Module.Meta.Name), x.Kind, escape(x.Name), x.Time.Seconds())
			if !x.Failed() {
				b.WriteString("/>\n")
				continue
			}
			var details strings.Builder
			for i, d := range x.details() {
				if i > 0 {
					details.WriteByte('\n')
				}
				details.WriteString(escape(d))
			}
			fmt.Fprintf(&b, ">\n      <failure message=\"%s\">%s</failure>\n    </testcase>\n", escape(x.Problem), details.String())
		}
		b.WriteString("  </testsuite>\n")
	}
	b.WriteString("</testsuites>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// escape makes text one line that is fit for XML.
func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\"", "&quot;", "'", "&#39;").Replace(ui.Printable(s))
}

// TAP writes the reports as one TAP document.
func TAP(w io.Writer, reports []*Report) error {
	total := 0
	for _, r := range reports {
		total += len(r.Results)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "TAP version 13\n1..%d\n", total)
	n := 0
	for _, r := range reports {
		for i := range r.Results {
			x := &r.Results[i]
			n++
			status := "ok"
			if x.Failed() {
				status = "not ok"
			}
			name := strings.NewReplacer("\\", "\\\\", "#", "\\#").Replace(ui.Printable(x.Name))
			fmt.Fprintf(&b, "%s %d - %s: %s: %s\n", status, n, ui.Printable(r.Module.Meta.Name), x.Kind, name)
			if x.Failed() {
				b.WriteString("  ---\n")
				for _, d := range append([]string{"problem: " + x.Problem}, x.details()...) {
					key, value, _ := strings.Cut(d, ": ")
					fmt.Fprintf(&b, "  %s: '%s'\n", key, strings.ReplaceAll(ui.Printable(value), "'", "''"))
				}
				b.WriteString("  ...\n")
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// details tell a failure apart, one a line.
func (r *Result) details() []string {
	var list []string
	for _, d := range [...][2]string{
		{"where", r.Where}, {"want", r.Want}, {"got", r.Got}, {"says", r.Reason},
		{"request", string(r.Request)}, {"response", string(r.Response)}, {"again", r.Again},
	} {
		if d[1] != "" {
			list = append(list, d[0]+": "+d[1])
		}
	}
	return list
}
