package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A scene sees only the calls in its own project, and says what it misses.
func TestRan(t *testing.T) {
	work := t.TempDir()
	s := &stage{work: work, project: "/w/01/project"}
	text := "/w/01/project: terraform plan\n/w/01/project/prod: kubectl get pods\n/w/010/project: terraform destroy\n"
	if err := os.WriteFile(filepath.Join(work, ranFile), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s.ran("terraform plan", "kubectl get pods")
	if len(s.errs) > 0 {
		t.Errorf("errors: %v", s.errs)
	}
	if s.ran("terraform plan"); len(s.errs) != 1 {
		t.Errorf("a call that was not said is no error: %v", s.errs)
	}
}

// What was not told, told otherwise, or not a fault fails a scene.
func TestChecksFail(t *testing.T) {
	m := &model{results: map[string]result{
		callID("main", 0, 0): {seen: true, fault: true, text: "tmt: denied, not grounded"},
		callID("main", 1, 0): {seen: true, text: "fine"},
	}}
	for _, c := range []struct {
		name  string
		check func(*outcome)
		want  string
	}{
		{"denied", func(o *outcome) { o.denied(0, 0, "not grounded") }, ""},
		{"other reason", func(o *outcome) { o.denied(0, 0, "not in the pinned plan") }, "want"},
		{"ran", func(o *outcome) { o.denied(1, 0) }, "is_error"},
		{"did not run", func(o *outcome) { o.passed(0, 0) }, "is_error"},
		{"no result", func(o *outcome) { o.passed(2, 0) }, "no result"},
		{"not told", func(o *outcome) { o.told("anything") }, "never told"},
	} {
		o := &outcome{stage: &stage{}, name: "main", model: m}
		c.check(o)
		got := ""
		for _, err := range o.errs {
			got += err.Error()
		}
		if (c.want == "") != (got == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestSince(t *testing.T) {
	for version, want := range map[string]bool{"2.1.332": true, "2.1.295": true, "2.1.294": false, "2.0.900": false, "3.0.0": true, "2.2.0": true} {
		if s := (&stage{version: version}); s.blocks() != want {
			t.Errorf("%s: %v", version, !want)
		}
	}
}
