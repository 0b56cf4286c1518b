package host_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// fragile is guests whose process ends at a step that says crash: that step and
// all behind it have no answer.
type fragile struct{ *guests }

func (f fragile) Ask(ctx context.Context, jobs []sandbox.Job) []sandbox.Answer {
	as := f.guests.Ask(ctx, jobs)
	broken := false
	for i := range jobs {
		if broken = broken || strings.Contains(strings.Join(jobs[i].Step.Argv, " "), "crash"); broken {
			as[i] = sandbox.Answer{Failure: &sandbox.Failure{Classifier: "acme", Cause: "the sandbox ended", Next: "look with: tmt doctor"}}
		}
	}
	return as
}

// Calls that are judged together come out as they do alone, whatever the others
// do to the classifiers.
func TestClassifyAll(t *testing.T) {
	answers := map[string]string{
		"acme":                "unknown",
		"acme: acmectl get":   "readonly reads",
		"acme: acmectl del":   "mutating deletes | acmectl get | rm -rf /srv | acmectl crash",
		"acme: acmectl drop":  "mutating drops | acmectl get",
		"acme: acmectl local": "write-local",
	}
	commands := []string{
		"acmectl get", "ls", "acmectl del", "acmectl drop", "rm -rf /srv", "acmectl local | acmectl get", "acmectl crash; acmectl get",
		"acmectl get", "sudo acmectl local", "acmectl get > /etc/x", "acmectl frob", "", "acmectl drop; acmectl get",
	}
	var calls []abi.Call
	var want []abi.Verdict
	for _, c := range commands {
		in, err := json.Marshal(map[string]string{"command": c})
		if err != nil {
			t.Fatal(err)
		}
		calls = append(calls, abi.Call{Tool: "Bash", Input: in, Cwd: "/home/user/project"})
		h, a := newHost(t, grants{"acmectl": grant("acme")}, answers)
		h.Asker = fragile{a}
		want = append(want, h.Classify(calls[len(calls)-1]))
	}
	h, a := newHost(t, grants{"acmectl": grant("acme")}, answers)
	h.Asker = fragile{a}
	broke := 0
	h.Broke = func(*sandbox.Failure) { broke++ }
	if diff := cmp.Diff(want, h.ClassifyAll(calls)); diff != "" {
		t.Errorf("together (+) and alone (-)\n%s", diff)
	}
	if broke == 0 {
		t.Error("no failure was told")
	}
	// Without failures one process answers, and one for what is suggested.
	h, a = newHost(t, grants{"acmectl": grant("acme")}, answers)
	h.ClassifyAll([]abi.Call{calls[0], calls[3], calls[1], calls[5], calls[7]})
	if a.asks != 2 {
		t.Errorf("asked %d times", a.asks)
	}
}

// Calls that are judged at once on several processors come out as one by one.
func TestClassifyAllAtOnce(t *testing.T) {
	var calls []abi.Call
	for i := range 200 {
		command := []string{"ls src", "rm -rf ~/work", "cat > out.txt", "kubectl delete pod x", "cp a b && ./run.sh", "sudo tee /etc/x", "k get pods"}[i%7]
		calls = append(calls, host.ShellCall(command, "/home/user/project"))
	}
	one, _ := newHost(t, nil, nil)
	one.Grants, one.Asker = nil, nil
	var want []abi.Verdict
	for _, c := range calls {
		want = append(want, one.Classify(c))
	}
	all, _ := newHost(t, nil, nil)
	all.Grants, all.Asker = nil, nil
	if diff := cmp.Diff(want, all.ClassifyAll(calls)); diff != "" {
		t.Errorf("at once (+) and one by one (-)\n%s", diff)
	}
}
