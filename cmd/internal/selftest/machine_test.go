package selftest

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
)

// awkward is a report with names and words that each form must quote.
func awkward() []*Report {
	m := &Module{Path: "a b.wasm", Named: "a b", Meta: abi.Meta{Name: "acme", Version: "1"}}
	return []*Report{{Module: m, Results: []Result{
		{Kind: OfVector, Name: `it's <"&'> # not \ todo`},
		{Kind: OfVector, Name: "esc \x1b[2J\n\u202e", Where: "x:1", Want: "readonly", Got: "unknown", Problem: "want readonly, got unknown: \x00",
			Reason: "]]> it's", Request: []byte(`{"argv":["a: b"]}`), Response: []byte(`{"class":"unknown"}`), Again: "tmt classifiers run 'a b'"},
		{Kind: OfRule, Name: "no name"},
	}}}
}

func TestJUnit(t *testing.T) {
	var b bytes.Buffer
	if err := JUnit(&b, awkward()); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Suites []struct {
			Tests    int `xml:"tests,attr"`
			Failures int `xml:"failures,attr"`
			Cases    []struct {
				Name    string `xml:"name,attr"`
				Failure *struct {
					Message string `xml:"message,attr"`
					Text    string `xml:",chardata"`
				} `xml:"failure"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal(b.Bytes(), &got); err != nil {
		t.Fatalf("%v\n%s", err, b.String())
	}
	s := got.Suites[0]
	if s.Tests != 3 || s.Failures != 1 || len(s.Cases) != 3 || s.Cases[0].Failure != nil || s.Cases[1].Failure == nil {
		t.Fatalf("got %+v", s)
	}
	if want := `it's <"&'> # not \ todo`; s.Cases[0].Name != want {
		t.Errorf("name %q, want %q", s.Cases[0].Name, want)
	}
	if want := "want readonly, got unknown: ·"; s.Cases[1].Failure.Message != want {
		t.Errorf("message %q, want %q", s.Cases[1].Failure.Message, want)
	}
	if !strings.Contains(s.Cases[1].Failure.Text, "says: ]]> it's\n") {
		t.Errorf("text %q", s.Cases[1].Failure.Text)
	}
}

func TestTAP(t *testing.T) {
	var b bytes.Buffer
	if err := TAP(&b, awkward()); err != nil {
		t.Fatal(err)
	}
	want := `TAP version 13
1..3
ok 1 - acme: vector: it's <"&'> \# not \\ todo
not ok 2 - acme: vector: esc ·[2J··
  ---
  problem: 'want readonly, got unknown: ·'
  where: 'x:1'
  want: 'readonly'
  got: 'unknown'
  says: ']]> it''s'
  request: '{"argv":["a: b"]}'
  response: '{"class":"unknown"}'
  again: 'tmt classifiers run ''a b'''
  ...
ok 3 - acme: rule: no name
`
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Error(diff)
	}
	prove(t, b.Bytes())
}

// prove reads a document with Perl's TAP::Harness, where it is.
func prove(t *testing.T, doc []byte) {
	t.Helper()
	if _, err := exec.LookPath("prove"); err != nil {
		t.Skip("prove is not installed")
	}
	path := filepath.Join(t.TempDir(), "x.tap")
	if err := os.WriteFile(path, doc, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("prove", "-e", "cat", path).CombinedOutput()
	if err == nil || !bytes.Contains(out, []byte("Failed 1/3 subtests")) || bytes.Contains(out, []byte("Parse errors")) {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := JSON(&b, awkward()); err != nil {
		t.Fatal(err)
	}
	var got []struct {
		Passed  bool
		Failed  int
		Results []struct{ Name, Got, Again string }
	}
	if err := json.Unmarshal(b.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got[0].Passed || got[0].Failed != 1 || len(got[0].Results) != 3 || got[0].Results[1].Again != "tmt classifiers run 'a b'" {
		t.Errorf("got %+v", got)
	}
}

func TestSubcommand(t *testing.T) {
	r := &run{first: map[string]bool{"get": true, "apply": true, "delete": true}}
	for line, want := range map[string]string{
		"x":                         "x",
		"x get pods":                "x get",
		"x -n prod list":            "x list",
		"x --dry-run apply a":       "x apply",
		"x -n get delete pod":       "x delete",
		"x --namespace=prod list a": "x list",
		"x --help":                  "x",
	} {
		if got := r.subcommand(&abi.Step{Argv: strings.Fields(line)}); got != want {
			t.Errorf("%s: got %q, want %q", line, got, want)
		}
	}
}
