package host_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// grants are those of a configuration, by program and by tool.
type grants map[string][]config.Classifier

func (g grants) ForProgram(name string) []config.Classifier { return g[name] }
func (g grants) ForTool(name string) []config.Classifier    { return g[name] }

// guests answers in the place of modules: by the classifier's name and the words
// of the step.
type guests struct {
	t       *testing.T
	answers map[string]string // "acme get x": "readonly reads it", "acme: readonly" for all; "!cause" fails
	asked   []string
	asks    int
}

func (g *guests) Ask(_ context.Context, jobs []sandbox.Job) []sandbox.Answer {
	g.asks++
	as := make([]sandbox.Answer, len(jobs))
	for i, j := range jobs {
		words := strings.Join(j.Step.Argv, " ") + j.Step.Tool
		g.asked = append(g.asked, j.Classifier.Name+": "+words)
		text, ok := g.answers[j.Classifier.Name+": "+words]
		if !ok {
			text = g.answers[j.Classifier.Name]
		}
		class, reason, _ := strings.Cut(text, " ")
		if cause, failed := strings.CutPrefix(text, "!"); failed {
			as[i].Failure = &sandbox.Failure{Classifier: j.Classifier.Name, Cause: cause, Next: "look with: tmt classifiers inspect " + j.Classifier.Name}
			continue
		}
		c, err := abi.ParseClass(class)
		if err != nil {
			g.t.Fatalf("%s: %v", words, err)
		}
		reason, probes, _ := strings.Cut(reason, " | ")
		as[i].Response = abi.Response{Class: c, Reason: reason}
		if probes != "" {
			as[i].Response.Probes = strings.Split(probes, " | ")
		}
	}
	return as
}

func grant(names ...string) []config.Classifier {
	var list []config.Classifier
	for _, n := range names {
		list = append(list, config.Classifier{Name: n, Module: "/m/" + n, Layer: config.User})
	}
	return list
}

func newHost(t *testing.T, g grants, answers map[string]string) (*host.Host, *guests) {
	a := &guests{t: t, answers: answers}
	h := &host.Host{Builtin: builtin.Classifier{Env: &paths.Env{Home: "/home/user", Root: "/home/user/project"}}, Grants: g, Asker: a}
	h.Builtin.Asked = h.Granted
	return h, a
}

func classify(h *host.Host, command string) abi.Verdict {
	in, err := json.Marshal(map[string]string{"command": command})
	if err != nil {
		panic(err)
	}
	return h.Classify(abi.Call{Tool: "Bash", Input: in, Cwd: "/home/user/project"})
}

func TestAnswerReplacesOneFinding(t *testing.T) {
	answers := map[string]string{
		"acme":               "unknown",
		"acme: acmectl get":  "readonly reads objects",
		"acme: acmectl del":  "mutating deletes objects",
		"acme: acmectl conf": "write-local changes its settings",
		"acme: acmectl rm":   "readonly removes nothing",
		"acme: acmectl …":    "readonly",
	}
	for _, c := range []struct {
		command string
		want    abi.Class
		reason  string // of the worst finding
	}{
		{"acmectl get", abi.ReadOnly, "reads objects"},
		{"/usr/local/bin/acmectl get", abi.Unknown, "not a program that is known"}, // other words than the answer has
		{"acmectl get | head", abi.ReadOnly, "reads objects"},
		{"acmectl get && rm -rf /srv/y", abi.Mutating, "deletes /srv/y"},
		{"acmectl get $(rm -rf /srv/y)", abi.Mutating, "deletes /srv/y"},
		{"acmectl del", abi.Mutating, "deletes objects"},
		{"acmectl conf", abi.WriteLocal, "changes its settings"},
		{"acmectl frob", abi.Unknown, "not a program that is known"},
		// A guess from words is replaced too.
		{"acmectl rm", abi.ReadOnly, "removes nothing"},
		// The raises of context come after the answer.
		{"sudo acmectl get", abi.ReadOnly, "reads objects"},
		{"sudo acmectl conf", abi.Mutating, "with raised privileges: changes its settings"},
		{"sudo timeout 5 acmectl frob", abi.Mutating, "with raised privileges: acmectl is not"},
		{"ssh host acmectl get", abi.ReadOnly, "reads objects"},
		{"ssh host acmectl conf", abi.Mutating, "on another machine or in a container: changes its settings"},
		// What the rules know of the step is not lowered.
		{"acmectl get > /etc/hosts", abi.Mutating, "writes /etc/hosts"},
		{"acmectl get > out.txt", abi.WriteLocal, "writes a local path"},
		{"acmectl get > $X", abi.Unknown, "$X"},
		{"PATH=/tmp/x acmectl get", abi.Unknown, "PATH changes what the command runs"},
		{"LD_PRELOAD=./x acmectl get", abi.Unknown, "LD_PRELOAD changes"},
		// Another file of that name is another program.
		{"./acmectl get", abi.Unknown, "./acmectl"},
		{"/tmp/acmectl get", abi.Unknown, "/tmp/acmectl"},
		{"$A get", abi.Unknown, "$A"},
		// Functions and aliases are judged by what they stand for.
		{"acmectl() { rm -rf /srv/y; }; acmectl get", abi.Mutating, "deletes /srv/y"},
		// Every turn of a loop counts.
		{"for i in get frob; do acmectl $i; done", abi.Unknown, "not a program that is known"},
		{"for i in get conf; do acmectl $i; done", abi.WriteLocal, "changes its settings"},
	} {
		h, _ := newHost(t, grants{"acmectl": grant("acme")}, answers)
		v := classify(h, c.command)
		reason := ""
		if f := v.Worst(); f != nil {
			reason = f.Reason
		}
		if v.Class != c.want || !strings.Contains(reason, c.reason) {
			t.Errorf("%s: got %v, %q, want %v, %q", c.command, v.Class, reason, c.want, c.reason)
		}
	}
}

func TestAnsweredFinding(t *testing.T) {
	h, a := newHost(t, grants{"acmectl": grant("acme")}, map[string]string{"acme": "readonly reads objects"})
	v := classify(h, "acmectl get x; acmectl get y; acmectl --help; ls")
	if a.asks != 1 || len(a.asked) != 3 {
		t.Errorf("asked %d times: %q", a.asks, a.asked)
	}
	f := v.Findings[0]
	if f.Basis != abi.Known || f.Classifier != "acme" || !f.Observes || f.Note != "" {
		t.Errorf("got %+v", f)
	}
	if v.Findings[2].Observes {
		t.Error("asking for help is evidence")
	}
}

func TestSeveralClassifiers(t *testing.T) {
	for _, c := range []struct {
		one, two   string
		want       abi.Class
		classifier string
	}{
		{"readonly", "mutating", abi.Mutating, "two"},
		{"mutating", "readonly", abi.Mutating, "one"},
		{"unknown", "readonly", abi.ReadOnly, "two"},
		{"readonly", "unknown", abi.ReadOnly, "one"},
		{"unknown", "unknown", abi.Unknown, ""},
		{"readonly", "!ran out of time", abi.Mutating, "two"},
		{"write-local", "readonly", abi.WriteLocal, "one"},
	} {
		h, _ := newHost(t, grants{"acmectl": grant("one", "two")}, map[string]string{"one": c.one, "two": c.two})
		v := classify(h, "acmectl get")
		if f := v.Findings[0]; f.Class != c.want || f.Classifier != c.classifier {
			t.Errorf("%s, %s: got %v by %q, want %v by %q", c.one, c.two, f.Class, f.Classifier, c.want, c.classifier)
		}
	}
}

func TestTighten(t *testing.T) {
	tight := grant("acme")
	tight[0].Tighten = true
	for _, c := range []struct {
		command, answer string
		want            abi.Class
		asked           int
	}{
		{"kubectl get pods", "mutating only on Fridays", abi.Mutating, 1},
		{"kubectl get pods", "unknown", abi.ReadOnly, 1},
		{"kubectl get pods", "readonly", abi.ReadOnly, 1},
		{"kubectl get pods", "!trapped", abi.Mutating, 1},
		{"kubectl delete pod x", "readonly", abi.Mutating, 0},
		{"for i in a b; do kubectl -n $i get pods; done", "mutating", abi.Mutating, 2},
	} {
		h, a := newHost(t, grants{"kubectl": tight}, map[string]string{"acme": c.answer})
		if v := classify(h, c.command); v.Class != c.want || len(a.asked) != c.asked {
			t.Errorf("%s, %s: got %v, asked %q", c.command, c.answer, v.Class, a.asked)
		}
		h, a = newHost(t, grants{"kubectl": grant("acme")}, map[string]string{"acme": c.answer})
		if classify(h, c.command); len(a.asked) != 0 {
			t.Errorf("%s: asked about a known step: %q", c.command, a.asked)
		}
	}
}

func TestNotAsked(t *testing.T) {
	denied, untrusted := grant("acme"), grant("acme")
	denied[0].Denied = "the module was not there when the project was trusted; run tmt trust"
	untrusted[0].Untrusted = true
	for _, c := range []struct {
		name string
		list []config.Classifier
		want abi.Class
		says string
	}{
		{"denied", denied, abi.Mutating, `classifier "acme": the module was not there`},
		{"untrusted", untrusted, abi.Unknown, "not a program that is known"},
	} {
		h, a := newHost(t, grants{"acmectl": c.list}, nil)
		f := classify(h, "acmectl get").Findings[0]
		if f.Class != c.want || !strings.Contains(f.Reason, c.says) || len(a.asked) > 0 {
			t.Errorf("%s: got %v, %q, asked %q", c.name, f.Class, f.Reason, a.asked)
		}
		if note := "tmt trust"; (c.name == "untrusted") != strings.Contains(f.Note, note) {
			t.Errorf("%s: got the note %q", c.name, f.Note)
		}
	}
}

func TestFailureNamesCauseAndStep(t *testing.T) {
	h, _ := newHost(t, grants{"acmectl": grant("acme")}, map[string]string{"acme": "!ran out of memory"})
	var broke []string
	h.Broke = func(f *sandbox.Failure) { broke = append(broke, f.Classifier+": "+f.Cause) }
	f := classify(h, "acmectl get").Findings[0]
	want := `classifier "acme": ran out of memory; look with: tmt classifiers inspect acme`
	if f.Class != abi.Mutating || f.Reason != want || f.Observes {
		t.Errorf("got %v, %q", f.Class, f.Reason)
	}
	if diff := cmp.Diff([]string{"acme: ran out of memory"}, broke); diff != "" {
		t.Error(diff)
	}
}

// A suggestion is shown only if the host finds it a look, its classifiers
// included.
func TestSuggestions(t *testing.T) {
	h, a := newHost(t, grants{"acmectl": grant("acme")}, map[string]string{
		"acme: acmectl del": "mutating deletes | acmectl get | acmectl del | rm -rf / | git status | true | acmectl get > f | frobnicate",
		"acme: acmectl get": "readonly",
		"acme: acmectl do":  "readonly does | git status",
	})
	f := classify(h, "acmectl del").Findings[0]
	if diff := cmp.Diff([]string{"acmectl get", "git status"}, f.Probes); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if a.asks != 2 {
		t.Errorf("asked %d times", a.asks)
	}
	if f := classify(h, "acmectl do").Findings[0]; f.Probes != nil || a.asks != 3 {
		t.Errorf("a step that is not denied suggests %q, after %d", f.Probes, a.asks)
	}
}

func TestTools(t *testing.T) {
	g := grants{"mcp__acme__get_key": grant("acme"), "mcp__acme__rotate": grant("acme")}
	h, a := newHost(t, g, map[string]string{"acme: mcp__acme__get_key": "mutating hands out a key", "acme: mcp__acme__rotate": "write-local"})
	for tool, want := range map[string]abi.Class{"mcp__acme__get_key": abi.Mutating, "mcp__acme__rotate": abi.WriteLocal, "mcp__acme__list": abi.ReadOnly} {
		if v := h.Classify(abi.Call{Tool: tool, Input: json.RawMessage(`{}`)}); v.Class != want {
			t.Errorf("%s: got %v, want %v", tool, v.Class, want)
		}
	}
	if len(a.asked) != 2 {
		t.Errorf("asked %q", a.asked)
	}
}
