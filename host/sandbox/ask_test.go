//go:build unix

package sandbox_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// echo answers with its request, which is no answer: the failure shows that it
// arrived.
func echo() []byte {
	m := classifier()
	m.code[0] = function([][]byte{hex("01 7f")}, join(
		i32(1024), i32(65536), call(fnRequest), hex("21 00"), // into local 0
		i32(1024), hex("20 00"), call(fnRespond), i32(0))...)
	m.memory = [][]byte{{0, 2}}
	return m.bytes()
}

func TestAnswer(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       abi.Response
	}{
		{"class alone", `{"class":"write-local"}`, abi.Response{Class: abi.WriteLocal}},
		{
			"everything", `{"class":"mutating","reason":"deletes a pod","sensitive":true,"probes":["acmectl get pods"]}`,
			abi.Response{Class: abi.Mutating, Reason: "deletes a pod", Sensitive: true, Probes: []string{"acmectl get pods"}},
		},
		{
			"escapes and line breaks", `{"class":"readonly","reason":"\u001b[2J\u001b[31m ok\nAllow: yes\u202e\u200b"}`,
			abi.Response{Class: abi.ReadOnly, Reason: "ok Allow: yes"},
		},
		{
			"probes that would change", `{"class":"unknown","probes":["a\nb","acmectl get","\u001b[2Jc",""," d"]}`,
			abi.Response{Class: abi.Unknown, Probes: []string{"acmectl get"}},
		},
	} {
		a := ask(t, write(t, answering(c.text).bytes()), step("get"))
		if a.Failure != nil {
			t.Errorf("%s: %v", c.name, a.Failure)
			continue
		}
		if diff := cmp.Diff(c.want, a.Response); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", c.name, diff)
		}
	}
}

func TestRequestArrives(t *testing.T) {
	c := write(t, echo())
	wantFailure(t, ask(t, c, step("get")), `malformed answer: byte 7: unknown key "abi"`)
	// As large as a request may be, and one byte more.
	empty, err := abi.EncodeRequest(step(""), nil)
	if err != nil {
		t.Fatal(err)
	}
	room := abi.MaxRequest - len(empty)
	wantFailure(t, ask(t, c, step(strings.Repeat("x", room))), "answered with 65536 bytes, more than the 16384 allowed")
	wantFailure(t, ask(t, c, step(strings.Repeat("x", room+1))), "could not be asked: the request has 65537 bytes")
	wantFailure(t, ask(t, c, step("\xff")), "could not be asked: word 1 is not UTF-8")
	c.Settings = json.RawMessage(`{"a":1,"a":2}`)
	wantFailure(t, ask(t, c, step("get")), "could not be asked: the settings: byte 7: key \"a\" stands twice")
}

// Several steps and classifiers of one call: one process answers them all, each
// its own, and one that cannot be asked does not keep the others from it.
func TestManyJobs(t *testing.T) {
	yes, no := write(t, answering(`{"class":"readonly","reason":"a"}`).bytes()), write(t, answering(`{"class":"mutating","reason":"b"}`).bytes())
	trap, gone := write(t, classifier(0).bytes()), write(t, classifier(0).bytes())
	gone.Path += ".gone"
	yes.Name, no.Name, trap.Name, gone.Name = "yes", "no", "trap", "gone"
	r := sandbox.Runner{Program: worker}
	classifiers := []*sandbox.Classifier{yes, no, trap, yes, gone, no, trap, yes}
	var jobs []sandbox.Job
	for _, c := range classifiers {
		jobs = append(jobs, sandbox.Job{Classifier: c, Step: step("get")})
	}
	jobs = append(jobs, sandbox.Job{Classifier: yes, Step: step("\xff")})
	for i, a := range r.Ask(context.Background(), jobs) {
		got := a.Response.Reason
		if a.Failure != nil {
			got = a.Failure.Classifier + ": " + a.Failure.Cause
		}
		want := map[*sandbox.Classifier]string{yes: "a", no: "b", trap: "trap: trapped: unreachable", gone: "gone: its module is missing"}[jobs[i].Classifier]
		if i == len(classifiers) {
			want = "yes: could not be asked"
		}
		if !strings.HasPrefix(got, want) {
			t.Errorf("job %d: got %q, want %q", i, got, want)
		}
	}
}

// A module that uses up the time leaves none for the later ones; one that
// takes the process down is named.
func TestLaterJobsAreNotAsked(t *testing.T) {
	endless, good := write(t, classifier(join(loop(), i32(0))...).bytes()), write(t, answering(good).bytes())
	endless.Name, good.Name = "endless", "good"
	jobs := []sandbox.Job{{Classifier: good, Step: step()}, {Classifier: endless, Step: step()}, {Classifier: good, Step: step()}, {Classifier: endless, Step: step()}}
	r := sandbox.Runner{Program: worker, Deadline: 500 * time.Millisecond}
	as := r.Ask(context.Background(), jobs)
	// The jobs of one classifier are put together: the good one answers both.
	for i, want := range []string{"", "ran out of time", "", "ran out of time|was not asked"} {
		f := as[i].Failure
		if want == "" && f != nil || want != "" && (f == nil || !contains(f.Cause, want)) {
			t.Errorf("job %d: got %v, want %q", i, f, want)
		}
	}
}

func TestContext(t *testing.T) {
	c := write(t, classifier(join(loop(), i32(0))...).bytes())
	jobs := []sandbox.Job{{Classifier: c, Step: step()}}
	r := sandbox.Runner{Program: worker}
	for _, timeout := range []time.Duration{0, 100 * time.Millisecond} {
		ctx, cancel := context.WithTimeout(context.Background(), timeout)
		start := time.Now()
		a := r.Ask(ctx, jobs)[0]
		cancel()
		if took := time.Since(start); took > timeout+time.Second {
			t.Errorf("took %v with a context of %v", took, timeout)
		}
		want := "ran out of time"
		if timeout == 0 {
			want = "no time was left"
		}
		wantFailure(t, a, want)
	}
}

func TestNoJobs(t *testing.T) {
	r := sandbox.Runner{Program: "/does/not/exist"}
	if as := r.Ask(context.Background(), nil); len(as) != 0 {
		t.Errorf("got %v", as)
	}
}

func TestInspect(t *testing.T) {
	m := answering(good).withImport("wasi_snapshot_preview1", "random_get", 0)
	m.customs = [][]byte{[]byte("tmt.meta"), []byte(`{"meta":1}`), []byte("tmt.vectors"), {}, []byte("name"), hex("00 02 01 61 01 04 01 00 01 62")}
	m.start = uleb(m.withFunc(3))
	got, err := sandbox.Inspect(m.bytes())
	if err != nil {
		t.Fatal(err)
	}
	want := &sandbox.Module{
		Imports: []string{"tmt_v1.request", "tmt_v1.respond", "wasi_snapshot_preview1.random_get"},
		Exports: []string{"memory", "tmt_classify"},
		Meta:    []byte(`{"meta":1}`), Vectors: []byte{}, WASI: true, Start: true, Pages: 1,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func contains(s, alternatives string) bool {
	for _, a := range strings.Split(alternatives, "|") {
		if strings.Contains(s, a) {
			return true
		}
	}
	return false
}

// A module that does not ask for words that are not known is not asked about them:
// it abstains, whatever it would say. That leaves the step as severe as it was.
func TestDynamicWords(t *testing.T) {
	const ask4them = `{"meta":1,"name":"acmectl","version":"1","abi":1,"programs":["acmectl"],"dynamic":true}`
	lax := answering(`{"class":"readonly","reason":"lists"}`).bytes()
	s := step("get", "$X")
	s.Dynamic = []int{2}
	for name, c := range map[string]*sandbox.Classifier{"no metadata": write(t, lax), "metadata": write(t, annotate(t, lax, someMeta, ""))} {
		a := ask(t, c, s)
		if a.Failure != nil || a.Response.Class != abi.Unknown || a.Raw != nil {
			t.Errorf("%s: %v %v %q, want unknown without asking", name, a.Response.Class, a.Failure, a.Raw)
		}
	}
	if a := ask(t, write(t, annotate(t, lax, ask4them, "")), s); a.Failure != nil || a.Response.Class != abi.ReadOnly {
		t.Errorf("one that asks for them: %v %v", a.Response.Class, a.Failure)
	}
}
